"""Effects on permanents and their counters, in words."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says


@says(n.Destroy)
def destroy(say: Speaker, e: n.Destroy) -> str:
    if say.words.buries and not e.regenerate:
        return f"bury {say.selector(e.what)}"
    return f"destroy {say.selector(e.what)}{'' if e.regenerate else ' (no regeneration)'}"


@says(n.Sacrifice)
def sacrifice(say: Speaker, e: n.Sacrifice) -> str:
    return f"{say.verb(e.by, 'sacrifice', 'sacrifices')} {say.some(e.amount, say.noun(e.which))}"


@says(n.SacrificeIt)
def sacrifice_it(say: Speaker, e: n.SacrificeIt) -> str:
    who = "" if isinstance(e.by, n.You) else f"{say.selector(e.by)} sacrifices "
    return f"{who or 'sacrifice '}{say.selector(e.what)}"


@says(n.BecomeLevel)
def become_level(say: Speaker, e: n.BecomeLevel) -> str:
    return f"{say.selector(e.what)} becomes level {e.level}"


@says(n.PutCounters)
def put_counters(say: Speaker, e: n.PutCounters) -> str:
    return f"put {say.some(e.amount, e.kind + ' counter')} on {say.selector(e.on)}"


@says(n.RemoveCounters)
def remove_counters(say: Speaker, e: n.RemoveCounters) -> str:
    what = say.some(e.amount, e.kind + " counter") if e.amount is not None else f"all {e.kind} counters"
    return f"remove {what} from {say.selector(e.on)}"


@says(n.Attach)
def attach(say: Speaker, e: n.Attach) -> str:
    to = say.one(e.to.which) if e.chosen and isinstance(e.to, n.Each) else say.selector(e.to)
    return f"attach {say.selector(e.what)} to {to}"


@says(n.Unattach)
def unattach(say: Speaker, e: n.Unattach) -> str:
    return f"unattach {say.selector(e.what)}"


@says(n.Tap, n.Untap)
def tap_or_untap(say: Speaker, e: n.Tap | n.Untap) -> str:
    return f"{type(e).__name__.lower()} {say.selector(e.what)}"


@says(n.Transform)
def transform(say: Speaker, e: n.Transform) -> str:
    return f"transform {say.selector(e.what)}"


@says(n.TurnFaceUp)
def turn_face_up(say: Speaker, e: n.TurnFaceUp) -> str:
    return f"turn {say.selector(e.what)} face up"


@says(n.TurnFaceDown)
def turn_face_down(say: Speaker, e: n.TurnFaceDown) -> str:
    return f"turn {say.selector(e.what)} face down"


@says(n.PhaseOut)
def phase_out(say: Speaker, e: n.PhaseOut) -> str:
    return f"{say.selector(e.what)} phases out"


@says(n.PhaseIn)
def phase_in(say: Speaker, e: n.PhaseIn) -> str:
    return f"{say.selector(e.what)} phases in{' tapped' if e.tapped else ''}"
