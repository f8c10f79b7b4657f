"""CR 701.43, 508.1g: exerting creatures as they attack."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, exerted, gain_life, itself, when

CELEBRANT = "Combat Celebrant"
ALWAYS = card("Always", "{R}", creature, pt="2/2")(n.Static(n.MayExert()), when(exerted(itself)).do(gain_life(1)))


def test_508_1g_whether_to_exert_is_asked_as_it_attacks() -> None:
    table = position(alice=[CELEBRANT, "Hill Giant"])
    table.alice.attack([CELEBRANT, "Hill Giant"])
    assert (table.asked, table.asked_about) == ("optional cost", CELEBRANT)
    table.choose("no")
    assert table.stack == []
    assert not table.state.lasting


def test_508_1g_not_of_a_creature_that_stays() -> None:
    table = position(alice=[CELEBRANT, "Hill Giant"])
    table.alice.attack(["Hill Giant"])
    assert table.priority == "alice"


def test_607_2h_when_you_do_and_an_additional_combat_phase() -> None:
    table = position(alice=[CELEBRANT, "Hill Giant"])
    table.alice.attack([CELEBRANT, "Hill Giant"])
    table.choose("yes")
    assert table.stack == [CELEBRANT]
    table.resolve()
    assert not table.tapped("Hill Giant")
    assert table.tapped(CELEBRANT)
    table.advance_to("end of combat")
    table.advance_to("next declare attackers")
    table.alice.attack(["Hill Giant"])
    table.advance_to("postcombat main")
    assert table.bob.life == 20 - 4 - 3 - 3


def test_701_43a_it_does_not_untap_in_your_next_untap_step_only() -> None:
    table = position(alice=[CELEBRANT])
    table.alice.attack([CELEBRANT])
    table.choose("yes")
    table.resolve()
    table.advance_to("turn 3, upkeep")
    assert table.tapped(CELEBRANT)
    table.advance_to("turn 5, upkeep")
    assert not table.tapped(CELEBRANT)


def test_701_43d_what_was_exerted_is_it() -> None:
    text = "You may exert ~ as it attacks. When you do, it gets +1/+3 and gains lifelink until end of turn."
    table = position(alice=[invented(text, "Runner")])
    table.alice.attack(["Runner"])
    table.choose("yes")
    table.resolve()
    assert table.pt("Runner") == "3/5"


def test_701_43b_exerted_twice_each_effect_ends_in_the_same_untap_step() -> None:
    table = position(alice=[ALWAYS, CELEBRANT])
    table.alice.attack(["Always", CELEBRANT])
    table.choose("yes", "yes")
    if table.asked == "order triggers":
        table.apply(0)
    table.resolve_all()
    assert not table.tapped("Always")
    table.advance_to("end of combat")
    table.advance_to("next declare attackers")
    table.alice.attack(["Always"])
    table.choose("yes")
    table.resolve_all()
    assert len(table.state.lasting) == 3
    assert table.alice.life == 22
    table.advance_to("turn 3, upkeep")
    assert table.tapped("Always")
    assert not table.state.lasting


def test_701_43d_not_again_if_it_has_been_exerted_this_turn() -> None:
    untapper = card("Untapper", "{0}", creature, pt="1/1")(n.Static(n.MayExert(first=True)))
    table = position(alice=[untapper, CELEBRANT])
    table.alice.attack(["Untapper", CELEBRANT])
    table.choose("yes", "yes")
    table.resolve_all()
    table.advance_to("end of combat")
    table.advance_to("next declare attackers")
    table.alice.attack(["Untapper"])
    assert table.priority == "alice"
