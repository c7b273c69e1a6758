"""Skull: bluffing with flowers and skulls, three to six seats. Rules: RULES.md."""

from engines.skull.model import position
from engines.skull.rules import ENGINE

__all__ = ["ENGINE", "position"]
