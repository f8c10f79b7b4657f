"""Costs in words."""

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.table.english import several_of
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import counted


@says(n.PayMana)
def pay_mana(say: Speaker, c: n.PayMana) -> str:
    return cost_text(c.mana)


@says(n.TapThis)
def tapthis(say: Speaker, c: n.TapThis) -> str:
    return "{T}"


@says(n.UntapThis)
def untapthis(say: Speaker, c: n.UntapThis) -> str:
    return "{Q}"


@says(n.PayLife)
def pay_life(say: Speaker, c: n.PayLife) -> str:
    return f"pay {say.much(c.amount, 'life')}"


@says(n.ExileThis)
def exile_this(say: Speaker, c: n.ExileThis) -> str:
    return say.words.remove(say.this)


@says(n.SacrificeThis, n.DiscardThis, n.ExertThis)
def sacrifice_this_or_discard_this_or_exert_this(say: Speaker, c: n.SacrificeThis | n.DiscardThis | n.ExertThis) -> str:
    return f"{type(c).__name__[:-4].lower()} {say.this}"


@says(n.SacrificeCost)
def sacrifice_cost(say: Speaker, c: n.SacrificeCost) -> str:
    return f"sacrifice {several_of(c.count, say.noun(c.which))}"


@says(n.TapCost)
def tap_cost(say: Speaker, c: n.TapCost) -> str:
    return f"tap {several_of(c.count, 'untapped ' + say.noun(c.which))}"


@says(n.DiscardCost)
def discard_cost(say: Speaker, c: n.DiscardCost) -> str:
    what = say.card_noun(c.which)
    return f"discard {say.some(c.count, what)}{' at random' if c.random else ''}"


@says(n.ExileCost)
def exile_cost(say: Speaker, c: n.ExileCost) -> str:
    what = several_of(c.count, say.card_noun(c.which))
    return say.words.remove(f"{what} from your {say.words.zone(c.zone)}")


@says(n.ReturnCost)
def return_cost(say: Speaker, c: n.ReturnCost) -> str:
    return f"return {several_of(c.count, say.noun(c.which))} to hand"


@says(n.RevealCost)
def reveal_cost(say: Speaker, c: n.RevealCost) -> str:
    return f"reveal {several_of(c.count, say.card_noun(c.which))} in your hand"


@says(n.LoyaltyCost)
def loyalty_cost(say: Speaker, c: n.LoyaltyCost) -> str:
    return f"[{c.amount:+d}]" if c.amount else "[0]"


@says(n.RevealHand)
def reveal_hand(say: Speaker, c: n.RevealHand) -> str:
    return "reveal your hand"


@says(n.SkipDraw)
def skip_draw(say: Speaker, c: n.SkipDraw) -> str:
    return f"skip the draw of your {say.words.part('draw step')}"


@says(n.PutCountersCost)
def put_counters_cost(say: Speaker, c: n.PutCountersCost) -> str:
    return f"put {counted(c.count, c.kind + ' counter')} on {say.this}"


@says(n.CrewCost)
def crew_cost(say: Speaker, c: n.CrewCost) -> str:
    return f"tap other untapped creatures you control with total power {c.power} or more"


@says(n.RemoveCountersCost)
def remove_counters_cost(say: Speaker, c: n.RemoveCountersCost) -> str:
    return f"remove {counted(c.count, c.kind + ' counter')} from {say.this}"
