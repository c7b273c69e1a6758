"""A secret changes nothing that anybody else can notice: twin games are compared wholly."""

from __future__ import annotations

import pytest
from twins import Step, Twins, assert_same, assert_same_but_ids, script

from engines.skull import ENGINE, position

FULL = ("flower", "flower", "flower", "skull")


def start(seed: str = "twins") -> dict[str, object]:
    """Everybody has all discs; ana starts."""
    return {"state": position([FULL] * 3, [0] * 3, 0, ENGINE.Options(), seed=seed)}


LOOKS = "dee My discs, dee Table, cy refresh, ana My discs,"
WINS = "ana df, cy df, bo df, bo c1, cy p, ana p"
"""Bo starts the round, has an own flower on top and is let to turn it."""


def never_turned(disc: str) -> list[Step]:
    """Bo's first disc lies below nobody's eyes: ana wins with her own, later bo wins twice."""
    return script(
        f"bo d{disc}, {LOOKS} cy wait 50, cy df, ana df, ana c1, bo p, cy p, {LOOKS}"
        f"bo df, cy df, ana df, ana c1, bo r2, cy p, ana p, bo f0, {LOOKS} {WINS}"
    )


def lost(disc: str) -> list[Step]:
    """Bo turns the own skull, chooses what to lose, and wins with flowers later."""
    return script(
        f"bo ds, cy df, ana df, ana c1, bo r2, cy p, ana p, {LOOKS} bo wait 50, bo l{disc},"
        f"{LOOKS} {WINS}, {LOOKS} {WINS}"
    )


def drawn() -> list[Step]:
    """Bo turns ana's skull, and one of bo's discs is drawn; bo has flowers left to win with."""
    return script(
        f"bo df, cy df, ana ds, ana c1, bo r2, cy p, ana p, bo f0, {LOOKS} {WINS}, {LOOKS} {WINS}"
    )


@pytest.fixture
def twins(bots, caplog, tmp_path) -> Twins:
    return Twins(bots, caplog, tmp_path)


@pytest.mark.parametrize("thread", [False, True], ids=["channel", "thread"])
async def test_a_disc_that_is_never_turned_is_never_noticed(twins, thread):
    flower = await twins.play(never_turned("f"), thread=thread, **start())
    skull = await twins.play(never_turned("s"), thread=thread, **start())
    assert_same(flower, skull)
    assert any("wins" in text for states in flower.seen["dee"].values() for text, _ in states)


async def test_a_hand_in_direct_messages_is_never_noticed(twins):
    """Who plays there, is called there and looks at pages there is as silent as in the channel."""
    direct = script("bo direct, bo refresh, bo wait 50,")
    flower = await twins.play([*direct, *never_turned("f")], **start())
    skull = await twins.play([*direct, *never_turned("s")], **start())
    assert_same(flower, skull)
    for words in ("To the board", "You are awaited"):
        assert words in flower.secret
        assert words not in str(flower.public) + str(flower.events)


async def test_a_chosen_lost_disc_is_never_noticed(twins):
    flower = await twins.play(lost("f"), **start())
    skull = await twins.play(lost("s"), **start())
    assert_same(flower, skull)
    assert any("wins" in text for states in flower.seen["dee"].values() for text, _ in states)


async def test_a_drawn_lost_disc_is_never_noticed(twins):
    """Two seeds, of which one draws a flower and the other the skull."""
    flower = await twins.play(drawn(), **start("a"))
    skull = await twins.play(drawn(), **start("b"))
    assert_same(flower, skull)


BEFORE, AFTER = "bo df, cy wait 20,", "cy wait 40, cy df, ana df, ana c1, bo p, cy p"


async def test_a_changed_first_disc_is_never_noticed(twins):
    """Against a twin who presses as often and changes nothing: equal to the byte."""
    changed = await twins.play(script(f"{BEFORE} bo ds, bo df, {AFTER}"), **start())
    looked = await twins.play(script(f"{BEFORE} bo refresh, bo refresh, {AFTER}"), **start())
    assert_same(changed, looked, log=False)


async def test_nobody_can_tell_a_change_from_no_press_at_all(twins):
    """The numbers that Discord gives to presses go on; everything else is the same."""
    changed = await twins.play(script(f"{BEFORE} bo ds, bo df, {AFTER}"), **start())
    quiet = await twins.play(script(f"{BEFORE} {AFTER}"), **start())
    assert_same_but_ids(changed, quiet)
