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
    machine: "Postav figurku na kartičku, nebo klepni na létající stroj: figurka poletí ve směru šipky o jednu až tři kartičky, podle kostky.",
    chosen: "Kostka určí, jak daleko poletí. Přistane na nedokončené cestě, v\u00a0nedokončeném městě, klášteře nebo zahradě, i\u00a0když tam už někdo stojí.",
    landing: "Vyber, kde tvoje figurka přistane. Může tam už někdo stát.",
  },
  labels: { setOff: "Letět" },
  primary: { setOff: "Hodit kostkou" },
  why: {
    noMachine: "Na právě položené kartičce není létající stroj.",
    flown: "V\u00a0tomto tahu už jedna figurka letěla.",
    notFlying: "Stavitelé a\u00a0prasátka nelétají.",
    landing: "Nejdřív vyber, kde letící figurka přistane.",
    noLanding: "Přistane na nedokončené cestě, v\u00a0nedokončeném městě, klášteře nebo zahradě na kartičce, ke které doletí.",
    rollMissing: "Záznam musí říct, co padlo na kostce, jako v\u00a0„meeple machine 2“.",
    rollKnown: "Záznam už jinde říká, co na kostce padne (Dice).",
  },
  then: { flight: "Potom figurka letí." },
  advice: { setOff: "Nech figurku letět létajícím strojem." },
  steps: {
    landing: "Figurka, která letěla, přistane tak daleko, jak určí kostka.",
  },
  articles: {
    flight: {
      title: "Létající stroje",
      text: [
        "Na osmi kartičkách je létající stroj se šipkou. Místo postavení figurky na takovou kartičku smíš z ní nechat odletět jednoho ze svých družiníků: hodíš kostkou a\u00a0družiník letí o jednu, dvě nebo tři kartičky ve směru šipky, u\u00a0šikmé šipky přes rohy, a\u00a0také přes mezery.",
        "Tam si vybereš, kde přistane: na nedokončené cestě, v\u00a0nedokončeném městě, klášteře nebo zahradě té kartičky, kde taková figurka smí stát, i\u00a0když už tam stojí jiné. Na louce nepřistane nikdy. Když tam žádná kartička neleží nebo na ní není nic nedokončeného, figurka se vrátí do tvé zásoby a\u00a0jinou nepostavíš.",
        "Kdo má většinu, boduje jako vždy: let tak může velké město sdílet, nebo je převzít. V\u00a0každé části tahu letí nejvýš jedna figurka; fantom smí letět, pokud neletěl nikdo jiný.",
      ],
      see: "Na kostce padla dvojka: družiník Modré přeletěl jednu kartičku a sdílí cestu Červené.",
    },
  },
};
