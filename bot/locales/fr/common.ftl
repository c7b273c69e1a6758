# What both games share: lobby, table, panels, refusals, commands.

# -- buttons
press-join = Rejoindre
press-computer = + Ordi
press-start = Lancer
press-options = Options
press-rules = Règles
press-table = Table
press-refresh = Actualiser
press-back = Retour
press-wake = Réveiller
press-leave = Quitter
press-leave-sure = Oui, quitter
press-end = Fermer la table
press-end-sure = Oui, la fermer
press-skip = Faire jouer l’ordi
press-settings = Réglages
press-im-back = Me revoilà
press-rematch = Revanche
press-close = Fermer
press-history = Historique
press-history-before = Historique de la dernière partie
press-give = Céder ma place
press-keep = Garder ma place
press-pause = Pause
press-resume = Reprendre
press-away = L’ordi remplace…
press-take = Prendre { $seat }
press-take-offered = Prendre la place
press-forget-sure = Oui, oublie-moi
press-board = Voir le plateau
press-official = Règles officielles
press-previous = ‹ Avant
press-next = Suite ›
press-remove = Libérer une place
press-thread = L’ouvrir dans un fil
press-new-here = Ouvrir une table ici

# -- lobby
lobby-title = { $game } · chez { $host }
lobby-need = { $seats } à table ({ $low }–{ $high }). { $missing ->
    [one] Encore une personne pour lancer.
   *[other] Encore { $missing } personnes pour lancer.
 }
lobby-ready = { $seats } à table ({ $low }–{ $high }). C’est bon : { $host } peut lancer.
lobby-full = { $seats } à table, c’est complet. { $host } peut lancer.
lobby-seat-host = hôte
lobby-official = Règles officielles
lobby-except = Règles officielles, sauf :
lobby-expires = Si rien ne bouge, cette table ferme { $when }.
lobby-invite = Appuie sur **Rejoindre** pour t’asseoir. L’hôte peut compléter avec des ordis.
turn-time-none = Tours sans limite de temps
turn-time-60 = 1 minute par tour
turn-time-180 = 3 minutes par tour
turn-time-600 = 10 minutes par tour
turn-time-86400 = 1 jour par tour
option-turn-time = Temps par tour

# -- board
board-computer = 💻
board-missed = ⏰ l’horloge a joué
board-away = 💻 l’ordi joue à sa place
board-deadline = ⏳ { $when }
board-skip-votes = Quelqu’un demande que l’ordi joue. Il suffit d’une deuxième voix, ou de l’hôte.
board-paused = **La table est en pause :** il n’y a plus personne. Dès que quelqu’un de la table appuie sur *{ $press }*, elle repart. Sinon, elle ferme { $when }.
board-paused-closes = Elle ferme { $when }.
paused-by-host = **⏸ { $name }, l’hôte, a mis la table en pause.** L’hôte ou un admin peut la relancer.
paused-by = **⏸ { $name } a mis la table en pause.** { $host } (l’hôte) ou un admin peut la relancer.
paused-by-admin = **⏸ Un admin a mis la table en pause.** { $host } (l’hôte) ou un admin peut la relancer.
paused-by-nobody = **⏸ La table est en pause.** { $host } (l’hôte) ou un admin peut la relancer.
board-played-out = Il ne restait que des ordis, ils ont fini la partie d’une traite : { $count } { $count ->
    [one] coup
   *[other] coups
 }.
board-ended-expired = Personne n’a lancé la partie : après une longue attente, la table a fermé. Ouvres-en une autre avec `/{ $game } { name-new }`.
board-ended-abandoned = Tout le monde est parti : la table a fermé.
board-ended-ended-by = La partie a été arrêtée, sans résultat.
board-ended-paused = Plus personne n’a joué depuis longtemps : la table a fermé, sans résultat.
board-ended-admin = La personne qui gère ce bot a fermé la table.
board-ended-closed = Un admin de ce serveur a fermé la table.
board-ended-reset = Un admin a réinitialisé cette table. Ses places sont libres.
board-ended-gone = La table a fermé : son salon ou son fil n’existe plus.
board-moved = Le plateau de cette table a déménagé : { $link }
board-unreadable = Impossible d’afficher cette table pour le moment (erreur { $id }).
board-behind = Discord m’empêche de redessiner le plateau pour le moment. Tes coups comptent quand même ; le plateau suivra tout seul.
board-behind-rights = Je ne peux pas afficher le plateau dans ce salon : il me faut { $rights }. Tes coups comptent quand même ; préviens quelqu’un qui gère le serveur, et le plateau suivra tout seul.
board-behind-thread = Je ne peux pas afficher le plateau : ce fil est verrouillé. Tes coups comptent quand même ; dès qu’un modérateur le déverrouille, le plateau suivra tout seul.

# -- what was done to a table
notice-leave = { $name } a quitté la table. Un ordi prend la place { $seat }.
notice-remove = { $name } n’est plus en { $seat }. Un ordi prend la place.
notice-take = { $name } joue désormais en { $seat }, l’ancienne place de { $other }.
notice-take-again = { $name } retrouve la place { $seat }.
notice-away = L’ordi joue pour { $name } ({ $seat }) jusqu’à son retour.
notice-admin-skip = { $name }, admin, a fait jouer l’ordi pour ceux qu’on attendait.
notice-admin-computer = { $name }, admin, fait jouer l’ordi pour { $other } ({ $seat }) jusqu’à son retour.
notice-admin-replace = { $name }, admin, a donné la place { $seat } à { $other }.
notice-admin-remove = { $name }, admin, a retiré { $other } de la place { $seat }.
notice-admin-void = { $name }, admin, a annulé cette manche : elle recommence de zéro, et rien n’en compte.
notice-resume = { $name } a relancé la table.
notice-admin-pause = { $name }, admin, a mis cette table en pause.
notice-admin-resume = { $name }, admin, a relancé cette table.
notice-admin-end = { $name }, admin, a fermé cette table.

# -- ping
ping-turn = On attend { $mentions } à la table de { $game }.

# -- panel
panel-lobby = Tu as la place { $seat } chez { $host }. Quand la partie commencera, ton panneau de { $game } apparaîtra ici tout seul.
panel-lobby-dm = Tu as la place { $seat } chez { $host }. Quand la partie commencera, ta main de { $game } arrivera en message privé.
panel-lobby-host = Ta table est ouverte et tu as la place { $seat }. Attends du monde ou ajoute des ordis, puis appuie sur **Lancer** sur le plateau.
panel-ended = Cette table s’est terminée sans résultat.
panel-until = -# S’actualise tout seul jusqu’à { $when }.
panel-place = -# { $game } · chez { $host }, dans { $channel }
panel-asleep = **Ce panneau est en veille** et ne s’actualise plus. Appuie sur Réveiller pour en avoir un nouveau.

# -- menu
menu-title = **Table** · { $game }
menu-lobby = • **Quitter** : ta place se libère.
menu-seat = • **Céder ma place** : quelqu’un continue avec ta main.
    • **Quitter** : un ordi garde ta place jusqu’à ce qu’on la lui reprenne.
menu-pause = • **Pause** arrête toutes les horloges jusqu’à ce que tu reprennes.
    • **L’ordi remplace…** : il joue pour qui s’absente, jusqu’à son retour.
menu-skip = • **Faire jouer l’ordi** : il joue le coup de qui se fait attendre depuis plus d’une minute. Il faut l’hôte, ou deux joueurs.
menu-skip-later = Sans limite de temps, n’importe quel joueur peut le faire au bout de dix minutes.
menu-end = • **Fermer la table** : elle ferme pour tout le monde, sans résultat.
leave-question-lobby = Quitter cette table ? Ta place se libère.
leave-question-running = Quitter cette partie ? Un ordi prend ta place et continue avec tes disques ou tes cartes. N’importe qui pourra la lui reprendre, toi aussi.
end-question = Fermer cette table pour tout le monde, sans résultat ?
left-lobby = Tu as quitté la table.
left-running = Tu as quitté la partie. Un ordi a ta place. Pour la reprendre, appuie sur *Mes disques* ou *Ma main* sur le plateau.
already-at-seat = Tu as déjà la place { $seat }.
remove-question = Quelle place faut-il libérer ?
give-question = **Céder ma place** · À qui donner la place { $seat } ? J’appelle cette personne dans le salon de la table. Tu joues jusqu’à ce qu’elle la prenne ; ta main reste à la place, et elle la verra.
give-standing = Ta place est déjà proposée. Un nouveau choix remplace cette offre.
give-pick = Choisis quelqu’un
give-elsewhere = Discord ne liste pas ici les gens du serveur : appuie sur **Table** sur le plateau.
away-question = **L’ordi remplace…** · Pour qui l’ordi doit-il jouer, jusqu’à son retour ?
away-nobody = **L’ordi remplace…** · Personne ne se fait attendre depuis une minute ni n’a manqué un tour.

# -- seats in a running game
door-title = Tu n’es pas à cette table.
door-offer = { $name } te propose la place { $seat }.
door-computers = { $count ->
    [one] Place tenue par un ordi : { $names }.
   *[other] Places tenues par des ordis : { $names }.
 }
door-hint = Qui prend une place continue avec sa main et son score.
offer-words = { $mention } { $name } te propose la place { $seat } de cette table de { $game }.

# -- history
history-title = **Historique** · { $game } · chez { $host }
history-legend = -# ⏰ l’horloge a joué · 🛡️ un admin a fait jouer
history-no-moves = -# Les coups de cette partie ne sont plus conservés.
history-before = -# Cette table n’a pas encore commencé. La partie précédente de ce salon a aussi son historique.
history-somebody = quelqu’un
history-computer-name = Ordi
history-create = { $name } ouvre la table.
history-join = { $name } prend la place { $seat }.
history-computer = Un ordi prend la place { $seat }.
history-options = Les règles maison changent.
history-start = **La partie commence.**
history-leave-lobby = { $name } quitte la table.
history-leave = { $name } laisse { $seat } à un ordi.
history-offer = { $name } ({ $seat }) propose sa place à quelqu’un.
history-keep = { $name } garde { $seat }.
history-handed = { $name } cède { $seat }.
history-take = { $name } prend { $seat }.
history-away = L’ordi joue pour { $name } ({ $seat }) jusqu’à son retour.
history-back = { $name } ({ $seat }) est de retour.
history-vote = { $name } ({ $seat }) demande que l’ordi joue pour ceux qu’on attend.
history-pause = ⏸ { $name } met la table en pause.
history-resume = { $name } relance la table.
history-lapse = Plus personne n’est venu depuis longtemps.
history-end = { $name } arrête la partie sans résultat.
history-close = Le salon ou le fil de la table n’existe plus.
history-admin-skip = 🛡️ { $name }, admin, fait jouer l’ordi pour ceux qu’on attend.
history-admin-computer = 🛡️ { $name }, admin, confie { $seat } à l’ordi.
history-admin-replace = 🛡️ { $name }, admin, donne { $seat } à quelqu’un.
history-admin-remove = 🛡️ { $name }, admin, retire quelqu’un de { $seat }.
history-admin-pause = 🛡️ { $name }, admin, met la table en pause.
history-admin-resume = 🛡️ { $name }, admin, relance la table.
history-admin-void = 🛡️ { $name }, admin, annule la manche : elle recommence.
history-admin-end = 🛡️ { $name }, admin, ferme la table.
history-admin-reset = 🛡️ { $name }, admin, réinitialise la table.

# -- being forgotten
forget-question = **T’oublier ?** J’efface ton nom et ton identifiant de toutes les tables terminées : tes places et tes coups y restent, sans nom. C’est définitif. Les tables en cours te gardent, tes réglages aussi ; quitte d’abord la table, et redemande quand elle sera terminée.
forgotten = { $count ->
    [0] Tu n’apparais à aucune table terminée : il n’y avait rien à oublier.
    [one] C’est fait : ton nom est effacé de { $count } table.
   *[other] C’est fait : ton nom est effacé de { $count } tables.
 }

# -- settings
guide-step = -# 💡 { $step } (Conseils : *Table* → *Réglages*)
settings-title = **Tes réglages**, à toutes les tables
settings-ask = Confirmer mes coups (le premier appui choisit, le second joue)
settings-pings = Appels (un message me prévient quand on m’attend)
settings-dm = Messages privés (mes mains et mes appels arrivent là)
settings-pictures = Images (ce qu’elles montrent est toujours écrit aussi)
settings-words = Mots sur les boutons (des nombres et des noms au lieu de petits dessins)
settings-steps = Premiers pas (ma première manche d’un jeu est expliquée)
settings-on = oui
settings-off = non
settings-line = • { $words } : **{ $state }**
press-set-ask = Confirmer mes coups
press-set-pings = Appels
press-set-dm = Messages privés
press-set-pictures = Images
press-set-words = Mots sur les boutons
press-set-steps = Premiers pas

# -- direct messages
press-dm-hand = Voir ma main
dm-hello = Tes mains arrivent ici désormais, un message par table. Sers-toi des boutons ou écris tes coups ; écris *aide* pour voir ce que je comprends. *Mes disques* ou *Ma main* sur un plateau marchent toujours. Pour désactiver : **Table**, puis *Réglages*, ou `/table { name-settings }`.
dm-on = Tes mains arrivent désormais en message privé.
dm-off = Tes mains n’arrivent plus en message privé : appuie sur *Mes disques* ou *Ma main* sur le plateau.
dm-closed = Je ne peux plus t’écrire : les messages privés sont désactivés et ta main est de nouveau ici. Quand les membres de ce serveur pourront t’écrire (ses *Paramètres de confidentialité*), réactive-les : **Table**, puis *Réglages*.
dm-left = Tu n’es plus à cette table.
dm-gone = Cette table a fermé : son salon ou son fil n’existe plus.
dm-ping = On t’attend à la table de { $game } dans { $channel }.

# -- options form
options-title = Règles maison · { $game }
options-slow = Le formulaire a mis un instant de trop à s’ouvrir. Réessaie.
options-fixed = La partie a commencé : ses règles ne changent plus.
press-options-again = Rouvrir le formulaire
answer-options = Les règles maison sont sur le plateau.
options-only-host = Seul l’hôte, { $host }, peut les changer.

# -- rules
rules-page = -# Page { $page } sur { $pages }

# -- choosing a table
choose-table = Tu joues à plusieurs tables. Laquelle ?
choose-table-line = { $number }. { $channel } · { $game } · chez { $host }

# -- answers to commands
thread-result = { $game } dans { $place } : { $result }
thread-come-in = Je n’ai pas pu t’ajouter au fil de cette table. Ouvre { $link } et rejoins-le : il est ouvert à tous.
answer-opened = Le plateau : { $link }
answer-skipped = C’est fait. Le plateau montre ce qui a été joué.
answer-voted = C’est noté. Dès que l’hôte ou un autre joueur est d’accord, l’ordi joue pour ceux qu’on attend.
answer-computer = Un ordi s’assoit à la table.
answer-board = Le plateau : { $link }
answer-moved = ✓ C’est fait.
answer-removed = La place est libre.
answer-ended = Tu as fermé la table.
answer-resumed = ✓ La partie reprend.
answer-kept = ✓ Tu gardes ta place ; plus personne ne peut la prendre.
answer-offered = ✓ J’appelle { $name } dans le salon de la table. Tu joues jusqu’à ce que ta place soit prise. Pour la garder finalement : **Table**, puis *Garder ma place*.
answer-away = ✓ L’ordi joue à sa place jusqu’à son retour.

# -- words that can be typed, with commas between the names of one thing
typed-help = aide, aide-moi, commandes, comment, comment ça marche, que faire, quoi faire, je fais quoi, que puis-je écrire, qu’est-ce que je peux faire, qu’est-ce que je peux écrire
typed-hand = main, ma main, mon jeu
typed-board = plateau, table, tableau
typed-rules = règles, règle, règles du jeu, comment jouer, comment on joue
typed-scores = scores, score, classement, résultats
typed-me = moi, moi-même, mon, ma, mes, le mien, les miens
typed-filler = je, tu, une, le, la, les, l’, de, d’, du, des, au, aux, à, en, avec, pour, par, sur, dans, chez, ce, cet, cette, ces, ça, c’est, est, me, te, s’il te plaît, stp, svp, merci, allez, alors, bon, ok, d’accord, maintenant, veux, voudrais, vais, fais, bot, salut, hé
typed-and = et, puis, ensuite
typed-not = pas, ne, non, jamais, annule, annuler, attends, attendez, arrête, stop
typed-numbers = zéro / aucun / rien / zéro pli / aucun pli / pas de pli, un / un seul / un pli, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt, vingt et un, vingt-deux, vingt-trois, vingt-quatre

# -- what can be typed
typable-always = À tout moment : `main`, `plateau`, `règles`, `aide`.
typable-help-general = **Ce que tu peux écrire dans une partie**
typable-help = **Ce que tu peux écrire maintenant**

# -- answers to what was typed in a channel: all can read them, and they name nothing of it
typed-note = { $name } : { $words }
typed-veiled-here = rien n’a été joué. Ce que les autres ne doivent pas savoir s’écrit en message privé ; **{ $press }** montre ce que tu peux faire. Si ton message en dit trop, supprime-le.
typed-unclear-here = je n’y reconnais aucun coup. Appuie sur **{ $press }** pour voir ce que tu peux faire, ou écris-moi *aide* en message privé.
typed-hand-here = ça ne regarde que toi. Appuie sur **{ $press }**, ou demande-moi en message privé.
typed-look-here = voilà, pour tes yeux seulement.

# -- refusals
error-other = Ça n’a pas marché. Réessaie avec un panneau tout neuf.
error-bug = Quelque chose a cloché de notre côté (erreur { $id }). Rien n’est perdu. Réessaie et, si ça continue, donne ce numéro à la personne qui gère le bot.
error-no-such-table = Cette table n’existe plus. Ouvres-en une autre avec `/skull { name-new }` ou `/skullking { name-new }`.
error-no-table-here = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/{ $game } { name-new }`.
error-no-table-anywhere = Tu n’es à aucune table de { $title }. Ouvres-en une avec `/{ $game } { name-new }` dans le salon d’un serveur.
error-other-game-here = La table de ce salon joue à { $game }. Sers-toi de `/{ $slug }`.
error-channel-taken = Une table est déjà ouverte dans ce salon. Tu peux la rejoindre, ou ouvrir la tienne dans un fil.
error-channel-taken-no-thread = Une table est déjà ouverte dans ce salon. Tu peux la rejoindre, ou ouvrir la tienne dans un autre salon.
error-channel-taken-yours = Tu es déjà à la table de ce salon. Tu peux en ouvrir une autre dans un fil.
error-channel-taken-running = Une partie est déjà en cours dans ce salon. Tu peux ouvrir ta propre table dans un fil.
error-already-seated = Tu es déjà à cette table.
error-already-started = Cette partie a déjà commencé. Tu peux la suivre sur le plateau.
error-already-ended = Cette table est terminée. Appuie sur Revanche sur son plateau, ou ouvres-en une autre.
error-not-ended = La partie n’est pas finie. La revanche, c’est pour après.
error-table-full = Les { $seats } places sont prises. Tu peux suivre la partie sur le plateau.
error-too-few-players = { $missing ->
    [one] Il manque encore une personne pour lancer.
   *[other] Il manque encore { $missing } personnes pour lancer.
 } Tes amis appuient sur **Rejoindre**, ou l’hôte ajoute un ordi avec **+ Ordi**.
error-not-seated = Tu n’es pas à cette table. Tu peux la suivre sur le plateau.
error-not-seated-lobby = Tu n’es pas encore à cette table. Appuie sur **Rejoindre** sur le plateau.
error-not-started = La partie n’a pas encore commencé. L’hôte appuie sur **Lancer** sur le plateau.
error-not-host = Seul l’hôte, { $host }, peut faire ça.
error-not-host-yet = Seul l’hôte, { $host }, peut faire ça. Si { $host } ne revient pas, tu pourras le faire dans { $seconds } s.
error-no-such-seat = Cette place ne peut être ni libérée ni choisie.
error-seat-changed = Cette place a changé de mains entre-temps. Regarde à nouveau.
error-no-bots = Un bot ne peut pas s’asseoir. Choisis une personne ; si tu quittes la table, un ordi prend ta place.
error-no-table-of-mine = Tu n’es à aucune table. Écris ça dans le salon d’une table, ou ouvres-en une avec `/skull { name-new }` ou `/skullking { name-new }` sur un serveur.
error-no-history = Je ne me souviens d’aucune partie dans ce salon.
error-stale-prompt = Ce bouton datait d’un moment passé. Voici où on en est.
error-not-your-turn = Ce n’est pas ton tour. On attend { $names }.
error-nobody-to-skip = On n’attend personne d’autre pour le moment.
error-skip-too-early = Laisse encore un peu de temps : possible dans { $seconds } s.
error-bad-options = Cette valeur ne convient pas ({ $field }). Choisis dans la liste.
error-bad-value = Je ne comprends pas. Choisis dans la liste, ou donne un nombre entier, par exemple 3.
error-storage-busy = Le carnet est occupé un instant et ton appui n’a pas compté. Appuie encore, s’il te plaît.
error-storage-failed = Impossible d’enregistrer à l’instant : ton appui n’a pas compté. Réessaie bientôt ; la personne qui gère le bot peut voir pourquoi.
error-in-dm = Les tables se tiennent dans les salons d’un serveur. Utilise cette commande là-bas.
error-no-threads-here = On ne peut pas créer de fil ici (salon vocal, fil ou message privé). Choisis *{ where-here }*, ou ouvre la table dans un salon textuel.
error-missing-rights = Je ne peux pas encore jouer ici : il me faut { $rights } dans ce salon. Demande à quelqu’un qui gère le serveur, ou change de salon.
error-missing-thread-rights = Je ne peux pas ouvrir de fil ici : il me faut { $rights }. Choisis *{ where-here }*, ou demande à quelqu’un qui gère le serveur.
error-nothing-to-see = Il n’y a encore rien à voir là.
error-unseen-player = Choisis quelqu’un qui joue à cette table.
error-command-changed = Cette commande a changé. Attends une minute, puis retape-la.
error-not-in-thread = Je ne suis pas dans ce fil privé. Mentionne-moi ici ({ $bot }) ou ajoute-moi, puis réessaie.
error-place-gone = Je n’ai pas pu écrire dans ce salon. Vérifie que je peux le voir et y écrire.
error-not-understood = Je n’y reconnais aucun coup.
error-several-players = Plusieurs joueurs ont ce nom ici. Écris le numéro de la place, par exemple `2`.
error-typed-nowhere = Tu n’es à aucune table. Ouvres-en une avec `/skull { name-new }` ou `/skullking { name-new }` dans le salon d’un serveur ; ensuite tu pourras m’écrire tes coups.
error-typed-not-here = Tu n’as pas de table sur ce serveur. Ouvres-en une avec `/skull { name-new }` ou `/skullking { name-new }`.
error-typed-several-here = Tu joues à plusieurs tables. Écris ça dans le salon de la bonne table, ou à moi en message privé.
error-typed-gone = Je ne sais plus ce que tu avais écrit. Écris-le encore, s’il te plaît.
error-typed-too-late = Il s’est passé autre chose au même instant, alors ça n’a pas compté. Écris-le encore, s’il te plaît.

error-player-seated = { $name } est déjà à cette table.
error-not-offered = Cette place ne t’est pas proposée. Qui l’occupe peut te la proposer : **Table**, puis *Céder ma place*.
error-no-offer = Ta place n’est proposée à personne.
error-removed = Un admin t’a fait quitter cette table. Seul un admin peut t’y redonner une place.
error-knows-another-hand = Tu as eu une autre place pendant cette manche et tu en connais la main. Tu pourras prendre une place à la prochaine manche.
error-not-paused = Cette table n’est pas en pause.
error-already-paused = Cette table est déjà en pause.
error-paused = Cette table est en pause. { $host } (l’hôte) ou un admin peut la relancer : **Table**, puis *Reprendre*.
error-dm-closed = Je ne peux pas t’écrire. Autorise les messages privés des membres de ce serveur (ses *Paramètres de confidentialité*) ou débloque-moi, puis réactive ce réglage. Ta main reste ici.
error-dm-later = Discord ne me laisse envoyer aucun message privé pour le moment. Réessaie dans quelques minutes. Ta main reste ici.
error-computer-already = Un ordi a déjà cette place.

# -- rights
right-view-channel = Voir le salon
right-send-messages = Envoyer des messages
right-send-messages-in-threads = Envoyer des messages dans les fils
right-create-public-threads = Créer des fils publics
right-read-message-history = Voir les anciens messages
right-attach-files = Joindre des fichiers

# -- commands
command-table = Les places, les pauses et le passé d’une table
command-table-give = Proposer ta place à quelqu’un, qui continue avec ta main
command-table-give-user = À qui la donner
command-table-pause = Mettre la table en pause jusqu’à ce que tu reprennes (l’hôte)
command-table-resume = Relancer une table en pause (l’hôte)
command-table-history = Ce qui s’est passé à la table, raconté
command-table-settings = Tes propres réglages, à toutes les tables
command-table-forget = Faire effacer ton nom des tables terminées
command-new = Ouvrir une table ici
command-join = T’asseoir à la table de ce salon
command-leave = Quitter la table
command-start = Lancer la partie
command-hand = Voir ce que tu as en main, en privé
command-board = Reposter le plateau en bas du salon
command-rules = Comment on joue
command-options = Les règles maison de la table
command-new-turn-time = Combien de temps peut durer un tour
command-new-where = Dans ce salon ou dans un fil à part
where-here = ici
where-thread = dans un fil
