### Matches of several games.

match-game = Partie { $number }, au meilleur des { $best_of }
match-stands = Le score du match est { $score }
match-won = { $who } gagne le match ({ $score })
