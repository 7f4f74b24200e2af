// @ts-check
/** Bridges, castles, bazaars and the City of Carcassonne: what happens, what can be done and what is seen, in French. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("fr");

/** The quarters of the City of Carcassonne: the name, and with "from" and "to". @type {Record<string, { name: string, from: string, to: string }>} */
const QUARTERS = {
  castle: { name: "château", from: "du château", to: "au château" },
  market: { name: "marché", from: "du marché", to: "au marché" },
  blacksmith: { name: "forge", from: "de la forge", to: "à la forge" },
  cathedral: { name: "cathédrale", from: "de la cathédrale", to: "à la cathédrale" },
};
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "les villes", market: "les prés", blacksmith: "les routes", cathedral: "les monastères" };
/** @type {Record<string, string>} */
const SERVES = { castle: "villes", blacksmith: "routes", cathedral: "monastères" };
/** @type {Record<string, string>} */
const ONTO = { road: "sur une route", city: "dans une ville", monastery: "dans un monastère", field: "dans un pré", garden: "dans un jardin" };
/** @type {Record<string, string>} */
const ACROSS = { NS: "nord-sud", EW: "est-ouest" };
/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "votre pion peut aussi aller à côté d’un autre de vos pions",
  elsewhere: "votre pion peut aussi aller sur une autre tuile",
  again: "vous jouez un tour supplémentaire",
};

/** @type {typeof import("../en/bridges.js").bridges} */
export const bridges = {
  arrows: { beside: "flèche pour un pion à côté d’un autre des vôtres", elsewhere: "flèche vers d’autres tuiles", again: "flèche pour un tour supplémentaire" },
  pieces: { "bridge.NS": "Pont ↕", "bridge.EW": "Pont ↔", castle: "Château", count: "Comte" },
  quarter: (quarter) => capital(QUARTERS[quarter].name),
  serves: (quarter) => capital(FOR[quarter].replace("les ", "")),
  mover: { castle: (name) => `${name} : un château ?`, moveOut: (name) => `${name} : sortir de Carcassonne ?`, bazaar: (name) => `Bazar : ${name}` },
  events: {
    sent: (name, figure, quarter) => `${name} envoie ${FIGURES[figure].a} ${QUARTERS[quarter].to} de Carcassonne.`,
    left: (name, figure, quarter, feature) => `${name} déplace ${FIGURES[figure].a} ${QUARTERS[quarter].from} ${ONTO[feature]}.`,
    bridge: (name, x, y, axis) => `${name} construit un pont ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} transforme une ville en château.`,
    offered: (tile) => `Une tuile est au bazar (${tile}).`,
    chosen: (name, tile) => `${name} choisit une tuile (${tile}).`,
    bid: (name, count) => `${name} offre ${points(count)}.`,
    taken: (name, tile) => `${name} obtient une tuile (${tile}) et la posera au prochain tour.`,
    count: (name, quarter) => `${name} déplace le comte ${QUARTERS[quarter].to}.`,
    pays: (name, count) => `${name} paie ${points(count)} au bazar.`,
    again: (name) => `Flèche pour ${name} : encore une tuile.`,
  },
  scores: {
    castle: " pour un château",
    bazaar: " au bazar",
    arrow: " pour une flèche",
    castles: (count) => plural(count, { one: ", dont # château", other: ", dont # châteaux" }),
  },
  actions: {
    withBridge: (tile, x, y, axis) => `${tile}, avec un pont ${ACROSS[axis]} (${cell(x, y)})`,
    bridge: (x, y, axis) => `Pont ${ACROSS[axis]} : ${cell(x, y)}`,
    castle: (x, y) => `Château : ${cell(x, y)}`,
    choose: (tile) => `Choisir la tuile : ${tile}`,
    bid: (count) => `Offrir ${count}`,
    buy: "Acheter la tuile",
    sell: "Vendre la tuile",
    send: (figure, quarter) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].to}, pour ${FOR[quarter]}`,
    count: (quarter) => `Comte ${QUARTERS[quarter].to}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].from} vers ${cell(x, y)} : ${place(where)}`,
  },
  then: "Puis un pont.",
  holdings: {
    bridges: (count) => `ponts restants : ${count}`,
    castles: (count) => `châteaux restants : ${count}`,
    held: (tile) => `posera une tuile au prochain tour (${tile})`,
  },
  feature: {
    castle: "Château",
    waits: "Rapporte une seule fois, autant que la prochaine zone terminée sur ces deux tuiles ou à côté.",
    lord: (name) => `Son seigneur est un pion de ${name}.`,
    scored: "Il a déjà rapporté ses points.",
    quarter: (quarter) => `Carcassonne : ${QUARTERS[quarter].name}`,
    serves: (quarter) =>
      quarter === "market"
        ? "D’ici, des pions peuvent rejoindre des prés juste avant le décompte, le plus souvent à la fin de la partie."
        : `D’ici, des pions peuvent rejoindre des ${SERVES[quarter]} juste avant le décompte.`,
    empty: "Il n’y a personne ici.",
    there: (name, count) => `${name} : ${plural(count, { one: "# pion", other: "# pions" })}`,
    count: "Le comte est ici : personne ne quitte ce quartier.",
  },
  primary: {
    tileWithBridge: "Poser avec un pont",
    bridge: "Construire le pont",
    castle: "Construire le château",
    moveOut: "Déplacer le pion",
    send: "Envoyer le pion",
    count: "Déplacer le comte",
  },
  skip: {
    tile: "Écarter la tuile",
    castle: "Prendre les points",
    moveOut: "Ne déplacer personne",
    send: "N’envoyer personne",
    count: "Le comte reste",
    bazaar: "Passer",
  },
  hint: {
    arrow: {
      drawn: (gives) => `Si sa flèche pointe vers une case vide, vous marquez 2 points ; si elle pointe vers une tuile, ${ARROW[gives]}.`,
      far: "Une flèche : votre pion peut aller à tout endroit marqué, même sur d’autres tuiles.",
      again: "Une flèche vous donne un tour supplémentaire après celui-ci.",
      either: "Deux flèches : placez votre pion sur une autre tuile avec l’une d’elles, ou jouez un tour supplémentaire après celui-ci.",
      given: "Votre flèche : encore une tuile.",
    },
    tile: "Cette tuile ne va qu’avec un pont. Posez-la ainsi, ou écartez-la et piochez-en une autre.",
    bridge: "Choisissez où placer votre pont : c’est une route par-dessus le pré. Vous pourrez encore placer un pion.",
    castle: "Prenez les points de votre ville, ou faites-en un château : votre pion reste, et vous marquez autant que la prochaine zone terminée à côté.",
    moveOut: "Avant le décompte, vous pouvez déplacer des pions de Carcassonne vers les zones marquées.",
    send: "D’autres ont marqué, pas vous : vous pouvez envoyer un pion à Carcassonne. Choisissez l’un des quatre quartiers\u00a0: de là, il pourra rejoindre une ville, une route, un monastère ou un pré juste avant son décompte.",
    waits: {
      castle: "Votre pion attend ici de pouvoir rejoindre une ville juste avant son décompte.",
      market: "Votre pion attend ici de pouvoir rejoindre un pré, le plus souvent à la fin de la partie.",
      blacksmith: "Votre pion attend ici de pouvoir rejoindre une route juste avant son décompte.",
      cathedral: "Votre pion attend ici de pouvoir rejoindre un monastère juste avant son décompte.",
    },
    count: "Vous pouvez aussi déplacer le comte : personne ne quitte le quartier où il est.",
    choose: "Chacun obtient une de ces tuiles pour son prochain tour. Choisissez-en une ; vous faites la première offre.",
    take: "Choisissez la tuile que vous poserez à votre prochain tour.",
    bid: "Ouvrez les enchères pour cette tuile : offrez 0 ou plus.",
    more: (name, count) => `${name} offre ${count}. Offrez plus, ou passez.`,
    last: (name, count) => `Personne n’offre plus que ${name} : ${count}. Payez ${count} et gardez la tuile, ou vendez-la à ${name}.`,
    chosen: {
      tileWithBridge: "Grâce à votre pont, la tuile va ici. Il y reste.",
      bridge: "Un pont est une route par-dessus le pré. Vous pourrez encore placer un pion.",
      count: "Personne ne quitte ce quartier tant que le comte y est.",
      moveOut: "Votre pion comptera au décompte de cette zone.",
    },
  },
  why: {
    noArrow: "Un pion ne va sur une autre tuile que lors d’un tour où une flèche agit, ou par un portail, et une seule fois.",
    noBridge:
      "Aucun pont ne peut aller là : il se place sur la tuile qui vient d’être posée ou à côté, de pré à pré, sans rien au-delà de ses extrémités. Il vous en faut un en réserve.",
    bridgeUnneeded: "Un pont ne se pose avec la tuile que là où elle ne va pas sans lui. Sinon, construisez-le après avoir posé la tuile.",
    castle: "Le propriétaire de la ville décide d’abord si elle devient un château.",
    noCastle: "Un château naît d’une ville de deux tuiles aux remparts arrondis qui vient d’être terminée et n’a qu’un seul pion.",
    bazaar: "Il faut d’abord terminer le bazar.",
    noBazaar: "Il n’y a pas de bazar en ce moment.",
    sending: "Décidez d’abord si vous envoyez un pion à Carcassonne.",
    noSending: "Vous n’envoyez un pion à Carcassonne que si votre tuile fait marquer les autres et pas vous. Il doit avoir le droit d’aller dans ce quartier.",
    count: "Décidez d’abord si le comte se déplace.",
    noCount: "Le comte ne peut pas y aller maintenant.",
    moveOut: "Décidez d’abord quels pions quittent Carcassonne.",
    noMoveOut: "Aucun pion de ce type ne peut y aller maintenant depuis Carcassonne.",
  },
  bazaar: {
    label: "Bazar",
    tile: (tile, parts) => `Tuile ${tile} : ${parts.join(" ; ")}`,
    lot: "aux enchères",
    players: "Les joueurs au bazar",
    chooses: "choisit",
    asked: "doit enchérir",
    decides: "a le dernier mot",
    bids: (count) => `offre ${count}`,
    has: (tile) => `a une tuile (${tile})`,
    amount: "Votre offre",
    less: "Un point de moins",
    more: "Un point de plus",
    lowest: "Minimum",
    all: "Tout",
    bid: (count) => `Offrir ${count}`,
    pass: "Passer",
    buy: (count) => `Acheter pour ${count}`,
    sell: (name, count) => `Vendre à ${name} pour ${count}`,
  },
};
