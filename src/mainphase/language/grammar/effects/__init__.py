"""Effects of spells and abilities, one file for each topic, as the nodes have them."""
