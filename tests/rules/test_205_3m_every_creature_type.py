"""CR 205.3, 702.73: every creature type, none, or one of two; every basic land type; tokens that are attacking."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
LORD = invented("Each other creature you control that's a Goblin or a Bear gets +1/+1.", "Lord", "Enchantment")
VAULT = invented(
    "{T}: Add {C}.\n{0}: Vault becomes a 2/2 creature with all creature types until end of turn. It's still a land.",
    "Vault", "Land", cost="",
)  # fmt: skip


def test_205_3m_a_land_that_becomes_a_creature_of_every_type() -> None:
    table = position(alice=[VAULT, LORD, BEARS, GIANT])
    table.alice.activate("Vault")
    table.resolve_all()
    assert [table.pt(name) for name in ("Vault", BEARS, GIANT)] == ["3/3", "3/3", "3/3"]  # the Giant is as printed
    table.advance_to("bob's upkeep")
    assert "Goblin" not in table.find("Vault").ch.subtypes  # type: ignore[union-attr]


def test_205_3m_who_loses_all_creature_types_is_of_none() -> None:
    inversion = invented(
        "Target creature gets +3/-3 and loses all creature types until end of turn.", "Turn", "Instant"
    )
    table = position(alice=["2 Swamp", LORD, BEARS], alice_hand=[inversion], bob=[])
    assert table.pt(BEARS) == "3/3"
    table.alice.cast("Turn", [BEARS])
    table.resolve()
    assert BEARS in table.alice.graveyard  # 5/-1, no longer 6/0


def test_205_3d_what_is_no_creature_is_of_no_creature_type() -> None:
    everything = invented("Artifacts you control are every creature type.", "Everything", "Enchantment")
    table = position(alice=[everything, "Memnite", "Sol Ring"])
    assert "Goblin" in table.find("Memnite").ch.subtypes  # type: ignore[union-attr]
    assert "Goblin" not in table.find("Sol Ring").ch.subtypes  # type: ignore[union-attr]


def test_305_7_lands_that_are_every_basic_land_type_have_their_mana_abilities() -> None:
    omen = invented(
        "Lands you control are every basic land type in addition to their other types.", "Omen", "Enchantment"
    )
    red = invented("You gain 1 life.", "Red", "Instant", cost="{R}")
    table = position(alice=[omen, "Forest"], alice_hand=[red])
    table.alice.cast("Red")
    table.resolve_all()
    assert table.alice.life == 21


@pytest.mark.parametrize(("text", "of"), [("Changeling", True), ("Beast is every creature type.", True), ("", False)])
def test_702_73a_it_is_every_creature_type_in_every_zone(text: str, of: bool) -> None:
    beast = invented(text)
    assert any(getattr(a, "keywords", 0) & Keyword.CHANGELING for a in beast.abilities) == of


def test_508_4_tokens_that_are_attacking_but_not_tapped() -> None:
    king = invented("Whenever King attacks, create a 1/1 white Cat creature token that's attacking.", "King")
    table = position(alice=[king])
    table.alice.attack({"King": "bob"})
    table.resolve_all()
    assert not table.find("Cat Token").tapped
    table.advance_to("end of combat")
    assert table.bob.life == 17


def test_712_8_what_a_creature_does_as_it_transforms() -> None:
    """An event that names this, so that "it" means this."""
    text = "Whenever this creature transforms into Beast, it deals 2 damage to each opponent."
    assert invented(text).abilities
