"""The judgement of the bots that play sensibly: what one seat sees, and what it is worth. Compiled, and read from the
state, but only through `seen`: what the seat may not know is not there. It tells nothing from a card's name.
"""
