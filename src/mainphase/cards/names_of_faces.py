"""The names under which lists have a card with several faces."""

from collections.abc import Sequence

from mainphase.cards.nodes import CardDef, Layout


def faces_named(card: CardDef) -> list[str]:
    """The names of a card's halves, or of its front and its other faces; none if it has but one."""
    names = [face.name for face in card.faces]
    return names if card.layout == Layout.SPLIT or not names else [card.name, *names]


def listed_as(faces: Sequence[str]) -> list[str]:
    """How lists call a card with these faces: "Fire // Ice", "Fire/Ice", or by one of them, "Fire"."""
    return [" // ".join(faces), "/".join(faces), *faces] if faces else []
