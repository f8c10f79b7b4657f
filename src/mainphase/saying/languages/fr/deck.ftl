### What is against a deck, or not known of it: constructed play, Commander and its kind, formats on a day.

deck-and-more = { $names } et { $count ->
        [one] une autre
       *[other] { $count } autres
    }
deck-banned = { $name } est bannie en { $format } { $since }
deck-banned-commander = { $name } est bannie comme commandant en { $format } { $since }
deck-beyond-identity = { $name } a { $symbols }, hors de l'identité couleur du commandant, { $identity } ({ $rule })
deck-cannot-lead = { $name } n'est pas { $leader } qui puisse le mener ({ $rule })
deck-chosen-color-not-told = le deck ne dit pas quelle couleur a été choisie pour { $names } : ses autres cartes auraient une seule couleur qu'aucun autre commandant n'a ({ $rule })
deck-format-ended = { $format } ne se joue plus depuis le { $day }
deck-format-not-known-before = { $format } n'est pas connu ici avant le { $day }
deck-game-of-brawl = une partie de Brawl
deck-game-of-commander = une partie de Commander
deck-game-of-oathbreaker = une partie d'Oathbreaker
deck-identity-colorless = incolore
deck-in-no-set = { $name } n'est dans aucune extension de { $format } le { $day } ; elle a été imprimée dans { $sets }
deck-leads-brawl = une créature légendaire ou un planeswalker
deck-leads-commander = une créature légendaire
deck-leads-oathbreaker = un planeswalker
deck-lists-after = les listes de { $format } après le { $day } : on prend celles de ce jour
deck-lists-before = les listes de { $format } avant le { $day } : on prend celles de ce jour
deck-many-commanders = il a { $count } commandants ({ $names }), alors qu'un seul est permis, ou deux qui soient partenaires ({ $rule })
deck-no-chosen-color = les règles du { $day } n'ont pas de couleur choisie avant la partie, pour { $names }
deck-no-commander = il n'a pas de commandant ({ $rule }), qu'une liste nomme dans la section Commander
deck-no-partners = { $names } ne sont pas partenaires l'un de l'autre ({ $rule })
deck-no-section = en { $format }, un deck n'a pas de section { $section }
deck-not-printed-before = { $name } n'a pas été imprimée avant le { $day }
deck-not-signed = { $names } ne peut pas être le sort de signature de { $leaders } : il est d'autres couleurs
deck-not-singleton = { $count } { $name }, alors qu'une seule carte d'un même nom est permise, terrains de base à part ({ $rule })
deck-not-so-many = { $count ->
        [one] une carte
       *[other] { $count } cartes
    } avec son commandant, alors qu'il en faut exactement { $needed } ({ $rule })
deck-one-signature = à côté de { $leader } se tiendrait un sort de signature, un éphémère ou un rituel ; trouvé : { $found }
deck-only-signed = { $name } ne pourrait être qu'un sort de signature, dans la variante { $variant } ({ $rule })
deck-restricted = { $count } { $name }, qui est limitée à un exemplaire en { $format } { $since }
deck-sideboard-not-whole = { $count ->
        [one] une carte
       *[other] { $count } cartes
    } dans la réserve, qui en a exactement { $whole } ou aucune ({ $rule })
deck-sideboard-too-large = { $count } cartes dans la réserve, alors que { $most } au plus sont permises ({ $rule })
deck-since = depuis le { $day }
deck-since-as-announced = depuis le { $day }, comme annoncé le { $announced }
deck-so-many-of = { $count } ({ $names })
deck-strange-names = s'il existe des cartes de ces noms : { $names }
deck-too-many-copies = { $count } { $name }, alors que { $most } au plus sont permises ({ $rule })
deck-too-small = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, alors qu'il en faut au moins { $least } ({ $rule })
deck-two-signatures = à côté de { $leaders } se tiendraient deux sorts de signature ; trouvé : { $found }
deck-which-commons = quelles cartes ont été imprimées comme communes : les fichiers de cartes ne le disent pas pour chaque extension
deck-which-sets = dans quelles extensions ont été imprimées { $names } : le fichier de cartes ne le dit pas
deck-which-sets-one = dans quelles extensions a été imprimée { $name } : le fichier de cartes ne le dit pas
