"""The public table of Skull, from a TableView alone."""

from __future__ import annotations

from bot.games.base import Part
from bot.games.skull.words import (
    FACE_DOWN,
    POINT,
    SIGNS,
    by_rank,
    discs_in_words,
    marks,
    signed_disc,
    who,
    whos,
)
from bot.screen import (
    BOARD_CALM,
    BOARD_HOT,
    BOARD_REVEAL,
    RULE,
    Button,
    Row,
    Style,
    move_id,
    rows_of,
    view_id,
)
from bot.text import Text, plain_name, safe_name, seat_sign, when
from bot.updates import TableInfo
from engines.core import Prompt, Seat
from engines.skull.actions import FlipDisc, NameStarter, RaiseChallenge
from engines.skull.views import Phase, Reveal, SeatAtTable, TableView

ACCENTS = {
    Phase.CHALLENGING: BOARD_HOT,
    Phase.REVEALING: BOARD_REVEAL,
    Phase.LOSING: BOARD_REVEAL,
    Phase.NAMING: BOARD_REVEAL,
}
NUMBERS_IN_A_ROW = 4


def board(text: Text, table: TableInfo, view: TableView) -> Part:
    """The whole table: who is awaited, the seats, the challenge, what just happened."""
    blocks = [
        "\n".join(
            [f"### {text('skull-board-title', round=view.round)}", awaited(text, table, view)]
        ),
        RULE,
        "\n".join(seat_line(text, table, view, seat) for seat in view.seats),
    ]
    turned = view.reveal is not None and view.reveal.round == view.round  # it says who wanted what
    said = [] if turned else challenge_lines(text, table, view)
    happened = [*said, *last_lines(text, table, view)]
    if happened:
        blocks += [RULE, "\n".join(happened)]
    return Part(tuple(blocks), move_rows(text, table, view), ACCENTS.get(view.phase, BOARD_CALM))


def awaited(text: Text, table: TableInfo, view: TableView) -> str:
    """What is awaited from whom, and until when."""
    line = _awaited(text, table, view)
    if table.deadline is not None:
        line += "  " + text("board-deadline", when=when(table.deadline))
    return line


def _awaited(text: Text, table: TableInfo, view: TableView) -> str:
    if view.phase is Phase.PLACING and view.turn is None:
        others = [seat for seat in view.awaited if seat != view.starter]
        return text(
            "skull-await-first", names=whos(table, others), starter=who(table, view.starter)
        )
    seat = view.turn if view.turn is not None else view.awaited[0]
    name, me = who(table, seat), view.seats[seat]
    match view.phase:
        case Phase.PLACING:
            return text("skull-await-first-in-turn", name=name)
        case Phase.TURN if me.down == 0:
            return text("skull-await-starter", name=name)
        case Phase.TURN if me.hand == 0:
            return text("skull-await-open", name=name)
        case Phase.TURN:
            return text("skull-await-turn", name=name)
        case Phase.CHALLENGING:
            bidder = who(table, _bidder(view))
            return text(
                "skull-await-answer",
                name=name,
                bidder=bidder,
                number=view.number,
                total=view.total,
            )
        case Phase.REVEALING if view.prompts and not view.prompts[0].auto:
            return text("skull-await-flip", name=name, turned=len(view.flips), number=view.number)
        case Phase.REVEALING:
            return text("skull-await-own", name=name, number=view.number)
        case Phase.LOSING:
            return text("skull-await-lose", name=name)
        case _:
            return text("skull-await-name", name=name)


def _bidder(view: TableView) -> Seat:
    assert view.bidder is not None
    return view.bidder


def seat_line(text: Text, table: TableInfo, view: TableView, seat: SeatAtTable) -> str:
    """``① Ana ⭐ · 🟤🟤 2 down · 2 in hand · passed``"""
    info = table.seats[seat.seat]
    name = safe_name(info.name)
    turn = "➤ " if info.awaited else ""
    if seat.eliminated:
        return f"{turn}{seat_sign(seat.seat)} ~~{name}~~ · {text('skull-seat-out')}"
    mark = f" {text('board-computer')}" if info.computer and info.user_id is None else ""
    parts = [f"{turn}{seat_sign(seat.seat)} **{name}**{mark}" + f" {POINT}" * seat.points]
    parts.append(_discs(text, seat))
    parts.append(text("skull-seat-hand", count=seat.hand))
    if seat.seat == view.starter and view.phase in (Phase.PLACING, Phase.TURN):
        parts.append(text("skull-seat-starter"))
    if view.bidder == seat.seat:
        parts.append(f"**{text('skull-seat-bid', number=view.number)}**")
    elif seat.passed:
        parts.append(text("skull-seat-passed"))
    if seat.last_chance_at is not None:
        parts.append(
            f"{SIGNS_LAST} {text('skull-seat-last-chance-at', place=seat.last_chance_at + 1)}"
        )
    elif seat.holds_last_chance:
        parts.append(f"{SIGNS_LAST} {text('skull-seat-last-chance')}")
    return " · ".join(parts + marks(text, info))


SIGNS_LAST = "🌼"


def _discs(text: Text, seat: SeatAtTable) -> str:
    turned = "".join(SIGNS[disc] for disc in seat.turned)
    if not seat.down and not seat.turned:
        return text("skull-seat-none-down")
    down = (
        f"{FACE_DOWN * seat.down} {text('skull-seat-down', count=seat.down)}" if seat.down else ""
    )
    return " ".join(part for part in (turned, down) if part)


def challenge_lines(text: Text, table: TableInfo, view: TableView) -> list[str]:
    """The numbers said in the open challenge, in order."""
    if not view.bids:
        return []
    bids = " → ".join(
        text("skull-bid-opened", name=who(table, seat), number=number) for seat, number in view.bids
    )
    return [text("skull-bids", bids=bids)]


def last_lines(text: Text, table: TableInfo, view: TableView) -> list[str]:
    """What just happened; a reveal stays until the next challenge is opened."""
    lines = reveal_lines(text, table, view.reveal) if view.reveal else []
    told = view.reveal is not None and view.reveal.round == view.round
    if view.flips and not told:
        owner, disc = view.flips[-1]
        own = owner == view.bidder
        lines.append(
            text(
                "skull-last-flip",
                name=who(table, _bidder(view)),
                owner="own" if own else "other",
                target=who(table, owner),
                disc=signed_disc(text, disc),
            )
        )
    elif view.last_move and view.last_move[1] not in _told_already(view) and not told:
        seat, kind = view.last_move
        lines.append(text(f"skull-last-{kind}", name=who(table, seat), number=view.number))
    return lines


def _told_already(view: TableView) -> tuple[str, ...]:
    """Kinds of moves that other lines tell: flips, numbers, discs that were lost or shown."""
    told = ["flip", *(("open", "raise") if view.bids else ())]
    if view.reveal and (view.reveal.lost or view.reveal.eliminated):
        told.append("lose")
    if view.reveal and view.reveal.shown:
        told.append("show")
    return tuple(told)


def reveal_lines(text: Text, table: TableInfo, reveal: Reveal) -> list[str]:
    """A turned challenge: result, the discs in order, what it cost, what was shown."""
    name = who(table, reveal.challenger)
    facts = {"round": reveal.round, "name": name, "number": reveal.number}
    if reveal.skull_owner is None:
        lines = [text("skull-reveal-won", **facts)]
    elif reveal.skull_owner == reveal.challenger:
        lines = [text("skull-reveal-own-skull", **facts)]
    else:
        owner = who(table, reveal.skull_owner)
        lines = [text("skull-reveal-skull", owner=owner, **facts)]
    if reveal.eliminated:
        lines[0] += " " + text("skull-reveal-out", name=name)
    elif reveal.lost:
        lines[0] += " " + text("skull-reveal-lost", name=name)
    flips = " ".join(f"{seat_sign(owner)}{SIGNS[disc]}" for owner, disc in reveal.flips)
    lines.append(text("skull-reveal-flips", flips=flips))
    lines += [
        text("skull-reveal-shown", name=who(table, seat), discs=discs_in_words(text, discs))
        for seat, discs in reveal.shown
    ]
    return lines


def move_rows(text: Text, table: TableInfo, view: TableView) -> tuple[Row, ...]:
    """The public moves of this moment: they are the same for every reader.

    A forced one is no move of anybody: the house plays it after its beat.
    """
    if not view.prompts or view.prompts[0].auto:
        return ()
    prompt = view.prompts[0]
    if prompt.kind == "answer":
        return (tuple(answer_buttons(text, table, prompt)),)
    return rows_of(choice_buttons(text, table, view, prompt))


def answer_buttons(text: Text, table: TableInfo, prompt: Prompt) -> list[Button]:
    """Pass, then the next numbers; more of them are a page of the panel."""
    raises = [n for n, a in enumerate(prompt.choices) if isinstance(a, RaiseChallenge)]
    fits = len(raises) <= NUMBERS_IN_A_ROW
    shown = raises if fits else raises[: NUMBERS_IN_A_ROW - 1]
    buttons = [Button(move_id(table.id, prompt.key, 0), text("skull-press-pass"), Style.GO)]
    for n in shown:
        word = "number" if n != shown[0] else "raise"  # the first one says what they all are
        number = text(f"skull-press-{word}", number=prompt.choices[n].number)
        buttons.append(Button(move_id(table.id, prompt.key, n), number, Style.GO))
    if not fits:
        buttons.append(Button(view_id(table.id, "more"), text("skull-press-more")))
    return buttons


def choice_buttons(text: Text, table: TableInfo, view: TableView, prompt: Prompt) -> list[Button]:
    """Which stack to turn, or whom to name: seat and name, the seat drawn if it can be."""
    buttons: list[Button] = []
    for n, action in enumerate(prompt.choices):
        match action:
            case FlipDisc(target):
                name, count = plain_name(table.seats[target].name), view.seats[target].down
                label = text("skull-press-flip", seat=seat_sign(target), name=name, count=count)
                beside = text("skull-press-flip-name", name=name, count=count)
            case NameStarter(target):
                name = beside = plain_name(table.seats[target].name)
                label = text("skull-press-name", seat=seat_sign(target), name=name)
            case _:
                continue
        button = Button(move_id(table.id, prompt.key, n), label, Style.GO)
        buttons.append(button.with_tile(f"token/{target + 1}", beside))
    return buttons


def board_extra(text: Text, table: TableInfo, view: TableView) -> list[Button]:
    """*Challenge…* in the free turn: opens the presser's own number page."""
    if view.phase is not Phase.TURN or view.turn is None or not view.seats[view.turn].down:
        return []
    return [Button(view_id(table.id, "numbers"), text("skull-press-challenge"))]


def result(text: Text, table: TableInfo, view: TableView) -> list[str]:
    """The winner, then everybody's won challenges and discs."""
    assert view.outcome is not None
    ordered = by_rank(view)
    winner = ordered[0].seat
    lines = [
        "### "
        + text(
            f"skull-end-{view.outcome.reason}",
            name=who(table, winner),
            points=view.seats[winner].points,
        )
    ]
    for seat in ordered:
        place = "🥇" if seat.seat == winner else "▫️"
        lines.append(
            text(
                "skull-end-row",
                place=place,
                name=who(table, seat.seat),
                points=seat.points,
                discs=seat.discs,
            )
        )
    if view.reveal:
        lines += ["", *reveal_lines(text, table, view.reveal)]
    return lines
