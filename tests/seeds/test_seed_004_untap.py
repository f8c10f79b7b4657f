"""Document 004, "Untap phase"."""

from __future__ import annotations

from tests.support.fifth import FIFTH, settle
from tests.support.table import Table, position

from mainphase.cards.words import (
    an_ability,
    at_the_beginning_of,
    card,
    counter_it,
    damage,
    draw,
    each_player,
    enchantment,
    gain_life,
    instant,
    phase_ability,
    target,
    targeting,
    you,
)

UNTAP = "untap step"
BEACON = card("Beacon", None, enchantment)(at_the_beginning_of(UNTAP, of=you).do(gain_life(1)))
EMBER = card("Ember", None, enchantment)(at_the_beginning_of(UNTAP, of=you).do(damage(1, each_player)))
HUSH = card("Hush", "{0}", instant)(targeting(an_ability).do(counter_it(target)))


def announce(table: Table) -> None:
    """The active player announces the untapping, unless they did so because there was nothing else to do."""
    if "phase ability" in table.options:
        table.choose("phase ability")


def untap(table: Table) -> None:
    announce(table)
    settle(table)


def test_untapping_is_a_mandatory_phase_effect_in_the_middle_of_the_phase() -> None:
    table = position(
        alice=["2 Forest (tapped)", "Mountain", BEACON], bob=["Forest (tapped)"], rules=FIFTH, step="untap phase"
    )
    assert table.stack == ["Beacon"]
    settle(table)
    assert table.alice.life == 21
    assert table.tapped("alice's Forest")
    assert "phase ability" in table.options
    assert "pass" not in table.options
    announce(table)
    assert table.tapped("alice's Forest")  # it is being cast
    settle(table)
    assert not table.tapped("alice's Forest")
    assert not table.tapped("alice's Forest 2")
    assert table.tapped("bob's Forest")
    table.advance_to("upkeep phase")
    assert table.active == "alice"


def test_mana_burns_and_life_is_looked_at_as_the_untap_phase_ends() -> None:
    table = position(alice=["Forest"], bob_life=0, rules=FIFTH, step="untap phase")
    announce(table)
    table.alice.taps("Forest")
    while not table.over:
        table.pass_once()
    assert (table.alice.life, table.winners) == (19, ["alice"])
    assert [e.word for e in table.events("phase begins")] == ["untap phase"]


def test_what_untaps_is_determined_as_the_untapping_resolves() -> None:
    """A land that was tapped after the announcement untaps with the others."""
    table = position(alice=["Forest (tapped)", "Mountain"], rules=FIFTH, step="untap phase")
    announce(table)
    table.alice.taps("Mountain")  # now there is nothing left to do but to let it resolve
    told = [(e.name, e.what) for e in table.events("tap", "untap")]
    assert told == [("tap", "Mountain"), ("untap", "Forest"), ("untap", "Mountain")]


def test_choices_are_made_as_the_untapping_is_announced() -> None:
    table = position(
        alice=["Winter Orb", "Forest (tapped)", "Island (tapped)", "Mountain"], rules=FIFTH, step="untap phase"
    )
    assert table.asked == "priority"  # nothing was asked as the phase began
    announce(table)
    assert (table.asked, sorted(table.options)) == ("untap", ["Forest", "Island"])
    table.choose("Island")
    assert table.asked == "priority"
    assert table.tapped("Island")  # not yet
    settle(table)
    assert (table.tapped("Island"), table.tapped("Forest")) == (False, True)


def test_a_land_tapped_after_the_announcement_untaps_if_none_was_chosen() -> None:
    table = position(alice=["Winter Orb", "Mountain"], rules=FIFTH, step="untap phase")
    announce(table)
    table.alice.taps("Mountain")
    settle(table)
    assert not table.tapped("Mountain")


def test_a_choice_that_becomes_necessary_later_takes_back_none() -> None:
    """It is made as soon as it is necessary, before anything else is done."""
    table = position(
        alice=["Winter Orb", "Forest (tapped)", "Island (tapped)", "Mountain"], rules=FIFTH, step="untap phase"
    )
    announce(table)
    table.choose("Island")
    table.alice.taps("Mountain")
    settle(table)
    assert [table.tapped(name) for name in ("Forest", "Island", "Mountain")] == [True, False, True]
    table = position(alice=["Winter Orb", "Forest", "Mountain"], rules=FIFTH, step="untap phase")
    announce(table)
    table.alice.taps("Forest")
    assert table.priority  # one land is no choice
    table.alice.taps("Mountain")
    assert not table.events("resolves")  # the untapping: it is asked at once
    assert (table.asked, sorted(table.options)) == ("untap", ["Forest", "Mountain"])
    table.choose("Mountain")
    settle(table)
    assert [table.tapped(name) for name in ("Forest", "Mountain")] == [True, False]


# --- Phasing


def test_phasing_happens_as_the_untap_phase_begins() -> None:
    """Neither could see the other: what phases in does not go out again."""
    table = position(
        alice=["Tolarian Drake", "Tolarian Drake (tapped, phased out)", BEACON, "Forest"],
        rules=FIFTH,
        step="untap phase",
    )
    table.choose("phase ability")  # the Beacon's belongs to the beginning too: its player says which comes first
    settle(table)
    moved = table.events("phase in", "phase out")
    assert [(e.name, e.what) for e in moved] == [("phase in", "Tolarian Drake"), ("phase out", "Tolarian Drake")]
    assert not table.events("untap")
    assert table.tapped("Tolarian Drake")
    untap(table)
    assert not table.tapped("Tolarian Drake")


def test_only_the_active_players_permanents_phase() -> None:
    table = position(
        alice=["Tolarian Drake"], bob=["Tolarian Drake", "Tolarian Drake (phased out)"], rules=FIFTH, step="untap phase"
    )
    assert [(e.name, e.what) for e in table.events("phase in", "phase out")] == [("phase out", "Tolarian Drake")]
    assert table.phased_out("alice's Tolarian Drake")
    assert not table.phased_out("bob's Tolarian Drake")
    assert table.phased_out("bob's Tolarian Drake 2")


# --- What can be played


def up_to_upkeep(table: Table) -> list[tuple[str | None, list[str]]]:
    """Who was offered what before the upkeep phase."""
    offered = []
    while table.step != "upkeep phase":
        offered.append((table.asked_player, table.options))
        if "phase ability" in table.options:
            announce(table)
        else:
            table.pass_once()
    return offered


def test_no_fast_effects_before_and_in_the_untap_phase() -> None:
    table = position(
        alice=["Mountain", BEACON], alice_hand=["Shock"], bob=["Mountain"], bob_hand=["Shock"],
        rules=FIFTH, step="beginning of turn",
    )  # fmt: skip
    offered = up_to_upkeep(table)
    assert {player for player, _ in offered} == {"alice", "bob"}
    assert len(offered) > 6
    assert not [o for _, options in offered for o in options if o.startswith(("cast", "activate"))]
    assert table.asked_player == "alice"
    assert "cast Shock" in table.options  # upkeep


def test_mana_sources_are_used_in_the_untap_phase() -> None:
    table = position(alice=["Forest"], bob=["Mountain"], rules=FIFTH, step="untap phase")
    offered = up_to_upkeep(table)
    for player, source in (("alice", "tap Forest"), ("bob", "tap Mountain")):
        assert [options for who, options in offered if who == player and source in options]


def test_what_happens_as_the_untap_phase_begins_can_be_interrupted() -> None:
    table = position(alice=[BEACON], bob_hand=[HUSH], rules=FIFTH, step="untap phase")
    table.pass_once()
    table.bob.cast("Hush")
    settle(table)
    assert table.alice.life == 20
    assert [e.what for e in table.events("countered")] == ["Beacon"]


def test_damage_in_the_untap_phase_can_be_prevented() -> None:
    table = position(
        alice=[EMBER], bob=["Plains"], bob_hand=["Healing Salve", "Shock"], rules=FIFTH, step="untap phase"
    )
    while "cast Healing Salve" not in table.options:
        table.pass_once()
    assert (table.step, table.asked_player, "cast Shock" in table.options) == ("untap phase", "bob", False)
    table.bob.cast("Healing Salve", targets=["bob"])
    settle(table)
    assert (table.alice.life, table.bob.life) == (19, 20)


# --- Old cards and new


def test_a_newer_card_can_ask_for_something_during_untap() -> None:
    chore = card("Morning Chore", None, enchantment)(phase_ability("untap", must=True).do(draw(1)))
    table = position(alice=[chore, "Forest"], rules=FIFTH, step="untap phase")
    untap(table)
    assert "activate Morning Chore" in table.options
    assert "pass" not in table.options
    table.alice.activate("Morning Chore")
    settle(table)
    assert (table.step, len(table.alice.hand)) == ("untap phase", 1)
    table.advance_to("upkeep phase")
    assert len(table.alice.hand) == 1


def test_what_the_oldest_cards_do_during_untap_they_do_in_upkeep() -> None:
    """Paralyze of the Limited Edition asked for its four mana during untap."""
    table = position(
        alice=["Hill Giant (tapped)", "4 Forest"], bob=["Paralyze"], attached={"Paralyze": "Hill Giant"}, rules=FIFTH,
        step="untap phase",
    )  # fmt: skip
    for _, options in up_to_upkeep(table):
        assert "activate Paralyze" not in options
    table.alice.activate("Paralyze")
    settle(table)
    assert (table.step, table.tapped("Hill Giant")) == ("upkeep phase", False)


def test_what_the_coffin_returns_while_it_untaps_does_not_untap() -> None:
    """It is hers, and it comes back in the middle of the phase in which what is hers untaps."""
    table = position(alice=["Tawnos's Coffin", "3 Forest", "Hill Giant"], rules=FIFTH, step="upkeep phase")
    table.alice.activate("Tawnos's Coffin", targets=["Hill Giant"])
    settle(table)
    assert "Hill Giant" not in table.alice.battlefield
    table.advance_to("bob's discard phase")
    while table.step != "upkeep phase":
        if table.asked == "untap":
            table.choose("yes")
        else:
            table.go_on("upkeep")
    assert (table.turn, "Hill Giant" in table.alice.battlefield) == (3, True)
    told = [(e.name, e.what) for e in table.log]
    assert told.index(("untap", "Tawnos's Coffin")) < told.index(("phase in", "Hill Giant"))
    assert not table.tapped("Tawnos's Coffin")
    assert table.tapped("Hill Giant")
    assert not table.events("untap", what="Hill Giant")
