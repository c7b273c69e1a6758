"""Every symbol by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.art.symbols_bones import roger
from bot.art.symbols_creatures import escape, king, kraken, loot, mermaid, tigress, whale
from bot.art.symbols_pirates import harry, juanita, rascal, rosie, will
from bot.art.symbols_suits import chest, parrot, treasure_map

Symbol = Callable[[], str]

SYMBOLS: Mapping[str, Symbol] = {
    "parrot": parrot,
    "chest": chest,
    "map": treasure_map,
    "roger": roger,
    "rosie": rosie,
    "will": will,
    "rascal": rascal,
    "juanita": juanita,
    "harry": harry,
    "tigress": tigress,
    "tigress-pirate": tigress,
    "tigress-escape": tigress,
    "king": king,
    "mermaid": mermaid,
    "kraken": kraken,
    "whale": whale,
    "loot": loot,
    "escape": escape,
}
"""The symbol on a card, by its suit or its face."""
