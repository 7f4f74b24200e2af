// @ts-check
/** The Flying Machines, in Dutch. */
import { FIGURES } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital } = of("nl");

/** @type {Record<string, string>} */
const WINDS = {
  N: "het noorden",
  NE: "het noordoosten",
  E: "het oosten",
  SE: "het zuidoosten",
  S: "het zuiden",
  SW: "het zuidwesten",
  W: "het westen",
  NW: "het noordwesten",
};

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    flies: (name, figure, steps) => `${name} laat een ${FIGURES[figure]} vliegen. De dobbelsteen toont ${steps}.`,
    returns: (name, figure, steps) =>
      `${name} laat een ${FIGURES[figure]} vliegen. De dobbelsteen toont ${steps}: daar is geen landingsplaats, dus de meeple komt terug in de voorraad.`,
  },
  actions: { setOff: (figure) => `${capital(FIGURES[figure])}: met de vliegmachine` },
  machine: (wind) => `vliegmachine naar ${WINDS[wind]}`,
  hint: {
    machine:
      "Zet een meeple op de tegel, of tik op de vliegmachine: dan vliegt hij in de richting van de pijl, een, twee of drie tegels ver, zoals de dobbelsteen zegt.",
    chosen:
      "De dobbelsteen zegt hoe ver hij vliegt. Hij landt op een weg, in een stad, een klooster of een tuin die nog niet af is, ook als er al anderen staan.",
    landing: "Kies waar je meeple landt. Er mogen al anderen staan.",
  },
  labels: { setOff: "Vliegen" },
  primary: { setOff: "Dobbelsteen gooien" },
  why: {
    noMachine: "Op de tegel die net gelegd is, staat geen vliegmachine.",
    flown: "In deze beurt heeft al een meeple gevlogen.",
    notFlying: "Bouwmeesters en varkens vliegen niet.",
    landing: "Kies eerst waar de vliegende meeple landt.",
    noLanding: "Hij landt op een weg, in een stad, een klooster of een tuin die nog niet af is, op de tegel waar hij aankomt.",
    rollMissing: "Het spelverslag moet zeggen wat de dobbelsteen toonde, zoals in ‘meeple machine 2’.",
    rollKnown: "Het spelverslag zegt al ergens anders wat de dobbelsteen toont (Dice).",
  },
  then: { flight: "Daarna vliegt een meeple." },
  advice: { setOff: "Laat de meeple met de vliegmachine vliegen." },
  steps: {
    landing: "Een meeple die gevlogen heeft, landt zo ver als de dobbelsteen zegt.",
  },
  articles: {
    flight: {
      title: "De Vliegmachines",
      text: [
        "Op acht tegels staat een vliegmachine met een pijl. In plaats van een meeple op zo’n tegel te zetten, mag je een van je meeples laten opstijgen: je gooit de dobbelsteen, en de meeple vliegt een, twee of drie tegels ver in de richting van de pijl, over de hoeken als de pijl schuin staat, en ook over gaten.",
        "Daar kies je waar hij landt: op een weg, in een stad, een klooster of een tuin van die tegel die nog niet af is en waar zo’n meeple mag staan, ook als er al anderen staan. Op een weide landt hij nooit. Ligt daar geen tegel of is er niets onaf, dan komt de meeple terug in je voorraad en zet je geen andere.",
        "Wie de meerderheid heeft, scoort zoals altijd: een vlucht kan een grote stad delen of overnemen. In elk deel van een beurt vliegt hoogstens één meeple; een fantoom mag vliegen als nog niemand dat deed.",
      ],
      see: "De dobbelsteen toonde 2: de meeple van Blauw vloog over een tegel heen en deelt de weg van Rood.",
    },
  },
};
