"""When: trigger conditions."""

from mainphase.cards import nodes as n
from mainphase.table.english import several_of
from mainphase.table.phrasing.base import Speaker


class Triggers(Speaker):
    """When: trigger conditions."""

    # --- triggers

    def trigger(self, t: n.Trigger) -> str:
        if isinstance(t, n.BeginningOf):
            whose = {"EachPlayer": "each", "You": "your"}.get(type(t.of).__name__, "")
            whose = "that" if t.that else whose
            whose = whose or self.possessive(t.of)
            if t.first:
                return f"at the beginning of {whose} first {self.words.part(t.part)} in a turn"
            return self.words.beginning(t.part, whose)
        if isinstance(t, n.EndOf):
            whose = {"EachPlayer": "each", "You": "your"}.get(type(t.of).__name__) or self.possessive(t.of)
            return self.words.end(t.part, whose)
        if isinstance(t, n.AnyOf):
            said = [self.trigger(one) for one in t.of]
            return " or ".join([said[0], *(text.split(" ", 1)[1] for text in said[1:])])
        if isinstance(t, n.EndOfCombat):
            return "at end of combat"
        if isinstance(t, n.Enters):
            return f"when {self.one(t.which)} {self.words.enters[0]}"
        if isinstance(t, n.Dies):
            return f"when {self.one(t.which)} {self.words.dies}"
        if isinstance(t, n.Leaves):
            return f"when {self.one(t.which)} {self.words.leaves[0]}"
        if isinstance(t, n.PutIntoGraveyard):
            return f"when {self.one(t.which)} is put into a graveyard {self.words.from_battlefield}"
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
            return f"when {self.verb(t.who, self.words.casts[1], self.words.casts[0])} {what}"
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
        if isinstance(t, n.IsSetInMotion):
            return f"when {self.one(t.which)} is set in motion"
        if isinstance(t, n.IsTurnedFaceUp):
            return f"when {self.one(t.which)} is turned face up"
        if isinstance(t, n.Exerted):
            return f"when {self.one(t.which)} is exerted"
        if isinstance(t, n.WhenYouDo):
            return "when you do"
        return f"when {self.unworded(t)}"

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
