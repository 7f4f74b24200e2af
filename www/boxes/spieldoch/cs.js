// @ts-check
/** Spiel doch, in Czech. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    fair: {
      title: "Spiel doch",
      text: [
        "Dvě další kartičky se jménem veletrhu se zamíchají mezi ostatní. Jméno nic neznamená a kartičky nemají vlastní pravidla. Na jedné z nich končí tři cesty u vesnice vedle zahrady, kterou může využít jen opat.",
      ],
      see: "Na této kartičce končí tři cesty. Lupič Červené jednu z nich dokončil.",
    },
  },
};
