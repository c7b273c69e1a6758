# What is typed after / : names of commands and of their options. Small letters, no blanks, at most
# 32 signs, all different beside each other. The names of the games, /table and /table-admin are
# the same in all languages. Other texts name a command as `/skull { name-new }`.

# -- commands
name-join = join
name-leave = leave
name-start = start
name-hand = hand
name-board = board
name-rules = rules
name-options = options
name-new = new
name-place = place
name-challenge = challenge
name-pass = pass
name-flip = flip
name-bid = bid
name-play = play
name-load = load
name-power = power
name-scores = scores
name-give = give
name-pause = pause
name-resume = resume
name-history = history
name-settings = settings
name-forget = forget
name-list = list
name-show = show
name-repost = repost
name-skip = skip
name-void-round = void-round
name-end = end
name-reset = reset
name-seat = seat

# -- options
name-option-last-chance = last_chance
name-option-turn-time = turn_time
name-option-where = where
name-option-disc = disc
name-option-number = number
name-option-player = player
name-option-rounds = rounds
name-option-cards = cards
name-option-scoring = scoring
name-option-tricks = tricks
name-option-card = card
name-option-load = load
name-option-choice = choice
name-option-user = user
name-option-table = table
name-option-act = act
name-option-seat = seat
name-option-language = language
name-option-pictures = pictures
name-option-role = role
