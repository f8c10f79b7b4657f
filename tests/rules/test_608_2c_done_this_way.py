"""CR 608.2c, 608.2h: what an instruction did "this way", and how much of it, is what really came of it."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef


def spell(text: str, name: str = "Deed") -> CardDef:
    return invented(text, name=name, cost="{0}", types="Sorcery")


def done(text: str, *targets: str, **things: object) -> Table:
    table = position(alice_hand=[spell(text)], **things)  # type: ignore[arg-type]
    table.alice.cast("Deed", list(targets))
    table.resolve_all()
    return table


MOAT = invented("Indestructible", name="Moat", types="Artifact Creature — Wall", cost="{1}")
VOID = invented(
    "If a creature would die, exile it instead.", name="Void", types="Enchantment", cost="{1}"
)  # fmt: skip
DOME = invented("If a source would deal damage to you, prevent 1 of that damage.", name="Dome", types="Artifact")


@pytest.mark.parametrize(
    ("bob", "gained"),
    [
        (["Grizzly Bears", "Craw Wurm", "Forest"], 3),
        (["Grizzly Bears", MOAT], 2),  # CR 702.12b: it was not destroyed
        (["Grizzly Bears", VOID], 2),  # destroyed, wherever it went
        ([], 1),
    ],
)
def test_608_2c_destroyed(bob: list[str | CardDef], gained: int) -> None:
    text = "Destroy all creatures. You gain 1 life for each creature destroyed this way."
    assert done(text, alice=["Memnite"], bob=bob).alice.life == 20 + gained


def test_701_19a_what_is_regenerated_was_not_destroyed() -> None:
    text = "Destroy all creatures. You gain 1 life for each creature destroyed this way."
    shrug = invented("Regenerate target creature.", name="Shrug", types="Instant", cost="{0}")
    table = position(alice_hand=[spell(text), shrug], bob=["Grizzly Bears", "Craw Wurm"])
    table.alice.cast("Shrug", ["Craw Wurm"])
    table.resolve_all()
    table.alice.cast("Deed")
    table.resolve_all()
    assert table.alice.life == 21
    assert "Craw Wurm" in table.bob.battlefield


def test_608_2c_put_into_a_graveyard() -> None:
    """Of what is destroyed, only what got there; whose it was counts (CR 608.2h)."""
    text = (
        "Destroy up to three target creatures. For each permanent put into a graveyard this way, its controller "
        "creates a 3/3 green Elephant creature token."
    )
    fields = {"alice": ["Memnite"], "bob": ["Grizzly Bears", "Craw Wurm"]}
    table = done(text, "Memnite", "Grizzly Bears", "Craw Wurm", **fields)
    assert (table.alice.battlefield.count("Elephant Token"), table.bob.battlefield.count("Elephant Token")) == (1, 2)
    table = done(text, "Memnite", "Grizzly Bears", "Craw Wurm", **{**fields, "bob": [*fields["bob"], VOID]})
    assert (table.alice.battlefield.count("Elephant Token"), table.bob.battlefield.count("Elephant Token")) == (0, 0)


def test_608_2c_of_those_a_player_controlled() -> None:
    text = (
        "Destroy all creatures. Each player loses life equal to the number of creatures they controlled that were "
        "destroyed this way."
    )
    table = done(text, alice=["Memnite"], bob=["Grizzly Bears", "Craw Wurm", "Hill Giant"])
    assert (table.alice.life, table.bob.life) == (19, 17)


def test_608_2c_exiled_and_returned() -> None:
    """A token that is exiled or returned was, though it is nowhere now."""
    make = spell("Create two 1/1 white Soldier creature tokens.", "Make")
    for verb, said in (("Exile all creatures", "exiled"), ("Return all creatures to their owners' hands", "returned")):
        text = f"{verb}. You gain 1 life for each creature {said} this way."
        table = position(alice_hand=[make, spell(text)], bob=["Grizzly Bears", "Forest"])
        table.alice.cast("Make")
        table.resolve_all()
        table.alice.cast("Deed")
        table.resolve_all()
        assert table.alice.life == 23


def test_608_2c_tapped() -> None:
    text = "Tap all creatures. You gain 2 life for each creature tapped this way."
    assert done(text, alice=["Memnite (tapped)"], bob=["Grizzly Bears", "Craw Wurm"]).alice.life == 24


@pytest.mark.parametrize(("left", "gained"), [("Forest", 0), ("Grizzly Bears", 2), ("Memnite", 2)])
def test_701_17_a_card_milled(left: str, gained: int) -> None:
    text = "Target player mills a card. If a creature card was milled this way, you gain 2 life."
    assert done(text, "bob", bob_library=[left]).alice.life == 20 + gained


def test_701_9_each_draws_as_many_as_they_discarded() -> None:
    text = "Each player discards their hand, then draws that many cards minus one."
    table = done(text, alice=[], bob_hand=["Forest", "Forest", "Forest"])
    assert (len(table.alice.hand), len(table.bob.hand)) == (0, 2)
    text = "Each player discards their hand, then draws that many cards."
    table = done(text, bob_hand=["Forest", "Forest", "Forest"])
    assert (len(table.alice.hand), len(table.bob.hand)) == (0, 3)


def test_701_9_the_greatest_number_that_one_discarded() -> None:
    text = (
        "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded "
        "this way."
    )
    table = done(text, bob_hand=["Forest", "Forest", "Forest"])
    assert (len(table.alice.hand), len(table.bob.hand)) == (3, 3)


def test_120_3_damage_that_was_dealt() -> None:
    """Not what was prevented; all of it that a creature was dealt (CR 120.3e)."""
    text = "~ deals 5 damage to any target. You gain life equal to the damage dealt this way.".replace("~", "Deed")
    assert done(text, "bob").alice.life == 25
    assert done(text, "Grizzly Bears", bob=["Grizzly Bears"]).alice.life == 25
    assert done(text, "bob", bob=[DOME]).alice.life == 24


def test_119_3_life_lost_for_each() -> None:
    text = "Each player loses 2 life. Put a +1/+1 counter on target creature for each 1 life lost this way."
    table = done(text, "Memnite", alice=["Memnite"])
    assert table.counters("Memnite", "+1/+1") == 4


@pytest.mark.parametrize(("rest", "hand"), [("Sol Ring (2 charge)", 0), ("Sol Ring", 1)])
def test_122_counters_that_were_removed(rest: str, hand: int) -> None:
    text = (
        "Remove all charge counters from target artifact. You gain 1 life for each charge counter removed this way. "
        "If no counters were removed this way, draw a card."
    )
    table = done(text, "Sol Ring", bob=[rest])
    assert (table.alice.life, len(table.alice.hand)) == (20 if hand else 22, hand)


@pytest.mark.rule("603.12")
def test_603_12_it_triggers_on_what_was_discarded() -> None:
    text = (
        "Discard a card. When you discard a nonland card this way, Deed deals damage equal to that card's mana value "
        "to target player."
    )
    for card, life in (("Craw Wurm", 14), ("Forest", 20)):
        table = position(alice_hand=[spell(text), card])
        table.alice.cast("Deed")
        table.resolve()
        if life < 20:
            table.alice.choose("bob")
        table.resolve_all()
        assert table.bob.life == life


def test_608_2c_who_did_it() -> None:
    text = "Each player sacrifices a creature. If you sacrificed a creature this way, draw a card."
    assert len(done(text, alice=["Memnite"], bob=["Grizzly Bears"]).alice.hand) == 1
    assert len(done(text, bob=["Grizzly Bears"]).alice.hand) == 0


@pytest.mark.parametrize(
    "text",
    [
        "You gain 1 life for each creature destroyed this way.",  # nothing was
        "Destroy target land. Destroy target creature. You gain 1 life for each permanent destroyed this way.",
        "Each player may mill a card. You gain 1 life for each card milled this way.",  # one after the other
        "Discard two cards. When you discard a nonland card this way, Deed deals damage equal to that card's mana "
        "value to target player.",  # which of them?
    ],
)
def test_608_2c_it_has_to_be_known_what_is_meant(text: str) -> None:
    with pytest.raises(AssertionError):
        spell(text)
