"""Effects that choose, or note, something for later (CR 607.2d, 608.2d)."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.kernel.asking.choosing import ChooseFor, ChooseObjects, is_still_there
from mainphase.kernel.effects.doing import immediate_effect
from mainphase.kernel.effects.selecting import objects_of
from mainphase.kernel.events.replacing import final_chapter_of_entering, say_how_it_enters
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.abilities import lower_land_types
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.lowering.subtypes import BASIC_LAND_TYPES
from mainphase.kernel.reading.evaluate import matches, players_of, quantity, refs, who_may_choose
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.state import NO_IDS, PlayersFrame, State
from mainphase.rules.concepts import Concept


@mypyc_attr(acyclic=True)
class ChooseBeside(PlayersFrame):
    """A player chooses objects that fit beside one another, one after another in any order: `g.result`."""

    BEGIN: Final = 0
    CHOSEN: Final = 1

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        ctx: Context | None = None,
        beside: n.Filter | None = None,
        save: str = "",
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.pc = ChooseBeside.BEGIN
        self.player = player
        self.candidates: list[int] = candidates if candidates is not None else []
        self.ctx: Context = copy_context(ctx) if ctx is not None else Context()
        self.beside = beside
        self.save = save
        self.least = least
        self.most = most
        self.found: list[int] = []

    def run(self, g: State) -> None:
        left = self.candidates
        if self.pc == ChooseBeside.CHOSEN:
            if not g.result:
                left = []
            self.found.extend(g.result)
        beside = self.beside
        if self.found and beside is not None:
            self.ctx.saved[self.save] = self.found[:]
            left = [oid for oid in left if oid not in self.found and matches(g, beside, oid, self.ctx)]
        if not left or len(self.found) >= self.most:
            g.pop()
            g.result = self.found
            return
        self.pc = ChooseBeside.CHOSEN
        least = 1 if len(self.found) < self.least else 0
        g.push(ChooseObjects(self.player, left, least, 1, about=self.ctx.source))

    def abandoned(self, g: State) -> None:
        g.result = []

    def after_leaving(self, g: State, player: int) -> None:
        self.candidates = [ref for ref in self.candidates if is_still_there(g, ref)]
        self.found = [ref for ref in self.found if is_still_there(g, ref)]


@immediate_effect(n.Remember)
def remember(g: State, node: n.Remember, ctx: Context) -> None:
    if isinstance(node.what, n.This):  # where this ability finds it, if its cost has moved it (CR 400.7j)
        ctx.saved[node.save] = objects_of(g, node.what, ctx)
        return
    known = ctx.saved.get(node.save, NO_IDS) if node.beside else NO_IDS
    ctx.saved[node.save] = known + refs(g, node.what, ctx)


@immediate_effect(n.TellX)
def tell_x(g: State, node: n.TellX, ctx: Context) -> None:
    ctx.x = max(0, quantity(g, node.amount, ctx))


@immediate_effect(n.ChoosePlayer)
def choose_player(g: State, node: n.ChoosePlayer, ctx: Context) -> None:
    who = who_may_choose(g, node.of, ctx) if node.to_choose else players_of(g, node.of, ctx)
    if who:
        if node.at_random and len(who) > 1:
            who = [who[g.random(len(who))]]
        g.push(ChooseFor(ctx.controller, ctx.source, node.role, who))


@immediate_effect(n.ChooseColor)
def choose_color(g: State, node: n.ChooseColor, ctx: Context) -> None:
    choose_for(g, ctx, ChosenKey.COLOR, [c for c in (1, 2, 4, 8, 16) if not c & node.but_not], node.by)


@immediate_effect(n.ChooseName)
def choose_name(g: State, node: n.ChooseName, ctx: Context) -> None:
    choose_for(
        g,
        ctx,
        ChosenKey.NAME,
        g.book.card_names(node.but_not, g.rules.both_halves_named, node.among, node.basics),
        node.by,
    )


@immediate_effect(n.EntersSo)
def enters_so(g: State, node: n.EntersSo, ctx: Context) -> None:
    say_how_it_enters(g, node.how, ctx)


@immediate_effect(n.ChooseCreatureType)
def choose_creature_type(g: State, node: n.ChooseCreatureType, ctx: Context) -> None:
    among = [g.book.word_of[t] for t in CREATURE_TYPES if t not in node.but_not]
    choose_for(g, ctx, ChosenKey.CREATURE_TYPE, among, node.by)


@prepares(n.ChooseCreatureType)
def prepare_creature_types(book: Book, card: int, node: n.ChooseCreatureType) -> int:
    for t in CREATURE_TYPES:
        book.word(t)
    return -1


@immediate_effect(n.ChooseBasicLandType)
def choose_basic_land_type(g: State, node: n.ChooseBasicLandType, ctx: Context) -> None:
    choose_for(g, ctx, ChosenKey.CREATURE_TYPE, [g.book.word_of[t] for t in BASIC_LAND_TYPES], node.by)


@prepares(n.ChooseBasicLandType)
def prepare_basic_land_types(book: Book, card: int, node: n.ChooseBasicLandType) -> int:
    lower_land_types(book, card, tuple(BASIC_LAND_TYPES))
    for t in BASIC_LAND_TYPES:
        book.word(t)
    return -1


# Card types that cards of decks have, with what the rules of a date have to have, if they had not always (CR 205.2a).
DECK_TYPES: Final = (
    ("artifact", CardType.ARTIFACT, 0),
    ("battle", CardType.BATTLE, Concept.BATTLE_TIMING),
    ("creature", CardType.CREATURE, 0),
    ("enchantment", CardType.ENCHANTMENT, 0),
    ("instant", CardType.INSTANT, 0),
    ("interrupt", CardType.INTERRUPT, Concept.INTERRUPTS),
    ("kindred", CardType.KINDRED, Concept.KINDRED),
    ("land", CardType.LAND, 0),
    ("mana source", CardType.MANA_SOURCE, Concept.INTERRUPTS),
    ("planeswalker", CardType.PLANESWALKER, Concept.PLANESWALKER_TIMING),
    ("sorcery", CardType.SORCERY, 0),
)


@immediate_effect(n.ChooseCardType)
def choose_card_type(g: State, node: n.ChooseCardType, ctx: Context) -> None:
    among: list[int] = []
    for name, bit, since in DECK_TYPES:
        if bit & node.but_not or (node.permanent and not bit & CardType.PERMANENT):
            continue
        if since == 0 or g.rules.number(since):
            among.append(g.book.word_of[name])
    choose_for(g, ctx, ChosenKey.CREATURE_TYPE, among, node.by)


@prepares(n.ChooseCardType)
def prepare_card_types(book: Book, card: int, node: n.ChooseCardType) -> int:
    for name, _, _ in DECK_TYPES:
        book.word(name)
    return -1


@immediate_effect(n.ChooseNumber)
def choose_number(g: State, node: n.ChooseNumber, ctx: Context) -> None:
    choose_for(g, ctx, ChosenKey.NUMBER, list(range(node.least, node.most + 1)), node.by)


@immediate_effect(n.ChooseChapter)
def choose_chapter(g: State, node: n.ChooseChapter, ctx: Context) -> None:
    last = final_chapter_of_entering(g, ctx)
    if last > 0:
        choose_for(g, ctx, ChosenKey.NUMBER, list(range(1, last + 1)), n.You())


@immediate_effect(n.ChooseWord)
def choose_word(g: State, node: n.ChooseWord, ctx: Context) -> None:
    choose_for(g, ctx, ChosenKey.WORD, [g.book.word_of[t] for t in node.words], node.by)


immediate_effect(n.ChooseAnchorWord)(choose_word)


@prepares(n.ChooseWord)
def prepare_words(book: Book, card: int, node: n.ChooseWord) -> int:
    for t in node.words:
        book.word(t)
    return -1


prepares(n.ChooseAnchorWord)(prepare_words)


def choose_for(g: State, ctx: Context, what: str, among: list[int], by: n.Selector) -> None:
    """A choice that the object this ability is on remembers (CR 607.2d)."""
    who = who_may_choose(g, by, ctx)
    if who:
        g.push(ChooseFor(ctx.controller, ctx.source, what, among, who))
