"""What single abilities and effects did otherwise: indestructible, lands of a basic type, names of tokens."""

from __future__ import annotations

from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import (
    apply,
    basic,
    card,
    create,
    creature,
    do,
    flying,
    gains,
    indestructible,
    instant,
    is_a,
    land,
    legendary,
    loses_all_abilities,
    red,
    sorcery,
    target,
    targeting,
    token_card,
)
from mainphase.kernel.reading.layers import refreshed_characteristics

# --- Indestructible (700.4, 702.12)


def lost(rules: str) -> list[str]:
    """A creature that was made indestructible loses all abilities, and is then told to die."""
    guard = card("Guard", "{0}", instant)(targeting(creature).do(apply(target, gains(indestructible, flying))))
    empty = card("Empty", "{0}", instant)(targeting(creature).do(apply(target, loses_all_abilities)))
    kill = card("Kill", "{0}", instant)(targeting(creature).do(n.Destroy(target)))
    table = position(alice=["Hill Giant"], alice_hand=[guard, empty, kill], rules=rules)
    for name in ("Guard", "Empty", "Kill"):
        table.alice.cast(name, ["Hill Giant"])
        table.resolve_all()
        assert (
            "Hill Giant" not in table.alice.battlefield
            or name != "Empty"
            or not table.has("Hill Giant", Keyword.FLYING)
        )
    return table.alice.battlefield


def test_700_4_being_indestructible_is_no_ability_until_12_july_2013() -> None:
    assert lost("2013-07-12") == ["Hill Giant"]


def test_702_12a_indestructible_is_lost_like_other_abilities_since_13_july_2013() -> None:
    assert lost("2013-07-13") == []


# --- Lands of a basic type (214.9f, 305.7)


def moonlit(rules: str) -> tuple[list[str], bool]:
    """The name of a legendary land under Blood Moon, and whether it can be destroyed as a nonbasic one."""
    tower = card("Tower", None, legendary, land)()
    waste = card("Waste", "{0}", instant)(targeting(is_a(land, n.Not(basic))).do(n.Destroy(target)))
    table = position(alice=["Blood Moon", tower, tower], alice_hand=[waste], rules=rules)
    names = [refreshed_characteristics(table.state, table.state.objects[o]).name for o in table.state.battlefield[1:]]
    if table.asked != "priority":
        return names, True
    try:
        table.alice.cast("Waste", ["Tower"])
    except NotOffered:
        return names, False
    return names, True


def test_214_9f_a_land_set_to_a_basic_type_is_basic_and_no_legend_until_22_july_2001() -> None:
    assert moonlit("2001-07-22") == (["Tower", "Tower"], False)


def test_214_9f_a_land_set_to_a_basic_type_has_its_name_since_23_july_2001() -> None:
    assert moonlit("2001-07-23") == (["Mountain", "Mountain"], False)


def test_214_9f_a_land_set_to_a_basic_type_is_basic_and_no_legend_until_30_june_2003() -> None:
    assert moonlit("2003-06-30") == (["Mountain", "Mountain"], False)


def test_212_6e_a_land_set_to_a_basic_type_is_otherwise_what_it_was_since_1_july_2003() -> None:
    names, nonbasic = moonlit("2003-07-01")
    assert (set(names), nonbasic) == ({"Tower"}, True)


# --- Names of tokens (111.4)


def named(rules: str) -> tuple[str, bool]:
    """A Goblin token's name, and whether it has it in common with a card named Goblin that is destroyed by name."""
    fodder = card("Fodder", "{0}", sorcery)(do(create(1, token_card("Goblin", red, creature, pt="1/1"))))
    purge = card("Purge", "{0}", sorcery)(do(n.Destroy(n.Each(n.All((creature, n.Named("Goblin")))))))
    table = position(alice_hand=[fodder, purge], rules=rules)
    table.alice.cast("Fodder")
    table.resolve_all()
    name = refreshed_characteristics(table.state, table.state.objects[table.state.battlefield[0]]).name
    table.alice.cast("Purge")
    table.resolve_all()
    return name, table.state.battlefield == []


def test_111_4_a_token_is_named_by_its_subtypes_until_18_november_2021() -> None:
    assert named("2021-11-18") == ("Goblin", True)


def test_111_4_a_tokens_name_says_that_it_is_one_since_19_november_2021() -> None:
    assert named("2021-11-19") == ("Goblin Token", False)
