"""What a server's admins may do to any table, and the one command that always works.

Every act is in the table's history with who did it, and is told on its board. Whether somebody
is an admin is asked before, where Discord is known.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.course import Course
from bot.desk import log_act, row_of
from bot.errors import UserError
from bot.lobby import ANYBODY
from bot.seating import Seating
from bot.store import Bare, LogRow, SeatRow, Tx
from bot.updates import Player, Update
from engines.core import RuleError

ADMIN = "admin"
RESET, CLOSED = "reset", "closed"
"""Why a table ended that an admin has reset or closed; its board has words for it."""


@dataclass(frozen=True, slots=True)
class Overview:
    """A live table for admins. ``update`` is None when the table cannot be read."""

    bare: Bare
    update: Update | None = None


@dataclass(frozen=True, slots=True)
class Reset:
    """What a reset did: ``lost`` names what could not be read and is gone.

    ``update`` shows the ended table, or is None when even its game is unknown.
    """

    bare: Bare
    update: Update | None
    lost: frozenset[str] = frozenset()


class Steward(Seating):
    """Acts of admins. ``admin`` is who acts, by the name people see."""

    # ---- looking ---------------------------------------------------------------------

    async def bares(self, guild_id: int) -> list[Bare]:
        """A server's live tables, oldest first, without a look into them."""
        async with self.store.read() as tx:
            found = [await tx.bare(table_id) for table_id in await tx.live_in_guild(guild_id)]
        return [bare for bare in found if bare is not None]

    async def overviews(self, guild_id: int) -> list[Overview]:
        """A server's live tables, oldest first, readable or not."""
        async with self.store.read() as tx:
            ids = await tx.live_in_guild(guild_id)
        return [found for table_id in ids if (found := await self.overview(table_id))]

    async def overview(self, table_id: str) -> Overview | None:
        """One table, however broken, or None when there is none."""
        async with self.store.read() as tx:
            bare = await tx.bare(table_id)
        if bare is None:
            return None
        return Overview(bare, await self._readable(table_id))

    async def _readable(self, table_id: str) -> Update | None:
        try:
            async with self.store.read() as tx:
                return (await self._taken(tx, await self._load(tx, table_id))).update()
        except Exception:  # noqa: BLE001 - damage can be anything, and its error could tell a hand
            return None

    # ---- acts ------------------------------------------------------------------------

    async def admin_skip(self, table_id: str, admin: Player) -> Update:
        """Play for all persons who are awaited, however short that is."""
        async with self._course(table_id) as (_, course):
            self._need_game(course)
            late = [row for row in course.record.seats if row.key is not None]
            if not late:
                raise UserError("nobody_to_skip")
            self._note(course, admin, "skip", None)
            for row in late:
                self._play_default(course, row.seat, ADMIN)
            course.announce("admin-skip", name=admin.name)  # the round it is told in may be new
        return course.update()

    async def admin_computer(self, table_id: str, admin: Player, seat: int) -> Update:
        """The computer plays a person's seat until its owner is back."""
        async with self._course(table_id) as (_, course):
            self._need_game(course)
            row = self._seat(course, seat)
            if row.user_id is None or row.played_by == "computer":
                raise UserError("computer_already")
            self._note(course, admin, "computer", seat)
            self._play_for(course, row, ADMIN)
            course.announce("admin-computer", seat, name=admin.name, other=row.name)
        return course.update()

    async def admin_replace(
        self,
        table_id: str,
        admin: Player,
        seat: int,
        player: Player,
        sitter: int | None = ANYBODY,
    ) -> Update:
        """Somebody gets a seat, whoever had it.

        ``sitter`` is who had it when the admin was asked (None is a computer); raises
        ``stale_question`` when somebody else has it by now, ``player_seated`` or
        ``player_knows_another_hand`` when the new player cannot have it.
        """
        async with self._course(table_id) as (tx, course):
            self._need_game(course)
            row = self._seat(course, seat)
            self._verify_sitter(row, sitter)
            if row_of(course.record, player.user_id):
                raise UserError("player_seated", name=player.name)
            if await self._knows_another_hand(tx, course, player.user_id, seat):
                raise UserError("player_knows_another_hand", name=player.name)
            self._note(course, admin, "replace", seat)
            self._seat_player(course, row, player, ADMIN)
            course.announce("admin-replace", seat, name=admin.name, other=player.name)
        return course.update(seat=seat)

    async def admin_remove(
        self, table_id: str, admin: Player, seat: int, sitter: int | None = ANYBODY
    ) -> Update:
        """Take somebody from a seat: it is free before the start, a computer's afterwards.

        ``sitter`` as for ``admin_replace``.
        """
        async with self._course(table_id) as (_, course):
            self._need_live(course)
            row = self._seat(course, seat)
            self._verify_sitter(row, sitter)
            self._note(course, admin, "remove", seat)
            if course.record.status == "lobby":
                self._free_seat(course, row)
            elif row.user_id is None:
                raise UserError("computer_already")
            else:
                self._give_to_computer(course, row, ADMIN)
            course.announce("admin-remove", seat, name=admin.name, other=row.name)
        return course.update()

    async def admin_pause(self, table_id: str, admin: Player) -> Update:
        """Let a table rest until it is resumed."""
        async with self._course(table_id) as (_, course):
            self._rest(course, None, ADMIN, admin.user_id, admin.name)
            course.announce("admin-pause", name=admin.name)
        return course.update()

    async def admin_resume(self, table_id: str, admin: Player) -> Update:
        """Let a paused table go on, whoever paused it; every turn begins anew."""
        async with self._course(table_id) as (_, course):
            self._go_on(course, None, ADMIN, admin.user_id, admin.name)
            course.announce("admin-resume", name=admin.name)
        return course.update()

    async def round_mark(self, table_id: str) -> tuple[int, int]:
        """Which round is being played, and how many the table has voided so far."""
        async with self.store.read() as tx:
            return await self._mark(tx, self._take(await self._load(tx, table_id)))

    async def _mark(self, tx: Tx, course: Course) -> tuple[int, int]:
        log = await tx.log(course.record.id)
        return course.round, sum(row.kind == "void" for row in log)

    async def void_round(
        self, table_id: str, admin: Player, mark: tuple[int, int] | None = None
    ) -> Update:
        """Play the present round anew, as if it had never been dealt.

        ``mark`` is the ``round_mark`` of when the admin was asked; raises ``stale_question``
        when another round, or the same one voided, is being played by now.
        """
        async with self._course(table_id) as (tx, course):
            self._need_game(course)
            if mark is not None and mark != await self._mark(tx, course):
                raise UserError("stale_question")
            self._note(course, admin, "void", None, kind="void")
            course.void_round()
        return course.update()

    async def admin_end(self, table_id: str, admin: Player) -> Update:
        """Close a table without a result."""
        async with self._course(table_id) as (_, course):
            self._need_live(course)
            self._note(course, admin, "end", None)
            course.close(CLOSED)
        return course.update()

    # ---- reset -----------------------------------------------------------------------

    async def reset(self, table_id: str, admin: Player) -> Reset:
        """End a table from any state, however broken, and free its channel and seats.

        Raises ``no_such_table`` and ``already_ended``; storage trouble as everywhere.
        """
        begun = time.perf_counter()
        row = self._row(admin, RESET, None)
        notice = {"code": f"admin-{RESET}", "round": 0, "seat": None, "name": admin.name}
        async with self.store.begin() as tx:
            bare = await tx.bare(table_id)
            if bare is None:
                raise UserError("no_such_table")
            lost = self._unreadable(bare, *await tx.contents(table_id))
            if not await tx.end(table_id, row, {"reason": RESET}, lost, notice):
                raise UserError("already_ended")
        log_act([row], begun)
        return Reset(bare, await self._readable(table_id), lost)

    def _unreadable(self, bare: Bare, held: Mapping[str, Any], lost: set[str]) -> frozenset[str]:
        """The columns nobody can make anything of any more; ``lost`` hold not even JSON."""
        engine = self.engines.get(bare.game)
        if engine is None:
            return frozenset(lost)
        try:
            engine.Options.model_validate(held["options"])
        except Exception:  # noqa: BLE001 - as above
            lost |= {"options", "state"}
        if held.get("state") is not None:
            try:
                self._looked_at(engine, held["state"], bare.seats)
            except Exception:  # noqa: BLE001 - as above
                lost.add("state")
        return frozenset(lost)

    def _looked_at(self, engine: Any, stored: Any, seats: Sequence[SeatRow]) -> None:
        state = engine.load(stored)
        engine.prompts(state)
        engine.table_view(state)
        for row in seats:
            engine.seat_view(state, row.seat)

    # ---- small parts -----------------------------------------------------------------

    def _need_live(self, course: Course) -> None:
        if course.record.status == "ended":
            raise UserError("already_ended")

    def _need_game(self, course: Course) -> None:
        self._need_live(course)
        if course.record.status == "lobby":
            raise UserError("not_started")

    def _seat(self, course: Course, seat: int) -> SeatRow:
        if not 0 <= seat < len(course.record.seats):
            raise UserError("no_such_seat")
        return course.record.seats[seat]

    def _verify_sitter(self, row: SeatRow, sitter: int | None) -> None:
        if sitter not in (ANYBODY, row.user_id):
            raise UserError("stale_question")

    def _row(self, admin: Player, act: str, seat: int | None, kind: str = ADMIN) -> LogRow:
        details = {"act": act, "name": admin.name}
        return LogRow(kind, seat, ADMIN, details, self.clock(), user_id=admin.user_id)

    def _note(
        self, course: Course, admin: Player, act: str, seat: int | None, kind: str = ADMIN
    ) -> None:
        course.rows.append(self._row(admin, act, seat, kind))
        course.announce(f"admin-{act}", seat, name=admin.name)


__all__ = ["Overview", "Reset", "RuleError", "Steward"]
