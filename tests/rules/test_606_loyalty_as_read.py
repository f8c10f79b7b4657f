"""Planeswalkers as they are read: [−X], what becomes a creature and is still one, quotation marks within others, back
faces without a loyalty of their own (CR 606, 306.5, 205.1b, 114).
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.support.invented import card_read
from tests.support.table import NotOffered, Table, position

from mainphase.cards.nodes import CardDef, CardType, Keyword
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.language.text.card_data import CardData

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def walker(*lines: str, back: tuple[str, ...] = ()) -> CardDef:
    """Vera, a planeswalker with four loyalty; perhaps with a back face that has none."""
    front = CardData(
        name="Vera, Watcher", side="a" if back else "", layout="transform" if back else "normal", mana_cost="{2}{W}",
        type_line="Legendary Planeswalker — Vera", text="\n".join(lines), loyalty="4",
    )  # fmt: skip
    faces = [front]
    if back:
        faces = [
            CardData(**{**{f: getattr(front, f) for f in front.__struct_fields__}, **face})
            for face in (
                {"name": "Vera, Watcher // Vera, Awake", "face_name": "Vera, Watcher"},
                {
                    "name": "Vera, Watcher // Vera, Awake", "face_name": "Vera, Awake", "side": "b", "mana_cost": None,
                    "text": "\n".join(back), "loyalty": None, "colors": "W",
                },
            )
        ]  # fmt: skip
    return card_read(*faces)


def played(card: CardDef, alice: Sequence[str] = (), bob: Sequence[str] = ()) -> Table:
    table = position(alice=["5 Plains", *alice], alice_hand=[card], bob=list(bob))
    table.alice.cast("Vera, Watcher")
    table.resolve_all()
    return table


def test_606_4_x_counters_are_removed() -> None:
    vera = walker("[−X]: Exile target creature with mana value X or less.")
    table = played(vera, bob=[BEARS, GIANT])
    table.alice.activate("Vera, Watcher", [BEARS], x=2)
    table.resolve_all()
    assert table.counters("Vera, Watcher", "loyalty") == 2
    assert table.bob.battlefield == [GIANT]


def test_606_6_no_more_counters_than_there_are() -> None:
    vera = walker("[−X]: You gain X life.")
    for x, life in ((0, 20), (4, 24)):
        table = played(vera)
        table.alice.activate("Vera, Watcher", x=x)
        table.resolve_all()
        assert table.alice.life == life
    with pytest.raises(NotOffered):
        played(vera).alice.activate("Vera, Watcher", x=5)


def test_205_1b_it_is_a_creature_and_still_a_planeswalker() -> None:
    vera = walker(
        "[0]: Until end of turn, Vera becomes a 4/4 Human Soldier creature with indestructible that's still a "
        "planeswalker. Prevent all damage that would be dealt to her this turn."
    )
    table = played(vera, alice=["Mountain"])
    table.alice.activate("Vera, Watcher")
    table.resolve_all()
    types = characteristics_of(table.find("Vera, Watcher")).types
    assert types & CardType.CREATURE
    assert types & CardType.PLANESWALKER
    assert table.pt("Vera, Watcher") == "4/4"


def test_508_1d_creatures_attack_the_planeswalker_in_that_turn_alone() -> None:
    vera = walker("[+1]: During target opponent's next turn, creatures that player controls attack Vera if able.")
    table = played(vera, bob=[GIANT])
    table.alice.activate("Vera, Watcher", ["bob"])
    table.resolve_all()
    table.advance_to("turn 2, precombat main")
    with pytest.raises(NotOffered):
        table.copy().bob.attack({GIANT: "alice"})
    table.bob.attack({GIANT: "Vera, Watcher"})
    assert table.attackers == {GIANT: "Vera, Watcher"}
    table.advance_to("turn 4, precombat main")
    table.bob.attack({GIANT: "alice"})
    assert table.attackers == {GIANT: "alice"}


def test_306_5_a_back_face_without_loyalty_keeps_its_counters() -> None:
    vera = walker("[−1]: Transform Vera.", back=("[−2]: You gain 5 life.",))
    table = played(vera)
    table.alice.activate("Vera, Watcher")
    table.resolve_all()
    assert table.counters("Vera, Awake", "loyalty") == 3


def test_603_8_a_state_of_its_counters_triggers() -> None:
    vera = walker("When Vera has two or fewer loyalty counters on her, you gain 3 life.", "[−2]: Draw a card.")
    table = played(vera)
    assert table.alice.life == 20
    table.alice.activate("Vera, Watcher")
    table.resolve()
    assert table.alice.life == 23, "it triggered as the cost was paid, and is above the ability"
    assert table.alice.hand == []


def test_114_4_quotation_marks_within_those_of_an_emblem() -> None:
    vera = walker("[−4]: You get an emblem with \"Creatures you control have '{T}: You gain 2 life.'\"")
    table = played(vera, alice=[BEARS])
    table.alice.activate("Vera, Watcher")
    table.resolve_all()
    table.alice.activate(BEARS)
    table.resolve_all()
    assert table.alice.life == 22


def test_114_4_the_first_of_two_abilities_without_a_full_stop() -> None:
    vera = walker('[−4]: You get an emblem with "You have no maximum hand size" and "Creatures you control get +1/+1."')
    table = played(vera, alice=[BEARS])
    table.alice.activate("Vera, Watcher")
    table.resolve_all()
    assert table.pt(BEARS) == "3/3"


@pytest.mark.parametrize(("creatures", "life"), [([BEARS], 23), ([], 20)])
def test_608_2c_if_you_do_asks_whether_it_was_done(creatures: list[str], life: int) -> None:
    vera = walker("[0]: Sacrifice a creature. If you do, you gain 3 life.")
    table = played(vera, alice=creatures)
    table.alice.activate("Vera, Watcher")
    table.resolve_all()
    assert table.alice.life == life


def test_205_1a_it_is_a_legendary_creature_and_no_planeswalker() -> None:
    vera = walker("[+1]: Until end of turn, Vera becomes a legendary 4/4 red Dragon creature with flying and haste.")
    table = played(vera, bob=["Mountain"])
    table.alice.activate("Vera, Watcher")
    table.resolve_all()
    values = characteristics_of(table.find("Vera, Watcher"))
    assert (values.types, values.subtypes) == (CardType.CREATURE, ("Dragon",))
    assert table.counters("Vera, Watcher", "loyalty") == 5
    table.advance_to("turn 2, precombat main")
    assert characteristics_of(table.find("Vera, Watcher")).types == CardType.PLANESWALKER


def test_611_2d_its_size_is_counted_once() -> None:
    vera = walker(
        "[0]: Until end of turn, Vera becomes a Human Soldier creature with power and toughness each equal to the "
        "number of loyalty counters on her and gains indestructible. She's still a planeswalker."
    )
    table = played(vera)
    table.alice.activate("Vera, Watcher")
    table.resolve_all()
    assert table.pt("Vera, Watcher") == "4/4"
    assert table.has("Vera, Watcher", Keyword.INDESTRUCTIBLE)
    assert characteristics_of(table.find("Vera, Watcher")).types & CardType.PLANESWALKER


def test_114_5_an_emblem_is_the_source_of_what_it_deals() -> None:
    vera = walker('[−4]: You get an emblem with "Whenever you cast a spell, this emblem deals 5 damage to any target."')
    table = position(alice=["6 Plains"], alice_hand=[vera, "Savannah Lions"])
    table.alice.cast("Vera, Watcher")
    table.resolve_all()
    table.alice.activate("Vera, Watcher")
    table.resolve_all()
    table.alice.cast("Savannah Lions")
    table.choose("bob")
    table.resolve_all()
    assert table.bob.life == 15


def test_606_4_a_card_exiled_with_it_of_mana_value_x() -> None:
    vera = walker(
        "[+2]: Exile the top three cards of target opponent's library.",
        "[−X]: Put a creature card with mana value X exiled with Vera, Watcher onto the battlefield under your "
        "control. That creature is a Nightmare in addition to its other types.",
    )
    table = position(alice=["5 Plains"], alice_hand=[vera], bob_library=[GIANT, BEARS, "Shock", *["Island"] * 9])
    table.alice.cast("Vera, Watcher")
    table.resolve_all()
    table.alice.activate("Vera, Watcher", ["bob"])
    table.resolve_all()
    assert sorted(table.exile) == [BEARS, GIANT, "Shock"]
    table.advance_to("turn 3, precombat main")
    table.alice.activate("Vera, Watcher", ability=1, x=2)
    table.resolve_all()
    assert (table.controller(BEARS), sorted(table.exile)) == ("alice", [GIANT, "Shock"])
    assert "Nightmare" in characteristics_of(table.find(BEARS)).subtypes
