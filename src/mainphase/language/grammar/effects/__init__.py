"""What spells and abilities do, one file for each topic, as the nodes have them."""
