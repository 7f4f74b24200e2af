// @ts-check
/** Hra jen slovy: odpovědi na jednu klávesu, psané tahy a plán jako tabulka; česky. */
import { words } from "../words.js";
import { FEATURES, SIDES } from "./game.js";

const { listed, plural, capital } = words("cs-CZ");

/** @param {number} x @param {number} y */
const where = (x, y) =>
  [x && `${Math.abs(x)} ${x > 0 ? "na východ" : "na západ"}`, y && `${Math.abs(y)} ${y > 0 ? "na jih" : "na sever"}`].filter(Boolean).join(", ") ||
  "první kartička";

/** @type {typeof import("../en/spoken.js").spoken} */
export const spoken = {
  where,
  part: (feature, sides, coats, inn, cathedral) =>
    [
      FEATURES[feature],
      sides.length > 0 && `(${listed(sides.map((side) => SIDES[side]))})`,
      coats > 0 && plural(coats, { one: "s erbem", few: "se # erby", other: "s # erby" }),
      inn && "s hostincem",
      cathedral && "s katedrálou",
    ]
      .filter(Boolean)
      .join(" "),
  meadow: "jen louka",
  hand: (tile, parts) => `V ruce: kartička ${tile}, ${parts.join("; ")}.`,
  noTile: "V ruce nemáš žádnou kartičku.",
  scores: (scores) => `Body: ${scores.join(", ")}.`,
  score: (name, points, figures) =>
    `${name} ${points}, v zásobě ${plural(figures, { zero: "žádná figurka", one: "# figurka", few: "# figurky", other: "# figurek" })}`,
  nothingYet: "Zatím se nehrálo.",
  noFigures: "Na plánu nemáš žádnou figurku.",
  figure: (figure, x, y, feature) => `${figure}, ${where(x, y)}: ${feature}.`,
  turn: (who, turn, left) =>
    `Tah ${turn}, ${who}. ${plural(left, { zero: "Nezbývá žádná kartička", one: "Zbývá # kartička", few: "Zbývají # kartičky", other: "Zbývá # kartiček" })}.`,
  typed: {
    label: "Napiš tah nebo otázku",
    help: "Napiš číslo možnosti, místo jako 1,-2 0 (na východ, na jih, čtvrtotáčky) nebo road.S, „dál“ nebo „zpět“. Otázky: „seznam“, „s“ pro body, „d“ pro kartičku v ruce, „l“ pro poslední tah, „m“ pro moje figurky, „o“ pro to, kdo je na tahu.",
    commands: { list: ["seznam", "list"], skip: ["dál", "ne", "skip"], undo: ["zpět", "undo"], help: ["pomoc", "help", "?"] },
    choices: (choices) => `Můžeš: ${choices.map((choice, index) => `${index + 1}: ${choice}`).join(". ")}.`,
    orSkip: "Nebo napiš „dál“.",
    nothing: "Teď není o čem rozhodovat.",
    noChoice: (count) => `Možnosti jsou od 1 do ${count}.`,
    turns: (turns) => `Kartička tam pasuje víc způsoby: přidej počet čtvrtotáček, ${turns.join(" nebo ")}.`,
    unknown: (text) => `Zadání „${text}“ není srozumitelné. Napiš „pomoc“ a uslyšíš, co lze psát.`,
    notNow: "Nejsi na tahu.",
    nothingBack: "Není co vzít zpět.",
  },
  grid: {
    open: "Plán jako text",
    help: "Šipky přecházejí z místa na místo, Enter vybere místo pro kartičku v ruce.",
    walk: "Šipky přecházejí z místa na místo.",
    label: "Plán",
    tile: (x, y, features) => `${capital(where(x, y))}: ${features}`,
    empty: (x, y, fits) => `${capital(where(x, y))}: prázdné. ${fits}`,
    legal: "Kartička v ruce sem pasuje.",
    far: (x, y) => `${capital(where(x, y))}: prázdné, vedle není žádná kartička.`,
  },
};
