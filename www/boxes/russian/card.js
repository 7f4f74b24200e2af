// @ts-check
/** The card of Russian Promos at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "RU03",
  level: 2,
  seconds: 1,
  words: {
    en: {
      title: "Russian Promos",
      help: "A hut likes to be alone, an oak catches the highwaymen of its road, and whoever stands around a pond falls into it.",
      kinds: { hut: "Huts", pond: "Pond" },
    },
    de: {
      title: "Russische Promos",
      help: "Eine Hütte ist gern allein, eine Eiche fängt die Wegelagerer ihrer Straße, und wer um einen Teich steht, fällt hinein.",
      kinds: { hut: "Hütten", pond: "Teich" },
    },
    fr: {
      title: "Promos russes",
      help: "Une cabane aime être seule, un chêne attrape les brigands de sa route, et quiconque se tient autour d’un étang y tombe.",
      kinds: { hut: "Cabanes", pond: "Étang" },
    },
    es: {
      title: "Promos rusas",
      help: "A una cabaña le gusta estar sola, un roble atrapa a los bandidos de su camino, y quien está alrededor de un estanque cae en él.",
      kinds: { hut: "Cabañas", pond: "Estanque" },
    },
    nl: {
      title: "Russische promo’s",
      help: "Een hut is graag alleen, een eik vangt de struikrovers van zijn weg, en wie rond een vijver staat, valt erin.",
      kinds: { hut: "Hutten", pond: "Vijver" },
    },
    cs: {
      title: "Ruské promokartičky",
      help: "Chaloupka je ráda sama, dub chytá lupiče ze své cesty, a\u00a0kdo stojí kolem rybníka, spadne do něj.",
      kinds: { hut: "Chaloupky", pond: "Rybník" },
    },
  },
  section: "Russian Promos",
};
