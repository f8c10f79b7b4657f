"""The state of a game: objects, players, parts of the turn, the agenda of frames, and how all of it is copied, hashed
and stored. Nothing here knows what a card says or what a rule does.
"""
