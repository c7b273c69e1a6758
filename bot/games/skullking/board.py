"""The public table of Skull King, from a TableView alone."""

from __future__ import annotations

from bot.games.base import Part
from bot.games.skullking.results import last_round_lines, last_trick_lines
from bot.games.skullking.trick import finished_lines, follow_words, plays_line, so_far_line
from bot.games.skullking.words import (
    GHOST,
    NO_CHANGE,
    amount,
    bids_in_words,
    marks,
    seated,
    sign,
    signed,
    signs,
    tight,
    who,
)
from bot.screen import BOARD_CALM, BOARD_HOT, BOARD_REVEAL, RULE, Button, view_id
from bot.text import Text, when
from bot.updates import TableInfo
from engines.core import Seat
from engines.skullking.cards import Pirate
from engines.skullking.views import (
    GRAYBEARD,
    Phase,
    PowerUsed,
    SeatAtTable,
    TableView,
    TrickView,
)

ACCENTS = {Phase.PLAYING: BOARD_HOT, Phase.POWER: BOARD_REVEAL}
SEALED = (Phase.BIDDING, Phase.LOADING)
IN, OUT = "✓", "…"


def board(text: Text, table: TableInfo, view: TableView) -> Part:
    """The whole table: who is awaited, the bids or the trick, the seats, what happened."""
    blocks = [f"### {title(text, view)}\n{awaited(text, table, view)}", RULE]
    if view.phase in SEALED:
        blocks += sealed_blocks(text, table, view)
    else:
        blocks += trick_blocks(text, table, view)
    return Part(tuple(blocks), (), ACCENTS.get(view.phase, BOARD_CALM))


def title(text: Text, view: TableView) -> str:
    """The round, and the trick once one is played."""
    key = "skullking-board-title-extra" if view.extra else "skullking-board-title"
    trick = shown_trick(view)
    if trick is None or trick.round != view.round:
        more = text("skullking-board-cards", cards=view.cards)
    else:
        more = tight(text("skullking-board-trick", trick=trick.number, tricks=view.cards))
    return f"{text(key, round=view.round, rounds=view.rounds)} · {more}"


def shown_trick(view: TableView) -> TrickView | None:
    """The trick on the table: a finished one stays until the next card is led."""
    if view.phase in SEALED:
        return None
    return view.trick if view.trick is not None and view.trick.plays else view.last_trick


def stays(view: TableView) -> tuple[int, int, bool] | None:
    """The finished trick that is on the board, and whether the round before it stands there."""
    sealed, trick = view.phase in SEALED, view.last_trick
    if trick is None or not (sealed or shown_trick(view) is trick):
        return None
    return trick.round, trick.number, sealed


# ---- what is awaited ---------------------------------------------------------------


def awaited(text: Text, table: TableInfo, view: TableView) -> str:
    """What is awaited from whom, and until when."""
    line = _awaited(text, table, view)
    if table.deadline is not None:
        line += "  " + text("board-deadline", when=when(table.deadline))
    return line


def _awaited(text: Text, table: TableInfo, view: TableView) -> str:
    if view.phase in SEALED:
        return text(
            f"skullking-await-{view.phase}",
            done=len(view.seats) - len(view.awaited),
            seats=len(view.seats),
            waiting=signs(table, view.awaited),
        )
    if view.deciding is not None:
        seat, pirate = view.deciding
        return text(f"skullking-await-{pirate}", name=who(text, table, seat))
    if view.graybeard_turn:
        return text("skullking-await-graybeard", name=who(text, table, GRAYBEARD))
    if view.turn is None:
        return text("skullking-await-nobody")
    leads = view.trick is not None and not view.trick.plays
    return text(
        "skullking-await-lead" if leads else "skullking-await-card",
        name=who(text, table, view.turn),
        trick=view.trick.number if view.trick else 0,
    )


# ---- bids and loads ----------------------------------------------------------------


def sealed_blocks(text: Text, table: TableInfo, view: TableView) -> list[str]:
    """Who has bid or loaded, in seat order and without values; then the round before."""
    ticks = " ".join(_tick(table, view, seat) for seat in view.seats)
    line = text("skullking-board-ticks", ticks=ticks, leader=sign(table, view.leader))
    lines = [f"-# {line}"]  # the first line and the picture say it too
    if view.phase is Phase.LOADING:
        bids = bids_in_words(table, view.seats)
        lines += [text("skullking-board-bids", bids=bids), sum_line(text, view)]
    blocks = ["\n".join(lines), RULE]
    if not view.results:
        seats = "\n".join(_name_line(text, table, view, seat) for seat in view.seats)
        return [*blocks, seats]
    blocks.append("\n".join(last_round_lines(text, table, view)))
    trick = last_trick_lines(text, table, view)
    return [*blocks, RULE, "\n".join(trick)] if trick else blocks


def _tick(table: TableInfo, view: TableView, seat: SeatAtTable) -> str:
    done = seat.has_bid if view.phase is Phase.BIDDING else seat.has_loaded
    return tight(f"{sign(table, seat.seat)} {IN if done else OUT}")


def _name_line(text: Text, table: TableInfo, view: TableView, seat: SeatAtTable) -> str:
    parts = [seated(text, table, seat.seat)]
    if seat.seat == view.dealer:
        parts.append(text("skullking-seat-dealer"))
    return " · ".join(parts + marks(text, table.seats[seat.seat]))


# ---- a trick -----------------------------------------------------------------------


def trick_blocks(text: Text, table: TableInfo, view: TableView) -> list[str]:
    """The trick on the table, every seat's bid and tricks, and their sum.

    While the first card of a round is awaited its bids come first, and the last trick of the
    round before stays where it was.
    """
    trick = shown_trick(view)
    seats = [seat_line(text, table, view, seat) for seat in view.seats]
    if view.graybeard is not None:
        seats.append(ghost_line(text, table, view))
    seats.append(f"-# {sum_line(text, view)}")
    blocks = ["\n".join([text("skullking-board-head"), *seats])]
    if trick is None:
        return blocks
    lines = "\n".join(trick_lines(text, table, view, trick))
    return [lines, RULE, *blocks] if trick.round == view.round else [*blocks, RULE, lines]


def trick_lines(text: Text, table: TableInfo, view: TableView, trick: TrickView) -> list[str]:
    """A trick in the making, or the finished one."""
    if trick.result is None:
        return [
            follow_words(text, trick),
            plays_line(text, table, trick),
            so_far_line(text, table, trick),
        ]
    if trick.round != view.round:
        return last_trick_lines(text, table, view)
    return finished_lines(text, table, trick)


def seat_line(text: Text, table: TableInfo, view: TableView, seat: SeatAtTable) -> str:
    """``➤ ⑤ Eva · 3/2 · 210 · wager 10``"""
    info = table.seats[seat.seat]
    turn = "➤ " if info.awaited and not view.graybeard_turn else ""
    parts = [
        turn + seated(text, table, seat.seat),
        text("skullking-seat-tricks", won=seat.won, bid=str(seat.contract)),
        amount(seat.score),
        *seat_notes(text, table, view, seat),
    ]
    return " · ".join(parts + marks(text, info))


def seat_notes(text: Text, table: TableInfo, view: TableView, seat: SeatAtTable) -> list[str]:
    """What stands beside a bid for the rest of the round."""
    notes: list[str] = []
    if seat.load is not None:
        notes.append(text(f"skullking-note-{seat.load}"))
    if seat.allies:
        notes.append(text("skullking-note-ally", ally=signs(table, seat.allies)))
    notes += [_power_note(text, table, p) for p in view.powers if p.seat == seat.seat]
    if _may_change_later(view, seat):
        notes.append(text("skullking-note-harry-open"))
    return notes


def _may_change_later(view: TableView, seat: SeatAtTable) -> bool:
    """Whether Harry has won a trick for this seat and may still be used in this round."""
    options = view.options
    if not options.pirate_powers or options.harry_timing == "immediate" or seat.change is not None:
        return False
    results = [trick.result for trick in view.tricks if trick.result is not None]
    return any(r.power is Pirate.HARRY and r.winner == seat.seat for r in results)


def _power_note(text: Text, table: TableInfo, power: PowerUsed) -> str:
    if power.pirate is Pirate.ROSIE:
        return text("skullking-note-rosie", target=sign(table, Seat(power.value)))
    if power.pirate is Pirate.HARRY:
        change = signed(power.value) if power.value else NO_CHANGE
        return text("skullking-note-harry", change=change)
    return text(f"skullking-note-{power.pirate}", count=power.value)


def ghost_line(text: Text, table: TableInfo, view: TableView) -> str:
    """Graybeard: his tricks and the cards left in his pile."""
    turn = "➤ " if view.graybeard_turn else ""
    words = text("skullking-ghost", won=view.graybeard_won, cards=view.graybeard or 0)
    return f"{turn}{GHOST} **{text('skullking-graybeard')}** · {words}"


def sum_line(text: Text, view: TableView) -> str:
    """All bids against the tricks there are; and the tricks nobody took."""
    bids = sum(seat.contract or 0 for seat in view.seats)
    over = bids - view.cards
    side = "many" if over > 0 else "few" if over < 0 else "right"
    line = text("skullking-board-sum", bids=bids, tricks=view.cards, side=side, off=abs(over))
    if view.unclaimed:
        line += " " + text("skullking-board-unclaimed", count=view.unclaimed)
    return line


# ---- looks -------------------------------------------------------------------------


def board_extra(text: Text, table: TableInfo, view: TableView) -> list[Button]:
    """Looks that stand between *My hand* and *Table*; what is not there yet is disabled."""
    why = _look(text, table, "why", bool(view.results))
    trick = _look(text, table, "trick", view.last_trick is not None)
    scores = _look(text, table, "scores", bool(view.results))
    if view.phase is Phase.OVER:
        return [why, trick, scores]
    rules = Button(view_id(table.id, "rules.1"), text("press-rules"))
    return [why, trick, rules] if view.phase in SEALED else [trick, scores, rules]


def _look(text: Text, table: TableInfo, what: str, there: bool) -> Button:
    return Button(view_id(table.id, what), text(f"skullking-press-{what}"), disabled=not there)
