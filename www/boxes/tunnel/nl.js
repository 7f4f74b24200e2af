// @ts-check
/** The Tunnel, in Dutch. */
import { cell, place as placeOf } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("nl");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { tunnel: (name, x, y) => `${name} legt een fiche op een tunnelmond (${cell(x, y)}).` },
  actions: { tunnel: (x, y, where, pair) => `Tunnelfiche${pair && ` ${pair}`} (${cell(x, y)}: ${placeOf(where)})` },
  visitors: (name) => `Hier ligt een tunnelfiche van ${name}.`,
  parts: { tunnel: "tunnelmond" },
  holdings: {
    left: (count) => plural(count, { zero: "geen tunnelfiches", one: "# tunnelfiche", other: "# tunnelfiches" }),
    kind: "Tunnelfiches",
  },
  labels: { tunnel: "Fiche" },
  pieces: { tunnel: "Tunnelfiche" },
  hint: {
    tunnel: "Tik een vrije tunnelmond aan. Het tweede fiche van een paar verbindt zijn weg met die van het eerste. Eén fiche per beurt.",
    chosen: "Een tweede fiche van hetzelfde paar verbindt de twee wegen. Het eerste houdt alleen anderen weg.",
  },
  primary: { tunnel: "Het fiche leggen" },
  skip: { tunnel: "Geen fiche" },
  why: {
    tunnel: "Leg nu een tunnelfiche, of geen.",
    noMouth: "Daar eindigt geen weg in een tunnelmond.",
    mouthTaken: "Op die tunnelmond ligt al een fiche.",
    tunnelOnce: "Je hebt in deze beurt al een tunnelfiche gelegd.",
    noTunnelToken: "Je hebt geen fiche van dat paar meer.",
    noTunnel: "Een tunnelfiche leg je samen met je meeple of erna.",
  },
  advice: { tunnel: "Leg een tunnelfiche zoals op het bord te zien is." },
  steps: {
    tunnel: "Je mag een van je fiches op een vrije tunnelmond leggen.",
  },
  articles: {
    tunnel: {
      title: "De Tunnel",
      text: [
        "Een weg die in een tunnelmond uitkomt, is daar niet afgebouwd: hij blijft open tot de tunnel met een andere is verbonden. Eén keer in je beurt, voor of na het plaatsen van een meeple, mag je een van je fiches op een vrije tunnelmond leggen, waar dan ook.",
        "Het eerste fiche van een paar houdt alleen anderen weg, voorgoed. Het tweede verbindt de twee tunnelmonden: de twee wegen worden één, en de meeples op beide delen hem. Wordt daardoor een weg afgebouwd, dan telt die meteen, waar hij ook ligt. Alleen de tegels tellen.",
        "Met z’n tweeën begint iedereen met drie paren, met z’n drieën met twee en met meer spelers met één; bij ‘Regelopties’ kun je dat veranderen. Ook de doorgangen op twee tegels van De Draak, de Fee & de Jonkvrouw en van Burgemeesters & Abdijen hebben tunnelmonden.",
      ],
      see: "Rood heeft beide fiches van een paar op twee tunnelmonden gelegd: de twee wegen zijn nu één.",
    },
  },
};
