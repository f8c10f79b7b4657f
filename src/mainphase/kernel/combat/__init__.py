"""Combat (506-511): declaring attackers and blockers, assigning and dealing damage, and everything that puts objects
into combat or takes them out of it. When this happens is for `turn` to say.
"""
