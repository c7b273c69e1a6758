# Skull: everything players read about this game.
skull-name = Skull
skull-about = Faroles con flores y calaveras, de 3 a 6 jugadores

# -- discs
skull-disc-flower = flor
skull-disc-skull = calavera
skull-disc-last-chance = flor de última oportunidad
skull-button-flower = Flor
skull-button-skull = Calavera
skull-button-last-chance = Última oportunidad
skull-down-flower = Flor ✓
skull-down-skull = Calavera ✓
skull-down-last-chance = Última oportunidad ✓
skull-swap-flower = Cambiar: flor
skull-swap-skull = Cambiar: calavera
skull-swap-last-chance = Cambiar: oportunidad

# -- board: what is awaited
skull-board-title = Skull · ronda { $round }
skull-await-first = Primeros discos. Esperando a { $names }; después, { $starter } (empieza).
skull-await-first-in-turn = { $name }: pon tu primer disco.
skull-await-starter = { $name }: empiezas tú; pon tu primer disco.
skull-await-turn = { $name }: pon un disco o abre un desafío.
skull-await-open = { $name } no tiene discos en mano y abre un desafío.
skull-await-answer = { $name }: sube o pasa. { $bidder } quiere destapar **{ $number }** de { $total }.
skull-await-own = { $name } destapa { $number } y empieza por sus propios discos.
skull-await-flip = { $name }: elige una pila. { $turned } de { $number } ya destapados, todo flores.
skull-await-lose = { $name } destapó su propia calavera y elige en secreto qué perder.
skull-await-name = { $name } queda fuera y nombra a quien empieza la próxima ronda.

# -- board: seat lines
skull-seat-down = { $count } en mesa
skull-seat-hand = { $count } en mano
skull-seat-none-down = nada en mesa
skull-seat-out = fuera
skull-seat-passed = pasó
skull-seat-bid = dice { $number }
skull-seat-starter = empieza
skull-seat-last-chance = tiene la flor de última oportunidad
skull-seat-last-chance-at = flor de última oportunidad: { $place } desde abajo
skull-bids = Desafío: { $bids }
skull-bid-opened = { $name } **{ $number }**

# -- board: what just happened
skull-last-place = { $name } puso un disco.
skull-last-open = { $name } abrió un desafío: { $number }.
skull-last-raise = { $name } subió a { $number }.
skull-last-pass = { $name } pasó.
skull-last-flip = { $name } destapó { $owner ->
    [own] un disco propio
   *[other] el disco de arriba de { $target }
 }: { $disc }.
skull-last-lose = { $name } entregó un disco.
skull-last-name = { $name } nombró a quien empieza.
skull-last-show = { $name } enseñó sus discos de la ronda anterior.

# -- the last reveal
skull-reveal-won = Ronda { $round }: { $name } destapó { $number } { $number ->
    [one] flor
   *[other] flores
 } y ganó el desafío.
skull-reveal-own-skull = Ronda { $round }: { $name } quería { $number } y destapó su propia calavera.
skull-reveal-skull = Ronda { $round }: { $name } quería { $number } y destapó la calavera de { $owner }.
skull-reveal-lost = { $name } perdió un disco.
skull-reveal-out = { $name } queda fuera de la partida.
skull-reveal-flips = Destapado: { $flips }
skull-reveal-shown = { $name } enseña, de abajo arriba: { $discs }

# -- board buttons
skull-press-hand = Mis discos
skull-press-challenge = Desafío…
skull-press-pass = Pasar
skull-press-number = { $number }
skull-press-raise = Subir a { $number }
skull-press-more = Más…
skull-press-flip = Pila de { $seat } { $name } ({ $count })
skull-press-flip-name = Pila de { $name } ({ $count })
skull-press-name = { $seat } { $name }

# -- panel
skull-panel-first = **Tu primer disco.** Puedes cambiarlo hasta que estén todos menos el de { $starter }, que va al final.
skull-panel-first-in-turn = **Tu primer disco.** Lo puesto, puesto queda.
skull-panel-first-last = **Tu primer disco es el último de esta ronda** antes del de { $starter }: los deja fijos todos.
skull-panel-first-done = ✓ Tu { $disc } está en la mesa. Puedes cambiarla hasta que estén todos los primeros discos menos el de { $starter }.
skull-panel-starter-waits = Empiezas esta ronda: pones tu disco cuando los demás tengan el primero en la mesa. El tablero muestra quién lo puso ya.
skull-panel-starter = **Tu primer disco.** Los demás ya están; después sigues tú.
skull-panel-turn = **Tu turno:** pon un disco o abre un desafío.
skull-panel-open = **Tu turno:** no tienes discos en mano, así que abre un desafío.
skull-panel-answer = **Sube o pasa.** { $bidder } quiere destapar { $number } de { $total }.
skull-panel-own = **Destapas { $number }**, primero los tuyos. Se giran solos.
skull-panel-flip = **Elige una pila para destapar.** { $turned } de { $number } hechos.
skull-panel-lose = **Destapaste tu propia calavera.** Elige en secreto qué disco pierdes para siempre.
skull-panel-lose-sure = ¿Perder { $kind ->
    [skull] la calavera
   *[other] una flor
 } para siempre? Nadie más sabrá qué disco era.
skull-panel-name = **Quedas fuera.** Nombra a quien empieza la próxima ronda.
skull-panel-wait = No es tu turno. La mesa está en el tablero.
skull-panel-out = Quedaste fuera de esta partida. Puedes seguirla en el tablero.
skull-panel-over = La partida ha terminado.
skull-panel-away = **La máquina juega por ti** porque no estabas. Pulsa *Aquí estoy* para seguir.
skull-panel-hand = En mano: { $discs }
skull-panel-hand-empty = En mano: nada
skull-panel-stack = En mesa, desde arriba: { $discs }
skull-panel-stack-empty = En mesa: nada todavía
skull-panel-lost = Perdido hasta ahora: { $discs }
skull-panel-table = Mesa, { $total } { $total ->
    [one] disco
   *[other] discos
 }: { $stacks }
skull-panel-stack-of = { $name } { $count }
skull-panel-stack-passed = { $name } { $count }, ha pasado
skull-panel-table-no-bid = Nadie ha abierto un desafío.
skull-panel-numbers = **Puedo destapar…** (de { $low } a { $high } de { $total }) Con el desafío abierto, nadie pone más discos.
skull-panel-numbers-raise = **Subir a…** (de { $low } a { $high } de { $total })
skull-panel-mark = Pulsa **{ $move }** otra vez para confirmar.
skull-panel-show-offer = -# Puedes enseñar lo que tenías en mesa en el último desafío, hasta que se abra el próximo.
skull-panel-show-offer-new = -# Puedes enseñar lo que este asiento tenía en mesa en el último desafío, antes de ser tuyo, hasta que se abra el próximo.
skull-press-lose-flower = Perder una flor
skull-press-lose-skull = Perder la calavera
skull-press-lose-flower-sure = Sí, perder una flor
skull-press-lose-skull-sure = Sí, la calavera
skull-press-show = Enseñar mis discos
skull-count-of = { $disc } × { $count }

# -- end
skull-end-points = 🏆 Gana { $name } con { $points } { $points ->
    [one] desafío ganado
   *[other] desafíos ganados
 }.
skull-end-survival = 🏆 Gana { $name }: a nadie más le quedan discos.
skull-end-row = { $place } { $name } · { $points ->
    [0] ningún desafío
    [one] { $points } desafío
   *[other] { $points } desafíos
 } · { $discs ->
    [0] fuera
    [one] { $discs } disco
   *[other] { $discs } discos
 }

# -- history
skull-told-round = **Ronda { $round }** · empieza { $name }
skull-told-voided = La ronda { $round } queda anulada y empieza de nuevo.
skull-told-placed = Discos en mesa:
skull-told-fixed = Los primeros discos quedan fijos.
skull-told-fixed-last-chance = La flor de última oportunidad de { $name } está entre ellos.
skull-told-challenge = Desafío:
skull-told-passed = { $seat } pasa
skull-told-challenger = { $name } debe destapar { $number }.
skull-told-flipped = Destapado:
skull-told-won = { $name } gana el desafío: { $points } { $points ->
    [one] ganado
   *[other] ganados
 } hasta ahora.
skull-told-failed = { $whose ->
    [own] { $name } destapó su propia calavera.
   *[other] { $name } destapó la calavera de { $owner }.
 }
skull-told-lost = { $name } pierde un disco; { $count ->
    [one] le queda { $count }
   *[other] le quedan { $count }
 }.
skull-told-last-chance-given = { $name } recibe la flor de última oportunidad para la próxima ronda.
skull-told-last-chance-returned = { $name } devuelve la flor de última oportunidad.
skull-told-named = { $name } nombra a { $target } para empezar.
skull-told-ended = 🏆 { $name } gana la partida.

# -- pictures in words, at most 256 signs: seats are numbers, never names
skull-alt-table = Ronda { $round }.
skull-alt-awaited = { $phase ->
    [placing] Por poner su primer disco
    [turn] Por poner o desafiar
    [challenging] Por subir o pasar
    [revealing] Por destapar discos
    [losing] Por elegir el disco que pierde
   *[naming] Por nombrar a quien empieza
 }: { $count ->
    [one] asiento { $seats }
   *[other] asientos { $seats }
 }.
skull-alt-bid = Asiento { $seat }: dijo { $number } de { $total }{ $turned ->
    [0] {""}
    [one] {", "}{ $turned } destapado
   *[other] {", "}{ $turned } destapados
 }.
skull-alt-turned = Destapado por asiento: { $discs }.
skull-alt-past = Antes: el asiento { $seat } dijo { $number } y { $end ->
    [won] ganó
    [own] destapó su propia calavera
   *[other] destapó la calavera del asiento { $owner }
 }.
skull-alt-past-lost = Pierde un disco.
skull-alt-past-out = Queda fuera.
skull-alt-of-seat = { $seat }: { $discs }
skull-alt-shown = Enseñado: { $stacks }.
skull-alt-mats = Discos: { $mats }.
skull-alt-mat = asiento { $seat } { $down } en mesa { $hand } en mano
skull-alt-mats-short = En mesa/en mano: { $mats }.
skull-alt-mat-short = { $seat }: { $down }/{ $hand }
skull-alt-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }: { $seats }.
skull-alt-last-chance = Última oportunidad: { $kind ->
    [placed] asiento { $seat }, disco { $place } desde abajo
   *[held] asiento { $seat }
 }.
skull-alt-passed = Pasaron: { $seats }.
skull-alt-out = Fuera: { $seats }.
skull-alt-starter = Empieza: { $seats }.
skull-alt-disc-flower = { $count ->
    [one] flor
   *[other] { $count } flores
 }
skull-alt-disc-skull = { $count ->
    [one] calavera
   *[other] { $count } calaveras
 }
skull-alt-disc-last-chance = flor de última oportunidad
skull-alt-hand = Tus discos, asiento { $seat }. En mano: { $count ->
    [0] nada
   *[other] { $discs }
 }.
skull-alt-hand-down = En mesa, desde arriba: { $discs }.
skull-alt-hand-lost = Perdido: { $discs }.
skull-alt-hand-out = Asiento { $seat }: quedaste fuera y no tienes discos.
skull-alt-final = La partida ha terminado. Gana el asiento { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, { $discs ->
    [one] le queda { $discs } disco
   *[other] le quedan { $discs } discos
 }.
skull-alt-final-row = Asiento { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, { $discs ->
    [0] fuera
    [one] { $discs } disco
   *[other] { $discs } discos
 }

# -- options
skull-form-rulings = Reglas de la casa
skull-box-last-chance = Disco de última oportunidad
skull-box-own-stack = Destapar todos los propios, aunque superen el número
skull-box-own-skull-loss = Calavera propia: el disco se pierde al azar
skull-box-first-placement = Primeros discos por turno, desde quien empieza
skull-box-points-to-win = Partida rápida: basta ganar un desafío
skull-option-last-chance = Disco de última oportunidad
skull-option-last-chance-false = Sin disco de última oportunidad
skull-option-last-chance-true = Con disco de última oportunidad
skull-option-own-stack-stop-at-bid = Destapar los propios solo hasta el número
skull-option-own-stack-all-own = Destapar todos los propios, aunque superen el número
skull-option-own-skull-loss-chosen = Calavera propia: el disco se elige en secreto
skull-option-own-skull-loss-random = Calavera propia: el disco se pierde al azar
skull-option-first-placement-starter-last = Primeros discos a la vez; quien empieza, al final
skull-option-first-placement-clockwise-from-starter = Primeros discos por turno, desde quien empieza
skull-option-points-to-win-2 = Gana quien gane dos desafíos
skull-option-points-to-win-1 = Partida rápida: basta ganar un desafío

# -- refusals in Skull's words
skull-error-bad-seat-count = Skull es para 3 a 6 jugadores.
skull-error-game-over = Esta partida ha terminado. Pulsa Revancha en el tablero para jugar otra.
skull-error-not-your-turn = No es tu turno. La primera línea del tablero dice a quién se espera.
skull-error-seat-eliminated = Quedaste fuera de esta partida. Puedes seguirla en el tablero.
skull-error-target-eliminated = Esa persona quedó fuera de la partida. Elige a alguien que siga en juego.
skull-error-unknown-seat = Ese asiento no existe en esta mesa.
skull-error-disc-not-in-hand = No tienes ese disco en la mano. Pulsa Mis discos para ver los que tienes.
skull-error-disc-not-owned = Ya no tienes ese disco. Pulsa Mis discos para ver los que te quedan.
skull-error-own-stack-first = Destapa primero tus discos y luego elige otra pila.
skull-error-stack-empty = En esa pila no queda ningún disco por destapar. Elige otra.
skull-error-number-too-low = Di un número más alto: como mínimo { $minimum }.
skull-error-number-too-high = Solo hay { $maximum } discos en la mesa. Di un número hasta { $maximum }.
skull-error-first-disc-missing = No puedes abrir un desafío antes de poner tu primer disco.
skull-error-starter-places-last = Empiezas esta ronda, así que pones al final. El tablero muestra quién falta.
skull-error-challenge-is-open = Hay un desafío abierto y ya no se ponen discos. Sube o pasa.
skull-error-no-challenge-open = No hay ningún desafío abierto. Pon un disco o abre uno.
skull-error-already-passed = Ya pasaste en este desafío; vale hasta que acabe la ronda.
skull-error-nothing-to-turn = Ahora no hay ningún disco que destapar.
skull-error-nothing-to-lose = Ahora no tienes que entregar ningún disco.
skull-error-nothing-to-name = Ahora no hay que nombrar a nadie.
skull-error-nothing-to-show = Los discos de un desafío fallido solo se enseñan hasta que se abre el siguiente.
skull-error-unknown-action = No conozco esa jugada. Usa los botones de tu panel.
skull-error-bad-format = Esta partida la guardó otra versión y no puede seguir. Abre otra mesa.
skull-error-bad-position = Ninguna partida puede llegar a esa posición.
skull-error-say-disc = ¿Qué disco? Escribe `flor` o `calavera`.
skull-error-say-lose = Un disco perdido no vuelve. Escribe `perder flor` o `perder calavera`.
skull-error-say-lost-disc = ¿Qué disco pierdes? Escribe `perder flor` o `perder calavera`.
skull-error-say-number = ¿Cuántos discos? Escribe por ejemplo `desafío 3`.
skull-error-say-challenge = Con un desafío nadie pone más discos. Para abrirlo, escribe `desafío` y el número.
skull-error-say-flip = ¿De quién es el disco? Escribe el número del asiento, por ejemplo `destapar 2`.
skull-error-say-name = ¿Quién empieza? Escribe el número del asiento, por ejemplo `nombrar 2`.
skull-error-show-or-hand = `enseñar` muestra a todo el mundo lo que tenías en mesa la ronda anterior. `mano` te muestra tus discos solo a ti.

# -- words that can be typed, with commas between the names of one thing; the first is shown
skull-typed-flower = flor, flores, rosa, rosas, una flor, una rosa, 🌸, 🌹, 🌷
skull-typed-skull = calavera, calaveras, una calavera, cráneo, 💀, ☠️
skull-typed-last-chance = última oportunidad, flor de última oportunidad, flor de la última oportunidad, última flor, última rosa, última, 🌼
skull-typed-place = poner, pongo, pon, colocar, coloco, añadir, añado, agregar, agrego, jugar, juego, bajar, bajo, dejar, dejo, cambiar, cambio, cambia
skull-typed-challenge = desafío, desafiar, un desafío, reto, retar, abrir, abro, abrir un desafío, abro un desafío, apuesta, apostar, apuesto, digo, puedo destapar, puedo girar, puedo voltear
skull-typed-raise = subir, subo, sube, subir a, subo a, más, aumentar, aumento
skull-typed-pass = pasar, paso, pasa, no voy, me retiro
skull-typed-flip = destapar, destapo, destapa, girar, giro, gira, voltear, volteo, voltea, levantar, levanto, revelar, revelo, dar la vuelta, doy la vuelta, destapar uno, destapo uno, destapar una, destapo una
skull-typed-lose = perder, pierdo, pierde, entregar, entrego, dar, doy, descartar, descarto, renunciar, renuncio, sacrificar, sacrifico
skull-typed-name = nombrar, nombro, nombra, nombro a, elegir, elijo, elijo a, empieza, empezar, comienza, que empiece
skull-typed-show = enseñar, enseño, enseña, mostrar, muestro, muestra
skull-typed-hand = discos, mis discos
skull-typed-filler = disco, un disco, pila, montón, tapete, boca abajo, abajo, encima

# -- what can be typed
skull-typable-general = `flor` o `calavera` pone un disco. `desafío 4` abre o sube, `pasar` pasa. `destapar 2` destapa un disco del asiento 2. `perder flor` entrega un disco, `nombrar 2` nombra a quien empieza, `enseñar` muestra lo que tenías en mesa.
skull-typable-place = Poner un disco: { $discs }
skull-typable-swap = Cambiar tu primer disco: { $discs }
skull-typable-open = Abrir un desafío: `desafío { $low }`{ $count ->
    [one] {""}
   *[other] {" "}hasta `desafío { $high }`
 }
skull-typable-answer = Subir con un número, `{ $low }`{ $count ->
    [one] {""}
   *[other] {" "}hasta `{ $high }`
 }, o `pasar`
skull-typable-flip = Destapar un disco del asiento { $seats }
skull-typable-lose = Entregar un disco: { $moves }
skull-typable-name = Nombrar a quien empieza, asiento { $seats }
skull-typable-show = Mostrar lo que tenías en mesa la ronda anterior: `enseñar`

# -- commands
skull-command-place = Pon un disco
skull-command-challenge = Abre un desafío, o súbelo
skull-command-pass = Pasa en el desafío
skull-command-flip = Destapa el disco de arriba de alguien
skull-command-place-disc = Qué disco
skull-command-challenge-number = Cuántos discos vas a destapar
skull-command-flip-player = La pila de quién

# -- rules guide
skull-rules-1 = ## Skull en un minuto
    Cada jugador tiene cuatro discos: **tres flores y una calavera**. En cada ronda se van poniendo boca abajo en el tapete propio, uno encima de otro.
    Hasta que alguien anuncia: *“Puedo destapar 3 discos y todos serán flores”.* Los demás dicen un número más alto o pasan.
    Quien dijo el más alto destapa ese número de discos, **primero los suyos**. Todo flores: desafío ganado. **Con dos desafíos ganados, la partida es tuya.** Una calavera: pierdes un disco para siempre. Sin discos, quedas fuera.
    Así que pon tu calavera y espera a que alguien caiga en ella, o pon flores y atrévete tú. Mentir y charlar está permitido.
skull-rules-2 = ## Poner discos
    • **Primer disco:** todos a la vez; quien empieza, al final. Nadie ve el tuyo y puedes cambiarlo hasta que estén todos menos el de quien empieza. Después ya no se tocan.
    Luego se sigue en sentido horario desde quien empieza. En tu turno haz una de estas dos cosas:
    • pon un disco más encima de tu pila, o
    • abre un desafío con un número, de 1 a todos los discos de la mesa.
    Si no te quedan discos en la mano, debes abrir un desafío.
    _Ejemplo: Ana, Bo y Cy ya tienen un disco en mesa. Ana empieza y pone el segundo. Bo dice “dos”. Hay 4 discos en la mesa: se puede llegar hasta 4._
skull-rules-3 = ## El desafío
    Una vez abierto, no se ponen más discos. En sentido horario, di un número **más alto** o pasa. Pasar vale para toda la ronda.
    Termina cuando solo queda una persona sin pasar, o al instante si alguien dice el total de discos.
    _Ejemplo: Bo abrió con 2. Cy sube a 3. Ana pasa, Bo pasa: Cy debe destapar 3 discos._
skull-rules-4 = ## Destapar discos
    Quien desafía destapa primero sus discos, desde arriba, tantos como pida el número. Después, uno a uno, el disco de arriba de **cualquier** pila; puedes cambiar de pila cuando quieras.
    La primera calavera lo termina todo.
    _Ejemplo: Cy tiene 2 flores en mesa y debe destapar 3. Sus dos discos se giran solos; luego elige el de arriba de Bo: una flor. ¡Ganado!_
    _Con una calavera entre esos dos, Cy habría fallado sin tocar los de nadie: quien va de farol sobre su calavera no debe quedarse con el desafío._
skull-rules-5 = ## Perder un disco, ganar la partida
    • **Calavera ajena:** quien la puso te quita un disco sin mirarlo. Solo tú sabrás cuál fue.
    • **Tu propia calavera:** eliges en secreto qué disco pierdes.
    • **Sin discos:** quedas fuera. Si fue una calavera ajena, empieza la ronda quien la puso; si fue la tuya, nombras tú a quien empieza.
    • Si no, empieza la ronda quien hizo el desafío, lo ganara o no.
    Ganas con tu segundo desafío ganado, o si solo a ti te quedan discos.
    _Tras un desafío fallido, los demás pueden enseñar lo que tenían: pulsa Enseñar mis discos._
skull-rules-6 = ## Reglas de la casa a elegir
    • **Última oportunidad:** quien baja de dos discos a uno recibe para la ronda siguiente una flor extra, conocida por todos. Si falla mientras la tiene, queda fuera al instante. Una vez por partida y persona.
    • **Destapar todos los propios,** aunque tu pila sea mayor que tu número.
    • **Calavera propia al azar:** el disco perdido se saca al azar.
    • **Primeros discos por turno** desde quien empieza, no a la vez.
    • **Partida rápida:** basta ganar un desafío.

# -- a beginner's first round, one line a step
skull-guide-placing = Pon un disco boca abajo delante de ti. Las flores son seguras; tu calavera es una trampa para los demás.
skull-guide-turn = Abrir un desafío es decir cuántos discos puedes destapar sin encontrar una calavera, empezando por los tuyos.
skull-guide-challenging = Quien diga el número más alto tiene que destapar esa cantidad, empezando por su propia pila. Quien pasa ya no vuelve a este desafío.
skull-guide-revealing = Destapas el disco de arriba. Todo flores, y el desafío es tuyo; una calavera te cuesta un disco.
skull-guide-losing = La calavera atrapa a los demás, las flores ganan desafíos. Sin discos, la partida termina para ti.
skull-guide-naming = La partida ha terminado para ti. Aún dices quién empieza la próxima ronda.
skull-guide-wait = Nada que hacer por ahora. Mira el tablero: ¿cuántos discos pone cada jugador y hasta dónde se atreve?
