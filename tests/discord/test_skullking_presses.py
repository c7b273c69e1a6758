"""What a decision costs in Skull King: presses, and what the others see of it."""

from __future__ import annotations

import pytest
from cardtable import LOADS, POWERS, cards_at, play, seat_line, words
from counting import Count
from people import Person, World

PRESSES = {
    "bid": 1,
    "load": 1,
    "card": 1,
    "Tigress": 2,
    "Rosie": 1,
    "Rascal": 1,
    "Harry": 1,
    "Will": 1,
    "Juanita": 0,
    "trick end": 0,
    "round end": 0,
}
"""What each moment may cost the one who acts."""


async def test_a_round_takes_one_press_for_each_bid_load_and_card(env):
    world = await cards_at(env, "Y9", "Y3", "Y1", rules={**LOADS, "rounds": (1, 1)})
    count, people = Count(world, PRESSES), world.people
    ana, bo, cy = people
    for person, tricks in ((bo, "0"), (ana, "1"), (cy, "0")):
        await count.takes("bid", person, tricks)
    assert "Bids: ① 1 ② 0 ③ 0\nBids 1 for 1 trick: exactly right." in words(world.board)
    for person in (bo, ana, cy):
        assert bids_of(person) == "Bids: ① 1 ② 0 ③ 0"
        await count.takes("load", person, "Grapeshot: half for one off")
    assert words(world.board).count("grapeshot") == 3
    await count.takes("card", ana, "🪙 9")
    with count.during("round end", ana):
        await count.takes("card", bo, "🪙 3")
        with count.during("trick end", bo):
            await count.takes("card", cy, "🪙 1")
        assert "**Round 1** (1 card)" in words(world.board)
        assert "Your bid:" in ana.panel.text
        assert "Your bid:" in bo.panel.text


def bids_of(person: Person) -> str:
    return next(line for line in words(person.panel).splitlines() if line.startswith("Bids: "))


async def test_the_tigress_takes_two_presses_and_back_takes_the_first_one_back(env):
    world = await cards_at(env, "TIGRESS G1", "Y9 G2", "Y3 G3", bids=[1, 1, 1])
    ana, *_ = world.people
    before = await world.log()
    await ana.press("Tigress")
    assert not ana.panel.has("🦜 1")
    await ana.press("Back")
    assert await world.log() == before
    assert ana.panel.has("🦜 1")
    await Count(world, PRESSES).takes("Tigress", ana, "Tigress", "Escape")
    assert "① Tigress (escape) 👑" in words(world.board)


async def won_with(env, pirate: str) -> tuple[World, Count]:
    """Ana has taken the first of three tricks with a pirate; a round of one card follows."""
    hands = (f"{pirate} E1 E2", "Y1 Y2 Y3", "P1 P2 P3")
    rules = {**POWERS, "rounds": (3, 1)}
    world = await cards_at(env, *hands, bids=[1, 2, 0], rules=rules)
    await play(world, pirate.title(), "🪙 1", "🗺️ 1")
    return world, Count(world, PRESSES)


POWER_PRESSES = [
    ("ROSIE", "names who leads the next trick (Rosie).", "② Bo", "Rosie: ② leads", (0, 1)),
    ("RASCAL", "may stake 0, 10 or 20 points on the bid (Rascal).", "20", "wager 20", (0, 1)),
    ("HARRY", "may change the bid by one (Harry).", "+1", "Harry: bid +1", (1, 2)),
]


@pytest.mark.parametrize(("pirate", "awaited", "press", "seen", "bids"), POWER_PRESSES)
async def test_a_power_takes_one_press_and_everybody_sees_whose_it_is_and_what_came(
    env, pirate, awaited, press, seen, bids
):
    world, count = await won_with(env, pirate)
    ana, *_ = world.people
    assert f"① **\u2068Ana\u2069** {awaited}" in words(world.board)
    assert "① **\u2068Ana\u2069** **takes it:**" in words(world.board)
    await count.takes(pirate.title(), ana, press)
    assert seen in seat_line(world, "Ana")
    assert f"**1/{1 + bids[0]}**" in seat_line(world, "Ana")
    leader = "② **\u2068Bo\u2069**" if pirate == "ROSIE" else "① **\u2068Ana\u2069**"
    assert f"{leader} leads trick 2." in words(world.board)


async def test_will_takes_one_choice_of_exactly_two(env):
    world, count = await won_with(env, "WILL")
    ana, bo, cy = world.people
    assert "① **\u2068Ana\u2069** drew from the stock and chooses" in words(world.board)
    panels = (bo.panel, cy.panel)
    await count.takes("Will", ana, ("0", "1"))
    assert "Will: drew 2, discarded 2" in seat_line(world, "Ana")
    assert (bo.panel, cy.panel) == panels


async def test_juanita_takes_no_press_and_her_list_stays_until_the_round_ends(env):
    world, count = await won_with(env, "JUANITA")
    ana, bo, cy = world.people
    shown = "Juanita showed you the stock: "
    with count.during("Juanita", ana):
        assert shown in ana.panel.text
    assert "Juanita: looked at the stock" in seat_line(world, "Ana")
    for card in ("Escape", "🪙 2", "🗺️ 2", "🪙 3", "🗺️ 3"):
        await play(world, card)
        assert shown in ana.panel.text
        assert shown not in bo.panel.text + cy.panel.text
    await play(world, "Escape")
    assert "**Round 1** (3 cards)" in words(world.board)
    assert shown not in ana.panel.text


async def test_a_changed_bid_is_one_press_and_changes_nothing_on_the_board(env):
    world = await cards_at(env, "Y9 Y8", "Y3 Y2", "Y1 B1", leader=None)
    ana, bo, cy = world.people
    await ana.press("1")
    board, panels, start = world.board, (bo.panel, cy.panel), len(env.http_requests)
    for tricks in ("2", "0", "1"):
        await Count(world, PRESSES).takes("bid", ana, tricks)
        assert f"You bid **{tricks}**" in ana.panel.text
    assert (world.board, (bo.panel, cy.panel)) == (board, panels)
    answers = env.http_requests[start:]
    assert len(answers) == 3
    assert all(call.path.startswith("/interactions/") for call in answers)
