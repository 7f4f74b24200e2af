// @ts-check
/** How to play in six sentences, the board aids and the keys of the board, in Spanish. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "Cómo se juega",
  steps: [
    "En cada turno robas una loseta y la colocas junto a las de la mesa: ciudad con ciudad, camino con camino, campo con campo.",
    "Después puedes poner un seguidor en esa loseta: en una ciudad, un camino, un monasterio o un campo, pero solo si allí no hay todavía ningún seguidor, ni siquiera tuyo.",
    "Una ciudad completa da 2 puntos por loseta y por escudo; un camino completo, 1 punto por loseta, y un monasterio rodeado de ocho losetas, 9 puntos. Después recuperas tus seguidores.",
    "Si varios jugadores tienen seguidores en la misma zona, puntúa quien tenga más. Si hay empate, cada uno de los empatados recibe todos los puntos.",
    "Los campesinos se quedan en su campo hasta el final y entonces puntúan por cada ciudad completa de al lado. Las zonas incompletas también dan algunos puntos.",
    "Cuando se acaban las losetas, gana quien tiene más puntos.",
  ],
  aids: {
    all: "Sin ellas, cada jugador lee el tablero por su cuenta. Lo elegido abajo se conserva.",
    legal: "Dónde puede ir la loseta de la mano. Aunque estén ocultas, se pueden tocar.",
    dead: "Una cruz marca dónde no encaja ninguna de las losetas que quedan.",
    last: "Sus esquinas se marcan con el color de quien la colocó.",
    light:
      "Toca o señala una ciudad, un camino, un campo o un monasterio para ver cuánto vale y de quién es, o una casilla vacía para ver cuántas losetas encajan.",
    fields: "Los campos aparecen rayados con el color de quien los tiene y con el número de ciudades completas de al lado.",
    points: "Se muestran al lado de cada marcador.",
  },
  /** Of a player who leaves. */
  away: {
    help: "Un jugador virtual puede sustituir a quien se va. Si no, los demás colocan sus losetas entre todos, sin poner figuras. Las que ya están en el tablero puntúan como siempre.",
    nobody: "Nadie: entre todos",
  },
  keys: "Teclas con el tablero activo:",
  keyList: [
    ["I", "siguiente zona de la última loseta"],
    ["T", "losetas restantes"],
    ["F", "campos"],
    ["P", "puntos"],
    ["H", "mostrar u ocultar las ayudas"],
    ["W", "lo que haría un maestro"],
    ["S", "los puntos de todos"],
    ["D", "la loseta en la mano"],
    ["L", "la última jugada"],
    ["M", "mis figuras"],
    ["O", "a quién le toca"],
    ["G", "tablero como texto"],
    ["/", "escribir una jugada"],
    ["A/?", "esta lista"],
  ],
};
