"""Moves typed in a direct message, or in a channel with a mention of the bot.

Both take the same way as a press. What others can read is handled with care: a secret is never
acted on there, no answer names what was typed or why a card may not be played, and answers go
after a moment. In a direct message everything can be typed and everything is said.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from dataclasses import replace
from typing import Any

import discord

from bot.answers import Answer
from bot.errors import UserError
from bot.games.base import Game, Meaning, NotUnderstood
from bot.guard import guarded_message
from bot.layout import mentions, to_view
from bot.meant import Meant
from bot.refusals import shown_params
from bot.screen import Button, Screen, Style, view_id
from bot.show import Show
from bot.tables import TableService
from bot.text import Text, server_locale
from bot.trouble import quietly
from bot.typed_screens import (
    look_words,
    note_screen,
    refusal_screen,
    which_table_screen,
    words_screen,
)
from bot.updates import Update
from engines.core import RuleError, Seat

DONE = "✅"
NOTE_LIFE = 20.0
"""Seconds that an answer stays in a channel."""
QUIET = (1, 5.0)
"""In a channel a person gets one such answer, and the next one after so many seconds."""
TALKATIVE = (5, 3.0)
"""The same in direct messages, where a move that counted is always answered."""
MOST_PEOPLE = 2_000
PENDING_LIFE = 600.0
"""Seconds that words are kept for whoever is asked which table they are for."""


class Calm:
    """Lets everybody have ``burst`` answers, and one more every ``gap`` seconds."""

    def __init__(self, burst: int, gap: float) -> None:
        self.burst, self.gap = burst, gap
        self._full_at: OrderedDict[int, float] = OrderedDict()

    def may(self, user_id: int, now: float) -> bool:
        """May this person have an answer now? Counts it if so."""
        full_at = max(now, self._full_at.get(user_id, now))
        if full_at - now > self.gap * (self.burst - 1):
            return False
        self._full_at[user_id] = full_at + self.gap
        self._full_at.move_to_end(user_id)
        if len(self._full_at) > MOST_PEOPLE:
            self._full_at.popitem(last=False)
        return True


class Typed:
    """Hears messages and knows what was typed last."""

    def __init__(
        self, tables: TableService, games: dict[str, Game], meant: Meant, show: Show
    ) -> None:
        self.tables, self.games, self.meant, self.show = tables, games, meant, show
        self.clock, self.spawn = show.boards.clock, show.spawn
        self.quiet, self.talkative = Calm(*QUIET), Calm(*TALKATIVE)
        self.pending: OrderedDict[int, tuple[str, float]] = OrderedDict()
        self.answers: OrderedDict[tuple[str, int], discord.Message] = OrderedDict()
        self._typed_at: OrderedDict[tuple[str, int], float] = OrderedDict()

    async def heard(self, bot: Any, message: discord.Message) -> None:
        """Any message at all: those for the bot are answered, never with an exception."""
        if message.author.bot or message.webhook_id is not None or message.is_system():
            return
        private = isinstance(message.channel, discord.DMChannel)
        if not private and all(user.id != bot.user.id for user in message.mentions):
            return
        if bot.seen.repeat(message.id):
            return
        called = re.compile(rf"<@!?{bot.user.id}>")
        words = called.sub(" ", message.content)
        if private:
            talk = PrivateTalk(self, message, words)
        else:
            talk = PublicTalk(self, message, words, called.search(message.content) is not None)
        await guarded_message(bot, talk.run, talk.refuse)

    def last_typed(self, table_id: str, user_id: int) -> float:
        """When this user last typed a move at this table, in epoch seconds; 0 if unknown."""
        return self._typed_at.get((table_id, user_id), 0.0)

    async def move(
        self, update: Update, user_id: int, codes: tuple[str, ...], *, hand: bool = False
    ) -> Update:
        """Play what was meant and show it to everybody, the own panels too.

        ``hand`` says that the one in direct messages is shown by itself.
        """
        table_id = update.table.id
        update = await self.tables.act_code(table_id, user_id, *codes)
        keep_newest(self._typed_at, (table_id, user_id), self.clock())
        if update.seat is not None:
            update = replace(update, asked=update.asked | {update.seat})
        self.show.others(update, user_id if hand else None, on_hand=hand)
        return update

    def language(self, found: list[Update], user_id: int) -> str:
        """The language of somebody's client, as far as a press tells it, else that of a table."""
        presses = self.show.panels.presses
        known = (presses.get((update.table.id, user_id)) for update in found)
        locales = (str(one.interaction.locale) for one in known if one and one.interaction)
        return next(locales, found[0].table.locale)

    def understands(self, text: Text, update: Update, user_id: int, words: str) -> bool:
        """Do these words mean anything at this table?"""
        try:
            meaning_at(text, self.games, update, user_id, words)
        except NotUnderstood:
            return False
        except (UserError, RuleError):
            return True
        return True

    # ---- privately -----------------------------------------------------------------

    async def privately(
        self, text: Text, update: Update, user_id: int, words: str, *, hand: bool = False
    ) -> tuple[Screen | None, bool]:
        """Do what was typed where nobody else reads; whether it was a move that counted.

        There is no screen when a ``hand`` that stands there anyway has answered.
        """
        table = update.table
        game, meaning = self.games[table.game], meaning_at(text, self.games, update, user_id, words)
        if not meaning.look:
            update = await self.move(update, user_id, meaning.codes, hand=hand)
            done = text("answer-moved")
            if hand and await self.show.hands.below(update, user_id, done):
                return None, True
            screen = await self._hand_words(text, update, user_id)
            return screen if screen.begins_with_notice else screen.with_notice(done), True
        if meaning.look == "hand":
            calm = self.talkative
            if hand and not calm.may(user_id, self.clock()):
                return None, False
            if hand and await self.show.hands.below(update, user_id):
                return None, False
            return await self._hand_words(text, update, user_id), False
        return look_words(text, game, update, user_id, meaning.look), False

    async def _hand_words(self, text: Text, update: Update, user_id: int) -> Screen:
        table = update.table
        if table.seat_of(user_id) is None:
            raise UserError("not_seated_lobby" if table.status == "lobby" else "not_seated")
        person = await self.tables.person(user_id)
        return words_screen(text, self.games[table.game], update, user_id, person)

    def refused(
        self, text: Text, update: Update | None, user_id: int, error: UserError | RuleError
    ) -> Screen:
        """A refusal for whoever typed alone, and what can be typed now."""
        if update is None:
            return Screen((text.error(error.code, shown_params(text, error.params)),))
        hand = hand_of(update, user_id)
        return refusal_screen(text, self.games[update.table.game], update.table, hand, error)

    async def resume(self, answer: Answer, table_id: str) -> None:
        """The answer to the question which table was meant: what was typed before is done there."""
        words, at = self.pending.pop(answer.user_id, ("", 0.0))
        update = await self.tables.look(table_id)
        try:
            if self.clock() - at > PENDING_LIFE:
                raise UserError("typed_gone")
            screen, _ = await self.privately(answer.text, update, answer.user_id, words)
            assert screen is not None
        except (UserError, RuleError) as error:
            screen = self.refused(answer.text, update, answer.user_id, error)
        await answer.private(screen)


class _Talk:
    """One message that was meant for the bot."""

    def __init__(self, typed: Typed, message: discord.Message, words: str) -> None:
        self.typed, self.message, self.words = typed, message, words
        self.user_id = message.author.id
        self.update: Update | None = None

    async def send(self, screen: Screen) -> discord.Message:
        return await self.message.channel.send(
            view=to_view(screen), allowed_mentions=mentions(screen)
        )


class PrivateTalk(_Talk):
    """A direct message, which is answered in its writer's language where that is known."""

    def __init__(self, typed: Typed, message: discord.Message, words: str) -> None:
        super().__init__(typed, message, words)
        self.text = Text()

    async def run(self) -> None:
        """Do what was typed at the table that is meant, or ask which it is."""
        typed, user_id = self.typed, self.user_id
        locale = (await typed.tables.person(user_id)).locale
        self.text = Text(locale)
        found = await typed.meant.of_message(user_id, None, None)
        if not found:
            raise UserError("typed_nowhere")
        self.text = Text(locale or typed.language(found, user_id))
        if len(found) > 1:
            known = [u for u in found if typed.understands(self.text, u, user_id, self.words)]
            if len(known) != 1:
                await self._ask(known or found)
                return
            found = known
        self.update = found[0]
        hand = await typed.show.hands.find((self.update.table.id, user_id)) is not None
        screen, moved = await typed.privately(
            self.text, self.update, user_id, self.words, hand=hand
        )
        if screen is not None:
            await self._answer_in_dm(screen, always=moved)
        else:
            self._forget_answer()

    async def refuse(self, error: UserError | RuleError) -> None:
        """Say why not, and what can be typed instead."""
        screen = self.typed.refused(self.text, self.update, self.user_id, error)
        await self._answer_in_dm(screen)

    async def _ask(self, found: list[Update]) -> None:
        """Which table? What was typed is kept until one has been chosen."""
        typed = self.typed
        keep_newest(typed.pending, self.user_id, (self.words, typed.clock()))
        await self._answer_in_dm(which_table_screen(self.text, typed.games, found))

    async def _answer_in_dm(self, screen: Screen, *, always: bool = False) -> None:
        """One answer; the one before it goes, since what it says is no longer so."""
        typed = self.typed
        if not always and not typed.talkative.may(self.user_id, typed.clock()):
            return
        message = await self.send(screen)
        self._forget_answer()
        keep_newest(typed.answers, self._key, message)

    @property
    def _key(self) -> tuple[str, int]:
        return (self.update.table.id if self.update else "", self.user_id)

    def _forget_answer(self) -> None:
        old = self.typed.answers.pop(self._key, None)
        if old is not None:
            self.typed.spawn(quietly(old.delete()), "delete an answer")


class PublicTalk(_Talk):
    """A message in a channel. ``called`` says that the bot was named and not only replied to.

    People talk about boards in replies to them, so a reply is heard only where it is a move.
    """

    def __init__(self, typed: Typed, message: discord.Message, words: str, called: bool) -> None:
        super().__init__(typed, message, words)
        self.called = called
        self.text = Text()

    async def run(self) -> None:
        """Do what may be done before everybody's eyes; a move that counted needs no answer."""
        typed, guild = self.typed, self.message.guild
        if guild is None:  # a server that is not known yet
            return
        found = await typed.meant.of_message(self.user_id, self.message.channel.id, guild.id)
        if len(found) != 1:
            language = (await typed.tables.guild(guild.id)).language
            self.text = Text(server_locale(language, guild.preferred_locale))
            raise UserError("typed_several_here" if found else "typed_not_here")
        self.update = found[0]
        self.text = Text(self.update.table.locale)
        try:
            meaning = meaning_at(self.text, typed.games, self.update, self.user_id, self.words)
        except NotUnderstood:
            if self.called:
                await self._note("unclear")
            return
        except RuleError:
            await self._note("veiled")
            return
        if meaning.look:
            if self.called:
                await self._look(meaning.look)
        elif meaning.secret:
            await self._note("veiled")
        else:
            await self._move(meaning)

    async def refuse(self, error: UserError | RuleError) -> None:
        """The reason in public: only such as everybody at the table knows anyway."""
        text = self.text
        game = self.update.table.game if self.update and isinstance(error, RuleError) else None
        words = text.error(error.code, shown_params(text, error.params), game)
        await self._say(words, private=error.code != "typed_not_here")

    async def _move(self, meaning: Meaning) -> None:
        assert self.update is not None
        try:
            await self.typed.move(self.update, self.user_id, meaning.codes)
        except RuleError:
            if not meaning.veiled:
                raise
            await self._note("veiled")
        else:
            self._tick()

    def _tick(self) -> None:
        """A mark on the message says that it counted, where the bot may set one.

        The board may be far from it, and a line of words would be in everybody's way.
        """
        guild = self.message.guild
        if guild is not None and self.message.channel.permissions_for(guild.me).add_reactions:
            self.typed.spawn(quietly(self.message.add_reaction(DONE)), "mark a message")

    async def _look(self, look: str) -> None:
        """The way to what was asked for: everything that is shown is shown privately."""
        assert self.update is not None
        text, table = self.text, self.update.table
        game = self.typed.games[table.game]
        if look == "hand":
            await self._note("hand")
        elif look == "help":
            await self._say("\n".join(game.presenter.typable(text, table, None)))
        elif look == "board":
            await self._say(text("answer-board", link=table.jump_url or ""), private=False)
        else:
            what = "rules.1" if look == "rules" else look
            label = text("press-rules" if look == "rules" else f"{game.slug}-press-{look}")
            await self._say(text("typed-look-here"), Button(view_id(table.id, what), label))

    async def _note(self, what: str) -> None:
        """One of few sentences. ``veiled`` stands for a secret, for a card that cannot be played
        and for whatever was not said clearly: which of them it is may betray the hand.
        """
        assert self.update is not None
        press = self.text(f"{self.update.table.game}-press-hand")
        await self._say(self.text(f"typed-{what}-here", press=press))

    async def _say(self, words: str, *buttons: Button, private: bool = True) -> None:
        """A note that goes after a moment; with ``private`` it leads to the own hand."""
        typed, text = self.typed, self.text
        if not typed.quiet.may(self.user_id, typed.clock()):
            return
        if private and not buttons and self.update is not None:
            table = self.update.table
            label = text(f"{table.game}-press-hand")
            buttons = (Button(view_id(table.id, "hand"), label, Style.GO),)
        name = self.message.author.display_name
        note = await self.send(note_screen(text, name, words, buttons))
        typed.show.boards.notes.add(note.id)
        typed.spawn(self._fade(note), "let a note go")

    async def _fade(self, note: discord.Message) -> None:
        await asyncio.sleep(NOTE_LIFE)
        await quietly(note.delete())
        self.typed.show.boards.notes.discard(note.id)


def meaning_at(
    text: Text, games: dict[str, Game], update: Update, user_id: int, words: str
) -> Meaning:
    """What somebody's words mean at a table. Raises ``RuleError`` or ``UserError``."""
    presenter = games[update.table.game].presenter
    return presenter.typed(text, update.table, hand_of(update, user_id), words)


def hand_of(update: Update, user_id: int) -> Any:
    """The view of this user's seat, or None."""
    seat = update.table.seat_of(user_id)
    return update.hands.get(Seat(seat.seat)) if seat else None


def keep_newest(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    """Put something in the place of what was there; the oldest goes when there are many."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > MOST_PEOPLE:
        kept.popitem(last=False)
