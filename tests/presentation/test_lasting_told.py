"""What the transcript tells of how spells are cast, of chapters, of what enters and of effects that last."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.presentation.lasting_words import lasting_text
from mainphase.scenarios import parse, run
from mainphase.scenarios.report import say_events

HEAD = "scenario: S\nplayers:\n"


def told(text: str, rules: str = "current") -> list[str]:
    """The lines of the transcript, without indentation."""
    out = io.StringIO()
    result = run(parse(HEAD + text, "file.yaml"), rules)
    assert result.ok, [failure.told for failure in result.failures]
    say_events(result, Console(file=out, width=200))
    return [line.strip() for line in out.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("position", "cast", "line"),
    [
        (
            "graveyard: [Think Twice], battlefield: [3 Island]",
            "cast Think Twice, alternative: flashback",
            "Alice casts Think Twice with flashback (601.2i)",
        ),
        (
            "hand: [Fireblast], battlefield: [2 Mountain]",
            "cast Fireblast, alternative: sacrificing two Mountains, targets: [Bob]",
            "Alice casts Fireblast by sacrificing two Mountains targeting Bob (601.2i)",
        ),
        (
            "hand: [Land Grant]",
            "cast Land Grant, alternative: revealing your hand",
            "Alice casts Land Grant by revealing your hand (601.2i)",
        ),
        (
            "hand: [Shock], battlefield: [Mountain]",
            "cast Shock, targets: [Bob]",
            "Alice casts Shock targeting Bob (601.2i)",
        ),
    ],
)
def test_how_a_spell_is_cast_is_told(position: str, cast: str, line: str) -> None:
    assert line in told(f"  Alice: {{{position}}}\n  Bob: {{}}\nplay:\n  - {{Alice: {cast}}}\n")


def test_chapters_are_told_by_their_numbers() -> None:
    lines = told(
        "  Alice: {battlefield: [{card: The Triumph of Anax, counters: {lore: 1}}, Grizzly Bears]}\n  Bob: {}\n"
        "start: {step: upkeep}\nplay:\n  - {advance: precombat main}\n"
        "  - {Alice: choose, pick: Grizzly Bears}\n  - resolve: all\n"
    )
    assert "A lore counter is put on The Triumph of Anax (505.4)" in lines
    assert "Chapter II of The Triumph of Anax triggers (603.2)" in lines
    assert "Chapter II of The Triumph of Anax goes on the stack targeting Grizzly Bears (603.3)" in lines
    assert "Chapter II of The Triumph of Anax resolves (608.1)" in lines
    assert "Grizzly Bears gains trample and gets +2/+0 until end of turn (611.2a)" in lines


def test_what_enters_is_told_unless_that_was_just_said() -> None:
    lines = told(
        "  Alice: {hand: [Grizzly Bears, Forest, Krenko's Command], battlefield: [2 Forest, 2 Mountain]}\n  Bob: {}\n"
        "play:\n  - {Alice: play Forest}\n  - {Alice: cast Grizzly Bears}\n  - resolve: all\n"
        "  - {Alice: cast Krenko's Command}\n  - resolve: all\n"
    )
    assert "Grizzly Bears enters the battlefield (403.4)" in lines
    assert not [line for line in lines if line.startswith(("Forest enters", "Goblin"))]


@pytest.mark.parametrize(
    ("position", "cast", "line"),
    [
        (
            "hand: [Giant Growth], battlefield: [Forest, Grizzly Bears]",
            "cast Giant Growth, targets: [Grizzly Bears]",
            "Grizzly Bears gets +3/+3 until end of turn (611.2a)",
        ),
        (
            "hand: [Silence], battlefield: [Plains]",
            "cast Silence",
            "An effect of Silence begins: your opponents can't cast spells this turn (611.2a)",
        ),
        (
            "hand: [Fog], battlefield: [Forest]",
            "cast Fog",
            "An effect of Fog begins: prevent all combat damage that would be dealt this turn (615.1)",
        ),
        (
            "battlefield: [Drudge Skeletons, Swamp]",
            "activate Drudge Skeletons",
            "Drudge Skeletons will regenerate the next time it would be destroyed this turn (614.8)",
        ),
        (
            "battlefield: [Shivan Dragon, Mountain]",
            "activate Shivan Dragon",
            "Shivan Dragon gets +1/+0 until end of turn (611.2a)",
        ),
    ],
)
def test_what_an_effect_that_lasts_does_is_told_as_it_begins(position: str, cast: str, line: str) -> None:
    lines = told(f"  Alice: {{{position}}}\n  Bob: {{}}\nplay:\n  - {{Alice: {cast}}}\n  - resolve: all\n")
    assert line in lines


def test_an_effect_of_the_fifth_edition_cites_its_section() -> None:
    lines = told(
        "  Alice: {hand: [Giant Growth], battlefield: [Forest, Grizzly Bears]}\n  Bob: {}\n"
        "play:\n  - {Alice: cast Giant Growth, targets: [Grizzly Bears]}\n  - resolve: all\n",
        "fifth",
    )
    assert "Grizzly Bears gets +3/+3 until end of turn (Resolving Effects)" in lines


def test_what_only_changes_control_is_told_once() -> None:
    lines = told(
        "  Alice: {hand: [Act of Treason], battlefield: [3 Mountain]}\n  Bob: {battlefield: [Grizzly Bears]}\n"
        "play:\n  - {Alice: cast Act of Treason, targets: [Grizzly Bears]}\n  - resolve: all\n"
    )
    assert sum("control of Grizzly Bears" in line for line in lines) == 1


GIVEN = n.GainAbility(n.Activated((n.TapThis(),), (n.Mode(n.Draw(n.Fixed(1))),)))


@pytest.mark.parametrize(
    ("node", "values", "others", "text"),
    [
        (n.Apply(n.This(), (n.AddPT(n.X(), n.Fixed(0)),)), [4, 0], 0, "Bears gets +4/+0 until end of turn"),
        (
            n.Apply(n.This(), (n.AddPT(n.X(), n.Fixed(0)),)),
            [4, 0],
            2,
            "each of Bears and 2 more gets +4/+0 until end of turn",
        ),
        (
            n.Apply(n.This(), (n.SetController(n.You()), n.AddPT(n.Fixed(1), n.Fixed(1))), Duration.YOUR_NEXT_TURN),
            [0, 1, 1],
            0,
            "Bears gets +1/+1 until Alice's next turn",
        ),
        (n.Apply(n.This(), (GIVEN,)), [], 0, 'Bears gains "{T}: Draw a card." until end of turn'),
        (n.Goad(n.Target(0)), [], 0, "Bears is goaded"),
        (n.Draw(n.Fixed(1)), [], 0, "an effect of Spell begins: draw a card"),
    ],
)
def test_the_words_of_an_effect_that_lasts(node: n.Node, values: list[int], others: int, text: str) -> None:
    assert lasting_text(node, values, "Spell", "Bears", others, "Alice") == text
