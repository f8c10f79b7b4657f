"""CR 707.9: how copies differ from what is copied, as cards say it."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef, Color, Keyword, Supertype

BEARS, GIANT, CLONE = "Grizzly Bears", "Hill Giant", "Clone"
QUEEN = invented("When Queen enters, you gain 1 life.", "Queen", "Legendary Creature — Human", "3/3", "{W}")


def mirror(text: str) -> CardDef:
    return invented("{0}: " + text, "Mirror", "Artifact", cost="{1}")


def copied(text: str, what: str | CardDef = BEARS) -> Table:
    """The Mirror has made a copy of this; which is the second of its name."""
    name = what if isinstance(what, str) else what.name
    table = position(alice=[mirror(text), what, "4 Island"], alice_hand=[CLONE])
    table.alice.activate("Mirror", [name])
    table.resolve_all()
    return table


def test_707_9a_haste_that_the_copy_has_is_copied_with_it_haste_that_it_gains_is_not() -> None:
    for text, hasty in (
        ("Create a token that's a copy of target creature you control, except it has haste.", True),
        ("Create a token that's a copy of target creature you control. It gains haste.", False),
    ):
        table = copied(text)
        assert table.has(f"{BEARS} 2", Keyword.HASTE)
        table.alice.cast(CLONE)
        table.resolve()
        table.apply(2)  # the token
        assert table.has(CLONE, Keyword.HASTE) == hasty


def test_707_9b_it_isnt_legendary() -> None:
    table = copied("Create a token that's a copy of target creature you control, except it isn't legendary.", QUEEN)
    token = table.find("Queen 2")
    assert not token.ch.supertypes & Supertype.LEGENDARY  # type: ignore[union-attr]
    assert table.alice.battlefield.count("Queen") == 2
    assert table.alice.life == 21


def test_707_9b_a_black_zombie_is_of_no_other_colour_or_creature_type() -> None:
    table = copied("Create a token that's a copy of target creature you control, except it's a 4/4 black Zombie.")
    token = table.find(f"{BEARS} 2")
    assert table.pt(f"{BEARS} 2") == "4/4"
    assert token.ch.colors == Color.BLACK  # type: ignore[union-attr]
    assert token.ch.subtypes == ("Zombie",)  # type: ignore[union-attr]


def test_707_9b_in_addition_to_its_other_types() -> None:
    text = "Create a token that's a copy of target creature, except it's an artifact in addition to its other types."
    table = copied(text)
    token = table.find(f"{BEARS} 2")
    assert "Bear" in token.ch.subtypes  # type: ignore[union-attr]
    assert table.pt(f"{BEARS} 2") == "2/2"


def test_707_2_a_card_that_was_exiled_is_copied() -> None:
    text = (
        "{0}: Exile target creature card from your graveyard. Create a token that's a copy of that card, except it's a"
        " Spirit in addition to its other types."
    )
    table = position(alice=[invented(text, "Mirror", "Artifact")], alice_graveyard=[BEARS])
    table.alice.activate("Mirror", [BEARS])
    table.resolve_all()
    assert table.exile == [BEARS]
    assert table.find(BEARS).ch.subtypes == ("Bear", "Spirit")  # type: ignore[union-attr]


def test_707_9b_it_keeps_its_name_and_the_ability_that_made_it_a_copy() -> None:
    text = (
        "{0}: Shape becomes a copy of target creature, except its name is Shape, it's legendary in addition to its"
        " other types, and it has hexproof and this ability."
    )
    table = position(alice=[invented(text, "Shape"), BEARS, GIANT])
    for name, pt in ((GIANT, "3/3"), (BEARS, "2/2")):
        table.alice.activate("Shape", [name])
        table.resolve_all()
        assert table.pt("Shape") == pt
    shape = table.find("Shape")
    assert shape.ch.supertypes & Supertype.LEGENDARY  # type: ignore[union-attr]
    assert shape.ch.name == "Shape"  # type: ignore[union-attr]
    assert shape.ch.subtypes == ("Bear",)  # type: ignore[union-attr]
