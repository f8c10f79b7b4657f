"""What static abilities say."""

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import Zone
from mainphase.table.english import several_of
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import color_words, counted, listed


@says(n.Modify)
def modify(say: Speaker, s: n.Modify) -> str:
    what = say.one(s.which) if isinstance(s.which, (n.IsThis, n.OneOf)) else f"each {say.noun(s.which)}"
    return f"{what} {listed([say.modification(m) for m in s.mods])}"


@says(n.Defines)
def defines(say: Speaker, s: n.Defines) -> str:
    return f"{say.this} always {listed([say.modification(m) for m in s.mods])}"


@says(n.AssignsByToughness)
def assigns_by_toughness(say: Speaker, s: n.AssignsByToughness) -> str:
    return f"each {say.noun(s.which)} assigns combat damage equal to its toughness instead of its power"


@says(n.AssignsNoDamage)
def assigns_no_damage(say: Speaker, s: n.AssignsNoDamage) -> str:
    return f"{say.nouns(s.which)} deal no combat damage"


@says(n.CantCast)
def cant_cast(say: Speaker, s: n.CantCast) -> str:
    what = "spells" if isinstance(s.which, n.Anything) else f"{say.noun(s.which)} spells"
    cast = say.words.casts[1]
    if not s.at_all:
        return f"{say.selector(s.who)} can {cast} {what} only when able to {cast} a sorcery"
    return f"{say.selector(s.who)} can't {cast} {what}"


@says(n.CantActivate)
def cant_activate(say: Speaker, s: n.CantActivate) -> str:
    but = "" if s.mana_too else " except mana abilities"
    return f"activated abilities of {say.nouns(s.which)} can't be {say.words.activates[1]}{but}"


@says(n.CantAttack)
def cant_attack(say: Speaker, s: n.CantAttack) -> str:
    return f"{say.several(s.which)} can't attack{'' if s.who is None else ' ' + say.selector(s.who)}"


@says(n.CantBlock)
def cant_block(say: Speaker, s: n.CantBlock) -> str:
    return f"{say.several(s.which)} can't block"


@says(n.CantBeBlocked)
def cant_be_blocked(say: Speaker, s: n.CantBeBlocked) -> str:
    by = f" by {say.nouns(s.by)}" if s.by is not None else ""
    return f"{say.several(s.which)} can't be blocked{by}"


@says(n.NeedsBlockers)
def needs_blockers(say: Speaker, s: n.NeedsBlockers) -> str:
    return f"{say.several(s.which)} can't be blocked except by {s.at_least} or more creatures"


@says(n.AtMostBlockersEach)
def at_most_blockers_each(say: Speaker, s: n.AtMostBlockersEach) -> str:
    return f"{say.several(s.which)} can't be blocked by more than {counted(s.count, 'creature')}"


@says(n.BlockTax)
def block_tax(say: Speaker, s: n.BlockTax) -> str:
    return f"{say.several(s.which)} can't block unless their controller pays {cost_text(s.cost)} for each"


@says(n.CantBeCountered)
def cant_be_countered(say: Speaker, s: n.CantBeCountered) -> str:
    return f"{say.several(s.which)} can't be countered"


@says(n.CantCrew)
def cant_crew(say: Speaker, s: n.CantCrew) -> str:
    return f"{say.several(s.which)} can't crew Vehicles"


@says(n.CanBlockMore)
def can_block_more(say: Speaker, s: n.CanBlockMore) -> str:
    return f"{say.several(s.which)} can block {s.more} more"


@says(n.CantAttackAlone)
def cant_attack_alone(say: Speaker, s: n.CantAttackAlone) -> str:
    return f"{say.several(s.which)} can't attack{' or block' if s.nor_block else ''} alone"


@says(n.AtMostAttackers)
def at_most_attackers(say: Speaker, s: n.AtMostAttackers) -> str:
    return f"at most {s.count} creature{'' if s.count == 1 else 's'} can attack {say.words.each_combat}"


@says(n.AtMostBlockers)
def at_most_blockers(say: Speaker, s: n.AtMostBlockers) -> str:
    return f"at most {s.count} creature{'' if s.count == 1 else 's'} can block {say.words.each_combat}"


@says(n.MustAttack)
def must_attack(say: Speaker, s: n.MustAttack) -> str:
    whom = "" if s.who is None else f" {say.selector(s.who)}"
    attack = say.do(s.which, "attacks", "attack")
    return f"{say.several(s.which)} {attack}{whom} {say.words.each_combat} if able"


@says(n.MustBlock)
def must_block(say: Speaker, s: n.MustBlock) -> str:
    return f"{say.several(s.which)} {say.do(s.which, 'blocks', 'block')} {say.words.each_combat} if able"


@says(n.MustBeBlocked)
def must_be_blocked(say: Speaker, s: n.MustBeBlocked) -> str:
    return f"{say.several(s.which)} must be blocked{' by everything able to' if s.by_all else ''} if able"


@says(n.ChoosesAttackers)
def chooses_attackers(say: Speaker, s: n.ChoosesAttackers) -> str:
    return "you choose which creatures attack"


@says(n.ChoosesBlocks)
def chooses_blocks(say: Speaker, s: n.ChoosesBlocks) -> str:
    return f"you choose how {say.nouns(s.which)} block"


@says(n.AttackTax)
def attack_tax(say: Speaker, s: n.AttackTax) -> str:
    return f"attacking {say.selector(s.who)} costs {cost_text(s.cost)} for each creature"


@says(n.DoesntUntap)
def doesnt_untap(say: Speaker, s: n.DoesntUntap) -> str:
    untap_step = say.words.part("untap step")
    return f"{say.several(s.which)} {say.do(s.which, 'does not', 'do not')} untap during {untap_step}s"


@says(n.CantPhaseIn)
def cant_phase_in(say: Speaker, s: n.CantPhaseIn) -> str:
    return f"{say.several(s.which)} can't phase in"


@says(n.AtMostUntap)
def at_most_untap(say: Speaker, s: n.AtMostUntap) -> str:
    untap_step = say.words.part("untap step")
    what = say.noun(s.which) if s.count == 1 else say.nouns(s.which)
    return f"players untap at most {s.count} {what} in their {untap_step}s"


@says(n.MayKeepTapped)
def may_keeptapped(say: Speaker, s: n.MayKeepTapped) -> str:
    untap_step = say.words.part("untap step")
    return f"{say.several(s.which)} may stay tapped in your {untap_step}"


@says(n.NoMaximumHandSize)
def no_maximum_hand_size(say: Speaker, s: n.NoMaximumHandSize) -> str:
    return f"{say.verb(s.who, 'have', 'has')} no maximum hand size"


@says(n.ExtraLandPlays)
def extra_land_plays(say: Speaker, s: n.ExtraLandPlays) -> str:
    what = "any number of lands" if s.count < 0 else counted(s.count, "additional land")
    return f"{say.selector(s.who)} may play {what} each turn"


@says(n.CostChange)
def cost_change(say: Speaker, s: n.CostChange) -> str:
    what = "spells" if isinstance(s.which, n.Anything) else f"{say.noun(s.which)} spells"
    return f"{what} of {say.selector(s.who)} cost {{{abs(s.generic)}}} {'more' if s.generic > 0 else 'less'}"


@says(n.MorphCostChange)
def morph_cost_change(say: Speaker, s: n.MorphCostChange) -> str:
    return f"morph costs are {{{abs(s.generic)}}} {'more' if s.generic > 0 else 'less'}"


@says(n.CastAsThoughFlash)
def cast_as_though_flash(say: Speaker, s: n.CastAsThoughFlash) -> str:
    what = "spells" if isinstance(s.which, n.Anything) else f"{say.noun(s.which)} spells"
    if s.once:
        return f"the next of {say.possessive(s.who)} {what} may be {say.words.casts[2]} as though it had flash"
    return f"{say.selector(s.who)} may {say.words.casts[1]} {what} as though they had flash"


@says(n.MayLookAtTop)
def may_look_at_top(say: Speaker, s: n.MayLookAtTop) -> str:
    return "you may look at the top card of your library any time"


@says(n.MayPlayFrom)
def may_play_from(say: Speaker, s: n.MayPlayFrom) -> str:
    often = f"{counted(s.per_turn, 'card')} each turn" if s.per_turn else "cards"
    when = " on their own turn" if s.own_turn else ""
    free = " without paying their mana costs" if s.free else ""
    color = ", with mana as though it were of any color" if s.any_color else ""
    then = f"; when they do, {say.modes(s.then.modes)}" if s.then is not None else ""
    play = "play" if s.lands else say.words.casts[1]
    what = f"{play} {often} that are {several_of(1, say.card_noun(s.which))}"
    return f"{say.selector(s.who)} may {what}{when}{free}{color}{then}"


@says(n.ManaPersists)
def mana_persists(say: Speaker, s: n.ManaPersists) -> str:
    kinds = f"{listed(color_words(s.colors), 'or')} " if s.colors != 63 else ""
    return f"unspent {kinds}mana of {say.selector(s.who)} is not lost"


@says(n.ManaBecomesColorless)
def mana_becomes_colorless(say: Speaker, s: n.ManaBecomesColorless) -> str:
    return f"unspent mana that {say.selector(s.who)} would lose becomes colorless instead"


@says(n.SkipPart)
def skip_part(say: Speaker, s: n.SkipPart) -> str:
    then = f"; then {say.effect(s.then)}" if s.then is not None else ""
    if s.optional:
        return f"{say.selector(s.who)} may skip {several_of(1, say.words.part(s.part))}{then}"
    return f"{say.verb(s.who, 'skip', 'skips')} the {say.words.part(s.part)}{then}"


@says(n.UntapsInOthersUntapSteps)
def untaps_in_others_untap_steps(say: Speaker, s: n.UntapsInOthersUntapSteps) -> str:
    untap_step = say.words.part("untap step")
    return f"you untap {say.nouns(s.which)} of yours during each other player's {untap_step}"


@says(n.EntersTapped)
def enters_tapped(say: Speaker, s: n.EntersTapped) -> str:
    return f"{say.several(s.which)} {say.do(s.which, *say.words.enters)} tapped"


@says(n.EntersWithCounters)
def enters_with_counters(say: Speaker, s: n.EntersWithCounters) -> str:
    what = say.some(s.amount, f"{s.kind} counter")
    return f"{say.several(s.which)} {say.do(s.which, *say.words.enters)} with {what}"


@says(n.AsEnters)
def as_enters(say: Speaker, s: n.AsEnters) -> str:
    return f"as {say.this} {say.words.enters[0]}, {say.effect(s.do)}"


@says(n.ReplaceDraw)
def replace_draw(say: Speaker, s: n.ReplaceDraw) -> str:
    how = "may be replaced: instead" if s.optional else "is replaced: instead"
    return f"a draw of {say.selector(s.who)} {how} {say.effect(s.instead)}"


@says(n.ReplaceMove)
def replace_move(say: Speaker, s: n.ReplaceMove) -> str:
    go = f"are {say.words.removed}" if s.instead == Zone.EXILE else f"go {say.words.to(s.instead)}"
    return f"{say.several(s.which)} that would go {say.words.to(s.to)} {go} instead"


@says(n.MayExert)
def may_exert(say: Speaker, s: n.MayExert) -> str:
    once = ", if it has not been exerted this turn" if s.first else ""
    return f"{say.this} may be exerted as it attacks{once}"


@says(n.Toxic)
def toxic(say: Speaker, s: n.Toxic) -> str:
    return f"toxic {s.amount}"


@says(n.CountersTimes)
def counters_times(say: Speaker, s: n.CountersTimes) -> str:
    how = "half as many, rounded down" if s.halved else f"{s.times} times as many"
    return f"counters that {say.selector(s.who)} would put on a permanent or player are {how}"


@says(n.ManaTimes)
def mana_times(say: Speaker, s: n.ManaTimes) -> str:
    return f"a permanent tapped for mana by {say.selector(s.who)} produces {s.times} times as much"


@says(n.Prevents)
def prevents(say: Speaker, s: n.Prevents) -> str:
    kind = "combat damage" if s.combat_only else "damage"
    by = f" by {say.several(s.source)}" if s.source is not None else ""
    then = f", then {say.effect(s.then)}" if s.then is not None else ""
    much = "all" if s.amount is None else f"{say.quantity(s.amount)} of each"
    return f"prevent {much} {kind} that would be dealt{say.recipients(s.to, s.players)}{by}{then}"


@says(n.Redirects)
def redirects(say: Speaker, s: n.Redirects) -> str:
    by = f" by {say.several(s.source)}" if s.source is not None else ""
    to = say.recipients(s.to, s.players)
    return f"damage that would be dealt{to}{by} is dealt to {say.selector(s.onto)} instead"


@says(n.DamageTimes)
def damage_times(say: Speaker, s: n.DamageTimes) -> str:
    times = [f"{s.times} times as much"] if s.times != 1 else []
    more = [f"{s.plus} more"] if s.plus else []
    by = "sources" if isinstance(s.source, n.Anything) else say.several(s.source)
    return f"{by} deal {listed(times + more)} damage{say.recipients(s.to, s.players)}"


@says(n.EntersUnder)
def enters_under(say: Speaker, s: n.EntersUnder) -> str:
    enter = say.words.enters[1]
    whose = f"that would {enter} under the control of {say.selector(s.whose)}"
    return f"{say.several(s.which)} {whose} {enter} under the control of {say.selector(s.under)} instead"


@says(n.EntersAsCopy)
def enters_as_copy(say: Speaker, s: n.EntersAsCopy) -> str:
    return f"{say.several(s.which)} {say.words.enters[1]} as copies of {say.selector(s.of)}"


@says(n.CantEnter)
def cant_enter(say: Speaker, s: n.CantEnter) -> str:
    zones = f" from a {listed([say.words.zone(z) for z in s.zones], 'or')}" if s.zones else ""
    return f"{say.several(s.which)} can't {say.words.enters_there[1]}{zones}"


@says(n.TokensTimes)
def tokens_times(say: Speaker, s: n.TokensTimes) -> str:
    made = "created" if say.words.creates[0] == "creates" else f"put{say.words.creates[2]}"
    return f"{s.times} times as many tokens are {made} for {say.selector(s.who)}"


@says(n.AttachOnlyTo)
def attach_only_to(say: Speaker, s: n.AttachOnlyTo) -> str:
    return f"{say.this} can be attached only to {several_of(1, say.noun(s.which))}"


@says(n.PlayersHave)
def players_have(say: Speaker, s: n.PlayersHave) -> str:
    return f"{say.verb(s.who, 'have', 'has')} {say.ability(s.ability)}"


@says(n.LifeCantChange)
def life_cant_change(say: Speaker, s: n.LifeCantChange) -> str:
    ways = [*(["gain"] if s.gain else []), *(["lose"] if s.lose else [])]
    return f"{say.selector(s.who)} can't {listed(ways, 'or')} life"


@says(n.CantPreventDamage)
def cant_prevent_damage(say: Speaker, s: n.CantPreventDamage) -> str:
    by = "" if isinstance(s.source, n.Anything) else f" by {say.several(s.source)}"
    return f"damage{by} can't be prevented"
