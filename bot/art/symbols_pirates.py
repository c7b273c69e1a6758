"""The five pirates, each in a box of 100x100."""

from __future__ import annotations

from bot.art.palette import GOLD, INK, PAPER, RED, RED_DARK, WHITE
from bot.art.svg import NONE, OUTLINE, THIN, circle, ellipse, path, pen


def _head(skin: str, shade: str) -> str:
    return path(
        "M26 42C24 70 32 92 50 92C68 92 76 70 74 42C74 20 26 20 26 42Z", skin, OUTLINE
    ) + path("M60 32H72C73 68 66 88 50 90C60 80 64 62 60 32Z", shade)


def _nose() -> str:
    return path("M50 55L46 64C47 67 52 67 54 65", NONE, THIN)


def _eye(x: int) -> str:
    return ellipse(x, 54, 4.2, 5, INK) + circle(x - 1.2, 52.3, 1.5, WHITE)


def _eyes() -> str:
    return _eye(39) + _eye(61)


def _brows() -> str:
    return path("M33 46L44 48M67 46L56 48", NONE, pen(INK, 4))


def _smile() -> str:
    return path("M40 70C45 77 55 77 60 70", NONE, THIN)


def _plumed_hat() -> str:
    return (
        path(
            "M5 43C16 50 34 38 50 38C66 38 84 50 95 43C90 32 78 34 72 28"
            "C70 14 60 10 50 14C38 8 28 16 28 28C22 34 10 32 5 43Z",
            "#44549A",
            OUTLINE,
        )
        + path("M28 28C40 32 60 32 72 28L73 34C60 37 40 37 27 34Z", GOLD)
        + path("M68 28C74 12 86 4 96 6C95 18 88 28 74 32Z", RED, OUTLINE)
        + path("M74 27C80 18 85 13 91 10", NONE, THIN)
    )


def _kerchief() -> str:
    return (
        path("M78 36C88 34 92 40 96 50C88 50 84 46 78 44Z", "#1E5FA8", OUTLINE)
        + path("M23 46C20 22 34 9 52 9C70 9 82 22 78 46C62 36 40 36 23 46Z", "#2C7BD0", OUTLINE)
        + circle(37, 24, 3.5, WHITE)
        + circle(53, 17, 3.5, WHITE)
        + circle(51, 31, 3.5, WHITE)
        + circle(67, 27, 3.5, WHITE)
    )


def _tricorn() -> str:
    return (
        path(
            "M8 46C8 26 26 20 34 10C42 14 58 14 66 10C74 20 92 26 92 46C74 36 62 33 50 33"
            "C38 33 26 36 8 46Z",
            "#5A3A22",
            OUTLINE,
        )
        + path(
            "M11 42C14 31 26 27 50 27C74 27 86 31 89 42C74 34 62 31 50 31C38 31 26 34 11 42Z", GOLD
        )
        + circle(50, 21, 6, PAPER, THIN)
    )


def _scarf() -> str:
    return (
        path(
            "M22 48C18 22 34 8 50 8C66 8 82 22 78 48C72 34 62 30 50 30C38 30 28 34 22 48Z",
            "#17907B",
            OUTLINE,
        )
        + path("M24 36C34 20 66 20 76 36", NONE, pen(GOLD, 4))
        + path("M50 22L57 30L50 38L43 30Z", RED, THIN)
    )


def rosie() -> str:
    """Long hair under a hat with a red feather."""
    return (
        path("M22 40C12 60 12 82 20 95H40V60ZM78 40C88 60 88 82 80 95H60V60Z", "#8C3B1E", OUTLINE)
        + _head("#E8B48A", "#CF9468")
        + _nose()
        + _eyes()
        + _brows()
        + _smile()
        + _plumed_hat()
    )


def will() -> str:
    """A spotted kerchief, and another before his mouth."""
    return (
        _head("#C98A5E", "#A96C44")
        + _nose()
        + _eyes()
        + _brows()
        + path("M27 63C38 58 62 58 73 63C71 82 60 96 50 96C40 96 29 82 27 63Z", "#C9382B", OUTLINE)
        + path("M38 72C45 76 55 76 62 72", NONE, pen("#8E1F1A", 3.5))
        + _kerchief()
    )


def rascal() -> str:
    """A tricorn, a patch over one eye, a broad grin."""
    return (
        _head("#F0C49C", "#D6A274")
        + path(
            "M28.5 62C31 80 40 89.5 50 89.5C60 89.5 69 80 71.5 62C64 66 60 61 50 61"
            "C40 61 36 66 28.5 62Z",
            "#7E6A60",
            opacity=0.6,
        )
        + _nose()
        + _eye(39)
        + _brows()
        + path("M52 47H70V54C70 61 65 63 61 63C57 63 52 61 52 54Z", INK)
        + path("M37 68H63C62 78 57 81 50 81C43 81 38 78 37 68Z", WHITE, THIN)
        + path("M50 68V81M37.5 73H62.5", NONE, pen(INK, 2))
        + _tricorn()
    )


def _hoop(x: int) -> str:
    return circle(x, 74, 7, NONE, pen(INK, 8)) + circle(x, 74, 7, NONE, pen(GOLD, 4))


def juanita() -> str:
    """A green head scarf and gold hoops."""
    return (
        path("M26 36C12 50 14 80 26 92L42 70ZM74 36C88 50 86 80 74 92L58 70Z", "#231A1A", OUTLINE)
        + _head("#8A5636", "#6E4128")
        + _nose()
        + _eyes()
        + _brows()
        + _smile()
        + _hoop(23)
        + _hoop(77)
        + _scarf()
    )


def harry() -> str:
    """A bald giant with a red beard and a scar."""
    return (
        _head("#EDB892", "#D59A70")
        + _nose()
        + _eyes()
        + _brows()
        + path(
            "M20 52C22 60 26 62 34 62C40 58 60 58 66 62C74 62 78 60 80 52"
            "C88 72 78 90 68 88C64 98 56 98 50 92C44 98 36 98 32 88C22 90 12 72 20 52Z",
            "#C4551D",
            OUTLINE,
        )
        + path("M40 70C46 66 54 66 60 70C56 76 44 76 40 70Z", WHITE, THIN)
        + path("M34 78C36 84 38 86 42 88M66 78C64 84 62 86 58 88", NONE, THIN)
        + path("M24 40C30 36 70 36 76 40L77 32C68 12 32 12 23 32Z", "#EDB892", OUTLINE)
        + path("M62 18C72 22 75 30 76 39L66 37C67 30 66 24 62 18Z", "#D59A70")
        + path("M30 24L40 40M31 35L40 31", NONE, pen(RED_DARK, 3))
    )
