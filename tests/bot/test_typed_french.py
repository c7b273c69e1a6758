"""What French players type, at a French table and at an English one."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
import test_typed_skull as skull
import test_typed_skullking as king
from typing_people import Typist

from bot.errors import UserError
from bot.text import Text
from engines.core import RuleError

pytestmark = pytest.mark.parametrize("locale", ["fr", "en"])


@dataclass(frozen=True)
class Reader:
    """Somebody at a table whose language is ``locale``."""

    typist: Typist
    locale: str

    def outcome(self, words: str) -> str:
        one = self.typist
        try:
            found = one.game.presenter.typed(Text(self.locale), one.table, one.hand, words)
        except (RuleError, UserError) as refusal:
            return refusal.code
        return "/".join(found.codes) if found.codes else f"look {found.look}"


@pytest.mark.parametrize(
    ("moment", "typed", "meant"),
    [
        (skull.placing, "fleur", "df"),
        (skull.placing, "je pose une rose", "df"),
        (skull.placing, "crâne", "ds"),
        (skull.placing, "je mets un crâne stp", "ds"),
        (skull.turn, "défi 3", "c3/r3"),
        (skull.turn, "DEFI deux", "c2/r2"),
        (skull.turn, "j’en retourne 3", "c3/r3"),
        (skull.turn, "je lance un défi à 3", "c3/r3"),
        (skull.turn, "trois", "say_challenge"),
        (skull.answering, "j’enchéris à 3", "r3"),
        (skull.answering, "3 fleurs", "r3"),
        (skull.answering, "je passe", "p"),
        (skull.answering, "je ne passe pas", "not_understood"),
        (skull.flipping, "retourne 2", "f1"),
        (skull.flipping, "la pile de Bo", "f1"),
        (skull.flipping, "retourne la place 2", "f1"),
        (skull.losing, "je perds le crâne", "ls"),
        (skull.losing, "perds une fleur", "lf"),
        (skull.naming, "Bo commence", "n1"),
        (skull.naming, "je désigne bo", "n1"),
        (skull.shown, "montre", "s"),
        (skull.placing, "mes disques", "look hand"),
        (skull.placing, "règles", "look rules"),
        (skull.placing, "aide", "look help"),
        (skull.placing, "qu’est-ce que je peux faire ?", "look help"),
        (king.bidding, "mise 3", "b3"),
        (king.bidding, "j’annonce deux", "b2"),
        (king.bidding, "un pli", "b1"),
        (king.bidding, "je prends 2 plis", "b2"),
        (king.bidding, "zéro pli", "b0"),
        (king.bidding, "pas de pli", "b0"),
        (king.loading, "boulet", "lc"),
        (king.loading, "la chevrotine", "lg"),
        (king.leading, "noir 9", "cB9"),
        (king.leading, "je joue le 9 noir", "cB9"),
        (king.leading, "atout 9", "cB9"),
        (king.leading, "vert", "cG7"),
        (king.leading, "une fuite", "cE1"),
        (king.leading, "un pirate", "cROSIE"),
        (king.leading, "tigresse", "tigress_undecided"),
        (king.leading, "la Tigresse en fuite", "cTIGRESSe"),
        (king.leading, "tigresse pirate", "cTIGRESSp"),
        (king.leading, "dernier pli", "look trick"),
        (king.leading, "pourquoi ?", "look why"),
        (lambda: king.power("RASCAL"), "je parie 10", "w10"),
        (lambda: king.power("ROSIE"), "bo entame", "n1"),
        (lambda: king.power("ROSIE"), "moi", "n0"),
        (lambda: king.power("ROSIE"), "la place 2", "n1"),
        (lambda: king.power("HARRY"), "je garde", "h+0"),
        (lambda: king.power("HARRY"), "un de plus", "h+1"),
        (lambda: king.power("HARRY"), "un de moins", "h-1"),
        (lambda: king.power("WILL"), "défausse 14 noir et fuite", "dB14+E1"),
    ],
)
def test_a_french_player_is_understood(locale, moment, typed, meant):
    assert Reader(moment(), locale).outcome(typed) == meant
