"""Cards, lowered: a definition with all its faces becomes codes in the book. `add_card` is the way in."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar, cast

from mainphase.cards import nodes as n
from mainphase.cards.nodes import KEYWORD_COUNTERS, CardType, Keyword, Layout, Supertype, Zone
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.errors import CardError
from mainphase.kernel.keys import HAD_ENTER, SAVED_DEEDS, ChosenKey, Designation, MemoryKey, Paid, ProtectingCounter
from mainphase.kernel.lowering.abilities import lower_ability
from mainphase.kernel.lowering.book import Book, no_meaning
from mainphase.kernel.lowering.codes import AbilityCode, AbilityKind, CardCode, any_by_cost, any_by_size
from mainphase.kernel.lowering.dependencies import described_by, everything_in, mentions, read_by_options
from mainphase.kernel.lowering.designations import BLESSING, SPEED
from mainphase.kernel.lowering.functioning import functioning_zone, gives_itself_flash
from mainphase.kernel.lowering.least_costs import STANDS_IN_FOR_MANA, note_uses
from mainphase.kernel.lowering.meanings import MEANINGS
from mainphase.kernel.lowering.names_in_nodes import misnamed
from mainphase.kernel.lowering.radiation import RAD, RADIATION
from mainphase.kernel.values import Characteristics

A = TypeVar("A", bound=n.Ability)

HIDDEN: Final = n.CardDef("")  # what a card exiled face down is
# The ability that Planechase games have (CR 901.8).
PLANESWALKING: Final = n.CardDef(
    "Planeswalking Ability",
    colors=0,
    abilities=(
        n.Triggered(
            n.RollsPlanarDie(n.You(), n.PlanarSymbol.PLANESWALKER),
            (n.Mode(n.Planeswalk()),),
            zone=Zone.COMMAND,
        ),
    ),
)


def add_card(book: Book, card: n.CardDef) -> int:
    """The index of a card definition, which is lowered when it is new. Raises CardError if it cannot be played."""
    known = book.index.get(card)
    if known is not None:
        return known
    if book.closed:
        raise CardError(f"{card.name} cannot be added: the game was made of other cards, and has their book")
    nodes = everything_in(spelled_out(card))
    refuse_unknown(card, nodes)
    index = lower_card(book, card)
    book.word(card.name)
    for face in card.faces:
        book.word(face.name)
    book.index[card] = index
    for node in nodes:
        note_asked(book, node)
        if isinstance(node, n.ControlledAsCast):
            asked = book.cards[index].asks_control
            if asked is not None and asked != node.which:
                raise book.refuse(index, node)
            book.cards[index].asks_control = node.which
    book.reads |= read_by_options(card)
    lower_faces(book, book.cards[index])
    if book.granted_costs:
        give_costs(book)
    if book.granted_extras:
        give_extras(book)
    if book.granted_specials:
        give_specials(book)
    note_uses(book, book.cards[index])
    provide_designations(book)
    if book.cards[index].active_zones & ~(1 << Zone.BATTLEFIELD):
        book.used_elsewhere = True
    if card.types & CardType.VANGUARD:  # CR 313.2: never cast
        book.cards[index].castable = False
    if card.types & CardType.SCHEME:  # CR 314.2: never cast; face down in its deck it shows nothing
        book.cards[index].castable = False
        add_hidden(book)
    if card.types & CardType.PLANAR:  # CR 311.2: never cast
        book.cards[index].castable = False
        if book.planeswalking < 0:
            book.planeswalking = book.cards[add_made(book, PLANESWALKING)].base.triggered[0]
    return index


def provide_designations(book: Book) -> None:
    """Adds what shows the designations that some card gives to players (CR 702.131, 702.179)."""
    if book.keywords & Keyword.ASCEND and book.blessing < 0:
        book.blessing = len(book.cards)
        add_made(book, BLESSING)
    if book.keywords & Keyword.START_YOUR_ENGINES and book.speed < 0:
        book.speed = len(book.cards)
        add_made(book, SPEED)
    if book.rad_counters and book.radiation < 0:  # CR 728.1
        book.radiation = book.cards[add_made(book, RADIATION)].base.triggered[0]


def give_costs(book: Book) -> None:
    """Adds the alternative costs that effects give to those of each card that can be cast, where they are missing."""
    for code in book.cards.printed:
        if (
            code.is_land
            or code.face_down
            or code.is_altered
            or not code.castable
            or len(code.given) == len(book.granted_costs)
        ):
            continue
        for uid in book.granted_costs[len(code.given) :]:
            cost = book.abilities[uid].node
            assert isinstance(cost, n.AlternativeCost)
            code.alternatives.append(cost)
            code.given.append(uid)
            book.cards[code.whole].cast_zones |= 1 << cost.zone
        code.prices.clear()
        note_uses(book, book.cards[code.whole])


def give_extras(book: Book) -> None:
    """Adds the optional costs that effects give to spells to those of each card that can be cast, likewise."""
    for code in book.cards.printed:
        if code.is_land or code.face_down:
            continue
        for uid in book.granted_extras[len(code.given_extras) :]:
            cost = book.abilities[uid].node
            assert isinstance(cost, n.CastCost)
            code.cast_costs.append(cost)
            code.given_extras.append(uid)


def give_specials(book: Book) -> None:
    """Adds the special actions that effects give to cards in a hand to those of each card, likewise."""
    for code in book.cards.printed:
        if code.is_land or code.face_down or code.is_altered or code.index != code.whole:
            continue
        new = book.granted_specials[code.given_specials :]
        code.specials.extend(new)
        code.given_specials += len(new)
        note_uses(book, code)


def add_made(book: Book, card: n.CardDef) -> int:
    """The index of a definition that is no card, lowered when it is new: its name is not a card's. Raises CardError as
    `add_card` does.
    """
    index = add_card(book, card)
    book.made[index] = True
    return index


def add_token(book: Book, token: n.CardDef) -> int:
    """The index of a token's definition. Raises CardError as `add_card` does."""
    made = add_made(book, token)
    if book.shorter_names:
        book.cards[made].base = characteristics_with_name(book.cards[made].base, token.name.removesuffix(" Token"))
    return made


def refuse_unknown(card: n.CardDef, nodes: list[n.Node]) -> None:
    """Raises CardError if a card calls something by a name that does not exist, or says anything of these families that
    has no meaning; other nodes are refused as they are lowered.
    """
    wrong = misnamed(nodes)
    if wrong:
        raise CardError(f"{card.name} cannot be played: {wrong}")
    for node in nodes:
        if isinstance(node, (n.Filter, n.Selector, n.Quantity, n.Condition, n.Cost)) and type(node) not in MEANINGS:
            raise no_meaning(card.name, node)


PROTECTING_COUNTERS: Final = (ProtectingCounter.SHIELD, ProtectingCounter.FINALITY)


def note_counter(book: Book, kind: str) -> None:
    """Provides what a counter does that gives a keyword (CR 122.1b) or protects a permanent, if this is one."""
    if kind in KEYWORD_COUNTERS and kind not in book.keyword_counters:
        gives = n.Apply(n.This(), (n.GainKeywords(KEYWORD_COUNTERS[kind]),), n.Duration.PERMANENT)
        book.keyword_counters[kind] = book.add_node(gives)
    elif kind in PROTECTING_COUNTERS:
        book.protecting_counters = True
    elif kind == RAD:
        book.rad_counters = True


def gives_read_ahead(node: n.Node) -> bool:
    return isinstance(node, (n.HasKeywords, n.GainKeywords)) and node.keywords & Keyword.READ_AHEAD != 0


def note_asked(book: Book, node: n.Node) -> None:
    """Notes what a node asks for that the game has to remember because of it."""
    if isinstance(node, (n.PutCounters, n.EntersWithCounters, n.PutCountersCost)):
        note_counter(book, node.kind)
    elif isinstance(node, (n.Move, n.GoesInstead)):
        for kind in node.counters:
            note_counter(book, kind)
    if isinstance(node, n.EnteredThisTurn) or gives_read_ahead(node):
        book.asks_entered = True
    elif isinstance(node, n.Designate):
        book.saddles = book.saddles or node.name == Designation.SADDLED
    elif isinstance(node, (n.WasCast, n.YouCastItFromYourHand)):
        book.asks_cast = True
    elif isinstance(node, (n.DealtDamageTo, n.HasDealtDamage)):
        book.asks_dealt = True
        book.asks_hit_now = book.asks_hit_now or (isinstance(node, n.DealtDamageTo) and node.this_combat)
    elif isinstance(node, n.ActivatesForNothing):
        if node.keyword not in book.keywords_counted:
            book.keywords_counted.append(node.keyword)
    elif isinstance(node, n.DealtExcessDamage):
        book.asks_excess = True
    elif isinstance(node, (n.BlockedThisTurn, n.FoughtThisCombat)):
        book.asks_fought = True
    elif isinstance(node, n.InFirst):
        book.asks_firsts = True
    elif isinstance(node, (n.TapHelper, n.SacrificeHelper)):
        book.asks_helpers = True
    elif isinstance(node, (n.HurtWithItsTypes, n.HurtWith)):
        book.asks_prowl = True
    elif isinstance(node, n.CastOutOfSorceryTime):
        book.asks_timely = True
    elif isinstance(node, n.WasCastInMainPhase):
        book.asks_main = True
    elif isinstance(node, n.PutThereThisTurn):
        book.asks_put_there = True
        book.used_elsewhere = True
    elif isinstance(node, n.DrawsCard):
        book.asks_first_draw = book.asks_first_draw or node.but_first
    elif isinstance(node, n.ExiledWithThis):
        book.asks_delved = True
    elif isinstance(node, n.ResolvedThisTurn):
        book.asks_resolved = True
        book.used_elsewhere = True
    elif isinstance(node, n.AttackedThisCombat):
        book.asks_attacked = True
    elif isinstance(node, (n.CastFrom, n.EnteredFrom, n.CastBy)):
        book.asks_origin = True
    elif isinstance(node, (n.ManaSpent, n.ColorsSpent)):
        book.asks_spent = True
        book.asks_spent_from = book.asks_spent_from or (isinstance(node, n.ManaSpent) and node.source != "")
        book.asks_snow = book.asks_snow or (isinstance(node, n.ManaSpent) and node.source == "snow")
    elif isinstance(node, n.ManaCost):
        book.asks_snow = book.asks_snow or n.SNOW in node.symbols
    elif isinstance(node, n.TokensPlus):
        for token in node.tokens:
            add_token(book, token)
    elif isinstance(node, n.CantBeCountered):
        book.secures = book.secures or node.once
    elif isinstance(node, n.AddMana):
        book.secures = book.secures or node.secures is not None or node.then is not None
    elif isinstance(node, n.UntappedLandsAsTurnBegan):
        book.asks_untapped = True
    elif isinstance(node, n.Triggered) and isinstance(node.on, n.Enters) and mentions(node, n.X):
        book.asks_x = True
    elif isinstance(node, n.Saved):
        if node.name in SAVED_DEEDS and node.name not in book.deeds:
            book.deeds.append(node.name)
    elif isinstance(node, n.DoneThisWay):
        if node.what not in book.deeds:
            book.deeds.append(node.what)
    elif isinstance(node, n.WasBlockedBy):
        book.asks_blocked = True
    elif isinstance(node, (n.HasCrewed, n.HasSaddled, n.WasCrewedBy)):
        book.asks_crew = True
    elif isinstance(node, n.WasDamagedBy):
        book.asks_damagers = True
    elif isinstance(node, n.WasDamagedByA):
        if node.which not in book.damagers:
            book.damagers.append(node.which)
    elif isinstance(node, n.HurtAnother):
        if node.which not in book.damaged:
            book.damaged.append(node.which)
    elif isinstance(node, n.GainsLife):
        book.asks_gains = book.asks_gains or node.first
    elif isinstance(node, n.DealsDamage):
        book.asks_first_damage = book.asks_first_damage or node.first
    elif isinstance(node, n.Expends):
        book.asks_expended = True
        book.asks_spent = True
    elif isinstance(node, n.LosesLife):
        book.asks_losses = book.asks_losses or node.first
    elif isinstance(node, n.PlayerDoes):
        book.asks_deeds = book.asks_deeds or node.first
    elif isinstance(node, n.BecomesTarget):
        book.asks_aims = book.asks_aims or node.first
    elif isinstance(node, n.OneOrMore):
        book.asks_together = True
    elif isinstance(node, n.MayPlayFrom) or (
        isinstance(node, n.Triggered) and node.per_turn != 0 and functioning_zone(node) != Zone.BATTLEFIELD
    ):
        book.used_elsewhere = True
        if isinstance(node, n.MayPlayFrom) and node.per_turn != 0 and (node.any_color or node.any_type):
            book.any_mana_once = True
    elif isinstance(node, n.CastNow):
        book.any_mana_once = book.any_mana_once or node.any_type
    elif isinstance(node, n.CreatedWithThis):
        book.asks_created = True
    elif isinstance(node, (n.HappenedThisTurn, n.SoMuchThisTurn)):
        if node.what == MemoryKey.CRIME:
            book.asks_crime = True
        elif node.what == MemoryKey.ATTACKING_POWER:
            book.asks_attacking_power = True
        elif node.what == MemoryKey.LOST_LAST_TURN:
            book.asks_last_turn = True
        elif node.what == MemoryKey.CAST_FROM_HAND:
            book.asks_hand_casts = True
        elif node.what == MemoryKey.SEARCHED:
            book.asks_searched = True
        elif node.what in (MemoryKey.TO_GRAVEYARD, MemoryKey.DESCENDED):
            book.asks_graveyard = True
        elif node.what in (MemoryKey.DIED, MemoryKey.LEFT):
            book.asks_leaving = True
        for bit, name in HAD_ENTER.items():
            if node.what == name:
                book.asks_entering |= bit
    elif isinstance(node, n.TimesThisTurn):
        book.asked_times.add(node)
        book.used_elsewhere = True
    elif isinstance(node, n.DiedThisTurn):
        book.asks_leaving = True


def lower_card(book: Book, card: n.CardDef) -> int:
    """One set of characteristics, with its abilities."""
    index = len(book.cards)
    keywords = 0
    for a in card.abilities:
        if isinstance(a, n.HasKeywords):
            keywords |= a.keywords
    if keywords & STANDS_IN_FOR_MANA:
        book.aid()
    if keywords & n.Keyword.ASSIST:
        book.assist()
    blank = Characteristics("", 0, 0, card.types, 0, (), 0, 0, False, 0, 0, keywords, (), (), (), (), ())
    book.types |= card.types
    book.keywords |= keywords
    book.supertypes |= card.supertypes
    for subtype in card.subtypes:
        book.subtypes[subtype] = True
    code = CardCode(index, card, blank)
    book.cards.printed.append(code)
    uids: list[int] = []
    for a in spelled_out(card).abilities:
        reading = READING.get(type(a))
        if reading is not None:
            reading(book, code, a)
        else:
            uids.append(lower_ability(book, index, a, card.types & CardType.PLANAR != 0))
            note_ability(book, code, uids[-1])
    code.instant_speed = code.instant_speed or len(code.flash_if) > 0
    for own in intrinsic_abilities(book, card, uids):
        uids.append(lower_ability(book, index, own))
        code.zones |= 1 << Zone.BATTLEFIELD
    code.base = base_characteristics(book, card, keywords, tuple(uids))
    code.unlisted = len(card.abilities) > 0 and not uids and code.base.keywords == 0
    code.by_cost = code.spell >= 0 and any_by_cost(book.abilities[code.spell].modes)
    code.by_size = code.spell >= 0 and any_by_size(book.abilities[code.spell].modes)
    code.by_x = (code.spell >= 0 and book.abilities[code.spell].by_x) or described_by(
        (*[extra.cost + extra.otherwise for extra in code.cast_costs], *[alt.cost for alt in code.alternatives]), n.X
    )
    return index


def spelled_out(card: n.CardDef) -> n.CardDef:
    """A card with all that its keywords and its supertype stand for. Raises CardError for a modal spell with gift or
    with cipher.
    """
    return with_backup(with_haunt(with_cipher(with_paradigm(with_epic(with_gift(with_restriction(card)))))))


# A legendary instant or sorcery can be cast only while its player controls one of these (CR 205.4e).
LEGEND_NEEDED: Final = n.Exists(
    n.All(
        (
            n.OfSupertype(Supertype.LEGENDARY),
            n.OfType(CardType.CREATURE | CardType.PLANESWALKER),
            n.ControlledBy(n.You()),
        )
    )
)


def with_restriction(card: n.CardDef) -> n.CardDef:
    """A card with what restricts the casting of legendary instants and sorceries (CR 205.4e)."""
    if card.supertypes & Supertype.LEGENDARY and card.types & CardType.SPELL_ONLY:
        return replace(card, abilities=(*card.abilities, n.CastOnlyIf(LEGEND_NEEDED)))
    return card


def with_gift(card: n.CardDef) -> n.CardDef:
    """A card with what gift stands for: what its spell does first, or what triggers as the permanent enters (CR
    702.174b, j). Raises CardError for a modal spell.
    """
    for a in card.abilities:
        if isinstance(a, n.CastCost) and a.gift is not None:
            promised = n.WasPaid(a.optional)
            if card.types & CardType.PERMANENT:
                given = n.Mode(n.Sequence((a.gift, n.GiveGift())))
                trigger = n.Triggered(n.Enters(n.IsThis()), (given,), condition=promised, keyword=a.optional)
                return replace(card, abilities=(*card.abilities, trigger))
            first, last = n.If(promised, a.gift), n.If(promised, n.GiveGift())
            return replace(card, abilities=tuple([around(one, first, last, card.name) for one in card.abilities]))
    return card


def around(ability: n.Ability, first: n.Effect, last: n.Effect, name: str) -> n.Ability:
    """What a spell does, between two things that it does besides; no other ability is changed. Raises CardError for a
    modal spell.
    """
    if not isinstance(ability, n.SpellAbility):
        return ability
    if len(ability.modes) > 1:
        raise CardError(f"{name} has modes, before which no gift is given yet")
    does = n.Sequence((first, ability.modes[0].effect, last))
    return replace(ability, modes=(replace(ability.modes[0], effect=does),))


def with_backup(card: n.CardDef) -> n.CardDef:
    """A card with what backup stands for: what triggers as it enters, which gives the abilities that are printed after
    it (CR 702.165a, c). Raises CardError if one of these can't be gained.
    """
    said = card.abilities
    for k, a in enumerate(said):
        if isinstance(a, n.Backup):
            after = [b for b in said[k + 1 :] if not isinstance(b, n.Backup)]
            gains = n.Apply(n.Target(0), tuple([gaining(b, card.name) for b in after]))
            another = n.Negated(n.Fits(n.Target(0), n.IsThis()))
            counters = n.PutCounters("+1/+1", n.Fixed(a.counters), n.Target(0))
            does = n.Mode(n.Sequence((counters, n.If(another, gains))), (n.TargetPhrase(n.OfType(CardType.CREATURE)),))
            trigger = n.Triggered(n.Enters(n.IsThis()), (does,), keyword="backup")
            card = replace(card, abilities=(*card.abilities, trigger))
    return card


def gaining(ability: n.Ability, name: str) -> n.Modification:
    """What gives something an ability. Raises CardError for one that nothing gains."""
    if isinstance(ability, n.HasKeywords):
        return n.GainKeywords(ability.keywords)
    if isinstance(ability, (n.Activated, n.Triggered, n.Static, n.Protection, n.Landwalk, n.HexproofFrom)):
        return n.GainAbility(ability)
    raise CardError(f"{name} cannot give {type(ability).__name__} to another creature (702.165a)")


def with_epic(card: n.CardDef) -> n.CardDef:
    """A card with what epic stands for: what its spell does after the rest, unless it is a copy without epic (CR
    702.50a). Raises CardError for a modal spell.
    """
    if not any(isinstance(a, n.Epic) for a in card.abilities):
        return card
    copies = n.Triggered(
        n.BeginningOf("upkeep", n.You()), (n.Mode(n.CopySpell(n.This(), marked=Paid.WITHOUT_EPIC)),), keyword="epic"
    )
    goes_on = n.Sequence((n.Begin(n.CantCast(n.You()), n.Duration.PERMANENT), n.Delayed(copies, once=False)))
    return with_more_done(card, n.If(n.Negated(n.WasPaid(Paid.WITHOUT_EPIC)), goes_on), "epic")


def with_paradigm(card: n.CardDef) -> n.CardDef:
    """A card with what paradigm stands for: what its spell does after the rest, and where it goes then (CR 702.192a).
    Raises CardError for a modal spell.
    """
    if not any(isinstance(a, n.Paradigm) for a in card.abilities):
        return card
    copies = n.CopyCards(n.This(), exiled=True)
    offer = n.Mode(n.Sequence((copies, n.CastNow(n.Saved(copies.save)))))
    later = n.Triggered(n.BeginningOf("precombat main", n.You()), (offer,), keyword="paradigm")
    made = with_more_done(card, n.Delayed(later, once=False, first=True), "paradigm")
    return replace(made, abilities=(*made.abilities, n.ResolvesInto(Zone.EXILE)))


def with_more_done(card: n.CardDef, then: n.Effect, name: str) -> n.CardDef:
    """A card whose spell does something besides, after the rest. Raises CardError for a modal spell."""
    said = list(card.abilities)
    for k, a in enumerate(said):
        if isinstance(a, n.SpellAbility):
            if len(a.modes) > 1:
                raise CardError(f"{card.name} has modes, after which {name} does nothing yet")
            does = n.Sequence((a.modes[0].effect, then))
            said[k] = replace(a, modes=(replace(a.modes[0], effect=does),))
    return replace(card, abilities=tuple(said))


def with_haunt(card: n.CardDef) -> n.CardDef:
    """A card with what haunt stands for: it triggers as a permanent is put into a graveyard from the battlefield, or a
    spell is as it resolves (CR 702.55a).
    """
    if not any(isinstance(a, n.Haunt) for a in card.abilities):
        return card
    haunting = n.Mode(n.ExileHaunting(n.Target(0)), (n.TargetPhrase(n.OfType(CardType.CREATURE)),))
    resolved = n.CardPutIntoGraveyard(n.IsThis(), source=Zone.STACK, resolved=True)
    if card.types & CardType.PERMANENT:
        trigger = n.Triggered(n.PutIntoGraveyard(n.IsThis()), (haunting,), keyword="haunt")
    else:
        trigger = n.Triggered(resolved, (haunting,), zone=Zone.GRAVEYARD, keyword="haunt")
    return replace(card, abilities=(*card.abilities, trigger))


def with_cipher(card: n.CardDef) -> n.CardDef:
    """A card with all that cipher stands for: what its spell does after the rest, and the ability that it has in exile
    (CR 702.99a). Raises CardError for a modal spell.
    """
    said: list[n.Ability] = []
    for a in card.abilities:
        if not isinstance(a, n.Cipher):
            said.append(a)
    if len(said) == len(card.abilities):
        return card
    for k, a in enumerate(said):
        if isinstance(a, n.SpellAbility):
            if len(a.modes) > 1:
                raise CardError(f"{card.name} has modes, after which cipher does nothing yet")
            does = n.Sequence((a.modes[0].effect, n.Encode()))
            said[k] = replace(a, modes=(replace(a.modes[0], effect=does),))
    copies = n.CopyCards(n.EncodedCard(card.name))
    offer = n.May(n.Sequence((copies, n.CastNow(n.Saved(copies.save)))))
    trigger = n.Triggered(n.DealsDamage(n.IsThis(), to_player=True, combat_only=True), (n.Mode(offer),))
    granted = n.Modify(n.OneOf(n.EncodedOn()), (n.GainAbility(trigger),))
    said.append(n.Static(granted, zone=Zone.EXILE))
    return replace(card, abilities=tuple(said))


def note_ability(book: Book, code: CardCode, uid: int) -> None:
    """Notes one ability of a card: that it is the spell ability, or the zones in which it works. Raises CardError if
    there are two spell abilities.
    """
    ability = book.abilities[uid]
    if ability.kind == AbilityKind.SPELL:
        if code.spell >= 0:
            raise book.refuse(code.index, ability.node)
        code.spell = uid
        if isinstance(ability.node, n.Enchant):
            code.enchant = uid
        elif isinstance(ability.node, n.SpellAbility):
            for k, mode in enumerate(ability.node.modes):
                if mode.cost:
                    code.cast_costs.append(n.CastCost(mode.cost, f"{Paid.MODE}{k}", by_modes=True))
                    code.dear_modes = True
    elif ability.kind == AbilityKind.ACTIVATED:
        if ability.zone != Zone.BATTLEFIELD:
            code.active_zones |= 1 << ability.zone
            if ability.zone == Zone.COMMAND:  # there they are found among those of permanents
                code.zones |= 1 << Zone.COMMAND
        elif not ability.is_mana:
            code.zones |= 1 << Zone.BATTLEFIELD
    else:
        code.zones |= 1 << ability.zone
        condition = ability.condition
        if not code.instant_speed and gives_itself_flash(ability.node):  # CR 113.6e
            if condition is not None:
                code.flash_if.append(condition)
            elif isinstance(ability.node, n.Static) and isinstance(ability.node.effect, n.CastAsThoughFlash):
                code.instant_speed = True


# --- What a card says of itself: read from its code, and no ability of the object


Reading = Callable[[Book, CardCode, A], None]

READING: Final[dict[type, Reading[n.Ability]]] = {}


def says(node: type[A]) -> Callable[[Reading[A]], Reading[A]]:
    """The function notes in the code of a card what this says of it."""

    def register(function: Reading[A]) -> Reading[A]:
        READING[node] = cast(Reading[n.Ability], function)
        return function

    return register


@says(n.HasKeywords)
def lower_has_keywords(book: Book, code: CardCode, node: n.HasKeywords) -> None:
    """They are among its characteristics already."""


def lower_spelled_out(book: Book, code: CardCode, node: n.Ability) -> None:
    """What it stands for is among the abilities already (`spelled_out`)."""


SPELLED_OUT: Final[tuple[type[n.Ability], ...]] = (n.Paradigm, n.Backup, n.Epic, n.Haunt, n.Cipher)

for _kind in SPELLED_OUT:
    says(_kind)(lower_spelled_out)


@says(n.Fuse)
def lower_fuse(book: Book, code: CardCode, node: n.Fuse) -> None:
    code.fused = True


@says(n.Aftermath)
def lower_aftermath(book: Book, code: CardCode, node: n.Aftermath) -> None:
    code.home = Zone.GRAVEYARD
    code.cast_zones |= 1 << Zone.GRAVEYARD


@says(n.CastCost)
def lower_cast_cost(book: Book, code: CardCode, cost: n.CastCost) -> None:
    code.cast_costs.append(cost)


@says(n.Splice)
def lower_splice(book: Book, code: CardCode, node: n.Splice) -> None:
    """Raises CardError if its text is more than what one spell ability without modes does."""
    for other in code.node.abilities:
        if not isinstance(other, n.Splice) and not (isinstance(other, n.SpellAbility) and len(other.modes) == 1):
            raise CardError(f"{code.node.name} cannot be spliced: its text is more than one effect (702.47b)")
    code.splice = node
    book.splices = True


@says(n.CastOnlyIf)
def lower_cast_only_if(book: Book, code: CardCode, node: n.CastOnlyIf) -> None:
    code.cast_only.append(node.condition)


@says(n.AlternativeCost)
def lower_alternative_cost(book: Book, code: CardCode, cost: n.AlternativeCost) -> None:
    code.alternatives.append(cost)
    if cost.zone != Zone.HAND:
        code.cast_zones |= 1 << cost.zone
    if cost.name == "madness":
        code.madness = True


@says(n.CostsLessToCast)
def lower_costs_less_to_cast(book: Book, code: CardCode, node: n.CostsLessToCast) -> None:
    code.reductions.append(node)


@says(n.CostsByTarget)
def lower_costs_by_target(book: Book, code: CardCode, node: n.CostsByTarget) -> None:
    code.by_target.append(node)
    book.aimed_costs = True


@says(n.CostsMoreForTargets)
def lower_costs_more_for_targets(book: Book, code: CardCode, node: n.CostsMoreForTargets) -> None:
    code.per_target.append(node.cost)


@says(n.SpecialAction)
def lower_special_action_of_card(book: Book, code: CardCode, node: n.SpecialAction) -> None:
    code.specials.append(lower_ability(book, code.index, node))
    book.planes_act = book.planes_act or node.zone == Zone.COMMAND


@says(n.Companion)
def lower_companion(book: Book, code: CardCode, node: n.Companion) -> None:
    """CR 702.139a, 116.2g; until the end of May 2020 it was played from outside the game."""
    code.companion = node.condition
    three = (n.PayMana(n.ManaCost(3)),)
    action = n.SpecialAction("companion", three, n.Move(n.This(), Zone.HAND), True, zone=Zone.OUTSIDE)
    code.companion_action = lower_ability(book, code.index, action)
    if book.companion_play < 0:
        book.companion_play = book.add_node(n.MayPlay(n.This(), lands=False))


@says(n.ResolvesInto)
def lower_resolves_into(book: Book, code: CardCode, node: n.ResolvesInto) -> None:
    code.resolves_into.append(node)


@says(n.RevealAsDrawn)
def lower_reveal_as_drawn(book: Book, code: CardCode, node: n.RevealAsDrawn) -> None:
    code.revealed = lower_ability(book, code.index, node.then)
    book.reveals = True


@says(n.BeginsOnBattlefield)
def lower_begins_on_battlefield(book: Book, code: CardCode, node: n.BeginsOnBattlefield) -> None:
    code.begins_on_battlefield = True
    book.opening_actions = True


@says(n.AnyNumberInDecks)
def lower_any_number_in_decks(book: Book, code: CardCode, node: n.AnyNumberInDecks) -> None:
    """Nothing follows from it in a game."""


@says(n.CanBeCommander)
def lower_can_be_commander(book: Book, code: CardCode, node: n.CanBeCommander) -> None:
    """Nothing follows from it in a game."""


@says(n.ColorChosenFirst)
def lower_color_chosen_first(book: Book, code: CardCode, node: n.ColorChosenFirst) -> None:
    """For what is no commander, nothing was chosen."""


@says(n.PairsAsCommander)
def lower_pairs_as_commander(book: Book, code: CardCode, node: n.PairsAsCommander) -> None:
    """Nothing follows from it in a game."""


@says(n.WhenResolved)
def lower_when_resolved(book: Book, code: CardCode, node: n.WhenResolved) -> None:
    code.rebound = lower_ability(book, code.index, node.then)


# --- What it has because of what it is


def intrinsic_abilities(book: Book, card: n.CardDef, said: list[int]) -> list[n.Ability]:
    own: list[n.Ability] = []
    chapters = False
    for uid in said:
        chapters = chapters or book.abilities[uid].chapter > 0
    if chapters and "Saga" in card.subtypes:  # CR 714.3a
        own += intrinsic_of_saga()
    if card.loyalty is not None and card.types & CardType.PLANESWALKER:  # CR 306.5b
        own.append(n.Static(n.EntersWithCounters("loyalty", n.Fixed(card.loyalty))))
    if card.defense is not None and card.types & CardType.BATTLE:
        own += intrinsic_of_battle(card.defense, card.subtypes)
    return own


def intrinsic_of_saga() -> list[n.Ability]:
    """How every Saga enters, without read ahead and with it (CR 714.3a, b)."""
    ahead = n.Fits(n.This(), n.WithKeyword(Keyword.READ_AHEAD))
    begins = n.Sequence((n.ChooseChapter(), n.EntersSo(n.EntersWithCounters("lore", n.ChosenNumber()))))
    return [
        n.Static(n.EntersWithCounters("lore", n.Fixed(1)), n.Negated(ahead)),
        n.Static(n.AsEnters(begins), ahead),
    ]


def intrinsic_of_battle(defense: int, subtypes: tuple[str, ...]) -> list[n.Ability]:
    """The abilities that every battle has: the counters that it enters with, its protector, and a Siege's ability for
    its defeat (CR 310.4b, 310.8a, 310.11a, b).
    """
    siege = "Siege" in subtypes
    choose = n.ChoosePlayer(n.EachOpponent() if siege else n.You(), ChosenKey.PROTECTOR)
    own: list[n.Ability] = [
        n.Static(n.EntersWithCounters("defense", n.Fixed(defense))),
        n.Static(n.AsEnters(choose)),
    ]
    if siege:
        cast = n.CastNow(n.Saved("it"), transformed=True)
        won = n.Sequence((n.Move(n.This(), Zone.EXILE), cast))
        own.append(n.Triggered(n.LastCounterRemoved("defense", n.IsThis()), (n.Mode(won),)))
    return own


# --- Cards with several faces


def lower_faces(book: Book, code: CardCode) -> None:
    """The other sets of characteristics of a card."""
    card = code.node
    if card.layout == Layout.FLIP:
        lower_flipside(book, code)
        return
    if card.layout == Layout.MELD:
        lower_melded(book, code)
        return
    for face in card.faces:
        at = lower_card(book, face)
        other = book.cards[at]
        other.whole = code.index
        book.several_faces = True
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
        combine(book, code)
    lower_altered(book, code)
    for a in card.abilities:
        if isinstance(a, n.Morph):
            code.faces.append(add_face_down(book, a.name == "disguise"))


def lower_melded(book: Book, code: CardCode) -> None:
    """The code of what a card and its counterpart meld into: with the mana value of both (CR 202.3c, 712.8g). It is
    never cast, and is nothing anywhere else (712.4b).
    """
    code.melded = lower_card(book, code.node.faces[0])
    other = book.cards[code.melded]
    other.whole = code.index
    other.castable = False
    other.back = True
    book.merges = True
    value = code.base.mana_value
    for pair in book.cards.printed:
        if pair.melded >= 0 and pair is not code and pair.node.faces == code.node.faces:
            value += pair.base.mana_value
            book.cards[pair.melded].base = with_mana_value(other.base, value)
    other.base = with_mana_value(other.base, value)


def lower_flipside(book: Book, code: CardCode) -> None:
    """The code of a flip card when it is flipped: its mana cost and its colours stay the same (CR 710.1b, c)."""
    code.flipside = lower_card(book, code.node.faces[0])
    other = book.cards[code.flipside]
    other.whole = code.index
    other.is_flipside = True
    other.castable = False
    other.base = with_cost_of(other.base, code.base)
    code.base = with_flipside(code.base, other.base)


# The alternative costs that change a permanent spell.
BESTOWED: Final = "bestow"
MUTATING: Final = "mutate"


def lower_altered(book: Book, code: CardCode) -> None:
    """The code of a card that is cast for an alternative cost that changes it: a bestowed Aura (CR 702.103b), a spell
    with another text (702.96a, 702.148a) or with more of it (702.113a).
    """
    for k, alt in enumerate(code.alternatives):
        text = alt.text
        more = alt.also
        if more is not None:
            text = with_mode(code.node, more)
        if text is None and alt.name != BESTOWED and alt.name != MUTATING:
            continue
        if not code.altered:
            code.altered = [-1] * len(code.alternatives)
        if text is not None:
            at = lower_card(book, with_text(code.node, text))
        else:
            at = lower_card(book, bestowed(code.node) if alt.name == BESTOWED else mutating(code.node))
        other = book.cards[at]
        if alt.name == MUTATING:
            other.mutating = True
            other.base = code.base  # it is what it is; that it has a target is no ability of its own
            book.merges = True
        other.is_altered = True
        other.whole = code.index
        other.alternatives = code.alternatives  # by the same numbers
        other.given = code.given
        other.cast_zones = code.cast_zones
        code.altered[k] = at
        book.alters = True


def bestowed(card: n.CardDef) -> n.CardDef:
    """A card as it is cast bestowed: an Aura enchantment with enchant creature, and no creature (CR 702.103b)."""
    types = card.types & ~CardType.CREATURE | CardType.ENCHANTMENT
    enchant = n.Enchant(n.OfType(CardType.CREATURE))
    return replace(
        card, types=types, subtypes=("Aura",), power=None, toughness=None, abilities=(*card.abilities, enchant)
    )


def mutating(card: n.CardDef) -> n.CardDef:
    """A card as it is cast for its mutate cost: it has a target (CR 702.140a), and no other effect as it resolves."""
    its = n.OwnedBy(n.OwnerOf(n.This()))
    creature = n.All((n.OfType(CardType.CREATURE), n.Not(n.OfSubtype("Human")), its))
    merging = n.SpellAbility((n.Mode(n.Sequence(()), (n.TargetPhrase(creature),)),))
    return replace(card, abilities=(*card.abilities, merging))


def with_mode(card: n.CardDef, more: n.Mode) -> n.SpellAbility:
    """The code of a spell that does something more: as if both were chosen. Raises CardError for a modal spell."""
    for a in card.abilities:
        if isinstance(a, n.SpellAbility) and len(a.modes) == 1:
            return n.SpellAbility((a.modes[0], more), 2, 2)
    raise CardError(f"{card.name} does not do one thing, to which more could be added")


def with_text(card: n.CardDef, text: n.SpellAbility) -> n.CardDef:
    """A card with other instructions."""
    said = [text if isinstance(a, n.SpellAbility) else a for a in card.abilities]
    return replace(card, abilities=tuple(said))


def add_hidden(book: Book) -> None:
    """A card exiled face down has no characteristics (CR 406.3a)."""
    if book.hidden < 0:
        book.hidden = add_card(book, HIDDEN)
        book.cards[book.hidden].face_down = True
        book.turned_down = True


def add_face_down(book: Book, warded: bool = False) -> int:
    """The index of the definition of a face-down object (CR 708.2a), with the cost of casting a card so (702.37a,
    702.168a).
    """
    cast = n.AlternativeCost((n.PayMana(n.ManaCost(3)),), "disguise" if warded else "morph")
    if book.unnamed < 0:
        book.unnamed = add_card(book, n.CardDef("", None, CardType.CREATURE, power=2, toughness=2))
    ward = n.PayOrElse((n.PayMana(n.ManaCost(2)),), n.ThatPlayer(), otherwise=n.Counter(n.ThatSource()))
    warding = n.Triggered(n.BecomesTarget(n.IsThis(), by=n.EachOpponent()), (n.Mode(ward),))
    said: tuple[n.Ability, ...] = (cast, warding) if warded else (cast,)
    at = add_card(book, n.CardDef("", None, CardType.CREATURE, power=2, toughness=2, abilities=said))
    book.cards[at].face_down = True
    if not warded:
        book.face_down = at
    book.turned_down = True
    return at


def add_shape(book: Book, shape: n.CardDef) -> None:
    """Adds what a card is face down where an effect says so (CR 708.2), and what a copy of it is."""
    if shape not in book.shapes:
        cast = n.AlternativeCost((n.PayMana(n.ManaCost(3)),), "morph")
        at = add_card(book, replace(shape, abilities=(*shape.abilities, cast)))
        book.cards[at].face_down = True
        book.shapes[shape] = at
        book.nameless[at] = add_card(book, shape)
        book.turned_down = True


def combine(book: Book, code: CardCode) -> None:
    """A split card's two halves combined (CR 709.4); as a fused spell, both do what they say (702.102b, d). Raises
    CardError if a half with fuse is modal.
    """
    keywords = code.base.keywords
    uids: list[int] = list(code.base.abilities)
    both = [book.cards[at] for at in code.faces[1:]]
    for half in both:
        keywords |= half.base.keywords
        code.zones |= half.zones
        code.active_zones |= half.active_zones
        for uid in half.base.abilities:
            if book.abilities[uid].kind != AbilityKind.SPELL:
                uids.append(uid)
    code.base = base_characteristics(book, code.node, keywords, tuple(uids))
    code.castable = code.fused
    if not code.fused:
        return
    code.spell = len(book.abilities)
    spell = AbilityCode(code.spell, code.index, AbilityKind.SPELL, book.abilities[both[0].spell].node)
    book.abilities.printed.append(spell)
    spell.zone = Zone.STACK
    for half in both:
        said = book.abilities[half.spell]
        if len(said.modes) != 1:
            raise book.refuse(code.index, said.node)
        spell.modes.append(said.modes[0])
        spell.by_x = spell.by_x or said.by_x
        code.by_x = code.by_x or half.by_x
        code.by_cost = code.by_cost or half.by_cost
        code.by_size = code.by_size or half.by_size
    spell.choose_least = len(spell.modes)
    spell.choose_most = len(spell.modes)


# --- Characteristics


def base_characteristics(book: Book, card: n.CardDef, keywords: int, uids: tuple[int, ...]) -> Characteristics:
    power = card.power
    toughness = card.toughness
    loyalty = card.loyalty
    defense = card.defense
    activated, mana, triggered, statics = book.sort_abilities(uids)
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


def characteristics_with_name(ch: Characteristics, name: str) -> Characteristics:
    return Characteristics(
        name, ch.mana_value, ch.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness, ch.has_pt,
        ch.loyalty,
        ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, ch.symbols,
    )  # fmt: skip


def with_mana_value(ch: Characteristics, value: int) -> Characteristics:
    return Characteristics(
        ch.name, value, ch.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness, ch.has_pt,
        ch.loyalty,
        ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, ch.symbols,
    )  # fmt: skip


def with_cost_of(ch: Characteristics, other: Characteristics) -> Characteristics:
    """With the mana cost and the colours of something else."""
    return Characteristics(
        ch.name, other.mana_value, other.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness,
        ch.has_pt, ch.loyalty, ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, other.symbols,
    )  # fmt: skip


def with_flipside(ch: Characteristics, flipside: Characteristics) -> Characteristics:
    return Characteristics(
        ch.name, ch.mana_value, ch.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness, ch.has_pt,
        ch.loyalty, ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, ch.symbols, flipside,
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
