"""Abilities in words."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import listed


@says(n.SpellAbility)
def spell_ability(say: Speaker, a: n.SpellAbility) -> str:
    return say.modes(a.modes)


@says(n.Activated)
def activated(say: Speaker, a: n.Activated) -> str:
    text = f"{say.costs(a.cost)}: {say.modes(a.modes)}"
    if a.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        text += f" (from the {say.words.zone(a.zone)})"
    if a.window == n.Window.SORCERY:
        text += " (as a sorcery)"
    if a.during:
        text = text if a.cost else say.modes(a.modes)
        kind = "phase cost" if a.phase_cost else "phase ability"
        use = "must be used" if a.mandatory else "can be used"
        whose = "each player's" if a.any_player else "your"
        text += f" ({kind}: {use}{' once' if a.per_turn else ''} in {whose} {a.during} phase)"
    elif a.per_turn:
        text += f" ({'once' if a.per_turn == 1 else f'{a.per_turn} times'} each turn)"
    if a.condition is not None:
        text += f" (only if {say.condition(a.condition)})"
    return text


@says(n.Triggered)
def triggered(say: Speaker, a: n.Triggered) -> str:
    if a.chapter:
        return f"chapter {a.chapter}: {say.modes(a.modes)}"
    condition = f", if {say.condition(a.condition)}" if a.condition is not None else ""
    often = "" if not a.per_turn else " (once each turn)" if a.per_turn == 1 else f" ({a.per_turn} times each turn)"
    return f"{say.trigger(a.on)}{condition}, {say.modes(a.modes)}{often}"


@says(n.Static)
def static(say: Speaker, a: n.Static) -> str:
    text = say.static(a.effect)
    return f"as long as {say.condition(a.condition)}, {text}" if a.condition is not None else text


@says(n.Enchant)
def enchant(say: Speaker, a: n.Enchant) -> str:
    kinds = [say.noun(a.which)] if a.which is not None else []
    if a.players is not None:
        kinds.append("opponent" if isinstance(a.players, n.EachOpponent) else "player")
    return f"enchant {listed(kinds, 'or')}"


@says(n.Protection)
def protection(say: Speaker, a: n.Protection) -> str:
    if a.spares is None:
        return f"protection from {say.quality(a.against)}"
    spared = "what gives it" if isinstance(a.spares, n.IsThis) else say.nouns(a.spares)
    there = " that are attached already" if a.already else ""
    return f"protection from {say.quality(a.against)}, which doesn't remove {spared}{there}"


@says(n.HexproofFrom)
def hexproof_from(say: Speaker, a: n.HexproofFrom) -> str:
    return f"hexproof from {say.quality(a.against)}"


@says(n.Daybound, n.Nightbound)
def daybound_or_nightbound(say: Speaker, a: n.Daybound | n.Nightbound) -> str:
    return type(a).__name__.lower()


@says(n.Landwalk)
def landwalk(say: Speaker, a: n.Landwalk) -> str:
    if isinstance(a.which, n.OfSubtype):
        return f"{a.which.subtype.lower()}walk"
    return f"{say.noun(a.which)} landwalk"


@says(n.HasKeywords)
def has_keywords(say: Speaker, a: n.HasKeywords) -> str:
    names, said = say.words.keywords(a.keywords)
    return "; ".join([*([listed(names)] if names else []), *(f"{say.this} {phrase}" for phrase in said)])


@says(n.CostsLessToCast)
def costs_less_to_cast(say: Speaker, a: n.CostsLessToCast) -> str:
    condition = f" if {say.condition(a.condition)}" if a.condition is not None else ""
    return f"{say.this} costs {say.quantity(a.amount)} less to {say.words.casts[1]}{condition}"


@says(n.SpecialAction)
def special_action(say: Speaker, a: n.SpecialAction) -> str:
    how = " (as a sorcery)" if a.as_a_sorcery else ""
    return f"{a.name} {say.costs(a.cost)}: {say.effect(a.do)}{how}"


@says(n.ResolvesInto)
def resolves_into(say: Speaker, a: n.ResolvesInto) -> str:
    condition = f" if {say.condition(a.condition)}" if a.condition is not None else ""
    return f"as it resolves it goes to your {say.words.zone(a.zone)}{condition}"


@says(n.RevealAsDrawn)
def reveal_as_drawn(say: Speaker, a: n.RevealAsDrawn) -> str:
    return f"revealed as the first card drawn in a turn: {say.modes(a.then.modes)}"


@says(n.BeginsOnBattlefield)
def begins_on_battlefield(say: Speaker, a: n.BeginsOnBattlefield) -> str:
    return f"may begin the game {say.words.on_battlefield} from an opening hand"


@says(n.WhenResolved)
def when_resolved(say: Speaker, a: n.WhenResolved) -> str:
    return f"if {say.words.casts[2]} from hand, {say.words.removed} as it resolves; {say.ability(a.then)}"


@says(n.CastCost)
def cast_cost(say: Speaker, a: n.CastCost) -> str:
    return f"{a.optional or 'additional cost'}: {say.costs(a.cost)}"


@says(n.CastOnlyIf)
def cast_only_if(say: Speaker, a: n.CastOnlyIf) -> str:
    return f"{say.words.casts[1]} only if {say.condition(a.condition)}"


@says(n.AlternativeCost, n.Morph)
def alternative_cost(say: Speaker, a: n.AlternativeCost | n.Morph) -> str:
    return f"{a.name} {say.costs(a.cost)}"


@says(n.Fuse)
def fuse(say: Speaker, a: n.Fuse) -> str:
    return "fuse (from hand, both halves may be cast as one spell)"


@says(n.Aftermath)
def aftermath(say: Speaker, a: n.Aftermath) -> str:
    return "aftermath (cast only from a graveyard, then exiled)"
