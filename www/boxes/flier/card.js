// @ts-check
/** The card of The Flying Machines at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "FL02",
  level: 2,
  seconds: 1,
  bought: ["big"],
  brings: ["pieces"],
  words: {
    en: { title: "The Flying Machines", help: "A figure may fly from a machine, one to three tiles as the die decides, and join a feature that others hold." },
    de: {
      title: "Die Fluggeräte",
      help: "Eine Figur darf mit dem Fluggerät ein bis drei Plättchen weit fliegen, wie der Würfel sagt, auch zu einem Gebiet, in dem andere stehen.",
    },
    fr: { title: "Les Ornithoptères", help: "Un pion peut voler d’une à trois tuiles, selon le dé, et rejoindre ce que d’autres occupent." },
    es: { title: "Las Máquinas Voladoras", help: "Un seguidor puede volar de una a tres losetas, según el dado, y unirse a lo que otros ocupan." },
    nl: {
      title: "De Vliegmachines",
      help: "Een meeple mag met een vliegmachine een tot drie tegels ver vliegen, zoals de dobbelsteen zegt, ook naar een project dat al bezet is.",
    },
    cs: { title: "Létající stroje", help: "Figurka smí strojem odletět o\u00a0jednu až tři kartičky, podle kostky, i tam, kde už někdo stojí." },
  },
  section: "The Flying Machines",
};
