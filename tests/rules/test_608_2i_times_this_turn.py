"""CR 608.2i: what was done this turn with what fitted then, and how often: under whose control things entered, what
left, what was sacrificed, created, cycled, on what counters were put.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n

OMEN = "{{0}}: You gain 1 life. If {condition}, you gain 10 life."


def omen(condition: str, name: str = "Omen", types: str = "Creature — Elf") -> n.CardDef:
    return invented(OMEN.format(condition=condition), name, types=types)


def lives(table: Table, name: str = "Omen") -> int:
    """How much life alice gains as she asks."""
    before = table.alice.life
    table.alice.activate(name)
    table.resolve()
    return table.alice.life - before


def test_608_2i_another_entered_under_your_control() -> None:
    condition = "another Elf entered the battlefield under your control this turn"
    scout = invented("", "Scout", types="Creature — Elf", cost="{G}")
    table = position(alice=[omen(condition), "Forest"], alice_hand=[scout])
    assert lives(table) == 1  # nor does it count itself, which has been there
    table.alice.cast("Scout")
    table.resolve()
    assert lives(table) == 11


def test_608_2i_it_is_another_than_itself() -> None:
    seer = invented(
        OMEN.format(condition="another Elf entered the battlefield under your control this turn"), "Omen",
        types="Creature — Elf", cost="{G}",
    )  # fmt: skip
    table = position(alice=["Forest"], alice_hand=[seer])
    table.alice.cast("Omen")
    table.resolve()
    assert lives(table) == 1


BOLT = invented("~ deals 3 damage to target creature.", "Zap", types="Instant", cost="{0}")


@pytest.mark.parametrize(
    ("condition", "gains"),
    [
        ("a nonland permanent left the battlefield this turn", 11),
        ("no permanents left the battlefield this turn", 1),
        ("an artifact left the battlefield this turn", 11),
        ("a white permanent left the battlefield this turn", 1),
        ("an artifact you controlled left the battlefield this turn", 1),
        ("an artifact was put into your graveyard from the battlefield this turn", 1),
        ("an artifact card was put into your graveyard from anywhere this turn", 1),
        ("two or more nonland permanents left the battlefield this turn", 1),
        ("an artifact died this turn", 11),
        ("two or more creatures died under your control this turn", 1),
    ],
)
def test_608_2i_what_has_left(condition: str, gains: int) -> None:
    table = position(alice=[omen(condition)], alice_hand=[BOLT], bob=["Memnite"])
    table.alice.cast("Zap", targets=["Memnite"])
    table.resolve()
    assert lives(table) == gains


@pytest.mark.parametrize(
    ("condition", "gains"),
    [
        ("you sacrificed a Food this turn", 11),
        ("you sacrificed two or more Foods this turn", 1),
        ("you've sacrificed one or more permanents this turn", 11),
        ("you created a token this turn", 11),
        ("you put a counter on a creature this turn", 11),
        ("you've put one or more +1/+1 counters on a creature this turn", 11),
        ("you put a -1/-1 counter on a creature this turn", 1),
        ("a +1/+1 counter was put on an artifact under your control this turn", 1),
        ("you put a counter on this creature this turn", 11),
        ("a card was put into exile this turn", 11),
        ("a card left your graveyard this turn", 11),
        ("a creature card left your graveyard this turn", 1),
        ("a permanent was put into your hand from the battlefield this turn", 1),
        ("a spell was warped this turn", 1),
        ("you cycled a card this turn", 1),
    ],
)
def test_608_2i_what_you_did(condition: str, gains: int) -> None:
    busy = invented(
        "Create a Food token. Sacrifice a Food. Put a +1/+1 counter on target creature. "
        "Exile target card from a graveyard.",
        "Busy", types="Sorcery", cost="{0}",
    )  # fmt: skip
    table = position(alice=[omen(condition)], alice_hand=[busy], alice_graveyard=["Shock"])
    table.alice.cast("Busy", targets=["Omen", "Shock"])
    table.resolve()
    assert lives(table) == gains


def test_608_2i_it_is_forgotten_as_the_turn_ends() -> None:
    table = position(alice=[omen("an artifact left the battlefield this turn")], alice_hand=[BOLT], bob=["Memnite"])
    table.alice.cast("Zap", targets=["Memnite"])
    table.resolve()
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    assert lives(table) == 1


def test_608_2i_what_it_was_then_counts() -> None:
    """What was not red as it entered did not enter so, whatever it has become."""
    painter = invented("Target creature becomes red until end of turn.", "Painter", types="Instant", cost="{0}")
    table = position(
        alice=[omen("a red artifact entered the battlefield under your control this turn")],
        alice_hand=["Memnite", painter],
    )
    table.alice.cast("Memnite")
    table.resolve()
    table.alice.cast("Painter", targets=["Memnite"])
    table.resolve()
    assert lives(table) == 1


def test_702_29c_cards_cycled() -> None:
    cyclists = [invented("Cycling {0}", name) for name in ("One", "Other")]
    table = position(
        alice=[omen("you cycled two or more cards this turn")], alice_hand=cyclists, alice_library=["3 Swamp"]
    )
    for name, gains in (("One", 1), ("Other", 11)):
        table.alice.activate(name)
        table.resolve()
        assert lives(table) == gains


def test_702_185a_a_spell_was_warped() -> None:
    comet = invented("Warp {R}", "Comet", cost="{9}")
    table = position(alice=[omen("a spell was warped this turn"), "Mountain"], alice_hand=[comet])
    assert lives(table) == 1
    table.alice.cast("Comet", way=1)
    table.resolve()
    assert lives(table) == 11


def test_608_2i_how_many_were_sacrificed() -> None:
    many = invented("{0}: You gain life equal to the number of artifacts you've sacrificed this turn.", "Many")
    bin_ = invented("Sacrifice an artifact: You gain 1 life.", "Bin", types="Enchantment")
    table = position(alice=[many, bin_, "Memnite", "Ornithopter"])
    table.alice.activate("Bin")
    table.choose("Memnite")
    table.alice.activate("Bin")  # the other one
    table.resolve_all()
    assert lives(table, "Many") == 2
