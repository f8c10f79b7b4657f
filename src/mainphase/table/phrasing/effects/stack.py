"""Effects on spells and abilities on the stack, and on what is cast while another resolves, in words."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.table.english import several_of
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import listed


@says(n.CopySpell)
def copy_spell(say: Speaker, e: n.CopySpell) -> str:
    but = f", but the copy {listed([say.modification(m) for m in e.but])}" if e.but else ""
    again = "; the copy may have new targets" if e.new_targets else ""
    often = "" if e.amount == n.Fixed(1) else f", as often as {say.quantity(e.amount)}"
    return f"{say.verb(e.by, 'copy', 'copies')} {say.selector(e.what)}{often}{but}{again}"


@says(n.Counter)
def counter(say: Speaker, e: n.Counter) -> str:
    where = "" if e.to == Zone.GRAVEYARD else f", to {say.words.zone(e.to)} instead of the graveyard"
    return f"counter {say.selector(e.what)}{where}"


@says(n.ChangeTarget)
def change_target(say: Speaker, e: n.ChangeTarget) -> str:
    return f"{say.verb(e.by, 'change', 'changes')} the target of {say.selector(e.what)}"


@says(n.CastNow)
def cast_now(say: Speaker, e: n.CastNow) -> str:
    how = f"for its {e.alternative} cost" if e.alternative else "without paying its mana cost"
    fits = f" if it is {several_of(1, say.card_noun(e.fits))}" if e.fits is not None else ""
    turned = " transformed" if e.transformed else ""
    return f"you may {'play' if e.land_too else say.words.casts[1]} {say.selector(e.what)}{turned} {how}{fits}"


@says(n.NewTargets)
def new_targets(say: Speaker, e: n.NewTargets) -> str:
    return f"{say.selector(e.by)} may choose new targets for {say.selector(e.what)}"
