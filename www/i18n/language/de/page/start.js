// @ts-check
/** What the start screen says, and what is explained there, in German. */
import { words } from "../../words.js";

const { plural } = words("de");

/** @type {typeof import("../../en/page/start.js").start} */
export const start = {
  setup: {
    computer: "Gegen den Computer",
    computerHelp: "Gegen Pip, den Anfänger",
    pass: "Zusammen an einem Gerät",
    passHelp: "Zwei bis sechs Leute",
    again: "Noch einmal wie zuletzt",
    own: "Spiel zusammenstellen",
    form: "Neues Spiel",
    players: "Wer spielt mit?",
    remove: (seat) => `Platz ${seat} entfernen`,
    colourOf: (seat, colour) => `Farbe auf Platz ${seat}: ${colour}`,
    whoOf: (seat) => `Wer spielt auf Platz ${seat}`,
    nameOf: (seat) => `Name auf Platz ${seat}`,
    add: "Spieler hinzufügen",
    removeShort: "Entfernen",
    move: (seat) => `Platz ${seat} verschieben oder entfernen: ziehen, Pfeiltasten drücken oder das Menü öffnen`,
    moved: (name, place, count) => `${name} ist jetzt Nummer ${place} von ${count}.`,
    up: "Hoch",
    down: "Runter",
    game: "Spiel",
    expansions: (count) => plural(count, { one: "# Erweiterung", other: "# Erweiterungen" }),
    gameLine: (edition, boxes, pile) => [boxes.length === 0 ? "Grundspiel" : boxes.join(", "), edition, pile].filter(Boolean).join(" · "),
    line: (names, game) => `${names.join(", ")} · ${game}`,
    pile: "Wie viele Plättchen?",
    sameTiles: "Mischung wiederholen",
    shuffleNumber: "Nummer der Mischung",
    shuffleHelp: "Dieselben Erweiterungen und Regeln ergeben mit derselben Nummer auf jedem Gerät dieselben Plättchen in derselben Reihenfolge.",
    rules: "Regeln",
    boxes: "Erweiterungen",
    tiles: (count) => `${count} Plättchen`,
    options: "Regeloptionen",
    changed: (count) => plural(count, { zero: "Standard", other: "# geändert" }),
    start: "Spielen",
    resume: "Letztes Spiel fortsetzen",
    resumeDetail: (scores, turn) => `${scores}, Zug ${turn}`,
    tooMany: (most) => `Mit diesen Erweiterungen können höchstens ${most} spielen: Entferne jemanden oder nimm eine Erweiterung mit einer sechsten Farbe dazu.`,
    nameless: (colour) => `Der Name von ${colour} braucht mindestens ein sichtbares Zeichen.`,
    help: "So wird gespielt",
    games: "Gespeicherte Spiele",
    puzzles: "Rätsel",
    solo: "Solo",
    career: "Statistik",
  },
  agreed: {
    title: "Für dieses Spiel vereinbart",
    help: "Das lässt sich während des Spiels nicht ändern.",
    aids: { title: "Ohne Hilfen", help: "Keine Markierungen auf dem Brett, keine Tipps und keine Liste der restlichen Plättchen." },
    undo: { title: "Ohne Zurücknehmen", help: "Was gelegt oder gesetzt ist, bleibt." },
    fixed: "Das wurde vor dem Spiel vereinbart.",
    noAids: "Dieses Spiel wird ohne Hilfen gespielt.",
  },
  piles: [
    { value: "half", label: "Die Hälfte" },
    { value: "whole", label: "Alle" },
    { value: "double", label: "Alle doppelt" },
  ],
  favourites: {
    title: "Gespeicherte Vorlagen",
    last: "Wie beim letzten Mal",
    name: "Name für diese Vorlage",
    keep: "Speichern",
    kept: (name) => `„${name}“ wurde gespeichert.`,
    unkept: "Der Browser hat diese Änderung an den Vorlagen nicht gespeichert.",
    used: (name) => `„${name}“ wurde geladen.`,
    remove: (name) => `„${name}“ löschen`,
    deleted: (name) => `„${name}“ wurde gelöscht.`,
  },
  levels: [
    { value: "novice", label: "Anfänger", help: "Baut eigene Straßen und Städte, übersieht Wiesen und macht Fehler." },
    { value: "greedy", label: "Sammler", help: "Nimmt die meisten Punkte, die gerade zu haben sind." },
    { value: "planner", label: "Planer", help: "Bedenkt, was mit den kommenden Plättchen fertig werden kann." },
    { value: "master", label: "Meister", help: "Probiert die besten Pläne durch, bevor er sich entscheidet." },
  ],
  /** What computer players say when they have won, or not. */
  editions: [
    { value: "2016", label: "2016", help: "Die aktuellen Regeln, mit Bauern." },
    { value: "2001", label: "2001", help: "Die erste Ausgabe: Bauern werden Stadt für Stadt gewertet, und eine Stadt aus zwei Plättchen ist weniger wert." },
    { value: "2021", label: "2021", help: "Die Jubiläumsausgabe." },
  ],
  boxes: {
    river: { title: "Der Fluss", help: "Das Spiel beginnt mit einem Fluss, von der Quelle bis zum See." },
    abbot: { title: "Der Abt", help: "Gärten zählen wie Klöster, und der Abt darf früher zurückgenommen werden." },
    inns: {
      title: "Wirtshäuser & Kathedralen",
      help: "Mehr Punkte für Straßen mit Wirtshaus und Städte mit Kathedrale, aber nur, wenn sie fertig werden. Mit großem Meeple und sechster Farbe.",
    },
    abbey: {
      title: "Abtei & Bürgermeister",
      help: "Abteien füllen Lücken, und alle bekommen Bürgermeister, Wagen und Scheune dazu. Für bis zu sechs Spieler.",
    },
    river2: { title: "Der Fluss II", help: "Ein Fluss, der sich gabelt und an zwei Stellen endet." },
    traders: {
      title: "Händler & Baumeister",
      help: "Wer eine Stadt fertigstellt, nimmt ihre Waren. Der Baumeister bringt dir ein zweites Plättchen im selben Zug, das Schwein mehr Punkte für Wiesen. Mit sechster Farbe.",
    },
    king: {
      title: "König & Raubritter",
      help: "Wer die größte Stadt fertigstellt, hat den König, wer die längste Straße fertigstellt, den Raubritter: Beide bringen am Ende Punkte.",
    },
    phantom: { title: "Das Phantom", help: "Eine zweite Figur: Nach der ersten darf es auf einen anderen Teil desselben Plättchens." },
    dragon: {
      title: "Burgfräulein & Drache",
      help: "Ein Drache, den alle ziehen, frisst Figuren; eine Fee beschützt sie. Burgfräulein schicken Ritter nach Hause, und Portale führen weit weg.",
    },
    tower: { title: "Der Turm", help: "Baue Türme, nimm von dort aus Figuren gefangen und lass dir Lösegeld zahlen." },
    bridges: {
      title: "Brücken, Burgen & Basare",
      help: "Brücken führen Straßen über Wiesen, kleine Städte werden Burgen, und auf Basaren werden Plättchen versteigert.",
    },
    count: {
      title: "Der Graf von Carcassonne",
      help: "Die Stadt Carcassonne liegt auf dem Tisch. Wer anderen zu Punkten verhilft, darf Figuren dorthin schicken und später zurückholen.",
    },
    anniversary: {
      title: "20-jähriges Jubiläum",
      help: "Plättchen mit Pfeilen: 2 Punkte, eine Figur neben einer anderen, eine Figur weit weg oder noch ein Zug. Die Landschaft darauf haben wir selbst entworfen.",
    },
    hills: {
      title: "Schafe & Hügel",
      help: "Unter jedem Hügel liegt verdeckt ein Plättchen, und Figuren auf Hügeln entscheiden Gleichstände. Weinberge machen Klöster wertvoller. Ein Schäfer sammelt Schafe, ein Wolf vertreibt sie.",
    },
    flier: {
      title: "Die Fluggeräte",
      help: "Eine Figur darf mit dem Fluggerät ein bis drei Plättchen weit fliegen, wie der Würfel sagt, auch zu einem Gebiet, in dem andere stehen.",
    },
  },
  colours: { red: "Rot", blue: "Blau", green: "Grün", yellow: "Gelb", black: "Schwarz", pink: "Rosa" },
  help: {
    learn: "Spielend lernen",
    learnHelp: "Ein erstes Spiel mit Anleitung, in fünf Minuten",
    goOn: "Einführung fortsetzen",
    rules: "Alle Regeln",
    rule: "Regel",
  },
};
