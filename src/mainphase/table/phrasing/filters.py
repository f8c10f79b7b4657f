"""Filters in words: what stands before a noun, the noun, what stands after it."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.table.english import rank
from mainphase.table.phrasing.base import Described, Speaker, describes
from mainphase.table.symbols import color_words, listed, supertype_words, type_words


@describes(n.Anything)
def anything(say: Speaker, f: n.Anything) -> Described:
    return Described()


@describes(n.All)
def all_(say: Speaker, f: n.All) -> Described:
    before: list[str] = []
    nouns: list[str] = []
    after: list[str] = []
    for part in f.of:
        said = say.described(part)
        before += said.before
        after += said.after
        if nouns and said.nouns:  # "artifact creature", "Goblin creature", "instant spell"
            both = sorted([listed(nouns, "or"), listed(said.nouns, "or")], key=rank)
            nouns = [" ".join(both)]
        else:
            nouns += said.nouns
    return Described(before, nouns, after)


@describes(n.Any)
def any_(say: Speaker, f: n.Any) -> Described:
    return Described(nouns=[listed([say.noun(part) for part in f.of], "or")])


@describes(n.OfType)
def of_type(say: Speaker, f: n.OfType) -> Described:
    return Described(nouns=["permanent"] if f.types == CardType.PERMANENT else type_words(f.types))


@describes(n.OfSubtype)
def of_subtype(say: Speaker, f: n.OfSubtype) -> Described:
    return Described(nouns=[f.subtype])


@describes(n.OfSupertype)
def of_supertype(say: Speaker, f: n.OfSupertype) -> Described:
    return Described(before=supertype_words(f.supertypes))


@describes(n.OfColor)
def of_color(say: Speaker, f: n.OfColor) -> Described:
    return Described(before=[listed(color_words(f.colors), "or")])


@describes(n.OfChosenColor)
def of_chosen_color(say: Speaker, f: n.OfChosenColor) -> Described:
    return Described(after=["of the chosen color"])


@describes(n.HasManaAbility)
def has_mana_ability(say: Speaker, f: n.HasManaAbility) -> Described:
    return Described(after=["with a mana ability"])


@describes(n.OfChosenName)
def of_chosen_name(say: Speaker, f: n.OfChosenName) -> Described:
    return Described(after=["with the chosen name"])


@describes(n.OfChosenType)
def of_chosen_type(say: Speaker, f: n.OfChosenType) -> Described:
    return Described(after=["of the chosen type"])


@describes(n.BelongsTo)
def belongs_to(say: Speaker, f: n.BelongsTo) -> Described:
    return Described(after=[f"of {say.selector(f.who)}"])


@describes(n.WithKeyword)
def with_keyword(say: Speaker, f: n.WithKeyword) -> Described:
    return Described(after=[f"with {listed(say.words.keyword_list(f.keyword))}"])


@describes(n.Named)
def named(say: Speaker, f: n.Named) -> Described:
    return Described(after=[f"named {f.name}"])


@describes(n.ControlledBy)
def controlled_by(say: Speaker, f: n.ControlledBy) -> Described:
    return Described(after=[f"{'you control' if isinstance(f.who, n.You) else say.selector(f.who) + ' controls'}"])


@describes(n.OwnedBy)
def owned_by(say: Speaker, f: n.OwnedBy) -> Described:
    return Described(after=[f"{'you own' if isinstance(f.who, n.You) else say.selector(f.who) + ' owns'}"])


@describes(n.Other)
def other(say: Speaker, f: n.Other) -> Described:
    return Described(before=["other"])


@describes(n.IsThis)
def is_this(say: Speaker, f: n.IsThis) -> Described:
    return Described(nouns=[say.this])


@describes(n.IsAttacking)
def is_attacking(say: Speaker, f: n.IsAttacking) -> Described:
    if f.player is not None:
        return Described(after=[f"attacking {say.selector(f.player)}"])
    return Described(before=["attacking"])


@describes(n.IsTapped, n.IsUntapped, n.IsBlocking, n.IsBlocked, n.IsUnblocked)
def is_in_a_state(say: Speaker, f: n.IsTapped | n.IsUntapped | n.IsBlocking | n.IsBlocked | n.IsUnblocked) -> Described:
    return Described(before=[type(f).__name__[2:].lower()])


@describes(n.IsFaceDown)
def is_face_down(say: Speaker, f: n.IsFaceDown) -> Described:
    return Described(before=["face-down"])


@describes(n.HasMorph)
def has_morph(say: Speaker, f: n.HasMorph) -> Described:
    return Described(after=["with a morph ability"])


@describes(n.HasOneTarget)
def has_one_target(say: Speaker, f: n.HasOneTarget) -> Described:
    return Described(after=["with a single target"])


@describes(n.IsAimedAt)
def is_aimed_at(say: Speaker, f: n.IsAimedAt) -> Described:
    return Described(after=[f"that targets {'only ' if f.only else ''}{say.one(f.which)}"])


@describes(n.IsBlockedBy)
def is_blocked_by(say: Speaker, f: n.IsBlockedBy) -> Described:
    return Described(after=[f"blocked by {say.selector(f.what)}"])


@describes(n.WasBlockedBy)
def was_blocked_by(say: Speaker, f: n.WasBlockedBy) -> Described:
    return Described(after=[f"that was blocked by {say.selector(f.what)} this turn"])


@describes(n.EnteredThisTurn)
def entered_this_turn(say: Speaker, f: n.EnteredThisTurn) -> Described:
    return Described(after=[f"that {say.words.entered} this turn"])


@describes(n.OfOneColor)
def of_one_color(say: Speaker, f: n.OfOneColor) -> Described:
    return Described(before=["monocolored"])


@describes(n.IsToken)
def is_token(say: Speaker, f: n.IsToken) -> Described:
    return Described(nouns=["token"])


@describes(n.IsSpell)
def is_spell(say: Speaker, f: n.IsSpell) -> Described:
    return Described(nouns=["spell"])


@describes(n.IsAbility)
def is_ability(say: Speaker, f: n.IsAbility) -> Described:
    return Described(nouns=["ability"])


@describes(n.AttackedThisTurn)
def attacked_this_turn(say: Speaker, f: n.AttackedThisTurn) -> Described:
    return Described(after=["that attacked this turn"])


@describes(n.ControlledSinceTurnBegan)
def controlled_since_turn_began(say: Speaker, f: n.ControlledSinceTurnBegan) -> Described:
    return Described(after=["under the same control since the turn began"])


@describes(n.DrawnThisTurn)
def drawn_this_turn(say: Speaker, f: n.DrawnThisTurn) -> Described:
    return Described(after=["drawn this turn"])


@describes(n.DealtDamageThisTurn)
def dealt_damage_this_turn(say: Speaker, f: n.DealtDamageThisTurn) -> Described:
    return Described(after=["that was dealt damage this turn"])


@describes(n.InZone)
def in_zone(say: Speaker, f: n.InZone) -> Described:
    if f.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return Described()
    return Described(after=[say.words.in_exile if f.zone == Zone.EXILE else f"in a {say.words.zone(f.zone)}"])


@describes(n.PowerIs, n.ToughnessIs, n.ManaValueIs)
def number_is(say: Speaker, f: n.PowerIs | n.ToughnessIs | n.ManaValueIs) -> Described:
    named = {"PowerIs": "power", "ToughnessIs": "toughness", "ManaValueIs": say.words.mana_value}
    what = named[type(f).__name__]
    return Described(after=[f"with {what} {say.comparison(f.op, f.than)}"])


@describes(n.HasCounter)
def has_counter(say: Speaker, f: n.HasCounter) -> Described:
    return Described(after=[f"with a {f.kind} counter"])


@describes(n.HasLandwalk)
def has_landwalk(say: Speaker, f: n.HasLandwalk) -> Described:
    return Described(after=[f"with {say.ability(n.Landwalk(f.which))}"])


@describes(n.ExiledWithThis)
def exiled_with_this(say: Speaker, f: n.ExiledWithThis) -> Described:
    return Described(after=[f"{say.words.removed} with {say.this}"])


@describes(n.IsOnTop)
def is_on_top(say: Speaker, f: n.IsOnTop) -> Described:
    return Described(after=["on top of a library"])


@describes(n.IsAttachedTo)
def is_attached_to(say: Speaker, f: n.IsAttachedTo) -> Described:
    return Described(after=[f"attached to {say.selector(f.to)}"])


@describes(n.HasAttached)
def has_attached(say: Speaker, f: n.HasAttached) -> Described:
    kinds = {"Aura": "enchanted", "Equipment": "equipped"}
    kind = kinds.get(f.which.subtype) if isinstance(f.which, n.OfSubtype) else None
    if kind is not None:
        return Described(before=[kind])
    return Described(after=[f"with {say.one(f.which)} attached to it"])


@describes(n.OneOf)
def one_of(say: Speaker, f: n.OneOf) -> Described:
    return Described(after=[f"among {say.selector(f.of)}"])


@describes(n.Not)
def not_(say: Speaker, f: n.Not) -> Described:
    said = say.described(f.of)
    if said.nouns and not said.before and not said.after:
        return Described(before=[f"non{word}" for word in said.nouns])
    if said.before and not said.nouns and not said.after:
        return Described(before=[f"non{word}" for word in said.before])
    if isinstance(f.of, n.WithKeyword):
        return Described(after=[f"without {listed(say.words.keyword_list(f.of.keyword))}"])
    if isinstance(f.of, n.ControlledBy) and isinstance(f.of.who, n.You):
        return Described(after=["you don't control"])
    return Described(after=[f"that is not a {say.noun(f.of)}"])
