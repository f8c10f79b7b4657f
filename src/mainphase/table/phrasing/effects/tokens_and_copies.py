"""Effects that make tokens, emblems and copies, in words (CR 111, 114, 707)."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import listed


@says(n.BecomeCopy)
def become_copy(say: Speaker, e: n.BecomeCopy) -> str:
    but = f", but {listed([say.modification(m) for m in e.but])}" if e.but else ""
    until = say.how_long(e.until, e.as_long_as)
    return f"{say.selector(e.what)} becomes a copy of {say.selector(e.of)}{but}{until}"


@says(n.CreateCopy)
def create_copy(say: Speaker, e: n.CreateCopy) -> str:
    but = f", but it {listed([say.modification(m) for m in e.but])}" if e.but else ""
    made = say.some(e.amount, "token")
    does, do, then = say.words.creates
    return f"{say.verb(e.by, do, does)} {made} copied from {say.selector(e.of)}{then}{but}"


@says(n.CreateToken)
def create_token(say: Speaker, e: n.CreateToken) -> str:
    made = say.some(e.amount, say.token(e.token))
    does, do, then = say.words.creates
    return f"{say.verb(e.by, do, does)} {made}{then}{say.entering(e)}"


@says(n.CreateEmblem)
def create_emblem(say: Speaker, e: n.CreateEmblem) -> str:
    said = "; ".join(say.ability(a) for a in e.emblem.abilities)
    return f'{say.verb(e.by, "get", "gets")} an emblem with "{said}"'
