// @ts-check
/** What the start screen says, and what is explained there, in Spanish. */
import { words } from "../../words.js";

const { plural } = words("es");

/** @type {typeof import("../../en/page/start.js").start} */
export const start = {
  setup: {
    computer: "Contra el ordenador",
    computerHelp: "Contra Pip, el novato",
    pass: "Varios en un dispositivo",
    passHelp: "De dos a seis personas",
    again: "Jugar como la última vez",
    own: "Preparar una partida",
    form: "Partida nueva",
    players: "¿Quién juega?",
    remove: (seat) => `Quitar al jugador ${seat}`,
    colourOf: (seat, colour) => `Color del jugador ${seat}: ${colour}`,
    whoOf: (seat) => `Quién es el jugador ${seat}`,
    nameOf: (seat) => `Nombre del jugador ${seat}`,
    add: "Añadir jugador",
    removeShort: "Quitar",
    move: (seat) => `Mover o quitar al jugador ${seat}: arrastrar, usar las flechas o abrir las opciones`,
    moved: (name, place, count) => `${name} es ahora el número ${place} de ${count}.`,
    up: "Antes",
    down: "Después",
    game: "Juego",
    expansions: (count) => plural(count, { one: "# expansión", other: "# expansiones" }),
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
    nameless: (colour) => `El nombre de ${colour} debe tener al menos un carácter visible.`,
    help: "Cómo se juega",
    games: "Partidas guardadas",
    puzzles: "Problemas",
    solo: "Solitario",
    career: "Estadísticas",
  },
  agreed: {
    title: "Acordado para esta partida",
    help: "No se puede cambiar durante la partida.",
    aids: { title: "Sin ayudas", help: "Sin marcas en el tablero, sin consejos y sin lista de las losetas restantes." },
    undo: { title: "Sin deshacer", help: "Lo que se coloca se queda." },
    fixed: "Se acordó antes de la partida.",
    noAids: "Esta partida se juega sin ayudas.",
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
    unkept: "El navegador no ha guardado este cambio en los ajustes favoritos.",
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
  /** What computer players say when they have won, or not. */
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
    dragon: {
      title: "La Princesa y el Dragón",
      help: "Un dragón que todos mueven se come las figuras y un hada las protege. Las princesas envían caballeros a casa, y los portales llevan lejos.",
    },
    tower: { title: "La Torre", help: "Construye torres, captura desde ellas figuras de los demás y exige un rescate." },
    bridges: {
      title: "Puentes, Castillos y Bazares",
      help: "Los puentes llevan caminos sobre los prados, las ciudades pequeñas se convierten en castillos y en los bazares se subastan losetas.",
    },
    count: {
      title: "El Conde de Carcasona",
      help: "La ciudad de Carcasona está en la mesa. Quien da puntos a otros puede enviar allí figuras y traerlas de vuelta.",
    },
    anniversary: {
      title: "20.º aniversario",
      help: "Losetas con flechas: 2 puntos, una figura junto a otra, una figura lejos u otro turno. El paisaje de estas losetas es nuestro.",
    },
    hills: {
      title: "Colinas y Ovejas",
      help: "Bajo cada colina queda oculta una loseta, y las figuras en colinas deciden los empates. Los viñedos enriquecen los monasterios. Un pastor reúne ovejas; un lobo las dispersa.",
    },
    flier: {
      title: "Las Máquinas voladoras",
      help: "Una figura puede volar desde una máquina de una a tres losetas, según el dado, y unirse a lo que otros ocupan.",
    },
  },
  colours: { red: "Rojo", blue: "Azul", green: "Verde", yellow: "Amarillo", black: "Negro", pink: "Rosa" },
  help: {
    learn: "Aprender jugando",
    learnHelp: "Una primera partida guiada, en cinco minutos",
    goOn: "Continuar la lección",
    rules: "Todas las reglas",
    rule: "Regla",
  },
};
