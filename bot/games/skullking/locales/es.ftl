# Skull King: everything players read about this game.
skullking-name = Skull King
skullking-about = Apuesta bazas entre piratas y sirenas, de 2 a 8 jugadores

# -- cards
skullking-suit-green = verde
skullking-suit-yellow = amarillo
skullking-suit-purple = morado
skullking-suit-black = negro
skullking-card-number = { $sign } { $number }
skullking-card-words = { $suit } { $number }
skullking-card-rosie = Rosie
skullking-card-will = Will
skullking-card-rascal = Rascal
skullking-card-juanita = Juanita
skullking-card-harry = Harry
skullking-card-tigress = Tigresa
skullking-card-tigress-pirate = Tigresa (pirata)
skullking-card-tigress-escape = Tigresa (huida)
skullking-card-skullking = Skull King
skullking-card-mermaid = Sirena
skullking-card-kraken = Kraken
skullking-card-whale = Ballena Blanca
skullking-card-loot = Botín
skullking-card-escape = Huida
skullking-count-of = { $card } × { $count }
skullking-graybeard = Barbagrís

# -- names of cards that can be typed beside those on the buttons, with commas between them
skullking-typed-green = loro, loros
skullking-typed-yellow = cofre, cofres, oro, dorado
skullking-typed-purple = mapa, mapas, violeta, lila
skullking-typed-black = triunfo, jolly roger, bandera pirata, bandera negra
skullking-typed-rosie = Rosie D’Laney, Rosie de Laney
skullking-typed-will = Will el Bandido, Bendt, Bendt el Bandido, Bandido
skullking-typed-rascal = Rascal de Roatán
skullking-typed-juanita = Juanita Jade
skullking-typed-harry = Harry el Gigante, Gigante
skullking-typed-pirate = pirata, un pirata
skullking-typed-tigress = la Tigresa
skullking-typed-tigress-pirate = Tigresa como pirata, Tigresa pirata, Pirata Tigresa
skullking-typed-tigress-escape = Tigresa como huida, Tigresa huida, Huida Tigresa
skullking-typed-skullking = Rey, el Rey, el Skull King, Rey Calavera, SK
skullking-typed-mermaid = una Sirena
skullking-typed-kraken = el Kraken
skullking-typed-whale = Ballena, la Ballena, la Ballena Blanca
skullking-typed-loot = Tesoro, el Botín, un Botín
skullking-typed-escape = Escape, una Huida, Bandera blanca
skullking-typed-keep = mantener, mantengo, igual, sin cambio, sin cambios, conservar, conservo, dejar, lo dejo, me quedo

# -- other words that can be typed; the first of each is shown. The letters are of the four suits
skullking-typed-letters = v, a, m, n
skullking-typed-bid = apuesta, apuesto, apostar, baza, bazas, envite, envido, pido, gano, ganaré, me llevo, haré
skullking-typed-play = jugar, juego, juega, jugar a, juego a, tirar, tiro, echar, echo, poner, pongo
skullking-typed-load = cargar, cargo, carga, cañón, fuego, disparar, disparo
skullking-typed-cannonball = bala, bala de cañón, 💥
skullking-typed-grapeshot = metralla, ✴️
skullking-typed-discard = descartar, descarto, descarte, me descarto, descartarme, soltar, suelto, desechar, desecho, enterrar
skullking-typed-stake = arriesgar, arriesgo, me juego, jugarme, apuesta de Rascal
skullking-typed-lead = abrir, abre, abro, que abra, salir, sale, salgo, empezar, empieza, empiezo, nombrar, nombro, nombro a, elijo a, le toca a
skullking-typed-up = subir, subo, sube, más, uno más, una más, aumentar, aumento
skullking-typed-down = bajar, bajo, baja, menos, uno menos, una menos, reducir, reduzco
skullking-typed-hand = cartas, mis cartas
skullking-typed-filler = carta, una carta, punto, puntos
skullking-typed-why = por qué
skullking-typed-trick = última baza, baza anterior

# -- what can be typed
skullking-typable-general = `apuesta 3`, o solo el número, apuesta. `negro 14`, `huida` o `tigresa como pirata` juega una carta. `bala` o `metralla` carga. Poder de un pirata: el número de un asiento para Rosie, dos cartas para Will, `0`, `10` o `20` para Rascal, `-1`, `mantener` o `+1` para Harry.
skullking-typable-always = `marcador`, `por qué` y `última baza` muestran lo que pasó.
skullking-typable-bid = Tu apuesta: un número de `0` a `{ $most }`
skullking-typable-load = Tu cañón: { $moves }
skullking-typable-play = Una carta: { $moves }
skullking-typable-rosie = Quién abre, por su asiento: { $seats } ({ $names })
skullking-typable-will = { $count ->
    [one] Una carta
   *[other] { $count } cartas, separadas por comas,
 } para descartar: { $cards }
skullking-typable-rascal = Puntos que te juegas por tu apuesta: { $moves }
skullking-typable-harry = Tu apuesta: { $moves }

# -- board: what is awaited
skullking-board-title = Skull King · ronda { $round } de { $rounds }
skullking-board-title-extra = Skull King · ronda extra de desempate
skullking-board-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 }
skullking-board-trick = baza { $trick } de { $tricks }
skullking-await-bidding = **Apuestas: { $done } de { $seats }.** Esperando a { $waiting }
skullking-await-loading = **Cañones cargados: { $done } de { $seats }.** Esperando a { $waiting }
skullking-await-lead = { $name } abre la baza { $trick }.
skullking-await-card = Le toca jugar a { $name }.
skullking-await-graybeard = { $name } descubre una carta.
skullking-await-nobody = La partida ha terminado.
skullking-await-rosie = { $name } nombra a quien abre la próxima baza (Rosie).
skullking-await-will = { $name } robó del mazo y elige qué descartar (Will).
skullking-await-rascal = { $name } puede jugarse 0, 10 o 20 puntos por su apuesta (Rascal).
skullking-await-harry = { $name } puede subir o bajar su apuesta en 1 (Harry).

# -- board: bids
skullking-board-ticks = { $ticks } · abre { $leader }
skullking-board-bids = Apuestas: { $bids }
skullking-board-sum = Apuestas: { $bids } para { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
 }; { $side ->
    [many] { $off ->
        [one] sobra { $off }.
       *[other] sobran { $off }.
     }
    [few] { $off ->
        [one] falta { $off }.
       *[other] faltan { $off }.
     }
   *[right] cuadran.
 }
skullking-board-unclaimed = { $count ->
    [one] 1 baza no fue para nadie.
   *[other] { $count } bazas no fueron para nadie.
 }
skullking-seat-dealer = reparte

# -- board: a trick
skullking-board-head = -# bazas ganadas / apuesta · puntos
skullking-seat-tricks = **{ $won }/{ $bid }**
skullking-ghost = { $won ->
    [one] 1 baza
   *[other] { $won } bazas
 } · { $cards ->
    [one] le queda 1 carta
   *[other] le quedan { $cards } cartas
 }
skullking-follow = Palo a seguir: { $suit }.
skullking-follow-none = En esta baza no hay que seguir ningún palo.
skullking-follow-open = Aún sin palo: lo fija el próximo número.
skullking-so-far = Va ganando { $name }: { $why }.
skullking-so-far-nobody = No va ganando nadie: { $why }.
skullking-last-trick = **Última baza**

# -- why somebody takes a trick
skullking-why-led-suit = el { $suit } más alto
skullking-why-trump = { $led ->
    [black] el negro más alto
    [green] el negro gana al verde
    [yellow] el negro gana al amarillo
    [purple] el negro gana al morado
   *[none] el negro gana a los demás colores
 }
skullking-why-pirate = { $pirates ->
    [one] { $mermaids ->
        [0] un pirata gana a todos los números
       *[other] un pirata gana a sirenas y números
     }
   *[other] el primer pirata
 }
skullking-why-mermaid = { $mermaids ->
    [one] una sirena gana a todos los números
   *[other] la primera sirena
 }
skullking-why-skull-king = { $pirates ->
    [0] el Skull King gana a todos los números
   *[other] el Skull King gana a los piratas
 }
skullking-why-mermaid-takes-king = una sirena atrapa al Skull King
skullking-why-all-escape = solo hay huidas y cuenta la primera
skullking-why-kraken = el Kraken destruye la baza
skullking-why-whale-highest = con la Ballena Blanca gana el número más alto, sea del color que sea
skullking-why-whale-nothing = con la Ballena Blanca solo cuentan los números, y no hay ninguno

# -- what happened
skullking-event-taken = { $name } **se la lleva:** { $why }.
skullking-event-destroyed = **El Kraken destruyó esta baza:** no es para nadie.
skullking-event-discarded = **La Ballena Blanca no encontró números:** la baza se descarta y no es para nadie.
skullking-event-captured = Bonus si cumple su apuesta: { $bonuses }
skullking-event-allied = Alianza en esta ronda: { $pair }

# -- what stands beside a bid
skullking-note-grapeshot = ✴️ metralla
skullking-note-cannonball = 💥 bala de cañón
skullking-note-ally = alianza con { $ally }
skullking-note-rosie = Rosie: abre { $target }
skullking-note-will = Will: robó { $count }, descartó { $count }
skullking-note-rascal = { $count ->
    [0] Rascal: no se juega nada
   *[other] Rascal: se juega { $count }
 }
skullking-note-juanita = Juanita: miró el mazo
skullking-note-harry-open = Harry: aún puede cambiar la apuesta
skullking-note-harry = Harry: { $change ->
    [none] mantuvo la apuesta
   *[other] apuesta { $change }
 }

# -- a scored round
skullking-round-title = **Ronda { $round }** ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 })
skullking-round-head = -# puntos (esta ronda) · bazas ganadas / apuesta
skullking-round-row = { $place } { $name } · **{ $score }** ({ $points }) · { $won }/{ $bid }
skullking-round-bonus = con { $points } de bonus
skullking-end-won = 🏆 Gana { $names } con { $points } puntos.
skullking-end-shared = 🏆 Empatan en el primer puesto { $names } con { $points } puntos.
skullking-end-extra = Se decidió en una ronda extra.
skullking-end-row = { $place } { $names } · **{ $points }**
skullking-end-last = **Ronda { $round }:** { $points }

# -- history
skullking-told-round = { $kind ->
    [extra] **Ronda extra de desempate**
   *[round] **Ronda { $round }**
 } · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 } · reparte { $dealer }, abre { $leader }
skullking-told-voided = La ronda { $round } queda anulada y se reparte de nuevo.
skullking-told-bid = Apuestas hechas:
skullking-told-load = Cañón cargado:
skullking-told-loads = Cañones: { $loads }
skullking-told-played = Cartas:
skullking-told-taken = Baza { $trick }: se la lleva { $name }.
skullking-told-destroyed = Baza { $trick }: la destruye el Kraken.
skullking-told-discarded = Baza { $trick }: la Ballena Blanca no encuentra números; se descarta.
skullking-told-power = Ganó { $card }: { $name } puede usar su poder.
skullking-told-drawn = Will: { $name } roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }.
skullking-told-discarded-cards = Will: { $name } descarta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }.
skullking-told-viewed = Juanita: { $name } mira { $count ->
    [one] { $count } carta sin repartir
   *[other] { $count } cartas sin repartir
 }.
skullking-told-wager = Rascal: { $name } se juega { $points }.
skullking-told-change = Harry: { $name } { $how ->
    [kept] mantiene su apuesta de { $bid }
   *[changed] apuesta ahora { $bid }
 }.
skullking-told-scored = **Puntos de la ronda { $round }:** { $scores }
skullking-told-ended = 🏆 Fin de la partida. Primer puesto: { $names }.

# -- private pages
skullking-trick-title = **Baza { $trick } de la ronda { $round }**
skullking-why-title = **Ronda { $round }** ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 }): las cuentas
skullking-why-choice = Ronda { $round } ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 })
skullking-why-list = Las cuentas de una ronda
skullking-sum-head = { $name } apostó { $bid }{ $change ->
    [none] {""}
   *[other] {" "}({ $change } por Harry)
 }, ganó { $won }{ $load ->
    [grapeshot] , metralla
    [cannonball] , bala de cañón
   *[none] {""}
 }: **{ $points }**, total { $score }
skullking-sum-exact = exacta: { $count } × { $each } = { $points }
skullking-sum-missed = falló por { $count }: { $count } × { $each } = { $points }
skullking-sum-zero-made = cero cumplido: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } × { $each } = { $points }
skullking-sum-zero-missed = cero fallado: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } × { $each } = { $points }
skullking-sum-pot = exacta: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } × { $each } = { $points }
skullking-sum-pot-half = falló por una: mitad de { $worth } = { $points }
skullking-sum-pot-lost = fallada: nada de { $worth }
skullking-sum-fourteen = { $card } { $points }
skullking-sum-mermaid-taken-by-pirate = { $card } capturada por un pirata { $points }
skullking-sum-pirate-taken-by-skullking = { $card }, captura del Skull King { $points }
skullking-sum-skullking-taken-by-mermaid = { $card } capturado por una sirena { $points }
skullking-sum-alliance = alianza con { $partner } { $points }
skullking-sum-wager = apuesta de Rascal { $points }
skullking-sum-lost = perdido: { $lost }
skullking-scores-title = **Marcador**
skullking-scores-head = -# Cada línea es una ronda; cada columna, un asiento.
skullking-scores-round = #

# -- buttons
skullking-press-hand = Mi mano
skullking-press-why = Por qué
skullking-press-trick = Última baza
skullking-press-scores = Marcador
skullking-press-bid = { $bid }
skullking-press-own-bid = Mi apuesta: { $bid }
skullking-press-load-grapeshot = Metralla: mitad si fallas por 1
skullking-press-load-cannonball = Bala: 15 por carta o nada
skullking-press-as-pirate = Pirata
skullking-press-as-escape = Huida
skullking-press-wager = { $points }
skullking-press-change = { $change ->
    [none] Mantener
   *[other] { $change }
 }
skullking-press-discard = Descartar { $cards }
skullking-press-discard-list = { $count ->
    [one] Descarta exactamente 1 carta
   *[other] Descarta exactamente { $count } cartas
 }
skullking-drawn-now = recién robada

# -- pictures: the few words in them
skullking-picture-round = R{ $round }
skullking-picture-total = TOTAL

# -- pictures in words, for who cannot see them: 256 signs at most; players are numbers of seats
skullking-alt-hand = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }: { $cards }.
skullking-alt-hand-locked = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }. Puedes jugar: { $cards }. Ahora no: { $locked }.
skullking-alt-hand-drawn = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }: { $cards }. Recién robadas: { $drawn }.
skullking-alt-trick = Ronda { $round }, baza { $trick }, asientos por orden de juego (ganadas/apuesta): { $plays }.
skullking-alt-trick-short = Baza { $trick }: { $plays }.
skullking-alt-play = { $seat } { $card }
skullking-alt-play-best = { $seat } { $card }, va ganando
skullking-alt-play-takes = { $seat } { $card }, se la lleva
skullking-alt-to-play = juega { $seat }
skullking-alt-waits = { $seat } espera
skullking-alt-nobody = No es para nadie.
skullking-alt-leads = Abre { $seat }.
skullking-alt-power = { $seat } usa { $card }.
skullking-alt-bids = Apuestas por asiento: { $bids }.
skullking-alt-bids-in = { $count ->
    [0] Aún no hay apuestas
    [one] Ya apostó el asiento { $done }
   *[other] Ya apostaron los asientos { $done }
 }; esperando a { $waiting }.
skullking-alt-loads-in = { $count ->
    [0] Aún no hay cañones cargados
    [one] Ya cargó el asiento { $done }
   *[other] Ya cargaron los asientos { $done }
 }; esperando a { $waiting }.
skullking-alt-round = Ronda { $round }; asiento, puntos, total: { $rows }.
skullking-alt-round-row = { $seat }: { $points } ({ $tally }), { $score }
skullking-alt-scores = Marcador tras la ronda { $round }, por asiento, de más a menos: { $rows }.
skullking-alt-row = { $seat }: { $points }, { $score }
skullking-alt-final = Gana el asiento { $winners }. Total por asiento (apuestas cumplidas): { $rows }.
skullking-alt-final-shared = Empatan los asientos { $winners }. Total por asiento (apuestas cumplidas): { $rows }.
skullking-alt-final-row = { $seat }: { $score } ({ $made }/{ $rounds })

# -- panel
skullking-prompt-bid = **Tu apuesta:** { $cards ->
    [one] hay 1 baza. ¿Será tuya?
   *[other] de las { $cards } bazas, ¿cuántas ganarás?
 } Abre { $leader }.
skullking-prompt-bid-last = **Solo falta tu apuesta: al hacerla se verán todas.** { $cards ->
    [one] Hay 1 baza. ¿Será tuya?
   *[other] De las { $cards } bazas, ¿cuántas ganarás?
 } Abre { $leader }.
skullking-prompt-bid-made = ✓ Apostaste **{ $made }**. Puedes cambiarlo hasta que estén todas las apuestas.
skullking-prompt-load = **Carga tu cañón:** ya se conocen todas las apuestas.
skullking-prompt-load-last = **Carga tu cañón.** Solo falta el tuyo: al hacerlo se verán todas las cargas.
skullking-prompt-load-made = ✓ Tu cañón lleva **{ $made }**. Puedes cambiarlo hasta que todos estén cargados.
skullking-prompt-play = **Tu turno** · baza { $trick } de { $tricks } · llevas { $won } de { $bid }
skullking-prompt-lead = **Abres tú** la baza { $trick } de { $tricks }: cualquier carta · llevas { $won } de { $bid }
skullking-prompt-tigress = **La Tigresa** se juega como pirata o como huida. ¿Cuál?
skullking-prompt-rosie = **Rosie:** nombra a quien abre la próxima baza · llevas { $won } de { $bid }
skullking-prompt-will = **Will:** elige { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } para descartar, de tu mano o recién robadas, sin que nadie las vea. Llevas { $won } de { $bid }.
skullking-prompt-rascal = **Rascal:** ¿cuánto te juegas a que cumples tu apuesta? Llevas { $won } de { $bid }.
skullking-prompt-harry = **Harry:** puedes subir o bajar tu apuesta en 1. Llevas { $won } de { $bid }.
skullking-panel-left = { $left ->
    [0] Era la última baza de la ronda.
    [one] Queda 1 baza en esta ronda.
   *[other] Quedan { $left } bazas en esta ronda.
 }
skullking-load-grapeshot = metralla
skullking-load-cannonball = una bala de cañón
skullking-playable-follow = Sigue { $suit }: { $count ->
    [one] tu única carta del palo, o una sin número.
   *[other] una de tus { $count }, o una sin número.
 }
skullking-playable-all = Sigue { $suit }. Puedes jugar cualquiera de tus cartas.
skullking-playable-void = No tienes { $suit }: juega lo que quieras.
skullking-panel-hand = Tu mano: { $cards }
skullking-panel-hand-empty = No te quedan cartas.
skullking-panel-drawn = Recién robadas: { $cards }
skullking-panel-contract = { $bid ->
    [0] Apostaste cero bazas y llevas { $won }.
    [one] Apostaste 1 baza y llevas { $won }.
   *[other] Apostaste { $bid } bazas y llevas { $won }.
 }
skullking-panel-load = Tu cañón: { $load }
skullking-panel-wager = Te juegas con Rascal: { $points }
skullking-panel-harry = Harry: puedes subir o bajar tu apuesta en 1, una sola vez, hasta que acabe la ronda.
skullking-panel-allies = Alianza con { $names }
skullking-panel-stock = Juanita te enseñó el mazo: { $cards }
skullking-panel-wait = No es tu turno. La mesa está en el tablero.
skullking-panel-over = La partida ha terminado.
skullking-panel-away = **La máquina juega por ti** porque no estabas. Pulsa *Aquí estoy* para seguir.
skullking-panel-mark = Pulsa **{ $move }** otra vez para confirmar.

# -- lobby
skullking-lobby-ghost = Con dos jugadores, el fantasma de Barbagrís juega una tercera mano; sin Botín.
skullking-lobby-cap = Con tantos jugadores, las manos llegan como mucho a { $cards } cartas.
skullking-lobby-stock = Una ronda de { $cards } cartas reparte todo el mazo: no queda nada para Will ni Juanita.

# -- options
skullking-form-rules = Cartas, poderes y reglas de la casa
skullking-form-scoring = Puntuación
skullking-form-rounds = Rondas
skullking-form-sizes = Tus propios tamaños de mano
skullking-form-sizes-hint = Un número por ronda, por ejemplo 2, 4, 6. Lo que escribas aquí sustituye a la lista de arriba.
skullking-box-kraken = Kraken
skullking-box-white-whale = Ballena Blanca
skullking-box-loot = Botín
skullking-box-pirate-powers = Poderes de los piratas
skullking-box-kraken-next-leader = Kraken: después abre quien está a su izquierda
skullking-box-whale-next-leader-when-discarded = Baza descartada por la Ballena: abre quien la habría ganado
skullking-box-harry-timing = Harry puede esperar al final de la ronda
skullking-box-tiebreak = Un empate final se comparte
skullking-box-classic = Puntuación Skull King
skullking-box-rascal = Puntuación Rascal
skullking-box-rascal-loads = Puntuación Rascal con cañones
skullking-box-standard = Estándar: de 1 a 10 cartas
skullking-box-even-keeled = Aunque zozobre: 2 2 4 4 6 6 8 8 10 10
skullking-box-even-keeled-short = Aunque zozobre, corta: 2 4 6 8 10
skullking-box-skip-to-the-brawl = Directos a la pelea: 6 7 8 9 10
skullking-box-swift-n-salty = Escaramuza al punto: 5 rondas de 5
skullking-box-broadside-barrage = Andanada lateral: 10 rondas de 10
skullking-box-whirlpool = Remolino: 9 9 7 7 5 5 3 3 1 1
skullking-box-whirlpool-short = Remolino, corta: 9 7 5 3 1
skullking-box-past-your-bedtime = Se hace tarde: una ronda de 1
skullking-box-own = Tus propios tamaños, escritos abajo
skullking-option-kraken-false = Sin el Kraken
skullking-option-kraken-true = Con el Kraken
skullking-option-white-whale-false = Sin la Ballena Blanca
skullking-option-white-whale-true = Con la Ballena Blanca
skullking-option-loot-false = Sin Botín
skullking-option-loot-true = Con Botín
skullking-option-pirate-powers-false = Sin poderes de los piratas
skullking-option-pirate-powers-true = Con poderes de los piratas
skullking-option-scoring-classic = Puntuación Skull King
skullking-option-scoring-rascal = Puntuación Rascal
skullking-option-scoring-rascal-loads = Puntuación Rascal con cañones
skullking-option-rounds-standard = Diez rondas, de 1 a 10 cartas
skullking-option-rounds-even-keeled = Aunque zozobre: { $sizes } cartas
skullking-option-rounds-even-keeled-short = Aunque zozobre, corta: { $sizes } cartas
skullking-option-rounds-skip-to-the-brawl = Directos a la pelea: { $sizes } cartas
skullking-option-rounds-swift-n-salty = Escaramuza al punto: 5 rondas de 5 cartas
skullking-option-rounds-broadside-barrage = Andanada lateral: 10 rondas de 10 cartas
skullking-option-rounds-whirlpool = Remolino: { $sizes } cartas
skullking-option-rounds-whirlpool-short = Remolino, corta: { $sizes } cartas
skullking-option-rounds-past-your-bedtime = Se hace tarde: una ronda de 1 carta
skullking-option-rounds-own = Rondas de { $sizes } cartas
skullking-option-kraken-next-leader-would-have-won = Tras el Kraken abre quien habría ganado
skullking-option-kraken-next-leader-left-of-kraken = Tras el Kraken abre quien está a su izquierda
skullking-option-whale-next-leader-when-discarded-whale-player = Si la Ballena descarta la baza, abre quien jugó la Ballena
skullking-option-whale-next-leader-when-discarded-would-have-won = Si la Ballena descarta la baza, abre quien la habría ganado
skullking-option-harry-timing-immediate = Harry cambia la apuesta en el acto
skullking-option-harry-timing-end-of-round = Harry puede esperar al final de la ronda
skullking-option-tiebreak-extra-round = Un empate en el primer puesto se desempata
skullking-option-tiebreak-shared = Un empate en el primer puesto se comparte

# -- refusals in Skull King’s words
skullking-error-bad-format = Esta partida la guardó otra versión y no puede seguir. Abre otra mesa.
skullking-error-bad-hand-size = Una mano tiene de 1 a 10 cartas.
skullking-error-bad-hand-sizes = No puedo repartir esos tamaños. Da como mucho { $rounds } números enteros de 1 a { $most }, separados por comas.
skullking-error-bad-position = Ninguna partida puede llegar a esa posición.
skullking-error-bad-seat-count = Skull King es para 2 a 8 jugadores.
skullking-error-bad-wager = Juégate 0, 10 o 20 puntos.
skullking-error-bid-too-high = Solo hay { $maximum } bazas en esta ronda. Apuesta hasta { $maximum }.
skullking-error-bid-too-low = Una apuesta no puede bajar de { $minimum }.
skullking-error-bids-are-known = Las apuestas ya se conocen y valen para esta ronda.
skullking-error-bids-missing = Aún faltan apuestas. El tablero muestra de quién.
skullking-error-card-not-in-hand = No tienes esa carta. Pulsa Mi mano para ver las que tienes.
skullking-error-game-over = Esta partida ha terminado. Pulsa Revancha en el tablero para jugar otra.
skullking-error-graybeard-first = Primero descubre su carta Barbagrís. Es solo un momento.
skullking-error-loads-are-known = Las cargas ya se conocen y valen para esta ronda.
skullking-error-loads-missing = Aún faltan cañones por cargar. El tablero muestra cuáles.
skullking-error-must-follow-suit = { $suit ->
    [green] Hay que seguir 🦜 verde
    [yellow] Hay que seguir 🪙 amarillo
    [purple] Hay que seguir 🗺️ morado
   *[black] Hay que seguir ☠️ negro
 } y tienes: juega una carta de ese palo, o una sin número.
skullking-error-no-power-now = Ahora no tienes ningún poder que usar.
skullking-error-no-rounds = Da al menos un tamaño de mano.
skullking-error-not-your-turn = No es tu turno. Las primeras líneas del tablero dicen a quién se espera.
skullking-error-nothing-to-change = Ahora no puedes cambiar tu apuesta. Para eso Harry debe ganarte una baza.
skullking-error-nothing-to-discard = Ahora no tienes nada que descartar. Para eso Will debe ganarte una baza.
skullking-error-nothing-to-load = En esta mesa se juega sin cargar cañones.
skullking-error-nothing-to-name = Ahora no tienes a quién nombrar. Para eso Rosie debe ganarte una baza.
skullking-error-nothing-to-stake = Ahora no puedes jugarte puntos. Para eso Rascal debe ganarte una baza.
skullking-error-nothing-to-turn = Barbagrís no tiene ahora ninguna carta que descubrir.
skullking-error-several-cards = ¿Cuál de ellas: { $cards }?
skullking-error-say-bid = ¿Cuántas bazas? Escribe un número, por ejemplo `apuesta 3`.
skullking-error-say-load = Escribe `bala` o `metralla`.
skullking-error-say-stake = ¿Cuántos puntos? Escribe `0`, `10` o `20`.
skullking-error-say-harry = Escribe `+1` para una más, `-1` para una menos, o `mantener`.
skullking-error-say-lead = ¿Quién abre? Escribe el número del asiento, por ejemplo `2`.
skullking-error-say-card = Escribe una carta, por ejemplo `negro 14`, `huida` o `tigresa como pirata`.
skullking-error-power-first = Antes va el poder de un pirata. Las primeras líneas del tablero dicen de quién.
skullking-error-tigress-undecided = Di qué será la Tigresa: “Tigresa como pirata” o “Tigresa como huida”.
skullking-error-too-many-rounds = Son demasiadas rondas.
skullking-error-unknown-action = No conozco esa jugada. Usa los botones de tu panel.
skullking-error-unknown-card = No conozco esa carta. Escríbela como en tu panel, por ejemplo “negro 14”, “☠ 14” o “huida”.
skullking-error-unknown-player = No sé a quién te refieres. Escribe el número del asiento, por ejemplo 2.
skullking-error-unknown-seat = Ese asiento no existe en esta mesa.
skullking-error-wrong-discard-count = Elige exactamente { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 } para descartar.

# -- commands
skullking-cards-base = juego básico
skullking-cards-all = con Kraken, Ballena Blanca, Botín y poderes de los piratas
skullking-command-new-cards = Qué cartas y poderes
skullking-command-bid = Apuesta cuántas bazas ganarás
skullking-command-bid-tricks = Cuántas bazas
skullking-command-play = Juega una carta
skullking-command-play-card = Qué carta, por ejemplo negro 14
skullking-command-load = Carga tu cañón
skullking-command-load-load = Con qué
skullking-command-power = Usa el poder de un pirata que te ganó una baza
skullking-command-power-choice = Alguien de la mesa, los puntos, el cambio de apuesta o las cartas que descartas
skullking-command-scores = Muestra los puntos de todas las rondas, en privado

# -- rules guide
skullking-rules-1 = ## Skull King en un minuto
    En cada ronda recibes una mano de cartas y apuestas en secreto **cuántas bazas ganarás**. Todas las apuestas se muestran a la vez. Luego se juegan las cartas, baza tras baza.
    Gana **exactamente** las bazas que apostaste y sumarás mucho. Una de más es tan mala como una de menos.
    En la primera ronda hay 1 carta por jugador, en la segunda 2, y así hasta 10. Al final gana quien tenga más puntos.
    _Ejemplo: Bo apuesta 2 y gana 2 bazas: 2 × 20 = 40 puntos. Cy apuesta 1 y gana 3, falla por dos: −20._
    {""}**En tu turno,** tu panel muestra la baza, qué se puede jugar y tu mano. Lo que no se puede jugar sale en gris. El panel te llega solo; si lo pierdes, pulsa **Mi mano** en el tablero.
skullking-rules-2 = ## Las cartas
    {""}**Números** del 1 al 14 en cuatro palos: 🦜 verde, 🪙 amarillo, 🗺️ morado y ☠️ negro. El negro es triunfo y gana a los otros tres.
    {""}**Huidas** (5): pierden contra todo.
    {""}**Piratas** (5): ganan a todos los números. Son Rosie, Will, Rascal, Juanita y Harry.
    {""}**La Tigresa** es pirata o huida. Lo dices al jugarla.
    {""}**El Skull King** gana a los piratas y a todos los números.
    {""}**Sirenas** (2): ganan a todos los números y atrapan al Skull King, pero pierden contra los piratas.
    En resumen: pirata gana a sirena, sirena gana a Skull King, Skull King gana a pirata.
    _Ejemplo: un pirata, el Skull King y una sirena en la misma baza: gana la sirena, en cualquier orden._
skullking-rules-3 = ## Seguir el palo
    El primer número de una baza fija su palo. Si tienes números de ese palo, debes jugar uno, **o cualquier carta sin número**. Si no tienes, juega lo que quieras.
    No hay que superar ni jugar negro por obligación.
    • Si se abre con una huida, aún no hay palo: lo fija el próximo número.
    • Si se abre con un pirata, una sirena o el Skull King, la baza no tiene palo y vale cualquier carta.
    _Ejemplo: Ana abre con amarillo 9. Bo tiene amarillo 2, negro 5 y una sirena. Puede jugar amarillo 2 o la sirena, pero no negro 5._
skullking-rules-4 = ## Quién gana la baza
    1. Si están el Skull King y una sirena: la primera sirena.
    2. Si no, el Skull King.
    3. Si no, el primer pirata.
    4. Si no, la primera sirena.
    5. Si no, el número negro más alto.
    6. Si no, el número más alto del palo de la baza.
    7. Si todo son huidas: la primera carta.
    Quien gana una baza abre la siguiente.
    _Ejemplo: verde 12, verde 3, negro 2, morado 14. Gana negro 2: el palo no era morado, y el negro gana al verde._
    _Ejemplo: amarillo 5, Harry, Rosie, sirena. Gana Harry, el primer pirata._
skullking-rules-5 = ## Los puntos de una ronda
    • **Apuesta de una o más, cumplida:** 20 puntos por baza.
    • **Fallada:** pierdes 10 puntos por cada baza de más o de menos.
    • **Apuesta de cero, cumplida:** 10 puntos por cada carta que recibiste en la ronda.
    • **Cero fallado:** pierdes esos mismos puntos.
    {""}**Bonus, solo con apuesta exacta:**
    • un 14 en tus bazas: 10; el negro, 20
    • una sirena capturada por tu pirata: 20 cada una
    • un pirata capturado por tu Skull King: 30 cada uno
    • el Skull King capturado por tu sirena: 40
    _Ejemplo: siete cartas, Di apuesta 0 y no gana nada: 7 × 10 = 70. Ed apuesta 3 y gana 3, con el 14 verde y un pirata que capturó su Skull King: 60 + 10 + 30 = 100._
    _Ejemplo: Flo apuesta 2 y gana 3 con el 14 negro: −10, y esos 20 se pierden._
    {""}**Por qué**, en el tablero, muestra todas las cuentas. Un empate en el primer puesto se resuelve en una ronda extra.
skullking-rules-6 = ## Más cartas, si la mesa quiere
    {""}**Kraken:** nadie gana la baza y sus cartas desaparecen. Abre la siguiente quien la habría ganado.
    {""}**Ballena Blanca:** solo cuentan los números. Gana el más alto de cualquier palo, y el negro no es triunfo. Si no hay ninguno, la baza se descarta y abre quien jugó la Ballena.
    Si caen en la misma baza, decide la que se jugó después. Si abren la baza, ninguna fija palo.
    {""}**Botín** (2): se juega como una huida. Quien gana la baza y quien jugó el Botín hacen una **alianza**: si ambos cumplen su apuesta, cada uno recibe 20 puntos.
    _Ejemplo: amarillo 9, negro 12, Ballena Blanca, morado 13. Gana morado 13._
    _Ejemplo: Bo juega el Botín en una baza que gana Cy. Bo cumple su apuesta, Cy no: nadie suma por la alianza._
skullking-rules-7 = ## Poderes de los piratas, si la mesa quiere
    Si un pirata tuyo gana la baza por sí mismo, puedes en el acto:
    • **Rosie:** nombrar a quien abre la próxima baza, también a ti.
    • **Will:** robar dos cartas del mazo y descartar dos de tu mano.
    • **Rascal:** jugarte 0, 10 o 20 puntos a que cumples tu apuesta.
    • **Juanita:** ver las cartas sin repartir. Quedan en tu panel hasta que acabe la ronda.
    • **Harry:** subir o bajar tu apuesta en 1, o mantenerla.
    Tras la última baza de la ronda solo vale el de Harry.
    _Ejemplo: Ana apostó 2 y acaba de ganar la tercera baza con Harry. Sube su apuesta a 3 y ya no necesita más._
    La Tigresa no tiene poder. Un pirata capturado no da el suyo a nadie.
skullking-rules-8 = ## Dos jugadores y otras formas de jugar
    {""}**Dos jugadores:** el fantasma de Barbagrís juega una tercera mano. En su turno se descubre la carta de arriba de su pila; no tiene que seguir el palo, y abre si gana la baza. No puntúa, pero se lleva bazas.
    {""}**Ocho jugadores:** las manos llegan a 8 cartas.
    {""}**Rondas:** otras listas de tamaños, o la tuya, en *Opciones*.
    {""}**Puntuación Rascal:** en cada ronda todos pueden ganar 10 puntos por cada carta de su mano inicial, apuesten lo que apuesten. Apuesta exacta: todo; a una de distancia: la mitad; si no, nada. Los bonus igual, y nada se pierde.
    {""}**Cañones:** conocidas las apuestas, elige en secreto. La *metralla* puntúa como arriba. La *bala de cañón* da 15 puntos por carta con apuesta exacta, y si no, nada de nada.
    _Ejemplo: seis cartas, Cy apuesta 2 y gana 3. Con metralla, la mitad de 60: 30. Con bala, 0; con apuesta exacta, 6 × 15 = 90._

# -- a beginner's first round, one line a step
skullking-guide-bid = Mira tu mano y di cuántas bazas ganarás, ni más ni menos. 0 también es una apuesta. Nadie la ve hasta que estén todas.
skullking-guide-load = La metralla es prudente: conservas la mitad si fallas por una. La bala paga más, o nada en absoluto.
skullking-guide-lead = Abres la baza con la carta que quieras. Un número fija el palo que los demás deben seguir, si pueden.
skullking-guide-play = Sigue el palo si puedes. Las cartas especiales se pueden jugar siempre. El negro gana a los demás palos, los piratas a los números.
skullking-guide-graybeard = El fantasma de Barbagrís juega la primera carta de su pila.
skullking-guide-rosie = Rosie ganó una baza: tú decides quién abre la siguiente.
skullking-guide-will = Will ganó una baza: has robado cartas y ahora descartas otras tantas.
skullking-guide-rascal = Rascal ganó una baza: arriesga puntos por tu apuesta. Se suman si se cumple; si no, los pierdes.
skullking-guide-harry = Harry ganó una baza: puedes subir o bajar tu apuesta en 1.
skullking-guide-juanita = Juanita ganó una baza: has visto las cartas que nadie tiene.
skullking-guide-wait = Nada que hacer por ahora. Cuenta en la mesa: ¿quién necesita bazas todavía y quién no debe llevarse ninguna?
