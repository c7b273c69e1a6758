"""Pictures and emojis give nothing away, and go when the words go."""

from __future__ import annotations

from typing import Any

import pytest
from direct import turn_dms
from drawing import InNoTime, pictures, studio
from games import THOROUGH
from people import World
from twins import Step, Twins, assert_same, script

from bot.art.emojis import EMOJIS, Emoji
from bot.pace import AT_ONCE
from engines.skull import ENGINE, position
from engines.skullking import position as king_position
from engines.skullking.options import Options

FEW = tuple(e for e in EMOJIS if e.key in ("token/1", "mini/flower", "mini/skull"))
FULL = ("flower", "flower", "flower", "skull")


@pytest.fixture
def simcord_bot(bots):
    return bots.make(AT_ONCE, studio=studio())


def skull(disc: str) -> tuple[str, list[Step], dict[str, Any]]:
    """Bo puts down this disc, looks at it, and it is never turned."""
    steps = f"bo d{disc}, dee Table, cy refresh, bo refresh, cy df, ana df, ana c1, bo p, cy p"
    state = position([FULL] * 3, [0] * 3, 0, ENGINE.Options(), seed="twins")
    return "skull", script(steps), {"state": state}


def skullking(card: str) -> tuple[str, list[Step], dict[str, Any]]:
    """Bo holds this card, bids, and plays another one."""
    steps = "ana b1, bo b1, cy refresh, cy b0, dee My hand, ana cY5, cy try bo, bo cY9, cy cY2"
    state = king_position(["Y5 P7", f"Y9 {card}", "Y2 P1"], options=Options(), leader=0)
    return "skullking", script(steps), {"state": state}


SKULL, SKULL_KING = (skull, "f", "s"), (skullking, "SK", "TIGRESS")
PAIRS = [(SKULL, True), (SKULL_KING, False)]


@pytest.mark.parametrize(
    ("twin", "late"), [*PAIRS, *((twin, not late) for twin, late in PAIRS * THOROUGH)]
)
async def test_a_secret_changes_no_picture_of_anybody_else(
    bots, caplog, tmp_path, monkeypatch, twin, late
):
    """Byte for byte; and nobody ever sees a picture that is another one's."""
    monkeypatch.setattr(Emoji, "image", lambda _: b"\x89PNG\r\n\x1a\n")  # in no time
    if late:
        monkeypatch.setattr("bot.gallery.PATIENCE", 0.0)
    make, *secrets = twin
    seen = []
    for secret in secrets:
        game, steps, start = make(secret)
        twins = Twins(
            bots,
            caplog,
            tmp_path / secret,
            game,
            lambda: {"studio": studio() if late else InNoTime(), "emojis": FEW},
        )
        (tmp_path / secret).mkdir()
        seen.append(await twins.play(steps, **start))
    one, other = seen
    assert_same(one, other)
    for twin_seen in seen:
        assert len(twin_seen.own) >= 2
        assert len(twin_seen.pictures) >= 4
        assert not twin_seen.own & twin_seen.pictures
    assert one.own != other.own


def files(world: World, message: Any) -> int:
    """How many files hang on a message, shown or not."""
    return len(world.env.backend.get_message(message.channel_id, message.id).attachments)


async def test_a_panel_that_falls_asleep_has_no_picture_any_more(env):
    world = World(env)
    await world.begin(seed="asleep")
    ana = world.people[0]
    assert files(world, ana.panel) == len(pictures(ana.panel)) == 1
    for _ in range(14):
        await env.advance_time(60)
    assert ana.panel.has("Wake") or "asleep" in str(ana.panel).lower()
    assert files(world, ana.panel) == len(pictures(ana.panel)) == 0


@pytest.mark.parametrize("direct", [False, True], ids=["panel", "direct messages"])
async def test_whoever_leaves_keeps_no_picture_of_a_hand(env, direct):
    world = World(env)
    await world.open()
    bo = world.people[1]
    await world.seat_all()
    if direct:
        await turn_dms(bo)
    await world.start(seed="leave")
    bo.direct = direct
    mine = bo.panel
    assert files(world, mine) == 1
    with env._bot_scope():
        update = await world.bot.tables.leave(world.table, bo.id)
    await world.show(update)
    left = next(m for m in (*bo.dms, *bo.privates()) if m.id == mine.id)
    assert pictures(left) == []
    assert files(world, left) == 0
    assert [p for m in bo.privates() for p in pictures(m)] == []
