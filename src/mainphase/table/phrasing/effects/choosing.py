"""Effects that are choices, and what is kept of them, in words."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import listed, type_words


@says(n.Choose)
def choose(say: Speaker, e: n.Choose) -> str:
    return f"{say.verb(e.by, 'choose', 'chooses')} {say.number(e.at_least, e.at_most, say.noun(e.which))}"


@says(n.Remember)
def remember(say: Speaker, e: n.Remember) -> str:
    return f"remember {say.selector(e.what)} as {e.save}"


@says(n.ChoosePlayer)
def choose_player(say: Speaker, e: n.ChoosePlayer) -> str:
    among = "an opponent" if isinstance(e.of, n.EachOpponent) else "a player"
    return f"you choose {among}{' to protect it' if e.role == 'protector' else ''}"


@says(n.ChooseColor)
def choose_color(say: Speaker, e: n.ChooseColor) -> str:
    return f"{say.chooser(e.by)} a color"


@says(n.ChooseName)
def choose_name(say: Speaker, e: n.ChooseName) -> str:
    but_not = f" of no {listed(type_words(e.but_not), 'or')} card" if e.but_not else ""
    return f"{say.chooser(e.by)} a card name{but_not}"


@says(n.ChooseCreatureType)
def choose_creature_type(say: Speaker, e: n.ChooseCreatureType) -> str:
    return f"{say.chooser(e.by)} a creature type"


@says(n.ChooseAnchorWord)
def choose_anchor_word(say: Speaker, e: n.ChooseAnchorWord) -> str:
    return f"{say.chooser(e.by)} {listed(list(e.words), 'or')}"


@says(n.ChooseSource)
def choose_source(say: Speaker, e: n.ChooseSource) -> str:
    return f"{say.verb(e.by, 'choose', 'chooses')} a {say.noun(e.which).replace('permanent', 'source')}"
