// @ts-check
/** Teure Züge, die als Übungen gemerkt sind, auf Deutsch. */
import { words } from "../words.js";

const { plural } = words("de");

/** @param {number} count */
const points = (count) => plural(count, { one: "# Punkt", other: "# Punkte" });

/** @type {typeof import("../en/mistakes.js").mistakes} */
export const mistakes = {
  title: "Deine Fehler",
  about: "Züge aus deinen eigenen Spielen, die dich Punkte gekostet haben, zum Üben: am nächsten Tag und dann in wachsenden Abständen, solange du sie löst.",
  none: "Noch keine. Nach einem Spiel kannst du dir teure Züge hier merken: bei der Analyse der Züge oder beim Verlauf auf dem Analysebrett.",
  due: (count) => plural(count, { zero: "Jetzt ist nichts fällig.", one: "# Übung ist jetzt fällig.", other: "# Übungen sind jetzt fällig." }),
  nextDue: (when) => `Die nächste ist ${when} fällig.`,
  inAll: (count) => `${count} insgesamt`,
  when: (count) => plural(count, { zero: "jetzt", one: "morgen", other: "in # Tagen" }),
  again: "heute noch",
  begin: "Anfangen",
  filter: "Welche Fehler gezeigt werden",
  all: "Alle Arten",
  ofKind: (name, count) => `${name} (${count})`,
  kinds: {
    points: "Verpasste Punkte",
    field: "Wiesen",
    joining: "Verbinden",
    blocking: "Andere Spieler",
    figure: "Figuren im Vorrat",
    building: "Bauen",
    foresight: "Vorausschauen",
  },
  why: {
    points: "Der bessere Zug bringt sofort mehr Punkte.",
    field: "Der bessere Zug macht mehr aus einer Wiese.",
    joining: "Der bessere Zug verbindet Gebiete, in denen Figuren stehen.",
    blocking: "Der bessere Zug lässt den anderen weniger.",
    figure: "Der bessere Zug behält eine Figur für später.",
    building: "Der bessere Zug baut an einer Stelle, die mehr verspricht.",
    foresight: "Der bessere Zug zahlt sich erst in den folgenden Zügen aus.",
  },
  least: "Züge merken, die mindestens so viel gekostet haben:",
  entry: (turn, name) => `Zug ${turn}, ${name}`,
  inRow: (count) => plural(count, { one: "Zuletzt gelöst", other: "# Mal in Folge gelöst" }),
  task: (name) => `${name} ist am Zug: Finde einen besseren Zug als im Spiel.`,
  inHand: (what) => `Plättchen in der Hand: ${what}.`,
  show: "Besseren Zug zeigen",
  remove: "Nicht mehr üben",
  removed: "Die Übung kommt nicht wieder.",
  restore: "Zurückholen",
  checking: "Ein Meister sieht sich deinen Zug an …",
  unchecked: "Dein Zug ließ sich nicht beurteilen. Versuche es noch einmal.",
  solved: "Gelöst",
  good: "Ein Meister findet nichts, was deutlich besser wäre.",
  costs: (count) => `Noch nicht: etwa ${points(count)} verschenkt`,
  inGame: (what, count) => `Im Spiel: ${what}. Das hat etwa ${points(count)} gekostet.`,
  shown: "Der bessere Zug",
  noFigure: "keine Figur",
  better: (what) => `Besser: ${what}.`,
  nextTime: (when) => `Nächstes Mal: ${when}.`,
  next: "Nächste Übung",
  list: "Alle Übungen",
  keep: (name, count) => plural(count, { one: `# teuren Zug von ${name} als Übung merken`, other: `# teure Züge von ${name} als Übungen merken` }),
  kept: (count) =>
    plural(count, {
      zero: "Diese Übungen sind schon da.",
      one: "# Übung ist vorgemerkt. Sie ist morgen fällig.",
      other: "# Übungen sind vorgemerkt. Sie sind morgen fällig.",
    }),
  taken: (count) =>
    plural(count, {
      zero: "Du hast die Übungen dieser Datei schon.",
      one: "# Übung wurde aus der Datei übernommen.",
      other: "# Übungen wurden aus der Datei übernommen.",
    }),
  unplayable: (count) => plural(count, { one: "# Übung der Datei lässt sich nicht spielen.", other: "# Übungen der Datei lassen sich nicht spielen." }),
  failed: "Der Browser hat die Übungen nicht gespeichert.",
  broken: "Diese Übung lässt sich nicht spielen, weil ihre gespeicherten Daten beschädigt sind. Du kannst sie entfernen.",
};
