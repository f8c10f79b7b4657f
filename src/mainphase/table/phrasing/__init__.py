"""Card nodes in English, a file for each family of them; `table.nodes_words` puts them together."""
