"""Effects in words, a file for each topic, as in `cards.nodes.effects`."""
