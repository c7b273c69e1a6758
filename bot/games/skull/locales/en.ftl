# Skull: everything players read about this game.
skull-name = Skull
skull-about = Bluffing with flowers and skulls, for 3 to 6 players

# -- discs
skull-disc-flower = flower
skull-disc-skull = skull
skull-disc-last-chance = Last Chance flower
skull-button-flower = Flower
skull-button-skull = Skull
skull-button-last-chance = Last Chance
skull-down-flower = Flower ✓
skull-down-skull = Skull ✓
skull-down-last-chance = Last Chance ✓
skull-swap-flower = Swap: flower
skull-swap-skull = Swap: skull
skull-swap-last-chance = Swap: Last Chance

# -- board: what is awaited
skull-board-title = Skull · round { $round }
skull-await-first = First discs. Waiting for { $names }, then { $starter } (starter).
skull-await-first-in-turn = { $name }: put down a first disc.
skull-await-starter = { $name }: put down your first disc as the starter.
skull-await-turn = { $name }: put down a disc or open a challenge.
skull-await-open = { $name } has an empty hand and opens a challenge.
skull-await-answer = { $name }: raise or pass. { $bidder } wants to turn **{ $number }** of { $total }.
skull-await-own = { $name } turns { $number } and begins with their own discs.
skull-await-flip = { $name }: choose a stack. { $turned } of { $number } turned, all flowers.
skull-await-lose = { $name } turned their own skull and chooses in secret what to lose.
skull-await-name = { $name } is out and names who starts the next round.

# -- board: seat lines
skull-seat-down = { $count } down
skull-seat-hand = { $count } in hand
skull-seat-none-down = nothing down
skull-seat-out = out
skull-seat-passed = passed
skull-seat-bid = wants { $number }
skull-seat-starter = starts
skull-seat-last-chance = holds the Last Chance flower
skull-seat-last-chance-at = Last Chance flower is { $place } from the bottom
skull-bids = Challenge: { $bids }
skull-bid-opened = { $name } **{ $number }**

# -- board: what just happened
skull-last-place = { $name } put down a disc.
skull-last-open = { $name } opened a challenge: { $number }.
skull-last-raise = { $name } raised to { $number }.
skull-last-pass = { $name } passed.
skull-last-flip = { $name } turned { $owner ->
    [own] one of their own discs
   *[other] the top disc of { $target }
 }: { $disc }.
skull-last-lose = { $name } gave a disc away.
skull-last-name = { $name } named the starter.
skull-last-show = { $name } showed the discs of last round.

# -- the last reveal
skull-reveal-won = Round { $round }: { $name } turned { $number } { $number ->
    [one] flower
   *[other] flowers
 } and won the challenge.
skull-reveal-own-skull = Round { $round }: { $name } wanted { $number } and turned their own skull.
skull-reveal-skull = Round { $round }: { $name } wanted { $number } and turned { $owner }’s skull.
skull-reveal-lost = { $name } lost a disc.
skull-reveal-out = { $name } is out of the game.
skull-reveal-flips = Turned: { $flips }
skull-reveal-shown = { $name } shows, bottom to top: { $discs }

# -- board buttons
skull-press-hand = My discs
skull-press-challenge = Challenge…
skull-press-pass = Pass
skull-press-number = { $number }
skull-press-raise = Raise to { $number }
skull-press-more = More…
skull-press-flip = Flip { $seat } { $name } ({ $count })
skull-press-flip-name = Flip { $name } ({ $count })
skull-press-name = { $seat } { $name }

# -- panel
skull-panel-first = **Your first disc.** { $starter } places last; you may swap until all the other first discs are down.
skull-panel-first-in-turn = **Your first disc.** It stays as it lies.
skull-panel-first-last = **Your first disc is the last one of this round** before { $starter } places: it fixes them all.
skull-panel-first-done = ✓ Your { $disc } is down. You may swap it until all the first discs but { $starter }’s are down.
skull-panel-starter-waits = You start this round: you place when everybody else has put down a first disc. The board shows who has.
skull-panel-starter = **Your first disc.** All others are down; then you play on.
skull-panel-turn = **Your turn:** put down a disc or open a challenge.
skull-panel-open = **Your turn:** your hand is empty, so open a challenge.
skull-panel-answer = **Raise or pass.** { $bidder } wants to turn { $number } of { $total }.
skull-panel-own = **You turn { $number }**, your own discs first. They turn by themselves.
skull-panel-flip = **Choose a stack to turn.** { $turned } of { $number } done.
skull-panel-lose = **You turned your own skull.** Choose in secret which disc you lose for good.
skull-panel-lose-sure = Lose { $kind ->
    [skull] the skull
   *[other] a flower
 } for good? Nobody else will know which disc it was.
skull-panel-name = **You are out.** Name who starts the next round.
skull-panel-wait = It is not your turn. The table is on the board.
skull-panel-out = You are out of this game. You can watch it on the board.
skull-panel-over = The game is over.
skull-panel-away = **The computer plays for you** since you were away. Press *I'm back* to play on.
skull-panel-hand = In hand: { $discs }
skull-panel-hand-empty = In hand: nothing
skull-panel-stack = Down, top first: { $discs }
skull-panel-stack-empty = Down: nothing yet
skull-panel-lost = Lost so far: { $discs }
skull-panel-table = Table, { $total } { $total ->
    [one] disc
   *[other] discs
 } down: { $stacks }
skull-panel-stack-of = { $name } { $count }
skull-panel-stack-passed = { $name } { $count }, passed
skull-panel-table-no-bid = Nobody has opened a challenge.
skull-panel-numbers = **I can turn …** ({ $low } to { $high } of { $total }) Opening a challenge ends placing for all.
skull-panel-numbers-raise = **Raise to …** ({ $low } to { $high } of { $total })
skull-panel-mark = Press **{ $move }** once more to play it.
skull-panel-show-offer = -# You may show everybody what you had down in the last challenge, until the next challenge opens.
skull-panel-show-offer-new = -# You may show everybody what this seat had down in the last challenge, before it was yours, until the next challenge opens.
skull-press-lose-flower = Lose a flower
skull-press-lose-skull = Lose the skull
skull-press-lose-flower-sure = Yes, lose a flower
skull-press-lose-skull-sure = Yes, lose the skull
skull-press-show = Show my discs
skull-count-of = { $disc } × { $count }

# -- end
skull-end-points = 🏆 { $name } wins with { $points } won { $points ->
    [one] challenge
   *[other] challenges
 }.
skull-end-survival = 🏆 { $name } wins: nobody else has a disc left.
skull-end-row = { $place } { $name } · { $points ->
    [0] no challenge
    [one] { $points } challenge
   *[other] { $points } challenges
 } · { $discs ->
    [0] out
    [one] { $discs } disc
   *[other] { $discs } discs
 }

# -- history
skull-told-round = **Round { $round }** · { $name } starts
skull-told-voided = Round { $round } is void and begins anew.
skull-told-placed = Discs down:
skull-told-fixed = The first discs are fixed.
skull-told-fixed-last-chance = The Last Chance flower of { $name } is among them.
skull-told-challenge = Challenge:
skull-told-passed = { $seat } passes
skull-told-challenger = { $name } has to turn { $number }.
skull-told-flipped = Turned:
skull-told-won = { $name } wins the challenge: { $points } won so far.
skull-told-failed = { $whose ->
    [own] { $name } has turned their own skull.
   *[other] { $name } has turned { $owner }’s skull.
 }
skull-told-lost = { $name } loses a disc and has { $count } left.
skull-told-last-chance-given = { $name } gets the Last Chance flower for the next round.
skull-told-last-chance-returned = { $name } gives the Last Chance flower back.
skull-told-named = { $name } names { $target } as the next starter.
skull-told-ended = 🏆 { $name } wins the game.

# -- pictures in words, at most 256 signs: seats are numbers, never names
skull-alt-table = Round { $round }.
skull-alt-awaited = { $phase ->
    [placing] To place a first disc
    [turn] To place or challenge
    [challenging] To raise or pass
    [revealing] To turn discs
    [losing] To choose a disc to lose
   *[naming] To name the starter
 }: { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
 }.
skull-alt-bid = Seat { $seat } bid { $number } of { $total }{ $turned ->
    [0] {""}
   *[other] {", "}{ $turned } turned
 }.
skull-alt-turned = Turned by seat: { $discs }.
skull-alt-past = Before: seat { $seat } bid { $number } and { $end ->
    [won] won
    [own] turned their own skull
   *[other] turned the skull of seat { $owner }
 }.
skull-alt-past-lost = A disc is lost.
skull-alt-past-out = That seat is out.
skull-alt-of-seat = { $seat }: { $discs }
skull-alt-shown = Shown: { $stacks }.
skull-alt-mats = Discs: { $mats }.
skull-alt-mat = seat { $seat } { $down } down { $hand } in hand
skull-alt-mats-short = Down/in hand: { $mats }.
skull-alt-mat-short = { $seat }: { $down }/{ $hand }
skull-alt-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $seats }.
skull-alt-last-chance = Last Chance: { $kind ->
    [placed] seat { $seat }, disc { $place } from the bottom
   *[held] seat { $seat }
 }.
skull-alt-passed = Passed: { $seats }.
skull-alt-out = Out: { $seats }.
skull-alt-starter = Starter: { $seats }.
skull-alt-disc-flower = { $count ->
    [one] flower
   *[other] { $count } flowers
 }
skull-alt-disc-skull = { $count ->
    [one] skull
   *[other] { $count } skulls
 }
skull-alt-disc-last-chance = Last Chance flower
skull-alt-hand = Your discs, seat { $seat }. In hand: { $count ->
    [0] none
   *[other] { $discs }
 }.
skull-alt-hand-down = Down, top first: { $discs }.
skull-alt-hand-lost = Lost: { $discs }.
skull-alt-hand-out = Seat { $seat }: you are out and have no discs.
skull-alt-final = The game is over. Seat { $seat } wins: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $discs ->
    [one] { $discs } disc left
   *[other] { $discs } discs left
 }.
skull-alt-final-row = Seat { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $discs ->
    [0] out
    [one] { $discs } disc
   *[other] { $discs } discs
 }

# -- options
skull-form-rulings = House rulings
skull-box-last-chance = Last Chance disc
skull-box-own-stack = Turn all own discs, even beyond the bid
skull-box-own-skull-loss = Own skull: the lost disc is drawn
skull-box-first-placement = First discs in turn from the starter
skull-box-points-to-win = Quick game: one won challenge wins
skull-option-last-chance = Last Chance disc
skull-option-last-chance-false = Without the Last Chance disc
skull-option-last-chance-true = With the Last Chance disc
skull-option-own-stack-stop-at-bid = Turn own discs only up to the bid
skull-option-own-stack-all-own = Turn all own discs, even beyond the bid
skull-option-own-skull-loss-chosen = Own skull: choose the lost disc in secret
skull-option-own-skull-loss-random = Own skull: the lost disc is drawn
skull-option-first-placement-starter-last = First discs all at once, the starter last
skull-option-first-placement-clockwise-from-starter = First discs in turn from the starter
skull-option-points-to-win-2 = Two won challenges win
skull-option-points-to-win-1 = Quick game: one won challenge wins

# -- refusals in Skull's words
skull-error-bad-seat-count = Skull is for 3 to 6 players.
skull-error-game-over = This game is over. Press Rematch on the board for another one.
skull-error-not-your-turn = It is not your turn. The first line of the board says who is awaited.
skull-error-seat-eliminated = You are out of this game. You can watch it on the board.
skull-error-target-eliminated = That player is out of the game. Choose somebody who is still in.
skull-error-unknown-seat = There is no such seat at this table.
skull-error-disc-not-in-hand = You have no such disc in your hand. Press My discs to see what you hold.
skull-error-disc-not-owned = You have no such disc left. Press My discs to see what you hold.
skull-error-own-stack-first = Turn your own discs first, then choose another stack.
skull-error-stack-empty = That stack has no face-down disc left. Choose another one.
skull-error-number-too-low = Say a higher number: at least { $minimum }.
skull-error-number-too-high = There are only { $maximum } discs on the table. Say a number up to { $maximum }.
skull-error-first-disc-missing = You cannot open a challenge before your first disc is down.
skull-error-starter-places-last = You start this round, so you place last. The board shows who is still missing.
skull-error-challenge-is-open = A challenge is open, so no more discs are put down. Raise or pass.
skull-error-no-challenge-open = No challenge is open. Put down a disc, or open a challenge.
skull-error-already-passed = You have passed in this challenge; that stands until the round ends.
skull-error-nothing-to-turn = No disc is to be turned at this moment.
skull-error-nothing-to-lose = You have no disc to give away at this moment.
skull-error-nothing-to-name = Nobody has to be named at this moment.
skull-error-nothing-to-show = You can show your discs of a failed challenge only until the next one opens.
skull-error-unknown-action = I do not know that move. Use the buttons of your panel.
skull-error-bad-format = This game was saved by another version and cannot go on. Open a new table.
skull-error-bad-position = No game can reach that position.
skull-error-say-disc = Which disc? Type `flower` or `skull`.
skull-error-say-lose = A disc that you lose is gone for good. Type `lose flower` or `lose skull`.
skull-error-say-lost-disc = Which disc do you lose? Type `lose flower` or `lose skull`.
skull-error-say-number = How many discs? Type for example `challenge 3`.
skull-error-say-challenge = A challenge ends placing for all. To open one type `challenge` and the number.
skull-error-say-flip = Whose disc? Type the number of the seat, for example `flip 2`.
skull-error-say-name = Who shall start? Type the number of the seat, for example `name 2`.
skull-error-show-or-hand = `show` alone shows everybody what you had down last round. `hand` shows your discs to you.

# -- words that can be typed, with commas between the names of one thing; the first is shown
skull-typed-flower = flower, rose, flowers, roses, 🌸, 🌹, 🌷
skull-typed-skull = skull, skulls, death’s head, 💀, ☠️
skull-typed-last-chance = last chance, last chance flower, last flower, last rose, last, 🌼
skull-typed-place = place, put, put down, lay, lay down, add, play, swap, change
skull-typed-challenge = challenge, open, open a challenge, bid, bet, claim, I can turn
skull-typed-raise = raise, raise to, higher, more
skull-typed-pass = pass, fold, I’m out
skull-typed-flip = flip, turn, turn over, reveal
skull-typed-lose = lose, give, give up, give away, discard, sacrifice
skull-typed-name = name, starter, starts, start, begins
skull-typed-show = show
skull-typed-hand = discs, my discs
skull-typed-filler = disc, down, stack

# -- what can be typed
skull-typable-general = `flower` or `skull` puts a disc down. `challenge 4` opens or raises, `pass` passes. `flip 2` turns a disc of seat 2. `lose flower` gives a disc away, `name 2` names who starts, `show` shows what you had down.
skull-typable-place = Put a disc down: { $discs }
skull-typable-swap = Swap your first disc: { $discs }
skull-typable-open = Open a challenge: `challenge { $low }`{ $count ->
    [one] {""}
   *[other] {" "}up to `challenge { $high }`
 }
skull-typable-answer = Raise with a number, `{ $low }`{ $count ->
    [one] {""}
   *[other] {" "}up to `{ $high }`
 }, or `pass`
skull-typable-flip = Turn a disc of seat { $seats }
skull-typable-lose = Give a disc away: { $moves }
skull-typable-name = Name who starts, seat { $seats }
skull-typable-show = Show everybody what you had down last round: `show`

# -- commands
skull-command-place = Put down a disc
skull-command-challenge = Open a challenge, or raise it
skull-command-pass = Pass in the challenge
skull-command-flip = Turn the top disc of a player’s stack
skull-command-place-disc = Which disc
skull-command-challenge-number = How many discs you will turn
skull-command-flip-player = Whose stack

# -- rules guide
skull-rules-1 = ## Skull in one minute
    Everybody has four discs: **three flowers and one skull**. In each round all put discs face down on their own mat, one on top of the other.
    Then somebody claims: *“I can turn 3 discs and all will be flowers.”* Others say a higher number or pass.
    Who said the highest number turns that many discs, **their own first**. All flowers: a won challenge. **Two won challenges win the game.** A skull: you lose a disc for good. No discs left, and you are out.
    So put down your skull and hope that somebody else walks into it, or your flowers and dare it yourself. Lying and table talk are welcome.
skull-rules-2 = ## Putting discs down
    • **First discs:** everybody at once, the starter last. Nobody sees yours, and you may swap it until all but the starter’s are down. Then discs lie as they lie.
    After that, clockwise from the starter. On your turn do one of two things:
    • put one more disc on top of your stack, or
    • open a challenge with a number, from 1 to all discs on the table.
    With an empty hand you must open a challenge.
    _Example: Ana, Bo and Cy have one disc each down. Ana starts and puts down a second one. Bo says “two”. There are 4 discs on the table, so numbers up to 4 are possible._
skull-rules-3 = ## The challenge
    Once it is open no more discs go down. Clockwise, say a **higher** number or pass. Passing is for the whole round.
    It ends when all but one have passed, or at once when somebody says the number of all discs.
    _Example: Bo opened with 2. Cy raises to 3. Ana passes, Bo passes: Cy has to turn 3 discs._
skull-rules-4 = ## Turning discs
    The challenger turns their own discs first, from the top, as many as the number asks for. Then, one by one, the top disc of **any** stack; you may change stacks as you like.
    The first skull ends it.
    _Example: Cy has 2 flowers down and has to turn 3. Both own discs turn by themselves, then Cy chooses: the top disc of Bo’s stack is a flower. Won!_
    _With a skull among those two, Cy would have failed without touching anybody’s disc: who bluffs with a skull down must not win the auction._
skull-rules-5 = ## Losing a disc, winning the game
    • **Another player’s skull:** its owner draws one of your discs unseen. Only you find out which it was.
    • **Your own skull:** you choose in secret which disc you lose.
    • **No discs left:** you are out. If it was another’s skull, its owner starts the next round; if it was your own, you name who starts.
    • Otherwise the challenger starts the next round, won or lost.
    You win with your second won challenge, or as the last one who has discs.
    _After a failed challenge the others may show what they had down: press Show my discs._
skull-rules-6 = ## House rules you can choose
    • **Last Chance:** who falls from two discs to one holds an extra flower, known to all, for the next round. Who fails while holding it is out at once. Once a game each.
    • **Turn all own discs** even when your stack is larger than your number.
    • **Own skull drawn:** the lost disc is drawn instead of chosen.
    • **First discs in turn** from the starter instead of all at once.
    • **Quick game:** one won challenge wins.

# -- a beginner's first round, one line a step
skull-guide-placing = Put one disc face down in front of you. Flowers are safe, your skull is the trap for the others.
skull-guide-turn = Opening a challenge means: you say how many discs you can turn over without meeting a skull, your own ones first.
skull-guide-challenging = Whoever says the highest number has to turn that many discs, the own stack first. Who passes stays out of this challenge.
skull-guide-revealing = You turn the top disc. Flowers only and you have won the challenge; a skull costs you a disc.
skull-guide-losing = The skull traps the others, flowers win challenges. Without discs you are out.
skull-guide-naming = You are out. You still say who starts the next round.
skull-guide-wait = Nothing to do now. Watch the board: how many discs does everybody put down, and how high do they dare to go?
