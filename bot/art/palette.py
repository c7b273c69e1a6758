"""The colours of everything drawn, and the shapes that tell suits apart without them."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#1B1D2A"
PAPER = "#FBF3DF"
PAPER_DARK = "#E3D3AE"
GOLD = "#F5BE2E"
GOLD_DARK = "#C98A12"
RED = "#D8402F"
RED_DARK = "#9E2420"
WHITE = "#FFFFFF"
BLACK = "#000000"
STEEL = "#8FA0B8"
MIST = "#C9D6E2"
SLATE = "#3A3F55"
BLUSH = "#FFE9F0"
OVER = "#FF8A6B"
GREY = "#C9CED8"
DUSK = "#1A2230"
"""What a card that may not be played is darkened with."""

SEA = ("#20526B", "#0D2436")
WINE = ("#5A3348", "#23121E")
"""The table, in its middle and at its edge."""


@dataclass(frozen=True, slots=True)
class Paint:
    """The three colours of one kind of card: above, below and round the symbol."""

    bright: str
    dark: str
    tint: str


SUITS = {
    "parrot": Paint("#0C8F6C", "#076049", "#C9F0DF"),
    "chest": Paint("#F2B21B", "#B97A06", "#FFF1C4"),
    "map": Paint("#8152D6", "#5530A0", "#E7DCFB"),
    "roger": Paint("#2A2D3A", "#12141C", "#AEB4C4"),
}
PIRATE = Paint("#C93A2B", "#8C1F1A", "#FBD9CF")
ESCAPE = Paint("#5AA9DA", "#2F78AC", "#D8EEFA")
SPECIALS = {
    "rosie": PIRATE,
    "will": PIRATE,
    "rascal": PIRATE,
    "juanita": PIRATE,
    "harry": PIRATE,
    "tigress": Paint("#C93A2B", "#8C1F1A", "#FFE9CC"),
    "tigress-pirate": Paint("#C93A2B", "#8C1F1A", "#FFE9CC"),
    "tigress-escape": Paint("#5AA9DA", "#2F78AC", "#FFE9CC"),
    "king": Paint("#5B1230", "#2E0719", "#F7D77A"),
    "mermaid": Paint("#16A6B6", "#0B6A7C", "#CDF3F3"),
    "kraken": Paint("#1F3F73", "#0F2142", "#A9C4EC"),
    "whale": Paint("#2F74C0", "#184A86", "#9FCBF3"),
    "loot": Paint("#7A5A36", "#4C3519", "#F3DFB6"),
    "escape": ESCAPE,
}
BACK = Paint("#23406B", "#132443", GOLD)
HIGHEST = 14
"""The highest number of a suit."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's colour and what is written on it. The number tells who it is, not the colour."""

    colour: str
    ink: str


SEATS = (
    Seat("#D2432C", WHITE),
    Seat("#3E97F0", INK),
    Seat("#F2B21B", INK),
    Seat("#36BE8C", INK),
    Seat("#6B3FC4", WHITE),
    Seat("#F29CC0", INK),
    Seat("#8FE3EA", INK),
    Seat("#6E5D4E", WHITE),
)
MAT_SEATS = 6
"""Seats that may own discs and a mat."""
