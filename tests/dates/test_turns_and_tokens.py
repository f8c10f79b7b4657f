"""What changed in the turn itself: attacks that nobody makes, extra turns, ended turns, Sagas, phased-out tokens, empty
libraries.
"""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword
from mainphase.cards.words import card, instant

TURN_FOR_ME = CardDef(
    "Turn for Me", n.ManaCost(), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(n.ExtraTurn()),)),)
)
TURN_FOR_YOU = CardDef(
    "Turn for You",
    n.ManaCost(),
    CardType.INSTANT,
    abilities=(n.SpellAbility((n.Mode(n.ExtraTurn(n.EachOpponent())),)),),
)


def test_308_4_nobody_attacks_and_nobody_gets_priority_until_30_june_2003() -> None:
    table = position(alice=["Grizzly Bears"], rules="2003-06-30", step="beginning of combat")
    table.forget()
    table.advance_to("end of combat")
    assert not table.events("priority", rule="308.1")
    assert [e.word for e in table.events("skipped")] == ["declare blockers step", "combat damage step"]


def test_308_4_the_step_goes_on_without_attackers_since_1_july_2003() -> None:
    table = position(alice=["Grizzly Bears"], rules="2003-07-01", step="beginning of combat")
    table.advance_to("declare attackers")
    table.go_on()
    assert (table.step, table.priority) == ("declare attackers step", "alice")


@pytest.mark.parametrize(
    ("rules", "order"),
    [
        ("1999-11-01", ["alice", "bob", "bob"]),  # in the order in which they were made
        ("2002-02-19", ["alice", "bob", "bob"]),
        ("2002-02-20", ["bob", "alice", "bob"]),  # newest first
        ("2026-04-17", ["bob", "alice", "bob"]),
    ],
)
def test_500_7_extra_turns_are_taken_oldest_first_until_19_february_2002(rules: str, order: list[str]) -> None:
    table = position(alice_hand=[TURN_FOR_ME, TURN_FOR_YOU], rules=rules)
    for name in ("Turn for Me", "Turn for You"):
        table.alice.cast(name)
        table.resolve()
    taken = []
    for _ in order:
        table.advance_to("next upkeep")
        taken.append(table.active)
    assert taken == order


STOP = card("Stop", "{U}", instant)(n.SpellAbility((n.Mode(n.EndTheTurn()),)))


def test_102_2_an_empty_library_loses_at_once_until_october_1999() -> None:
    """The spell goes on to deal damage, or never gets that far."""
    drain = CardDef(
        "Deep Thought",
        n.ManaCost(),
        CardType.INSTANT,
        abilities=(
            n.SpellAbility((n.Mode(n.Sequence((n.Draw(n.Fixed(1)), n.LoseLife(n.Fixed(20), n.EachOpponent())))),)),
        ),
    )
    for rules, winners in (("1999-10-31", ["bob"]), ("1999-11-01", [])):
        table = position(alice_hand=[drain], alice_blanks=0, rules=rules)
        table.alice.cast("Deep Thought")
        table.resolve()
        assert table.over
        assert table.winners == winners


def test_704_5d_a_token_that_phases_out_is_gone_until_24_august_2017() -> None:
    for rules, left in (("2017-08-24", 0), ("2017-08-25", 1)):
        table = token_phases_out(rules)
        assert len(table.state.phased_out) == left


def token_phases_out(rules: str) -> Table:
    token = CardDef(
        "Shade", None, CardType.CREATURE, power=1, toughness=1, abilities=(n.HasKeywords(Keyword.PHASING),), colors=0
    )
    make = CardDef("Make", n.ManaCost(), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(n.CreateToken(token)),)),))
    table = position(alice_hand=[make], rules=rules)
    table.alice.cast("Make")
    table.resolve()
    table.advance_to("turn 3, upkeep")
    return table


SAGA = CardDef("Long Tale", n.ManaCost(), CardType.ENCHANTMENT, subtypes=("Saga",))


def test_704_5s_a_saga_without_chapters_goes_until_5_june_2025() -> None:
    assert position(alice=[SAGA], rules="2025-06-05").alice.graveyard == ["Long Tale"]
    assert position(alice=[SAGA], rules="2025-06-06").alice.battlefield == ["Long Tale"]


def test_a_step_is_found_by_its_kind_whatever_it_was_called() -> None:
    """The end step was the end of turn step until 10 July 2009; effects name it as it is named today."""
    no_end = CardDef(
        "Restless Night", None, CardType.ENCHANTMENT, abilities=(n.Static(n.SkipPart("end step", n.EachPlayer())),)
    )
    no_draw = CardDef(
        "Dry Well", None, CardType.ENCHANTMENT, abilities=(n.Static(n.SkipPart("draw step", n.EachPlayer())),)
    )
    for date in ("2003-07-01", "current"):
        table = position(alice=[no_end], rules=date, step="upkeep")
        table.advance_to("bob's upkeep")
        assert [e.word for e in table.events("skipped") if "end" in e.word and "combat" not in e.word]
    table = position(alice=[no_draw], rules="fifth", step="upkeep")
    table.advance_to("main phase")
    assert [e.word for e in table.events("skipped")] == ["draw phase"]
