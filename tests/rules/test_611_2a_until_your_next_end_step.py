"""CR 611.2a: until your next end step, that is until it begins; and what is still in exile then (400.7)."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

MAGIC = invented("Exile the top card of your library. You may play it until your next end step.", name="Magic",
                 types="Instant", cost="{0}")  # fmt: skip
HAWK = invented(
    "{0}: Exile the top two cards of your library. You may play those cards until your next end step. At the beginning "
    "of your next end step, ~ deals 2 damage to each opponent for each of those cards that are still exiled.",
    name="Hawk",
)  # fmt: skip
SCOUT = invented(
    "{0}: You may discard a card. When you do, put a +1/+1 counter on target creature. It gains trample until end of "
    "turn.",
    name="Scout",
)  # fmt: skip


def test_611_2a_it_may_be_played_until_then() -> None:
    table = position(alice_hand=[MAGIC], alice_library=["Memnite"])
    table.alice.cast("Magic")
    table.resolve()
    assert table.alice.why_not("cast Memnite") is None
    table.advance_to("turn 1, end step")
    assert table.alice.why_not("cast Memnite") is not None


def test_611_2a_in_an_end_step_it_is_that_of_the_next_turn() -> None:
    table = position(alice_hand=[MAGIC], alice_library=["Memnite"], step="end step")
    table.alice.cast("Magic")
    table.resolve()
    table.advance_to("turn 2, end step")
    table.advance_to("turn 3, precombat main")
    assert table.alice.why_not("cast Memnite") is None
    table.advance_to("turn 3, end step")
    assert table.alice.why_not("cast Memnite") is not None


def test_400_7_those_that_are_still_exiled() -> None:
    table = position(alice=[HAWK], alice_library=["Memnite", "Ornithopter"])
    table.alice.activate("Hawk")
    table.resolve()
    table.alice.cast("Memnite")
    table.resolve()
    table.advance_to("turn 1, end step")
    table.resolve_all()
    assert table.bob.life == 18


def test_603_12_what_the_ability_is_aimed_at_is_spoken_of_again() -> None:
    table = position(alice=[SCOUT, "Memnite"], alice_hand=["Wastes"])
    table.alice.activate("Scout")
    table.resolve()
    table.choose("yes")
    if table.asked == "discard":
        table.choose("Wastes")
    table.choose("Memnite")
    table.resolve_all()
    assert table.pt("Memnite") == "2/2"
    assert table.has("Memnite", Keyword.TRAMPLE)
