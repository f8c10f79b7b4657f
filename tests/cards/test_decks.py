"""Deck lists: every form that is read, and every mistake that is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from mainphase.cards import Deck, bundled_decks, card_names, find_card, find_cards, known_card, parse_deck, read_deck
from mainphase.cards.library import CARDS
from mainphase.errors import DeckError, MainphaseError, RefusedDeckError, UnknownCardError

BOLTS = ((4, "Lightning Bolt"), (20, "Mountain"))


@pytest.mark.parametrize(
    "text",
    [
        "4 Lightning Bolt\n20 Mountain\n",
        "4x Lightning Bolt\n20X Mountain",
        "4 x Lightning Bolt\n20 Mountain",
        "  4  lightning bolt \r\n20 MOUNTAIN\r\n",
        "Deck\n4 Lightning Bolt (M11) 149\n20 Mountain (ZNR) 276\n",
        "Deck:\n4 Lightning Bolt (PLST) M11-149 *F*\n20 Mountain",
        "// burn\n# fast\n4 Lightning Bolt\n// lands\n20 Mountain\n\n\n",
        "Main Deck\n\n4 Lightning Bolt\n\n20 Mountain\n",
        "2 Lightning Bolt\n20 Mountain\n2 Lightning Bolt\n",
    ],
)
def test_forms_of_a_main_deck(text: str) -> None:
    deck = parse_deck(text)
    assert deck.main == BOLTS
    assert deck.sideboard == ()
    assert len(deck) == 24


@pytest.mark.parametrize(
    "text",
    [
        "4 Lightning Bolt\n20 Mountain\n\n2 Shock\n",
        "4 Lightning Bolt\n20 Mountain\nSB: 2 Shock\n",
        "4 Lightning Bolt\n\n20 Mountain\n\nsb: 1 Shock\nSB: 1 Shock",
        "Deck\n4 Lightning Bolt\n20 Mountain\n\nSideboard\n2 Shock\n",
        "4 Lightning Bolt\n20 Mountain\nSideboard:\n\n2 Shock (M10) 155\n",
        "// Main\n4 Lightning Bolt\n20 Mountain\n\n// Sideboard\n2 Shock\n",
        "\n\n# mine\n\n4 Lightning Bolt\n20 Mountain\n\n\n2 Shock\n\n",
    ],
)
def test_forms_of_a_sideboard(text: str) -> None:
    deck = parse_deck(text)
    assert deck.main == BOLTS
    assert deck.sideboard == ((2, "Shock"),)


def test_the_clients_section_about_the_deck_names_it() -> None:
    deck = parse_deck("About\nName Red Fire\n\nDeck\n4 Lightning Bolt\n20 Mountain\n")
    assert deck.name == "Red Fire"
    assert deck.main == BOLTS


@pytest.mark.parametrize("beside", ["", "1 Shock\n"])
def test_702_139a_a_companion_is_a_card_of_the_sideboard(beside: str) -> None:
    """Some programs tell it there, too."""
    deck = parse_deck(f"Companion\n1 Shock\n\nDeck\n60 Forest\n\nSideboard\n{beside}2 Fog\n")
    assert sorted(deck.sideboard) == [(1, "Shock"), (2, "Fog")]


def test_cards_come_out_one_by_one() -> None:
    deck = parse_deck("2 Grizzly Bears\n1 Forest\nSB: 1 Fog")
    assert [made.name for made in deck.cards()] == ["Grizzly Bears", "Grizzly Bears", "Forest"]
    assert [made.name for made in deck.sideboard_cards()] == ["Fog"]
    assert deck.cards()[0] is find_card("Grizzly Bears")


def test_text_reads_back() -> None:
    for name in bundled_decks():
        deck = read_deck(name)
        assert parse_deck(deck.text(), name) == deck


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("4 Mountain\nLightning Bolt\n", 2, "'Lightning Bolt' is not a line of a deck list"),
        ("4 Mountain\n4\n", 2, "'4' is not a line"),
        ("0 Mountain\n", 1, "0 cards in one line; allowed are 1 to 1000"),
        ("4 Mountain\n99999 Forest\n", 2, "99999 cards in one line"),
        ("-4 Mountain\n", 1, "'-4 Mountain' is not a line"),
        ("Deck\n4 Plains\n\nAttractions:\n1 Plains\n", 4, "the section 'Attractions:' cannot be played"),
        ("Deck\n4 Plains\n\nWishboard\n1 Island\n", 4, "'Wishboard' is not a line"),
        ("² Forest\n", 1, "'² Forest' is not a line"),
        ("٤ Forest\n", 1, "'٤ Forest' is not a line"),
        (f"{'9' * 900} Forest\n", 1, f"{'9' * 80}… (900 characters) cards in one line; allowed are 1 to 1000"),
        ("1000 Forest\n" * 11, 11, "a deck list has at most 10000 cards; with this line it has 11000"),
        ("4 Plains\n\n4 Island\n\n4 Swamp\n", 3, "an empty line alone cannot say"),
        ("4 Plains\n\n// more\n4 Island\n", 4, "an empty line alone cannot say"),
    ],
)
def test_a_malformed_list_names_file_line_and_what_is_allowed(tmp_path: Path, text: str, line: int, said: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError) as wrong:
        read_deck(path)
    assert str(wrong.value).startswith(f"{path}:{line}: {said}")
    assert "allowed" in str(wrong.value) or "at most" in str(wrong.value)


def test_unsupported_cards_are_named_all_at_once(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("4 Mountain\n1 Chaos Orb\n2 Grizly Bears\n1 Chaos Orb\nSB: 1 Shahrazad\n", encoding="utf-8")
    with pytest.raises(UnknownCardError) as wrong:
        read_deck(path)
    assert wrong.value.names == ("Chaos Orb", "Grizly Bears", "Shahrazad")
    lines = str(wrong.value).split("\n")
    assert lines[0] == f"{path}: 5 of its 9 cards cannot be played (3 of 4 names):"
    assert lines[1:3] == [
        "  2 Chaos Orb: no card of that name is known here",
        "  2 Grizly Bears: no card of that name is known here; did you mean Grizzly Bears?",
    ]
    assert "--without-refused" in lines[-1]
    assert '--instead "Chaos Orb=Forest"' in lines[-1]


WITH_REFUSED = "36 Mountain\n4 Chaos Orb\n2 Shahrazad\nSB: 1 Falling Star\nSB: 1 Shock\n"


def test_a_refused_deck_is_played_without_its_refused_cards_at_the_users_word() -> None:
    deck = read_deck(WITH_REFUSED, without_refused=True)
    assert deck.main == ((36, "Mountain"),)
    assert deck.without == ((4, "Chaos Orb"), (2, "Shahrazad"))
    assert (deck.sideboard, deck.left_out) == (((1, "Shock"),), ((1, "Falling Star"),))
    with pytest.raises(DeckError, match="none of its cards can be played"):
        read_deck("4 Chaos Orb\n4 Shahrazad\n", without_refused=True)


def test_substitutes_stand_in_for_refused_cards_at_the_users_word() -> None:
    deck = read_deck(WITH_REFUSED, instead={"chaos orb": "shock", "*": "Forest", "Falling Star": "Disenchant"})
    assert deck.main == ((36, "Mountain"), (4, "Shock"), (2, "Forest"))
    assert deck.sideboard == ((1, "Disenchant"), (1, "Shock"))
    assert deck.replaced == ((4, "Shock", "Chaos Orb"), (2, "Forest", "Shahrazad"), (1, "Disenchant", "Falling Star"))
    both = read_deck(WITH_REFUSED, instead={"Chaos Orb": "Shock"}, without_refused=True)
    assert (len(both), both.without) == (40, ((2, "Shahrazad"),))
    assert read_deck(WITH_REFUSED, instead="Shock").main == ((36, "Mountain"), (6, "Shock"))


def test_what_can_be_played_has_no_substitute() -> None:
    assert read_deck("40 Mountain\n", instead={"Mountain": "Forest"}).main == ((40, "Mountain"),)


def test_substitutes_that_are_none_are_refused() -> None:
    with pytest.raises(RefusedDeckError, match=r"2 of its 43 cards cannot be played \(1 of 3 names\)"):
        read_deck(WITH_REFUSED.replace("SB: 1 Falling Star\n", ""), instead={"Chaos Orb": "Shock"})
    with pytest.raises(UnknownCardError, match="did you mean Shock"):
        read_deck(WITH_REFUSED, instead={"Chaos Orb": "Shok"})
    with pytest.raises(DeckError, match="a substitute is named for what is in no deck here: Chaos Ord"):
        read_deck(WITH_REFUSED, instead={"Chaos Ord": "Shock"}, without_refused=True)
    with pytest.raises(DeckError, match="instead is the name of a card"):
        read_deck(WITH_REFUSED, instead=["Shock"])  # type: ignore[arg-type]


def test_what_the_rules_of_a_day_do_not_know_is_refused_with_the_rest() -> None:
    """Loyal Cathar is double-faced, which nothing was in 1999; the substitute must be known too."""
    text = "40 Island\n2 Loyal Cathar\nSB: 1 Loyal Cathar\n"
    assert read_deck(text).main == ((40, "Island"), (2, "Loyal Cathar"))
    with pytest.raises(RefusedDeckError, match=r"3 Loyal Cathar: .* have no double-faced cards"):
        read_deck(text, on="1999-06-01")
    deck = read_deck(text, on=("2026-04-17", "1999-06-01"), without_refused=True)
    assert (deck.main, deck.without, deck.left_out) == (
        ((40, "Island"),),
        ((2, "Loyal Cathar"),),
        ((1, "Loyal Cathar"),),
    )
    with pytest.raises(RefusedDeckError, match="Delver of Secrets"):
        read_deck(text, on="1999-06-01", instead={"Loyal Cathar": "Delver of Secrets"})


def test_an_empty_list_is_refused() -> None:
    for text in ("\n", "// nothing\n", "Deck\n\nSideboard\n2 Shock\n"):
        with pytest.raises(DeckError, match="the deck has no cards"):
            parse_deck(text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"there is no file .*nowhere\.txt, and no bundled deck of that name"):
        read_deck(tmp_path / "nowhere.txt")
    with pytest.raises(DeckError, match="red-green-assault"):
        read_deck("red-green-asault")
    with pytest.raises(DeckError, match="found nothing"):
        read_deck(" ")


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "picture.txt"
    path.write_bytes(b"4 Mountain\n\xff\xfe")
    with pytest.raises(DeckError, match=r"picture\.txt: the file is not UTF-8 text \(byte 11\)"):
        read_deck(path)
    with pytest.raises(DeckError, match="cannot be read"):
        read_deck(tmp_path)


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "bom.txt"
    path.write_bytes("\ufeff4 Lightning Bolt\n20 Mountain".encode())
    assert read_deck(str(path)).main == BOLTS


def test_one_line_is_a_list() -> None:
    assert read_deck("20 Mountain").main == ((20, "Mountain"),)


def test_bundled_decks_are_found_by_name_and_have_sixty_cards() -> None:
    names = bundled_decks()
    assert {"red-green-assault", "white-blue-tempo", "vanilla-red", "vanilla-green"} <= set(names)
    for name in names:
        deck = read_deck(name)
        assert deck.name == name
        assert len(deck) == 60
        assert sum(count for count, _ in deck.sideboard) <= 15
        copies: dict[str, int] = {}
        for count, card in deck.main + deck.sideboard:
            copies[card] = copies.get(card, 0) + count
        if not name.startswith("vanilla"):  # CR 100.2a
            assert all(count <= 4 for card, count in copies.items() if not find_card(card).supertypes & 1)


def test_a_file_of_the_same_name_comes_before_a_bundled_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("vanilla-red").write_text("4 Lightning Bolt\n20 Mountain\n", encoding="utf-8")
    assert read_deck("vanilla-red").main == BOLTS


def test_the_shared_benchmark_deck_is_supported() -> None:
    path = Path(__file__).parents[3] / "shared" / "decks" / "bench-vanilla.txt"
    if not path.exists():
        pytest.skip(f"no deck at {path}")
    assert read_deck(path).main == ((20, "Mountain"), (20, "Gray Ogre"))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("juzam djinn", "Juzám Djinn"),
        ("JUZÁM DJINN", "Juzám Djinn"),
        ("Ajani\u2019s Mantra", "Ajani's Mantra"),
        ("  howling   mine ", "Howling Mine"),
    ],
)
def test_names_are_found_however_they_are_typed(typed: str, name: str) -> None:
    assert find_card(typed).name == name


def test_an_unknown_name_is_an_error_with_a_suggestion() -> None:
    with pytest.raises(UnknownCardError, match="did you mean Lightning Bolt") as wrong:
        find_card("Lightnig Bolt", "table.yaml:4")
    assert isinstance(wrong.value, MainphaseError)
    assert isinstance(wrong.value, ValueError)
    assert wrong.value.names == ("Lightnig Bolt",)
    assert str(wrong.value).startswith("table.yaml:4: ")
    assert known_card("Black Lotus Petal") is None
    with pytest.raises(UnknownCardError) as far:
        find_card("Zzz")
    assert "did you mean" not in str(far.value)


def test_many_cards_at_once() -> None:
    assert [made.name for made in find_cards(["shock", "Fog"])] == ["Shock", "Fog"]
    with pytest.raises(UnknownCardError) as wrong:
        find_cards(["Shock", "Aaa", "Bbb", "Aaa"])
    assert wrong.value.names == ("Aaa", "Bbb")


def test_all_names_are_listed() -> None:
    assert card_names() == list(CARDS)
    assert len(card_names()) >= 75


def test_a_deck_is_a_value() -> None:
    assert Deck("a", BOLTS) == Deck("a", BOLTS)
    assert hash(Deck("a", BOLTS)) == hash(Deck("a", BOLTS))
