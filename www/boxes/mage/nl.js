// @ts-check
/** Mage & Witch, in Dutch. */
import { cell, place } from "../../i18n/language/nl/game.js";

const NAMES = { mage: "de magiër", witch: "de heks" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    moved: (who, x, y, where) => `${who === "mage" ? "De magiër" : "De heks"} komt op een andere plaats (${cell(x, y)}: ${place(where)}).`,
    left: (who) => `${who === "mage" ? "De magiër" : "De heks"} gaat van het bord.`,
  },
  extras: { mage: ", met de magiër", witch: ", gehalveerd door de heks" },
  actions: {
    move: (who, x, y, where) => `Verplaats ${NAMES[who]} (${cell(x, y)}: ${place(where)})`,
    remove: (who) => `Neem ${NAMES[who]} van het bord`,
  },
  /** On a tile, in words. */
  parts: { hat: "heksenhoed" },
  feature: { mage: "De magiër geeft per tegel 1 punt meer.", witch: "De heks halveert de punten." },
  pieces: { mage: "Magiër", witch: "Heks" },
  hint: {
    magic: "Verplaats de magiër of de heks naar een weg of stad die nog niet is afgebouwd: de magiër waar je meer punten wilt, de heks waar je er minder wilt.",
    mage: "De magiër geeft de weg of stad waar hij staat per tegel 1 punt meer.",
    witch: "De heks halveert de punten van de weg of stad waar ze staat.",
    remove: "Er is geen weg of stad meer vrij: neem de magiër of de heks van het bord.",
  },
  primary: { mage: "Magiër verplaatsen", witch: "Heks verplaatsen", removeMagic: "Van het bord nemen" },
  why: {
    magic: "Verplaats eerst de magiër of de heks.",
    noMagic: "De magiër en de heks verplaatsen zich nu niet.",
    magicNotThere: "De magiër en de heks gaan naar niet afgebouwde wegen en steden waar geen van beiden staat.",
    magicCanMove: "Alleen als er geen weg of stad meer vrij is, gaat een van beiden van het bord.",
  },
  advice: { magic: "Verplaats het stuk zoals op het bord getoond.", removeMagic: "Neem het stuk van het bord, zoals getoond." },
  articles: {
    magic: {
      title: "Magiër & Heks",
      text: [
        "Als je een tegel met een heksenhoed legt, moet je de magiër of de heks verplaatsen voordat je een meeple zet: naar een niet afgebouwde weg of stad op het bord waar geen van beiden staat. Ze zijn van niemand en bezetten niets. Komen de magiër en de heks in hetzelfde gebied doordat een tegel er twee verbindt, dan moet wie die tegel legde een van beiden verplaatsen.",
        "De magiër geeft de weg of stad waar hij staat per tegel 1 punt meer. De heks halveert alle punten ervan, naar boven afgerond. Dat geldt ook voor wat aan het einde van het spel niet is afgebouwd.",
        "Is de weg of stad gewaardeerd, dan gaat de magiër of de heks van het bord, tot iemand die terugbrengt. Is er geen weg of stad te kiezen, dan gaat wie alleen op het bord staat eraf; staan ze er allebei, dan moet er een weg.",
      ],
      see: "De magiër staat op de weg van Rood, die drie tegels lang is: 3 punten en nog 3.",
    },
  },
};
