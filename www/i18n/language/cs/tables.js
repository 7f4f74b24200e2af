// @ts-check
/** Games with the same tiles at several tables, in Czech. */
import { words } from "../words.js";

const { plural } = words("cs");

/** @type {typeof import("../en/tables.js").tables} */
export const tables = {
  title: "Stejné kartičky u\u00a0více stolů",
  player: "Hráč",
  seat: "Místo",
  points: "Body",
  lead: "Rozdíl",
  inAll: "U\u00a0všech stolů",
  alone:
    "Žádná jiná dohraná hra tu zatím tyto kartičky nemá. Sdílej je, nebo si s\u00a0nimi zahraj znovu s\u00a0vyměněnými místy. Porovnají se i\u00a0dohrané hry, které se tu otevřou ze souboru nebo odkazem.",
  help: "Každý se porovnává s\u00a0průměrem těch, kdo měli stejné místo, takže nezáleží na tom, jaké kartičky které místo dostalo.",
  exchange: "Hrát s\u00a0vyměněnými místy",
  share: "Sdílet tyto kartičky",
  challenge: "Sdílet i\u00a0s\u00a0našimi body",
  unknown: "Tato hra neměla hromádku, takže její kartičky nemůže mít žádný jiný stůl.",
  found: (count) =>
    `${plural(count, { one: "# stůl hrál s\u00a0těmito kartičkami.", few: "# stoly hrály s\u00a0těmito kartičkami.", other: "# stolů hrálo s\u00a0těmito kartičkami." })}`,
  each: (lead, tables) => `${lead} na stůl, ${plural(tables, { one: "# stůl", few: "# stoly", other: "# stolů" })}`,
};
