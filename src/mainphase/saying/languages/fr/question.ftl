### What is asked.

question-assign-damage = combien de blessures { LE($about) } assigne-t-{ IL($about) } { A($to) } ? (de { $low } à { $high })
question-assist = à qui demandez-vous de payer une partie { DE($about) } ?
question-assist-mana = combien payez-vous pour { LE($about) } ? (de { $low } à { $high })
question-attack = qu'attaque { LE($about) } ?
question-band = quel groupe rejoint { LE($about) } ?
question-block = que bloque { LE($about) } ?
question-bottom-card = quelle carte va au-dessous ?
question-chooses = { $who } choisit
question-chooses-for = { $who } choisit pour { LE($about) }
question-color = quel mana ?
question-companion = quelle carte est le compagnon ?
question-cost-card = qu'est-ce qui paie pour { LE($about) } ?
question-damage-order = quelle créature est la suivante pour les blessures { DE($of) } ?
question-defender = qui est le joueur défenseur ?
question-discard = quelle carte est défaussée ?
question-divide = combien { A($about) } ? (de { $low } à { $high })
question-legend = lequel reste ?
question-legend-of = quel exemplaire { DE($name) } reste ?
question-may = faire ce que { LE($about) } permet ?
question-merge = { LE($about) } va-t-{ IL($about) } sur la créature ou sous elle ?
question-mode = quel mode { DE($about) } ?
question-mulligan = garder cette main { $number ->
    [one] d'une carte
   *[other] de { $number } cartes
} ?
question-nothing = rien n'est demandé
question-opening-action = quelle carte de la main de départ commence { BEFORE("2009-07-11") ->
    [yes] en jeu
   *[no] sur le champ de bataille
} ?
question-order = quelle carte vient ensuite, du haut vers le bas ?
question-order-triggers = quelle capacité est mise sur la pile en premier ?
question-order-triggers-batch = quelle capacité est jouée en premier ?
question-over = la partie est terminée
question-pay = comment paie-t-on { LE($about) } ?
question-pay-cost = payer { $cost } pour { LE($about) } ?
question-pay-for = payer pour { LE($about) } ?
question-pay-it = comment est-ce payé ?
question-priority = { $who } a la priorité
question-redirect = les blessures sont-elles infligées { A($about) } à la place ?
question-replacement = quel effet s'applique en premier ?
question-scry = où va { LE($about) } ?
question-search = quelle carte est trouvée ?
question-set-aside = quelle carte est exilée pour une autre ?
question-stack = sur la pile de quel tour agissez-vous d'abord ?
question-starter = qui commence ?
question-target = une cible pour { LE($about) } ?
question-to = { $who } : { $asked }
question-untap = qu'est-ce qui se dégage ?
question-x = combien vaut X pour { LE($about) } ? (de { $low } à { $high })
question-x-of = combien vaut X pour { LE($about) } ? ({ $numbers })
