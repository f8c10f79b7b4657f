"""Three vocabularies for events, since an event is three things. Where they mean the same they have the same name.

* A `ChangeKind` says what is about to happen: a `Change`, which effects may replace or prevent.
* A `TriggerKind` says what has happened, as triggered abilities wait for it: a `TriggerEvent`.
* An `EventName` says what is told: an entry of the log, of which transcripts, scenarios and records speak by its words.
"""

from typing import Final


class ChangeKind:
    """Kinds of changes, which are about to happen (`events.changes`)."""

    NOTHING: Final = 0  # replaced by something else
    MOVE: Final = 1
    DRAW: Final = 2
    DAMAGE: Final = 3
    TAP: Final = 4
    UNTAP: Final = 5
    COUNTERS: Final = 6
    LIFE: Final = 7
    TOKEN: Final = 8
    DESTROY: Final = 9
    PHASE_OUT: Final = 10
    PHASE_IN: Final = 11
    REGENERATE: Final = 12
    ATTACH: Final = 13
    TRANSFORM: Final = 20
    MERGE: Final = 14  # a spell, with a permanent
    COMPONENT: Final = 15  # what represents a permanent together with others goes where it goes


class TriggerKind:
    """Kinds of events that triggered abilities wait for (`events.trigger_event`), by topic. Below 16: beginnings and
    ends of parts.
    """

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
    # Moving.
    ENTERS: Final = 16
    LEAVES: Final = 17
    PUT_INTO_GRAVEYARD: Final = 18  # a card, from anywhere
    DRAW: Final = 19
    DISCARD: Final = 20
    DISCARD_TOGETHER: Final = 21  # one or more cards at once
    # Combat.
    ATTACKS: Final = 22
    ATTACKS_ALONE: Final = 23
    PLAYER_ATTACKS: Final = 24
    ATTACKS_PLAYER: Final = 25  # a player attacks another
    IS_ATTACKED: Final = 26  # a player or permanent
    BLOCKS: Final = 27
    BLOCKS_ALONE: Final = 28
    BLOCKS_CREATURE: Final = 29  # once for each attacker that a creature blocks
    BLOCKS_SO_MANY: Final = 30  # a creature blocks some number of attackers
    BECOMES_BLOCKED: Final = 31
    BLOCKED_BY: Final = 32  # once for each creature that blocks an attacker
    BLOCKED_BY_SO_MANY: Final = 33  # an attacker is blocked by some number of creatures, or by one more
    ISNT_BLOCKED: Final = 34
    # Damage and life.
    DAMAGE_DEALT: Final = 35
    DEALS_DAMAGE: Final = 36  # a source deals damage, to however many at once
    DAMAGE_PREVENTED: Final = 37
    LIFE_GAINED: Final = 38
    LIFE_LOST: Final = 39
    # Spells, lands, abilities.
    CAST: Final = 40
    LAND_PLAYED: Final = 41
    TAP_FOR_MANA: Final = 42  # or mana of any other mana ability
    BECOMES_TARGET: Final = 43
    TRIGGERED: Final = 44
    WHEN_YOU_DO: Final = 45
    # Permanents.
    TAP: Final = 46
    UNTAP: Final = 47
    COUNTERS_PUT: Final = 48
    LAST_COUNTER_REMOVED: Final = 49
    TRANSFORMS: Final = 50
    TURNED_FACE_UP: Final = 51
    PHASE_IN: Final = 52
    PHASE_OUT: Final = 53
    EXERTED: Final = 54
    CREWS: Final = 55
    CREWED: Final = 56
    BECOMES_LEVEL: Final = 57
    # Players and the game.
    BECOMES_MONARCH: Final = 58
    PLAYER_LOSES: Final = 59
    DAY_NIGHT_CHANGES: Final = 60
    SCHEME_SET_IN_MOTION: Final = 61
    STATE: Final = 62  # no event: a state is true
    IS_DEALT_DAMAGE: Final = 63  # a permanent, by however many sources at once
    SACRIFICED: Final = 64
    CYCLED: Final = 65
    COPIED: Final = 66  # a spell
    ACTIVATED: Final = 67  # an ability that isn't a mana ability
    CRIME: Final = 68
    LEAVES_GRAVEYARD: Final = 69  # a card
    TOGETHER: Final = 70  # several events at once
    DESIGNATED: Final = 71
    COIN_FLIPPED: Final = 72
    COUNTER_PUT: Final = 73  # each of those that are put at once
    COUNTER_REMOVED: Final = 77  # each of those that are removed at once
    EXPENDS: Final = 75  # a player has spent mana on a spell
    ENTERS_ROOM: Final = 76  # a venture marker, of a dungeon
    MILL_TOGETHER: Final = 78  # one or more cards at once
    PLANESWALKS_TO: Final = 79  # a plane; or a phenomenon is encountered
    PLANESWALKS_AWAY: Final = 80
    CHAOS_ENSUES: Final = 81
    PLANAR_DIE_ROLLED: Final = 82
    MUTATES: Final = 83
    PUT_INTO_EXILE: Final = 84  # a card, from anywhere
    REVEALED_DRAWN: Final = 85  # a card, as it is drawn, because a permanent says so
    COUNTERED: Final = 86  # a spell
    CREATURES_HIT: Final = 87  # those of one player, at once, a player
    CONTROL_LOST: Final = 88  # of a permanent that another player controls now
    EXPLORES: Final = 89  # a permanent; the card that was revealed is a land or not
    PLAYER_DOES: Final = 74  # something that has a name of its own: scries, searches (`keys.PlayerDeed`)


class EventName:
    """Names of events in the log; `presentation.words` has the words."""

    TURN_BEGINS: Final = 0
    PHASE_BEGINS: Final = 1
    STEP_BEGINS: Final = 2
    STEP_ENDS: Final = 3
    PHASE_ENDS: Final = 4
    TURN_ENDS: Final = 5
    SKIPPED: Final = 6
    ADDED: Final = 7
    PHASE_IN: Final = 8
    PHASE_OUT: Final = 9
    BECOMES_DAY: Final = 10
    BECOMES_NIGHT: Final = 11
    UNTAP: Final = 12
    TAP: Final = 13
    DRAW: Final = 14
    LORE_COUNTER: Final = 15
    SCHEME_SET_IN_MOTION: Final = 16
    VISIT_ROLL: Final = 17
    DEFENDER_CHOSEN: Final = 18
    ATTACKERS_DECLARED: Final = 19
    ATTACKS: Final = 20
    BLOCKERS_DECLARED: Final = 21
    BLOCKS: Final = 22
    BECOMES_BLOCKED: Final = 23
    DAMAGE_ORDERED: Final = 24
    DAMAGE_ASSIGNED: Final = 25
    DAMAGE_DEALT: Final = 26
    DAMAGE_PREVENTED: Final = 27
    DAMAGE_WEARS_OFF: Final = 28
    EFFECT_ENDS: Final = 29
    DISCARD: Final = 30
    MANA_ADDED: Final = 31
    MANA_EMPTIES: Final = 32
    MANA_BURN: Final = 33
    PRIORITY: Final = 34
    PASS: Final = 35
    LAND_PLAYED: Final = 36
    CAST: Final = 37
    ACTIVATED: Final = 38
    COUNTERED: Final = 39
    TRIGGERED: Final = 40
    PUT_ON_STACK: Final = 41
    RESOLVES: Final = 42
    DOES_NOT_RESOLVE: Final = 43
    ENTERS: Final = 44
    LEAVES: Final = 45
    DIES: Final = 46
    DESTROYED: Final = 47
    SACRIFICED: Final = 48
    EXILED: Final = 49
    REGENERATED: Final = 50
    RETURNED_TO_HAND: Final = 51
    PUT_INTO_GRAVEYARD: Final = 52
    MILLED: Final = 53
    SEARCHED: Final = 54
    SHUFFLED: Final = 55
    TOKEN_CREATED: Final = 56
    COUNTERS_PUT: Final = 57
    COUNTERS_REMOVED: Final = 58
    ATTACHED: Final = 59
    UNATTACHED: Final = 60
    TRANSFORMS: Final = 61
    CONTROL_CHANGES: Final = 62
    LIFE_GAINED: Final = 63
    LIFE_LOST: Final = 64
    STATE_BASED_ACTION: Final = 65
    PLAYER_LOSES: Final = 66
    PLAYER_WINS: Final = 67
    GAME_DRAWN: Final = 68
    BATCH_BEGINS: Final = 69
    BATCH_RESOLVES: Final = 70
    INTERRUPT_WINDOW: Final = 71
    REFUSED: Final = 72
    TURNED_FACE_UP: Final = 73
    TURNED_FACE_DOWN: Final = 74
    REVEALED: Final = 75
    BECOMES_MONARCH: Final = 76
    ATTACK_INTENDED: Final = 77
    ATTACK_PREEMPTED: Final = 78
    SCHEME_ABANDONED: Final = 79
    CHOSEN: Final = 80  # a choice that everybody sees, and that nothing else tells of
    COPIED: Final = 81
    EFFECT_BEGINS: Final = 82  # one that lasts
    COIN_FLIPPED: Final = 83
    COMMANDER_RETURNS: Final = 84
    BROUGHT_IN: Final = 85  # from outside the game
    DIE_ROLLED: Final = 86
    FLIPPED: Final = 87
    TEMPTED: Final = 88  # by the Ring
    VENTURES: Final = 89
    COMPLETED: Final = 90  # a dungeon
    SHORTCUT_TAKEN: Final = 91  # laps of a loop at once
    DRAWN_FOR: Final = 92  # the game is a draw for one player, who leaves it
    PLANE_SET: Final = 93  # the one that a game begins with
    PLANESWALKED: Final = 94
    ENCOUNTERED: Final = 95
    PLANAR_DIE_ROLLED: Final = 96
    CHAOS_ENSUES: Final = 97
    MUTATES: Final = 99
    MELDED: Final = 100
    PLANE_PUT_AWAY: Final = 103  # no player planeswalks (901.14b)
    TURN_GOES_ON: Final = 101  # another one than before, of those that go on at the same time (807.4)
    MARKER_REMOVED: Final = 102  # a turn marker
    TAKES_INITIATIVE: Final = 104
    ASSISTS: Final = 105  # a player says how much of another one's spell they pay
    TAKEN_BACK: Final = 106  # a spell that can't be paid for
    EXPLAINED: Final = 98  # why something is so: a scenario asks, and nothing happens
