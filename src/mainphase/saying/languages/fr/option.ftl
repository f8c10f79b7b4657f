### The options of a decision.

option-about = { $option } ({ LE($about) })
option-activate = activer { LE($obj) } : « { $ability } »
option-add = ajouter { $mana }
option-aid-exile = exiler { LE($obj) } pour payer
option-aid-tap = engager { LE($obj) } pour payer
option-apply = appliquer { LE($obj) } ({ $number })
option-attack = attaquer { LE($whom) } avec { LE($obj) }
option-attacks = { LE($obj) } attaque
option-band = grouper { LE($obj) } avec { LE($partner) }
option-block = bloquer { LE($whom) } avec { LE($obj) }
option-bottom = mettre { $card } au-dessous
option-cast = { BEFORE("1999-06-01") ->
    [yes] lancer { $card }{ $way }
   *[no] { BEFORE("2009-07-11") ->
        [yes] jouer { $card }{ $way }
       *[no] lancer { $card }{ $way }
    }
}
option-choose = choisir { $what }
option-choose-card = choisir { $card }
option-choose-counters-on = choisir { $kind } sur { LE($holder) }
option-choose-effect = choisir « { $effect } »
option-discard = se défausser { DE($card) }
option-do-not-pay = ne pas payer { $what }
option-do-not-pay-it = ne pas payer
option-done = terminé
option-exert = surmener
option-find = trouver { $card }
option-first = d'abord { LE($obj) } : « { $ability } »
option-in = { $option } ({ $zone })
option-keep = garder la main
option-keep-card = garder { $card }
option-leave-tapped = laisser { LE($obj) } engagé{ E($obj) }
option-mode = mode { $number } : « { $mode } »
option-mulligan = faire un mulligan
option-next = ensuite { $card }
option-no = non
option-no-band = { LE($obj) } ne rejoint aucun groupe
option-no-block = { LE($obj) } ne bloque pas
option-no-exert = ne pas surmener
option-no-redirect = ne pas les infliger { A($obj) }
option-number = { $before }{ $number }{ $after }
option-pass = passer
option-pay = payer { $what }
option-pay-it = payer
option-pay-life = payer 2 points de vie
option-phase-declare-attackers = déclarer une attaque
option-phase-discard = se défausser de cartes jusqu'à la taille de main maximum
option-phase-draw = piocher la carte du tour
option-phase-phasing = faire entrer en phase et passer hors phase
option-phase-untap = dégager
option-phase-wear-off = retirer les blessures et terminer les effets qui durent jusqu'à la fin du tour
option-pile-empty = choisir le tas vide
option-pile-face-down = choisir le tas face cachée
option-pile-number = choisir le tas { $number }
option-pile-of = choisir le tas avec { $cards }
option-play = jouer { $card }
option-play-under = jouer { $card } grâce { A($by) }
option-redirect = les infliger { A($obj) }
option-roll = lancer le dé planaire
option-roll-for = lancer le dé planaire pour { $cost }
option-special = { $action } : { $card }
option-special-with = { $action } : une carte avec { $obj }
option-starter = { $who } commence
option-stay = { LE($obj) } n'attaque pas
option-tap-for = engager { LE($obj) } pour { $mana }
option-target = cibler { LE($target) }
option-top = laisser { $card } au-dessus
option-turn-up = retourner { LE($obj) } face visible ({ $card })
option-untap = dégager { $card }
option-yes = oui
