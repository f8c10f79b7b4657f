"""Rule 505.3 as the documents 000, 001 and 002 have it: the archenemy's scheme, under the rules of each one's day."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef
from mainphase.cards.words import gain_life, scheme, when_set_in_motion

DAYS = ("2010-06-18", "2011-09-30", "2021-07-23", "2022-02-03", "2024-10-02", "2026-04-17")

FIRST = scheme("First Scheme", when_set_in_motion.do(gain_life(1)))
SECOND = scheme("Second Scheme", when_set_in_motion.do(gain_life(10)))


def archenemy(rules: str, step: str = "draw", active: str = "arch", *permanents: str | CardDef) -> Table:
    """A game of one against two; what the archenemy has on the battlefield. Their triggers are put in any order."""
    return position(
        players=("arch", "ann", "abe"),
        teams=(("ann", "abe"),),
        arch_schemes=[FIRST, SECOND],
        arch_life=40,
        arch=permanents,
        triggers="automatic",
        step=step,
        active=active,
        rules=rules,
    )


def set_in_motion(table: Table) -> list[str]:
    return [e.what for e in table.events("scheme set in motion")]


def test_the_archenemy_sets_the_top_scheme_in_motion() -> None:
    for rules in DAYS:
        table = archenemy(rules)
        table.advance_to("precombat main")
        assert set_in_motion(table) == ["First Scheme"], rules
        assert [e.player for e in table.events("scheme set in motion")] == ["arch"], rules


def test_only_in_the_archenemys_turn() -> None:
    for rules in DAYS:
        table = archenemy(rules, active="ann")
        table.advance_to("end step")
        assert set_in_motion(table) == [], rules


def test_only_in_the_precombat_main_phase() -> None:
    # 703.4d and 904.9 said so from the first day; 505.3 itself since 16 July 2010.
    for rules in DAYS:
        table = archenemy(rules)
        table.advance_to("precombat main")
        table.resolve()
        table.advance_to("postcombat main")
        table.advance_to("end step")
        assert set_in_motion(table) == ["First Scheme"], rules


def test_it_comes_first_and_does_not_use_the_stack() -> None:
    for rules in DAYS:
        table = archenemy(rules)
        table.forget()
        table.advance_to("precombat main")
        names = [e.name for e in table.log]
        assert "priority" not in names[names.index("phase begins") : names.index("scheme set in motion")], rules
        assert names[names.index("phase begins") + 1] == "scheme set in motion", rules
        assert [e.rule for e in table.events("scheme set in motion")] == ["505.3"], rules
        assert (table.stack, table.priority) == (["First Scheme"], "arch"), rules
