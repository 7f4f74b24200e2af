// @ts-check
/** The Count, in French. */
import { FIGURES, cell, place } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital, plural } = of("fr");

/** The quarters of the City of Carcassonne: the name, and with "from" and "to". @type {Record<string, { name: string, from: string, to: string }>} */
const QUARTERS = {
  castle: { name: "château", from: "du château", to: "au château" },
  market: { name: "marché", from: "du marché", to: "au marché" },
  blacksmith: { name: "forge", from: "de la forge", to: "à la forge" },
  cathedral: { name: "cathédrale", from: "de la cathédrale", to: "à la cathédrale" },
};
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "les villes", market: "les prés", blacksmith: "les routes", cathedral: "les abbayes" };
/** @type {Record<string, string>} */
const ONTO = { road: "sur une route", city: "dans une ville", monastery: "dans une abbaye", field: "dans un pré", garden: "dans un jardin" };
/** @type {Record<string, string>} */
const SERVES = { castle: "villes", blacksmith: "routes", cathedral: "abbayes" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    count: "Comte",
  },
  quarter: (quarter) => capital(QUARTERS[quarter].name),
  serves: (quarter) => capital(FOR[quarter].replace("les ", "")),
  mover: {
    moveOut: (name) => `${name} : sortir de Carcassonne ?`,
  },
  events: {
    sent: (name, figure, quarter) => `${name} envoie ${FIGURES[figure].a} ${QUARTERS[quarter].to} de Carcassonne.`,
    left: (name, figure, quarter, feature) => `${name} déplace ${FIGURES[figure].a} ${QUARTERS[quarter].from} ${ONTO[feature]}.`,
    count: (name, quarter) => `${name} déplace le comte ${QUARTERS[quarter].to}.`,
  },
  actions: {
    send: (figure, quarter) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].to}, pour ${FOR[quarter]}`,
    count: (quarter) => `Comte ${QUARTERS[quarter].to}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].from} : ${cell(x, y)}, ${place(where)}`,
  },
  feature: {
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
    moveOut: "Déplacer le pion",
    send: "Envoyer le pion",
    count: "Déplacer le comte",
  },
  skip: {
    moveOut: "Ne déplacer personne",
    send: "N’envoyer personne",
    count: "Le comte reste",
  },
  hint: {
    moveOut: "Avant le décompte, vous pouvez déplacer des pions de Carcassonne vers les zones marquées.",
    send: "D’autres ont marqué, pas vous : vous pouvez envoyer un pion à Carcassonne. Choisissez l’un des quatre quartiers\u00a0: de là, il pourra rejoindre une ville, une route, une abbaye ou un pré juste avant son décompte.",
    waits: {
      castle: "Votre pion attend ici de pouvoir rejoindre une ville juste avant son décompte.",
      market: "Votre pion attend ici de pouvoir rejoindre un pré, le plus souvent à la fin de la partie.",
      blacksmith: "Votre pion attend ici de pouvoir rejoindre une route juste avant son décompte.",
      cathedral: "Votre pion attend ici de pouvoir rejoindre une abbaye juste avant son décompte.",
    },
    count: "Vous pouvez aussi déplacer le comte : personne ne quitte le quartier où il est.",
    chosen: {
      count: "Personne ne quitte ce quartier tant que le comte y est.",
      moveOut: "Votre pion comptera au décompte de cette zone.",
    },
  },
  why: {
    sending: "Décidez d’abord si vous envoyez un pion à Carcassonne.",
    noSending:
      "Vous n’envoyez un pion à Carcassonne que si votre tuile rapporte des points aux autres, mais pas à vous. Il doit avoir le droit d’aller dans ce quartier.",
    count: "Décidez d’abord si le comte se déplace.",
    noCount: "Le comte ne peut pas y aller maintenant.",
    moveOut: "Décidez d’abord quels pions quittent Carcassonne.",
    noMoveOut: "Aucun pion de ce type ne peut y aller maintenant depuis Carcassonne.",
  },
  steps: {
    moveOut: "Les pions de Carcassonne peuvent rejoindre les zones qui vont être décomptées.",
    send: "Si d’autres ont marqué et pas vous, vous pouvez envoyer un pion à Carcassonne.",
    count: "Le joueur qui a envoyé un pion peut déplacer le comte.",
  },
  articles: {
    carcassonne: {
      title: "Dans la Cité de Carcassonne",
      text: [
        "La Cité de Carcassonne est sur la table à la place de la première tuile. Elle a quatre quartiers : le château, le marché, la forge et la cathédrale. Le comte commence au château.",
        "Si votre tuile rapporte des points à un autre joueur, mais pas à vous, vous pouvez, une fois par tour, envoyer un pion dans n’importe quel quartier, même celui du comte. Vous pouvez ensuite déplacer le comte où vous voulez. Un maire ne va qu’au château et un chariot pas au marché ; abbés, bâtisseurs et cochons n’y vont pas.",
        "Avec les « Options de règles », le comte peut faire le tour de lui-même ou suivre le pion.",
      ],
      see: "Bleu a terminé la route de Rouge sans rien marquer : il a envoyé un meeple au château et le comte à la cathédrale.",
    },
    leaving: {
      title: "Hors de la Cité de Carcassonne",
      text: [
        "Avant le décompte d’une zone terminée, chacun peut y déplacer des pions du quartier correspondant : les villes depuis le château, les routes depuis la forge, les abbayes depuis la cathédrale, et les prés qu’une grange fait compter depuis le marché. Le voisin de gauche du joueur actif commence.",
        "Peu importe que la zone soit occupée. Les pions comptent pour la majorité, puis reviennent à leurs joueurs. Personne ne quitte le quartier où est le comte.",
      ],
      see: "Rouge a terminé une ville avec un chevalier. Bleu y a déplacé un meeple du château, et les deux marquent.",
    },
    market: {
      title: "Le marché à la fin",
      text: [
        "Avant le décompte final, les joueurs déplacent des pions du marché vers des prés, un à la fois, jusqu’à ce que tous passent. Les paysans y comptent comme d’habitude, mais 1 point par ville dans un pré avec une grange ; pour les prés, la Cité de Carcassonne est une ville terminée.",
        "Avec les « Options de règles », les pions peuvent alors quitter tous les quartiers, chacun vers les zones de son quartier.",
      ],
      points: [["La Cité de Carcassonne au bord d’un pré", "3"]],
      see: "Le meeple de Bleu est venu du marché dans le pré du paysan de Rouge, et les deux marquent pour Carcassonne.",
    },
  },
};
