"""Card nodes in English. `base` has the `Speaker`, who says any node. Each class of nodes has its words in a function
of its own, in the file of its family. `vocabulary` has the words of each day. Nothing here looks at a game.
"""
