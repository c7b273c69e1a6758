"""The course of a running table: what follows from a move, on the record alone.

No storage and no waiting here: ``Course`` holds one table in hand during a transaction,
moves it on, and leaves in the record who is awaited and what is due when.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bot.bugs import log_bug
from bot.overview import TABLE, table_info
from bot.pace import Pace
from bot.store import LogRow, Record, SeatRow
from bot.updates import Update
from engines.core import Engine, Prompt, RuleError, Seat

TURN_KINDS = ("turn", "ping", "computer", "beat")
MOST_NOTICES = 3
MOST_MOVES_ALONE = 5_000


class Course:
    """One table in hand. ``rows`` are the log rows to save with the record.

    ``key`` is the moment of the first move made.
    """

    def __init__(
        self,
        record: Record,
        engine: Engine,
        *,
        now: float,
        pace: Pace,
        rng: Random,
        pictures: bool = True,
    ) -> None:
        self.pictures = pictures
        self.record, self.engine, self.now, self.pace, self.rng = record, engine, now, pace, rng
        self.options = engine.Options.model_validate(record.options)
        self.rows: list[LogRow] = []
        self.votes: list[LogRow] = []
        self.state: Any = engine.load(record.state) if record.state is not None else None
        self._round, self._out = self._round_now()
        self._users = {row.user_id for row in record.seats}
        self._paused_by = record.paused_by
        self._asked, self._offered = self._prompts_now()
        self.changed = False
        self.ping: tuple[Seat, ...] = ()
        self.played_out = 0
        self.key: str | None = None

    # ---- moving on -----------------------------------------------------------------

    def begin(self, seed: str, state: Any = None) -> None:
        """Start the game: from its seed, or from a position someone has set up.

        The seed stays in the state alone; a position is noted, since no seed leads to it.
        """
        payload: dict[str, Any] = {}
        if state is None:
            self.state = self.engine.start(len(self.record.seats), self.options, seed).state
        else:
            self.state = state
            payload["state"] = self.engine.dump(state)
        self._round = 0
        self.record.status = "running"
        self.record.person_at = self.now
        self.note("start", None, "person", payload)
        self.settle()

    def move(self, seat: Seat, action: Any, by: str) -> None:
        """Apply one action. Raises ``RuleError`` and changes nothing when it is refused."""
        step = self.engine.apply(self.state, seat, action)
        self.key = self.key or self._key_of(seat, action)
        self.state = step.state
        row = self.record.seats[seat]
        self.rows.append(LogRow("move", seat, by, {"action": action.code}, self.now))
        if step.public:
            self.changed = True
            if by in ("clock", "person"):
                row.missed = 0 if by == "person" else row.missed + 1
                self.record.person_at = self.now
        self.settle()

    def note(
        self,
        kind: str,
        seat: int | None,
        by: str,
        payload: dict[str, Any] | None = None,
        user_id: int | None = None,
    ) -> None:
        """Put an act that is no move into the history; everybody may know of it.

        ``user_id`` is whose act it was, for forgetting them later.
        """
        self.rows.append(LogRow(kind, seat, by, payload or {}, self.now, user_id=user_id))
        self.changed = True

    def announce(self, code: str, seat: int | None = None, **details: Any) -> None:
        """Have the board tell what was done to the table, until the round is over.

        What was told before in this round stays under ``earlier``, the newest first.
        """
        number, last = self.round, self.record.notice or {}
        earlier: list[dict[str, Any]] = []
        if last.get("round") == number:
            older = {key: value for key, value in last.items() if key != "earlier"}
            earlier = [older, *last.get("earlier", [])][: MOST_NOTICES - 1]
        self.record.notice = {"code": code, "round": number, "seat": seat, **details}
        if earlier:
            self.record.notice["earlier"] = earlier
        self.changed = True

    def void_round(self) -> None:
        """Play the present round anew: a table act of its own kind in the log."""
        self.state = self.engine.void_round(self.state).state
        self._round = 0  # panels and board see a round begin
        for row in self.record.seats:
            row.missed = 0
            self._forget(row)
        self.settle()

    def settle(self) -> None:
        """Bring status, awaited seats and due rows in line with the state."""
        record = self.record
        if self.state is not None and record.status in ("running", "paused"):
            if record.paused_by is None:
                self._play_out()
            if not self._persons():
                self.close("abandoned")
            elif not self.engine.prompts(self.state):
                self._finish()
            elif record.status == "paused":
                pass
            elif self.nobody_plays_personally():
                self._pause()
            else:
                self._await_seats()
                # Without a turn time no clock would ever give the channel free. A sealed
                # choice, which nobody may notice, moves no time.
                if record.turn_seconds is None and (
                    self.changed or ("lapse", TABLE) not in record.due
                ):
                    record.due["lapse", TABLE] = self.now + self.pace.paused
        if self.state is not None:
            record.state = self.engine.dump(self.state)

    def prompt_of(self, seat: Seat, key: str | None = None) -> Prompt | None:
        """The seat's prompt with this key, or the one the game waits for."""
        for prompt in self.engine.prompts(self.state):
            if prompt.seat == seat and (prompt.required if key is None else prompt.key == key):
                return prompt
        return None

    def _key_of(self, seat: Seat, action: Any) -> str | None:
        """The moment at which an action is played."""
        prompts = self.engine.prompts(self.state)
        return next((p.key for p in prompts if p.seat == seat and action in p.choices), None)

    def close(self, reason: str) -> None:
        """End the table without a winner."""
        self._end({"reason": reason})
        self.changed = True

    def resume(self) -> None:
        self.record.status, self.record.paused_by = "running", None
        self.record.due.pop(("lapse", TABLE), None)
        self.record.person_at = self.now
        self.settle()

    def pause(self, user_id: int) -> None:
        """Rest until somebody who may says so; nothing falls due meanwhile."""
        self.record.paused_by = user_id
        self._pause()

    def choose_options(self, options: dict[str, Any]) -> None:
        """Put checked house rules in force; only before the start."""
        self.record.options = options
        self.options = self.engine.Options.model_validate(options)

    def hand_to_computer(self, row: SeatRow) -> None:
        """From now on the computer plays this seat, beginning with what it owes."""
        row.played_by = "computer"
        self._forget(row)

    def hand_to_person(self, row: SeatRow) -> None:
        row.played_by, row.missed = "person", 0
        self._forget(row)

    # ---- parts of settling ---------------------------------------------------------

    def _play_out(self) -> None:
        """When no person is left in by the rules, the computers play the rest at once."""
        for _ in range(MOST_MOVES_ALONE):
            prompts = [p for p in self.engine.prompts(self.state) if p.required]
            if not prompts or self._persons_in() or not self._persons():
                return
            prompt = prompts[0]
            if self.record.seats[prompt.seat].played_by == "person":
                return
            action = think(self.engine, self.state, prompt, self.rng)
            self.state = self.engine.apply(self.state, prompt.seat, action).state
            self.rows.append(
                LogRow("move", prompt.seat, "computer", {"action": action.code}, self.now)
            )
            self.played_out += 1
            self.changed = True

    def _finish(self) -> None:
        outcome = self.engine.outcome(self.state)
        assert outcome is not None
        self._end(
            {
                "reason": outcome.reason,
                "ranking": [list(group) for group in outcome.ranking],
                "points": list(outcome.points),
                "played_out": self.played_out,
            }
        )

    def _end(self, result: dict[str, Any]) -> None:
        self.record.status, self.record.paused_by = "ended", None
        self.record.ended_at = self.now
        self.record.result = result
        self._wait_for_nobody()

    def _pause(self) -> None:
        self.record.status = "paused"
        self._wait_for_nobody()
        self.record.due["lapse", TABLE] = self.now + self.pace.paused
        self.changed = True

    def _wait_for_nobody(self) -> None:
        self.record.due.clear()
        for row in self.record.seats:
            row.key = None

    def _persons(self) -> list[SeatRow]:
        return [row for row in self.record.seats if row.user_id is not None]

    def _persons_in(self) -> list[SeatRow]:
        out = self.engine.table_view(self.state).out
        return [row for row in self._persons() if row.seat not in out]

    def nobody_plays_personally(self) -> bool:
        """Are all persons away who are still in, or out with something left to decide?"""
        awaited = self.engine.table_view(self.state).awaited
        rows = self._persons_in() + [row for row in self._persons() if row.seat in awaited]
        return all(row.played_by == "computer" for row in rows or self._persons())

    def _await_seats(self) -> None:
        prompts = {p.seat: p for p in self.engine.prompts(self.state) if p.required}
        for row in self.record.seats:
            prompt = prompts.get(Seat(row.seat))
            key = prompt.key if prompt else None
            if key == row.key:
                continue
            self._forget(row)
            row.key, row.since = key, self.now
            if prompt is not None:
                self._put_due(row, prompt)

    def _forget(self, row: SeatRow) -> None:
        row.key = None
        for kind in TURN_KINDS:
            self.record.due.pop((kind, row.seat), None)

    def _put_due(self, row: SeatRow, prompt: Prompt) -> None:
        due, pace, now = self.record.due, self.pace, self.now
        if prompt.auto:
            due["beat", row.seat] = now + pace.beat
        elif row.played_by == "computer":
            pause = self.rng.uniform(pace.pause_min, pace.pause_max)
            latest = max(now, self.record.person_at + pace.pause_total)
            due["computer", row.seat] = min(now + pause, latest)
        else:
            seconds = self.record.turn_seconds
            if seconds is not None:
                due["turn", row.seat] = now + seconds
            slow = seconds is not None and seconds >= pace.ping_at_once_from
            due["ping", row.seat] = now + (0.0 if slow else pace.ping_after)

    # ---- showing -------------------------------------------------------------------

    def _prompts_now(self) -> tuple[dict[Seat, str], set[tuple[Seat, str]]]:
        """What each seat is asked and offered: a panel that shows less than this would lie.

        Forced decisions count as one question: the house takes them one after another. An
        offer with a single choice says itself how long it stands, so only a sealed choice
        that can no longer be changed is missed when it goes. The last one who is asked
        decides for all, and is told so.
        """
        asked: dict[Seat, str] = {}
        offered: set[tuple[Seat, str]] = set()
        prompts = self.engine.prompts(self.state) if self.state is not None else ()
        alone = sum(prompt.required for prompt in prompts) == 1
        for prompt in prompts:
            if not prompt.required:
                offered |= {(prompt.seat, prompt.key)} if len(prompt.choices) > 1 else set()
            else:
                asked[prompt.seat] = "auto" if prompt.auto else f"{prompt.key}{'!' * alone}"
        return asked, offered

    @property
    def round(self) -> int:
        """The round's number, 0 before the start."""
        return self._round_now()[0]

    def _round_now(self) -> tuple[int, frozenset[Seat]]:
        """The round's number and the seats that are out, for whom no round begins."""
        if self.state is None:
            return 0, frozenset()
        view = self.engine.table_view(self.state)
        return view.round, frozenset(view.out)

    def voters(self) -> set[int]:
        """The seats that have asked to play for somebody who is still awaited."""
        seats = self.record.seats
        since = [r.since for r in seats if r.key is not None and r.played_by == "person"]
        return {
            vote.seat
            for vote in (*self.votes, *self.rows)
            if vote.kind == "vote" and vote.seat is not None
            if seats[vote.seat].user_id is not None
            if any(vote.at - began >= self.pace.vote_after for began in since)
        }

    def update(self, *, seat: int | None = None) -> Update:
        """What there is to see now."""
        record = self.record
        info = table_info(record, self.options, len(self.voters()), self.pictures)
        if self.state is None:
            return Update(info, changed=self.changed, seat=_seat(seat), left=self._left())
        view = self.engine.table_view(self.state)
        new_round, out = view.round != self._round, self._out.intersection(view.out)
        persons = self._persons()
        asked_now, offered_now = self._prompts_now()
        asked = {
            Seat(row.seat)
            for row in persons
            if (new_round and row.seat not in out)
            or record.status == "ended"
            or record.paused_by != self._paused_by
            or asked_now.get(Seat(row.seat)) != self._asked.get(Seat(row.seat))
            or (self._offered - offered_now) & {(Seat(row.seat), key) for _, key in self._offered}
        }
        return Update(
            info,
            view,
            {Seat(r.seat): self.engine.seat_view(self.state, Seat(r.seat)) for r in persons},
            changed=self.changed,
            asked=frozenset(asked),
            round_began=new_round and record.status == "running",
            ping=self.ping,
            played_out=self.played_out,
            seat=_seat(seat),
            left=self._left(),
        )

    def _left(self) -> frozenset[int]:
        """The users who sat here when the table was taken in hand and no longer do."""
        now = {row.user_id for row in self.record.seats}
        return frozenset(user for user in self._users - now if user is not None)


def _seat(seat: int | None) -> Seat | None:
    return None if seat is None else Seat(seat)


def think(engine: Engine, state: Any, prompt: Prompt, rng: Random) -> Any:
    """The computer player's choice; the clock's when it fails, so that no table ever hangs."""
    return choose(
        engine, engine.seat_view(state, prompt.seat), prompt, rng
    ) or engine.default_action(state, prompt)


def choose(engine: Engine, view: Any, prompt: Prompt, rng: Random) -> Any | None:
    """The computer player's choice from what its seat may see, or None when it has failed."""
    try:
        action = engine.choose(view, prompt, rng)
        if action in prompt.choices:
            return action
        raise LookupError("not among the choices")
    except Exception as error:  # noqa: BLE001 - a computer player's bug must not stop a table
        log_bug(f"the computer player at {prompt.key}", error)
        return None


__all__ = ["TABLE", "Course", "RuleError", "choose", "think"]
