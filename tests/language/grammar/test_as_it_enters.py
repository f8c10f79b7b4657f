"""What is paid or chosen as something enters, what X counts in costs, and mana of a choice."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a,
    artifact,
    as_it_enters,
    creature,
    discard_a,
    land,
    pay,
    pay_life,
    remove_counter,
    reveal_a,
    sacrifice_a,
    tap_a,
    tap_this,
    yours,
)

X = n.X()
YOU = n.You()
ANY = ((1,), (2,), (4,), (8,), (16,))
TAPPED = n.EntersSo(n.EntersTapped())


def or_tapped(*cost: n.Cost) -> n.Static:
    return as_it_enters(n.PayOrElse(cost, YOU, otherwise=TAPPED))


def escaped_with(effect: n.StaticEffect) -> n.Static:
    return n.Static(effect, n.WasPaid("escape"))


ONE, TWO = (n.EntersWithCounters("+1/+1", n.Fixed(k)) for k in (1, 2))
ENTERING = {
    "~ escapes with a +1/+1 counter on it.": escaped_with(ONE),
    "This creature escapes with two +1/+1 counters on it.": escaped_with(TWO),
    "~ escapes with your choice of a +1/+1 counter or a flying counter on it.": escaped_with(
        n.AsEnters(n.ChooseEffect((n.EntersSo(ONE), n.EntersSo(n.EntersWithCounters("flying", n.Fixed(1))))))
    ),
    "As ~ enters the battlefield, you may pay 3 life. If you don't, it enters the battlefield tapped.": or_tapped(
        pay_life(3)
    ),
    "As ~ enters the battlefield, you may reveal an Otter card from your hand. If you don't, ~ enters the battlefield "
    "tapped.": or_tapped(reveal_a(a("Otter"))),
    "As this land enters, you may discard a land card. If you don't, it enters tapped.": or_tapped(discard_a(land)),
    "As ~ enters the battlefield, choose a color other than red.": as_it_enters(n.ChooseColor(but_not=8)),
}


@pytest.mark.parametrize("text", ENTERING)
def test_as_it_enters(text: str) -> None:
    assert ability(text) == ENTERING[text]


def added(**fields: object) -> n.Activated:
    return pay(tap_this).do(n.AddMana(**fields))  # type: ignore[arg-type]


OTTER = a("Otter")
MANA = {
    "one mana of the chosen color": {"choices": ANY, "chosen_or": 0},
    "two mana of the chosen color": {"choices": tuple(c * 2 for c in ANY), "chosen_or": 0},
    "{G} or one mana of the chosen color": {"choices": ANY, "chosen_or": 16},
    "X mana in any combination of colors": {"choices": ANY, "amount": X, "each": True},
    "X mana in any combination of {W} and/or {R}": {"choices": ((1,), (8,)), "amount": X, "each": True},
    "one mana of any type that a land you control could produce": {
        "choices": (*ANY, (32,)), "could_produce": n.All((land, yours)),
    },
    "one mana of any color. Spend this mana only to cast Otter spells or activate abilities of Otters": {
        "choices": ANY, "only_for": OTTER, "or_abilities": OTTER,
    },
    "one mana of any color. Spend this mana only to cast an Otter spell or to activate an ability of an Otter source": {
        "choices": ANY, "only_for": OTTER, "or_abilities": OTTER,
    },
    "{C}{C}. Spend this mana only to activate abilities of artifact sources": {
        "choices": ((32, 32),), "or_abilities": artifact,
    },
    "{C}. Spend this mana only to activate abilities": {"choices": ((32,),), "or_abilities": n.Anything()},
}  # fmt: skip


@pytest.mark.parametrize("text", MANA)
def test_mana_of_a_choice(text: str) -> None:
    assert ability(f"{{T}}: Add {text}.") == added(**MANA[text])


COUNTED = {
    "{T}, Remove any number of storage counters from ~: Add {R} for each storage counter removed this way.": pay(
        tap_this, remove_counter("storage", X)
    ).do(n.AddMana(((8,),), X)),
    "{1}, Remove X charge counters from ~: Add X mana of any one color.": pay("{1}", remove_counter("charge", X)).do(
        n.AddMana(ANY, X)
    ),
    "Sacrifice X Otters: Add X mana of any one color.": pay(sacrifice_a(OTTER, count=X)).do(n.AddMana(ANY, X)),
    "Tap X untapped creatures you control: Draw X cards.": pay(tap_a(creature, count=X)).do(n.Draw(X)),
    "Exile X cards from your graveyard: Draw X cards.": pay(n.ExileCost(n.Anything(), n.Zone.GRAVEYARD, X)).do(
        n.Draw(X)
    ),
}


@pytest.mark.parametrize("text", COUNTED)
def test_x_in_costs(text: str) -> None:
    assert ability(text) == COUNTED[text]


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add {R} for each storage counter removed this way.",
        "{X}, Remove two storage counters from ~: Add {R} for each storage counter removed this way.",
        "{T}, Remove any number of charge counters from ~: Add {R} for each storage counter removed this way.",
        "As ~ enters the battlefield, you may pay 3 life. If you do, it enters the battlefield tapped.",
    ],
)
def test_what_is_not_read(text: str) -> None:
    assert ability(text) is None


def test_opponents_are_counted() -> None:
    read = ability("~ enters the battlefield tapped unless you have two or more opponents.")
    assert isinstance(read, n.Static)
    two = n.Compare(n.SizeOf(n.EachOpponent()), ">=", n.Fixed(2))
    assert (read.effect, read.condition) == (n.EntersTapped(), n.Negated(two))
