"""The facts that the grammar knows of the card whose text it reads."""

import re
from dataclasses import dataclass, replace
from typing import Final

OF_SEVERAL: Final = re.compile(r"The [A-Z][a-z]+[a-rt-z]s")


def is_of_two(name: str) -> bool:
    """True if it is the name of two people, who are one object: "Ash & Oak", or of more: "The Oaks"."""
    return " & " in name or " and " in name or OF_SEVERAL.fullmatch(name) is not None


@dataclass(frozen=True)
class About:
    """One face of a card. In its text, its name and the short forms of it stand as `~`; in quotes as `^`, which is the
    object that grants the ability, not the one that has it (CR 201.5a).
    """

    name: str = ""
    short_names: tuple[str, ...] = ()
    types: int = 0  # CardType bits
    supertypes: int = 0  # Supertype bits
    subtypes: tuple[str, ...] = ()
    is_spell: bool = False  # the text is what happens as it resolves: an instant's, a sorcery's
    layout: str = "normal"  # as card files say it: "saga", "adventure"
    side: str = ""  # "a" or "b" of a card with two faces
    power: int | None = None  # as printed; None: it has none, or a star stands for it
    toughness: int | None = None

    def as_spell(self) -> "About":
        """Returns the card as a spell: its text is that of a chapter as it resolves."""
        return self if self.is_spell else replace(self, is_spell=True)
