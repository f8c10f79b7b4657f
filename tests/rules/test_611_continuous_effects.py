"""CR 611: continuous effects, how long they last and what they are about."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Keyword
from mainphase.cards.words import (
    apply,
    artifact,
    as_long_as,
    card,
    creature,
    do,
    each,
    enchantment,
    enters,
    flying,
    gain_control,
    gain_life,
    gains,
    gets,
    have,
    instant,
    is_a,
    is_untapped,
    number_of,
    pay,
    sorcery,
    tap,
    tap_this,
    target,
    targeting,
    this,
    untap,
    when,
    while_you_control_this,
    yours,
)
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede


def test_611_2c_the_objects_are_fixed_as_the_effect_begins() -> None:
    rally = card("Rallying", "{W}", instant)(do(apply(each(creature, yours), gets(1, 1))))
    table = position(alice=["Grizzly Bears", "3 Plains"], alice_hand=[rally, "Memnite"])
    table.alice.cast("Rallying")
    table.resolve()
    table.alice.cast("Memnite")
    table.resolve()
    assert (table.pt("Grizzly Bears"), table.pt("Memnite")) == ("3/3", "1/1")


def test_611_2d_608_2h_its_numbers_are_fixed_as_it_begins() -> None:
    swell = card("Swelling", "{G}", instant)(
        targeting(creature).do(apply(target, gets(number_of(creature, yours), number_of(creature, yours))))
    )
    table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[swell, "Memnite"])
    table.alice.cast("Swelling", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Memnite")
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/3"


def test_611_3a_a_static_ability_is_not_locked_in() -> None:
    anthem = card("Anthem", "{W}", enchantment)(have(is_a(creature, yours), gets(1, 1)))
    table = position(alice=[anthem, "Grizzly Bears"], alice_hand=["Memnite"])
    table.alice.cast("Memnite")
    table.resolve()
    assert (table.pt("Grizzly Bears"), table.pt("Memnite")) == ("3/3", "2/2")


def test_611_2b_until_your_next_turn() -> None:
    wind = card("Wind", "{U}", sorcery)(
        targeting(creature).do(apply(target, gains(flying), until=Duration.YOUR_NEXT_TURN))
    )
    table = position(alice=["Grizzly Bears", "Island"], alice_hand=[wind])
    table.alice.cast("Wind", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("upkeep")
    assert table.active == "bob"
    assert table.has("Grizzly Bears", Keyword.FLYING)
    table.advance_to("end step")
    table.advance_to("upkeep")
    assert table.active == "alice"
    assert not table.has("Grizzly Bears", Keyword.FLYING)


def test_611_2b_for_as_long_as_you_control_the_source() -> None:
    leash = card("Leash", "{1}", artifact)(
        pay(tap_this).targeting(creature).do(gain_control(target, until=while_you_control_this))
    )
    table = position(alice=[leash, "2 Plains"], alice_hand=["Disenchant"], bob=["Grizzly Bears"])
    table.alice.activate("Leash", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    table.alice.cast("Disenchant", ["Leash"])
    table.resolve()
    assert table.bob.battlefield == ["Grizzly Bears"]


NUDGES = card("Nudges", "{U}", instant)(targeting(creature).do(untap(target), tap(target)))
BOLD = card("Boldness", "{G}", instant)(targeting(creature).do(apply(target, gets(3, 3))))
RANSOM = card("Ransom", "{U}", sorcery)(targeting(creature).do(gain_control(target, until=Duration.END_OF_TURN)))


def test_611_2b_a_duration_that_never_starts_does_nothing() -> None:
    table = position(
        alice=["5 Island"], alice_hand=["Dungeon Geists"], bob=["Grizzly Bears", "Mountain"], bob_hand=["Shock"]
    )
    table.alice.cast("Dungeon Geists")
    table.resolve()
    table.alice.choose("Grizzly Bears")
    table.alice.passes()
    table.bob.cast("Shock", ["Dungeon Geists"])
    table.state.objects[table.find("Dungeon Geists").id].damage = 1
    table.resolve()
    assert table.alice.graveyard == ["Dungeon Geists"]
    table.resolve()
    assert table.tapped("Grizzly Bears")
    assert not table.state.lasting
    table.advance_to("upkeep")
    assert not table.tapped("Grizzly Bears")


def test_611_2b_what_is_over_does_not_begin_again() -> None:
    table = position(
        alice=["4 Island"], alice_hand=["Dungeon Geists"], bob=["Grizzly Bears", "Island"], bob_hand=[RANSOM]
    )
    table.alice.cast("Dungeon Geists")
    table.resolve()
    table.alice.choose("Grizzly Bears")
    table.resolve()
    table.advance_to("upkeep")
    table.advance_to("precombat main")
    assert table.tapped("Grizzly Bears"), "it doesn't untap while she controls the Geists"
    table.bob.cast("Ransom", ["Dungeon Geists"])
    table.resolve()
    table.advance_to("turn 5, upkeep")
    assert "Dungeon Geists" in table.alice.battlefield
    assert not table.tapped("Grizzly Bears"), "she has the Geists again, but the effect ended"


def test_611_2b_a_moment_within_a_resolution_is_enough() -> None:
    table = position(alice=["Old Man of the Sea", "Island"], alice_hand=[NUDGES], bob=["Grizzly Bears"])
    table.alice.activate("Old Man of the Sea", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    table.alice.cast("Nudges", ["Old Man of the Sea"])
    table.resolve()
    assert table.tapped("Old Man of the Sea")
    assert table.bob.battlefield == ["Grizzly Bears"], "it was untapped for a moment"


def test_611_2b_a_duration_may_ask_about_what_it_holds() -> None:
    table = position(alice=["Old Man of the Sea", "Forest"], alice_hand=[BOLD], bob=["Grizzly Bears"])
    table.alice.activate("Old Man of the Sea", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Boldness", ["Grizzly Bears"])
    table.resolve()
    assert table.bob.battlefield == ["Grizzly Bears"]
    table.advance_to("upkeep")
    assert table.bob.battlefield == ["Grizzly Bears"], "its power is small again: too late"


def test_702_26f_a_duration_loses_sight_of_what_phases_out() -> None:
    fog = card("Haze", "{U}", instant)(targeting(creature).do(n.PhaseOut(target)))
    table = position(alice=["Rubinia Soulsinger", "Island"], alice_hand=[fog], bob=["Grizzly Bears"])
    table.alice.activate("Rubinia Soulsinger", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    table.alice.cast("Haze", ["Rubinia Soulsinger"])
    table.resolve()
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_603_7_a_delayed_ability_that_waits_for_one_of_two_events() -> None:
    """Merieke: untapped or gone, what she holds is destroyed, once."""
    for how in ("Nudges", "Shock"):
        table = position(
            alice=["Merieke Ri Berit", "Island", "Mountain"], alice_hand=[NUDGES, "Shock"], bob=["Grizzly Bears"]
        )
        table.alice.activate("Merieke Ri Berit", ["Grizzly Bears"])
        table.resolve()
        assert "Grizzly Bears" in table.alice.battlefield
        table.alice.cast(how, ["Merieke Ri Berit"])
        table.resolve()
        table.resolve()
        assert table.bob.graveyard == ["Grizzly Bears"]
        assert not table.state.delayed


def test_611_3b_as_long_as_something_is_so() -> None:
    calm = card("Calm", "{1}", artifact)(as_long_as(is_untapped(this), have(is_a(creature, yours), gets(0, 2))))
    tapping = card("Nudge", "{U}", instant)(targeting(artifact).do(tap(target)))
    table = position(alice=[calm, "Grizzly Bears", "Island"], alice_hand=[tapping])
    assert table.pt("Grizzly Bears") == "2/4"
    table.alice.cast("Nudge", ["Calm"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "2/2"


def test_611_3c_a_static_ability_counts_as_the_permanent_enters() -> None:
    """What would die on its own lives: it is never there without the bonus. What triggers sees it so."""
    watcher = card("Watcher", "{G}", creature, pt="1/1")(
        when(enters(is_a(creature, n.PowerIs(">=", n.Fixed(1))))).do(gain_life(1))
    )
    seed = card("Seedling", "{G}", creature, pt="0/0")()
    anthem = card("Anthem", "{W}", enchantment)(have(is_a(creature, yours), gets(1, 1)))
    table = position(alice=[anthem, watcher, "Forest"], alice_hand=[seed])
    table.alice.cast("Seedling")
    table.resolve()
    assert table.pt("Seedling") == "1/1"
    assert table.stack == ["Watcher"]


def test_800_4m_until_a_turn_that_never_comes_is_until_it_would_have_come() -> None:
    wind = card("Wind", "{U}", sorcery)(
        targeting(creature).do(apply(target, gains(flying), until=Duration.YOUR_NEXT_TURN))
    )
    table = position(players=["alice", "bob", "carol"], alice=["Island"], alice_hand=[wind], carol=["Grizzly Bears"])
    table.alice.cast("Wind", ["Grizzly Bears"])
    table.resolve()
    concede(table.state, table.alice.number)
    machine.advance(table.state)
    table.advance_to("carol's end step")
    assert table.has("Grizzly Bears", Keyword.FLYING)
    table.advance_to("bob's upkeep")
    assert not table.has("Grizzly Bears", Keyword.FLYING)
