"""What may be there only once: the legend rule of each era, planeswalkers, worlds, and how land plays were counted."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Supertype
from mainphase.cards.words import card, enchantment
from mainphase.kernel.values import OptionKind

WORLD = CardDef("A World", None, CardType.ENCHANTMENT, Supertype.WORLD)
OTHER_WORLD = CardDef("Another World", None, CardType.ENCHANTMENT, Supertype.WORLD)
MANY_FIELDS = card("Many Fields", "{G}", enchantment)(n.Static(n.ExtraLandPlays(n.You(), 1)))
JACE = CardDef("Jace", None, CardType.PLANESWALKER, Supertype.LEGENDARY, ("Jace",), loyalty=3)
OTHER_JACE = CardDef("Jace Again", None, CardType.PLANESWALKER, Supertype.LEGENDARY, ("Jace",), loyalty=3)


def two(alice: list[str | CardDef], bob: list[str | CardDef], rules: str) -> Table:
    return position(alice=alice, bob=bob, rules=rules)


def there(table: Table) -> tuple[int, int]:
    return len(table.alice.battlefield), len(table.bob.battlefield)


NAMESAKE = CardDef("Jace", None, CardType.PLANESWALKER, Supertype.LEGENDARY, ("Namesake",), loyalty=3)
ISAMARU = "Isamaru, Hound of Konda"


def test_420_5e_the_oldest_legend_stays_until_30_september_2004() -> None:
    assert there(two([ISAMARU], [ISAMARU], "2004-09-30")) == (1, 0)


@pytest.mark.parametrize("rules", ["2004-10-01", "2013-07-12"])
def test_704_5k_all_legends_of_a_name_go_until_12_july_2013(rules: str) -> None:
    assert there(two([ISAMARU], [ISAMARU], rules)) == (0, 0)


def test_704_5k_each_player_keeps_one_legend_since_13_july_2013() -> None:
    table = two([ISAMARU], [ISAMARU], "2013-07-13")
    assert there(table) == (1, 1)
    table = two([ISAMARU, ISAMARU], [], "2013-07-13")
    assert table.asked == "legend rule"
    table.apply(0)
    assert there(table) == (1, 0)
    assert [e.rule for e in table.events("state-based action")] == ["704.5k"]


@pytest.mark.parametrize("rules", ["2007-10-01", "2013-07-12"])
def test_704_5j_planeswalkers_of_a_type_all_go_until_12_july_2013(rules: str) -> None:
    assert there(two([JACE], [OTHER_JACE], rules)) == (0, 0)


def test_420_5_planeswalkers_are_not_looked_at_until_30_september_2007() -> None:
    assert there(two([JACE], [OTHER_JACE], "2007-09-30")) == (1, 1)


def test_704_5j_each_player_keeps_one_planeswalker_of_a_type_since_13_july_2013() -> None:
    assert there(two([JACE], [OTHER_JACE], "2013-07-13")) == (1, 1)
    assert two([JACE, OTHER_JACE], [], "2013-07-13").asked == "legend rule"


def test_704_5j_each_player_keeps_one_planeswalker_of_a_type_until_28_september_2017() -> None:
    assert there(two([JACE], [OTHER_JACE], "2017-09-28")) == (1, 1)
    table = two([JACE, OTHER_JACE], [], "2017-09-28")
    assert table.asked == "legend rule"
    table.apply(1)
    assert table.alice.battlefield == ["Jace Again"]
    assert table.events("state-based action", rule="704.5j")


def test_306_4_planeswalkers_of_a_name_and_two_types_may_be_there_until_28_september_2017() -> None:
    assert there(two([JACE, NAMESAKE], [], "2017-09-28")) == (2, 0)
    assert two([JACE, NAMESAKE], [], "2017-09-29").asked == "legend rule"


def test_306_4_planeswalkers_are_legends_since_29_september_2017() -> None:
    assert there(two([JACE, OTHER_JACE], [], "2017-09-29")) == (2, 0)
    assert two([JACE, JACE], [], "2017-09-29").asked == "legend rule"


@pytest.mark.parametrize("rules", ["2001-07-23", "2026-04-17"])
def test_704_5k_only_the_newest_world_stays(rules: str) -> None:
    table = two([WORLD], [OTHER_WORLD], rules)
    assert (table.alice.battlefield, table.bob.battlefield) == ([], ["Another World"])


def test_305_2_a_land_play_is_charged_to_what_allows_it_until_12_july_2013() -> None:
    table = position(alice=[MANY_FIELDS, "2 Plains"], alice_hand=["2 Forest", "Disenchant"], rules="2013-07-12")
    plays = [o for o in table.options if "play" in o]
    assert len(plays) == 4  # each Forest by the rule, or by the enchantment
    table.answer(lambda o: o.kind == OptionKind.PLAY_LAND and o.b != 0, "play a Forest under Many Fields")
    table.alice.cast("Disenchant", targets=["Many Fields"])
    table.resolve()
    table.alice.play_land("Forest")
    assert table.alice.battlefield.count("Forest") == 2


def test_305_2a_land_plays_are_compared_with_what_is_allowed_since_13_july_2013() -> None:
    table = position(alice=[MANY_FIELDS, "2 Plains"], alice_hand=["2 Forest", "Disenchant"], rules="2013-07-13")
    table.alice.play_land("Forest")
    table.alice.cast("Disenchant", targets=["Many Fields"])
    table.resolve()
    assert not [o for o in table.options if "play" in o]
