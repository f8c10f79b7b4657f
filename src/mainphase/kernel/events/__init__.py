"""Events: every change passes through `performing`, is replaced or prevented, moves cards, deals damage, triggers
abilities. What is particular to a kind of change is a class of its own (`kind_of_change`), in the file of its topic.
State-based actions and the end of the game are here as well. What asks for a change (a spell, the turn, combat) lives
above.
"""
