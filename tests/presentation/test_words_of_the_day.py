"""Everything is said in the words of the rules in force: cards, abilities, events, refusals."""

from __future__ import annotations

import datetime
import re
from pathlib import Path

import pytest
from tests.support.deep import how_many
from tests.support.fifth import pass_all, settle
from tests.support.table import position

from mainphase import Game
from mainphase.cards import nodes as n
from mainphase.cards.mechanics import NAMED_SINCE
from mainphase.cards.names import card_names, find_card
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.errors import TooNewError
from mainphase.language import days, fragments
from mainphase.presentation.view import view_of
from mainphase.presentation.words import entry_text
from mainphase.rules.concepts import concept_of
from mainphase.rules.timeline import rules_on
from mainphase.scenarios.parse import load
from mainphase.scenarios.run import run_under

EXAMPLES = Path(__file__).parents[2] / "examples"
TEXTS = Path(__file__).parents[3] / "shared" / "rules"

SIXTH = r"battlefield|exil|end step|mana value|\benters?\b|\bcreates?\b|\bmills?\b|\bcasts?\b(?! is 0)|\bdies\b"
# Words that came later than the day, or had gone by then.
FOREIGN = {
    "1997-03-24": r"battlefield|exil|\bsteps?\b|combat phase|(pre|post)combat|mana value|\benters?\b|\bcreates?\b|"
    r"\bmills?\b|can't be activated|no regeneration|on the stack",
    "1999-05-31": r"battlefield|exil|\bsteps?\b",
    "1999-06-01": SIXTH,
    "2009-07-10": SIXTH,
    "2009-07-11": r"\bin(to)? play\b|from the game|end of turn step|at end of turn|mana value|\bcreates?\b|\bdies\b|"
    r"\benters?\b(?! the battlefield| or leaves)|\bmills?\b",
    "2016-09-29": r"mana value|\benters?\b(?! the battlefield| or leaves)|\bcreates?\b|\bmills?\b",
    "2020-07-02": r"mana value|\benters?\b(?! the battlefield| or leaves)|\bmills?\b",
    "2021-04-21": r"mana value|\benters?\b(?! the battlefield| or leaves)",
    "2024-07-29": r"converted|\benters?\b(?! the battlefield| or leaves)",
    "current": r"converted mana cost|\benters the battlefield|at end of turn\b|from the game",
}


# The cards are read in so many parts, another part on every day; all of them on all days in `make test-deep`.
PARTS = how_many(5, 1)


@pytest.mark.parametrize("day", FOREIGN)
def test_no_card_speaks_in_words_of_another_day(day: str) -> None:
    on = "2026-04-17" if day == "current" else day
    spoken = 0
    for name in card_names()[list(FOREIGN).index(day) % PARTS :: PARTS]:
        try:
            card = find_card(name, on=on)
        except TooNewError:
            continue
        names = sorted({card.name, *(face.name for face in card.faces)}, key=len, reverse=True)
        for line in fragments.face_lines(card, on):
            said = line
            for own in names:
                said = said.replace(own, "@")
            spoken += 1
            found = re.search(FOREIGN[day], said, re.IGNORECASE)
            assert found is None, f"{name} on {day}: {found.group()!r} in {line!r}"
    assert spoken > 500 // PARTS


@pytest.mark.parametrize(
    ("name", "day", "line"),
    [
        ("Ball Lightning", "1997-03-24", "At end of turn, bury Ball Lightning."),
        ("Ball Lightning", "1999-06-01", "At end of turn, sacrifice Ball Lightning."),
        ("Ball Lightning", "2009-07-11", "At the beginning of each end step, sacrifice Ball Lightning."),
        ("Stasis", "1997-03-24", "Players skip their untap phases."),
        ("Stasis", "1997-03-24", "During your upkeep, pay {U} or bury Stasis."),
        ("Stasis", "1999-06-01", "Players skip their untap steps."),
        ("Breeding Pit", "1997-03-24", "At the end of your turn, put a 0/1 black Thrull creature token into play."),
        ("Breeding Pit", "2016-09-30", "At the beginning of your end step, create a 0/1 black Thrull creature token."),
        ("Tome Scour", "2020-07-02", "Target player puts the top five cards of their library into their graveyard."),
        ("Tome Scour", "2020-07-03", "Target player mills five cards."),
        ("Priest of Titania", "2018-04-26", "{T}: Add {G} to your mana pool for each Elf."),
        ("Angel of Mercy", "2024-07-29", "When Angel of Mercy enters the battlefield, you gain 3 life."),
        ("Angel of Mercy", "2024-07-30", "When Angel of Mercy enters, you gain 3 life."),
    ],
)  # fmt: skip
def test_a_card_reads_as_its_day_speaks(name: str, day: str, line: str) -> None:
    assert line in fragments.face_lines(find_card(name, on=day), day)


# What the rules say since a day, and did not say before; what is not said any more.
CAME = (
    ("2009-07-11", r"the battlefield", 100),
    ("2009-07-11", r"\bexiled?\b", 40),
    ("2009-07-11", r"\bend step\b", 5),
    ("2011-06-17", r"\bdies\b", 2),
    ("2020-07-03", r"\bmills? ", 5),
    ("2021-04-22", r"mana value", 20),
)


@pytest.mark.parametrize(("day", "word", "often"), CAME)
def test_a_word_came_on_the_day_on_which_the_rules_first_use_it(day: str, word: str, often: int) -> None:
    if not TEXTS.exists():
        pytest.skip("no rules texts in ../shared/rules")
    assert day in vars(days).values()
    texts = sorted(path.stem for path in TEXTS.glob("????-??-??.txt"))
    before = texts[texts.index(day) - 1]
    found = [len(re.findall(word, (TEXTS / f"{d}.txt").read_text(encoding="utf-8"))) for d in (before, day)]
    assert found[1] >= often
    assert found[0] <= 2


# --- Events, views, refusals


def exiling() -> CardDef:
    gone = n.Move(n.Each(n.OfType(CardType.CREATURE)), Zone.EXILE)
    return CardDef("Begone", n.ManaCost(), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(gone),)),))


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("fifth", ["Forest comes into play", "alice casts Begone", "Grizzly Bears is removed from the game"]),
        ("1999-06-01", ["Forest comes into play", "alice plays Begone", "Grizzly Bears is removed from the game"]),
        ("2009-07-11", ["Forest enters the battlefield", "alice casts Begone", "Grizzly Bears is exiled"]),
        ("current", ["Forest enters the battlefield", "alice casts Begone", "Grizzly Bears is exiled"]),
    ],
)
def test_events_are_told_in_the_words_of_the_day(rules: str, said: list[str]) -> None:
    table = position(bob=["Grizzly Bears"], alice_hand=["Forest", exiling()], rules=rules, step="main phase")
    table.alice.play_land("Forest")
    table.alice.cast("Begone")
    if rules == "fifth":
        settle(table)
    else:
        pass_all(table, 2)
    said_of_all = "; ".join(entry_text(table.state, entry) for entry in table.state.log or ())
    for sentence in said:
        assert sentence in said_of_all


def test_a_view_and_a_refusal_speak_so_too() -> None:
    table = position(alice=["Breeding Pit"], alice_hand=["Grizzly Bears"], rules="fifth", step="upkeep")
    pit = next(o for o in view_of(table.state, 0).battlefield if o.name == "Breeding Pit")
    assert pit.text[-1] == "At the end of your turn, put a 0/1 black Thrull creature token into play."
    refusal = Game(table.state).why_not("cast Grizzly Bears", "alice")
    assert refusal is not None
    assert "a summon spell may be played only to open a batch in their own main phase" in refusal.text


@pytest.mark.parametrize(
    ("rules", "said"),
    [("2004-06-01", "Grizzly Bears leaves play"), ("current", "Grizzly Bears leaves the battlefield")],
)
def test_what_leaves_is_said_so(rules: str, said: str) -> None:
    table = position(alice=["Grizzly Bears", "Island"], alice_hand=["Unsummon"], rules=rules, step="precombat main")
    game = Game(table.state)
    game.apply("cast Unsummon targeting Grizzly Bears")
    while game.state.stack:
        game.apply("pass")
    assert said in [event.text for event in game.events]


# --- Abilities that had no name yet


@pytest.mark.parametrize(("bit", "since", "said"), NAMED_SINCE)
def test_an_ability_has_its_name_since_the_rules_have_one_for_it(bit: int, since: str, said: str) -> None:
    name = next(name for name, other in n.KEYWORD_NAMES.items() if other == bit)
    before = (datetime.date.fromisoformat(since) - datetime.timedelta(1)).isoformat()
    concept = concept_of(name)
    assert rules_on(since).number(concept).startswith(("502.", "702."))
    assert not rules_on(before).number(concept).startswith(("502.", "702."))
    keyword = n.HasKeywords(bit)
    assert fragments.ability_label(keyword, since) == name.capitalize()
    assert fragments.ability_label(keyword, before, "Vex") == f"Vex {said}"
    gaining = n.Apply(n.This(), (n.GainKeywords(bit),))
    assert fragments.effect_text(gaining, before, "Vex") == f'Vex gains "{said[0].upper()}{said[1:]}" until end of turn'
    assert fragments.effect_text(gaining, "", "Vex") == f"Vex gains {name} until end of turn"


def test_what_is_seen_on_the_table_says_so_too() -> None:
    for rules, text in (
        ("fifth", ("Serra Angel attacks without tapping.", "Flying")),
        ("current", ("Flying, vigilance",)),
    ):
        table = position(alice=["Serra Angel"], rules=rules)
        (angel,) = view_of(table.state, 0).battlefield
        assert angel.text == text


@pytest.mark.parametrize(
    ("rules", "land", "creature"),
    [
        ("fifth", "a batch is open: Begone is in it", "(Begone is in the batch)"),
        ("current", "the stack is not empty: Begone is on it", "(Begone is on the stack)"),
    ],
)
def test_what_waits_in_a_batch_is_on_no_stack(rules: str, land: str, creature: str) -> None:
    table = position(
        alice=["2 Forest"], alice_hand=["Forest", "Grizzly Bears", exiling()], rules=rules, step="main phase"
    )
    table.alice.cast("Begone")
    while table.asked_player != "alice":
        table.pass_once()
    if rules == "fifth":  # nobody interrupts it: it joins its batch
        pass_all(table, 2)
    game = Game(table.state)
    for text, said in (("play Forest", land), ("cast Grizzly Bears", creature)):
        refusal = game.why_not(text, "alice")
        assert refusal is not None
        assert said in refusal.text


@pytest.mark.parametrize(
    ("day", "said"),
    [
        ("2004-01-01", ["Isamaru, Hound of Konda goes: another legend of that name was there first"]),
        ("2009-05-01", ["Isamaru, Hound of Konda goes: there is another legend of that name"] * 2),
        ("2013-07-13", []),
    ],
)
def test_why_a_legend_goes_is_said_by_the_rules_of_the_day(day: str, said: list[str]) -> None:
    """Nobody kept one of them before each player had one for themselves (420.5e until 2013)."""
    result = run_under(load(EXAMPLES / "two-legends.yaml"), rules_on(day))
    assert [event.text for event in result.events if " goes: " in event.text] == said
