"""Formats on a day: which sets and cards a format had, and what was banned or restricted in it, each since when.

A file here is the chronicle of one format, in lines of words between tabs. It begins with what the format is called
(`format`, `formerly`), which decks it has (`deck`: constructed, commander or brawl), where its cards come from (`pool`:
the `sets` that enter and leave it; those of `Standard`; `all` cards; `commons`; or `Standard from CODE on`: what
entered Standard since a set), the days between which its lists are `known` here, and the day on which it `ended`, if it
did. A preset, such as those of `communities`, chooses cards and rules together: whose `rules` it has (a day, or today),
and how what its players do `differs` from them.

Each other line is an announcement: the day from which it holds, the day on which it was made ("-" where that is not
known here), what it does (sets `enters` or `leaves`, cards are `banned`, `restricted`, `no commander`, or `free` of
all these, `allowed` beside the sets or `disallowed` again), and the sets or cards. Names and days are facts of public
announcements and of histories that public projects keep of them.
"""
