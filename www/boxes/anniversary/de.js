// @ts-check
/** The arrows of the 20th anniversary, in German. */

/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "darf deine Figur auch neben eine andere von dir",
  elsewhere: "darf deine Figur auch auf ein anderes Plättchen",
  again: "hast du noch einen Zug",
  nothing: "bringt er nichts, denn ein zweiter Teil des Zuges ist nicht möglich",
};

/** @type {typeof import("./en.js").words} */
export const words = {
  arrows: {
    beside: "Pfeil für eine Figur neben einer eigenen",
    elsewhere: "Pfeil für eine Figur auf einem anderen Plättchen",
    again: "Pfeil für noch einen Zug",
  },
  events: {
    again: (name) => `Pfeil für ${name}: noch ein Plättchen.`,
  },
  scores: {
    arrow: " für einen Pfeil",
  },
  hint: {
    drawn: (gives) => `Zeigt der Pfeil auf ein leeres Feld, bekommst du 2 Punkte; zeigt er auf ein Plättchen, ${ARROW[gives]}.`,
    far: "Ein Pfeil: Deine Figur darf auf jede markierte Stelle, auch auf anderen Plättchen.",
    again: "Ein Pfeil gibt dir danach noch einen Zug.",
    either: "Zwei Pfeile: Setze deine Figur mit dem einen auf ein anderes Plättchen, oder mach danach noch einen Zug.",
    given: "Dein Pfeil: noch ein Plättchen.",
  },
  why: {
    noArrow: "Auf ein anderes Plättchen kommt eine Figur nur in einem Zug, in dem ein Pfeil wirkt, oder durch einen Zaubergang, und nur eine.",
  },
  articles: {
    arrows: {
      title: "Die Pfeile zum 20-jährigen Jubiläum",
      text: [
        "15 Plättchen haben an einer Kante einen Pfeil. Wie Straßen und Städte darauf liegen, haben wir uns selbst ausgedacht, denn die gedruckten Plättchen sind nicht öffentlich. Legst du ein solches Plättchen mit dem Pfeil zu einem leeren Feld, bekommst du sofort 2 Punkte.",
        "Zeigt sein Pfeil auf ein Plättchen, oder legst du irgendein Plättchen dorthin, wohin ein Pfeil zeigt, wirkt der Pfeil in diesem Zug. Deine Figur darf dann neben eine deiner Figuren auf irgendeinem Plättchen (zwei Figuren) oder auf eine freie, unfertige Straße oder Stadt, ein freies, unfertiges Kloster oder eine freie Wiese eines anderen Plättchens (ein Torbogen), oder du bekommst noch einen Zug (zwei Plättchen).",
        "Wirken mehrere Pfeile, nutzt du einen davon: Wer eine Figur mit einem Pfeil setzt, hat keinen weiteren Zug. Ein Zug hat höchstens zwei Teile, und für das Phantom gilt ein Pfeil nicht.",
      ],
      see: "Der Pfeil auf dem Plättchen von Blau zeigt auf das Plättchen darüber, also kam die Figur von Blau in die Stadt dort.",
    },
  },
};
