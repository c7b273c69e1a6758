"""A round dealt anew (SKK65)."""

from __future__ import annotations

import pytest

from engines.core import RuleError
from engines.skullking import ENGINE
from engines.skullking.cards import CARD_COUNT
from engines.skullking.events import HandDealt, RoundDealt, RoundScored, RoundVoided
from engines.skullking.views import GRAYBEARD, Phase
from tests.engines.skullking.tables import POWERS, Table
from tests.engines.skullking.test_powers import LATE, won_by


def dealt(table: Table) -> list[tuple[int, ...]]:
    """All hands and the stock."""
    return [*table.state.hands, table.state.stock]


def begins(table: Table) -> None:
    """Nobody has done anything in this round."""
    view = table.view
    assert view.phase is Phase.BIDDING
    assert view.awaited == tuple(range(len(view.seats)))
    assert (view.trick, view.tricks, view.powers, view.deciding) == (None, (), (), None)
    for seat in view.seats:
        assert (seat.hand, seat.won, seat.has_bid, seat.bid) == (view.cards, 0, False, None)
        assert (seat.has_loaded, seat.load, seat.change, seat.wager) == (False, None, None, None)
        own = table.seat(seat.seat)
        assert (own.bid, own.load, own.drawn, own.seen_stock) == (None, None, (), None)


def test_skk65_the_round_is_dealt_again() -> None:
    table = Table.new(4, rounds=(5, 5)).bid(1, 2, 0, 1)
    view, first = table.view, dealt(table)
    table.void()
    begins(table)
    expected = RoundDealt(1, 5, view.dealer, view.leader)
    assert table.step.public == (RoundVoided(1), expected)
    assert table.step.private == {
        seat: (HandDealt(seat, table.seat(seat).hand),) for seat in range(4)
    }
    assert sorted(card for cards in dealt(table) for card in cards) == sorted(
        card for cards in first for card in cards
    )
    assert all(new != old for new, old in zip(dealt(table), first, strict=True))


def test_skk65_no_deal_of_a_game_comes_twice() -> None:
    table = Table.new(3, rounds=(3, 3, 3), tiebreak="shared")
    deals: list[tuple[tuple[int, ...], ...]] = []
    while table.view.phase is not Phase.OVER:
        deals.append(tuple(dealt(table)))
        for _ in range(4):
            deals.append(tuple(dealt(table.void())))
        table.by_clock(until=RoundScored)
    assert len({*deals}) == len(deals) == 15


def test_skk65_what_was_done_in_the_round_does_not_shape_the_next_deal() -> None:
    idle, busy = Table.new(3, rounds=(4,)), Table.new(3, rounds=(4,)).bid(0, 1, 2)
    busy.play(first_card(busy))
    assert dealt(idle.void()) == dealt(busy.void())


def first_card(table: Table) -> str:
    return f"{table.asked.seat} {table.asked.choices[0].code}"


def test_skk65_scores_dealer_and_what_was_seen_before_stay() -> None:
    table = Table.at("G1", "G5", "G9", bids=(0, 0, 0), leader=0).play("0 cG1 1 cG5 2 cG9")
    before = table.view
    table.bid(0, 1, 2).play(first_card(table)).void()
    begins(table)
    assert table.view == before
    assert [seat.score for seat in table.view.seats] == [10, 10, -10]
    assert (table.view.last_trick.round, len(table.view.results)) == (1, 1)
    table.void().by_clock(until=RoundScored)
    assert [result.round for result in table.view.results] == [1, 2]
    assert (table.view.round, table.view.dealer) == (3, (before.dealer + 1) % 3)


def test_skk65_loads_are_gone() -> None:
    rules = {"scoring": "rascal_loads"}
    table = Table.at("G1 G2", "Y1 Y2", "P1 P2", bids=(0, 0, 0), rules=rules).play("0 lc 1 lg")
    assert table.view.phase is Phase.LOADING
    begins(table.void())
    table = Table.at("G1 G2", "Y1 Y2", "P1 P2", bids=(0, 0, 0), rules=rules).play("0 lc 1 lg 2 lg")
    assert table.view.phase is Phase.PLAYING
    begins(table.void())


@pytest.mark.parametrize("pirate", ["ROSIE", "WILL", "RASCAL", "JUANITA", "HARRY"])
def test_skk65_powers_are_gone_before_and_after_their_use(pirate: str) -> None:
    begins(won_by(pirate).void())
    table = won_by(pirate)
    if pirate != "JUANITA":
        table.play(first_card(table))
    begins(table.void())


def test_skk65_harry_waits_no_more() -> None:
    table = won_by("HARRY", rules=LATE)
    assert table.prompts(required=False)
    begins(table.void())
    assert table.prompts(required=False) == []
    table = Table.at("HARRY", "G5", "G9", bids=(1, 0, 0), leader=0, rules={**LATE, "rounds": (1,)})
    table.play("0 cHARRY 1 cG5 2 cG9")
    assert table.moment[1] == "harry"
    begins(table.void())


def test_skk65_graybeards_pile_is_dealt_again() -> None:
    table = Table.new(2, rounds=(6,)).bid(1, 1)
    pile = table.state.hands[GRAYBEARD]
    table.play(first_card(table)).play(first_card(table))
    assert table.view.graybeard == 5
    begins(table.void())
    assert (table.view.graybeard, table.view.graybeard_won) == (6, 0)
    assert table.state.hands[GRAYBEARD] != pile


def test_skk65_an_extra_round_stays_one() -> None:
    rules = {"rounds": (1,)}
    table = Table.at("G1", "G5", "G9", bids=(0, 0, 0), leader=0, rules=rules)
    table.play("0 cG1 1 cG5 2 cG9")
    assert table.view.extra
    table.bid(0, 0, 1).void()
    assert table.step.public[-1] == RoundDealt(2, 1, 0, 1, extra=True)
    assert [seat.score for seat in table.view.seats] == [10, 10, -10]


def test_skk65_cards_out_of_play_in_a_position_are_dealt_again() -> None:
    rules = {**POWERS, "kraken": True, "white_whale": True, "loot": True}
    table = Table.at("G1 SK", "Y1 Y2", "P1 P2", stock="E1", bids=(0, 0, 0), leader=0, rules=rules)
    assert table.state.round.gone
    table.void()
    assert sorted(card for cards in dealt(table) for card in cards) == [*range(CARD_COUNT)]
    assert table.state.round.gone == ()


def test_skk65_keys_say_how_many_rounds_were_voided() -> None:
    table = Table.new(3, rounds=(1, 1), tiebreak="shared")
    keys = [table.prompts()[0].key]
    for _ in range(2):
        keys.append(table.void().prompts()[0].key)
    keys.append(table.bid(0, 0, 0).asked.key)
    keys.append(table.by_clock(until=RoundScored).prompts()[0].key)
    assert keys == ["r1.bid", "r1v1.bid", "r1v2.bid", "r1v2.t1.play", "r2v2.bid"]


def test_skk65_a_game_that_has_ended_stays_as_it_is() -> None:
    table = Table.new(3, rounds=(1,), tiebreak="shared").by_clock()
    with pytest.raises(RuleError) as refused:
        ENGINE.void_round(table.state)
    assert refused.value.code == "game_over"


def test_a_state_stored_before_there_were_voids_is_loaded() -> None:
    table = Table.new(3, rounds=(2, 2)).bid(0, 1, 2)
    stored = ENGINE.dump(table.state)
    del stored["round"]["voids"]
    assert ENGINE.load(stored) == table.state
