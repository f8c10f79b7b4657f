### What parts two dates.

parting-day = { $day } : { $what }
parting-moved = { $what } : { $was } jusque-là, { $then } à partir de là
parting-numbers = les règles ont reçu d'autres numéros ce jour-là
parting-on = { $older } et { $newer } se séparent le { $day }
parting-same = { $older } et { $newer } : la même chose.
parting-script = le scénario lui-même est un autre à partir de ce jour : lignes { $lines }
parting-several = plusieurs changements de ce jour ensemble :
parting-turn = le tour est un autre : `mainphase turn --rules DATE` le montre
parting-turn-itself = le tour lui-même : ce qui se passe dans ses parties, et dans quel ordre
parting-wording = { $card } se lit autrement à partir de ce jour
