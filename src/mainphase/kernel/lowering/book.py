"""The book of a game: every card definition in it, lowered once to flat instructions. Shared by all clones, never
changed while a game is played.

A state refers to what is in here by number: `cards[i]`, `ability(uid)`, `node(uid)`. `cards.add_card` fills it.
"""

from typing import final

from mypy_extensions import i64

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Layout, Supertype, Zone
from mainphase.cards.nodes.wording import LAND_WORDS, WORDS, reworded, subtypes_now, word_now
from mainphase.errors import CardError
from mainphase.kernel.lowering.asked_times import AskedTimes
from mainphase.kernel.lowering.codes import SPLICED, AbilityCode, AbilityKind, CardCode, ModeCode
from mainphase.kernel.lowering.dependencies import Facet, sees
from mainphase.kernel.lowering.rewording import PRINTED, SHIFT, printed, worded_ability
from mainphase.kernel.values import Characteristics


def no_meaning(name: str, node: object) -> CardError:
    return CardError(f"{name} cannot be played: the kernel has no meaning yet for {type(node).__name__}")


@final
class Abilities:
    """By number; those with other words (612) are made when somebody asks for them."""

    def __init__(self) -> None:
        self.printed: list[AbilityCode] = []
        self.worded: dict[int, AbilityCode] = {}

    def __len__(self) -> int:
        return len(self.printed)

    def __getitem__(self, uid: i64) -> AbilityCode:
        if uid <= PRINTED:
            return self.printed[uid]
        known = self.worded.get(uid)
        if known is None:
            known = worded_ability(self.printed[printed(uid)], uid >> SHIFT)
            self.worded[uid] = known
        return known


@final
class Nodes:
    """The nodes that a state refers to, by number."""

    def __init__(self) -> None:
        self.printed: list[n.Node] = []
        self.worded: dict[int, n.Node] = {}

    def __len__(self) -> int:
        return len(self.printed)

    def __getitem__(self, uid: int) -> n.Node:
        if uid <= PRINTED:
            return self.printed[uid]
        known = self.worded.get(uid)
        if known is None:
            known = reworded(self.printed[printed(uid)], uid >> SHIFT)
            self.worded[uid] = known
        return known


@final
class Cards:
    """Card definitions by number; those with other words are tokens that a changed text makes."""

    def __init__(self, book: "Book") -> None:
        self.book = book
        self.printed: list[CardCode] = []
        self.worded: dict[int, CardCode] = {}

    def __len__(self) -> int:
        return len(self.printed)

    def __getitem__(self, index: i64) -> CardCode:
        if index <= PRINTED:
            return self.printed[index]
        known = self.worded.get(index)
        if known is None:
            known = self.book.worded_card(self.printed[printed(index)], index >> SHIFT)
            self.worded[index] = known
        return known


@final
class Book:
    """All definitions of one game."""

    def __init__(self) -> None:
        self.closed = False  # many games have it: no card is added any more
        self.stored = b""  # what a pickle has of it, once somebody wanted it
        self.cards = Cards(self)
        self.abilities = Abilities()
        self.nodes = Nodes()
        self.node_sees: list[int] = []  # of each node, what it sees of objects
        self.intrinsic: dict[str, int] = {}  # basic land types → their mana abilities (305.6), if effects give them
        self.looks_ahead = False  # some static ability does
        self.asks_entering = 0  # of which card types some card asks how many entered this turn
        self.asks_entered = False  # some card asks what entered this turn
        self.keeps_counters = False  # counters remain on some card as it moves
        self.asks_going = False  # some card says where it goes instead of a graveyard, from wherever it is
        self.asks_untapped = False  # some card asks how many lands were untapped as the turn began
        self.asks_cast = False  # whether a permanent was cast
        self.asks_created = False  # with what tokens were created
        self.asks_hand_casts = False  # whether players have cast spells from their hands
        self.asks_prowl = False  # with which creature types players were dealt combat damage
        self.asks_timely = False  # whether a sorcery could have been cast as a spell was
        self.asks_main = False  # whether a spell was cast in a main phase of its player
        self.asks_origin = False  # some card asks from where a spell was cast
        self.asks_spent = False  # what mana was spent on spells
        self.asks_spent_from = False  # and from what that mana was
        self.splices = False  # some card may be spliced onto spells (702.47)
        self.asks_snow = False  # some cost or card asks for mana from snow sources
        self.any_mana_once = False  # some permission to cast one spell says so of mana, and is gone as that is paid for
        self.secures = False  # some mana does something to what it is spent on, or because of it
        self.saddles = False  # something may become saddled (702.171b)
        self.protecting_counters = False  # some card speaks of shield or finality counters (122.1c, h)
        # By their uids, as far as somebody wanted to know: which ask how often something has happened this turn.
        self.asking_abilities: dict[int, bool] = {}
        self.asking_nodes: dict[int, bool] = {}
        self.reads: i64 = 0  # the facets of the game that what players may do depends on, as its cards say
        self.asks_x = False  # some ability that triggers as its permanent enters says X
        self.used_elsewhere = False  # some card has abilities whose uses count that work outside the battlefield
        self.asks_leaving = False  # some card asks what died or left the battlefield this turn
        self.asks_graveyard = False  # some card asks how many were put into a graveyard this turn
        self.keyword_counters: dict[str, int] = {}  # the node that each kind stands for, of those that cards speak of
        self.aimed_costs = False  # what some spell costs depends on what it targets
        self.sized_costs = False  # what some spells cost depends on their mana value, and so on X
        self.asks_first_draw = False  # some card spares the first card drawn in each draw step
        self.asks_gains = False  # some ability waits for the first gain of life in a turn
        self.asks_losses = False  # some ability waits for the first loss of life in a turn
        self.asks_deeds = False  # some ability waits until a player does something first in a turn (`PlayerDoes`)
        self.asks_aims = False  # some ability waits for the first time that its object is aimed at in a turn
        self.asks_expended = False  # some ability waits until so much mana was spent on spells in a turn
        self.asks_crime = False  # some card asks who committed a crime this turn
        self.asks_attacking_power = False  # some card asks with how much power somebody attacked this combat
        self.asks_attacked = False  # some card asks which players were attacked this combat
        self.asks_delved = False  # some card asks which cards were exiled with it, as may be to pay for it
        self.asks_helpers = False  # some spell costs less for what is tapped to cast it
        self.asks_more = False  # some permission asks for a cost besides those of a spell
        self.asks_put_there = False  # some card asks which cards were put into graveyards this turn
        self.asks_last_turn = False  # some card asks who lost life last turn
        self.asks_resolved = False  # some card asks how often its ability has resolved this turn
        self.asks_searched = False  # some card asks who has searched their library this turn
        self.asked_times = AskedTimes()  # how often something was done this turn, of which some card asks
        self.asks_first_damage = False  # some ability waits for the first damage of something to players in a turn
        self.asks_dealt = False  # some card asks what has dealt damage, this turn or ever, and to whom
        self.asks_firsts = False  # some card asks which of the turn's combat phases or end steps it is
        self.keywords_counted: list[str] = []  # how often abilities by them were activated is asked by some card
        self.asks_excess = False  # some card asks what was dealt excess damage this turn
        self.asks_hit_now = False  # some card asks what dealt combat damage to whom in this combat
        self.asks_fought = False  # some card asks what blocked this turn, or fought in this combat
        self.asks_together = False  # some ability waits for one thing or more at once
        self.asks_damagers = False  # some card asks what was dealt damage by what this turn
        self.damagers: list[n.Filter] = []  # by what some card asks, when it deals damage, if something was damaged
        self.damaged: list[n.Filter] = []  # to what some card asks, when it is dealt, if something has dealt damage
        self.deeds: list[str] = []  # what some card asks of instructions: what was destroyed "this way"
        self.asks_crew = False  # some card asks what crewed or saddled what this turn
        self.asks_blocked = False  # some card asks what was blocked by what this turn
        self.defines_size = False  # some card defines its own power and toughness (604.3)
        self.defines_colors = False  # or its colours
        self.index: dict[n.CardDef, int] = {}
        self.worded_cards: dict[tuple[int, int], Characteristics] = {}
        self.words: list[str] = []  # what may be chosen by name: card names, creature types, anchor words
        self.word_of: dict[str, int] = {}
        self.made: dict[int, bool] = {}  # what is no card: tokens, emblems, what names a turn-based action
        self.shorter_names = False  # tokens are named by their subtypes alone (111.4 to November 2021)
        self.granted: dict[n.Ability, int] = {}
        self.granted_costs: list[int] = []  # uids of the alternative costs that effects give to cards
        self.begun_by_cost: dict[int, int] = {}  # by such a uid, the effect that begins on a spell cast for that cost
        self.begun_by_next: dict[n.NextSpellHas, int] = {}  # the effect that begins on the next spell, by what says so
        self.granted_specials: list[int] = []  # and of the special actions that they give to cards in a hand
        self.gives_reveals = False  # and some effect has cards revealed as they are drawn
        self.granted_extras: list[int] = []  # and of the optional additional costs that they give to spells
        # A creature cast by suspend has haste while its controller keeps it (702.62a).
        yours = n.Fits(n.This(), n.All((n.InZone(Zone.BATTLEFIELD), n.ControlledBy(n.You()))))
        self.add_node(n.Apply(n.This(), (n.GainKeywords(n.Keyword.HASTE),), n.Duration.WHILE, yours))
        self.riders: dict[int, int] = {}  # after a Shield has worked (615.5), as mana is spent: node → ability, by uids
        self.changes_own_counters = False  # an ability changes how many counters are put on its own object
        self.gives_ways_to_enter = False  # an effect gives an ability that says how its object enters
        self.entering_effects: dict[int, int] = {}  # what begins as something enters (614.12): ability → node, by uids
        self.attaching_effects: dict[int, int] = {}  # and as it becomes attached (702.151b)
        self.exerted = self.add_node(n.StayTapped(n.This()))  # the effect of exerting a permanent (701.43a)
        # The permission for a card that was exiled as an Adventure (715.3d).
        self.on_an_adventure = self.add_node(n.MayPlay(n.This(), normally=True))
        self.companion_play = -1  # the permission to play a companion, until the end of May 2020
        self.until_passing = -1  # the permission of madness, until September 2006
        self.hidden = -1  # index of what a card exiled face down is (406.3a)
        self.turned_down = False  # something may be face down (708)
        self.face_down = -1  # index of what is face down, if so; of what a copy of it is: the same, face up
        self.unnamed = -1
        # What else is put onto the battlefield face down, by what it is then; and what a copy of it is.
        self.shapes: dict[n.CardDef, int] = {}
        self.nameless: dict[int, int] = {}
        self.dungeons: list[int] = []  # the dungeon cards, if anybody may venture into them (309)
        self.ring: list[int] = []  # the emblem of the Ring as it is when it has tempted once, twice … (701.54c)
        self.rad_counters = False  # something gives rad counters
        self.radiation = -1  # uid of the ability that goes with them (728.1)
        self.planeswalking = -1  # uid of the planeswalking ability, if there are planes (901.8)
        self.monarch = -1  # the card that shows who is the monarch, if somebody may become it (725)
        self.initiative = -1  # the card that shows who has the initiative, if somebody may take it (726)
        # The cards that show who has the city's blessing (702.131c), and who has how much speed (702.179d).
        self.blessing = -1
        self.speed = -1
        self.multiplied = False  # something may change how much mana is produced (106.12b)
        self.several_faces = False  # some card may be played with another face up than its first
        self.alters = False  # some card is changed by the cost for which it is cast
        self.merges = False  # some permanent may be represented by several cards (701.42, 730)
        self.exiles_as_resolves = False  # some effect has spells exiled as they resolve
        self.gives_rebound = False  # some effect gives spells rebound
        self.reveals = False  # some card may be revealed as it is drawn
        self.opening_actions = False  # some card allows an action from an opening hand (103.6)
        self.aids_others = False  # some static ability lets spells be paid for so
        self.aided = False  # some spell may be paid for with something else than mana (702.51, 702.66)
        self.assists = False  # another player may pay for a part of some spell (702.132)
        self.aids_are_given = False  # and an effect may make any spell one of these
        self.actions: dict[int, int] = {}  # turn-based actions that use the stack → the card that names them
        # Until 10 July 2009: the keywords that trigger on damage → their abilities, and what a further instance is.
        self.damage_triggers: dict[int, int] = {}
        self.second_instances: dict[int, int] = {}
        # What some card, token or effect gives: card types, supertypes and keywords as masks, subtypes.
        self.types = 0
        self.keywords = 0
        self.supertypes = 0
        self.subtypes: dict[str, bool] = {}
        self.takes_for_mana = False  # some mana ability takes other permanents or cards
        self.mana_elsewhere = False  # some mana ability works from a hand or a graveyard
        self.foretells = False  # some card acts specially in its player's own turn only
        self.shows_draws = False  # an effect may have players reveal each card they draw
        self.untaps_instead = False  # something else may happen than that a permanent untaps
        self.planes_act = False  # some plane allows a special action
        self.special_mana = False  # some mana ability does more than tap for mana, or costs more

    def definitions(self) -> list[n.CardDef]:
        """The definitions that were added: from them, in this order, an equal book is made."""
        return [code.node for code in self.cards.printed if code.whole == code.index]

    def word(self, text: str) -> int:
        """The number of a word, by which objects remember that it was chosen."""
        known = self.word_of.get(text)
        if known is None:
            known = len(self.words)
            self.words.append(text)
            self.word_of[text] = known
        return known

    def card_names(self, but_not: int, both: bool, among: int = 0, basics: bool = True) -> list[int]:
        """The names of the cards in this game that aren't of these types, or are of one `among` these, in alphabetical
        order, those of basic lands too or not; of several faces each (CR 201.4a-f), of a split card either or `both`
        together. Any other name would come to the same as one of a card
        that never turns up.
        """
        found: list[str] = []
        for code in self.cards.printed:
            name = code.node.name
            if not name or code.base.types & but_not or code.index in self.made:
                continue
            if (among and not code.base.types & among) or (not basics and is_basic_land(code.node)):
                continue
            if self.cards[code.whole].node.layout == Layout.SPLIT:
                if both == (code.whole == code.index):
                    found.append(name)
            elif " // " not in name:
                found.append(name)
        return [self.word_of[name] for name in sorted(set(found)) if name in self.word_of]

    def aid(self) -> None:
        """Some spell may be paid for with creatures or cards: whether they are tapped, tells what can be cast."""
        self.aided = True
        self.reads |= Facet.TAPPED

    def assist(self) -> None:
        """Others may pay for a part of some spell: whether their permanents are tapped, tells what can be cast."""
        self.assists = True
        self.reads |= Facet.TAPPED

    def ability(self, uid: int) -> AbilityCode:
        return self.abilities[uid]

    def node(self, uid: int) -> n.Node:
        return self.nodes[uid]

    def sees_of(self, uid: int) -> int:
        """The characteristics of objects that a node sees, as bits of `Sees`."""
        return self.node_sees[printed(uid)]

    def rider(self, uid: int) -> int:
        """The number of the ability that happens after the Shield with this number has worked, or as mana that this
        AddMana has added is spent, or -1.
        """
        known = self.riders.get(printed(uid), -1)
        return known if known < 0 else known | (uid - printed(uid))

    def entering_effect(self, uid: int) -> int:
        """The number of the continuous effect that begins as something enters by the ability with this number."""
        return self.entering_effects[printed(uid)] | (uid - printed(uid))

    def attaching_effect(self, uid: int) -> int:
        """The number of the continuous effect that begins as something becomes attached by the ability with this
        number, or -1.
        """
        known = self.attaching_effects.get(printed(uid), -1)
        return known if known < 0 else known | (uid - printed(uid))

    def granted_uid(self, ability: n.Ability, by: int) -> int:
        """The number of an ability that another ability or effect, of this number, grants."""
        wording = by >> SHIFT if by > PRINTED else 0
        if wording == 0:
            return self.granted[ability]
        for said, uid in self.granted.items():
            if reworded(said, wording) == ability:
                return self.in_words(uid, wording)
        return self.granted[ability]

    def chosen_mode(self, code: AbilityCode, mode: int) -> ModeCode:
        """A mode of an ability by its number; or the text of a card that is spliced onto the spell (CR 702.47c), with
        the words of that spell.
        """
        if mode < SPLICED:
            return code.modes[mode]
        return self.abilities[self.in_words(mode - SPLICED, code.uid >> SHIFT)].modes[0]

    def worded(self, card: int, wording: int) -> Characteristics:
        """The values of a card whose text has been changed (CR 613.1c)."""
        key = (card, wording)
        known = self.worded_cards.get(key)
        if known is None:
            known = self.worded_values(self.cards[card].base, wording)
            self.worded_cards[key] = known
        return known

    def add_node(self, node: n.Node) -> int:
        self.nodes.printed.append(node)
        self.node_sees.append(sees(node))
        return len(self.nodes) - 1

    def sort_abilities(
        self, uids: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Activated abilities that are no mana abilities, mana abilities, triggered ones, static ones. Those that are
        activated are there once, however often something has them: it is the same that can be done.
        """
        activated: list[int] = []
        mana: list[int] = []
        triggered: list[int] = []
        statics: list[int] = []
        for uid in uids:
            a = self.abilities[uid]
            if a.kind == AbilityKind.ACTIVATED:
                sorted_in = mana if a.is_mana else activated
                if uid not in sorted_in:
                    sorted_in.append(uid)
            elif a.kind == AbilityKind.TRIGGERED:
                triggered.append(uid)
            elif a.kind == AbilityKind.STATIC:
                statics.append(uid)
        return tuple(activated), tuple(mana), tuple(triggered), tuple(statics)

    def refuse(self, card: int, node: object) -> CardError:
        return no_meaning(self.cards[card].node.name, node)

    # --- Other words (CR 612)

    def in_words(self, uid: int, wording: int) -> int:
        """The number of an ability with other words; its own if it has none of those words."""
        if wording == 0 or uid < 0:
            return uid
        node = self.abilities[printed(uid)].node
        return printed(uid) if reworded(node, wording) == node else printed(uid) | wording << SHIFT

    def worded_card(self, of: CardCode, wording: int) -> CardCode:
        """A token's definition, as an effect with other words makes it."""
        node = reworded(n.CreateToken(of.node), wording)
        assert isinstance(node, n.CreateToken)
        code = CardCode(of.index | wording << SHIFT, node.token, self.worded_values(of.base, wording))
        code.zones = of.zones
        code.active_zones = of.active_zones
        colors = node.token.colors
        if colors is not None:
            c = code.base
            code.base = Characteristics(
                c.name, c.mana_value, colors, c.types, c.supertypes, c.subtypes, c.power, c.toughness, c.has_pt,
                c.loyalty, c.defense, c.keywords, c.abilities, c.activated, c.mana, c.triggered, c.statics,
                c.symbols,
            )  # fmt: skip
        return code

    def worded_values(self, ch: Characteristics, wording: int) -> Characteristics:
        """The values of an object after layer 3 (CR 613.1c): its type line and its abilities with other words."""
        subtypes = ch.subtypes
        uids: list[int] = []
        lands: list[int] = []  # the basic land types whose abilities it has
        if ch.types & CardType.LAND:
            subtypes = subtypes_now(wording, subtypes)
        for uid in ch.abilities:
            word = self.intrinsic_word(ch, uid)
            if word < 0:
                uids.append(self.in_words(uid, wording))
                continue
            now = word_now(wording, word)
            if now not in lands:
                lands.append(now)
                uids.append(uid if now == word else self.intrinsic[WORDS[now]])
        activated, mana, triggered, statics = self.sort_abilities(tuple(uids))
        return Characteristics(
            ch.name, ch.mana_value, ch.colors, ch.types, ch.supertypes, subtypes, ch.power, ch.toughness, ch.has_pt,
            ch.loyalty,
            ch.defense, ch.keywords, tuple(uids), activated, mana, triggered, statics, ch.symbols,
        )  # fmt: skip

    def intrinsic_word(self, ch: Characteristics, uid: int) -> int:
        """The basic land type that this ability comes with (CR 305.6), or -1."""
        if not ch.types & CardType.LAND:
            return -1
        for s in ch.subtypes:
            if s in LAND_WORDS and self.abilities[uid].node == self.abilities[self.intrinsic[s]].node:
                return WORDS.index(s)
        return -1


def is_basic_land(card: n.CardDef) -> bool:
    return card.types & CardType.LAND != 0 and card.supertypes & Supertype.BASIC != 0
