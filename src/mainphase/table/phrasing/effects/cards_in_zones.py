"""Effects that move, show or look for cards, in words."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.table.english import several_of
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import listed


@says(n.Draw)
def draw(say: Speaker, e: n.Draw) -> str:
    return f"{say.verb(e.by, 'draw', 'draws')} {say.cards(e.amount)}"


@says(n.Discard)
def discard(say: Speaker, e: n.Discard) -> str:
    what = say.cards(e.amount) if e.amount is not None else "their hand"
    return f"{say.verb(e.by, 'discard', 'discards')} {what}{' at random' if e.random else ''}"


@says(n.Mill)
def mill(say: Speaker, e: n.Mill) -> str:
    if not say.words.mills:
        cards = f"{say.cards(e.amount)} from the top of their library into their graveyard"
        return f"{say.verb(e.by, 'put', 'puts')} {cards}"
    return f"{say.verb(e.by, 'mill', 'mills')} {say.cards(e.amount)}"


@says(n.Move)
def move(say: Speaker, e: n.Move) -> str:
    what = say.selector(e.what)
    if e.to == Zone.EXILE:
        return f"{say.words.remove(what)}{' face down' if e.face_down else ''}"
    if e.to == Zone.HAND:
        return f"return {what} to hand"
    if e.to == Zone.LIBRARY:
        if e.shuffled:
            return f"shuffle {what} into the library"
        order = " in a random order" if e.at_random else ""
        return f"put {what} on the {'bottom' if e.bottom else 'top'} of the library{order}"
    text = (
        f"put {what} {say.words.onto_battlefield}"
        if e.to == Zone.BATTLEFIELD
        else f"put {what} into the {say.words.zone(e.to)}"
    )
    if e.counters:
        text += f" with {listed([several_of(1, f'{kind} counter') for kind in e.counters])}"
    text += say.entering(e)
    if e.transformed:
        text += " transformed"
    if e.counters_of is not None:
        text += f" with the counters of {say.selector(e.counters_of)}"
    if e.host is not None:
        text += f" attached to {say.selector(e.host).replace('each ', 'a ')}"
    if e.under is not None:
        text += f" under {say.possessive(e.under)} control"
    return text


@says(n.ExileUntil)
def exile_until(say: Speaker, e: n.ExileUntil) -> str:
    until = f"until one is {several_of(1, say.card_noun(e.which))}"
    does, do, then = say.words.removes
    return f"{say.verb(e.by, do, does)} cards from the top of a library{then}, one by one, {until}"


@says(n.SearchLibrary)
def search_library(say: Speaker, e: n.SearchLibrary) -> str:
    what = say.card_noun(e.which)
    to = f"{say.words.to(e.to)}{' tapped' if e.tapped else ''}"
    shown = ", revealed" if e.reveal else ""
    return f"{say.verb(e.by, 'search', 'searches')} a library for {say.some(e.amount, what)}{shown}, {to}"


@says(n.Scry)
def scry(say: Speaker, e: n.Scry) -> str:
    return f"{say.verb(e.by, 'scry', 'scries')} {say.quantity(e.amount)}"


@says(n.Shuffle)
def shuffle(say: Speaker, e: n.Shuffle) -> str:
    return f"{say.verb(e.by, 'shuffle', 'shuffles')}"


@says(n.Reveal)
def reveal(say: Speaker, e: n.Reveal) -> str:
    return f"reveal {say.selector(e.what)}"


@says(n.RevealUntil)
def reveal_until(say: Speaker, e: n.RevealUntil) -> str:
    return f"{say.verb(e.by, 'reveal', 'reveals')} cards from the top of the library until {say.one(e.which)}"


@says(n.DiscardThese)
def discard_these(say: Speaker, e: n.DiscardThese) -> str:
    return f"{say.selector(e.what)} is discarded"


@says(n.ExileForNow)
def exile_for_now(say: Speaker, e: n.ExileForNow) -> str:
    event = say.trigger(e.until).split(" ", 1)[1]
    return f"{say.words.remove(say.selector(e.what))} until {event}"
