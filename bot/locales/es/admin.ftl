# /table-admin: what a server's admins read. What players read of it stands in common.ftl.

# -- buttons
admin-press-list = Todas las mesas
admin-press-look = Ver la mesa
admin-press-repost = Republicar tablero
admin-press-skip = Jugar en su lugar
admin-press-pause = Pausar
admin-press-resume = Reanudar
admin-press-ask-end = Cerrar la mesa
admin-press-ask-reset = Reiniciar
admin-press-ask-void = Anular la ronda
admin-press-void = Sí, anularla
admin-press-end = Sí, cerrarla
admin-press-reset = Sí, reiniciarla
admin-press-remove = Sí, quitar asiento
admin-press-replace = Sí, dar el asiento
admin-press-norole = Quitar el rol

# -- one table in words
admin-table = **{ $game }** en { $channel } · mesa de { $host }
admin-table-choice = { $game } · { $channel } · mesa de { $host }
admin-channel = #{ $name }
admin-no-channel = un canal que no puedo ver
admin-no-host = nadie
admin-board = el tablero
admin-status-lobby = Sin empezar, { $seats } { $seats ->
    [one] asiento ocupado
   *[other] asientos ocupados
 }, abierta { $when }
admin-status-paused = En pausa
admin-status-paused-round = En pausa, ronda { $round }
admin-status-running = En juego
admin-status-round = Ronda { $round }
admin-status-ended = Terminada
admin-closes = se cierra sola { $when }
admin-waits = espera a { $seats } desde { $when }
admin-waits-nobody = no se espera a nadie
admin-more = { $seats } y { $count } más
admin-unreadable = ⚠️ Esta mesa ya no se puede leer. *Reiniciar* la termina y libera su canal y sus asientos.
admin-seat-host = organiza
admin-seat-away = 💻 hasta que vuelva
admin-seat-awaited = turno desde { $when }
admin-seat-deadline = el reloj juega { $when }
admin-seat-missed = ⏰ { $count } { $count ->
    [one] turno perdido
   *[other] turnos perdidos seguidos
 }
admin-opened = Abierta { $when }
admin-opened-board = Abierta { $when } · { $board }
admin-behind = ⚠️ El tablero muestra un momento anterior.
admin-id = -# Mesa { $id }

# -- list
admin-list-title = **Mesas de este servidor** · { $count }
admin-list-none = No hay ninguna mesa abierta en este servidor.
admin-list-line = **{ $number }.** { $table }
admin-list-press = { $number } · { $host }
admin-list-unreadable = ⚠️ no se puede leer: *Reiniciar* libera su canal

# -- questions
admin-ask-end = **¿Cerrar esta mesa?** Termina para todo el mundo, sin resultado. En la mesa se dirá quién lo hizo.
admin-ask-reset = **¿Reiniciar esta mesa?** Termina esté como esté, sin resultado: el canal y los asientos quedan libres al momento, ningún plazo suyo vence ya y los botones de su tablero desaparecen.
admin-ask-void = **¿Anular la ronda { $round }?** Nada de ella cuenta: puntos, discos y quién reparte quedan como al empezarla, y se juega de nuevo desde el reparto o el primer disco. En la mesa se dirá quién lo hizo.
admin-ask-remove-lobby = **¿Retirar a { $name } del asiento { $seat }?** El asiento queda libre.
admin-ask-remove-running = **¿Retirar a { $name } del asiento { $seat }?** Desde entonces lo ocupa una máquina.
admin-ask-replace = **¿Dar el asiento { $seat } a { $player }?** Ahora es de { $name }. { $player } verá su mano y seguirá con ella.

# -- answers
admin-done-repost = ✓ El tablero está publicado de nuevo.
admin-done-skip = ✓ La máquina ha jugado por quienes faltaban.
admin-done-computer = ✓ La máquina juega por { $name } ({ $seat }) hasta que vuelva.
admin-done-replace = ✓ { $name } tiene el asiento { $seat }.
admin-done-remove-lobby = ✓ { $name } ya no está ahí. El asiento queda libre.
admin-done-remove-running = ✓ { $name } ya no está ahí. Una máquina ocupa el asiento { $seat }.
admin-done-pause = ✓ La mesa está en pausa. Ningún plazo vence hasta que tú o quien la organiza pulse *Reanudar*.
admin-done-resume = ✓ La mesa sigue. Cada turno tiene otra vez todo su tiempo.
admin-done-void = ✓ La ronda { $round } queda anulada y empieza de nuevo.
admin-done-end = ✓ La mesa ha terminado sin resultado.

# -- reset
admin-reset-done = **Reiniciada:** { $game } en { $channel } · mesa de { $host }
admin-reset-ended = ✓ La mesa ha terminado. Su canal está libre para otra y ningún plazo suyo vence ya.
admin-reset-seats = ✓ Asientos liberados: { $names }
admin-reset-no-seats = ✓ Ya no había nadie sentado.
admin-reset-lost = ⚠️ No se pudo leer y se ha perdido: { $what }
admin-reset-unknown = ⚠️ No conozco su juego, así que no pude mirar dentro.
admin-reset-board-changed = ✓ El tablero lo dice y sus botones de antes ya no están.
admin-reset-board-none = ✓ No tenía tablero.
admin-reset-board-deleted = ✓ Su tablero ya estaba borrado.
admin-reset-board-channel = ✓ Su canal ya estaba borrado, y el tablero con él.
admin-reset-board-rights = ⚠️ El tablero sigue igual: no tengo permiso para cambiarlo en ese canal. Sus botones ya no hacen nada. Dame allí *Ver canal* y *Enviar mensajes*, o bórralo.
admin-reset-board-thread = ⚠️ El tablero sigue igual: su hilo está bloqueado. Sus botones ya no hacen nada.
admin-reset-board-trouble = ⚠️ El tablero sigue igual: Discord no me deja cambiarlo por ahora. Sus botones ya no hacen nada.
admin-lost-options = las reglas de la casa
admin-lost-state = la posición de la partida
admin-lost-pinged = a quién se avisó
admin-lost-result = su resultado
admin-lost-notice = su último aviso
admin-lost-other = partes de su registro

# -- settings
admin-settings-title = **Ajustes de este servidor**
admin-settings-saved = ✓ Guardado.
admin-settings-language = Idioma de las mesas de este servidor: **{ $language }**
admin-settings-turn = Tiempo por turno en las mesas nuevas: **{ $time }**
admin-settings-pictures = Imágenes de mesas y manos: **{ $state }**
admin-settings-role = Rol de administración de juegos: **{ $role }** (puede usar `/table-admin`, igual que quien puede gestionar el servidor)
admin-settings-no-role = Rol de administración de juegos: **ninguno**. Quien puede gestionar el servidor puede usar `/table-admin`.
admin-settings-lost-role = Rol de administración de juegos: **un rol borrado**
admin-settings-how = -# Se cambian con las opciones de `/table-admin { name-settings }`. Cada mesa puede tener otro tiempo por turno, y cada canal recuerda lo último que se jugó en él. Quién ve qué comandos y dónde: *Ajustes del servidor → Integraciones*.
admin-language-server = el del servidor
admin-turn-default = { $time } (sin fijar: el del bot)
admin-turn-unset = Sin fijar: el del bot
language-en = English
language-fr = Français
language-es = Español

# -- refusals
error-not-admin = Eso solo puede hacerlo quien gestiona este servidor o tiene su rol de administración de juegos. Tu propia mesa la cierras en **Mesa**.
error-role-needs-manager = Solo alguien con *Gestionar servidor* puede cambiar el rol de administración de juegos.
error-everybody-is-no-role = Ese rol lo tiene todo el mundo, así que cualquiera podría reiniciar mesas. Elige otro.
error-admin-no-table = Este servidor no tiene esa mesa. `/table-admin { name-list }` muestra las que hay.
error-admin-no-table-here = No hay mesa en este canal. `/table-admin { name-list }` muestra todas las de este servidor; indica una con la opción *{ name-option-table }*.
error-nothing-to-reset-here = No hay nada que hacer: no hay mesa abierta en este canal. `/table-admin { name-list }` muestra todas las de este servidor.
error-nothing-to-reset = No hay nada que hacer: esa mesa ha terminado y sus asientos están libres.
error-admin-ended = Esa mesa ya terminó.
error-table-unreadable = Esa mesa ya no se puede leer. `/table-admin { name-reset }` la termina y libera su canal y sus asientos.
error-unknown-game = Ya no conozco el juego de esta mesa. La administración del servidor puede terminarla con `/table-admin { name-reset }`.
error-stale-question = La mesa ha cambiado desde la pregunta, así que no se hizo nada. Mírala de nuevo.
error-player-knows-another-hand = { $name } tuvo otro asiento en esta ronda y conoce su mano. Anula antes la ronda, o espera a la siguiente.
error-player-needed = Indica para quién es el asiento: opción *{ name-option-player }*.
error-player-is-bot = Un bot no puede jugar. Para que juegue la máquina, elige “{ seat-act-computer }”.
error-player-not-here = Esa persona no está en este servidor.
error-board-place-gone = El canal de esa mesa ya no existe, así que la mesa se cerró.
error-board-not-posted = Ahora no pude publicar ahí el tablero. Lo intentaré en cuanto pase algo en la mesa.
error-board-not-posted-rights = No puedo publicar en ese canal: necesito *Ver canal* y *Enviar mensajes*.

# -- commands
command-admin-about = Cuida de las mesas de este servidor
command-admin-list = Todas las mesas abiertas y a qué espera cada una
command-admin-show = Una mesa: sus asientos, sus reglas y a qué espera
command-admin-repost = Publica de nuevo el tablero de una mesa
command-admin-skip = La máquina juega por quienes faltan
command-admin-seat = Cambia quién juega en un asiento
command-admin-pause = Deja una mesa en pausa
command-admin-resume = Reanuda una mesa en pausa
command-admin-void-round = Repite la ronda actual, como si nada de ella hubiera pasado
command-admin-end = Cierra una mesa sin resultado
command-admin-reset = Termina una mesa esté como esté y libera su canal: siempre funciona
command-admin-settings = Idioma, tiempo por turno, imágenes y rol de administración del servidor
command-admin-table = Qué mesa; si no se indica, la de este canal
command-admin-act = Qué hacer con el asiento
command-admin-seat-number = Qué asiento
command-admin-player = Para quién es (solo para darlo a alguien)
command-admin-language = Idioma de las mesas de este servidor
command-admin-turn-time = Cuánto puede durar un turno en las mesas nuevas
command-admin-pictures = Si mesas y manos se muestran también en imágenes, junto a las palabras
command-admin-role = Quién puede usar /table-admin además de quien gestiona el servidor
seat-act-computer = La máquina juega hasta que vuelva quien lo ocupa
seat-act-replace = Dárselo a alguien
seat-act-remove = Retirar a quien lo ocupa
