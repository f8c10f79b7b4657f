"""CR 701: keyword actions that stand for instructions in other words."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    SAPROLING,
    adapt,
    amass,
    amount,
    artifact,
    card,
    connive,
    create,
    creature,
    explore,
    monstrosity,
    pay,
    populate,
    proliferate,
    this,
)


def using(does: n.Effect, *others: str, **more: object) -> Table:
    """What a 1/1 creature does has resolved, unless something is asked."""
    beast = card("Beast", "{1}", creature, pt="1/1")(pay(n.PayLife(n.Fixed(1))).do(does))
    table = position(alice=[beast, *others], **more)  # type: ignore[arg-type]
    table.alice.activate("Beast")
    table.resolve()
    return table


def test_701_44a_a_land_that_is_explored_goes_to_the_hand() -> None:
    table = using(explore(this), alice_library=["Forest"])
    assert table.alice.hand == ["Forest"]
    assert table.pt("Beast") == "1/1"


@pytest.mark.parametrize(("answer", "graveyard"), [("yes", ["Shock"]), ("no", [])])
def test_701_44a_another_card_makes_it_grow_and_may_be_buried(answer: str, graveyard: list[str]) -> None:
    table = using(explore(this), alice_library=["Shock"])
    table.alice.choose(answer)
    assert table.pt("Beast") == "2/2"
    assert table.alice.graveyard == graveyard
    assert table.alice.hand == []
    assert (table.alice.library[0] == "Shock") == (answer == "no")


@pytest.mark.parametrize(("card_", "pt"), [("Shock", "2/2"), ("Forest", "1/1")])
def test_701_50a_who_connives_grows_by_a_nonland_card(card_: str, pt: str) -> None:
    table = using(connive(this), alice_hand=[card_], alice_library=["Plains"])
    table.alice.choose(card_)
    assert table.alice.graveyard == [card_]
    assert table.alice.hand == ["Plains"]
    assert table.pt("Beast") == pt


def test_701_46a_what_has_a_counter_adapts_no_more() -> None:
    table = using(adapt(2))
    assert table.pt("Beast") == "3/3"
    table.alice.activate("Beast")
    table.resolve()
    assert table.pt("Beast") == "3/3"


def test_701_36a_a_creature_token_is_copied() -> None:
    maker = card("Maker", "{1}", artifact)(pay(n.PayLife(n.Fixed(1))).do(create(1, SAPROLING), populate()))
    table = position(alice=[maker, "Grizzly Bears"])
    table.alice.activate("Maker")
    table.resolve()
    assert sorted(table.alice.battlefield) == ["Grizzly Bears", "Maker", "Saproling Token", "Saproling Token"]


def test_701_36a_without_a_token_nothing_happens() -> None:
    table = using(populate(), "Grizzly Bears")
    assert table.alice.battlefield == ["Beast", "Grizzly Bears"]


def test_701_47a_an_army_is_made_once_and_grows() -> None:
    table = using(amass("Orc", amount(2)))
    assert len(table.alice.battlefield) == 2
    army = next(name for name in table.alice.battlefield if "Army" in name)
    assert table.pt(army) == "2/2"
    table.alice.activate("Beast")
    table.resolve()
    assert len(table.alice.battlefield) == 2
    assert table.pt(army) == "4/4"


def test_701_47a_an_army_of_another_kind_becomes_this_too() -> None:
    both = card("Both", "{1}", artifact)(
        pay(n.PayLife(n.Fixed(1))).do(amass("Zombie", amount(1))),
        pay(n.PayLife(n.Fixed(2))).do(amass("Orc", amount(1))),
    )
    table = position(alice=[both])
    for k in (0, 1):
        table.alice.activate("Both", ability=k)
        table.resolve()
    [army] = [name for name in table.alice.battlefield if "Army" in name]
    assert table.pt(army) == "2/2"
    shown = table.find(army).ch
    assert shown is not None
    assert set(shown.subtypes) == {"Zombie", "Orc", "Army"}


def test_701_34a_permanents_and_players_get_one_more_of_each_kind() -> None:
    rod = card("Rod", "{1}", artifact)(pay(n.PayLife(n.Fixed(1))).do(proliferate))
    table = position(
        alice=[rod, "Memnite (2 +1/+1, 1 charge)", "Grizzly Bears"], bob=["Hill Giant (1 -1/-1)"], bob_poison=3
    )
    table.alice.activate("Rod")
    table.resolve()
    assert sorted(table.options) == ["Hill Giant", "Memnite", "bob", "done"]
    table.alice.choose("bob", "Memnite", "done")
    assert table.state.players[1].counters["poison"] == 4
    assert (table.counters("Memnite", "+1/+1"), table.counters("Memnite", "charge")) == (3, 2)
    assert table.counters("Hill Giant", "-1/-1") == 1


def test_701_37a_it_becomes_monstrous_once() -> None:
    table = using(monstrosity(amount(3)))
    assert table.pt("Beast") == "4/4"
    table.alice.activate("Beast")
    table.resolve()
    assert table.pt("Beast") == "4/4"


def test_701_37b_monstrous_is_what_it_stays_and_nothing_that_is_copied() -> None:
    swift = n.Static(
        n.Modify(n.IsThis(), (n.GainKeywords(n.Keyword.HASTE),)), n.Fits(this, n.IsDesignated("monstrous"))
    )
    hydra = card("Hydra", "{1}", creature, pt="1/1")(pay(n.PayLife(n.Fixed(1))).do(monstrosity(amount(1))), swift)
    table = position(alice=[hydra])
    assert not table.has("Hydra", n.Keyword.HASTE)
    table.alice.activate("Hydra")
    table.resolve()
    assert table.has("Hydra", n.Keyword.HASTE)
