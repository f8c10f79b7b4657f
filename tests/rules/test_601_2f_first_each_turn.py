"""CR 601.2f: what the first spell of each turn costs, or the second; and what may help to pay for it (702.51a)."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef

CUB = invented("", name="Cub", cost="{3}")
ROCK = invented("", name="Rock", cost="{2}", types="Artifact")


def herald(text: str) -> list[str | CardDef]:
    return [invented(text, name="Herald", types="Enchantment"), "2 Forest"]


def test_601_2f_only_the_first_of_its_kind_costs_less() -> None:
    first = herald("The first creature spell you cast each turn costs {1} less to cast.")
    table = position(alice=first, alice_hand=[CUB, CUB, ROCK])
    other = table.copy()
    other.alice.cast("Rock")
    other.resolve()
    assert other.alice.why_not("cast Cub") is not None
    table.alice.cast("Cub")
    assert table.tapped("Forest")
    table.resolve()
    more = position(alice=[*first, "3 Forest"], alice_hand=[CUB, CUB])
    more.alice.cast("Cub")
    more.resolve()
    assert more.alice.why_not("cast Cub") is None
    less = position(alice=[*first, "2 Forest"], alice_hand=[CUB, CUB])
    less.alice.cast("Cub")
    less.resolve()
    assert less.alice.why_not("cast Cub") is not None


def test_601_2f_the_second_spell() -> None:
    table = position(
        alice=herald("The second spell you cast each turn costs {1} less to cast."), alice_hand=["Memnite", CUB]
    )
    assert table.alice.why_not("cast Cub") is not None
    table.alice.cast("Memnite")
    table.resolve()
    table.alice.cast("Cub")
    assert table.stack == ["Cub"]


def test_601_2f_only_in_your_own_turns() -> None:
    first = "The first creature spell you cast during each of your turns costs {1} less to cast."
    flash = invented("Flash", name="Cub", cost="{3}")
    table = position(alice=herald(first), alice_hand=[flash])
    assert table.alice.why_not("cast Cub") is None
    table.advance_to("bob's upkeep")
    table.pass_once()
    assert table.alice.why_not("cast Cub") is not None


def test_601_3b_as_though_it_had_flash() -> None:
    first = "The first creature spell you cast each turn costs {1} less to cast and can be cast as though it had flash."
    table = position(alice=[*herald(first), "3 Forest"], alice_hand=[CUB, CUB])
    table.advance_to("upkeep" if table.step == "untap" else "end step")
    table.alice.cast("Cub")
    table.resolve()
    assert table.alice.why_not("cast Cub") is not None


def test_702_51a_spells_that_have_convoke_while_they_are_cast() -> None:
    table = position(alice=[*herald("Creature spells you cast have convoke."), "Memnite"], alice_hand=[CUB, ROCK])
    table.alice.cast("Cub")
    assert table.tapped("Memnite")

    hungry = position(
        alice=herald("Spells you cast have delve."), alice_hand=[CUB], alice_graveyard=["Memnite", "Sol Ring"]
    )
    hungry.alice.cast("Cub")
    assert hungry.exile


def test_702_126a_only_the_first_has_improvise() -> None:
    rocks = [invented("", name=f"Pebble {k}", cost="{0}", types="Artifact") for k in range(3)]
    text = "The first nonartifact spell you cast each turn has improvise."
    table = position(alice=[invented(text, name="Herald", types="Enchantment"), *rocks], alice_hand=[CUB, CUB])
    table.alice.cast("Cub")
    assert all(table.tapped(f"Pebble {k}") for k in range(3))
    table.resolve()
    more = position(alice=[invented(text, name="Herald", types="Enchantment"), *rocks, *rocks], alice_hand=[CUB, CUB])
    more.alice.cast("Cub")
    more.resolve()
    assert more.alice.why_not("cast Cub") is not None


def test_601_2f_a_spell_with_x_in_its_mana_cost() -> None:
    zimone = invented(
        "Whenever you cast your first spell with {X} in its mana cost each turn, put two +1/+1 counters on ~.\n"
        "The first spell you cast with {X} in its mana cost each turn costs {1} less to cast for each +1/+1 counter "
        "on ~.",
        name="Zim",
    )
    surge = invented("You gain X life.", name="Surge", cost="{X}{2}", types="Sorcery")
    table = position(alice=[zimone, "3 Forest"], alice_hand=[surge, surge, CUB])
    table.alice.cast("Surge", x=1)
    table.resolve()
    assert table.counters("Zim", "+1/+1") == 2
    table.resolve()
    assert table.alice.life == 21
    table.advance_to("turn 3, precombat main")
    table.alice.cast("Surge", x=3)
    assert table.counters("Zim", "+1/+1") == 2
