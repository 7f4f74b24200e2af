// @ts-check
/** Darmstadt, in Dutch. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    church: " voor de meeste meeples rond een kerk",
  },
  extras: {
    hall: ", met het congrescentrum",
  },
  parts: {
    church: "kerk",
    hall: "congrescentrum",
  },
  feature: {
    church: "Als deze kerk wordt afgebouwd, krijgt de speler met de meeste meeples op haar tegel en eromheen 3 punten.",
    hall: "Als de stad met dit congrescentrum wordt afgebouwd, levert ze 3 punten meer op.",
  },
  articles: {
    church: {
      title: "Darmstadt",
      text: [
        "Op twee tegels staat een kerk. Een kerk is in alles een klooster. Als ze wordt afgebouwd, krijgt bovendien de speler met de meeste meeples op haar tegel en de acht eromheen 3 punten, of er nu iemand een monnik in heeft of niet. Elke meeple telt voor één, ook de monnik; hebben meerdere spelers de meeste, dan krijgt ieder van hen 3 punten. Er wordt geteld voordat er een terugkomt.",
        "De stad met het congrescentrum levert 3 punten meer op als ze wordt afgebouwd. Een niet afgebouwde stad heeft er niets aan. De lelies op de tegels betekenen niets.",
      ],
      see: "De kerk is afgebouwd: 9 punten voor de monnik van Rood. Blauw heeft er twee meeples omheen en Rood één, dus krijgt Blauw 3 punten.",
    },
  },
};
