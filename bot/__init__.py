"""Skullduggery: a Discord bot that hosts Skull and Skull King."""
