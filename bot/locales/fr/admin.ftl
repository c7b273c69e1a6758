# /table-admin: what a server's admins read. What players read of it stands in common.ftl.

# -- buttons
admin-press-list = Toutes les tables
admin-press-look = Voir la table
admin-press-repost = Reposter le plateau
admin-press-skip = Faire jouer l’ordi
admin-press-pause = Pause
admin-press-resume = Reprendre
admin-press-ask-end = Fermer la table
admin-press-ask-reset = Réinitialiser
admin-press-ask-void = Annuler la manche
admin-press-void = Oui, l’annuler
admin-press-end = Oui, la fermer
admin-press-reset = Oui, réinitialiser
admin-press-remove = Oui, retirer
admin-press-replace = Oui, donner
admin-press-norole = Aucun rôle d’admin

# -- one table in words
admin-table = **{ $game }** dans { $channel } · chez { $host }
admin-table-choice = { $game } · { $channel } · chez { $host }
admin-channel = #{ $name }
admin-no-channel = un salon que je ne vois pas
admin-no-host = personne
admin-board = le plateau
admin-status-lobby = Pas commencée, { $seats } { $seats ->
    [one] place prise
   *[other] places prises
 }, ouverte { $when }
admin-status-paused = En pause
admin-status-paused-round = En pause à la manche { $round }
admin-status-running = En cours
admin-status-round = Manche { $round }
admin-status-ended = Terminée
admin-closes = ferme toute seule { $when }
admin-waits = on attend { $seats } (tour commencé { $when })
admin-waits-nobody = on n’attend personne
admin-more = { $seats } et { $count } de plus
admin-unreadable = ⚠️ Cette table est devenue illisible. *Réinitialiser* y met fin et libère son salon et ses places.
admin-seat-host = hôte
admin-seat-away = 💻 en son absence
admin-seat-awaited = tour commencé { $when }
admin-seat-deadline = l’horloge joue { $when }
admin-seat-missed = ⏰ { $count } { $count ->
    [one] tour manqué
   *[other] tours manqués d’affilée
 }
admin-opened = Ouverte { $when }
admin-opened-board = Ouverte { $when } · { $board }
admin-behind = ⚠️ Le plateau montre un moment passé.
admin-id = -# Table { $id }

# -- list
admin-list-title = **Tables de ce serveur** · { $count }
admin-list-none = Aucune table n’est ouverte sur ce serveur.
admin-list-line = **{ $number }.** { $table }
admin-list-press = { $number } · { $host }
admin-list-unreadable = ⚠️ illisible : *Réinitialiser* libère son salon

# -- questions
admin-ask-end = **Fermer cette table ?** Elle ferme pour tout le monde, sans résultat. Ses joueurs sauront qui l’a fait.
admin-ask-reset = **Réinitialiser cette table ?** Quel que soit son état, elle se termine sans résultat : salon et places se libèrent aussitôt, plus aucun délai ne court, et les boutons de son plateau disparaissent.
admin-ask-void = **Annuler la manche { $round } ?** Rien n’en compte : scores, disques et donneur redeviennent ce qu’ils étaient au début, et on redistribue ou on repose les disques. Les joueurs sauront qui l’a fait.
admin-ask-remove-lobby = **Retirer { $name } de la place { $seat } ?** La place se libère.
admin-ask-remove-running = **Retirer { $name } de la place { $seat } ?** Un ordi prend aussitôt la place.
admin-ask-replace = **Donner la place { $seat } à { $player } ?** Elle est à { $name } pour l’instant. { $player } verra sa main et continuera avec.

# -- answers
admin-done-repost = ✓ Le plateau est reposté.
admin-done-skip = ✓ L’ordi a joué pour ceux qu’on attendait.
admin-done-computer = ✓ L’ordi joue pour { $name } ({ $seat }) jusqu’à son retour.
admin-done-replace = ✓ { $name } a la place { $seat }.
admin-done-remove-lobby = ✓ { $name } n’y est plus. La place est libre.
admin-done-remove-running = ✓ { $name } n’y est plus. Un ordi a la place { $seat }.
admin-done-pause = ✓ La table est en pause. Plus aucun délai ne court jusqu’à ce que toi ou l’hôte appuyiez sur *Reprendre*.
admin-done-resume = ✓ La table reprend. Chaque tour retrouve tout son temps.
admin-done-void = ✓ La manche { $round } est annulée et recommence.
admin-done-end = ✓ La table est fermée, sans résultat.

# -- reset
admin-reset-done = **Réinitialisée :** { $game } dans { $channel } · chez { $host }
admin-reset-ended = ✓ La table est terminée. Son salon est libre pour une autre, et plus aucun délai ne court.
admin-reset-seats = ✓ Places libérées : { $names }
admin-reset-no-seats = ✓ Il n’y avait plus personne.
admin-reset-lost = ⚠️ Illisible et perdu : { $what }
admin-reset-unknown = ⚠️ Je ne connais pas ce jeu et n’ai donc rien pu y lire.
admin-reset-board-changed = ✓ Le plateau le dit, et ses anciens boutons ont disparu.
admin-reset-board-none = ✓ Elle n’avait pas de plateau.
admin-reset-board-deleted = ✓ Son plateau avait été supprimé.
admin-reset-board-channel = ✓ Son salon avait été supprimé, et le plateau avec.
admin-reset-board-rights = ⚠️ Le plateau n’a pas changé d’aspect : je n’ai pas le droit de le modifier dans ce salon. Ses boutons ne font plus rien. Donne-moi *Voir le salon* et *Envoyer des messages* là-bas, ou supprime-le.
admin-reset-board-thread = ⚠️ Le plateau n’a pas changé d’aspect : son fil est verrouillé. Ses boutons ne font plus rien.
admin-reset-board-trouble = ⚠️ Le plateau n’a pas changé d’aspect : Discord m’empêche de le modifier pour le moment. Ses boutons ne font plus rien.
admin-lost-options = les règles maison
admin-lost-state = l’état de la partie
admin-lost-pinged = qui avait été appelé
admin-lost-result = son résultat
admin-lost-notice = sa dernière annonce
admin-lost-other = une partie de ses données

# -- settings
admin-settings-title = **Réglages de ce serveur**
admin-settings-saved = ✓ Enregistré.
admin-settings-language = Langue des tables de ce serveur : **{ $language }**
admin-settings-turn = Temps par tour des nouvelles tables : **{ $time }**
admin-settings-pictures = Images des tables et des mains : **{ $state }**
admin-settings-role = Rôle d’admin des jeux : **{ $role }** (peut utiliser `/table-admin`, comme tous ceux qui gèrent le serveur)
admin-settings-no-role = Rôle d’admin des jeux : **aucun**. Qui gère le serveur peut utiliser `/table-admin`.
admin-settings-lost-role = Rôle d’admin des jeux : **un rôle supprimé**
admin-settings-how = -# Change-les avec les options de `/table-admin { name-settings }`. Un hôte peut choisir un autre temps pour sa table, et un salon garde ce qu’on y a joué en dernier. Qui voit quelles commandes et où : *Paramètres du serveur → Intégrations*.
admin-language-server = celle du serveur
admin-turn-default = { $time } (non réglé : celui du bot)
admin-turn-unset = Non réglé : celui du bot
language-en = English
language-fr = Français
language-es = Español

# -- refusals
error-not-admin = Réservé à ceux qui gèrent ce serveur ou ont son rôle d’admin des jeux. Ta propre table, tu peux l’arrêter sous **Table**.
error-role-needs-manager = Il faut *Gérer le serveur* pour changer le rôle d’admin des jeux.
error-everybody-is-no-role = Tout le monde a ce rôle : tout le monde pourrait réinitialiser les tables. Choisis-en un autre.
error-admin-no-table = Ce serveur n’a pas cette table. `/table-admin { name-list }` montre celles qui existent.
error-admin-no-table-here = Il n’y a pas de table dans ce salon. `/table-admin { name-list }` montre toutes celles du serveur ; indiques-en une avec l’option *{ name-option-table }*.
error-nothing-to-reset-here = Il n’y a rien à faire : aucune table n’est ouverte dans ce salon. `/table-admin { name-list }` montre toutes celles du serveur.
error-nothing-to-reset = Il n’y a rien à faire : cette table est terminée et ses places sont libres.
error-admin-ended = Cette table est déjà terminée.
error-table-unreadable = Cette table est devenue illisible. `/table-admin { name-reset }` y met fin et libère son salon et ses places.
error-unknown-game = Je ne connais plus le jeu de cette table. Un admin de ce serveur peut y mettre fin avec `/table-admin { name-reset }`.
error-stale-question = La table a changé depuis la question : rien n’a été fait. Regarde-la à nouveau.
error-player-knows-another-hand = { $name } a eu une autre place pendant cette manche et en connaît la main. Annule d’abord la manche, ou attends la suivante.
error-player-needed = Dis à qui donner la place : option *{ name-option-player }*.
error-player-is-bot = Un bot ne peut pas jouer. Pour que l’ordi joue, choisis « { seat-act-computer } ».
error-player-not-here = Cette personne n’est pas sur ce serveur.
error-board-place-gone = Le salon de cette table n’existe plus : elle a donc fermé.
error-board-not-posted = Je n’ai pas pu y poster le plateau. Je réessaie dès qu’il se passe quelque chose à la table.
error-board-not-posted-rights = Je n’ai pas le droit d’écrire dans ce salon : il me faut *Voir le salon* et *Envoyer des messages* là-bas.

# -- commands
command-admin-about = Veiller sur les tables de ce serveur
command-admin-list = Toutes les tables ouvertes, et ce que chacune attend
command-admin-show = Une table : ses places, ses règles et ce qu’elle attend
command-admin-repost = Reposter le plateau d’une table
command-admin-skip = Faire jouer l’ordi pour ceux qu’on attend
command-admin-seat = Changer qui joue à une place
command-admin-pause = Mettre une table en pause
command-admin-resume = Relancer une table en pause
command-admin-void-round = Rejouer la manche en cours, comme si de rien n’était
command-admin-end = Fermer une table sans résultat
command-admin-reset = Mettre fin à une table dans n’importe quel état et libérer son salon : ça marche toujours
command-admin-settings = Langue, temps par tour, images et rôle d’admin de ce serveur
command-admin-table = Quelle table ; sinon, celle de ce salon
command-admin-act = Que faire de la place
command-admin-seat-number = Quelle place
command-admin-player = Qui doit l’avoir (seulement pour la donner à quelqu’un)
command-admin-language = Langue des tables de ce serveur
command-admin-turn-time = Temps par tour des nouvelles tables
command-admin-pictures = Montrer ou non les tables et les mains en images, en plus du texte
command-admin-role = Qui peut utiliser /table-admin en plus de ceux qui gèrent le serveur
seat-act-computer = L’ordi joue jusqu’au retour du joueur
seat-act-replace = La donner à quelqu’un
seat-act-remove = En retirer le joueur
