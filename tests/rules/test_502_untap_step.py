"""CR 502: phasing, day and night, untapping; nobody gets priority."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, enchantment, gain_life, is_a, when

VIGIL = card("Vigil", "{W}", enchantment)(n.Static(n.MayKeepTapped(is_a(creature))))
SPRING = card("Spring", "{G}", enchantment)(when(n.BecomesUntapped(is_a(creature))).do(gain_life(1)))


def test_502_1_702_26a_permanents_with_phasing_phase_out_and_those_phased_out_phase_in() -> None:
    table = position(alice=["Tolarian Drake", "Teferi's Imp (phased out)"], step="untap", alice_hand=["Forest"])
    assert table.phased_out("Tolarian Drake")
    assert not table.phased_out("Teferi's Imp")
    out, back = table.events("phase out"), table.events("phase in")
    assert [e.what for e in out] == ["Tolarian Drake"]
    assert [e.what for e in back] == ["Teferi's Imp"]
    assert {e.rule for e in out + back} <= {"502.1", "702.26a", "702.26"}


def test_502_1_only_what_the_active_player_controls() -> None:
    table = position(bob=["Tolarian Drake", "Teferi's Imp (phased out)"], step="untap")
    assert not table.phased_out("Tolarian Drake")
    assert table.phased_out("Teferi's Imp")


def test_502_1_phasing_happens_before_untapping() -> None:
    """What phases in untaps in the same step; what phases out does not."""
    table = position(alice=["Tolarian Drake (tapped)", "Teferi's Imp (phased out, tapped)"], step="untap")
    assert not table.tapped("Teferi's Imp")
    assert table.tapped("Tolarian Drake")
    names = [e.name for e in table.log]
    assert names.index("phase in") < names.index("untap")


def test_502_1_phasing_in_is_not_entering() -> None:
    table = position(alice=["Lone Missionary (phased out)"], step="untap")
    assert not table.phased_out("Lone Missionary")
    assert not table.events("enters")
    assert table.stack == []


def test_502_2_day_becomes_night_if_the_previous_player_cast_no_spell() -> None:
    table = position(day="day", alice=["2 Mountain"], alice_hand=["2 Shock"])
    table.advance_to("bob's upkeep")
    assert table.day_night == "night"
    assert [e.rule for e in table.events("becomes night")] == ["502.2"]


def test_502_2_day_stays_if_one_was_cast() -> None:
    table = position(day="day", alice=["2 Mountain"], alice_hand=["2 Shock"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.advance_to("bob's upkeep")
    assert table.day_night == "day"


def test_502_2_only_spells_of_the_previous_turns_active_player_count() -> None:
    table = position(day="day", bob=["Mountain"], bob_hand=["Shock"])
    table.alice.passes()
    table.bob.cast("Shock", ["alice"])
    table.resolve_all()
    table.advance_to("bob's upkeep")
    assert table.day_night == "night"


def cast_shocks(table: Table, many: int) -> None:
    for _ in range(many):
        table.alice.cast("Shock", ["bob"])
        table.resolve()


def test_502_2_night_becomes_day_if_two_spells_were_cast() -> None:
    for many, expected in ((1, "night"), (2, "day")):
        table = position(day="night", alice=["2 Mountain"], alice_hand=["2 Shock"])
        cast_shocks(table, many)
        table.advance_to("bob's upkeep")
        assert table.day_night == expected


def test_502_2_with_neither_nothing_changes() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"])
    table.advance_to("turn 3, upkeep")
    assert table.day_night == "neither"


def test_502_2_the_check_comes_before_untapping() -> None:
    table = position(day="day", bob=["Forest (tapped)"])
    table.advance_to("bob's upkeep")
    names = [e.name for e in table.log]
    assert names.index("becomes night") < names.index("untap")


def test_502_2a_with_shared_team_turns_any_member_of_the_team_counts() -> None:
    def teams() -> Table:
        return position(
            players=("ann", "abe", "bea", "bob"),
            teams=(("ann", "abe"), ("bea", "bob")),
            day="day",
            abe=["Mountain"],
            abe_hand=["Shock"],
            bob=["Mountain"],
            bob_hand=["Shock"],
        )

    for caster, expected in (("abe", "day"), ("bob", "night")):
        table = teams()
        while table.priority != caster:
            table.pass_once()
        table.seat(caster).cast("Shock", ["bea" if caster == "abe" else "ann"])
        table.resolve_all()
        table.advance_to("turn 2, upkeep")
        assert table.day_night == expected


def test_502_3_the_active_players_permanents_untap() -> None:
    table = position(alice=["Forest (tapped)", "Grizzly Bears (tapped)"], bob=["Island (tapped)"], step="untap")
    assert not table.tapped("Forest")
    assert not table.tapped("Grizzly Bears")
    assert table.tapped("Island")
    assert [(e.what, e.rule) for e in table.events("untap")] == [("Forest", "502.3"), ("Grizzly Bears", "502.3")]


def test_502_3_all_at_once() -> None:
    table = position(alice=["2 Grizzly Bears (tapped)", SPRING], step="untap", triggers="automatic")
    names = [e.name for e in table.log if e.name in ("untap", "triggered")]
    assert names == ["untap", "untap", "triggered", "triggered"]


def test_502_3_effects_can_keep_permanents_tapped() -> None:
    table = position(alice=["Basalt Monolith (tapped)", "Forest (tapped)"], step="untap")
    assert table.tapped("Basalt Monolith")
    assert not table.tapped("Forest")


def test_502_3_the_player_determines_what_untaps_under_a_limit() -> None:
    table = position(alice=["Forest (tapped)", "Island (tapped)", "Memnite (tapped)"], bob=["Winter Orb"], step="untap")
    assert (table.asked, table.asked_player) == ("untap", "alice")
    assert table.options == ["Forest", "Island"]
    table.alice.choose("Island")
    assert table.step == "upkeep step"
    assert [table.tapped(name) for name in ("Forest", "Island", "Memnite")] == [True, False, False]


def test_502_3_may_choose_not_to_untap() -> None:
    for answer in ("yes", "no"):
        table = position(alice=["Grizzly Bears (tapped)", VIGIL], step="untap")
        assert (table.asked, table.asked_about) == ("untap", "Grizzly Bears")
        table.alice.choose(answer)
        assert table.tapped("Grizzly Bears") == (answer == "no")


def test_502_3_an_effect_on_the_next_untap_step() -> None:
    table = position(alice=["3 Island"], alice_hand=["Exhaustion"], bob=["Forest (tapped)", "Memnite (tapped)"])
    table.alice.cast("Exhaustion", ["bob"])
    table.resolve()
    table.advance_to("bob's upkeep")
    assert table.tapped("Forest")
    assert table.tapped("Memnite")
    table.advance_to("turn 4, upkeep")
    assert not table.tapped("Forest")


def test_502_4_nobody_gets_priority_in_the_untap_step() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Mountain"], bob_hand=["Shock"], step="untap")
    step = [e.name for e in table.log]
    assert "priority" not in step[: step.index("step ends")]
    assert table.step == "upkeep step"


def test_502_4_what_triggers_is_held_until_upkeep() -> None:
    table = position(alice=["Teferi's Imp (phased out)"], alice_library=["Forest"], step="untap")
    assert table.step == "upkeep step"
    assert table.stack == ["Teferi's Imp"]
    names = [e.name for e in table.log]
    assert names.index("triggered") < names.index("step ends") < names.index("put on the stack")
    table.resolve()
    assert table.alice.hand == ["Forest"]
