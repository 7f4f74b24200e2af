// @ts-check
/** The card of Princess & Dragon at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "D01",
  level: 3,
  seconds: 5,
  brings: ["pieces"],
  words: {
    en: {
      title: "The Princess & the Dragon",
      help: "A dragon, moved by all players, eats figures; a fairy protects them. Princesses send knights home, and portals lead far away.",
      parts: { tiles: "the land tiles", dragon: "the dragon and its volcanoes", fairy: "the fairy", princess: "the princesses", portal: "the magic portals" },
    },
    de: {
      title: "Burgfräulein & Drache",
      help: "Ein Drache, den alle ziehen, frisst Figuren; eine Fee beschützt sie. Burgfräulein schicken Ritter nach Hause, und Zaubergänge führen weit weg.",
      parts: {
        tiles: "die Landschaftsplättchen",
        dragon: "der Drache mit seinen Vulkanen",
        fairy: "die Fee",
        princess: "die Burgfräulein",
        portal: "die Zaubergänge",
      },
    },
    fr: {
      title: "Princesse & Dragon",
      help: "Un dragon que tous déplacent mange les pions, une fée les protège. Les princesses renvoient des chevaliers, et les portails mènent loin.",
      parts: {
        tiles: "les tuiles de paysage",
        dragon: "le dragon et ses volcans",
        fairy: "la fée",
        princess: "les princesses",
        portal: "les portails magiques",
      },
    },
    es: {
      title: "La Princesa y el Dragón",
      help: "Un dragón que todos mueven se come las figuras y un hada las protege. Las princesas envían caballeros a casa, y los portales llevan lejos.",
      parts: { tiles: "las losetas de terreno", dragon: "el dragón y sus volcanes", fairy: "el hada", princess: "las princesas", portal: "los portales" },
    },
    nl: {
      title: "De Draak, de Fee & de Jonkvrouw",
      help: "Een draak die iedereen verplaatst, eet meeples op; een fee beschermt ze. Jonkvrouwen sturen ridders naar huis en magische poorten leiden ver weg.",
      parts: { tiles: "de landtegels", dragon: "de draak met zijn vulkanen", fairy: "de fee", princess: "de jonkvrouwen", portal: "de magische poorten" },
    },
    cs: {
      title: "Princezna a drak",
      help: "Drak, kterým hýbou všichni, požírá figurky; víla je chrání. Princezny posílají rytíře domů a tajné chodby vedou daleko.",
      parts: { tiles: "kartičky krajiny", dragon: "drak a\u00a0jeho sopky", fairy: "víla", princess: "princezny", portal: "tajné chodby" },
    },
  },
};
