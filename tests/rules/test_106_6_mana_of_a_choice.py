"""CR 106.6, 607.2d: mana that may be spent on some things only, and mana of the colour that was chosen."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import a, artifact, as_it_enters, card, creature, cycling, draw, land, pay, tap_this
from mainphase.cards.words.tokens import POWERSTONE, token_card

ANY = ((1,), (2,), (4,), (8,), (16,))
GOBLIN = a("Goblin")
CAMP = card("Camp", None, land)(
    pay(tap_this).do(n.AddMana(((32,),), only_for=GOBLIN, or_abilities=GOBLIN)),
)
SCHOLAR = card("Scholar", "{1}", creature, "Goblin", pt="1/1")(pay("{1}").do(draw(1)))
ENGINE = card("Engine", "{1}", artifact)(pay("{1}").do(draw(1)))


def test_106_6_it_pays_for_abilities_of_what_fits_and_for_no_others() -> None:
    table = position(alice=[CAMP, SCHOLAR, ENGINE])
    assert table.alice.why_not("activate Engine") is not None
    table.alice.activate("Scholar")
    table.resolve()
    assert len(table.alice.hand) == 1
    assert table.tapped("Camp")


def test_106_6_it_pays_for_spells_that_fit() -> None:
    table = position(alice=[CAMP], alice_hand=[SCHOLAR, "Memnite", ENGINE])
    assert table.alice.why_not("cast Engine") is not None
    table.alice.cast("Scholar")
    assert table.stack == ["Scholar"]


def test_106_6_manual_payment_asks_no_more_of_it() -> None:
    table = position(alice=[CAMP, SCHOLAR], payment="manual")
    table.alice.activate("Scholar")
    while table.asked == "pay":
        table.apply(0)
    table.resolve()
    assert len(table.alice.hand) == 1


def test_607_2d_mana_of_the_chosen_color() -> None:
    vale = card("Vale", None, land)(
        as_it_enters(n.ChooseColor(but_not=4)), pay(tap_this).do(n.AddMana(ANY, chosen_or=4))
    )
    table = position(alice_hand=[vale], payment="manual")
    table.alice.play_land("Vale")
    assert len(table.options) == 4  # black is none of them
    table.alice.choose("choose W")
    table.alice.taps("Vale", for_=1)
    assert table.alice.mana == "B"


def test_106_7_without_a_chosen_color_nothing_is_added() -> None:
    mute = card("Mute", None, land)(pay(tap_this).do(n.AddMana(ANY, chosen_or=0)))
    table = position(alice=[mute], payment="manual")
    table.alice.taps("Mute")
    assert table.alice.mana == ""


STONE = token_card("Stone", artifact, abilities=(pay(tap_this).do(n.AddMana(((32,),), not_for=n.Not(artifact))),))


def test_106_6_it_pays_for_anything_but_some_spells() -> None:
    cycler = card("Cycler", "{1}", creature, pt="1/1")(cycling("{1}"))
    table = position(alice=[STONE, SCHOLAR], alice_hand=[SCHOLAR, ENGINE, cycler])
    assert table.alice.why_not("cast Scholar") is not None
    for act, name in (("cast", "Engine"), ("activate", "Scholar"), ("activate", "Cycler")):
        other = table.copy()
        getattr(other.alice, act)(name)
        assert len(other.stack) == 1
        assert other.tapped("Stone Token")


def test_111_10h_powerstones() -> None:
    table = position(alice=[POWERSTONE], alice_hand=[SCHOLAR, ENGINE])
    assert table.alice.why_not("cast Scholar") is not None
    table.alice.cast("Engine")
    assert table.stack == ["Engine"]
