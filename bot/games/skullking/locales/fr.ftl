# Skull King: everything players read about this game.
skullking-name = Skull King
skullking-about = Des mises et des plis, entre pirates et sirènes, de 2 à 8 joueurs

# -- cards
skullking-suit-green = vert
skullking-suit-yellow = jaune
skullking-suit-purple = violet
skullking-suit-black = noir
skullking-card-number = { $sign } { $number }
skullking-card-words = { $suit } { $number }
skullking-card-rosie = Rosie
skullking-card-will = Will
skullking-card-rascal = Rascal
skullking-card-juanita = Juanita
skullking-card-harry = Harry
skullking-card-tigress = Tigresse
skullking-card-tigress-pirate = Tigresse (pirate)
skullking-card-tigress-escape = Tigresse (fuite)
skullking-card-skullking = Skull King
skullking-card-mermaid = Sirène
skullking-card-kraken = Kraken
skullking-card-whale = Baleine blanche
skullking-card-loot = Butin
skullking-card-escape = Fuite
skullking-count-of = { $card } × { $count }
skullking-graybeard = Barbe Grise

# -- names of cards that can be typed beside those on the buttons, with commas between them
skullking-typed-green = verte, perroquet, perroquets
skullking-typed-yellow = coffre, coffres, coffre au trésor
skullking-typed-purple = violette, mauve, carte au trésor, cartes au trésor
skullking-typed-black = noire, atout, drapeau pirate, drapeau noir, jolly roger
skullking-typed-rosie = Rosie la Douce, Rosie D’Laney
skullking-typed-will = Will le Bandit, Bendt, Bendt le Bandit
skullking-typed-rascal = Rascal le Flambeur, Rascal de Roatan
skullking-typed-juanita = Juanita Jade
skullking-typed-harry = Harry le Géant
skullking-typed-pirate = pirate, un pirate
skullking-typed-tigress = la Tigresse
skullking-typed-tigress-pirate = Tigresse en pirate, Tigresse comme pirate, Tigresse en tant que pirate, Pirate Tigresse
skullking-typed-tigress-escape = Tigresse en fuite, Tigresse comme fuite, Tigresse en tant que fuite, Fuite Tigresse
skullking-typed-skullking = King, le Skull King, SK, roi, roi des pirates
skullking-typed-mermaid = la Sirène
skullking-typed-kraken = le Kraken
skullking-typed-whale = Baleine, la Baleine blanche
skullking-typed-loot = un butin
skullking-typed-escape = drapeau blanc, drapeau
skullking-typed-keep = garde, garder, inchangé, inchangée, reste, pas de changement, ne change rien, sans changement

# -- other words that can be typed; the first of each is shown. The letters are of the four suits
skullking-typed-letters = ve, j, vi, n
skullking-typed-bid = mise, miser, mises, annonce, annoncer, j’annonce, pli, plis, prends, prendre
skullking-typed-play = joue, jouer, pose, poser, mets, mettre, lance, lancer
skullking-typed-load = charge, charger, charges, canon, feu, tire, tirer
skullking-typed-cannonball = boulet, un boulet, boulet de canon, 💥
skullking-typed-grapeshot = chevrotine, mitraille, ✴️
skullking-typed-discard = défausse, défausser, jette, jeter, écarte, écarter
skullking-typed-stake = parie, parier, pari, un pari
skullking-typed-lead = entame, entamer, commence, commencer, désigne, désigner, nomme, nommer
skullking-typed-up = plus, plus un, un de plus, monte, monter, augmente, augmenter
skullking-typed-down = moins, moins un, un de moins, baisse, baisser, descends, diminue, diminuer
skullking-typed-hand = cartes, mes cartes
skullking-typed-filler = carte, place, point, points, j’en, j’ai, v
skullking-typed-why = pourquoi
skullking-typed-trick = dernier pli

# -- what can be typed
skullking-typable-general = `mise 3` ou un nombre seul pour miser. `14 noir`, `fuite` ou `tigresse en pirate` pour jouer une carte. `boulet` ou `chevrotine` pour charger. Pouvoir d’un pirate : le numéro d’une place pour Rosie, deux cartes pour Will, `0`, `10` ou `20` pour Rascal, `-1`, `garde` ou `+1` pour Harry.
skullking-typable-always = `scores`, `pourquoi` et `dernier pli` montrent ce qui s’est joué.
skullking-typable-bid = Ta mise : un nombre de `0` à `{ $most }`
skullking-typable-load = Ton canon : { $moves }
skullking-typable-play = Une carte : { $moves }
skullking-typable-rosie = Qui entame, par sa place : { $seats } ({ $names })
skullking-typable-will = { $count ->
    [one] Une carte à défausser
   *[other] { $count } cartes à défausser, séparées par des virgules
 } : { $cards }
skullking-typable-rascal = Points à parier sur ta mise : { $moves }
skullking-typable-harry = Ta mise : { $moves }

# -- board: what is awaited
skullking-board-title = Skull King · manche { $round } sur { $rounds }
skullking-board-title-extra = Skull King · manche de départage
skullking-board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
skullking-board-trick = pli { $trick } sur { $tricks }
skullking-await-bidding = **Mises : { $done } sur { $seats }.** On attend { $waiting }
skullking-await-loading = **Canons chargés : { $done } sur { $seats }.** On attend { $waiting }
skullking-await-lead = À { $name } d’entamer le pli { $trick }.
skullking-await-card = À { $name } de jouer.
skullking-await-graybeard = { $name } retourne une carte.
skullking-await-nobody = La partie est finie.
skullking-await-rosie = { $name } désigne qui entame le prochain pli (Rosie).
skullking-await-will = { $name } a pioché et choisit quoi défausser (Will).
skullking-await-rascal = { $name } peut parier 0, 10 ou 20 points sur sa mise (Rascal).
skullking-await-harry = { $name } peut changer sa mise de 1 (Harry).

# -- board: bids
skullking-board-ticks = { $ticks } · { $leader } entame
skullking-board-bids = Mises : { $bids }
skullking-board-sum = Total misé : { $bids } pour { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
 }, { $side ->
    [many] { $off } de trop.
    [few] il en manque { $off }.
   *[right] le compte est bon.
 }
skullking-board-unclaimed = { $count ->
    [one] { $count } pli n’est allé à personne.
   *[other] { $count } plis ne sont allés à personne.
 }
skullking-seat-dealer = distribue

# -- board: a trick
skullking-board-head = -# plis / mise · score
skullking-seat-tricks = **{ $won }/{ $bid }**
skullking-ghost = { $won ->
    [one] { $won } pli
   *[other] { $won } plis
 } · { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
 }
skullking-follow = Couleur demandée : { $suit }.
skullking-follow-none = Pas de couleur à suivre dans ce pli.
skullking-follow-open = Pas encore de couleur : le prochain numéro la fixe.
skullking-so-far = { $name } mène : { $why }.
skullking-so-far-nobody = Personne ne mène : { $why }.
skullking-last-trick = **Dernier pli**

# -- why somebody takes a trick
skullking-why-led-suit = le { $suit } le plus haut
skullking-why-trump = { $led ->
    [black] le noir le plus haut
    [green] le noir bat le vert
    [yellow] le noir bat le jaune
    [purple] le noir bat le violet
   *[none] le noir bat les autres couleurs
 }
skullking-why-pirate = { $pirates ->
    [one] { $mermaids ->
        [0] un pirate bat tous les numéros
       *[other] un pirate bat les sirènes et les numéros
     }
   *[other] le premier pirate
 }
skullking-why-mermaid = { $mermaids ->
    [one] une sirène bat tous les numéros
   *[other] la première sirène
 }
skullking-why-skull-king = { $pirates ->
    [0] le Skull King bat tous les numéros
   *[other] le Skull King bat les pirates
 }
skullking-why-mermaid-takes-king = une sirène capture le Skull King
skullking-why-all-escape = que des fuites, donc la première
skullking-why-kraken = le Kraken détruit le pli
skullking-why-whale-highest = avec la Baleine blanche, le plus haut numéro gagne, quelle que soit sa couleur
skullking-why-whale-nothing = avec la Baleine blanche, seuls les numéros comptent, et il n’y en a pas

# -- what happened
skullking-event-taken = { $name } **prend le pli :** { $why }.
skullking-event-destroyed = **Le Kraken a détruit ce pli :** personne ne le prend.
skullking-event-discarded = **La Baleine blanche n’a trouvé aucun numéro :** le pli est défaussé, personne ne le prend.
skullking-event-captured = Bonus si la mise est exacte : { $bonuses }
skullking-event-allied = Alliance pour cette manche : { $pair }

# -- what stands beside a bid
skullking-note-grapeshot = ✴️ chevrotine
skullking-note-cannonball = 💥 boulet
skullking-note-ally = alliance avec { $ally }
skullking-note-rosie = Rosie : { $target } entame
skullking-note-will = Will : pioche { $count }, défausse { $count }
skullking-note-rascal = { $count ->
    [0] aucun pari
   *[other] pari { $count }
 }
skullking-note-juanita = Juanita : a vu la pioche
skullking-note-harry-open = Harry : peut encore changer la mise
skullking-note-harry = Harry : { $change ->
    [none] mise gardée
   *[other] mise { $change }
 }

# -- a scored round
skullking-round-title = **Manche { $round }** ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 })
skullking-round-head = -# score (cette manche) · plis / mise
skullking-round-row = { $place } { $name } · **{ $score }** ({ $points }) · { $won }/{ $bid }
skullking-round-bonus = dont { $points } de bonus
skullking-end-won = 🏆 { $names } gagne avec { $points } points.
skullking-end-shared = 🏆 { $names } se partagent la première place avec { $points } points.
skullking-end-extra = Gagné à la manche de départage.
skullking-end-row = { $place } { $names } · **{ $points }**
skullking-end-last = **Manche { $round } :** { $points }

# -- history
skullking-told-round = { $kind ->
    [extra] **Manche de départage**
   *[round] **Manche { $round }**
 } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } · { $dealer } distribue, { $leader } entame
skullking-told-voided = La manche { $round } est annulée et redistribuée.
skullking-told-bid = Ont misé :
skullking-told-load = Ont chargé :
skullking-told-loads = Canons : { $loads }
skullking-told-played = Joué :
skullking-told-taken = Pli { $trick } : pour { $name }.
skullking-told-destroyed = Pli { $trick } : le Kraken le détruit.
skullking-told-discarded = Pli { $trick } : la Baleine blanche ne trouve aucun numéro ; il est défaussé.
skullking-told-power = { $card } gagne : { $name } a droit à son pouvoir.
skullking-told-drawn = Will : { $name } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
skullking-told-discarded-cards = Will : { $name } défausse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
skullking-told-viewed = Juanita : { $name } regarde { $count ->
    [one] { $count } carte non distribuée
   *[other] { $count } cartes non distribuées
 }.
skullking-told-wager = Rascal : { $name } parie { $points }.
skullking-told-change = Harry : { $name } { $how ->
    [kept] garde sa mise de { $bid }
   *[changed] mise désormais { $bid }
 }.
skullking-told-scored = **Scores de la manche { $round } :** { $scores }
skullking-told-ended = 🏆 { $names } gagne la partie.

# -- private pages
skullking-trick-title = **Pli { $trick } de la manche { $round }**
skullking-why-title = **Manche { $round }** ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }) : le détail du compte
skullking-why-choice = Manche { $round } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 })
skullking-why-list = Le compte d’une manche
skullking-sum-head = { $name } mise { $bid }{ $change ->
    [none] {""}
   *[other] {" "}({ $change } avec Harry)
 }, fait { $won }{ $load ->
    [grapeshot] , chevrotine
    [cannonball] , boulet
   *[none] {""}
 } : **{ $points }**, total { $score }
skullking-sum-exact = exact : { $count } × { $each } = { $points }
skullking-sum-missed = écart de { $count } : { $count } × { $each } = { $points }
skullking-sum-zero-made = zéro tenu : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } × { $each } = { $points }
skullking-sum-zero-missed = zéro raté : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } × { $each } = { $points }
skullking-sum-pot = exact : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } × { $each } = { $points }
skullking-sum-pot-half = écart de 1 : la moitié de { $worth } = { $points }
skullking-sum-pot-lost = raté : rien sur { $worth }
skullking-sum-fourteen = { $card } { $points }
skullking-sum-mermaid-taken-by-pirate = { $card } aux mains d’un pirate { $points }
skullking-sum-pirate-taken-by-skullking = { $card } aux mains du Skull King { $points }
skullking-sum-skullking-taken-by-mermaid = { $card } aux mains d’une sirène { $points }
skullking-sum-alliance = alliance avec { $partner } { $points }
skullking-sum-wager = pari { $points }
skullking-sum-lost = perdu : { $lost }
skullking-scores-title = **Scores**
skullking-scores-head = -# Une ligne par manche, une colonne par place.
skullking-scores-round = #

# -- buttons
skullking-press-hand = Ma main
skullking-press-why = Pourquoi
skullking-press-trick = Dernier pli
skullking-press-scores = Scores
skullking-press-bid = { $bid }
skullking-press-own-bid = Ma mise : { $bid }
skullking-press-load-grapeshot = Chevrotine : moitié à 1 près
skullking-press-load-cannonball = Boulet : 15 par carte ou rien
skullking-press-as-pirate = Pirate
skullking-press-as-escape = Fuite
skullking-press-wager = { $points }
skullking-press-change = { $change ->
    [none] Garder
   *[other] { $change }
 }
skullking-press-discard = Défausser { $cards }
skullking-press-discard-list = { $count ->
    [one] Défausse exactement { $count } carte
   *[other] Défausse exactement { $count } cartes
 }
skullking-drawn-now = tout juste piochée

# -- pictures: the few words in them
skullking-picture-round = M{ $round }
skullking-picture-total = TOTAL

# -- pictures in words, for who cannot see them: 256 signs at most; players are numbers of seats
skullking-alt-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : { $cards }.
skullking-alt-hand-locked = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }. Jouables : { $cards }. Pas jouables maintenant : { $locked }.
skullking-alt-hand-drawn = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : { $cards }. Tout juste piochées : { $drawn }.
skullking-alt-trick = Manche { $round }, pli { $trick }, places dans l’ordre de jeu (plis/mise) : { $plays }.
skullking-alt-trick-short = Pli { $trick } : { $plays }.
skullking-alt-play = { $seat } { $card }
skullking-alt-play-best = { $seat } { $card }, mène
skullking-alt-play-takes = { $seat } { $card }, prend le pli
skullking-alt-to-play = { $seat } doit jouer
skullking-alt-waits = { $seat } attend
skullking-alt-nobody = Personne ne le prend.
skullking-alt-leads = { $seat } entame.
skullking-alt-power = { $seat } utilise { $card }.
skullking-alt-bids = Mises par place : { $bids }.
skullking-alt-bids-in = { $count ->
    [0] Aucune mise
    [one] A misé : place { $done }
   *[other] Ont misé : places { $done }
 } ; on attend { $waiting }.
skullking-alt-loads-in = { $count ->
    [0] Aucun canon chargé
    [one] A chargé : place { $done }
   *[other] Ont chargé : places { $done }
 } ; on attend { $waiting }.
skullking-alt-round = Manche { $round }, place, points, score : { $rows }.
skullking-alt-round-row = { $seat } : { $points } ({ $tally }), { $score }
skullking-alt-scores = Scores après la manche { $round }, par place, du premier au dernier : { $rows }.
skullking-alt-row = { $seat } : { $points }, { $score }
skullking-alt-final = La place { $winners } gagne. Score par place (mises tenues) : { $rows }.
skullking-alt-final-shared = Les places { $winners } gagnent ensemble. Score par place (mises tenues) : { $rows }.
skullking-alt-final-row = { $seat } : { $score } ({ $made }/{ $rounds })

# -- panel
skullking-prompt-bid = **Ta mise :** { $cards ->
    [one] { $cards } pli à jouer
   *[other] { $cards } plis à jouer
 }, tu en prends combien ? { $leader } entame.
skullking-prompt-bid-last = **Ta mise est la dernière et révèle tout.** { $cards ->
    [one] { $cards } pli à jouer
   *[other] { $cards } plis à jouer
 }, tu en prends combien ? { $leader } entame.
skullking-prompt-bid-made = ✓ Tu mises **{ $made }**. Tu peux changer tant qu’il manque une mise.
skullking-prompt-load = **Charge ton canon,** maintenant que toutes les mises sont connues.
skullking-prompt-load-last = **Charge ton canon.** On n’attend plus que toi : tous les canons seront révélés.
skullking-prompt-load-made = ✓ Ton canon est chargé : **{ $made }**. Tu peux changer tant que tous n’ont pas chargé.
skullking-prompt-play = **À toi** · pli { $trick } sur { $tricks } · tu en as { $won } sur { $bid }
skullking-prompt-lead = **Tu entames** le pli { $trick } sur { $tricks } : la carte que tu veux · tu en as { $won } sur { $bid }
skullking-prompt-tigress = **La Tigresse** se joue en pirate ou en fuite. Que choisis-tu ?
skullking-prompt-rosie = **Rosie :** désigne qui entame le prochain pli · plis : { $won } sur { $bid }
skullking-prompt-will = **Will :** choisis { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } à défausser, de ta main ou de la pioche, à l’insu de tous. Plis : { $won } sur { $bid }.
skullking-prompt-rascal = **Rascal :** combien paries-tu sur ta mise ? Plis : { $won } sur { $bid }.
skullking-prompt-harry = **Harry :** tu peux changer ta mise de 1. Plis : { $won } sur { $bid }.
skullking-panel-left = { $left ->
    [0] C’était le dernier pli de la manche.
    [one] Il reste { $left } pli dans cette manche.
   *[other] Il reste { $left } plis dans cette manche.
 }
skullking-load-grapeshot = chevrotine
skullking-load-cannonball = boulet
skullking-playable-follow = Couleur demandée : { $suit }. { $count ->
    [one] Joue la seule que tu as, ou une carte sans numéro.
   *[other] Joue l’une de tes { $count }, ou une carte sans numéro.
 }
skullking-playable-all = Couleur demandée : { $suit }. Toutes tes cartes sont jouables.
skullking-playable-void = Tu n’as pas de { $suit } : joue ce que tu veux.
skullking-panel-hand = Ta main : { $cards }
skullking-panel-hand-empty = Ta main est vide.
skullking-panel-drawn = Tout juste piochées : { $cards }
skullking-panel-contract = { $bid ->
    [0] Tu as misé zéro et tu en as { $won }.
    [one] Tu as misé { $bid } pli et tu en as { $won }.
   *[other] Tu as misé { $bid } plis et tu en as { $won }.
 }
skullking-panel-load = Ton canon : { $load }
skullking-panel-wager = Ton pari : { $points }
skullking-panel-harry = Harry : tu peux changer ta mise de 1, une seule fois, jusqu’à la fin de la manche.
skullking-panel-allies = Alliance avec { $names }
skullking-panel-stock = Juanita t’a montré la pioche : { $cards }
skullking-panel-wait = Ce n’est pas ton tour. Tout est sur le plateau.
skullking-panel-over = La partie est finie.
skullking-panel-away = **L’ordi joue pour toi** en ton absence. Appuie sur *Me revoilà* pour reprendre.
skullking-panel-mark = Appuie encore sur **{ $move }** pour jouer.

# -- lobby
skullking-lobby-ghost = À deux, le fantôme de Barbe Grise joue une troisième main ; pas de Butin.
skullking-lobby-cap = Avec autant de monde, les mains s’arrêtent à { $cards } cartes.
skullking-lobby-stock = Une manche à { $cards } cartes distribue tout le paquet : il ne reste rien pour Will et Juanita.

# -- options
skullking-form-rules = Cartes, pouvoirs et règles maison
skullking-form-scoring = Décompte
skullking-form-rounds = Manches
skullking-form-sizes = Mains de ton choix
skullking-form-sizes-hint = Un nombre par manche, par exemple 2, 4, 6. Ce que tu écris ici remplace la liste du dessus.
skullking-box-kraken = Kraken
skullking-box-white-whale = Baleine blanche
skullking-box-loot = Butin
skullking-box-pirate-powers = Pouvoirs des pirates
skullking-box-kraken-next-leader = Kraken : l’entame revient à son voisin de gauche
skullking-box-whale-next-leader-when-discarded = Pli défaussé par la Baleine : l’entame revient à qui l’aurait pris
skullking-box-harry-timing = Harry peut attendre la fin de la manche
skullking-box-tiebreak = Égalité à la fin : victoire partagée
skullking-box-classic = Scores selon Skull King
skullking-box-rascal = Scores selon Rascal
skullking-box-rascal-loads = Scores selon Rascal, avec canons
skullking-box-standard = Standard : de 1 à 10 cartes
skullking-box-even-keeled = Pas d’impair : 2 2 4 4 6 6 8 8 10 10
skullking-box-even-keeled-short = Pas d’impair, version courte : 2 4 6 8 10
skullking-box-skip-to-the-brawl = Prêt au combat : 6 7 8 9 10
skullking-box-swift-n-salty = Attaque éclair : 5 manches de 5
skullking-box-broadside-barrage = Tir de barrage : 10 manches de 10
skullking-box-whirlpool = Tourbillon : 9 9 7 7 5 5 3 3 1 1
skullking-box-whirlpool-short = Tourbillon, version courte : 9 7 5 3 1
skullking-box-past-your-bedtime = L’heure du dodo : une manche de 1
skullking-box-own = Mains de ton choix, à écrire plus bas
skullking-option-kraken-false = Sans le Kraken
skullking-option-kraken-true = Avec le Kraken
skullking-option-white-whale-false = Sans la Baleine blanche
skullking-option-white-whale-true = Avec la Baleine blanche
skullking-option-loot-false = Sans le Butin
skullking-option-loot-true = Avec le Butin
skullking-option-pirate-powers-false = Sans les pouvoirs des pirates
skullking-option-pirate-powers-true = Avec les pouvoirs des pirates
skullking-option-scoring-classic = Scores selon Skull King
skullking-option-scoring-rascal = Scores selon Rascal
skullking-option-scoring-rascal-loads = Scores selon Rascal, avec canons
skullking-option-rounds-standard = Dix manches, de 1 à 10 cartes
skullking-option-rounds-even-keeled = Pas d’impair : { $sizes } cartes
skullking-option-rounds-even-keeled-short = Pas d’impair, version courte : { $sizes } cartes
skullking-option-rounds-skip-to-the-brawl = Prêt au combat : { $sizes } cartes
skullking-option-rounds-swift-n-salty = Attaque éclair : 5 manches de 5 cartes
skullking-option-rounds-broadside-barrage = Tir de barrage : 10 manches de 10 cartes
skullking-option-rounds-whirlpool = Tourbillon : { $sizes } cartes
skullking-option-rounds-whirlpool-short = Tourbillon, version courte : { $sizes } cartes
skullking-option-rounds-past-your-bedtime = L’heure du dodo : une manche de 1 carte
skullking-option-rounds-own = Cartes par manche : { $sizes }
skullking-option-kraken-next-leader-would-have-won = Après le Kraken, l’entame revient à qui aurait pris le pli
skullking-option-kraken-next-leader-left-of-kraken = Après le Kraken, l’entame revient à son voisin de gauche
skullking-option-whale-next-leader-when-discarded-whale-player = Après un pli défaussé par la Baleine, l’entame revient à qui l’a jouée
skullking-option-whale-next-leader-when-discarded-would-have-won = Après un pli défaussé par la Baleine, l’entame revient à qui l’aurait pris
skullking-option-harry-timing-immediate = Harry change la mise aussitôt
skullking-option-harry-timing-end-of-round = Harry peut attendre la fin de la manche
skullking-option-tiebreak-extra-round = Égalité en tête : manche de départage
skullking-option-tiebreak-shared = Égalité en tête : victoire partagée

# -- refusals in Skull King’s words
skullking-error-bad-format = Cette partie vient d’une autre version et ne peut pas continuer. Ouvre une nouvelle table.
skullking-error-bad-hand-size = Une main compte de 1 à 10 cartes.
skullking-error-bad-hand-sizes = Je ne peux pas distribuer ces mains. Donne jusqu’à { $rounds } nombres entiers de 1 à { $most }, séparés par des virgules.
skullking-error-bad-position = Aucune partie ne peut en arriver là.
skullking-error-bad-seat-count = Skull King se joue de 2 à 8.
skullking-error-bad-wager = Parie 0, 10 ou 20 points.
skullking-error-bid-too-high = Il n’y a que { $maximum } plis cette manche. Mise { $maximum } au plus.
skullking-error-bid-too-low = On ne peut pas miser moins de { $minimum }.
skullking-error-bids-are-known = Les mises sont connues et valent pour cette manche.
skullking-error-bids-missing = Il manque encore des mises. Le plateau montre lesquelles.
skullking-error-card-not-in-hand = Tu n’as pas cette carte. Appuie sur Ma main pour voir ce que tu as.
skullking-error-game-over = Cette partie est finie. Appuie sur Revanche sur le plateau pour en refaire une.
skullking-error-graybeard-first = Barbe Grise retourne d’abord sa carte. Ça ne prend qu’un instant.
skullking-error-loads-are-known = Les canons sont connus et valent pour cette manche.
skullking-error-loads-missing = Tous les canons ne sont pas encore chargés. Le plateau montre lesquels manquent.
skullking-error-must-follow-suit = Couleur demandée : { $suit ->
    [green] 🦜 vert
    [yellow] 🪙 jaune
    [purple] 🗺️ violet
   *[black] ☠️ noir
 }, et tu en as. Joue une carte de cette couleur, ou une sans numéro.
skullking-error-no-power-now = Tu n’as aucun pouvoir à utiliser en ce moment.
skullking-error-no-rounds = Donne au moins une taille de main.
skullking-error-not-your-turn = Ce n’est pas ton tour. Les premières lignes du plateau disent qui on attend.
skullking-error-nothing-to-change = Tu n’as pas de mise à changer en ce moment. Il faut que Harry gagne un pli.
skullking-error-nothing-to-discard = Tu n’as rien à défausser en ce moment. Il faut que Will gagne un pli.
skullking-error-nothing-to-load = Cette table joue sans canons.
skullking-error-nothing-to-name = Tu n’as personne à désigner en ce moment. Il faut que Rosie gagne un pli.
skullking-error-nothing-to-stake = Tu n’as rien à parier en ce moment. Il faut que Rascal gagne un pli.
skullking-error-nothing-to-turn = Barbe Grise n’a pas de carte à retourner en ce moment.
skullking-error-several-cards = Laquelle : { $cards } ?
skullking-error-say-bid = Combien de plis ? Écris un nombre, par exemple `mise 3`.
skullking-error-say-load = Écris `boulet` ou `chevrotine`.
skullking-error-say-stake = Combien de points ? Écris `0`, `10` ou `20`.
skullking-error-say-harry = Écris `+1` pour un de plus, `-1` pour un de moins, ou `garde`.
skullking-error-say-lead = Qui doit entamer ? Écris le numéro de la place, par exemple `2`.
skullking-error-say-card = Écris une carte, par exemple `14 noir`, `fuite` ou `tigresse en pirate`.
skullking-error-power-first = Le pouvoir d’un pirate passe d’abord. Les premières lignes du plateau disent de qui.
skullking-error-tigress-undecided = Dis ce que sera la Tigresse : « Tigresse en pirate » ou « Tigresse en fuite ».
skullking-error-too-many-rounds = C’est trop de manches.
skullking-error-unknown-action = Je ne connais pas ce coup. Sers-toi des boutons de ton panneau.
skullking-error-unknown-card = Je ne connais pas cette carte. Écris-la comme sur ton panneau, par exemple « noir 14 », « ☠ 14 » ou « fuite ».
skullking-error-unknown-player = Je ne sais pas de qui tu parles. Écris le numéro de la place, par exemple 2.
skullking-error-unknown-seat = Cette place n’existe pas à cette table.
skullking-error-wrong-discard-count = Choisis exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } à défausser.

# -- commands
skullking-cards-base = jeu de base
skullking-cards-all = avec Kraken, Baleine blanche, Butin et pouvoirs des pirates
skullking-command-new-cards = Quelles cartes et quels pouvoirs
skullking-command-bid = Miser sur le nombre de plis que tu vas prendre
skullking-command-bid-tricks = Combien de plis
skullking-command-play = Jouer une carte
skullking-command-play-card = Quelle carte, par exemple 14 noir
skullking-command-load = Charger ton canon
skullking-command-load-load = Avec quoi
skullking-command-power = Utiliser le pouvoir d’un pirate qui t’a fait gagner un pli
skullking-command-power-choice = Un joueur, le pari, le changement de ta mise, ou les cartes à défausser
skullking-command-scores = Voir les scores de toutes les manches, en privé

# -- rules guide
skullking-rules-1 = ## Skull King en une minute
    À chaque manche, chacun reçoit des cartes et mise en secret sur **le nombre de plis qu’il va prendre**. Les mises sont révélées ensemble. Puis on joue ses cartes, pli après pli.
    Prends **exactement** le nombre de plis misé et tu marques gros. Un de trop est aussi mauvais qu’un de moins.
    On commence avec 1 carte, puis 2, et ainsi de suite jusqu’à 10. Après la dernière manche, le plus haut score gagne.
    _Exemple : Bo mise 2 et prend 2 plis : 2 × 20 = 40 points. Cy mise 1 et en prend 3, un écart de deux : −20._
    {""}**À ton tour**, ton panneau montre le pli, ce qui est jouable et ta main. Ce qui ne l’est pas est gris. Ton panneau arrive tout seul ; s’il se perd, appuie sur **Ma main** sur le plateau.
skullking-rules-2 = ## Les cartes
    {""}**Numéros** de 1 à 14 en quatre couleurs : 🦜 vert, 🪙 jaune, 🗺️ violet et ☠️ noir. Le noir est l’atout et bat les trois autres.
    {""}**Fuites** (5) : elles perdent contre tout.
    {""}**Pirates** (5) : Rosie, Will, Rascal, Juanita et Harry battent tous les numéros.
    {""}**La Tigresse** est pirate ou fuite, au choix quand tu la joues.
    {""}**Le Skull King** bat les pirates et tous les numéros.
    {""}**Sirènes** (2) : elles battent tous les numéros et capturent le Skull King, mais les pirates les battent.
    Donc les pirates battent les sirènes, les sirènes le Skull King, le Skull King les pirates.
    _Exemple : un pirate, le Skull King et une sirène dans le même pli : la sirène le prend, quel que soit l’ordre._
skullking-rules-3 = ## Suivre la couleur
    Le premier numéro d’un pli fixe la couleur demandée. Si tu as des numéros de cette couleur, joues-en un, **ou n’importe quelle carte sans numéro**. Sinon, joue ce que tu veux.
    Rien n’oblige à monter ni à couper.
    • Entame d’une fuite : pas encore de couleur, le prochain numéro la fixe.
    • Entame d’un pirate, d’une sirène ou du Skull King : pas de couleur de tout le pli, chacun joue ce qu’il veut.
    _Exemple : Ana entame du 9 jaune. Bo a le 2 jaune, le 5 noir et une sirène. Bo peut jouer le 2 jaune ou la sirène, mais pas le 5 noir._
skullking-rules-4 = ## Qui prend le pli
    1. Le Skull King et une sirène y sont : la première sirène.
    2. Sinon, le Skull King.
    3. Sinon, le premier pirate.
    4. Sinon, la première sirène.
    5. Sinon, le noir le plus haut.
    6. Sinon, le plus haut numéro de la couleur demandée.
    7. Rien que des fuites : la première carte jouée.
    Qui prend un pli entame le suivant.
    _Exemple : 12 vert, 3 vert, 2 noir, 14 violet. Le 2 noir le prend : le violet n’était pas demandé, et le noir bat le vert._
    _Exemple : 5 jaune, Harry, Rosie, sirène. Harry le prend : c’est le premier pirate._
skullking-rules-5 = ## Compter une manche
    • **Mise d’un pli ou plus, tenue :** 20 points par pli.
    • **Ratée :** 10 points perdus par pli d’écart.
    • **Mise à zéro, tenue :** 10 points par carte reçue cette manche.
    • **Zéro raté :** autant de points perdus.
    {""}**Bonus, seulement si la mise est exacte :**
    • un 14 dans tes plis : 10, le noir 20
    • une sirène prise par ton pirate : 20 chacune
    • un pirate pris par ton Skull King : 30 chacun
    • le Skull King pris par ta sirène : 40
    _Exemple : sept cartes, Di mise 0 et ne prend rien : 7 × 10 = 70. Ed mise 3 et prend 3 plis, avec le 14 vert et un pirate sous le Skull King : 60 + 10 + 30 = 100._
    _Exemple : Flo mise 2 et prend 3 plis, dont le 14 noir : −10, et les 20 sont perdus._
    {""}**Pourquoi** sur le plateau montre le compte de chacun. À égalité en tête, on joue une manche de départage.
skullking-rules-6 = ## Plus de cartes, si la table en veut
    {""}**Kraken :** personne ne prend le pli, ses cartes disparaissent. Qui l’aurait pris entame le suivant.
    {""}**Baleine blanche :** seuls les numéros comptent. Le plus haut prend le pli, quelle que soit sa couleur, et le noir n’est plus atout. Sans numéro, le pli est défaussé et qui a joué la Baleine entame.
    Les deux dans un pli : la dernière jouée décide. En entame, ni l’un ni l’autre ne fixe de couleur.
    {""}**Butin** (2) : il se joue comme une fuite. Qui prend le pli et qui a joué le Butin sont **alliés** : si les deux tiennent leur mise, chacun gagne 20 points.
    _Exemple : 9 jaune, 12 noir, Baleine blanche, 13 violet. Le 13 violet prend le pli._
    _Exemple : Bo joue un Butin dans un pli que Cy prend. Bo tient sa mise, Cy la rate : rien pour personne._
skullking-rules-7 = ## Les pouvoirs des pirates, si la table en veut
    Un pirate qui prend lui-même un pli donne un pouvoir à qui l’a joué, aussitôt :
    • **Rosie :** désigne qui entame le prochain pli, y compris toi.
    • **Will :** pioche deux cartes, puis défausse-en deux de ta main.
    • **Rascal :** parie 0, 10 ou 20 points que tu tiendras ta mise.
    • **Juanita :** vois les cartes non distribuées. Elles restent dans ton panneau jusqu’à la fin de la manche.
    • **Harry :** change ta mise de 1, ou garde-la.
    Après le dernier pli d’une manche, seul Harry compte.
    _Exemple : Ana a misé 2 et vient de prendre son troisième pli avec Harry. Elle passe sa mise à 3, et ça suffit._
    La Tigresse n’a pas de pouvoir. Un pirate capturé ne donne le sien à personne.
skullking-rules-8 = ## À deux, et autres façons de jouer
    {""}**À deux :** le fantôme de Barbe Grise joue une troisième main. À son tour, on retourne la carte du dessus de son paquet ; il n’a pas à suivre la couleur, et il entame après un pli qu’il prend. Il ne marque rien, mais te prend des plis.
    {""}**À huit :** les mains s’arrêtent à 8 cartes.
    {""}**Manches :** d’autres listes de mains, ou la tienne, sous *Options*.
    {""}**Scores selon Rascal :** à chaque manche, chacun peut gagner 10 points par carte reçue, quelle que soit sa mise. Mise exacte : tout ; écart de 1 : la moitié ; sinon rien. Pareil pour les bonus, et on ne perd rien.
    {""}**Canons :** une fois les mises connues, choisis en secret. La *chevrotine* compte comme ci-dessus. Le *boulet* rapporte 15 points par carte pour une mise exacte, et rien du tout sinon.
    _Exemple : six cartes, Cy mise 2 et prend 3 plis. Chevrotine : la moitié de 60, soit 30. Boulet : 0 ; avec une mise exacte, 6 × 15 = 90._

# -- a beginner's first round, one line a step
skullking-guide-bid = Regarde ta main et mise sur le nombre de plis que tu vas prendre, exactement. 0 est aussi une mise. Personne ne la voit avant que tous aient misé.
skullking-guide-load = La chevrotine est prudente : à un pli près, tu gardes la moitié. Le boulet rapporte davantage, ou rien du tout.
skullking-guide-lead = Tu entames le pli avec la carte de ton choix. Un numéro fixe la couleur que les autres doivent suivre, s’ils en ont.
skullking-guide-play = Suis la couleur si tu peux. Les cartes spéciales se jouent toujours. Le noir bat les autres couleurs, les pirates battent les numéros.
skullking-guide-graybeard = Le fantôme de Barbe Grise joue la carte du dessus de son paquet.
skullking-guide-rosie = Rosie a gagné un pli : tu décides qui entame le prochain.
skullking-guide-will = Will a gagné un pli : tu as pioché des cartes, défausse-en autant.
skullking-guide-rascal = Rascal a gagné un pli : parie des points sur ta mise. Gagnés si elle est tenue, perdus sinon.
skullking-guide-harry = Harry a gagné un pli : tu peux monter ou baisser ta mise de 1.
skullking-guide-juanita = Juanita a gagné un pli : tu as vu les cartes que personne n’a en main.
skullking-guide-wait = Rien à faire pour l’instant. Compte sur le plateau : qui a encore besoin de plis, et qui ne doit plus en prendre ?
