"""The special cards that are no named pirates, each in a box of 100x100."""

from __future__ import annotations

from bot.art.palette import GOLD, GOLD_DARK, INK, RED, RED_DARK, WHITE
from bot.art.svg import NONE, OUTLINE, THIN, circle, ellipse, path, pen
from bot.art.symbols_bones import skull


def king() -> str:
    """A skull with a crown."""
    return (
        skull(50, 62, 0.92)
        + path("M17 42L10 12L31 26L50 6L69 26L90 12L83 42C62 35 38 35 17 42Z", GOLD, OUTLINE)
        + path("M17 42C38 35 62 35 83 42L85 33C63 26 37 26 15 33Z", GOLD_DARK)
        + path("M17 42L10 12L31 26L50 6L69 26L90 12L83 42C62 35 38 35 17 42Z", NONE, OUTLINE)
        + circle(50, 20, 4.5, RED, THIN)
        + circle(10, 12, 4.5, RED, THIN)
        + circle(90, 12, 4.5, RED, THIN)
    )


def tigress() -> str:
    """A tiger with a red kerchief."""
    return (
        path(
            "M14 46L12 16C12 11 17 10 21 13L40 26H60L79 13C83 10 88 11 88 16L86 46Z",
            "#F08A24",
            OUTLINE,
        )
        + path("M20 22L21 36L31 28ZM80 22L79 36L69 28Z", "#FBD9B0")
        + path(
            "M50 20C28 20 12 38 12 58C12 80 30 92 50 92C70 92 88 80 88 58C88 38 72 20 50 20Z",
            "#F08A24",
            OUTLINE,
        )
        + path(
            "M50 60C40 60 34 66 30 72C33 84 42 89.5 50 89.5C58 89.5 67 84 70 72C66 66 60 60 50 60Z",
            "#FFF3E0",
        )
        + path("M84 36C92 32 97 36 98 46C92 46 87 45 83 42Z", RED_DARK, OUTLINE)
        + path("M16 44C22 26 36 19 50 19C64 19 78 26 84 44C64 33 36 33 16 44Z", RED, OUTLINE)
        + circle(34, 29, 3, WHITE)
        + circle(50, 25.5, 3, WHITE)
        + circle(66, 29, 3, WHITE)
        + path(
            "M50 38V45M41 38L43 44M59 38L57 44M14 55L25 58M15 68L27 68M21 80L30 75M86 55"
            "L75 58M85 68L73 68M79 80L70 75",
            NONE,
            pen(INK, 5),
        )
        + path(
            "M26 48L44 54C43 60 38 62 34 61C29 60 26 55 26 48ZM74 48L56 54"
            "C57 60 62 62 66 61C71 60 74 55 74 48Z",
            "#FFE27A",
            THIN,
        )
        + ellipse(37, 55, 2.6, 4.5, INK)
        + ellipse(63, 55, 2.6, 4.5, INK)
        + path("M43 67H57L50 75Z", RED, THIN)
        + path("M50 75C50 81 42 83 38 79M50 75C50 81 58 83 62 79", NONE, THIN)
    )


def mermaid() -> str:
    """A mermaid with red hair."""
    return (
        path(
            "M38 6C20 6 12 20 14 36C16 50 8 56 10 70C22 72 30 66 32 56L58 50"
            "C60 58 66 60 72 58C66 50 70 36 64 24C60 12 50 6 38 6Z",
            "#E2603B",
            OUTLINE,
        )
        + path(
            "M30 50C26 60 26 70 30 78C36 92 54 96 68 88C74 85 78 80 80 74L66 66"
            "C62 74 54 74 52 66L52 50Z",
            "#0FA3A8",
            OUTLINE,
        )
        + path(
            "M80 76C70 70 66 60 70 50C78 52 82 56 83 60C86 56 91 54 98 56C97 68 90 76 80 76Z",
            "#3CD3C9",
            OUTLINE,
        )
        + path(
            "M30 66C36 72 46 72 51 65M31 77C38 84 50 84 56 76M44 89C52 90 62 88 67 80",
            NONE,
            pen("#0A6F77", 3.5),
        )
        + path("M30 50C30 42 34 40 36 38H47C50 42 53 44 52 52C46 58 36 58 30 50Z", "#F3C9A4", THIN)
        + path("M32 46C36 50 40 50 41 46C43 50 48 50 51 46", "#8E4BD0", pen("#8E4BD0", 5))
        + ellipse(41, 26, 13, 14, "#F3C9A4", THIN)
        + path(
            "M26 26C28 12 40 12 44 14C54 16 56 22 56 28C50 26 44 22 42 18C40 22 34 26 26 26Z",
            "#E2603B",
        )
        + circle(36, 28, 2.2, INK)
        + circle(46, 28, 2.2, INK)
        + path("M38 34C40 36 42 36 44 34", NONE, pen(INK, 2.2))
        + path(
            "M58 11L60.5 16.5L66.5 17L62 21L63.5 27L58 24L52.5 27L54 21L49.5 17L55.5 16.5Z",
            GOLD,
            THIN,
        )
    )


ORANGE = "#F0663A"
ARMS = (
    "M36 54C28 68 12 66 9 52C8 42 18 40 20 47",
    "M64 54C72 68 88 66 91 52C92 42 82 40 80 47",
    "M38 58C36 74 26 84 14 79C9 75 13 69 18 72",
    "M62 58C64 74 74 84 86 79C91 75 87 69 82 72",
    "M45 60C46 76 43 88 34 90",
    "M55 60C54 76 57 88 66 90",
)


def _arm(d: str) -> str:
    return path(d, NONE, pen(INK, 16)) + path(d, NONE, pen(ORANGE, 8))


def kraken() -> str:
    """An angry octopus."""
    return (
        "".join(map(_arm, ARMS))
        + path(
            "M50 6C32 6 24 20 26 36C27 46 30 54 34 60C40 68 60 68 66 60C70 54 73 46 74 36"
            "C76 20 68 6 50 6Z",
            ORANGE,
            OUTLINE,
        )
        + path(
            "M58 10C70 14 73 24 71 36C70 46 67 53 63 58C60 62 56 63 52 63C64 50 66 28 58 10Z",
            "#C4421F",
        )
        + path(
            "M30 40L46 46C46 54 41 57 37 56C32 55 30 48 30 40ZM70 40L54 46"
            "C54 54 59 57 63 56C68 55 70 48 70 40Z",
            "#FFE27A",
            THIN,
        )
        + circle(39, 49, 3.2, INK)
        + circle(61, 49, 3.2, INK)
        + circle(41, 20, 3.5, "#FFA274")
        + circle(50, 27, 2.5, "#FFA274")
        + circle(37, 30, 2.5, "#FFA274")
    )


def whale() -> str:
    """A white whale, blowing."""
    return (
        path("M40 34C38 22 30 18 22 22M42 34C43 20 52 14 60 19", NONE, pen(INK, 11))
        + path("M40 34C38 22 30 18 22 22M42 34C43 20 52 14 60 19", NONE, pen("#8FD3F0", 5))
        + path(
            "M5 62C5 44 20 34 38 34C58 34 66 50 76 50C80 50 82 46 82 42C74 40 70 32 71 24"
            "C79 24 84 28 86 33C88 27 93 23 98 23C99 33 96 40 91 43C93 66 78 88 46 88"
            "C20 88 5 78 5 62Z",
            WHITE,
            OUTLINE,
        )
        + path(
            "M7 66C16 76 32 80 48 77C66 74 80 64 86 56C82 74 68 86 46 86C22 86 9 78 7 66Z",
            "#C5DCEA",
        )
        + path(
            "M12 72C20 70 24 66 27 62M20 78.5C25 77 29 74 31 70M30 82C35 80 38 78 40 74",
            NONE,
            pen("#8AAEC6", 3.2),
        )
        + path(
            "M5 62C5 44 20 34 38 34C58 34 66 50 76 50C80 50 82 46 82 42C74 40 70 32 71 24"
            "C79 24 84 28 86 33C88 27 93 23 98 23C99 33 96 40 91 43C93 66 78 88 46 88"
            "C20 88 5 78 5 62Z",
            NONE,
            OUTLINE,
        )
        + circle(28, 54, 4.5, INK)
        + path("M52 70C58 74 60 82 56 90C47 88 44 78 46 71Z", "#E9F3F9", OUTLINE)
    )


def loot() -> str:
    """A sack of gold."""
    return (
        path(
            "M36 24C30 18 30 10 34 7C40 10 44 6 50 9C56 6 60 10 66 7C70 10 70 18 64 24Z",
            "#C99A5B",
            OUTLINE,
        )
        + path(
            "M36 27C18 40 10 58 12 74C14 88 26 92 50 92C74 92 86 88 88 74C90 58 82 40 64 27Z",
            "#C99A5B",
            OUTLINE,
        )
        + path("M64 29C80 42 87 58 85.5 74C84 85 74 89 58 90C76 74 76 46 64 29Z", "#9E6F35")
        + path("M33 26H67", NONE, pen(INK, 11))
        + path("M34 26H66", NONE, pen(RED, 5))
        + circle(49, 61, 19, GOLD, OUTLINE)
        + circle(49, 61, 12.5, NONE, pen(GOLD_DARK, 3))
        + path(
            "M49 50L52.5 57.5L60.5 58.3L54.5 63.6L56.2 71.5L49 67.4L41.8 71.5L43.5 63.6"
            "L37.5 58.3L45.5 57.5Z",
            GOLD_DARK,
        )
    )


def escape() -> str:
    """A white flag."""
    return (
        path("M21 8V95", NONE, pen(INK, 11))
        + path("M21 9V94", NONE, pen("#B4692A", 4.5))
        + path(
            "M23 16C36 6 48 12 58 18C69 24 79 23 91 14C86 27 86 44 92 60"
            "C80 70 70 68 59 62C48 56 36 55 23 64Z",
            WHITE,
            OUTLINE,
        )
        + path(
            "M23 52C36 44 48 45 59 51C70 57 80 58 90 50L92 60C80 70 70 68 59 62C48 56 36 55 23 64Z",
            "#BFD9EA",
        )
        + path("M42 22C40 32 41 40 43 48M66 30C64 40 65 48 68 57", NONE, pen("#9DBFD6", 3.5))
        + path(
            "M23 16C36 6 48 12 58 18C69 24 79 23 91 14C86 27 86 44 92 60"
            "C80 70 70 68 59 62C48 56 36 55 23 64Z",
            NONE,
            OUTLINE,
        )
        + circle(21, 9, 6, GOLD, THIN)
    )
