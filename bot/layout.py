"""Screens as Discord's Components V2, made of DynamicItems alone and never kept in memory."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.bugs import log_bug
from bot.controls import ITEM_OF_PREFIX, SelectPress
from bot.emoji_signs import NO_EMOJIS, Known, with_emojis
from bot.screen import (
    PICTURE,
    RULE,
    Boxes,
    Button,
    Entry,
    Form,
    PickPerson,
    Picture,
    Question,
    Radios,
    Row,
    Screen,
    Select,
    Style,
    Values,
)

STYLES = {
    Style.GO: discord.ButtonStyle.primary,
    Style.LOOK: discord.ButtonStyle.secondary,
    Style.RED: discord.ButtonStyle.danger,
    Style.DONE: discord.ButtonStyle.success,
}


def to_view(screen: Screen, file: str | None = None, emojis: Known = NO_EMOJIS) -> ui.LayoutView:
    """A fresh view for one message, with the picture in the attached ``file`` if there is one.

    Signs in texts and tiles of buttons are shown as the ``emojis`` that there are.
    It is stopped before it is sent, so that discord.py stores nothing of it: presses are
    found by the pattern of their id, after a restart as before.
    """
    view = ui.LayoutView(timeout=None)
    items: list[ui.Item[Any]] = []
    for block in with_emojis(screen.blocks, emojis):
        if block == PICTURE:
            if file is not None and screen.picture is not None:
                items.append(to_gallery(file, alt_of(screen.picture)))
        else:
            items.append(ui.Separator() if block == RULE else ui.TextDisplay(block))
    items += [to_row(row, emojis) for row in screen.rows]
    if screen.accent is not None:
        view.add_item(ui.Container(*items, accent_colour=discord.Colour(screen.accent)))
    else:
        for item in items:
            view.add_item(item)
    view.stop()
    return view


def alt_of(picture: Picture) -> str | None:
    """The words of a picture; a bug in them costs the words and nothing else."""
    try:
        return picture.alt
    except Exception as error:  # noqa: BLE001 - see above
        log_bug("the words of a picture", error)
        return None


def to_gallery(file: str, alt: str | None) -> ui.MediaGallery[Any]:
    gallery = ui.MediaGallery[Any]()
    gallery.add_item(media=f"attachment://{file}", description=alt)
    return gallery


def to_row(row: Row, emojis: Known = NO_EMOJIS) -> ui.ActionRow[Any]:
    action_row = ui.ActionRow[Any]()
    match row:
        case Select():
            action_row.add_item(SelectPress(to_select(row)))
        case PickPerson():
            people = ui.UserSelect[Any](custom_id=row.id, placeholder=row.placeholder or None)
            action_row.add_item(SelectPress(people))
        case _:
            for button in row:
                action_row.add_item(to_button(button, emojis))
    return action_row


def bears_emojis(screen: Screen, emojis: Known) -> bool:
    """Whether a button of the screen is drawn: Discord refuses those it does not know."""
    buttons = (button for row in screen.rows if isinstance(row, tuple) for button in row)
    return any(button.tile in emojis for button in buttons)


def to_button(button: Button, emojis: Known = NO_EMOJIS) -> ui.Item[Any]:
    if button.url is not None:
        return ui.Button[Any](label=button.label, url=button.url)
    label, emoji = button.label, button.emoji
    if button.tile is not None and button.tile in emojis:
        label, emoji = button.beside, emojis[button.tile]
    item = ui.Button[Any](
        label=label or None,
        style=STYLES[button.style],
        emoji=emoji,
        custom_id=button.id,
        disabled=button.disabled,
    )
    return ITEM_OF_PREFIX[button.id[0]](item)


def to_select(select: Select) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=c.label, value=c.value, description=c.description, default=c.chosen
        )
        for c in select.choices
    ]
    return ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        options=options,
        disabled=select.disabled,
        min_values=select.least,
        max_values=select.most,
    )


def to_modal(form: Form) -> ui.Modal:
    """A fresh modal, stopped before it is sent like every view: its answer is found by its id."""
    modal = ui.Modal(title=form.title, custom_id=form.id)
    for question in form.questions:
        label = ui.Label[Any](
            text=question.label, description=question.hint, component=to_field(question)
        )
        modal.add_item(label)
    modal.stop()
    return modal


def to_field(question: Question) -> ui.Item[Any]:
    field = question.field
    match field:
        case Boxes():
            boxes = [
                discord.CheckboxGroupOption(label=c.label, value=c.value, default=c.chosen)
                for c in field.choices
            ]
            return ui.CheckboxGroup[Any](
                custom_id=field.id, options=boxes, required=False, min_values=0
            )
        case Radios():
            radios = [
                discord.RadioGroupOption(label=c.label, value=c.value, default=c.chosen)
                for c in field.choices
            ]
            return ui.RadioGroup[Any](custom_id=field.id, options=radios)
        case Select():
            return to_select(field)
        case Entry():
            return ui.TextInput[Any](
                custom_id=field.id,
                default=field.value or None,
                placeholder=field.placeholder or None,
                max_length=field.longest,
                required=False,
            )


def submitted(interaction: discord.Interaction[Any]) -> Values:
    """What was chosen and typed in a modal; an empty field is missing or an empty tuple."""
    given: Values = {}
    data: Any = interaction.data or {}
    for label in data.get("components", ()):
        field: dict[str, Any] = label.get("component") or {}
        if "values" in field:
            given[field["custom_id"]] = tuple(field["values"] or ())
        elif field.get("value") not in (None, ""):
            given[field["custom_id"]] = (str(field["value"]),)
    return given


def mentions(screen: Screen) -> discord.AllowedMentions:
    """Only the users this screen means to call."""
    users = [discord.Object(user) for user in screen.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
