// @ts-check
/** Les Messagers, en français. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

const points = (/** @type {number} */ count) => plural(count, { one: "# point", other: "# points" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    came: (name, card) => `${name} reçoit un message\u00a0: ${card}.`,
    points: (name) => `${name} prend les 2 points du message.`,
    action: (name, count) => `${name} choisit l’action du message\u00a0: ${points(count)}.`,
    tile: (name) => `${name} posera une tuile de plus.`,
    another: (name) => `${name} pioche la tuile que donne le message.`,
  },
  scores: { message: " pour un message" },
  actions: {
    score: (figure, from, to, message) =>
      `Avancer ${figure === "woman" ? "la messagère" : "le meeple"} de ${from} à ${to}${message ? "\u00a0: un message" : ""}`,
    points: "Prendre 2 points",
    action: (count) => `Choisir l’action\u00a0: ${points(count)}`,
    tile: "Poser une tuile de plus",
    follower: (figure, count) => `Compter\u00a0: ${figure}, ${points(count)}`,
    named: (card, title, text) => `Message ${card}, ${title}\u00a0: ${text}`,
    label: (count) => `+${count}`,
  },
  cards: [
    { title: "la plus petite route", text: "Comptez votre plus petite route comme en fin de partie\u202f; votre pion reste en place." },
    { title: "la plus petite ville", text: "Comptez votre plus petite ville comme en fin de partie\u202f; votre pion reste en place." },
    { title: "la plus petite abbaye", text: "Comptez votre plus petite abbaye comme en fin de partie\u202f; votre pion reste en place." },
    { title: "une tuile de plus", text: "Piochez et posez une tuile de plus." },
    { title: "blasons", text: "2 points pour chaque blason dans les villes où vous avez un chevalier." },
    { title: "chevaliers", text: "2 points pour chacun de vos chevaliers." },
    { title: "paysans", text: "2 points pour chacun de vos paysans." },
    { title: "un pion du plateau", text: "Comptez un de vos pions du plateau comme en fin de partie, puis reprenez-le." },
  ],
  holdings: {
    counts: (meeple, woman) => `meeple sur ${meeple}, messagère sur ${woman}`,
    kinds: { meeple: "Points du meeple", woman: "Points de la messagère" },
  },
  pieces: { woman: "Messagère", message: "Message" },
  mover: {
    score: (name) => `${name}\u00a0: quel pion avance\u202f?`,
    message: (name) => `${name}\u00a0: un message`,
  },
  primary: { messageFollower: "Compter ce pion", messageAction: "Choisir l’action" },
  hint: {
    score: "Choisissez lequel de vos deux pions avance sur la piste de score. S’il s’arrête sur un multiple de 5 à votre tour, vous recevez un message.",
    message: "Choisissez l’action, ou prenez 2 points à la place.",
    follower: "Choisissez le pion à compter, ou prenez 2 points à la place.",
    named: "Un message est arrivé. Dites lequel, et ce que vous choisissez.",
  },
  why: {
    scoreFigure: "Choisissez d’abord lequel de vos pions avance sur la piste de score.",
    noScoreFigure: "Aucun pion ne doit avancer sur la piste de score en ce moment.",
    message: "Choisissez d’abord l’action du message ou ses 2 points.",
    noMessage: "Aucun message n’est arrivé.",
    messageNothing: "Le message ne trouve rien à compter\u202f; il rapporte donc 2 points.",
    messageNoFollower: "Ce message ne fait compter aucun pion.",
    messageNotThisOne: "Le message ne fait compter que vos pions sur des routes, villes, abbayes et jardins inachevés et dans les prés.",
    messageFollower: "Choisissez d’abord le pion que le message fait compter.",
    messageMissing: "Dites d’abord quel message est arrivé.",
    messageKnown: "On sait déjà quel message est arrivé.",
    messageCameBefore: "Ce message est déjà sorti. Il ne reviendra qu’après tous les autres.",
  },
  advice: {
    score: "Avancez ce pion.",
    messagePoints: "Prenez les 2 points.",
    messageAction: "Choisissez l’action.",
    messageFollower: "Comptez ce pion.",
  },
  steps: {
    advance: "Les points font avancer l’un des deux pions du joueur sur la piste de score.",
    message: "Si votre pion s’arrête sur un multiple de 5, vous recevez un message.",
  },
  articles: {
    messages: {
      title: "Les Messagers",
      text: [
        "Chaque joueur a deux pions sur la piste de score, un meeple et une messagère. Chaque fois que vous marquez, à votre tour ou non, vous choisissez lequel des deux avance\u202f; tous les points d’un décompte vont au même pion. Vos points sont la somme des deux.",
        "Si l’un de vos pions a avancé à votre propre tour et s’arrête sur un multiple de 5, vous recevez un message\u00a0: retournez celui du dessus et choisissez son action ou 2 points. Il va ensuite sous la pile. Il y en a huit\u00a0: votre plus petite route, votre plus petite ville ou votre plus petite abbaye est comptée comme en fin de partie, quel que soit le joueur majoritaire, et votre pion reste en place\u202f; vous posez une tuile de plus\u202f; 2 points pour chaque blason dans les villes où vous avez un chevalier, pour chacun de vos chevaliers ou pour chacun de vos paysans\u202f; un de vos pions du plateau est compté comme en fin de partie, pour vous uniquement, et revient.",
        "Seule compte la case où se trouve un pion après tous les points du décompte. Les points d’un message peuvent amener un pion sur le multiple de 5 suivant\u00a0: un autre message arrive alors. S’il n’y a rien à compter, le message rapporte 2 points. La tuile de plus est un tour à part entre les autres\u00a0: une deuxième partie du tour vient après elle. Le décompte final n’apporte aucun message.",
      ],
      see: "La route de Rouge rapporte 5 points, qui amènent la messagère sur 5. Le message fait compter la plus petite ville de Rouge, 3 points, pour le meeple.",
    },
  },
};
