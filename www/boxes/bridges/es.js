// @ts-check
/** Bridges, Castles and Bazaars, in Spanish. */
import { cell, points } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("es");

/** @type {Record<string, string>} */
const ACROSS = { NS: "de norte a sur", EW: "de este a oeste" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    "bridge.NS": "Puente ↕",
    "bridge.EW": "Puente ↔",
    castle: "Castillo",
  },
  mover: {
    castle: (name) => `${name}: ¿un castillo?`,
    bazaar: (name) => `Bazar: ${name}`,
  },
  events: {
    bridge: (name, x, y, axis) => `${name} construye un puente ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} convierte una ciudad en castillo.`,
    offered: (tile) => `Hay una loseta en el bazar (${tile}).`,
    chosen: (name, tile) => `${name} elige una loseta (${tile}).`,
    bid: (name, count) => `${name} ofrece ${points(count)}.`,
    taken: (name, tile) => `${name} se queda con una loseta (${tile}) y la colocará en su próximo turno.`,
    pays: (name, count) => `${name} paga ${points(count)} en el bazar.`,
  },
  scores: {
    castle: " por un castillo",
    bazaar: " en el bazar",
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
  },
  then: {
    bridge: "Después, un puente.",
  },
  holdings: {
    kinds: { bridges: "Puentes", castles: "Castillos", held: "Loseta del bazar" },
    bridges: (count) => `puentes restantes: ${count}`,
    castles: (count) => `castillos restantes: ${count}`,
    held: (tile) => `colocará una loseta en su próximo turno (${tile})`,
  },
  feature: {
    castle: "Castillo",
    waits: "Puntúa una vez, tanto como la próxima zona que se complete en estas dos losetas o al lado.",
    lord: (name) => `Su señor es un seguidor de ${name}.`,
    scored: "Ya ha puntuado.",
  },
  primary: {
    tileWithBridge: "Colocar con puente",
    bridge: "Construir puente",
    castle: "Construir castillo",
  },
  skip: {
    tile: "Descartar la loseta",
    castle: "Quedarse los puntos",
    bazaar: "Pasar",
  },
  hint: {
    tile: "Esta loseta solo encaja con un puente. Colócala con uno, o descártala y roba otra.",
    bridge: "Elige dónde va tu puente: es un camino sobre el campo. Después aún puedes poner un seguidor.",
    castle: "Quédate los puntos de tu ciudad, o conviértela en castillo: tu seguidor se queda y puntúas tanto como la próxima zona que se complete al lado.",
    choose: "Cada jugador se queda con una de estas losetas para su próximo turno. Elige una; tú pujas primero.",
    take: "Elige la loseta que colocarás en tu próximo turno.",
    bid: "Abre la subasta de esta loseta: ofrece 0 o más.",
    more: (name, count) => `${name} ofrece ${count}. Ofrece más, o pasa.`,
    last: (name, count) => `Nadie ofrece más que ${name}: ${count}. Paga ${count} y quédate con la loseta, o véndesela a ${name}.`,
    onlySell: (name, count) => `Nadie ofrece más que ${name}: ${count}. No tienes puntos para pagar tanto: véndele la loseta a ${name}.`,
    chosen: {
      tileWithBridge: "Tu puente hace que la loseta encaje aquí. Se queda en el tablero.",
      bridge: "Un puente es un camino sobre el campo. Después aún puedes poner un seguidor.",
    },
  },
  why: {
    noBridge:
      "Ahí no puede ir ningún puente: va en la loseta recién colocada o en una contigua, de campo a campo, sin nada más allá de sus extremos. Y necesitas uno en tu reserva.",
    bridgeUnneeded: "Un puente solo se coloca con la loseta donde esta no encaja sin él. Si no, constrúyelo después de colocarla.",
    castle: "Primero el dueño de la ciudad decide si se convierte en castillo.",
    noCastle: "Un castillo necesita una ciudad de dos losetas con murallas redondas, recién completada, con un solo seguidor.",
    bazaar: "Primero hay que terminar el bazar.",
    noBazaar: "Ahora no hay bazar.",
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
    left: (points) => `Si consigues la loseta, te quedan ${points}.`,
    outcome: (bought, sold) => `Si compras, te quedan ${bought}; si vendes, tienes ${sold}.`,
  },
  steps: {
    castle: "Una ciudad pequeña que se completa puede convertirse en castillo en vez de puntuar ahora.",
    bazaar: "Tras una loseta de bazar se subastan losetas para el próximo turno de cada jugador.",
  },
  articles: {
    bridge: {
      title: "Los puentes",
      text: [
        "Con cada loseta que colocas puedes, además de poner un seguidor, construir un solo puente sobre esa loseta o sobre una contigua. Tienes 3 puentes, o 2 con cinco o seis jugadores.",
        "Un puente va recto de campo a campo, y no puede haber nada más allá de sus extremos. Es un camino: 1 punto por loseta, y continúa por sus extremos. No divide ningún campo y se queda hasta el final. En cada loseta cabe uno.",
        "Tu seguidor puede ponerse en un puente sobre la loseta que acabas de colocar, si ese camino está libre.",
      ],
      points: [["Camino completo, con puentes", "1 por loseta"]],
      see: "Rojo construyó un puente sobre el camino y puso en él un bandido. El camino que pasa por el puente tiene tres losetas.",
    },
    fitting: {
      title: "Un puente que hace encajar una loseta",
      text: [
        "Si uno de tus puentes, sobre la loseta de la mano o sobre una contigua, hace que la loseta encaje, puedes colocar ambos a la vez.",
        "Si la loseta solo encaja así, también puedes descartarla y robar otra.",
      ],
      see: "El camino de la primera loseta da con el campo del monasterio: solo el puente de Rojo lo hace posible. En él hay un bandido de Rojo.",
    },
    castle: {
      title: "Los castillos",
      text: [
        "Cuando se completa una ciudad de exactamente dos losetas, cada una con muralla redonda en un solo lado, y hay en ella un solo seguidor, su dueño puede convertirla en castillo en vez de puntuar. El seguidor se queda como señor. Tienes 3 castillos, o 2 con cinco o seis jugadores.",
        "El castillo puntúa una vez: tanto como la próxima zona que se complete después en sus dos losetas o en las dos junto a cada uno de sus lados largos, sea de quien sea. Luego vuelve el señor. Sin una zona así no puntúa.",
        "El señor está a salvo del dragón, las torres y las princesas. Para campesinos y graneros un castillo vale 1 punto más que una ciudad. El rey no lo cuenta.",
      ],
      points: [
        ["Castillo", "tanto como la zona"],
        ["Castillo junto a un campo", "1 más que una ciudad"],
      ],
      see: "El camino de Azul junto al castillo de Rojo está completo: 2 puntos para Azul, y otros tantos para Rojo.",
    },
    bazaar: {
      title: "Los bazares",
      text: [
        "Cuando has colocado una loseta con bazar, al final de tu turno se descubren tantas losetas como jugadores hay. Quien está a tu izquierda elige una y ofrece 0 puntos o más; después cada uno de los demás sin loseta puede ofrecer más una vez, o pasar.",
        "Entonces quien eligió compra la loseta y paga la oferta más alta a quien la hizo, o se la vende por lo mismo. Si no le llegan los puntos, solo puede venderla. Si nadie ofreció más, paga su propia oferta sin que la reciba nadie. Después elige el siguiente jugador sin loseta; la última es gratis.",
        "En tu próximo turno colocas esa loseta en vez de robar. Las «Opciones de reglas» permiten jugar sin pujas: cada uno elige simplemente una loseta.",
      ],
      see: "Azul compró una loseta pagando 1 punto a Verde, el mejor postor. Verde vendió después otra a Rojo por 1 punto.",
    },
  },
};
