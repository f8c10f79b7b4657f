### What a person at the terminal is told.

person-again-how = combien de fois, et quoi ? Par exemple : again 50 activate Shivan Dragon; pass
person-asked-at = on vous demande à : { $steps }
person-asked-nowhere = on vous demande à : aucune étape
person-concede = Vous perdriez la partie. Tapez yes pour concéder.
person-ends-lap = { $who } y met fin au passage { $lap }
person-help = Un nombre choisit cette option. Son texte aussi, ou une déclaration entière :
    {"  "}cast Lightning Bolt targeting Bob
    {"  "}attack Bob with everything
    {"  "}block Hill Giant with Wall of Omens
    Une ligne vide passe, si vous pouvez passer.
    {"  "}again NOMBRE TEXTE   le faire tant de fois (732.2), plusieurs choix séparés par ;
    {"  "}why TEXTE     pourquoi vous ne pouvez pas le faire maintenant, avec la règle
    {"  "}why NOM, why NOM power   pourquoi une carte est ce qu'elle est, pas à pas
    {"  "}why next      ce qui se passe ensuite si personne ne fait rien d'autre
    {"  "}undo          reprendre votre dernière décision
    {"  "}table         montrer de nouveau la table
    {"  "}look NOM      ce que fait une carte
    {"  "}stops         où l'on vous demande
    {"  "}stop ÉTAPE, unstop ÉTAPE   le changer : "stop my upkeep", "stop all"
    {"  "}go end of turn, go something, go my turn   passer jusque-là
    {"  "}yield         toujours passer pour la capacité au sommet de la pile
    {"  "}priority TEXTE   le faire, et garder la priorité
    {"  "}warn land     avertir avant qu'un terrain soit oublié, ou ne plus avertir ; de même "mana", "attack"
    {"  "}save FICHIER  garder la partie, pour continuer un autre jour
    {"  "}concede       abandonner
    {"  "}quit          quitter la table ; une partie qui n'est pas gardée est perdue
    Les premières lettres de ces mots suffisent aussi, sauf pour concede et quit.
person-leaves = Vous quittez la table avant la fin de la partie.
person-leaves-match = Vous quittez la table avant la fin du match.
person-need-go = continuer jusqu'à quand ? Par exemple : go my turn
person-need-look = regarder quoi ? Par exemple : look Grizzly Bears
person-need-priority = garder la priorité après quoi ? Par exemple : priority cast Shock targeting Bob
person-need-stop = { $word } quoi ? Par exemple : { $word } my upkeep
person-need-warn = avertir de quoi ? Par exemple : warn land
person-need-why = pourquoi quoi ? Par exemple : why play Forest
person-no-ability = il n'y a pas de capacité au sommet de la pile pour laquelle passer
person-no-number = { $given } n'est pas un nombre de { $low } à { $high }
person-no-option = il n'y a pas d'option { $given } ; les options vont de 0 à { $last }
person-no-pass = cette décision ne peut pas être passée
person-no-undo = vous n'avez pas encore pris de décision que vous pourriez reprendre
person-not-seen = vous ne voyez pas de carte appelée { $name }
person-not-warned-of = plus d'avertissement pour { $kind }
person-nothing-forbids = rien ne l'interdit : vous pouvez le faire maintenant
person-number = un nombre de { $low } à { $high }
person-plays-on = Vous continuez à jouer.
person-save = garder dans quel fichier ? Par exemple : save game.txt
person-saved = gardé ; vous pouvez continuer avec : { $command }
person-steps = les étapes : { $steps }
person-taken-back = repris
person-warned = { $loss } Redites-le pour continuer ; warn { $kind } n'avertit plus.
person-warned-of = avertissements pour { $kind }
person-yields = toujours passé : { $ability }
