// @ts-check
/** The card of Hills & Sheep at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "HS07",
  level: 2,
  seconds: 3,
  words: {
    en: {
      title: "Hills & Sheep",
      help: "A tile lies unseen under each hill, and figures on hills decide ties. Vineyards raise monasteries. A shepherd gathers sheep; a wolf scatters them.",
    },
    de: {
      title: "Schafe & Hügel",
      help: "Unter jedem Hügel liegt verdeckt ein Plättchen, und Figuren auf Hügeln entscheiden Gleichstände. Weinberge machen Klöster wertvoller. Ein Schäfer sammelt Schafe, ein Wolf vertreibt sie.",
    },
    fr: {
      title: "Moutons & Collines",
      help: "Une tuile reste cachée sous chaque colline, et les pions sur les collines tranchent les égalités. Les vignobles enrichissent les abbayes. Un berger rassemble des moutons, un loup les disperse.",
    },
    es: {
      title: "Colinas y Ovejas",
      help: "Bajo cada colina queda oculta una loseta, y los seguidores en colinas deciden los empates. Los viñedos enriquecen los monasterios. Un pastor reúne ovejas; un lobo las dispersa.",
    },
    nl: {
      title: "Schapen & Heuvels",
      help: "Onder elke heuvel ligt een verborgen tegel, en meeples op heuvels beslissen bij gelijke stand. Wijngaarden maken kloosters meer waard. Een herder verzamelt schapen; een wolf verjaagt ze.",
    },
    cs: {
      title: "Ovce a kopce",
      help: "Pod každým kopcem leží skrytá kartička a figurky na kopcích rozhodují shodu. Vinice zvyšují hodnotu klášterů. Pastýř shromažďuje ovce, vlk je rozežene.",
    },
  },
  section: "Hills & Sheep",
};
