"""Costs, modifications and effects."""

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import Zone
from mainphase.table.english import plural, several_of
from mainphase.table.phrasing.base import Speaker
from mainphase.table.symbols import (
    color_words,
    counted,
    listed,
    mana,
    type_words,
)


class Effects(Speaker):
    """Costs, modifications and effects."""

    # --- costs

    def costs(self, costs: tuple[n.Cost, ...]) -> str:
        return ", ".join(self.cost(c) for c in costs) or "{0}"

    def cost(self, c: n.Cost) -> str:
        if isinstance(c, n.PayMana):
            return cost_text(c.mana)
        if isinstance(c, n.TapThis):
            return "{T}"
        if isinstance(c, n.UntapThis):
            return "{Q}"
        if isinstance(c, n.PayLife):
            return f"pay {self.much(c.amount, 'life')}"
        if isinstance(c, n.ExileThis):
            return self.words.remove(self.this)
        if isinstance(c, (n.SacrificeThis, n.DiscardThis, n.ExertThis)):
            return f"{type(c).__name__[:-4].lower()} {self.this}"
        if isinstance(c, n.SacrificeCost):
            return f"sacrifice {several_of(c.count, self.noun(c.which))}"
        if isinstance(c, n.TapCost):
            return f"tap {several_of(c.count, 'untapped ' + self.noun(c.which))}"
        if isinstance(c, n.DiscardCost):
            what = self.card_noun(c.which)
            return f"discard {self.some(c.count, what)}{' at random' if c.random else ''}"
        if isinstance(c, n.ExileCost):
            what = several_of(c.count, self.card_noun(c.which))
            return self.words.remove(f"{what} from your {self.words.zone(c.zone)}")
        if isinstance(c, n.ReturnCost):
            return f"return {several_of(c.count, self.noun(c.which))} to hand"
        if isinstance(c, n.RevealCost):
            return f"reveal {several_of(c.count, self.card_noun(c.which))} in your hand"
        if isinstance(c, n.LoyaltyCost):
            return f"[{c.amount:+d}]" if c.amount else "[0]"
        if isinstance(c, n.RevealHand):
            return "reveal your hand"
        if isinstance(c, n.SkipDraw):
            return f"skip the draw of your {self.words.part('draw step')}"
        if isinstance(c, n.PutCountersCost):
            return f"put {counted(c.count, c.kind + ' counter')} on {self.this}"
        if isinstance(c, n.CrewCost):
            return f"tap other untapped creatures you control with total power {c.power} or more"
        if isinstance(c, n.RemoveCountersCost):
            return f"remove {counted(c.count, c.kind + ' counter')} from {self.this}"
        return self.unworded(c)

    # --- modifications

    def modification(self, m: n.Modification) -> str:
        if isinstance(m, n.AddPT):
            return f"gets {self.signed(m.power)}/{self.signed(m.toughness)}"
        if isinstance(m, n.SetPT):
            return f"has base power and toughness {self.quantity(m.power)}/{self.quantity(m.toughness)}"
        if isinstance(m, n.SwitchPT):
            return "switches its power and toughness"
        if isinstance(m, n.GainKeywords):
            return f"gains {listed(self.words.keyword_list(m.keywords))}"
        if isinstance(m, n.LoseKeywords):
            return f"loses {listed(self.words.keyword_list(m.keywords))}"
        if isinstance(m, n.GainAbility):
            return f'gains "{type(self)("it", self.words).ability(m.ability)}"'
        if isinstance(m, n.LoseAllAbilities):
            return "loses all abilities"
        if isinstance(m, n.SetColors):
            return f"becomes {listed(color_words(m.colors)) or 'colorless'}"
        if isinstance(m, n.SetTypes):
            words = [*(color for color in m.subtypes or ()), *type_words(m.types)]
            return f"becomes a {' '.join(words)}"
        if isinstance(m, n.AddTypes):
            return f"becomes {several_of(1, ' '.join([*m.subtypes, *type_words(m.types)]))} in addition"
        if isinstance(m, n.LoseTypes):
            return f"is not a {listed(type_words(m.types), 'or')}"
        if isinstance(m, n.AddChosenType):
            return "is also of the chosen type"
        if isinstance(m, n.SetController):
            return f"comes under {self.possessive(m.who)} control"
        if isinstance(m, n.NoManaCost):
            return "has no mana cost"
        if isinstance(m, n.KeepColors):
            return "keeps its colors"
        if isinstance(m, n.KeepThisAbility):
            return "has this ability too"
        return self.unworded(m)

    def signed(self, q: n.Quantity) -> str:
        if isinstance(q, n.Fixed):
            return f"{q.n:+d}"
        if isinstance(q, n.Times) and q.factor == -1:
            return f"-{self.quantity(q.of)}"
        return f"+{self.quantity(q)}"

    # --- effects

    def effect(self, e: n.Effect) -> str:
        if isinstance(e, n.Sequence):
            return ", then ".join(self.effect(part) for part in e.of) or "nothing happens"
        if isinstance(e, n.If):
            text = f"if {self.condition(e.condition)}, {self.effect(e.then)}"
            return f"{text}; otherwise {self.effect(e.otherwise)}" if e.otherwise is not None else text
        if isinstance(e, n.May):
            text = f"{self.selector(e.by)} may: {self.effect(e.then)}"
            return f"{text}; otherwise {self.effect(e.otherwise)}" if e.otherwise is not None else text
        if isinstance(e, n.ChooseEffect):
            which = " or ".join(self.effect(part) for part in e.of)
            return f"{self.verb(e.by, 'choose', 'chooses')} one: {which}"
        if isinstance(e, n.PayOrElse):
            price = self.costs(e.cost)
            text = f"{self.selector(e.by)} may {'pay ' if price.startswith('{') else ''}{price}"
            if e.times is not None:
                text += f" for each of {self.quantity(e.times)}"
            if e.forced is not None:
                text += f", and has to if their {self.nouns(e.forced)} can"
            if e.paid is not None:
                text += f"; if so, {self.effect(e.paid)}"
            if e.otherwise is not None:
                text += f"; if not, {self.effect(e.otherwise)}"
            return text
        if isinstance(e, n.ForEachPlayer):
            return f"for {self.selector(e.who)}: {self.effect(e.do)}"
        if isinstance(e, n.Choose):
            return f"{self.verb(e.by, 'choose', 'chooses')} {self.number(e.at_least, e.at_most, self.noun(e.which))}"
        if isinstance(e, n.Remember):
            return f"remember {self.selector(e.what)} as {e.save}"
        if isinstance(e, n.DealDamage):
            how = f"{self.much(e.amount, 'damage')}"
            if e.divided:
                how += " divided as you choose"
            return f"{self.selector(e.source)} deals {how} to {self.selector(e.to)}"
        if isinstance(e, n.Fight):
            return f"{self.selector(e.one)} fights {self.selector(e.other)}"
        if isinstance(e, n.Draw):
            return f"{self.verb(e.by, 'draw', 'draws')} {self.cards(e.amount)}"
        if isinstance(e, n.Discard):
            what = self.cards(e.amount) if e.amount is not None else "their hand"
            return f"{self.verb(e.by, 'discard', 'discards')} {what}{' at random' if e.random else ''}"
        if isinstance(e, n.Mill):
            if not self.words.mills:
                cards = f"{self.cards(e.amount)} from the top of their library into their graveyard"
                return f"{self.verb(e.by, 'put', 'puts')} {cards}"
            return f"{self.verb(e.by, 'mill', 'mills')} {self.cards(e.amount)}"
        if isinstance(e, n.GainLife):
            return f"{self.verb(e.by, 'gain', 'gains')} {self.much(e.amount, 'life')}"
        if isinstance(e, n.LoseLife):
            return f"{self.verb(e.by, 'lose', 'loses')} {self.much(e.amount, 'life')}"
        if isinstance(e, n.Destroy):
            if self.words.buries and not e.regenerate:
                return f"bury {self.selector(e.what)}"
            return f"destroy {self.selector(e.what)}{'' if e.regenerate else ' (no regeneration)'}"
        if isinstance(e, n.Sacrifice):
            return f"{self.verb(e.by, 'sacrifice', 'sacrifices')} {self.some(e.amount, self.noun(e.which))}"
        if isinstance(e, n.SacrificeIt):
            who = "" if isinstance(e.by, n.You) else f"{self.selector(e.by)} sacrifices "
            return f"{who or 'sacrifice '}{self.selector(e.what)}"
        if isinstance(e, n.Move):
            return self.move(e)
        if isinstance(e, n.BecomeLevel):
            return f"{self.selector(e.what)} becomes level {e.level}"
        if isinstance(e, n.ExileUntil):
            until = f"until one is {several_of(1, self.card_noun(e.which))}"
            does, do, then = self.words.removes
            return f"{self.verb(e.by, do, does)} cards from the top of a library{then}, one by one, {until}"
        if isinstance(e, n.SearchLibrary):
            what = self.card_noun(e.which)
            to = f"{self.words.to(e.to)}{' tapped' if e.tapped else ''}"
            shown = ", revealed" if e.reveal else ""
            return f"{self.verb(e.by, 'search', 'searches')} a library for {self.some(e.amount, what)}{shown}, {to}"
        if isinstance(e, n.Scry):
            return f"{self.verb(e.by, 'scry', 'scries')} {self.quantity(e.amount)}"
        if isinstance(e, n.Shuffle):
            return f"{self.verb(e.by, 'shuffle', 'shuffles')}"
        if isinstance(e, n.BecomeCopy):
            but = f", but {listed([self.modification(m) for m in e.but])}" if e.but else ""
            until = self.how_long(e.until, e.as_long_as)
            return f"{self.selector(e.what)} becomes a copy of {self.selector(e.of)}{but}{until}"
        if isinstance(e, n.CreateCopy):
            but = f", but it {listed([self.modification(m) for m in e.but])}" if e.but else ""
            made = self.some(e.amount, "token")
            does, do, then = self.words.creates
            return f"{self.verb(e.by, do, does)} {made} copied from {self.selector(e.of)}{then}{but}"
        if isinstance(e, n.CopySpell):
            but = f", but the copy {listed([self.modification(m) for m in e.but])}" if e.but else ""
            again = "; the copy may have new targets" if e.new_targets else ""
            often = "" if e.amount == n.Fixed(1) else f", as often as {self.quantity(e.amount)}"
            return f"{self.verb(e.by, 'copy', 'copies')} {self.selector(e.what)}{often}{but}{again}"
        if isinstance(e, n.CreateToken):
            made = self.some(e.amount, self.token(e.token))
            does, do, then = self.words.creates
            return f"{self.verb(e.by, do, does)} {made}{then}{self.entering(e)}"
        if isinstance(e, n.PutCounters):
            return f"put {self.some(e.amount, e.kind + ' counter')} on {self.selector(e.on)}"
        if isinstance(e, n.RemoveCounters):
            what = self.some(e.amount, e.kind + " counter") if e.amount is not None else f"all {e.kind} counters"
            return f"remove {what} from {self.selector(e.on)}"
        if isinstance(e, n.Attach):
            to = self.one(e.to.which) if e.chosen and isinstance(e.to, n.Each) else self.selector(e.to)
            return f"attach {self.selector(e.what)} to {to}"
        if isinstance(e, n.Unattach):
            return f"unattach {self.selector(e.what)}"
        if isinstance(e, n.Counter):
            where = "" if e.to == Zone.GRAVEYARD else f", to {self.words.zone(e.to)} instead of the graveyard"
            return f"counter {self.selector(e.what)}{where}"
        if isinstance(e, (n.Tap, n.Untap)):
            return f"{type(e).__name__.lower()} {self.selector(e.what)}"
        if isinstance(e, n.DontUntapNext):
            next_one = f"{self.possessive(e.who)} next {self.words.part('untap step')}"
            return f"{self.nouns(e.which)} don't untap during {next_one}"
        if isinstance(e, n.ChoosePlayer):
            among = "an opponent" if isinstance(e.of, n.EachOpponent) else "a player"
            return f"you choose {among}{' to protect it' if e.role == 'protector' else ''}"
        if isinstance(e, n.ChooseColor):
            return f"{self.chooser(e.by)} a color"
        if isinstance(e, n.ChooseName):
            but_not = f" of no {listed(type_words(e.but_not), 'or')} card" if e.but_not else ""
            return f"{self.chooser(e.by)} a card name{but_not}"
        if isinstance(e, n.ChooseCreatureType):
            return f"{self.chooser(e.by)} a creature type"
        if isinstance(e, n.ChooseAnchorWord):
            return f"{self.chooser(e.by)} {listed(list(e.words), 'or')}"
        if isinstance(e, n.Goad):
            return f"goad {self.selector(e.what)}"
        if isinstance(e, n.ReturnAsUntapping):
            untap_step = self.words.part("untap step")
            return f"return {self.selector(e.what)} to hand as you untap in your next {untap_step}"
        if isinstance(e, n.StayTapped):
            untap_step = self.words.part("untap step")
            return f"{self.selector(e.what)} does not untap during its controller's next {untap_step}"
        if isinstance(e, n.CreateEmblem):
            said = "; ".join(self.ability(a) for a in e.emblem.abilities)
            return f'{self.verb(e.by, "get", "gets")} an emblem with "{said}"'
        if isinstance(e, n.Transform):
            return f"transform {self.selector(e.what)}"
        if isinstance(e, n.TurnFaceUp):
            return f"turn {self.selector(e.what)} face up"
        if isinstance(e, n.TurnFaceDown):
            return f"turn {self.selector(e.what)} face down"
        if isinstance(e, n.ChangeTarget):
            return f"{self.verb(e.by, 'change', 'changes')} the target of {self.selector(e.what)}"
        if isinstance(e, n.PhaseOut):
            return f"{self.selector(e.what)} phases out"
        if isinstance(e, n.PhaseIn):
            return f"{self.selector(e.what)} phases in{' tapped' if e.tapped else ''}"
        if isinstance(e, n.LoseControl):
            return f"you lose control of {self.selector(e.what)}"
        if isinstance(e, n.RemoveFromCombat):
            return f"remove {self.selector(e.what)} from combat"
        if isinstance(e, n.Reveal):
            return f"reveal {self.selector(e.what)}"
        if isinstance(e, n.RevealUntil):
            return f"{self.verb(e.by, 'reveal', 'reveals')} cards from the top of the library until {self.one(e.which)}"
        if isinstance(e, n.Crew):
            return f"{self.this} becomes crewed"
        if isinstance(e, n.ReselectAttacked):
            return f"reselect what {self.selector(e.what)} attacks"
        if isinstance(e, n.BecomeBlocked):
            return f"{self.selector(e.what)} becomes blocked"
        if isinstance(e, n.MakeBlock):
            return f"{self.selector(e.what)} blocks {self.selector(e.whom)}"
        if isinstance(e, n.AddMana):
            return self.add_mana(e)
        if isinstance(e, n.Apply):
            said = listed([self.modification(m) for m in e.mods])
            return f"{self.selector(e.to)} {said}{self.how_long(e.until, e.as_long_as)}"
        if isinstance(e, n.Begin):
            return f"{self.static(e.static)}{self.how_long(e.until, e.as_long_as)}"
        if isinstance(e, n.RepeatWhile):
            return f"{self.effect(e.do)}; if {self.condition(e.condition)}, repeat this"
        if isinstance(e, n.DiscardThese):
            return f"{self.selector(e.what)} is discarded"
        if isinstance(e, n.LoseUnspentMana):
            return f"{self.verb(e.who, 'lose', 'loses')} all unspent mana"
        if isinstance(e, n.Shield):
            return self.shield(e)
        if isinstance(e, n.ChooseSource):
            return f"{self.verb(e.by, 'choose', 'chooses')} a {self.noun(e.which).replace('permanent', 'source')}"
        if isinstance(e, n.Regenerate):
            return f"regenerate {self.selector(e.what)}"
        if isinstance(e, n.Delayed):
            return f"{self.ability(e.ability)}{self.until(e.until)}"
        if isinstance(e, n.Reflexive):
            return self.ability(e.ability)
        if isinstance(e, n.MayPlay):
            free = " without paying its mana cost" if e.free else ""
            later = " on a later turn" if e.later_turn else ""
            how = " as a sorcery" if e.as_a_sorcery else ""
            return f"you may play {self.selector(e.what)}{free}{how}{later}{self.until(e.until)}"
        if isinstance(e, n.CastNow):
            how = f"for its {e.alternative} cost" if e.alternative else "without paying its mana cost"
            fits = f" if it is {several_of(1, self.card_noun(e.fits))}" if e.fits is not None else ""
            turned = " transformed" if e.transformed else ""
            return (
                f"you may {'play' if e.land_too else self.words.casts[1]} {self.selector(e.what)}{turned} {how}{fits}"
            )
        if isinstance(e, n.ExileIfLeaving):
            return f"{self.selector(e.what)} is {self.words.removed} if it would {self.words.leaves[1]}"
        if isinstance(e, n.ExtraTurn):
            when = ""
            if e.after_next_turn_of is not None:
                when = f" after {self.possessive(e.after_next_turn_of)} next turn"
            return f"{self.verb(e.by, 'take', 'takes')} an extra turn{when}"
        if isinstance(e, n.ChangeText):
            words = [*(["color word"] if e.colors else []), *(["basic land type"] if e.land_types else [])]
            until = self.until(e.until)
            return f"change the text of {self.selector(e.what)}: one {listed(words, 'or')} for another{until}"
        if isinstance(e, n.ExileForNow):
            event = self.trigger(e.until).split(" ", 1)[1]
            return f"{self.words.remove(self.selector(e.what))} until {event}"
        if isinstance(e, n.NewTargets):
            return f"{self.selector(e.by)} may choose new targets for {self.selector(e.what)}"
        if isinstance(e, n.Abandon):
            return f"abandon {self.selector(e.what)}"
        if isinstance(e, n.BecomeMonarch):
            return f"{self.verb(e.who, 'become', 'becomes')} the monarch"
        if isinstance(e, n.ControlNextTurn):
            return f"{self.verb(e.by, 'control', 'controls')} {self.selector(e.of)} during their next turn"
        if isinstance(e, n.ExtraPhases):
            if not self.words.steps:  # the main phase goes on after it
                return f"there is an extra {self.words.combat_phase} this turn"
            where = "the first postcombat main phase" if e.after_first_postcombat_main else "this phase"
            return f"after {where} comes an extra {listed(list(e.phases), 'and then an extra')}"
        if isinstance(e, n.ExtraStep):
            return f"{'you get' if e.you_get else 'there is'} an extra {self.words.part(e.step)} after this"
        if isinstance(e, n.ReverseTurnOrder):
            return "the turn order is reversed"
        if isinstance(e, n.SkipNext):
            if e.in_turn:
                return f"{self.verb(e.by, 'skip', 'skips')} the {self.words.part(e.part)} of that turn"
            part = self.words.part(e.part)
            return f"{self.verb(e.by, 'skip', 'skips')} the next {part}{' this turn' if e.this_turn else ''}"
        if isinstance(e, n.EndTheTurn):
            return "end the turn"
        if isinstance(e, n.EndTheCombatPhase):
            return f"end the {self.words.combat_phase}"
        if isinstance(e, n.BecomeDay):
            return "it becomes day"
        if isinstance(e, n.BecomeNight):
            return "it becomes night"
        if isinstance(e, n.LoseTheGame):
            return f"{self.verb(e.who, 'lose', 'loses')} the game"
        if isinstance(e, n.WinTheGame):
            return f"{self.verb(e.who, 'win', 'wins')} the game"
        return self.unworded(e)

    def number(self, least: n.Quantity, most: n.Quantity, one: str) -> str:
        if least == most:
            return self.some(most, one)
        if isinstance(least, n.Fixed) and least.n == 0:
            one_at_most = isinstance(most, n.Fixed) and most.n == 1
            return f"up to one {one}" if one_at_most else f"up to {self.some(most, one)}"
        return f"{self.quantity(least)} to {self.quantity(most)} {plural(one)}"

    def move(self, e: n.Move) -> str:
        what = self.selector(e.what)
        if e.to == Zone.EXILE:
            return f"{self.words.remove(what)}{' face down' if e.face_down else ''}"
        if e.to == Zone.HAND:
            return f"return {what} to hand"
        if e.to == Zone.LIBRARY:
            if e.shuffled:
                return f"shuffle {what} into the library"
            order = " in a random order" if e.at_random else ""
            return f"put {what} on the {'bottom' if e.bottom else 'top'} of the library{order}"
        text = (
            f"put {what} {self.words.onto_battlefield}"
            if e.to == Zone.BATTLEFIELD
            else f"put {what} into the {self.words.zone(e.to)}"
        )
        if e.counters:
            text += f" with {listed([several_of(1, f'{kind} counter') for kind in e.counters])}"
        text += self.entering(e)
        if e.transformed:
            text += " transformed"
        if e.counters_of is not None:
            text += f" with the counters of {self.selector(e.counters_of)}"
        if e.host is not None:
            text += f" attached to {self.selector(e.host).replace('each ', 'a ')}"
        if e.under is not None:
            text += f" under {self.possessive(e.under)} control"
        return text

    def entering(self, e: n.Move | n.CreateToken) -> str:
        """How something enters: tapped, attacking, blocking something."""
        text = " tapped" if e.tapped else ""
        if e.attacking:
            text += " and attacking" if e.tapped else " attacking"
            if e.attacked is not None:
                text += f" {self.selector(e.attacked)}"
        if e.blocking is not None:
            text += f" blocking {self.selector(e.blocking)}"
        return text

    def add_mana(self, e: n.AddMana) -> str:
        what = "one mana of a type produced" if e.of_produced else " or ".join(mana(choice) for choice in e.choices)
        if e.could_produce is not None:
            what += f", of a type that {self.one(e.could_produce)} could produce"
        if not isinstance(e.amount, n.Fixed) or e.amount.n != 1:
            what += f" times {self.quantity(e.amount)}"
        text = f"add {what}" if isinstance(e.by, n.You) else f"{self.selector(e.by)} adds {what}"
        if e.only_for is not None:
            text += f", only for {self.nouns(e.only_for)}"
        if e.keeps is not None:
            text += ", which is kept" + (self.until(e.keeps) or " as parts end")
        return text

    def token(self, card: n.CardDef) -> str:
        words: list[str] = []
        if card.power is not None:
            words.append(f"{card.power}/{card.toughness}")
        if card.colors is not None:
            words.append(listed(color_words(card.colors)) or "colorless")
        words += [*card.subtypes, *type_words(card.types), "token"]
        return " ".join(words)
