"""The timing of 1997 whole: batches and series instead of the stack, phase abilities, mana drawn before an
announcement, the attack inside the main phase. The rooms below never ask for it; they call the `Timing` of the game.
"""
