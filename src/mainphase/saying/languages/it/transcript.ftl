### A game as it is told.

transcript-cards = { $number } { $card }
transcript-opening-hand = { $who } pesca una mano iniziale di { $number } carte
transcript-opening-hand-of = { $who } pesca una mano iniziale di { $number } carte: { $cards }
transcript-turn = Turno { $number }: { $whose }
