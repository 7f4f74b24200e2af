// @ts-check
/** The arrows of the 20th anniversary, in Dutch. */

/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "mag je meeple ook naast een andere van jou",
  elsewhere: "mag je meeple ook naar een andere tegel",
  again: "heb je nog een beurt",
  nothing: "levert hij niets op, want deze beurt krijgt geen tweede deel",
};

/** @type {typeof import("./en.js").words} */
export const words = {
  arrows: { beside: "pijl voor een meeple naast een andere van jou", elsewhere: "pijl naar andere tegels", again: "pijl voor nog een beurt" },
  events: {
    again: (name) => `Pijl voor ${name}: nog een tegel.`,
  },
  scores: {
    arrow: " voor een pijl",
  },
  hint: {
    drawn: (gives) => `Wijst de pijl naar een lege plek, dan krijg je 2 punten; wijst hij naar een tegel, dan ${ARROW[gives]}.`,
    far: "Een pijl: je meeple mag naar elke gemarkeerde plek, ook op andere tegels.",
    again: "Een pijl geeft je hierna nog een beurt.",
    either: "Twee pijlen: zet je meeple met de ene op een andere tegel, of neem hierna nog een beurt.",
    given: "Je pijl: nog een tegel.",
  },
  why: {
    noArrow: "Een meeple gaat alleen naar een andere tegel in een beurt waarin een pijl werkt, of door een magische poort, en maar één keer.",
  },
  articles: {
    arrows: {
      title: "De pijlen van het jubileum",
      text: [
        "15 tegels hebben aan één rand een pijl. Hoe wegen en steden erop liggen, hebben we zelf bedacht, want de gedrukte tegels zijn niet openbaar. Leg je zo’n tegel met de pijl naar een lege plek, dan krijg je meteen 2 punten.",
        "Wijst zijn pijl naar een tegel, of leg je een willekeurige tegel waar een pijl heen wijst, dan werkt de pijl in deze beurt. Je meeple mag dan naast een van jouw meeples op een willekeurige tegel (twee meeples), of naar een vrije, niet afgebouwde weg of stad, een vrij, niet afgebouwd klooster of een vrije weide van een andere tegel (een boog), of je krijgt nog een beurt (twee tegels).",
        "Werken er meerdere pijlen, dan gebruik je er één: wie een meeple met een pijl zet, heeft geen extra beurt. Een beurt heeft hoogstens twee delen, en een fantoom gaat niet met een pijl.",
      ],
      see: "De pijl op de tegel van Blauw wijst naar de tegel erboven, dus de meeple van Blauw ging naar de stad daar.",
    },
  },
};
