"""How much, and whether: quantities, conditions and durations."""

from mainphase.cards import nodes as n
from mainphase.table.english import plural, several_of
from mainphase.table.phrasing.base import Speaker
from mainphase.table.symbols import (
    color_words,
    listed,
)


class Amounts(Speaker):
    """How much, and whether: quantities, conditions and durations."""

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
            return f"{self.possessive(q.of)} {self.words.mana_value}"
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
            return f"the number of spells {self.selector(q.by)} {self.words.casts[2]} this turn"
        if isinstance(q, n.SpellsCastBefore):
            what = "spells" if q.which is None else f"{self.noun(q.which)} spells"
            by, cast = self.selector(q.by), self.words.casts[2]
            return f"the number of {what} {by} {cast} this turn before {self.selector(q.than)}"
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
        return self.unworded(q)

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
            if isinstance(c.which, n.ControlledBy):
                return f"{self.verb(c.which.who, 'control', 'controls')} {self.selector(c.what)}"
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
            return f"it is the {self.words.part(c.place)}"
        if isinstance(c, n.BeforeAttackersDeclared):
            return "attackers have not been declared yet"
        if isinstance(c, n.WasPaid):
            return f"{self.this} was kicked" if c.name == "kicker" else f"its {c.name} cost was paid"
        if isinstance(c, n.YouCastItFromYourHand):
            return f"you {self.words.casts[2]} {self.this} from your hand"
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
            spells = "a spell" if c.at_least == 1 else f"{c.at_least} or more spells"
            return f"a player {self.words.casts[2]} {spells} last turn"
        if isinstance(c, n.NeitherDayNorNight):
            return "it is neither day nor night"
        if isinstance(c, n.HappenedThisTurn):
            often = f" {c.at_least} or more times" if c.at_least > 1 else ""
            return f"{self.selector(c.by)} {c.what} this turn{often}"
        if isinstance(c, n.ActivatedThisTurn):
            return f"this ability has been {self.words.activates[1]} {c.at_least} or more times this turn"
        if isinstance(c, n.Negated):
            if isinstance(c.of, n.Exists) and c.of.at_least == 1:
                return f"there is no {self.noun(c.of.which)}"
            text = self.condition(c.of)
            return text.replace(" is ", " is not ", 1) if " is " in text else f"it is not so that {text}"
        if isinstance(c, n.Both):
            return f"{self.condition(c.left)} and {self.condition(c.right)}"
        if isinstance(c, n.Either):
            return f"{self.condition(c.left)} or {self.condition(c.right)}"
        return self.unworded(c)

    def how_long(self, until: int, as_long_as: n.Condition | None) -> str:
        if as_long_as is not None:
            return f" for as long as {self.condition(as_long_as)}"
        return self.until(until)
