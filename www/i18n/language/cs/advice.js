// @ts-check
/** What a master would do, and why, in Czech. */
import { points } from "./game.js";

/** @type {typeof import("../en/advice.js").advice} */
export const advice = {
  title: "Co by udělal mistr",
  thinking: "Mistr přemýšlí…",
  failed: "Radu se nepodařilo získat. Zkus to znovu.",
  shown: {
    tile: "Polož dílek, jak je vidět na plánu.",
    figure: "Postav figurku, jak je vidět na plánu.",
    abbey: "Polož opatství, jak je vidět na plánu.",
    barn: "Postav stodolu, jak je vidět na plánu.",
    move: "Přesuň vůz, jak je vidět na plánu.",
    placeAt: "Postav figurku, jak je vidět na plánu.",
    recall: "Vezmi opata zpět.",
    skip: "V tomto tahu figurku nestav.",
  },
  skip: { abbey: "Nech si opatství a vezmi si dílek.", wagon: "Vezmi vůz zpět.", capture: "Nikoho neber do zajetí.", phantom: "Nech si fantoma." },
  brings: "Co to přinese:",
  better: "Lepší tah",
  features: { road: "Cesta", city: "Město", monastery: "Klášter", garden: "Zahrada", field: "Louka" },
  scores: (name, feature, count) => `${feature}: ${name} získá hned ${points(count)}`,
  more: (name, feature, count) => `${feature}: ${name} získá asi o ${points(count)} víc`,
  less: (name, feature, count) => `${feature}: ${name} získá asi o ${points(count)} méně`,
};
