# What both games share: lobby, table, panels, refusals, commands.

# -- buttons
press-join = Join
press-computer = + Computer
press-start = Start
press-options = Options
press-rules = Rules
press-table = Table
press-refresh = Refresh
press-back = Back
press-wake = Wake
press-leave = Leave
press-leave-sure = Yes, leave
press-end = End the table
press-end-sure = Yes, end it
press-skip = Play for them
press-settings = Settings
press-im-back = I’m back
press-rematch = Rematch
press-close = Close
press-history = History
press-history-before = Last game’s history
press-give = Give my seat
press-keep = Keep my seat
press-pause = Pause
press-resume = Resume
press-away = Computer for a seat
press-take = Take { $seat }
press-take-offered = Take the seat
press-forget-sure = Yes, forget me
press-board = To the board
press-official = Official rules
press-previous = ‹ Before
press-next = Next ›
press-remove = Remove a seat
press-thread = Open it in a thread
press-new-here = Open a table here

# -- lobby
lobby-title = { $game } · { $host }’s table
lobby-need = { $seats } of { $low }–{ $high } players. { $missing ->
    [one] One more to start.
   *[other] { $missing } more to start.
 }
lobby-ready = { $seats } of { $low }–{ $high } players. Ready: { $host } can start.
lobby-full = { $seats } players, all seats taken. { $host } can start.
lobby-seat-host = host
lobby-official = Official rules
lobby-except = Official rules, except:
lobby-expires = This table closes { $when } if nothing changes.
lobby-invite = Press **Join** to sit down. The host can fill seats with computer players.
turn-time-none = No turn limit
turn-time-60 = 1 minute a turn
turn-time-180 = 3 minutes a turn
turn-time-600 = 10 minutes a turn
turn-time-86400 = 1 day a turn
option-turn-time = Turn time

# -- board
board-computer = 💻
board-missed = ⏰ the clock played
board-away = 💻 the computer plays for them
board-deadline = ⏳ { $when }
board-skip-votes = One player asks to play for them. A second one, or the host, decides it.
board-paused = **The table is paused:** nobody is here. Any player’s press on *{ $press }* goes on with it. It closes { $when }.
board-paused-closes = It closes { $when }.
paused-by-host = **⏸ { $name }, the host, has paused the table.** They or an admin can resume it.
paused-by = **⏸ { $name } has paused the table.** { $host } (the host) or an admin can resume it.
paused-by-admin = **⏸ An admin has paused the table.** { $host } (the host) or an admin can resume it.
paused-by-nobody = **⏸ The table is paused.** { $host } (the host) or an admin can resume it.
board-played-out = Only computer players were left, so they played on at once: { $count } { $count ->
    [one] move
   *[other] moves
 }.
board-ended-expired = Nobody started this table for a long time, so it was closed. Open a new one with `/{ $game } { name-new }`.
board-ended-abandoned = Everybody has left, so the table was closed.
board-ended-ended-by = The table was ended without a result.
board-ended-paused = Nobody has played at this table for a long time, so it was closed without a result.
board-ended-admin = Whoever runs this bot has closed the table.
board-ended-closed = An admin of this server has closed the table.
board-ended-reset = An admin has reset this table. Its seats are free.
board-ended-gone = The table was closed because its place is gone.
board-moved = This table’s board has moved: { $link }
board-unreadable = This table cannot be shown at the moment (error { $id }).
board-behind = Discord does not let me repaint the board at the moment. Your moves count all the same; the board follows by itself.
board-behind-rights = I cannot show the board in this channel: I need { $rights }. Your moves count all the same; tell somebody who manages the server, then the board follows by itself.
board-behind-thread = I cannot show the board: this thread is locked. Your moves count all the same; when a moderator unlocks it, the board follows by itself.

# -- what was done to a table
notice-leave = { $name } has left. A computer player has seat { $seat }.
notice-remove = { $name } no longer sits at { $seat }. A computer player has the seat.
notice-take = { $name } now plays seat { $seat }, which was { $other }’s.
notice-take-again = { $name } is back at seat { $seat }.
notice-away = The computer plays for { $name } ({ $seat }) until they are back.
notice-admin-skip = { $name }, an admin, had the computer play for those who were awaited.
notice-admin-computer = { $name }, an admin, had the computer play for { $other } ({ $seat }) until they are back.
notice-admin-replace = { $name }, an admin, gave seat { $seat } to { $other }.
notice-admin-remove = { $name }, an admin, took { $other } from seat { $seat }.
notice-admin-void = { $name }, an admin, has voided this round: it begins anew, and nothing of it counts.
notice-resume = { $name } lets the table go on.
notice-admin-pause = { $name }, an admin, has paused this table.
notice-admin-resume = { $name }, an admin, lets this table go on.
notice-admin-end = { $name }, an admin, has closed this table.

# -- ping
ping-turn = { $mentions } you are awaited at the { $game } table.

# -- panel
panel-lobby = You sit at { $seat } of { $host }’s table. When the game starts your { $game } panel appears here by itself.
panel-lobby-dm = You sit at { $seat } of { $host }’s table. When the game starts your { $game } hand comes to your direct messages.
panel-lobby-host = Your table is open and you sit at { $seat }. Wait for players or add computer players, then press **Start** on the board.
panel-ended = This table has ended without a result.
panel-until = -# Refreshes by itself until { $when }.
panel-place = -# { $game } · { $host }’s table in { $channel }
panel-asleep = **This panel is asleep** and no longer refreshes. Press Wake for a fresh one.

# -- menu
menu-title = **Table** · { $game }
menu-lobby = • **Leave**: your seat becomes free.
menu-seat = • **Give my seat**: somebody plays on with your hand.
    • **Leave**: a computer player has your seat until somebody takes it over.
menu-pause = • **Pause** stops all clocks until you resume.
    • **Computer for a seat** plays for whoever is away, until they are back.
menu-skip = • **Play for them** makes the move of whoever has been away for more than a minute: the host alone, or any two players.
menu-skip-later = With no turn limit any player may do it after ten minutes.
menu-end = • **End the table** closes it for everybody, without a result.
leave-question-lobby = Leave this table? Your seat becomes free.
leave-question-running = Leave this game? A computer player takes your seat and plays on with your discs or cards. Anybody may take the seat over from it, you too.
end-question = End this table for everybody, without a result?
left-lobby = You have left the table.
left-running = You have left. A computer player has your seat. To take it again, press *My discs* or *My hand* on the board.
already-at-seat = You already sit at { $seat }.
remove-question = Whose seat shall be free?
give-question = **Give my seat** · Who shall have seat { $seat }? I call them in the table’s channel. You play on until they take it; your hand stays with the seat, and they will see it.
give-standing = Your seat is offered at present. A new choice replaces that offer.
give-pick = Choose somebody
give-elsewhere = Discord does not list the people of the server here: press **Table** on the board.
away-question = **Computer for a seat** · For whom shall the computer play until they are back?
away-nobody = **Computer for a seat** · Nobody has been awaited for a minute or has missed a turn.

# -- seats in a running game
door-title = You do not sit at this table.
door-offer = { $name } offers you seat { $seat }.
door-computers = { $count ->
    [one] A computer player has { $names }.
   *[other] Computer players have { $names }.
 }
door-hint = Whoever takes a seat plays on with its hand and its score.
offer-words = { $mention } { $name } offers you seat { $seat } of this { $game } table.

# -- history
history-title = **History** · { $game } · { $host }’s table
history-legend = -# ⏰ the clock has played · 🛡️ an admin had it played
history-no-moves = -# The moves of this game are no longer kept.
history-before = -# This table has not begun yet. The game before it in this channel has a history, too.
history-somebody = somebody
history-computer-name = Computer
history-create = { $name } opens the table.
history-join = { $name } sits down at { $seat }.
history-computer = A computer player sits down at { $seat }.
history-options = The house rules are changed.
history-start = **The game begins.**
history-leave-lobby = { $name } leaves.
history-leave = { $name } leaves { $seat } to a computer player.
history-offer = { $name } ({ $seat }) offers the seat to somebody.
history-keep = { $name } keeps { $seat }.
history-handed = { $name } gives { $seat } away.
history-take = { $name } takes { $seat }.
history-away = The computer plays for { $name } ({ $seat }) until they are back.
history-back = { $name } ({ $seat }) is back.
history-vote = { $name } ({ $seat }) asks to play for those who are awaited.
history-pause = ⏸ { $name } pauses the table.
history-resume = { $name } lets the table go on.
history-lapse = Nobody has come for a long time.
history-end = { $name } ends the table without a result.
history-close = The table’s place is gone.
history-admin-skip = 🛡️ { $name }, an admin, has those played for who are awaited.
history-admin-computer = 🛡️ { $name }, an admin, has the computer play { $seat }.
history-admin-replace = 🛡️ { $name }, an admin, gives { $seat } to somebody.
history-admin-remove = 🛡️ { $name }, an admin, takes somebody from { $seat }.
history-admin-pause = 🛡️ { $name }, an admin, pauses the table.
history-admin-resume = 🛡️ { $name }, an admin, lets the table go on.
history-admin-void = 🛡️ { $name }, an admin, voids the round: it begins anew.
history-admin-end = 🛡️ { $name }, an admin, closes the table.
history-admin-reset = 🛡️ { $name }, an admin, resets the table.

# -- being forgotten
forget-question = **Forget me?** I erase your name and your number from all tables that have ended: your seats and moves stay there without a name. Nobody can undo it. Tables that still go on keep you, and so do your settings; leave a table first, and ask again when it has ended.
forgotten = { $count ->
    [0] You are at no table that has ended: there was nothing to forget.
    [one] Done: you are forgotten at { $count } table.
   *[other] Done: you are forgotten at { $count } tables.
 }

# -- settings
guide-step = -# 💡 { $step } (Tips: *Table* → *Settings*)
settings-title = **Your settings**, at every table
settings-ask = Ask before I play (the first press marks, the second plays)
settings-pings = Turn pings (a message calls me when I am awaited)
settings-dm = Direct messages (my hands and my calls come there)
settings-pictures = Pictures (what they show always stands in the words, too)
settings-words = Words on buttons (numbers and names instead of small pictures)
settings-steps = First steps (my first round of a game is explained)
settings-on = on
settings-off = off
settings-line = • { $words }: **{ $state }**
press-set-ask = Ask before I play
press-set-pings = Turn pings
press-set-dm = Direct messages
press-set-pictures = Pictures
press-set-words = Words on buttons
press-set-steps = First steps

# -- direct messages
press-dm-hand = To my hand
dm-hello = Your hands come here from now on, one message for each table. Press its buttons or type your moves; type *help* to see what I understand. *My discs* or *My hand* on a board goes on working. To turn this off: **Table**, then *Settings*, or `/table { name-settings }`.
dm-on = Your hands come in direct messages from now on.
dm-off = Your hands no longer come in direct messages: press *My discs* or *My hand* on the board.
dm-closed = I can no longer write to you, so direct messages are off and your hand is here again. Once this server’s members may write to you (its *Privacy Settings*), turn them on again: **Table**, then *Settings*.
dm-left = You no longer sit at this table.
dm-gone = This table was closed because its place is gone.
dm-ping = You are awaited at the { $game } table in { $channel }.

# -- options form
options-title = House rules · { $game }
options-slow = That took a moment too long to open the form. Try again.
options-fixed = The game has begun: its rules stay as they are.
press-options-again = Open the form again
answer-options = The house rules stand on the board.
options-only-host = Only { $host } (the host) can change these.

# -- rules
rules-page = -# Page { $page } of { $pages }

# -- choosing a table
choose-table = You sit at several tables. Which one?
choose-table-line = { $number }. { $channel } · { $game } · { $host }’s table

# -- answers to commands
thread-result = { $game } in { $place }: { $result }
thread-come-in = I could not add you to the thread of this table. Open { $link } and join it yourself: everybody may.
answer-opened = The board: { $link }
answer-skipped = Done. The board shows what was played.
answer-voted = Noted. When the host or one more player agrees, the computer plays for those who are awaited.
answer-computer = A computer player sits down.
answer-board = The board: { $link }
answer-moved = ✓ Done.
answer-removed = The seat is free.
answer-ended = You have ended the table.
answer-resumed = ✓ The table goes on.
answer-kept = ✓ You keep your seat; nobody can take it any more.
answer-offered = ✓ I call { $name } in the table’s channel. You play on until they take the seat. To keep it after all: **Table**, then *Keep my seat*.
answer-away = ✓ The computer plays for them until they are back.

# -- words that can be typed, with commas between the names of one thing
typed-help = help, commands, how, what can I type, what can I do, what now
typed-hand = hand, my hand
typed-board = board, table
typed-rules = rules, rule, guide, how to play
typed-scores = scores, score, standings
typed-me = me, myself, I, my, mine, own, my own, self
typed-filler = a, an, the, as, with, to, of, on, for, from, in, by, it, is, at, please, pls, that, this, them, so, ok, okay, now, want, would like, will be, ’ll, ’d, ’m, bot, hey
typed-and = and, then
typed-not = not, no, don’t, dont, never, cancel, undo, wait, stop
typed-numbers = zero / none / nothing / nil / no tricks / no trick, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty-one, twenty-two, twenty-three, twenty-four

# -- what can be typed
typable-always = At any time: `hand`, `board`, `rules`, `help`.
typable-help-general = **What you can type in a game**
typable-help = **What you can type now**

# -- answers to what was typed in a channel: all can read them, and they name nothing of it
typed-note = { $name }: { $words }
typed-veiled-here = nothing was counted. What nobody else may know is typed to me in a direct message; **{ $press }** shows what you can do. If your message gives something away, delete it.
typed-unclear-here = I cannot read that as a move. Press **{ $press }** to see what you can do, or type *help* to me in a direct message.
typed-hand-here = that is for your eyes alone. Press **{ $press }**, or ask me in a direct message.
typed-look-here = here it is, for your eyes alone.

# -- refusals
error-other = That did not work. Try again with a fresh panel.
error-bug = Something went wrong on our side (error { $id }). Nothing was lost. Try again, and tell the bot’s host this number if it stays.
error-no-such-table = That table no longer exists. Open a new one with `/skull { name-new }` or `/skullking { name-new }`.
error-no-table-here = There is no table in this channel. Open one with `/{ $game } { name-new }`.
error-no-table-anywhere = You do not sit at any { $title } table. Open one with `/{ $game } { name-new }` in a server channel.
error-other-game-here = The table in this channel plays { $game }. Use `/{ $slug }` for it.
error-channel-taken = A table is already open in this channel. You can join it, or open yours in a thread.
error-channel-taken-no-thread = A table is already open in this channel. You can join it, or open yours in another channel.
error-channel-taken-yours = You already sit at the table in this channel. You can open another one in a thread.
error-channel-taken-running = A game is already on in this channel. You can open a table of your own in a thread.
error-already-seated = You already sit at this table.
error-already-started = This game has already started. You can follow it on the board.
error-already-ended = This table has ended. Press Rematch on its board, or open a new one.
error-not-ended = This game still goes on. A rematch comes after its end.
error-table-full = All { $seats } seats are taken. You can watch the game on the board.
error-too-few-players = { $missing ->
    [one] One more player is needed to start.
   *[other] { $missing } more players are needed to start.
 } Friends press **Join**, or the host adds a computer with **+ Computer**.
error-not-seated = You do not sit at this table. You can watch it on the board.
error-not-seated-lobby = You do not sit at this table yet. Press **Join** on the board.
error-not-started = The game has not started yet. The host presses **Start** on the board.
error-not-host = Only the host, { $host }, can do that.
error-not-host-yet = Only the host, { $host }, can do that. If { $host } stays away you can do it in { $seconds } s.
error-no-such-seat = That seat cannot be removed or chosen.
error-seat-changed = That seat has changed hands meanwhile. Look again.
error-no-bots = Bots cannot sit down. Choose a person; a computer player has your seat when you leave.
error-no-table-of-mine = You sit at no table. Type this in the channel of one, or open one with `/skull { name-new }` or `/skullking { name-new }` in a server.
error-no-history = Nothing has been played in this channel of which I still know.
error-stale-prompt = That button was for an earlier moment. Here is the present one.
error-not-your-turn = It is not your turn. Waiting for { $names }.
error-nobody-to-skip = Nobody else is awaited at the moment.
error-skip-too-early = Give them a little more time: possible in { $seconds } s.
error-bad-options = That cannot be set to this value ({ $field }). Choose one from the list.
error-bad-value = I cannot read that. Choose from the list, or give a whole number, for example 3.
error-storage-busy = The notebook is busy for a moment and your press was not counted. Please press again.
error-storage-failed = Nothing could be saved just now, so your press was not counted. Please try again soon; the bot’s host can see why.
error-in-dm = Tables stand in server channels. Use this command in a channel of a server.
error-no-threads-here = Threads cannot be made here (in a voice chat, a thread or a direct message). Choose *{ where-here }*, or open the table in a text channel.
error-missing-rights = I cannot play here yet: I need { $rights } in this channel. Ask somebody who manages the server, or use another channel.
error-missing-thread-rights = I cannot open a thread here: I need { $rights }. Choose *{ where-here }*, or ask somebody who manages the server.
error-nothing-to-see = There is nothing to see there yet.
error-unseen-player = Choose a player who sits at this table.
error-command-changed = This command has changed. Please wait a minute, then type it again.
error-not-in-thread = I am not in this private thread. Mention me here ({ $bot }) or add me to it, then try again.
error-place-gone = I could not post in this channel. Check that I may see it and write there.
error-not-understood = I cannot read that as a move.
error-several-players = Several players here have that name. Type the number of the seat, for example `2`.
error-typed-nowhere = You do not sit at any table. Open one with `/skull { name-new }` or `/skullking { name-new }` in a server channel; then you can type your moves to me.
error-typed-not-here = There is no table of yours in this server. Open one with `/skull { name-new }` or `/skullking { name-new }`.
error-typed-several-here = You sit at several tables. Type it in the channel of the one you mean, or to me in a direct message.
error-typed-gone = I no longer know what you typed. Type it again, please.
error-typed-too-late = Something else happened at that very moment, so this was not counted. Type it again, please.

error-player-seated = { $name } already sits at this table.
error-not-offered = That seat is not offered to you. Its owner can offer it: **Table**, then *Give my seat*.
error-no-offer = Your seat is not offered to anybody.
error-removed = An admin has taken you from this table. Only an admin can give you a seat at it again.
error-knows-another-hand = You have had another seat in this round and know its hand. You can take a seat when the next round has begun.
error-not-paused = This table is not paused.
error-already-paused = This table is paused already.
error-paused = This table is paused. { $host } (the host) or an admin lets it go on: **Table**, then *Resume*.
error-dm-closed = I cannot write to you. Allow direct messages from members of this server (its *Privacy Settings*), or unblock me, then turn this on again. Your hand stays here.
error-dm-later = Discord lets me write no direct messages at the moment. Try again in a few minutes. Your hand stays here.
error-computer-already = A computer player has that seat already.

# -- rights
right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-create-public-threads = Create Public Threads
right-read-message-history = Read Message History
right-attach-files = Attach Files

# -- commands
command-table = Seats, pauses and the past of a table
command-table-give = Offer your seat to somebody, who plays on with your hand
command-table-give-user = Who shall have it
command-table-pause = Let the table rest until you resume (the host)
command-table-resume = Let a paused table go on (the host)
command-table-history = What has happened at the table, told in words
command-table-settings = Your own settings, at every table
command-table-forget = Have your name erased from tables that have ended
command-new = Open a table here
command-join = Sit down at the table of this channel
command-leave = Leave the table
command-start = Start the game
command-hand = Show what you hold, privately
command-board = Post the board again below
command-rules = How the game is played
command-options = House rules of the table
command-new-turn-time = How long a turn may last
command-new-where = In this channel or in a thread of its own
where-here = here
where-thread = in a thread
