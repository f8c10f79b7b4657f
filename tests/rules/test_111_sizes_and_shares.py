"""Tokens sized as they are created (CR 111.4), counters divided (601.2d) or put and removed as a cost (118.3)."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a_player,
    artifact,
    card,
    create,
    creature,
    do,
    draw,
    each,
    green,
    instant,
    pay,
    put_counter,
    remove_counter,
    sorcery,
    target,
    targeting,
    token_card,
    x,
)

OOZE = token_card("Ooze", green, creature, pt="0/0")


@pytest.mark.rule("111.4")
def test_111_4_a_token_of_a_size_keeps_it() -> None:
    spell = card("Molding", "{X}{G}", sorcery)(do(create(2, OOZE, size=x)))
    table = position(alice=["4 Forest"], alice_hand=[spell])
    table.alice.cast("Molding", x=3)
    table.resolve()
    assert table.alice.battlefield.count("Ooze Token") == 2
    assert table.pt("Ooze Token") == "3/3"


@pytest.mark.rule("704.5f")
def test_111_4_of_no_size_it_dies() -> None:
    spell = card("Molding", "{X}{G}", sorcery)(do(create(1, OOZE, size=x)))
    table = position(alice=["1 Forest"], alice_hand=[spell])
    table.alice.cast("Molding", x=0)
    table.resolve()
    assert "Ooze Token" not in table.alice.battlefield


@pytest.mark.rule("601.2d")
def test_601_2d_counters_are_divided_as_the_spell_is_cast() -> None:
    among = n.TargetPhrase(creature, None, 1, 2, n.Fixed(3))
    spell = card("Growth", "{G}", sorcery)(
        targeting(among).do(n.PutCounters("+1/+1", n.Fixed(3), target, divided=True))
    )
    table = position(alice=["Forest", "Memnite", "Grizzly Bears"], alice_hand=[spell])
    table.alice.cast("Growth", ["Memnite", "Grizzly Bears"], divided=[1])
    table.resolve()
    assert table.counters("Memnite", "+1/+1") == 1
    assert table.counters("Grizzly Bears", "+1/+1") == 2


@pytest.mark.rule("118.3")
def test_118_3_a_counter_is_removed_from_one_that_has_it() -> None:
    engine = card("Engine", "{1}", artifact)(pay(remove_counter("+1/+1", of=creature)).do(draw(1)))
    table = position(alice=[engine, "Memnite (1 +1/+1)", "Grizzly Bears"], alice_library=["Forest"])
    table.alice.activate("Engine")
    table.resolve()
    assert table.counters("Memnite", "+1/+1") == 0
    assert table.alice.hand == ["Forest"]
    assert "activate Engine" not in table.options


@pytest.mark.rule("118.3")
def test_118_3_a_counter_is_put_on_one_of_yours() -> None:
    engine = card("Engine", "{1}", artifact)(pay(put_counter("-1/-1", on=creature)).do(draw(1)))
    table = position(alice=[engine, "Grizzly Bears"], bob=["Memnite"], alice_library=["Forest"])
    table.alice.activate("Engine")
    table.resolve()
    assert table.pt("Grizzly Bears") == "1/1"
    assert table.bob.battlefield == ["Memnite"]


def test_looking_shows_cards_to_nobody_else() -> None:
    spell = card("Peeking", "{U}", instant)(
        targeting(a_player).do(n.LookAt(each(n.InZone(n.Zone.HAND), n.OwnedBy(target))))
    )
    table = position(alice=["Island"], alice_hand=[spell], bob_hand=["Memnite"])
    table.alice.cast("Peeking", ["bob"])
    table.resolve()
    [seen] = [table.state.known.get(oid, 0) for oid in table.state.players[1].hand]
    assert seen & 1
