"""What static abilities say."""

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import Zone
from mainphase.table.english import several_of
from mainphase.table.phrasing.base import Speaker
from mainphase.table.symbols import (
    color_words,
    counted,
    listed,
)


class Statics(Speaker):
    """What static abilities say."""

    # --- static effects

    def static(self, s: n.StaticEffect) -> str:
        untap_step = self.words.part("untap step")
        if isinstance(s, n.Modify):
            what = self.one(s.which) if isinstance(s.which, (n.IsThis, n.OneOf)) else f"each {self.noun(s.which)}"
            return f"{what} {listed([self.modification(m) for m in s.mods])}"
        if isinstance(s, n.Defines):
            return f"{self.this} always {listed([self.modification(m) for m in s.mods])}"
        if isinstance(s, n.AssignsByToughness):
            return f"each {self.noun(s.which)} assigns combat damage equal to its toughness instead of its power"
        if isinstance(s, n.AssignsNoDamage):
            return f"{self.nouns(s.which)} deal no combat damage"
        if isinstance(s, n.CantCast):
            what = "spells" if isinstance(s.which, n.Anything) else f"{self.noun(s.which)} spells"
            cast = self.words.casts[1]
            if not s.at_all:
                return f"{self.selector(s.who)} can {cast} {what} only when able to {cast} a sorcery"
            return f"{self.selector(s.who)} can't {cast} {what}"
        if isinstance(s, n.CantActivate):
            but = "" if s.mana_too else " except mana abilities"
            return f"activated abilities of {self.nouns(s.which)} can't be {self.words.activates[1]}{but}"
        if isinstance(s, n.CantAttack):
            return f"{self.several(s.which)} can't attack{'' if s.who is None else ' ' + self.selector(s.who)}"
        if isinstance(s, n.CantBlock):
            return f"{self.several(s.which)} can't block"
        if isinstance(s, n.CantBeBlocked):
            by = f" by {self.nouns(s.by)}" if s.by is not None else ""
            return f"{self.several(s.which)} can't be blocked{by}"
        if isinstance(s, n.NeedsBlockers):
            return f"{self.several(s.which)} can't be blocked except by {s.at_least} or more creatures"
        if isinstance(s, n.AtMostBlockersEach):
            return f"{self.several(s.which)} can't be blocked by more than {counted(s.count, 'creature')}"
        if isinstance(s, n.BlockTax):
            return f"{self.several(s.which)} can't block unless their controller pays {cost_text(s.cost)} for each"
        if isinstance(s, n.CantCrew):
            return f"{self.several(s.which)} can't crew Vehicles"
        if isinstance(s, n.CanBlockMore):
            return f"{self.several(s.which)} can block {s.more} more"
        if isinstance(s, n.CantAttackAlone):
            return f"{self.several(s.which)} can't attack{' or block' if s.nor_block else ''} alone"
        if isinstance(s, n.AtMostAttackers):
            return f"at most {s.count} creature{'' if s.count == 1 else 's'} can attack {self.words.each_combat}"
        if isinstance(s, n.AtMostBlockers):
            return f"at most {s.count} creature{'' if s.count == 1 else 's'} can block {self.words.each_combat}"
        if isinstance(s, n.MustAttack):
            whom = "" if s.who is None else f" {self.selector(s.who)}"
            attack = self.do(s.which, "attacks", "attack")
            return f"{self.several(s.which)} {attack}{whom} {self.words.each_combat} if able"
        if isinstance(s, n.MustBlock):
            return f"{self.several(s.which)} {self.do(s.which, 'blocks', 'block')} {self.words.each_combat} if able"
        if isinstance(s, n.MustBeBlocked):
            return f"{self.several(s.which)} must be blocked{' by everything able to' if s.by_all else ''} if able"
        if isinstance(s, n.ChoosesAttackers):
            return "you choose which creatures attack"
        if isinstance(s, n.ChoosesBlocks):
            return f"you choose how {self.nouns(s.which)} block"
        if isinstance(s, n.AttackTax):
            return f"attacking {self.selector(s.who)} costs {cost_text(s.cost)} for each creature"
        if isinstance(s, n.DoesntUntap):
            return f"{self.several(s.which)} {self.do(s.which, 'does not', 'do not')} untap during {untap_step}s"
        if isinstance(s, n.CantPhaseIn):
            return f"{self.several(s.which)} can't phase in"
        if isinstance(s, n.AtMostUntap):
            what = self.noun(s.which) if s.count == 1 else self.nouns(s.which)
            return f"players untap at most {s.count} {what} in their {untap_step}s"
        if isinstance(s, n.MayKeepTapped):
            return f"{self.several(s.which)} may stay tapped in your {untap_step}"
        if isinstance(s, n.NoMaximumHandSize):
            return f"{self.verb(s.who, 'have', 'has')} no maximum hand size"
        if isinstance(s, n.ExtraLandPlays):
            what = "any number of lands" if s.count < 0 else counted(s.count, "additional land")
            return f"{self.selector(s.who)} may play {what} each turn"
        if isinstance(s, n.CostChange):
            what = "spells" if isinstance(s.which, n.Anything) else f"{self.noun(s.which)} spells"
            return f"{what} of {self.selector(s.who)} cost {{{abs(s.generic)}}} {'more' if s.generic > 0 else 'less'}"
        if isinstance(s, n.MorphCostChange):
            return f"morph costs are {{{abs(s.generic)}}} {'more' if s.generic > 0 else 'less'}"
        if isinstance(s, n.CastAsThoughFlash):
            what = "spells" if isinstance(s.which, n.Anything) else f"{self.noun(s.which)} spells"
            if s.once:
                return (
                    f"the next of {self.possessive(s.who)} {what} may be {self.words.casts[2]} as though it had flash"
                )
            return f"{self.selector(s.who)} may {self.words.casts[1]} {what} as though they had flash"
        if isinstance(s, n.MayLookAtTop):
            return "you may look at the top card of your library any time"
        if isinstance(s, n.MayPlayFrom):
            often = f"{counted(s.per_turn, 'card')} each turn" if s.per_turn else "cards"
            when = " on their own turn" if s.own_turn else ""
            free = " without paying their mana costs" if s.free else ""
            color = ", with mana as though it were of any color" if s.any_color else ""
            then = f"; when they do, {self.modes(s.then.modes)}" if s.then is not None else ""
            play = "play" if s.lands else self.words.casts[1]
            what = f"{play} {often} that are {several_of(1, self.card_noun(s.which))}"
            return f"{self.selector(s.who)} may {what}{when}{free}{color}{then}"
        if isinstance(s, n.ManaPersists):
            kinds = f"{listed(color_words(s.colors), 'or')} " if s.colors != 63 else ""
            return f"unspent {kinds}mana of {self.selector(s.who)} is not lost"
        if isinstance(s, n.ManaBecomesColorless):
            return f"unspent mana that {self.selector(s.who)} would lose becomes colorless instead"
        if isinstance(s, n.SkipPart):
            then = f"; then {self.effect(s.then)}" if s.then is not None else ""
            if s.optional:
                return f"{self.selector(s.who)} may skip {several_of(1, self.words.part(s.part))}{then}"
            return f"{self.verb(s.who, 'skip', 'skips')} the {self.words.part(s.part)}{then}"
        if isinstance(s, n.UntapsInOthersUntapSteps):
            return f"you untap {self.nouns(s.which)} of yours during each other player's {untap_step}"
        if isinstance(s, n.EntersTapped):
            return f"{self.several(s.which)} {self.do(s.which, *self.words.enters)} tapped"
        if isinstance(s, n.EntersWithCounters):
            what = self.some(s.amount, f"{s.kind} counter")
            return f"{self.several(s.which)} {self.do(s.which, *self.words.enters)} with {what}"
        if isinstance(s, n.AsEnters):
            return f"as {self.this} {self.words.enters[0]}, {self.effect(s.do)}"
        if isinstance(s, n.ReplaceDraw):
            how = "may be replaced: instead" if s.optional else "is replaced: instead"
            return f"a draw of {self.selector(s.who)} {how} {self.effect(s.instead)}"
        if isinstance(s, n.ReplaceMove):
            go = f"are {self.words.removed}" if s.instead == Zone.EXILE else f"go {self.words.to(s.instead)}"
            return f"{self.several(s.which)} that would go {self.words.to(s.to)} {go} instead"
        if isinstance(s, n.MayExert):
            once = ", if it has not been exerted this turn" if s.first else ""
            return f"{self.this} may be exerted as it attacks{once}"
        if isinstance(s, n.Toxic):
            return f"toxic {s.amount}"
        if isinstance(s, n.CountersTimes):
            how = "half as many, rounded down" if s.halved else f"{s.times} times as many"
            return f"counters that {self.selector(s.who)} would put on a permanent or player are {how}"
        if isinstance(s, n.ManaTimes):
            return f"a permanent tapped for mana by {self.selector(s.who)} produces {s.times} times as much"
        if isinstance(s, n.Prevents):
            kind = "combat damage" if s.combat_only else "damage"
            by = f" by {self.several(s.source)}" if s.source is not None else ""
            then = f", then {self.effect(s.then)}" if s.then is not None else ""
            much = "all" if s.amount is None else f"{self.quantity(s.amount)} of each"
            return f"prevent {much} {kind} that would be dealt{self.recipients(s.to, s.players)}{by}{then}"
        if isinstance(s, n.Redirects):
            by = f" by {self.several(s.source)}" if s.source is not None else ""
            to = self.recipients(s.to, s.players)
            return f"damage that would be dealt{to}{by} is dealt to {self.selector(s.onto)} instead"
        if isinstance(s, n.DamageTimes):
            times = [f"{s.times} times as much"] if s.times != 1 else []
            more = [f"{s.plus} more"] if s.plus else []
            by = "sources" if isinstance(s.source, n.Anything) else self.several(s.source)
            return f"{by} deal {listed(times + more)} damage{self.recipients(s.to, s.players)}"
        if isinstance(s, n.EntersUnder):
            enter = self.words.enters[1]
            whose = f"that would {enter} under the control of {self.selector(s.whose)}"
            return f"{self.several(s.which)} {whose} {enter} under the control of {self.selector(s.under)} instead"
        if isinstance(s, n.EntersAsCopy):
            return f"{self.several(s.which)} {self.words.enters[1]} as copies of {self.selector(s.of)}"
        if isinstance(s, n.CantEnter):
            zones = f" from a {listed([self.words.zone(z) for z in s.zones], 'or')}" if s.zones else ""
            return f"{self.several(s.which)} can't {self.words.enters_there[1]}{zones}"
        if isinstance(s, n.TokensTimes):
            made = "created" if self.words.creates[0] == "creates" else f"put{self.words.creates[2]}"
            return f"{s.times} times as many tokens are {made} for {self.selector(s.who)}"
        if isinstance(s, n.AttachOnlyTo):
            return f"{self.this} can be attached only to {several_of(1, self.noun(s.which))}"
        if isinstance(s, n.PlayersHave):
            return f"{self.verb(s.who, 'have', 'has')} {self.ability(s.ability)}"
        if isinstance(s, n.LifeCantChange):
            ways = [*(["gain"] if s.gain else []), *(["lose"] if s.lose else [])]
            return f"{self.selector(s.who)} can't {listed(ways, 'or')} life"
        if isinstance(s, n.CantPreventDamage):
            by = "" if isinstance(s.source, n.Anything) else f" by {self.several(s.source)}"
            return f"damage{by} can't be prevented"
        return self.unworded(s)

    def chooser(self, by: n.Selector) -> str:
        """ "You choose", "an opponent chooses"."""
        return "an opponent chooses" if isinstance(by, n.EachOpponent) else self.verb(by, "choose", "chooses")

    def recipients(self, to: n.Filter | None, players: n.Selector | None) -> str:
        """To whom damage would be dealt: "" if to anyone."""
        who = [*([self.selector(players)] if players is not None else [])]
        who += [*([self.several(to)] if to is not None else [])]
        return f" to {listed(who, 'or')}" if who else ""

    def shield(self, e: n.Shield) -> str:
        """ "Prevent the next 3 damage that would be dealt to you", "… is dealt to it instead"."""
        kind = "combat damage" if e.combat_only else "damage"
        if e.next_time:
            what = f"the next {kind}"
        else:
            what = f"all {kind}" if e.amount is None else f"the next {self.much(e.amount, kind)}"
        whom = [*([self.selector(e.to)] if e.to is not None else [])]
        whom += [*([self.nouns(e.to_fits)] if e.to_fits is not None else [])]
        to = f" that would be dealt to {listed(whom, 'or')}" if whom else ""
        by = f" by {self.selector(e.source)}" if e.source is not None else ""
        if e.source is None and e.source_fits is not None:
            before, nouns, after = self.parts(e.source_fits)
            by = f" by {' '.join([*before, *(nouns or ['sources']), *after])}"
        then = f", then {self.effect(e.then)}" if e.then is not None else ""
        until = self.until(e.until)
        if isinstance(e, n.RedirectDamage):
            return f"{what}{to}{by} is dealt to {self.selector(e.onto)} instead{until}{then}"
        if e.next_time:
            return f"prevent {what}{by}{to.replace(' that would be dealt', '')}{until}{then}"
        return f"prevent {what}{to}{by}{until}{then}"

    def do(self, f: n.Filter, singular: str, plural: str) -> str:
        return singular if isinstance(f, (n.IsThis, n.OneOf)) else plural

    def several(self, f: n.Filter) -> str:
        return self.one(f) if isinstance(f, (n.IsThis, n.OneOf)) else self.nouns(f)

    def quality(self, f: n.Filter) -> str:
        """What a permanent has protection from: "black", "creatures", "everything"."""
        if isinstance(f, n.Anything):
            return "everything"
        return listed(color_words(f.colors), "or") if isinstance(f, n.OfColor) else self.nouns(f)
