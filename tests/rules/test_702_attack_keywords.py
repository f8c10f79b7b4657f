"""CR 702: keywords of attackers that ask whom they attack: dethrone, melee, myriad and provoke."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.words import (
    attacks,
    card,
    creature,
    dethrone,
    enchantment,
    itself,
    melee,
    myriad,
    provoke,
    whenever,
    white,
)
from mainphase.kernel.state.objects import Obj

THREE = ("alice", "bob", "carol")
FOUR = (*THREE, "dave")
WALKER = n.CardDef("Walker", None, n.CardType.PLANESWALKER, loyalty=4)


def beast(*abilities: n.Ability) -> n.CardDef:
    return card("Beast", "{1}{R}", creature, pt="2/2")(*abilities)


def at(players: tuple[str, ...], **said: object) -> Table:
    return position(players=players, **said)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lives", "attacked", "pt"),
    [
        ((20, 20, 20), "bob", "3/3"),  # tied for most life
        ((20, 15, 20), "bob", "2/2"),
        ((20, 21, 20), "bob", "3/3"),
        ((20, 21, 25), "bob", "2/2"),
        ((30, 21, 25), "carol", "2/2"),  # its own player has most
    ],
)
def test_702_105a_dethrone_when_it_attacks_the_player_with_the_most_life(
    lives: tuple[int, ...], attacked: str, pt: str
) -> None:
    table = at(THREE, alice=[beast(dethrone)], alice_life=lives[0], bob_life=lives[1], carol_life=lives[2])
    table.alice.attack({"Beast": attacked})
    table.resolve_all()
    assert table.pt("Beast") == pt


def test_702_105a_not_when_it_attacks_a_planeswalker_of_theirs() -> None:
    table = at(THREE, alice=[beast(dethrone)], bob=[WALKER], bob_life=30)
    table.alice.attack({"Beast": "Walker"})
    assert table.stack == []


def test_702_105b_each_instance_of_dethrone_triggers() -> None:
    table = at(THREE, alice=[beast(dethrone, dethrone)])
    table.alice.attack({"Beast": "bob"})
    table.apply(0)
    table.resolve_all()
    assert table.pt("Beast") == "4/4"


@pytest.mark.parametrize(
    ("attacks", "pt"),
    [
        ({"Beast": "bob"}, "3/3"),
        ({"Beast": "bob", "Memnite": "bob"}, "3/3"),
        ({"Beast": "bob", "Memnite": "carol"}, "4/4"),
        ({"Beast": "bob", "Memnite": "carol", "Ornithopter": "dave"}, "5/5"),
        ({"Beast": "Walker"}, "2/2"),  # nobody attacked but a planeswalker
        ({"Beast": "Walker", "Memnite": "carol"}, "3/3"),
    ],
)
def test_702_121a_melee_counts_the_opponents_attacked(attacks: dict[str, str], pt: str) -> None:
    table = at(FOUR, alice=[beast(melee), "Memnite", "Ornithopter"], dave=[WALKER])
    table.alice.attack(attacks)
    table.resolve_all()
    assert table.pt("Beast") == pt
    table.advance_to("turn 2, upkeep")
    assert table.pt("Beast") == "2/2"


def test_702_121a_one_whose_attacker_has_left_was_attacked_all_the_same() -> None:
    table = at(THREE, alice=[beast(melee), "Memnite"], bob=["Mountain"], bob_hand=["Lightning Bolt"])
    table.alice.attack({"Beast": "bob", "Memnite": "carol"})
    table.alice.passes()
    table.bob.cast("Lightning Bolt", ["Memnite"])
    table.resolve_all()
    assert "Memnite" in table.alice.graveyard
    assert table.pt("Beast") == "4/4"


def test_702_121b_each_instance_of_melee_triggers() -> None:
    table = at(THREE, alice=[beast(melee, melee)])
    table.alice.attack({"Beast": "bob"})
    table.apply(0)
    table.resolve_all()
    assert table.pt("Beast") == "4/4"


def beasts(table: Table) -> list[Obj]:
    return [o for o in table.state.permanents if table.name(o.id) == "Beast"]


def combat_of(table: Table, name: str = "Beast") -> list[str]:
    """What each creature of that name is attacking."""
    combat = table.state.combat
    assert combat is not None
    attackers = [o for o in table.state.permanents if table.name(o.id) == name and combat.is_attacking(o.id)]
    return [table.name(combat.entry(o.id).against) for o in attackers]


def test_702_116a_a_copy_attacks_each_other_opponent_that_is_chosen() -> None:
    table = at(FOUR, alice=[beast(myriad)])
    table.alice.attack({"Beast": "bob"})
    table.resolve()
    table.choose("yes", "yes")
    assert sorted(combat_of(table)) == ["bob", "carol", "dave"]
    assert [o.tapped for o in beasts(table)] == [True, True, True]
    table.advance_to("postcombat main")
    assert len(beasts(table)) == 1


def test_702_116a_you_may_decline_for_each() -> None:
    table = at(FOUR, alice=[beast(myriad)])
    table.alice.attack({"Beast": "bob"})
    table.resolve()
    table.choose("no", "yes")
    assert sorted(combat_of(table)) == ["bob", "dave"]


def test_702_116a_they_are_created_at_once_and_doubled_copies_attack_the_same_player() -> None:
    more = card("More Tokens", "{G}", enchantment)(n.Static(n.TokensTimes(n.You())))
    table = at(FOUR, alice=[beast(myriad), more])
    table.alice.attack({"Beast": "bob"})
    table.resolve()
    table.choose("yes", "yes")
    assert sorted(combat_of(table)) == ["bob", "carol", "carol", "dave", "dave"]


def test_702_116a_or_a_planeswalker_of_that_player() -> None:
    table = at(THREE, alice=[beast(myriad)], carol=[WALKER])
    table.alice.attack({"Beast": "bob"})
    table.resolve()
    table.choose("yes", "attack Walker")
    assert sorted(combat_of(table)) == ["Walker", "bob"]


def test_702_116a_with_one_opponent_there_is_nobody_else() -> None:
    table = position(alice=[beast(myriad)])
    table.alice.attack({"Beast": "bob"})
    table.resolve()
    assert len(beasts(table)) == 1


@pytest.mark.parametrize(
    ("word", "before", "since"),
    [
        ("Dethrone", "2014-05-31", "2014-06-01"),
        ("Melee", "2016-08-25", "2016-08-26"),
        ("Myriad", "2015-11-12", "2015-11-13"),
    ],
)
def test_702_they_are_refused_by_name_until_the_rules_have_them(word: str, before: str, since: str) -> None:
    made = invented(word)
    assert unknown_mechanic(made, before).startswith(f"Beast has {word.lower()}; the rules of")
    assert not unknown_mechanic(made, since)


def test_508_4_a_token_for_each_opponent_attacks_that_player() -> None:
    made = n.CreateToken(
        card("Rat Token", None, creature, pt="1/1", color=white)(), tapped=True, against=n.EachOpponent()
    )
    herald = card("Herald", "{W}", creature, pt="2/2")(whenever(attacks(itself)).do(made))
    table = at(THREE, alice=[herald])
    table.alice.attack({"Herald": "bob"})
    table.resolve()
    assert sorted(combat_of(table, "Rat Token")) == ["bob", "carol"]


def test_508_4_a_copy_enters_attacking() -> None:
    made = n.CreateCopy(n.Each(n.Named("Memnite")), tapped=True, attacking=True)
    herald = card("Herald", "{W}", creature, pt="2/2")(whenever(attacks(itself)).do(made))
    table = position(alice=[herald, "Memnite"])
    table.alice.attack({"Herald": "bob"})
    table.resolve()
    combat = table.state.combat
    assert combat is not None
    assert [o.tapped for o in table.state.permanents if combat.is_attacking(o.id)] == [True, True]


def test_702_39a_provoke_untaps_a_creature_that_blocks_if_able() -> None:
    table = position(alice=[beast(provoke)], bob=["Memnite (tapped)", "Ornithopter"])
    table.alice.attack({"Beast": "bob"})
    table.choose("Memnite")
    table.resolve()
    table.choose("yes")
    assert not table.tapped("Memnite")
    table.advance_to("declare blockers")
    with pytest.raises((NotOffered, AssertionError)):
        table.bob.block({})
    table.bob.block({"Memnite": "Beast"})
    assert table.blocked("Beast")


def test_702_39a_you_may_decline() -> None:
    table = position(alice=[beast(provoke)], bob=["Memnite (tapped)"])
    table.alice.attack({"Beast": "bob"})
    table.choose("Memnite")
    table.resolve()
    table.choose("no")
    assert table.tapped("Memnite")
