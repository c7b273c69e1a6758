"""What a round is worth, by the numbers in RULES.md."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core import Seat
from engines.skullking.actions import Load
from engines.skullking.options import Options
from engines.skullking.scoring import (
    LineKind,
    ScoreLine,
    Tally,
    contract_of,
    is_exact,
    points_of,
    round_lines,
    score_round,
)
from engines.skullking.tricks import Bonus, resolve
from tests.engines.skullking.plays import trick

CLASSIC, RASCAL = Options(), Options(scoring="rascal")
LOADS = Options(scoring="rascal_loads")
EVERY = (CLASSIC, RASCAL, LOADS)
SHOT, BALL = Load.GRAPESHOT, Load.CANNONBALL
BONUSES = resolve(trick("B14 ROSIE SK"), CLASSIC).bonuses
A = Seat(0)


def lines(
    options: Options,
    cards: int,
    bid: int,
    won: int,
    change: int | None = None,
    load: Load | None = None,
    wager: int | None = None,
    bonuses: tuple[Bonus, ...] = (),
) -> tuple[ScoreLine, ...]:
    return round_lines(options, cards, Tally(bid, won, change, load, wager, bonuses), [])


def test_skk38_exact_is_judged_after_the_change() -> None:
    assert is_exact(Tally(2, 3, 1), 5)
    assert not is_exact(Tally(2, 2, 1), 5)
    assert is_exact(Tally(2, 2), 5)


def test_skk40_one_or_more() -> None:
    assert lines(CLASSIC, 5, 3, 3) == (ScoreLine(LineKind.EXACT, 60, 60, 3, 20),)
    assert lines(CLASSIC, 5, 3, 1) == (ScoreLine(LineKind.MISSED, -20, 60, 2, -10),)
    assert lines(CLASSIC, 5, 1, 4) == (ScoreLine(LineKind.MISSED, -30, 20, 3, -10),)


def test_skk41_zero() -> None:
    assert lines(CLASSIC, 7, 0, 0) == (ScoreLine(LineKind.ZERO_MADE, 70, 70, 7, 10),)
    assert lines(CLASSIC, 7, 0, 3) == (ScoreLine(LineKind.ZERO_MISSED, -70, 70, 7, -10),)


@pytest.mark.parametrize("bid", range(7))
def test_skk42_the_pot_is_the_same_for_every_contract(bid: int) -> None:
    for won in range(7):
        off = abs(bid - won)
        kind = (LineKind.POT, LineKind.POT_HALF, LineKind.POT_LOST)[min(off, 2)]
        line = ScoreLine(kind, (60, 30, 0)[min(off, 2)], 60, 6, 10)
        assert lines(RASCAL, 6, bid, won) == (line,)
        assert lines(LOADS, 6, bid, won, load=SHOT) == (line,)


def test_skk43_bonuses_need_an_exact_bid_and_are_told_if_lost() -> None:
    made = lines(CLASSIC, 5, 1, 1, bonuses=BONUSES)
    assert [(line.kind, line.points, line.face) for line in made[1:]] == [
        (LineKind.FOURTEEN, 20, BONUSES[0].face),
        (LineKind.PIRATE_TAKEN_BY_SKULL_KING, 30, BONUSES[1].face),
    ]
    missed = lines(CLASSIC, 5, 2, 1, bonuses=BONUSES)
    assert [(line.points, line.worth) for line in missed[1:]] == [(0, 20), (0, 30)]


def test_skk43_half_if_off_by_one_under_rascal_scoring() -> None:
    for options in (RASCAL, LOADS):
        off_by_one = lines(options, 5, 2, 1, load=SHOT, bonuses=BONUSES)
        assert [(line.points, line.worth) for line in off_by_one] == [(25, 50), (10, 20), (15, 30)]
        assert points_of(lines(options, 5, 3, 1, load=SHOT, bonuses=BONUSES)) == 0


def test_skk44_a_cannonball_is_all_or_nothing() -> None:
    made = lines(LOADS, 5, 2, 2, load=BALL, bonuses=BONUSES)
    assert made[0] == ScoreLine(LineKind.POT, 75, 75, 5, 15)
    assert points_of(made) == 125
    off = lines(LOADS, 5, 2, 3, load=BALL, bonuses=BONUSES)
    assert off[0] == ScoreLine(LineKind.POT_LOST, 0, 75, 5, 15)
    assert points_of(off) == 0


@pytest.mark.parametrize("options", EVERY)
def test_skk45_an_alliance_needs_both_exact(options: Options) -> None:
    allied = [Tally(0, 0, load=SHOT, allies=(Seat(1),)), Tally(1, 1, load=SHOT, allies=(A,))]
    for sums in score_round(options, 4, allied):
        assert (sums[-1].kind, sums[-1].points) == (LineKind.ALLIANCE, 20)
    missed = [allied[0], allied[1]._replace(won=2)]
    for sums in score_round(options, 4, missed):
        assert sums[-1].points == 0
        assert sums[-1].worth == 20


def test_skk45_a_miss_spoils_only_the_alliances_with_that_partner() -> None:
    taker = Tally(2, 2, allies=(Seat(1), Seat(2), Seat(1)))
    sums = score_round(CLASSIC, 4, [taker, Tally(0, 0), Tally(0, 1)])[0]
    assert [(line.partner, line.points) for line in sums[1:]] == [(1, 20), (2, 0), (1, 20)]


@pytest.mark.parametrize("stake", [10, 20])
def test_skk46_a_wager_is_won_or_lost_whole(stake: int) -> None:
    for options in EVERY:
        for load in (SHOT, BALL):
            won = lines(options, 5, 2, 2, load=load, wager=stake)
            assert won[-1] == ScoreLine(LineKind.WAGER, stake, stake)
            lost = lines(options, 5, 2, 1, load=load, wager=stake)
            assert lost[-1] == ScoreLine(LineKind.WAGER, -stake, stake)


def test_skk46_a_stake_of_nothing_is_no_line() -> None:
    assert len(lines(CLASSIC, 5, 2, 2, wager=0)) == 1


def test_skk54_the_changed_bid_scores_as_if_made_and_stays_in_bounds() -> None:
    assert lines(CLASSIC, 5, 0, 1, change=1) == (ScoreLine(LineKind.EXACT, 20, 20, 1, 20),)
    assert lines(CLASSIC, 5, 1, 1, change=-1)[0].kind is LineKind.ZERO_MISSED
    assert [contract_of(bid, change, 5) for bid, change in ((0, -1), (5, 1), (5, -1), (3, 0))] == [
        0,
        5,
        4,
        3,
    ]


tallies = st.builds(
    Tally,
    bid=st.integers(0, 10),
    won=st.integers(0, 10),
    change=st.sampled_from([None, -1, 0, 1]),
    load=st.sampled_from(Load),
    wager=st.sampled_from([None, 0, 10, 20]),
    bonuses=st.lists(st.sampled_from(BONUSES), max_size=4).map(tuple),
    allies=st.lists(st.sampled_from([Seat(0), Seat(1), Seat(2)]), max_size=2).map(tuple),
)


@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.sampled_from(EVERY), st.integers(1, 10), st.lists(tallies, min_size=3, max_size=3))
def test_no_bonus_pays_without_an_exact_bid(
    options: Options, cards: int, seats: list[Tally]
) -> None:
    """Full if exact; half at most where halves are paid; an alliance and a wager never half."""
    for tally, sums in zip(seats, score_round(options, cards, seats), strict=True):
        exact = is_exact(tally, cards)
        off = abs(tally.won - contract_of(tally.bid, tally.change, cards))
        ball = options is LOADS and tally.load is BALL
        share = 1.0 if exact else 0.5 if off == 1 and options is not CLASSIC and not ball else 0
        assert len(sums) == 1 + len(tally.bonuses) + len(tally.allies) + bool(tally.wager)
        for line in sums[1:]:
            if line.kind is LineKind.WAGER:
                assert line.points == (line.worth if exact else -line.worth)
            elif line.kind is LineKind.ALLIANCE:
                both = exact and line.partner is not None and is_exact(seats[line.partner], cards)
                assert line.points == (20 if both else 0)
            else:
                assert line.points == line.worth * share
        wager = tally.wager or 0
        if options is not CLASSIC:
            assert sums[0].points == sums[0].worth * share
            assert points_of(sums) >= -wager
        elif not exact:
            assert points_of(sums) <= -10 + wager
        assert points_of(sums) % 5 == 0


# ---- reported of other tables ------------------------------------------------------


def test_score_02_every_captured_pirate_counts_whatever_the_order() -> None:
    """Skull King, pirate, pirate, the king's player exact: 60 of bonus."""
    bonuses = resolve(trick("SK ROSIE WILL"), CLASSIC).bonuses
    assert points_of(lines(CLASSIC, 3, 1, 1, bonuses=bonuses)) == 20 + 60


def test_score_04_the_sign_of_a_zero_bid() -> None:
    """Round of 7: -70 with a trick, +70 without; with 8 seats it is the 8 cards dealt."""
    assert points_of(lines(CLASSIC, 7, 0, 1)) == -70
    assert points_of(lines(CLASSIC, 7, 0, 0)) == 70
    assert points_of(lines(CLASSIC, 8, 0, 0)) == 80


def test_score_05_tigress_as_escape_and_a_wager_off_by_one() -> None:
    """No 30 for her as an escape; 20 staked and off by one under Rascal scoring is -20."""
    assert resolve(trick("SK TIGRESSe G2"), CLASSIC).bonuses == ()
    assert lines(RASCAL, 5, 2, 1, wager=20)[-1].points == -20
