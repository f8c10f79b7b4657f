"""CR 702: keywords of attackers that ask whom they attack: dethrone and melee."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.words import card, creature, dethrone, melee

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


@pytest.mark.parametrize(
    ("word", "before", "since"), [("Dethrone", "2014-05-31", "2014-06-01"), ("Melee", "2016-08-25", "2016-08-26")]
)
def test_702_they_are_refused_by_name_until_the_rules_have_them(word: str, before: str, since: str) -> None:
    made = invented(word)
    assert unknown_mechanic(made, before).startswith(f"Beast has {word.lower()}; the rules of")
    assert not unknown_mechanic(made, since)
