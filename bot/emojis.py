"""The application's emojis at Discord: uploaded in the background, found again by their names.

The names tell what is drawn, so Discord's own list is all that is kept. Whatever goes wrong
costs emojis and nothing else: what is not there is shown as text.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import discord

from bot.art.emojis import Emoji, is_ours
from bot.emoji_signs import NO_EMOJIS, Known
from bot.trouble import TROUBLE, UNKNOWN_EMOJI, code_of, passes, said

log = logging.getLogger(__name__)

MOST = 2_000
"""Emojis that one application can have."""
PAUSES = (2.0, 10.0, 60.0, 300.0, 900.0)
BRIEFLY = PAUSES[:2]
"""While somebody waits for it."""
LONGEST_PAUSE = 3_600.0
"""Seconds that a rate limit is waited for at most."""
AT_A_TIME, BREATH = 4, 0.05
"""So many uploads are followed by a pause of so many seconds: drawing holds everything up."""
RESYNC_GAP = 3_600.0
"""Seconds in which emojis are put up anew once at most, when Discord says they are gone."""


class Emojis:
    """Which of the ``wanted`` emojis can be shown, and the way to make it all of them."""

    def __init__(
        self,
        client: discord.Client,
        wanted: Sequence[Emoji],
        clock: Callable[[], float],
        spawn: Callable[..., None],
    ) -> None:
        self.client, self.wanted = client, wanted
        self.known: Known = NO_EMOJIS
        self.uploaded = self.deleted = self.missing = 0
        self.sleep = asyncio.sleep
        self._clock, self._spawn = clock, spawn
        self._turn = asyncio.Lock()
        self._resynced = float("-inf")

    # ---- sync ----------------------------------------------------------------------

    def begin(self) -> None:
        """Bring Discord's list up to date in the background."""
        if self.wanted:
            self._spawn(self._begin(), "sync emojis")

    async def _begin(self) -> None:
        await self.sleep(BREATH)  # the start goes first
        await self.sync()

    async def sync(self, *, tidy: bool = True, pauses: Sequence[float] = PAUSES) -> bool:
        """Upload what is missing and delete former drawings of ours; whether all are there.

        Begins again from Discord's list after every failure, so it does not matter what became
        of the call that failed. ``tidy`` deletes what another version may still show; ``pauses``
        are the seconds before what has failed is tried again, for failures in a row.
        """
        async with self._turn:
            failures = 0
            while True:
                done = self.uploaded + self.deleted
                try:
                    await self._once(tidy)
                except TROUBLE as error:
                    failures = 1 if self.uploaded + self.deleted > done else failures + 1
                    if failures > (len(pauses) if passes(error) else 1):
                        self._fail(said(error))
                        return False
                    await self.sleep(_pause(error, pauses[failures - 1]))
                else:
                    break
            if self.missing:
                self._fail(f"an application has no more than {MOST}")
            elif self.uploaded or self.deleted:
                log.info("emojis: %d uploaded, %d deleted", self.uploaded, self.deleted)
            return not self.missing

    def _fail(self, why: str) -> None:
        all_ = len(self.wanted)
        log.warning("%d of %d emojis are shown as text: %s", all_ - len(self.known), all_, why)

    async def _once(self, tidy: bool) -> None:
        listed = await self.client.fetch_application_emojis()
        names = {emoji.name for emoji in self.wanted}
        there = {emoji.name: emoji for emoji in listed if emoji.name in names}
        stale = [e for e in listed if is_ours(e.name) and e.name not in names] if tidy else []
        absent = [emoji for emoji in self.wanted if emoji.name not in there]
        self.missing = len(absent)
        self._publish(there)
        room = max(0, MOST - len(listed))
        while stale and room < len(absent):
            await self._delete(stale.pop())
            room += 1
        for number, emoji in enumerate(absent[:room], 1):
            image = await asyncio.to_thread(emoji.image)
            there[emoji.name] = await self.client.create_application_emoji(
                name=emoji.name, image=image
            )
            self.uploaded += 1
            self.missing -= 1
            self._publish(there)
            if number % AT_A_TIME == 0:
                await self.sleep(BREATH)
        for old in stale:
            await self._delete(old)

    async def _delete(self, emoji: discord.Emoji) -> None:
        try:
            await emoji.delete()
        except discord.HTTPException as error:
            if code_of(error) != UNKNOWN_EMOJI:
                raise
        self.deleted += 1

    def _publish(self, there: dict[str, Any]) -> None:
        """Show the groups that are complete."""
        known: dict[str, str] = {}
        for _, group in groupby(self.wanted, key=lambda emoji: emoji.group):
            emojis = list(group)
            if all(emoji.name in there for emoji in emojis):
                known |= {e.key: f"<:{e.name}:{there[e.name].id}>" for e in emojis}
        if known != self.known:
            self.known = known

    # ---- when they are gone ----------------------------------------------------------

    def distrust(self, known: Known) -> None:
        """Discord has refused a message that bore these: show text, and look what is there."""
        if self.known is not known:
            return
        self.known = NO_EMOJIS
        now = self._clock()
        if now - self._resynced < RESYNC_GAP:
            log.warning("Discord refuses the emojis again: text is shown instead")
            return
        self._resynced = now
        self._spawn(self.sync(tidy=False), "sync emojis")


def _pause(error: Exception, least: float) -> float:
    limit = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
    return min(max(least, limit), LONGEST_PAUSE)
