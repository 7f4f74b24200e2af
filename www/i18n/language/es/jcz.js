// @ts-check
/** Why a saved game of JCloisterZone cannot be opened, in Spanish. */
import { words } from "../words.js";

const { listed, plural } = words("es");

/** @type {typeof import("../en/jcz.js").jcz} */
export const jcz = {
  broken: "Este archivo está dañado: no se puede leer como partida de JCloisterZone.",
  unknown: "Esto no es una partida de JCloisterZone: el archivo no dice con qué losetas se juega.",
  setupOnly: "Este archivo de JCloisterZone contiene una configuración, pero ninguna partida.",
  old: "Esta partida la guardó una versión antigua de JCloisterZone, la 4 o una anterior. Bastide lee partidas de la versión 5 en adelante.",
  missing: (names) => `Esta partida de JCloisterZone usa elementos que Bastide no sabe leer de esos archivos: ${listed(names)}.`,
  base: "sin juego básico",
  each: (count, name) => `${count} × ${name} por persona`,
  without: (name, box) => `${box} sin ${name}`,
  cards: (box) => `otra puntuación final para ${box}`,
  players: (count) => `Esta partida de JCloisterZone es para ${plural(count, { one: "una persona", other: "# personas" })}; en Bastide juegan de una a seis.`,
  start:
    "Esta partida de JCloisterZone no empieza como de costumbre, con la loseta inicial, el nacimiento del río o la ciudad de Carcassonne. Bastide no puede mostrarla.",
  tile: (id) => `Esta partida de JCloisterZone tiene una loseta que Bastide aún no tiene: ${id}.`,
  figure: (name) => `Esta partida de JCloisterZone tiene una figura que Bastide aún no tiene: ${name}.`,
  action: (name) => `Esta partida de JCloisterZone contiene una acción que Bastide aún no tiene: ${name}.`,
  bazaar: "En esta partida de JCloisterZone se abre un bazar. Esos archivos no dicen qué losetas hay en él, así que Bastide no puede mostrar la partida.",
  tokens: "En esta partida de JCloisterZone se coloca un pastor. Esos archivos no dicen qué fichas saca, así que Bastide no puede mostrar la partida.",
  animal:
    "En esta partida de JCloisterZone se coloca una loseta de circo. Esos archivos no dicen qué ficha hay bajo la carpa, así que Bastide no puede mostrar la partida.",
  order: "En esta partida de JCloisterZone se coloca una loseta fuera de turno, por ejemplo una abadía tras la última loseta. Bastide aún no puede mostrarlo.",
  step: (number) => `Este archivo está dañado: no se puede leer el paso ${number} de su partida.`,
  names: {
    dragon: "Dragón",
    "small-follower": "Seguidor normal",
    abbot: "Abad",
    "big-follower": "Seguidor grande",
    inn: "Posadas",
    cathedral: "Catedrales",
    abbey: "Abadía",
    mayor: "Alcalde",
    wagon: "Carro",
    barn: "Granero",
    builder: "Constructor",
    pig: "Cerdo",
    "pig-herd": "Piaras de cerdos",
    traders: "Mercancías",
    king: "Rey",
    phantom: "Fantasma",
    robber: "Ladrón",
    siege: "Ciudades sitiadas",
    escape: "Huida",
    ferry: "Transbordadores",
    tunnel: "Fichas de túnel",
    shrine: "Desafíos",
    "big-top": "Carpa",
    ringmaster: "Maestro de ceremonias",
    acrobats: "Acróbatas",
  },
};
