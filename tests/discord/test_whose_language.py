"""Who reads which language: what is private speaks its reader's, what is public the server's."""

from __future__ import annotations

from typing import Any

import pytest
from admins import admin, command
from direct import hands_of
from late import type_raw
from people import Person, World
from tabletop import FULL, minutes, moves
from typists import call, tell

from bot.text import Text
from engines.skull import position
from engines.skull.options import Options

EN, FR, ES = Text("en"), Text("fr"), Text("es")
SPOKEN = {"ana": "en-US", "bo": "fr", "cy": "es-419"}
"""The language of each one's client; the server is Spanish."""


class Harbour(World):
    """A Spanish server with people from elsewhere."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.spoken = {person.id: SPOKEN[person.name] for person in self.people}
        env.backend.subscribers.insert(0, self._speak)

    def _speak(self, event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            who = (payload.get("member") or payload)["user"]["id"]
            payload["locale"] = self.spoken.get(int(who), "en-US")
            if "guild_locale" in payload:
                payload["guild_locale"] = "es-ES"

    async def play(self) -> None:
        """Everybody has all discs, and Ana starts."""
        await self.open()
        for person in self.people[1:]:
            await person.press_board(ES("press-join"))
        discs = [FULL] * 3
        await self.start(state=position(discs, (0,) * 3, 0, Options(), seed="languages"))


def reads(person: Person, text: Text, *keys: str) -> bool:
    """Has somebody's hand, or a private message of theirs, these buttons in this language?"""
    wanted = {text(key) for key in keys}
    shown = [person.hand] if person.direct else person.privates()
    return any(wanted <= {control.label for control in one.controls} for one in shown)


async def test_panels_and_refusals_are_the_readers_boards_and_pings_the_servers(env):
    world = Harbour(env)
    ana, bo, cy = world.people
    await world.open()
    assert (await world.now()).table.locale == "es"
    assert world.board.has(ES("press-join"))
    await bo.press_board(ES("press-join"))
    result = await bo.press_board(ES("press-start"))
    assert bo.reply(result).startswith(FR("error-not-host", host="\u2068Ana\u2069"))
    await cy.press_board(ES("press-join"))
    state = position([FULL] * 3, (0,) * 3, 0, Options(), seed="languages")
    await world.start(state=state)
    for person, text in ((bo, FR), (cy, ES)):
        assert reads(person, text, "skull-button-flower", "skull-button-skull", "press-refresh")
    assert reads(ana, EN, "skull-button-flower", "press-refresh")
    assert world.board.has(ES("skull-press-hand"))
    result = await bo.slash("skull challenge", number=2)
    assert FR("skull-error-first-disc-missing") in bo.reply(result)
    await minutes(world, 1)
    (ping,) = [m for m in world.public() if f"<@{bo.id}>" in m.text]
    assert ES("ping-turn", mentions="", game="Skull").strip() in ping.text
    assert ping.has(ES("skull-press-hand"))


async def test_the_servers_setting_changes_all_boards_at_once_and_new_tables_too(env):
    world = Harbour(env)
    await world.play()
    rita = admin(world)
    await command(rita, "settings", language="fr")
    await env.settle()
    assert world.board.has(FR("skull-press-hand"))
    assert len(world.boards()) == 1
    bo = world.people[1]
    assert reads(bo, FR, "press-refresh")
    assert reads(world.people[2], ES, "press-refresh")
    await bo.press(FR("skull-button-flower"))
    assert world.board.has(FR("skull-press-hand"))
    dee = world.add("dee")
    world.channel = world.guild.create_text_channel("more")
    (note,) = await call(dee, "bonjour")
    assert FR("error-typed-not-here") in note.text
    await dee.slash("skullking new")
    table = await world.bot.tables.live_in_channel(world.channel.id)
    assert (await world.bot.tables.look(table)).table.locale == "fr"
    await command(rita, "settings", language="server")
    await env.settle()
    assert (await world.now()).table.locale == "es"
    assert (await world.bot.tables.look(table)).table.locale == "es"


async def test_a_hand_in_direct_messages_speaks_its_owners_language_and_follows_it(env):
    world = Harbour(env)
    ana, bo, _ = world.people
    await world.play()
    await bo.press_board(ES("press-table"))
    await bo.press(FR("press-settings"), bo.privates()[-1])
    await bo.press(FR("press-set-dm"), bo.privates()[-1])
    bo.direct = True
    (hand,) = hands_of(bo)
    assert hand.has(FR("skull-button-flower"))
    await minutes(world, 1)
    assert any(FR("dm-ping", game="Skull", channel="").split("Skull")[0] in m.text for m in bo.dms)
    answer = await tell(bo, "nonsense")
    assert answer is not None
    assert FR("error-not-understood") in answer.text
    world.spoken[bo.id] = "es-ES"
    await bo.press(FR("skull-button-flower"))
    assert reads(bo, ES, "skull-swap-skull")
    await ana.press_board(ES("press-table"))
    await ana.press(EN("press-end"))
    await ana.press(EN("press-end-sure"))
    answer = await tell(bo, "nonsense")
    assert answer is not None
    assert answer.text == ES("error-typed-nowhere")


async def test_whoever_types_is_answered_in_the_language_of_the_last_press(env):
    """In direct messages Discord does not say which language somebody reads."""
    world = Harbour(env)
    await world.play()
    bo = world.people[1]
    answer = await tell(bo, "nonsense")
    assert answer is not None
    assert FR("error-not-understood") in answer.text


@pytest.mark.parametrize("words", ["df", "FLEUR", "flower", "flor"])
async def test_a_choice_counts_by_its_words_in_any_language(env, words):
    """Discord sometimes sends the words of a choice instead of its value."""
    world = Harbour(env)
    await world.play()
    bo = world.people[1]
    await type_raw(bo, "skull place", locale="fr", disc=words)
    assert await moves(world) == [(1, "person", "df")]
