// @ts-check
/** Why a saved game of JCloisterZone cannot be opened, in German. */
import { words } from "../words.js";

const { listed, plural } = words("de");

/** @type {typeof import("../en/jcz.js").jcz} */
export const jcz = {
  broken: "Diese Datei ist beschädigt: Sie lässt sich nicht als Spiel von JCloisterZone lesen.",
  unknown: "Das ist kein gespeichertes Spiel von JCloisterZone: Es steht nicht darin, mit welchen Plättchen gespielt wird.",
  setupOnly: "Diese Datei von JCloisterZone enthält nur Spieleinstellungen, kein Spiel.",
  missing: (names) => `Dieses Spiel von JCloisterZone verwendet Teile, die Bastide aus solchen Dateien nicht lesen kann: ${listed(names)}.`,
  base: "kein Grundspiel",
  apart: (name, box) => `${name} ohne ${box}`,
  without: (name, box) => `${box} ohne ${name}`,
  cards: (box) => `eine andere Schlusswertung für ${box}`,
  players: (count) =>
    `Dieses Spiel von JCloisterZone hat ${plural(count, { one: "nur einen Spieler", other: "# Spieler" })}; in Bastide spielen zwei bis sechs.`,
  nobody: "Niemand",
  alone:
    "Dieses Spiel von JCloisterZone hat nur einen Spieler, der jeden Zug macht. In Bastide gehörte jeder zweite Zug einem Abwesenden, der keine Figuren setzt; deshalb lässt es sich nicht zeigen.",
  start: "Dieses Spiel von JCloisterZone beginnt weder mit dem Startplättchen noch mit der Quelle. Das kann Bastide nicht zeigen.",
  tile: (id) => `Dieses Spiel von JCloisterZone enthält ein Plättchen, das es in Bastide noch nicht gibt: ${id}.`,
  figure: (name) => `Dieses Spiel von JCloisterZone enthält eine Figur, die es in Bastide noch nicht gibt: ${name}.`,
  action: (name) => `Dieses Spiel von JCloisterZone enthält eine Aktion, die es in Bastide noch nicht gibt: ${name}.`,
  order:
    "In diesem Spiel von JCloisterZone wird ein Plättchen außer der Reihe gelegt, zum Beispiel eine Abtei nach dem letzten Plättchen. Das kann Bastide noch nicht zeigen.",
  step: (number) => `Diese Datei ist beschädigt: Schritt ${number} ihres Spiels ist nicht lesbar.`,
  names: {
    winter: "Winter-Edition",
    dragon: "Drache",
    fairy: "Fee",
    princess: "Burgfräulein",
    portal: "Portale",
    "bridges-castles-and-bazaars": "Brücken, Burgen & Basare",
    "hills-and-sheep": "Schafe & Hügel",
    count: "Der Graf von Carcassonne",
    siege: "Die Belagerung",
    cult: "Die Kultstätte",
    tunnel: "Der Tunnel",
    "corn-circles": "Kornkreise",
    festival: "Das Fest",
    "wind-roses": "Die Windrosen",
    monasteries: "Besondere Klöster",
    flier: "Die Flugmaschinen",
    ferries: "Die Fähren",
    goldmines: "Die Goldminen",
    "mage-and-witch": "Magier & Hexe",
    "russian-promos": "Russische Sonderplättchen",
    labyrinth: "Das Labyrinth",
    "little-buildings": "Kleine Gebäude",
    "small-follower": "Normaler Meeple",
    abbot: "Abt",
    "big-follower": "Großer Meeple",
    inn: "Wirtshäuser",
    cathedral: "Kathedralen",
    abbey: "Abtei",
    mayor: "Bürgermeister",
    wagon: "Wagen",
    barn: "Scheune",
    builder: "Baumeister",
    pig: "Schwein",
    "pig-herd": "Schweineställe",
    traders: "Waren",
    king: "König",
    phantom: "Phantom",
    robber: "Raubritter",
  },
};
