"""Document 004, "Beginning of turn", and what it says of the time between turns."""

from __future__ import annotations

from tests.support.fifth import FIFTH, attack, settle
from tests.support.table import Event, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import (
    at_the_beginning_of,
    card,
    creature,
    damage,
    each,
    each_player,
    enchantment,
    gain_control,
    gain_life,
    itself,
    land,
    not_so,
    number_of,
    skips,
    tap_for,
    there_is,
    whenever,
    you,
)

TURN = "turn"
START = "beginning of turn"


DAWN = card("Dawn", None, enchantment)(at_the_beginning_of(TURN, of=you).do(gain_life(1)))
NOON = card("Noon", None, enchantment)(at_the_beginning_of(TURN, of=you).do(gain_life(2)))
WATCH = card("Watch", None, enchantment)(at_the_beginning_of(TURN, of=each_player).do(gain_life(8)))
ALONE = not_so(there_is(creature, at_least=2))
COUNT = card("Count", None, enchantment)(
    at_the_beginning_of(TURN, of=each_player, if_=ALONE).do(gain_life(number_of(creature)))
)
LURE = card("Lure of Dawn", None, enchantment)(at_the_beginning_of(TURN, of=you).do(gain_control(each(creature))))
LATE_LURE = card("Lure of Morning", None, enchantment)(
    at_the_beginning_of("upkeep", of=you).do(gain_control(each(creature)))
)


STING = card("Stinging Rock", None, land)(tap_for("{C}"), whenever(n.BecomesTapped(itself)).do(damage(1, you)))


def on_to(table: Table, place: str) -> None:
    """As far as the first decision there; what must be used is used."""
    while table.step != place:
        assert not table.over
        table.go_on(place)


def order(table: Table, *what: Event) -> list[int]:
    """Where these stand in what has happened."""
    return [table.log.index(e) for e in what]


def begins(table: Table, phase: str) -> Event:
    """The last beginning of such a phase."""
    return [e for e in table.events("phase begins") if e.word == phase][-1]


def test_the_beginning_of_the_turn_is_no_phase() -> None:
    """No mana burns at its end and no life total is looked at."""
    table = position(alice=[DAWN, "Forest"], alice_life=-1, bob_life=0, rules=FIFTH, step=START)
    table.alice.taps("Forest")
    settle(table)
    assert (table.step, table.over, table.alice.life, table.alice.mana) == ("untap phase", False, 0, "G")
    while not table.over:
        table.go_on("the end of the untap phase")
    assert [e.word for e in table.events("phase begins")] == ["beginning of turn", "untap phase"]


def test_what_happens_at_the_beginning_of_the_turn_is_a_series_before_untap() -> None:
    for first, gained in (("Dawn", [1, 2, 8]), ("Noon", [2, 1, 8])):
        table = position(alice=[DAWN, NOON, "Forest (tapped)", "Mountain"], bob=[WATCH], rules=FIFTH, step=START)
        table.choose(first)
        settle(table)
        assert [e.amount for e in table.events("life gained")] == gained
        while table.step == START:
            table.pass_once()
        assert table.step == "untap phase"
        assert table.tapped("Forest")


def test_vibrating_sphere_changes_as_the_turn_begins() -> None:
    """It makes creatures smaller in other turns: what cannot stand that dies before the untap phase."""
    table = position(alice=["Vibrating Sphere", "Memnite", "Hill Giant"], rules=FIFTH, step="discard phase")
    assert table.pt("Memnite") == "3/1"
    table.advance_to("bob's upkeep phase")
    assert table.pt("Hill Giant") == "3/1"
    [died] = table.events("dies")
    assert died.what == "Memnite"
    turn, died_at, untap = order(table, table.events("turn begins")[-1], died, begins(table, "untap phase"))
    assert turn < died_at < untap
    table.advance_to("alice's upkeep phase")
    assert table.pt("Hill Giant") == "5/3"


def test_continuous_abilities_change_before_what_happens_at_the_beginning_of_the_turn() -> None:
    """The creature has died before it is asked what happens then, and before creatures are counted."""
    table = position(alice=["Vibrating Sphere", "Memnite"], bob=[COUNT, "Hill Giant"], rules=FIFTH, step="discard")
    table.advance_to("bob's upkeep phase")
    [counted], [died] = table.events("life gained"), table.events("dies")
    assert (died.what, counted.amount) == ("Memnite", 1)
    [asked] = table.events("triggered", what="Count")
    places = order(table, died, asked, counted)
    assert places == sorted(places)


def test_summoning_sickness_ends_after_all_that_happens_at_the_beginning_of_the_turn() -> None:
    for lure, attacks in ((LURE, True), (LATE_LURE, False)):
        table = position(alice=[lure], bob=["Grizzly Bears"], rules=FIFTH, step=START)
        settle(table)
        on_to(table, "upkeep phase")
        settle(table)
        on_to(table, "main phase")
        assert table.alice.battlefield.count("Grizzly Bears") == 1
        attack(table)
        assert (table.asked == "attack") is attacks


def test_mana_of_the_beginning_of_the_turn_burns_as_the_first_phase_ends() -> None:
    table = position(alice=[DAWN, "Forest"], rules=FIFTH, step=START)
    table.alice.taps("Forest")
    settle(table)
    assert (table.step, table.alice.mana) == ("untap phase", "G")
    on_to(table, "upkeep phase")
    assert (table.alice.mana, table.alice.life) == ("", 20)
    burnt = table.log.index(table.events("mana burn")[0])
    assert burnt < next(i for i, e in enumerate(table.log) if e.name == "phase begins" and e.word == "upkeep phase")


def test_mana_of_the_beginning_of_the_turn_burns_in_upkeep_if_untap_is_skipped() -> None:
    hush = card("No Morning", None, enchantment)(skips("untap step", each_player))
    table = position(alice=[DAWN, "Forest", hush], rules=FIFTH, step=START)
    table.alice.taps("Forest")
    settle(table)
    assert (table.step, table.alice.mana, table.alice.life) == ("upkeep phase", "G", 21)
    on_to(table, "draw phase")
    assert (table.alice.mana, table.alice.life) == ("", 20)


def test_wellspring_takes_its_land_at_the_beginning_of_the_turn() -> None:
    """Before anything untaps, so that the land untaps with hers; and gives it back at the end of the turn."""
    table = position(
        alice=["Wellspring", "Mountain"], bob=["Forest (tapped)"], attached={"Wellspring": "Forest"}, rules=FIFTH,
        step="cleanup phase", active="bob",
    )  # fmt: skip
    while "Wellspring" not in table.stack:
        table.go_on("Wellspring")
    assert (table.turn, table.stack, table.controller("Forest")) == (2, ["Wellspring"], "bob")
    settle(table)
    assert (table.step, table.controller("Forest")) == (START, "alice")
    on_to(table, "upkeep phase")
    assert not table.tapped("Forest")
    on_to(table, "discard phase")
    assert table.controller("Forest") == "alice"
    table.advance_to("bob's upkeep phase")
    assert table.controller("Forest") == "bob"


# --- Between turns


def between_turns(table: Table) -> None:
    """From the discard phase to the first decision between this turn and the next."""
    while table.step:
        table.go_on("between turns")
    assert table.turn == 1


def test_the_choice_to_skip_a_turn_comes_before_everything_in_it() -> None:
    """Also before what happens at its beginning."""
    for answer, turns in (("yes", ["alice", "alice"]), ("no", ["alice", "bob"])):
        table = position(alice=["Forest"], bob=["Time Vault (tapped)", DAWN], rules=FIFTH, step="discard phase")
        while table.asked != "may":
            table.go_on("the choice")
        assert (table.asked_player, table.asked_about, table.step) == ("bob", "Time Vault", "")
        table.choose(answer)
        assert table.tapped("Time Vault") is (answer == "no")
        on_to(table, "main phase")
        assert [e.player for e in table.events("turn begins")] == turns
        assert len(table.events("life gained")) == (1 if answer == "no" else 0)


def test_the_choice_to_skip_a_phase_or_a_turn_comes_just_before_it() -> None:
    """When the phase before it is over, and nothing of it has begun."""
    rest = CardDef(
        "Rest", None, CardType.ENCHANTMENT, abilities=(n.Static(n.SkipPart("upkeep phase", n.You(), optional=True)),)
    )
    for answer, phases in (("yes", ["untap phase", "draw phase"]), ("no", ["untap phase", "upkeep phase"])):
        table = position(alice=[rest], rules=FIFTH, step="untap phase")
        while table.asked != "may":
            table.go_on("the choice")
        assert (table.asked_player, table.asked_about, table.step) == ("alice", "Rest", "")
        assert table.log[-1].name == "phase ends"
        table.choose(answer)
        assert [e.word for e in table.events("phase begins")] == phases
    table = position(bob=["Time Vault (tapped)"], rules=FIFTH, step="cleanup phase")
    while table.asked != "may":
        table.go_on("the choice")
    assert (table.turn, table.step, len(table.events("turn begins"))) == (1, "", 1)


def test_mana_sources_are_used_between_turns() -> None:
    """With nothing to skip, and nothing to pay for."""
    table = position(alice=["Forest"], bob=["Mountain"], rules=FIFTH, step="discard phase")
    between_turns(table)
    assert (table.asked_player, table.options) == ("bob", ["pass", "tap Mountain"])
    table.bob.taps("Mountain")
    assert (table.asked_player, table.options) == ("alice", ["pass", "tap Forest"])
    table.alice.taps("Forest")
    on_to(table, "upkeep phase")
    assert (table.active, table.alice.life, table.bob.life) == ("bob", 19, 19)
    burnt = [(e.player, e.rule) for e in table.events("mana burn")]
    assert sorted(burnt) == [("alice", "Mana Burn"), ("bob", "Mana Burn")]


def test_what_mana_sources_trigger_between_turns_is_played_and_their_damage_prevented() -> None:
    for prevented in (True, False):
        table = position(alice=["Plains"], alice_hand=["Healing Salve"], bob=[STING], rules=FIFTH, step="discard phase")
        between_turns(table)
        table.bob.taps("Stinging Rock")
        while prevented and "cast Healing Salve" not in table.options:
            table.pass_once()
        if prevented:
            table.alice.cast("Healing Salve", targets=["bob"])
        settle(table)
        assert bool(table.events("damage dealt")) is not prevented
        assert table.bob.life == (20 if prevented else 19)
        happened = table.log.index(table.events("damage prevented" if prevented else "damage dealt")[0])
        later = [table.log.index(e) for e in table.events("turn begins", player="bob")]
        assert all(happened < k for k in later)
