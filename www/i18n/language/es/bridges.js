// @ts-check
/** Bridges, castles, bazaars and the City of Carcassonne: what happens, what can be done and what is seen, in Spanish. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("es");

/** The quarters of the City of Carcassonne: the name, and with "from" and "to". @type {Record<string, { name: string, from: string, to: string }>} */
const QUARTERS = {
  castle: { name: "castillo", from: "del castillo", to: "al castillo" },
  market: { name: "mercado", from: "del mercado", to: "al mercado" },
  blacksmith: { name: "herrería", from: "de la herrería", to: "a la herrería" },
  cathedral: { name: "catedral", from: "de la catedral", to: "a la catedral" },
};
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "las ciudades", market: "los prados", blacksmith: "los caminos", cathedral: "los monasterios" };
/** @type {Record<string, string>} */
const SERVES = { castle: "las ciudades", blacksmith: "los caminos", cathedral: "los monasterios" };
/** @type {Record<string, string>} */
const TO = { road: "a un camino", city: "a una ciudad", monastery: "a un monasterio", field: "a un prado", garden: "a un jardín" };
/** @type {Record<string, string>} */
const ACROSS = { NS: "de norte a sur", EW: "de este a oeste" };
/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "tu figura también puede ir junto a otra tuya",
  elsewhere: "tu figura también puede ir a otra loseta",
  again: "tienes otro turno",
};

/** @type {typeof import("../en/bridges.js").bridges} */
export const bridges = {
  arrows: { beside: "flecha para una figura junto a otra tuya", elsewhere: "flecha hacia otras losetas", again: "flecha para otro turno" },
  pieces: { "bridge.NS": "Puente ↕", "bridge.EW": "Puente ↔", castle: "Castillo", count: "Conde" },
  quarter: (quarter) => capital(QUARTERS[quarter].name),
  serves: (quarter) => capital(FOR[quarter].replace(/^l[ao]s /, "")),
  mover: { castle: (name) => `${name}: ¿un castillo?`, moveOut: (name) => `${name}: ¿salir de Carcasona?`, bazaar: (name) => `Bazar: ${name}` },
  events: {
    sent: (name, figure, quarter) => `${name} envía ${FIGURES[figure].a} ${QUARTERS[quarter].to} de Carcasona.`,
    left: (name, figure, quarter, feature) => `${name} mueve ${FIGURES[figure].a} ${QUARTERS[quarter].from} ${TO[feature]}.`,
    bridge: (name, x, y, axis) => `${name} construye un puente ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} convierte una ciudad en castillo.`,
    offered: (tile) => `Hay una loseta en el bazar (${tile}).`,
    chosen: (name, tile) => `${name} elige una loseta (${tile}).`,
    bid: (name, count) => `${name} ofrece ${points(count)}.`,
    taken: (name, tile) => `${name} se queda con una loseta (${tile}) y la colocará en su próximo turno.`,
    count: (name, quarter) => `${name} mueve al conde ${QUARTERS[quarter].to}.`,
    pays: (name, count) => `${name} paga ${points(count)} en el bazar.`,
    again: (name) => `Flecha para ${name}: una loseta más.`,
  },
  scores: {
    castle: " por un castillo",
    bazaar: " en el bazar",
    arrow: " por una flecha",
    castles: (count) => plural(count, { one: ", una de ellas un castillo", other: ", # de ellas castillos" }),
  },
  actions: {
    withBridge: (tile, x, y, axis) => `${tile}, con un puente ${ACROSS[axis]} (${cell(x, y)})`,
    bridge: (x, y, axis) => `Puente ${ACROSS[axis]}: ${cell(x, y)}`,
    castle: (x, y) => `Castillo: ${cell(x, y)}`,
    choose: (tile) => `Elegir la loseta: ${tile}`,
    bid: (count) => `Ofrecer ${count}`,
    buy: "Comprar la loseta",
    sell: "Vender la loseta",
    send: (figure, quarter) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].to}, para ${FOR[quarter]}`,
    count: (quarter) => `Conde ${QUARTERS[quarter].to}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].from} a ${cell(x, y)}: ${place(where)}`,
  },
  then: "Después, un puente.",
  holdings: {
    bridges: (count) => `puentes restantes: ${count}`,
    castles: (count) => `castillos restantes: ${count}`,
    held: (tile) => `colocará una loseta en su próximo turno (${tile})`,
  },
  feature: {
    castle: "Castillo",
    waits: "Puntúa una vez, tanto como la próxima zona que se complete en estas dos losetas o al lado.",
    lord: (name) => `Su señor es una figura de ${name}.`,
    scored: "Ya ha puntuado.",
    quarter: (quarter) => `Carcasona: ${QUARTERS[quarter].name}`,
    serves: (quarter) =>
      quarter === "market"
        ? "Desde aquí las figuras pueden unirse a los prados que estén a punto de puntuar, casi siempre al final de la partida."
        : `Desde aquí las figuras pueden unirse a ${SERVES[quarter]} que estén a punto de puntuar.`,
    empty: "Aquí no hay nadie.",
    there: (name, count) => `${name}: ${plural(count, { one: "# figura", other: "# figuras" })}`,
    count: "El conde está aquí: nadie sale de este barrio.",
  },
  primary: {
    tileWithBridge: "Colocar con puente",
    bridge: "Construir puente",
    castle: "Construir castillo",
    moveOut: "Mover figura",
    send: "Enviar figura",
    count: "Mover al conde",
  },
  skip: {
    tile: "Descartar la loseta",
    castle: "Tomar los puntos",
    moveOut: "No mover a nadie",
    send: "No enviar a nadie",
    count: "El conde se queda",
    bazaar: "Pasar",
  },
  hint: {
    arrow: {
      drawn: (gives) => `Si su flecha apunta a un espacio vacío, ganas 2 puntos; si apunta a una loseta, ${ARROW[gives]}.`,
      far: "Una flecha: tu figura puede ir a cualquier lugar marcado, también en otras losetas.",
      again: "Una flecha te da otro turno después de este.",
      either: "Dos flechas: pon tu figura en otra loseta gracias a una de ellas, o juega otro turno después de este.",
      given: "Tu flecha: una loseta más.",
    },
    tile: "Esta loseta solo encaja con un puente. Colócala con uno, o descártala y roba otra.",
    bridge: "Elige dónde va tu puente: es un camino sobre el prado. Después aún puedes poner una figura.",
    castle: "Toma los puntos de tu ciudad, o conviértela en castillo: tu figura se queda y puntúas tanto como la próxima zona que se complete al lado.",
    moveOut: "Antes de puntuar puedes mover figuras de Carcasona a las zonas marcadas.",
    send: "Otros han puntuado y tú no: puedes enviar una figura a Carcasona. Elige uno de los cuatro barrios: desde allí podrá unirse a una ciudad, un camino, un monasterio o un prado justo antes de que puntúe.",
    waits: {
      castle: "Tu figura espera aquí hasta poder unirse a una ciudad que esté a punto de puntuar.",
      market: "Tu figura espera aquí hasta poder unirse a un prado, casi siempre al final de la partida.",
      blacksmith: "Tu figura espera aquí hasta poder unirse a un camino que esté a punto de puntuar.",
      cathedral: "Tu figura espera aquí hasta poder unirse a un monasterio que esté a punto de puntuar.",
    },
    count: "También puedes mover al conde: nadie sale del barrio en el que está.",
    choose: "Cada jugador se queda con una de estas losetas para su próximo turno. Elige una; tú pujas primero.",
    take: "Elige la loseta que colocarás en tu próximo turno.",
    bid: "Abre la subasta de esta loseta: ofrece 0 o más.",
    more: (name, count) => `${name} ofrece ${count}. Ofrece más, o pasa.`,
    last: (name, count) => `Nadie ofrece más que ${name}: ${count}. Paga ${count} y quédate con la loseta, o véndesela a ${name}.`,
    chosen: {
      tileWithBridge: "Tu puente hace que la loseta encaje aquí. Se queda en el tablero.",
      bridge: "Un puente es un camino sobre el prado. Después aún puedes poner una figura.",
      count: "Nadie sale de este barrio mientras el conde esté aquí.",
      moveOut: "Tu figura contará cuando esto puntúe.",
    },
  },
  why: {
    noArrow: "Una figura solo puede ir a otra loseta en un turno en el que actúa una flecha, o por un portal, y solo una vez.",
    noBridge:
      "Ahí no puede ir ningún puente: va en la loseta recién colocada o en una contigua, de prado a prado, sin nada más allá de sus extremos. Y necesitas uno en tu reserva.",
    bridgeUnneeded: "Un puente solo se coloca con la loseta donde esta no encaja sin él. Si no, constrúyelo después de colocarla.",
    castle: "Primero el dueño de la ciudad decide si se convierte en castillo.",
    noCastle: "Un castillo necesita una ciudad de dos losetas con murallas redondas, recién completada, con una sola figura.",
    bazaar: "Primero hay que terminar el bazar.",
    noBazaar: "Ahora no hay bazar.",
    sending: "Decide primero si envías una figura a Carcasona.",
    noSending: "Solo puedes enviar una figura a Carcasona si tu loseta da puntos a otros y a ti no. Además, tiene que poder entrar en ese barrio.",
    count: "Decide primero si el conde se mueve.",
    noCount: "El conde no puede ir ahí ahora.",
    moveOut: "Decide primero qué figuras salen de Carcasona.",
    noMoveOut: "Ninguna figura de ese tipo puede ir ahí ahora desde Carcasona.",
  },
  bazaar: {
    label: "Bazar",
    tile: (tile, parts) => `Loseta ${tile}: ${parts.join("; ")}`,
    lot: "en subasta",
    players: "Jugadores en el bazar",
    chooses: "elige",
    asked: "puja ahora",
    decides: "tiene la última palabra",
    bids: (count) => `ofrece ${count}`,
    has: (tile) => `tiene una loseta (${tile})`,
    amount: "Tu oferta",
    less: "Un punto menos",
    more: "Un punto más",
    lowest: "Mínimo",
    all: "Todo",
    bid: (count) => `Ofrecer ${count}`,
    pass: "Pasar",
    buy: (count) => `Comprar por ${count}`,
    sell: (name, count) => `Vender a ${name} por ${count}`,
  },
};
