"""What the rules of a date do not know: which cards they refuse, since when each mechanic is known, how it is said."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from tests.support.invented import invented

from mainphase.cards import nodes as n
from mainphase.cards.decks import USUAL, bundled_decks, decks_for, parse_deck, read_deck
from mainphase.cards.earlier import in_force
from mainphase.cards.library import CARDS
from mainphase.cards.mechanics import ALWAYS_KNOWN, Mechanic, every_mechanic, mechanics_of, unknown_mechanic
from mainphase.cards.names import find_card
from mainphase.cards.nodes import KEYWORD_NAMES, CardType
from mainphase.errors import TooNewError
from mainphase.game import Game
from mainphase.rules.numbering import first_numbered, line_on
from mainphase.rules.timeline import edition_names, rules_on, timeline
from mainphase.scenarios import load
from mainphase.scenarios.compare import compare_dates
from mainphase.scenarios.run import run

DATA = Path(__file__).parents[3] / "shared" / "data" / "atomic-cards.json"

# What the card data calls a keyword and the table of mechanics does not, and why.
OTHERWISE = {
    **dict.fromkeys(("alliance", "hellbent", "landfall", "metalcraft", "undergrowth"), "an ability word says nothing"),
    **dict.fromkeys(("mill",), "older cards said in more words what is done"),
    **dict.fromkeys(("transform", "daybound", "nightbound", "morph"), "known by its node, under another name"),
    **dict.fromkeys(("enchant", "protection", "landwalk", "islandwalk"), "there from the first day"),
}


@cache
def keywords_of_data() -> dict[str, set[str]]:
    if not DATA.exists():
        pytest.skip("no card data in ../shared/data")
    found: dict[str, set[str]] = {}
    for name, faces in json.loads(DATA.read_text(encoding="utf-8"))["data"].items():
        words = {word.lower() for face in faces for word in face.get("keywords", ())}
        found[name] = words
        found.setdefault(name.split(" // ")[0], words)
    return found


def all_that_cards_have() -> list[Mechanic]:
    return sorted({*every_mechanic(), *(mechanic for card in CARDS.values() for mechanic in mechanics_of(card))})


def test_what_puts_permanents_face_down_is_known_since_there_were_any() -> None:
    gardener = invented(
        "Whenever another creature you control dies, you may return it to the battlefield face down under its owner's "
        "control. It's a Forest land."
    )
    assert unknown_mechanic(gardener, "2003-03-14")
    assert not unknown_mechanic(gardener, "2003-03-15")


def test_a_keyword_is_a_bit_of_its_own() -> None:
    assert len(set(KEYWORD_NAMES.values())) == len(KEYWORD_NAMES)
    assert all(bit.bit_count() == 1 for bit in KEYWORD_NAMES.values())


def test_every_keyword_of_the_library_is_found_in_its_tree() -> None:
    always = {name for name, bit in KEYWORD_NAMES.items() if bit in ALWAYS_KNOWN}
    missing = {
        (card.name, word)
        for card in CARDS.values()
        for word in keywords_of_data().get(card.name, ())
        if word not in {mechanic.called for mechanic in mechanics_of(card)} | always | OTHERWISE.keys()
    }
    assert missing == set()


# Sets between the rules of 1997 and those of 1999, whose leaflets said what was new in them.
LEAFLETS = {"1997-10-14": "Tempest", "1998-10-12": "Urza's Saga"}


@pytest.mark.parametrize("mechanic", all_that_cards_have(), ids=lambda mechanic: mechanic.of_card)
def test_every_mechanic_is_known_today_and_since_the_day_of_a_text(mechanic: Mechanic) -> None:
    newest = line_on(mechanic.concept, timeline().newest)
    assert newest is not None
    assert newest.rule
    came = first_numbered(mechanic.concept, "1997-03-24")
    assert came is None or came.since in {since for _, since in timeline().texts} | LEAFLETS.keys()
    assert came is None or LEAFLETS.get(came.since, came.rule) == came.rule


def test_today_knows_every_card() -> None:
    assert [name for name, card in CARDS.items() if unknown_mechanic(card, timeline().newest)] == []


@pytest.mark.parametrize(
    ("name", "before", "since", "said"),
    [
        (
            "Ajani Vengeant",
            "2007-09-30",
            "2007-10-01",
            "is a planeswalker; the rules of 2007-09-30 have no planeswalkers",
        ),
        (
            "Archangel of Tithes",
            "2007-09-30",
            "2007-10-01",
            "needs planeswalkers; the rules of 2007-09-30 have no planeswalkers",
        ),
        ("Rite of Belzenlok", "2018-04-26", "2018-04-27", "is a Saga; the rules of 2018-04-26 have no Sagas"),
        ("Fire // Ice", "2001-07-22", "2001-07-23", "is a split card; the rules of 2001-07-22 have no split cards"),
        (
            "Exalted Angel",
            "2003-03-14",
            "2003-03-15",
            "can be face down; the rules of 2003-03-14 have no face-down cards",
        ),
        (
            "Merfolk Secretkeeper",
            "2019-10-03",
            "2019-10-04",
            "has an Adventure; the rules of 2019-10-03 have no Adventures",
        ),
        ("Delver of Secrets", "2011-09-29", "2011-09-30", "is a double-faced card; the rules of 2011-09-29 have no"),
        ("Aradara Express", "2016-09-29", "2016-09-30", "is a Vehicle; the rules of 2016-09-29 have no Vehicles"),
        (
            "Bala Ged Recovery",
            "2020-09-24",
            "2020-09-25",
            "is a modal double-faced card; the rules of 2020-09-24 have no",
        ),
        ("Ancestral Vision", "2006-09-30", "2006-10-01", "has suspend; the rules of 2006-09-30 have no suspend"),
        ("Think Twice", "2001-09-23", "2001-09-24", "has flashback; the rules of 2001-09-23 have no flashback"),
        ("Barren Moor", "1998-10-11", "1998-10-12", "has cycling; the rules of 1998-10-11 have no cycling"),
    ],
)
def test_a_card_is_refused_until_the_day_on_which_its_mechanic_came(
    name: str, before: str, since: str, said: str
) -> None:
    assert find_card(name, on=since).name == name
    with pytest.raises(TooNewError) as refused:
        find_card(name, on=before)
    assert f"{name} {said}" in str(refused.value)
    assert f"came on {since}, rule " in str(refused.value)


@pytest.mark.parametrize("name", ["Giant Spider", "Serra Angel", "Humble Budoka", "Darksteel Myr", "Child of Night"])
def test_what_only_names_what_older_cards_said_is_known_in_1997(name: str) -> None:
    assert find_card(name, on="1997-03-24").name == name


def test_a_card_read_otherwise_is_judged_by_how_it_read() -> None:
    reworded = [card for card in CARDS.values() if in_force(card, "1997-03-24") != card]
    assert reworded
    unknown = [card.name for card in reworded if unknown_mechanic(in_force(card, "1997-03-24"), "1997-03-24")]
    assert unknown == ["Windbrisk Heights"]  # hideaway came in 2007 and was spelled out otherwise until 2022


def test_what_a_card_makes_counts_too() -> None:
    emblem = n.CreateEmblem(n.CardDef("An Emblem"))
    card = n.CardDef("Maker", None, CardType.SORCERY, abilities=(n.SpellAbility((n.Mode(emblem),)),))
    assert unknown_mechanic(card, "2010-07-15").startswith(
        "Maker makes an emblem; the rules of 2010-07-15 have no emblems"
    )
    assert unknown_mechanic(card, "2010-07-16") == ""


def test_a_game_refuses_all_such_cards_of_a_deck_at_once_by_the_deck() -> None:
    deck = parse_deck("20 Forest\n20 Delver of Secrets\n20 Ajani Vengeant\n", "mine")
    with pytest.raises(TooNewError, match=r"^mine: Delver of Secrets is a double-faced card.*; Ajani Vengeant is a"):
        Game.new({"Alice": deck, "Bob": deck}, rules="2003-07-01")


@pytest.mark.parametrize("edition", edition_names())
def test_the_decks_of_a_date_are_known_to_it(edition: str) -> None:
    date = rules_on(edition).date
    assert len(decks_for(date)) == 2
    for name in decks_for(date, 3):
        assert len(read_deck(name).cards(date)) >= 40


def test_todays_decks_stay_and_those_of_1997_are_of_its_time() -> None:
    assert decks_for() == decks_for(timeline().newest) == ["white-blue-tempo", "red-green-assault"]
    assert decks_for("1997-03-24") == ["fifth-white-blue-circles", "fifth-black-red-pacts"]
    assert set(USUAL) <= set(bundled_decks())


SAGA = """
scenario: A Saga is there
players:
  Alice:
    battlefield: [Forest, Rite of Belzenlok]
  Bob:
    battlefield: [Hill Giant]
play:
  - advance: end step
expect:
  life: {Bob: 20}
"""


def test_a_scenario_is_refused_with_file_and_line_and_compare_shows_it(tmp_path: Path) -> None:
    path = tmp_path / "saga.yaml"
    path.write_text(SAGA, encoding="utf-8")
    with pytest.raises(TooNewError, match=r"saga\.yaml:5: Rite of Belzenlok is a Saga; the rules of 2018-01-19 have"):
        run(load(path), "2018-01-19")
    comparison = compare_dates(
        load(path), ["2017-01-20", "2018-01-19", "2020-04-17"]
    )  # later its tokens change their name
    old, newer, today = comparison.columns
    assert (old.result, newer.result) == (None, None)
    assert old.told[0].text == newer.told[0].text.replace("2018-01-19", "2017-01-20")
    assert "saga.yaml" not in old.told[0].text
    assert today.result is not None
    same, parting = comparison.partings
    assert same.day == ""
    assert parting.day == "2018-04-27"
    assert "Rite of Belzenlok is a Saga" in parting.refused
