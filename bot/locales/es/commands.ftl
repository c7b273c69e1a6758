# What is typed after / : names of commands and of their options. Small letters, no blanks, at most
# 32 signs, all different beside each other. The names of the games, /table and /table-admin are
# the same in all languages. Other texts name a command as `/skull { name-new }`.

# -- commands
name-join = unirse
name-leave = irse
name-start = empezar
name-hand = mano
name-board = tablero
name-rules = reglas
name-options = opciones
name-new = nueva
name-place = poner
name-challenge = desafío
name-pass = pasar
name-flip = destapar
name-bid = apuesta
name-play = jugar
name-load = cargar
name-power = poder
name-scores = marcador
name-give = ceder
name-pause = pausar
name-resume = reanudar
name-history = historial
name-settings = ajustes
name-forget = olvidar
name-list = lista
name-show = ver
name-repost = republicar
name-skip = jugar-en-su-lugar
name-void-round = anular-ronda
name-end = cerrar
name-reset = reiniciar
name-seat = asiento

# -- options
name-option-last-chance = última-oportunidad
name-option-turn-time = tiempo-por-turno
name-option-where = dónde
name-option-disc = disco
name-option-number = número
name-option-player = jugador
name-option-rounds = rondas
name-option-cards = cartas
name-option-scoring = puntuación
name-option-tricks = bazas
name-option-card = carta
name-option-load = carga
name-option-choice = elección
name-option-user = persona
name-option-table = mesa
name-option-act = acción
name-option-seat = asiento
name-option-language = idioma
name-option-pictures = imágenes
name-option-role = rol
