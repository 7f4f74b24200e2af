// @ts-check
/** The Flying Machines, in German. */
import { FIGURES } from "../../i18n/language/de/game.js";

/** @type {Record<string, string>} */
const WINDS = { N: "Norden", NE: "Nordosten", E: "Osten", SE: "Südosten", S: "Süden", SW: "Südwesten", W: "Westen", NW: "Nordwesten" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    flies: (name, figure, steps) => `${name} lässt ${FIGURES[figure].anA} fliegen. Der Würfel zeigt ${steps}.`,
    returns: (name, figure, steps) =>
      `${name} lässt ${FIGURES[figure].anA} fliegen. Der Würfel zeigt ${steps}: Dort ist kein Landeplatz, und die Figur kommt zurück in den Vorrat.`,
  },
  actions: { setOff: (figure) => `${FIGURES[figure].name}: mit dem Fluggerät` },
  machine: (wind) => `Fluggerät nach ${WINDS[wind]}`,
  hint: {
    machine:
      "Setze eine Figur auf das Plättchen, oder tippe auf das Fluggerät: Dann fliegt sie in Pfeilrichtung ein, zwei oder drei Plättchen weit, wie der Würfel sagt.",
    chosen:
      "Der Würfel sagt, wie weit sie fliegt. Sie landet auf einer Straße, in einer Stadt, einem Kloster oder einem Garten, die noch nicht fertig sind, auch neben anderen.",
    landing: "Wähle, wo deine Figur landet. Andere dürfen schon dort sein.",
  },
  labels: { setOff: "Fliegen" },
  primary: { setOff: "Würfeln" },
  why: {
    noMachine: "Auf dem gelegten Plättchen ist kein Fluggerät.",
    flown: "In diesem Zug ist schon eine Figur geflogen.",
    notFlying: "Baumeister und Schweine fliegen nicht.",
    landing: "Wähle zuerst, wo die fliegende Figur landet.",
    noLanding: "Sie landet auf einer unfertigen Straße, in einer Stadt, einem Kloster oder einem Garten des Plättchens, bei dem sie ankommt.",
    rollMissing: "Die Aufzeichnung muss sagen, was der Würfel zeigte, wie in „meeple machine 2“.",
    rollKnown: "Was der Würfel zeigt, steht in der Aufzeichnung schon an anderer Stelle (Dice).",
  },
  then: { flight: "Dann fliegt eine Figur." },
  advice: { setOff: "Lass die Figur mit dem Fluggerät fliegen." },
};
