// @ts-check
/** What the start screen says, and what is explained there, in Spanish. */
import { words } from "../../words.js";

const { plural } = words("es");

/** @type {typeof import("../../en/page/start.js").start} */
export const start = {
  setup: {
    form: "Partida nueva",
    players: "¿Quién juega?",
    remove: (seat) => `Quitar al jugador ${seat}`,
    colourOf: (seat, colour) => `Color del jugador ${seat}: ${colour}`,
    whoOf: (seat) => `Quién es el jugador ${seat}`,
    nameOf: (seat) => `Nombre del jugador ${seat}`,
    add: "Añadir jugador",
    removeShort: "Quitar",
    move: (seat) => `Mover o quitar al jugador ${seat}: arrastrar, usar las flechas o abrir`,
    moved: (name, place, count) => `${name} es ahora el número ${place} de ${count}.`,
    up: "Antes",
    down: "Después",
    game: "Juego",
    gameLine: (edition, boxes, pile) => [boxes.length === 0 ? "juego básico" : boxes.join(", "), edition, pile?.toLowerCase()].filter(Boolean).join(" · "),
    line: (names, game) => `${names.join(", ")} · ${game}`,
    pile: "¿Cuántas losetas?",
    sameTiles: "Repetir una mezcla",
    shuffleNumber: "Número de la mezcla",
    shuffleHelp: "Con las mismas expansiones, las mismas reglas y el mismo número salen las mismas losetas en el mismo orden en cualquier dispositivo.",
    rules: "Reglas",
    boxes: "Expansiones",
    tiles: (count) => `${count} losetas`,
    options: "Opciones de reglas",
    changed: (count) => plural(count, { zero: "estándar", one: "# cambiada", other: "# cambiadas" }),
    start: "Jugar",
    resume: "Continuar la última partida",
    resumeDetail: (scores, turn) => `${scores}, turno ${turn}`,
    tooMany: (most) => `Con estas expansiones pueden jugar ${most} como mucho: quita a un jugador o añade una expansión con un sexto color.`,
    nameless: (colour) => `El nombre de ${colour} debe tener una letra, una cifra o un signo.`,
    help: "Cómo se juega",
    games: "Partidas guardadas",
    puzzles: "Problemas",
    career: "Estadísticas",
  },
  piles: [
    { value: "half", label: "La mitad" },
    { value: "whole", label: "Todas" },
    { value: "double", label: "Todas dos veces" },
  ],
  favourites: {
    title: "Ajustes favoritos",
    last: "Como la última vez",
    name: "Nombre de estos ajustes",
    keep: "Guardar",
    kept: (name) => `«${name}» se ha guardado.`,
    used: (name) => `«${name}» se ha cargado.`,
    remove: (name) => `Borrar «${name}»`,
    deleted: (name) => `«${name}» se ha borrado.`,
  },
  levels: [
    { value: "novice", label: "Novato", help: "Construye sus caminos y ciudades, olvida los prados y comete errores." },
    { value: "greedy", label: "Recolector", help: "Se lleva todos los puntos que puede conseguir ahora mismo." },
    { value: "planner", label: "Estratega", help: "Tiene en cuenta qué podrán completar las próximas losetas." },
    { value: "master", label: "Maestro", help: "Prueba los mejores planes antes de decidir." },
  ],
  editions: [
    { value: "2016", label: "2016", help: "Las reglas actuales, con granjeros." },
    { value: "2001", label: "2001", help: "La primera edición: los granjeros puntúan ciudad por ciudad, y una ciudad de dos losetas vale menos." },
    { value: "2021", label: "2021", help: "La edición de aniversario." },
  ],
  boxes: {
    river: { title: "El Río", help: "La partida empieza con un río, de su fuente a un lago." },
    abbot: { title: "El Abad", help: "Los jardines puntúan como monasterios, y el abad se puede recuperar antes." },
    inns: {
      title: "Posadas y Catedrales",
      help: "Más puntos por los caminos con posada y las ciudades con catedral, pero solo si se completan. Añade un meeple grande y un sexto color.",
    },
    abbey: {
      title: "Abadía y Alcalde",
      help: "Las abadías llenan huecos; cada jugador recibe además un alcalde, un carro y un granero. Hasta seis jugadores.",
    },
    river2: { title: "El Río II", help: "Un río que se divide y acaba en dos sitios." },
    traders: {
      title: "Constructores y Comerciantes",
      help: "Quien completa una ciudad se lleva sus mercancías. El constructor da una segunda loseta en el turno; el cerdo, más puntos por los prados. Añade un sexto color.",
    },
    king: {
      title: "Rey y Barón Ladrón",
      help: "Quien completa la ciudad más grande tiene el rey; quien completa el camino más largo, el barón ladrón: puntos al final.",
    },
    phantom: { title: "El Fantasma", help: "Una segunda figura: después de la primera puede ir a otra parte de la misma loseta." },
  },
  colours: { red: "Rojo", blue: "Azul", green: "Verde", yellow: "Amarillo", black: "Negro", pink: "Rosa" },
  help: {
    title: "Cómo se juega",
    learn: "Aprender jugando",
    learnHelp: "Una primera partida guiada, en cinco minutos",
    goOn: "Continuar la lección",
    rules: "Todas las reglas",
    rule: "Regla",
    steps: [
      "En cada turno robas una loseta y la colocas junto a las de la mesa: ciudad con ciudad, camino con camino, prado con prado.",
      "Después puedes poner una figura en esa loseta: en una ciudad, un camino, un monasterio o un prado, pero solo si allí no hay todavía ninguna figura, ni siquiera tuya.",
      "Una ciudad completa da 2 puntos por loseta y por escudo, un camino completo 1 punto por loseta y un monasterio con sus ocho vecinas 9 puntos. Las figuras vuelven entonces a ti.",
      "Si varios jugadores tienen figuras en la misma zona, puntúa quien tenga más. Si hay empate, cada uno de los empatados recibe todos los puntos.",
      "Los granjeros se quedan en su prado hasta el final y entonces puntúan por cada ciudad completa de al lado. Las zonas incompletas también dan algunos puntos.",
      "Cuando se acaban las losetas, gana quien tiene más puntos.",
    ],
  },
};
