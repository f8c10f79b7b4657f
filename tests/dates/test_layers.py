"""In what order continuous effects were applied: how that changed from day to day until 11 July 2009."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, Keyword
from mainphase.cards.words import (
    apply,
    artifact,
    as_long_as,
    becomes_a,
    becomes_color,
    card,
    creature,
    defines_pt,
    enchantment,
    enters_with,
    flying,
    gains,
    gains_ability,
    gets,
    has_base,
    have,
    in_a_graveyard,
    instant,
    is_a,
    is_also,
    itself,
    land,
    loses_all_abilities,
    number_of,
    target,
    targeting,
    white,
    yours,
)

PUMP = card("Pump", "{0}", instant)(targeting(creature).do(apply(target, gets(2, 2))))
GROW = card("Grow", "{0}", instant)(targeting(creature).do(apply(target, gets(1, 0))))
SMALL = card("Diminish", "{0}", instant)(targeting(creature).do(apply(target, has_base(0, 1))))
SWITCH = card("Turnabout", "{0}", instant)(targeting(creature).do(apply(target, n.SwitchPT())))
GILD = card("Gild", "{0}", instant)(targeting(creature).do(apply(target, is_also(artifact), has_base(3, 3))))
SWARM = card("Swarm", "{G}", creature, pt="0/0")(defines_pt(number_of(creature, yours), number_of(creature, yours)))
WITH_LAND = n.Exists(n.All((land, yours)))
GROWN = card("Grown", "{G}", creature, pt="1/1")(as_long_as(WITH_LAND, have(itself, has_base(4, 4))))
WINGED = card("Winged", "{W}", creature, pt="1/1")(as_long_as(WITH_LAND, have(itself, gains(flying))))
EARTHBOUND = card("Earthbound", "{1}", enchantment)(have(creature, n.LoseKeywords(Keyword.FLYING)))
BUDDING = card("Budding", "{0}", creature, pt="1/2")(enters_with(2, "+1/+1"))
LEVELLING = card("Levelling", "{1}", enchantment)(have(creature, has_base(1, 1)))


def after(rules: str, what: str | CardDef, *spells: CardDef, counters: int = 0) -> str:
    """Power and toughness of a creature after spells on it, one after another."""
    name = what if isinstance(what, str) else what.name
    table = position(alice=[what, "Forest"], alice_hand=list(spells), rules=rules)
    if counters:
        o = table.find(name)
        o.counters = {"+1/+1": counters}
        table.state.all_stale = True
    for one in spells:
        table.alice.cast(one.name, [name])
        table.resolve_all()
    return table.pt(name)


def test_an_older_change_of_type_yields_to_a_newer_effect_and_a_newer_one_prevails_on_31_may_1999() -> None:
    assert after("1999-05-31", "Hill Giant", GILD, SMALL) == "0/1"
    assert after("1999-05-31", "Hill Giant", SMALL, GILD) == "3/3"


def test_214_5_a_change_of_type_comes_before_all_other_effects_since_1_june_1999() -> None:
    assert after("1999-06-01", "Hill Giant", SMALL, GILD) == "0/1"
    assert after("2005-09-30", "Hill Giant", SMALL, GILD) == "0/1", "as late as this"
    assert after("2005-10-01", "Hill Giant", SMALL, GILD) == "3/3", "in sublayers each part has its own place"


def test_counters_come_before_whatever_a_creature_says_of_itself_until_30_june_2003() -> None:
    assert after("2003-06-30", GROWN, counters=1) == "4/4"


def test_405_2_what_a_creature_says_of_itself_comes_before_counters_since_1_july_2003() -> None:
    assert after("2003-07-01", GROWN, counters=1) == "5/5"


def flies(rules: str) -> bool:
    """A creature that has flying by an ability of its own, under an older enchantment that takes flying away."""
    return position(alice=[EARTHBOUND, WINGED, "Forest"], rules=rules).has("Winged", Keyword.FLYING)


def test_the_newer_of_two_static_abilities_prevails_until_30_june_2003() -> None:
    assert flies("2003-06-30")


def test_405_2_what_a_creature_has_by_itself_comes_first_since_1_july_2003() -> None:
    assert not flies("2003-07-01")


def test_405_2_what_a_creature_has_by_itself_comes_first_until_31_july_2005() -> None:
    assert not flies("2005-07-31")


def test_405_2_only_values_that_a_creature_says_of_itself_come_first_since_1_august_2005() -> None:
    assert flies("2005-08-01")
    assert levelled("2005-08-01") == "1/1"


def test_418_5a_a_change_of_type_comes_after_what_defines_power_until_30_november_2003() -> None:
    assert after("2003-11-30", SWARM, GILD) == "3/3"


def test_418_5a_what_defines_power_comes_after_a_change_of_type_since_1_december_2003() -> None:
    assert after("2003-12-01", SWARM, GILD) == "1/1"


def test_418_5a_counters_come_before_what_sets_power_until_30_september_2005() -> None:
    assert after("2005-09-30", "Hill Giant", SMALL, counters=2) == "0/1"
    assert after("2005-09-30", "Hill Giant", PUMP, SMALL) == "0/1"
    assert after("2005-09-30", "Grizzly Bears", GROW, SWITCH, GROW) == "3/3"


def test_418_5a_counters_come_after_what_sets_power_since_1_october_2005() -> None:
    assert after("2005-10-01", "Hill Giant", SMALL, counters=2) == "2/3"
    assert after("2005-10-01", "Hill Giant", PUMP, SMALL) == "0/1", "a spell's bonus is as old as the spell"
    assert after("2005-10-01", "Grizzly Bears", GROW, SWITCH, GROW) == "2/4", "switched last of all"


def budded(rules: str, *others: CardDef) -> list[str]:
    """What a 1/2 is that enters with two +1/+1 counters, as it enters and after a spell that sets it to 0/1."""
    table = position(alice=list(others), alice_hand=[BUDDING, SMALL], rules=rules, step="main phase")
    table.alice.cast("Budding")
    table.resolve_all()
    entered = table.pt("Budding")
    table.alice.cast("Diminish", ["Budding"])
    table.resolve_all()
    return [entered, table.pt("Budding")]


@pytest.mark.parametrize("rules", ["1999-06-01", "2003-06-30", "2003-07-01", "2003-12-01", "2005-09-30"])
def test_418_5a_counters_that_it_enters_with_come_before_what_sets_power_until_30_september_2005(rules: str) -> None:
    assert budded(rules) == ["3/4", "0/1"]
    assert budded(rules, LEVELLING) == ["1/1", "0/1"], "though the enchantment is older"


@pytest.mark.parametrize("rules", ["2005-10-01", "2009-07-10", "2009-07-11", "2026-04-17"])
def test_418_5a_counters_that_it_enters_with_come_after_what_sets_power_since_1_october_2005(rules: str) -> None:
    assert budded(rules) == ["3/4", "2/3"]
    assert budded(rules, LEVELLING) == ["3/3", "2/3"]


def levelled(rules: str) -> str:
    """A creature that is 4/4 by an ability of its own, under an older enchantment by which all are 1/1."""
    return position(alice=[LEVELLING, GROWN, "Forest"], rules=rules).pt("Grown")


def test_405_2_what_a_creature_says_of_its_power_comes_first_until_30_april_2007() -> None:
    assert levelled("2007-04-30") == "1/1"


def test_405_2_only_what_defines_power_comes_first_since_1_may_2007() -> None:
    assert levelled("2007-05-01") == "4/4"


def weighed_in_the_graveyard(rules: str) -> int:
    """How much life a creature card in a graveyard gives by its power, which is the number of lands."""
    heap = card("Heap", "{4}", creature, pt="0/0")(defines_pt(number_of(land, yours), number_of(land, yours)))
    weigh = card("Weigh", "{0}", instant)(targeting(is_a(creature, in_a_graveyard)).do(n.GainLife(n.PowerOf(target))))
    table = position(alice=["3 Forest"], alice_hand=[weigh], alice_graveyard=[heap], rules=rules)
    table.alice.cast("Weigh", ["Heap"])
    table.resolve_all()
    return table.alice.life - 20


@pytest.mark.parametrize("rules", ["1999-06-01", "2003-07-01", "2007-04-30"])
def test_208_2_a_star_is_0_where_the_card_is_not_in_play_until_30_april_2007(rules: str) -> None:
    assert weighed_in_the_graveyard(rules) == 0


def test_405_2_what_defines_power_does_so_in_all_zones_since_1_may_2007() -> None:
    assert weighed_in_the_graveyard("2007-05-01") == 3


@pytest.mark.parametrize("rules", ["2005-10-01", "2009-07-10"])
def test_418_5a_what_a_spell_added_is_lost_to_a_newer_value_until_10_july_2009(rules: str) -> None:
    assert after(rules, "Hill Giant", PUMP, SMALL) == "0/1"
    assert after(rules, "Hill Giant", SMALL, PUMP) == "2/3"


def test_612_3_what_is_added_comes_after_what_sets_power_since_11_july_2009() -> None:
    assert after("2009-07-11", "Hill Giant", PUMP, SMALL) == "2/3"


def test_418_5_an_effect_waits_for_the_one_that_makes_it_apply_on_every_day() -> None:
    bless = card("Bless", "{0}", instant)(targeting(creature).do(apply(target, becomes_color(white))))
    for rules in ("1999-05-31", "1999-06-01", "2003-07-01", "2003-12-01", "2005-10-01", "2009-07-10", "2009-07-11"):
        table = position(alice=["Crusade", "Hill Giant"], alice_hand=[bless], rules=rules)
        table.alice.cast("Bless", ["Hill Giant"])
        table.resolve_all()
        assert table.pt("Hill Giant") == "4/4", rules


def gained(rules: str) -> str:
    """After a spell has made one creature 0/1, an older one gains an ability by which all are 1/1."""
    level = card("Level", "{0}", instant)(
        targeting(creature).do(apply(target, gains_ability(have(creature, has_base(1, 1)))))
    )
    table = position(alice=["Hill Giant", "Grizzly Bears"], alice_hand=[SMALL, level], rules=rules)
    for name, on in (("Diminish", "Grizzly Bears"), ("Level", "Hill Giant")):
        table.alice.cast(name, [on])
        table.resolve_all()
    return table.pt("Grizzly Bears")


def test_418_5f_a_gained_ability_is_as_old_as_its_object_until_30_september_2005() -> None:
    assert gained("2005-09-30") == "0/1"


def test_418_5f_a_gained_ability_is_as_old_as_what_gave_it_since_1_october_2005() -> None:
    assert gained("2005-10-01") == "1/1"


def test_418_5_humility_takes_the_ability_of_an_enchantment_that_is_a_creature() -> None:
    """Before there were layers one of the two effects waited for the other; nothing ends in a circle."""
    humbling = card("Humbling", "{2}{W}{W}", enchantment)(have(creature, loses_all_abilities, has_base(1, 1)))
    for rules in ("1999-05-31", "1999-06-01", "2003-07-01", "2003-12-01", "2005-10-01", "2007-05-01"):
        table = position(alice=[humbling, "Serra Angel"], rules=rules)
        assert table.pt("Serra Angel") == "1/1", rules
        assert not table.has("Serra Angel", Keyword.FLYING), rules


FROG = card("Frogging", "{0}", instant)(targeting(creature).do(apply(target, becomes_a("Frog"), has_base(1, 1))))


def test_418_5a_a_creature_type_is_no_type_until_30_november_2003() -> None:
    """What changes card types comes before counters and other effects; what changes creature types, only since then."""
    assert after("2003-11-30", "Hill Giant", FROG, counters=2) == "1/1"
    assert after("2003-12-01", "Hill Giant", FROG, counters=2) == "3/3"


def raised_by_its_power(rules: str, doubles: bool = False) -> str:
    """A creature of power -1 that gets +X/+X, where X is its power."""
    more = n.AddPT(n.PowerOf(target), n.PowerOf(target), doubles)
    swell = card("Swell", "{0}", instant)(targeting(creature).do(apply(target, more)))
    shrink = card("Shrink", "{0}", instant)(targeting(creature).do(apply(target, gets(-3, 0))))
    table = position(alice=["Grizzly Bears"], alice_hand=[swell, shrink], rules=rules)
    for spell in ("Shrink", "Swell"):
        table.alice.cast(spell, ["Grizzly Bears"])
        table.resolve_all()
    return table.pt("Grizzly Bears")


def test_107_1b_a_negative_number_adds_nothing_until_30_april_2007() -> None:
    assert raised_by_its_power("2007-04-30") == "-1/2"


def test_104_1b_a_negative_number_is_added_since_1_may_2007() -> None:
    assert raised_by_its_power("2007-05-01") == "-2/1"


def test_104_1b_a_negative_number_is_added_until_7_july_2017() -> None:
    assert raised_by_its_power("2017-07-07") == "-2/1"


def test_107_1b_a_negative_number_adds_nothing_since_8_july_2017() -> None:
    assert raised_by_its_power("2017-07-08") == "-1/2"


@pytest.mark.rule("701.10c")
def test_701_10c_but_power_that_is_doubled_becomes_less() -> None:
    assert raised_by_its_power("2026-04-17", doubles=True) == "-2/1"
