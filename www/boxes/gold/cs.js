// @ts-check
/** The Gold Mines, in Czech. */
import { cell } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

const bars = (/** @type {number} */ count) => plural(count, { one: "jeden zlatý prut", few: "# zlaté pruty", other: "# zlatých prutů" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    laid: (x, y) => `Na kartičce leží zlatý prut (${cell(x, y)}).`,
    won: (name, count) => `${name} získává ${bars(count)}.`,
  },
  scores: { gold: (count) => ` za ${bars(count)}` },
  actions: { gold: (x, y) => `Položit zlatý prut (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { gold: "zlatý důl" },
  feature: {
    bars: (count) =>
      plural(count, {
        one: "Leží tu zlatý prut pro toho, komu patří, co se na této kartičce dokončí.",
        few: "Leží tu # zlaté pruty pro toho, komu patří, co se na této kartičce dokončí.",
        other: "Leží tu # zlatých prutů pro toho, komu patří, co se na této kartičce dokončí.",
      }),
  },
  /** What players have. */
  holdings: {
    bars: (count) => plural(count, { zero: "žádné zlato", one: "# zlatý prut", few: "# zlaté pruty", other: "# zlatých prutů" }),
    kind: "Zlaté pruty",
  },
  pieces: { gold: "Zlatý prut" },
  hint: {
    gold: "Vyber pro druhý prut některou z\u00a0kartiček kolem zlatého dolu: takovou, na které se nejspíš dokončí něco, co ti patří.",
    chosen: "Prut připadne tomu, komu patří cesta, město nebo klášter, které se tam dokončí.",
  },
  primary: { gold: "Položit prut" },
  why: {
    bar: "Nejdřív polož druhý zlatý prut.",
    noGold: "Teď se žádný zlatý prut nepokládá.",
    notBeside: "Druhý prut patří na některou z\u00a0kartiček kolem zlatého dolu.",
  },
  advice: { gold: "Polož prut, jak je vidět na plánu." },
  steps: {
    gold: "Zlatý důl: jeden prut patří na kartičku a\u00a0druhý položíš na některou kolem ní.",
  },
  articles: {
    gold: {
      title: "Zlaté doly",
      text: [
        "Když přiložíš kartičku se zlatým dolem, přijde na ni zlatý prut a\u00a0druhý položíš na některou z\u00a0osmi kartiček kolem ní, kterou si vybereš. Prutů smí na kartičce ležet víc.",
        "Když se dokončí cesty, města, kláštery, zahrady nebo hrady, získá ten, kdo tam má většinu, pruty na jejich kartičkách: u\u00a0kláštera nebo zahrady na devíti kartičkách jejich čtverce, u\u00a0hradu na šesti, které se pro něj počítají. Sedláci nezískají nic. Získá-li v\u00a0jednom tahu pruty více hráčů, berou si postupně po jednom; začíná hráč na tahu a\u00a0nejdřív se bere z\u00a0kartičky, na kterou jich má nárok nejvíc.",
        "Na konci hry má jeden až tři pruty hodnotu po 1 bodu, čtyři až šest po 2 bodech, sedm až devět po 3 bodech, deset a\u00a0víc po 4 bodech.",
      ],
      see: "Na dvou kartičkách cesty Červené leží prut. Až bude dokončena, získá Červená oba.",
    },
  },
};
