"""One seat's private panel of Skull King, from its SeatView alone.

On one's turn it says all there is to know. Off turn it says nothing that a later moment
could make untrue: one's own hand, bid and tricks, and that the table is on the board.
"""

from __future__ import annotations

from bot.games.base import Habits, Part
from bot.games.skullking.board import sum_line
from bot.games.skullking.buttons import rows
from bot.games.skullking.sight import SIDE_MARK, Sight
from bot.games.skullking.trick import follow_words, numbers_of, plays_line, so_far_line
from bot.games.skullking.words import bids_in_words, cards_in_words, move_words, signed_suit
from bot.text import Text, when
from bot.updates import TableInfo
from engines.core import Prompt
from engines.skullking.cards import NUMBER, SUIT
from engines.skullking.views import Phase, SeatView

POWERS = ("rosie", "will", "rascal", "harry")


def panel(text: Text, table: TableInfo, hand: SeatView, page: str, habits: Habits) -> Part:
    """The panel of one seat. ``page``: ``main``, ``tigress``, ``mark.<n>`` or ``side.<n>``."""
    sight = Sight(text, table, hand, page, habits)
    if hand.table.phase is Phase.OVER:
        return Part((text("skullking-panel-over"),))
    lines = [*head_lines(sight), *table_lines(sight), *own_lines(sight)]
    return Part(("\n".join(lines),), rows(sight))


# ---- what is asked -----------------------------------------------------------------


def head_lines(sight: Sight) -> list[str]:
    """What is asked, until when, and what is marked."""
    text, seat = sight.text, sight.table.seats[sight.hand.seat]
    lines = [first_line(sight)]
    if seat.awaited and seat.deadline is not None:
        lines[0] += "  " + text("board-deadline", when=when(seat.deadline))
    lines += mark_lines(sight)
    if seat.computer:
        lines.insert(0, text("skullking-panel-away"))
    return lines


def first_line(sight: Sight) -> str:
    """The question, or that nothing is asked."""
    text, hand, prompt = sight.text, sight.hand, sight.prompt
    view = hand.table
    if prompt is None:
        return text("skullking-panel-wait")
    match prompt.kind:
        case "bid" | "load":
            return _sealed_line(sight, prompt)
        case "play":
            if sight.picks_tigress:
                return text("skullking-prompt-tigress")
            assert view.trick is not None
            leads = not view.trick.plays
            return text(
                "skullking-prompt-lead" if leads else "skullking-prompt-play",
                trick=view.trick.number,
                tricks=view.cards,
                won=hand.me.won,
                bid=str(hand.me.contract),
            )
        case kind:
            return text(
                f"skullking-prompt-{kind}",
                won=hand.me.won,
                bid=str(hand.me.contract),
                count=len(prompt.choices[0].cards) if kind == "will" else 0,
            )


def _sealed_line(sight: Sight, prompt: Prompt) -> str:
    """A bid or a load: to be made, as the last one, or made and still to be changed."""
    text, hand, kind = sight.text, sight.hand, prompt.kind
    if not prompt.required:
        made = str(hand.bid) if kind == "bid" else text(f"skullking-load-{hand.load}")
        return text(f"skullking-prompt-{kind}-made", made=made)
    last = hand.table.awaited == (hand.seat,)
    key = f"skullking-prompt-{kind}-last" if last else f"skullking-prompt-{kind}"
    return text(key, cards=hand.table.cards, leader=sight.who(hand.table.leader))


def mark_lines(sight: Sight) -> list[str]:
    """What a first press has marked."""
    for prompt, page in ((sight.prompt, "mark"), (sight.side, SIDE_MARK)):
        marked = sight.marked(page)
        if prompt is not None and marked is not None and marked < len(prompt.choices):
            move = move_words(sight.text, sight.table, prompt.choices[marked])
            return [sight.text("skullking-panel-mark", move=move)]
    return []


# ---- the table, while it is one's own turn -----------------------------------------


def table_lines(sight: Sight) -> list[str]:
    """What one has to know to decide."""
    text, view, table = sight.text, sight.hand.table, sight.table
    if sight.asks("load"):
        bids = bids_in_words(table, view.seats)
        return [text("skullking-board-bids", bids=bids), sum_line(text, view)]
    if sight.asks(*POWERS) and view.last_trick is not None:
        return [text("skullking-panel-left", left=view.cards - view.last_trick.number)]
    trick = view.trick
    if not sight.asks("play") or trick is None or not trick.plays:
        return []
    return [
        plays_line(text, table, trick),
        so_far_line(text, table, trick),
        playable_line(sight),
    ]


def playable_line(sight: Sight) -> str:
    """Which cards may be played, and why not the others."""
    text, trick, cards = sight.text, sight.hand.table.trick, sight.hand.hand
    assert trick is not None
    suit = trick.suit
    if suit is None:
        return follow_words(text, trick)
    count = numbers_of(cards, suit)
    bound = any(NUMBER[card] and SUIT[card] is not suit for card in cards)
    if not count:
        return text("skullking-playable-void", suit=signed_suit(text, suit))
    key = "skullking-playable-follow" if bound else "skullking-playable-all"
    return text(key, suit=signed_suit(text, suit), count=count)


# ---- what is one's own -------------------------------------------------------------


def own_lines(sight: Sight) -> list[str]:
    """The hand in the order of its buttons, bid and tricks, and what powers have brought."""
    text, hand = sight.text, sight.hand
    held = sight.cards
    lines = [
        text("skullking-panel-hand", cards=cards_in_words(text, held))
        if held
        else text("skullking-panel-hand-empty")
    ]
    if hand.drawn:
        lines.append(text("skullking-panel-drawn", cards=cards_in_words(text, hand.drawn)))
    if sight.prompt is None and held and hand.me.bid is not None:
        lines.append(text("skullking-panel-contract", bid=hand.me.contract or 0, won=hand.me.won))
    if hand.load is not None and hand.table.phase is not Phase.LOADING:
        lines.append(text("skullking-panel-load", load=text(f"skullking-load-{hand.load}")))
    if hand.me.wager:
        lines.append(text("skullking-panel-wager", points=hand.me.wager))
    if sight.side is not None:
        lines.append(text("skullking-panel-harry"))
    if hand.required is not None and not hand.required.auto and hand.me.allies:
        allies = ", ".join(sight.who(ally) for ally in hand.me.allies)
        lines.append(text("skullking-panel-allies", names=allies))
    if hand.seen_stock is not None:
        stock = cards_in_words(text, hand.seen_stock)
        lines.append(text("skullking-panel-stock", cards=stock))
    return lines
