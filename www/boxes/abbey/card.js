// @ts-check
/** The card of Abbey & Mayor at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "ABBEY",
  level: 2,
  seconds: 3,
  brings: ["figures", "pieces"],
  words: {
    en: {
      title: "Abbey & Mayor",
      help: "Abbeys fill gaps; each player also gets a mayor, a wagon and a barn. For up to six players.",
      parts: { tiles: "the land tiles", abbey: "the abbeys", mayor: "the mayors", wagon: "the wagons", barn: "the barns" },
    },
    de: {
      title: "Abtei & Bürgermeister",
      help: "Abteien füllen Lücken, und alle bekommen Bürgermeister, Wagen und Gutshof dazu. Für bis zu sechs Spieler.",
      parts: { tiles: "die Landschaftsplättchen", abbey: "die Abteien", mayor: "die Bürgermeister", wagon: "die Wagen", barn: "die Gutshöfe" },
    },
    fr: {
      title: "Maires & Monastères",
      help: "Les monastères comblent les trous ; chacun reçoit aussi un maire, un chariot et une grange. Jusqu’à six joueurs.",
      parts: { tiles: "les tuiles de paysage", abbey: "les monastères", mayor: "les maires", wagon: "les chariots", barn: "les granges" },
    },
    es: {
      title: "La Abadía y el Alcalde",
      help: "Las abadías llenan huecos; cada jugador recibe además un alcalde, un carro y un granero. Hasta seis jugadores.",
      parts: { tiles: "las losetas de terreno", abbey: "las abadías", mayor: "los alcaldes", wagon: "los carros", barn: "los graneros" },
    },
    nl: {
      title: "Burgemeesters & Abdijen",
      help: "Abdijen vullen gaten; iedereen krijgt ook een burgemeester, een wagen en een herenboerderij. Voor maximaal zes spelers.",
      parts: { tiles: "de landtegels", abbey: "de abdijen", mayor: "de burgemeesters", wagon: "de wagens", barn: "de herenboerderijen" },
    },
    cs: {
      title: "Opatství a starosta",
      help: "Opatství zaplní mezery; každý hráč dostane i starostu, vůz a statek. Až pro šest hráčů.",
      parts: { tiles: "kartičky krajiny", abbey: "opatství", mayor: "starostové", wagon: "vozy", barn: "statky" },
    },
  },
};
