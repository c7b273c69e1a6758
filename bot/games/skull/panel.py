"""One seat's private panel of Skull, from its SeatView alone.

The rows keep their places while a panel lives: discs and *Challenge…*, then the moves of
the moment, then (added by the shell) the menu. A control that only looks is never
replaced by one that plays.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.base import Habits, Part
from bot.games.skull.board import answer_buttons, choice_buttons, reveal_lines
from bot.games.skull.words import (
    SIGNS,
    disc_word,
    discs_in_words,
    move_words,
    slug,
    who,
)
from bot.screen import TICK, Button, Row, Style, move_id, rows_of, ticked, view_id
from bot.text import Text, when
from bot.updates import TableInfo
from engines.core import Prompt
from engines.skull.actions import (
    Disc,
    LoseDisc,
    OpenChallenge,
    PlaceDisc,
    RaiseChallenge,
    ShowDiscs,
)
from engines.skull.views import Phase, SeatView

NUMBER_PAGES = ("numbers", "more")
"""The page of all numbers has two doors, since no id may stand twice on one message."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything a panel is made from."""

    text: Text
    table: TableInfo
    hand: SeatView
    page: str
    habits: Habits

    @property
    def prompt(self) -> Prompt | None:
        """The decision that fills the rows: the required one, else a first disc to swap.

        Who owns discs of one kind only has nothing to swap.
        """
        found = self.hand.required
        if found is None:
            swaps = (p for p in self.hand.prompts if p.kind == "first_disc" and len(p.choices) > 1)
            found = next(swaps, None)
        return None if found is not None and found.auto else found

    def marked(self) -> int | None:
        """The choice that a first press has marked."""
        kind, _, n = self.page.partition(".")
        return int(n) if kind in ("mark", "sure") and n.isdigit() else None

    def press(self, prompt: Prompt, n: int, label: str, emoji: str | None = None) -> Button:
        """A button that plays the ``n``-th choice, or marks it first if its owner wants so."""
        if self.habits.ask and self.marked() != n:
            return Button(view_id(self.table.id, f"mark.{n}"), label, Style.GO, emoji)
        play = Button(move_id(self.table.id, prompt.key, n), label, Style.GO, emoji)
        return ticked(play) if self.marked() == n else play

    def tile(self, disc: Disc) -> str | None:
        """The drawing for a disc's button, unless its owner wants words."""
        return None if self.habits.words else f"mini/{slug(disc)}"


def panel(text: Text, table: TableInfo, hand: SeatView, page: str, habits: Habits) -> Part:
    """The panel of one seat. ``page``: ``main``, ``numbers``, ``mark.<n>`` or ``sure.<n>``."""
    sight = Sight(text, table, hand, page, habits)
    if hand.table.phase is Phase.OVER:
        return Part((text("skull-panel-over"),), ())
    if page in NUMBER_PAGES and _numbers(sight):
        return _number_page(sight)
    lines = [*_head(sight), *_holding(sight), *_told(sight), *_table_lines(sight), *_offer(sight)]
    blocks = "\n".join(lines)
    return Part((blocks,), (_disc_row(sight), _move_row(sight)))


# ---- words -------------------------------------------------------------------------


def _head(sight: Sight) -> list[str]:
    text, hand, prompt = sight.text, sight.hand, sight.prompt
    lines = [_first_line(sight)]
    marked = sight.marked()
    if marked is not None and prompt is not None and marked < len(prompt.choices):
        choice = prompt.choices[marked]
        if isinstance(choice, LoseDisc):
            return [text("skull-panel-lose-sure", kind=slug(choice.disc))]
        lines.append(text("skull-panel-mark", move=move_words(text, sight.table, choice)))
    seat = sight.table.seats[hand.seat]
    if seat.awaited and seat.deadline is not None:
        lines[0] += "  " + text("board-deadline", when=when(seat.deadline))
    if seat.computer:
        lines.insert(0, text("skull-panel-away"))
    return lines


def _told(sight: Sight) -> list[str]:
    """How the last challenge ended, to those who have no board above their hand.

    It is not worth a repaint of its own, so it names its round and may stay for a while.
    """
    reveal = sight.hand.table.reveal
    if reveal is None or not sight.habits.dm:
        return []
    return [f"-# {line}" for line in reveal_lines(sight.text, sight.table, reveal)[:2]]


def _first_line(sight: Sight) -> str:
    text, hand, table = sight.text, sight.hand, sight.table
    view, prompt = hand.table, sight.prompt
    starter = who(table, view.starter)
    if hand.me.eliminated and prompt is None:
        return text("skull-panel-out")
    if prompt is None:
        if view.phase is Phase.PLACING and hand.seat == view.starter and view.turn is None:
            return text("skull-panel-starter-waits")
        if view.phase is Phase.REVEALING and hand.seat == view.turn:
            return text("skull-panel-own", number=view.number)
        return text("skull-panel-wait")
    match prompt.kind:
        case "first_disc" if not prompt.required:
            down = disc_word(text, hand.stack[0])
            return text("skull-panel-first-done", disc=down, starter=starter)
        case "first_disc" if view.turn is not None:
            return text("skull-panel-first-in-turn")
        case "first_disc" if view.awaited == (hand.seat,):
            return text("skull-panel-first-last", starter=starter)
        case "first_disc":
            return text("skull-panel-first", starter=starter)
        case "turn" if not hand.stack:
            return text("skull-panel-starter")
        case "turn" if not hand.hand:
            return text("skull-panel-open")
        case "turn":
            return text("skull-panel-turn")
        case "answer":
            bidder = who(table, view.bidder if view.bidder is not None else view.starter)
            return text("skull-panel-answer", bidder=bidder, number=view.number, total=view.total)
        case "flip":
            return text("skull-panel-flip", turned=len(view.flips), number=view.number)
        case "lose":
            return text("skull-panel-lose")
        case _:
            return text("skull-panel-name")


def _holding(sight: Sight) -> list[str]:
    text, hand = sight.text, sight.hand
    if hand.me.eliminated:
        return []
    lines = [
        text("skull-panel-hand", discs=discs_in_words(text, hand.hand))
        if hand.hand
        else text("skull-panel-hand-empty"),
        text("skull-panel-stack", discs=discs_in_words(text, reversed(hand.stack)))
        if hand.stack
        else text("skull-panel-stack-empty"),
    ]
    if hand.lost:
        lines.append(text("skull-panel-lost", discs=discs_in_words(text, hand.lost)))
    return lines


def _offer(sight: Sight) -> list[str]:
    """That the discs of the last round may be shown."""
    if sight.hand.me.eliminated or not _show_prompt(sight.hand):
        return []
    offer = "skull-panel-show-offer-new" if _is_new(sight) else "skull-panel-show-offer"
    return [sight.text(offer)]


def _is_new(sight: Sight) -> bool:
    """Has this seat's owner come in this round? Then the discs of the last one were another's."""
    notice = dict(sight.table.notice or {})
    if notice.get("round") != sight.hand.table.round:
        return False
    return any(
        one["code"] == "take" and one["seat"] == sight.hand.seat and one["name"] != one["other"]
        for one in (notice, *notice.get("earlier", ()))
    )


def _table_lines(sight: Sight) -> list[str]:
    """On your turn the panel alone is enough; off turn it holds nothing that can go stale.

    The number to beat and who said it stand in the first line.
    """
    text, view, table = sight.text, sight.hand.table, sight.table
    prompt = sight.hand.required
    if prompt is None or prompt.kind not in ("turn", "answer", "flip"):
        return []
    turning = prompt.kind == "flip"  # then all others have passed
    stacks = [
        text(
            "skull-panel-stack-passed" if s.passed and not turning else "skull-panel-stack-of",
            name=who(table, s.seat),
            count=s.down,
        )
        for s in view.seats
        if not s.eliminated and (s.down or not turning)
    ]
    total = sum(s.down for s in view.seats)
    lines = [text("skull-panel-table", total=total, stacks=" · ".join(stacks))]
    if view.bidder is None:
        lines.append(text("skull-panel-table-no-bid"))
    return lines


# ---- controls ----------------------------------------------------------------------


def _disc_row(sight: Sight) -> tuple[Button, ...]:
    """Flower, Skull, Challenge… and, for its holder, Last Chance: always in these places."""
    kinds = [Disc.FLOWER, Disc.SKULL]
    buttons = [_disc_button(sight, kind) for kind in kinds]
    table = sight.table.id
    if sight.page in NUMBER_PAGES:
        buttons.append(Button(view_id(table, "hand"), sight.text("press-back")))
    else:
        label = sight.text("skull-press-challenge")
        may = any(isinstance(a, OpenChallenge) for _, a in _numbers(sight))
        buttons.append(Button(view_id(table, "numbers"), label, disabled=not may))
    if sight.hand.me.holds_last_chance:
        buttons.append(_disc_button(sight, Disc.LAST_CHANCE))
    return tuple(buttons)


def _disc_button(sight: Sight, disc: Disc) -> Button:
    text, prompt = sight.text, sight.prompt
    emoji, tile = SIGNS[disc], sight.tile(disc)
    choices = prompt.choices if prompt is not None else ()
    n = next((i for i, a in enumerate(choices) if isinstance(a, PlaceDisc) and a.disc is disc), -1)
    label = text(f"skull-button-{slug(disc)}")
    if prompt is None or n < 0 or sight.page in NUMBER_PAGES:
        idle = Button(view_id(sight.table.id, f"idle.{slug(disc)}"), label, emoji=emoji)
        return _off(idle.with_tile(tile))
    if prompt.kind == "first_disc" and not prompt.required:
        if sight.hand.stack[-1] is disc:
            down = text(f"skull-down-{slug(disc)}")
            idle = Button(view_id(sight.table.id, f"idle.{slug(disc)}"), down, emoji=emoji)
            return _off(idle.with_tile(tile, TICK))
        label = text(f"skull-swap-{slug(disc)}")
        swap = sight.press(prompt, n, label, emoji)
        return swap.with_tile(tile, swap.label)
    button = sight.press(prompt, n, label, emoji)
    return button.with_tile(tile, button.beside)


def _off(button: Button) -> Button:
    return replace(button, disabled=True)


def _move_row(sight: Sight) -> tuple[Button, ...]:
    """The second row: pass and numbers, stacks, names or the lost disc."""
    prompt, text, table = sight.prompt, sight.text, sight.table
    kind = prompt.kind if prompt is not None else ""
    if prompt is None or kind not in ("answer", "flip", "name", "lose"):
        return (Button(view_id(table.id, "idle.pass"), text("skull-press-pass"), disabled=True),)
    if kind == "lose":
        return tuple(_lose_buttons(sight, prompt))
    if kind == "answer":
        plain = answer_buttons(text, table, prompt)
    else:
        plain = choice_buttons(text, table, sight.hand.table, prompt)
    if sight.habits.words:
        plain = [button.with_tile(None) for button in plain]
    if not sight.habits.ask:
        return tuple(plain)
    return tuple(_asking(sight, prompt, button) for button in plain)


def _asking(sight: Sight, prompt: Prompt, button: Button) -> Button:
    kind, *_, n = button.id.split(":")
    if kind != "m":
        return button
    marked = ticked(button) if sight.marked() == int(n) else button
    asked = sight.press(prompt, int(n), button.label)
    return asked.with_tile(button.tile, marked.beside)


def _lose_buttons(sight: Sight, prompt: Prompt) -> list[Button]:
    """The first press asks, and its own place then says Back: a double tap loses nothing."""
    text, table, marked = sight.text, sight.table.id, sight.marked()
    if marked is not None and marked >= len(prompt.choices):
        marked = None
    buttons: list[Button] = []
    for n, action in enumerate(prompt.choices):
        disc = slug(action.disc)
        if marked is None:
            label = text(f"skull-press-lose-{disc}")
            ask = Button(view_id(table, f"sure.{n}"), label, Style.RED, SIGNS[action.disc])
            buttons.append(ask.with_tile(sight.tile(action.disc), label))
        elif marked == n:
            buttons.append(Button(view_id(table, "hand"), text("press-back")))
        else:
            chosen = prompt.choices[marked]
            label = text(f"skull-press-lose-{slug(chosen.disc)}-sure")
            buttons.append(Button(move_id(table, prompt.key, marked), label, Style.RED))
    return buttons


def show_button(text: Text, table: TableInfo, hand: SeatView) -> Button | None:
    """*Show my discs*, while the last failed challenge may still be talked about."""
    prompt = _show_prompt(hand)
    if prompt is None:
        return None
    return Button(move_id(table.id, prompt.key, 0), text("skull-press-show"), Style.GO)


def _show_prompt(hand: SeatView) -> Prompt | None:
    return next((p for p in hand.prompts if isinstance(p.choices[0], ShowDiscs)), None)


def _numbers(sight: Sight) -> list[tuple[int, OpenChallenge | RaiseChallenge]]:
    """The numbers this seat may say now, with their place among the choices."""
    prompt = sight.hand.required
    if prompt is None:
        return []
    return [
        (n, a)
        for n, a in enumerate(prompt.choices)
        if isinstance(a, OpenChallenge | RaiseChallenge)
    ]


def _number_page(sight: Sight) -> Part:
    """All numbers to choose from; the second press of opening a challenge."""
    numbers, prompt = _numbers(sight), sight.hand.required
    assert prompt is not None
    opening = isinstance(numbers[0][1], OpenChallenge)
    line = sight.text(
        "skull-panel-numbers" if opening else "skull-panel-numbers-raise",
        low=numbers[0][1].number,
        high=numbers[-1][1].number,
        total=sight.hand.table.total,
    )
    buttons = [
        Button(
            move_id(sight.table.id, prompt.key, n),
            sight.text("skull-press-number", number=action.number),
            Style.GO,
        )
        for n, action in numbers
    ]
    rows: tuple[Row, ...] = (_disc_row(sight), *rows_of(buttons))
    words = "\n".join([line, *_holding(sight)[:2], *_table_lines(sight)])
    return Part((words,), rows, menu=False)
