// @ts-check
/** What a master would do, and why, in Czech. */
import { words } from "../words.js";
import { FEATURES, points } from "./game.js";

const { plural, capital } = words("cs");

/** @type {typeof import("../en/advice.js").advice} */
export const advice = {
  title: "Co by udělal mistr",
  thinking: "Mistr přemýšlí…",
  failed: "Radu se nepodařilo získat. Zkus to znovu.",
  shown: {
    tile: "Polož kartičku, jak je vidět na plánu.",
    figure: "Postav figurku, jak je vidět na plánu.",
    abbey: "Polož opatství, jak je vidět na plánu.",
    barn: "Postav statek, jak je vidět na plánu.",
    move: "Přesuň vůz, jak je vidět na plánu.",
    placeAt: "Postav figurku, jak je vidět na plánu.",
    recall: "Vezmi opata zpět.",
    skip: "V tomto tahu figurku nestav.",
  },
  skip: { abbey: "Nech si opatství a vezmi si kartičku.", wagon: "Vezmi vůz zpět.", capture: "Nikoho neber do zajetí.", phantom: "Nech si fantoma." },
  brings: "Co to přinese:",
  better: "Lepší tah",
  rest: (count) =>
    plural(count, {
      one: "Asi # bod z\u00a0toho se ukáže až v\u00a0dalších tazích.",
      few: "Asi # body z\u00a0toho se ukážou až v\u00a0dalších tazích.",
      other: "Asi # bodů z\u00a0toho se ukáže až v\u00a0dalších tazích.",
    }),
  feature: (name) => capital(FEATURES[name] ?? name),
  scores: (name, feature, count) => `${feature}: ${name} získá hned ${points(count)}`,
  more: (name, feature, count) => `${feature}: ${name} získá asi o ${points(count)} víc`,
  less: (name, feature, count) => `${feature}: ${name} získá asi o ${points(count)} méně`,
};
