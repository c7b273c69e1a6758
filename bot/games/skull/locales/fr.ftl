# Skull: everything players read about this game.
skull-name = Skull
skull-about = Du bluff, des fleurs et des crânes, de 3 à 6 joueurs

# -- discs
skull-disc-flower = fleur
skull-disc-skull = crâne
skull-disc-last-chance = fleur Dernière Chance
skull-button-flower = Fleur
skull-button-skull = Crâne
skull-button-last-chance = Dernière Chance
skull-down-flower = Fleur ✓
skull-down-skull = Crâne ✓
skull-down-last-chance = Dernière Chance ✓
skull-swap-flower = Plutôt fleur
skull-swap-skull = Plutôt crâne
skull-swap-last-chance = Plutôt Dern. Chance

# -- board: what is awaited
skull-board-title = Skull · manche { $round }
skull-await-first = Premiers disques. On attend { $names }, puis { $starter } (qui commence).
skull-await-first-in-turn = À { $name } de poser un premier disque.
skull-await-starter = À { $name }, qui commence, de poser son premier disque.
skull-await-turn = À { $name } de poser un disque ou de lancer un défi.
skull-await-open = { $name } n’a plus rien en main et doit lancer un défi.
skull-await-answer = À { $name } d’enchérir ou de passer. { $bidder } veut en retourner **{ $number }** sur { $total }.
skull-await-own = { $name } en retourne { $number }, en commençant par ses propres disques.
skull-await-flip = À { $name } de choisir une pile. { $turned } sur { $number }, que des fleurs.
skull-await-lose = { $name } a retourné son propre crâne et choisit en secret quoi perdre.
skull-await-name = { $name } est hors jeu et désigne qui commence la prochaine manche.

# -- board: seat lines
skull-seat-down = { $count } { $count ->
    [one] posé
   *[other] posés
 }
skull-seat-hand = { $count } en main
skull-seat-none-down = rien de posé
skull-seat-out = hors jeu
skull-seat-passed = a passé
skull-seat-bid = en veut { $number }
skull-seat-starter = commence
skull-seat-last-chance = a la fleur Dernière Chance
skull-seat-last-chance-at = fleur Dernière Chance : n° { $place } en partant du bas
skull-bids = Défi : { $bids }
skull-bid-opened = { $name } **{ $number }**

# -- board: what just happened
skull-last-place = { $name } a posé un disque.
skull-last-open = { $name } a lancé un défi : { $number }.
skull-last-raise = { $name } a enchéri : { $number }.
skull-last-pass = { $name } a passé.
skull-last-flip = { $name } a retourné { $owner ->
    [own] un de ses propres disques
   *[other] le disque du dessus chez { $target }
 } : { $disc }.
skull-last-lose = { $name } a rendu un disque.
skull-last-name = { $name } a désigné qui commence.
skull-last-show = { $name } a montré ses disques de la manche passée.

# -- the last reveal
skull-reveal-won = Manche { $round } : { $name } a retourné { $number } { $number ->
    [one] fleur
   *[other] fleurs
 } et remporté le défi.
skull-reveal-own-skull = Manche { $round } : { $name } en voulait { $number } et a retourné son propre crâne.
skull-reveal-skull = Manche { $round } : { $name } en voulait { $number } et a retourné le crâne de { $owner }.
skull-reveal-lost = { $name } a perdu un disque.
skull-reveal-out = { $name } est hors jeu.
skull-reveal-flips = Retournés : { $flips }
skull-reveal-shown = { $name } montre, de bas en haut : { $discs }

# -- board buttons
skull-press-hand = Mes disques
skull-press-challenge = Défi…
skull-press-pass = Passer
skull-press-number = { $number }
skull-press-raise = Enchérir à { $number }
skull-press-more = Plus…
skull-press-flip = Chez { $seat } { $name } ({ $count })
skull-press-flip-name = Chez { $name } ({ $count })
skull-press-name = { $seat } { $name }

# -- panel
skull-panel-first = **Ton premier disque.** { $starter } pose en dernier ; tu peux changer d’avis tant que tous les autres n’ont pas posé.
skull-panel-first-in-turn = **Ton premier disque.** Une fois posé, il ne bouge plus.
skull-panel-first-last = **On n’attend plus que ton premier disque** avant celui de { $starter } : il les fige tous.
skull-panel-first-done = ✓ Posé : { $disc }. Tu peux l’échanger tant que tout le monde, à part { $starter }, n’a pas posé.
skull-panel-starter-waits = Tu commences cette manche : tu poseras quand tous les autres auront posé un premier disque. Le plateau montre où ils en sont.
skull-panel-starter = **Ton premier disque.** Tous les autres ont posé ; ensuite, c’est encore à toi.
skull-panel-turn = **À toi :** pose un disque ou lance un défi.
skull-panel-open = **À toi :** ta main est vide, alors lance un défi.
skull-panel-answer = **Enchéris ou passe.** { $bidder } veut en retourner { $number } sur { $total }.
skull-panel-own = **Tu en retournes { $number }**, les tiens d’abord. Ils se retournent tout seuls.
skull-panel-flip = **Choisis une pile.** Déjà { $turned } sur { $number }.
skull-panel-lose = **Tu as retourné ton propre crâne.** Choisis en secret le disque que tu perds pour de bon.
skull-panel-lose-sure = Perdre { $kind ->
    [skull] le crâne
   *[other] une fleur
 } pour de bon ? Personne d’autre ne saura quel disque c’était.
skull-panel-name = **Tu es hors jeu.** Désigne qui commence la prochaine manche.
skull-panel-wait = Ce n’est pas ton tour. Tout est sur le plateau.
skull-panel-out = Tu es hors jeu. Tu peux suivre la partie sur le plateau.
skull-panel-over = La partie est finie.
skull-panel-away = **L’ordi joue pour toi** en ton absence. Appuie sur *Me revoilà* pour reprendre.
skull-panel-hand = En main : { $discs }
skull-panel-hand-empty = En main : rien
skull-panel-stack = Posés, de haut en bas : { $discs }
skull-panel-stack-empty = Posés : encore rien
skull-panel-lost = Perdus jusqu’ici : { $discs }
skull-panel-table = Table, { $total } { $total ->
    [one] disque posé
   *[other] disques posés
 } : { $stacks }
skull-panel-stack-of = { $name } { $count }
skull-panel-stack-passed = { $name } { $count }, a passé
skull-panel-table-no-bid = Aucun défi n’est lancé.
skull-panel-numbers = **J’en retourne…** ({ $low } à { $high } sur { $total }) Avec un défi, plus personne ne pose.
skull-panel-numbers-raise = **J’enchéris à…** ({ $low } à { $high } sur { $total })
skull-panel-mark = Appuie encore sur **{ $move }** pour jouer.
skull-panel-show-offer = -# Tu peux montrer à tous ce que tu avais posé lors du dernier défi, jusqu’au prochain.
skull-panel-show-offer-new = -# Tu peux montrer à tous ce que cette place avait posé lors du dernier défi, avant toi, jusqu’au prochain.
skull-press-lose-flower = Perdre une fleur
skull-press-lose-skull = Perdre le crâne
skull-press-lose-flower-sure = Oui, perdre une fleur
skull-press-lose-skull-sure = Oui, perdre le crâne
skull-press-show = Montrer mes disques
skull-count-of = { $disc } × { $count }

# -- end
skull-end-points = 🏆 { $name } gagne avec { $points } { $points ->
    [one] défi remporté
   *[other] défis remportés
 }.
skull-end-survival = 🏆 { $name } gagne : plus personne d’autre n’a de disque.
skull-end-row = { $place } { $name } · { $points ->
    [0] aucun défi
    [one] { $points } défi
   *[other] { $points } défis
 } · { $discs ->
    [0] hors jeu
    [one] { $discs } disque
   *[other] { $discs } disques
 }

# -- history
skull-told-round = **Manche { $round }** · { $name } commence
skull-told-voided = La manche { $round } est annulée et recommence.
skull-told-placed = Disques posés :
skull-told-fixed = Les premiers disques ne bougent plus.
skull-told-fixed-last-chance = La fleur Dernière Chance de { $name } en fait partie.
skull-told-challenge = Défi :
skull-told-passed = { $seat } passe
skull-told-challenger = { $name } doit en retourner { $number }.
skull-told-flipped = Retournés :
skull-told-won = { $name } remporte le défi ({ $points } au total).
skull-told-failed = { $whose ->
    [own] { $name } a retourné son propre crâne.
   *[other] { $name } a retourné le crâne de { $owner }.
 }
skull-told-lost = { $name } perd un disque ; il lui en reste { $count }.
skull-told-last-chance-given = { $name } reçoit la fleur Dernière Chance pour la prochaine manche.
skull-told-last-chance-returned = { $name } rend la fleur Dernière Chance.
skull-told-named = { $name } désigne { $target } pour commencer.
skull-told-ended = 🏆 { $name } gagne la partie.

# -- pictures in words, at most 256 signs: seats are numbers, never names
skull-alt-table = Manche { $round }.
skull-alt-awaited = { $phase ->
    [placing] Premier disque à poser
    [turn] Doit poser ou défier
    [challenging] Doit enchérir ou passer
    [revealing] Retourne des disques
    [losing] Choisit le disque perdu
   *[naming] Désigne qui commence
 } : { $count ->
    [one] place { $seats }
   *[other] places { $seats }
 }.
skull-alt-bid = La place { $seat } en veut { $number } sur { $total }{ $turned ->
    [0] {""}
    [one] {", "}{ $turned } retourné
   *[other] {", "}{ $turned } retournés
 }.
skull-alt-turned = Retournés, par place : { $discs }.
skull-alt-past = Avant : la place { $seat } en voulait { $number } et a { $end ->
    [won] gagné
    [own] retourné son propre crâne
   *[other] retourné le crâne de la place { $owner }
 }.
skull-alt-past-lost = Un disque est perdu.
skull-alt-past-out = Cette place est hors jeu.
skull-alt-of-seat = { $seat } : { $discs }
skull-alt-shown = Montrés : { $stacks }.
skull-alt-mats = Disques : { $mats }.
skull-alt-mat = place { $seat } { $down } sur table { $hand } en main
skull-alt-mats-short = Sur table/en main : { $mats }.
skull-alt-mat-short = { $seat } : { $down }/{ $hand }
skull-alt-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $seats }.
skull-alt-last-chance = Dernière Chance : { $kind ->
    [placed] place { $seat }, disque { $place } en partant du bas
   *[held] place { $seat }
 }.
skull-alt-passed = Ont passé : { $seats }.
skull-alt-out = Hors jeu : { $seats }.
skull-alt-starter = Commence : { $seats }.
skull-alt-disc-flower = { $count ->
    [one] fleur
   *[other] { $count } fleurs
 }
skull-alt-disc-skull = { $count ->
    [one] crâne
   *[other] { $count } crânes
 }
skull-alt-disc-last-chance = fleur Dernière Chance
skull-alt-hand = Tes disques, place { $seat }. En main : { $count ->
    [0] rien
   *[other] { $discs }
 }.
skull-alt-hand-down = Posés, de haut en bas : { $discs }.
skull-alt-hand-lost = Perdus : { $discs }.
skull-alt-hand-out = Place { $seat } : tu es hors jeu et n’as plus de disque.
skull-alt-final = La partie est finie. La place { $seat } gagne : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $discs ->
    [one] encore { $discs } disque
   *[other] encore { $discs } disques
 }.
skull-alt-final-row = Place { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $discs ->
    [0] hors jeu
    [one] { $discs } disque
   *[other] { $discs } disques
 }

# -- options
skull-form-rulings = Règles maison
skull-box-last-chance = Disque Dernière Chance
skull-box-own-stack = Retourner tous ses disques, même au-delà de l’enchère
skull-box-own-skull-loss = Son propre crâne : disque perdu tiré au sort
skull-box-first-placement = Premiers disques à tour de rôle, premier joueur d’abord
skull-box-points-to-win = Partie rapide : un défi remporté suffit
skull-option-last-chance = Disque Dernière Chance
skull-option-last-chance-false = Sans le disque Dernière Chance
skull-option-last-chance-true = Avec le disque Dernière Chance
skull-option-own-stack-stop-at-bid = Retourner ses disques jusqu’à l’enchère seulement
skull-option-own-stack-all-own = Retourner tous ses disques, même au-delà de l’enchère
skull-option-own-skull-loss-chosen = Son propre crâne : disque perdu choisi en secret
skull-option-own-skull-loss-random = Son propre crâne : disque perdu tiré au sort
skull-option-first-placement-starter-last = Premiers disques ensemble, premier joueur en dernier
skull-option-first-placement-clockwise-from-starter = Premiers disques à tour de rôle, premier joueur d’abord
skull-option-points-to-win-2 = Deux défis remportés pour gagner
skull-option-points-to-win-1 = Partie rapide : un défi remporté suffit

# -- refusals in Skull's words
skull-error-bad-seat-count = Skull se joue de 3 à 6.
skull-error-game-over = Cette partie est finie. Appuie sur Revanche sur le plateau pour en refaire une.
skull-error-not-your-turn = Ce n’est pas ton tour. La première ligne du plateau dit qui on attend.
skull-error-seat-eliminated = Tu es hors jeu. Tu peux suivre la partie sur le plateau.
skull-error-target-eliminated = Cette personne est hors jeu. Choisis quelqu’un qui est encore en lice.
skull-error-unknown-seat = Cette place n’existe pas à cette table.
skull-error-disc-not-in-hand = Tu n’as pas ce disque en main. Appuie sur Mes disques pour voir ce que tu as.
skull-error-disc-not-owned = Tu n’as plus ce disque. Appuie sur Mes disques pour voir ce que tu as.
skull-error-own-stack-first = Retourne d’abord tes propres disques, puis choisis une autre pile.
skull-error-stack-empty = Cette pile n’a plus de disque caché. Choisis-en une autre.
skull-error-number-too-low = Annonce plus haut : au moins { $minimum }.
skull-error-number-too-high = Il n’y a que { $maximum } disques sur la table. Annonce { $maximum } au plus.
skull-error-first-disc-missing = Tu ne peux pas lancer de défi avant d’avoir posé un premier disque.
skull-error-starter-places-last = Tu commences cette manche, donc tu poses en dernier. Le plateau montre qui manque encore.
skull-error-challenge-is-open = Un défi est lancé : on ne pose plus de disque. Enchéris ou passe.
skull-error-no-challenge-open = Aucun défi n’est lancé. Pose un disque, ou lance un défi.
skull-error-already-passed = Tu as passé dans ce défi ; ça vaut jusqu’à la fin de la manche.
skull-error-nothing-to-turn = Il n’y a aucun disque à retourner en ce moment.
skull-error-nothing-to-lose = Tu n’as aucun disque à rendre en ce moment.
skull-error-nothing-to-name = Il n’y a personne à désigner en ce moment.
skull-error-nothing-to-show = On ne montre ses disques d’un défi raté que jusqu’au défi suivant.
skull-error-unknown-action = Je ne connais pas ce coup. Sers-toi des boutons de ton panneau.
skull-error-bad-format = Cette partie vient d’une autre version et ne peut pas continuer. Ouvre une nouvelle table.
skull-error-bad-position = Aucune partie ne peut en arriver là.
skull-error-say-disc = Quel disque ? Écris `fleur` ou `crâne`.
skull-error-say-lose = Un disque perdu l’est pour de bon. Écris `perds fleur` ou `perds crâne`.
skull-error-say-lost-disc = Quel disque perds-tu ? Écris `perds fleur` ou `perds crâne`.
skull-error-say-number = Combien de disques ? Écris par exemple `défi 3`.
skull-error-say-challenge = Avec un défi, plus personne ne pose. Pour en lancer un, écris `défi` et le nombre.
skull-error-say-flip = Le disque de qui ? Écris le numéro de la place, par exemple `retourne 2`.
skull-error-say-name = Qui doit commencer ? Écris le numéro de la place, par exemple `désigne 2`.
skull-error-show-or-hand = `montre` tout seul montre à tous ce que tu avais posé la manche passée. `main` te montre tes disques.

# -- words that can be typed, with commas between the names of one thing; the first is shown
skull-typed-flower = fleur, fleurs, rose, roses, 🌸, 🌹, 🌷
skull-typed-skull = crâne, crânes, un crâne, tête de mort, 💀, ☠️
skull-typed-last-chance = dernière chance, fleur dernière chance, fleur de la dernière chance, dernière fleur, dernière rose, dernière, 🌼
skull-typed-place = pose, poser, place, placer, mets, mettre, joue, jouer, ajoute, ajouter, échange, échanger, change, changer
skull-typed-challenge = défi, défie, un défi, lance, lancer, lance un défi, lancer un défi, ouvre, ouvrir, mise, parie, j’en retourne, je peux retourner, je peux en retourner
skull-typed-raise = enchère, enchéris, enchérir, surenchère, surenchéris, surenchérir, relance, relancer, monte, monter, plus
skull-typed-pass = passe, passer, couche, me couche, abandonne
skull-typed-flip = retourne, retourner, retourne place, retourne la place, révèle, révéler, pile
skull-typed-lose = perds, perdre, rends, rendre, donne, donner, défausse, défausser, sacrifie, sacrifier
skull-typed-name = désigne, désigner, désigne place, désigne la place, nomme, nommer, commence, commencer
skull-typed-show = montre, montrer
skull-typed-hand = disques, mes disques
skull-typed-filler = disque, un disque, j’, tapis, dessus

# -- what can be typed
skull-typable-general = `fleur` ou `crâne` pour poser, `défi 4` pour lancer un défi ou enchérir, `passe` pour passer. `retourne 2` pour un disque de la place 2, `perds fleur` pour rendre un disque, `désigne 2` pour dire qui commence, `montre` pour montrer ce que tu avais posé.
skull-typable-place = Poser un disque : { $discs }
skull-typable-swap = Échanger ton premier disque : { $discs }
skull-typable-open = Lancer un défi : `défi { $low }`{ $count ->
    [one] {""}
   *[other] {" "}à `défi { $high }`
 }
skull-typable-answer = Enchérir avec un nombre, `{ $low }`{ $count ->
    [one] {""}
   *[other] {" "}à `{ $high }`
 }, ou `passe`
skull-typable-flip = Retourner un disque de la place { $seats }
skull-typable-lose = Rendre un disque : { $moves }
skull-typable-name = Désigner qui commence, place { $seats }
skull-typable-show = Montrer à tous ce que tu avais posé la manche passée : `montre`

# -- commands
skull-command-place = Poser un disque
skull-command-challenge = Lancer un défi, ou enchérir
skull-command-pass = Passer dans le défi
skull-command-flip = Retourner le disque du dessus chez quelqu’un
skull-command-place-disc = Quel disque
skull-command-challenge-number = Combien de disques tu vas retourner
skull-command-flip-player = La pile de qui

# -- rules guide
skull-rules-1 = ## Skull en une minute
    Chacun a quatre disques : **trois fleurs et un crâne**. À chaque manche, on pose des disques face cachée sur son tapis, l’un sur l’autre.
    Puis quelqu’un se lance : *« J’en retourne 3, et que des fleurs. »* Les autres annoncent plus haut ou passent.
    La plus haute enchère l’emporte : son auteur retourne autant de disques, **les siens d’abord**. Que des fleurs : défi remporté. **Deux défis remportés et c’est gagné.** Un crâne : un disque perdu pour de bon. Plus de disque : hors jeu.
    Alors pose ton crâne en espérant qu’un autre tombe dessus, ou tes fleurs et tente le coup. On peut parler et mentir à volonté.
skull-rules-2 = ## Poser des disques
    • **Premiers disques :** tous en même temps, le premier joueur en dernier. Personne ne voit le tien, et tu peux l’échanger tant qu’on attend les autres. Ensuite, plus rien ne bouge.
    Puis on joue dans le sens horaire, à partir du premier joueur. À ton tour, au choix :
    • pose un disque de plus sur ta pile, ou
    • lance un défi avec un nombre, de 1 au total des disques posés.
    Si ta main est vide, tu dois lancer un défi.
    _Exemple : Ana, Bo et Cy ont chacun un disque posé. Ana commence et en pose un deuxième. Bo dit « deux ». Il y a 4 disques sur la table : on peut aller jusqu’à 4._
skull-rules-3 = ## Le défi
    Dès qu’il est lancé, on ne pose plus. Dans le sens horaire, annonce **plus haut** ou passe. Passer vaut pour toute la manche.
    C’est fini quand tous ont passé sauf un, ou aussitôt si quelqu’un annonce le total des disques.
    _Exemple : Bo a lancé le défi à 2. Cy enchérit à 3. Ana passe, Bo passe : Cy doit retourner 3 disques._
skull-rules-4 = ## Retourner les disques
    Le challenger retourne d’abord ses propres disques, du haut vers le bas, autant qu’il en faut. Puis, un par un, le disque du dessus de **n’importe quelle** pile ; on change de pile comme on veut.
    Le premier crâne arrête tout.
    _Exemple : Cy a posé 2 fleurs et doit retourner 3 disques. Les deux siens se retournent tout seuls, puis Cy choisit : chez Bo, le disque du dessus est une fleur. Gagné !_
    _Avec un crâne parmi ces deux-là, Cy aurait échoué sans toucher aux disques des autres : qui bluffe avec son crâne ne doit pas remporter l’enchère._
skull-rules-5 = ## Perdre un disque, gagner la partie
    • **Le crâne d’un autre :** son propriétaire tire un de tes disques à l’aveugle. Il n’y a que toi qui découvres lequel.
    • **Ton propre crâne :** tu choisis en secret le disque que tu perds.
    • **Plus de disque :** tu es hors jeu. Si c’était le crâne d’un autre, son propriétaire commence la prochaine manche ; si c’était le tien, tu désignes qui commence.
    • Sinon, défi gagné ou raté, le challenger commence la prochaine manche.
    On gagne à son deuxième défi remporté, ou en étant le dernier à avoir des disques.
    _Après un défi raté, les autres peuvent montrer ce qu’ils avaient posé : bouton Montrer mes disques._
skull-rules-6 = ## Règles maison au choix
    • **Dernière Chance :** qui tombe de deux disques à un reçoit, pour la manche suivante, une fleur de plus, connue de tous. Rater un défi avec elle met aussitôt hors jeu. Une fois par partie et par joueur.
    • **Retourner tous ses disques,** même si la pile dépasse le nombre annoncé.
    • **Son propre crâne :** le disque perdu est tiré au sort, pas choisi.
    • **Premiers disques à tour de rôle,** à partir du premier joueur, au lieu de tous ensemble.
    • **Partie rapide :** un défi remporté suffit.

# -- a beginner's first round, one line a step
skull-guide-placing = Pose un disque face cachée devant toi. Les fleurs sont sans danger ; ton crâne est un piège pour les autres.
skull-guide-turn = Lancer un défi, c’est annoncer combien de disques tu peux retourner sans tomber sur un crâne, les tiens d’abord.
skull-guide-challenging = Qui annonce le plus haut doit retourner autant de disques, sa propre pile d’abord. Qui passe ne revient plus dans ce défi.
skull-guide-revealing = Tu retournes le disque du dessus. Que des fleurs, et le défi est gagné ; un crâne te coûte un disque.
skull-guide-losing = Le crâne piège les autres, les fleurs gagnent les défis. Sans disque, tu es hors jeu.
skull-guide-naming = Tu es hors jeu. Tu dis encore qui commence la prochaine manche.
skull-guide-wait = Rien à faire pour l’instant. Regarde le plateau : combien de disques pose chacun, et jusqu’où ira l’audace ?
