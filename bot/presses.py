"""What a press means: from a custom id or a command to the tables, and back to the screens.

Everything here runs inside the guard. A press on a private panel is answered on that panel,
a press on the board repaints the board in the same call, anything else gets a private panel.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.answers import Answer
from bot.errors import UserError
from bot.games.base import NO_GUIDES, Game, Habits
from bot.meant import Meant
from bot.menus import choose_table_screen, sure_screen
from bot.opening import Opening, Wish, check_rights, player
from bot.options_form import OptionForms
from bot.refusals import Refusals
from bot.screen import NOWHERE, Row, Screen, link
from bot.seats import Seats
from bot.shell import line_screen, look_screen, rules_screen, settings_screen, wants_pictures, who
from bot.show import Show
from bot.tables import TableService
from bot.typed import Typed
from bot.updates import Player, Update

SETTINGS = ("ask", "pings", "pictures", "words")
DIRECT = "dm"
MAIN_PAGE, MARK = ("hand", "wake", "refresh"), "mark"


class Presses:
    """The desk behind every control and command."""

    def __init__(self, tables: TableService, games: dict[str, Game], show: Show) -> None:
        self.tables, self.games, self.show = tables, games, show
        self.boards, self.panels = show.boards, show.panels
        self.opening = Opening(tables, show.boards, show.panels)
        self.forms = OptionForms(tables, games, show)
        self.refusals = Refusals(tables, games, show.panels)
        self.meant = Meant(tables, games)
        self.typed = Typed(tables, games, self.meant, show)
        self.seats = Seats(tables, games, show)

    # ---- moves ---------------------------------------------------------------------

    async def move(
        self, interaction: discord.Interaction[Any], table_id: str, key: str, n: int
    ) -> None:
        """The ``n``-th choice of a prompt."""
        answer = self._arrive(interaction, table_id)
        if not answer.on_panel and (await self.tables.person(answer.user_id)).ask:
            update = await self._own(table_id, answer.user_id)
            if any(p.key == key and p.required for p in self._hand(update, answer).prompts):
                await self.panels.answer(answer, update, f"{MARK}.{n}")
                return
        update = await self.tables.act(table_id, answer.user_id, key, n)
        await self.show.after(update, answer)

    async def play(
        self, interaction: discord.Interaction[Any], game: Game, codes: tuple[str | None, ...]
    ) -> None:
        """A move by its code, from a slash command; what Discord sends is never trusted."""
        if None in codes:
            raise UserError("bad_value")
        answer = Answer(interaction)
        table_id = await self.meant.table(answer, game)
        if table_id is None:
            return
        self.panels.pressed(table_id, interaction)
        update = await self.tables.act_code(table_id, answer.user_id, *[c for c in codes if c])
        await self.show.after(update, answer, notice=answer.text("answer-moved"))

    async def play_on(
        self, interaction: discord.Interaction[Any], game: Game, user_id: int, code: str
    ) -> None:
        """A move at another player's seat; ``code`` holds ``{seat}`` for it."""
        answer = Answer(interaction)
        table_id = await self.meant.table(answer, game)
        if table_id is None:
            return
        self.panels.pressed(table_id, interaction)
        target = (await self.tables.look(table_id)).table.seat_of(user_id)
        if target is None:
            raise UserError("unseen_player")
        update = await self.tables.act_code(table_id, answer.user_id, code.format(seat=target.seat))
        await self.show.after(update, answer, notice=answer.text("answer-moved"))

    # ---- acts on the table ---------------------------------------------------------

    async def act(self, interaction: discord.Interaction[Any], table_id: str, verb: str) -> None:
        """Something done to the table: join, start, skip, leave ..."""
        if table_id in self.games:
            wish = Wish.of(self.games[table_id], verb)
            await self.opening.in_thread(Answer(interaction), wish)
            return
        if table_id == NOWHERE:
            await self._act_nowhere(Answer(interaction), verb)
            return
        answer = self._arrive(interaction, table_id)
        name, _, number = verb.partition(".")
        if name.startswith("set-"):
            await self._setting(answer, table_id, name.removeprefix("set-"))
            return
        me = player(interaction)
        match name:
            case "join":
                await self.join(answer, table_id)
            case "computer":
                update = await self.tables.add_computer(table_id, me.user_id)
                await self.show.after(update, answer, line=answer.text("answer-computer"))
            case "start":
                await self.start(answer, table_id)
            case "back":
                await self.show.after(await self.tables.back(table_id, me.user_id), answer)
            case "rematch":
                await self.rematch(answer, table_id)
            case "official":
                await self._official(answer, table_id)
            case "typed":
                await self.typed.resume(answer, table_id)
            case _:
                await self.seats.act(answer, table_id, name, number)

    async def _act_nowhere(self, answer: Answer, verb: str) -> None:
        """An act that belongs to a person and to no table."""
        if verb == "forget":
            count = await self.tables.forget_person(answer.user_id)
            await answer.private(line_screen(answer.text("forgotten", count=count)))
        else:
            await self._setting(answer, NOWHERE, verb.removeprefix("set-"))

    async def join(self, answer: Answer, table_id: str) -> None:
        """Sit down; the answer is the private panel. Joining again shows where one sits.

        Whoever comes to a game that is on is shown the seats that can be taken.
        """
        me = player(answer.interaction)
        try:
            update = await self.tables.join(table_id, me)
        except UserError as error:
            update = await self.tables.look(table_id)
            if error.code == "already_started" and await self.seats.door(answer, update):
                return
            if error.code != "already_seated":
                raise
            seat = update.table.seat_of(me.user_id)
            assert seat is not None
            await self.panels.answer(
                answer, update, notice=answer.text("already-at-seat", seat=who(seat))
            )
            return
        await self.show.after(update, answer, private=True)
        await self.opening.let_in(answer)

    async def start(self, answer: Answer, table_id: str) -> None:
        if (await self.tables.look(table_id)).table.channel_id == answer.interaction.channel_id:
            check_rights(answer)
        update = await self.tables.start(table_id, answer.user_id)
        await self.show.after(update, answer, private=not self._is_board(answer, update))

    async def rematch(self, answer: Answer, table_id: str) -> None:
        me = player(answer.interaction)
        if answer.interaction.guild_id is not None:
            check_rights(answer)
        elif seat := (await self.tables.look(table_id)).table.seat_of(me.user_id):
            me = Player(me.user_id, seat.name)  # by the name that its server knows
        update = await self.tables.rematch(table_id, me)
        self.panels.pressed(update.table.id, answer.interaction)
        if update.table.message_id is None:
            await self.opening.post(update)
        await self.show.after(update, answer, private=True)

    async def _official(self, answer: Answer, table_id: str) -> None:
        update = await self.tables.look(table_id)
        defaults = self.games[update.table.game].engine.Options().model_dump(mode="json")
        turn = await self.tables.turn_time(update.table.guild_id)
        update = await self.tables.set_options(table_id, answer.user_id, defaults, turn)
        self.forms.forget(table_id, answer.user_id)
        await self.show.after(update, answer, line=answer.text("answer-options"))

    async def _setting(self, answer: Answer, table_id: str, name: str) -> None:
        notice, rows = None, list[Row]()
        if name in SETTINGS:
            await self.tables.toggle(answer.user_id, name)
        elif name == "steps":
            off = Habits.of(await self.tables.person(answer.user_id)).steps
            await self.tables.change_person(answer.user_id, guided=NO_GUIDES if off else "")
        elif name != DIRECT:
            raise UserError("other")
        elif (await self.tables.person(answer.user_id)).dm:
            notice = "dm-off"
            await self.panels.hands.switch_off(answer)
        else:
            notice = "dm-on"
            there = await self.panels.hands.switch_on(answer, table_id)
            rows.append((link(answer.text("press-dm-hand"), there),))
        await self.settings(answer, table_id, notice and answer.text(notice), *rows)

    async def settings(
        self, answer: Answer, table_id: str, notice: str | None = None, *rows: Row
    ) -> None:
        """A person's own settings, as a page of a table's panel or by themselves."""
        habits = Habits.of(await self.tables.person(answer.user_id))
        screen = settings_screen(answer.text, table_id, habits)
        screen = replace(screen, rows=(*screen.rows, *rows))
        if notice:
            screen = screen.with_notice(notice)
        if table_id == NOWHERE:
            await answer.private(screen)
        else:
            await self.panels.place(answer, table_id, screen)

    # ---- looking -------------------------------------------------------------------

    async def look(self, interaction: discord.Interaction[Any], where: str, what: str) -> None:
        """A private view of something; changes nothing in the game."""
        name, _, rest = what.partition(".")
        if where in self.games:
            await self._game_page(Answer(interaction), self.games[where], name, rest)
            return
        if where == NOWHERE:
            await self._choose(Answer(interaction), name.removeprefix("tables-"), rest)
            return
        answer = self._arrive(interaction, where)
        update = await self.tables.look(where)
        if name == "options":
            await self.forms.open(answer, update)
            return
        if name in MAIN_PAGE:
            await self.hand(answer, update)
        elif name == MARK or name in self.games[update.table.game].presenter.pages:
            await self.hand(answer, update, what)
        else:
            screen = await self.seats.page(answer, update, name, rest)
            screen = screen or await self._page(answer, update, name, rest)
            await self.panels.place(answer, where, screen)

    async def _game_page(self, answer: Answer, game: Game, name: str, rest: str) -> None:
        """A page that belongs to no table: the rules, or the list of one's own tables."""
        page = int(rest) if rest.isdigit() else 1
        if name == "tables":
            mine = await self.meant.tables_of(answer.user_id, game)
            screen = choose_table_screen(answer.text, mine, page, "hand", game.slug)
            await answer.private(screen)
        else:
            habits = Habits.of(await self.tables.person(answer.user_id))
            await answer.private(rules_screen(answer.text, game, game.slug, page, habits))

    async def _choose(self, answer: Answer, what: str, rest: str) -> None:
        """Another page of one's own tables, whatever is played there."""
        mine, page = await self.meant.all_tables(answer.user_id), int(rest) if rest.isdigit() else 1
        screen = choose_table_screen(answer.text, mine, page, what, NOWHERE)
        await answer.private(screen)

    async def _page(self, answer: Answer, update: Update, name: str, rest: str) -> Screen:
        text, table = answer.text, update.table
        game, habits = self.games[table.game], Habits.of(await self.tables.person(answer.user_id))
        match name:
            case "rules":
                page = int(rest) if rest.isdigit() else 1
                return rules_screen(text, game, table.id, page, habits)
            case "settings":
                return settings_screen(text, table.id, habits)
            case _:
                return await self._look(answer, update, f"{name}.{rest}" if rest else name)

    async def _look(self, answer: Answer, update: Update, what: str) -> Screen:
        """A page of the game's own, made of what everybody may see."""
        table, text = update.table, answer.text
        info = table.seat_of(answer.user_id)
        seat = info.seat if info else None
        part = update.view and self.games[table.game].presenter.look(
            text, table, update.view, seat, what
        )
        if part is None:
            raise UserError("nothing_to_see")
        habits = Habits.of(await self.tables.person(answer.user_id))
        return look_screen(text, table, part, info is not None, wants_pictures(table, habits))

    async def hand(self, answer: Answer, update: Update, page: str = "main") -> None:
        """The private panel, on any of its pages.

        Wakes a table that nobody was at, but none that is paused on purpose.
        """
        table = update.table
        seat = table.seat_of(answer.user_id)
        if seat is None:
            if await self.seats.door(answer, update):
                return
            lobby = table.status == "lobby"
            raise UserError("not_seated_lobby" if lobby else "not_seated")
        if table.status == "paused" and table.paused_by is None:
            await self.show.after(
                await self.tables.back(table.id, answer.user_id), answer, private=True
            )
            return
        if page != "main" and not self._may_open(update, answer, page):
            raise UserError("not_your_turn", names=tuple(s.name for s in table.awaited))
        await self.panels.answer(answer, update, page)

    def _may_open(self, update: Update, answer: Answer, page: str) -> bool:
        hand = self._hand(update, answer)
        return hand is not None and any(not p.auto for p in hand.prompts)

    async def form(self, interaction: discord.Interaction[Any], table_id: str, what: str) -> None:
        """The answer to a form, also to one that was open over a restart."""
        answer = self._arrive(interaction, table_id)
        if what != "options":
            raise UserError("other")
        await self.forms.take(answer, table_id)

    async def select(
        self,
        interaction: discord.Interaction[Any],
        table_id: str,
        what: str,
        values: list[Any],
    ) -> None:
        """A choice from a list: of a move's cards, of a page to look at, of a person."""
        answer = self._arrive(interaction, table_id)
        update = await self.tables.look(table_id)
        kind, _, name = what.partition(".")
        if kind == "look" and values:
            screen = await self._look(answer, update, f"{name}.{values[0]}")
            await self.panels.place(answer, table_id, screen)
        elif kind == "move":
            await self._pick(answer, update, name, values)
        elif kind == "give":
            await self.seats.picked(answer, table_id, values)
        else:
            raise UserError("other")

    async def _pick(self, answer: Answer, update: Update, key: str, values: list[str]) -> None:
        """Play the choice that several values stand for together, or mark it first."""
        table = update.table
        hand = (await self._own(table.id, answer.user_id)) and self._hand(update, answer)
        prompt = next((p for p in (hand.prompts if hand else ()) if p.key == key), None)
        if prompt is None:
            raise UserError("stale_prompt")
        n = self.games[table.game].presenter.picked(hand, prompt, values)
        if n is None:
            raise UserError("bad_value")
        if (await self.tables.person(answer.user_id)).ask:
            await self.panels.answer(answer, update, f"{MARK}.{n}")
            return
        update = await self.tables.act(table.id, answer.user_id, key, n)
        await self.show.after(update, answer)

    async def ask_leave(self, answer: Answer, table_id: str) -> None:
        """The question before leaving."""
        update = await self._own(table_id, answer.user_id)
        await self.panels.place(answer, table_id, sure_screen(answer.text, update.table, "leave"))

    # ---- small parts ---------------------------------------------------------------

    def last_act(self, table_id: str, user_id: int) -> float:
        """When this user last pressed or typed something here, in epoch seconds; 0 if unknown."""
        pressed = self.panels.last_press(table_id, user_id)
        return max(pressed, self.typed.last_typed(table_id, user_id))

    async def with_table(
        self, interaction: discord.Interaction[Any], game: Game
    ) -> tuple[Answer, str] | None:
        """The table a command means, with the press noted; None when a choice was shown."""
        answer = Answer(interaction)
        table_id = await self.meant.table(answer, game)
        if table_id is None:
            return None
        self.panels.pressed(table_id, interaction)
        return answer, table_id

    def _arrive(self, interaction: discord.Interaction[Any], table_id: str) -> Answer:
        answer = Answer(interaction)
        self.panels.pressed(table_id, interaction)
        self.boards.pressed(table_id, answer)
        return answer

    async def _own(self, table_id: str, user_id: int) -> Update:
        update = await self.tables.look(table_id)
        if update.table.seat_of(user_id) is None:
            raise UserError("not_seated")
        return update

    def _hand(self, update: Update, answer: Answer) -> Any:
        seat = update.table.seat_of(answer.user_id)
        return update.hands.get(seat.seat) if seat else None

    def _is_board(self, answer: Answer, update: Update | None) -> bool:
        return update is not None and answer.message_id == update.table.message_id
