"""How a game went wrong: for people the position as its last turn began, as a scenario, and what was decided since; for
programs a record, which goes wrong in the same way when it is replayed.
"""

from __future__ import annotations

from mainphase.errors import MainphaseError
from mainphase.game import Game
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.presentation import notation
from mainphase.presentation.position_text import scenario_of
from mainphase.sim.soak.dealing import SoakGame, begin_soak_game
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.playing import play_soak_game
from mainphase.sim.soak.trying import StateChecks, soak_bots
from mainphase.sim.soak.wandering import Wanderer


class Following(StateChecks):
    """Looks at the game as ever, and keeps the state in which each turn began."""

    def __init__(self, game: Game, number: int, answers: list[int]) -> None:
        super().__init__(game.state, number)
        self.answers = answers
        self.began = flat.clone_state(game.state)
        self.began.automation = game.state.automation
        self.since = 0

    def watch(self, state: State, count: int) -> None:
        if state.turn_number != self.turn:
            self.began = flat.clone_state(state)
            self.began.automation = state.automation
            self.since = len(self.answers)
        super().watch(state, count)


def last_turn(dealt: SoakGame) -> list[str]:
    """The lines; none if the game itself goes well, and only its copies went wrong."""
    game = begin_soak_game(dealt)
    answers: list[int] = []
    following = Following(game, dealt.number, answers)
    try:
        play_soak_game(game, Wanderer(Dice(dealt.settings.seed * 2 + 1)), soak_bots(dealt), following.watch, answers)
    except Exception:
        g = following.began
        return [*position(g), *decisions(g, answers[following.since :])]
    return []


def position(g: State) -> list[str]:
    try:
        return [f"turn {g.turn_number} began so:", *scenario_of(g).splitlines()]
    except MainphaseError as why:
        return [f"turn {g.turn_number} began in a position that is no scenario: {why}"]


def decisions(g: State, answers: list[int]) -> list[str]:
    """The decisions, in words; the last of them is the one that went wrong, or that came before."""
    said: list[str] = []
    for answer in answers:
        if answer < 0:
            said.append(f"{g.players[-1 - answer].name} concedes")
            if len(said) < len(answers):
                concede(g, -1 - answer)
                machine.advance(g)
            continue
        pending = g.pending
        assert pending is not None
        said.append(f"{g.players[pending.player].name}: {notation.option_text(g, pending.option(answer))}")
        if len(said) < len(answers):
            machine.apply_option(g, answer)
    return ["then:", *said] if said else []


def record_of_fault(dealt: SoakGame) -> str:
    """The record of the game up to where it goes wrong, with the answer by which it does; "" if the game goes well."""
    answers: list[int] = []
    game = begin_soak_game(dealt)
    watching = StateChecks(game.state, dealt.number)
    try:
        play_soak_game(game, Wanderer(Dice(dealt.settings.seed * 2 + 1)), soak_bots(dealt), watching.watch, answers)
    except Exception:
        kept = Game.begin(dealt.settings, listen=False)
        for answer in answers:
            try:
                if answer < 0:
                    kept.concede(kept.players[-1 - answer])
                else:
                    kept.play(answer)
            except Exception:
                return kept.record().removesuffix("end\n") + f"{answer}\nend\n"
        return kept.record()
    return ""
