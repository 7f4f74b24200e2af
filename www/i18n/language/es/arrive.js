// @ts-check
/** What is said of a game that comes from a file or a link, in Spanish. */
import { words } from "../words.js";

const { plural, listed, moment } = words("es");

/** @type {typeof import("../en/arrive.js").arrive} */
export const arrive = {
  yourTurn: "te toca",
  waitsFor: (names, since) => (names.length > 0 ? `esperando a ${listed(names)} desde ${moment(since)}` : `esperando a los demás desde ${moment(since)}`),
  diagram: "Posición",
  onlyShown: "Esta partida contiene losetas con las que todavía no se puede jugar aquí. Solo se puede ver.",
  notPlayed: "Esta partida necesita una expansión con la que todavía no se puede jugar aquí. Sus losetas se pueden mostrar en diagramas.",
  unknown: 'Esto no es la anotación de una partida: no tiene una línea como [Bastide "1"].',
  tooLong: "Este archivo es demasiado largo para ser la anotación de una partida.",
  moreRefused: (count) => plural(count, { one: "Tampoco se ha abierto otro archivo.", other: "Tampoco se han abierto otros # archivos." }),
  unreadableFile: "No se ha podido leer el archivo.",
  readable: "Puedes continuar la partida desde ahí.",
  openBeginning: "Abrir el principio",
  same: "Esta partida ya está entre tus partidas guardadas.",
  further: "Tu partida guardada incluye ahora lo jugado desde entonces.",
  behind: "Tu partida guardada está más avanzada: aquí está como la dejaste.",
  openBehind: "Abrir la antigua como copia",
  parted: (tiles) =>
    `Ya tienes esta partida, pero se jugó de otra manera ${plural(tiles, { zero: "desde la primera loseta", one: "tras la primera loseta", other: "tras # losetas" })}. Puedes conservar las dos.`,
  partedTitle: "Dos versiones de una partida",
  openParted: "Abrir como otra partida",
  keepMine: "Continuar la mía",
  paste: "Abrir un texto copiado",
  pasteHelp: "Pega la anotación de una partida, un enlace a una partida o la partida guardada de otro programa.",
  openText: "Abrir",
  opened: "La partida se ha añadido a tus partidas guardadas.",
  keysUnkept:
    "Este archivo contiene claves de partidas por mensaje y el navegador ya no tiene sitio para ellas: no se ha importado nada del archivo. Haz sitio y ábrelo de nuevo.",
  notYet: "El navegador aún no lo ha guardado. Deja la página abierta: lo sigue intentando.",
  taking: (done, all) => `Añadiendo las partidas: ${done} de ${all}.`,
  several: (added, known, failed) =>
    [
      plural(added, { one: "# partida añadida.", other: "# partidas añadidas." }),
      plural(known, { zero: "", one: "# ya estaba.", other: "# ya estaban." }),
      plural(failed, { zero: "", one: "# no se ha podido leer hasta el final.", other: "# no se han podido leer hasta el final." }),
    ]
      .filter(Boolean)
      .join(" "),
  unopened: (count) =>
    plural(count, {
      zero: "",
      one: "# no se ha abierto porque no se han podido leer tus partidas guardadas. Abre el archivo de nuevo más tarde.",
      other: "# no se han abierto porque no se han podido leer tus partidas guardadas. Abre el archivo de nuevo más tarde.",
    }),
  solved: (count) =>
    plural(count, {
      zero: "Ya has resuelto todos los retos que este archivo da por resueltos.",
      one: "Se ha añadido # reto resuelto.",
      other: "Se han añadido # retos resueltos.",
    }),
  strangers: "Los retos o solitarios que menciona este archivo no existen aquí.",
  unkept: "El navegador no ha guardado lo que este archivo dice de los retos y las partidas en solitario.",
  better: (count) =>
    plural(count, {
      zero: "Tus resultados en solitario son al menos tan buenos como los de este archivo.",
      one: "Se ha importado del archivo # mejor resultado en solitario.",
      other: "Se han importado del archivo # mejores resultados en solitario.",
    }),
  search: "Buscar: jugador, ganador, fecha, expansión…",
  won: (name) => `gana ${name}`,
  study: "analizada",
  found: (count) => plural(count, { zero: "No se ha encontrado ninguna partida.", one: "# partida encontrada.", other: "# partidas encontradas." }),
  searchHelp: "Qué se puede buscar",
  searchIntro:
    "Deben cumplirse todos los criterios. Las palabras buscan nombres, fechas y expansiones; criterios como estos buscan dentro de las partidas. Toca uno para probarlo.",
  searching: "Buscando en las partidas…",
  searchFailed: "No se ha podido buscar en las partidas.",
  showPlace: "Mostrar el lugar",
  examples: {
    player: "Quién jugó y cuántos puntos consiguió",
    winner: "Quién ganó y por cuántos puntos",
    date: "Cuándo se jugó por última vez",
    box: "Expansiones y número de jugadores",
    level: "Contra qué rival virtual, en partidas terminadas",
    points: "Los puntos de un jugador por un tipo de zona: city, road, field, monastery…",
    feature: "Una zona de tantas losetas, completa o no",
    tiles: "Estas losetas juntas, en cualquier lugar y con cualquier giro",
  },
  wrong: {
    term: (word) => `«${word}» no es un criterio; los criterios se escriben como player:ann o score>=100.`,
    value: (word) => `Falta un valor después de «${word}», como en player:ann o score>=100.`,
    sign: (word) => `«${word}» no se puede comparar así: tras un nombre van dos puntos o =; tras un número o una fecha, también >, <, >= o <=.`,
    number: (word) => `«${word}» no es un número entero.`,
    date: (word) => `«${word}» no es una fecha como 2026, 2026-01 o 2026-01-31.`,
    box: (word) => `No hay ninguna expansión «${word}». Ejemplos: inns, traders, abbot.`,
    level: (word) => `No hay ningún rival virtual «${word}», solo novice, greedy, planner y master.`,
    answer: (word) => `Escribe yes o no en lugar de «${word}».`,
    feature: (word) => `«${word}» no es un tamaño como city>=10, road>=8 o field>=12.`,
    tiles: (word) => `«${word}» no dice dónde están las losetas. Ejemplo: D@0,0+V@1,0'.`,
    tile: (word) => `No hay ninguna loseta «${word}». Ejemplos: D, V, R01.`,
    quote: (word) => `Las comillas antes de «${word}» no están cerradas.`,
    length: () => "Esta búsqueda tiene demasiados criterios: como máximo 50.",
  },
};
