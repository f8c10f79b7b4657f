"""Effects that order other effects, in words: whether, how often, when."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says


@says(n.Sequence)
def sequence(say: Speaker, e: n.Sequence) -> str:
    return ", then ".join(say.effect(part) for part in e.of) or "nothing happens"


@says(n.If)
def if_(say: Speaker, e: n.If) -> str:
    text = f"if {say.condition(e.condition)}, {say.effect(e.then)}"
    return f"{text}; otherwise {say.effect(e.otherwise)}" if e.otherwise is not None else text


@says(n.May)
def may(say: Speaker, e: n.May) -> str:
    text = f"{say.selector(e.by)} may: {say.effect(e.then)}"
    return f"{text}; otherwise {say.effect(e.otherwise)}" if e.otherwise is not None else text


@says(n.ChooseEffect)
def choose_effect(say: Speaker, e: n.ChooseEffect) -> str:
    which = " or ".join(say.effect(part) for part in e.of)
    return f"{say.verb(e.by, 'choose', 'chooses')} one: {which}"


@says(n.PayOrElse)
def pay_or_else(say: Speaker, e: n.PayOrElse) -> str:
    price = say.costs(e.cost)
    text = f"{say.selector(e.by)} may {'pay ' if price.startswith('{') else ''}{price}"
    if e.times is not None:
        text += f" for each of {say.quantity(e.times)}"
    if e.forced is not None:
        text += f", and has to if their {say.nouns(e.forced)} can"
    if e.paid is not None:
        text += f"; if so, {say.effect(e.paid)}"
    if e.otherwise is not None:
        text += f"; if not, {say.effect(e.otherwise)}"
    return text


@says(n.ForEachPlayer)
def for_each_player(say: Speaker, e: n.ForEachPlayer) -> str:
    return f"for {say.selector(e.who)}: {say.effect(e.do)}"


@says(n.RepeatWhile)
def repeat_while(say: Speaker, e: n.RepeatWhile) -> str:
    return f"{say.effect(e.do)}; if {say.condition(e.condition)}, repeat this"


@says(n.Delayed)
def delayed(say: Speaker, e: n.Delayed) -> str:
    return f"{say.ability(e.ability)}{say.until(e.until)}"


@says(n.Reflexive)
def reflexive(say: Speaker, e: n.Reflexive) -> str:
    return say.ability(e.ability)
