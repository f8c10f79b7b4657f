"""Static abilities by kind: a number for each rule that asks for them, and the nodes that answer."""

from typing import Final

from mainphase.cards import nodes as n


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
    CANT_BE_COUNTERED: Final = 39
    AT_MOST_UNTAP: Final = 15
    MAY_KEEP_TAPPED: Final = 16
    SELDOM_ASKED: Final = 17  # a kind is a bit of 64 (`State.in_force`): of these each asks for its own node
    EXTRA_LAND_PLAYS: Final = 18
    COST_CHANGE: Final = 19  # and as what mana may be spent
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
    ATTACH_ONLY: Final = 43  # and what it is then
    CHANGE_TOKENS: Final = 49
    CANT_ENTER: Final = 50
    CHANGE_LIFE: Final = 51  # who can't gain or lose any, how much is gained; who can't lose or win
    AS_ENTERS: Final = 29
    REGENERATE: Final = 40  # the Regenerate effect, what stops it, and umbra armor
    CANT_PREVENT: Final = 41
    # Keyword abilities with a filter, which are read from the objects that have them.
    PROTECTION: Final = 44
    HEXPROOF_FROM: Final = 45  # and whatever else keeps from being targeted
    LANDWALK: Final = 46
    MAY_PLAY_FROM: Final = 57
    MAY_LOOK_AT_TOP: Final = 34
    MAY_PLAY: Final = 30  # the MayPlay effect
    UNTAPS_IN_OTHERS: Final = 31
    ASSIGNS_DAMAGE: Final = 36  # how combat damage is assigned
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
    CREWING: Final = 56
    NEEDS_BLOCKERS: Final = 35
    TRIGGERING: Final = 37  # how often abilities trigger
    AT_MOST_BLOCKERS_EACH: Final = 58
    BLOCK_TAX: Final = 59


STATIC_KIND_OF: Final[dict[type, int]] = {
    n.Modify: StaticKind.MODIFY,
    n.Protection: StaticKind.PROTECTION,
    n.HexproofFrom: StaticKind.HEXPROOF_FROM,
    n.CantBeTargeted: StaticKind.HEXPROOF_FROM,
    n.TargetsDespiteHexproof: StaticKind.HEXPROOF_FROM,
    n.Landwalk: StaticKind.LANDWALK,
    n.Daybound: StaticKind.DAYBOUND,
    n.Nightbound: StaticKind.NIGHTBOUND,
    n.Defines: StaticKind.MODIFY,
    n.AssignsByToughness: StaticKind.ASSIGNS_DAMAGE,
    n.AssignsNoDamage: StaticKind.ASSIGNS_DAMAGE,
    n.AssignsAsUnblocked: StaticKind.ASSIGNS_DAMAGE,
    n.CantCast: StaticKind.CANT_CAST,
    n.CantActivate: StaticKind.CANT_ACTIVATE,
    n.CantBeCountered: StaticKind.CANT_BE_COUNTERED,
    n.CantRegenerate: StaticKind.REGENERATE,
    n.DestroyedInstead: StaticKind.REGENERATE,
    n.CantAttack: StaticKind.CANT_ATTACK,
    n.AttacksDespiteDefender: StaticKind.CANT_ATTACK,
    n.CantBlock: StaticKind.CANT_BLOCK,
    n.CantBeBlocked: StaticKind.CANT_BE_BLOCKED,
    n.BlocksDespite: StaticKind.CANT_BE_BLOCKED,
    n.CantBecomeUntapped: StaticKind.SELDOM_ASKED,
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
    n.NoMaximumHandSize: StaticKind.SELDOM_ASKED,
    n.MaximumHandSize: StaticKind.SELDOM_ASKED,
    n.ExtraLandPlays: StaticKind.EXTRA_LAND_PLAYS,
    n.CostChange: StaticKind.COST_CHANGE,
    n.MorphCostChange: StaticKind.COST_CHANGE,
    n.PlotCostChange: StaticKind.COST_CHANGE,
    n.LoyaltyCostChange: StaticKind.COST_CHANGE,
    n.AbilityCostChange: StaticKind.COST_CHANGE,
    n.ActivatesForNothing: StaticKind.COST_CHANGE,
    n.SpendsAsThough: StaticKind.COST_CHANGE,
    n.AidedBy: StaticKind.COST_CHANGE,
    n.GivesCost: StaticKind.COST_CHANGE,
    n.NextSpellHas: StaticKind.COST_CHANGE,
    n.CastAsThoughFlash: StaticKind.CAST_AS_THOUGH_FLASH,
    n.ManaPersists: StaticKind.MANA_PERSISTS,
    n.SkipPart: StaticKind.SKIP_PART,
    n.EntersTapped: StaticKind.ENTERS_TAPPED,
    n.EntersAs: StaticKind.ENTERS_TAPPED,
    n.EntersWithCounters: StaticKind.ENTERS_WITH_COUNTERS,
    n.ReplaceDraw: StaticKind.REPLACE_DRAW,
    n.AtMostDraws: StaticKind.REPLACE_DRAW,
    n.RollsMoreDice: StaticKind.SELDOM_ASKED,
    n.BlanksAreChaos: StaticKind.SELDOM_ASKED,
    n.UntapsInstead: StaticKind.SELDOM_ASKED,
    n.RevealsDrawnCards: StaticKind.SELDOM_ASKED,
    n.LegendExempt: StaticKind.SELDOM_ASKED,
    n.ActivatesAtInstantSpeed: StaticKind.SELDOM_ASKED,
    n.ActivatesMore: StaticKind.SELDOM_ASKED,
    n.ActivatesAsHasty: StaticKind.SELDOM_ASKED,
    n.RevealsFirstDraw: StaticKind.SELDOM_ASKED,
    n.ReplaceMove: StaticKind.REPLACE_MOVE,
    n.GoesInstead: StaticKind.REPLACE_MOVE,
    n.CountersRemain: StaticKind.REPLACE_MOVE,
    n.Prevents: StaticKind.PREVENTS,
    n.PreventDamage: StaticKind.DAMAGE_SHIELD,
    n.RedirectDamage: StaticKind.DAMAGE_SHIELD,
    n.Redirects: StaticKind.CHANGE_DAMAGE,
    n.DamageTimes: StaticKind.CHANGE_DAMAGE,
    n.EntersUnder: StaticKind.ENTERS_OTHERWISE,
    n.EntersAsCopy: StaticKind.ENTERS_OTHERWISE,
    n.CantEnter: StaticKind.CANT_ENTER,
    n.AttachOnlyTo: StaticKind.ATTACH_ONLY,
    n.AttachesAs: StaticKind.ATTACH_ONLY,
    n.PlayersHave: StaticKind.PLAYERS_HAVE,
    n.TokensTimes: StaticKind.CHANGE_TOKENS,
    n.TokensPlus: StaticKind.CHANGE_TOKENS,
    n.LifeCantChange: StaticKind.CHANGE_LIFE,
    n.DamageLeavesLife: StaticKind.CHANGE_LIFE,
    n.CantLoseGame: StaticKind.CHANGE_LIFE,
    n.CantWinGame: StaticKind.CHANGE_LIFE,
    n.CantSearch: StaticKind.REPLACE_DRAW,
    n.SearchesTop: StaticKind.REPLACE_DRAW,
    n.DoesMore: StaticKind.REPLACE_DRAW,
    n.LifeGainTimes: StaticKind.CHANGE_LIFE,
    n.DontUntapNext: StaticKind.DOESNT_UNTAP,
    n.StayTapped: StaticKind.DOESNT_UNTAP,
    n.ReturnAsUntapping: StaticKind.RETURN_AS_UNTAPPING,
    n.ManaBecomesColorless: StaticKind.MANA_COLORLESS,
    n.LosingManaHurts: StaticKind.MANA_COLORLESS,
    n.AsEnters: StaticKind.AS_ENTERS,
    n.Regenerate: StaticKind.REGENERATE,
    n.Goad: StaticKind.MUST_ATTACK,
    n.Goaded: StaticKind.MUST_ATTACK,
    n.CantPreventDamage: StaticKind.CANT_PREVENT,
    n.MayPlay: StaticKind.MAY_PLAY,
    n.MayPlayFrom: StaticKind.MAY_PLAY_FROM,
    n.MayLookAtTop: StaticKind.MAY_LOOK_AT_TOP,
    n.UntapsInOthersUntapSteps: StaticKind.UNTAPS_IN_OTHERS,
    n.CountersTimes: StaticKind.CHANGE_COUNTERS,
    n.CantGetCounters: StaticKind.CHANGE_COUNTERS,
    n.Toxic: StaticKind.TOXIC,
    n.MayExert: StaticKind.MAY_EXERT,
    n.ChoosesAttackers: StaticKind.CHOOSES_ATTACKERS,
    n.ChoosesBlocks: StaticKind.CHOOSES_BLOCKS,
    n.CantCrew: StaticKind.CREWING,
    n.CrewsAs: StaticKind.CREWING,
    n.VotesMore: StaticKind.SELDOM_ASKED,
    n.FacesAgain: StaticKind.SELDOM_ASKED,
    n.CantBeMadeTo: StaticKind.SELDOM_ASKED,
    n.NeedsBlockers: StaticKind.NEEDS_BLOCKERS,
    n.AtMostBlockersEach: StaticKind.AT_MOST_BLOCKERS_EACH,
    n.BlockTax: StaticKind.BLOCK_TAX,
    n.TriggersMore: StaticKind.TRIGGERING,
    n.DontTrigger: StaticKind.TRIGGERING,
    n.ManaTimes: StaticKind.MULTIPLY_MANA,
}
