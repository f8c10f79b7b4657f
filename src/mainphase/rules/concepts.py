"""Concepts: the things that the rules talk about, as small integers: every event, grant of priority, skip and refusal
carries one.

A concept has a constant if code names it. The others come from the data that give concepts their numbers in the rules
(`numbers_by_name`), and are read when somebody asks for one. No integer is kept outside a process: what is written
down has names.
"""

from typing import Final, final

from mainphase.errors import RulesError, nearest
from mainphase.rules.numbers_by_name import declared_numbers, table_numbers
from mainphase.saying.worded import fixed, worded


@final
class Concept:
    """The concepts that code names; 0 means "none" (nothing forbids, nothing to cite)."""

    NONE: Final = 0

    # turn parts
    TURN: Final = 1
    MAIN_PHASE: Final = 2
    PRECOMBAT_MAIN: Final = 3
    POSTCOMBAT_MAIN: Final = 4
    COMBAT_PHASE: Final = 5
    END_STEP: Final = 6

    # what a part does as it begins and ends
    PHASING: Final = 7
    DAY_NIGHT: Final = 8
    UNTAP: Final = 9
    DRAW: Final = 10
    SCHEME: Final = 11
    LORE: Final = 12
    VISIT: Final = 13
    CHOOSE_DEFENDER: Final = 14
    DECLARE_ATTACKERS: Final = 15
    DECLARE_BLOCKERS: Final = 16
    ASSIGN_DAMAGE: Final = 17
    DISCARD_TO_SIZE: Final = 18
    WEAR_OFF: Final = 19
    EMPTY_POOLS: Final = 20
    EXPIRE_DURATIONS: Final = 21
    EXPIRE_UNTIL_PART: Final = 22
    ORDER_BLOCKERS: Final = 23
    ORDER_ATTACKERS: Final = 24

    # priority
    RECEIVE_PRIORITY: Final = 25
    PRIORITY_AFTER_RESOLUTION: Final = 26
    PRIORITY_AFTER_ACTION: Final = 27
    PASS: Final = 28
    TEAM_PRIORITY: Final = 29
    NO_PRIORITY_UNTAP: Final = 30
    NO_PRIORITY_CLEANUP: Final = 31
    NO_PRIORITY_RESOLVING: Final = 32
    INSTANT_SPEED: Final = 33
    ACTIVATE_WITH_PRIORITY: Final = 34
    SPECIAL_WITH_PRIORITY: Final = 35
    MANA_ABILITY_TIMING: Final = 36

    # editing the turn
    EXTRA_TURN: Final = 37
    EXTRA_PHASE: Final = 38
    EXTRA_STEP: Final = 39
    STEP_AFTER_PHASE: Final = 40
    NOT_YOUR_TURN_NO_PART: Final = 41
    SKIP: Final = 42
    SKIP_THEN: Final = 43
    END_THE_TURN: Final = 44
    END_COMBAT_PHASE: Final = 45

    # starting a game
    STARTING_PLAYER: Final = 46
    OPENING_HAND: Final = 47
    MULLIGAN: Final = 48
    MULLIGAN_BOTTOM: Final = 49
    OPENING_ACTION: Final = 50
    OPENING_BATTLEFIELD: Final = 51
    FIRST_DRAW_SKIPPED: Final = 52
    ARCHENEMY_STARTS: Final = 53

    # ending a game
    GAME_ENDS: Final = 54
    LAST_STANDING: Final = 55
    EFFECT_WINS: Final = 56
    CONCEDE: Final = 57
    EFFECT_LOSES: Final = 58
    ALL_LOSE: Final = 59
    DRAW_LOOP: Final = 60

    # leaving a multiplayer game
    LEAVE_OBJECTS: Final = 61

    # mana
    MANA_ADDED: Final = 62
    MANA_BURN: Final = 63

    # special actions
    LAND_PLAY: Final = 64
    TURN_FACE_UP: Final = 65
    PLOT_ACTION: Final = 66

    # land plays
    LAND_PER_TURN: Final = 67
    LAND_NOT_YOUR_TURN: Final = 68
    LAND_TIMING: Final = 69

    # when spells may be cast
    SORCERY_TIMING: Final = 70
    CREATURE_TIMING: Final = 71
    ARTIFACT_TIMING: Final = 72
    ENCHANTMENT_TIMING: Final = 73
    PLANESWALKER_TIMING: Final = 74
    BATTLE_TIMING: Final = 75
    KINDRED: Final = 355  # what has a creature type without being a creature
    SORCERY_SPEED: Final = 76
    LOYALTY_TIMING: Final = 77
    LOYALTY_COST: Final = 78
    LOYALTY_NEGATIVE: Final = 79

    # casting
    CAST: Final = 80
    CAST_ANNOUNCE: Final = 81
    CAST_MODES: Final = 82
    CHOOSE_TARGETS: Final = 83
    CAST_DIVIDE: Final = 84
    PAY_COSTS: Final = 85
    CAST_DONE: Final = 86
    CAST_KICKER: Final = 87
    CAST_X: Final = 88
    ALTERNATIVE_COST: Final = 89
    CAST_PERMISSION: Final = 90
    CANT_CAST: Final = 91
    NO_MANA_COST: Final = 92
    LEGENDARY_SPELL: Final = 348

    # activating
    ACTIVATE: Final = 93
    ACTIVATE_CONTROLLER: Final = 94
    CANT_ACTIVATE: Final = 95
    SUMMONING_SICK_TAP: Final = 96
    ACTIVATION_LIMIT: Final = 97
    ACTIVATE_SORCERY_TIMING: Final = 98

    # triggered abilities
    TRIGGERS: Final = 99
    TRIGGER_STACKED: Final = 100
    TRIGGER_ORDER: Final = 101
    TRIGGER_NO_TARGET: Final = 102
    INTERVENING_IF: Final = 103
    STATE_TRIGGER: Final = 104
    REFLEXIVE_TRIGGER: Final = 105

    # resolving
    RESOLVES: Final = 106
    RESOLVE_CHOICES: Final = 107
    SPELL_LEAVES: Final = 108
    PERMANENT_RESOLVES: Final = 109
    RESOLVE_AURA: Final = 110

    # attack
    ATTACK_CHOOSE: Final = 111
    ATTACK_UNTAPPED: Final = 112
    SUMMONING_SICK_ATTACK: Final = 113
    ATTACK_WHAT: Final = 114
    ATTACK_RESTRICTION: Final = 115
    ATTACK_REQUIREMENT: Final = 116
    ATTACK_TAP: Final = 117
    ATTACK_COST: Final = 118
    ATTACK_BECOMES: Final = 119
    ATTACK_ONLY_CREATURES: Final = 120
    ATTACKING_PLAYER: Final = 121
    NO_ATTACK_SKIP: Final = 122

    # block
    BLOCK_CHOOSE: Final = 123
    BLOCK_UNTAPPED: Final = 124
    BLOCK_RESTRICTION: Final = 125
    BLOCK_REQUIREMENT: Final = 126
    BLOCK_COST: Final = 127
    BLOCK_BECOMES: Final = 128
    BLOCKED: Final = 129

    # combat damage
    DAMAGE_UNBLOCKED: Final = 130
    DAMAGE_BLOCKED: Final = 131
    DAMAGE_BLOCKER: Final = 132
    DAMAGE_DEALT: Final = 133

    # keywords
    DEFENDER: Final = 134
    ENCHANT: Final = 135
    FLYING: Final = 136
    HEXPROOF: Final = 137
    HEXPROOF_PLAYER: Final = 138
    INTIMIDATE: Final = 139
    LANDWALK: Final = 140
    LIFELINK: Final = 141
    PROTECTION_TARGET: Final = 142
    PROTECTION_ATTACHED: Final = 143
    PROTECTION_DAMAGE: Final = 144
    PROTECTION_BLOCK: Final = 145
    SHROUD: Final = 146
    TRAMPLE: Final = 147
    TRAMPLE_NO_BLOCKERS: Final = 148
    BANDING: Final = 149
    PHASES_OUT: Final = 150
    SHADOW: Final = 151
    HORSEMANSHIP: Final = 152
    FEAR: Final = 153
    CONVOKE: Final = 154
    SPLIT_SECOND: Final = 155
    REBOUND: Final = 156
    INFECT: Final = 157
    MENACE: Final = 158
    SKULK: Final = 159
    DAYBOUND_TRANSFORMS: Final = 160
    DAYBOUND_DAY: Final = 161
    TOXIC: Final = 162

    # keyword actions
    ATTACH: Final = 163
    COUNTER: Final = 164
    DESTROY: Final = 165
    DISCARDS: Final = 166
    EXILE: Final = 167
    MILL: Final = 168
    REVEAL: Final = 169
    SACRIFICE: Final = 170
    SEARCH: Final = 171
    SHUFFLE: Final = 172
    TAPS: Final = 173
    UNTAPS: Final = 174
    TRANSFORM: Final = 175
    ABANDON: Final = 176
    PROLIFERATE: Final = 177
    EXERT: Final = 178

    # state-based actions
    ZERO_LIFE: Final = 179
    EMPTY_LIBRARY: Final = 180
    TEN_POISON: Final = 181
    TOKEN_ELSEWHERE: Final = 182
    COPY_ELSEWHERE: Final = 183
    ZERO_TOUGHNESS: Final = 184
    LETHAL_DAMAGE: Final = 185
    DEATHTOUCH_DAMAGE: Final = 186
    SBA_LOYALTY: Final = 187
    LEGEND_RULE: Final = 188
    SBA_AURA: Final = 189
    SBA_EQUIPMENT: Final = 190
    SBA_ATTACHED: Final = 191
    COUNTERS_CANCEL: Final = 192
    SAGA_DONE: Final = 193
    SBA_BATTLE_DEFENSE: Final = 194
    SBA_BATTLE_PROTECTOR: Final = 195
    SBA_SIEGE: Final = 196
    SBA_SCHEME: Final = 197
    SBA_PLANESWALKER_UNIQUENESS: Final = 198

    # objects and zones
    GRAVEYARD: Final = 199
    TOKEN: Final = 200
    EMBLEM: Final = 201

    # targets
    TARGET: Final = 202
    TARGET_AURA: Final = 203
    TARGET_SAME_TWICE: Final = 204
    TARGET_ITSELF: Final = 205
    ILLEGAL_TARGETS: Final = 206

    # life, damage, drawing, counters
    LIFE: Final = 207
    LIFE_CANT_LOSE: Final = 208
    DAMAGE: Final = 209
    DAMAGE_PLANESWALKER: Final = 210
    DAMAGE_WITHER: Final = 211
    DAMAGE_BATTLE: Final = 212
    DRAWS: Final = 213
    DRAW_REPLACED: Final = 214
    COUNTER_STUN: Final = 215

    # continuous effects
    CONTINUOUS_DURATION: Final = 216
    CONTINUOUS_AS_LONG: Final = 217
    LAYER_COPY: Final = 218
    LAYER_CONTROL: Final = 219
    LAYER_TYPE: Final = 220
    LAYER_COLOR: Final = 221
    LAYER_ABILITY: Final = 222
    LAYER_PT_DEFINED: Final = 223
    LAYER_PT_SET: Final = 224
    LAYER_PT_MODIFIED: Final = 225
    LAYER_PT_SWITCHED: Final = 226

    # replacement and prevention
    ENTERS_CHOICE: Final = 227
    REPLACED: Final = 228
    REGENERATION: Final = 229
    DAMAGE_REDIRECTED: Final = 230
    PREVENTION: Final = 231
    REPLACEMENT_CHOICE: Final = 232

    # copies, faces, designations
    COPY: Final = 233
    COPY_SPELL: Final = 234
    FACE_DOWN: Final = 235
    CONTROL_PLAYER: Final = 236
    MONARCH: Final = 237
    DAY_NIGHT_IS: Final = 238

    # counting and modes
    DIES: Final = 240
    DECK_SIZE: Final = 241
    DECK_FOUR_COPIES: Final = 242
    SIDEBOARD: Final = 243
    UNSUPPORTED: Final = 244
    ENTERS: Final = 245
    LEAVES: Final = 246
    HAND: Final = 247
    COUNTERS_PUT: Final = 248
    ACTIVATE_DONE: Final = 249
    ACTIVATE_ZONE: Final = 250
    ACTIVATION_CONDITION: Final = 251
    CAST_ZONE: Final = 252
    LAND_NOT_SPELL: Final = 253
    NO_SUCH_ABILITY: Final = 254
    PAY_LIFE: Final = 255
    PAY_MANA: Final = 256
    TAP_SYMBOL: Final = 257
    UNTAP_SYMBOL: Final = 258
    COMBAT_DAMAGE_STACKED: Final = 259
    WORLD_RULE: Final = 260
    CAST_HALF: Final = 261
    ADVENTURE: Final = 262
    OMEN: Final = 263
    REVEAL_FACE_DOWN: Final = 264
    NIGHTBOUND_NIGHT: Final = 265
    TAPPED_ARTIFACT: Final = 266
    PHASE_COST: Final = 267
    INTERRUPTS: Final = 268
    DAMAGE_PREVENTION_STEP: Final = 269
    PHASE_ABILITY: Final = 270
    ATTACK_INTENTION: Final = 271
    ATTACK_ONCE: Final = 272
    SCHEME_SHUFFLE: Final = 273

    # the main phase it is MAIN_TRIGGERS
    ORDER_MADE_TO_BLOCK: Final = 274
    ORDER_PUT_BLOCKING: Final = 275

    # how many play
    MULTIPLAYER: Final = 276
    COIN: Final = 277

    # mechanics that came later
    BESTOW_ENDS: Final = 278
    RECONFIGURE: Final = 344

    # Commander
    COMMANDER_RETURN: Final = 279
    SBA_COMMANDER_DAMAGE: Final = 280
    SBA_COMMANDER_ZONE: Final = 281
    COMMANDER: Final = 282
    COMMANDER_DECK_SIZE: Final = 283
    COMMANDER_SINGLETON: Final = 284
    COMMANDER_IDENTITY: Final = 285

    # outside the game
    BRING_IN: Final = 286
    COMPANION_REVEALED: Final = 287
    COMPANION_ACTION: Final = 288

    # keyword abilities that came later
    FORETELL_ACTION: Final = 289
    IMPROVISE: Final = 290
    ASSIST: Final = 358
    REVERSED: Final = 359
    REVERSED_PRIORITY: Final = 360

    # statuses
    FLIP: Final = 291

    # keyword actions that came later
    RING_TEMPTS: Final = 292
    VENTURE: Final = 293
    SBA_DUNGEON: Final = 294

    # Roles
    SBA_ROLE: Final = 295

    # dice
    DIE: Final = 296

    # loops
    SHORTCUT: Final = 297

    # Commander as it was
    COMMANDER_MANA: Final = 298
    COMMANDER_MULLIGAN: Final = 299
    COMMANDER_SEEN: Final = 300

    # options of multiplayer games
    ATTACK_LEFT: Final = 301
    ATTACK_RIGHT: Final = 302
    RANGE_ATTACK: Final = 303
    RANGE_TARGET: Final = 304
    RANGE_ACTIVATE: Final = 305
    RANGE_ENCHANT: Final = 306
    RANGE_EQUIP: Final = 307
    RANGE_WINS: Final = 308
    RANGE_LOOP: Final = 309
    TEAM_STARTS: Final = 310
    EMPEROR_ATTACK: Final = 311
    EMPEROR_STARTS: Final = 312
    EMPEROR_LOSES: Final = 313
    ALTERNATING_ATTACK: Final = 314
    TURN_MARKERS: Final = 350
    MARKER_REMOVED: Final = 349
    MARKER_STACK_CHOSEN: Final = 354

    # Brawl
    BRAWL_COMMANDER: Final = 315
    BRAWL_DECK_SIZE: Final = 316
    BRAWL_LANDS: Final = 317

    # Two-Headed Giant
    TEAM_LOSES: Final = 319
    SBA_TEAM_LIFE: Final = 320
    SBA_TEAM_POISON: Final = 321
    FIRST_DRAW_SKIPPED_TEAM: Final = 318

    # keyword actions that are costs
    COLLECT_EVIDENCE: Final = 322
    WATERBEND: Final = 345
    FORAGE: Final = 346
    BLIGHT: Final = 347

    # Commander from outside the game
    COMMANDER_OUTSIDE: Final = 239
    COMMANDER_COLOR: Final = 343

    # what makes an object what it is
    LAYER_TEXT: Final = 323
    LAYER_PT_COUNTERS: Final = 324
    DEPENDENCY: Final = 325
    TOKEN_VALUES: Final = 326
    CHARACTERISTIC_DEFINING: Final = 327
    LOYALTY_COUNTERS: Final = 328
    NONCREATURE_SIZE: Final = 329

    # Planechase
    PLANAR_SHUFFLE: Final = 331
    STARTING_PLANE: Final = 332
    ROLL_PLANAR_DIE: Final = 333
    PLANAR_DIE: Final = 334
    CHAOS_ENSUES: Final = 335
    PLANESWALK: Final = 337
    PLANESWALKED: Final = 338
    ENCOUNTER: Final = 339
    SBA_PHENOMENON: Final = 340
    PLANE_LEAVES: Final = 341
    MELEE_PLANES: Final = 356
    MELEE_PLANES_GO: Final = 357

    # what may happen next
    ALL_PASS_RESOLVE: Final = 330
    ALL_PASS_END: Final = 342
    TRIGGER_DELAYED: Final = 336

    # permanents of several cards
    MERGE: Final = 353
    MUTATING: Final = 351
    MELD: Final = 352


# In the order of their numbers: the constants first, then those of the table, then those of mechanics.
_names: list[str] = []
_numbers: dict[str, int] = {}


def _collect() -> None:
    numbered = [(value, name) for name, value in vars(Concept).items() if name.isupper() and isinstance(value, int)]
    constants = dict(numbered)
    if sorted(value for value, _ in numbered) != list(range(len(numbered))):
        raise RulesError(
            fixed(
                "error-concepts-run-from-0-without-gaps",
                "concepts run from 0 without gaps, and each has its own number",
            )
        )
    _add([constants[value].lower() for value in range(len(constants))])


def _add(names: list[str]) -> None:
    for name in names:
        if name not in _numbers:
            _numbers[name] = len(_names)
            _names.append(name)


def _read_all() -> None:
    """Number what the data name."""
    _add(list(table_numbers()))
    _add(list(declared_numbers()))


_collect()


def concept_name(concept: int) -> str:
    """The name of a concept, as the data files write it: `untap`. Raises RulesError if there is no such number."""
    if concept >= len(_names):
        _read_all()
    if not 0 <= concept < len(_names):
        raise RulesError(
            worded(
                "error-there-is-no-concept-number",
                "there is no concept number {concept}; they run from 0 to {count}",
                concept=concept,
                count=len(_names) - 1,
            )
        )
    return _names[concept]


def concept_of(name: str) -> int:
    """The concept with this name (`untap`, in any case). Raises RulesError if there is none."""
    name = name.lower()
    if name not in _numbers:
        _add(list(table_numbers()))
    if name not in _numbers:
        _read_all()
    if name not in _numbers:
        raise RulesError(
            worded(
                "error-unknown-concept-did-you-mean",
                "unknown concept {name}; did you mean {nearest}?",
                name=repr(name),
                nearest=nearest(name, sorted(_numbers)),
            )
        )
    return _numbers[name]


def concept_names() -> list[str]:
    """Every concept's name; its place in the list is its number."""
    _read_all()
    return list(_names)
