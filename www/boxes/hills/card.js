// @ts-check
/** The card of Hills & Sheep at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "HS07",
  level: 2,
  seconds: 3,
  brings: ["figures", "pieces"],
  words: {
    en: {
      title: "Hills & Sheep",
      help: "A tile lies unseen under each hill, and figures on hills decide ties. Vineyards make monasteries worth more. A shepherd gathers sheep; a wolf scatters them.",
      parts: { tiles: "the land tiles", shepherd: "the shepherds and their flocks", hill: "the hills", vineyard: "the vineyards" },
      kinds: { flock: "Flocks" },
    },
    de: {
      title: "Schafe & Hügel",
      help: "Unter jedem Hügel liegt verdeckt ein Plättchen, und Figuren auf Hügeln entscheiden Gleichstände. Weinberge machen Klöster wertvoller. Ein Schäfer sammelt Schafe, ein Wolf vertreibt sie.",
      parts: { tiles: "die Landschaftsplättchen", shepherd: "die Schäfer mit ihren Herden", hill: "die Hügel", vineyard: "die Weinberge" },
      kinds: { flock: "Herden" },
    },
    fr: {
      title: "Moutons & Collines",
      help: "Une tuile reste cachée sous chaque colline, et les pions sur les collines tranchent les égalités. Les vignobles enrichissent les abbayes. Un berger rassemble des moutons, un loup les disperse.",
      parts: { tiles: "les tuiles de paysage", shepherd: "les bergers et leurs troupeaux", hill: "les collines", vineyard: "les vignobles" },
      kinds: { flock: "Troupeaux" },
    },
    es: {
      title: "Colinas y Ovejas",
      help: "Bajo cada colina queda oculta una loseta, y los seguidores en colinas deciden los empates. Los viñedos enriquecen los monasterios. Un pastor reúne ovejas; un lobo las dispersa.",
      parts: { tiles: "las losetas de terreno", shepherd: "los pastores y sus rebaños", hill: "las colinas", vineyard: "los viñedos" },
      kinds: { flock: "Rebaños" },
    },
    nl: {
      title: "Schapen & Heuvels",
      help: "Onder elke heuvel ligt een verborgen tegel, en meeples op heuvels beslissen bij gelijke stand. Wijngaarden maken kloosters meer waard. Een herder verzamelt schapen; een wolf verjaagt ze.",
      parts: { tiles: "de landtegels", shepherd: "de herders en hun kuddes", hill: "de heuvels", vineyard: "de wijngaarden" },
      kinds: { flock: "Kuddes" },
    },
    cs: {
      title: "Ovce a kopce",
      help: "Pod každým kopcem leží skrytá kartička a figurky na kopcích rozhodují při shodě. Vinice zvyšují hodnotu klášterů. Pastýř shromažďuje ovce, vlk je rozežene.",
      parts: { tiles: "kartičky krajiny", shepherd: "pastýři a\u00a0jejich stáda", hill: "kopce", vineyard: "vinice" },
      kinds: { flock: "Stáda" },
    },
  },
  section: "Hills & Sheep",
};
