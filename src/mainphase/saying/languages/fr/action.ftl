### What the turn does by itself.

action-assign_damage = les blessures de combat sont assignées
action-choose_defender = un joueur défenseur est choisi
action-day_night = le jour se lève ou la nuit tombe
action-deal_damage = les blessures de combat sont infligées
action-deal_damage-stacked = les blessures de combat sont mises sur la pile, et infligées quand elles se résolvent
action-declare_attackers = les attaquants sont déclarés
action-declare_blockers = les bloqueurs sont déclarés
action-discard = le joueur actif se défausse de cartes jusqu'à avoir sa taille de main maximum
action-draw = le joueur actif pioche une carte
action-draw-stacked = la pioche du joueur actif est mise sur la pile
action-empty_pools = le mana non dépensé est perdu
action-end_of_phase = ce qui se passe à la fin de la phase
action-end_of_turn = ce qui se passe à la fin du tour
action-expire_durations = les effets qui durent jusqu'à maintenant se terminent
action-life_check = qui n'a plus de points de vie perd
action-lore = les Sagas reçoivent des marqueurs « sapience »
action-order_attackers = les attaquants sont mis dans l'ordre des blessures
action-order_blockers = les bloqueurs sont mis dans l'ordre des blessures
action-phasing = des permanents entrent en phase ou passent hors phase
action-remove_from_combat = tout est retiré du combat
action-scheme = une machination est mise à exécution
action-sickness_ends = les permanents du joueur actif n'ont plus le mal d'invocation
action-untap = le joueur actif dégage ses permanents
action-visit = le joueur actif lance le dé pour visiter des Attractions
action-wear_off = les blessures sont retirées, et les effets qui durent jusqu'à la fin du tour se terminent
