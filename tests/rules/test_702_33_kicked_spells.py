"""CR 702.33: kicked spells, and several kickers; spells that exile themselves with counters (702.62)."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

WATCH = invented("Whenever you cast a kicked spell, you gain 2 life.", name="Kick Watch")
OTHER = invented("Whenever you cast a spell, if that spell was kicked, you gain 3 life.", name="Late Watch")
GIANT = invented("Kicker {1}\nWhen ~ enters, if it was kicked, draw a card.", name="Kicking Giant", cost="{G}")
MAGE = invented(
    "Kicker {W} and/or {2}{B}\nWhen ~ enters, if it was kicked with its {W} kicker, you gain 3 life.\nWhen ~ enters, "
    "if it was kicked with its {2}{B} kicker, draw a card.",
    name="Battle Mage",
    cost="{U}",
)
FINDER = invented(
    "Return target card with a kicker ability from your graveyard to your hand.",
    name="Kick Finder",
    cost="{G}",
    types="Sorcery",
)
SONG = invented(
    "You gain 1 life. Exile ~ with three time counters on it.\nSuspend 3—{G}",
    name="Old Song",
    cost="{G}",
    types="Sorcery",
)


def test_702_33d_whenever_a_kicked_spell_is_cast() -> None:
    table = position(alice=[WATCH, "2 Forest"], alice_hand=[GIANT])
    table.alice.cast("Kicking Giant", kicked=True)
    table.resolve_all()
    assert table.alice.life == 22
    table = position(alice=[WATCH, "2 Forest"], alice_hand=[GIANT])
    table.alice.cast("Kicking Giant")
    table.resolve_all()
    assert table.alice.life == 20


def test_702_33d_if_that_spell_was_kicked() -> None:
    table = position(alice=[OTHER, "2 Forest"], alice_hand=[GIANT])
    table.alice.cast("Kicking Giant", kicked=True)
    table.resolve_all()
    assert table.alice.life == 23
    table = position(alice=[OTHER, "2 Forest"], alice_hand=[GIANT])
    table.alice.cast("Kicking Giant")
    table.resolve_all()
    assert table.alice.life == 20


def paid(*answers: bool) -> tuple[int, int]:
    """The life and the cards in hand after Battle Mage was cast with these kickers."""
    table = position(alice=["Island", "Plains", "3 Swamp", WATCH], alice_hand=[MAGE], alice_library=["Forest"])
    table.apply(table.options.index("cast Battle Mage"))
    for answer in answers:
        table.choose("yes" if answer else "no")
    table.resolve_all()
    while table.asked != "priority":  # of two triggers, which goes on the stack first
        table.apply(0)
    table.resolve_all()
    return table.alice.life, len(table.alice.hand)


def test_702_33b_each_kicker_by_itself_and_both() -> None:
    assert paid(False, False) == (20, 0)
    assert paid(True, False) == (25, 0)
    assert paid(False, True) == (22, 1)
    assert paid(True, True) == (25, 1)


def test_702_33a_cards_with_kicker_are_told_apart() -> None:
    table = position(alice=["Forest"], alice_hand=[FINDER], alice_graveyard=[MAGE, GIANT, "Grizzly Bears"])
    table.alice.cast("Kick Finder", ["Battle Mage"])
    table.resolve_all()
    assert table.alice.hand == ["Battle Mage"]


def test_702_62a_a_spell_exiles_itself_with_time_counters() -> None:
    table = position(alice=["Forest"], alice_hand=[SONG])
    table.alice.cast("Old Song")
    table.resolve_all()
    assert table.exile == ["Old Song"]
    [song] = [table.state.objects[i] for i in table.state.exile]
    assert song.counters == {"time": 3}
    table.advance_to("bob's upkeep")
    table.advance_to("alice's upkeep")
    table.resolve_all()
    [song] = [table.state.objects[i] for i in table.state.exile]
    assert song.counters == {"time": 2}
