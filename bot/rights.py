"""What somebody may do in a server, and what the bot may not do there, in words."""

from __future__ import annotations

from typing import Any

import discord

from bot.text import Text


def missing_rights(
    interaction: discord.Interaction[Any], *, thread: bool = False, post: bool = True
) -> list[str]:
    """The rights that the bot lacks in the interaction's channel, by discord.py's names.

    ``thread`` asks for those to open a thread there, ``post`` for those to write.
    """
    needed = ["view_channel"]
    if thread:
        needed += ["create_public_threads", "send_messages_in_threads"]
    elif post:
        inside = isinstance(interaction.channel, discord.Thread)
        needed.append("send_messages_in_threads" if inside else "send_messages")
    return [right for right in needed if not getattr(interaction.app_permissions, right)]


def rights_words(text: Text, rights: list[str]) -> str:
    """Rights as Discord's own screens call them: ``View Channel, Send Messages``."""
    return ", ".join(text(f"right-{right.replace('_', '-')}") for right in rights)


def is_manager(interaction: discord.Interaction[Any]) -> bool:
    """May the sender manage the server? Its owner may, whatever roles they have."""
    rights, guild = interaction.permissions, interaction.guild
    owner = guild is not None and guild.owner_id == interaction.user.id
    return owner or rights.administrator or rights.manage_guild
