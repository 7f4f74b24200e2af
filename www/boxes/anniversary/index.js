// @ts-check
/** The arrows of the 20th anniversary on the page. */
import { tileParts } from "../../bastide.js";

/** @typedef {typeof import("./en.js").words} Words */
/** @typedef {import("../../bastide.js").GameView} GameView */
/** @typedef {import("../../bastide.js").ActionView} ActionView */

export const languages = {
  en: () => import("./en.js"),
  de: () => import("./de.js"),
  fr: () => import("./fr.js"),
  es: () => import("./es.js"),
  nl: () => import("./nl.js"),
  cs: () => import("./cs.js"),
};

/**
 * @param {Words} words
 * @param {import("../../i18n/languages.js").Locale} locale
 * @returns {Promise<import("../../i18n/boxes.js").Box>}
 */
export async function box({ arrows, events, scores, hint, why, articles }, locale) {
  const spoken = await locale.load.spoken();
  return {
    events: { arrow: ({ player }, players) => events.again(players[player].name) },
    scores: { arrow: () => scores.arrow },
    given: { arrow: hint.given },
    parts: { arrow: (sides, { gives = "again" }) => `${arrows[gives]}, ${spoken.part("arrow", [...sides], 0, false, false)}` },
    why,
    articles,
    acts: ["arrow"],
    hint(view, { type, narrowed }, legal, chosen) {
      if (chosen) return undefined;
      if (view.asks === "tile" && type === "none") return drawn(view);
      return view.asks === "figure" ? acting(view, narrowed, legal) : undefined;
    },
  };

  /** What the arrow on a tile in hand is for. @param {GameView} view */
  function drawn({ drawn, boxes, mayGoOn }) {
    if (!drawn || !boxes.includes("anniversary")) return undefined;
    const { gives } = tileParts(drawn, 0).find((part) => part.gives) ?? {};
    return gives && `${locale.hint.tile} ${hint.drawn(gives === "again" && !mayGoOn ? "nothing" : gives)}`;
  }

  /** What an arrow that acts gives, unless another kind of piece was chosen. @param {GameView} view @param {string | undefined} narrowed @param {ActionView[]} legal */
  function acting({ arrows = [] }, narrowed, legal) {
    if (narrowed === "fairy" || narrowed === "piece") return undefined;
    const leads = arrows.some((arrow) => arrow !== "again") && legal.some((action) => action.type === "placeAt" && action.place !== "tower");
    if (!arrows.includes("again")) return leads ? hint.far : undefined;
    return leads ? hint.either : hint.again;
  }
}
