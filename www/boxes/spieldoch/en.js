// @ts-check
/** Spiel doch, in English. */

export const words = {
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    fair: {
      title: "Spiel doch",
      text: [
        "Two more tiles with the name of a fair are mixed with the others. The name means nothing, and they have no rules of their own. On one of them three roads end at a village beside a garden, which only an abbot can use.",
      ],
      see: "Three roads end on this tile. Red’s highwayman has completed one of them.",
    },
  }),
};
