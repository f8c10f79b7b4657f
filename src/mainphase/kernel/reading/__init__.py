"""All that is true now: what nodes mean, static abilities, continuous effects and their layers, targets, protection.
What lives here reads the state. It writes only what can be derived from the rest (characteristics, indices) and the
list of lasting effects; it never lets anything happen.
"""
