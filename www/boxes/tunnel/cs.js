// @ts-check
/** The Tunnel, in Czech. */
import { cell, place as placeOf } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { tunnel: (name, x, y) => `${name} pokládá žeton do ústí tunelu (${cell(x, y)}).` },
  actions: { tunnel: (x, y, where, pair) => `Žeton tunelu${pair && ` ${pair}`} (${cell(x, y)}: ${placeOf(where)})` },
  visitors: (name) => `Leží tu žeton tunelu (${name}).`,
  parts: { tunnel: "ústí tunelu" },
  holdings: {
    left: (count) => plural(count, { zero: "žádné žetony tunelu", one: "# žeton tunelu", few: "# žetony tunelu", other: "# žetonů tunelu" }),
    kind: "Žetony tunelu",
  },
  labels: { tunnel: "Žeton" },
  pieces: { tunnel: "Žeton tunelu" },
  hint: {
    tunnel: "Klepni na volné ústí tunelu. Druhý žeton dvojice spojí svou cestu s\u00a0cestou prvního. Jeden žeton za tah.",
    chosen: "Druhý žeton téže dvojice spojí obě cesty. První jen drží ostatní dál.",
  },
  primary: { tunnel: "Položit žeton" },
  skip: { tunnel: "Bez žetonu" },
  why: {
    tunnel: "Teď polož žeton tunelu, nebo žádný.",
    noMouth: "Žádná cesta tam v\u00a0ústí tunelu nekončí.",
    mouthTaken: "V\u00a0tom ústí už žeton leží.",
    tunnelOnce: "V\u00a0tomto tahu už žeton tunelu máš položený.",
    noTunnelToken: "Žeton z\u00a0té dvojice už nemáš.",
    noTunnel: "Žeton tunelu se pokládá s\u00a0figurkou, nebo po ní.",
  },
  advice: { tunnel: "Polož žeton tunelu, jak je vidět na plánu." },
  steps: {
    tunnel: "Smíš položit jeden ze svých žetonů na volné ústí tunelu.",
  },
  articles: {
    tunnel: {
      title: "Tunel",
      text: [
        "Cesta, která vede do ústí tunelu, tam není dokončená: zůstává otevřená, dokud se tunel nespojí s\u00a0jiným. Jednou za tah, před postavením figurky nebo po něm, smíš položit jeden svůj žeton do kteréhokoli volného ústí.",
        "První žeton dvojice jen drží ostatní dál, a\u00a0to navždy. Druhý obě ústí spojí: ze dvou cest bude jedna a\u00a0figurky na obou se o\u00a0ni dělí. Dokončí-li se tím cesta, hned boduje, ať leží kdekoli. Počítají se jen její kartičky.",
        "Ve dvou začíná každý se třemi dvojicemi, ve třech se dvěma a\u00a0ve více hráčích s\u00a0jednou; „Možnosti pravidel“ to mohou změnit. Ústí mají i\u00a0průchody na dvou kartičkách z\u00a0Princezny a\u00a0draka a\u00a0z\u00a0Opatství a\u00a0starosty.",
      ],
      see: "Červená položila oba žetony dvojice do dvou ústí: ze dvou cest je teď jedna.",
    },
  },
};
