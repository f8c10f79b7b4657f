"""CR 702.16, 702.11: protection and hexproof from what is described, chosen, or compared."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

RED, INSTANTS = 3, 4  # which of the colors and of the card types
BEARS, GIANT, MEMNITE = "Grizzly Bears", "Hill Giant", "Memnite"
TAM = invented("Each other creature you control has hexproof from each of its colors.", name="Tam")
REBBEC = invented("Artifacts you control have protection from each mana value among artifacts you control.", name="R")
VIRTUE = invented("Protection from each of your opponents", name="Virtue")
ANEW = invented("Protection from spells and from permanents that were cast this turn", name="Anew")
CALLED = invented("When you cast this spell, ~ gets +1/+0 until end of turn.\nMadness—Pay six {C}.", name="Called")
PIPPIN = invented("{T}: Another target creature you control gains protection from the card type of your choice until "
                  "end of turn.", name="Pippin")  # fmt: skip
GECKO = invented(
    "{0}: Until end of turn, ~ becomes the color of your choice and gains hexproof from that color.", name="Gecko"
)


def targets_of(name: str, table) -> list[str]:  # type: ignore[no-untyped-def]
    table.bob.cast(name)
    return list(table.options)


def test_702_11d_from_each_of_its_own_colors() -> None:
    table = position(active="bob", alice=[TAM, BEARS, GIANT], bob=["Mountain"], bob_hand=["Lightning Bolt"])
    assert GIANT not in targets_of("Lightning Bolt", table), "it is red itself"
    assert BEARS in table.options


def test_702_16a_from_each_mana_value_among_artifacts() -> None:
    table = position(active="bob", alice=[REBBEC, MEMNITE], bob=["Mountain", "Memnite"], bob_hand=["Lightning Bolt"])
    assert targets_of("Lightning Bolt", table).count(MEMNITE) == 2, "its mana value is 1"
    table = position(alice=[REBBEC, MEMNITE], bob=[MEMNITE, BEARS])
    table.alice.attack({"alice's Memnite": "bob"})
    table.advance_to("declare blockers")
    assert table.asked_about == BEARS, "theirs of mana value 0 cannot block it"


def test_702_16k_from_each_opponent() -> None:
    table = position(active="bob", alice=[VIRTUE], bob=["Mountain"], bob_hand=["Lightning Bolt"])
    assert "Virtue" not in targets_of("Lightning Bolt", table)
    table = position(alice=[VIRTUE, "Mountain"], alice_hand=["Lightning Bolt"])
    table.alice.cast("Lightning Bolt", ["Virtue"])


def test_702_16a_from_permanents_cast_this_turn() -> None:
    ninja = invented("When ~ enters, it deals 1 damage to any target.", name="Ninja", cost="{0}")
    table = position(active="bob", alice=[ANEW], bob_hand=[ninja])
    table.bob.cast("Ninja")
    table.resolve()
    assert "Anew" not in table.options
    table = position(active="bob", alice=[ANEW], bob=[ninja, "Prodigal Sorcerer"])
    table.bob.activate("Prodigal Sorcerer", ["Anew"])


def test_702_35a_madness_for_six_colorless_mana() -> None:
    faithless = invented("Discard a card.", name="Loot", types="Instant", cost="{0}")
    for wastes, offered in ((6, True), (5, False)):
        table = position(alice=[f"{wastes} Wastes"], alice_hand=[faithless, CALLED])
        table.alice.cast("Loot")
        table.resolve()
        while table.asked != "priority" and not any("Called" in one for one in table.options):
            table.apply(0)
        if table.stack:
            table.resolve()
        assert ("yes" in table.options) == offered


def test_702_16a_from_the_card_type_of_your_choice() -> None:
    table = position(alice=[PIPPIN, GIANT], bob=["Mountain"], bob_hand=["Lightning Bolt"])
    table.alice.activate("Pippin", [GIANT])
    table.resolve()
    assert len(table.options) == 9
    table.apply(INSTANTS)
    table.alice.passes()
    assert GIANT not in targets_of("Lightning Bolt", table)


def test_105_3_the_color_chosen_and_hexproof_from_it() -> None:
    table = position(alice=[GECKO], bob=["Mountain"], bob_hand=["Lightning Bolt"])
    table.alice.activate("Gecko")
    table.resolve()
    table.apply(RED)
    table.alice.passes()
    assert "Gecko" not in targets_of("Lightning Bolt", table)
