// @ts-check
/** The tiles that are left and how likely they are to come, in Czech. */
import { words } from "../words.js";

const { plural } = words("cs");

/** @type {typeof import("../en/left.js").left} */
export const left = {
  total: (left, all) => `Zbývající dílky: ${left} z ${all}.`,
  fit: (count) => plural(count, { one: "# sem pasuje", few: "# sem pasují", other: "# sem pasuje" }),
  others: (count) => plural(count, { one: "# nepasuje", few: "# nepasují", other: "# nepasuje" }),
  tile: (tile, left, all) => `Dílek ${tile}: zbývá ${left} z ${all}`,
  choose: "Vyber dílky a\u00a0uvidíš, jak je pravděpodobné, že přijdou.",
  chances: "Jak je pravděpodobné, že přijdou",
  fitting: "Jak je pravděpodobné, že přijde dílek, který sem pasuje",
  next: "Jako další dílek",
  draws: "Do konce hry si ho vezme",
  first: (tile, other) => `Dílek ${tile} dřív než ${other}`,
  percent: (percent) => `${percent}\u00a0%`,
  assumed: "Pokud si každý v\u00a0každém tahu vezme jeden dílek.",
};
