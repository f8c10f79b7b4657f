"""The machine: state, agenda, turn, priority, casting, costs, mana, targets, triggers, replacement, layers, state-based
actions, combat, decisions.

What lives here plays the game and knows no screen, no file format, no environment. It imports `rules` and the card
nodes, and nothing else of ours.
All of it is compiled by mypyc: native classes with explicit `__init__`, `Final` integers for enumerations, objects that
refer to each other by id.

Reading order: `values`, `objects`, `state` (what there is) → `flat`, `book` (how it is copied, how cards are lowered) →
`evaluate`, `statics`, `layers` (what is true now) → `changes`, `events`, `moving`, `dealing`, `replacing`, `triggers`,
`state_based` (what happens) → `targets`, `mana`, `payment`, `costs`, `playing`, `casting`, `resolving` (spells and
abilities) → `priority`, `looping`, `position`, `combat`, `turn_based`, `turn`, `start` (the turn) → `machine` (advance
and apply).
"""
