// @ts-check
/** The Flying Machines, in Czech. */
import { FIGURES } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital } = of("cs");

/** @type {Record<string, string>} */
const WINDS = {
  N: "na sever",
  NE: "na severovýchod",
  E: "na východ",
  SE: "na jihovýchod",
  S: "na jih",
  SW: "na jihozápad",
  W: "na západ",
  NW: "na severozápad",
};

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    flies: (name, figure, steps) => `${name} posílá do letu ${FIGURES[figure].object}. Na kostce padlo číslo ${steps}.`,
    returns: (name, figure, steps) =>
      `${name} posílá do letu ${FIGURES[figure].object}. Na kostce padlo číslo ${steps}: není kde přistát, a\u00a0proto se figurka vrací do zásoby.`,
  },
  actions: { setOff: (figure) => `${capital(FIGURES[figure].name)}: odlet létajícím strojem` },
  machine: (wind) => `létající stroj směrem ${WINDS[wind]}`,
  hint: {
    machine: "Postav figurku na dílek, nebo klepni na létající stroj: figurka poletí ve směru šipky o\u00a0jeden až tři dílky, podle kostky.",
    chosen: "Kostka určí, jak daleko poletí. Přistane na nedokončené cestě, ve městě, v\u00a0klášteře nebo v\u00a0zahradě, i\u00a0když tam už někdo stojí.",
    landing: "Vyber, kde tvoje figurka přistane. Může tam už někdo stát.",
  },
  labels: { setOff: "Letět" },
  primary: { setOff: "Hodit kostkou" },
  why: {
    noMachine: "Na právě položeném dílku není létající stroj.",
    flown: "V\u00a0tomto tahu už jedna figurka letěla.",
    notFlying: "Stavitelé a\u00a0prasata nelétají.",
    landing: "Nejdřív vyber, kde letící figurka přistane.",
    noLanding: "Přistane na nedokončené cestě, ve městě, v\u00a0klášteře nebo v\u00a0zahradě na dílku, k\u00a0němuž doletí.",
    rollMissing: "Záznam musí říct, co padlo na kostce, jako v\u00a0„meeple machine 2“.",
    rollKnown: "Záznam už jinde říká, co na kostce padne (Dice).",
  },
  then: { flight: "Potom figurka letí." },
  advice: { setOff: "Nech figurku letět létajícím strojem." },
};
