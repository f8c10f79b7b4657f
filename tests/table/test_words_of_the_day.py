"""Everything is said in the words of the rules in force: cards, abilities, events, refusals."""

from __future__ import annotations

import datetime
import re
from pathlib import Path

import pytest
from tests.support.fifth import pass_all, settle
from tests.support.table import position

from mainphase import Game
from mainphase.cards import nodes as n
from mainphase.cards.mechanics import NAMED_SINCE
from mainphase.cards.names import card_names, find_card
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.errors import TooNewError
from mainphase.language.vocabulary import UNTIL_DAY, words_on
from mainphase.rules.concepts import concept_of
from mainphase.rules.timeline import rules_on
from mainphase.table import nodes_words
from mainphase.table.view import view_of
from mainphase.table.words import entry_text

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
    r"\benters?\b(?! the battlefield)|\bmills?\b",
    "2016-09-29": r"mana value|\benters?\b(?! the battlefield)|\bcreates?\b|\bmills?\b",
    "2020-07-02": r"mana value|\benters?\b(?! the battlefield)|\bmills?\b",
    "2021-04-21": r"mana value|\benters?\b(?! the battlefield)",
    "2024-07-29": r"converted|\benters?\b(?! the battlefield)",
    "current": r"converted mana cost|\benters the battlefield|at end of turn\b|from the game",
}
NAMED_COSTS = ("exiling two blue cards", "exiling two red cards")  # names that today's trees give to ways of casting


@pytest.mark.parametrize("day", FOREIGN)
def test_no_card_speaks_in_words_of_another_day(day: str) -> None:
    on = "2026-04-17" if day == "current" else day
    spoken = 0
    for name in card_names():
        try:
            card = find_card(name, on=on)
        except TooNewError:
            continue
        names = sorted({card.name, *(face.name for face in card.faces)}, key=len, reverse=True)
        for line in nodes_words.card(card, on):
            said = line
            for own in names:
                said = said.replace(own, "@")
            if said.lower().startswith(NAMED_COSTS):
                continue
            spoken += 1
            found = re.search(FOREIGN[day], said, re.IGNORECASE)
            assert found is None, f"{name} on {day}: {found.group()!r} in {line!r}"
    assert spoken > 500


SAYINGS = (("Ball Lightning", 2, "At end of turn, destroy Ball Lightning", "2ED 1993"),)


@pytest.mark.parametrize(
    ("name", "day", "line"),
    [
        ("Ball Lightning", "1997-03-24", "At end of turn, bury Ball Lightning"),
        ("Ball Lightning", "1999-06-01", "At end of turn, sacrifice Ball Lightning"),
        ("Ball Lightning", "2009-07-11", "At the beginning of each end step, sacrifice Ball Lightning"),
        ("Stasis", "1997-03-24", "Each player skips the untap phase"),
        ("Stasis", "1999-06-01", "Each player skips the untap step"),
        ("Winter Orb", "1997-03-24", "Players untap at most 1 land in their untap phases"),
        ("Fasting", "1997-03-24", "You may skip a draw phase; then you gain 2 life"),
        ("Fasting", "1999-06-01", "You may skip a draw step; then you gain 2 life"),
        ("Breeding Pit", "1997-03-24", "At the end of your turn, you put a 0/1 black Thrull creature token into play"),
        ("Breeding Pit", "2016-09-30", "At the beginning of your end step, you create a 0/1 black Thrull creature token"),  # noqa: E501
        ("Relentless Assault", "1997-03-24", "Untap each creature that attacked this turn, then there is an extra attack this turn"),  # noqa: E501
        ("Flicker", "2009-07-10", "Remove target nontoken permanent from the game, then put it into play"),
        ("Flicker", "2009-07-11", "Exile target nontoken permanent, then put it onto the battlefield"),
        ("Ichor Wellspring", "2024-07-29", "When Ichor Wellspring enters the battlefield, you draw a card"),
        ("Ichor Wellspring", "2024-07-30", "When Ichor Wellspring enters, you draw a card"),
    ],
)  # fmt: skip
def test_a_card_reads_as_its_day_speaks(name: str, day: str, line: str) -> None:
    assert line in nodes_words.card(find_card(name, on=day), day)


@pytest.mark.parametrize(
    ("part", "fifth", "sixth", "today"),
    [
        ("untap step", "untap phase", "untap step", "untap step"),
        ("upkeep", "upkeep", "upkeep", "upkeep"),
        ("draw step", "draw phase", "draw step", "draw step"),
        ("precombat main", "main phase", "precombat main", "precombat main"),
        ("postcombat main phase", "main phase", "postcombat main phase", "postcombat main phase"),
        ("combat phase", "attack", "combat phase", "combat phase"),
        ("declare attackers", "declaration of attackers", "declare attackers step", "declare attackers step"),
        ("end of combat", "end of combat", "end of combat", "end of combat"),
        ("end step", "end of turn", "end of turn step", "end step"),
        ("cleanup", "cleanup phase", "cleanup", "cleanup"),
        ("discard phase", "discard phase", "discard phase", "discard phase"),
        ("turn", "turn", "turn", "turn"),
    ],
)
def test_the_parts_of_the_turn_have_the_names_of_the_day(part: str, fifth: str, sixth: str, today: str) -> None:
    assert [words_on(day).part(part) for day in ("1999-05-31", "1999-06-01", "")] == [fifth, sixth, today]


def test_the_beginning_and_the_end_of_a_part() -> None:
    for day, at_beginning, at_end in (
        ("1997-03-24", "at the end of your turn", "at end of turn"),
        ("2009-07-10", "at the end of your turn", "at end of turn"),
        ("2009-07-11", "at the beginning of your end step", "at the end of each cleanup"),
    ):
        assert words_on(day).beginning("end step", "your") == at_beginning
        assert words_on(day).end("cleanup", "each") == at_end
    assert words_on("1997-03-24").end("draw", "your") == "at the end of your draw phase"


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
    assert day in [until for until, _ in UNTIL_DAY]
    days = sorted(path.stem for path in TEXTS.glob("????-??-??.txt"))
    before = days[days.index(day) - 1]
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
    assert pit.text[-1] == "At the end of your turn, you put a 0/1 black Thrull creature token into play"
    refusal = Game(table.state).why_not("cast Grizzly Bears", "alice")
    assert refusal is not None
    assert "a summon spell may be played only to open a batch in their own main phase" in refusal.text


# --- Abilities that had no name yet


@pytest.mark.parametrize(("bit", "since", "said"), NAMED_SINCE)
def test_an_ability_has_its_name_since_the_rules_have_one_for_it(bit: int, since: str, said: str) -> None:
    name = next(name for name, other in n.KEYWORD_NAMES.items() if other == bit)
    before = (datetime.date.fromisoformat(since) - datetime.timedelta(1)).isoformat()
    concept = concept_of(name)
    assert rules_on(since).number(concept).startswith(("502.", "702."))
    assert not rules_on(before).number(concept).startswith(("502.", "702."))
    keyword = n.HasKeywords(bit)
    assert nodes_words.ability(keyword, "It", since) == name
    assert nodes_words.ability(keyword, "It", before) == f"It {said}"
    gaining = n.Apply(n.This(), (n.GainKeywords(bit),))
    assert nodes_words.effect(gaining, "It", before) == f'It gains "{said}" until end of turn'
    assert nodes_words.effect(gaining, "It") == f"It gains {name} until end of turn"


def test_what_is_seen_on_the_table_says_so_too() -> None:
    for rules, text in (
        ("fifth", ("Flying", "Serra Angel attacks without tapping")),
        ("current", ("Flying", "Vigilance")),
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
