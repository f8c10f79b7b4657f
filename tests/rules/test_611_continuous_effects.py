"""CR 611: continuous effects, how long they last and what they are about."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards.nodes import Duration, Keyword
from mainphase.cards.words.abilities import as_long_as, card, do, have, pay, targeting
from mainphase.cards.words.costs import tap_this
from mainphase.cards.words.doing import apply, gain_control, gains, gets, tap
from mainphase.cards.words.things import (
    artifact,
    creature,
    each,
    enchantment,
    flying,
    instant,
    is_a,
    is_untapped,
    number_of,
    sorcery,
    target,
    this,
    yours,
)


def test_611_2c_the_objects_are_fixed_as_the_effect_begins() -> None:
    rally = card("Rallying", "{W}", instant)(do(apply(each(creature, yours), gets(1, 1))))
    table = position(alice=["Grizzly Bears", "3 Plains"], alice_hand=[rally, "Memnite"])
    table.alice.cast("Rallying")
    table.resolve()
    table.alice.cast("Memnite")
    table.resolve()
    assert (table.pt("Grizzly Bears"), table.pt("Memnite")) == ("3/3", "1/1")


def test_608_2h_its_numbers_are_fixed_as_it_begins() -> None:
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
        pay(tap_this).targeting(creature).do(gain_control(target, until=Duration.WHILE_SOURCE))
    )
    table = position(alice=[leash, "2 Plains"], alice_hand=["Disenchant"], bob=["Grizzly Bears"])
    table.alice.activate("Leash", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    table.alice.cast("Disenchant", ["Leash"])
    table.resolve()
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_611_3b_as_long_as_something_is_so() -> None:
    calm = card("Calm", "{1}", artifact)(as_long_as(is_untapped(this), have(is_a(creature, yours), gets(0, 2))))
    tapping = card("Nudge", "{U}", instant)(targeting(artifact).do(tap(target)))
    table = position(alice=[calm, "Grizzly Bears", "Island"], alice_hand=[tapping])
    assert table.pt("Grizzly Bears") == "2/4"
    table.alice.cast("Nudge", ["Calm"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "2/2"
