// @ts-check
/** Monasteries in Germany, in Czech. */
import { FEATURES, FIGURES, points } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("cs");

Object.assign(FEATURES, { "monastery.abbot": "vleže v\u00a0klášteře", lying: "vleže v\u00a0klášteře" });

/** @type {typeof import("./en.js").words} */
export const words = {
  placed: { lying: (name, figure) => `${name} pokládá ${FIGURES[figure].object} do kláštera.` },
  scores: {
    lying: (count) =>
      plural(count, { zero: " za ležení v\u00a0klášteře bez kartiček v\u00a0řadách", other: " za ležení v\u00a0klášteře (kartiček v\u00a0řadách: #)" }),
    /** An abbot who is taken back. */
    recalled: (count) => plural(count, { zero: " za ležení v\u00a0klášteře, kolem kterého nic není", other: " za ležení v\u00a0klášteře (kartiček kolem: #)" }),
  },
  /** On a tile, in words. */
  parts: { lying: "místo k\u00a0ležení" },
  feature: {
    title: "Vleže v\u00a0klášteře",
    worth: (worth) =>
      `Na konci přinese ${points(worth)}: 1\u00a0za klášter a\u00a01 za každou kartičku v\u00a0nepřerušených řadách na sever, východ, jih a\u00a0západ.`,
    who: (names) => `Leží zde: ${listed(names)}.`,
    nobody: "Nikdo zde neleží.",
  },
  labels: { lying: "Lehnout si" },
  hint: {
    lying:
      "Figurka smí v\u00a0tomto klášteře stát jako v\u00a0každém, nebo si v\u00a0něm lehnout až do konce hry: pak se počítají řady kartiček ve čtyřech směrech.",
  },
  /** Why nobody can lie down there. */
  taken: { lying: "Tato figurka si tam nemůže lehnout: v\u00a0klášteře už někdo je, nebo si takové figurky lehat nesmějí." },
  articles: {
    lying: {
      title: "Kláštery v\u00a0Německu",
      text: [
        "Každý z\u00a0těchto šesti klášterů má dvě místa. Figurka v\u00a0něm smí stát jako v\u00a0každém klášteře. Nebo ji položíš: pak zůstane až do konce hry, ať se dokončí cokoli. Lehnout si smějí družiníci, velcí družiníci, opati, vozy, principálové a\u00a0fantomové. Do kláštera, ve kterém někdo stojí nebo leží, se nikdo stavět nesmí.",
        "Na konci hry dostane ten, kdo v\u00a0klášteře leží, 1\u00a0bod za klášter a\u00a01 bod za každou kartičku v\u00a0nepřerušených řadách, které od něj vedou na sever, východ, jih a\u00a0západ. Ležícího opata lze vzít zpět jako jindy, za 1\u00a0bod a\u00a01 za každou kartičku kolem.",
        "Dokud v\u00a0něm figurky jen leží, platí takový klášter za nikdy nedokončený. Tyto kláštery nahrazují kláštery základní hry; v\u00a0„Možnostech pravidel“ lze ponechat i\u00a0ty.",
      ],
      see: "Červená leží v\u00a0klášteře: 1\u00a0bod za něj a\u00a05 za kartičky v\u00a0jeho řadách.",
    },
  },
};
