// @ts-check
/** The card of The Messages at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "message",
  level: 3,
  seconds: 5,
  bought: ["big"],
  brings: ["figures", "pieces"],
  words: {
    en: {
      title: "The Messages",
      help: "You have two figures on the scoring track and choose which of them moves. One that stops on a multiple of 5 in your turn brings a message: its action or 2 points.",
      kinds: { message: "Messages" },
    },
    de: {
      title: "Die Depeschen",
      help: "Du hast zwei Figuren auf der Zählleiste und wählst, welche zieht. Landet in deinem Zug eine auf einem Vielfachen von 5, bekommst du eine Depesche: ihre Aktion oder 2 Punkte.",
      kinds: { message: "Depeschen" },
    },
    fr: {
      title: "Les Messagers",
      help: "Vous avez deux pions sur la piste de score et choisissez lequel avance. Si l’un d’eux s’arrête sur un multiple de 5 à votre tour, vous recevez un message\u00a0: son action ou 2 points.",
      kinds: { message: "Messages" },
    },
    es: {
      title: "Los Mensajes",
      help: "Tienes dos figuras en el tablero de puntuación y eliges cuál avanza. Si en tu turno una se detiene en un múltiplo de 5, recibes un mensaje: su acción o 2 puntos.",
      kinds: { message: "Mensajes" },
    },
    nl: {
      title: "De Depêches",
      help: "Je hebt twee figuren op het scorebord en kiest welke vooruitgaat. Stopt er in je beurt een op een veelvoud van 5, dan krijg je een depêche: de actie of 2 punten.",
      kinds: { message: "Depêches" },
    },
    cs: {
      title: "Dopisy",
      help: "Na počitadle bodů máš dvě figurky a\u00a0vybíráš, která postoupí. Zastaví-li se některá ve tvém tahu na násobku pěti, dostaneš dopis: jeho akci, nebo 2\u00a0body.",
      kinds: { message: "Dopisy" },
    },
  },
  section: "The Messages",
};
