"""A shortcut that somebody at the table proposes (CR 732.2): what everybody reads of it, and what laps are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mainphase.game import Game, Shortcut
from mainphase.kernel import machine
from mainphase.kernel.state import flat
from mainphase.presentation import notation
from mainphase.rules.concepts import Concept
from mainphase.server import messages as m
from mainphase.server.kept_game import MoveKept, play_kept

PASS: Final = "pass"
MUST: Final = "what only can be done"  # instead of the words of somebody else's choice, which may be secret


def shortcut_shown(game: Game, shortcut: Shortcut, viewer: str) -> m.ShortcutProposed:
    """A shortcut as a player reads it ("": who only watches)."""
    laps, choice = shortcut.ends
    told: list[m.LapChoiceTold] = []
    for place, who in enumerate(shortcut.deciders):
        text = shortcut.choices[place]
        known = who in (viewer, shortcut.proposer) or text == PASS
        told.append(
            m.LapChoiceTold(game.seat(who), text if known else MUST, who == viewer and has_others(shortcut, place))
        )
    return m.ShortcutProposed(
        seat=game.seat(shortcut.proposer),
        times=shortcut.times,
        choices=told,
        waiting=[game.seat(name) for name in shortcut.waiting],
        laps=laps,
        choice=choice,
        rule=game.rules.number(Concept.SHORTCUT),
    )


def has_others(shortcut: Shortcut, place: int) -> bool:
    """True if there is something else to choose at this place of the first lap."""
    pending = shortcut.position_at(0, place).pending
    return pending is not None and pending.count() > 1


def choices_of_late(twin: Game, moves: Sequence[MoveKept], seat: int) -> list[str]:
    """What a seat has chosen in these moves, in notation. The game stands before them, and is played on."""
    told: list[str] = []
    for move in moves:
        if move.laps > 1 or move.concedes:
            told = []
        elif move.by == seat and move.passed < 0:
            told += words_of_move(twin, move)
        play_kept(twin, move)
    return told


def words_of_move(game: Game, move: MoveKept) -> list[str]:
    g = flat.clone_state(game.state)
    told: list[str] = []
    for index in move.choices:
        assert g.pending is not None
        told.append(notation.option_text(g, g.pending.option(index)))
        machine.apply_option(g, index)
    return told
