"""Cards, lowered once for a game: the book and what stands in it, with what a node reads and sees. Nothing here knows a
game in progress.
"""
