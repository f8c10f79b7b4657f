"""What the rules talk about, as small integers: every event, grant of priority, skip and refusal carries one.

Which rule number a concept has on a date is data (`numbering.tsv`), looked up only when somebody asks.
Values are dense and stable: append at the end, never renumber, never reuse.
"""

from typing import Final, final

from mainphase.errors import RulesError, nearest


@final
class Concept:
    """One integer per concept; 0 means "none" (nothing forbids, nothing to cite)."""

    NONE: Final = 0

    # turn parts
    TURN: Final = 1
    BEGINNING_PHASE: Final = 2
    UNTAP_STEP: Final = 3
    UPKEEP_STEP: Final = 4
    DRAW_STEP: Final = 5
    MAIN_PHASE: Final = 6
    PRECOMBAT_MAIN: Final = 7
    POSTCOMBAT_MAIN: Final = 8
    COMBAT_PHASE: Final = 9
    BEGINNING_OF_COMBAT: Final = 10
    DECLARE_ATTACKERS_STEP: Final = 11
    DECLARE_BLOCKERS_STEP: Final = 12
    COMBAT_DAMAGE_STEP: Final = 13
    FIRST_STRIKE_STEP: Final = 14
    END_OF_COMBAT: Final = 15
    ENDING_PHASE: Final = 16
    END_STEP: Final = 17
    CLEANUP_STEP: Final = 18
    FIRST_MAIN_IS_PRECOMBAT: Final = 19
    MAIN_PHASE_COUNT: Final = 20
    COMBAT_STEPS: Final = 21

    # what a part does as it begins and ends
    PHASING: Final = 22
    DAY_NIGHT: Final = 23
    UNTAP: Final = 24
    DRAW: Final = 25
    SCHEME: Final = 26
    LORE: Final = 27
    VISIT: Final = 28
    CHOOSE_DEFENDER: Final = 29
    DECLARE_ATTACKERS: Final = 30
    DECLARE_BLOCKERS: Final = 31
    ASSIGN_DAMAGE: Final = 32
    DEAL_DAMAGE: Final = 33
    DISCARD_TO_SIZE: Final = 34
    WEAR_OFF: Final = 35
    EMPTY_POOLS: Final = 36
    EXPIRE_DURATIONS: Final = 37
    EXPIRE_UNTIL_PART: Final = 38
    UNTIL_END_OF_COMBAT: Final = 39
    UNTIL_END_OF_TURN: Final = 40
    REMOVE_AFTER_COMBAT: Final = 41
    BEGINNING_TRIGGERS: Final = 42
    ORDER_BLOCKERS: Final = 43
    ORDER_ATTACKERS: Final = 44
    DRAW_FOR_TEAM: Final = 45

    # priority
    RECEIVE_PRIORITY: Final = 46
    PRIORITY_AFTER_RESOLUTION: Final = 47
    PRIORITY_AFTER_ACTION: Final = 48
    PASS: Final = 49
    ALL_PASS_RESOLVE: Final = 50
    ALL_PASS_END: Final = 51
    BEFORE_PRIORITY: Final = 52
    TEAM_PRIORITY: Final = 53
    NO_PRIORITY_UNTAP: Final = 54
    NO_PRIORITY_CLEANUP: Final = 55
    NO_PRIORITY_STEP_ENDS: Final = 56
    NO_PRIORITY_RESOLVING: Final = 57
    CLEANUP_PRIORITY: Final = 58
    UPKEEP_PRIORITY: Final = 59
    DRAW_PRIORITY: Final = 60
    MAIN_PRIORITY: Final = 61
    BOC_PRIORITY: Final = 62
    ATTACK_PRIORITY: Final = 63
    BLOCK_PRIORITY: Final = 64
    DAMAGE_PRIORITY: Final = 65
    EOC_PRIORITY: Final = 66
    END_PRIORITY: Final = 67
    INSTANT_SPEED: Final = 68
    ACTIVATE_WITH_PRIORITY: Final = 69
    SPECIAL_WITH_PRIORITY: Final = 70
    MANA_ABILITY_TIMING: Final = 71
    RESPOND: Final = 72
    MANA_ANNOUNCED: Final = 73

    # editing the turn
    EXTRA_TURN: Final = 74
    EXTRA_PHASE: Final = 75
    EXTRA_STEP: Final = 76
    STEP_AFTER_PHASE: Final = 77
    NOT_YOUR_TURN_NO_PART: Final = 78
    SKIP: Final = 79
    SKIP_EFFECT: Final = 80
    SKIP_SCHEDULED: Final = 81
    SKIP_THEN: Final = 82
    NOTHING_BETWEEN: Final = 83
    END_THE_TURN: Final = 84
    END_TURN_TRIGGERS: Final = 85
    END_TURN_EXILE: Final = 86
    END_TURN_STATE: Final = 87
    END_TURN_CLEANUP: Final = 88
    END_TURN_NO_END_STEP: Final = 89
    END_TURN_LATE_TRIGGERS: Final = 90
    END_COMBAT_PHASE: Final = 91
    END_COMBAT_TRIGGERS: Final = 92
    END_COMBAT_EXILE: Final = 93
    END_COMBAT_STATE: Final = 94
    END_COMBAT_ENDS: Final = 95
    END_COMBAT_NO_TRIGGERS: Final = 96
    END_COMBAT_LATE_TRIGGERS: Final = 97
    END_COMBAT_NOWHERE: Final = 98
    NO_BACKING_UP: Final = 99
    AFTER_UPKEEP: Final = 100

    # starting a game
    GAME_START: Final = 101
    STARTING_PLAYER: Final = 102
    STARTING_EXTRAS: Final = 103
    SIDEBOARD_ASIDE: Final = 104
    SHUFFLE_DECK: Final = 105
    STARTING_LIFE: Final = 106
    OPENING_HAND: Final = 107
    MULLIGAN: Final = 108
    MULLIGAN_KEEP: Final = 109
    MULLIGAN_BOTTOM: Final = 110
    MULLIGAN_FREE: Final = 111
    MULLIGAN_TEAM: Final = 112
    OPENING_ACTION: Final = 113
    OPENING_BATTLEFIELD: Final = 114
    OPENING_REVEAL: Final = 115
    FIRST_TURN: Final = 116
    FIRST_DRAW_SKIPPED: Final = 117
    FIRST_DRAW_SKIPPED_TEAM: Final = 118
    FIRST_DRAW_MULTIPLAYER: Final = 119
    ARCHENEMY_STARTS: Final = 120
    STARTING_TEAM: Final = 121
    COMPANION_REVEALED: Final = 122

    # ending a game
    GAME_ENDS: Final = 123
    LAST_STANDING: Final = 124
    EFFECT_WINS: Final = 125
    WIN_TEAM: Final = 126
    CONCEDE: Final = 127
    LOSE_LIFE_TOTAL: Final = 128
    LOSE_DRAW: Final = 129
    LOSE_POISON: Final = 130
    EFFECT_LOSES: Final = 131
    WIN_AND_LOSE: Final = 132
    LOSE_TEAM: Final = 133
    ALL_LOSE: Final = 134
    DRAW_LOOP: Final = 135
    DRAW_EFFECT: Final = 136
    DRAW_TEAMS: Final = 137
    LOSER_LEAVES: Final = 138
    RESTART: Final = 139

    # leaving a multiplayer game
    LEAVE_GAME: Final = 140
    LEAVE_OBJECTS: Final = 141
    LEAVE_NO_CONTROL: Final = 142
    LEAVE_CONTROL_ENDS: Final = 143
    LEAVE_NO_NEW_OBJECTS: Final = 144
    LEAVE_DAMAGE: Final = 145
    LEAVE_COST: Final = 146
    LEAVE_CHOICE: Final = 147
    LEAVE_RULE_CHOICE: Final = 148
    LEAVE_INFORMATION: Final = 149
    LEAVE_TURN_GOES_ON: Final = 150
    LEAVE_TURN_NOT_BEGUN: Final = 151
    LEAVE_DURATIONS: Final = 152

    # golden rules and order of players
    CANT_BEATS_CAN: Final = 153
    IMPOSSIBLE_IGNORED: Final = 154
    APNAP: Final = 155
    APNAP_HIDDEN: Final = 156
    APNAP_RESTART: Final = 157
    APNAP_START: Final = 158
    APNAP_TEAMS: Final = 159

    # mana
    MANA_ADDED: Final = 160
    MANA_PRODUCED: Final = 161
    MANA_LEFT: Final = 162
    MANA_UNDEFINED: Final = 163
    MANA_RESTRICTED: Final = 164
    TAPPED_FOR_MANA: Final = 165
    MANA_ABILITY: Final = 166
    MANA_ABILITY_IS: Final = 167
    TRIGGERED_MANA_ABILITY_IS: Final = 168
    MANA_ABILITY_ONCE: Final = 169
    TRIGGERED_MANA_ABILITY: Final = 170
    MANA_BURN: Final = 171
    MANA_PAID: Final = 172
    MANA_AS_THOUGH: Final = 173

    # special actions
    SPECIAL_ACTION: Final = 174
    SPECIAL_KEEPS_PRIORITY: Final = 175
    LAND_PLAY: Final = 176
    TURN_FACE_UP: Final = 177
    END_EFFECT_ACTION: Final = 178
    IGNORE_EFFECT_ACTION: Final = 179
    SUSPEND_ACTION: Final = 180
    COMPANION_ACTION: Final = 181
    FORETELL_ACTION: Final = 182
    PLANAR_DIE_ACTION: Final = 183
    PLOT_ACTION: Final = 184
    UNLOCK_ACTION: Final = 185

    # land plays
    LAND_NORMALLY_ONE: Final = 186
    LAND_PER_TURN: Final = 187
    LAND_COUNT: Final = 188
    LAND_NOT_YOUR_TURN: Final = 189
    LAND_TIMING: Final = 190
    LAND_PUT: Final = 191
    LAND_MANA: Final = 192
    LAND_ONLY_PLAYED: Final = 193

    # when spells may be cast
    SORCERY_TIMING: Final = 194
    CREATURE_TIMING: Final = 195
    ARTIFACT_TIMING: Final = 196
    ENCHANTMENT_TIMING: Final = 197
    PLANESWALKER_TIMING: Final = 198
    BATTLE_TIMING: Final = 199
    INSTANT_TIMING: Final = 200
    SORCERY_SPEED: Final = 201
    AS_A_SORCERY: Final = 202
    AS_AN_INSTANT: Final = 203
    LOYALTY_TIMING: Final = 204
    LOYALTY_COST: Final = 205
    LOYALTY_NEGATIVE: Final = 206
    LOYALTY_START: Final = 207
    DEFENSE_START: Final = 208
    CAST_BEFORE_ATTACKERS: Final = 209
    CAST_BEFORE_BLOCKERS: Final = 210
    CAST_DURING_COMBAT: Final = 211
    CAST_IN_COMBAT_WINDOW: Final = 212

    # casting
    CAST: Final = 213
    CAST_ANNOUNCE: Final = 214
    CAST_MODES: Final = 215
    CHOOSE_TARGETS: Final = 216
    CAST_DIVIDE: Final = 217
    CAST_CHECK: Final = 218
    CAST_COST: Final = 219
    CAST_MANA: Final = 220
    PAY_COSTS: Final = 221
    CAST_DONE: Final = 222
    CAST_KICKER: Final = 223
    CAST_KICKED: Final = 224
    CAST_X: Final = 225
    CAST_ADDITIONAL_COST: Final = 226
    ALTERNATIVE_COST: Final = 227
    CAST_ONE_ALTERNATIVE: Final = 228
    CAST_PERMISSION: Final = 229
    CANT_CAST: Final = 230
    CAST_PROHIBITED_QUALITY: Final = 231
    CAST_AS_THOUGH_FLASH: Final = 232
    CAST_NO_LONGER_ALLOWED: Final = 233
    CAST_FROM_ZONE: Final = 234
    CAST_LOCKED_COST: Final = 235
    COST_LOCKED: Final = 236
    NO_MANA_COST: Final = 237
    COST_RESOURCES: Final = 238
    COST_LIFE: Final = 239
    COST_ZERO: Final = 240
    COST_REDUCED: Final = 241
    COST_HYBRID: Final = 242
    COST_ONCE: Final = 243
    COST_CANT_HAPPEN: Final = 244
    REVERSED: Final = 245
    REVERSED_PRIORITY: Final = 246

    # activating
    ACTIVATE: Final = 247
    ACTIVATE_ANNOUNCE: Final = 248
    ACTIVATE_REST: Final = 249
    ACTIVATE_CONTROLLER: Final = 250
    CANT_ACTIVATE: Final = 251
    SUMMONING_SICK_TAP: Final = 252
    ACTIVATION_LIMIT: Final = 253
    ACTIVATE_SORCERY_TIMING: Final = 254
    ACTIVATE_AS_INSTANT: Final = 255
    SUMMONING_SICKNESS: Final = 256
    TAP_TO_PAY: Final = 257
    CREW_ANYTIME: Final = 258

    # triggered abilities
    TRIGGERS: Final = 259
    TRIGGER_WITHOUT_PRIORITY: Final = 260
    TRIGGER_BEGINNING: Final = 261
    TRIGGER_ONCE_PER_EVENT: Final = 262
    TRIGGER_MORE: Final = 263
    TRIGGER_BECOMES: Final = 264
    TRIGGER_HIDDEN: Final = 265
    TRIGGER_NEEDS_EVENT: Final = 266
    TRIGGER_ONCE_EACH_TURN: Final = 267
    TRIGGER_STACKED: Final = 268
    TRIGGER_CONTROLLER: Final = 269
    TRIGGER_ORDER: Final = 270
    TRIGGER_SECOND_PASS: Final = 271
    TRIGGER_MODES: Final = 272
    TRIGGER_CHOICES: Final = 273
    TRIGGER_NO_TARGET: Final = 274
    INTERVENING_IF: Final = 275
    TRIGGER_OPTIONAL: Final = 276
    TRIGGER_ZONE_CHANGE: Final = 277
    TRIGGER_ENTERS: Final = 278
    TRIGGER_LEAVES: Final = 279
    ENTERS_WITH: Final = 280
    TRIGGER_DELAYED: Final = 281
    TRIGGER_DELAYED_ONCE: Final = 282
    TRIGGER_DELAYED_OBJECT: Final = 283
    STATE_TRIGGER: Final = 284
    TRIGGER_LOSES: Final = 285
    LOOK_BACK: Final = 286
    REFLEXIVE_TRIGGER: Final = 287
    TRIGGER_ATTACKS: Final = 288
    TRIGGER_PLAYER_ATTACKED: Final = 289
    TRIGGER_ATTACKS_WITH: Final = 290
    TRIGGER_PLAYER_ATTACKS: Final = 291
    TRIGGER_BLOCKS: Final = 292
    TRIGGER_BLOCKS_CREATURE: Final = 293
    TRIGGER_BLOCKED: Final = 294
    TRIGGER_BLOCKED_BY: Final = 295
    TRIGGER_UNBLOCKED: Final = 296
    TRIGGER_END_OF_COMBAT: Final = 297
    TRIGGER_AS_ATTACKS_ONCE: Final = 298
    TRIGGER_TEAM_STEP: Final = 299

    # resolving
    RESOLVES: Final = 300
    RESOLVE_SPELL: Final = 301
    RESOLVE_IF: Final = 302
    RESOLVE_TARGETS: Final = 303
    FIZZLE: Final = 304
    RESOLVE_FOLLOW: Final = 305
    RESOLVE_CHOICES: Final = 306
    RESOLVE_PLAYERS: Final = 307
    RESOLVE_SIMULTANEOUS: Final = 308
    RESOLVE_MAY_PAY: Final = 309
    RESOLVE_INFORMATION: Final = 310
    RESOLVE_LOOK_BACK: Final = 311
    SPELL_LEAVES: Final = 312
    RESOLVE_CEASES: Final = 313
    RESOLVE_TRIGGERS: Final = 314
    PERMANENT_RESOLVES: Final = 315
    RESOLVE_PERMANENT_TARGET: Final = 316
    RESOLVE_AURA: Final = 317
    RESOLVE_CANT_ENTER: Final = 318
    RESOLVE_COPY: Final = 319
    RESOLVE_UNLESS: Final = 320
    RESOLVE_IF_YOU_DO: Final = 321
    EFFECT_IMPOSSIBLE: Final = 322
    EFFECT_AS_THOUGH: Final = 323
    STACK_TOP: Final = 324
    STACK_ORDER: Final = 325

    # attack
    ATTACK_CHOOSE: Final = 326
    ATTACK_UNTAPPED: Final = 327
    SUMMONING_SICK_ATTACK: Final = 328
    ATTACK_WHAT: Final = 329
    ATTACK_RESTRICTION: Final = 330
    ATTACK_REQUIREMENT: Final = 331
    ATTACK_NOT_FORCED_TO_PAY: Final = 332
    ATTACK_BAND: Final = 333
    ATTACK_TAP: Final = 334
    ATTACK_OPTIONAL_COST: Final = 335
    ATTACK_COST: Final = 336
    ATTACK_MANA: Final = 337
    ATTACK_PAY: Final = 338
    ATTACK_BECOMES: Final = 339
    ATTACK_TRIGGERS: Final = 340
    ATTACK_ILLEGAL: Final = 341
    ATTACK_ONLY_CREATURES: Final = 342
    ATTACKING_PLAYER: Final = 343
    PUT_ATTACKING: Final = 344
    PUT_ATTACKING_GONE: Final = 345
    PUT_ATTACKING_FREE: Final = 346
    PUT_ATTACKING_UNBLOCKED: Final = 347
    PUT_ATTACKING_NOT_ATTACKER: Final = 348
    PUT_ATTACKING_NOT_CREATURE: Final = 349
    DEFENDING_PLAYER_OF: Final = 350
    ATTACKED_PLAYER: Final = 351
    REASSIGN_ATTACK: Final = 352
    NO_ATTACK_SKIP: Final = 353
    ATTACK_ALONE: Final = 354
    HAD_TO_ATTACK: Final = 355
    REMOVED_FROM_COMBAT: Final = 356
    STAYS_IN_COMBAT: Final = 357
    TAPPED_STILL_IN_COMBAT: Final = 358
    ATTACK_TARGET_GONE: Final = 359
    ATTACK_MULTIPLE: Final = 360
    ATTACK_TEAM: Final = 361

    # block
    BLOCK_CHOOSE: Final = 362
    BLOCK_UNTAPPED: Final = 363
    BLOCK_RESTRICTION: Final = 364
    BLOCK_REQUIREMENT: Final = 365
    BLOCK_COST: Final = 366
    BLOCK_MANA: Final = 367
    BLOCK_PAY: Final = 368
    BLOCK_BECOMES: Final = 369
    BLOCKED: Final = 370
    UNBLOCKED: Final = 371
    BLOCK_TRIGGERS: Final = 372
    BLOCK_ILLEGAL: Final = 373
    BLOCK_EVASION: Final = 374
    PUT_BLOCKING: Final = 375
    PUT_BLOCKING_GONE: Final = 376
    PUT_BLOCKING_FREE: Final = 377
    BLOCK_MULTIPLE: Final = 378
    BLOCK_TEAM: Final = 379

    # combat damage
    DAMAGE_EQUAL_POWER: Final = 380
    DAMAGE_UNBLOCKED: Final = 381
    DAMAGE_BLOCKED: Final = 382
    DAMAGE_DIVIDED: Final = 383
    DAMAGE_NONE_BLOCKING: Final = 384
    DAMAGE_BLOCKER: Final = 385
    DAMAGE_ASSIGNMENT_CHECKED: Final = 386
    DAMAGE_DEALT: Final = 387
    DAMAGE_FIRST_STRIKE: Final = 388
    DAMAGE_DOUBLE_STRIKE: Final = 389
    DAMAGE_ORDER_MULTIPLAYER: Final = 390
    DAMAGE_TEAM: Final = 391

    # keywords
    DEATHTOUCH: Final = 392
    DEATHTOUCH_LETHAL: Final = 393
    DEFENDER: Final = 394
    DOUBLE_STRIKE: Final = 395
    DOUBLE_STRIKE_LOST: Final = 396
    DOUBLE_STRIKE_GAINED: Final = 397
    ENCHANT: Final = 398
    EQUIP: Final = 399
    FIRST_STRIKE: Final = 400
    FIRST_STRIKE_GAINED: Final = 401
    FLASH: Final = 402
    FLYING: Final = 403
    HASTE: Final = 404
    HASTE_TAP: Final = 405
    HEXPROOF: Final = 406
    HEXPROOF_PLAYER: Final = 407
    INDESTRUCTIBLE: Final = 408
    INTIMIDATE: Final = 409
    LANDWALK: Final = 410
    LIFELINK: Final = 411
    PROTECTION: Final = 412
    PROTECTION_TARGET: Final = 413
    PROTECTION_ATTACHED: Final = 414
    PROTECTION_DAMAGE: Final = 415
    PROTECTION_BLOCK: Final = 416
    REACH: Final = 417
    SHROUD: Final = 418
    TRAMPLE: Final = 419
    TRAMPLE_NO_BLOCKERS: Final = 420
    VIGILANCE: Final = 421
    WARD: Final = 422
    BANDING: Final = 423
    BANDING_DAMAGE_ATTACKERS: Final = 424
    BANDING_DAMAGE_BLOCKERS: Final = 425
    RAMPAGE: Final = 426
    CUMULATIVE_UPKEEP: Final = 427
    FLANKING: Final = 428
    PHASES_OUT: Final = 429
    PHASES_IN: Final = 430
    PHASING_NO_ZONE_CHANGE: Final = 431
    PHASED_DURATIONS: Final = 432
    PHASED_ATTACHED: Final = 433
    BUYBACK: Final = 434
    SHADOW: Final = 435
    CYCLING: Final = 436
    ECHO: Final = 437
    HORSEMANSHIP: Final = 438
    FADING: Final = 439
    KICKER: Final = 440
    MULTIKICKER: Final = 441
    KICKED: Final = 442
    FLASHBACK: Final = 443
    FEAR: Final = 444
    CONVOKE: Final = 445
    SPLIT_SECOND: Final = 446
    SUSPEND: Final = 447
    VANISHING: Final = 448
    WITHER: Final = 449
    EXALTED: Final = 450
    UNEARTH: Final = 451
    REBOUND: Final = 452
    INFECT: Final = 453
    BATTLE_CRY: Final = 454
    PROWESS: Final = 455
    DASH: Final = 456
    MENACE: Final = 457
    SKULK: Final = 458
    CREW: Final = 459
    DAYBOUND: Final = 460
    DAYBOUND_TRANSFORMS: Final = 461
    DAYBOUND_DAY: Final = 462
    NIGHTBOUND: Final = 463
    DECAYED: Final = 464
    READ_AHEAD: Final = 465
    TOXIC: Final = 466
    FIREBENDING: Final = 467
    NINJUTSU: Final = 468

    # keyword actions
    ATTACH: Final = 469
    COUNTER: Final = 470
    CREATE_TOKEN: Final = 471
    DESTROY: Final = 472
    DESTROY_WAYS: Final = 473
    DISCARDS: Final = 474
    EXCHANGE: Final = 475
    EXILE: Final = 476
    FIGHT: Final = 477
    GOAD: Final = 478
    MILL: Final = 479
    PLAY: Final = 480
    REGENERATE: Final = 481
    REVEAL: Final = 482
    SACRIFICE: Final = 483
    SCRY: Final = 484
    SEARCH: Final = 485
    SEARCH_FAIL: Final = 486
    SHUFFLE: Final = 487
    SURVEIL: Final = 488
    TAPS: Final = 489
    UNTAPS: Final = 490
    TRANSFORM: Final = 491
    SET_IN_MOTION: Final = 492
    ABANDON: Final = 493
    PROLIFERATE: Final = 494
    EXERT: Final = 495
    ROLL_TO_VISIT: Final = 496

    # state-based actions
    STATE_BASED: Final = 497
    ZERO_LIFE: Final = 498
    EMPTY_LIBRARY: Final = 499
    TEN_POISON: Final = 500
    TOKEN_ELSEWHERE: Final = 501
    COPY_ELSEWHERE: Final = 502
    ZERO_TOUGHNESS: Final = 503
    LETHAL_DAMAGE: Final = 504
    DEATHTOUCH_DAMAGE: Final = 505
    SBA_LOYALTY: Final = 506
    LEGEND_RULE: Final = 507
    SBA_WORLD: Final = 508
    SBA_AURA: Final = 509
    SBA_EQUIPMENT: Final = 510
    SBA_ATTACHED: Final = 511
    COUNTERS_CANCEL: Final = 512
    SBA_COUNTER_LIMIT: Final = 513
    SAGA_DONE: Final = 514
    SBA_DUNGEON: Final = 515
    SBA_SECTOR: Final = 516
    SBA_BATTLE_DEFENSE: Final = 517
    SBA_BATTLE_PROTECTOR: Final = 518
    SBA_SIEGE: Final = 519
    SBA_ROLE: Final = 520
    SBA_SPEED: Final = 521
    SBA_TEAM_LIFE: Final = 522
    SBA_TEAM_POISON: Final = 523
    SBA_COMMANDER_DAMAGE: Final = 524
    SBA_COMMANDER_ZONE: Final = 525
    SBA_SCHEME: Final = 526
    SBA_PHENOMENON: Final = 527
    SBA_ONE_REPLACEMENT: Final = 528
    SBA_LAST_KNOWN: Final = 529
    SBA_PLANESWALKER_UNIQUENESS: Final = 530
    PLANESWALKER_REDIRECTION: Final = 531

    # objects and zones
    NEW_OBJECT: Final = 532
    OWNERS_ZONE: Final = 533
    ZONE_CHANGE: Final = 534
    CANT_ENTER_BATTLEFIELD: Final = 535
    EXILE_AGAIN: Final = 536
    LIBRARY: Final = 537
    LIBRARY_ORDER: Final = 538
    HAND_SIZE: Final = 539
    BATTLEFIELD: Final = 540
    GRAVEYARD: Final = 541
    GRAVEYARD_ORDER: Final = 542
    STACK: Final = 543
    EXILE_ZONE: Final = 544
    COMMAND_ZONE: Final = 545
    CONTROLLER: Final = 546
    PERMANENT: Final = 547
    ENTERS_UNDER_CONTROL: Final = 548
    STATUS: Final = 549
    TOKEN: Final = 550
    TOKEN_OWNER: Final = 551
    TOKEN_VALUES: Final = 552
    TOKEN_CEASES: Final = 553
    TOKEN_STAYS_GONE: Final = 554
    SPELL: Final = 555
    ABILITY: Final = 556
    ABILITY_INDEPENDENT: Final = 557
    ABILITY_CONTROLLER: Final = 558
    EMBLEM: Final = 559
    LAST_KNOWN: Final = 560

    # targets
    TARGET: Final = 561
    TARGET_AURA: Final = 562
    TARGET_PERMANENTS: Final = 563
    TARGET_SAME_TWICE: Final = 564
    TARGET_ANY: Final = 565
    TARGET_ITSELF: Final = 566
    TARGET_ZERO: Final = 567
    TARGET_CHANGE: Final = 568
    ILLEGAL_TARGETS: Final = 569

    # life, damage, drawing, counters
    LIFE_START: Final = 570
    LIFE_DAMAGE: Final = 571
    LIFE: Final = 572
    LIFE_GAIN: Final = 573
    LIFE_LOSS: Final = 574
    LIFE_PAID: Final = 575
    LIFE_SET: Final = 576
    LIFE_CANT_GAIN: Final = 577
    LIFE_CANT_LOSE: Final = 578
    DAMAGE: Final = 579
    DAMAGE_COMBAT: Final = 580
    DAMAGE_EFFECT: Final = 581
    DAMAGE_PLAYER: Final = 582
    DAMAGE_PLANESWALKER: Final = 583
    DAMAGE_WITHER: Final = 584
    DAMAGE_CREATURE: Final = 585
    DAMAGE_LIFELINK: Final = 586
    DAMAGE_BATTLE: Final = 587
    DAMAGE_SEQUENCE: Final = 588
    DAMAGE_MARKED: Final = 589
    DAMAGE_SOURCE: Final = 590
    DAMAGE_ZERO: Final = 591
    DAMAGE_EXCESS: Final = 592
    DRAWS: Final = 593
    DRAW_ONE_AT_A_TIME: Final = 594
    DRAW_APNAP: Final = 595
    DRAW_EMPTY: Final = 596
    DRAW_NOT: Final = 597
    DRAW_REPLACED: Final = 598
    DRAW_REPLACED_EMPTY: Final = 599
    COUNTER_MARKER: Final = 600
    COUNTER_PT: Final = 601
    COUNTER_KEYWORD: Final = 602
    COUNTER_SHIELD: Final = 603
    COUNTER_STUN: Final = 604
    COUNTERS_LOST: Final = 605
    COUNTER_MOVED: Final = 606
    COUNTER_ENTERS: Final = 607

    # continuous effects
    CONTINUOUS: Final = 608
    CONTINUOUS_DURATION: Final = 609
    CONTINUOUS_AS_LONG: Final = 610
    CONTINUOUS_LOCKED: Final = 611
    CONTINUOUS_VALUE: Final = 612
    CONTINUOUS_STATIC: Final = 613
    CONTINUOUS_NOT_LOCKED: Final = 614
    CONTINUOUS_ENTERING: Final = 615
    STATIC_ABILITY: Final = 616
    CHARACTERISTIC_DEFINING: Final = 617
    UNTIL_EVENT: Final = 618
    LAYERS: Final = 619
    LAYER_COPY: Final = 620
    LAYER_CONTROL: Final = 621
    LAYER_TEXT: Final = 622
    LAYER_TYPE: Final = 623
    LAYER_COLOR: Final = 624
    LAYER_ABILITY: Final = 625
    LAYER_PT: Final = 626
    LAYER_PT_DEFINED: Final = 627
    LAYER_PT_SET: Final = 628
    LAYER_PT_MODIFIED: Final = 629
    LAYER_PT_SWITCHED: Final = 630
    LAYERS_SPAN: Final = 631
    TIMESTAMP: Final = 632
    TIMESTAMP_STATIC: Final = 633
    TIMESTAMP_RESOLVED: Final = 634
    TIMESTAMP_OBJECT: Final = 635
    DEPENDENCY: Final = 636
    RULES_EFFECT: Final = 637

    # replacement and prevention
    REPLACEMENT: Final = 638
    REPLACEMENT_INSTEAD: Final = 639
    REPLACEMENT_SKIP: Final = 640
    ENTERS_REPLACED: Final = 641
    ENTERS_TAPPED: Final = 642
    ENTERS_CHOICE: Final = 643
    REPLACEMENT_BEFORE: Final = 644
    REPLACEMENT_ONCE: Final = 645
    REPLACED: Final = 646
    REGENERATION: Final = 647
    DAMAGE_REDIRECTED: Final = 648
    REPLACED_DRAW: Final = 649
    SELF_REPLACEMENT: Final = 650
    CANT: Final = 651
    PREVENTION: Final = 652
    PREVENTED: Final = 653
    PREVENT_NEXT_AMOUNT: Final = 654
    PREVENT_NEXT_TIME: Final = 655
    PREVENT_CANT: Final = 656
    REPLACEMENT_CHOICE: Final = 657
    REPLACEMENT_CHOICE_SELF: Final = 658
    REPLACEMENT_CHOICE_CONTROL: Final = 659
    REPLACEMENT_CHOICE_COPY: Final = 660
    REPLACEMENT_REPEAT: Final = 661

    # copies, faces, designations
    COPY: Final = 662
    COPY_ENTERS: Final = 663
    COPY_SPELL: Final = 664
    FACE_DOWN: Final = 665
    DOUBLE_FACED: Final = 666
    SAGA: Final = 667
    SAGA_ENTERS: Final = 668
    SAGA_FINAL: Final = 669
    CHAPTER: Final = 670
    ATTRACTION_VISIT: Final = 671
    CONTROL_PLAYER: Final = 672
    CONTROL_PLAYER_DECIDES: Final = 673
    MONARCH: Final = 674
    MONARCH_TRIGGERS: Final = 675
    INITIATIVE: Final = 676
    RAD_COUNTERS: Final = 677
    DAY_NIGHT_IS: Final = 678
    DAY_TO_NIGHT: Final = 679
    NIGHT_TO_DAY: Final = 680
    DAY_NIGHT_NEITHER: Final = 681
    SHORTCUT: Final = 682
    LOOP: Final = 683
    LOOP_OPTIONAL: Final = 684

    # teams, variants
    TEAM_TURNS: Final = 685
    TEAM_ACTIVE: Final = 686
    TEAM_LAND: Final = 687
    TEAM_TRIGGERS: Final = 688
    TEAM_EXTRA_TURN: Final = 689
    TEAM_COMBAT: Final = 690
    ARCHENEMY: Final = 691
    ARCHENEMY_TEAMS: Final = 692
    ARCHENEMY_LIFE: Final = 693
    SCHEME_ABILITIES: Final = 694
    SCHEME_ONGOING: Final = 695
    COMMANDER: Final = 696
    COMMANDER_TAX: Final = 697
    PLANECHASE: Final = 698

    # counting and modes
    MODES: Final = 699
    MODE_ILLEGAL: Final = 700
    DIES: Final = 701
    EVENT: Final = 702
    X_VALUE: Final = 703
    DECK_SIZE: Final = 704
    DECK_FOUR_COPIES: Final = 705
    SIDEBOARD: Final = 706
    UNSUPPORTED: Final = 707
    TURN_BASED_ACTION: Final = 708
    TURN_BASED_FIRST: Final = 709
    CARD_BEATS_RULE: Final = 710
    ENTERS: Final = 711
    LEAVES: Final = 712
    HAND: Final = 713
    COUNTERS_PUT: Final = 714
    ACTIVATE_DONE: Final = 715
    ACTIVATE_ZONE: Final = 716
    ACTIVATION_CONDITION: Final = 717
    CAST_ZONE: Final = 718
    LAND_NOT_SPELL: Final = 719
    NO_SUCH_ABILITY: Final = 720
    PAY_LIFE: Final = 721
    PAY_MANA: Final = 722
    TAP_SYMBOL: Final = 723
    UNTAP_SYMBOL: Final = 724
    UNTIL_DURATIONS: Final = 725
    COMBAT_DAMAGE_STACKED: Final = 726
    WORLD_RULE: Final = 727
    CAST_HALF: Final = 728
    ADVENTURE: Final = 729
    OMEN: Final = 730
    REVEAL_FACE_DOWN: Final = 731
    NIGHTBOUND_NIGHT: Final = 732
    DISCARD_PHASE: Final = 733
    DISCARD_PRIORITY: Final = 734
    TAPPED_ARTIFACT: Final = 735
    PHASE_COST: Final = 736
    LIFE_CHECK: Final = 737
    INTERRUPTS: Final = 738
    BATCH: Final = 739
    SERIES: Final = 740
    DAMAGE_PREVENTION_STEP: Final = 741
    PHASE_ABILITY: Final = 742
    ATTACK_INTENTION: Final = 743
    ATTACK_ONCE: Final = 781
    LOSES_AT_ONCE: Final = 744
    MAIN_TRIGGERS: Final = 745
    SCHEME_SHUFFLE: Final = 746
    SCHEME_DECK: Final = 747

    # what a rules text may not know yet, and a card have
    CHANGELING: Final = 748
    DELVE: Final = 749
    MEGAMORPH: Final = 750
    DISGUISE: Final = 751
    DISTURB: Final = 752
    AFTERMATH: Final = 753
    FUSE: Final = 754
    RETRACE: Final = 755
    STORM: Final = 756
    EVOKE: Final = 757
    MIRACLE: Final = 758
    AFFINITY: Final = 759
    MADNESS: Final = 760
    SCAVENGE: Final = 761
    EMBALM: Final = 762
    ETERNALIZE: Final = 763
    HIDEAWAY: Final = 764
    CASCADE: Final = 765
    LEVEL_UP: Final = 766
    CLASS_CARD: Final = 767
    ESCAPE: Final = 768
    POISONOUS: Final = 769
    JOB_SELECT: Final = 770
    MODAL_DOUBLE_FACED: Final = 771
    KINDRED: Final = 772

    # what the list of a part says of triggered abilities put on the stack before anybody gets priority in it; of
    # the main phase it is MAIN_TRIGGERS
    UPKEEP_TRIGGERS_STACKED: Final = 773
    DRAW_TRIGGERS_STACKED: Final = 774
    BOC_TRIGGERS_STACKED: Final = 775
    ATTACK_TRIGGERS_STACKED: Final = 776
    BLOCK_TRIGGERS_STACKED: Final = 777
    DAMAGE_TRIGGERS_STACKED: Final = 778
    EOC_TRIGGERS_STACKED: Final = 779
    END_TRIGGERS_STACKED: Final = 780
    ORDER_MADE_TO_BLOCK: Final = 782
    ORDER_PUT_BLOCKING: Final = 783
    # more keywords
    DEVOID: Final = 784
    BUSHIDO: Final = 785
    EVOLVE: Final = 786
    UNDYING: Final = 787
    PERSIST: Final = 788
    MENTOR: Final = 789
    FABRICATE: Final = 790
    BLOODTHIRST: Final = 791
    LIVING_WEAPON: Final = 792
    SOULSHIFT: Final = 793
    MODULAR: Final = 794
    AFTERLIFE: Final = 795
    OUTLAST: Final = 796
    ANNIHILATOR: Final = 797
    AFFLICT: Final = 798
    FRENZY: Final = 799
    INGEST: Final = 800
    REINFORCE: Final = 801
    RIOT: Final = 802
    UNLEASH: Final = 803
    DEVOUR: Final = 804
    GRAFT: Final = 805
    BOAST: Final = 806
    UNDAUNTED: Final = 807
    SURGE: Final = 808
    SPECTACLE: Final = 809
    JUMP_START: Final = 810
    RENOWN: Final = 811
    EXTORT: Final = 812
    # how many play
    MULTIPLAYER: Final = 813
    # keyword actions, mana symbols, tokens and what else cards have had since a day
    ADAPT: Final = 814
    AMASS: Final = 815
    BOLSTER: Final = 816
    CONNIVE: Final = 817
    DISCOVER: Final = 818
    EXPLORE: Final = 819
    MANIFEST: Final = 820
    MANIFEST_DREAD: Final = 821
    MONSTROSITY: Final = 822
    POPULATE: Final = 823
    SUPPORT: Final = 824
    SUNBURST: Final = 825
    HYBRID_MANA: Final = 826
    MONOCOLORED_HYBRID_MANA: Final = 827
    COLORLESS_HYBRID_MANA: Final = 828
    COLORLESS_COST: Final = 829
    PHYREXIAN_MANA: Final = 830
    HYBRID_PHYREXIAN_MANA: Final = 831
    SNOW: Final = 832
    ENERGY: Final = 833
    DEVOTION: Final = 834
    PARTY: Final = 835
    CRIME: Final = 836
    ANCHOR_WORD: Final = 837
    BLOOD: Final = 838
    CLUE: Final = 839
    FOOD: Final = 840
    GOLD: Final = 841
    LANDER: Final = 842
    MAP: Final = 843
    MUTAGEN: Final = 844
    SHARD: Final = 845
    TREASURE: Final = 846
    WALKER: Final = 847


_names: list[str] = []
_numbers: dict[str, int] = {}


def _collect() -> None:
    for name, value in vars(Concept).items():
        if name.isupper() and isinstance(value, int):
            _numbers[name.lower()] = value
    _names.extend([""] * len(_numbers))
    for name, value in _numbers.items():
        if value >= len(_names) or _names[value]:
            raise RulesError(
                f"concept {name} has the number {value}; numbers run from 0 without gaps, and each concept has its own"
            )
        _names[value] = name


_collect()

COUNT: Final = len(_names)


def concept_name(concept: int) -> str:
    """The name of a concept, as the data files write it: `untap`."""
    if not 0 <= concept < len(_names):
        raise RulesError(f"there is no concept number {concept}; they run from 0 to {len(_names) - 1}")
    return _names[concept]


def concept_of(name: str) -> int:
    """The concept with this name (`untap`, in any case)."""
    found = _numbers.get(name.lower(), -1)
    if found < 0:
        raise RulesError(f"unknown concept {name!r}; did you mean {nearest(name.lower(), sorted(_numbers))}?")
    return found


def concept_names() -> list[str]:
    """Every concept's name; its place in the list is its number."""
    return list(_names)
