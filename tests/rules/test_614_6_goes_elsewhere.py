"""CR 614.6, 113.6b: what says that it goes elsewhere than to a graveyard does so from wherever it is."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

HERALD = invented(
    "If Herald would be put into a graveyard from anywhere, reveal Herald and shuffle it into its owner's library "
    "instead.",
    name="Herald",
    types="Creature — Golem",
    pt="2/2",
    cost="{B}",
)
GUEST = invented(
    "If a spell or ability an opponent controls causes you to discard Guest, put it onto the battlefield with two "
    "+1/+1 counters on it instead of putting it into your graveyard.",
    name="Guest",
    types="Creature — Golem",
    pt="2/2",
    cost="{B}",
)
KILL = invented("Destroy target creature.", name="Kill", types="Sorcery", cost="{B}")
TAKE = invented("Target player discards a card.", name="Take", types="Sorcery", cost="{B}")
GRIND = invented("Target player mills two cards.", name="Grind", types="Sorcery", cost="{B}")
PAY = invented(
    "As an additional cost to cast this spell, discard a card.\nYou gain 1 life.",
    name="Pay",
    types="Sorcery",
    cost="{B}",
)


Zone = list[str | CardDef]


def played(
    spell: CardDef, at: str, mine: Zone | None = None, bob: Zone | None = None, bob_hand: Zone | None = None,
    bob_library: Zone | None = None,
) -> Table:  # fmt: skip
    table = position(
        alice=["Swamp"], alice_hand=[spell, *(mine or [])], bob=bob or [], bob_hand=bob_hand or [],
        bob_library=bob_library or [],
    )  # fmt: skip
    table.alice.cast(spell.name, [at] if at else [])
    table.resolve()
    return table


def test_614_6_it_is_shuffled_into_the_library_from_the_battlefield() -> None:
    table = played(KILL, "Herald", bob=[HERALD], bob_library=["Memnite"])
    assert table.bob.graveyard == []
    assert table.bob.library.count("Herald") == 1
    assert [e.name for e in table.events("revealed", "shuffled", player="bob")][-1] == "shuffled"


def test_113_6b_and_from_a_hand_and_a_library() -> None:
    table = played(TAKE, "bob", bob_hand=[HERALD])
    assert (table.bob.hand, table.bob.graveyard) == ([], [])
    assert table.bob.library.count("Herald") == 1
    table = played(GRIND, "bob", bob_library=["Memnite", HERALD, "Shock"])
    assert table.bob.graveyard == ["Memnite"]
    assert table.bob.library.count("Herald") == 1


def test_614_6_what_an_opponent_makes_its_owner_discard_enters_instead() -> None:
    table = played(TAKE, "bob", bob_hand=[GUEST])
    assert table.bob.battlefield == ["Guest"]
    assert table.pt("Guest") == "4/4"
    assert len(table.events("discard")) == 1, "it was discarded all the same"


def test_614_6_not_what_its_owner_discards_by_a_spell_of_theirs_or_for_a_cost() -> None:
    table = played(TAKE, "alice", mine=[GUEST])
    assert "Guest" in table.alice.graveyard
    table = position(alice=["Swamp"], alice_hand=[PAY, GUEST])
    table.alice.cast("Pay")
    table.resolve_all()
    assert "Guest" in table.alice.graveyard
