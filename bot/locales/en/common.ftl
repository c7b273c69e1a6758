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
board-deadline = ⏳ { $when }
board-skip-votes = One player asks to play for them. A second one, or the host, decides it.
board-paused = **The table is paused:** nobody is here. Any player’s press on *{ $press }* goes on with it. It closes { $when }.
board-played-out = Only computer players were left, so they played on at once: { $count } { $count ->
    [one] move
   *[other] moves
 }.
board-ended-expired = Nobody started this table for a long time, so it was closed. Open a new one with `/{ $game } new`.
board-ended-abandoned = Everybody has left, so the table was closed.
board-ended-ended-by = The table was ended without a result.
board-ended-paused = Nobody has played at this table for a long time, so it was closed without a result.
board-ended-admin = Whoever runs this bot has closed the table.
board-ended-gone = The table was closed because its place is gone.
board-moved = This table’s board has moved: { $link }
board-unreadable = This table cannot be shown at the moment (error { $id }).

# -- ping
ping-turn = { $mentions } you are awaited at the { $game } table.

# -- panel
panel-lobby = You sit at { $seat } of { $host }’s table. When the game starts your { $game } panel appears here by itself.
panel-lobby-host = Your table is open and you sit at { $seat }. Wait for players or add computer players, then press **Start** on the board.
panel-ended = This table has ended without a result.
panel-until = -# Refreshes by itself until { $when }.
panel-asleep = **This panel is asleep** and no longer refreshes. Press Wake for a fresh one.

# -- menu
menu-title = **Table** · { $game }
menu-lobby = You can leave before the start; your seat becomes free.
menu-running = Leaving hands your seat to a computer player for good.
menu-skip = Is somebody away for more than a minute? *Play for them* makes their move: the host alone, or any two players.
menu-skip-later = With no turn limit any player may do it after ten minutes.
menu-end = Ending closes the table for everybody, without a result.
leave-question-lobby = Leave this table? Your seat becomes free.
leave-question-running = Leave for good? A computer player takes your seat and your discs or cards.
end-question = End this table for everybody, without a result?
left-lobby = You have left the table.
left-running = You have left. A computer player has your seat.
ended-table = You have ended the table.
already-at-seat = You already sit at { $seat }.
remove-question = Whose seat shall be free?

# -- settings
settings-title = **Your settings**, at every table
settings-ask = Ask before I play: the first press marks, the second plays
settings-pings = Call me with a message when I am awaited
settings-on = on
settings-off = off
settings-line = { $words }: **{ $state }**
press-set-ask = Ask before I play
press-set-pings = Turn pings

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
answer-opened = Your table is open: { $link }
answer-skipped = Done. The board shows what was played.
answer-voted = Noted. When the host or one more player agrees, the computer plays for those who are awaited.
answer-computer = A computer player sits down.
answer-board = The board: { $link }
answer-moved = ✓ Done.
answer-removed = The seat is free.

# -- refusals
error-other = That did not work. Try again with a fresh panel.
error-bug = Something went wrong on our side (error { $id }). Nothing was lost. Try again, and tell the bot’s host this number if it stays.
error-no-such-table = That table no longer exists. Open a new one with `/skull new` or `/skullking new`.
error-no-table-here = There is no table in this channel. Open one with `/{ $game } new`.
error-no-table-anywhere = You do not sit at any { $game } table. Open one with `/{ $game } new` in a server channel.
error-other-game-here = The table in this channel plays { $game }. Use `/{ $slug }` for it.
error-channel-taken = A table is already open in this channel. You can join it, or open yours in a thread.
error-channel-taken-no-thread = A table is already open in this channel. You can join it, or open yours in another channel.
error-already-seated = You already sit at this table.
error-already-started = This game has already started: seats and rules stay as they are. You can follow it on the board.
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
error-no-such-seat = That seat cannot be removed.
error-stale-prompt = That button was for an earlier moment. Here is the present one.
error-not-your-turn = It is not your turn. Waiting for { $names }.
error-nobody-to-skip = Nobody else is awaited at the moment.
error-skip-too-early = Give them a little more time: possible in { $seconds } s.
error-bad-options = That cannot be set to this value ({ $field }). Choose one from the list.
error-bad-value = I cannot read that. Choose from the list, or give a whole number, for example 3.
error-storage-busy = The notebook is busy for a moment and your press was not counted. Please press again.
error-storage-failed = Nothing could be saved just now, so your press was not counted. Please try again soon; the bot’s host can see why.
error-in-dm = Tables stand in server channels. Use this command in a channel of a server.
error-no-threads-here = Threads cannot be made here (in a voice chat, a thread or a direct message). Choose *here*, or open the table in a text channel.
error-missing-rights = I cannot play here yet: I need { $rights } in this channel. Ask somebody who manages the server, or use another channel.
error-missing-thread-rights = I cannot open a thread here: I need { $rights }. Choose *here*, or ask somebody who manages the server.
error-nothing-to-see = There is nothing to see there yet.
error-unseen-player = Choose a player who sits at this table.
error-command-changed = This command has changed. Please wait a minute, then type it again.
error-place-gone = I could not post in this channel. Check that I may see it and write there.

# -- rights
right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-create-public-threads = Create Public Threads
right-read-message-history = Read Message History
right-attach-files = Attach Files

# -- commands
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
