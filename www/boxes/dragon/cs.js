// @ts-check
/** The Princess & the Dragon, in Czech. */
import { FIGURES, cell, place } from "../../i18n/language/cs/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    eaten: (name, figure) => `Drak snědl figurku: ${FIGURES[figure].name} (${name}).`,
    sentAway: (name, figure) => `Princezna posílá figurku domů: ${FIGURES[figure].name} (${name}).`,
    comes: "Drak přilétá k\u00a0sopce: žádná figurka se tam stavět nesmí.",
    walks: (name, x, y) => `${name} posouvá draka (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} posílá vílu k figurce (${cell(x, y)}).`,
  },
  scores: {
    fairy: " za vílu",
  },
  actions: {
    fairy: (x, y, where) => `Víla: ${cell(x, y)}${where ? `, ${place(where).toLowerCase()}` : ""}`,
    princess: (name, figure, x, y, where) => `Poslat domů: ${FIGURES[figure].name} (${name}), ${cell(x, y)}: ${place(where)}`,
    dragon: (x, y) => `Drak: ${cell(x, y)}`,
  },
  then: {
    fairy: "Potom víla.",
    princess: "Potom princezna pošle domů rytíře.",
  },
  visitors: {
    dragon: "Na této kartičce je drak: žádná figurka se sem stavět nesmí.",
    fairy: (name) => (name ? `Na této kartičce je víla u figurky (${name}) a drak na ni nesmí.` : "Na této kartičce je víla a drak na ni nesmí."),
  },
  princess: "s princeznou",
  pieces: {
    fairy: "Víla",
    dragon: "Drak",
  },
  mover: {
    dragon: (name) => `Drakem hýbe ${name}`,
  },
  primary: {
    fairy: "Postavit vílu",
    princess: "Poslat rytíře domů",
    dragon: "Posunout draka",
  },
  hint: {
    dragon: (step, all) => `Krok ${step} z ${all}: vyber kartičku vedle draka.`,
    princess: "Princezna: vyber rytíře, který půjde domů, místo pro figurku, nebo nic.",
    fairy: "Vyber svou figurku, kterou má víla chránit.",
    portal: "Tajná chodba: tvá figurka smí na kterékoli vyznačené místo, i na jiných kartičkách.",
    chosen: {
      fairy: "Víla tady: drak sem nesmí, dostaneš 1 bod na začátku svého tahu a 3 body, až figurka boduje.",
      princess: "Tento rytíř se vrátí bez bodů a ty žádnou figurku nestavíš.",
      dragon: "Drak sní všechny figurky na této kartičce.",
    },
  },
  why: {
    noPortal: "Na jinou kartičku se figurka dostane jen tajnou chodbou na právě položené kartičce, a jen jednou.",
    dragonThere: "Kde je drak, tam se žádná figurka stavět nesmí.",
    dragon: "Nejdřív musí drak udělat krok.",
    dragonStep: "Tam drak nemůže: jde na sousední kartičku, kde při tomto pohybu ještě nebyl a kde není víla.",
    dragonRests: "Drak se teď nepohybuje.",
    noFairy: "Víla smí jen k tvé vlastní figurce, a ne tam, kde už je.",
    noKnight: "To není rytíř ve městě právě položené princezny.",
    knight: "Musíš poslat domů rytíře z města princezny.",
  },
  advice: {
    fairy: "Pošli vílu, jak je vidět na plánu.",
    princess: "Pošli rytíře domů, jak je vidět na plánu.",
    dragon: "Posuň draka, jak je vidět na plánu.",
  },
  steps: {
    dragon: "Po kartičce s\u00a0drakem jde drak až šest kroků; hráči ho vedou jeden po druhém.",
  },
  articles: {
    volcano: {
      title: "Sopka",
      text: [
        "Když položíš kartičku se sopkou, drak na ni hned přiletí, poprvé ze zásoby. Nic tam nesní.",
        "Kde je drak, tam nikdo nesmí postavit figurku ani fantoma ani přesunout vůz. Víla, patro věže a statek tam smějí.",
        "Kartičky s drakem přijdou až po první sopce: dřívější se odloží a potom znovu zamíchají.",
      ],
      see: "Drak přeletěl z první sopky na druhou. Červená tam žádnou figurku postavit nesmí.",
    },
    dragon: {
      title: "Pohyb draka",
      text: [
        "Po položení kartičky s drakem a postavení figurky udělá drak až šest kroků. První určí hráč na tahu, pak postupně ostatní.",
        "Krok vede na sousední kartičku, kde drak při tomto pohybu ještě nebyl, včetně výchozí, a kde není víla. Kdo s ním může hnout, musí; jinak pohyb končí.",
        "Sní všechny figurky na každé kartičce, na kterou vstoupí, i na věžích; vrátí se svým hráčům. Statky jsou v bezpečí. V „Možnostech pravidel“ lze určit, že se hýbe až po bodování.",
      ],
      see: "Drakem hnula nejdřív Červená, pak Modrá. Snědl dvě figurky a dál už nemohl.",
    },
    fairy: {
      title: "Víla",
      text: [
        "Místo postavení figurky smíš poslat vílu k některé své figurce kdekoli, ale ne ke staviteli, prasátku nebo statku. Na její kartičku drak nesmí.",
        "Je-li na začátku tvého tahu u tvé figurky, dostaneš 1 bod. Když figurka boduje, i na konci, dostaneš 3 body navíc, i bez většiny.",
        "Když figurka odejde, víla na kartičce zůstane. V „Možnostech pravidel“ lze určit, že chrání všechny figurky na své kartičce.",
      ],
      points: [
        ["Víla, na začátku tvého tahu", "1"],
        ["Figurka u víly boduje", "3"],
      ],
      see: "Cesta Červené z pěti kartiček je dokončená: 5 bodů a 3 za vílu, která zůstává.",
    },
    princess: {
      title: "Princezna",
      text: [
        "Když položíš kartičku s princeznou k městu s rytíři, smíš jednoho z nich poslat domů bez bodů, svého nebo cizího, místo postavení figurky.",
        "S touto kartičkou už pak nestavíš nic jiného, ani fantoma. V „Možnostech pravidel“ lze určit, že je to povinné.",
      ],
      see: "Modrá položila kartičku s princeznou a rytíř Červené se vrátil bez bodů.",
    },
    portal: {
      title: "Tajná chodba",
      text: [
        "Když položíš kartičku s tajnou chodbou, smí tvoje figurka na kteroukoli kartičku: na volnou nedokončenou cestu, do takového města, kláštera nebo zahrady, nebo na volnou louku.",
        "Stavitel, prasátko ani statek ji použít nemohou a na kartičku s drakem žádná figurka nesmí.",
      ],
      see: "Figurka Červené prošla tajnou chodbou na louku první kartičky. Město tam je dokončené a cestu má Modrá.",
    },
  },
};
