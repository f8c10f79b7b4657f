"""CR 614.10: turns, phases and steps that are skipped, by choice and by what must be."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.errors import CardError
from mainphase.kernel.state.turn_parts import Skip


def test_614_10_who_may_skip_is_asked_as_the_turn_would_begin() -> None:
    table = position(active="bob", step="end step", alice=["Time Vault (tapped)"])
    while table.asked == "priority":
        table.pass_once()
    assert table.asked == "may"
    assert table.asked_player == "alice"
    assert table.tapped("Time Vault")
    table.choose("yes")
    assert table.active == "bob"
    assert not table.tapped("Time Vault")


def test_614_10a_one_skip_is_satisfied_by_one_turn_and_the_player_chooses_which_applies() -> None:
    """The turn that must be skipped can be the one that Time Vault untaps for; then the other skip still waits."""
    table = position(active="bob", step="end step", alice=["Time Vault (tapped)"])
    table.state.skips.append(Skip("turn", table.alice.number))
    while table.asked == "priority":
        table.pass_once()
    table.choose("yes")
    assert table.active == "bob"
    assert len(table.state.skips) == 1
    table.advance_to("end step")
    while table.asked == "priority" and table.state.skips:
        table.pass_once()
    assert table.active == "bob"
    assert table.state.skips == []


def test_614_10b_declined_the_skip_that_must_be_still_is() -> None:
    table = position(active="bob", step="end step", alice=["Time Vault (tapped)"])
    table.state.skips.append(Skip("turn", table.alice.number))
    while table.asked == "priority":
        table.pass_once()
    table.choose("no")
    assert table.active == "bob"
    assert table.tapped("Time Vault")


def test_614_10_two_ways_to_skip_are_offered_one_after_the_other() -> None:
    table = position(active="bob", step="end step", alice=["2 Time Vault (tapped)"])
    while table.asked == "priority":
        table.pass_once()
    table.choose("no")
    assert table.asked == "may"
    table.choose("yes")
    assert table.active == "bob"


# --- Phases and steps


def may_skip(part: str, who: n.Selector | None = None, then: n.Effect | None = None) -> CardDef:
    skipping = n.Static(n.SkipPart(part, who or n.You(), optional=True, then=then))
    return CardDef("Rest", None, CardType.ENCHANTMENT, abilities=(skipping,))


@pytest.mark.parametrize("rules", ["fifth", "1999-06-01", "2009-07-11", "current"])
@pytest.mark.parametrize("part", ["untap", "upkeep", "draw", "main", "combat", "end", "discard", "cleanup"])
def test_614_10_the_choice_to_skip_a_phase_or_step_is_made_just_before_it_would_begin(part: str, rules: str) -> None:
    """Once for each that there is, and a part that the turn does not have is not asked about."""
    phase = part in ("main", "combat") or rules == "fifth"
    table = position(alice=[may_skip(f"{part} phase" if phase else f"{part} step")], rules=rules, active="bob")
    in_1997 = ("untap", "upkeep", "draw", "main", "discard", "cleanup")
    since = ("untap", "upkeep", "draw", "main", "combat", "main", "end", "cleanup")
    asked = list(in_1997 if rules == "fifth" else since).count(part)
    for answer in ("yes", "no"):
        for _ in range(asked):
            while table.asked != "may":
                table.go_on()
            assert (table.asked_player, table.active, table.step) == ("alice", "alice", "")
            table.forget()
            table.choose(answer)
            skipped = [e.word for e in table.events("skipped")]
            begun = [e.word for e in table.events("phase begins", "step begins") if e.word.startswith(part)]
            assert bool(skipped) == (answer == "yes")
            if part not in ("main", "end"):  # these have other names, or others begin like them
                assert bool(begun) == (answer == "no")
        table.advance_to("bob's upkeep")


def test_614_10a_a_skip_that_must_be_waits_for_the_next_if_this_one_is_skipped_by_choice() -> None:
    table = position(alice=[may_skip("draw step")], step="upkeep", alice_library=["9 Forest"])
    table.state.skips.append(Skip("draw step", table.alice.number))
    while table.asked != "may":
        table.pass_once()
    table.choose("yes")
    assert len(table.state.skips) == 1
    while table.asked != "may":
        table.go_on()
    table.choose("no")
    assert table.state.skips == []
    assert not [e for e in table.events("draw") if e.player == "alice"]


def test_614_10_each_effect_that_could_skip_it_is_offered_until_one_does() -> None:
    for answers, gained in ((("no", "no"), 0), (("no", "yes"), 2), (("yes",), 2)):
        rest = may_skip("draw step", then=n.GainLife(n.Fixed(2)))
        table = position(alice=[rest, rest], step="upkeep", alice_library=["9 Forest"])
        table.pass_once()
        table.pass_once()
        for answer in answers:
            assert table.asked == "may"
            table.choose(answer)
        assert table.priority
        assert table.alice.life == 20 + gained


def test_614_10b_what_is_done_for_it_comes_first_in_the_next_step_that_really_begins() -> None:
    """Two steps that are skipped one after the other: both lives are gained in the main phase, before its triggers."""
    rests = [may_skip(part, then=n.GainLife(n.Fixed(1))) for part in ("upkeep", "draw step")]
    main = CardDef(
        "Dawn",
        None,
        CardType.ENCHANTMENT,
        abilities=(n.Triggered(n.BeginningOf("precombat main", n.You()), (n.Mode(n.LoseLife(n.Fixed(5), n.You())),)),),
    )
    table = position(alice=[*rests, main], active="bob", step="end step")
    for _ in rests:
        while table.asked != "may":
            table.go_on()
        assert table.alice.life == 20
        table.choose("yes")
    assert (table.step, table.alice.life) == ("precombat main", 22)
    assert [e.name for e in table.events("skipped", "phase begins", "life gained", "triggered")][-5:] == [
        "skipped",
        "phase begins",
        "life gained",
        "life gained",
        "triggered",
    ]


def test_500_11_a_combat_phase_skipped_by_choice_is_over() -> None:
    table = position(alice=[may_skip("combat phase"), "Grizzly Bears"])
    while table.asked != "may":
        table.pass_once()
    table.choose("yes")
    assert table.step == "postcombat main"


def test_614_10_a_skip_that_must_be_and_what_would_be_done_for_it_are_not_one_ability() -> None:
    """Nothing says what comes of it: it is refused by name."""
    odd = CardDef(
        "Odd Rest",
        None,
        CardType.ENCHANTMENT,
        abilities=(n.Static(n.SkipPart("draw step", n.You(), then=n.GainLife(n.Fixed(2)))),),
    )
    with pytest.raises(CardError, match="SkipPart"):
        position(alice=[odd])
