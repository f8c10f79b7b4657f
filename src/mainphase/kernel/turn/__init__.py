"""The turn as a program (500-514): the plan's phases and steps, the turn-based actions, priority, and the timing that
the game has had since 1999. Everything that a part of the turn starts is in the rooms below.
"""
