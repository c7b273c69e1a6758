"""The suits, each in a box of 100x100."""

from __future__ import annotations

from bot.art.palette import GOLD, GOLD_DARK, INK, PAPER, PAPER_DARK, RED, WHITE
from bot.art.svg import NONE, OUTLINE, THIN, circle, ellipse, path, pen, rect


def parrot() -> str:
    """A parrot's head, looking left."""
    return (
        path(
            "M58 15C60 5 70 1 79 3C76 7 76 9 77 12C83 9 90 11 93 16C88 17 86 20 86 24Z",
            "#0B6B50",
            OUTLINE,
        )
        + path(
            "M37 31C40 15 55 9 67 12C85 17 92 36 90 56C89 72 90 84 93 95H27C34 82 38 71 37 58Z",
            "#12A37A",
            OUTLINE,
        )
        + path("M59 58C73 54 83 66 84 95H56C50 82 50 66 59 58Z", "#0B6B50", THIN)
        + path("M60 72C64 71 67 73 69 77M60 84C65 83 69 85 72 89", NONE, THIN)
        + path("M28 92.5C36 80 41 71 41 61C45 70 44 82 39 92.5Z", RED)
        + ellipse(52, 37, 15, 14, PAPER)
        + path("M41 24C22 21 7 37 9 58C10 65 16 68 18 62C21 54 29 53 41 52Z", GOLD, OUTLINE)
        + path("M17 63C22 75 34 74 41 64L41 52C31 52 22 55 17 63Z", GOLD_DARK, OUTLINE)
        + circle(54, 35, 6.5, INK)
        + circle(52, 33, 2.2, WHITE)
    )


def chest() -> str:
    """A treasure chest, shut."""
    return (
        path("M9 47C9 24 19 14 33 14H67C81 14 91 24 91 47Z", "#B4692A", OUTLINE)
        + path("M14 38C16 25 23 19 33 19H67C77 19 84 25 86 38Z", "#D18A3E")
        + path("M9 50H91V84C91 87 89 89 86 89H14C11 89 9 87 9 84Z", "#A35A22", OUTLINE)
        + path("M11 68H89M11 79H89", NONE, pen("#7C4118", 3))
        + path("M20 18C14 24 12 34 12 47V89H25V47C25 34 26 24 30 15Z", GOLD, THIN)
        + path("M80 18C86 24 88 34 88 47V89H75V47C75 34 74 24 70 15Z", GOLD, THIN)
        + rect(7, 44, 86, 10, 2.5, GOLD, OUTLINE)
        + path("M38 42H62V60C62 69 56 73 50 75C44 73 38 69 38 60Z", GOLD, OUTLINE)
        + circle(50, 54, 5, INK)
        + path("M47.5 55H52.5L54 66H46Z", INK)
    )


def treasure_map() -> str:
    """A folded map with a cross on it."""
    return (
        path("M12 22L37 12L63 22L88 12V78L63 88L37 78L12 88Z", PAPER, OUTLINE)
        + path("M37 12L63 22V88L37 78Z", PAPER_DARK)
        + path("M37 13V78M63 22V87", NONE, pen("#B79F6C", 3))
        + path("M12 22L37 12L63 22L88 12V78L63 88L37 78L12 88Z", NONE, OUTLINE)
        + path(
            "M21 74C24 62 24 55 31 50C38 45 42 58 50 53C54 50 53 44 56 40",
            NONE,
            pen("#6C3FB5", 5.5, dashes="0.1 9.500"),
        )
        + path("M61 27L79 45M79 27L61 45", NONE, pen(INK, 13))
        + path("M61 27L79 45M79 27L61 45", NONE, pen("#7B4BD0", 7.5))
        + path("M20 35L26 27L32 35M71 72C74 68 77 68 80 72", NONE, pen("#8C7440", 3.5))
    )
