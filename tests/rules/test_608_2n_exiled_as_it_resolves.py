"""CR 608.2n, 614.6: spells that an effect has exiled instead of being put into a graveyard as they resolve."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.kernel.values import Option

FEATHER = invented(
    "Whenever you cast an instant or sorcery spell that targets a creature you control, exile that card instead of "
    "putting it into your graveyard as it resolves. If you do, return it to your hand at the beginning of the next end "
    "step.",
    "Plume",
)  # fmt: skip
SLICK = invented(
    "Whenever you cast a red instant or sorcery spell from your hand, exile that spell instead of putting it into your "
    "graveyard as it resolves. If you do, it becomes plotted.",
    "Slick",
)  # fmt: skip
DREAM = invented(
    "Whenever you cast an instant or sorcery spell from your hand, exile that card with a dream counter on it instead "
    "of putting it into your graveyard as it resolves.",
    "Dream",
)  # fmt: skip
SECRET = invented(
    "Whenever you cast an instant or sorcery spell from your hand, exile that card with two time counters on it "
    "instead of putting it into your graveyard as it resolves. Then if the exiled card doesn't have suspend, it gains "
    "suspend.",
    "Secret",
)  # fmt: skip
TALE = invented("You gain 1 life.", "Tale", "Sorcery", cost="{0}")
GROW = invented("Target creature gets +3/+3 until end of turn.", "Grow", "Instant", cost="{0}")
STOP = invented("Counter target spell.", "Stop", "Instant", cost="{0}")
RED = invented("You gain 1 life.", "Red", "Instant", cost="{R}")


def offered(table: Table) -> list[Option]:
    """What there is to choose from now."""
    assert table.state.pending is not None
    return list(table.state.pending.options)


def resolved(table: Table) -> Table:
    table.resolve()
    table.resolve()
    return table


def test_608_2n_it_comes_back_in_the_end_step() -> None:
    table = position(alice=[FEATHER], alice_hand=[GROW])
    table.alice.cast("Grow", targets=["Plume"])
    assert table.stack == ["Grow", "Plume"]
    resolved(table)
    assert table.exile == ["Grow"]
    table.advance_to("end step")
    table.resolve_all()
    assert table.alice.hand == ["Grow"]
    assert table.exile == []


def test_608_2n_only_what_aims_at_ones_own_creature() -> None:
    table = position(alice=[FEATHER], alice_hand=[GROW, TALE], bob=["Grizzly Bears"])
    table.alice.cast("Grow", targets=["Grizzly Bears"])
    table.resolve_all()
    table.alice.cast("Tale")
    table.resolve_all()
    assert sorted(table.alice.graveyard) == ["Grow", "Tale"]


def test_608_2n_what_is_countered_or_whose_target_is_gone_is_not_exiled() -> None:
    table = position(alice=[FEATHER], alice_hand=[GROW], bob_hand=[STOP])
    table.alice.cast("Grow", targets=["Plume"])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Stop", targets=["Grow"])
    table.resolve_all()
    assert table.alice.graveyard == ["Grow"]
    table.advance_to("end step")
    assert table.stack == []


def test_702_170d_it_becomes_plotted() -> None:
    table = position(alice=[SLICK, "Mountain"], alice_hand=[RED, TALE])
    table.alice.cast("Red")
    resolved(table)
    assert table.exile == ["Red"]
    assert table.alice.life == 21
    table.alice.cast("Tale")
    table.resolve_all()
    assert table.alice.graveyard == ["Tale"]
    table.advance_to("turn 3, precombat main")
    assert any("Red" in table.option_text(o) for o in offered(table))


def test_122_1_with_a_counter() -> None:
    table = position(alice=[DREAM], alice_hand=[TALE])
    table.alice.cast("Tale")
    resolved(table)
    assert table.state.objects[table.state.exile[0]].counters == {"dream": 1}


def test_702_62a_it_gains_suspend() -> None:
    table = position(alice=[SECRET], alice_hand=[TALE])
    table.alice.cast("Tale")
    resolved(table)
    assert table.alice.life == 21
    assert table.state.objects[table.state.exile[0]].counters == {"time": 2}
    table.advance_to("turn 3, precombat main")
    assert table.state.objects[table.state.exile[0]].counters == {"time": 1}
    table.advance_to("turn 5, upkeep")
    table.resolve()
    table.resolve()
    if "yes" in table.options:
        table.alice.choose("yes")
    table.resolve_all()
    assert table.alice.life == 22
