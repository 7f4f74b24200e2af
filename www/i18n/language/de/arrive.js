// @ts-check
/** What is said of a game that comes from a file or a link, in German. */
import { words } from "../words.js";

const { plural, listed, moment } = words("de");

/** @type {typeof import("../en/arrive.js").arrive} */
export const arrive = {
  yourTurn: "du bist am Zug",
  waitsFor: (names, since) => (names.length > 0 ? `wartet seit ${moment(since)} auf ${listed(names)}` : `wartet seit ${moment(since)} auf die anderen`),
  diagram: "Stellung",
  onlyShown: "Dieses Protokoll enthält Plättchen, die hier noch nicht gespielt werden können. Man kann es nur ansehen.",
  notPlayed: "Dieses Spiel braucht eine Erweiterung, die hier noch nicht gespielt werden kann. Ihre Plättchen lassen sich in Diagrammen zeigen.",
  unknown: 'Das ist kein Spielprotokoll: Es enthält keine Zeile wie [Bastide "1"].',
  tooLong: "Diese Datei ist zu lang für ein Spielprotokoll.",
  moreRefused: (count) => plural(count, { one: "Auch eine weitere Datei wurde nicht geöffnet.", other: "Auch # weitere Dateien wurden nicht geöffnet." }),
  unreadableFile: "Die Datei konnte nicht gelesen werden.",
  readable: "Du kannst das Spiel von dort fortsetzen.",
  openBeginning: "Anfang öffnen",
  same: "Dieses Spiel ist schon unter deinen gespeicherten Spielen.",
  further: "Dein gespeichertes Spiel enthält jetzt auch, was seitdem gespielt wurde.",
  behind: "Dein gespeichertes Spiel ist schon weiter: Hier ist es, wie du es verlassen hast.",
  openBehind: "Älteren Stand als Kopie öffnen",
  parted: (tiles) =>
    `Du hast dieses Spiel schon, aber es wurde ${plural(tiles, { zero: "vom ersten Plättchen an", one: "nach dem ersten Plättchen", other: "nach # Plättchen" })} anders gespielt. Du kannst beide behalten.`,
  partedTitle: "Zwei Versionen eines Spiels",
  openParted: "Als anderes Spiel öffnen",
  keepMine: "Mein Spiel fortsetzen",
  paste: "Kopierten Text öffnen",
  pasteHelp: "Füge ein Spielprotokoll, einen Link zu einem Spiel oder den Spielstand eines anderen Programms ein.",
  openText: "Öffnen",
  opened: "Das Spiel ist jetzt unter deinen gespeicherten Spielen.",
  keysUnkept:
    "Diese Datei enthält Schlüssel von Spielen per Nachricht, für die der Browser keinen Platz mehr hat: Nichts aus der Datei wurde übernommen. Schaffe Platz und öffne sie noch einmal.",
  notYet: "Der Browser hat das noch nicht gespeichert. Lass die Seite offen: Sie versucht es weiter.",
  taking: (done, all) => `Spiele werden übernommen: ${done} von ${all}.`,
  several: (added, known, failed) =>
    [
      plural(added, { one: "# Spiel kam dazu.", other: "# Spiele kamen dazu." }),
      plural(known, { zero: "", one: "# war schon da.", other: "# waren schon da." }),
      plural(failed, { zero: "", one: "# war nicht bis zum Ende lesbar.", other: "# waren nicht bis zum Ende lesbar." }),
    ]
      .filter(Boolean)
      .join(" "),
  unopened: (count) =>
    plural(count, {
      zero: "",
      one: "# wurde nicht geöffnet, weil deine gespeicherten Spiele nicht lesbar waren. Öffne die Datei später noch einmal.",
      other: "# wurden nicht geöffnet, weil deine gespeicherten Spiele nicht lesbar waren. Öffne die Datei später noch einmal.",
    }),
  solved: (count) =>
    plural(count, {
      zero: "Du hast alle Rätsel, die in dieser Datei als gelöst gelten, schon gelöst.",
      one: "# gelöstes Rätsel kam dazu.",
      other: "# gelöste Rätsel kamen dazu.",
    }),
  strangers: "Die Rätsel oder Solo-Stapel, die diese Datei nennt, gibt es hier nicht.",
  unkept: "Der Browser hat nicht gespeichert, was in dieser Datei über Rätsel und Solospiele steht.",
  better: (count) =>
    plural(count, {
      zero: "Deine eigenen Solo-Ergebnisse sind mindestens so gut wie die in dieser Datei.",
      one: "# bestes Solo-Ergebnis wurde aus der Datei übernommen.",
      other: "# beste Solo-Ergebnisse wurden aus der Datei übernommen.",
    }),
  search: "Suchen: Spieler, Sieger, Datum, Erweiterung …",
  won: (name) => `${name} gewinnt`,
  study: "analysiert",
  found: (count) => plural(count, { zero: "Kein Spiel gefunden.", one: "# Spiel gefunden.", other: "# Spiele gefunden." }),
  searchHelp: "Wonach man suchen kann",
  searchIntro:
    "Alles muss zutreffen. Wörter finden Namen, Daten und Erweiterungen; Begriffe wie diese durchsuchen die Spiele selbst. Tippe einen an, um ihn auszuprobieren.",
  searching: "Die Spiele werden durchsucht …",
  searchFailed: "Die Spiele konnten nicht durchsucht werden.",
  showPlace: "Stelle zeigen",
  examples: {
    player: "Wer mitgespielt hat und mit wie vielen Punkten",
    winner: "Wer gewonnen hat und mit wie viel Vorsprung",
    date: "Wann zuletzt gespielt wurde",
    box: "Erweiterungen und Anzahl der Spieler",
    level: "Gegen welchen Computerspieler, in beendeten Spielen",
    points: "Punkte eines Spielers für eine Art von Gebiet: city, road, field, monastery …",
    feature: "Ein Gebiet aus so vielen Plättchen, fertig oder nicht",
    tiles: "Diese Plättchen nebeneinander, irgendwo und beliebig gedreht",
  },
  wrong: {
    term: (word) => `„${word}“ ist kein Suchbegriff; Suchbegriffe sehen aus wie player:ann oder score>=100.`,
    value: (word) => `Hinter „${word}“ fehlt ein Wert, wie in player:ann oder score>=100.`,
    sign: (word) => `„${word}“ lässt sich so nicht vergleichen: Hinter Namen steht ein Doppelpunkt oder =, hinter Zahlen und Daten auch >, <, >= oder <=.`,
    number: (word) => `„${word}“ ist keine ganze Zahl.`,
    date: (word) => `„${word}“ ist kein Datum wie 2026, 2026-01 oder 2026-01-31.`,
    box: (word) => `Eine Erweiterung „${word}“ gibt es nicht. Beispiele: inns, traders, abbot.`,
    level: (word) => `Einen Computerspieler „${word}“ gibt es nicht, nur novice, greedy, planner und master.`,
    answer: (word) => `Schreibe yes oder no statt „${word}“.`,
    feature: (word) => `„${word}“ ist keine Größe wie city>=10, road>=8 oder field>=12.`,
    tiles: (word) => `„${word}“ sagt nicht, wo Plättchen liegen. Beispiel: D@0,0+V@1,0'.`,
    tile: (word) => `Ein Plättchen „${word}“ gibt es nicht. Beispiele: D, V, R01.`,
    quote: (word) => `Das Anführungszeichen vor „${word}“ ist nicht geschlossen.`,
    length: () => "Diese Suche hat zu viele Begriffe: Höchstens 50 sind möglich.",
  },
};
