"""The computer player: legal, hard to read, and better than chance."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engines.core import Seat
from engines.skull import ENGINE
from engines.skull.actions import FlipDisc, LoseDisc, OpenChallenge, PlaceDisc, RaiseChallenge
from engines.skull.options import Options
from engines.skull.views import SeatView
from tests.engines.skull.tables import ALL, PASS, F, L, S, Table, challenge, place

GAMES = 160


class Record:
    """What a computer player did in some games against random players."""

    def __init__(self, games: int = GAMES, **options: Any) -> None:
        self.wins = 0
        self.firsts: Counter[Any] = Counter()
        self.bluffs = self.numbers = 0
        for number in range(games):
            self.wins += self._play(number, Options(**options))

    def _play(self, number: int, options: Options) -> bool:
        hero, rng = Seat(number % 4), Random(f"players/{number}")
        state = ENGINE.start(4, options, f"game/{number // 4}").state
        while prompts := ENGINE.prompts(state):
            prompt = next(prompt for prompt in prompts if prompt.required)
            if prompt.seat == hero:
                view = ENGINE.seat_view(state, hero)
                action = ENGINE.choose(view, prompt, rng)
                assert action in prompt.choices
                self._note(view, action)
            else:
                action = rng.choice(prompt.choices)
            state = ENGINE.apply(state, prompt.seat, action).state
        outcome = ENGINE.outcome(state)
        return outcome is not None and outcome.ranking[0] == (hero,)

    def _note(self, view: SeatView, action: Any) -> None:
        if isinstance(action, PlaceDisc) and not view.stack:
            self.firsts[action.disc] += 1
        if isinstance(action, OpenChallenge | RaiseChallenge):
            self.numbers += 1
            self.bluffs += S in view.stack[-action.number :]


@pytest.fixture(scope="module")
def record() -> Record:
    return Record()


def test_it_wins_far_more_than_its_share(record: Record) -> None:
    assert record.wins >= 0.45 * GAMES


def test_it_lays_the_skull_first_now_and_then(record: Record) -> None:
    share = record.firsts[S] / record.firsts.total()
    assert 0.15 <= share <= 0.6


def test_it_bluffs(record: Record) -> None:
    assert 0.02 < record.bluffs / record.numbers < 0.8


@pytest.mark.parametrize(
    "options",
    [
        {"points_to_win": 1},
        {"last_chance": True},
        {"own_stack": "all_own", "first_placement": "clockwise_from_starter"},
        {"own_skull_loss": "random"},
    ],
)
def test_it_copes_with_house_rules(options: dict[str, Any]) -> None:
    record = Record(40, **options)
    assert record.wins >= 0.35 * 40
    assert 0 < record.firsts[S] < 0.6 * record.firsts.total()


def chosen(table: Table, seat: int, times: int = 40) -> Counter[Any]:
    view = table.seat(seat)
    (prompt,) = view.prompts
    return Counter(ENGINE.choose(view, prompt, Random(number)) for number in range(times))


def test_it_keeps_a_first_disc_it_may_exchange() -> None:
    for disc in (F, S):
        assert set(chosen(Table().play((1, place(disc))), 1)) == {place(disc)}


def test_the_same_view_and_chance_give_the_same_choice() -> None:
    table = Table().firsts(F, F, F)
    view = table.seat(0)
    choices = {ENGINE.choose(view, view.prompts[0], Random(7)) for _ in range(5)}
    assert len(choices) == 1


def test_it_takes_a_sure_win() -> None:
    table = Table([ALL, ALL, ALL], points=(1, 0, 0)).firsts(F, F, F).play((0, place(F)))
    table.play((1, place(F)), (2, challenge(1)))
    assert PASS not in chosen(table, 0)


def test_it_turns_a_disc_everybody_knows_to_be_a_flower() -> None:
    table = Table([ALL, (F,), ALL], holder=1, last_chance=True).firsts(F, L, F)
    table.play((0, challenge(3))).flips(0)
    assert set(chosen(table, 0)) == {FlipDisc(Seat(1))}


def test_it_gives_away_either_disc() -> None:
    table = Table().firsts(S, F, F).play((0, challenge(3))).flips(0)
    assert set(chosen(table, 0)) == {LoseDisc(F), LoseDisc(S)}


def test_it_names_any_seat() -> None:
    table = Table([(S,), ALL, ALL]).firsts(S, F, F).play((0, challenge(3))).flips(0)
    assert len(chosen(table, 0)) == 2
