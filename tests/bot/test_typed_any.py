"""Whatever is typed at whatever moment: a move the rules know, or an answer that helps."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typing_people import FIRST_USER, Typist, moments, played, typist

from bot.errors import UserError
from bot.games import GAMES
from bot.games.base import Meaning, NotUnderstood
from bot.games.skull import typed as skull
from bot.games.skullking import typed as skullking
from bot.lexicon import Lexicon, Number, read, tokens
from bot.refusals import shown_params
from bot.text import Text, locales
from bot.typed import PublicTalk
from bot.typed_screens import refusal_screen
from bot.updates import Update
from engines.core import RuleError
from engines.skull import ENGINE as SKULL
from engines.skull import position as skull_position
from engines.skullking import position
from engines.skullking.options import Options

RULES: dict[str, dict[str, Any]] = {
    "skull": {"last_chance": True},
    "skullking": {
        "pirate_powers": True,
        "loot": True,
        "kraken": True,
        "white_whale": True,
        "scoring": "rascal_loads",
        "harry_timing": "end_of_round",
        "rounds": (3, 5, 10),
    },
}
LEXICONS = {"skull": skull._words, "skullking": skullking._words}
NOTES = ("veiled", "unclear", "hand")
OWN_WORDS = ("number", "bid", "points", "seat", "card", "cards", "disc", "target", "count")
"""What a refusal may have from the words themselves or from the hand."""


def vocabulary(slug: str) -> list[str]:
    """All names there are, people's too, and numbers."""
    names = {" ".join(map(spelled, name)) for name in layer_names(LEXICONS[slug]("en"))}
    more = ["Ana", "Bo", "Captain Cy", f"<@{FIRST_USER}>", "<@4711>", "+1", "-1", "①", ",", "?"]
    return [*sorted(names), *more, *map(str, range(25))]


def layer_names(words: Lexicon) -> Iterable[Any]:
    for layer in words._layers:
        yield from layer


def spelled(token: Any) -> str:
    return str(token.value) if isinstance(token, Number) else str(token)


def typings(slug: str) -> st.SearchStrategy[str]:
    """Sentences of words the game knows, cut short now and then, and anything else."""
    known = st.sampled_from(vocabulary(slug))
    short = st.builds(lambda word, n: word[:n], known, st.integers(1, 5))
    word = st.one_of(known, known, known, short, st.text(max_size=6))
    return st.builds(" ".join, st.lists(word, max_size=6)) | st.text(max_size=40)


def anybody(slug: str, seats: int = 3) -> st.SearchStrategy[Typist]:
    return st.sampled_from(moments(slug, seats, "any", **RULES[slug]))


def meant(typist: Typist, words: str) -> Meaning | RuleError | UserError:
    try:
        return typist.says(words)
    except (RuleError, UserError) as refusal:
        return refusal


@pytest.mark.parametrize("slug", GAMES)
def test_any_words_give_a_known_move_or_a_helpful_answer(slug, caplog):
    @settings(max_examples=120, deadline=None)
    @given(anybody(slug), typings(slug))
    def check(typist: Typist, words: str) -> None:
        found = meant(typist, words)
        if isinstance(found, Meaning):
            assert bool(found.look) != bool(found.codes)
            for code in found.codes:
                assert typist.game.engine.parse(code).code == code
            return
        screen = refusal_screen(Text(), typist.game, typist.table, typist.hand, found)
        assert 10 < len(screen.blocks[0]) < 2_000

    check()
    assert not caplog.records, "every refusal has words"


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(
    ("slug", "code", "typed"),
    [
        ("skull", "df", ("flower", "une fleur", "pongo una flor")),
        ("skull", "ds", ("the skull", "pose le crâne", "calavera")),
        ("skullking", "b1", ("bid one", "je mise un", "apuesto una")),
        ("skullking", "b0", ("0", "zéro", "cero")),
    ],
)
def test_every_language_is_understood_at_every_table(locale, slug, code, typed):
    typist = next(one for one in moments(slug, 3, "any", **RULES[slug]) if one.hand.prompts)
    presenter = typist.game.presenter
    for words in typed:
        meaning = presenter.typed(Text(locale), typist.table, typist.hand, words)
        assert code in meaning.codes, words


class Overheard(PublicTalk):
    """A message in a channel, at a table without a store; keeps what is answered."""

    def __init__(self, typist: Typist, words: str) -> None:
        self.typist, self.said, self.error = typist, [], None
        seat = typist.hand.seat
        author = SimpleNamespace(id=FIRST_USER + seat, display_name="Ana")
        message = SimpleNamespace(
            author=author,
            guild=SimpleNamespace(id=1, me=None),
            channel=SimpleNamespace(id=2, permissions_for=lambda _: discord.Permissions.none()),
        )
        typed = SimpleNamespace(games=GAMES, meant=self, move=self.move)
        super().__init__(typed, message, words, True)  # type: ignore[arg-type]

    async def of_message(self, *where: int) -> list[Update]:
        hand = self.typist.hand
        return [Update(self.typist.table, hand.table, {hand.seat: hand})]

    async def move(self, update: Update, user_id: int, codes: tuple[str, ...]) -> None:
        engine, seat = self.typist.game.engine, self.typist.hand.seat
        engine.apply(self.typist.state, seat, engine.parse(codes[0]))

    async def refuse(self, error: RuleError | UserError) -> None:
        self.error = error
        await super().refuse(error)

    async def _say(self, words: str, *buttons: Any, private: bool = True) -> None:
        self.said.append(words)

    async def answer(self) -> list[str]:
        try:
            await self.run()
        except (RuleError, UserError) as error:
            await self.refuse(error)
        return self.said


def public_notes(typist: Typist) -> set[str]:
    """All that may be said in a channel whatever was typed and whatever is held."""
    text, table = Text(), typist.table
    press = text(f"{table.game}-press-hand")
    return {
        *(text(f"typed-{note}-here", press=press) for note in NOTES),
        text("typed-look-here"),
        text("answer-board", link=""),
        "\n".join(typist.game.presenter.typable(text, table, None)),
    }


@pytest.mark.parametrize("slug", GAMES)
def test_in_public_no_words_are_echoed_and_no_secret_is_told(slug):
    @settings(max_examples=120, deadline=None)
    @given(anybody(slug), typings(slug))
    def check(typist: Typist, words: str) -> None:
        talk = Overheard(typist, words)
        said = asyncio.run(talk.answer())
        assert len(said) <= 1, "one answer at most"
        found = meant(typist, words)
        if isinstance(found, Meaning) and found.secret:
            assert len(said) == 1, "a secret is never played here"
        if talk.error is None:
            assert set(said) <= public_notes(typist)
            return
        own = slug if isinstance(talk.error, RuleError) else None
        hidden = {k: "…" if k in OWN_WORDS else v for k, v in talk.error.params.items()}
        assert said == [Text().error(talk.error.code, shown_params(Text(), hidden), own)]

    check()


def of_skull(*discs: str) -> list[Typist]:
    """Bo's first disc, and Bo's own skull turned, with these discs."""
    full = ("flower", "flower", "flower", "skull")
    state = skull_position([full, discs, full], [0] * 3, 0, SKULL.Options(), seed="twins")
    moves = [(1, f"d{discs[-1][0]}"), (2, "df"), (0, "df")]
    turn = played("skull", state, *moves, (0, "c1"), (1, "r2"), (2, "p"), (0, "p"))
    return [typist("skull", state, 1), typist("skull", turn, 1)]


def of_skullking(hand: str) -> list[Typist]:
    """Ana's turn, and her choice after Will has won, with this hand."""
    rules = Options(pirate_powers=True)
    hands = [f"WILL {hand}", "Y1 Y2 Y3 Y4", "P1 P2 P3 P4"]
    state = position(hands, options=rules, bids=[1, 1, 1], leader=0, stock="G13 G14")
    will = played("skullking", state, (0, "cWILL"), (1, "cY1"), (2, "cP1"))
    follow = position(hands, options=rules, bids=[1, 1, 1], leader=1, stock="G13 G14")
    follow = played("skullking", follow, (1, "cY1"), (2, "cP1"))
    return [typist("skullking", moment) for moment in (state, will, follow)]


TWINS = {
    "skull": [
        *zip(of_skull("flower", "flower"), of_skull("flower", "skull"), strict=True),
        *zip(of_skull("skull"), of_skull("flower"), strict=True),
    ],
    "skullking": [
        *zip(of_skullking("Y9 B9 E1"), of_skullking("G9 E1 E2"), strict=True),
        *zip(of_skullking("TIGRESS Y9 E1"), of_skullking("ROSIE G1 G2"), strict=True),
    ],
}
"""Moments that differ in a hand alone, for everybody else the same."""


def kind_of(found: Meaning | RuleError | UserError) -> str:
    """What a channel gets to see of it, but for a card that is played."""
    match found:
        case NotUnderstood() | UserError():
            return found.code
        case RuleError():
            return "veiled"
        case Meaning(secret=True) | Meaning(veiled=True):
            return "veiled"
        case _:
            return f"{found.look} {found.codes}"


@pytest.mark.parametrize("slug", GAMES)
def test_in_public_nobody_can_tell_hands_apart_by_an_answer(slug):
    @settings(max_examples=120, deadline=None)
    @given(st.sampled_from(TWINS[slug]), typings(slug))
    def check(pair: tuple[Typist, Typist], words: str) -> None:
        one, other = pair
        assert kind_of(meant(one, words)) == kind_of(meant(other, words))

    check()


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("locale", locales())
def test_no_name_stands_for_two_things(slug, locale):
    words = LEXICONS[slug](locale)
    home = words._layers[0]
    assert not [name for name, things in home.items() if len(things) > 1]
    assert len(home) > 60


def test_every_language_is_understood_and_the_tables_own_comes_first():
    home = {"flower": ["rose", "flower"], "pass": ["pass"]}
    spanish = {"flower": ["flor", "rosa"], "skull": ["calavera"], "raise": ["rose", "pasa"]}
    french = {"flower": ["rose", "fleur"], "lose": ["rosa"], "skull": ["crâne", "tête de mort"]}
    words = Lexicon(home, [spanish, french])
    known = {
        "rose": ["flower"],
        "FLOR": ["flower"],
        "crane": ["skull"],
        "Tête-de-mort": ["skull"],
        "tetedemort": ["skull"],
        "cala": ["skull"],
        "pas": ["pass"],
        "rosa": [],
    }
    for typed, things in known.items():
        assert read(typed, words).parts == things
    assert read("rosa", words).unknown, "two languages take it for different things"


@pytest.mark.parametrize("slug", GAMES)
def test_all_that_help_offers_can_be_typed(slug):
    """What help names at a moment is offered then; of Will's cards one alone is not enough."""
    every = moments(slug, 3, "any", **RULES[slug])
    for one in Random(3).sample(every, 60):
        prompts = [prompt for prompt in one.hand.prompts if not prompt.auto]
        offered = {action.code for prompt in prompts for action in prompt.choices}
        for span in "\n".join(one.help()).split("`")[1::2]:
            found = meant(one, span)
            if isinstance(found, Meaning) and found.codes and prompts:
                assert offered.intersection(found.codes), span
            if isinstance(found, RuleError) and prompts:
                assert found.code == "wrong_discard_count", span


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Ünïcode  WORDS", ["unicode", "words"]),
        ("<@!42>x", [42, "x"]),
        ("<:skull:123> <a:b:1> <#77> <@&5> </skull new:8>", []),
        ("a\u200bb\u202ec", ["abc"]),
        ("7+9", [7, ",", 9]),
        ("black-14", ["black", 14]),
        ("–1", [-1]),
        ("'\"()[]*_~`.", []),
        ("①㊿", [1, 50]),
        ("出牌", ["出", "牌"]),
    ],
)
def test_words_are_cut_as_people_write_them(typed, read):
    found = [getattr(t, "value", getattr(t, "user_id", t)) for t in tokens(typed)]
    assert found == read
