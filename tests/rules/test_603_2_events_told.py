"""CR 603.2: events as cards tell them: damage to players, spells cast from somewhere, cards put into graveyards."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    any_target,
    card,
    damage,
    do,
    instant,
    sorcery,
    target,
    targeting,
)

BOLT = card("Bolt", "{0}", instant)(targeting(any_target).do(damage(3, target)))


def sees(event: str) -> CardDef:
    """Its controller gains 1 life whenever that happens."""
    return invented(f"Whenever {event}, you gain 1 life.", name="Watcher", cost="{1}", types="Enchantment")


@pytest.mark.parametrize(
    ("event", "bolted", "fought"),
    [
        ("an opponent is dealt damage", 1, 1),
        ("an opponent is dealt combat damage", 0, 1),
        ("an opponent is dealt noncombat damage", 1, 0),
        ("you're dealt damage", 0, 0),
        ("a player is dealt damage", 1, 1),
    ],
)
def test_603_2c_a_player_is_dealt_damage_once_by_however_many(event: str, bolted: int, fought: int) -> None:
    table = position(alice=[sees(event), "Grizzly Bears", "Memnite"], alice_hand=[BOLT])
    table.alice.cast("Bolt", ["bob"])
    table.resolve_all()
    assert table.alice.life == 20 + bolted
    table.alice.attack(["Grizzly Bears", "Memnite"])
    table.advance_to("combat damage")
    table.resolve_all()
    assert table.alice.life == 20 + bolted + fought


def test_603_2_damage_by_what_is_described() -> None:
    red = card("Red Bolt", "{R}", instant)(targeting(any_target).do(damage(1, target)))
    watcher = sees(
        "an opponent is dealt damage by a red instant or sorcery spell you control or by an artifact you control"
    )
    table = position(alice=[watcher, "Mountain", "Memnite", "Grizzly Bears"], alice_hand=[BOLT, red])
    table.alice.cast("Bolt", ["bob"])
    table.resolve_all()
    assert table.alice.life == 20, "it is colorless"
    table.alice.cast("Red Bolt", ["bob"])
    table.resolve_all()
    assert table.alice.life == 21
    table.alice.attack(["Grizzly Bears", "Memnite"])
    table.advance_to("combat damage")
    table.resolve_all()
    assert table.alice.life == 22, "the artifact, and not the Bears"


@pytest.mark.parametrize(
    ("event", "from_hand", "from_graveyard"),
    [
        ("a player casts a spell from a graveyard", 0, 1),
        ("you cast a spell from your graveyard", 0, 1),
        ("an opponent casts a spell from a graveyard", 0, 0),
        ("you cast an instant or sorcery spell from your hand", 1, 0),
        ("you cast a spell from anywhere other than your hand", 0, 1),
        ("you cast a spell from exile", 0, 0),
    ],
)
def test_601_2a_from_where_a_spell_was_cast(event: str, from_hand: int, from_graveyard: int) -> None:
    think = card("Think", "{1}", sorcery)(
        n.AlternativeCost((n.PayMana(n.ManaCost(1)),), "flashback", n.Zone.GRAVEYARD, exile_after=True),
        do(n.LoseLife(n.Fixed(1), n.EachOpponent())),
    )
    table = position(alice=[sees(event), "2 Mountain"], alice_hand=[think])
    table.alice.cast("Think")
    table.resolve_all()
    assert table.alice.life == 20 + from_hand
    table.alice.cast("Think", way=1)
    table.resolve_all()
    assert table.alice.life == 20 + from_hand + from_graveyard


@pytest.mark.parametrize(
    ("event", "milled", "discarded", "died"),
    [
        ("a creature card is put into your graveyard from your library", 2, 0, 0),
        ("one or more creature cards are put into your graveyard from your library", 1, 0, 0),
        ("a creature card is put into a graveyard from anywhere other than the battlefield", 2, 1, 0),
        ("a card is put into your graveyard from your hand", 0, 1, 0),
        ("a creature card is put into an opponent's graveyard from their library", 0, 0, 0),
    ],
)
def test_603_2_cards_put_into_graveyards_from_one_zone(event: str, milled: int, discarded: int, died: int) -> None:
    mill = card("Mill", "{0}", sorcery)(do(n.Mill(n.Fixed(2), n.You())))
    drop = card("Drop", "{0}", sorcery)(do(n.Discard(n.Fixed(1), n.You())))
    table = position(
        alice=[sees(event), "Memnite"], alice_hand=[mill, BOLT, drop, "Bear Cub"],
        alice_library=["Grizzly Bears", "Grizzly Bears"], triggers="automatic",
    )  # fmt: skip
    table.alice.cast("Mill")
    table.resolve_all()
    assert table.alice.life == 20 + milled
    table.alice.cast("Bolt", ["Memnite"])
    table.resolve_all()
    assert table.alice.life == 20 + milled + died
    table.alice.cast("Drop")
    table.resolve_all()
    assert table.alice.life == 20 + milled + died + discarded


def test_603_10a_a_card_that_leaves_a_graveyard() -> None:
    raise_it = invented(
        "Return target creature card from your graveyard to your hand.", name="Raise", cost="{0}", types="Sorcery"
    )
    table = position(
        alice=[sees("a creature card leaves your graveyard")], alice_hand=[raise_it],
        alice_graveyard=["Memnite", "Forest"],
    )  # fmt: skip
    table.alice.cast("Raise", ["Memnite"])
    table.resolve_all()
    assert table.alice.life == 21


def test_113_6_a_card_that_is_put_into_a_graveyard_sees_it_from_there() -> None:
    moth = invented(
        "When ~ is put into your graveyard from your library, you may put it onto the battlefield.",
        name="Moth",
        cost="{5}",
        types="Creature",
        pt="1/1",
    )
    mill = card("Mill", "{0}", sorcery)(do(n.Mill(n.Fixed(1), n.You())))
    table = position(alice_library=[moth], alice_hand=[mill])
    table.alice.cast("Mill")
    table.resolve()
    table.resolve()
    table.alice.choose("yes")
    assert table.alice.battlefield == ["Moth"]


# --- What an attacking creature attacks (CR 506.4c, 508.5)


def test_508_5_the_player_or_planeswalker_it_attacks() -> None:
    rider = invented(
        "Whenever a creature you control attacks, ~ deals 1 damage to the player or planeswalker it's attacking.",
        name="Rider",
        cost="{3}",
        types="Creature",
        pt="4/3",
    )
    walker = CardDef("Walker", None, n.CardType.PLANESWALKER, loyalty=5)
    table = position(alice=[rider, "Memnite"], bob=[walker], triggers="automatic")
    table.alice.attack({"Rider": "bob", "Memnite": "Walker"})
    table.resolve_all()
    assert (table.bob.life, table.counters("Walker", "loyalty")) == (19, 4)


def test_506_4c_nothing_is_attacked_once_that_has_left() -> None:
    spitter = invented(
        "Whenever ~ attacks, it deals 2 damage to the player or planeswalker it's attacking.",
        name="Spitter",
        cost="{1}",
        types="Creature",
        pt="1/1",
    )
    walker = CardDef("Walker", None, n.CardType.PLANESWALKER, loyalty=3)
    table = position(alice=[spitter], alice_hand=[BOLT], bob=[walker])
    table.alice.attack({"Spitter": "Walker"})
    table.alice.cast("Bolt", ["Walker"])
    table.resolve_all()
    assert (table.bob.life, table.bob.battlefield) == (20, [])


def test_608_2h_what_it_attacked_as_it_left_is_remembered() -> None:
    spitter = invented(
        "Whenever ~ attacks, it deals 2 damage to the player or planeswalker it's attacking.",
        name="Spitter",
        cost="{1}",
        types="Creature",
        pt="1/1",
    )
    table = position(alice=[spitter], bob_hand=[BOLT])
    table.alice.attack(["Spitter"])
    table.alice.passes()
    table.bob.cast("Bolt", ["Spitter"])
    table.resolve_all()
    assert table.bob.life == 18


def test_508_3a_the_first_attack_of_a_turn() -> None:
    """There is one more combat, in which its ability doesn't trigger again."""
    angel = invented(
        "\n".join(
            [
                "Vigilance",
                "Whenever ~ attacks for the first time each turn, untap all creatures you control. After this "
                "phase, there is "
                "an additional combat phase.",
            ]
        ),
        name="Angel",
        cost="{6}",
        types="Creature",
        pt="3/4",
    )
    table = position(alice=[angel])
    table.alice.attack(["Angel"])
    table.resolve_all()
    table.advance_to("end of combat")
    table.advance_to("declare attackers")
    table.alice.attack(["Angel"])
    assert table.stack == []
    table.advance_to("combat damage")
    assert table.bob.life == 14


# --- Whatever happens this turn (CR 603.7)


def test_603_7_whatever_happens_this_turn() -> None:
    call = invented("Whenever a creature enters this turn, you gain 1 life.", name="Call", cost="{0}", types="Instant")
    table = position(alice_hand=[call, "Memnite", "Ornithopter"], bob_hand=["Memnite"])
    table.alice.cast("Call")
    table.resolve_all()
    for name in ("Memnite", "Ornithopter"):
        table.alice.cast(name)
        table.resolve_all()
    assert table.alice.life == 22
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Memnite")
    table.resolve_all()
    assert table.alice.life == 22, "that was the other turn"


def test_603_7_each_of_those_that_attack_this_turn() -> None:
    hunt = invented(
        "Whenever a creature attacks this turn, it gains first strike until end of turn and must be blocked this turn "
        "if able.",
        name="Hunt",
        cost="{0}",
        types="Instant",
    )
    table = position(alice=["Grizzly Bears"], alice_hand=[hunt], bob=["Bear Cub"])
    table.alice.cast("Hunt")
    table.resolve_all()
    table.alice.attack(["Grizzly Bears"])
    table.resolve_all()
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    table.advance_to("end of combat")
    assert (table.alice.battlefield, table.bob.battlefield) == (["Grizzly Bears"], [])


# --- Mana that is added besides (CR 605.1b)


def test_605_1b_an_additional_mana_comes_at_once() -> None:
    ghast = invented(
        "Whenever you tap a Swamp for mana, add an additional {B}.",
        name="Ghast",
        cost="{3}",
        types="Creature",
        pt="2/2",
    )
    table = position(alice=[ghast, "Swamp", "Forest"], payment="manual")
    table.alice.taps("Swamp")
    assert (table.alice.mana, table.stack) == ("BB", [])
    table.alice.taps("Forest")
    assert sorted(table.alice.mana) == ["B", "B", "G"]
