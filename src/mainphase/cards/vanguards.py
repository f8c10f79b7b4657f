"""The hand and life modifiers of vanguards (CR 313.6, 313.7), for card files that leave them out."""

from __future__ import annotations

from functools import cache
from importlib import resources


@cache
def vanguard_modifiers() -> dict[str, tuple[str, str]]:
    """The modifiers of each known vanguard, as they are printed: hand and life, with their signs."""
    text = (resources.files("mainphase") / "cards" / "vanguards.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
    return {name: (hand, life) for name, hand, life in rows}
