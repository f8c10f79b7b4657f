"""The table in the browser: games over a WebSocket, kept in SQLite (`mainphase table`; docs/protocol.md).

It needs the extra `table`. `messages` says what is spoken; `games` and `session` hold the games, `game_store` keeps
them, `application` serves them, `laboratory` plays scenarios. No rule of the game is here.
"""
