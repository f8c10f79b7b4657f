### A game as it is told.

transcript-cards = { $number } { $card }
transcript-opening-hand = { $who } pioche une main de départ de { $number } cartes
transcript-opening-hand-of = { $who } pioche une main de départ de { $number } cartes : { $cards }
transcript-turn = Tour { $number } : { $whose }
