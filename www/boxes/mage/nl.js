// @ts-check
/** Mage & Witch, in Dutch. */
import { cell, place } from "../../i18n/language/nl/game.js";

const NAMES = { mage: "De tovenaar", witch: "De heks" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    moved: (who, x, y, where) => `${who === "mage" ? "De tovenaar" : "De heks"} gaat naar een ander project (${cell(x, y)}: ${place(where)}).`,
    left: (who) => `${who === "mage" ? "De tovenaar" : "De heks"} gaat van het bord.`,
  },
  extras: { mage: ", met de tovenaar", witch: ", gehalveerd door de heks" },
  actions: {
    move: (who, x, y, where) => `${NAMES[who]} verplaatsen (${cell(x, y)}: ${place(where)})`,
    remove: (who) => `${NAMES[who]} van het bord nemen`,
  },
  /** On a tile, in words. */
  parts: { hat: "heksenhoed" },
  feature: { mage: "De tovenaar geeft per tegel 1 punt meer.", witch: "De heks halveert de punten." },
  pieces: { mage: "Tovenaar", witch: "Heks" },
  hint: {
    magic:
      "Verplaats de tovenaar of de heks naar een weg of stad die nog niet is afgebouwd: de tovenaar waar je meer punten wilt, de heks waar je er minder wilt.",
    mage: "De tovenaar geeft de weg of stad waar hij staat per tegel 1 punt meer.",
    witch: "De heks halveert de punten van de weg of stad waar ze staat.",
    remove: "Er is geen weg of stad meer vrij: neem de tovenaar of de heks van het bord.",
  },
  primary: { mage: "Tovenaar verplaatsen", witch: "Heks verplaatsen", removeMagic: "Van het bord nemen" },
  why: {
    magic: "Verplaats eerst de tovenaar of de heks.",
    noMagic: "De tovenaar en de heks worden nu niet verplaatst.",
    magicNotThere: "De tovenaar en de heks gaan naar niet afgebouwde wegen en steden waar geen van beiden staat.",
    magicCanMove: "Alleen als er geen weg of stad meer vrij is, gaat een van beiden van het bord.",
  },
  advice: { magic: "Verplaats het speelstuk zoals op het bord te zien is.", removeMagic: "Neem het speelstuk van het bord, zoals te zien is." },
  steps: {
    magic: "Een tegel met een hoed: je verplaatst de tovenaar of de heks.",
  },
  articles: {
    magic: {
      title: "Tovenaar & Heks",
      text: [
        "Als je een tegel met een heksenhoed legt, moet je de tovenaar of de heks verplaatsen voordat je een meeple zet: naar een niet afgebouwde weg of stad op het bord waar geen van beiden staat. Ze zijn van niemand en bezetten niets. Komen de tovenaar en de heks in hetzelfde project doordat een tegel er twee verbindt, dan moet wie die tegel legde een van beiden verplaatsen.",
        "De tovenaar geeft de weg of stad waar hij staat per tegel 1 punt meer. De heks halveert alle punten ervan, naar boven afgerond. Dat geldt ook voor wat aan het einde van het spel niet is afgebouwd.",
        "Is de weg of stad geteld, dan gaat de tovenaar of de heks van het bord, tot iemand die weer inzet. Is er geen weg of stad te kiezen, dan gaat degene die alleen op het bord staat, eraf; staan ze er allebei, dan moet een van beiden eraf.",
      ],
      see: "De tovenaar staat op de weg van Rood, die drie tegels lang is: 3 punten en nog 3.",
    },
  },
};
