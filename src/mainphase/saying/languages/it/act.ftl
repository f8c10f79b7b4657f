### What somebody wants to do, as a refusal names it: an infinitive.

act-activate = attivare { IL($obj) }
act-answer = rispondere “{ $text }”
act-attack = attaccare
act-attack-in-bands = attaccare in questi branchi
act-attack-whom-with = attaccare { IL($whom) } con { IL($obj) }
act-attack-with = attaccare con { IL($obj) }
act-block = bloccare
act-block-with = bloccare { IL($whom) } con { IL($obj) }
act-cast = { BEFORE("1999-06-01") ->
    [yes] lanciare { $card }{ $way }
   *[no] { BEFORE("2009-07-11") ->
        [yes] giocare { $card }{ $way }
       *[no] lanciare { $card }{ $way }
    }
}
act-keep = tenere la mano
act-mulligan = fare un mulligan
act-pass = passare
act-play = giocare { $card }
act-tap = TAPpare { IL($obj) }
act-target = bersagliare { IL($target) }
act-target-with = bersagliare { IL($target) } con { IL($obj) }
act-turn-up = girare { IL($obj) } a faccia in su
