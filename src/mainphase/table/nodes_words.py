"""Card nodes in English, in our own words: what an ability says, for notation, views and transcripts.

One function for each family of nodes. Whatever has no phrase of its own is said by its class's name, so a new node
never breaks a reader.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import ZONE_NAMES, CardType, Duration, Zone
from mainphase.cards.words.costs import cost_text
from mainphase.table.english import capital, plural, rank, several_of, unworded
from mainphase.table.symbols import (
    color_words,
    counted,
    keyword_words,
    listed,
    mana,
    supertype_words,
    type_words,
)

UNTIL = {
    Duration.PERMANENT: "",
    Duration.END_OF_TURN: " until end of turn",
    Duration.END_OF_COMBAT: " until end of combat",
    Duration.END_OF_STEP: " until the step ends",
    Duration.END_OF_PHASE: " until the phase ends",
    Duration.YOUR_NEXT_TURN: " until your next turn",
    Duration.YOUR_NEXT_UPKEEP: " until your next upkeep",
    Duration.END_OF_YOUR_NEXT_TURN: " until the end of your next turn",
}


def part_name(part: str) -> str:
    """A step or phase as one speaks of it."""
    return {"declare attackers": "declare attackers step", "declare blockers": "declare blockers step"}.get(part, part)


class Phrasing:
    """Says the nodes of one ability. `this` is what the object itself is called; `phrases` are the targets of the mode
    being said.
    """

    def __init__(self, this: str = "this") -> None:
        self.this = this
        self.host = f"what {this} is attached to"
        self.phrases: tuple[n.TargetPhrase, ...] = ()

    # --- who and what

    def selector(self, s: n.Selector) -> str:
        if isinstance(s, n.This):
            return self.this
        if isinstance(s, n.You):
            return "you"
        if isinstance(s, n.Target):
            if s.index < len(self.phrases):
                return self.target(self.phrases[s.index])
            return "the target"
        if isinstance(s, n.ThatPlayer):
            return "that player"
        if isinstance(s, (n.ThatObject, n.ThatSource)):
            return "it"
        if isinstance(s, n.DefendingPlayer):
            return "the defending player"
        if isinstance(s, n.ActivePlayer):
            return "the active player"
        if isinstance(s, n.ChosenPlayer):
            return "the chosen player"
        if isinstance(s, n.EachPlayer):
            return "each player"
        if isinstance(s, n.EachOpponent):
            return "each opponent"
        if isinstance(s, n.ControllerOf):
            return f"{self.possessive(s.of)} controller"
        if isinstance(s, n.OwnerOf):
            return f"{self.possessive(s.of)} owner"
        if isinstance(s, n.AttachedTo):
            return self.host if isinstance(s.of, n.This) else f"what {self.selector(s.of)} is attached to"
        if isinstance(s, n.Each):
            return f"each {self.noun(s.which)}"
        if isinstance(s, n.Together):
            return listed([self.selector(part) for part in s.of])
        if isinstance(s, n.TopOfLibrary):
            top = "top card" if s.count == 1 else f"top {s.count} cards"
            return f"the {top} of {self.possessive(s.of)} library"
        if isinstance(s, n.Saved):
            return "it" if s.name == "it" else f"the {s.name}"
        if isinstance(s, n.Modified):
            return "that object"
        return unworded(s)

    def possessive(self, s: n.Selector) -> str:
        if isinstance(s, n.You):
            return "your"
        name = self.selector(s)
        return "its" if name == "it" else f"{name}'s"

    def verb(self, s: n.Selector, plural: str, singular: str) -> str:
        """The subject with its verb: "you draw", "each player draws"."""
        return f"{self.selector(s)} {plural if isinstance(s, n.You) else singular}"

    def target(self, phrase: n.TargetPhrase) -> str:
        if phrase.words and phrase.words != "target":
            return phrase.words
        kinds: list[str] = []
        if phrase.which is not None:
            kinds.append(self.noun(phrase.which))
        if phrase.players is not None:
            kinds.append("opponent" if isinstance(phrase.players, n.EachOpponent) else "player")
        what = f"{'another ' if phrase.another else ''}target {listed(kinds, 'or')}"
        if phrase.at_least == phrase.at_most:
            return what if phrase.at_most == 1 else f"{phrase.at_most} {what}s"
        if phrase.at_least == 0:
            return f"up to {phrase.at_most} {what}s" if phrase.at_most > 1 else f"up to one {what}"
        return f"{phrase.at_least} to {phrase.at_most} {what}s"

    def noun(self, f: n.Filter) -> str:
        """A filter as a noun with what describes it: "tapped red creature an opponent controls"."""
        before, nouns, after = self.parts(f)
        return " ".join([*before, listed(nouns, "or") if nouns else self.bare(f), *after])

    def nouns(self, f: n.Filter) -> str:
        """The same in the plural."""
        before, nouns, after = self.parts(f)
        return " ".join(
            [*before, listed([plural(word) for word in nouns], "or") if nouns else plural(self.bare(f)), *after]
        )

    def card_noun(self, f: n.Filter) -> str:
        """A filter on cards that are no permanents: "basic land card", "card named …"."""
        before, nouns, after = self.parts(f)
        return " ".join([*before, *([listed(nouns, "or")] if nouns else []), "card", *after])

    def bare(self, f: n.Filter) -> str:
        """The noun where the filter names none."""
        parts = f.of if isinstance(f, n.All) else (f,)
        for part in parts:
            if isinstance(part, n.InZone) and part.zone not in (Zone.BATTLEFIELD, Zone.STACK):
                return "card"
            if isinstance(part, n.OwnedBy) and len(parts) == 1:
                return "card"
            if isinstance(
                part,
                (
                    n.IsAttacking,
                    n.IsBlocking,
                    n.IsBlocked,
                    n.IsUnblocked,
                    n.IsBlockedBy,
                    n.WasBlockedBy,
                    n.AttackedThisTurn,
                    n.PowerIs,
                    n.ToughnessIs,
                ),
            ):
                return "creature"
        return "permanent"

    def parts(self, f: n.Filter) -> tuple[list[str], list[str], list[str]]:
        before: list[str] = []
        nouns: list[str] = []
        after: list[str] = []
        if isinstance(f, n.All):
            for part in f.of:
                b, m, a = self.parts(part)
                before += b
                after += a
                if nouns and m:  # "artifact creature", "Goblin creature", "instant spell"
                    both = sorted([listed(nouns, "or"), listed(m, "or")], key=rank)
                    nouns = [" ".join(both)]
                else:
                    nouns += m
        elif isinstance(f, n.Any):
            nouns.append(listed([self.noun(part) for part in f.of], "or"))
        elif isinstance(f, n.OfType):
            if f.types == CardType.PERMANENT:
                nouns.append("permanent")
            else:
                nouns += type_words(f.types)
        elif isinstance(f, n.OfSubtype):
            nouns.append(f.subtype)
        elif isinstance(f, n.OfSupertype):
            before += supertype_words(f.supertypes)
        elif isinstance(f, n.OfColor):
            before.append(listed(color_words(f.colors), "or"))
        elif isinstance(f, n.OfChosenColor):
            after.append("of the chosen color")
        elif isinstance(f, n.HasManaAbility):
            after.append("with a mana ability")
        elif isinstance(f, n.OfChosenName):
            after.append("with the chosen name")
        elif isinstance(f, n.OfChosenType):
            after.append("of the chosen type")
        elif isinstance(f, n.BelongsTo):
            after.append(f"of {self.selector(f.who)}")
        elif isinstance(f, n.WithKeyword):
            after.append(f"with {listed(keyword_words(f.keyword))}")
        elif isinstance(f, n.Named):
            after.append(f"named {f.name}")
        elif isinstance(f, n.ControlledBy):
            after.append(f"{'you control' if isinstance(f.who, n.You) else self.selector(f.who) + ' controls'}")
        elif isinstance(f, n.OwnedBy):
            after.append(f"{'you own' if isinstance(f.who, n.You) else self.selector(f.who) + ' owns'}")
        elif isinstance(f, n.Other):
            before.append("other")
        elif isinstance(f, n.IsThis):
            nouns.append(self.this)
        elif isinstance(f, n.IsAttacking):
            before.append("attacking")
            if f.player is not None:
                after.append(f"attacking {self.selector(f.player)}")
                before.pop()
        elif isinstance(f, (n.IsTapped, n.IsUntapped, n.IsBlocking, n.IsBlocked, n.IsUnblocked)):
            before.append(type(f).__name__[2:].lower())
        elif isinstance(f, n.IsFaceDown):
            before.append("face-down")
        elif isinstance(f, n.HasMorph):
            after.append("with a morph ability")
        elif isinstance(f, n.HasOneTarget):
            after.append("with a single target")
        elif isinstance(f, n.IsBlockedBy):
            after.append(f"blocked by {self.selector(f.what)}")
        elif isinstance(f, n.WasBlockedBy):
            after.append(f"that was blocked by {self.selector(f.what)} this turn")
        elif isinstance(f, n.EnteredThisTurn):
            after.append("that entered this turn")
        elif isinstance(f, n.OfOneColor):
            before.append("monocolored")
        elif isinstance(f, n.IsToken):
            nouns.append("token")
        elif isinstance(f, n.IsSpell):
            nouns.append("spell")
        elif isinstance(f, n.IsAbility):
            nouns.append("ability")
        elif isinstance(f, n.AttackedThisTurn):
            after.append("that attacked this turn")
        elif isinstance(f, n.ControlledSinceTurnBegan):
            after.append("under the same control since the turn began")
        elif isinstance(f, n.DrawnThisTurn):
            after.append("drawn this turn")
        elif isinstance(f, n.DealtDamageThisTurn):
            after.append("that was dealt damage this turn")
        elif isinstance(f, n.InZone):
            if f.zone not in (Zone.BATTLEFIELD, Zone.STACK):
                after.append("in exile" if f.zone == Zone.EXILE else f"in a {ZONE_NAMES[f.zone]}")
        elif isinstance(f, (n.PowerIs, n.ToughnessIs, n.ManaValueIs)):
            what = {"PowerIs": "power", "ToughnessIs": "toughness", "ManaValueIs": "mana value"}[type(f).__name__]
            after.append(f"with {what} {self.comparison(f.op, f.than)}")
        elif isinstance(f, n.HasCounter):
            after.append(f"with a {f.kind} counter")
        elif isinstance(f, n.HasLandwalk):
            after.append(f"with {self.ability(n.Landwalk(f.which))}")
        elif isinstance(f, n.ExiledWithThis):
            after.append(f"exiled with {self.this}")
        elif isinstance(f, n.IsOnTop):
            after.append("on top of a library")
        elif isinstance(f, n.IsAttachedTo):
            after.append(f"attached to {self.selector(f.to)}")
        elif isinstance(f, n.HasAttached):
            kinds = {"Aura": "enchanted", "Equipment": "equipped"}
            kind = kinds.get(f.which.subtype) if isinstance(f.which, n.OfSubtype) else None
            if kind is not None:
                before.append(kind)
            else:
                after.append(f"with {self.one(f.which)} attached to it")
        elif isinstance(f, n.OneOf):
            after.append(f"among {self.selector(f.of)}")
        elif isinstance(f, n.Not):
            b, m, a = self.parts(f.of)
            if m and not b and not a:
                before += [f"non{word}" for word in m]
            elif b and not m and not a:
                before += [f"non{word}" for word in b]
            elif isinstance(f.of, n.WithKeyword):
                after.append(f"without {listed(keyword_words(f.of.keyword))}")
            elif isinstance(f.of, n.ControlledBy) and isinstance(f.of.who, n.You):
                after.append("you don't control")
            else:
                after.append(f"that is not a {self.noun(f.of)}")
        elif not isinstance(f, n.Anything):
            after.append(unworded(f))
        return before, nouns, after

    def comparison(self, op: str, than: n.Quantity) -> str:
        what = self.quantity(than)
        return {"<=": f"{what} or less", ">=": f"{what} or greater", "=": what, "<": f"less than {what}"}.get(
            op, f"greater than {what}"
        )

    # --- how much

    def quantity(self, q: n.Quantity) -> str:
        if isinstance(q, n.Fixed):
            return str(q.n)
        if isinstance(q, n.X):
            return "X"
        if isinstance(q, n.CountOf):
            return f"the number of {self.nouns(q.which)}"
        if isinstance(q, n.SizeOf):
            return f"the number of {self.selector(q.of)}"
        if isinstance(q, n.PowerOf):
            return f"{self.possessive(q.of)} power"
        if isinstance(q, n.ToughnessOf):
            return f"{self.possessive(q.of)} toughness"
        if isinstance(q, n.ManaValueOf):
            return f"{self.possessive(q.of)} mana value"
        if isinstance(q, n.CountersOn):
            return f"the number of {q.kind} counters on {self.selector(q.of)}"
        if isinstance(q, n.LifeOf):
            return f"{self.possessive(q.of)} life total"
        if isinstance(q, n.LevelOf):
            return f"{self.possessive(q.of)} level"
        if isinstance(q, n.HandSizeOf):
            return f"the number of cards in {self.possessive(q.of)} hand"
        if isinstance(q, n.Devotion):
            to = listed(color_words(q.colors)) if q.colors else "that color"
            return f"{self.possessive(q.of)} devotion to {to}"
        if isinstance(q, n.TurnsTaken):
            return f"the number of turns {self.selector(q.by)} took"
        if isinstance(q, n.AttacksThisTurn):
            return f"the number of times {self.selector(q.of)} attacked this turn"
        if isinstance(q, n.UntappedLandsAsTurnBegan):
            return f"the number of untapped lands {self.selector(q.of)} controlled as this turn began"
        if isinstance(q, n.CardTypesAmong):
            return f"the number of card types among {self.nouns(q.which)}"
        if isinstance(q, n.UnspentMana):
            return f"the amount of {' '.join(color_words(q.color))} mana that {self.selector(q.of)} left unspent"
        if isinstance(q, n.SpellsCastThisTurn):
            return f"the number of spells {self.selector(q.by)} cast this turn"
        if isinstance(q, n.SpellsCastBefore):
            what = "spells" if q.which is None else f"{self.noun(q.which)} spells"
            return f"the number of {what} {self.selector(q.by)} cast this turn before {self.selector(q.than)}"
        if isinstance(q, n.LandsPlayedThisTurn):
            return f"the number of lands {self.selector(q.by)} played this turn"
        if isinstance(q, n.EventAmount):
            return "that much"
        if isinstance(q, n.Plus):
            return f"{self.quantity(q.left)} plus {self.quantity(q.right)}"
        if isinstance(q, n.Times):
            return f"{q.factor} times {self.quantity(q.of)}"
        if isinstance(q, n.HalfOf):
            return f"half {self.quantity(q.of)}, rounded {'up' if q.up else 'down'}"
        return unworded(q)

    def cards(self, q: n.Quantity) -> str:
        """ "a card", "2 cards", "cards equal to …"."""
        return self.some(q, "card")

    def some(self, q: n.Quantity, one: str) -> str:
        if isinstance(q, n.Fixed):
            return several_of(q.n, one)
        if isinstance(q, n.X):
            return f"X {plural(one)}"
        if isinstance(q, n.EventAmount):
            return f"that many {plural(one)}"
        return f"{plural(one)} equal to {self.quantity(q)}"

    def much(self, q: n.Quantity, what: str) -> str:
        """ "3 damage", "damage equal to its power"."""
        if isinstance(q, (n.Fixed, n.X)):
            return f"{self.quantity(q)} {what}"
        if isinstance(q, n.EventAmount):
            return f"that much {what}"
        return f"{what} equal to {self.quantity(q)}"

    # --- whether

    def condition(self, c: n.Condition) -> str:
        if isinstance(c, n.Fits):
            before, nouns, after = self.parts(c.which)
            rest = " ".join([*before, *(f"a {word}" for word in nouns), *after])
            if rest.startswith("with "):
                return f"{self.selector(c.what)} has {rest[5:]}"
            return f"{self.selector(c.what)} is {rest or 'there'}"
        if isinstance(c, n.Exists):
            if c.at_least == 1:
                return f"there is {self.one(c.which)}"
            return f"there are {c.at_least} or more {self.nouns(c.which)}"
        if isinstance(c, n.Compare):
            return f"{self.quantity(c.left)} is {self.comparison(c.op, c.right)}"
        if isinstance(c, n.IsYourTurn):
            return "it is your turn"
        if isinstance(c, n.IsTurnOf):
            return f"it is {self.possessive(c.who)} turn"
        if isinstance(c, n.CombatPoint):
            return f"it is combat {'after' if c.after else 'before'} {c.point} are declared"
        if isinstance(c, n.InPart):
            return f"it is the {c.place}"
        if isinstance(c, n.BeforeAttackersDeclared):
            return "attackers have not been declared yet"
        if isinstance(c, n.WasKicked):
            return f"{self.this} was kicked" if c.name == "kicker" else f"its {c.name} cost was paid"
        if isinstance(c, n.YouCastItFromYourHand):
            return f"you cast {self.this} from your hand"
        if isinstance(c, n.SomePlayer):
            who = "an opponent" if isinstance(c.who, n.EachOpponent) else "a player"
            return f"for {who}, {self.condition(c.condition)}"
        if isinstance(c, n.ShareColor):
            return f"{c.at_least} {self.nouns(c.which)} that share a color are among {self.selector(c.of)}"
        if isinstance(c, n.WordIsChosen):
            return f"{c.word} was chosen"
        if isinstance(c, n.ArrivedSinceLastUpkeep):
            return f"{self.this} came under your control since your last upkeep began"
        if isinstance(c, n.IsMonarch):
            return f"{self.selector(c.who)} {'are' if isinstance(c.who, n.You) else 'is'} the monarch"
        if isinstance(c, n.IsDay):
            return "it is day"
        if isinstance(c, n.IsNight):
            return "it is night"
        if isinstance(c, n.CastLastTurn):
            return f"a player cast {'a spell' if c.at_least == 1 else f'{c.at_least} or more spells'} last turn"
        if isinstance(c, n.NeitherDayNorNight):
            return "it is neither day nor night"
        if isinstance(c, n.HappenedThisTurn):
            often = f" {c.at_least} or more times" if c.at_least > 1 else ""
            return f"{self.selector(c.by)} {c.what} this turn{often}"
        if isinstance(c, n.ActivatedThisTurn):
            return f"this ability has been activated {c.at_least} or more times this turn"
        if isinstance(c, n.Negated):
            if isinstance(c.of, n.Exists) and c.of.at_least == 1:
                return f"there is no {self.noun(c.of.which)}"
            text = self.condition(c.of)
            return text.replace(" is ", " is not ", 1) if " is " in text else f"it is not so that {text}"
        if isinstance(c, n.Both):
            return f"{self.condition(c.left)} and {self.condition(c.right)}"
        if isinstance(c, n.Either):
            return f"{self.condition(c.left)} or {self.condition(c.right)}"
        return unworded(c)

    def how_long(self, until: int, as_long_as: n.Condition | None) -> str:
        if as_long_as is not None:
            return f" for as long as {self.condition(as_long_as)}"
        return UNTIL.get(until, "")

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
        if isinstance(c, (n.SacrificeThis, n.ExileThis, n.DiscardThis, n.ExertThis)):
            return f"{type(c).__name__[:-4].lower()} {self.this}"
        if isinstance(c, n.SacrificeCost):
            return f"sacrifice {several_of(c.count, self.noun(c.which))}"
        if isinstance(c, n.TapCost):
            return f"tap {several_of(c.count, 'untapped ' + self.noun(c.which))}"
        if isinstance(c, n.DiscardCost):
            what = self.card_noun(c.which)
            return f"discard {self.some(c.count, what)}{' at random' if c.random else ''}"
        if isinstance(c, n.ExileCost):
            return f"exile {several_of(c.count, self.card_noun(c.which))} from your {ZONE_NAMES[c.zone]}"
        if isinstance(c, n.ReturnCost):
            return f"return {several_of(c.count, self.noun(c.which))} to hand"
        if isinstance(c, n.RevealCost):
            return f"reveal {several_of(c.count, self.card_noun(c.which))} in your hand"
        if isinstance(c, n.LoyaltyCost):
            return f"[{c.amount:+d}]" if c.amount else "[0]"
        if isinstance(c, n.RevealHand):
            return "reveal your hand"
        if isinstance(c, n.PutCountersCost):
            return f"put {counted(c.count, c.kind + ' counter')} on {self.this}"
        if isinstance(c, n.CrewCost):
            return f"tap other untapped creatures you control with total power {c.power} or more"
        if isinstance(c, n.RemoveCountersCost):
            return f"remove {counted(c.count, c.kind + ' counter')} from {self.this}"
        return unworded(c)

    # --- modifications

    def modification(self, m: n.Modification) -> str:
        if isinstance(m, n.AddPT):
            return f"gets {self.signed(m.power)}/{self.signed(m.toughness)}"
        if isinstance(m, n.SetPT):
            return f"has base power and toughness {self.quantity(m.power)}/{self.quantity(m.toughness)}"
        if isinstance(m, n.SwitchPT):
            return "switches its power and toughness"
        if isinstance(m, n.GainKeywords):
            return f"gains {listed(keyword_words(m.keywords))}"
        if isinstance(m, n.LoseKeywords):
            return f"loses {listed(keyword_words(m.keywords))}"
        if isinstance(m, n.GainAbility):
            return f'gains "{Phrasing("it").ability(m.ability)}"'
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
        return unworded(m)

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
            text = f"{self.selector(e.by)} may pay {self.costs(e.cost)}"
            if e.times is not None:
                text += f" for each of {self.quantity(e.times)}"
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
            return f"{self.verb(e.by, 'mill', 'mills')} {self.cards(e.amount)}"
        if isinstance(e, n.GainLife):
            return f"{self.verb(e.by, 'gain', 'gains')} {self.much(e.amount, 'life')}"
        if isinstance(e, n.LoseLife):
            return f"{self.verb(e.by, 'lose', 'loses')} {self.much(e.amount, 'life')}"
        if isinstance(e, n.Destroy):
            return f"destroy {self.selector(e.what)}{'' if e.regenerate else ' (no regeneration)'}"
        if isinstance(e, n.Sacrifice):
            return f"{self.verb(e.by, 'sacrifice', 'sacrifices')} {self.some(e.amount, self.noun(e.which))}"
        if isinstance(e, n.SacrificeIt):
            return f"sacrifice {self.selector(e.what)}"
        if isinstance(e, n.Move):
            return self.move(e)
        if isinstance(e, n.BecomeLevel):
            return f"{self.selector(e.what)} becomes level {e.level}"
        if isinstance(e, n.ExileUntil):
            until = f"until one is {several_of(1, self.card_noun(e.which))}"
            return f"{self.verb(e.by, 'exile', 'exiles')} cards from the top of a library, one by one, {until}"
        if isinstance(e, n.SearchLibrary):
            what = self.card_noun(e.which)
            to = f"{ZONE_NAMES[e.to]}{' tapped' if e.tapped else ''}"
            return f"{self.verb(e.by, 'search', 'searches')} a library for {self.some(e.amount, what)}, to the {to}"
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
            return f"{self.verb(e.by, 'create', 'creates')} {made} copied from {self.selector(e.of)}{but}"
        if isinstance(e, n.CopySpell):
            but = f", but the copy {listed([self.modification(m) for m in e.but])}" if e.but else ""
            again = "; the copy may be aimed anew" if e.new_targets else ""
            often = "" if e.amount == n.Fixed(1) else f", as often as {self.quantity(e.amount)}"
            return f"{self.verb(e.by, 'copy', 'copies')} {self.selector(e.what)}{often}{but}{again}"
        if isinstance(e, n.CreateToken):
            made = self.some(e.amount, self.token(e.token))
            return f"{self.verb(e.by, 'create', 'creates')} {made}{self.entering(e)}"
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
            where = "" if e.to == Zone.GRAVEYARD else f", to {ZONE_NAMES[e.to]} instead of the graveyard"
            return f"counter {self.selector(e.what)}{where}"
        if isinstance(e, (n.Tap, n.Untap)):
            return f"{type(e).__name__.lower()} {self.selector(e.what)}"
        if isinstance(e, n.DontUntapNext):
            return f"{self.nouns(e.which)} don't untap during {self.possessive(e.who)} next untap step"
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
            return f"return {self.selector(e.what)} to hand as you untap in your next untap step"
        if isinstance(e, n.StayTapped):
            return f"{self.selector(e.what)} does not untap during its controller's next untap step"
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
            return f"{self.ability(e.ability)}{UNTIL.get(e.until, '')}"
        if isinstance(e, n.Reflexive):
            return self.ability(e.ability)
        if isinstance(e, n.MayPlay):
            free = " without paying its mana cost" if e.free else ""
            later = " on a later turn" if e.later_turn else ""
            how = " as a sorcery" if e.as_a_sorcery else ""
            return f"you may play {self.selector(e.what)}{free}{how}{later}{UNTIL.get(e.until, '')}"
        if isinstance(e, n.CastNow):
            how = f"for its {e.alternative} cost" if e.alternative else "without paying its mana cost"
            fits = f" if it is {several_of(1, self.card_noun(e.fits))}" if e.fits is not None else ""
            turned = " transformed" if e.transformed else ""
            return f"you may {'play' if e.land_too else 'cast'} {self.selector(e.what)}{turned} {how}{fits}"
        if isinstance(e, n.ExileIfLeaving):
            return f"{self.selector(e.what)} is exiled if it would leave the battlefield"
        if isinstance(e, n.ExtraTurn):
            when = ""
            if e.after_next_turn_of is not None:
                when = f" after {self.possessive(e.after_next_turn_of)} next turn"
            return f"{self.verb(e.by, 'take', 'takes')} an extra turn{when}"
        if isinstance(e, n.ChangeText):
            words = [*(["color word"] if e.colors else []), *(["basic land type"] if e.land_types else [])]
            until = UNTIL.get(e.until, "")
            return f"change the text of {self.selector(e.what)}: one {listed(words, 'or')} for another{until}"
        if isinstance(e, n.ExileForNow):
            event = self.trigger(e.until).split(" ", 1)[1]
            return f"exile {self.selector(e.what)} until {event}"
        if isinstance(e, n.NewTargets):
            return f"{self.selector(e.by)} may choose new targets for {self.selector(e.what)}"
        if isinstance(e, n.BecomeMonarch):
            return f"{self.verb(e.who, 'become', 'becomes')} the monarch"
        if isinstance(e, n.ControlNextTurn):
            return f"{self.verb(e.by, 'control', 'controls')} {self.selector(e.of)} during their next turn"
        if isinstance(e, n.ExtraPhases):
            where = "the first postcombat main phase" if e.after_first_postcombat_main else "this phase"
            return f"after {where} comes an extra {listed(list(e.phases), 'and then an extra')}"
        if isinstance(e, n.ExtraStep):
            return f"{'you get' if e.you_get else 'there is'} an extra {e.step} after this"
        if isinstance(e, n.ReverseTurnOrder):
            return "the turn order is reversed"
        if isinstance(e, n.SkipNext):
            if e.in_turn:
                return f"{self.verb(e.by, 'skip', 'skips')} the {e.part} of that turn"
            return f"{self.verb(e.by, 'skip', 'skips')} the next {e.part}{' this turn' if e.this_turn else ''}"
        if isinstance(e, n.EndTheTurn):
            return "end the turn"
        if isinstance(e, n.EndTheCombatPhase):
            return "end the combat phase"
        if isinstance(e, n.BecomeDay):
            return "it becomes day"
        if isinstance(e, n.BecomeNight):
            return "it becomes night"
        if isinstance(e, n.LoseTheGame):
            return f"{self.verb(e.who, 'lose', 'loses')} the game"
        if isinstance(e, n.WinTheGame):
            return f"{self.verb(e.who, 'win', 'wins')} the game"
        return unworded(e)

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
            return f"exile {what}{' face down' if e.face_down else ''}"
        if e.to == Zone.HAND:
            return f"return {what} to hand"
        if e.to == Zone.LIBRARY:
            if e.shuffled:
                return f"shuffle {what} into the library"
            order = " in a random order" if e.at_random else ""
            return f"put {what} on the {'bottom' if e.bottom else 'top'} of the library{order}"
        text = (
            f"put {what} onto the battlefield"
            if e.to == Zone.BATTLEFIELD
            else f"put {what} into the {ZONE_NAMES[e.to]}"
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
            text += ", which is kept" + (UNTIL.get(e.keeps, "") or " as parts end")
        return text

    def token(self, card: n.CardDef) -> str:
        words: list[str] = []
        if card.power is not None:
            words.append(f"{card.power}/{card.toughness}")
        if card.colors is not None:
            words.append(listed(color_words(card.colors)) or "colorless")
        words += [*card.subtypes, *type_words(card.types), "token"]
        return " ".join(words)

    # --- triggers

    def trigger(self, t: n.Trigger) -> str:
        if isinstance(t, n.BeginningOf):
            whose = {"EachPlayer": "each", "You": "your"}.get(type(t.of).__name__, "")
            whose = "that" if t.that else whose
            part = f"first {part_name(t.part)} in a turn" if t.first else part_name(t.part)
            return f"at the beginning of {whose or self.possessive(t.of)} {part}"
        if isinstance(t, n.AnyOf):
            said = [self.trigger(one) for one in t.of]
            return " or ".join([said[0], *(text.split(" ", 1)[1] for text in said[1:])])
        if isinstance(t, n.EndOfCombat):
            return "at end of combat"
        if isinstance(t, (n.Enters, n.Dies)):
            return f"when {self.one(t.which)} {type(t).__name__.lower()}"
        if isinstance(t, n.Leaves):
            return f"when {self.one(t.which)} leaves the battlefield"
        if isinstance(t, n.PutIntoGraveyard):
            return f"when {self.one(t.which)} is put into a graveyard from the battlefield"
        if isinstance(t, n.AttacksAlone):
            return f"when {self.one(t.which)} attacks alone"
        if isinstance(t, n.Attacks):
            others = f" with {t.others} or more others" if t.others else ""
            return f"when {self.one(t.which)} attacks{self.attacked(t.player, t.permanent, ' ')}{others}"
        if isinstance(t, n.IsAttacked):
            return f"when{self.attacked(t.player, t.permanent, ' ')} is attacked"
        if isinstance(t, n.BlocksAlone):
            return f"when {self.one(t.which)} blocks alone"
        if isinstance(t, n.IsntBlocked):
            return f"when {self.one(t.which)} attacks and isn't blocked"
        if isinstance(t, n.PlayerAttacks):
            whom = "" if t.whom is None else f" {self.selector(t.whom)}"
            count = f"{t.at_least} or more " if t.at_least > 1 else ""
            with_what = self.nouns(t.which) if count else self.one(t.which)
            with_whom = "" if isinstance(t.which, n.Anything) and not count else f" with {count}{with_what}"
            return f"when {self.verb(t.who, 'attack', 'attacks')}{whom}{with_whom}"
        if isinstance(t, n.Blocks):
            whom = self.one(t.whom) if t.whom is not None else f"{t.at_least} or more" if t.at_least > 1 else ""
            return f"when {self.one(t.which)} blocks{' ' + whom if whom else ''}"
        if isinstance(t, n.BecomesBlocked):
            by = self.one(t.by) if t.by is not None else f"{t.at_least} or more" if t.at_least > 1 else ""
            return f"when {self.one(t.which)} becomes blocked{' by ' + by if by else ''}"
        if isinstance(t, n.CrewsVehicle):
            return f"when {self.one(t.which)} crews a Vehicle"
        if isinstance(t, n.BecomesCrewed):
            return f"when {self.one(t.which)} becomes crewed"
        if isinstance(t, n.DealsDamage):
            whom = " to a player" if t.to_player else " to a creature" if t.to_creature else ""
            if t.player is not None:
                whom = f" to {self.selector(t.player)}"
            return f"when {self.one(t.which)} deals {'combat ' if t.combat_only else ''}damage{whom}"
        if isinstance(t, n.BecomesMonarch):
            return f"whenever {self.verb(t.who, 'become', 'becomes')} the monarch"
        if isinstance(t, n.IsDealtDamage):
            return f"when {self.one(t.which)} is dealt damage"
        if isinstance(t, n.CardPutIntoGraveyard):
            what = "a card" if isinstance(t.which, n.Anything) else f"a {self.noun(t.which)} card"
            return f"when {what} is put into a graveyard of {self.selector(t.whose)}"
        if isinstance(t, n.DamageIsPrevented):
            return f"when damage that would be dealt{self.recipients(t.to, t.players)} is prevented"
        if isinstance(t, n.CastsSpell):
            what = "a spell" if isinstance(t.which, n.Anything) else self.one(t.which)
            return f"when {self.verb(t.who, 'cast', 'casts')} {what}"
        if isinstance(t, n.GainsLife):
            return f"when {self.verb(t.who, 'gain', 'gains')} life"
        if isinstance(t, n.LosesLife):
            return f"when {self.verb(t.who, 'lose', 'loses')} life"
        if isinstance(t, n.DrawsCard):
            if t.nth:
                return f"when {self.verb(t.who, 'draw', 'draws')} card number {t.nth} in a turn"
            return f"when {self.verb(t.who, 'draw', 'draws')} a card"
        if isinstance(t, n.DiscardsCards):
            first = " for the first time in a turn" if t.first else ""
            return f"when {self.verb(t.who, 'discard', 'discards')} one or more cards{first}"
        if isinstance(t, n.DiscardsCard):
            return f"when {self.verb(t.who, 'discard', 'discards')} a card"
        if isinstance(t, n.BecomesLevel):
            return f"when {self.one(t.which)} becomes level {t.level}"
        if isinstance(t, n.LosesGame):
            return f"when {self.verb(t.who, 'lose', 'loses')} the game"
        if isinstance(t, n.IsDiscarded):
            return f"when {self.one(t.which)} is discarded"
        if isinstance(t, n.LastCounterRemoved):
            return f"when the last {t.kind} counter is removed from {self.one(t.which)}"
        if isinstance(t, n.PlaysLand):
            return f"when {self.verb(t.who, 'play', 'plays')} a land"
        if isinstance(t, n.BecomesTapped):
            return f"when {self.one(t.which)} {'is tapped for mana' if t.for_mana else 'becomes tapped'}"
        if isinstance(t, n.BecomesUntapped):
            return f"when {self.one(t.which)} becomes untapped"
        if isinstance(t, n.CountersArePut):
            return f"when {t.kind} counters are put on {self.one(t.which)}"
        if isinstance(t, n.DayNightChanges):
            return "when day becomes night or night becomes day"
        if isinstance(t, n.BecomesTarget):
            by = f" {self.selector(t.by)} controls" if t.by is not None else ""
            what = self.one(t.what) if t.what is not None else "a spell or ability"
            return f"when {self.one(t.which)} becomes the target of {what}{by}"
        if isinstance(t, n.AbilityTriggers):
            return f"when another ability of {self.one(t.which)} triggers"
        if isinstance(t, n.StateIs):
            return f"when {self.condition(t.condition)}"
        if isinstance(t, n.PhasesIn):
            return f"when {self.one(t.which)} phases in"
        if isinstance(t, n.Transforms):
            into = f" into {self.this}" if isinstance(t.which, n.IsThis) else ""
            return f"when {self.one(t.which)} transforms{into}"
        if isinstance(t, n.PhasesOut):
            return f"when {self.one(t.which)} phases out"
        if isinstance(t, n.IsTurnedFaceUp):
            return f"when {self.one(t.which)} is turned face up"
        if isinstance(t, n.Exerted):
            return f"when {self.one(t.which)} is exerted"
        if isinstance(t, n.WhenYouDo):
            return "when you do"
        return f"when {unworded(t)}"

    def attacked(self, player: n.Selector | None, permanent: n.Filter | None, before: str) -> str:
        """What is attacked, as one phrase: "you or a planeswalker you control"; nothing if it is not said."""
        said: list[str] = []
        if player is not None:
            said.append(self.selector(player))
        if permanent is not None:
            said.append(self.one(permanent))
        return before + " or ".join(said) if said else ""

    def one(self, f: n.Filter) -> str:
        """ "a creature you control", or the object itself."""
        if isinstance(f, n.IsThis):
            return self.this
        if isinstance(f, n.OneOf):
            return self.selector(f.of)
        return several_of(1, self.noun(f))

    # --- static effects

    def static(self, s: n.StaticEffect) -> str:
        if isinstance(s, n.Modify):
            what = self.one(s.which) if isinstance(s.which, (n.IsThis, n.OneOf)) else f"each {self.noun(s.which)}"
            return f"{what} {listed([self.modification(m) for m in s.mods])}"
        if isinstance(s, n.Defines):
            return f"{self.this} always {listed([self.modification(m) for m in s.mods])}"
        if isinstance(s, n.AssignsByToughness):
            return f"each {self.noun(s.which)} assigns combat damage equal to its toughness instead of its power"
        if isinstance(s, n.CantCast):
            what = "spells" if isinstance(s.which, n.Anything) else f"{self.noun(s.which)} spells"
            if not s.at_all:
                return f"{self.selector(s.who)} can cast {what} only when able to cast a sorcery"
            return f"{self.selector(s.who)} can't cast {what}"
        if isinstance(s, n.CantActivate):
            but = "" if s.mana_too else " except mana abilities"
            return f"activated abilities of {self.nouns(s.which)} can't be activated{but}"
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
            return f"at most {s.count} creature{'' if s.count == 1 else 's'} can attack each combat"
        if isinstance(s, n.AtMostBlockers):
            return f"at most {s.count} creature{'' if s.count == 1 else 's'} can block each combat"
        if isinstance(s, n.MustAttack):
            whom = "" if s.who is None else f" {self.selector(s.who)}"
            return f"{self.several(s.which)} {self.do(s.which, 'attacks', 'attack')}{whom} each combat if able"
        if isinstance(s, n.MustBlock):
            return f"{self.several(s.which)} {self.do(s.which, 'blocks', 'block')} each combat if able"
        if isinstance(s, n.MustBeBlocked):
            return f"{self.several(s.which)} must be blocked{' by everything able to' if s.by_all else ''} if able"
        if isinstance(s, n.ChoosesAttackers):
            return "you choose which creatures attack"
        if isinstance(s, n.ChoosesBlocks):
            return f"you choose how {self.nouns(s.which)} block"
        if isinstance(s, n.AttackTax):
            return f"attacking {self.selector(s.who)} costs {cost_text(s.cost)} for each creature"
        if isinstance(s, n.DoesntUntap):
            return f"{self.several(s.which)} {self.do(s.which, 'does not', 'do not')} untap during untap steps"
        if isinstance(s, n.AtMostUntap):
            what = self.noun(s.which) if s.count == 1 else self.nouns(s.which)
            return f"players untap at most {s.count} {what} in their untap steps"
        if isinstance(s, n.MayKeepTapped):
            return f"{self.several(s.which)} may stay tapped in your untap step"
        if isinstance(s, n.NoMaximumHandSize):
            return f"{self.verb(s.who, 'have', 'has')} no maximum hand size"
        if isinstance(s, n.ExtraLandPlays):
            what = "any number of lands" if s.count < 0 else counted(s.count, "additional land")
            return f"{self.selector(s.who)} may play {what} each turn"
        if isinstance(s, n.CostChange):
            what = "spells" if isinstance(s.which, n.Anything) else f"{self.noun(s.which)} spells"
            return f"{what} of {self.selector(s.who)} cost {{{abs(s.generic)}}} {'more' if s.generic > 0 else 'less'}"
        if isinstance(s, n.CastAsThoughFlash):
            what = "spells" if isinstance(s.which, n.Anything) else f"{self.noun(s.which)} spells"
            if s.once:
                return f"the next of {self.possessive(s.who)} {what} may be cast as though it had flash"
            return f"{self.selector(s.who)} may cast {what} as though they had flash"
        if isinstance(s, n.MayLookAtTop):
            return "you may look at the top card of your library any time"
        if isinstance(s, n.MayPlayFrom):
            often = f"{counted(s.per_turn, 'card')} each turn" if s.per_turn else "cards"
            when = " on their own turn" if s.own_turn else ""
            free = " without paying their mana costs" if s.free else ""
            color = ", with mana as though it were of any color" if s.any_color else ""
            then = f"; when they do, {self.modes(s.then.modes)}" if s.then is not None else ""
            what = f"{'play' if s.lands else 'cast'} {often} that are {several_of(1, self.card_noun(s.which))}"
            return f"{self.selector(s.who)} may {what}{when}{free}{color}{then}"
        if isinstance(s, n.ManaPersists):
            kinds = f"{listed(color_words(s.colors), 'or')} " if s.colors != 63 else ""
            return f"unspent {kinds}mana of {self.selector(s.who)} is not lost"
        if isinstance(s, n.ManaBecomesColorless):
            return f"unspent mana that {self.selector(s.who)} would lose becomes colorless instead"
        if isinstance(s, n.SkipPart):
            then = f"; then {self.effect(s.then)}" if s.then is not None else ""
            if s.optional:
                return f"{self.selector(s.who)} may skip {several_of(1, s.part)}{then}"
            return f"{self.verb(s.who, 'skip', 'skips')} the {s.part}{then}"
        if isinstance(s, n.UntapsInOthersUntapSteps):
            return f"you untap {self.nouns(s.which)} of yours during each other player's untap step"
        if isinstance(s, n.EntersTapped):
            return f"{self.several(s.which)} {'enters' if isinstance(s.which, n.IsThis) else 'enter'} tapped"
        if isinstance(s, n.EntersWithCounters):
            what = self.some(s.amount, f"{s.kind} counter")
            return f"{self.several(s.which)} {self.do(s.which, 'enters', 'enter')} with {what}"
        if isinstance(s, n.AsEnters):
            return f"as {self.this} enters, {self.effect(s.do)}"
        if isinstance(s, n.ReplaceDraw):
            how = "may be replaced: instead" if s.optional else "is replaced: instead"
            return f"a draw of {self.selector(s.who)} {how} {self.effect(s.instead)}"
        if isinstance(s, n.ReplaceMove):
            go = "are exiled" if s.instead == Zone.EXILE else f"go to the {ZONE_NAMES[s.instead]}"
            return f"{self.several(s.which)} that would go to the {ZONE_NAMES[s.to]} {go} instead"
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
            whose = f"that would enter under the control of {self.selector(s.whose)}"
            return f"{self.several(s.which)} {whose} enter under the control of {self.selector(s.under)} instead"
        if isinstance(s, n.EntersAsCopy):
            return f"{self.several(s.which)} enter as copies of {self.selector(s.of)}"
        if isinstance(s, n.CantEnter):
            zones = f" from a {listed([ZONE_NAMES[z] for z in s.zones], 'or')}" if s.zones else ""
            return f"{self.several(s.which)} can't enter the battlefield{zones}"
        if isinstance(s, n.TokensTimes):
            return f"{s.times} times as many tokens are created for {self.selector(s.who)}"
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
        return unworded(s)

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
        until = UNTIL.get(e.until, "")
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

    # --- abilities

    def mode(self, m: n.Mode) -> str:
        if m.words:
            return m.words
        before = self.phrases
        self.phrases = m.targets
        text = self.effect(m.effect)
        self.phrases = before
        return text

    def modes(self, modes: tuple[n.Mode, ...]) -> str:
        if len(modes) == 1:
            return self.mode(modes[0])
        return "choose: " + " • ".join(self.mode(m) for m in modes)

    def ability(self, a: n.Ability) -> str:
        if isinstance(a, n.SpellAbility):
            return self.modes(a.modes)
        if isinstance(a, n.Activated):
            text = f"{self.costs(a.cost)}: {self.modes(a.modes)}"
            if a.zone not in (Zone.BATTLEFIELD, Zone.STACK):
                text += f" (from the {ZONE_NAMES[a.zone]})"
            if a.window == n.Window.SORCERY:
                text += " (as a sorcery)"
            if a.per_turn:
                text += f" ({'once' if a.per_turn == 1 else f'{a.per_turn} times'} each turn)"
            if a.condition is not None:
                text += f" (only if {self.condition(a.condition)})"
            return text
        if isinstance(a, n.Triggered):
            if a.chapter:
                return f"chapter {a.chapter}: {self.modes(a.modes)}"
            condition = f", if {self.condition(a.condition)}" if a.condition is not None else ""
            return f"{self.trigger(a.on)}{condition}, {self.modes(a.modes)}"
        if isinstance(a, n.Static):
            text = self.static(a.effect)
            return f"as long as {self.condition(a.condition)}, {text}" if a.condition is not None else text
        if isinstance(a, n.Enchant):
            kinds = [self.noun(a.which)] if a.which is not None else []
            if a.players is not None:
                kinds.append("opponent" if isinstance(a.players, n.EachOpponent) else "player")
            return f"enchant {listed(kinds, 'or')}"
        if isinstance(a, n.Protection):
            if a.spares is None:
                return f"protection from {self.quality(a.against)}"
            spared = "what gives it" if isinstance(a.spares, n.IsThis) else self.nouns(a.spares)
            there = " that are attached already" if a.already else ""
            return f"protection from {self.quality(a.against)}, which doesn't remove {spared}{there}"
        if isinstance(a, n.HexproofFrom):
            return f"hexproof from {self.quality(a.against)}"
        if isinstance(a, (n.Daybound, n.Nightbound)):
            return type(a).__name__.lower()
        if isinstance(a, n.Landwalk):
            if isinstance(a.which, n.OfSubtype):
                return f"{a.which.subtype.lower()}walk"
            return f"{self.noun(a.which)} landwalk"
        if isinstance(a, n.HasKeywords):
            return listed(keyword_words(a.keywords))
        if isinstance(a, n.CostsLessToCast):
            condition = f" if {self.condition(a.condition)}" if a.condition is not None else ""
            return f"{self.this} costs {self.quantity(a.amount)} less to cast{condition}"
        if isinstance(a, n.SpecialAction):
            how = " (as a sorcery)" if a.as_a_sorcery else ""
            return f"{a.name} {self.costs(a.cost)}: {self.effect(a.do)}{how}"
        if isinstance(a, n.ResolvesInto):
            condition = f" if {self.condition(a.condition)}" if a.condition is not None else ""
            return f"as it resolves it goes to your {ZONE_NAMES[a.zone]}{condition}"
        if isinstance(a, n.RevealAsDrawn):
            return f"revealed as the first card drawn in a turn: {self.modes(a.then.modes)}"
        if isinstance(a, n.BeginsOnBattlefield):
            return "may begin the game on the battlefield from an opening hand"
        if isinstance(a, n.WhenResolved):
            return f"if cast from hand, exiled as it resolves; {self.ability(a.then)}"
        if isinstance(a, n.CastCost):
            return f"{a.optional or 'additional cost'}: {self.costs(a.cost)}"
        if isinstance(a, n.CastOnlyIf):
            return f"cast only if {self.condition(a.condition)}"
        if isinstance(a, n.AlternativeCost):
            return f"{a.name} {self.costs(a.cost)}"
        if isinstance(a, n.Morph):
            return f"{a.name} {self.costs(a.cost)}"
        if isinstance(a, n.Fuse):
            return "fuse (from hand, both halves may be cast as one spell)"
        if isinstance(a, n.Aftermath):
            return "aftermath (cast only from a graveyard, then exiled)"
        return unworded(a)


def ability(node: n.Ability, this: str = "this") -> str:
    """An ability in words; `this` is what its object is called."""
    return Phrasing(this).ability(node)


def effect(node: n.Effect, this: str = "this") -> str:
    return Phrasing(this).effect(node)


def mode(node: n.Mode, this: str = "this") -> str:
    return Phrasing(this).mode(node)


def costs(of: tuple[n.Cost, ...], this: str = "this") -> str:
    return Phrasing(this).costs(of)


def host_of(node: n.CardDef) -> str:
    """What a card calls what it is attached to: "enchanted creature", "equipped creature"."""
    for a in node.abilities:
        if isinstance(a, n.Enchant):
            return f"enchanted {Phrasing().noun(a.which)}" if a.which is not None else "enchanted player"
    return "equipped creature" if "Equipment" in node.subtypes else "its host"


FACES: Final = {
    n.Layout.SPLIT: "Half",
    n.Layout.ADVENTURE: "Adventure",
    n.Layout.OMEN: "Omen",
    n.Layout.TRANSFORMING: "Back face",
    n.Layout.MODAL: "Other face",
}


def card(node: n.CardDef) -> list[str]:
    """A card's abilities, a line each."""
    say = Phrasing(node.name)
    say.host = host_of(node)
    lines = [capital(say.ability(a)) for a in node.abilities]
    for face in node.faces:
        price = f" {cost_text(face.cost)}" if face.cost is not None else ""
        lines.append(f"{FACES[node.layout]} {face.name}{price}:")
        lines.extend(card(face))
    return lines
