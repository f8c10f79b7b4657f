"""CR 603.7, 303.4i, 111, 102.3, 120: what happens as something that was spoken of goes; Aura tokens; one of several
tokens; what a team controls; whose source dealt damage.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

KILL = invented("Destroy target creature.", "Kill", "Instant", cost="{0}")
TWIN = invented(
    "When ~ enters, create Other Twin, a legendary 3/4 red and green Human Warrior creature token. Exile that token "
    "when ~ leaves the battlefield. Sacrifice ~ when that token leaves the battlefield.",
    "First Twin",
    cost="{0}",
)


def test_603_7_each_goes_as_the_other_leaves() -> None:
    for dead, gone in (("First Twin", "Other Twin"), ("Other Twin", "First Twin")):
        table = position(alice_hand=[TWIN, KILL])
        table.alice.cast("First Twin")
        table.resolve_all()
        assert sorted(table.battlefield) == ["First Twin", "Other Twin"]
        table.alice.cast("Kill", [dead])
        table.resolve_all()
        assert table.battlefield == [], (dead, gone)


def test_303_4i_an_aura_token_is_created_attached_to_what_it_enchants() -> None:
    settler = invented(
        "When ~ enters, create a green Aura enchantment token named Hut attached to up to one target land you control. "
        "It has enchant land and \"Enchanted land has '{T}: Add one mana of any color.'\"",
        "Settler",
        cost="{0}",
    )
    table = position(alice=["Forest"], alice_hand=[settler])
    table.alice.cast("Settler")
    table.resolve()
    table.choose("Forest")
    table.resolve_all()
    assert "Hut" in table.battlefield
    none = position(alice=["Forest"], alice_hand=[settler])
    none.alice.cast("Settler")
    none.resolve()
    none.choose("done")
    none.resolve_all()
    assert "Hut" not in none.battlefield


def test_608_2d_one_of_three_tokens() -> None:
    doctor = invented("When ~ enters, create your choice of a Clue token, a Food token, or a Treasure token.", "Doctor",
                      cost="{0}")  # fmt: skip
    for k, token in enumerate(("Clue", "Food", "Treasure")):
        table = position(alice_hand=[doctor])
        table.alice.cast("Doctor")
        table.resolve()
        table.resolve()
        table.apply(k)
        assert [name for name in table.battlefield if name != "Doctor"] == [f"{token} Token"]


def test_102_3_what_your_team_controls() -> None:
    lady = invented("Other creatures your team controls get +1/+1.", "Lady")
    table = position(alice=[lady, "Memnite"], bob=["Ornithopter"])
    assert (table.pt("Memnite"), table.pt("Ornithopter")) == ("2/2", "0/2")


def test_120_3_whoever_controls_the_source_sacrifices() -> None:
    judge = invented("Whenever a source an opponent controls deals damage to you, that player sacrifices a permanent.",
                     "Judge")  # fmt: skip
    bolt = invented("~ deals 3 damage to target player.", "Bolt", "Instant", cost="{0}")
    table = position(alice=[judge], bob=["Memnite"], bob_hand=[bolt], active="bob")
    table.bob.cast("Bolt", ["alice"])
    table.resolve_all()
    assert table.battlefield == ["Judge"]
    mine = position(alice=[judge], alice_hand=[bolt])
    mine.alice.cast("Bolt", ["alice"])
    mine.resolve_all()
    assert mine.battlefield == ["Judge"]


def test_111_a_token_or_one_of_a_kind() -> None:
    archer = invented("Whenever ~ attacks, put a +1/+1 counter on each other creature you control that's a token or a "
                      "Rabbit.", "Archer")  # fmt: skip
    rabbit = invented("", "Bunny", "Creature — Rabbit")
    table = position(alice=[archer, rabbit, "Memnite"])
    table.alice.attack({"Archer": "bob"})
    table.resolve_all()
    assert (table.counters("Bunny", "+1/+1"), table.counters("Memnite", "+1/+1")) == (1, 0)
