"""CR 601.2g, 605.3a: any mana ability pays while a spell is cast or an ability is activated, whatever it asks for; and
what automatic payment spends first.
"""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a,
    add,
    additional_cost,
    apply,
    artifact,
    card,
    creature,
    do,
    draw,
    enchantment,
    gain_life,
    is_also,
    land,
    number_of,
    pay,
    pay_life,
    sacrifice_a,
    sorcery,
    tap_a,
    tap_for,
    tap_this,
    this,
    yours,
)
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.costs.combining import MOST_TRIED
from mainphase.kernel.state.refusal import refusal_concept
from mainphase.presentation.refusal_details import detail
from mainphase.rules.concepts import Concept

FILTER = card("Filter", "{2}", artifact)(pay("{1}", tap_this).do(add("{W}{U}")))
DEEP_FILTER = card("Deep Filter", "{2}", artifact)(pay("{W}", tap_this).do(add("{B}{B}{B}")))
ALTAR = card("Altar", "{3}", artifact)(pay(sacrifice_a(creature)).do(add("{C}{C}")))
ELF = card("Elf", "{G}", creature, "Elf", pt="1/1")(tap_for("{G}"))
BEAR = card("Bear", "{1}{G}", creature, pt="2/2")()
GROVE = card("Grove", None, land)(pay(n.TapThis()).do(add("{G}", times=number_of(creature, yours))))
COFFERS = card("Coffers", None, land)(pay("{2}", tap_this).do(add("{B}", times=number_of(a("Swamp"), yours))))
DRUID = card("Druid", "{G}", creature, "Druid", pt="1/1")()
CIRCLE = card("Circle", "{G}", enchantment)(pay(tap_a(a("Druid"), yours)).do(add("{G}")))
CRYPT = card("Crypt", None, land)(tap_for("{C}"), pay(tap_this, pay_life(1)).do(add("{B}")))
RITE = card("Rite", "{G}", sorcery)(additional_cost(sacrifice_a(creature)), do(draw(1)))
GREAT = card("Great", "{5}", sorcery)(do(draw(1)))
EACH = card("Each", "{X}", sorcery)(do(gain_life(n.X())))
ONLY_CREATURES = card("Only Creatures", None, land)(pay(tap_this).do(add("{W}", only_for=creature)))
AWAKENING = card("Awakening", None, land)(tap_for("{C}"), pay("{1}").do(apply(this, is_also(creature))))
LIVING = card("Living", None, land)(tap_for("{G}"), pay("{5}", tap_this).do(draw(1)))


def paid(table: Table) -> list[str]:
    """What was used: tapped, or no longer there."""
    return sorted(name for name in table.battlefield if table.tapped(name))


def finish(table: Table) -> None:
    while table.asked not in ("priority", None):
        table.apply(0)


@pytest.mark.parametrize("payment", ["automatic", "manual"])
@pytest.mark.parametrize(
    ("permanents", "spell_cost", "possible"),
    [
        (["Mountain", FILTER], "{U}", True),
        (["Mountain", FILTER], "{U}{U}", False),
        (["Mountain", FILTER], "{1}{U}", True),
        (["Mountain", FILTER], "{2}{U}", False),
        (["Mountain", FILTER, DEEP_FILTER], "{B}{B}{B}{U}", True),
        (["Mountain", FILTER, DEEP_FILTER], "{B}{B}{B}{W}", False),  # the white mana paid for the black
        ([FILTER], "{U}", False),
        ([FILTER, FILTER], "{U}", False),  # neither can pay for the other first
        ([ONLY_CREATURES, FILTER], "{U}", False),  # CR 106.6
        ([COFFERS, "4 Swamp"], "{3}{B}{B}{B}", True),
        ([COFFERS, "4 Swamp"], "{4}{B}{B}{B}", False),
        ([ALTAR, BEAR], "{2}", True),
        ([ALTAR, BEAR], "{3}", False),
        ([ALTAR, ELF], "{2}{G}", True),  # tapped first, then sacrificed
        ([ALTAR, ELF], "{1}{G}{G}", False),
        ([ALTAR, GROVE, "2 Memnite"], "{C}{C}{C}{C}{G}{G}", True),  # the land counts them first
        ([CIRCLE, DRUID, DRUID], "{G}{G}", True),
        ([CIRCLE, DRUID, DRUID], "{G}{G}{G}", False),
        ([CRYPT], "{B}", True),
        ([CRYPT], "{B}{C}", False),
    ],
)
def test_605_3a_what_can_be_had_by_hand_pays(
    permanents: list[str | n.CardDef], spell_cost: str, possible: bool, payment: str
) -> None:
    wanted = card("Wanted", spell_cost, artifact)()
    table = position(alice=permanents, alice_hand=[wanted], payment=payment)
    if not possible:
        with pytest.raises(NotOffered, match=r"118\.3"):
            table.alice.cast("Wanted")
        return
    table.alice.cast("Wanted")
    finish(table)
    assert table.stack == ["Wanted"]


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize("payment", ["automatic", "manual"])
def test_601_2h_what_another_cost_needs_is_not_sacrificed_for_mana(payment: str) -> None:
    table = position(
        alice=[ALTAR, BEAR, FILTER],
        alice_hand=[card("Dear", "{2}", sorcery)(additional_cost(sacrifice_a(creature)), do(draw(1)))],
        payment=payment,
    )
    with pytest.raises(NotOffered):
        table.alice.cast("Dear")
    table = position(alice=[ELF, ALTAR], alice_hand=[RITE], payment=payment)
    table.alice.cast("Rite")  # the Elf is tapped for mana, then sacrificed for the spell
    finish(table)
    assert table.stack == ["Rite"]
    assert table.alice.graveyard == ["Elf"]


@pytest.mark.rule("107.3")
def test_107_3_x_counts_what_mana_abilities_can_still_add() -> None:
    table = position(alice=[ALTAR, BEAR, BEAR, "Forest"], alice_hand=[EACH])
    table.alice.cast("Each", x=5)
    assert table.stack == ["Each"]
    assert table.alice.graveyard == ["Bear", "Bear"]


@pytest.mark.rule("602.2b")
def test_602_2b_an_ability_is_paid_for_so_too() -> None:
    well = card("Well", "{1}", artifact)(pay("{U}", tap_this).do(draw(1)))
    table = position(alice=[well, FILTER, "Forest"])
    table.alice.activate("Well")
    assert table.stack == ["Well"]


def test_601_2g_before_1999_it_is_drawn_beforehand() -> None:
    wanted = card("Wanted", "{U}{W}", artifact)()
    table = position(alice=[FILTER, "Forest"], alice_hand=[wanted], rules="1998-01-01")
    table.alice.cast("Wanted")
    assert table.stack == ["Wanted"]


# --- What is spent first


@pytest.mark.parametrize(
    ("permanents", "hand", "spell_cost", "spent"),
    [
        (["Forest", LIVING], [], "{1}", ["Forest"]),  # it has another use
        (["Wastes", LIVING], [], "{G}", ["Living"]),
        ([ELF, LIVING], [], "{1}", ["Living"]),  # a creature could attack
        ([ELF, "Sol Ring", "Forest"], [], "{1}", ["Forest"]),
        (["Forest", "Sol Ring"], [], "{1}", ["Forest"]),  # nothing is lost
        (["Forest", "Tundra", "Plains", "Island"], [BEAR], "{1}", ["Plains"]),
        (["Forest", "Tundra"], [BEAR], "{1}", ["Tundra"]),  # the only green
        (["Forest", "Plains", "Tundra"], [BEAR], "{1}", ["Plains"]),
        ([CRYPT, "Swamp"], [], "{B}", ["Swamp"]),
    ],
)
def test_601_2g_what_has_another_use_is_spared(
    permanents: list[str | n.CardDef], hand: list[str | n.CardDef], spell_cost: str, spent: list[str]
) -> None:
    table = position(alice=permanents, alice_hand=[card("Wanted", spell_cost, artifact)(), *hand])
    table.alice.cast("Wanted")
    assert paid(table) == spent


def test_601_2g_what_comes_to_life_is_not_tapped_for_it() -> None:
    table = position(alice=["Sol Ring", AWAKENING, ELF])
    table.alice.activate("Awakening")
    assert not table.tapped("Awakening")


def test_605_3a_a_search_that_was_cut_short_says_so() -> None:
    pairs = ["WU", "WB", "WR", "WG", "UB", "UR", "UG", "BR", "BG", "RG"]
    signets = [
        card(f"{one} Signet", "{2}", artifact)(pay("{1}", tap_this).do(add(f"{{{one[0]}}}{{{one[1]}}}")))
        for one in pairs
    ]
    wanted = card("Wanted", "{W}{W}{W}{W}{W}", artifact)()
    table = position(alice=[*signets, "8 Mountain"], alice_hand=[wanted])
    card_in_hand = table.find("Wanted", n.Zone.HAND)
    why = cannot_cast(table.state, 0, card_in_hand.id, 0)
    assert refusal_concept(why) == Concept.PAY_MANA
    assert f"{MOST_TRIED} ways that were tried" in detail(table.state, why, 0, card_in_hand)
