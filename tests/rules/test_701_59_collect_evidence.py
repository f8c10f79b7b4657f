"""CR 701.59: evidence, cards of a graveyard with enough mana value in total."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

BEARS, GIANT, WURM = "Grizzly Bears", "Hill Giant", "Craw Wurm"  # mana values 2, 4 and 6
DETECTIVE = invented("Collect evidence 5: You gain 3 life.", name="Detective")
WITNESS = invented("Whenever you collect evidence, draw a card.", name="Witness", types="Enchantment")
SPRITE = invented(
    "As an additional cost to cast this spell, you may collect evidence 6.\n"
    "When ~ enters, tap target creature. If evidence was collected, put a stun counter on it.",
    name="Sprite", cost="{U}",
)  # fmt: skip


def paying(*graveyard: str) -> Table:
    table = position(alice=[DETECTIVE, WITNESS], alice_graveyard=list(graveyard), triggers="automatic")
    table.alice.activate("Detective")
    return table


def test_701_59a_any_number_of_cards_with_so_much_in_total() -> None:
    table = paying(BEARS, GIANT, WURM, "Forest")
    table.choose(BEARS)
    assert table.options == [GIANT, WURM], "2 is not enough, and a land adds nothing"
    table.choose(GIANT)
    assert "Forest" in table.options
    table.choose("done")
    assert sorted(table.exile) == [BEARS, GIANT]
    assert table.alice.graveyard == [WURM, "Forest"]


def test_701_59a_more_than_enough_may_be_exiled() -> None:
    table = paying(BEARS, GIANT, WURM)
    table.choose(GIANT)
    table.choose(WURM)
    assert sorted(table.exile) == [WURM, GIANT]


def test_701_59b_not_without_so_much() -> None:
    table = position(alice=[DETECTIVE], alice_graveyard=[GIANT, "Forest"], bob_graveyard=[WURM])
    refusal = table.alice.why_not("activate Detective")
    assert refusal is not None
    assert refusal.concept == "pay_costs"


def test_701_59a_what_waits_for_evidence_triggers_once() -> None:
    table = paying(BEARS, GIANT)
    assert table.stack == ["Detective", "Witness"]


def sprite(collecting: bool) -> Table:
    table = position(
        alice=["Island"], alice_hand=[SPRITE], alice_graveyard=[WURM], bob=[GIANT], triggers="automatic"
    )  # fmt: skip
    table.alice.cast("Sprite", kicked=collecting)
    table.resolve()
    table.choose(GIANT)
    table.resolve()
    return table


def test_701_59c_whether_evidence_was_collected_is_asked_of_this_spell() -> None:
    table = sprite(True)
    assert table.exile == [WURM]
    assert table.counters(GIANT, "stun") == 1, "'it' is the creature that was tapped"
    assert table.counters("Sprite", "stun") == 0


def test_701_59c_and_was_not() -> None:
    table = sprite(False)
    assert (table.exile, table.tapped(GIANT), table.counters(GIANT, "stun")) == ([], True, 0)
