// @ts-check
/** What is said of a game that comes from a file or a link, in German. */
import { words } from "../words.js";

const { plural } = words("de");

/** @type {typeof import("../en/arrive.js").arrive} */
export const arrive = {
  diagram: "Stellung",
  onlyShown: "Dieses Protokoll enthält Plättchen, die hier noch nicht gespielt werden können. Man kann es nur ansehen.",
  notPlayed: "Dieses Spiel braucht eine Erweiterung, die hier noch nicht gespielt werden kann. Ihre Plättchen lassen sich in Diagrammen zeigen.",
  unknown: 'Das ist kein Spielprotokoll: Es hat keine Zeile wie [Bastide "1"].',
  tooLong: "Diese Datei ist zu lang für ein Spielprotokoll.",
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
  keepMine: "Meines fortsetzen",
  opened: "Das Spiel ist jetzt unter deinen gespeicherten Spielen.",
  several: (added, known, failed) =>
    [
      plural(added, { one: "# Spiel kam dazu.", other: "# Spiele kamen dazu." }),
      plural(known, { zero: "", one: "# war schon da.", other: "# waren schon da." }),
      plural(failed, { zero: "", one: "# war nicht bis zum Ende lesbar.", other: "# waren nicht bis zum Ende lesbar." }),
    ]
      .filter(Boolean)
      .join(" "),
  solved: (count) =>
    plural(count, {
      zero: "Du hast alle Rätsel, die in dieser Datei als gelöst gelten, schon gelöst.",
      one: "# gelöstes Rätsel kam dazu.",
      other: "# gelöste Rätsel kamen dazu.",
    }),
  better: (count) =>
    plural(count, {
      zero: "Deine eigenen Solo-Ergebnisse sind mindestens so gut wie die in dieser Datei.",
      one: "# bestes Solo-Ergebnis wurde aus der Datei übernommen.",
      other: "# beste Solo-Ergebnisse wurden aus der Datei übernommen.",
    }),
  search: "Suchen: Spieler, Sieger, Datum, Erweiterung …",
  won: (name) => `${name} gewinnt`,
  study: "analysiert",
  found: (count) => plural(count, { zero: "Keine Partie gefunden.", one: "# Partie gefunden.", other: "# Partien gefunden." }),
};
