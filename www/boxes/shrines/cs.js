// @ts-check
/** Heretics & Shrines, in Czech. */
import { FIGURES, tiles } from "../../i18n/language/cs/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    shrine: (completed, around) => ` za ${completed ? "dokončenou" : "nedokončenou"} svatyni (kolem: ${tiles(around)})`,
  },
  causes: {
    challenged: (name, figure) => `Figurka se vrací bez bodů, protože druhá strana byla dokončena dřív: ${FIGURES[figure].name} (${name}).`,
  },
  parts: { shrine: "svatyně" },
  feature: {
    shrine: "To je svatyně: boduje jako klášter. Dokončí-li se dřív než klášter vedle, figurka odtamtud jde domů bez bodů, a\u00a0naopak.",
  },
  why: {
    shrineBarred: "Svatyně nesmí ležet vedle dvou klášterů ani vedle kláštera, který už vedle sebe svatyni má.",
    monasteryBarred: "Klášter nesmí ležet vedle dvou svatyní ani vedle svatyně, která už vedle sebe klášter má.",
  },
  articles: {
    shrine: {
      title: "Kacíři a\u00a0svatyně",
      text: [
        "Svatyně je ve všem jako klášter: stojí v\u00a0ní figurka, dokončí ji osm okolních kartiček a\u00a0přinese až 9 bodů.",
        "Leží-li svatyně a\u00a0klášter vedle sebe, i\u00a0rohem, a\u00a0v\u00a0obou stojí figurky, závodí spolu. Co se dokončí dřív, boduje jako obvykle a\u00a0figurka z\u00a0toho druhého jde domů bez bodů. Dokončí-li jedna kartička obojí, boduje obojí; na konci hry také. Opatství a\u00a0kostel platí za klášter. Opat vzatý zpět nikoho nevyzývá.",
        "Svatyně smí ležet vedle nejvýše jednoho kláštera a\u00a0klášter vedle nejvýše jedné svatyně.",
      ],
      see: "Svatyně je dokončená: 9 bodů pro Červenou. Mnich Modré v\u00a0sousedním klášteře šel domů bez bodů.",
    },
  },
};
