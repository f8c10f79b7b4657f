"""Every node has its place among the features, and the features say what abilities do."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.cards.names import find_card
from mainphase.cards.node_groups import GROUPS
from mainphase.encoding.node_features import COUNT, NAMES, combined_features, features_of

FAMILIES = (n.Ability, n.Cost, n.Effect, n.Trigger, n.Modification, n.StaticEffect)


def vocabulary() -> set[type]:
    """The nodes of these families that cards are made of."""
    kinds = {kind for kind in vars(n).values() if isinstance(kind, type) and issubclass(kind, FAMILIES)}
    return kinds - set(FAMILIES)


def test_every_node_is_in_one_group() -> None:
    grouped = [kind for _, kinds in GROUPS for kind in kinds]
    assert len(grouped) == len(set(grouped)), "a node is in two groups"
    assert set(grouped) == vocabulary()


def test_names_are_different() -> None:
    assert len(set(NAMES)) == len(NAMES) == COUNT


def what(name: str) -> dict[str, int]:
    """The features of a card that are not 0."""
    found = combined_features([features_of(ability) for ability in find_card(name).abilities])
    return {NAMES[k]: value for k, value in enumerate(found) if value}


def test_shock() -> None:
    assert what("Shock") == {
        "spell": 1,
        "deals damage": 1,
        "targets creatures": 1,
        "targets players": 1,
        "targets other permanents": 1,
        "damage": 2,
        "targets": 1,
        "modes": 1,
    }


def test_numbers() -> None:
    assert what("Giant Growth")["power added"] == 3
    assert what("Divination")["cards drawn"] == 2
    assert what("Llanowar Elves")["mana added"] == 1
    assert what("Llanowar Elves")["cost: taps this"] == 1
    assert what("Counterspell")["targets spells"] == 1
    assert "targets creatures" not in what("Counterspell")


def test_a_card_of_two_abilities_has_the_greatest_of_both() -> None:
    assert combined_features([features_of(n.GainLife(n.Fixed(k))) for k in (2, 7, 3)])[NAMES.index("life gained")] == 7
    assert combined_features([features_of(n.LoyaltyCost(k)) for k in (1, -3)])[NAMES.index("loyalty cost")] == -3
