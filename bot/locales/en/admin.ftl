# /table-admin: what a server's admins read. What players read of it stands in common.ftl.

# -- buttons
admin-press-list = All tables
admin-press-look = Show the table
admin-press-repost = Repost the board
admin-press-skip = Play for them
admin-press-pause = Pause
admin-press-resume = Resume
admin-press-ask-end = End the table
admin-press-ask-reset = Reset
admin-press-ask-void = Void the round
admin-press-void = Yes, void it
admin-press-end = Yes, end it
admin-press-reset = Yes, reset it
admin-press-remove = Yes, take the seat
admin-press-replace = Yes, give the seat
admin-press-norole = No admin role

# -- one table in words
admin-table = **{ $game }** in { $channel } · { $host }’s table
admin-table-choice = { $game } · { $channel } · { $host }’s table
admin-channel = #{ $name }
admin-no-channel = a channel that I cannot see
admin-no-host = nobody
admin-board = the board
admin-status-lobby = Not started, { $seats } { $seats ->
    [one] seat
   *[other] seats
 } taken, opened { $when }
admin-status-paused = Paused
admin-status-paused-round = Paused in round { $round }
admin-status-running = Being played
admin-status-round = Round { $round }
admin-status-ended = Has ended
admin-closes = closes by itself { $when }
admin-waits = waits for { $seats } (asked { $when })
admin-waits-nobody = nobody is awaited
admin-more = { $seats } and { $count } more
admin-unreadable = ⚠️ This table cannot be read any more. *Reset* ends it and frees its channel and its seats.
admin-seat-host = host
admin-seat-away = 💻 while they are away
admin-seat-awaited = asked { $when }
admin-seat-deadline = the clock plays { $when }
admin-seat-missed = ⏰ missed { $count } in a row
admin-opened = Opened { $when }
admin-opened-board = Opened { $when } · { $board }
admin-behind = ⚠️ The board shows an older moment.
admin-id = -# Table { $id }

# -- list
admin-list-title = **Tables of this server** · { $count }
admin-list-none = No table is open in this server.
admin-list-line = **{ $number }.** { $table }
admin-list-press = { $number } · { $host }
admin-list-unreadable = ⚠️ cannot be read: *Reset* frees its channel

# -- questions
admin-ask-end = **End this table?** It closes for everybody, without a result. Its players are told who did it.
admin-ask-reset = **Reset this table?** It ends from whatever state it is in, without a result: channel and seats are free at once, nothing of it falls due any more, and the buttons on its board are gone.
admin-ask-void = **Void round { $round }?** Nothing of it counts: scores, discs and dealer are as they were when it began, and it is dealt or placed anew. Its players are told who did it.
admin-ask-remove-lobby = **Take { $name } from seat { $seat }?** The seat becomes free.
admin-ask-remove-running = **Take { $name } from seat { $seat }?** A computer player has the seat from then on.
admin-ask-replace = **Give seat { $seat } to { $player }?** It is { $name }’s now. { $player } sees its hand and plays on with it.

# -- answers
admin-done-repost = ✓ The board is posted anew.
admin-done-skip = ✓ The computer has played for those who were awaited.
admin-done-computer = ✓ The computer plays for { $name } ({ $seat }) until they are back.
admin-done-replace = ✓ { $name } has seat { $seat }.
admin-done-remove-lobby = ✓ { $name } no longer sits there. The seat is free.
admin-done-remove-running = ✓ { $name } no longer sits there. A computer player has seat { $seat }.
admin-done-pause = ✓ The table is paused. Nothing falls due until you or its host press *Resume*.
admin-done-resume = ✓ The table goes on. Every turn has its full time again.
admin-done-void = ✓ Round { $round } is void and begins anew.
admin-done-end = ✓ The table has ended without a result.

# -- reset
admin-reset-done = **Reset:** { $game } in { $channel } · { $host }’s table
admin-reset-ended = ✓ The table has ended. Its channel is free for a new one, and nothing of it falls due any more.
admin-reset-seats = ✓ Seats given free: { $names }
admin-reset-no-seats = ✓ Nobody sat there any more.
admin-reset-lost = ⚠️ Could not be read and is gone: { $what }
admin-reset-unknown = ⚠️ Its game is not known to me, so I could not look into it.
admin-reset-board-changed = ✓ The board says so, and its old buttons are gone.
admin-reset-board-none = ✓ It had no board.
admin-reset-board-deleted = ✓ Its board had been deleted.
admin-reset-board-channel = ✓ Its channel had been deleted, and the board with it.
admin-reset-board-rights = ⚠️ The board still looks as before: I may not change it in that channel. Its buttons do nothing any more. Give me *View Channel* and *Send Messages* there, or delete it.
admin-reset-board-thread = ⚠️ The board still looks as before: its thread is locked. Its buttons do nothing any more.
admin-reset-board-trouble = ⚠️ The board still looks as before: Discord does not let me change it at the moment. Its buttons do nothing any more.
admin-lost-options = house rules
admin-lost-state = the game’s position
admin-lost-pinged = who was called
admin-lost-result = its result
admin-lost-notice = its last notice
admin-lost-other = parts of its record

# -- settings
admin-settings-title = **Settings of this server**
admin-settings-saved = ✓ Saved.
admin-settings-language = Language of this server’s tables: **{ $language }**
admin-settings-turn = Turn time of new tables: **{ $time }**
admin-settings-pictures = Pictures of tables and hands: **{ $state }**
admin-settings-role = Game-admin role: **{ $role }** (may use `/table-admin`, like everybody who may manage the server)
admin-settings-no-role = Game-admin role: **none**. Whoever may manage the server can use `/table-admin`.
admin-settings-lost-role = Game-admin role: **a role that was deleted**
admin-settings-how = -# Change them with the options of `/table-admin { name-settings }`. A host can choose another turn time for a table, and a channel keeps what was played there last. Who sees which commands where: *Server Settings → Integrations*.
admin-language-server = the server’s own
admin-turn-default = { $time } (not set: the bot’s own)
admin-turn-unset = Not set: the bot’s own
language-en = English
language-fr = Français
language-es = Español

# -- refusals
error-not-admin = Only those who may manage this server, or have its game-admin role, can do that. You can end your own table under **Table**.
error-role-needs-manager = Only somebody with *Manage Server* can change the game-admin role.
error-everybody-is-no-role = Everybody has that role, so everybody could reset tables. Choose another one.
error-admin-no-table = This server has no such table. `/table-admin { name-list }` shows those there are.
error-admin-no-table-here = There is no table in this channel. `/table-admin { name-list }` shows all of this server; name one with the option *{ name-option-table }*.
error-nothing-to-reset-here = There is nothing to do: no table is open in this channel. `/table-admin { name-list }` shows all of this server.
error-nothing-to-reset = There is nothing to do: that table has ended and its seats are free.
error-admin-ended = That table has ended already.
error-table-unreadable = That table cannot be read any more. `/table-admin { name-reset }` ends it and frees its channel and its seats.
error-unknown-game = I no longer know the game of this table. An admin of this server can end it with `/table-admin { name-reset }`.
error-stale-question = The table has changed since you were asked, so nothing was done. Look at it again.
error-player-knows-another-hand = { $name } has had another seat in this round and knows its hand. Void the round first, or wait for the next one.
error-player-needed = Say who shall have the seat: option *{ name-option-player }*.
error-player-is-bot = A bot cannot play. To have the computer play, choose *{ seat-act-computer }*.
error-player-not-here = That person is not in this server.
error-board-place-gone = The channel of that table is gone, so the table was closed.
error-board-not-posted = I could not post the board there now. It is tried again as soon as something happens at the table.
error-board-not-posted-rights = I may not post in that channel: I need *View Channel* and *Send Messages* there.

# -- commands
command-admin-about = Look after this server’s tables
command-admin-list = All open tables, and what each waits for
command-admin-show = One table: its seats, its rules and what it waits for
command-admin-repost = Post a table’s board anew
command-admin-skip = Have the computer play for those who are awaited
command-admin-seat = Change who plays a seat
command-admin-pause = Let a table rest
command-admin-resume = Let a paused table go on
command-admin-void-round = Play the present round anew, as if nothing of it had happened
command-admin-end = Close a table without a result
command-admin-reset = End a table from any state and free its channel: this always works
command-admin-settings = Language, turn time, pictures and admin role of this server
command-admin-table = Which table; without it, that of this channel
command-admin-act = What shall happen to the seat
command-admin-seat-number = Which seat
command-admin-player = Who shall have it (only to give it to somebody)
command-admin-language = Language of this server’s tables
command-admin-turn-time = How long a turn may last at new tables
command-admin-pictures = Whether tables and hands are shown as pictures beside the words
command-admin-role = Who may use /table-admin beside those who may manage the server
seat-act-computer = The computer plays until its owner is back
seat-act-replace = Give it to somebody
seat-act-remove = Take its player away
