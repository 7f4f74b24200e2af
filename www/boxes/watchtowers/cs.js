// @ts-check
/** The Watchtowers, in Czech. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    watchtower: " za strážní věž",
  },
  tower: {
    coat: "strážní věž: 2 body za každý erb na její kartičce a kolem ní",
    monastery: "strážní věž: 3 body za každý klášter na její kartičce a kolem ní",
    figure: "strážní věž: 2 body za každého družiníka na její kartičce a kolem ní",
    city: "strážní věž: 1 bod za každou kartičku s městem, vlastní i okolní",
    road: "strážní věž: 1 bod za každou kartičku s cestou, vlastní i okolní",
  },
  hint: "Postav na kartičku figurku. Na cestě nebo ve městě této kartičky dostane po jejich dokončení i body strážní věže.",
  articles: {
    watchtower: {
      title: "Strážní věže",
      text: [
        "Na dvanácti kartičkách je strážní věž s číslem a znakem. Když se dokončí cesta nebo město, každý družiník, který tam stojí na kartičce strážní věže, přinese svému majiteli body věže, s většinou i bez ní.",
        "Věž počítá na své kartičce a na osmi okolních podle svého znaku: 2 body za každý erb, 3 za každý klášter, 2 za každého družiníka kteréhokoli hráče, 1 za každou kartičku s městem nebo 1 za každou kartičku s cestou. Tyto body se udělují před bodováním cesty nebo města, dokud všechny figurky ještě stojí.",
        "Za louky a kláštery, za stavitele ani na konci hry strážní věž nic nepřináší.",
      ],
      see: "Lupič Červené stojí u paty věže. Ta počítá tři kartičky s cestou: 3 body, než se boduje cesta.",
    },
  },
};
