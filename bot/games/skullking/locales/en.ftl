# Skull King: everything players read about this game.
skullking-name = Skull King
skullking-about = Bid on tricks among pirates and mermaids, for 2 to 8 players

# -- cards
skullking-suit-green = green
skullking-suit-yellow = yellow
skullking-suit-purple = purple
skullking-suit-black = black
skullking-card-number = { $sign } { $number }
skullking-card-words = { $suit } { $number }
skullking-card-rosie = Rosie
skullking-card-will = Will
skullking-card-rascal = Rascal
skullking-card-juanita = Juanita
skullking-card-harry = Harry
skullking-card-tigress = Tigress
skullking-card-tigress-pirate = Tigress (pirate)
skullking-card-tigress-escape = Tigress (escape)
skullking-card-skullking = Skull King
skullking-card-mermaid = Mermaid
skullking-card-kraken = Kraken
skullking-card-whale = White Whale
skullking-card-loot = Loot
skullking-card-escape = Escape
skullking-count-of = { $card } × { $count }
skullking-graybeard = Graybeard

# -- names of cards that can be typed beside those on the buttons, with commas between them
skullking-typed-green = parrot, parrots
skullking-typed-yellow = chest, chests, gold
skullking-typed-purple = map, maps
skullking-typed-black = trump, jolly roger
skullking-typed-rosie = Rosie D’Laney, Rosie de Laney
skullking-typed-will = Will the Bandit, Bendt, Bendt the Bandit
skullking-typed-rascal = Rascal of Roatan
skullking-typed-juanita = Juanita Jade
skullking-typed-harry = Harry the Giant
skullking-typed-pirate = pirate, a pirate
skullking-typed-tigress = Tigress
skullking-typed-tigress-pirate = Tigress as pirate, Tigress as a pirate, Pirate Tigress
skullking-typed-tigress-escape = Tigress as escape, Tigress as an escape, Escape Tigress
skullking-typed-skullking = King, the Skull King, SK
skullking-typed-mermaid = Siren
skullking-typed-kraken = the Kraken
skullking-typed-whale = Whale, the White Whale
skullking-typed-loot = Treasure
skullking-typed-escape = White flag, Flag
skullking-typed-keep = keep, keep it, no change, stay

# -- other words that can be typed; the first of each is shown. The letters are of the four suits
skullking-typed-letters = g, y, p, b
skullking-typed-bid = bid, bids, bet, trick, tricks, take
skullking-typed-play = play, put, lay, throw
skullking-typed-load = load, loads, cannon, fire
skullking-typed-cannonball = ball, cannonball, cannon ball, 💥
skullking-typed-grapeshot = grape, grapeshot, grape shot, shot, ✴️
skullking-typed-discard = discard, throw away, give away, drop, bury
skullking-typed-stake = stake, wager
skullking-typed-lead = lead, leads, leader, name, names, start, starts
skullking-typed-up = up, plus, plus one, more, one more, raise, increase
skullking-typed-down = down, minus, minus one, less, one less, lower, decrease
skullking-typed-hand = cards, my cards
skullking-typed-filler = card, points, point
skullking-typed-why = why
skullking-typed-trick = last trick

# -- what can be typed
skullking-typable-general = `bid 3` or a number alone bids. `black 14`, `escape` or `tigress as pirate` plays a card. `ball` or `grape` loads. A pirate’s power: a seat’s number for Rosie, two cards for Will, `0`, `10` or `20` for Rascal, `-1`, `keep` or `+1` for Harry.
skullking-typable-always = `scores`, `why` and `last trick` show what was.
skullking-typable-bid = Your bid: a number from `0` to `{ $most }`
skullking-typable-load = Your cannon: { $moves }
skullking-typable-play = A card: { $moves }
skullking-typable-rosie = Who leads, by the seat: { $seats } ({ $names })
skullking-typable-will = { $count ->
    [one] One card
   *[other] { $count } cards
 } to discard, with a comma between them: { $cards }
skullking-typable-rascal = Points to stake on your bid: { $moves }
skullking-typable-harry = Your bid: { $moves }

# -- board: what is awaited
skullking-board-title = Skull King · round { $round } of { $rounds }
skullking-board-title-extra = Skull King · extra round to break the tie
skullking-board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
skullking-board-trick = trick { $trick } of { $tricks }
skullking-await-bidding = **Bids: { $done } of { $seats } in.** Waiting for { $waiting }
skullking-await-loading = **Cannon loads: { $done } of { $seats } in.** Waiting for { $waiting }
skullking-await-lead = { $name } leads trick { $trick }.
skullking-await-card = { $name } to play.
skullking-await-graybeard = { $name } turns a card.
skullking-await-nobody = The game is over.
skullking-await-rosie = { $name } names who leads the next trick (Rosie).
skullking-await-will = { $name } drew from the stock and chooses what to discard (Will).
skullking-await-rascal = { $name } may stake 0, 10 or 20 points on the bid (Rascal).
skullking-await-harry = { $name } may change the bid by one (Harry).

# -- board: bids
skullking-board-ticks = { $ticks } · { $leader } leads first
skullking-board-bids = Bids: { $bids }
skullking-board-sum = Bids { $bids } for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }: { $side ->
    [many] { $off } too many.
    [few] { $off } too few.
   *[right] exactly right.
 }
skullking-board-unclaimed = { $count ->
    [one] 1 trick went to nobody.
   *[other] { $count } tricks went to nobody.
 }
skullking-seat-dealer = dealer

# -- board: a trick
skullking-board-head = -# tricks won / bid · score
skullking-seat-tricks = **{ $won }/{ $bid }**
skullking-ghost = { $won ->
    [one] 1 trick
   *[other] { $won } tricks
 } · { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
 }
skullking-follow = Follow { $suit }.
skullking-follow-none = No suit has to be followed in this trick.
skullking-follow-open = No suit yet: the next number sets it.
skullking-so-far = { $name } is winning: { $why }.
skullking-so-far-nobody = Nobody is winning: { $why }.
skullking-last-trick = **Last trick**

# -- why somebody takes a trick
skullking-why-led-suit = the highest { $suit } card
skullking-why-trump = { $led ->
    [black] the highest black card
    [none] black beats the other suits
   *[other] black beats { $led }
 }
skullking-why-pirate = { $pirates ->
    [one] { $mermaids ->
        [0] a pirate beats all numbers
       *[other] a pirate beats mermaids and numbers
     }
   *[other] the first pirate
 }
skullking-why-mermaid = { $mermaids ->
    [one] a mermaid beats all numbers
   *[other] the first mermaid
 }
skullking-why-skull-king = { $pirates ->
    [0] the Skull King beats all numbers
   *[other] the Skull King beats pirates
 }
skullking-why-mermaid-takes-king = a mermaid catches the Skull King
skullking-why-all-escape = nothing but escapes, so the first of them
skullking-why-kraken = the Kraken destroys the trick
skullking-why-whale-highest = with the White Whale the highest number of any suit wins
skullking-why-whale-nothing = with the White Whale only numbers count, and there is none

# -- what happened
skullking-event-taken = { $name } **takes it:** { $why }.
skullking-event-destroyed = **The Kraken destroyed this trick:** nobody takes it.
skullking-event-discarded = **The White Whale found no number:** the trick is discarded and nobody takes it.
skullking-event-captured = Bonus for the right bid: { $bonuses }
skullking-event-allied = Allied for this round: { $pair }

# -- what stands beside a bid
skullking-note-grapeshot = ✴️ grapeshot
skullking-note-cannonball = 💥 cannonball
skullking-note-ally = allied with { $ally }
skullking-note-rosie = Rosie: { $target } leads
skullking-note-will = Will: drew { $count }, discarded { $count }
skullking-note-rascal = { $count ->
    [0] no wager
   *[other] wager { $count }
 }
skullking-note-juanita = Juanita: looked at the stock
skullking-note-harry-open = Harry: may still change the bid
skullking-note-harry = Harry: { $change ->
    [none] bid kept
   *[other] bid { $change }
 }

# -- a scored round
skullking-round-title = **Round { $round }** ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 })
skullking-round-head = -# score (this round) · tricks won / bid
skullking-round-row = { $place } { $name } · **{ $score }** ({ $points }) · { $won }/{ $bid }
skullking-round-bonus = incl. { $points } bonus
skullking-end-won = 🏆 { $names } wins with { $points } points.
skullking-end-shared = 🏆 { $names } share the first place with { $points } points.
skullking-end-extra = Decided by an extra round.
skullking-end-row = { $place } { $names } · **{ $points }**
skullking-end-last = **Round { $round }:** { $points }

# -- history
skullking-told-round = { $kind ->
    [extra] **Extra round to break the tie**
   *[round] **Round { $round }**
 } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } · { $dealer } deals, { $leader } leads
skullking-told-voided = Round { $round } is void and is dealt anew.
skullking-told-bid = Bids in:
skullking-told-load = Loaded:
skullking-told-loads = Cannons: { $loads }
skullking-told-played = Played:
skullking-told-taken = Trick { $trick }: { $name } takes it.
skullking-told-destroyed = Trick { $trick }: the Kraken destroys it.
skullking-told-discarded = Trick { $trick }: the White Whale finds no number; it is discarded.
skullking-told-power = { $card } won: { $name } may use the power.
skullking-told-drawn = Will: { $name } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
skullking-told-discarded-cards = Will: { $name } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
skullking-told-viewed = Juanita: { $name } looks at { $count ->
    [one] { $count } undealt card
   *[other] { $count } undealt cards
 }.
skullking-told-wager = Rascal: { $name } stakes { $points }.
skullking-told-change = Harry: { $name } { $how ->
    [kept] keeps the bid of { $bid }
   *[changed] now bids { $bid }
 }.
skullking-told-scored = **Scores of round { $round }:** { $scores }
skullking-told-ended = 🏆 { $names } wins the game.

# -- private pages
skullking-trick-title = **Trick { $trick } of round { $round }**
skullking-why-title = **Round { $round }** ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }): how it was counted
skullking-why-choice = Round { $round } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 })
skullking-why-list = How a round was counted
skullking-sum-head = { $name } bid { $bid }{ $change ->
    [none] {""}
   *[other] {" "}({ $change } by Harry)
 }, won { $won }{ $load ->
    [grapeshot] , grapeshot
    [cannonball] , cannonball
   *[none] {""}
 }: **{ $points }**, now { $score }
skullking-sum-exact = exact: { $count } × { $each } = { $points }
skullking-sum-missed = missed by { $count }: { $count } × { $each } = { $points }
skullking-sum-zero-made = zero made: { $count ->
    [one] 1 card
   *[other] { $count } cards
 } × { $each } = { $points }
skullking-sum-zero-missed = zero missed: { $count ->
    [one] 1 card
   *[other] { $count } cards
 } × { $each } = { $points }
skullking-sum-pot = exact: { $count ->
    [one] 1 card
   *[other] { $count } cards
 } × { $each } = { $points }
skullking-sum-pot-half = off by one: half of { $worth } = { $points }
skullking-sum-pot-lost = missed: nothing of { $worth }
skullking-sum-fourteen = { $card } { $points }
skullking-sum-mermaid-taken-by-pirate = { $card } taken by a pirate { $points }
skullking-sum-pirate-taken-by-skullking = { $card } taken by the Skull King { $points }
skullking-sum-skullking-taken-by-mermaid = { $card } taken by a mermaid { $points }
skullking-sum-alliance = alliance with { $partner } { $points }
skullking-sum-wager = wager { $points }
skullking-sum-lost = lost: { $lost }
skullking-scores-title = **Scores**
skullking-scores-head = -# Lines are rounds, columns are seats.
skullking-scores-round = #

# -- buttons
skullking-press-hand = My hand
skullking-press-why = Why
skullking-press-trick = Last trick
skullking-press-scores = Scores
skullking-press-bid = { $bid }
skullking-press-own-bid = My bid: { $bid }
skullking-press-load-grapeshot = Grapeshot: half for one off
skullking-press-load-cannonball = Cannonball: 15 a card or nothing
skullking-press-as-pirate = Pirate
skullking-press-as-escape = Escape
skullking-press-wager = { $points }
skullking-press-change = { $change ->
    [none] Keep
   *[other] { $change }
 }
skullking-press-discard = Discard { $cards }
skullking-press-discard-list = { $count ->
    [one] Discard exactly 1 card
   *[other] Discard exactly { $count } cards
 }
skullking-drawn-now = just drawn

# -- pictures: the few words in them
skullking-picture-round = R{ $round }
skullking-picture-total = TOTAL

# -- pictures in words, for who cannot see them: 256 signs at most; players are numbers of seats
skullking-alt-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }: { $cards }.
skullking-alt-hand-locked = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }. Playable: { $cards }. Not playable now: { $locked }.
skullking-alt-hand-drawn = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }: { $cards }. Just drawn: { $drawn }.
skullking-alt-trick = Round { $round }, trick { $trick }, seats in order of play (won/bid): { $plays }.
skullking-alt-trick-short = Trick { $trick }: { $plays }.
skullking-alt-play = { $seat } { $card }
skullking-alt-play-best = { $seat } { $card }, winning
skullking-alt-play-takes = { $seat } { $card }, takes it
skullking-alt-to-play = { $seat } to play
skullking-alt-waits = { $seat } waits
skullking-alt-nobody = Nobody takes it.
skullking-alt-leads = { $seat } leads.
skullking-alt-power = { $seat } uses { $card }.
skullking-alt-bids = Bids by seat: { $bids }.
skullking-alt-bids-in = { $count ->
    [0] No bid is in
    [one] Bid in from seat { $done }
   *[other] Bids in from seats { $done }
 }; waiting for { $waiting }.
skullking-alt-loads-in = { $count ->
    [0] No load is in
    [one] Load in from seat { $done }
   *[other] Loads in from seats { $done }
 }; waiting for { $waiting }.
skullking-alt-round = Round { $round }, seat, points, score: { $rows }.
skullking-alt-round-row = { $seat }: { $points } ({ $tally }), { $score }
skullking-alt-scores = Scores after round { $round }, by seat, best first: { $rows }.
skullking-alt-row = { $seat }: { $points }, { $score }
skullking-alt-final = Seat { $winners } wins. Score by seat (bids made): { $rows }.
skullking-alt-final-shared = Seats { $winners } share the win. Score by seat (bids made): { $rows }.
skullking-alt-final-row = { $seat }: { $score } ({ $made }/{ $rounds })

# -- panel
skullking-prompt-bid = **Your bid:** { $cards ->
    [one] there is 1 trick. Will you take it?
   *[other] how many of the { $cards } tricks will you take?
 } { $leader } leads first.
skullking-prompt-bid-last = **Your bid is the last one and reveals all.** { $cards ->
    [one] There is 1 trick. Will you take it?
   *[other] How many of the { $cards } tricks will you take?
 } { $leader } leads first.
skullking-prompt-bid-made = ✓ You bid **{ $made }**. You may change it until all bids are in.
skullking-prompt-load = **Load your cannon,** now that all bids are known.
skullking-prompt-load-last = **Load your cannon.** You are the last one: it reveals all loads.
skullking-prompt-load-made = ✓ Your cannon is loaded with **{ $made }**. You may change it until all are loaded.
skullking-prompt-play = **Your turn** · trick { $trick } of { $tricks } · you have { $won } of { $bid }
skullking-prompt-lead = **You lead** trick { $trick } of { $tricks }: any card · you have { $won } of { $bid }
skullking-prompt-tigress = **The Tigress** plays as a pirate or as an escape. Which?
skullking-prompt-rosie = **Rosie:** name who leads the next trick · you have { $won } of { $bid }
skullking-prompt-will = **Will:** choose { $count ->
    [one] 1 card
   *[other] { $count } cards
 } to discard, held or just drawn, unseen by all. You have { $won } of { $bid }.
skullking-prompt-rascal = **Rascal:** how much do you stake on making your bid? You have { $won } of { $bid }.
skullking-prompt-harry = **Harry:** you may change your bid by one. You have { $won } of { $bid }.
skullking-panel-left = { $left ->
    [0] That was the last trick of the round.
    [one] 1 trick is left in this round.
   *[other] { $left } tricks are left in this round.
 }
skullking-load-grapeshot = grapeshot
skullking-load-cannonball = a cannonball
skullking-playable-follow = Follow { $suit }: { $count ->
    [one] your only card of it, or a card without a number.
   *[other] one of your { $count }, or a card without a number.
 }
skullking-playable-all = Follow { $suit }. You may play any of your cards.
skullking-playable-void = You have no { $suit }: play what you like.
skullking-panel-hand = Your hand: { $cards }
skullking-panel-hand-empty = Your hand is empty.
skullking-panel-drawn = Just drawn: { $cards }
skullking-panel-contract = { $bid ->
    [0] You bid no tricks and have { $won }.
    [one] You have { $won } of the 1 trick you bid.
   *[other] You have { $won } of the { $bid } tricks you bid.
 }
skullking-panel-load = Your cannon: { $load }
skullking-panel-wager = Your wager: { $points }
skullking-panel-harry = Harry: you may change your bid by one, once, until the round ends.
skullking-panel-allies = Allied with { $names }
skullking-panel-stock = Juanita showed you the stock: { $cards }
skullking-panel-wait = It is not your turn. The table is on the board.
skullking-panel-over = The game is over.
skullking-panel-away = **The computer plays for you** since you were away. Press *I’m back* to play on.
skullking-panel-mark = Press **{ $move }** once more to confirm.

# -- lobby
skullking-lobby-ghost = With two players Graybeard’s ghost plays a third hand; no Loot.
skullking-lobby-cap = With so many players hands stop at { $cards } cards.
skullking-lobby-stock = A round of { $cards } cards deals the whole deck: nothing is left for Will and Juanita.

# -- options
skullking-form-rules = Cards, powers and house rulings
skullking-form-scoring = Scoring
skullking-form-rounds = Rounds
skullking-form-sizes = Own hand sizes
skullking-form-sizes-hint = One number a round, for example 2, 4, 6. What you type here replaces the list above.
skullking-box-kraken = Kraken
skullking-box-white-whale = White Whale
skullking-box-loot = Loot
skullking-box-pirate-powers = Pirate powers
skullking-box-kraken-next-leader = Kraken: its left neighbour leads next
skullking-box-whale-next-leader-when-discarded = Discarded by the Whale: the would-be winner leads next
skullking-box-harry-timing = Harry may wait until the round ends
skullking-box-tiebreak = A tie at the end is shared
skullking-box-classic = Skull King scoring
skullking-box-rascal = Rascal scoring
skullking-box-rascal-loads = Rascal scoring with cannon loads
skullking-box-standard = Standard: 1 to 10 cards
skullking-box-even-keeled = Even Keeled: 2 2 4 4 6 6 8 8 10 10
skullking-box-even-keeled-short = Even Keeled, short: 2 4 6 8 10
skullking-box-skip-to-the-brawl = Skip to the Brawl: 6 7 8 9 10
skullking-box-swift-n-salty = Swift-n-Salty Skirmish: 5 rounds of 5
skullking-box-broadside-barrage = Broadside Barrage: 10 rounds of 10
skullking-box-whirlpool = Whirlpool: 9 9 7 7 5 5 3 3 1 1
skullking-box-whirlpool-short = Whirlpool, short: 9 7 5 3 1
skullking-box-past-your-bedtime = Past Your Bedtime: one round of 1
skullking-box-own = Own hand sizes, as typed below
skullking-option-kraken-false = Without the Kraken
skullking-option-kraken-true = With the Kraken
skullking-option-white-whale-false = Without the White Whale
skullking-option-white-whale-true = With the White Whale
skullking-option-loot-false = Without Loot
skullking-option-loot-true = With Loot
skullking-option-pirate-powers-false = Without pirate powers
skullking-option-pirate-powers-true = With pirate powers
skullking-option-scoring-classic = Skull King scoring
skullking-option-scoring-rascal = Rascal scoring
skullking-option-scoring-rascal-loads = Rascal scoring with cannon loads
skullking-option-rounds-standard = Ten rounds of 1 to 10 cards
skullking-option-rounds-even-keeled = Even Keeled: { $sizes } cards
skullking-option-rounds-even-keeled-short = Even Keeled, short: { $sizes } cards
skullking-option-rounds-skip-to-the-brawl = Skip to the Brawl: { $sizes } cards
skullking-option-rounds-swift-n-salty = Swift-n-Salty Skirmish: 5 rounds of 5 cards
skullking-option-rounds-broadside-barrage = Broadside Barrage: 10 rounds of 10 cards
skullking-option-rounds-whirlpool = Whirlpool: { $sizes } cards
skullking-option-rounds-whirlpool-short = Whirlpool, short: { $sizes } cards
skullking-option-rounds-past-your-bedtime = Past Your Bedtime: one round of 1 card
skullking-option-rounds-own = Rounds of { $sizes } cards
skullking-option-kraken-next-leader-would-have-won = After the Kraken, who would have won leads
skullking-option-kraken-next-leader-left-of-kraken = After the Kraken, its left neighbour leads
skullking-option-whale-next-leader-when-discarded-whale-player = After a trick the Whale discards, the Whale’s player leads
skullking-option-whale-next-leader-when-discarded-would-have-won = After a trick the Whale discards, who would have won leads
skullking-option-harry-timing-immediate = Harry changes the bid at once
skullking-option-harry-timing-end-of-round = Harry may wait until the round ends
skullking-option-tiebreak-extra-round = A tie for first place is played off
skullking-option-tiebreak-shared = A tie for first place is shared

# -- refusals in Skull King’s words
skullking-error-bad-format = This game was saved by another version and cannot go on. Open a new table.
skullking-error-bad-hand-size = A hand has 1 to 10 cards.
skullking-error-bad-hand-sizes = I cannot deal these hand sizes. Give up to { $rounds } whole numbers from 1 to { $most }, with commas between them.
skullking-error-bad-position = No game can reach that position.
skullking-error-bad-seat-count = Skull King is for 2 to 8 players.
skullking-error-bad-wager = Stake 0, 10 or 20 points.
skullking-error-bid-too-high = There are only { $maximum } tricks this round. Bid up to { $maximum }.
skullking-error-bid-too-low = A bid cannot be below { $minimum }.
skullking-error-bids-are-known = The bids are known and stand for this round.
skullking-error-bids-missing = Not all bids are in yet. The board shows who is still missing.
skullking-error-card-not-in-hand = You do not hold that card. Press My hand to see what you hold.
skullking-error-game-over = This game is over. Press Rematch on the board for another one.
skullking-error-graybeard-first = Graybeard turns his card first. It takes but a moment.
skullking-error-loads-are-known = The loads are known and stand for this round.
skullking-error-loads-missing = Not all cannons are loaded yet. The board shows who is still missing.
skullking-error-must-follow-suit = { $suit ->
    [green] 🦜 Green
    [yellow] 🪙 Yellow
    [purple] 🗺️ Purple
   *[black] ☠️ Black
 } was led and you have it: play a card of that suit, or one without a number.
skullking-error-no-power-now = You have no power to use at this moment.
skullking-error-no-rounds = Give at least one hand size.
skullking-error-not-your-turn = It is not your turn. The first lines of the board say who is awaited.
skullking-error-nothing-to-change = You have no bid to change at this moment. Harry must win a trick for it.
skullking-error-nothing-to-discard = You have nothing to discard at this moment. Will must win a trick for it.
skullking-error-nothing-to-load = This table plays without cannon loads.
skullking-error-nothing-to-name = You have nobody to name at this moment. Rosie must win a trick for it.
skullking-error-nothing-to-stake = You have nothing to stake at this moment. Rascal must win a trick for it.
skullking-error-nothing-to-turn = Graybeard has no card to turn at this moment.
skullking-error-several-cards = Which one do you mean: { $cards }?
skullking-error-say-bid = How many tricks? Type a number, for example `bid 3`.
skullking-error-say-load = Type `ball` or `grape`.
skullking-error-say-stake = How many points? Type `0`, `10` or `20`.
skullking-error-say-harry = Type `+1` for one more, `-1` for one less, or `keep`.
skullking-error-say-lead = Who shall lead? Type the number of the seat, for example `2`.
skullking-error-say-card = Type one card, for example `black 14`, `escape` or `tigress as pirate`.
skullking-error-power-first = A pirate’s power comes first. The first lines of the board say whose.
skullking-error-tigress-undecided = Say what the Tigress shall be: “Tigress as pirate” or “Tigress as escape”.
skullking-error-too-many-rounds = That are too many rounds.
skullking-error-unknown-action = I do not know that move. Use the buttons of your panel.
skullking-error-unknown-card = I do not know that card. Type it as on your panel, for example “black 14”, “☠ 14” or “escape”.
skullking-error-unknown-player = I do not know which player you mean. Type the number of the seat, for example 2.
skullking-error-unknown-seat = There is no such seat at this table.
skullking-error-wrong-discard-count = Choose exactly { $count ->
    [one] 1 card
   *[other] { $count } cards
 } to discard.

# -- commands
skullking-cards-base = base game
skullking-cards-all = with Kraken, White Whale, Loot and pirate powers
skullking-command-new-cards = Which cards and powers
skullking-command-bid = Bid how many tricks you will take
skullking-command-bid-tricks = How many tricks
skullking-command-play = Play a card
skullking-command-play-card = Which card, for example black 14
skullking-command-load = Load your cannon
skullking-command-load-load = With what
skullking-command-power = Use the power of a pirate that won you a trick
skullking-command-power-choice = A player, the stake, the change of your bid, or the cards to discard
skullking-command-scores = Show the scores of all rounds, privately

# -- rules guide
skullking-rules-1 = ## Skull King in one minute
    In every round each player gets a hand of cards and says in secret **how many tricks it will take**. All bids are shown at once. Then you play your cards, one trick after another.
    Take **exactly** as many tricks as you bid and you score well. One too many is as bad as one too few.
    The first round has 1 card each, the second 2, and so on up to 10. After the last round the highest score wins.
    _Example: Bo bids 2 and takes 2 tricks: 2 × 20 = 40 points. Cy bids 1 and takes 3, so is off by two: −20._
    {""}**On your turn** your panel shows the trick, what may be played, and your hand. What may not be played is grey. Your panel comes to you by itself; if it gets lost, press **My hand** on the board.
skullking-rules-2 = ## The cards
    {""}**Numbers** 1 to 14 in four suits: 🦜 green, 🪙 yellow, 🗺️ purple and ☠️ black. Black is trump and beats the other three.
    {""}**Escapes** (5) lose to everything.
    {""}**Pirates** (5) beat all numbers: Rosie, Will, Rascal, Juanita and Harry.
    {""}**The Tigress** is a pirate or an escape. You say which as you play her.
    {""}**The Skull King** beats pirates and all numbers.
    {""}**Mermaids** (2) beat all numbers and catch the Skull King, but pirates beat them.
    So pirates beat mermaids, mermaids beat the Skull King, the Skull King beats pirates.
    _Example: a pirate, the Skull King and a mermaid in one trick: the mermaid takes it, in whatever order they fell._
skullking-rules-3 = ## Following suit
    The first number of a trick sets its suit. If you hold numbers of that suit you must play one of them, **or any card without a number**. If you hold none, play what you like.
    Nobody has to play high, and nobody has to play black.
    • An escape was led: there is no suit yet, the next number sets it.
    • A pirate, a mermaid or the Skull King was led: the whole trick has no suit, everybody plays anything.
    _Example: Ana leads yellow 9. Bo holds yellow 2, black 5 and a mermaid. Bo may play yellow 2 or the mermaid, but not black 5._
skullking-rules-4 = ## Who takes the trick
    1. The Skull King and a mermaid are both there: the first mermaid.
    2. Else the Skull King.
    3. Else the first pirate.
    4. Else the first mermaid.
    5. Else the highest black number.
    6. Else the highest number of the suit that was led.
    7. Nothing but escapes: the first card played.
    Who takes a trick leads the next one.
    _Example: green 12, green 3, black 2, purple 14. Black 2 takes it: purple was not led, and black beats green._
    _Example: yellow 5, Harry, Rosie, mermaid. Harry takes it, as the first pirate._
skullking-rules-5 = ## Scoring a round
    • **A bid of one or more, made:** 20 points a trick.
    • **Missed:** 10 points are lost for each trick too many or too few.
    • **A bid of zero, made:** 10 points for each card you were dealt this round.
    • **Zero missed:** as many points are lost.
    {""}**Bonuses, only for an exact bid:**
    • a 14 in your tricks: 10, the black one 20
    • a mermaid taken by your pirate: 20 each
    • a pirate taken by your Skull King: 30 each
    • the Skull King taken by your mermaid: 40
    _Example: seven cards, Di bids 0 and takes nothing: 7 × 10 = 70. Ed bids 3 and takes 3, with the green 14 and a pirate under the Skull King: 60 + 10 + 30 = 100._
    _Example: Flo bids 2 and takes 3 with the black 14: −10, and the 20 are lost._
    {""}**Why** on the board shows everybody’s sum. A tie for the first place is played off in an extra round.
skullking-rules-6 = ## More cards, if the table wants them
    {""}**Kraken:** nobody takes the trick, its cards are gone. Who would have taken it leads the next one.
    {""}**White Whale:** only numbers count. The highest of any suit takes the trick, and black is no trump. With no number in it, the trick is discarded and the Whale’s player leads.
    Both in a trick: the later one decides. Led, neither sets a suit.
    {""}**Loot** (2) is played like an escape. Who takes the trick and who played the Loot are **allies**: if both make their bids, each gets 20 points.
    _Example: yellow 9, black 12, White Whale, purple 13. Purple 13 takes the trick._
    _Example: Bo plays Loot into a trick that Cy takes. Bo makes the bid, Cy misses: no points for either._
skullking-rules-7 = ## Pirate powers, if the table wants them
    A pirate who takes a trick by itself lets its player do something, at once:
    • **Rosie:** name who leads the next trick, yourself too.
    • **Will:** draw two cards from the stock, then discard two of your hand.
    • **Rascal:** stake 0, 10 or 20 points on making your bid.
    • **Juanita:** see the cards that were not dealt. They stay in your panel until the round ends.
    • **Harry:** change your bid by one, or keep it.
    After the last trick of a round only Harry’s counts.
    _Example: Ana bid 2 and has just taken the third trick with Harry. She changes her bid to 3 and needs no more._
    The Tigress has no power. A pirate that is captured gives its power to nobody.
skullking-rules-8 = ## Two players, and other ways to play
    {""}**Two players:** Graybeard’s ghost plays a third hand. The top card of his pile is turned on his turn, he need not follow suit, and he leads after a trick he takes. He scores nothing, but takes tricks away from you.
    {""}**Eight players:** hands stop at 8 cards.
    {""}**Rounds:** other lists of hand sizes, or your own, under *Options*.
    {""}**Rascal scoring:** in each round everybody can win 10 points a card dealt, whatever the bid. An exact bid gets all of it, off by one half, else nothing. Bonuses go the same way, and nothing is lost.
    {""}**Cannon loads:** after the bids are known, choose in secret. *Grapeshot* scores as above. A *cannonball* wins 15 points a card for an exact bid and nothing at all otherwise.
    _Example: six cards, Cy bids 2 and takes 3. Grapeshot: half of 60 is 30. With a cannonball: 0; had the bid been exact, 6 × 15 = 90._

# -- a beginner's first round, one line a step
skullking-guide-bid = Look at your hand and say how many tricks you will take, exactly. 0 is a bid too. Nobody sees it until all have bid.
skullking-guide-load = Grapeshot is the careful load: you still get half when you miss by one. The cannonball pays more, or nothing at all.
skullking-guide-lead = You begin the trick with any card. A number sets the suit that the others have to follow, if they can.
skullking-guide-play = Follow the suit if you can. Special cards may always be played. Black beats the other suits, pirates beat numbers.
skullking-guide-graybeard = Graybeard’s ghost plays the top card of his pile.
skullking-guide-rosie = Rosie won a trick: you decide who leads the next one.
skullking-guide-will = Will won a trick: you drew cards, and now give as many away.
skullking-guide-rascal = Rascal won a trick: stake points on your bid. They are added if it comes true, and lost if not.
skullking-guide-harry = Harry won a trick: you may make your bid one higher or lower.
skullking-guide-juanita = Juanita won a trick: you have seen the cards that nobody holds.
skullking-guide-wait = Nothing to do now. Count on the board: who still needs tricks, and who must not take one?
