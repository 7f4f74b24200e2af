// @ts-check
/** Mage & Witch, in Czech. */
import { cell, place } from "../../i18n/language/cs/game.js";

const NAMES = { mage: "kouzelníka", witch: "čarodějnici" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    moved: (who, x, y, where) => `${who === "mage" ? "Kouzelník" : "Čarodějnice"} mění místo (${cell(x, y)}: ${place(where)}).`,
    left: (who) => `${who === "mage" ? "Kouzelník" : "Čarodějnice"} odchází z\u00a0plánu.`,
  },
  extras: { mage: ", s\u00a0kouzelníkem", witch: ", čarodějnice body půlí" },
  actions: {
    move: (who, x, y, where) => `Přesunout ${NAMES[who]} (${cell(x, y)}: ${place(where)})`,
    remove: (who) => `Odebrat ${NAMES[who]} z\u00a0plánu`,
  },
  /** On a tile, in words. */
  parts: { hat: "klobouk čarodějnice" },
  feature: { mage: "Kouzelník přidává 1 bod za každou kartičku.", witch: "Čarodějnice půlí body." },
  pieces: { mage: "Kouzelník", witch: "Čarodějnice" },
  hint: {
    magic:
      "Přesuň kouzelníka nebo čarodějnici na kteroukoli nedokončenou cestu nebo město: kouzelníka tam, kde chceš víc bodů, čarodějnici tam, kde jich chceš méně.",
    mage: "Kouzelník přidá cestě nebo městu, kde stojí, 1 bod za každou kartičku.",
    witch: "Čarodějnice půlí body cesty nebo města, kde stojí.",
    remove: "Nezbývá pro ně žádná cesta ani město: odeber z\u00a0plánu kouzelníka nebo čarodějnici.",
  },
  primary: { mage: "Přesunout kouzelníka", witch: "Přesunout čarodějnici", removeMagic: "Odebrat z\u00a0plánu" },
  why: {
    magic: "Nejdřív přesuň kouzelníka nebo čarodějnici.",
    noMagic: "Kouzelník a\u00a0čarodějnice se teď nepřesouvají.",
    magicNotThere: "Kouzelník a\u00a0čarodějnice chodí na nedokončené cesty a\u00a0do měst, kde nestojí žádný z\u00a0nich.",
    magicCanMove: "Jeden z\u00a0nich se odebírá jen tehdy, když pro ně nezbývá žádná cesta ani město.",
  },
  advice: { magic: "Přesuň figuru, jak je ukázáno na plánu.", removeMagic: "Odeber figuru z\u00a0plánu, jak je ukázáno." },
  articles: {
    magic: {
      title: "Kouzelník a\u00a0čarodějnice",
      text: [
        "Když přiložíš kartičku s\u00a0kloboukem čarodějnice, musíš před položením figurky přesunout kouzelníka nebo čarodějnici: na kteroukoli nedokončenou cestu nebo město na plánu, kde nestojí žádný z\u00a0nich. Nepatří nikomu a\u00a0nic neobsazují. Ocitnou-li se kouzelník a\u00a0čarodějnice na stejném místě, protože kartička dvě spojila, musí jednoho z\u00a0nich přesunout ten, kdo ji přiložil.",
        "Kouzelník přidá cestě nebo městu, kde stojí, 1 bod za každou kartičku. Čarodějnice půlí všechny jejich body, zaokrouhleno nahoru. Platí to i\u00a0pro nedokončené na konci hry.",
        "Jakmile je cesta nebo město obodováno, kouzelník nebo čarodějnice odchází z\u00a0plánu, dokud je někdo nepřivede zpět. Není-li z\u00a0čeho vybírat, odejde ten, kdo je na plánu sám; jsou-li tam oba, musí se jeden odebrat.",
      ],
      see: "Kouzelník stojí na cestě Červené, která má tři kartičky: 3 body a\u00a0další 3.",
    },
  },
};
