// @ts-check
/** Mage & Witch, in German. */
import { cell, place } from "../../i18n/language/de/game.js";

const NAMES = { mage: "Den Magier", witch: "Die Hexe" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    moved: (who, x, y, where) => `${who === "mage" ? "Der Magier" : "Die Hexe"} geht in ein anderes Gebiet (${cell(x, y)}: ${place(where)}).`,
    left: (who) => `${who === "mage" ? "Der Magier" : "Die Hexe"} verlässt das Brett.`,
  },
  extras: { mage: ", mit dem Magier", witch: ", von der Hexe halbiert" },
  actions: {
    move: (who, x, y, where) => `${NAMES[who]} bewegen (${cell(x, y)}: ${place(where)})`,
    remove: (who) => `${NAMES[who]} vom Brett nehmen`,
  },
  /** On a tile, in words. */
  parts: { hat: "Hexenhut" },
  feature: { mage: "Der Magier bringt je Plättchen 1 Punkt mehr.", witch: "Die Hexe halbiert die Punkte." },
  pieces: { mage: "Magier", witch: "Hexe" },
  hint: {
    magic:
      "Bewege den Magier oder die Hexe auf irgendeine unfertige Straße oder in eine unfertige Stadt: den Magier, wo du mehr Punkte willst, die Hexe, wo du weniger willst.",
    mage: "Der Magier bringt der Straße oder Stadt, in der er steht, je Plättchen 1 Punkt mehr.",
    witch: "Die Hexe halbiert die Punkte der Straße oder Stadt, in der sie steht.",
    remove: "Für die beiden ist keine Straße oder Stadt mehr frei: Nimm den Magier oder die Hexe vom Brett.",
  },
  primary: { mage: "Magier bewegen", witch: "Hexe bewegen", removeMagic: "Vom Brett nehmen" },
  why: {
    magic: "Bewege zuerst den Magier oder die Hexe.",
    noMagic: "Magier und Hexe bewegen sich jetzt nicht.",
    magicNotThere: "Magier und Hexe kommen auf unfertige Straßen oder in unfertige Städte, in denen keiner der beiden steht.",
    magicCanMove: "Nur wenn für die beiden keine Straße oder Stadt mehr frei ist, wird einer vom Brett genommen.",
  },
  advice: { magic: "Bewege die Figur wie auf dem Brett gezeigt.", removeMagic: "Nimm die Figur wie gezeigt vom Brett." },
  steps: {
    magic: "Ein Plättchen mit Hut: Du bewegst den Magier oder die Hexe.",
  },
  articles: {
    magic: {
      title: "Magier & Hexe",
      text: [
        "Legst du ein Plättchen mit einem Hexenhut, musst du den Magier oder die Hexe bewegen, bevor du eine Figur setzt: auf irgendeine unfertige Straße oder in eine unfertige Stadt, in der keiner der beiden steht. Sie gehören niemandem und besetzen nichts. Kommen Magier und Hexe in dasselbe Gebiet, weil ein Plättchen zwei Gebiete verbindet, muss einen der beiden bewegen, wer das Plättchen gelegt hat.",
        "Der Magier bringt der Straße oder Stadt, in der er steht, je Plättchen 1 Punkt mehr. Die Hexe halbiert alle Punkte der Straße oder Stadt, in der sie steht, aufgerundet. Beides gilt bei Spielende auch für unfertige.",
        "Ist die Straße oder Stadt gewertet, verlässt der Magier oder die Hexe das Brett, bis jemand sie wieder einsetzt. Gibt es keine Straße oder Stadt zur Wahl und ist nur einer der beiden auf dem Brett, muss er es verlassen; sind beide darauf, muss einer weg.",
      ],
      see: "Der Magier steht auf der Straße von Rot aus drei Plättchen: Sie bringt 3 Punkte und noch einmal 3.",
    },
  },
};
