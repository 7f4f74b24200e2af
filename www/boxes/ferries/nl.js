// @ts-check
/** The Ferries, in Dutch. */
import { cell } from "../../i18n/language/nl/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { ferry: (name, first, second, x, y) => `${name} laat de veerboot de wegen in het ${first} en het ${second} verbinden (${cell(x, y)}).` },
  actions: { ferry: (first, second, x, y) => `De wegen in het ${first} en het ${second} verbinden (${cell(x, y)})` },
  edges: { N: "noorden", E: "oosten", S: "zuiden", W: "westen" },
  visitors: (first, second) => `De veerboot verbindt de wegen in het ${first} en het ${second}; de andere eindigen bij het meer.`,
  parts: { lake: "meer met veerboot" },
  labels: { ferry: (first, second) => `${first} – ${second}` },
  pieces: { ferry: "Veerboot" },
  hint: {
    ferry: "Kies welke twee wegen de veerboot van je meer verbindt. Ze worden één weg, de andere eindigen bij het meer.",
    ferries: "Een weg van je tegel leidt naar deze veerboot: die mag twee andere wegen verbinden, of blijven liggen.",
    chosen: "Deze twee wegen worden één. Wat daardoor wordt afgebouwd, telt meteen.",
  },
  primary: { ferry: "De veerboot leggen", ferries: "De veerboot verplaatsen" },
  skip: { ferries: "Zo laten" },
  why: {
    ferry: "Leg eerst de veerboot van het nieuwe meer.",
    ferries: "Een veerboot mag nu oversteken, of blijven liggen.",
    noLake: "Daar is geen meer met twee zulke wegen.",
    sameFerry: "De veerboot verbindt deze twee wegen al.",
    ferryNotFound: "Geen weg van de nieuwe tegel leidt eerst naar deze veerboot, of hij is al overgestoken.",
    noFerry: "Er steekt nu geen veerboot over.",
  },
  advice: { ferry: "Leg de veerboot zoals op het bord te zien is." },
  steps: {
    ferry: "Een tegel met een meer: je legt de veerboot neer.",
    ferries: "Andere veerboten waarnaar een weg van je tegel leidt, mogen verplaatst worden.",
  },
  articles: {
    ferries: {
      title: "De Veerboten",
      text: [
        "Bij een meer eindigen de wegen. Als je een tegel met een meer legt, mag je zoals altijd een meeple op een van de wegen zetten; daarna leg je de veerboot zo dat hij twee van de wegen verbindt. Ze worden één weg, de andere eindigen bij het meer. Pas daarna wordt er geteld.",
        "Als je een tegel met een weg legt, volg die weg dan in elke richting. Elke veerboot die je als eerste tegenkomt, mag oversteken: hij verbindt dan twee andere wegen van zijn meer. Een veerboot steekt in deze beurt hoogstens één keer over, en het is nooit verplicht. Een abdij verplaatst geen veerboot.",
        "Wordt daardoor een weg afgebouwd, dan telt die meteen, waar hij ook ligt; een meer telt als één tegel. Meeples blijven staan waar ze staan; een bouwmeester die alleen achterblijft, gaat naar huis. Door een veerboot krijgt je beurt geen tweede deel van de bouwmeester.",
      ],
      see: "De veerboot van Rood verbindt de wegen in het westen en het oosten: één weg over het meer. De weg in het zuiden eindigt daar.",
    },
  },
};
