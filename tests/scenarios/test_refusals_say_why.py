"""A scenario's refusals say why: never a number by itself, never the name of a concept."""

from __future__ import annotations

from pathlib import Path

import pytest

from mainphase.scenarios import load, run

POSITION = """
scenario: what is refused
players:
  Alice:
    hand: [Shock, Ancestral Vision, Wear // Tear, Control Magic]
    graveyard: [Lightning Bolt]
    battlefield: [Hill Giant, 5 Island]
  Bob:
    hand: [Shock, Serra Angel]
    graveyard: [Ancestral Vision]
    battlefield: [Grizzly Bears, Leyline of Sanctity, Gladecover Scout, 5 Plains]
play:
"""
REFUSED = {
    "{Alice: cast Lightning Bolt, targets: [Bob]}": "nothing lets Alice play it from there (601.3)",
    "{Bob: cast Serra Angel}": "(it is the precombat main of Alice's turn) (302.1)",
    "{Bob: play Island}": "Bob does not have priority",
    "{Alice: cast Shock, targets: [Bob]}": "(702.11c)",
    "{Alice: cast Shock, targets: [Gladecover Scout]}": "(702.11b)",
    "{Alice: cast Control Magic, targets: [Leyline of Sanctity]}": "(303.4a)",
    "{Alice: suspend Ancestral Vision}": "",
    "{Bob: suspend Ancestral Vision}": "Ancestral Vision is in Bob's graveyard, and that ability is used in a hand",
    "{Bob: block, with: {Grizzly Bears: Hill Giant}}": "Hill Giant is not attacking (509.1a)",
    "{Alice: attack, with: [Grizzly Bears]}": "it is not a creature that they control on the battlefield (508.1a)",
    "{Alice: turn up Hill Giant}": "is not a face-down permanent that they can turn up (116.2b)",
}


@pytest.mark.parametrize("entry", REFUSED)
def test_601_3_a_refusal_says_what_is_missing(entry: str, tmp_path: Path) -> None:
    path = tmp_path / "refused.yaml"
    path.write_text(f"{POSITION}  - {entry}\n", encoding="utf-8")
    failures = run(load(path)).failures
    if not REFUSED[entry]:
        assert not failures
        return
    [failure] = failures
    assert REFUSED[entry] in str(failure)
    assert "now (" not in str(failure), "a number by itself"


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("beginning of turn", "only mana sources can be played before and during the untap phase"),
        ("untap", "only mana sources can be played before and during the untap phase"),
        ("cleanup", "only mana sources can be played in the cleanup phase"),
    ],
)
@pytest.mark.parametrize("entry", ["cast Shock", "activate Prodigal Sorcerer"])
def test_in_1997_it_says_where_only_mana_sources_are_played(step: str, told: str, entry: str, tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(
        "scenario: x\nrules: fifth\nplayers:\n"
        "  Alice: {hand: [Shock], battlefield: [Mountain, Prodigal Sorcerer]}\n  Bob: {}\n"
        f"start: {{step: {step}}}\nplay:\n  - {{Alice: {entry}, targets: [Bob], illegal: More on the Turn}}\n",
        encoding="utf-8",
    )
    result = run(load(path))
    assert result.ok, result.failures
    assert told in "\n".join(result.words)
