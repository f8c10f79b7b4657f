"""CR 601.2b, 702.33c, 702.56, 702.153, 702.157, 702.166, 702.175: costs of which one is paid, costs that are paid any
number of times, and what comes of them.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

AXE = invented(
    "As an additional cost to cast this spell, discard a card or pay {3}.\nHeavy Axe deals 3 damage to any target.",
    name="Heavy Axe",
    cost="{R}",
    types="Instant",
)


def answered(table: Table, *said: str) -> None:
    """Answers the questions about optional costs."""
    for answer in said:
        assert table.asked == "optional cost", table.asked
        table.choose(answer)


def resolved(table: Table) -> None:
    """Everything on the stack resolves; copies keep their targets."""
    while table.stack or table.asked != "priority":
        if table.asked == "priority":
            table.resolve()
        else:
            table.choose("done" if "done" in table.options else "no" if "no" in table.options else "bob")


def begin(table: Table, name: str) -> None:
    table.apply(next(i for i, said in enumerate(table.options) if said.startswith(f"cast {name}")))


def test_601_2b_one_cost_or_the_other_is_paid() -> None:
    table = position(alice=["4 Mountain"], alice_hand=[AXE, "Forest"])
    begin(table, "Heavy Axe")
    answered(table, "yes")
    table.choose("bob")
    assert table.alice.hand == []
    assert table.alice.graveyard == ["Forest"]
    table = position(alice=["4 Mountain"], alice_hand=[AXE, "Forest"])
    begin(table, "Heavy Axe")
    answered(table, "no")
    table.choose("bob")
    assert table.alice.hand == ["Forest"]
    assert table.tapped("Mountain")


def test_601_2b_without_the_mana_there_is_only_the_other() -> None:
    table = position(alice=["Mountain"], alice_hand=[AXE, "Forest"])
    begin(table, "Heavy Axe")
    assert table.asked == "target"
    table.choose("bob")
    assert table.alice.graveyard == ["Forest"]


def test_601_2b_without_the_card_there_is_only_the_mana() -> None:
    table = position(alice=["4 Mountain"], alice_hand=[AXE])
    begin(table, "Heavy Axe")
    assert table.asked == "target"


def test_601_2b_with_neither_it_cannot_be_cast() -> None:
    table = position(alice=["3 Mountain"], alice_hand=[AXE])
    with pytest.raises(NotOffered):
        table.alice.cast("Heavy Axe", ["bob"])


def test_702_33c_multikicker_is_paid_any_number_of_times() -> None:
    growing = invented(
        "Multikicker {1}\nGrowing Golem enters with a +1/+1 counter on it for each time it was kicked.",
        name="Growing Golem",
        cost="{1}",
        types="Artifact Creature — Golem",
        pt="1/1",
    )
    for answers, size in (("no",), "1/1"), (("yes", "no"), "2/2"), (("yes", "yes", "no"), "3/3"):
        table = position(alice=["4 Mountain"], alice_hand=[growing])
        begin(table, "Growing Golem")
        answered(table, *answers)
        table.resolve()
        assert table.pt("Growing Golem") == size
    table = position(alice=["4 Mountain"], alice_hand=[growing])
    begin(table, "Growing Golem")
    answered(table, "yes", "yes", "yes")  # there is no mana for a fourth time
    table.resolve()
    assert table.pt("Growing Golem") == "4/4"


def test_702_56a_replicate_copies_for_each_time_it_was_paid() -> None:
    sparks = invented(
        "Many Sparks deals 1 damage to any target.\nReplicate {R}", name="Many Sparks", cost="{R}", types="Sorcery"
    )
    table = position(alice=["3 Mountain"], alice_hand=[sparks])
    begin(table, "Many Sparks")
    answered(table, "yes", "yes")
    table.choose("bob")
    assert table.stack == ["Many Sparks", "Many Sparks"], "the ability is on top"
    resolved(table)
    assert table.bob.life == 17
    table = position(alice=["3 Mountain"], alice_hand=[sparks])
    begin(table, "Many Sparks")
    answered(table, "no")
    table.choose("bob")
    assert table.stack == ["Many Sparks"], "without it nothing triggers"


def test_702_56a_the_spell_countered_its_copies_are_made_all_the_same() -> None:
    """How often it was paid stays known of the spell as it last was (CR 608.2h)."""
    sparks = invented(
        "Many Sparks deals 1 damage to any target.\nReplicate {R}", name="Many Sparks", cost="{R}", types="Sorcery"
    )
    table = position(alice=["3 Mountain"], alice_hand=[sparks], bob=["2 Island"], bob_hand=["Counterspell"])
    begin(table, "Many Sparks")
    answered(table, "yes", "yes")
    table.choose("bob")
    table.alice.passes()
    table.bob.cast("Counterspell")
    table.resolve()
    assert table.alice.graveyard == ["Many Sparks"]
    resolved(table)
    assert table.bob.life == 18, "two copies"


def test_702_157a_squad_creates_a_copy_for_each_time_it_was_paid() -> None:
    guards = invented("Squad {1}", name="Close Guards", cost="{W}", types="Creature — Soldier", pt="2/1")
    table = position(alice=["3 Plains"], alice_hand=[guards])
    begin(table, "Close Guards")
    answered(table, "yes", "yes")
    table.resolve_all()
    assert table.alice.battlefield.count("Close Guards") == 3


def test_702_175a_offspring_creates_a_smaller_copy() -> None:
    mouse = invented("Offspring {1}", name="Proud Mouse", cost="{W}", types="Creature — Mouse", pt="3/2")
    table = position(alice=["2 Plains"], alice_hand=[mouse])
    begin(table, "Proud Mouse")
    answered(table, "yes")
    table.resolve_all()
    assert (table.pt("Proud Mouse"), table.pt("Proud Mouse 2")) == ("3/2", "1/1")


def test_702_153a_casualty_takes_a_creature_of_that_power_and_copies_the_spell() -> None:
    deal = invented("Casualty 2\nTarget player loses 2 life.", name="Hard Deal", cost="{B}", types="Sorcery")
    table = position(alice=["Swamp", "Memnite"], alice_hand=[deal])
    begin(table, "Hard Deal")
    assert table.asked == "target", "Memnite is too weak"
    table = position(alice=["Swamp", "Grizzly Bears"], alice_hand=[deal])
    begin(table, "Hard Deal")
    answered(table, "yes")
    table.choose("bob")
    resolved(table)
    assert table.bob.life == 16
    assert "Grizzly Bears" in table.alice.graveyard


def test_702_166a_an_artifact_an_enchantment_or_a_token_is_sacrificed_for_a_bargain() -> None:
    ouphe = invented(
        "Bargain\nWhen Deal Ouphe enters, if it was bargained, draw a card.",
        name="Deal Ouphe",
        cost="{G}",
        types="Creature — Ouphe",
        pt="1/1",
    )
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=[ouphe])
    table.alice.cast("Deal Ouphe")
    table.resolve()
    assert table.alice.hand == [], "nothing could be sacrificed"
    table = position(alice=["Forest", "Sol Ring"], alice_hand=[ouphe])
    begin(table, "Deal Ouphe")
    answered(table, "yes")
    table.resolve_all()
    assert table.alice.graveyard == ["Sol Ring"]
    assert len(table.alice.hand) == 1


SPREAD = invented(
    "This spell costs {1} more to cast for each target beyond the first.\nAny number of target creatures get +1/+1 "
    "until end of turn.",
    name="Wide Spread",
    cost="{G}",
    types="Instant",
)


def test_601_2f_it_costs_more_for_each_target_beyond_the_first() -> None:
    table = position(alice=["3 Forest", "Memnite", "Grizzly Bears"], alice_hand=[SPREAD])
    begin(table, "Wide Spread")
    table.choose("Memnite", "Grizzly Bears")
    assert table.tapped("Forest 2")
    assert not table.tapped("Forest 3")
    table.resolve()
    assert (table.pt("Memnite"), table.pt("Grizzly Bears")) == ("2/2", "3/3")


def test_601_2c_no_more_targets_than_can_be_paid_for() -> None:
    table = position(alice=["2 Forest", "Memnite", "Grizzly Bears", "Hill Giant"], alice_hand=[SPREAD])
    begin(table, "Wide Spread")
    table.choose("Memnite", "Grizzly Bears")
    assert table.asked == "priority", "there is no mana for a third"
    assert table.stack == ["Wide Spread"]
