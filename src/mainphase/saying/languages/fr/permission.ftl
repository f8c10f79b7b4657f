### What a permission lets somebody do.

permission-as-a-sorcery = , et { LE($by) } ne permet à { $who } de la jouer que pendant une de ses phases principales alors que la pile est vide
permission-as-itself = , et { LE($by) } ne permet à { $who } de la jouer que comme { $card }
permission-later-turn = , et { LE($by) } ne permet à { $who } de la jouer qu'à un tour ultérieur
permission-none = , et rien ne permet à { $who } de la jouer
permission-none-free = , et rien ne permet à { $who } de la jouer sans payer son coût de mana
permission-none-there = , et rien ne permet à { $who } de la jouer de là
permission-not-so = , et { LE($by) } ne permet à { $who } de la jouer que sous une condition qui n'est pas remplie
permission-own-turn = , et { LE($by) } ne permet à { $who } de la jouer que pendant son propre tour
permission-used-up = , et { $who } a déjà joué ce tour-ci autant de cartes que { LE($by) } le permet
