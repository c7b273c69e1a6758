"""Signs in text become emojis where they stand by themselves, and as far as there is room.

Names, code, links, mentions and times stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from bot.art.emojis import EMOJIS
from bot.screen import PICTURE, RULE

Known = Mapping[str, str]
"""The emojis that can be shown: their markup by the key of their drawing."""
NO_EMOJIS: Known = {}
LONGEST_TEXT = 4_000
"""Characters that all texts of one message may have together."""
CARDS = "tile"
KEYS = {emoji.sign: emoji.key for emoji in EMOJIS if emoji.sign}
_SPACE = re.compile("[ \u00a0]")


def _pattern() -> re.Pattern[str]:
    """What has to stay first, so that no sign in it is found; of the signs the longest first."""
    kept = (
        r"\\.",  # an escaped sign begins nothing
        "\u2068[^\u2069]*\u2069",  # a name
        r"```.*?```",
        r"`[^`]*`",
        r"\[[^\]]*\]\([^)]*\)",
        r"<[^>\s]*>",
        r"https?://\S+",
    )
    signs = sorted(KEYS, key=len, reverse=True)
    words = "|".join(_SPACE.sub("[ \u00a0]", re.escape(sign).replace("\\ ", " ")) for sign in signs)
    firsts = "".join({sign[0] for sign in signs})  # most places are none of these: no need to try
    return re.compile(
        rf"(?=[\\\u2068`\[<h{firsts}])"
        rf"(?:(?P<kept>{'|'.join(kept)})|(?P<sign>{words})(?!\d))",
        re.DOTALL,
    )


SIGNS = _pattern()


def with_emojis(blocks: Sequence[str], known: Known) -> tuple[str, ...]:
    """Blocks of text with all emojis there are, with the cards' alone, or as they were.

    The most that fits into one message.
    """
    cards = {key: markup for key, markup in known.items() if key.startswith(f"{CARDS}/")}
    for some in (known, cards):
        if some:
            changed = tuple(_changed(block, some) for block in blocks)
            if _length(changed) <= LONGEST_TEXT:
                return changed
    return tuple(blocks)


def _changed(block: str, known: Known) -> str:
    def replaced(found: re.Match[str]) -> str:
        sign = found["sign"]
        return known.get(KEYS[_SPACE.sub(" ", sign)], sign) if sign else found[0]

    return block if block in (PICTURE, RULE) else SIGNS.sub(replaced, block)


def _length(blocks: Iterable[str]) -> int:
    """In UTF-16, as the strictest reader would count."""
    texts = (block for block in blocks if block not in (PICTURE, RULE))
    return sum(len(text.encode("utf-16-le", "surrogatepass")) // 2 for text in texts)
