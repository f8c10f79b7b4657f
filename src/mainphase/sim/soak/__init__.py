"""Random games that look for faults: random decks under the rules of random days, with all that must be true looked at.

`dealing` says what game number k is, `playing` plays it, and `invariants`, `copies`, `hidden`, `passing` and `keeping`
hold what must be true. `run` plays any range of numbers over several processes and keeps what came of each.
"""
