// @ts-check
/** Hills & Sheep, in Czech. */
import { FIGURES } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

Object.assign(FIGURES, { shepherd: { name: "pastýř", object: "pastýře", no: "žádného pastýře" } });

const sheep = (/** @type {number} */ count) => plural(count, { one: "jednu ovci", few: "# ovce", other: "# ovcí" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    sheep: (name, count) => `${name} losuje ${sheep(count)}.`,
    wolf: (name) => `${name} losuje vlka: rozežene stáda na louce.`,
  },
  scores: { flock: (count) => ` za stádo: ${plural(count, { one: "jedna ovce", few: "# ovce", other: "# ovcí" })}` },
  extras: { vineyards: (count) => plural(count, { one: ", s\u00a0vinicí", few: ", se # vinicemi", other: ", s\u00a0# vinicemi" }), hill: ", díky kopci" },
  causes: { wolf: (name) => `Vlk posílá pastýře domů (${name}).` },
  actions: { add: "Vylosovat další žeton", home: "Přivést stádo domů" },
  parts: { hill: "kopec", vineyard: "vinice" },
  pieces: { shepherd: "Pastýř" },
  hint: {
    shepherd: "Vyber louku bez pastýře. Hned si vylosuje žeton s\u00a0ovcemi, ale pozor na vlka.",
    chosen: "Pastýř si hned vylosuje žeton s\u00a0ovcemi. Až jeho louku rozšíříš, stádo poroste, nebo přijde domů.",
    flock: "Louka tvého pastýře se rozrostla: vylosuj další žeton, nebo přiveď stádo domů a\u00a0získej body za všechny ovce na louce. Vlk by je rozehnal.",
  },
  why: {
    shepherdThere: "Na této louce už pastýř je.",
    flock: "Nejdřív rozhodni, co bude se stádem.",
    noFlock: "O\u00a0žádném stádu se teď nerozhoduje.",
    tokenMissing: "Zápis musí říct, který žeton se vylosoval, jako ve „flock add 3“.",
    tokenKnown: "Který žeton se losuje, říká zápis už jinde (Sheep).",
    notInBag: "Takový žeton už ve váčku není.",
  },
  then: { shepherd: "Pak jde pastýř na louku." },
  advice: { addToFlock: "Vylosuj pro stádo další žeton.", bringHome: "Přiveď stádo domů." },
};
