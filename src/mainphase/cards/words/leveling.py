"""Words for Class cards (CR 716), levelers (711) and station cards (721)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Fixed
from mainphase.cards.words.activating import pay
from mainphase.cards.words.cards import power_toughness
from mainphase.cards.words.things import this


def class_level(number: int, price: str, *abilities: n.Ability) -> tuple[n.Ability, ...]:
    """A class level bar: what gaining the level costs, and the abilities that come with it (CR 716.2a)."""
    level = n.LevelOf(this)
    gain = pay(price, only_if=n.Compare(level, "=", Fixed(number - 1)), as_a_sorcery=True).do(n.BecomeLevel(number))
    gained = tuple(granted(a) for a in abilities)
    return gain, n.Static(n.Modify(n.IsThis(), gained), n.Compare(level, ">=", Fixed(number)))


def granted(ability: n.Ability) -> n.Modification:
    return n.GainKeywords(ability.keywords) if isinstance(ability, n.HasKeywords) else n.GainAbility(ability)


STATIONED: Final = "station"  # the keyword that the ability of a station symbol bears


def station_symbol(number: int, pt: str, *abilities: n.Ability) -> n.Static:
    """A station symbol: with so many charge counters it has those abilities; and is a creature too, if it has power and
    toughness then (CR 721.2a, b).
    """
    mods: tuple[n.Modification, ...] = tuple(granted(a) for a in abilities)
    if pt:
        power, toughness = power_toughness("a station symbol", pt)
        mods = (n.AddTypes(types=CardType.CREATURE), n.SetPT(Fixed(power), Fixed(toughness)), *mods)
    stationed = n.Compare(n.CountersOn("charge", this), ">=", Fixed(number))
    return n.Static(n.Modify(n.IsThis(), mods), stationed, keyword=STATIONED)


def levels(low: int, high: int, pt: str, *abilities: n.Ability) -> n.Static:
    """A level symbol: from so many level counters to so many, 0 for any number, it has that power and toughness and
    those abilities (CR 711.2).
    """
    power, toughness = power_toughness("a level symbol", pt)
    counters = n.CountersOn("level", this)
    held: n.Condition = n.Compare(counters, ">=", Fixed(low))
    if high:
        held = n.Both(held, n.Compare(counters, "<=", Fixed(high)))
    mods = (n.SetPT(Fixed(power), Fixed(toughness)), *(granted(a) for a in abilities))
    return n.Static(n.Modify(n.IsThis(), mods), held)
