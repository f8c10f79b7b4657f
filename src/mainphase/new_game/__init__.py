"""A game before its first decision: its settings and the state that they make (`starting`), who sits where in which
variant (`seats`), since when the rules have it (`dated_variants`), and the books that games of the same cards share
(`book_cache`).
"""
