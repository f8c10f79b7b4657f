"""A card's text made ready to be read, and put back letter for letter. All cards here are made up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mainphase.cards.nodes import CardType
from mainphase.language.text.about import About
from mainphase.language.text.card_data import CardData
from mainphase.language.text.faces import about_of
from mainphase.language.text.normalizing import Normalized, normalized


def face(name: str, type_line: str, text: str = "", layout: str = "normal", cost: str = "{1}") -> CardData:
    return CardData(name=name, type_line=type_line, text=text, layout=layout, mana_cost=cost)


def read(name: str, type_line: str, text: str, layout: str = "normal", cost: str = "{1}") -> Normalized:
    made = normalized(text, about_of(face(name, type_line, text, layout, cost)), cost)
    assert made.restored(made.lines) == text
    return made


LEGEND = "Legendary Creature — Human Wizard"

NAMES = [
    # its name, its type line, its text, and the text as it is read
    ("Sleepy Hollow", "Sorcery", "Sleepy Hollow deals 2 damage.", "~ deals 2 damage."),
    ("Nap", "Sorcery", "Nap deals 2 damage to any target.", "~ deals 2 damage to any target."),
    (
        "Exhume", "Sorcery",
        "Exhume target card.\nReturn Exhume to your hand.",
        "Exhume target card.\nReturn ~ to your hand.",
    ),
    ("Doom", "Artifact", "Whenever Mount Doom enters, tap Doom.", "Whenever Mount Doom enters, tap ~."),
    ("Sol", "Artifact", "Search for a card named Sol Ring.", "Search for a card named Sol Ring."),
    ("Brave Hawk", "Creature — Bird", "Find two cards named Brave Hawk.", "Find two cards named ~."),
    (
        "Gorgon", "Creature — Gorgon",
        "Gorgon attacks if able.\nSacrifice a Gorgon: Untap Gorgon.",
        "~ attacks if able.\nSacrifice a Gorgon: Untap ~.",
    ),
    ("Gorgon", "Creature — Gorgon", "Target Gorgon creature gets +1/+1.", "Target Gorgon creature gets +1/+1."),
    ("Quill", "Artifact", "{T}, Sacrifice Quill: Draw a card.", "{T}, Sacrifice ~: Draw a card."),
    ("Quill", "Artifact", "Quill's controller draws a card.", "~'s controller draws a card."),
    ("Quill", "Artifact", "Quills enter tapped. Quill-bearers don't.", "Quills enter tapped. Quill-bearers don't."),
    (
        "Ana, Warden of Tides", LEGEND,
        "When Ana, Warden of Tides enters, Ana deals 1 damage.",
        "When ~ enters, ~ deals 1 damage.",
    ),
    ("Ana of the Tides", LEGEND, "When Ana enters, tap Ana's shadow.", "When ~ enters, tap ~'s shadow."),
    (
        "Ana the Tidal", LEGEND,
        "Whenever Ana or another Wizard enters, draw a card.",
        "Whenever ~ or another Wizard enters, draw a card.",
    ),
    ("Ana Tidecaller", LEGEND, "{1}, Exert Ana: Draw a card.", "{1}, Exert ~: Draw a card."),
    (  # a token is called by its name, in its own ability alone
        "Quill", "Artifact",
        'Create a 2/2 white Cat creature token named Quill\'s Cat with "When Quill\'s Cat dies, tap Quill."',
        'Create a 2/2 white Cat creature token named Quill\'s Cat with "When this token dies, tap ^."',
    ),
    (
        "Quill", "Artifact",
        'Create Doom, a legendary 9/9 red Elder creature token with flying and "Whenever Doom attacks, tap it."',
        'Create Doom, a legendary 9/9 red Elder creature token with flying and "Whenever this token attacks, tap it."',
    ),
    ("Ana, Warden of Tides", LEGEND, "Create Ana, Queen of Salt.", "Create Ana, Queen of Salt."),
    (
        "Ana, Warden of Tides", LEGEND,
        "Find a card named Ana's Gift or a card named Ana.",
        "Find a card named Ana's Gift or a card named Ana.",
    ),
    (
        "Ana the Tidal", LEGEND,
        "Create Ana the Salted, a legendary token.",
        "Create Ana the Salted, a legendary token.",
    ),
    ("Ana, Warden of Tides", "Creature — Human", "When Ana enters, draw a card.", "When Ana enters, draw a card."),
    (
        "Jace, Here", "Legendary Planeswalker — Jace",
        "Each Jace you control untaps. Jace untaps.",
        "Each Jace you control untaps. ~ untaps.",
    ),
    (
        "Vex", "Artifact",
        'Equipped creature has "{T}, Unattach Vex: Draw." Tap Vex.',
        'Equipped creature has "{T}, Unattach ^: Draw." Tap ~.',
    ),
    ("Ash & Oak, Kin", LEGEND, "When Ash & Oak enter or attack, tap it.", "When ~ enters or attacks, tap it."),
    ("Ash and Oak", LEGEND, "Ash and Oak have trample.", "~ has trample."),
    ("Ash and Oak", LEGEND, "You may have Ash and Oak deal 2 damage.", "You may have ~ deal 2 damage."),
    ("Ash", LEGEND, "Ash attack.", "~ attack."),
    ("Vex", "Creature — Imp", "Landfall — Whenever Vex untaps, Vex dies.", "Whenever ~ untaps, ~ dies."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "type_line", "text", "lines"), NAMES)
def test_a_name_where_it_is_used_as_one(name: str, type_line: str, text: str, lines: str) -> None:
    made = read(name, type_line, text)
    assert "\n".join(made.lines) == lines
    assert made.faults == ()


def test_reminders_that_remind_of_what_stands_in_their_line_go() -> None:
    made = read(
        "Vex", "Creature — Imp", "Flying (This creature can't be blocked except by creatures with flying or reach.)"
    )
    assert made.lines == ("Flying",)
    assert made.faults == ()


@pytest.mark.parametrize(
    "text",
    [
        "Trample (This creature can't be blocked except by creatures with flying or reach.)",  # of another keyword
        "Flying (This creature can't be blocked except by creatures with flying or reach. You draw a card.)",
        "(You gain 3 life.)",
        "Draw a card. (Then you gain 3 life.)",
    ],
)
def test_a_reminder_that_nothing_proves_harmless_is_reported(text: str) -> None:
    assert [fault.code for fault in read("Vex", "Creature — Imp", text).faults] == ["reminder"]


def test_parentheses_that_do_not_match_are_reported() -> None:
    for text in ("Flying (and more", "Flying) and more", "Flying (one (two) three)"):
        assert "parenthesis" in [fault.code for fault in read("Vex", "Creature — Imp", text).faults]


def test_what_basic_land_types_say_is_checked_against_the_types() -> None:
    said = "({T}: Add {G} or {W}.)"
    assert read("Meadow", "Land — Forest Plains", said).lines == ()
    assert read("Meadow", "Land — Forest Plains", said).faults == ()
    assert [fault.code for fault in read("Meadow", "Land — Forest Island", said).faults] == ["reminder"]
    assert [fault.code for fault in read("Meadow", "Land", said).faults] == ["reminder"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Landfall — Whenever a land enters, draw a card.", "Whenever a land enters, draw a card."),
        ("Fateful hour — You draw a card.", "You draw a card."),
        ("Breath of Salt — {T}: Draw a card.", "{T}: Draw a card."),  # a flavor word: capitals in all of it
        ("Choose one —\n• Salted Wind — Draw a card.\n• Scry 1.", "Choose one —\n• Draw a card.\n• Scry 1."),
        ("Boast — {1}: Draw a card.", "Boast — {1}: Draw a card."),  # a keyword
        ("Max speed — Draw a card.", "Max speed — Draw a card."),
        ("Cumulative upkeep—Draw a card.", "Cumulative upkeep—Draw a card."),
    ],
)  # fmt: skip
def test_words_before_a_dash_that_mean_nothing_go(text: str, lines: str) -> None:
    made = read("Vex", "Creature — Imp", text)
    assert "\n".join(made.lines) == lines
    assert made.faults == ()


def test_a_word_before_a_dash_that_may_be_a_keyword_is_reported() -> None:
    for word in ("Salt", "Salted earth"):
        made = read("Vex", "Creature — Imp", f"{word} — {{1}}: Draw a card.")
        assert [(fault.code, fault.words) for fault in made.faults] == [("word-before-dash", word)]


def test_an_anchor_word_stays() -> None:
    """What is chosen by its name means something."""
    text = "As this creature enters, choose Salt or Brine.\n• Salt — Draw a card.\n• Brine — You gain 1 life."
    made = read("Vex", "Creature — Imp", text)
    assert made.lines == tuple(text.split("\n"))


def test_loyalty_has_one_spelling() -> None:
    made = read("Ana, Here", "Legendary Planeswalker — Ana", "[+1]: Draw a card.\n[−X]: Ana untaps.\n−3: Scry 1.")
    assert made.lines == ("[+1]: Draw a card.", "[−X]: ~ untaps.", "[−3]: Scry 1.")


def test_a_text_with_the_signs_of_names_is_reported() -> None:
    assert [fault.code for fault in read("Vex", "Creature — Imp", "~ gets +1/+1.\n{T}^: Draw.").faults] == ["tilde"] * 2


def test_places_lead_back_to_the_card() -> None:
    text = "(You win.)\nLandfall — Whenever Vex (loudly) untaps, it dies."
    made = read("Vex", "Creature — Imp", text)
    assert made.lines == ("Whenever ~ untaps, it dies.",)
    line, at = made.place(0, made.lines[0].index("dies"))
    assert (line, text.split("\n")[line][at:]) == (1, "dies.")


PIECES = st.sampled_from(
    ["Vex", "Ana", "Ana, Warden of Tides", "(", ")", " ", "\n", "~", "^", '"', "Landfall", " — ", "• ", "[+1]: ",
     "deals", "named ", "{T}", ".", "'s", "I, II", "Salt Wind", "Flying", "(Flying.)", "Exile", "a", ", "]
)  # fmt: skip


@given(st.lists(PIECES, max_size=25), st.sampled_from(["Vex", "Ana, Warden of Tides", "~", "a"]), st.booleans())
def test_any_text_is_put_back_letter_for_letter(pieces: list[str], name: str, legendary: bool) -> None:
    text = "".join(pieces)
    about = About(name, ("Ana", "Ana, Warden") if legendary else (), CardType.CREATURE)
    made = normalized(text, about)
    assert made.restored(made.lines) == text
