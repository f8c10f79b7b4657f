"""Trigger conditions in words: when."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says


@says(n.BeginningOf)
def beginning_of(say: Speaker, t: n.BeginningOf) -> str:
    whose = {"EachPlayer": "each", "You": "your"}.get(type(t.of).__name__, "")
    whose = "that" if t.that else whose
    whose = whose or say.possessive(t.of)
    if t.first:
        return f"at the beginning of {whose} first {say.words.part(t.part)} in a turn"
    return say.words.beginning(t.part, whose)


@says(n.EndOf)
def end_of(say: Speaker, t: n.EndOf) -> str:
    whose = {"EachPlayer": "each", "You": "your"}.get(type(t.of).__name__) or say.possessive(t.of)
    return say.words.end(t.part, whose)


@says(n.AnyOf)
def any_of(say: Speaker, t: n.AnyOf) -> str:
    said = [say.trigger(one) for one in t.of]
    return " or ".join([said[0], *(text.split(" ", 1)[1] for text in said[1:])])


@says(n.EndOfCombat)
def end_of_combat(say: Speaker, t: n.EndOfCombat) -> str:
    return "at end of combat"


@says(n.Enters)
def enters(say: Speaker, t: n.Enters) -> str:
    return f"when {say.one(t.which)} {say.words.enters[0]}"


@says(n.Dies)
def dies(say: Speaker, t: n.Dies) -> str:
    return f"when {say.one(t.which)} {say.words.dies}"


@says(n.Leaves)
def leaves(say: Speaker, t: n.Leaves) -> str:
    return f"when {say.one(t.which)} {say.words.leaves[0]}"


@says(n.PutIntoGraveyard)
def put_into_graveyard(say: Speaker, t: n.PutIntoGraveyard) -> str:
    return f"when {say.one(t.which)} is put into a graveyard {say.words.from_battlefield}"


@says(n.AttacksAlone)
def attacks_alone(say: Speaker, t: n.AttacksAlone) -> str:
    return f"when {say.one(t.which)} attacks alone"


@says(n.Attacks)
def attacks(say: Speaker, t: n.Attacks) -> str:
    others = f" with {t.others} or more others" if t.others else ""
    return f"when {say.one(t.which)} attacks{say.attacked(t.player, t.permanent, ' ')}{others}"


@says(n.IsAttacked)
def is_attacked(say: Speaker, t: n.IsAttacked) -> str:
    return f"when{say.attacked(t.player, t.permanent, ' ')} is attacked"


@says(n.BlocksAlone)
def blocks_alone(say: Speaker, t: n.BlocksAlone) -> str:
    return f"when {say.one(t.which)} blocks alone"


@says(n.IsntBlocked)
def isnt_blocked(say: Speaker, t: n.IsntBlocked) -> str:
    return f"when {say.one(t.which)} attacks and isn't blocked"


@says(n.PlayerAttacks)
def player_attacks(say: Speaker, t: n.PlayerAttacks) -> str:
    whom = "" if t.whom is None else f" {say.selector(t.whom)}"
    count = f"{t.at_least} or more " if t.at_least > 1 else ""
    with_what = say.nouns(t.which) if count else say.one(t.which)
    with_whom = "" if isinstance(t.which, n.Anything) and not count else f" with {count}{with_what}"
    return f"when {say.verb(t.who, 'attack', 'attacks')}{whom}{with_whom}"


@says(n.Blocks)
def blocks(say: Speaker, t: n.Blocks) -> str:
    whom = say.one(t.whom) if t.whom is not None else f"{t.at_least} or more" if t.at_least > 1 else ""
    return f"when {say.one(t.which)} blocks{' ' + whom if whom else ''}"


@says(n.BecomesBlocked)
def becomes_blocked(say: Speaker, t: n.BecomesBlocked) -> str:
    by = say.one(t.by) if t.by is not None else f"{t.at_least} or more" if t.at_least > 1 else ""
    return f"when {say.one(t.which)} becomes blocked{' by ' + by if by else ''}"


@says(n.CrewsVehicle)
def crews_vehicle(say: Speaker, t: n.CrewsVehicle) -> str:
    return f"when {say.one(t.which)} crews a Vehicle"


@says(n.BecomesCrewed)
def becomes_crewed(say: Speaker, t: n.BecomesCrewed) -> str:
    return f"when {say.one(t.which)} becomes crewed"


@says(n.DealsDamage)
def deals_damage(say: Speaker, t: n.DealsDamage) -> str:
    whom = " to a player" if t.to_player else " to a creature" if t.to_creature else ""
    if t.player is not None:
        whom = f" to {say.selector(t.player)}"
    return f"when {say.one(t.which)} deals {'combat ' if t.combat_only else ''}damage{whom}"


@says(n.BecomesMonarch)
def becomes_monarch(say: Speaker, t: n.BecomesMonarch) -> str:
    return f"whenever {say.verb(t.who, 'become', 'becomes')} the monarch"


@says(n.IsDealtDamage)
def is_dealt_damage(say: Speaker, t: n.IsDealtDamage) -> str:
    return f"when {say.one(t.which)} is dealt damage"


@says(n.CardPutIntoGraveyard)
def card_put_into_graveyard(say: Speaker, t: n.CardPutIntoGraveyard) -> str:
    what = "a card" if isinstance(t.which, n.Anything) else f"a {say.noun(t.which)} card"
    return f"when {what} is put into a graveyard of {say.selector(t.whose)}"


@says(n.DamageIsPrevented)
def damage_is_prevented(say: Speaker, t: n.DamageIsPrevented) -> str:
    return f"when damage that would be dealt{say.recipients(t.to, t.players)} is prevented"


@says(n.CastsSpell)
def casts_spell(say: Speaker, t: n.CastsSpell) -> str:
    what = "a spell" if isinstance(t.which, n.Anything) else say.one(t.which)
    which = f", number {t.nth} of the turn" if t.nth else ""
    return f"when {say.verb(t.who, say.words.casts[1], say.words.casts[0])} {what}{which}"


@says(n.GainsLife)
def gains_life(say: Speaker, t: n.GainsLife) -> str:
    return f"when {say.verb(t.who, 'gain', 'gains')} life"


@says(n.LosesLife)
def loses_life(say: Speaker, t: n.LosesLife) -> str:
    return f"when {say.verb(t.who, 'lose', 'loses')} life"


@says(n.DrawsCard)
def draws_card(say: Speaker, t: n.DrawsCard) -> str:
    if t.nth:
        return f"when {say.verb(t.who, 'draw', 'draws')} card number {t.nth} in a turn"
    return f"when {say.verb(t.who, 'draw', 'draws')} a card"


@says(n.DiscardsCards)
def discards_cards(say: Speaker, t: n.DiscardsCards) -> str:
    first = " for the first time in a turn" if t.first else ""
    return f"when {say.verb(t.who, 'discard', 'discards')} one or more cards{first}"


@says(n.DiscardsCard)
def discards_card(say: Speaker, t: n.DiscardsCard) -> str:
    return f"when {say.verb(t.who, 'discard', 'discards')} a card"


@says(n.BecomesLevel)
def becomes_level(say: Speaker, t: n.BecomesLevel) -> str:
    return f"when {say.one(t.which)} becomes level {t.level}"


@says(n.LosesGame)
def loses_game(say: Speaker, t: n.LosesGame) -> str:
    return f"when {say.verb(t.who, 'lose', 'loses')} the game"


@says(n.IsDiscarded)
def is_discarded(say: Speaker, t: n.IsDiscarded) -> str:
    return f"when {say.one(t.which)} is discarded"


@says(n.LastCounterRemoved)
def last_counter_removed(say: Speaker, t: n.LastCounterRemoved) -> str:
    return f"when the last {t.kind} counter is removed from {say.one(t.which)}"


@says(n.PlaysLand)
def plays_land(say: Speaker, t: n.PlaysLand) -> str:
    return f"when {say.verb(t.who, 'play', 'plays')} a land"


@says(n.BecomesTapped)
def becomes_tapped(say: Speaker, t: n.BecomesTapped) -> str:
    return f"when {say.one(t.which)} {'is tapped for mana' if t.for_mana else 'becomes tapped'}"


@says(n.BecomesUntapped)
def becomes_untapped(say: Speaker, t: n.BecomesUntapped) -> str:
    return f"when {say.one(t.which)} becomes untapped"


@says(n.CountersArePut)
def counters_are_put(say: Speaker, t: n.CountersArePut) -> str:
    return f"when {t.kind} counters are put on {say.one(t.which)}"


@says(n.DayNightChanges)
def day_night_changes(say: Speaker, t: n.DayNightChanges) -> str:
    return "when day becomes night or night becomes day"


@says(n.BecomesTarget)
def becomes_target(say: Speaker, t: n.BecomesTarget) -> str:
    by = f" {say.selector(t.by)} controls" if t.by is not None else ""
    what = say.one(t.what) if t.what is not None else "a spell or ability"
    return f"when {say.one(t.which)} becomes the target of {what}{by}"


@says(n.AbilityTriggers)
def ability_triggers(say: Speaker, t: n.AbilityTriggers) -> str:
    return f"when another ability of {say.one(t.which)} triggers"


@says(n.StateIs)
def state_is(say: Speaker, t: n.StateIs) -> str:
    return f"when {say.condition(t.condition)}"


@says(n.PhasesIn)
def phases_in(say: Speaker, t: n.PhasesIn) -> str:
    return f"when {say.one(t.which)} phases in"


@says(n.Transforms)
def transforms(say: Speaker, t: n.Transforms) -> str:
    into = f" into {say.this}" if isinstance(t.which, n.IsThis) else ""
    return f"when {say.one(t.which)} transforms{into}"


@says(n.PhasesOut)
def phases_out(say: Speaker, t: n.PhasesOut) -> str:
    return f"when {say.one(t.which)} phases out"


@says(n.IsSetInMotion)
def is_set_in_motion(say: Speaker, t: n.IsSetInMotion) -> str:
    return f"when {say.one(t.which)} is set in motion"


@says(n.IsTurnedFaceUp)
def is_turned_face_up(say: Speaker, t: n.IsTurnedFaceUp) -> str:
    return f"when {say.one(t.which)} is turned face up"


@says(n.Exerted)
def exerted(say: Speaker, t: n.Exerted) -> str:
    return f"when {say.one(t.which)} is exerted"


@says(n.WhenYouDo)
def when_you_do(say: Speaker, t: n.WhenYouDo) -> str:
    return "when you do"
