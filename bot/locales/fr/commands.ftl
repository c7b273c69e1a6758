# What is typed after / : names of commands and of their options. Small letters, no blanks, at most
# 32 signs, all different beside each other. The names of the games, /table and /table-admin are
# the same in all languages. Other texts name a command as `/skull { name-new }`.

# -- commands
name-join = rejoindre
name-leave = quitter
name-start = lancer
name-hand = main
name-board = plateau
name-rules = règles
name-options = options
name-new = ouvrir
name-place = poser
name-challenge = défi
name-pass = passer
name-flip = retourner
name-bid = miser
name-play = jouer
name-load = charger
name-power = pouvoir
name-scores = scores
name-give = céder
name-pause = pause
name-resume = reprendre
name-history = historique
name-settings = réglages
name-forget = oublier
name-list = liste
name-show = voir
name-repost = reposter
name-skip = faire-jouer
name-void-round = annuler-manche
name-end = fermer
name-reset = réinitialiser
name-seat = place

# -- options
name-option-last-chance = dernière-chance
name-option-turn-time = temps-par-tour
name-option-where = où
name-option-disc = disque
name-option-number = nombre
name-option-player = joueur
name-option-rounds = manches
name-option-cards = cartes
name-option-scoring = décompte
name-option-tricks = plis
name-option-card = carte
name-option-load = charge
name-option-choice = choix
name-option-user = personne
name-option-table = table
name-option-act = action
name-option-seat = place
name-option-language = langue
name-option-pictures = images
name-option-role = rôle
