# What both games share: lobby, table, panels, refusals, commands.

# -- buttons
press-join = Unirme
press-computer = + Máquina
press-start = Empezar
press-options = Opciones
press-rules = Reglas
press-table = Mesa
press-refresh = Actualizar
press-back = Volver
press-wake = Despertar
press-leave = Irme
press-leave-sure = Sí, irme
press-end = Cerrar la mesa
press-end-sure = Sí, cerrarla
press-skip = Jugar en su lugar
press-settings = Ajustes
press-im-back = Aquí estoy
press-rematch = Revancha
press-close = Cerrar
press-history = Historial
press-history-before = Historial de la última partida
press-give = Ceder mi asiento
press-keep = Conservar asiento
press-pause = Pausar
press-resume = Reanudar
press-away = Máquina suplente
press-take = Ocupar { $seat }
press-take-offered = Ocupar el asiento
press-forget-sure = Sí, olvídame
press-board = Ir al tablero
press-official = Reglas oficiales
press-previous = ‹ Anterior
press-next = Siguiente ›
press-remove = Liberar un asiento
press-thread = Abrir en un hilo
press-new-here = Abrir mesa aquí

# -- lobby
lobby-title = { $game } · mesa de { $host }
lobby-need = { $seats } de { $low }–{ $high } jugadores. { $missing ->
    [one] Falta 1 para empezar.
   *[other] Faltan { $missing } para empezar.
 }
lobby-ready = { $seats } de { $low }–{ $high } jugadores. { $host } ya puede empezar.
lobby-full = { $seats } jugadores, mesa completa. { $host } ya puede empezar.
lobby-seat-host = organiza
lobby-official = Reglas oficiales
lobby-except = Reglas oficiales, salvo:
lobby-expires = Esta mesa se cierra { $when } si nada cambia.
lobby-invite = Pulsa **Unirme** para sentarte. Quien organiza puede completar la mesa con máquinas.
turn-time-none = Turnos sin límite de tiempo
turn-time-60 = 1 minuto por turno
turn-time-180 = 3 minutos por turno
turn-time-600 = 10 minutos por turno
turn-time-86400 = 1 día por turno
option-turn-time = Tiempo por turno

# -- board
board-computer = 💻
board-missed = ⏰ jugó el reloj
board-away = 💻 la máquina juega en su lugar
board-deadline = ⏳ { $when }
board-skip-votes = Alguien propone *Jugar en su lugar*. Lo decide una segunda persona, o quien organiza.
board-paused = **Mesa en pausa:** no hay nadie. Seguirá cuando alguien de la mesa pulse *{ $press }*. Se cierra { $when }.
board-paused-closes = Se cierra { $when }.
paused-by-host = **⏸ { $name }, que organiza la mesa, la ha pausado.** Puede reanudarla la misma persona o la administración.
paused-by = **⏸ { $name } ha pausado la mesa.** { $host } (que la organiza) o la administración pueden reanudarla.
paused-by-admin = **⏸ La administración ha pausado la mesa.** { $host } (que la organiza) o la administración pueden reanudarla.
paused-by-nobody = **⏸ La mesa está en pausa.** { $host } (que la organiza) o la administración pueden reanudarla.
board-played-out = Solo quedaban máquinas, así que acabaron la partida al momento: { $count } { $count ->
    [one] jugada
   *[other] jugadas
 }.
board-ended-expired = Nadie empezó la partida en mucho tiempo y la mesa se cerró. Abre otra con `/{ $game } { name-new }`.
board-ended-abandoned = No queda nadie, así que la mesa se cerró.
board-ended-ended-by = La mesa se cerró sin resultado.
board-ended-paused = Nadie jugó en esta mesa en mucho tiempo, así que se cerró sin resultado.
board-ended-admin = Quien mantiene este bot ha cerrado la mesa.
board-ended-closed = La administración del servidor ha cerrado la mesa.
board-ended-reset = La administración ha reiniciado esta mesa. Sus asientos quedan libres.
board-ended-gone = La mesa se cerró porque su lugar ya no existe.
board-moved = El tablero de esta mesa está ahora aquí: { $link }
board-unreadable = Ahora mismo no se puede mostrar esta mesa (error { $id }).
board-behind = Discord no me deja actualizar el tablero por ahora. Tus jugadas cuentan igual; el tablero se pondrá al día solo.
board-behind-rights = No puedo mostrar el tablero en este canal: necesito { $rights }. Tus jugadas cuentan igual; avisa a alguien que gestione el servidor y el tablero se pondrá al día solo.
board-behind-thread = No puedo mostrar el tablero: este hilo está bloqueado. Tus jugadas cuentan igual; cuando la moderación lo desbloquee, el tablero se pondrá al día solo.

# -- what was done to a table
notice-leave = { $name } se ha ido. Una máquina ocupa el asiento { $seat }.
notice-remove = { $name } ya no está en { $seat }. Una máquina ocupa el asiento.
notice-take = { $name } juega ahora en { $seat }, el asiento de { $other }.
notice-take-again = { $name } vuelve a su asiento { $seat }.
notice-away = La máquina juega por { $name } ({ $seat }) hasta que vuelva.
notice-admin-skip = { $name } (administración) hizo jugar a la máquina por quienes faltaban.
notice-admin-computer = { $name } (administración) puso a la máquina a jugar por { $other } ({ $seat }) hasta que vuelva.
notice-admin-replace = { $name } (administración) dio el asiento { $seat } a { $other }.
notice-admin-remove = { $name } (administración) retiró a { $other } del asiento { $seat }.
notice-admin-void = { $name } (administración) anuló esta ronda: empieza de nuevo y nada de ella cuenta.
notice-resume = { $name } reanuda la mesa.
notice-admin-pause = { $name } (administración) ha pausado la mesa.
notice-admin-resume = { $name } (administración) reanuda la mesa.
notice-admin-end = { $name } (administración) ha cerrado la mesa.

# -- ping
ping-turn = { $mentions } toca jugar en la mesa de { $game }.

# -- panel
panel-lobby = Tienes el asiento { $seat } en la mesa de { $host }. Cuando empiece la partida, tu panel de { $game } aparecerá aquí solo.
panel-lobby-dm = Tienes el asiento { $seat } en la mesa de { $host }. Cuando empiece la partida, tu mano de { $game } te llegará por mensaje directo.
panel-lobby-host = Tu mesa está abierta y tienes el asiento { $seat }. Espera a que llegue gente o añade máquinas, y pulsa **Empezar** en el tablero.
panel-ended = Esta mesa terminó sin resultado.
panel-until = -# Se actualiza solo hasta { $when }.
panel-place = -# { $game } · mesa de { $host } en { $channel }
panel-asleep = **Este panel se ha dormido** y ya no se actualiza. Pulsa Despertar para tener uno nuevo.

# -- menu
menu-title = **Mesa** · { $game }
menu-lobby = • **Irme**: tu asiento queda libre.
menu-seat = • **Ceder mi asiento**: otra persona sigue con tu mano.
    • **Irme**: juega una máquina hasta que alguien ocupe tu asiento.
menu-pause = • **Pausar** detiene todos los relojes hasta que pulses *Reanudar*.
    • **Máquina suplente** juega por quien no está, hasta que vuelva.
menu-skip = • **Jugar en su lugar** hace la jugada de quien lleva más de un minuto sin responder: basta quien organiza, o dos personas de la mesa.
menu-skip-later = En turnos sin límite, cualquiera puede hacerlo pasados diez minutos.
menu-end = • **Cerrar la mesa** la termina para todo el mundo, sin resultado.
leave-question-lobby = ¿Dejar esta mesa? Tu asiento queda libre.
leave-question-running = ¿Dejar esta partida? Una máquina ocupa tu asiento y sigue con tus discos o cartas. Después puede ocuparlo cualquiera, también tú.
end-question = ¿Cerrar esta mesa para todo el mundo, sin resultado?
left-lobby = Has dejado la mesa.
left-running = Te has ido y una máquina ocupa tu asiento. Para recuperarlo, pulsa *Mis discos* o *Mi mano* en el tablero.
already-at-seat = Ya tienes el asiento { $seat }.
remove-question = ¿Qué asiento hay que liberar?
give-question = **Ceder mi asiento** · ¿Para quién es el asiento { $seat }? Le aviso en el canal de la mesa. Juegas tú hasta que lo ocupe; tu mano se queda en el asiento y la verá.
give-standing = Ya has ofrecido tu asiento. Si eliges otra vez, esa oferta se sustituye.
give-pick = Elige a alguien
give-elsewhere = Discord no muestra aquí a la gente del servidor: pulsa **Mesa** en el tablero.
away-question = **Máquina suplente** · ¿Por quién debe jugar la máquina hasta que vuelva?
away-nobody = **Máquina suplente** · Nadie lleva un minuto sin jugar en su turno ni ha perdido uno.

# -- seats in a running game
door-title = No tienes asiento en esta mesa.
door-offer = { $name } te ofrece el asiento { $seat }.
door-computers = { $count ->
    [one] Una máquina ocupa { $names }.
   *[other] Hay máquinas en { $names }.
 }
door-hint = Quien ocupa un asiento sigue con su mano y sus puntos.
offer-words = { $mention } { $name } te ofrece el asiento { $seat } de esta mesa de { $game }.

# -- history
history-title = **Historial** · { $game } · mesa de { $host }
history-legend = -# ⏰ jugó el reloj · 🛡️ por orden de la administración
history-no-moves = -# Las jugadas de esta partida ya no se conservan.
history-before = -# Esta mesa aún no ha empezado. La partida anterior de este canal también tiene su historial.
history-somebody = alguien
history-computer-name = Máquina
history-create = { $name } abre la mesa.
history-join = { $name } se sienta en { $seat }.
history-computer = Una máquina se sienta en { $seat }.
history-options = Cambian las reglas de la casa.
history-start = **Empieza la partida.**
history-leave-lobby = { $name } se va.
history-leave = { $name } deja { $seat } a una máquina.
history-offer = { $name } ({ $seat }) ofrece su asiento.
history-keep = { $name } conserva { $seat }.
history-handed = { $name } cede { $seat }.
history-take = { $name } ocupa { $seat }.
history-away = La máquina juega por { $name } ({ $seat }) hasta que vuelva.
history-back = { $name } ({ $seat }) vuelve.
history-vote = { $name } ({ $seat }) propone jugar por quienes faltan.
history-pause = ⏸ { $name } pausa la mesa.
history-resume = { $name } reanuda la mesa.
history-lapse = Hace mucho que no viene nadie.
history-end = { $name } cierra la mesa sin resultado.
history-close = El lugar de la mesa ya no existe.
history-admin-skip = 🛡️ { $name } (administración) hace jugar a la máquina por quienes faltan.
history-admin-computer = 🛡️ { $name } (administración) pone a la máquina en { $seat }.
history-admin-replace = 🛡️ { $name } (administración) da { $seat } a alguien.
history-admin-remove = 🛡️ { $name } (administración) retira a alguien de { $seat }.
history-admin-pause = 🛡️ { $name } (administración) pausa la mesa.
history-admin-resume = 🛡️ { $name } (administración) reanuda la mesa.
history-admin-void = 🛡️ { $name } (administración) anula la ronda: empieza de nuevo.
history-admin-end = 🛡️ { $name } (administración) cierra la mesa.
history-admin-reset = 🛡️ { $name } (administración) reinicia la mesa.

# -- being forgotten
forget-question = **¿Te olvido?** Borro tu nombre y tu número de todas las mesas terminadas: tus asientos y jugadas quedan ahí sin nombre. No se puede deshacer. Las mesas que siguen en juego y tus ajustes se conservan; para borrarte también de una, déjala y vuelve a pedirlo cuando termine.
forgotten = { $count ->
    [0] No estás en ninguna mesa terminada: no había nada que olvidar.
    [one] Hecho: ya no constas en { $count } mesa.
   *[other] Hecho: ya no constas en { $count } mesas.
 }

# -- settings
guide-step = -# 💡 { $step } (Consejos: *Mesa* → *Ajustes*)
settings-title = **Tus ajustes**, en todas las mesas
settings-ask = Preguntar antes de jugar (pulsar una vez marca; otra, juega)
settings-pings = Avisos de turno (un mensaje me llama cuando me toca)
settings-dm = Mensajes directos (mis manos y avisos llegan ahí)
settings-pictures = Imágenes (lo que muestran también está siempre en palabras)
settings-words = Palabras en los botones (números y nombres en vez de dibujos pequeños)
settings-steps = Primeros pasos (se explica mi primera ronda de un juego)
settings-on = sí
settings-off = no
settings-line = • { $words }: **{ $state }**
press-set-ask = Preguntar antes
press-set-pings = Avisos de turno
press-set-dm = Mensajes directos
press-set-pictures = Imágenes
press-set-words = Palabras en los botones
press-set-steps = Primeros pasos

# -- direct messages
press-dm-hand = Ir a mi mano
dm-hello = Desde ahora tus manos llegan aquí, un mensaje por mesa. Pulsa sus botones o escribe tus jugadas; escribe *ayuda* para ver qué entiendo. *Mis discos* y *Mi mano* siguen funcionando en el tablero. Para desactivarlo: **Mesa** y luego *Ajustes*, o `/table { name-settings }`.
dm-on = Desde ahora tus manos llegan por mensaje directo.
dm-off = Tus manos ya no llegan por mensaje directo: pulsa *Mis discos* o *Mi mano* en el tablero.
dm-closed = Ya no puedo escribirte, así que los mensajes directos están desactivados y tu mano vuelve a estar aquí. Cuando permitas mensajes de los miembros del servidor (en sus *Ajustes de privacidad*), actívalos otra vez: **Mesa** y luego *Ajustes*.
dm-left = Ya no tienes asiento en esta mesa.
dm-gone = Esta mesa se cerró porque su lugar ya no existe.
dm-ping = Te toca en la mesa de { $game } de { $channel }.

# -- options form
options-title = Reglas de la casa · { $game }
options-slow = El formulario tardó demasiado en abrirse. Inténtalo de nuevo.
options-fixed = La partida ya empezó: sus reglas quedan como están.
press-options-again = Abrir otra vez
answer-options = Las reglas de la casa están en el tablero.
options-only-host = Solo { $host }, que organiza la mesa, puede cambiarlas.

# -- rules
rules-page = -# Página { $page } de { $pages }

# -- choosing a table
choose-table = Estás en varias mesas. ¿Cuál?
choose-table-line = { $number }. { $channel } · { $game } · mesa de { $host }

# -- answers to commands
thread-result = { $game } en { $place }: { $result }
thread-come-in = No pude añadirte al hilo de esta mesa. Abre { $link } y únete: puede entrar cualquiera.
answer-opened = El tablero: { $link }
answer-skipped = Hecho. En el tablero se ve lo que se jugó.
answer-voted = Anotado. Si lo pide alguien más, o quien organiza, la máquina juega por quienes faltan.
answer-computer = Una máquina se sienta a la mesa.
answer-board = El tablero: { $link }
answer-moved = ✓ Hecho.
answer-removed = El asiento está libre.
answer-ended = Has cerrado la mesa.
answer-resumed = ✓ La mesa sigue.
answer-kept = ✓ Conservas tu asiento; ya nadie puede ocuparlo.
answer-offered = ✓ Aviso a { $name } en el canal de la mesa. Juegas tú hasta que ocupe el asiento. Para quedártelo: **Mesa** y luego *Conservar asiento*.
answer-away = ✓ La máquina juega en su lugar hasta que vuelva.

# -- words that can be typed, with commas between the names of one thing
typed-help = ayuda, comandos, qué puedo escribir, qué puedo hacer, qué hago, y ahora qué, cómo funciona, cómo se usa
typed-hand = mano, mi mano
typed-board = tablero, mesa
typed-rules = reglas, regla, guía, instrucciones, cómo jugar, cómo se juega
typed-scores = marcador, puntuación, puntuaciones, puntaje, resultado, resultados, clasificación
typed-me = yo, mí, mío, a mí, yo mismo, yo misma
typed-filler = el, la, lo, los, las, al, del, de, con, en, por, para, como, que, es, son, por favor, porfa, este, esta, esto, ese, esa, eso, pues, vale, bueno, ahora, quiero, quisiera, voy a, me, te, se, le, su, sus, bot, hola, oye
typed-and = y, e, luego, después
typed-not = no, nunca, cancelar, cancela, deshacer, deshaz, esperar, espera, alto, basta
typed-numbers = cero / ninguna / ninguno / nada / ninguna baza / sin bazas, uno / una / un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veintiuno / veintiuna / veintiún, veintidós, veintitrés, veinticuatro

# -- what can be typed
typable-always = En todo momento: `mano`, `tablero`, `reglas`, `ayuda`.
typable-help-general = **Lo que puedes escribir en una partida**
typable-help = **Lo que puedes escribir ahora**

# -- answers to what was typed in a channel: all can read them, and they name nothing of it
typed-note = { $name }: { $words }
typed-veiled-here = no se ha jugado nada. Lo que nadie más debe saber se me escribe por mensaje directo; **{ $press }** muestra qué puedes hacer. Si tu mensaje delata algo, bórralo.
typed-unclear-here = no entiendo eso como jugada. Pulsa **{ $press }** para ver qué puedes hacer, o escríbeme *ayuda* por mensaje directo.
typed-hand-here = eso es solo para tus ojos. Pulsa **{ $press }** o pídemelo por mensaje directo.
typed-look-here = aquí está, solo para tus ojos.

# -- refusals
error-other = Eso no funcionó. Prueba otra vez con un panel nuevo.
error-bug = Algo falló por nuestra parte (error { $id }). No se ha perdido nada. Inténtalo de nuevo y, si sigue igual, da este número a quien mantiene el bot.
error-no-such-table = Esa mesa ya no existe. Abre otra con `/skull { name-new }` o `/skullking { name-new }`.
error-no-table-here = No hay mesa en este canal. Abre una con `/{ $game } { name-new }`.
error-no-table-anywhere = No estás en ninguna mesa de { $title }. Abre una con `/{ $game } { name-new }` en el canal de un servidor.
error-other-game-here = En la mesa de este canal se juega a { $game }. Usa `/{ $slug }`.
error-channel-taken = Ya hay una mesa abierta en este canal. Puedes unirte, o abrir la tuya en un hilo.
error-channel-taken-no-thread = Ya hay una mesa abierta en este canal. Puedes unirte, o abrir la tuya en otro canal.
error-channel-taken-yours = Ya tienes asiento en la mesa de este canal. Puedes abrir otra en un hilo.
error-channel-taken-running = Ya hay una partida en marcha en este canal. Puedes abrir tu propia mesa en un hilo.
error-already-seated = Ya tienes asiento en esta mesa.
error-already-started = Esta partida ya empezó. Puedes seguirla en el tablero.
error-already-ended = Esta mesa ya terminó. Pulsa Revancha en su tablero o abre otra.
error-not-ended = Esta partida sigue en juego. La revancha viene al terminar.
error-table-full = Los { $seats } asientos están ocupados. Puedes ver la partida en el tablero.
error-too-few-players = { $missing ->
    [one] Falta 1 jugador para empezar.
   *[other] Faltan { $missing } jugadores para empezar.
 } Que alguien pulse **Unirme**, o quien organiza añada una máquina con **+ Máquina**.
error-not-seated = No tienes asiento en esta mesa. Puedes verla en el tablero.
error-not-seated-lobby = Aún no tienes asiento en esta mesa. Pulsa **Unirme** en el tablero.
error-not-started = La partida aún no ha empezado. Quien organiza pulsa **Empezar** en el tablero.
error-not-host = Solo { $host }, que organiza la mesa, puede hacer eso.
error-not-host-yet = Solo { $host }, que organiza la mesa, puede hacer eso. Si no aparece, podrás hacerlo tú dentro de { $seconds } s.
error-no-such-seat = Ese asiento no se puede liberar ni elegir.
error-seat-changed = Mientras tanto, ese asiento cambió de manos. Míralo de nuevo.
error-no-bots = Los bots no pueden sentarse. Elige a una persona; si te vas, una máquina ocupa tu asiento.
error-no-table-of-mine = No estás en ninguna mesa. Escríbelo en el canal de una, o abre una en un servidor con `/skull { name-new }` o `/skullking { name-new }`.
error-no-history = No sé de nada que se haya jugado en este canal.
error-stale-prompt = Ese botón era de un momento anterior. Así está ahora.
error-not-your-turn = No es tu turno. Esperando a { $names }.
error-nobody-to-skip = Ahora mismo no se espera a nadie más.
error-skip-too-early = Dale un poco más de tiempo: podrás dentro de { $seconds } s.
error-bad-options = Esa opción no admite ese valor ({ $field }). Elige uno de la lista.
error-bad-value = No entiendo eso. Elige de la lista o da un número entero, por ejemplo 3.
error-storage-busy = El cuaderno está ocupado un momento y lo que pulsaste no contó. Pulsa otra vez.
error-storage-failed = Ahora no se pudo guardar nada, así que lo que pulsaste no contó. Inténtalo dentro de poco; quien mantiene el bot puede ver la causa.
error-in-dm = Las mesas están en canales de servidores. Usa este comando en uno de ellos.
error-no-threads-here = Aquí no se pueden crear hilos (es un chat de voz, un hilo o un mensaje directo). Abre la mesa aquí mismo, sin hilo, o en un canal de texto.
error-missing-rights = Aún no puedo jugar aquí: necesito { $rights } en este canal. Pídelo a alguien que gestione el servidor, o usa otro canal.
error-missing-thread-rights = No puedo abrir un hilo aquí: necesito { $rights }. Ábrela en el canal mismo, o pídelo a alguien que gestione el servidor.
error-nothing-to-see = Ahí todavía no hay nada que ver.
error-unseen-player = Elige a alguien que esté en esta mesa.
error-command-changed = Este comando ha cambiado. Espera un minuto y escríbelo otra vez.
error-not-in-thread = No estoy en este hilo privado. Mencióname aquí ({ $bot }) o añádeme, y prueba otra vez.
error-place-gone = No pude publicar en este canal. Comprueba que puedo verlo y escribir en él.
error-not-understood = No entiendo eso como jugada.
error-several-players = Hay varias personas aquí con ese nombre. Escribe el número del asiento, por ejemplo `2`.
error-typed-nowhere = No estás en ninguna mesa. Abre una con `/skull { name-new }` o `/skullking { name-new }` en el canal de un servidor; después podrás escribirme tus jugadas.
error-typed-not-here = No tienes ninguna mesa en este servidor. Abre una con `/skull { name-new }` o `/skullking { name-new }`.
error-typed-several-here = Estás en varias mesas. Escríbelo en el canal de la que quieras, o a mí por mensaje directo.
error-typed-gone = Ya no sé qué escribiste. Escríbelo otra vez, por favor.
error-typed-too-late = Justo entonces pasó otra cosa, así que eso no contó. Escríbelo otra vez, por favor.

error-player-seated = { $name } ya tiene asiento en esta mesa.
error-not-offered = Nadie te ha ofrecido ese asiento. Puede ofrecértelo quien lo ocupa: **Mesa** y luego *Ceder mi asiento*.
error-no-offer = No has ofrecido tu asiento a nadie.
error-removed = La administración te retiró de esta mesa. Solo ella puede volver a darte un asiento aquí.
error-knows-another-hand = En esta ronda tuviste otro asiento y conoces su mano. Podrás ocupar uno cuando empiece la siguiente.
error-not-paused = Esta mesa no está en pausa.
error-already-paused = Esta mesa ya está en pausa.
error-paused = Esta mesa está en pausa. { $host } (que la organiza) o la administración pueden reanudarla: **Mesa** y luego *Reanudar*.
error-dm-closed = No puedo escribirte. Permite los mensajes directos de miembros de este servidor (en sus *Ajustes de privacidad*) o desbloquéame, y activa esto otra vez. Tu mano se queda aquí.
error-dm-later = Discord no me deja escribir mensajes directos por ahora. Prueba dentro de unos minutos. Tu mano se queda aquí.
error-computer-already = Una máquina ya ocupa ese asiento.

# -- rights
right-view-channel = Ver canal
right-send-messages = Enviar mensajes
right-send-messages-in-threads = Enviar mensajes en hilos
right-create-public-threads = Crear hilos públicos
right-read-message-history = Leer el historial de mensajes
right-attach-files = Adjuntar archivos

# -- commands
command-table = Asientos, pausas e historial de una mesa
command-table-give = Ofrece tu asiento a alguien, que sigue con tu mano
command-table-give-user = Para quién es
command-table-pause = Deja la mesa en pausa hasta que la reanudes (quien organiza)
command-table-resume = Reanuda una mesa en pausa (quien organiza)
command-table-history = Lo que ha pasado en la mesa, contado en palabras
command-table-settings = Tus propios ajustes, en todas las mesas
command-table-forget = Borra tu nombre de las mesas terminadas
command-new = Abre una mesa aquí
command-join = Siéntate a la mesa de este canal
command-leave = Deja la mesa
command-start = Empieza la partida
command-hand = Muestra lo que tienes, en privado
command-board = Vuelve a publicar el tablero abajo
command-rules = Cómo se juega
command-options = Reglas de la casa de la mesa
command-new-turn-time = Cuánto puede durar un turno
command-new-where = En este canal o en un hilo propio
where-here = aquí
where-thread = en un hilo
