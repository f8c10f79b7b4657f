"""Effects on turns and their parts, the monarch, day and night, and schemes, in words."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import listed


@says(n.ExtraTurn)
def extra_turn(say: Speaker, e: n.ExtraTurn) -> str:
    when = ""
    if e.after_next_turn_of is not None:
        when = f" after {say.possessive(e.after_next_turn_of)} next turn"
    return f"{say.verb(e.by, 'take', 'takes')} an extra turn{when}"


@says(n.Abandon)
def abandon(say: Speaker, e: n.Abandon) -> str:
    return f"abandon {say.selector(e.what)}"


@says(n.BecomeMonarch)
def become_monarch(say: Speaker, e: n.BecomeMonarch) -> str:
    return f"{say.verb(e.who, 'become', 'becomes')} the monarch"


@says(n.ControlNextTurn)
def control_next_turn(say: Speaker, e: n.ControlNextTurn) -> str:
    return f"{say.verb(e.by, 'control', 'controls')} {say.selector(e.of)} during their next turn"


@says(n.ExtraPhases)
def extra_phases(say: Speaker, e: n.ExtraPhases) -> str:
    if not say.words.steps:  # the main phase goes on after it
        return f"there is an extra {say.words.combat_phase} this turn"
    where = "the first postcombat main phase" if e.after_first_postcombat_main else "this phase"
    return f"after {where} comes an extra {listed(list(e.phases), 'and then an extra')}"


@says(n.ExtraStep)
def extra_step(say: Speaker, e: n.ExtraStep) -> str:
    return f"{'you get' if e.you_get else 'there is'} an extra {say.words.part(e.step)} after this"


@says(n.ReverseTurnOrder)
def reverse_turn_order(say: Speaker, e: n.ReverseTurnOrder) -> str:
    return "the turn order is reversed"


@says(n.SkipNext)
def skip_next(say: Speaker, e: n.SkipNext) -> str:
    if e.in_turn:
        return f"{say.verb(e.by, 'skip', 'skips')} the {say.words.part(e.part)} of that turn"
    part = say.words.part(e.part)
    return f"{say.verb(e.by, 'skip', 'skips')} the next {part}{' this turn' if e.this_turn else ''}"


@says(n.EndTheTurn)
def end_the_turn(say: Speaker, e: n.EndTheTurn) -> str:
    return "end the turn"


@says(n.EndTheCombatPhase)
def end_the_combat_phase(say: Speaker, e: n.EndTheCombatPhase) -> str:
    return f"end the {say.words.combat_phase}"


@says(n.BecomeDay)
def become_day(say: Speaker, e: n.BecomeDay) -> str:
    return "it becomes day"


@says(n.BecomeNight)
def become_night(say: Speaker, e: n.BecomeNight) -> str:
    return "it becomes night"
