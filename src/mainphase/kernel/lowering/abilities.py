"""Abilities, lowered: each kind of ability has a function that says what its code holds."""

from collections.abc import Callable
from typing import Final, TypeVar, cast

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.codes import AbilityCode, AbilityKind, ModeCode, aimed_apart, any_by_x
from mainphase.kernel.lowering.dependencies import (
    Sees,
    described_by,
    everything_in,
    is_decided_by_size,
    mentions,
    reads,
    sees,
    types_read,
    zones_beyond,
)
from mainphase.kernel.lowering.each_of_team import speaks_of_you
from mainphase.kernel.lowering.effects import lower_modes, lower_plain
from mainphase.kernel.lowering.functioning import NOWHERE_TOGETHER, functioning_zone
from mainphase.kernel.lowering.layer_kinds import ABILITIES, first_layer, layer_of, layers_of
from mainphase.kernel.lowering.least_costs import STANDS_IN_FOR_MANA, note_activation
from mainphase.kernel.lowering.mana_abilities import is_mana_ability, is_triggered_mana_ability, sort_mana_ability
from mainphase.kernel.lowering.static_kinds import STATIC_KIND_OF
from mainphase.kernel.lowering.subtypes import BASIC_LAND_TYPES
from mainphase.kernel.lowering.trigger_meanings import (
    is_about_itself,
    trigger_kinds_of,
    trigger_meaning,
    without_meaning,
)

A = TypeVar("A", bound=n.Ability)
S = TypeVar("S", bound=n.StaticEffect)

LoweringAbility = Callable[[Book, AbilityCode, A], None]
LoweringStatic = Callable[[Book, AbilityCode, S], None]

KIND: Final[dict[type, int]] = {}
ABILITY_LOWERING: Final[dict[type, LoweringAbility[n.Ability]]] = {}
LOWERING_STATIC: Final[dict[type, LoweringStatic[n.StaticEffect]]] = {}


def lowers_ability(node: type[A], kind: int) -> Callable[[LoweringAbility[A]], LoweringAbility[A]]:
    """The function fills the code of an ability of this kind."""

    def register(function: LoweringAbility[A]) -> LoweringAbility[A]:
        KIND[node] = kind
        ABILITY_LOWERING[node] = cast(LoweringAbility[n.Ability], function)
        return function

    return register


def lowers_static(node: type[S]) -> Callable[[LoweringStatic[S]], LoweringStatic[S]]:
    """The function adds to the code of a static ability what its effect needs besides its kind."""

    def register(function: LoweringStatic[S]) -> LoweringStatic[S]:
        LOWERING_STATIC[node] = cast(LoweringStatic[n.StaticEffect], function)
        return function

    return register


def lower_ability(book: Book, card: int, node: n.Ability, of_plane: bool = False) -> int:
    """The number of an ability of a card; `of_plane`: that a plane or phenomenon has itself. Raises CardError if it has
    no meaning.
    """
    kind = KIND.get(type(node))
    if kind is None:
        raise book.refuse(card, node)
    code = AbilityCode(len(book.abilities), card, kind, node)
    book.abilities.printed.append(code)
    code.of_plane = of_plane
    code.for_team = of_plane and speaks_of_you(node)
    code.zone = functioning_zone(node)
    if code.zone == NOWHERE_TOGETHER:
        raise book.refuse(card, node)
    ABILITY_LOWERING[type(node)](book, code, node)
    return code.uid


# --- Spell abilities, activated and triggered ones


def aim_apart(code: AbilityCode) -> None:
    """Each mode must have targets that the others have not."""
    code.modes_apart = True
    code.modes = [aimed_apart(mode) for mode in code.modes]


@lowers_ability(n.SpellAbility, AbilityKind.SPELL)
def lower_spell_ability(book: Book, code: AbilityCode, node: n.SpellAbility) -> None:
    code.choose_least = node.choose_least
    code.choose_most = node.choose_most
    code.again = node.again
    code.wider = node.wider
    code.widest = node.widest
    code.modes = lower_modes(book, code.card, node.modes)
    code.by_x = any_by_x(code.modes)
    if node.apart:
        aim_apart(code)


@lowers_ability(n.Enchant, AbilityKind.SPELL)
def lower_enchant(book: Book, code: AbilityCode, node: n.Enchant) -> None:
    """How an Aura spell targets (CR 303.4a, 702.5a)."""
    code.modes = [ModeCode((n.TargetPhrase(node.which, node.players),), [], "")]


@lowers_ability(n.Activated, AbilityKind.ACTIVATED)
def lower_activated(book: Book, code: AbilityCode, node: n.Activated) -> None:
    """Raises CardError for a mana ability that has several modes, or is activated only once."""
    code.choose_least = node.choose_least
    code.choose_most = node.choose_most
    code.again = node.again
    code.new_modes = node.new_modes
    code.condition = node.condition
    code.activated = node
    code.modes = lower_modes(book, code.card, node.modes, for_team=code.for_team)
    code.by_x = any_by_x(code.modes) or described_by(node.cost, n.X)
    note_activation(code, node)
    code.is_mana = is_mana_ability(node)
    if code.is_mana:
        sort_mana_ability(book, code, node)
        if len(code.modes) > 1 or node.once:
            raise book.refuse(code.card, node)


@lowers_ability(n.Triggered, AbilityKind.TRIGGERED)
def lower_triggered(book: Book, code: AbilityCode, node: n.Triggered) -> None:
    code.choose_least = node.choose_least
    code.choose_most = node.choose_most
    code.again = node.again
    code.new_modes = node.new_modes
    code.condition = node.condition
    lower_trigger(book, code, node.on)
    code.triggered_mana = is_triggered_mana_ability(node)
    code.chapter = node.chapter
    code.per_turn = node.per_turn
    code.done_once = node.done_once
    code.for_each = isinstance(node.on, n.BeginningOf) and mentions(node, n.ThatPlayer)
    of_attacked = isinstance(node.on, n.Attacks) and node.on.player is not None
    code.modes = lower_modes(book, code.card, node.modes, of_attacked, code.for_team)
    code.random_modes = node.random_modes
    if node.apart:
        aim_apart(code)


def lower_trigger(book: Book, code: AbilityCode, on: n.Trigger) -> None:
    """Lowers the trigger condition of a triggered ability. Raises CardError if it has no meaning."""
    unknown = without_meaning(on)
    if unknown is not None:
        raise book.refuse(code.card, unknown)
    meaning = trigger_meaning(on)
    assert meaning is not None
    code.trigger = on
    code.events = trigger_kinds_of(on)
    code.about_itself = is_about_itself(on)
    code.fits = meaning.fits


# --- Static abilities


@lowers_ability(n.Static, AbilityKind.STATIC)
def lower_static(book: Book, code: AbilityCode, node: n.Static) -> None:
    """Raises CardError for an effect that is none of a static ability."""
    code.condition = node.condition
    code.static = node.effect
    kind = STATIC_KIND_OF.get(type(node.effect))
    if kind is None:
        raise book.refuse(code.card, node.effect)
    code.static_kind = kind
    code.only_entering = says_how_it_enters(node.effect)
    lowering = LOWERING_STATIC.get(type(node.effect))
    if lowering is not None:
        lowering(book, code, node.effect)


def says_how_it_enters(node: n.StaticEffect) -> bool:
    """It modifies how the object it is on enters, and nothing else (CR 614.12): it is looked for as that happens."""
    if isinstance(node, (n.EntersTapped, n.EntersAs, n.EntersWithCounters)):
        return isinstance(node.which, n.IsThis)
    return isinstance(node, n.AsEnters)


def keyword_with_filter(book: Book, code: AbilityCode, node: n.Ability) -> None:
    """A keyword ability that is read from the objects that have it."""
    code.static_kind = STATIC_KIND_OF[type(node)]


for _keyword in (n.Protection, n.HexproofFrom, n.Landwalk, n.Daybound, n.Nightbound):
    KIND[_keyword] = AbilityKind.STATIC
    ABILITY_LOWERING[_keyword] = keyword_with_filter


BASE_SIZE: Final = (n.OfBaseSize, n.AboveBasePower)


@lowers_static(n.Modify)
def lower_modify(book: Book, code: AbilityCode, node: n.Modify) -> None:
    """Raises CardError if what it modifies depends on a base size."""
    for part in everything_in((node, code.condition)):
        if isinstance(part, BASE_SIZE):  # it is known only where nothing in the layers asks for it
            raise book.refuse(code.card, part)
    what_it_depends_on(book, code, node.mods)
    asks = sees(code.condition)
    code.beyond = zones_beyond(node.which)
    if isinstance(node.which, n.IsThis) and code.zone != Zone.BATTLEFIELD:
        code.beyond |= 1 << code.zone
    first = first_layer(code.layers)
    if first <= ABILITIES:
        asks |= sees(node.which)
    if asks & Sees.PT or (asks & Sees.ABILITIES and first < ABILITIES):
        code.looks_ahead = True
        book.looks_ahead = True


@lowers_static(n.Defines)
def lower_defines(book: Book, code: AbilityCode, node: n.Defines) -> None:
    """Raises CardError for a modification that defines no characteristic."""
    what_it_depends_on(book, code, node.mods)
    for m in node.mods:
        if isinstance(m, n.SetPT):
            book.defines_size = True
        elif isinstance(m, n.SetColors):
            book.defines_colors = True
        else:
            raise book.refuse(code.card, m)


def what_it_depends_on(book: Book, code: AbilityCode, mods: tuple[n.Modification, ...]) -> None:
    lower_mods(book, code.card, mods)
    code.reads = reads(code.node)
    code.types_read = types_read(code.node)
    code.sees = sees(code.node)
    code.layers = layers_of(mods)


@lowers_static(n.AidedBy)
def lower_aided_by(book: Book, code: AbilityCode, node: n.AidedBy) -> None:
    book.aid()
    book.aids_others = True


@lowers_static(n.GivesCost)
def lower_gives_cost(book: Book, code: AbilityCode, node: n.GivesCost) -> None:
    lower_mods(book, code.card, (n.GainAbility(node.cost), *node.mods))
    if node.mods:
        begun = n.Apply(n.This(), node.mods, n.Duration.PERMANENT)
        book.begun_by_cost[book.granted[node.cost]] = book.add_node(begun)


@lowers_static(n.NextSpellHas)
def lower_next_spell(book: Book, code: AbilityCode, node: n.NextSpellHas) -> None:
    lower_next(book, code.card, node)


def lower_next(book: Book, card: int, node: n.NextSpellHas) -> None:
    lower_mods(book, card, node.mods)
    if node not in book.begun_by_next:
        book.begun_by_next[node] = book.add_node(n.Apply(n.This(), node.mods, n.Duration.PERMANENT))


@lowers_static(n.CostChange)
def lower_cost_change(book: Book, code: AbilityCode, node: n.CostChange) -> None:
    book.aimed_costs = book.aimed_costs or node.aimed is not None
    book.sized_costs = book.sized_costs or is_decided_by_size(node)


@lowers_static(n.ManaTimes)
def lower_mana_times(book: Book, code: AbilityCode, node: n.ManaTimes) -> None:
    book.multiplied = True


@lowers_static(n.MayPlayFrom)
def lower_may_play_from(book: Book, code: AbilityCode, node: n.MayPlayFrom) -> None:
    """Raises CardError if the extra cost is mana."""
    if node.then is not None:
        code.linked = lower_ability(book, code.card, node.then)
    for paid in node.extra:
        if isinstance(paid, n.PayMana):
            raise book.refuse(code.card, paid)
    book.asks_more = book.asks_more or len(node.extra) > 0
    if node.entering is not None:
        code.entering = book.add_node(n.Begin(node.entering))


@lowers_static(n.GoesInstead)
def lower_goes_instead(book: Book, code: AbilityCode, node: n.GoesInstead) -> None:
    """It is looked for as its object moves, in whatever zone (CR 113.6b); the library is shuffled afterwards."""
    code.only_going = True
    book.asks_going = True
    if node.shuffled:
        code.modes = lower_modes(book, code.card, (n.Mode(n.Shuffle(n.You())),))


@lowers_static(n.CountersRemain)
def lower_counters_remain(book: Book, code: AbilityCode, node: n.CountersRemain) -> None:
    """It is looked for as its object moves, in whatever zone (CR 113.6b)."""
    code.only_going = True
    book.keeps_counters = True


@lowers_static(n.ReplaceMove)
def lower_replace_move(book: Book, code: AbilityCode, node: n.ReplaceMove) -> None:
    if node.shuffled:
        code.modes = lower_modes(book, code.card, (n.Mode(n.Shuffle(n.OwnerOf(n.ThatObject()))),))
    elif node.then is not None:
        code.modes = [lower_plain(book, code.card, node.then)]


@lowers_static(n.ReplaceDraw)
def lower_replace_draw(book: Book, code: AbilityCode, node: n.ReplaceDraw) -> None:
    code.modes = [lower_plain(book, code.card, node.instead)]
    book.asks_first_draw = book.asks_first_draw or node.but_first


@lowers_static(n.UntapsInstead)
def lower_untaps_instead(book: Book, code: AbilityCode, node: n.UntapsInstead) -> None:
    code.modes = [lower_plain(book, code.card, node.instead)]
    book.untaps_instead = True


@lowers_static(n.RevealsDrawnCards)
def lower_reveals_drawn_cards(book: Book, code: AbilityCode, node: n.RevealsDrawnCards) -> None:
    book.shows_draws = True


@lowers_static(n.SkipPart)
def lower_skip_part(book: Book, code: AbilityCode, node: n.SkipPart) -> None:
    """Raises CardError if something is done after a part that is skipped without asking."""
    if node.then is not None:
        if not node.optional:
            raise book.refuse(code.card, node)
        code.modes = [lower_plain(book, code.card, node.then)]


@lowers_static(n.AsEnters)
def lower_as_enters(book: Book, code: AbilityCode, node: n.AsEnters) -> None:
    code.modes = [lower_plain(book, code.card, node.do)]
    for instr in code.modes[0].program:
        if isinstance(instr.node, n.BecomeCopy):
            code.copies = True
        elif isinstance(instr.node, n.EntersSo) and isinstance(instr.node.how, n.EntersUnder):
            code.under_another = True


# Nothing that has numbers, and nothing that was chosen.
WITHOUT_CONTEXT: Final = (
    n.AddTypes,
    n.SetTypes,
    n.LoseTypes,
    n.AddSupertypes,
    n.AddColors,
    n.SetColors,
    n.GainKeywords,
    n.GainAbility,
    n.LoseAllAbilities,
)


@lowers_static(n.EntersAs)
def lower_enters_as(book: Book, code: AbilityCode, node: n.EntersAs) -> None:
    """Raises CardError for a modification that depends on anything else."""
    for m in node.mods:
        if not isinstance(m, WITHOUT_CONTEXT) and not (
            isinstance(m, n.SetPT) and isinstance(m.power, n.Fixed) and isinstance(m.toughness, n.Fixed)
        ):
            raise book.refuse(code.card, m)
    lower_mods(book, code.card, node.mods)
    book.entering_effects[code.uid] = book.add_node(n.Apply(n.This(), node.mods, n.Duration.PERMANENT))


@lowers_static(n.AttachesAs)
def lower_attaches_as(book: Book, code: AbilityCode, node: n.AttachesAs) -> None:
    lower_mods(book, code.card, node.mods)
    book.attaching_effects[code.uid] = book.add_node(n.Apply(n.This(), node.mods, n.Duration.PERMANENT))


@lowers_static(n.CantGetCounters)
def lower_cannot_get_counters(book: Book, code: AbilityCode, node: n.CantGetCounters) -> None:
    book.changes_own_counters = book.changes_own_counters or isinstance(node.which, n.IsThis)


@lowers_static(n.CountersTimes)
def lower_counters_times(book: Book, code: AbilityCode, node: n.CountersTimes) -> None:
    book.changes_own_counters = book.changes_own_counters or isinstance(node.which, n.IsThis)


@lowers_static(n.Prevents)
def lower_prevents(book: Book, code: AbilityCode, node: n.Prevents) -> None:
    if node.then is not None:
        code.modes = [lower_plain(book, code.card, node.then)]


# --- The rest: read from the card, nothing to run on the stack


@lowers_ability(n.Morph, AbilityKind.OTHER)
def lower_morph(book: Book, code: AbilityCode, node: n.Morph) -> None:
    """Its cost is read as the permanent is turned face up; `cards` adds the face-down face."""


@lowers_ability(n.AlternativeCost, AbilityKind.OTHER)
def lower_granted_cost(book: Book, code: AbilityCode, node: n.AlternativeCost) -> None:
    """Only where an effect gives it to a card: `cards` adds it to the costs of each."""


@lowers_ability(n.CastCost, AbilityKind.OTHER)
def lower_granted_extra(book: Book, code: AbilityCode, node: n.CastCost) -> None:
    """Only where an effect gives it to a spell: `cards` adds it to the costs of each."""


@lowers_ability(n.RevealAsDrawn, AbilityKind.OTHER)
def lower_granted_reveal(book: Book, code: AbilityCode, node: n.RevealAsDrawn) -> None:
    """Only where an effect gives it to a card: `cards` keeps that of a card."""
    code.linked = lower_ability(book, code.card, node.then)
    book.gives_reveals = True
    book.reveals = True


@lowers_ability(n.WhenResolved, AbilityKind.OTHER)
def lower_granted_rebound(book: Book, code: AbilityCode, node: n.WhenResolved) -> None:
    """Only where an effect gives it to a spell: `cards` keeps that of a card."""
    code.linked = lower_ability(book, code.card, node.then)
    book.gives_rebound = True


@lowers_ability(n.ExiledAsResolves, AbilityKind.OTHER)
def lower_exiled_as_resolves(book: Book, code: AbilityCode, node: n.ExiledAsResolves) -> None:
    code.modes = [lower_plain(book, code.card, node.then)]
    book.exiles_as_resolves = True


@lowers_ability(n.SpecialAction, AbilityKind.OTHER)
def lower_special_action(book: Book, code: AbilityCode, node: n.SpecialAction) -> None:
    code.zone = node.zone
    code.modes = [lower_plain(book, code.card, node.do)]
    book.foretells = book.foretells or node.own_turn


# --- What modifications give


def lower_mods(book: Book, card: int, mods: tuple[n.Modification, ...]) -> None:
    """Gives the abilities that modifications grant their numbers. Raises CardError if a modification has no meaning."""
    for m in mods:
        if layer_of(m) < 0:
            raise book.refuse(card, m)
        if isinstance(m, n.GainAbility):
            given = m.ability
            if isinstance(given, n.Static) and says_how_it_enters(given.effect):
                book.gives_ways_to_enter = True
            if m.ability not in book.granted:
                book.granted[m.ability] = lower_ability(book, card, m.ability)
                if isinstance(m.ability, n.AlternativeCost):
                    book.granted_costs.append(book.granted[m.ability])
                elif isinstance(m.ability, n.SpecialAction):
                    book.granted_specials.append(book.granted[m.ability])
                elif isinstance(m.ability, n.CastCost):
                    book.granted_extras.append(book.granted[m.ability])
        elif isinstance(m, n.GainKeywords):
            book.keywords |= m.keywords
            if m.keywords & STANDS_IN_FOR_MANA:
                book.aid()
                book.aids_are_given = True
        elif isinstance(m, (n.SetTypes, n.AddTypes)):
            book.types |= m.types
            lower_land_types(book, card, m.subtypes)


def lower_land_types(book: Book, card: int, subtypes: tuple[str, ...] | None) -> None:
    """Basic land types come with their mana abilities (CR 305.6)."""
    if subtypes is None:
        return
    for s in subtypes:
        book.subtypes[s] = True
        if s in BASIC_LAND_TYPES and s not in book.intrinsic:
            add = n.AddMana(((BASIC_LAND_TYPES[s],),))
            book.intrinsic[s] = lower_ability(book, card, n.Activated((n.TapThis(),), (n.Mode(add),)))
