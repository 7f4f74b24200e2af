// @ts-check
/** The Winter Edition, in Czech. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    winter: {
      title: "Zimní edice",
      text: [
        "Dvanáct kartiček s lesními zvířaty se zamíchá mezi ostatní. Zvířata nic neznamenají. Ostatní kartičky základní hry jsou těch 72 bez zahrad.",
        "Na jedné z dvanácti je u cesty zamrzlé jezero. S rozšířením Hostince a katedrály platí jako hostinec; bez něj neznamená nic.",
      ],
      see: "Cesta vede kolem zamrzlého jezera. S rozšířením Hostince a katedrály přinese každá její kartička 2 body.",
    },
  },
};
