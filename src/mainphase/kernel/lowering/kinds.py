"""Numbers for what is looked up by kind: events that abilities wait for, and static abilities."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.rules.parts import step_kind
from mainphase.rules.plan import StepKind


class EventKind:
    """What triggered abilities wait for. The kinds below 16 are beginnings and ends of parts."""

    BEGIN_UNTAP: Final = 0
    BEGIN_UPKEEP: Final = 1
    BEGIN_DRAW: Final = 2
    BEGIN_PRECOMBAT_MAIN: Final = 3
    BEGIN_POSTCOMBAT_MAIN: Final = 4
    BEGIN_COMBAT: Final = 5
    BEGIN_DECLARE_ATTACKERS: Final = 6
    BEGIN_DECLARE_BLOCKERS: Final = 7
    BEGIN_COMBAT_DAMAGE: Final = 8
    BEGIN_END_OF_COMBAT: Final = 9
    BEGIN_END: Final = 10
    BEGIN_CLEANUP: Final = 11
    BEGIN_TURN: Final = 12  # until 1999
    BEGIN_DISCARD: Final = 13  # until 1999
    END_PHASE: Final = 14  # until 1999: a phase ends, whichever goes on
    ENTERS: Final = 16
    LEAVES: Final = 17
    ATTACKS: Final = 18
    ATTACKS_ALONE: Final = 19
    PLAYER_ATTACKS: Final = 20
    BLOCKS: Final = 21
    BECOMES_BLOCKED: Final = 22
    DAMAGE: Final = 23
    CAST: Final = 24
    LIFE_GAINED: Final = 25
    LIFE_LOST: Final = 26
    DRAWS: Final = 27
    DISCARDS: Final = 28
    DISCARDS_SOME: Final = 57  # one or more cards at once
    LAND_PLAYED: Final = 29
    TAPPED: Final = 30
    TAPPED_FOR_MANA: Final = 31
    UNTAPPED: Final = 32
    COUNTERS: Final = 33
    DAY_NIGHT: Final = 34
    TARGETED: Final = 35
    TRIGGERED: Final = 36
    STATE: Final = 37
    PHASED_IN: Final = 38
    WHEN_YOU_DO: Final = 39
    BECOMES_LEVEL: Final = 59
    GAME_LOST: Final = 60
    MONARCH: Final = 62  # a player becomes the monarch
    DEALS: Final = 61  # a source deals damage, to however many at once
    PHASED_OUT: Final = 40
    EXERTED: Final = 44
    COUNTERS_GONE: Final = 41
    BLOCKS_CREATURE: Final = 46  # once for each attacker that a creature blocks
    BLOCKED_BY: Final = 47  # once for each creature that blocks an attacker
    BLOCKS_MORE: Final = 48  # a creature blocks some number of attackers
    BLOCKED_BY_MORE: Final = 49  # an attacker is blocked by some number of creatures, or by one more
    UNBLOCKED: Final = 50
    ATTACKS_PLAYER: Final = 51  # a player attacks another
    ATTACKED: Final = 52  # something is attacked
    BLOCKS_ALONE: Final = 53
    DAMAGE_PREVENTED: Final = 45
    TO_GRAVEYARD: Final = 42  # a card, from anywhere
    TRANSFORMED: Final = 43
    TURNED_UP: Final = 54
    CREWS: Final = 55
    CREWED: Final = 56
    SET_IN_MOTION: Final = 58


PART_EVENTS: Final[dict[str, tuple[int, ...]]] = {
    "upkeep": (EventKind.BEGIN_UPKEEP,),
    "draw step": (EventKind.BEGIN_DRAW,),
    "main phase": (EventKind.BEGIN_PRECOMBAT_MAIN, EventKind.BEGIN_POSTCOMBAT_MAIN),
    "precombat main": (EventKind.BEGIN_PRECOMBAT_MAIN,),
    "postcombat main": (EventKind.BEGIN_POSTCOMBAT_MAIN,),
    "second main": (EventKind.BEGIN_POSTCOMBAT_MAIN,),
    "combat": (EventKind.BEGIN_COMBAT,),
    "declare attackers": (EventKind.BEGIN_DECLARE_ATTACKERS,),
    "declare blockers": (EventKind.BEGIN_DECLARE_BLOCKERS,),
    "combat damage": (EventKind.BEGIN_COMBAT_DAMAGE,),
    "end of combat": (EventKind.BEGIN_END_OF_COMBAT,),
    "end step": (EventKind.BEGIN_END,),
    "cleanup": (EventKind.BEGIN_CLEANUP,),
    "untap step": (EventKind.BEGIN_UNTAP,),
    "turn": (EventKind.BEGIN_TURN,),
    "discard phase": (EventKind.BEGIN_DISCARD,),
}


# What can wait for the end of a phase; the end of the cleanup phase is the end of turn.
PART_ENDS: Final[dict[int, tuple[int, ...]]] = {
    StepKind.UNTAP: (EventKind.END_PHASE,),
    StepKind.UPKEEP: (EventKind.END_PHASE,),
    StepKind.DRAW: (EventKind.END_PHASE,),
    StepKind.MAIN: (EventKind.END_PHASE,),
    StepKind.DISCARD: (EventKind.END_PHASE,),
    StepKind.CLEANUP: (EventKind.BEGIN_END,),
}

TRIGGER_EVENTS: Final[dict[type, tuple[int, ...]]] = {
    n.EndOfCombat: (EventKind.BEGIN_END_OF_COMBAT,),
    n.CardPutIntoGraveyard: (EventKind.TO_GRAVEYARD,),
    n.DamageIsPrevented: (EventKind.DAMAGE_PREVENTED,),
    n.Enters: (EventKind.ENTERS,),
    n.Leaves: (EventKind.LEAVES,),
    n.Dies: (EventKind.LEAVES,),
    n.PutIntoGraveyard: (EventKind.LEAVES,),
    n.Attacks: (EventKind.ATTACKS,),
    n.AttacksAlone: (EventKind.ATTACKS_ALONE,),
    n.IsAttacked: (EventKind.ATTACKED,),
    n.BlocksAlone: (EventKind.BLOCKS_ALONE,),
    n.IsntBlocked: (EventKind.UNBLOCKED,),
    n.CrewsVehicle: (EventKind.CREWS,),
    n.BecomesCrewed: (EventKind.CREWED,),
    n.DealsDamage: (EventKind.DAMAGE,),
    n.IsDealtDamage: (EventKind.DAMAGE,),
    n.CastsSpell: (EventKind.CAST,),
    n.GainsLife: (EventKind.LIFE_GAINED,),
    n.LosesLife: (EventKind.LIFE_LOST,),
    n.DrawsCard: (EventKind.DRAWS,),
    n.DiscardsCard: (EventKind.DISCARDS,),
    n.DiscardsCards: (EventKind.DISCARDS_SOME,),
    n.PlaysLand: (EventKind.LAND_PLAYED,),
    n.BecomesTapped: (EventKind.TAPPED,),
    n.BecomesUntapped: (EventKind.UNTAPPED,),
    n.CountersArePut: (EventKind.COUNTERS,),
    n.DayNightChanges: (EventKind.DAY_NIGHT,),
    n.BecomesTarget: (EventKind.TARGETED,),
    n.AbilityTriggers: (EventKind.TRIGGERED,),
    n.StateIs: (EventKind.STATE,),
    n.BecomesMonarch: (EventKind.MONARCH,),
    n.PhasesIn: (EventKind.PHASED_IN,),
    n.PhasesOut: (EventKind.PHASED_OUT,),
    n.WhenYouDo: (EventKind.WHEN_YOU_DO,),
    n.Exerted: (EventKind.EXERTED,),
    n.BecomesLevel: (EventKind.BECOMES_LEVEL,),
    n.LosesGame: (EventKind.GAME_LOST,),
    n.IsTurnedFaceUp: (EventKind.TURNED_UP,),
    n.IsSetInMotion: (EventKind.SET_IN_MOTION,),
    n.IsDiscarded: (EventKind.DISCARDS,),
    n.Transforms: (EventKind.TRANSFORMED,),
    n.LastCounterRemoved: (EventKind.COUNTERS_GONE,),
}


def events_of(trigger: n.Trigger) -> tuple[int, ...]:
    """The event kinds a trigger condition listens to."""
    if isinstance(trigger, n.AnyOf):
        kinds: list[int] = []
        for one in trigger.of:
            for kind in events_of(one):
                if kind not in kinds:
                    kinds.append(kind)
        return tuple(kinds)
    if isinstance(trigger, n.BeginningOf):
        return PART_EVENTS.get(trigger.part, ())
    if isinstance(trigger, n.EndOf):
        return PART_ENDS.get(step_kind(trigger.part), ())
    if isinstance(trigger, n.BecomesTapped) and trigger.for_mana:
        return (EventKind.TAPPED_FOR_MANA,)
    if isinstance(trigger, n.DealsDamage) and not (trigger.to_player or trigger.to_creature or trigger.player):
        return (EventKind.DEALS,)
    if isinstance(trigger, n.PlayerAttacks):
        return (EventKind.PLAYER_ATTACKS,) if trigger.whom is None else (EventKind.ATTACKS_PLAYER,)
    if isinstance(trigger, n.Blocks):
        if trigger.whom is not None:
            return (EventKind.BLOCKS_CREATURE,)
        return (EventKind.BLOCKS,) if trigger.at_least == 1 else (EventKind.BLOCKS_MORE,)
    if isinstance(trigger, n.BecomesBlocked):
        if trigger.by is not None:
            return (EventKind.BLOCKED_BY,)
        return (EventKind.BECOMES_BLOCKED,) if trigger.at_least == 1 else (EventKind.BLOCKED_BY_MORE,)
    return TRIGGER_EVENTS.get(type(trigger), ())


class StaticKind:
    """Kinds of static effects, one for each node class."""

    MODIFY: Final = 0
    CANT_CAST: Final = 1
    CANT_ACTIVATE: Final = 2
    CANT_ATTACK: Final = 3
    CANT_BLOCK: Final = 4
    CANT_BE_BLOCKED: Final = 5
    CAN_BLOCK_MORE: Final = 6
    CANT_ATTACK_ALONE: Final = 7
    AT_MOST_ATTACKERS: Final = 8
    AT_MOST_BLOCKERS: Final = 9
    MUST_ATTACK: Final = 10
    MUST_BLOCK: Final = 11
    MUST_BE_BLOCKED: Final = 12
    ATTACK_TAX: Final = 13
    DOESNT_UNTAP: Final = 14
    CANT_PHASE_IN: Final = 38
    AT_MOST_UNTAP: Final = 15
    MAY_KEEP_TAPPED: Final = 16
    NO_MAXIMUM_HAND_SIZE: Final = 17
    EXTRA_LAND_PLAYS: Final = 18
    COST_CHANGE: Final = 19
    CAST_AS_THOUGH_FLASH: Final = 20
    MANA_PERSISTS: Final = 21
    SKIP_PART: Final = 22
    ENTERS_TAPPED: Final = 23
    ENTERS_WITH_COUNTERS: Final = 24
    REPLACE_DRAW: Final = 25
    REPLACE_MOVE: Final = 26
    PREVENTS: Final = 27
    DAMAGE_SHIELD: Final = 28  # the PreventDamage and RedirectDamage effects
    CHANGE_DAMAGE: Final = 47  # how much, or to whom
    ENTERS_OTHERWISE: Final = 48  # under another's control, as a copy
    PLAYERS_HAVE: Final = 42
    ATTACH_ONLY: Final = 43
    CHANGE_TOKENS: Final = 49
    CANT_ENTER: Final = 50
    LIFE_CANT_CHANGE: Final = 51
    AS_ENTERS: Final = 29
    REGENERATE: Final = 40  # the Regenerate effect
    CANT_PREVENT: Final = 41
    # Keyword abilities with a filter, which are read from the objects that have them.
    PROTECTION: Final = 44
    HEXPROOF_FROM: Final = 45
    LANDWALK: Final = 46
    MAY_PLAY_FROM: Final = 57
    MAY_LOOK_AT_TOP: Final = 34
    MAY_PLAY: Final = 30  # the MayPlay effect
    UNTAPS_IN_OTHERS: Final = 31
    ASSIGNS_BY_TOUGHNESS: Final = 36
    CHANGE_COUNTERS: Final = 52
    MULTIPLY_MANA: Final = 53
    TOXIC: Final = 54
    MAY_EXERT: Final = 55
    CHOOSES_ATTACKERS: Final = 63
    MANA_COLORLESS: Final = 32
    RETURN_AS_UNTAPPING: Final = 33  # the effect of that name
    CHOOSES_BLOCKS: Final = 62
    DAYBOUND: Final = 60
    NIGHTBOUND: Final = 61
    CANT_CREW: Final = 56
    NEEDS_BLOCKERS: Final = 35
    ASSIGNS_NO_DAMAGE: Final = 37
    AT_MOST_BLOCKERS_EACH: Final = 58
    BLOCK_TAX: Final = 59


STATIC_KIND_OF: Final[dict[type, int]] = {
    n.Modify: StaticKind.MODIFY,
    n.Protection: StaticKind.PROTECTION,
    n.HexproofFrom: StaticKind.HEXPROOF_FROM,
    n.Landwalk: StaticKind.LANDWALK,
    n.Daybound: StaticKind.DAYBOUND,
    n.Nightbound: StaticKind.NIGHTBOUND,
    n.Defines: StaticKind.MODIFY,
    n.AssignsByToughness: StaticKind.ASSIGNS_BY_TOUGHNESS,
    n.AssignsNoDamage: StaticKind.ASSIGNS_NO_DAMAGE,
    n.CantCast: StaticKind.CANT_CAST,
    n.CantActivate: StaticKind.CANT_ACTIVATE,
    n.CantAttack: StaticKind.CANT_ATTACK,
    n.CantBlock: StaticKind.CANT_BLOCK,
    n.CantBeBlocked: StaticKind.CANT_BE_BLOCKED,
    n.CanBlockMore: StaticKind.CAN_BLOCK_MORE,
    n.CantAttackAlone: StaticKind.CANT_ATTACK_ALONE,
    n.AtMostAttackers: StaticKind.AT_MOST_ATTACKERS,
    n.AtMostBlockers: StaticKind.AT_MOST_BLOCKERS,
    n.MustAttack: StaticKind.MUST_ATTACK,
    n.MustBlock: StaticKind.MUST_BLOCK,
    n.MustBeBlocked: StaticKind.MUST_BE_BLOCKED,
    n.AttackTax: StaticKind.ATTACK_TAX,
    n.DoesntUntap: StaticKind.DOESNT_UNTAP,
    n.CantPhaseIn: StaticKind.CANT_PHASE_IN,
    n.AtMostUntap: StaticKind.AT_MOST_UNTAP,
    n.MayKeepTapped: StaticKind.MAY_KEEP_TAPPED,
    n.NoMaximumHandSize: StaticKind.NO_MAXIMUM_HAND_SIZE,
    n.ExtraLandPlays: StaticKind.EXTRA_LAND_PLAYS,
    n.CostChange: StaticKind.COST_CHANGE,
    n.MorphCostChange: StaticKind.COST_CHANGE,
    n.CastAsThoughFlash: StaticKind.CAST_AS_THOUGH_FLASH,
    n.ManaPersists: StaticKind.MANA_PERSISTS,
    n.SkipPart: StaticKind.SKIP_PART,
    n.EntersTapped: StaticKind.ENTERS_TAPPED,
    n.EntersWithCounters: StaticKind.ENTERS_WITH_COUNTERS,
    n.ReplaceDraw: StaticKind.REPLACE_DRAW,
    n.ReplaceMove: StaticKind.REPLACE_MOVE,
    n.Prevents: StaticKind.PREVENTS,
    n.PreventDamage: StaticKind.DAMAGE_SHIELD,
    n.RedirectDamage: StaticKind.DAMAGE_SHIELD,
    n.Redirects: StaticKind.CHANGE_DAMAGE,
    n.DamageTimes: StaticKind.CHANGE_DAMAGE,
    n.EntersUnder: StaticKind.ENTERS_OTHERWISE,
    n.EntersAsCopy: StaticKind.ENTERS_OTHERWISE,
    n.CantEnter: StaticKind.CANT_ENTER,
    n.AttachOnlyTo: StaticKind.ATTACH_ONLY,
    n.PlayersHave: StaticKind.PLAYERS_HAVE,
    n.TokensTimes: StaticKind.CHANGE_TOKENS,
    n.LifeCantChange: StaticKind.LIFE_CANT_CHANGE,
    n.DontUntapNext: StaticKind.DOESNT_UNTAP,
    n.StayTapped: StaticKind.DOESNT_UNTAP,
    n.ReturnAsUntapping: StaticKind.RETURN_AS_UNTAPPING,
    n.ManaBecomesColorless: StaticKind.MANA_COLORLESS,
    n.AsEnters: StaticKind.AS_ENTERS,
    n.Regenerate: StaticKind.REGENERATE,
    n.Goad: StaticKind.MUST_ATTACK,
    n.CantPreventDamage: StaticKind.CANT_PREVENT,
    n.MayPlay: StaticKind.MAY_PLAY,
    n.MayPlayFrom: StaticKind.MAY_PLAY_FROM,
    n.MayLookAtTop: StaticKind.MAY_LOOK_AT_TOP,
    n.UntapsInOthersUntapSteps: StaticKind.UNTAPS_IN_OTHERS,
    n.CountersTimes: StaticKind.CHANGE_COUNTERS,
    n.Toxic: StaticKind.TOXIC,
    n.MayExert: StaticKind.MAY_EXERT,
    n.ChoosesAttackers: StaticKind.CHOOSES_ATTACKERS,
    n.ChoosesBlocks: StaticKind.CHOOSES_BLOCKS,
    n.CantCrew: StaticKind.CANT_CREW,
    n.NeedsBlockers: StaticKind.NEEDS_BLOCKERS,
    n.AtMostBlockersEach: StaticKind.AT_MOST_BLOCKERS_EACH,
    n.BlockTax: StaticKind.BLOCK_TAX,
    n.ManaTimes: StaticKind.MULTIPLY_MANA,
}
