"""CR 904 and 314: Archenemy, and the schemes of the archenemy's deck."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    abandon_this,
    at_the_beginning_of,
    creature,
    draw,
    end_step,
    from_zone,
    gain_life,
    have,
    scheme,
    upkeep,
    when_set_in_motion,
    you,
)
from mainphase.presentation.view import view_of

FOUR = ("arch", "ann", "abe", "bob")
HEROES = (("ann", "abe", "bob"),)

GAIN = scheme("Gain", when_set_in_motion.do(gain_life(1)))
MORE = scheme("More", when_set_in_motion.do(gain_life(10)))
TWICE = scheme("Twice", when_set_in_motion.do(gain_life(1)), when_set_in_motion.do(draw(1)))
NOTHING = scheme("Nothing")
BANNER = scheme("Banner", have(creature, n.AddPT(n.Fixed(1), n.Fixed(1))), ongoing=True)
UPKEEPS = scheme("Upkeeps", at_the_beginning_of(upkeep, of=you).do(gain_life(1)), ongoing=True)
BRIEF = scheme("Brief", at_the_beginning_of(end_step).do(abandon_this), ongoing=True)


def archenemy(**said: object) -> Table:
    return position(players=FOUR, teams=HEROES, arch_life=40, **said)  # type: ignore[arg-type]


def face_up(table: Table) -> list[str]:
    return [table.name(oid) for oid in table.state.command]


def deck(table: Table) -> list[str]:
    """The scheme deck from the top, as it really is."""
    g = table.state
    return [g.book.cards[g.objects[oid].card].node.name for oid in g.players[0].schemes]


# --- Set in motion


def test_904_9_505_3_the_top_scheme_is_set_in_motion_as_the_precombat_main_phase_begins() -> None:
    table = archenemy(arch_schemes=[GAIN, MORE])
    assert table.step == "precombat main"
    (event,) = table.events("scheme set in motion")
    assert (event.player, event.what, event.rule) == ("arch", "Gain", "505.3")
    assert face_up(table) == ["Gain"]
    assert deck(table) == ["More"]
    assert table.stack == ["Gain"]  # nobody has had priority, and no stack was used for it
    table.resolve()
    assert table.arch.life == 41


def test_904_9_703_4e_one_in_each_of_the_archenemys_turns_and_none_in_the_others() -> None:
    table = archenemy(arch_schemes=[GAIN, MORE], triggers="automatic")
    table.advance_to("ann's precombat main")
    assert deck(table) == ["More", "Gain"]
    table.advance_to("ann's end step")
    assert len(table.events("scheme set in motion")) == 1
    table.advance_to("arch's precombat main")
    assert [e.what for e in table.events("scheme set in motion")] == ["Gain", "More"]


def test_904_9_not_in_the_postcombat_main_phase() -> None:
    table = archenemy(arch_schemes=[GAIN, MORE], step="postcombat main")
    assert table.events("scheme set in motion") == []


def test_701_32b_with_an_empty_scheme_deck_nothing_is_set_in_motion() -> None:
    table = archenemy(arch_in_motion=[BANNER])
    assert table.events("scheme set in motion") == []
    assert face_up(table) == ["Banner"]


def test_904_8_314_4_a_face_up_schemes_static_ability_affects_the_game() -> None:
    table = archenemy(arch_schemes=[NOTHING, BANNER], ann=["Memnite"], step="draw")
    assert table.pt("Memnite") == "1/1"
    table.advance_to("arch's precombat main")
    assert table.pt("Memnite") == "1/1"
    table.advance_to("arch's upkeep")
    table.advance_to("arch's precombat main")
    assert table.pt("Memnite") == "2/2"


def test_904_8_314_4_a_face_up_schemes_other_abilities_trigger() -> None:
    table = archenemy(arch_in_motion=[UPKEEPS], step="upkeep")
    assert table.stack == ["Upkeeps"]


def test_314_4_one_that_is_face_down_does_nothing() -> None:
    table = archenemy(arch_schemes=[UPKEEPS, BANNER], ann=["Memnite"], step="upkeep")
    assert table.stack == []
    assert table.pt("Memnite") == "1/1"


def test_904_7_314_5_its_owner_controls_it() -> None:
    table = archenemy(arch_schemes=[GAIN])
    g = table.state
    scheme_there = g.objects[g.command[0]]
    assert (scheme_there.owner, scheme_there.controller) == (0, 0)


def test_314_2_904_4_schemes_are_in_the_command_zone_all_the_time() -> None:
    table = archenemy(arch_schemes=[GAIN, MORE])
    g = table.state
    schemes = [o for o in g.objects.values() if g.book.cards[o.card].node.name in ("Gain", "More") and not o.ctx]
    assert [o.zone for o in schemes] == [n.Zone.COMMAND, n.Zone.COMMAND]


# --- Back to the bottom


def test_904_10_314_6_704_6e_it_goes_to_the_bottom_once_its_ability_has_resolved() -> None:
    table = archenemy(arch_schemes=[GAIN, MORE])
    table.resolve()
    assert face_up(table) == []
    assert deck(table) == ["More", "Gain"]
    assert "704.6e" in [e.rule for e in table.events("state-based action", what="Gain")]


def test_904_10_one_without_abilities_goes_before_anybody_gets_priority() -> None:
    table = archenemy(arch_schemes=[NOTHING, MORE])
    assert face_up(table) == []
    assert deck(table) == ["More", "Nothing"]


def test_904_10_it_stays_while_an_ability_of_its_own_is_on_the_stack() -> None:
    table = archenemy(arch_schemes=[TWICE, MORE], triggers="automatic")
    table.resolve()
    assert face_up(table) == ["Twice"]
    table.resolve()
    assert face_up(table) == []


def test_904_10_it_stays_while_an_ability_of_another_scheme_is_there() -> None:
    held = scheme("Held", when_set_in_motion.do(gain_life(1)), from_zone(n.Zone.COMMAND, HELD), ongoing=True)
    table = archenemy(arch_schemes=[GAIN], arch_in_motion=[held], triggers="automatic")
    assert table.stack == ["Gain"]
    table.resolve()
    assert table.stack == ["Held"]  # it triggered as life was gained
    assert face_up(table) == ["Held", "Gain"]
    table.resolve()
    assert face_up(table) == ["Held"]


HELD = n.Triggered(n.GainsLife(n.You()), (n.Mode(n.Draw(n.Fixed(1))),))


# --- Ongoing schemes


def test_904_11_701_33b_an_ongoing_scheme_stays_until_it_is_abandoned() -> None:
    table = archenemy(arch_schemes=[BRIEF, MORE])
    assert face_up(table) == ["Brief"]
    table.advance_to("arch's end step")
    assert table.stack == ["Brief"]
    table.resolve()
    assert face_up(table) == []
    assert deck(table) == ["More", "Brief"]
    (event,) = table.events("scheme abandoned")
    assert (event.what, event.rule) == ("Brief", "701.33b")


def test_701_33a_what_is_not_ongoing_is_not_abandoned() -> None:
    odd = scheme("Odd", when_set_in_motion.do(abandon_this, gain_life(1)))
    table = archenemy(arch_schemes=[odd])
    table.resolve()
    assert table.events("scheme abandoned") == []
    assert table.arch.life == 41


# --- The game


def test_904_2_802_2_the_archenemy_may_attack_several_players() -> None:
    table = archenemy(arch=["Grizzly Bears", "Memnite"], arch_schemes=[NOTHING])
    table.arch.attack({"Grizzly Bears": "ann", "Memnite": "bob"})
    assert table.attackers == {"Grizzly Bears": "ann", "Memnite": "bob"}


def test_904_2_805_4_the_others_share_their_turns() -> None:
    table = archenemy(arch_schemes=[NOTHING], ann=["Grizzly Bears"], bob=["Memnite"])
    table.advance_to("ann's precombat main")
    assert [e.player for e in table.events("draw")] == ["ann", "abe", "bob"]
    table.ann.attack({"Grizzly Bears": "arch"})
    table.bob.attack({"Memnite": "arch"})
    table.advance_to("ann's postcombat main")
    assert table.arch.life == 37


def test_904_2_the_archenemy_wins_when_all_of_the_team_have_lost() -> None:
    table = archenemy(ann_life=1, arch=["Prodigal Sorcerer"])
    table.arch.activate("Prodigal Sorcerer", ["ann"])
    table.resolve()
    assert not table.over
    table.abe.concede()
    table.bob.concede()
    assert table.winners == ["arch"]


def test_904_2_the_team_wins_when_the_archenemy_has_lost() -> None:
    table = archenemy()
    table.bob.concede()
    table.arch.concede()
    assert table.winners == ["ann", "abe", "bob"]


def test_800_4a_the_schemes_leave_with_the_archenemy() -> None:
    table = position(players=("arch", "ann", "bob"), arch_schemes=[BANNER, MORE], arch_in_motion=[UPKEEPS])
    table.arch.concede()
    assert face_up(table) == []
    assert table.state.players[0].schemes == []


# --- What is seen


def test_904_9_only_face_up_schemes_are_seen() -> None:
    table = archenemy(arch_schemes=[GAIN, MORE])
    for seat in range(4):
        view = view_of(table.state, seat)
        assert [o.name for o in view.command] == ["Gain"]
        assert view.command[0].type_line == "Scheme"
        assert view.players[0].schemes == 1
        assert "More" not in str(view.as_dict())


def test_205_4h_an_ongoing_scheme_says_so() -> None:
    table = archenemy(arch_in_motion=[BANNER])
    assert view_of(table.state, 1).command[0].type_line == "Ongoing Scheme"
