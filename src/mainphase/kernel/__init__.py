"""The machine that plays the game. It knows no screen, no file format and no environment; of ours it imports only
`rules`, the card nodes and their codec. mypyc compiles all of it: native classes with explicit `__init__`, `Final`
integers for enumerations, objects that refer to each other by id.

Each room is a chapter, and `ROOMS` lists them from the bottom up: a room imports only itself and those before it
(`tests/test_house.py`). Read them in this order. Each room's own `__init__` says what lives there and what may not.
`roles` has the roles of the fields of a state, `values` the small values that all rooms share, `leading` the variants
with commanders, `what_happens` the table of events and their names, `keys` the names of what is remembered. Above the
rooms stand `vocabulary` (every file that gives nodes their meaning, or changes their behaviour), `setup` (a position
put together), `timings` (which timing a date has), `machine` (advance and apply) and `worlds` (what a position may be
for all that a seat knows).
"""

ROOMS = (
    "lowering",  # cards, lowered once
    "state",  # what there is
    "reading",  # what is true now
    "asking",  # small questions
    "events",  # what happens
    "costs",  # what is paid
    "casting",  # how spells and abilities get onto the stack
    "combat",  # fighting
    "effects",  # what spells and abilities do
    "turn",  # the turn, priority, the timing since 1999
    "fifth",  # the timing of 1997
)
