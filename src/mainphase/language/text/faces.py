"""The facts that the grammar knows of a face, from its card file."""

from __future__ import annotations

from mainphase.cards.nodes import CardType, Supertype
from mainphase.foundation.whole_numbers import whole
from mainphase.language.text.about import About
from mainphase.language.text.card_data import CardData
from mainphase.language.text.marks import REBALANCED
from mainphase.language.text.names import short_names
from mainphase.language.text.type_line import read_type_line


def short_forms(name: str, legendary: bool) -> tuple[str, ...]:
    """Returns the short names of a card in its text, longest first."""
    plain = name.removeprefix(REBALANCED)
    shorter = short_names(plain, legendary)
    return shorter if plain == name else (plain, *shorter)


def about_of(face: CardData) -> About:
    """Returns the facts about a face. Raises CardError if its type line cannot be read."""
    line = read_type_line(face.type_line)
    return About(
        name=face.own_name,
        short_names=short_forms(face.own_name, line.supertypes & Supertype.LEGENDARY != 0),
        types=line.types,
        supertypes=line.supertypes,
        subtypes=line.subtypes,
        is_spell=line.types & CardType.SPELL_ONLY != 0,
        layout=face.layout,
        side=face.side,
        power=whole(face.power or ""),
        toughness=whole(face.toughness or ""),
    )
