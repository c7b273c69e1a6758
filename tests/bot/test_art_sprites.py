"""Drawings: every key has one, it lies in its box, and what differs looks different."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.art.boxes import STYLES
from bot.art.cards import FACES, NUMBERS
from bot.art.compose import compose, encode, png
from bot.art.discs import DISCS, MATS, MINIS
from bot.art.faces import SLOTS, svg_of
from bot.art.glyphs import GLYPHS
from bot.art.layout import Align, Felt, Layout, Sprite, Words
from bot.art.marks import MARKS, PIPS
from bot.art.palette import MAT_SEATS, SEATS, SPECIALS, SUITS
from bot.art.sprites import Kept, Sprites, drawn, shadow_margin, unpacked
from bot.art.usual import usual

TINY = 24
SYMBOLS = [f"tile/{face}" for face in SPECIALS]
FRONTS = [f"card/{face}" for face in FACES]
TILES = [f"tile/{face}" for face in FACES]
TOKENS = [*(f"token/{seat}" for seat in range(1, len(SEATS) + 1)), "token/ghost"]
DISC_KEYS = [f"disc/{what}/{seat}" for what in DISCS for seat in range(1, MAT_SEATS + 1)]
MAT_KEYS = [
    f"mat/{seat}{state and '/'}{state}" for seat in range(1, MAT_SEATS + 1) for state in MATS
]
ROUND = [*(f"mini/{what}" for what in MINIS), *(f"mark/{name}" for name in MARKS)]
COUNTS = [f"{kind}/{n}" for kind in ("bid", "count") for n in (*range(10), 10, 24)]
BOXES = [f"panel/{size}/{style}" for size in ("360x290", "1152x78") for style in STYLES]
REST = [*(f"slot/{name}" for name in SLOTS), *(f"pip/{name}" for name in PIPS), "card/back"]
ALL = [*FRONTS, *TILES, *TOKENS, *DISC_KEYS, *MAT_KEYS, *ROUND, *COUNTS, *BOXES, *REST]


def small(key: str, width: int = TINY) -> Image.Image:
    return unpacked(drawn(svg_of(key), width))


def on_table(image: Image.Image) -> Image.Image:
    """As it looks in a picture: without colour, on something dark."""
    table = Image.new("RGBA", image.size, "#16384D")
    table.alpha_composite(image)
    return table.convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far two drawings are apart, as the root of the mean square of their lightness."""
    size = (TINY, TINY)
    pair = (on_table(one).resize(size), on_table(other).resize(size))
    return ImageStat.Stat(ImageChops.difference(*pair)).rms[0]


def assert_told_apart(keys: Iterable[str], least: float) -> None:
    images = {key: small(key) for key in keys}
    for one, other in combinations(images, 2):
        apart = difference(images[one], images[other])
        assert apart > least, f"{one} and {other} look alike: {apart:.1f}"


def border(image: Image.Image) -> int:
    """The strongest alpha in the outermost pixels."""
    alpha = image.getchannel("A")
    inside = Image.new("L", (image.width - 2, image.height - 2), 0)
    alpha.paste(inside, (1, 1))
    return alpha.getextrema()[1]


def test_every_key_draws_something_of_its_own() -> None:
    pictures = {key: svg_of(key) for key in ALL}
    mats_of_the_eliminated = MAT_SEATS - 1
    assert len(set(pictures.values())) == len(pictures) - mats_of_the_eliminated
    for key in [*SYMBOLS, *TOKENS, *ROUND, *REST, *COUNTS[::5], *BOXES, *MAT_KEYS[:4]]:
        assert small(key).getchannel("A").getextrema()[1] > 0, key


@pytest.mark.parametrize("key", [*SYMBOLS, *(f"tile/{suit}-12" for suit in SUITS), *ROUND])
def test_nothing_is_cut_off_at_the_edge(key: str) -> None:
    assert border(small(key, 120)) < 40, key


def test_specials_and_seats_are_told_apart_without_colour_when_tiny() -> None:
    assert_told_apart(SYMBOLS, 9)
    assert_told_apart(TOKENS, 9)
    assert_told_apart(ROUND, 9)
    assert_told_apart((f"disc/{what}/1" for what in DISCS), 9)
    assert_told_apart((f"disc/back/{seat}" for seat in range(1, MAT_SEATS + 1)), 9)


def test_cards_are_told_apart_without_colour_when_small() -> None:
    assert_told_apart((f"card/{suit}-{n}" for suit in SUITS for n in (1, 7, 13, 14)), 5)
    assert_told_apart((f"card/{face}" for face in SPECIALS), 5)
    assert_told_apart((f"tile/{suit}-8" for suit in SUITS), 9)


def test_mats_are_told_apart() -> None:
    assert_told_apart((f"mat/3{state and '/'}{state}" for state in MATS), 5)


@pytest.mark.parametrize(
    "key",
    [
        "card/parrot-0",
        "card/parrot-15",
        "card/parrot-07",
        "card/parrot-7/Parrot",
        "card/king/King/x",
        "card",
        "locked/back",
        "token/9",
        "token/0",
        "mat/7",
        "mat/1/cold",
        "disc/back/7",
        "disc/back",
        "mark/nothing",
        "bid/-1",
        "count/x",
        "panel/0x10/plain",
        "panel/10x10/odder",
        "panel/wide/plain",
        "tile/back",
        "",
        "king",
    ],
)
def test_a_key_without_a_drawing(key: str) -> None:
    with pytest.raises(KeyError):
        svg_of(key)


def test_outlines_cover_every_number() -> None:
    assert set("".join(NUMBERS)) | set("0123456789+−/") <= set(GLYPHS)


def test_a_name_is_written_on_the_plate() -> None:
    sprites = Sprites()
    bare = sprites.get("card/whale", 180)
    names = ("Whale", "Baleine blanche", "Ballena blanca", "Œil d’Ñandú", "W" * 20)
    written = [sprites.get(f"card/whale/{name}", 180) for name in names]
    for image in written:
        changed = ImageChops.difference(image.convert("RGB"), bare.convert("RGB")).getbbox()
        assert changed is not None
        left, top, right, bottom = changed
        assert (left, top) >= (10, 198)
        assert right <= 170
        assert bottom <= 246
    assert len({image.tobytes() for image in written}) == len(names)
    assert sprites.drawn == 1


def test_a_locked_card_is_darker_and_the_same_for_the_rest() -> None:
    sprites = Sprites()
    card, locked = sprites.get("card/chest-7", 180), sprites.get("locked/chest-7", 180)
    assert locked.size == card.size
    assert locked.getchannel("A").tobytes() == card.getchannel("A").tobytes()
    means = [ImageStat.Stat(image.convert("L")).mean[0] for image in (locked, card)]
    assert means[0] < 0.75 * means[1]


def test_a_shadow_is_soft_and_larger_than_its_sprite() -> None:
    sprites = Sprites()
    card, shade = sprites.get("card/map-1", 132), sprites.shade("card/map-1", 132)
    margin = shadow_margin(132)
    assert (shade.mode, shade.size) == ("L", (card.width + 2 * margin, card.height + 2 * margin))
    middle = shade.getpixel((shade.width // 2, shade.height // 2))
    assert isinstance(middle, int)
    assert 100 < middle < 180
    rim = ImageChops.difference(shade, Image.new("L", shade.size))
    rim.paste(0, (1, 1, rim.width - 1, rim.height - 1))
    assert rim.getextrema()[1] < 4
    assert sprites.shade("locked/rosie/Rosie", 132) is shade
    assert sprites.shade("token/1", 132) is not shade
    assert sprites.drawn == 2


def test_sprites_last_used_are_kept() -> None:
    sprites = Sprites(most_bytes=100_000)
    first = sprites.get("token/1", 100)
    assert sprites.get("token/1", 100) is first
    sprites.get("token/2", 100)
    sprites.get("token/1", 100)
    sprites.get("token/3", 100)
    assert sprites.get("token/1", 100) is first
    assert sprites.image_bytes <= 100_000
    assert sprites.drawn == 3
    sprites.get("token/2", 100)
    assert sprites.drawn == 3, "packed, and not drawn again"


def test_one_value_too_big_is_kept_alone() -> None:
    kept: Kept[str, bytes] = Kept(10, len)
    kept.keep("small", b"1")
    kept.keep("big", b"1" * 50)
    assert kept.get("small") is None
    assert kept.get("big") is not None
    kept.keep("small", b"1")
    assert kept.size == 1


def test_several_threads_get_the_same_sprite() -> None:
    sprites = Sprites()
    with ThreadPoolExecutor(8) as pool:
        images = list(pool.map(lambda _: sprites.get("mark/crown", 60), range(16)))
    assert len({id(image) for image in images}) == 1
    assert sprites.drawn == 1


def test_sprites_on_the_disk(tmp_path: Path) -> None:
    folder = tmp_path / "sprites"
    first = Sprites(folder)
    image = first.get("mark/star", 50)
    again = Sprites(folder)
    assert again.get("mark/star", 50).tobytes() == image.tobytes()
    assert again.drawn == 0
    (kept,) = folder.iterdir()
    for damaged in (b"", kept.read_bytes()[:-9], b"x" * 500):
        kept.write_bytes(damaged)
        anew = Sprites(folder)
        assert anew.get("mark/star", 50).tobytes() == image.tobytes()
        assert anew.drawn == 1
    assert [file.name for file in folder.iterdir()] == [kept.name]


def test_a_folder_that_cannot_be_written(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "taken").write_text("a file")
    sprites = Sprites(tmp_path / "taken")
    assert sprites.get("mark/star", 50).width == 50
    assert sprites.get("mark/crown", 50).width == 50
    assert len(caplog.records) == 1


LAYOUT = Layout(
    500,
    300,
    (
        Sprite("panel/480x280/best", 10, 10, 480),
        Sprite("locked/rosie/Rosie", 30, 30, 132, shadow=True),
        Sprite("token/3", 200, 30, 66),
        Sprite("mark/crown", 470, 270, 60),
        Words("10/10", 220, 150, 60, align=Align.LEFT, longest=90),
        Words("−20", 480, 220, 38, colour="#FFB199", align=Align.RIGHT, heavy=False),
    ),
)


def test_a_layout_becomes_an_opaque_picture() -> None:
    sprites = Sprites()
    image = compose(LAYOUT, sprites)
    assert (image.mode, image.size) == ("RGB", (500, 300))
    assert encode(image) == encode(compose(LAYOUT, sprites)) == encode(compose(LAYOUT, Sprites()))
    with Image.open(BytesIO(encode(image))) as read:
        assert (read.format, read.size) == ("WEBP", (500, 300))
    empty = Layout(500, 300, ())
    wine = Layout(500, 300, (), Felt.WINE)
    assert compose(empty, sprites).tobytes() != compose(wine, sprites).tobytes()


def test_words_stay_within_their_length() -> None:
    sprites, empty = Sprites(), Layout(400, 100, ())

    def written(words: Words) -> tuple[int, int, int, int]:
        one, other = compose(Layout(400, 100, (words,)), sprites), compose(empty, sprites)
        box = ImageChops.difference(one, other).getbbox()
        assert box is not None
        return box

    left, top, right, bottom = written(Words("100/100", 50, 50, 66, align=Align.LEFT, longest=120))
    assert left >= 48
    assert right <= 172
    assert abs((top + bottom) / 2 - 50) <= 3
    left, _, right, _ = written(Words("88", 200, 50, 40))
    assert abs((left + right) / 2 - 200) <= 2
    _, _, right, _ = written(Words("88", 390, 50, 40, align=Align.RIGHT))
    assert 385 <= right <= 392


@pytest.mark.parametrize("key", ["tile/king", "mark/crown", "disc/back/2", "card/map-1"])
def test_an_emoji_is_a_square_png(key: str) -> None:
    content = png(key, 128)
    assert len(content) < 256 * 1024
    with Image.open(BytesIO(content)) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (128, 128))
        assert image.getchannel("A").getextrema() == (0, 255)


def test_whatever_is_usual_can_be_drawn_and_stands_there_once() -> None:
    wanted = list(usual())
    assert len(set(wanted)) == len(wanted)
    assert all(svg_of(key) for key, _ in wanted)
