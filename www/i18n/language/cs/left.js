// @ts-check
/** The tiles that are left and how likely they are to come, in Czech. */
import { words } from "../words.js";

const { plural } = words("cs");

/** @type {typeof import("../en/left.js").left} */
export const left = {
  total: (left, all) => `Zbývající kartičky: ${left} z ${all}.`,
  fit: (count) => plural(count, { one: "# sem pasuje", few: "# sem pasují", other: "# sem pasuje" }),
  others: (count) => plural(count, { one: "# nepasuje", few: "# nepasují", other: "# nepasuje" }),
  tile: (tile, left, all) => `Kartička ${tile}: zbývá ${left} z ${all}`,
  choose: "Vyber kartičky a\u00a0uvidíš, jak je pravděpodobné, že přijdou.",
  chances: "Jak je pravděpodobné, že přijdou",
  fitting: "Jak je pravděpodobné, že přijde kartička, která sem pasuje",
  next: "Jako další kartička",
  draws: "Do konce hry si ji vezme",
  first: (tile, other) => `Kartička ${tile} dřív než ${other}`,
  percent: (percent) => `${percent}\u00a0%`,
  assumed: "Pokud si každý v\u00a0každém tahu vezme jednu kartičku.",
};
