"""CR 702.52, 702.53, 702.72, 702.138: dredge, transmute, champion, and what escaped."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

MOSS = invented("Dredge 2", "Old Moss", "Creature — Plant", "1/1", cost="{G}")
DRAWING = invented("Draw a card.", "Brief Study", "Sorcery", cost="{U}")


def studying(library: list[str], *, blanks: int = 0) -> Table:
    table = position(
        alice=["Island"], alice_hand=[DRAWING], alice_graveyard=[MOSS], alice_library=library, alice_blanks=blanks
    )
    table.alice.cast("Brief Study")
    table.resolve()
    return table


def test_702_52a_cards_are_milled_instead_of_the_draw_and_it_returns_to_the_hand() -> None:
    table = studying(["Shock", "Forest", "Swamp"])
    table.choose("yes")
    assert table.alice.hand == ["Old Moss"]
    assert sorted(table.alice.graveyard) == ["Brief Study", "Forest", "Shock"]
    assert table.alice.library == ["Swamp"]


def test_702_52a_its_owner_need_not() -> None:
    table = studying(["Shock", "Forest", "Swamp"])
    table.choose("no")
    assert table.alice.hand == ["Shock"]


def test_702_52b_not_with_fewer_cards_in_the_library() -> None:
    table = studying(["Shock"])
    assert table.alice.hand == ["Shock"], "nobody was asked"


def test_702_52a_it_works_in_a_graveyard_only() -> None:
    table = position(alice=["Island", MOSS], alice_hand=[DRAWING], alice_library=["Shock", "Forest", "Swamp"])
    table.alice.cast("Brief Study")
    table.resolve()
    assert table.alice.hand == ["Shock"]


ELDER = invented("Champion a Bear", "Grove Elder", "Creature — Bear", "4/4", cost="{G}")


def elder(*others: str, **more: list[str]) -> Table:
    table = position(
        alice=["Forest", *others], alice_hand=[ELDER], bob=more.get("bob", []), bob_hand=more.get("bob_hand", [])
    )
    table.alice.cast("Grove Elder")
    table.resolve()
    table.resolve()
    return table


def test_702_72a_another_of_the_kind_is_exiled_until_it_leaves() -> None:
    table = elder("Grizzly Bears", bob=["Plains"], bob_hand=["Swords to Plowshares"])
    table.choose("Grizzly Bears")
    assert table.exile == ["Grizzly Bears"]
    assert "Grove Elder" in table.alice.battlefield
    table.alice.passes()
    table.bob.cast("Swords to Plowshares", ["Grove Elder"])
    table.resolve_all()
    assert "Grizzly Bears" in table.alice.battlefield
    assert table.exile == ["Grove Elder"]


def test_702_72a_without_another_it_is_sacrificed() -> None:
    table = elder("Memnite")
    assert table.alice.graveyard == ["Grove Elder"]
    assert "Memnite" in table.alice.battlefield


def test_702_29a_cycling_for_another_cost_than_mana() -> None:
    wraith = invented("Cycling—Pay 2 life.", "Pale Wraith", "Creature — Wraith", "3/4", cost="{3}{B}")
    table = position(alice_hand=[wraith], alice_library=["Shock"])
    table.apply(next(i for i, said in enumerate(table.options) if said.startswith("activate Pale Wraith")))
    table.resolve()
    assert table.alice.life == 18
    assert table.alice.hand == ["Shock"]
    table = position(alice_hand=[wraith], alice_life=1)
    assert not any(said.startswith("activate") for said in table.options)


def test_702_53a_transmute_finds_a_card_of_the_same_mana_value() -> None:
    guard = invented("Transmute {1}", "Veiled Guard", "Creature — Skeleton", "1/1", cost="{1}{B}")
    table = position(alice=["Swamp"], alice_hand=[guard], alice_library=["Shock", "Grizzly Bears", "Hill Giant"])
    table.apply(next(i for i, said in enumerate(table.options) if said.startswith("activate Veiled Guard")))
    assert table.alice.graveyard == ["Veiled Guard"]
    table.resolve()
    assert "Grizzly Bears" in table.options
    assert "Shock" not in table.options
    table.choose("Grizzly Bears")
    assert table.alice.hand == ["Grizzly Bears"]


def test_702_53a_only_as_a_sorcery() -> None:
    guard = invented("Transmute {1}", "Veiled Guard", "Creature — Skeleton", "1/1", cost="{1}{B}")
    table = position(step="upkeep", alice=["Swamp"], alice_hand=[guard])
    assert not any(said.startswith("activate") for said in table.options)


def test_702_138_a_creature_that_escaped_knows_it() -> None:
    giant = invented(
        "When Bound Giant enters, sacrifice it unless it escaped.\nEscape—{R}, Exile another card from your graveyard.",
        "Bound Giant",
        "Creature — Giant",
        "5/5",
        cost="{R}",
    )
    table = position(alice=["Mountain"], alice_hand=[giant])
    table.alice.cast("Bound Giant")
    table.resolve_all()
    assert table.alice.graveyard == ["Bound Giant"]
    table = position(alice=["Mountain"], alice_graveyard=[giant, "Shock"])
    table.alice.cast("Bound Giant", way=1)
    table.resolve_all()
    assert "Bound Giant" in table.alice.battlefield
