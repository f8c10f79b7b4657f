### What somebody wants to do, as a refusal names it: an infinitive.

act-activate = activer { LE($obj) }
act-answer = répondre « { $text } »
act-attack = attaquer
act-attack-in-bands = attaquer dans de tels groupes
act-attack-whom-with = attaquer { LE($whom) } avec { LE($obj) }
act-attack-with = attaquer avec { LE($obj) }
act-block = bloquer
act-block-with = bloquer { LE($whom) } avec { LE($obj) }
act-cast = { BEFORE("1999-06-01") ->
    [yes] lancer { $card }{ $way }
   *[no] { BEFORE("2009-07-11") ->
        [yes] jouer { $card }{ $way }
       *[no] lancer { $card }{ $way }
    }
}
act-keep = garder la main
act-mulligan = faire un mulligan
act-pass = passer
act-play = jouer { $card }
act-tap = engager { LE($obj) }
act-target = cibler { LE($target) }
act-target-with = cibler { LE($target) } avec { LE($obj) }
act-turn-up = retourner { LE($obj) } face visible
