"""CR 608.2c, h: what is asked of what an instruction before did: died this way, was put there this way, was excess."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, Keyword
from mainphase.kernel.lowering.dependencies import everything_in

BEARS, GIANT, MEMNITE = "Grizzly Bears", "Hill Giant", "Memnite"


def spell(text: str, name: str = "Spell") -> CardDef:
    return invented(text, name=name, cost="{0}", types="Sorcery")


@pytest.mark.parametrize(("target", "gained"), [(GIANT, 3), ("Darksteel Myr", 0)])
def test_608_2c_if_it_dies_this_way(target: str, gained: int) -> None:
    kills = spell("Destroy target creature. If that creature dies this way, you gain 3 life.")
    table = position(bob=[target], alice_hand=[kills])
    table.alice.cast("Spell", targets=[target])
    table.resolve_all()
    assert table.alice.life == 20 + gained


@pytest.mark.parametrize(("card", "counters", "drawn"), [(MEMNITE, 2, 0), (BEARS, 0, 0), ("", 0, 1)])
def test_608_2c_put_onto_the_battlefield_this_way(card: str, counters: int, drawn: int) -> None:
    puts = spell(
        "You may put a creature card from your hand onto the battlefield. If you put an artifact onto the battlefield "
        "this way, put two +1/+1 counters on it. If you didn't put a card onto the battlefield this way, draw a card."
    )
    table = position(alice_hand=[puts, MEMNITE, BEARS], alice_library=["Wastes"])
    table.alice.cast("Spell")
    table.resolve()
    if card:
        table.choose("yes", card)
    else:
        table.choose("no")
    table.resolve_all()
    assert len(table.alice.hand) == (1 if card else 2) + drawn
    if card:
        assert table.counters(card, "+1/+1") == counters


@pytest.mark.parametrize(("target", "army"), [(BEARS, 1), (GIANT, 0)])
def test_603_12_excess_damage_of_the_reflexive_ability(target: str, army: int) -> None:
    hits = spell(
        "You may sacrifice a creature. When you do, ~ deals 3 damage to target creature an opponent controls. If "
        "excess damage was dealt this way, you gain X life, where X is that excess damage."
    )
    table = position(alice=[MEMNITE], bob=[target], alice_hand=[hits])
    table.alice.cast("Spell")
    table.resolve()
    table.choose("yes", target)
    table.resolve_all()
    assert table.alice.life == 20 + army


def test_608_2k_the_discarded_card() -> None:
    makes = invented(
        "Discard a card: Draw a card. If the discarded card was a creature card, you gain 1 life.", name="Makes",
        types="Enchantment",
    )  # fmt: skip
    table = position(alice=[makes], alice_hand=[BEARS, "Forest"], alice_library=["2 Wastes"])
    table.alice.activate("Makes", pay_with=["Forest"])
    table.resolve_all()
    assert table.alice.life == 20
    table.alice.activate("Makes", pay_with=[BEARS])
    table.resolve_all()
    assert table.alice.life == 21


@pytest.mark.parametrize(("lands", "drawn"), [(2, 1), (3, 2)])
def test_608_2c_once_more_if_it_is_so(lands: int, drawn: int) -> None:
    again = spell("Draw a card. If you control three or more lands, repeat this process once.")
    table = position(alice=[f"{lands} Forest"], alice_hand=[again], alice_library=["3 Wastes"])
    table.alice.cast("Spell")
    table.resolve_all()
    assert len(table.alice.hand) == drawn


@pytest.mark.parametrize("words", ["Draw a card. You gain 1 life.", "Draw a card and you gain 1 life."])
def test_608_2c_this_process_is_all_that_was_told_until_then(words: str) -> None:
    again = spell(f"{words} Repeat this process once.")
    table = position(alice_hand=[again], alice_library=["3 Wastes"])
    table.alice.cast("Spell")
    table.resolve_all()
    assert (len(table.alice.hand), table.alice.life) == (2, 22)


@pytest.mark.parametrize(("there", "gained"), [("Forest", 1), (BEARS, 0)])
def test_701_20_if_such_a_card_is_revealed_in_a_hand(there: str, gained: int) -> None:
    shows = spell("Target opponent reveals their hand. If a land card is revealed this way, you gain 1 life.")
    table = position(alice_hand=[shows], bob_hand=[there])
    table.alice.cast("Spell", targets=["bob"])
    table.resolve_all()
    assert table.alice.life == 20 + gained


def test_118_3_all_of_them_and_as_many_as_were_removed() -> None:
    sweeps = invented(
        "~ enters with two +1/+1 counters on it.\nAt the beginning of your end step, if ~ has one or more +1/+1 "
        "counters on it, you may remove all of them. If you do, exile each other nonland permanent with mana value "
        "less than or equal to the number of counters removed this way.", name="Sweeps", cost="{0}",
    )  # fmt: skip
    table = position(alice_hand=[sweeps], bob=[GIANT, BEARS])
    table.alice.cast("Sweeps")
    table.resolve_all()
    table.advance_to("end step")
    table.resolve()
    table.choose("yes")
    assert table.battlefield == [GIANT, "Sweeps"]


@pytest.mark.parametrize(("attackers", "drawn"), [({MEMNITE: "bob"}, 1), ({MEMNITE: "bob", BEARS: "carol"}, 2)])
def test_508_1b_each_player_being_attacked(attackers: dict[str, str], drawn: int) -> None:
    counts = invented(
        "Whenever you attack, draw a card for each player being attacked.", name="Counts", types="Enchantment"
    )
    table = position(
        players=("alice", "bob", "carol"), alice=[counts, MEMNITE, BEARS], alice_library=["3 Wastes"],
        step="declare attackers",
    )  # fmt: skip
    table.alice.attack(attackers)
    table.resolve_all()
    assert len(table.alice.hand) == drawn


def test_113_1_no_abilities() -> None:
    """Kicker is an ability; a land that is a creature has its own for mana (CR 113.1, 305.6)."""
    grows = invented("Creatures with no abilities get +2/+2.", name="Grows", types="Enchantment")
    kicked = invented("Kicker {2}", name="Kicked")
    loses = spell("All creatures lose all abilities until end of turn.")
    table = position(alice=[grows, BEARS, kicked, "Serra Angel"], alice_hand=[loses])
    assert [table.pt(name) for name in (BEARS, "Kicked", "Serra Angel")] == ["4/4", "2/2", "4/4"]
    table.alice.cast("Spell")
    table.resolve_all()
    assert table.pt("Serra Angel") == "6/6"


def test_120_has_not_dealt_damage_yet() -> None:
    """In any turn, and for as long as it is the same object (CR 400.7)."""
    hides = invented("~ has hexproof as long as it hasn't dealt damage yet.", name="Hides")
    table = position(alice=[hides], bob=["4 Mountain"], bob_hand=["2 Lightning Bolt"], step="declare attackers")
    assert table.has("Hides", Keyword.HEXPROOF)
    table.alice.attack(["Hides"])
    table.advance_to("turn 1, postcombat main")
    assert not table.has("Hides", Keyword.HEXPROOF)
    table.advance_to("turn 2, precombat main")
    assert not table.has("Hides", Keyword.HEXPROOF)


def test_603_7_as_much_to_each_other_opponent() -> None:
    burns = invented(
        "Whenever ~ attacks, until end of turn, whenever he deals combat damage to an opponent, he deals that much "
        "damage to each other opponent.", name="Burns",
    )  # fmt: skip
    table = position(players=("alice", "bob", "carol"), alice=[burns, BEARS], step="declare attackers")
    table.alice.attack({"Burns": "bob", BEARS: "bob"})
    table.advance_to("turn 1, postcombat main")
    assert (table.bob.life, table.carol.life) == (16, 18)


@pytest.mark.parametrize(("power", "there"), [(2, True), (1, False)])
def test_608_2c_it_is_what_is_asked_about_and_not_what_that_is_compared_with(power: int, *, there: bool) -> None:
    warden = invented(
        "{0}: Put the bottom card of your library into your graveyard. If it's a creature card with power less than or "
        "equal to ~'s power, put it onto the battlefield.",
        name="Warden", pt=f"{power}/3",
    )  # fmt: skip
    table = position(alice=[warden], alice_library=["Bear Cub"], alice_blanks=0)
    table.alice.activate("Warden")
    table.resolve()
    assert ("Bear Cub" in table.alice.battlefield) is there
    assert ("Bear Cub" in table.alice.graveyard) is not there


def test_111_6_an_exiled_token_is_no_card() -> None:
    text = "Draw a card. If you own three or more exiled cards with hit counters on them, you gain 1 life."
    assert n.Not(n.IsToken()) in everything_in(spell(text).abilities)
