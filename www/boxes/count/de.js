// @ts-check
/** The Count, in German. */
import { FIGURES, cell, place } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital, plural } = of("de");

/** The quarters of the City of Carcassonne: the name, and with "in", "from" and "into". @type {Record<string, { name: string, from: string, into: string }>} */
const QUARTERS = {
  castle: { name: "Schloss", from: "aus dem Schloss", into: "ins Schloss" },
  market: { name: "Markt", from: "vom Markt", into: "auf den Markt" },
  blacksmith: { name: "Schmiede", from: "aus der Schmiede", into: "in die Schmiede" },
  cathedral: { name: "Kathedrale", from: "aus der Kathedrale", into: "in die Kathedrale" },
};
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "Städte", market: "Wiesen", blacksmith: "Straßen", cathedral: "Klöster" };
/** @type {Record<string, string>} */
const ONTO = { road: "auf eine Straße", city: "in eine Stadt", monastery: "in ein Kloster", field: "auf eine Wiese", garden: "in einen Garten" };
/** @type {Record<string, string>} */
const SERVES = { castle: "in Städte", blacksmith: "auf Straßen", cathedral: "in Klöster" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    count: "Graf",
  },
  quarter: (quarter) => QUARTERS[quarter].name,
  serves: (quarter) => FOR[quarter],
  mover: {
    moveOut: (name) => `${name}: Carcassonne verlassen?`,
  },
  events: {
    sent: (name, figure, quarter) => `${name} schickt ${FIGURES[figure].anA} nach Carcassonne, ${QUARTERS[quarter].into}.`,
    left: (name, figure, quarter, feature) => `${name} versetzt ${FIGURES[figure].anA} ${QUARTERS[quarter].from} ${ONTO[feature]}.`,
    count: (name, quarter) => `${name} versetzt den Grafen ${QUARTERS[quarter].into}.`,
  },
  actions: {
    send: (figure, quarter) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].into}, für ${FOR[quarter]}`,
    count: (quarter) => `Graf ${QUARTERS[quarter].into}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].from}: ${cell(x, y)}, ${place(where)}`,
  },
  feature: {
    quarter: (quarter) => `Carcassonne: ${QUARTERS[quarter].name}`,
    serves: (quarter) =>
      quarter === "market"
        ? "Von hier dürfen Figuren auf Wiesen, die gleich gewertet werden, meist am Ende des Spiels."
        : `Von hier dürfen Figuren ${SERVES[quarter]}, die gleich gewertet werden.`,
    empty: "Hier ist niemand.",
    there: (name, count) => `${name}: ${plural(count, { one: "# Figur", other: "# Figuren" })}`,
    count: "Der Graf ist hier: Niemand verlässt dieses Viertel.",
  },
  primary: {
    moveOut: "Figur versetzen",
    send: "Figur schicken",
    count: "Grafen versetzen",
  },
  skip: {
    moveOut: "Niemanden versetzen",
    send: "Niemanden schicken",
    count: "Graf bleibt",
  },
  hint: {
    moveOut: "Vor der Wertung darfst du Figuren aus Carcassonne in die markierten Gebiete versetzen.",
    send: "Andere haben Punkte bekommen, du nicht: Du darfst eine Figur nach Carcassonne schicken. Wähle eines der vier Viertel: Von dort kann sie später in eine Stadt, auf eine Straße, in ein Kloster oder auf eine Wiese, kurz vor deren Wertung.",
    waits: {
      castle: "Deine Figur wartet hier, bis sie in eine Stadt kann, die gleich gewertet wird.",
      market: "Deine Figur wartet hier, bis sie auf eine Wiese kann, meist am Ende des Spiels.",
      blacksmith: "Deine Figur wartet hier, bis sie auf eine Straße kann, die gleich gewertet wird.",
      cathedral: "Deine Figur wartet hier, bis sie in ein Kloster kann, das gleich gewertet wird.",
    },
    count: "Du darfst auch den Grafen versetzen: Aus seinem Viertel geht niemand weg.",
    chosen: {
      count: "Solange der Graf hier ist, verlässt niemand dieses Viertel.",
      moveOut: "Deine Figur zählt mit, wenn das hier gewertet wird.",
    },
  },
  why: {
    sending: "Entscheide erst, ob du eine Figur nach Carcassonne schickst.",
    noSending: "Nach Carcassonne schickst du eine Figur nur, wenn dein Plättchen anderen Punkte bringt und dir nicht. Sie muss in das Viertel dürfen.",
    count: "Entscheide erst, ob der Graf weitergeht.",
    noCount: "Dorthin kann der Graf jetzt nicht.",
    moveOut: "Entscheide erst, welche Figuren Carcassonne verlassen.",
    noMoveOut: "So eine Figur kann jetzt nicht aus Carcassonne dorthin.",
  },
  steps: {
    moveOut: "Figuren in Carcassonne dürfen in Gebiete, die gleich gewertet werden.",
    send: "Haben andere Punkte bekommen und du nicht, darfst du eine Figur nach Carcassonne schicken.",
    count: "Wer eine Figur geschickt hat, darf den Grafen versetzen.",
  },
  articles: {
    carcassonne: {
      title: "In die Stadt Carcassonne",
      text: [
        "Statt des Startplättchens liegt die Stadt Carcassonne auf dem Tisch. Sie hat vier Viertel: Schloss, Markt, Schmiede und Kathedrale. Der Graf beginnt im Schloss.",
        "Bringt dein Plättchen anderen Punkte und dir nicht, darfst du einmal in deinem Zug eine Figur in ein beliebiges Viertel schicken, auch in das des Grafen. Dann darfst du den Grafen in ein beliebiges Viertel versetzen. Ein Bürgermeister darf nur ins Schloss und ein Wagen nicht auf den Markt; Äbte, Baumeister und Schweine dürfen nicht hinein.",
        "Unter „Regeloptionen“ lässt sich einstellen, dass der Graf von selbst reihum geht oder der Figur folgt.",
      ],
      see: "Blau hat die Straße von Rot fertiggestellt und nichts dafür bekommen. So kam ein Meeple von Blau ins Schloss und der Graf in die Kathedrale.",
    },
    leaving: {
      title: "Aus der Stadt Carcassonne",
      text: [
        "Bevor ein fertiges Gebiet gewertet wird, darf jeder Figuren aus dem Viertel dorthin versetzen, das dafür da ist: in Städte aus dem Schloss, auf Straßen aus der Schmiede, in Klöster aus der Kathedrale und auf Wiesen, die ein Gutshof wertet, vom Markt. Wer links vom aktiven Spieler sitzt, beginnt.",
        "Ob das Gebiet schon besetzt ist, spielt keine Rolle. Die Figuren zählen für die Mehrheit mit und kommen dann zurück. Aus dem Viertel des Grafen geht niemand weg.",
      ],
      see: "Rot hat eine Stadt mit einem Ritter fertiggestellt. Blau hat einen Meeple aus dem Schloss dazugestellt, und beide bekommen Punkte.",
    },
    market: {
      title: "Der Markt am Ende",
      text: [
        "Vor der Schlusswertung versetzen die Spieler Figuren vom Markt auf Wiesen, reihum je eine, bis alle passen. Bauern zählen dort wie sonst, auf einer Wiese mit Gutshof aber nur 1 Punkt je Stadt; für Wiesen ist die Stadt Carcassonne eine fertige Stadt.",
        "Unter „Regeloptionen“ lässt sich einstellen, dass dann Figuren aus allen Vierteln in die Gebiete dürfen, für die ihr Viertel da ist.",
      ],
      points: [["Die Stadt Carcassonne an einer Wiese", "3"]],
      see: "Der Meeple von Blau kam vom Markt auf die Wiese des Bauern von Rot, und beide bekommen Punkte für Carcassonne.",
    },
  },
};
