"""Formats on a day: the chronicles agree with themselves, and a deck is told what was against it on that day."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.language.catalogue.standing_in import atomic, face

from mainphase.cards import beside
from mainphase.cards.decks import Deck, as_listed, parse_deck
from mainphase.errors import RefusedDeckError, RulesError
from mainphase.language.catalogue.importing import import_file
from mainphase.new_game.format_decks import days_of_sets, deck_in_format, on_the_lists
from mainphase.rules.formats.chronicle import UNCOVERED, Format, format_named, formats, parsed
from mainphase.rules.history import history
from mainphase.rules.timeline import rules_on

BOLTS = "4 Lightning Bolt\n56 Mountain\n"


@pytest.mark.parametrize("one", formats(), ids=lambda one: one.name)
def test_a_chronicle_agrees_with_itself(one: Format) -> None:
    """Nothing is banned twice or freed without being listed, no set leaves that is not there, no day lies before the
    announcement.
    """
    listed: dict[str, str] = {}
    there: set[str] = set()
    for told in one.announcements:
        assert told.announced <= told.since, told
        assert one.known_from <= told.since <= one.known_until, told
        assert len(set(told.names)) == len(told.names), told
        for name in told.names:
            assert name == name.strip() != ""
            if told.does == "enters":
                assert name not in there, (told, name)
                there.add(name)
            elif told.does == "leaves":
                assert name in there or name in {code for _, code in one.entries}, (told, name)
                there.discard(name)
            elif told.does in ("allowed", "disallowed"):
                assert (name in one.allowed_on(told.since)) == (told.does == "allowed")
            elif told.does == "free":
                del listed[name]
            else:
                assert listed.get(name) != told.does, (told, name)
                listed[name] = told.does
    assert set(one.listed_on(one.known_until)) == set(listed)
    if one.pool == "sets":
        assert one.sets_on(one.known_until) == frozenset(there)


@pytest.mark.parametrize(
    ("name", "day", "sets", "banned", "restricted"),
    [
        ("Standard", "1998-08-16", 7, 0, 0),  # the World Championship of that year
        ("Standard", "2005-03-20", 6, 9, 0),
        ("Standard", "2011-07-01", 7, 2, 0),
        ("Standard", "2025-11-21", 14, 10, 0),
        ("Modern", "2011-08-12", 33, 21, 0),
        ("Modern", "2025-12-01", 104, 52, 0),
        ("Pioneer", "2019-10-21", 32, 5, 0),
        ("Pioneer", "2025-12-01", 62, 30, 0),
        ("Extended", "1999-10-01", 14, 13, 0),
        ("Extended", "2004-09-20", 24, 24, 0),
        ("Extended", "2010-04-23", 27, 4, 0),
        ("Extended", "2013-09-27", 13, 2, 0),
        ("Vintage", "2004-01-01", None, 11, 54),
        ("Vintage", "2008-09-20", None, 12, 49),
        ("Vintage", "2026-02-08", None, 75, 51),
        ("Legacy", "1997-03-24", None, 47, 0),
        ("Legacy", "2003-04-01", None, 60, 0),
        ("Legacy", "2004-09-20", None, 62, 0),
        ("Standard", "1997-03-24", 5, 11, 0),
        ("Standard", "1997-05-01", 4, 0, 0),
        ("Commander", "2009-10-01", None, 41, 0),
        ("Commander", "2013-01-01", None, 46, 0),
        ("Pauper", "2019-07-02", None, 16, 0),
        ("Brawl", "2018-07-13", 9, 3, 0),
        ("Brawl", "2022-09-09", 5, 11, 0),
        ("Ice Age Block", "2006-08-20", 3, 3, 0),
        ("Urza Block", "1999-07-01", 3, 7, 0),
        ("Mirrodin Block", "2006-03-20", 3, 10, 0),
        ("Innistrad Block", "2012-04-01", 2, 2, 0),
        ("Khans of Tarkir Block", "2015-03-27", 3, 0, 0),
        ("Premodern", "2018-06-25", 29, 32, 0),
        ("Premodern", "2024-03-07", 29, 32, 0),
        ("Old School", "2019-09-07", 11, 7, 22),
        ("Middle School", "2020-05-22", 48, 26, 0),
        ("Pauper", "2022-12-01", None, 32, 0),
    ],
)
def test_a_format_on_a_day_has_as_many_sets_and_listed_cards(
    name: str, day: str, sets: int | None, banned: int, restricted: int
) -> None:
    """Counted in the lists of those days."""
    one = format_named(name)
    found = one.sets_on(day)
    assert (None if found is None else len(found)) == sets
    said = [each.status for each in one.listed_on(day).values()]
    assert (said.count("banned"), said.count("restricted")) == (banned, restricted)


def test_a_card_is_banned_from_the_day_on_which_the_announcement_holds() -> None:
    """It was announced four days earlier."""
    modern = format_named("modern")
    assert "Birthing Pod" not in modern.listed_on("2015-01-22")
    pod = modern.listed_on("2015-01-23")["Birthing Pod"]
    assert (pod.status, pod.since, pod.announced) == ("banned", "2015-01-23", "2015-01-19")


def test_type_1_5_had_banned_what_type_1_had_banned_or_restricted() -> None:
    """From April 1999, when its printed list had caught up, until it parted from Vintage in September 2004."""
    legacy, vintage = format_named("Type 1.5"), format_named("Type 1")
    for day in ("1999-04-01", "1999-10-01", "2000-10-01", "2002-01-01", "2003-04-01", "2003-07-01", "2004-09-19"):
        assert legacy.listed_on(day).keys() == vintage.listed_on(day).keys(), day
    assert legacy.listed_on("2004-09-20").keys() != vintage.listed_on("2004-09-20").keys()


def test_a_card_may_be_banned_as_a_commander_alone() -> None:
    """Rofellos could not lead a deck from June 2010, and could be in none from September 2014."""
    commander = format_named("EDH")
    status = {
        day: commander.listed_on(day)["Rofellos, Llanowar Emissary"].status for day in ("2013-01-01", "2015-01-01")
    }
    assert status == {"2013-01-01": "no commander", "2015-01-01": "banned"}
    assert "Rofellos, Llanowar Emissary" not in commander.listed_on("2010-06-19")
    inside = Deck("inside", ((1, "Rofellos, Llanowar Emissary"), (98, "Forest")), commanders=((1, "Kalonian Hydra"),))
    leading = replace(inside, main=((99, "Forest"),), commanders=((1, "Rofellos, Llanowar Emissary"),))
    assert on_the_lists(inside, commander, "2013-01-01") == []
    (why,) = on_the_lists(leading, commander, "2013-01-01")
    assert why == (
        "Rofellos, Llanowar Emissary is banned as a commander in Commander since 2010-06-20, as was announced on "
        "2010-06-18"
    )


def test_a_preset_brings_its_rules_and_keeps_its_lists_under_others() -> None:
    """Middle School is played by the last rules that have mana burn and combat damage on the stack."""
    preset = format_named("middle school")
    law = rules_on(preset.rules)
    assert (law.mana_burn, law.flag("combat_damage")) == (True, "stack")
    assert not rules_on("2009-07-11").mana_burn
    deck = parse_deck("4 Dark Ritual\n56 Swamp\n")
    for day in (None, "1999-06-01"):
        assert deck_in_format(deck, "Middle School", day).against == (
            "Dark Ritual is banned in Middle School since 2020-05-22",
        )
    found = deck_in_format(parse_deck("60 Mountain"), "Middle School", "1999-06-01")
    assert (found.legal, found.day) == (True, "2020-05-22")
    assert found.unknown == ("the lists of Middle School before 2020-05-22: those of that day are taken",)


def test_sets_of_a_preset_are_no_older_for_it(printed: None) -> None:
    """A card of a preset's set was printed when the set came out, not when the preset began."""
    assert days_of_sets()["4ED"] == "1997-03-05"
    assert "LEA" not in days_of_sets()
    assert deck_in_format(parse_deck("4 Old Heron\n56 Island\n"), "vintage", "2000-01-01").legal
    assert deck_in_format(parse_deck("4 Old Heron\n56 Island\n"), "premodern").legal
    (why,) = deck_in_format(parse_deck("4 New Heron\n56 Island\n"), "premodern").against
    assert why.startswith("New Heron is in no set that Premodern has")


def test_a_format_that_is_not_covered_is_told_why() -> None:
    with pytest.raises(RulesError, match="Historic is a format of MTG Arena"):
        format_named("Historic")
    with pytest.raises(RulesError, match="a community's format, whose lists are not kept here"):
        format_named("oathbreaker")
    assert not UNCOVERED.keys() & {called for one in formats() for called in one.folded_names}


def test_a_block_was_constructed_with_its_sets() -> None:
    """With those that were out: a card of the third set could not be played in spring."""
    assert format_named("Mirrodin Block Constructed").sets_on("2004-02-20") == frozenset(("MRD", "DST"))
    assert format_named("mirrodin block").listed_on("2004-06-20")["Skullclamp"].announced == "2004-06-01"


def test_a_format_answers_to_its_former_name() -> None:
    assert format_named("type 2") is format_named("STANDARD")
    with pytest.raises(RulesError, match=r"no format .modrn. is known here; nearest: Modern"):
        format_named("modrn")


def test_a_chronicle_that_says_something_else_is_refused_with_its_line() -> None:
    head = "format\tHome\ndeck\tconstructed\npool\tall\nknown\t2000-01-01\t2000-12-31\n"
    with pytest.raises(RulesError, match=r"home\.tsv:5: a line of a chronicle is a day"):
        parsed(head + "2000-02-01\t-\tforbids\tShock\n", "home.tsv")
    with pytest.raises(RulesError, match="in the order of their days"):
        parsed(head + "2000-03-01\t-\tbanned\tShock\n2000-02-01\t-\tfree\tShock\n", "home.tsv")


def test_the_history_of_a_format_is_its_chronicle() -> None:
    (told,) = history("Pioneer")
    assert (told.kind, told.entries[0].since, told.entries[0].source) == (
        "format",
        "2019-10-21",
        "announced 2019-10-21",
    )
    assert told.entries[5].what == "no longer banned or restricted: Oath of Nissa"


# --- Decks


@pytest.fixture
def printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue of cards whose printings are told."""
    cards = [
        face("Old Heron", "Flying", printings=["ICE"]),
        face("New Heron", "Flying", printings=["ISD", "M15"]),
        face("Untold Heron", "Flying"),
        face("Birthing Pod", "Flying", printings=["NPH"]),
        face("Second Sunrise", "Nobody has read this line.\nFlying", printings=["MRD"]),
        face("Odd Heron", "Whatever {B} may mean. ({R} means less.)", printings=["MRD"]),
    ]
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(atomic(*[[card] for card in cards])), encoding="utf-8")
    import_file(file, tmp_path / "cards.sqlite", 1)
    monkeypatch.setenv(beside.PATH, str(tmp_path / "cards.sqlite"))
    beside.forget_definitions()
    yield
    beside.forget_definitions()


def test_a_banned_card_is_named_with_its_day_and_announcement(printed: None) -> None:
    deck = parse_deck("1 Birthing Pod\n59 Forest\n")
    assert deck_in_format(deck, "modern", "2015-01-19").legal
    found = deck_in_format(deck, "modern", "2015-02-06")
    assert found.against == ("Birthing Pod is banned in Modern since 2015-01-23, as was announced on 2015-01-19",)
    assert not found.unknown


def test_a_deck_is_checked_also_where_its_cards_cannot_be_played(printed: None) -> None:
    deck = as_listed("4 Second Sunrise\n4 Odd Heron\n51 Island\n1 No Such Card\n", "mine", "mine.txt")
    found = deck_in_format(deck, "modern", "2015-01-19")
    assert found.against == ("Second Sunrise is banned in Modern since 2013-05-03, as was announced on 2013-04-22",)
    assert found.unknown == (
        "if there are cards of these names: No Such Card",
        "in which sets No Such Card was printed: the card file does not say",
    )
    with pytest.raises(RefusedDeckError):
        parse_deck("4 Second Sunrise\n56 Island\n")
    against = deck_in_format(as_listed("59 Island\n1 Odd Heron\n", "mine", ""), "commander", "2015-01-19").against
    assert any(why.startswith("Odd Heron is of {U}{B}, not in") for why in against)  # 903.4: by its text, too


def test_a_card_that_the_rules_of_the_day_do_not_know_is_against_a_deck() -> None:
    deck = as_listed("4 Grizzly Bears\n4 Goblin Guide\n52 Mountain\n4 Voldaren Epicure\n", "mine", "")
    (why,) = [why for why in deck_in_format(deck, "vintage", "2005-10-01").against if "Epicure" in why]
    assert "the rules of 2005-10-01 have no Blood tokens" in why


def test_a_constructed_deck_has_no_commander() -> None:
    deck = parse_deck("60 Forest\n\nCommander\n1 Isamaru, Hound of Konda\n")
    assert "Modern has no section Commander of a deck" in deck_in_format(deck, "modern", "2015-01-19").against


def test_a_restricted_card_may_be_in_the_deck_once_the_sideboard_with_it() -> None:
    once = parse_deck("1 Brainstorm\n59 Island\n")
    twice = parse_deck("1 Brainstorm\n59 Island\nSB: 1 Brainstorm\nSB: 14 Island\n")
    assert deck_in_format(once, "Type 1", "2008-06-20").legal
    assert deck_in_format(twice, "Type 1", "2008-06-19").legal
    (why,) = deck_in_format(twice, "Type 1", "2008-06-20").against
    assert why == "2 Brainstorm, which is restricted to one in Vintage since 2008-06-20, as was announced on 2008-06-02"


def test_a_card_outside_the_sets_of_the_day_is_named_with_those_that_have_it(printed: None) -> None:
    deck = parse_deck("4 New Heron\n56 Island\n")
    assert deck_in_format(deck, "standard", "2012-01-01").legal
    assert deck_in_format(deck, "standard", "2015-01-01").legal
    (why,) = deck_in_format(deck, "standard", "2013-12-01").against
    assert why == "New Heron is in no set that Standard has on 2013-12-01; it was printed in ISD, M15"
    (why,) = deck_in_format(parse_deck("4 Old Heron\n56 Island\n"), "modern", "2020-06-01").against
    assert why.startswith("Old Heron is in no set that Modern has")


def test_where_the_card_file_tells_no_printings_it_is_said_that_this_is_not_known(printed: None) -> None:
    found = deck_in_format(parse_deck("4 Untold Heron\n56 Island\n"), "modern", "2020-06-01")
    assert found.legal
    assert found.unknown == ("in which sets Untold Heron was printed: the card file does not say",)


def test_a_card_may_be_allowed_though_none_of_the_sets_has_it(printed: None) -> None:
    """The ten lands of the first sets stayed in Extended until 2002."""
    assert "Tundra" in format_named("Extended").allowed_on("2001-04-01")
    assert "Tundra" not in format_named("Extended").allowed_on("2002-11-01")


def test_a_card_that_was_not_printed_yet_is_told(printed: None) -> None:
    (why,) = deck_in_format(parse_deck("4 New Heron\n56 Island\n"), "vintage", "2010-01-01").against
    assert why == "New Heron was not printed before 2011-09-30"


def test_days_outside_what_is_known_are_said() -> None:
    deck = parse_deck("60 Mountain")
    assert deck_in_format(deck, "modern", "2010-01-01").against == ("Modern is not known here before 2011-08-12",)
    assert deck_in_format(deck, "extended", "2013-10-08").against == ("Extended has not been played since 2013-10-08",)
    (unknown,) = deck_in_format(deck, "vintage", "2026-03-01").unknown
    assert unknown == "the lists of Vintage after 2026-02-08: those of that day are taken"


def test_brawl_has_the_sets_of_standard_and_two_cards_beside_them() -> None:
    brawl = format_named("Standard Brawl")
    for day in ("2018-07-13", "2020-05-18", "2022-09-09"):
        assert brawl.sets_on(day) == format_named("Standard").sets_on(day)
    assert brawl.allowed_on("2022-09-08") == frozenset()
    assert brawl.allowed_on("2022-09-09") == {"Arcane Signet", "Command Tower"}
    against = deck_in_format(parse_deck(BOLTS), "brawl", "2020-06-01").against
    assert any("it has no commander" in why for why in against)


def test_a_format_of_commander_asks_for_a_commander_deck() -> None:
    assert any("commander" in why for why in deck_in_format(parse_deck(BOLTS), "commander", "2023-01-01").against)
