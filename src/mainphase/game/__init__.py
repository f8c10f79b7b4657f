"""The public face: `Game`, and what it gives. Interpreted, thin; the kernel beneath it does the work.

`decision` is what a game waits for, `refusal` why something is not allowed, `keeping` what records and pickles are made
of; `game` is the game, `match` several of them, `shortcuts` what is proposed to be done again and again. `replaying`
plays a record again; `stops` says where a person is asked, `passing` where passing is done for them, `losses` what they
lose by it.
"""

from mainphase.game.decision import Decision, Options
from mainphase.game.game import AUTOMATIC, MANUAL, Game
from mainphase.game.losses import Loss
from mainphase.game.refusal import Refusal, Refused
from mainphase.game.shortcuts import Shortcut
from mainphase.kernel.values import Automation, Bounds
from mainphase.presentation.because import Because, ReasonStep
from mainphase.presentation.event import Event
from mainphase.presentation.option import Option
from mainphase.presentation.what_next import Upcoming, WhatNext

__all__ = [
    "AUTOMATIC",
    "MANUAL",
    "Automation",
    "Because",
    "Bounds",
    "Decision",
    "Event",
    "Game",
    "Loss",
    "Option",
    "Options",
    "ReasonStep",
    "Refusal",
    "Refused",
    "Shortcut",
    "Upcoming",
    "WhatNext",
]
