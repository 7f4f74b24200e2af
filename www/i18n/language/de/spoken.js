// @ts-check
/** Spielen nur mit Worten: Antworten auf Fragen mit einer Taste, getippte Züge und das Brett als Tabelle; auf Deutsch. */
import { words } from "../words.js";
import { FEATURES, SIDES } from "./game.js";

const { listed, plural, capital } = words("de-DE");

/** @param {number} x @param {number} y */
const where = (x, y) =>
  [x && `${Math.abs(x)} ${x > 0 ? "Ost" : "West"}`, y && `${Math.abs(y)} ${y > 0 ? "Süd" : "Nord"}`].filter(Boolean).join(", ") || "erstes Plättchen";

/** @type {typeof import("../en/spoken.js").spoken} */
export const spoken = {
  where,
  part: (feature, sides, coats, inn, cathedral) =>
    [
      FEATURES[feature],
      sides.length > 0 && `im ${listed(sides.map((side) => SIDES[side]))}`,
      coats > 0 && plural(coats, { one: "mit einem Wappen", other: "mit # Wappen" }),
      inn && "mit einem Wirtshaus",
      cathedral && "mit einer Kathedrale",
    ]
      .filter(Boolean)
      .join(" "),
  meadow: "nur Wiese",
  hand: (tile, parts) => `In der Hand: Plättchen ${tile}, ${parts.join("; ")}.`,
  noTile: "Du hast kein Plättchen in der Hand.",
  scores: (scores) => `Punkte: ${scores.join(", ")}.`,
  score: (name, points, figures) => `${name} ${points}, mit ${plural(figures, { zero: "keiner Figur", one: "# Figur", other: "# Figuren" })} im Vorrat`,
  nothingYet: "Es ist noch nichts gespielt worden.",
  noFigures: "Du hast keine Figur auf dem Brett.",
  figure: (figure, x, y, feature) => `${figure}, ${where(x, y)}: ${feature}.`,
  turn: (who, turn, left) =>
    `Zug ${turn}, ${who}. ${plural(left, { zero: "Kein Plättchen ist übrig", one: "# Plättchen ist übrig", other: "# Plättchen sind übrig" })}.`,
  typed: {
    label: "Einen Zug oder eine Frage eingeben",
    help: "Gib die Nummer einer Möglichkeit ein, eine Stelle wie 1,-2 0 (nach Osten, nach Süden, Vierteldrehungen) oder road.S, „weiter“ oder „rückgängig“. Fragen: „liste“, s für die Punkte, d für das Plättchen in der Hand, l für den letzten Zug, m für meine Figuren, o dafür, wer dran ist.",
    commands: { list: ["liste", "list"], skip: ["weiter", "nein", "skip"], undo: ["rückgängig", "zurück", "undo"], help: ["hilfe", "help", "?"] },
    choices: (choices) => `Du kannst: ${choices.map((choice, index) => `${index + 1}: ${choice}`).join(". ")}.`,
    orSkip: "Oder gib „weiter“ ein.",
    nothing: "Jetzt gibt es nichts zu entscheiden.",
    noChoice: (count) => `Die Möglichkeiten gehen von 1 bis ${count}.`,
    turns: (turns) => `Das Plättchen passt dort auf mehrere Arten: Gib die Zahl der Vierteldrehungen dazu an, ${turns.join(" oder ")}.`,
    unknown: (text) => `„${text}“ wurde nicht verstanden. Mit „hilfe“ hörst du, was du eingeben kannst.`,
    notNow: "Du bist nicht dran.",
    nothingBack: "Es gibt nichts rückgängig zu machen.",
  },
  grid: {
    open: "Brett als Text",
    help: "Die Pfeiltasten führen von Feld zu Feld, Enter wählt ein Feld für das Plättchen in der Hand.",
    walk: "Die Pfeiltasten führen von Feld zu Feld.",
    label: "Brett",
    tile: (x, y, features) => `${capital(where(x, y))}: ${features}`,
    empty: (x, y, fits) => `${capital(where(x, y))}: leer. ${fits}`,
    legal: "Das Plättchen in der Hand passt.",
    far: (x, y) => `${capital(where(x, y))}: leer, ohne Plättchen daneben.`,
  },
};
