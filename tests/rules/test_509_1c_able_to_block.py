"""CR 509.1c: all creatures able to block something do so, or all of a kind."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

PRIEST = invented("All Walls able to block ~ do so.", name="Stone Bait", cost="{G}")
UMBRELLA = invented(
    "Enchant creature\nEnchanted creature gets +1/+1, and all creatures able to block it do so.", name="Loud Coat",
    types="Enchantment — Aura", cost="{G}",
)  # fmt: skip
UNICORN = invented(
    "Bestow {2}{G}\nAll creatures able to block ~ or enchanted creature do so.\nEnchanted creature gets +1/+1.",
    name="Lent Unicorn", types="Enchantment Creature — Unicorn", cost="{G}",
)  # fmt: skip


def test_509_1c_all_of_a_kind_block_it_if_able() -> None:
    table = position(alice=[PRIEST], bob=["Wall of Omens", "Bear Cub"])
    table.alice.attack({"Stone Bait": "bob"})
    table.advance_to("declare blockers")
    assert (table.asked_about, table.options) == ("Wall of Omens", ["block Stone Bait"])
    table.choose("block Stone Bait")
    assert table.options == ["block Stone Bait", "stay"]  # the Bear as it likes


def test_509_1c_what_an_aura_says_of_its_creature() -> None:
    table = position(alice=["Memnite", UMBRELLA], bob=["Bear Cub"], attached={"Loud Coat": "Memnite"})
    table.alice.attack({"Memnite": "bob"})
    table.advance_to("declare blockers")
    assert table.options == ["block Memnite"]


def test_509_1c_itself_or_what_it_is_bestowed_on() -> None:
    table = position(alice=[UNICORN, "Grizzly Bears"], bob=["Bear Cub"])
    table.alice.attack({"Lent Unicorn": "bob", "Grizzly Bears": "bob"})
    table.advance_to("declare blockers")
    assert table.options == ["block Lent Unicorn"]
    table = position(alice=["3 Forest", "Grizzly Bears", "Memnite"], alice_hand=[UNICORN], bob=["Bear Cub"])
    table.alice.cast("Lent Unicorn", targets=["Grizzly Bears"], way=1)
    table.resolve_all()
    table.alice.attack({"Memnite": "bob", "Grizzly Bears": "bob"})
    table.advance_to("declare blockers")
    assert table.options == ["block Grizzly Bears"]
