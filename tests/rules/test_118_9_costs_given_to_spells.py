"""CR 118.9, 601.3e, 400.7b: alternative costs that effects give to the spells that are cast."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.kernel.values import Option, OptionKind

SPIDER = invented("Each legendary spell you cast that's one or more colors has web-slinging {G}.", "Spider")
HERO = invented("Vigilance", "Hero", "Legendary Creature — Human", cost="{6}{G}")
GREY = invented("Vigilance", "Grey", "Legendary Creature — Human", cost="{6}")
SECOND = invented("Artifact cards and red creature cards in your hand have warp {2}{R}.", "Second")
ASHLING = invented(
    "Elemental permanent spells you cast from your hand gain evoke {4} as you cast them.", "Ashes", pt="2/3"
)
RED = invented("Trample", "Red", cost="{4}{R}")
GREAT = invented("Trample", "Great", "Creature — Elemental", cost="{7}")
KITE = invented("Each creature spell you cast has emerge. The emerge cost is equal to its mana cost.", "Kite")


def offered(table: Table) -> list[Option]:
    """What there is to choose from now."""
    assert table.state.pending is not None
    return list(table.state.pending.options)


def ways(table: Table, name: str) -> int:
    """In how many ways Alice may cast it now."""
    chosen = [o for o in offered(table) if o.kind == OptionKind.CAST and table.name(o.a) == name]
    return len(chosen)


def cast(table: Table, name: str) -> None:
    """Alice casts it in the only way there is."""
    assert ways(table, name) == 1
    table.answer(lambda o: o.kind == OptionKind.CAST and table.name(o.a) == name, f"cast {name}")
    while table.asked not in (None, "priority"):
        table.apply(0)


def test_702_188a_a_tapped_creature_is_returned_for_it() -> None:
    table = position(alice=[SPIDER, "Grizzly Bears (tapped)", "Forest"], alice_hand=[HERO, GREY])
    assert ways(table, "Grey") == 0  # it has no color
    cast(table, "Hero")
    assert "Grizzly Bears" in table.alice.hand
    table.resolve()
    assert "Hero" in table.battlefield


def test_702_188a_only_its_players_spells_have_it() -> None:
    table = position(alice=["Grizzly Bears (tapped)", "Forest"], alice_hand=[HERO], bob=[SPIDER])
    assert ways(table, "Hero") == 0


def test_702_185a_what_was_warped_is_exiled_though_what_gave_it_is_gone() -> None:
    table = position(alice=[SECOND, "4 Mountain"], alice_hand=[RED, "Shock"])
    assert ways(table, "Red") == 1  # it costs {3}{R}{R}
    cast(table, "Red")
    table.resolve()
    assert "Red" in table.battlefield
    table.alice.cast("Shock", targets=["Second"])
    table.resolve()
    assert "Second" not in table.battlefield
    table.advance_to("end step")
    table.resolve_all()
    assert table.exile == ["Red"]


def test_702_185a_only_from_a_hand_and_only_such_cards() -> None:
    table = position(alice=[SECOND, "3 Mountain"], alice_hand=["Craw Wurm", "Juggernaut"])
    assert ways(table, "Craw Wurm") == 0
    assert ways(table, "Juggernaut") == 1


def test_702_74a_the_permanent_keeps_what_evoke_stands_for() -> None:
    table = position(alice=[ASHLING, "4 Mountain"], alice_hand=[GREAT, "Craw Wurm"])
    assert ways(table, "Craw Wurm") == 0
    cast(table, "Great")
    table.resolve()
    assert "Great" in table.battlefield
    table.resolve_all()
    assert "Great" not in table.battlefield


def test_400_7b_it_is_sacrificed_though_what_gave_it_is_gone() -> None:
    table = position(alice=[ASHLING, "5 Mountain"], alice_hand=[GREAT, "Lightning Bolt"])
    cast(table, "Great")
    table.alice.cast("Lightning Bolt", targets=["Ashes"])
    table.resolve()
    assert "Ashes" not in table.battlefield
    table.resolve_all()
    assert "Great" not in table.battlefield
    assert "Great" in table.alice.graveyard


def test_702_119a_the_mana_cost_is_that_of_emerge() -> None:
    table = position(alice=[KITE, "Hill Giant", "Forest", "Forest"], alice_hand=["Craw Wurm"])  # {4}{G}{G}, less {4}
    cast(table, "Craw Wurm")
    assert "Hill Giant" not in table.battlefield
    table.resolve()
    assert "Craw Wurm" in table.battlefield
