### What a person at the terminal is told.

person-again-how = quante volte, e che cosa? Per esempio: again 50 activate Shivan Dragon; pass
person-asked-at = ti viene chiesto in: { $steps }
person-asked-nowhere = ti viene chiesto in: nessuna sottofase
person-concede = Perderesti la partita. Scrivi yes per concedere.
person-ends-lap = { $who } lo termina nel giro { $lap }
person-help = Un numero sceglie quell'opzione. Lo fa anche il suo testo, o un'intera dichiarazione:
    {"  "}cast Lightning Bolt targeting Bob
    {"  "}attack Bob with everything
    {"  "}block Hill Giant with Wall of Omens
    Una riga vuota passa, se puoi passare.
    {"  "}again NUMERO TESTO   fallo tante volte (732.2); più scelte separate da ;
    {"  "}why TESTO     perché non puoi farlo adesso, con la regola
    {"  "}why NOME, why NOME power   perché una carta è ciò che è, passo per passo
    {"  "}why next      che cosa succede poi se nessuno fa altro
    {"  "}undo          annulla la tua ultima decisione
    {"  "}table         mostra di nuovo il tavolo
    {"  "}look NOME     che cosa fa una carta
    {"  "}stops         dove ti viene chiesto
    {"  "}stop SOTTOFASE, unstop SOTTOFASE   cambialo: "stop my upkeep", "stop all"
    {"  "}go end of turn, go something, go my turn   passa fino ad allora
    {"  "}yield         passa sempre per l'abilità in cima alla pila
    {"  "}priority TESTO   fallo, e mantieni la priorità
    {"  "}warn land     avverti prima che si dimentichi una terra, o non più; così "mana", "attack"
    {"  "}save FILE     conserva la partita, per continuarla un altro giorno
    {"  "}concede       arrenditi
    {"  "}quit          lascia il tavolo; una partita non salvata è persa
    Bastano anche le prime lettere di queste parole, tranne per concede e quit.
person-leaves = Lasci il tavolo prima che la partita sia finita.
person-leaves-match = Lasci il tavolo prima che l'incontro sia finito.
person-need-go = andare avanti fino a quando? Per esempio: go my turn
person-need-look = guardare che cosa? Per esempio: look Grizzly Bears
person-need-priority = mantenere la priorità dopo che cosa? Per esempio: priority cast Shock targeting Bob
person-need-stop = { $word } che cosa? Per esempio: { $word } my upkeep
person-need-warn = avvertire di che cosa? Per esempio: warn land
person-need-why = perché che cosa? Per esempio: why play Forest
person-no-ability = non c'è un'abilità in cima alla pila per cui passare
person-no-number = { $given } non è un numero da { $low } a { $high }
person-no-option = non c'è un'opzione { $given }; le opzioni vanno da 0 a { $last }
person-no-pass = questa decisione non si può passare
person-no-undo = non hai ancora preso una decisione che si possa annullare
person-not-seen = non vedi una carta di nome { $name }
person-not-warned-of = nessun avviso più per { $kind }
person-nothing-forbids = niente lo vieta: puoi farlo adesso
person-number = un numero da { $low } a { $high }
person-plays-on = Continui a giocare.
person-save = salvare in quale file? Per esempio: save game.txt
person-saved = salvata; puoi continuare con: { $command }
person-steps = le sottofasi: { $steps }
person-taken-back = annullato
person-warned = { $loss } Ripetilo per andare avanti; warn { $kind } non avverte più.
person-warned-of = avvisi per { $kind }
person-yields = si passa sempre per: { $ability }
