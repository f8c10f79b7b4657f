"""Observations as bytes, made by compiled code: rows for players, objects, links and options, kept while they are true.

Read `encoder` first. Each file names its columns beside the code that writes them; `mainphase.env.schema` gathers them.
"""
