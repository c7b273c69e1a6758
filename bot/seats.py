"""What the *Table* menu does: seats that come and go, pauses, the past of a table.

Every act is answered on the panel it was pressed on, with a line about what was done.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.answers import Answer
from bot.chronicle import history_screen
from bot.errors import UserError
from bot.games.base import Game
from bot.menus import (
    away_screen,
    door_screen,
    free_seats,
    give_screen,
    menu_screen,
    remove_screen,
    sure_screen,
)
from bot.opening import player
from bot.screen import Screen
from bot.show import Show
from bot.tables import TableService
from bot.updates import Player, SeatInfo, Update

People = discord.User | discord.Member


class Seats:
    """The desk behind the menu."""

    def __init__(self, tables: TableService, games: dict[str, Game], show: Show) -> None:
        self.tables, self.games, self.show = tables, games, show
        self.panels = show.panels

    # ---- acts ------------------------------------------------------------------------

    async def act(self, answer: Answer, table_id: str, verb: str, number: str) -> None:
        """Something done to seats or to the table; ``number`` is the rest of the id."""
        tables, user = self.tables, answer.user_id
        match verb:
            case "leave":
                await self._leave(answer, table_id)
            case "take":
                await self.take(answer, table_id, number)
            case "keep":
                await self._done(answer, await tables.withdraw_offer(table_id, user), "kept")
            case "pause":
                await self.show.after(await tables.pause(table_id, user), answer)
            case "resume":
                await self._done(answer, await tables.resume(table_id, user), "resumed")
            case "skip":
                update = await tables.skip(table_id, user)
                await self._done(answer, update, "voted" if update.table.votes else "skipped")
            case "away":
                await self._away(answer, table_id, number)
            case "remove":
                update = await tables.remove_seat(table_id, user, *seat_named(number))
                await self._done(answer, update, "removed")
            case "end":
                await self._done(answer, await tables.end(table_id, user), "ended")
            case _:
                raise UserError("other")

    async def _done(self, answer: Answer, update: Update, what: str) -> None:
        await self._tell(answer, update, answer.text(f"answer-{what}"))

    async def _tell(self, answer: Answer, update: Update, words: str) -> None:
        """The panel with what was done, in place or for a command; a line for a public press."""
        if answer.is_command:
            await self.show.after(update, answer, notice=words)
        else:
            await self.show.after(update, answer, line=words)

    async def _leave(self, answer: Answer, table_id: str) -> None:
        update = await self.tables.leave(table_id, answer.user_id)
        state = "running" if update.view is not None else "lobby"
        await self.show.after(update, answer, line=answer.text(f"left-{state}"))

    async def _away(self, answer: Answer, table_id: str, number: str) -> None:
        seat, sitter = seat_named(number)
        seats = (await self.tables.look(table_id)).table.seats
        if seat >= len(seats) or seats[seat].user_id != sitter:
            raise UserError("seat_changed")
        update = await self.tables.computer_for(table_id, answer.user_id, seat)
        await self._done(answer, update, "away")

    async def give(self, answer: Answer, table_id: str, person: People) -> None:
        """Offer the own seat to a person, who is called in the table's channel."""
        if person.bot:
            raise UserError("no_bots")
        to = Player(person.id, person.display_name)
        update = await self.tables.offer_seat(table_id, answer.user_id, to)
        words = answer.text("answer-offered", name=answer.text.names([to.name]))
        await self._tell(answer, update, words)

    async def picked(self, answer: Answer, table_id: str, people: list[Any]) -> None:
        """Somebody was chosen from the list of people."""
        if len(people) != 1 or not isinstance(people[0], People):
            raise UserError("bad_value")
        await self.give(answer, table_id, people[0])

    async def take(self, answer: Answer, table_id: str, number: str) -> None:
        """Sit down in a running game; the answer is the private panel."""
        if not number.isdigit():
            raise UserError("no_such_seat")
        me = player(answer.interaction)
        update = await self.tables.take_seat(table_id, me, int(number))
        await self.show.after(update, answer, private=True)

    # ---- the door --------------------------------------------------------------------

    async def door(self, answer: Answer, update: Update) -> bool:
        """Show somebody without a seat which they could take; whether there is any."""
        seats = free_seats(update, answer.user_id)
        if not seats:
            return False
        table_id, numbers = update.table.id, [seat.seat for seat in seats]
        mine = await self.tables.door(table_id, answer.user_id, numbers)
        seats = [seat for seat in seats if seat.seat in mine]
        screen = door_screen(answer.text, update.table, seats)
        await self.panels.place(answer, update.table.id, screen)
        return True

    # ---- pages -----------------------------------------------------------------------

    async def page(self, answer: Answer, update: Update, name: str, rest: str) -> Screen | None:
        """A page of the menu, None when it is none of these."""
        text, table, user = answer.text, update.table, answer.user_id
        match name:
            case "menu":
                return menu_screen(text, self.games[table.game], table, user)
            case "history":
                return await self.history(answer, update, int(rest) if rest.isdigit() else None)
            case "remove":
                return remove_screen(text, table, user)
            case "leave" | "end":
                return sure_screen(text, table, name)
            case "give":
                listed = answer.interaction.guild_id is not None
                return give_screen(text, table, self._playing(update, user), listed=listed)
            case "away":
                self._playing(update, user)
                now, patience = self.tables.clock(), self.tables.pace.vote_after
                return away_screen(text, table, user, now, patience)
            case _:
                return None

    def _playing(self, update: Update, user_id: int) -> SeatInfo:
        seat = update.table.seat_of(user_id)
        if update.table.status == "ended":
            raise UserError("already_ended")
        if seat is None:
            raise UserError("not_seated")
        if update.table.status == "lobby":
            raise UserError("not_started")
        return seat

    async def history(self, answer: Answer, update: Update, page: int | None = None) -> Screen:
        """A table's past in words, for everybody."""
        table = update.table
        lines = await self.tables.history(table.id)
        back = answer.on_panel and table.seat_of(answer.user_id) is not None
        return history_screen(answer.text, self.games[table.game], table, lines, page, back=back)


def seat_named(words: str) -> tuple[int, int | None]:
    """The seat and its user of an id's ``2.4711``; user 0 is a computer."""
    seat, _, user = words.partition(".")
    if not (seat.isdigit() and user.isdigit()):
        raise UserError("no_such_seat")
    return int(seat), int(user) or None
