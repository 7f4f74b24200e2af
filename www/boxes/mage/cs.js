// @ts-check
/** Mage & Witch, in Czech. */
import { cell, place } from "../../i18n/language/cs/game.js";

const NAMES = { mage: "mága", witch: "čarodějnici" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    moved: (who, x, y, where) => `${who === "mage" ? "Mág" : "Čarodějnice"} mění místo (${cell(x, y)}: ${place(where)}).`,
    left: (who) => `${who === "mage" ? "Mág" : "Čarodějnice"} odchází z\u00a0plánu.`,
  },
  extras: { mage: ", s\u00a0mágem", witch: ", čarodějnice body půlí" },
  actions: {
    move: (who, x, y, where) => `Přesunout ${NAMES[who]} (${cell(x, y)}: ${place(where)})`,
    remove: (who) => `Odebrat ${NAMES[who]} z\u00a0plánu`,
  },
  /** On a tile, in words. */
  parts: { hat: "klobouk čarodějnice" },
  feature: { mage: "Mág přidává 1 bod za každou kartičku.", witch: "Čarodějnice půlí body." },
  pieces: { mage: "Mág", witch: "Čarodějnice" },
  hint: {
    magic:
      "Přesuň mága nebo čarodějnici na kteroukoli nedokončenou cestu nebo do kteréhokoli nedokončeného města: mága tam, kde chceš víc bodů, čarodějnici tam, kde jich chceš méně.",
    mage: "Mág přidá cestě nebo městu, kde stojí, 1 bod za každou kartičku.",
    witch: "Čarodějnice půlí body cesty nebo města, kde stojí.",
    remove: "Nezbývá pro ně žádná cesta ani město: odeber z\u00a0plánu mága nebo čarodějnici.",
  },
  primary: { mage: "Přesunout mága", witch: "Přesunout čarodějnici", removeMagic: "Odebrat z\u00a0plánu" },
  why: {
    magic: "Nejdřív přesuň mága nebo čarodějnici.",
    noMagic: "Mág a\u00a0čarodějnice se teď nepřesouvají.",
    magicNotThere: "Mág a\u00a0čarodějnice chodí na nedokončené cesty a\u00a0do nedokončených měst, kde nestojí žádný z\u00a0nich.",
    magicCanMove: "Jeden z\u00a0nich se odebírá jen tehdy, když pro ně nezbývá žádná cesta ani město.",
  },
  advice: { magic: "Přesuň figurku, jak je vidět na plánu.", removeMagic: "Odeber figurku z\u00a0plánu, jak je vidět." },
  steps: {
    magic: "Kartička s\u00a0kloboukem: přesuneš mága nebo čarodějnici.",
  },
  articles: {
    magic: {
      title: "Mág a\u00a0čarodějnice",
      text: [
        "Když přiložíš kartičku s\u00a0kloboukem čarodějnice, musíš před postavením figurky přesunout mága nebo čarodějnici: na kteroukoli nedokončenou cestu nebo do kteréhokoli nedokončeného města na plánu, kde nestojí žádný z\u00a0nich. Nepatří nikomu a\u00a0nic neobsazují. Ocitnou-li se mág a\u00a0čarodějnice ve stejné oblasti, protože kartička dvě oblasti spojila, musí jednoho z\u00a0nich přesunout ten, kdo ji přiložil.",
        "Mág přidá cestě nebo městu, kde stojí, 1 bod za každou kartičku. Čarodějnice půlí všechny jejich body, zaokrouhleno nahoru. Platí to i\u00a0pro nedokončené na konci hry.",
        "Jakmile cesta nebo město boduje, mág nebo čarodějnice odchází z\u00a0plánu, dokud je někdo nepřivede zpět. Není-li z\u00a0čeho vybírat, odejde ten, kdo je na plánu sám; jsou-li tam oba, musí se jeden odebrat.",
      ],
      see: "Mág stojí na cestě Červené, která má tři kartičky: 3 body a\u00a0další 3.",
    },
  },
};
