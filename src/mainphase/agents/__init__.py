"""Agents that speak: one seat of a game in words (`seat`), a bench for them (`benching`), and tools over the Model
Context Protocol (`mcp_tools`, which needs the extra `mcp`).
"""
