// @ts-check
/** Why a saved game of JCloisterZone cannot be opened, in German. */
import { words } from "../words.js";

const { listed, plural } = words("de");

/** @type {typeof import("../en/jcz.js").jcz} */
export const jcz = {
  broken: "Diese Datei ist beschädigt: Sie lässt sich nicht als Spiel von JCloisterZone lesen.",
  unknown: "Das ist kein gespeichertes Spiel von JCloisterZone: Es steht nicht darin, mit welchen Plättchen gespielt wird.",
  setupOnly: "Diese Datei von JCloisterZone enthält nur Spieleinstellungen, kein Spiel.",
  old: "Dieses Spiel hat eine alte Version von JCloisterZone gespeichert, 4 oder älter. Bastide liest Spiele ab Version 5.",
  missing: (names) => `Dieses Spiel von JCloisterZone verwendet Teile, die Bastide aus solchen Dateien nicht lesen kann: ${listed(names)}.`,
  base: "kein Grundspiel",
  each: (count, name) => `${count} × ${name} für jeden`,
  without: (name, box) => `${box} ohne ${name}`,
  cards: (box) => `eine andere Schlusswertung für ${box}`,
  players: (count) =>
    `Dieses Spiel von JCloisterZone hat ${plural(count, { one: "nur einen Spieler", other: "# Spieler" })}; in Bastide spielen einer bis sechs.`,
  start:
    "Dieses Spiel von JCloisterZone beginnt nicht wie üblich mit dem Startplättchen, der Quelle oder der Stadt Carcassonne. Das kann Bastide nicht zeigen.",
  tile: (id) => `Dieses Spiel von JCloisterZone enthält ein Plättchen, das es in Bastide noch nicht gibt: ${id}.`,
  figure: (name) => `Dieses Spiel von JCloisterZone enthält eine Figur, die es in Bastide noch nicht gibt: ${name}.`,
  action: (name) => `Dieses Spiel von JCloisterZone enthält eine Aktion, die es in Bastide noch nicht gibt: ${name}.`,
  bazaar:
    "In diesem Spiel von JCloisterZone öffnet ein Basar. In solchen Dateien steht nicht, welche Plättchen dort liegen; deshalb kann Bastide das Spiel nicht zeigen.",
  tokens:
    "In diesem Spiel von JCloisterZone wird ein Schäfer gesetzt. In solchen Dateien steht nicht, was er aus dem Beutel zieht; deshalb kann Bastide das Spiel nicht zeigen.",
  animal:
    "In diesem Spiel von JCloisterZone wird eine Manege gelegt. In solchen Dateien steht nicht, welches Plättchen unter dem Zirkuszelt liegt; deshalb kann Bastide das Spiel nicht zeigen.",
  order:
    "In diesem Spiel von JCloisterZone wird ein Plättchen außer der Reihe gelegt, zum Beispiel eine Abtei nach dem letzten Plättchen. Das kann Bastide noch nicht zeigen.",
  step: (number) => `Diese Datei ist beschädigt: Schritt ${number} ihres Spiels ist nicht lesbar.`,
  names: {
    dragon: "Drache",
    "small-follower": "Normaler Meeple",
    abbot: "Abt",
    "big-follower": "Großer Meeple",
    inn: "Wirtshäuser",
    cathedral: "Kathedralen",
    abbey: "Abtei",
    mayor: "Bürgermeister",
    wagon: "Wagen",
    barn: "Gutshof",
    builder: "Baumeister",
    pig: "Schwein",
    "pig-herd": "Schweineherden",
    traders: "Waren",
    king: "König",
    phantom: "Phantom",
    robber: "Raubritter",
    siege: "Belagerte Städte",
    escape: "Flucht",
    ferry: "Fähren",
    tunnel: "Tunnelmarken",
    shrine: "Herausforderungen",
    "big-top": "Zirkuszelt",
    ringmaster: "Zirkusdirektor",
    acrobats: "Artisten",
  },
};
