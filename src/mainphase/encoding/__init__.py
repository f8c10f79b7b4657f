"""Observations as bytes, made by compiled code: rows for players, objects, links and options, kept while they are true.

Read `encoder` first. `features` has the columns, each with its value, and `rows` the code that is made from them;
`mainphase.env.schema` tells others.
"""
