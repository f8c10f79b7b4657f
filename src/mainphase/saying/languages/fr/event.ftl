### What happens in a game: one sentence for each event, without its full stop.
### It begins with a small letter where it may: what shows it makes a capital of it.

event-activated = { BEFORE("1999-06-01") ->
    [yes] { $who } utilise la capacité { DE($of) }{ $at }
   *[no] { BEFORE("2009-07-11") ->
        [yes] { $who } joue la capacité { DE($of) }{ $at }
       *[no] { $who } active la capacité { DE($of) }{ $at }
    }
}
event-added = on ajoute { UN($part) }
event-added-turn = { $who } jouera un tour supplémentaire après celui-ci
event-assists = { $who } dit payer { $amount } du coût { DE($obj) }
event-assists-not = { $who } ne paie rien pour { LE($obj) }
event-at = en ciblant { $at }
event-attached = { LE($obj) } est attaché{ E($obj) } { A($other) }
event-attack-intended = { $who } veut attaquer
event-attack-pre-empted = { $who } agit avant que l'attaque puisse commencer
event-attackers-declared = { $amount ->
    [one] { $who } attaque avec une créature
   *[other] { $who } attaque avec { $amount } créatures
}
event-attackers-declared-none = { $who } n'attaque pas
event-attacks = { LE($obj) } attaque { LE($attacked) }{ $band }
event-attacks-band = dans un groupe avec { LE($band) }
event-batch-begins = une série commence
event-batch-resolves = la série se résout
event-becomes-blocked = { LE($obj) } est bloqué{ E($obj) } par { LE($other) }
event-becomes-blocked-several = { LE($obj) } est bloqué{ E($obj) } par { LE($other) } et par { $more ->
    [one] une autre créature
   *[other] { $more } autres créatures
}
event-becomes-day = le jour se lève
event-becomes-night = la nuit tombe
event-becomes-the-monarch = { $who } devient le monarque
event-blockers-declared = { $amount ->
    [one] { $who } bloque avec une créature
   *[other] { $who } bloque avec { $amount } créatures
}
event-blockers-declared-none = { $who } ne bloque pas
event-blocks = { LE($obj) } bloque { LE($other) }
event-brought-in = { $who } amène { LE($obj) } dans la partie depuis l'extérieur
event-cast = { BEFORE("1999-06-01") ->
    [yes] { $who } lance { LE($obj) }{ $way }{ $at }
   *[no] { BEFORE("2009-07-11") ->
        [yes] { $who } joue { LE($obj) }{ $way }{ $at }
       *[no] { $who } lance { LE($obj) }{ $way }{ $at }
    }
}
event-chaos-ensues = le chaos s'ensuit{ $on }
event-chaos-ensues-ability = la capacité de chaos { DE($obj) } se déclenche
event-chaos-ensues-symbol = { $who } a obtenu le symbole du chaos
event-chosen = { $who } choisit { LE($other) }{ $on }
event-chosen-additional-cost = { $who } paie un coût supplémentaire{ $on }
event-chosen-bottom = { $who } met une carte au-dessous de sa bibliothèque{ $on }
event-chosen-cost = { $who } paie { $cost }{ $on }
event-chosen-effect = { $who } choisit{ $on } : « { $effect } »
event-chosen-exert = { $who } surmène { LE($obj) }
event-chosen-first = { $who } fait s'appliquer d'abord l'effet { DE($other) }
event-chosen-first-pile = { $who } choisit le premier tas{ $on }
event-chosen-for = pour { LE($obj) }
event-chosen-mode = { $who } choisit le mode { $number }{ $on }{ $mode }
event-chosen-mode-says = {" "}: « { $mode } »
event-chosen-no = { $who } dit non{ $on }
event-chosen-number = { $who } choisit { $amount }{ $on }
event-chosen-pays = { $who } paie{ $on }
event-chosen-second-pile = { $who } choisit le second tas{ $on }
event-chosen-share = { $who } répartit : { $amount } { A($obj) }
event-chosen-target = { $who } choisit { LE($other) } comme nouvelle cible{ $on }
event-chosen-top = { $who } laisse une carte au-dessus de sa bibliothèque{ $on }
event-chosen-word = { $who } choisit { $what }{ $on }
event-chosen-x = { $who } choisit { $amount } pour X{ $on }
event-chosen-yes = { $who } dit oui{ $on }
event-coin-flipped = { $who } joue à pile ou face{ $on } : { $side }
event-coin-flipped-lost = { $who } perd à pile ou face{ $on }
event-coin-flipped-won = { $who } gagne à pile ou face{ $on }
event-commander-returns = { $who } met { LE($obj) } dans la zone de commandement
event-completed = { $who } termine { LE($obj) }
event-control-changes = { $who } acquiert le contrôle { DE($obj) }
event-copied = { $card } devient une copie { DE($other) }
event-copied-spell = { $who } copie { LE($other) }
event-countered = { LE($obj) } est contrecarré{ E($obj) }
event-counters-put = { NUMBER($counters) ->
    [many] { $counters } sont mis sur { LE($obj) }
   *[one] { $counters } est mis sur { LE($obj) }
}
event-counters-put-speed = la vitesse { DE($who) } augmente de { $amount }
event-counters-removed = { NUMBER($counters) ->
    [many] { $counters } sont retirés { DE($obj) }
   *[one] { $counters } est retiré { DE($obj) }
}
event-damage-assigned = { LE($obj) } assigne { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
} { A($other) }
event-damage-dealt = { LE($obj) } inflige { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
} { A($other) }
event-damage-dealt-combat = { LE($obj) } inflige { $amount ->
    [one] { $amount } blessure de combat
   *[other] { $amount } blessures de combat
} { A($other) }
event-damage-ordered = { LE($other) } est numéro { $amount } dans l'ordre d'assignation des blessures { DE($of) }
event-damage-prevented = { $amount ->
    [one] { $amount } blessure que { LE($obj) } infligerait { A($other) } est prévenue
   *[other] { $amount } blessures que { LE($obj) } infligerait { A($other) } sont prévenues
}
event-damage-wears-off = les blessures sont retirées { DE($obj) }
event-defending-player-chosen = { $who } choisit { LE($obj) } comme joueur défenseur
event-destroyed = { LE($obj) } est détruit{ E($obj) }
event-die-rolled = { $who } lance un dé et obtient { $amount }{ $on }
event-dies = { BEFORE("2011-06-17") ->
    [yes] { BEFORE("1999-06-01") ->
        [yes] { LE($obj) } meurt
       *[no] { BEFORE("2009-07-11") ->
            [yes] { LE($obj) } est mis{ E($obj) } dans un cimetière depuis le jeu
           *[no] { LE($obj) } est mis{ E($obj) } dans un cimetière depuis le champ de bataille
        }
    }
   *[no] { LE($obj) } meurt
}
event-discard = { $who } se défausse { DE($obj) }
event-does-not-resolve = { LE($obj) } ne se résout pas : ses cibles ne sont plus légales
event-does-not-resolve-condition = { LE($obj) } ne fait rien : sa condition n'est plus vraie
event-does-not-resolve-not-played = la capacité { DE($of) } n'est pas jouée : elle n'a aucun choix légal
event-does-not-resolve-not-put = la capacité { DE($of) } n'est pas mise sur la pile : elle n'a aucun choix légal
event-draw = { $who } pioche { LE($obj) }
event-draw-hidden = { $who } pioche une carte
event-drawn-for-player = la partie est nulle pour { $who } : une boucle d'actions obligatoires
event-effect-begins = un effet { DE($obj) } commence
event-effect-begins-goaded = { LE($on) } est incité{ E($on) }
event-effect-begins-on = un effet { DE($obj) } commence : « { $effect } »
event-effect-begins-regenerate = { LE($on) } se régénérera la prochaine fois qu'une destruction l'atteindrait ce tour-ci
event-effect-begins-says = un effet { DE($obj) } commence : « { $effect } »
event-effect-ends = l'effet { DE($obj) } se termine
event-effect-ends-on = l'effet { DE($obj) } sur { LE($other) } se termine
event-encountered = { $who } rencontre { LE($obj) }
event-enters = { BEFORE("2009-07-11") ->
    [yes] { LE($obj) } arrive en jeu
   *[no] { LE($obj) } arrive sur le champ de bataille
}
event-enters-tapped = { BEFORE("2009-07-11") ->
    [yes] { LE($obj) } arrive en jeu engagé{ E($obj) }
   *[no] { LE($obj) } arrive sur le champ de bataille engagé{ E($obj) }
}
event-exiled = { BEFORE("2009-07-11") ->
    [yes] { LE($obj) } est retiré{ E($obj) } de la partie
   *[no] { LE($obj) } est exilé{ E($obj) }
}
event-flipped = { LE($obj) } est inversé{ E($obj) }
event-game-drawn = la partie est nulle
event-game-drawn-all-lose = la partie est nulle : tous les joueurs perdent en même temps
event-game-drawn-loop = la partie est nulle : une boucle d'actions obligatoires
event-interrupt-window = { $who } peut répondre par des interruptions
event-land-played = { $who } joue { LE($obj) }
event-leaves = { BEFORE("2009-07-11") ->
    [yes] { LE($obj) } quitte le jeu
   *[no] { LE($obj) } quitte le champ de bataille
}
event-life-gained = { $amount ->
    [one] { $who } gagne { $amount } point de vie
   *[other] { $who } gagne { $amount } points de vie
}
event-life-gained-lifelink = { $amount ->
    [one] { $who } gagne { $amount } point de vie par le lien de vie
   *[other] { $who } gagne { $amount } points de vie par le lien de vie
}
event-life-lost = { $amount ->
    [one] { $who } perd { $amount } point de vie
   *[other] { $who } perd { $amount } points de vie
}
event-lore-counter = { NUMBER($counters) ->
    [many] { $counters } sont mis sur { LE($obj) }
   *[one] { $counters } est mis sur { LE($obj) }
}
event-mana-added = { $who } ajoute { $mana }
event-mana-added-from = { $who } ajoute { $mana } { DE($obj) }
event-mana-burn = { $amount ->
    [one] { $who } perd { $amount } point de vie par brûlure de mana
   *[other] { $who } perd { $amount } points de vie par brûlure de mana
}
event-mana-empties = { $who } perd { $mana } de mana non dépensé
event-melded = elles s'assimilent en { LE($obj) }
event-milled = { $who } meule { LE($obj) }
event-milled-until-2020 = { $who } met { LE($obj) } du dessus de sa bibliothèque dans son cimetière
event-mutates = { LE($obj) } subit une mutation, avec { LE($other) } au-dessous
event-part-begins = { LE($part) } commence
event-part-ends = { LE($part) } se termine
event-pass = { $who } passe
event-phase-in = { LE($obj) } entre en phase
event-phase-out = { LE($obj) } passe hors phase
event-planar-die-rolled = { $who } lance le dé planaire : { $face }
event-plane-set = { $who } retourne { LE($obj) } face visible comme plan de départ
event-planeswalks = { $who } transplane vers { LE($obj) }
event-planeswalks-away = { $who } transplane { DE($other) } vers { LE($obj) }
event-plane-put-away = { LE($obj) } est mis sous le deck planaire
event-player-loses = { $who } perd la partie
event-player-loses-concede = { $who } concède la partie
event-player-loses-empty_library = { $who } a pioché dans une bibliothèque vide et perd la partie
event-player-loses-sba_commander_damage = { $who } a subi 21 blessures de combat d'un commandant et perd la partie
event-player-loses-sba_team_life = l'équipe { DE($who) } a 0 point de vie ou moins : { $who } perd la partie
event-player-loses-sba_team_poison = l'équipe { DE($who) } a trop de marqueurs « poison » : { $who } perd la partie
event-player-loses-team_loses = { $who } perd la partie avec son équipe
event-player-loses-ten_poison = { $who } a dix marqueurs « poison » et perd la partie
event-player-loses-zero_life = { $who } a 0 point de vie ou moins et perd la partie
event-player-wins = { $who } gagne la partie
event-priority = { $who } reçoit la priorité
event-put-into-graveyard = { LE($obj) } est mis{ E($obj) } dans le cimetière { DE($of) }
event-put-on-the-stack = { LE($ability) } est mis{ E($ability) } sur la pile{ $at }
event-put-on-the-stack-action = { LE($obj) } est mis{ E($obj) } sur la pile
event-put-on-the-stack-phase-ability = { LE($obj) } est joué{ E($obj) } comme capacité de phase
event-put-on-the-stack-played = { LE($ability) } est joué{ E($ability) }{ $at }
event-refused = refusé
event-refused-because = refusé : { $why }
event-regenerated = { LE($obj) } se régénère
event-resolves = { LE($obj) } se résout
event-returned-to-hand = { LE($obj) } revient dans la main { DE($of) }
event-revealed = { $who } révèle { LE($card) }
event-sacrificed = { $who } sacrifie { LE($obj) }
event-scheme-abandoned = { $who } abandonne { LE($obj) }
event-scheme-set-in-motion = { $who } met { LE($obj) } à exécution
event-searched = { $who } cherche dans sa bibliothèque
event-shortcut-taken = la boucle se répète encore { $amount } fois, toutes ensemble
event-shuffled = { $who } mélange { SON($what) }
event-skipped = { LE($part) } est passé{ E($part) }{ $by }
event-skipped-by = à cause { DE($obj) }
event-skipped-draw = { $who } ne pioche pas de carte{ $by }
event-skipped-first = { $who } joue en premier et passe { LE($part) }
event-skipped-first-team = l'équipe { DE($of) } joue en premier et passe { LE($part) }
event-skipped-no-attack = { LE($part) } est passé{ E($part) } : rien n'attaque
event-skipped-turn = le tour { DE($of) } est passé{ $by }
event-state-based-action = { BEFORE("2009-07-11") ->
    [yes] un effet basé sur un état s'applique { A($obj) }
   *[no] une action basée sur un état est effectuée sur { LE($obj) }
}
event-state-based-action-copy_elsewhere = { LE($obj) } cesse d'exister hors de la pile
event-state-based-action-counters_cancel = les marqueurs +1/+1 et -1/-1 sur { LE($obj) } s'annulent
event-state-based-action-deathtouch_damage = { LE($obj) } a subi des blessures d'une source avec le contact mortel
event-state-based-action-legend_rule = { LE($obj) } s'en va : son contrôleur garde l'autre permanent de ce nom
event-state-based-action-legend_rule-all-die = { LE($obj) } s'en va : il y a une autre légende de ce nom
event-state-based-action-legend_rule-first-stays = { LE($obj) } s'en va : une autre légende de ce nom était là d'abord
event-state-based-action-lethal_damage = { LE($obj) } a subi des blessures mortelles
event-state-based-action-saga_done = { LE($obj) } a raconté son dernier chapitre
event-state-based-action-sba_attached = { LE($obj) } ne peut être attaché{ E($obj) } à rien
event-state-based-action-sba_aura = { LE($obj) } n'est attaché{ E($obj) } à rien qui puisse être enchanté
event-state-based-action-sba_battle_defense = { LE($obj) } n'a plus de défense
event-state-based-action-sba_battle_protector = { LE($obj) } a besoin d'un autre protecteur
event-state-based-action-sba_commander_zone = { LE($obj) } peut aller dans la zone de commandement, et y va
event-state-based-action-sba_dungeon = { LE($obj) } est terminé{ E($obj) } et quitte la partie
event-state-based-action-sba_equipment = { LE($obj) } est attaché{ E($obj) } à quelque chose à quoi il ne peut pas l'être
event-state-based-action-sba_loyalty = { LE($obj) } n'a plus de loyauté
event-state-based-action-sba_planeswalker_uniqueness = { LE($obj) } s'en va : son contrôleur en garde un autre de son type
event-state-based-action-sba_planeswalker_uniqueness-all-die = { LE($obj) } s'en va : il y a un autre planeswalker de son type
event-state-based-action-sba_role = { LE($obj) } s'en va : son contrôleur a là un Rôle plus récent
event-state-based-action-sba_scheme = { LE($obj) } a fini et va au-dessous du deck de machinations
event-state-based-action-sba_siege = { LE($obj) } a besoin d'un autre protecteur que son contrôleur
event-state-based-action-token_elsewhere = { BEFORE("2009-07-11") ->
    [yes] { LE($obj) } cesse d'exister hors du jeu
   *[no] { LE($obj) } cesse d'exister hors du champ de bataille
}
event-state-based-action-world_rule = { LE($obj) } s'en va : un autre permanent du monde est plus récent
event-state-based-action-zero_toughness = { LE($obj) } a une endurance de 0 ou moins
event-taken-back = le lancement { DE($obj) } est annulé
event-takes-the-initiative = { $who } prend l'initiative
event-tap = { LE($obj) } est engagé{ E($obj) }
event-tempted = l'Anneau tente { $who }
event-token-created = { BEFORE("2016-09-30") ->
    [yes] { BEFORE("2009-07-11") ->
        [yes] { $who } met en jeu { $token }
       *[no] { $who } met { $token } sur le champ de bataille
    }
   *[no] { $who } crée { $token }
}
event-token-created-emblem = { $who } gagne { LE($obj) }
event-transforms = { LE($obj) } se transforme
event-triggered = { LE($ability) } se déclenche
event-turn-begins = le tour { $amount } commence : c'est le tour { DE($of) }
event-turn-ends = le tour { $amount } se termine
event-turn-goes-on = le tour { $amount } continue : c'est le tour { DE($of) }
event-turn-marker-removed = le marqueur de tour { $amount } est retiré
event-turned-face-down = { LE($obj) } est retourné{ E($obj) } face cachée
event-turned-face-up = { $who } retourne { LE($card) } face visible
event-unattached = { LE($obj) } n'est plus attaché{ E($obj) }
event-untap = { LE($obj) } se dégage
event-ventures = { $who } s'aventure dans une salle { DE($obj) }
event-visit-roll = { $who } obtient { $amount } pour visiter ses Attractions
