### Matches of several games.

match-game = Partie { $number }, au meilleur des { $best_of }
match-stands = Le score de la rencontre est { $score }
match-won = { $who } gagne la rencontre ({ $score })
