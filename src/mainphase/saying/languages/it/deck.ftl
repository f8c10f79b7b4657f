### What is against a deck, or not known of it: constructed play, Commander and its kind, formats on a day.

deck-and-more = { $names } e { $count ->
        [one] un'altra
       *[other] altre { $count }
    }
deck-banned = { $name } è bandita in { $format } { $since }
deck-banned-commander = { $name } è bandita come comandante in { $format } { $since }
deck-beyond-identity = { $name } ha { $symbols }, fuori dall'identità di colore del comandante, { $identity } ({ $rule })
deck-cannot-lead = { $name } non è { $leader } che possa guidarlo ({ $rule })
deck-chosen-color-not-told = dal mazzo non si capisce quale colore sia stato scelto per { $names }: le altre carte dovrebbero avere un solo colore che nessun altro comandante ha ({ $rule })
deck-format-ended = { $format } non si gioca più dal { $day }
deck-format-not-known-before = { $format } non è noto qui prima del { $day }
deck-game-of-brawl = una partita di Brawl
deck-game-of-commander = una partita di Commander
deck-game-of-oathbreaker = una partita di Oathbreaker
deck-identity-colorless = incolore
deck-in-no-set = { $name } non è in nessuna espansione che { $format } ha il { $day }; è stata stampata in { $sets }
deck-leads-brawl = una creatura leggendaria o un planeswalker
deck-leads-commander = una creatura leggendaria
deck-leads-oathbreaker = un planeswalker
deck-lists-after = le liste di { $format } dopo il { $day }: valgono quelle di quel giorno
deck-lists-before = le liste di { $format } prima del { $day }: valgono quelle di quel giorno
deck-many-commanders = ha { $count } comandanti ({ $names }), mentre ne è permesso uno, o due che siano compagni ({ $rule })
deck-no-chosen-color = le regole del { $day } non conoscono un colore scelto prima della partita, per { $names }
deck-no-commander = non ha un comandante ({ $rule }), che una lista indica nella sezione Commander
deck-no-partners = { $names } non sono compagni l'uno dell'altro ({ $rule })
deck-no-section = in { $format } un mazzo non ha la sezione { $section }
deck-not-printed-before = { $name } non è stata stampata prima del { $day }
deck-not-signed = { $names } non può essere la magia firma di { $leaders }: è di altri colori
deck-not-singleton = { $count } { $name }, mentre è permessa una sola carta con lo stesso nome, salvo le terre base ({ $rule })
deck-not-so-many = { $count ->
        [one] una carta
       *[other] { $count } carte
    } con il comandante, mentre ne servono esattamente { $needed } ({ $rule })
deck-one-signature = accanto a { $leader } starebbe una magia firma, un istantaneo o una stregoneria; trovate { $found }
deck-only-signed = { $name } potrebbe essere solo una magia firma, nella variante { $variant } ({ $rule })
deck-restricted = { $count } { $name }, che in { $format } è limitata a una sola copia { $since }
deck-sideboard-not-whole = { $count ->
        [one] una carta
       *[other] { $count } carte
    } nel sideboard, che ne ha esattamente { $whole } o nessuna ({ $rule })
deck-sideboard-too-large = { $count } carte nel sideboard, mentre ne sono permesse al massimo { $most } ({ $rule })
deck-since = dal { $day }
deck-since-as-announced = dal { $day }, come annunciato il { $announced }
deck-so-many-of = { $count } ({ $names })
deck-strange-names = se esistano carte con questi nomi: { $names }
deck-too-many-copies = { $count } { $name }, mentre ne sono permesse al massimo { $most } ({ $rule })
deck-too-small = { $count ->
        [one] una carta
       *[other] { $count } carte
    }, mentre ne servono almeno { $least } ({ $rule })
deck-two-signatures = accanto a { $leaders } starebbero due magie firma; trovate { $found }
deck-which-commons = quali carte siano state stampate come comuni: i file di carte non lo dicono per ogni espansione
deck-which-sets = in quali espansioni siano state stampate { $names }: il file di carte non lo dice
deck-which-sets-one = in quali espansioni sia stata stampata { $name }: il file di carte non lo dice
