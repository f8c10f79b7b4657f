"""CR 701.9b, 701.20, 610.3: a hand is shown, somebody chooses from it, and something becomes of what was chosen."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.kernel.events.ending import concede

KILL = invented("Destroy target creature.", name="Kill", types="Instant", cost="{B}")
SMALL = invented(
    "Target player reveals their hand. You choose a nonland card from it with mana value 2 or less. "
    "That player discards that card.",
    name="Small Question",
    types="Sorcery",
    cost="{B}",
)
THIEF = invented(
    "When Thief enters, target opponent reveals their hand. You choose an instant or creature card from it. "
    "Exile that card until Thief leaves the battlefield.",
    name="Thief",
    types="Creature — Human",
    pt="1/1",
    cost="{B}",
)
COURTIER = invented(
    "When Courtier enters, look at target player's hand. You may choose a nonland card from it. If you do, that "
    "player reveals the chosen card, puts it on the bottom of their library, then draws a card.",
    name="Courtier",
    types="Creature — Faerie",
    pt="1/1",
    cost="{B}",
)


def asked_from_hand(card: object, name: str, *hand: str) -> Table:
    table = position(alice=["3 Swamp"], alice_hand=[card, KILL], bob_hand=list(hand), bob_library=["Memnite"])  # type: ignore[list-item]
    table.alice.cast(name, ["bob"] if name == "Small Question" else [])
    table.resolve()
    if table.asked == "target":
        table.alice.choose("bob")
    if table.asked == "priority" and table.stack:
        table.resolve()
    return table


def test_701_9b_only_what_fits_can_be_chosen_and_its_owner_discards_it() -> None:
    table = asked_from_hand(SMALL, "Small Question", "Shock", "Hill Giant", "Mountain", "Grizzly Bears")
    assert table.asked_player == "alice"
    assert sorted(table.options) == ["Grizzly Bears", "Shock"]
    table.alice.choose("Shock")
    assert table.bob.graveyard == ["Shock"]
    assert len(table.events("revealed")) > 0


def test_608_2d_nothing_is_chosen_where_nothing_fits() -> None:
    table = asked_from_hand(SMALL, "Small Question", "Hill Giant", "Mountain")
    assert table.asked == "priority"
    assert table.bob.graveyard == []


def test_610_3_what_was_exiled_from_a_hand_returns_to_it() -> None:
    table = asked_from_hand(THIEF, "Thief", "Shock", "Memnite", "Forest")
    table.alice.choose("Shock")
    assert table.exile == ["Shock"]
    table.alice.cast("Kill", ["Thief"])
    table.resolve()
    assert table.exile == []
    assert sorted(table.bob.hand) == ["Forest", "Memnite", "Shock"]
    assert table.bob.battlefield == []


def test_608_2d_what_follows_a_choice_that_may_be_made_waits_for_it() -> None:
    for taken in (True, False):
        table = asked_from_hand(COURTIER, "Courtier", "Shock", "Forest")
        table.alice.choose(*(["Shock"] if taken else []))
        assert sorted(table.bob.hand) == (["Forest", "Memnite"] if taken else ["Forest", "Shock"])
        assert (table.bob.library[-1] == "Shock") == taken


def test_800_4a_a_card_from_a_hand_returns_as_the_thief_leaves_with_its_owner() -> None:
    three = ["alice", "bob", "carol"]
    table = position(players=three, alice=["Swamp"], alice_hand=[THIEF], bob_hand=["Shock", "Memnite"])
    table.alice.cast("Thief")
    table.resolve()
    table.alice.choose("bob")
    table.resolve()
    table.alice.choose("Shock")
    assert table.exile == ["Shock"]
    concede(table.state, 0)
    assert sorted(table.bob.hand) == ["Memnite", "Shock"]
