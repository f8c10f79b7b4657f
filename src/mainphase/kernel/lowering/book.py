"""The book of a game: every card definition in it, lowered once to flat instructions. Shared by all clones, never
changed while a game is played.

A state refers to what is in here by number: `cards[i]`, `ability(uid)`, `node(uid)`.
"""

from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Layout, Zone
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.nodes.wording import LAND_WORDS, reworded
from mainphase.errors import CardError
from mainphase.kernel.lowering.codes import AbilityCode, AbilityKind, CardCode, Instr, ModeCode, Op
from mainphase.kernel.lowering.dependencies import Sees, asks_memory, everything_in, mentions, reads, sees, zones_beyond
from mainphase.kernel.lowering.kinds import STATIC_KIND_OF, events_of
from mainphase.kernel.lowering.layer_kinds import ABILITIES, first_layer, layer_of, layers_of
from mainphase.kernel.lowering.meanings import MEANINGS
from mainphase.kernel.lowering.rewording import (
    PRINTED,
    SHIFT,
    in_words,
    printed,
    worded_ability,
    worded_card,
    worded_values,
)
from mainphase.kernel.lowering.subtypes import BASIC_LAND_TYPES
from mainphase.kernel.values import TO_GRAVEYARD, Characteristics
from mainphase.rules.law import CombatDamage, DrawForTurn, Rules
from mainphase.rules.plan import Action

STANDS_IN_FOR_MANA: Final = n.Keyword.CONVOKE | n.Keyword.DELVE

# What shows who is the monarch, with the two abilities that are the monarch's (CR 725.2).
CROWN: Final = n.CardDef(
    "The Monarch",
    colors=0,
    abilities=(
        n.Triggered(n.BeginningOf("end step", n.You()), (n.Mode(n.Draw(n.Fixed(1))),), zone=Zone.COMMAND),
        n.Triggered(
            n.DealsDamage(n.OfType(CardType.CREATURE), to_player=True, combat_only=True, player=n.You()),
            (n.Mode(n.BecomeMonarch(n.ControllerOf(n.ThatSource()))),),
            zone=Zone.COMMAND,
        ),
    ),
)


@final
class Abilities:
    """By number; those with other words (612) are made when somebody asks for them."""

    def __init__(self, book: "Book") -> None:
        self.book = book
        self.printed: list[AbilityCode] = []
        self.worded: dict[int, AbilityCode] = {}

    def __len__(self) -> int:
        return len(self.printed)

    def __getitem__(self, uid: int) -> AbilityCode:
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

    def __getitem__(self, index: int) -> CardCode:
        if index <= PRINTED:
            return self.printed[index]
        known = self.worded.get(index)
        if known is None:
            known = worded_card(self.book, self.printed[printed(index)], index >> SHIFT)
            self.worded[index] = known
        return known


@final
class Book:
    """All definitions of one game."""

    def __init__(self) -> None:
        self.cards = Cards(self)
        self.abilities = Abilities(self)
        self.nodes = Nodes()
        self.node_sees: list[int] = []  # of each node, what it sees of objects
        self.intrinsic: dict[str, int] = {}  # basic land types → their mana abilities (305.6), if effects give them
        self.looks_ahead = False  # some static ability does
        self.asks_entered = False  # some card asks what entered this turn
        self.asks_untapped = False  # some card asks how many lands were untapped as the turn began
        # By their uids, as far as somebody wanted to know: which ask how often something has happened this turn.
        self.asking_abilities: dict[int, bool] = {}
        self.asking_nodes: dict[int, bool] = {}
        self.used_elsewhere = False  # some card has abilities whose uses count that work outside the battlefield
        self.asks_graveyard = False  # some card asks how many were put into a graveyard this turn
        self.asks_blocked = False  # some card asks what was blocked by what this turn
        self.defining = False  # some card defines its own power and toughness (604.3)
        self.index: dict[n.CardDef, int] = {}
        self.worded_cards: dict[tuple[int, int], Characteristics] = {}
        self.words: list[str] = []  # what may be chosen by name: card names, creature types, anchor words
        self.word_of: dict[str, int] = {}
        self.made: dict[int, bool] = {}  # what is no card: tokens, emblems, what names a turn-based action
        self.shorter_names = False  # tokens are named by their subtypes alone (111.4 to November 2021)
        self.granted: dict[n.Ability, int] = {}
        # A creature cast by suspend has haste while its controller keeps it (702.62a).
        yours = n.Fits(n.This(), n.All((n.InZone(Zone.BATTLEFIELD), n.ControlledBy(n.You()))))
        self.add_node(n.Apply(n.This(), (n.GainKeywords(n.Keyword.HASTE),), n.Duration.WHILE, yours))
        self.riders: dict[int, int] = {}  # what happens after a Shield has worked (615.5): node → ability, by uids
        self.exerted = self.add_node(n.StayTapped(n.This()))  # the effect of exerting a permanent (701.43a)
        # The permission for a card that was exiled as an Adventure (715.3d).
        self.on_an_adventure = self.add_node(n.MayPlay(n.This(), normally=True))
        self.until_passing = -1  # the permission of madness, until September 2006
        self.hidden = -1  # index of what a card exiled face down is (406.3a)
        self.turned_down = False  # something may be face down (708)
        self.face_down = -1  # index of what is face down, if so; of what a copy of it is: the same, face up
        self.unnamed = -1
        self.monarch = -1  # the card that shows who is the monarch, if somebody may become it (725)
        self.multiplied = False  # something may change how much mana is produced (106.12b)
        self.reveals = False  # some card may be revealed as it is drawn
        self.opening_actions = False  # some card allows an action from an opening hand (103.6)
        self.aided = False  # some spell may be paid for with something else than mana (702.51, 702.66)
        self.actions: dict[int, int] = {}  # turn-based actions that use the stack → the card that names them
        # Until 10 July 2009: the keywords that trigger on damage → their abilities, and what a further instance is.
        self.damage_triggers: dict[int, int] = {}
        self.second_instances: dict[int, int] = {}
        self.special_mana = False  # some mana ability does more than tap for mana, or costs more

    def definitions(self) -> list[n.CardDef]:
        """What was added: from the same in the same order the same book is made again."""
        return [code.node for code in self.cards.printed if code.whole == code.index]

    def word(self, text: str) -> int:
        """The number of a word, by which objects remember that it was chosen."""
        known = self.word_of.get(text)
        if known is None:
            known = len(self.words)
            self.words.append(text)
            self.word_of[text] = known
        return known

    def card_names(self, but_not: int, both: bool) -> list[int]:
        """The names of the cards in this game that aren't of these types, in alphabetical order; of several faces each
        (CR 201.4a-f), of a split card either or `both` together. Any other name would come to the same as one of a card
        that never turns up.
        """
        found: list[str] = []
        for code in self.cards.printed:
            name = code.node.name
            if not name or code.base.types & but_not or code.index in self.made:
                continue
            if self.cards[code.whole].node.layout == Layout.SPLIT:
                if both == (code.whole == code.index):
                    found.append(name)
            elif " // " not in name:
                found.append(name)
        return [self.word_of[name] for name in sorted(set(found)) if name in self.word_of]

    def ability(self, uid: int) -> AbilityCode:
        return self.abilities[uid]

    def node(self, uid: int) -> n.Node:
        return self.nodes[uid]

    def sees_of(self, uid: int) -> int:
        """What a node sees of objects."""
        return self.node_sees[printed(uid)]

    def rider(self, uid: int) -> int:
        """The number of the ability that happens after the Shield with this number has worked, or -1."""
        known = self.riders.get(printed(uid), -1)
        return known if known < 0 else known | (uid - printed(uid))

    def granted_uid(self, ability: n.Ability, by: int) -> int:
        """The number of an ability that another ability or effect, of this number, grants."""
        wording = by >> SHIFT if by > PRINTED else 0
        if wording == 0:
            return self.granted[ability]
        for said, uid in self.granted.items():
            if reworded(said, wording) == ability:
                return in_words(self, uid, wording)
        return self.granted[ability]

    def worded(self, card: int, wording: int) -> Characteristics:
        """The values of a card whose text has been changed (CR 613.1c)."""
        key = (card, wording)
        known = self.worded_cards.get(key)
        if known is None:
            known = worded_values(self, self.cards[card].base, wording)
            self.worded_cards[key] = known
        return known

    def add(self, card: n.CardDef) -> int:
        """The index of a card definition, which is lowered when it is new."""
        known = self.index.get(card)
        if known is not None:
            return known
        index = self.lower_card(card)
        self.refuse_unknown(index)
        self.word(card.name)
        for face in card.faces:
            self.word(face.name)
        self.index[card] = index
        self.asks_entered = self.asks_entered or mentions(card, n.EnteredThisTurn)
        self.asks_untapped = self.asks_untapped or mentions(card, n.UntappedLandsAsTurnBegan)
        self.asks_graveyard = self.asks_graveyard or asks_memory(card, TO_GRAVEYARD)
        self.asks_blocked = self.asks_blocked or mentions(card, n.WasBlockedBy)
        self.add_faces(self.cards[index])
        off = self.cards[index].active_zones & ~(1 << Zone.BATTLEFIELD)
        self.used_elsewhere = self.used_elsewhere or off != 0 or mentions(card, n.MayPlayFrom)
        if card.types & CardType.SCHEME:  # CR 314.2: never cast; face down in its deck it shows nothing
            self.cards[index].castable = False
            self.add_hidden()
        return index

    def add_made(self, card: n.CardDef) -> int:
        """The same for what is no card: its name is not a card's."""
        index = self.add(card)
        self.made[index] = True
        return index

    def lower_card(self, card: n.CardDef) -> int:
        """One set of characteristics, with its abilities."""
        index = len(self.cards)
        keywords = 0
        for a in card.abilities:
            if isinstance(a, n.HasKeywords):
                keywords |= a.keywords
        if keywords & STANDS_IN_FOR_MANA:
            self.aided = True
        blank = Characteristics("", 0, 0, card.types, 0, (), 0, 0, False, 0, 0, keywords, (), (), (), (), ())
        code = CardCode(index, card, blank)
        self.cards.printed.append(code)
        told = False
        uids: list[int] = []
        for a in card.abilities:
            if isinstance(a, n.HasKeywords):
                continue
            if isinstance(a, n.Fuse):
                code.fused = True
                continue
            if isinstance(a, n.Aftermath):
                code.home = Zone.GRAVEYARD
                code.cast_zones |= 1 << Zone.GRAVEYARD
                continue
            if isinstance(a, n.CastCost):
                code.cast_costs.append(a)
                continue
            if isinstance(a, n.CastOnlyIf):
                code.cast_only.append(a.condition)
                continue
            if isinstance(a, n.AlternativeCost):
                code.alternatives.append(a)
                if a.zone != Zone.HAND:
                    code.cast_zones |= 1 << a.zone
                if a.name == "madness":
                    code.madness = True
                continue
            if isinstance(a, n.CostsLessToCast):
                code.reductions.append(a)
                continue
            if isinstance(a, n.SpecialAction):
                code.specials.append(self.lower_ability(index, a))
                continue
            if isinstance(a, n.ResolvesInto):
                code.resolves_into.append(a)
                continue
            if isinstance(a, n.RevealAsDrawn):
                code.revealed = self.lower_ability(index, a.then)
                self.reveals = True
                continue
            if isinstance(a, n.BeginsOnBattlefield):
                code.begins_on_battlefield = True
                self.opening_actions = True
                continue
            if isinstance(a, n.WhenResolved):
                code.rebound = self.lower_ability(index, a.then)
                continue
            uid = self.lower_ability(index, a)
            ability = self.abilities[uid]
            uids.append(uid)
            if ability.kind == AbilityKind.SPELL:
                if code.spell >= 0:
                    raise self.refuse(index, a)
                code.spell = uid
                if isinstance(a, n.Enchant):
                    code.enchant = uid
            elif ability.kind == AbilityKind.ACTIVATED:
                if ability.zone != Zone.BATTLEFIELD:
                    code.active_zones |= 1 << ability.zone
                elif not ability.is_mana:
                    code.zones |= 1 << Zone.BATTLEFIELD
            else:
                code.zones |= 1 << ability.zone
            told = told or ability.chapter > 0
        if told and "Saga" in card.subtypes:  # CR 714.3a
            uids.append(self.lower_ability(index, n.Static(n.EntersWithCounters("lore", n.Fixed(1)))))
        loyalty = card.loyalty
        if loyalty is not None and card.types & CardType.PLANESWALKER:  # CR 306.5b
            starts = n.Static(n.EntersWithCounters("loyalty", n.Fixed(loyalty)))
            uids.append(self.lower_ability(index, starts))
            code.zones |= 1 << Zone.BATTLEFIELD
        defense = card.defense
        if defense is not None and card.types & CardType.BATTLE:
            for own in intrinsic_of_battle(defense, card.subtypes):
                uid = self.lower_ability(index, own)
                uids.append(uid)
            code.zones |= 1 << Zone.BATTLEFIELD
        code.base = self.base_characteristics(card, keywords, tuple(uids))
        return index

    def add_faces(self, code: CardCode) -> None:
        """The other sets of characteristics of a card."""
        card = code.node
        for face in card.faces:
            at = self.lower_card(face)
            other = self.cards[at]
            other.whole = code.index
            code.faces.append(at)
            code.cast_zones |= other.cast_zones
            if card.layout == Layout.ADVENTURE:
                other.goes_to = Zone.EXILE
            elif card.layout == Layout.OMEN:
                other.goes_to = Zone.LIBRARY
            elif card.layout == Layout.TRANSFORMING:  # CR 712.8e
                other.base = with_mana_value(other.base, code.base.mana_value)
                other.back = True
                for alt in code.alternatives[:]:  # CR 702.146a: the front face says so, the back face is cast
                    if alt.transformed:
                        code.alternatives.remove(alt)
                        other.alternatives.append(alt)
        if card.layout == Layout.SPLIT:
            self.combine(code)
        for a in card.abilities:
            if isinstance(a, n.Morph):
                code.faces.append(self.add_face_down(a.name == "disguise"))

    def add_hidden(self) -> None:
        """A card exiled face down has no characteristics (CR 406.3a)."""
        if self.hidden < 0:
            self.hidden = self.add(n.CardDef(""))
            self.cards[self.hidden].face_down = True
            self.turned_down = True

    def add_face_down(self, warded: bool = False) -> int:
        """What a face-down object is (CR 708.2a), with the cost of casting a card so (702.37a, 702.168a)."""
        cast = n.AlternativeCost((n.PayMana(n.ManaCost(3)),), "disguise" if warded else "morph")
        if self.unnamed < 0:
            self.unnamed = self.add(n.CardDef("", None, CardType.CREATURE, power=2, toughness=2))
        ward = n.PayOrElse((n.PayMana(n.ManaCost(2)),), n.ThatPlayer(), otherwise=n.Counter(n.ThatSource()))
        warding = n.Triggered(n.BecomesTarget(n.IsThis(), by=n.EachOpponent()), (n.Mode(ward),))
        said: tuple[n.Ability, ...] = (cast, warding) if warded else (cast,)
        at = self.add(n.CardDef("", None, CardType.CREATURE, power=2, toughness=2, abilities=said))
        self.cards[at].face_down = True
        if not warded:
            self.face_down = at
        self.turned_down = True
        return at

    def combine(self, code: CardCode) -> None:
        """A split card's two halves combined (CR 709.4); as a fused spell, both do what they say (702.102b, d)."""
        keywords = code.base.keywords
        uids: list[int] = list(code.base.abilities)
        both = [self.cards[at] for at in code.faces[1:]]
        for half in both:
            keywords |= half.base.keywords
            code.zones |= half.zones
            code.active_zones |= half.active_zones
            for uid in half.base.abilities:
                if self.abilities[uid].kind != AbilityKind.SPELL:
                    uids.append(uid)
        code.base = self.base_characteristics(code.node, keywords, tuple(uids))
        code.castable = code.fused
        if not code.fused:
            return
        code.spell = len(self.abilities)
        spell = AbilityCode(code.spell, code.index, AbilityKind.SPELL, self.abilities[both[0].spell].node)
        self.abilities.printed.append(spell)
        spell.zone = Zone.STACK
        for half in both:
            said = self.abilities[half.spell]
            if len(said.modes) != 1:
                raise self.refuse(code.index, said.node)
            spell.modes.append(said.modes[0])
        spell.choose_least = len(spell.modes)
        spell.choose_most = len(spell.modes)

    def base_characteristics(self, card: n.CardDef, keywords: int, uids: tuple[int, ...]) -> Characteristics:
        power = card.power
        toughness = card.toughness
        loyalty = card.loyalty
        defense = card.defense
        activated, mana, triggered, statics = self.sort_abilities(uids)
        return Characteristics(
            card.name,
            mana_value(card.cost),
            card_colors(card),
            card.types,
            card.supertypes,
            card.subtypes + CREATURE_TYPES if keywords & n.Keyword.CHANGELING else card.subtypes,  # CR 702.73a
            power if power is not None else 0,
            toughness if toughness is not None else 0,
            power is not None,
            loyalty if loyalty is not None else 0,
            defense if defense is not None else 0,
            keywords,
            uids,
            activated,
            mana,
            triggered,
            statics,
            card.cost.symbols if card.cost is not None else (),
        )

    def sort_abilities(
        self, uids: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Activated abilities that are no mana abilities, mana abilities, triggered ones, static ones."""
        activated: list[int] = []
        mana: list[int] = []
        triggered: list[int] = []
        statics: list[int] = []
        for uid in uids:
            a = self.abilities[uid]
            if a.kind == AbilityKind.ACTIVATED:
                if a.is_mana:
                    mana.append(uid)
                else:
                    activated.append(uid)
            elif a.kind == AbilityKind.TRIGGERED:
                triggered.append(uid)
            elif a.kind == AbilityKind.STATIC:
                statics.append(uid)
        return tuple(activated), tuple(mana), tuple(triggered), tuple(statics)

    def provide(self, rules: Rules) -> None:
        """What the rules of a date need besides cards: names for the turn-based actions that use the stack."""
        if rules.draw_in_draw_part != DrawForTurn.ACTION and Action.DRAW not in self.actions:
            self.actions[Action.DRAW] = self.add_made(n.CardDef("draw for the turn"))
        if rules.draw_in_draw_part == DrawForTurn.PHASE_ABILITY and Action.UNTAP not in self.actions:
            self.actions[Action.UNTAP] = self.add_made(n.CardDef("untapping"))
            self.actions[Action.WEAR_OFF] = self.add_made(n.CardDef("wearing off"))
        if rules.combat_damage == CombatDamage.STACK and Action.DEAL_DAMAGE not in self.actions:
            self.actions[Action.DEAL_DAMAGE] = self.add_made(n.CardDef("combat damage"))
        if rules.madness_waits and self.until_passing < 0:
            waits = n.MayPlay(n.This(), n.Duration.UNTIL_PASSING, alternative="madness")
            self.until_passing = self.add_node(waits)
        self.shorter_names = not rules.token_in_names
        if not rules.deathtouch_is_static and not self.damage_triggers:
            destroys = n.Triggered(n.DealsDamage(n.Anything(), to_creature=True), (n.Mode(n.Destroy(n.ThatObject())),))
            gains = n.Triggered(n.DealsDamage(n.Anything()), (n.Mode(n.GainLife(n.EventAmount())),))
            card = self.add_made(n.CardDef("damage"))
            self.damage_triggers[n.Keyword.DEATHTOUCH] = self.lower_ability(card, destroys)
            self.damage_triggers[n.Keyword.LIFELINK] = self.lower_ability(card, gains)
            by_itself = n.DealsDamage(n.IsThis(), to_creature=True)
            again = n.Triggered(by_itself, (n.Mode(n.Destroy(n.ThatObject())),))
            self.second_instances[n.Keyword.DEATHTOUCH] = self.lower_ability(card, again)
            again = n.Triggered(n.DealsDamage(n.IsThis()), (n.Mode(n.GainLife(n.EventAmount())),))
            self.second_instances[n.Keyword.LIFELINK] = self.lower_ability(card, again)

    # --- lowering

    def add_node(self, node: n.Node) -> int:
        self.nodes.printed.append(node)
        self.node_sees.append(sees(node))
        return len(self.nodes) - 1

    def refuse_unknown(self, card: int) -> None:
        """Refuses a card that says anything of these families that has no meaning; other nodes are refused as they are
        lowered.
        """
        for node in everything_in(self.cards[card].node):
            if isinstance(node, (n.Filter, n.Selector, n.Quantity, n.Condition)) and type(node) not in MEANINGS:
                raise self.refuse(card, node)

    def refuse(self, card: int, node: object) -> CardError:
        name = self.cards[card].node.name
        return CardError(f"{name} cannot be played: the kernel has no meaning yet for {type(node).__name__}")

    def lower_ability(self, card: int, node: n.Ability) -> int:
        uid = len(self.abilities)
        if isinstance(node, n.SpellAbility):
            code = AbilityCode(uid, card, AbilityKind.SPELL, node)
            self.abilities.printed.append(code)
            code.choose_least = node.choose_least
            code.choose_most = node.choose_most
            code.zone = Zone.STACK
            code.modes = self.lower_modes(card, node.modes)
        elif isinstance(node, n.Activated):
            code = AbilityCode(uid, card, AbilityKind.ACTIVATED, node)
            self.abilities.printed.append(code)
            code.choose_least = node.choose_least
            code.choose_most = node.choose_most
            code.zone = node.zone
            code.condition = node.condition
            code.activated = node
            code.modes = self.lower_modes(card, node.modes)
            code.is_mana = is_mana_ability(node)
            if code.is_mana:
                self.sort_mana_ability(code, node)
            if code.is_mana and len(code.modes) > 1:
                raise self.refuse(card, node)
        elif isinstance(node, n.Triggered):
            code = AbilityCode(uid, card, AbilityKind.TRIGGERED, node)
            self.abilities.printed.append(code)
            code.choose_least = node.choose_least
            code.choose_most = node.choose_most
            code.zone = node.zone
            code.condition = node.condition
            code.trigger = node.on
            code.events = events_of(node.on)
            code.chapter = node.chapter
            code.for_each = isinstance(node.on, n.BeginningOf) and mentions(node, n.ThatPlayer)
            if not code.events or (isinstance(node.on, n.BeginningOf) and node.on.first and node.on.part != "upkeep"):
                raise self.refuse(card, node.on)
            code.modes = self.lower_modes(card, node.modes)
        elif isinstance(node, n.Static):
            code = AbilityCode(uid, card, AbilityKind.STATIC, node)
            self.abilities.printed.append(code)
            code.zone = node.zone
            code.condition = node.condition
            code.static = node.effect
            kind = STATIC_KIND_OF.get(type(node.effect))
            if kind is None:
                raise self.refuse(card, node.effect)
            code.static_kind = kind
            code.only_entering = says_how_it_enters(node.effect)
            if isinstance(node.effect, n.ManaTimes):
                self.multiplied = True
            if isinstance(node.effect, (n.Modify, n.Defines)):
                self.lower_modifying(card, code, node)
            if isinstance(node.effect, n.MayPlayFrom) and node.effect.then is not None:
                code.linked = self.lower_ability(card, node.effect.then)
            if isinstance(node.effect, n.ReplaceDraw):
                code.modes = [self.lower_plain(card, node.effect.instead)]
            elif isinstance(node.effect, n.SkipPart) and (node.effect.optional or node.effect.then is not None):
                if not node.effect.optional:
                    raise self.refuse(card, node.effect)
                if node.effect.then is not None:
                    code.modes = [self.lower_plain(card, node.effect.then)]
            elif isinstance(node.effect, n.AsEnters):
                code.modes = [self.lower_plain(card, node.effect.do)]
                for instr in code.modes[0].program:
                    if isinstance(instr.node, n.BecomeCopy):
                        code.copies = True
            elif isinstance(node.effect, n.Prevents) and node.effect.then is not None:
                code.modes = [self.lower_plain(card, node.effect.then)]
        elif isinstance(node, n.Enchant):  # CR 303.4a, 702.5a
            code = AbilityCode(uid, card, AbilityKind.SPELL, node)
            self.abilities.printed.append(code)
            code.zone = Zone.STACK
            code.modes = [ModeCode((n.TargetPhrase(node.which, node.players),), [], "")]
        elif isinstance(node, (n.Protection, n.HexproofFrom, n.Landwalk, n.Daybound, n.Nightbound)):
            code = AbilityCode(uid, card, AbilityKind.STATIC, node)
            self.abilities.printed.append(code)
            code.static_kind = STATIC_KIND_OF[type(node)]
        elif isinstance(node, n.Morph):
            code = AbilityCode(uid, card, AbilityKind.OTHER, node)
            self.abilities.printed.append(code)
        elif isinstance(node, n.SpecialAction):
            code = AbilityCode(uid, card, AbilityKind.OTHER, node)
            self.abilities.printed.append(code)
            code.zone = Zone.HAND
            code.modes = [self.lower_plain(card, node.do)]
        else:
            raise self.refuse(card, node)
        return uid

    def lower_modifying(self, card: int, code: AbilityCode, node: n.Static) -> None:
        effect = node.effect
        assert isinstance(effect, (n.Modify, n.Defines))
        self.lower_mods(card, effect.mods)
        code.reads = reads(node)
        code.layers = layers_of(effect.mods)
        code.sees = sees(node)
        asks = sees(node.condition)
        if isinstance(effect, n.Modify):
            code.beyond = zones_beyond(effect.which)
            if isinstance(effect.which, n.IsThis) and node.zone != Zone.BATTLEFIELD:
                code.beyond |= 1 << node.zone
            first = first_layer(code.layers)
            if first <= ABILITIES:
                asks |= sees(effect.which)
            if asks & Sees.PT or (asks & Sees.ABILITIES and first < ABILITIES):
                code.looks_ahead = True
                self.looks_ahead = True
        else:
            self.defining = True

    def lower_land_type(self, card: int, subtypes: tuple[str, ...] | None) -> None:
        """Basic land types come with their mana abilities (CR 305.6)."""
        if subtypes is None:
            return
        for s in subtypes:
            if s in BASIC_LAND_TYPES and s not in self.intrinsic:
                add = n.AddMana(((BASIC_LAND_TYPES[s],),))
                self.intrinsic[s] = self.lower_ability(card, n.Activated((n.TapThis(),), (n.Mode(add),)))

    def sort_mana_ability(self, code: AbilityCode, a: n.Activated) -> None:
        """Notes how simple a mana ability is: the simple ones are never asked about again."""
        for c in a.cost:
            if isinstance(c, n.TapThis):
                code.taps_for_mana = True  # CR 106.12
        code.only_taps = len(a.cost) == 1 and isinstance(a.cost[0], n.TapThis)
        node = code.modes[0].program[0].node if len(code.modes) == 1 and len(code.modes[0].program) == 1 else None
        code.only_adds = isinstance(node, n.AddMana)
        if not code.only_taps or not code.only_adds:
            self.special_mana = True
            return
        if a.condition is not None or a.per_turn or a.window or a.zone != Zone.BATTLEFIELD:
            return
        if not isinstance(node, n.AddMana) or node.only_for is not None or not isinstance(node.by, n.You):
            return
        if node.could_produce is not None:
            return
        amount = node.amount
        if not isinstance(amount, n.Fixed) or amount.n != 1:
            return
        mask = 0
        for choice in node.choices:
            if len(choice) != 1:
                return
            mask |= choice[0]
        code.plain_mask = mask

    def lower_plain(self, card: int, e: n.Effect) -> ModeCode:
        """An effect without targets, as a single mode."""
        program: list[Instr] = []
        self.lower_effect(card, e, program)
        return ModeCode((), program, "")

    def lower_modes(self, card: int, modes: tuple[n.Mode, ...]) -> list[ModeCode]:
        out: list[ModeCode] = []
        for m in modes:
            program: list[Instr] = []
            if mentions(m.effect, n.ActivePlayer):
                program.append(Instr(Op.WHOSE, None))
            self.lower_effect(card, m.effect, program)
            out.append(ModeCode(m.targets, program, m.words))
        return out

    def lower_mods(self, card: int, mods: tuple[n.Modification, ...]) -> None:
        """Gives the abilities that modifications grant their uids."""
        for m in mods:
            if isinstance(m, n.GainAbility):
                if m.ability not in self.granted:
                    self.granted[m.ability] = self.lower_ability(card, m.ability)
            elif isinstance(m, n.GainKeywords):
                if m.keywords & STANDS_IN_FOR_MANA:
                    self.aided = True
            elif isinstance(m, (n.SetTypes, n.AddTypes)):
                self.lower_land_type(card, m.subtypes)
            elif layer_of(m) < 0:
                raise self.refuse(card, m)

    def lower_effect(self, card: int, e: n.Effect, out: list[Instr]) -> None:
        if isinstance(e, n.Sequence):
            for part in e.of:
                self.lower_effect(card, part, out)
        elif isinstance(e, n.If):
            test = Instr(Op.JUMP_UNLESS, e.condition)
            self.lower_branch(card, test, e.then, e.otherwise, out)
        elif isinstance(e, n.May):
            self.lower_branch(card, Instr(Op.MAY, e), e.then, e.otherwise, out)
        elif isinstance(e, n.PayOrElse):
            self.lower_branch(card, Instr(Op.PAY, e), e.paid, e.otherwise, out)
        elif isinstance(e, n.ForEachPlayer):
            slot = f"loop {len(out)}"
            loop = Instr(Op.LOOP, e, 0, -1, slot)
            start = len(out)
            out.append(loop)
            self.lower_effect(card, e.do, out)
            out.append(Instr(Op.NEXT, None, start, -1, slot))
            loop.jump = len(out)
        elif isinstance(e, n.RepeatWhile):
            start = len(out)
            self.lower_effect(card, e.do, out)
            out.append(Instr(Op.JUMP_UNLESS, e.condition, len(out) + 2))
            out.append(Instr(Op.JUMP, None, start))
        elif isinstance(e, n.ChooseEffect):
            self.lower_choice(card, e, out)
        elif isinstance(e, n.Choose):
            out.append(Instr(Op.CHOOSE, e))
        elif isinstance(e, (n.Delayed, n.Reflexive)):
            out.append(Instr(Op.DO, e, 0, self.lower_ability(card, e.ability)))
        elif isinstance(e, n.Apply):
            self.lower_mods(card, e.mods)
            out.append(Instr(Op.DO, e, 0, self.add_node(e)))
        elif isinstance(e, n.Begin):
            if type(e.static) not in STATIC_KIND_OF:
                raise self.refuse(card, e.static)
            if isinstance(e.static, n.Modify):
                self.lower_mods(card, e.static.mods)
            out.append(Instr(Op.DO, e, 0, self.add_node(e)))
        elif isinstance(e, n.Shield):
            node = self.add_node(e)
            if e.then is not None:
                self.riders[node] = self.lower_ability(card, n.SpellAbility((n.Mode(e.then),)))
            out.append(Instr(Op.DO, e, 0, node))
        elif isinstance(
            e, (n.DontUntapNext, n.AddMana, n.Regenerate, n.MayPlay, n.StayTapped, n.ReturnAsUntapping, n.Goad)
        ):
            out.append(Instr(Op.DO, e, 0, self.add_node(e)))
        elif isinstance(e, (n.BecomeCopy, n.CreateCopy, n.CopySpell)):
            kept = tuple([m for m in e.but if not isinstance(m, (n.KeepColors, n.KeepThisAbility, n.NoManaCost))])
            self.lower_mods(card, kept)
            out.append(Instr(Op.DO, e, 0, self.add_node(e)))
        elif isinstance(e, n.ExileForNow):
            out.append(Instr(Op.DO, e, 0, self.lower_return(card, e)))
        elif isinstance(e, n.BecomeMonarch):
            if self.monarch < 0:
                self.monarch = len(self.cards)
                self.add_made(CROWN)
            out.append(Instr(Op.DO, e))
        elif isinstance(e, n.ChangeText):
            self.lower_land_type(card, LAND_WORDS)  # any land may come to have any of them
            out.append(Instr(Op.DO, e, 0, self.add_node(e)))
        elif isinstance(e, n.CreateToken):
            if "Aura" in e.token.subtypes:
                raise self.refuse(card, e)
            made = self.add_made(e.token)
            if self.shorter_names:
                self.cards[made].base = with_name(self.cards[made].base, e.token.name.removesuffix(" Token"))
            out.append(Instr(Op.DO, e, 0, made))
        elif isinstance(e, n.ChooseCreatureType):
            for t in CREATURE_TYPES:
                self.word(t)
            out.append(Instr(Op.DO, e))
        elif isinstance(e, n.ChooseAnchorWord):
            for t in e.words:
                self.word(t)
            out.append(Instr(Op.DO, e))
        elif isinstance(e, n.CreateEmblem):
            self.add_made(e.emblem)
            out.append(Instr(Op.DO, e, 0, self.add(e.emblem)))
        elif isinstance(e, n.TurnFaceDown):
            self.add_face_down()
            out.append(Instr(Op.DO, e))
        elif isinstance(e, n.Move) and e.face_down:
            self.add_hidden()
            out.append(Instr(Op.DO, e))
        elif type(e) in DOABLE:
            out.append(Instr(Op.DO, e))
        else:
            raise self.refuse(card, e)

    def lower_return(self, card: int, e: n.ExileForNow) -> int:
        """The second effect, which the event sets off (CR 610.3): the same instruction, carried out once more."""
        if not (isinstance(e.until, n.Leaves) and isinstance(e.until.which, n.IsThis)) and not isinstance(
            e.until, n.BecomesMonarch
        ):
            raise self.refuse(card, e.until)
        uid = len(self.abilities)
        code = AbilityCode(uid, card, AbilityKind.TRIGGERED, n.Triggered(e.until, (n.Mode(e),)))
        self.abilities.printed.append(code)
        code.trigger = e.until
        code.events = events_of(e.until)
        code.at_once = True
        code.modes = [ModeCode((), [Instr(Op.DO, e, 0, uid)], "")]
        return uid

    def lower_choice(self, card: int, e: n.ChooseEffect, out: list[Instr]) -> None:
        slot = f"choice {len(out)}"
        out.append(Instr(Op.PICK, e, 0, self.add_node(e), slot))
        ends: list[Instr] = []
        for i in range(len(e.of)):
            test = Instr(Op.CASE, None, 0, i, slot)
            out.append(test)
            self.lower_effect(card, e.of[i], out)
            ends.append(Instr(Op.JUMP, None))
            out.append(ends[-1])
            test.jump = len(out)
        for over in ends:
            over.jump = len(out)

    def lower_branch(
        self, card: int, test: Instr, then: n.Effect | None, otherwise: n.Effect | None, out: list[Instr]
    ) -> None:
        out.append(test)
        if then is not None:
            self.lower_effect(card, then, out)
        if otherwise is None:
            test.jump = len(out)
            return
        over = Instr(Op.JUMP, None)
        out.append(over)
        test.jump = len(out)
        self.lower_effect(card, otherwise, out)
        over.jump = len(out)


# Effects that one instruction carries out.
DOABLE: Final[dict[type, bool]] = {
    n.DealDamage: True,
    n.Fight: True,
    n.Draw: True,
    n.Discard: True,
    n.Mill: True,
    n.DiscardThese: True,
    n.LoseUnspentMana: True,
    n.GainLife: True,
    n.LoseLife: True,
    n.Destroy: True,
    n.ChooseSource: True,
    n.ChoosePlayer: True,
    n.ChooseColor: True,
    n.ChooseName: True,
    n.Sacrifice: True,
    n.SacrificeIt: True,
    n.Move: True,
    n.SearchLibrary: True,
    n.Transform: True,
    n.ExileUntil: True,
    n.BecomeLevel: True,
    n.Scry: True,
    n.Shuffle: True,
    n.PutCounters: True,
    n.RemoveCounters: True,
    n.Attach: True,
    n.Unattach: True,
    n.Tap: True,
    n.Untap: True,
    n.PhaseOut: True,
    n.PhaseIn: True,
    n.LoseControl: True,
    n.TurnFaceUp: True,
    n.ChangeTarget: True,
    n.RemoveFromCombat: True,
    n.BecomeBlocked: True,
    n.MakeBlock: True,
    n.ReselectAttacked: True,
    n.Reveal: True,
    n.RevealUntil: True,
    n.Remember: True,
    n.Crew: True,
    n.Counter: True,
    n.ExtraTurn: True,
    n.ReverseTurnOrder: True,
    n.Abandon: True,
    n.ControlNextTurn: True,
    n.NewTargets: True,
    n.ExtraPhases: True,
    n.ExtraStep: True,
    n.SkipNext: True,
    n.EndTheTurn: True,
    n.EndTheCombatPhase: True,
    n.BecomeDay: True,
    n.BecomeNight: True,
    n.LoseTheGame: True,
    n.CastNow: True,
    n.ExileIfLeaving: True,
    n.WinTheGame: True,
}


def intrinsic_of_battle(defense: int, subtypes: tuple[str, ...]) -> list[n.Ability]:
    """What every battle has: the counters that it enters with, its protector, and a Siege's ability for its defeat (CR
    310.4b, 310.8a, 310.11a, b).
    """
    siege = "Siege" in subtypes
    choose = n.ChoosePlayer(n.EachOpponent() if siege else n.You(), "protector")
    own: list[n.Ability] = [
        n.Static(n.EntersWithCounters("defense", n.Fixed(defense))),
        n.Static(n.AsEnters(choose)),
    ]
    if siege:
        cast = n.CastNow(n.Saved("it"), transformed=True)
        won = n.Sequence((n.Move(n.This(), Zone.EXILE), cast))
        own.append(n.Triggered(n.LastCounterRemoved("defense", n.IsThis()), (n.Mode(won),)))
    return own


def says_how_it_enters(e: n.StaticEffect) -> bool:
    """It modifies how the object it is on enters, and nothing else (CR 614.12): it is looked for as that happens."""
    if isinstance(e, (n.EntersTapped, n.EntersWithCounters)):
        return isinstance(e.which, n.IsThis)
    return isinstance(e, n.AsEnters)


def could_add_mana(e: n.Effect | None) -> bool:
    if e is None:
        return False
    if isinstance(e, n.AddMana):
        return True
    if isinstance(e, n.Sequence):
        for part in e.of:
            if could_add_mana(part):
                return True
        return False
    if isinstance(e, (n.If, n.May)):
        return could_add_mana(e.then) or could_add_mana(e.otherwise)
    if isinstance(e, n.ForEachPlayer):
        return could_add_mana(e.do)
    return False


def is_mana_ability(a: n.Activated) -> bool:
    """No target, could add mana, no loyalty ability (CR 605.1a)."""
    if a.loyalty is not None:
        return False
    for m in a.modes:
        if m.targets:
            return False
    for m in a.modes:
        if could_add_mana(m.effect):
            return True
    return False


def is_triggered_mana_ability(a: AbilityCode) -> bool:
    """No target, triggers from a mana ability, could add mana (CR 605.1b)."""
    trigger = a.trigger
    if not (isinstance(trigger, n.BecomesTapped) and trigger.for_mana):
        return False
    node = a.node
    if not isinstance(node, n.Triggered):
        return False
    for m in node.modes:
        if m.targets or not could_add_mana(m.effect):
            return False
    return True


def with_name(c: Characteristics, name: str) -> Characteristics:
    return Characteristics(
        name, c.mana_value, c.colors, c.types, c.supertypes, c.subtypes, c.power, c.toughness, c.has_pt, c.loyalty,
        c.defense, c.keywords,
        c.abilities, c.activated, c.mana, c.triggered, c.statics, c.symbols,
    )  # fmt: skip


def with_mana_value(c: Characteristics, value: int) -> Characteristics:
    return Characteristics(
        c.name, value, c.colors, c.types, c.supertypes, c.subtypes, c.power, c.toughness, c.has_pt, c.loyalty,
        c.defense, c.keywords,
        c.abilities, c.activated, c.mana, c.triggered, c.statics, c.symbols,
    )  # fmt: skip


def mana_value(cost: n.ManaCost | None) -> int:
    """CR 202.3; X is 0 here (202.3e)."""
    if cost is None:
        return 0
    total = cost.generic
    for s in cost.symbols:
        total += 2 if s & n.TWO_GENERIC else 1
    return total


def card_colors(card: n.CardDef) -> int:
    """CR 105.2, 202.2."""
    said = card.colors
    if said is not None:
        return said
    cost = card.cost
    colors = 0
    if cost is not None:
        for s in cost.symbols:
            colors |= s & 31
    return colors
