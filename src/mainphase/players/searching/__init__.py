"""The search bot's thinking: information-set Monte Carlo tree search on possible worlds. `standing` says who is how far
ahead, `tree` remembers what came of what in all worlds together, `race` compares the options of a decision. Compiled.

It is given a world, never the game: what is hidden has been dealt anew before anything is read.
"""
