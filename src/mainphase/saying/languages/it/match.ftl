### Matches of several games.

match-game = Partita { $number }, al meglio delle { $best_of }
match-stands = Il punteggio dell'incontro è { $score }
match-won = { $who } vince l'incontro ({ $score })
