"""Casting spells, activating abilities, playing lands: whether it is legal, and the steps of doing it (601, 602, 305).
What a spell does as it resolves is in `effects`.
"""
