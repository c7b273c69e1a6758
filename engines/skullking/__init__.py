"""Skull King: bidding on tricks among pirates and monsters, two to eight seats. Rules: RULES.md."""

from engines.skullking.positions import position
from engines.skullking.rules import ENGINE

__all__ = ["ENGINE", "position"]
