"""CR 702.94a, 702.143a, 702.143e, 118.7a: miracle and foretell that effects give to cards in a hand."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.kernel.values import Option, OptionKind

VEIL = invented(
    "Each enchantment card in your hand has miracle. Its miracle cost is equal to its mana cost reduced by {4}.", "Veil"
)
HISTORY = invented("Each instant and sorcery card in your hand has miracle {2}.", "History")
BARD = invented(
    "Each nonland card in your hand without foretell has foretell. Its foretell cost is equal to its mana cost reduced "
    "by {2}.",
    "Bard",
)  # fmt: skip
DRAW = invented("Draw a card.", "Look", "Instant", cost="{0}")
GREAT = invented("You have hexproof.", "Great", "Enchantment", cost="{5}{R}")
DEAR = invented("You gain 3 life.", "Dear", "Sorcery", cost="{6}{B}")
GUST = invented("~ deals X damage to any target.", "Gust", "Sorcery", cost="{X}{R}")
HOST = invented("~ enters with X charge counters on it.", "Host", "Enchantment", cost="{X}{U}")


def offered(table: Table) -> list[Option]:
    """What there is to choose from now."""
    assert table.state.pending is not None
    return list(table.state.pending.options)


def drawn(table: Table) -> Table:
    """Alice draws her first card of the turn in Bob's upkeep."""
    table.alice.cast("Look")
    table.resolve()
    return table


def test_702_94a_its_mana_cost_is_reduced() -> None:
    table = drawn(position(alice=[VEIL, "2 Mountain"], alice_hand=[DRAW], alice_library=[GREAT]))
    table.alice.choose("yes")
    table.resolve()
    table.alice.choose("yes")
    table.resolve_all()
    assert "Great" in table.battlefield
    assert [table.tapped(name) for name in ("Mountain",)] == [True]


def test_118_7a_only_generic_mana_is_reduced() -> None:
    table = drawn(position(alice=[VEIL, "2 Swamp"], alice_hand=[DRAW], alice_library=[GREAT]))
    table.alice.choose("yes")
    table.resolve_all()
    assert "Great" in table.alice.hand  # {1}{R} cannot be paid


def test_702_94a_it_is_cast_though_what_gave_it_is_gone() -> None:
    table = drawn(position(alice=[HISTORY, "3 Mountain"], alice_hand=[DRAW, "Shock"], alice_library=[DEAR]))
    table.alice.choose("yes")
    table.alice.cast("Shock", targets=["History"])
    table.resolve()
    assert "History" not in table.battlefield
    table.resolve()
    table.alice.choose("yes")
    table.resolve_all()
    assert table.alice.life == 23


def test_702_94a_others_are_not_revealed() -> None:
    table = drawn(position(alice=[HISTORY, "2 Mountain"], alice_hand=[DRAW], alice_library=[GREAT]))
    assert table.asked == "priority"
    table = drawn(position(alice=["2 Mountain"], bob=[HISTORY], alice_hand=[DRAW], alice_library=[DEAR]))
    assert table.asked == "priority"


def can_foretell(table: Table, name: str) -> bool:
    return any(o.kind == OptionKind.SPECIAL and table.name(o.a) == name for o in offered(table))


def foretold(table: Table, name: str) -> None:
    table.answer(lambda o: o.kind == OptionKind.SPECIAL and table.name(o.a) == name, f"foretell {name}")


def test_702_143e_it_keeps_its_cost_in_exile() -> None:
    table = position(alice=[BARD, "5 Swamp"], alice_hand=[DEAR, "Shock"], alice_library=["Mountain"])
    assert can_foretell(table, "Dear")
    assert can_foretell(table, "Shock")
    foretold(table, "Dear")
    assert len(table.exile) == 1
    assert not any(o.kind == OptionKind.CAST and o.a in table.state.exile for o in offered(table))
    for name in ("turn 2, precombat main", "turn 3, precombat main"):
        table.advance_to(name)
    able = [o for o in offered(table) if o.kind == OptionKind.CAST and o.a in table.state.exile]
    assert len(able) == 1  # {4}{B}
    table.apply(offered(table).index(able[0]))
    table.resolve_all()
    assert table.alice.life == 23


def test_702_143a_only_cards_in_its_players_hand() -> None:
    table = position(alice=["2 Swamp"], alice_hand=["Shock"], bob=[BARD])
    assert not can_foretell(table, "Shock")
    table = position(alice=[BARD, "2 Swamp"], alice_hand=["Mountain"], alice_graveyard=["Shock"])
    assert not can_foretell(table, "Mountain")
    assert not can_foretell(table, "Shock")


def test_107_4b_x_is_generic_mana_and_is_reduced() -> None:
    table = position(alice=[BARD, "3 Mountain"], alice_hand=[GUST])
    foretold(table, "Gust")
    for name in ("turn 2, precombat main", "turn 3, precombat main"):
        table.advance_to(name)
    table.answer(lambda o: o.kind == OptionKind.CAST and o.a in table.state.exile, "cast Gust")
    assert table.options == ["0", "1", "2", "3", "4"]
    table.choose(4, "bob")
    table.resolve_all()
    assert table.bob.life == 16
    assert all(table.tapped(f"Mountain {k}") for k in (1, 2, 3))


def test_118_7a_nothing_is_left_over_of_what_x_is_too_small_for() -> None:
    table = drawn(position(alice=[VEIL, "Island"], alice_hand=[DRAW], alice_library=[HOST]))
    table.alice.choose("yes")
    table.resolve()
    table.alice.choose("yes")
    assert table.options == ["0", "1", "2", "3", "4"]
    table.choose(1)
    table.resolve_all()
    assert table.counters("Host", "charge") == 1
    assert table.tapped("Island")
