"""Who and what: selectors, targets and filters as nouns."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.table.english import plural, rank
from mainphase.table.phrasing.base import Speaker
from mainphase.table.symbols import (
    color_words,
    listed,
    supertype_words,
    type_words,
)


class Things(Speaker):
    """Who and what: selectors, targets and filters as nouns."""

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
            if s.name.startswith("target "):
                return ("the target", "the second target", "the third target")[min(int(s.name[7:]), 2)]
            if s.name == "exiled" and self.words.removed != s.name:
                return "what was removed"
            return s.name if s.name == "it" or s.name.startswith("that ") else f"the {s.name}"
        if isinstance(s, n.Modified):
            return "that object"
        return self.unworded(s)

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
            return self.words.target(phrase.words)
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
        """A filter on cards that are not permanents: "basic land card", "card named …"."""
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
            after.append(f"with {listed(self.words.keyword_list(f.keyword))}")
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
            after.append(f"that {self.words.entered} this turn")
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
                after.append(self.words.in_exile if f.zone == Zone.EXILE else f"in a {self.words.zone(f.zone)}")
        elif isinstance(f, (n.PowerIs, n.ToughnessIs, n.ManaValueIs)):
            named = {"PowerIs": "power", "ToughnessIs": "toughness", "ManaValueIs": self.words.mana_value}
            what = named[type(f).__name__]
            after.append(f"with {what} {self.comparison(f.op, f.than)}")
        elif isinstance(f, n.HasCounter):
            after.append(f"with a {f.kind} counter")
        elif isinstance(f, n.HasLandwalk):
            after.append(f"with {self.ability(n.Landwalk(f.which))}")
        elif isinstance(f, n.ExiledWithThis):
            after.append(f"{self.words.removed} with {self.this}")
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
                after.append(f"without {listed(self.words.keyword_list(f.of.keyword))}")
            elif isinstance(f.of, n.ControlledBy) and isinstance(f.of.who, n.You):
                after.append("you don't control")
            else:
                after.append(f"that is not a {self.noun(f.of)}")
        elif not isinstance(f, n.Anything):
            after.append(self.unworded(f))
        return before, nouns, after

    def comparison(self, op: str, than: n.Quantity) -> str:
        what = self.quantity(than)
        return {"<=": f"{what} or less", ">=": f"{what} or greater", "=": what, "<": f"less than {what}"}.get(
            op, f"greater than {what}"
        )
