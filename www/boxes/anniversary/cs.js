// @ts-check
/** The arrows of the 20th anniversary, in Czech. */

/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "tvá figurka smí i k jiné tvé figurce",
  elsewhere: "tvá figurka smí i na jinou kartičku",
  again: "máš ještě jeden tah",
  nothing: "nepřináší nic, protože v tomto tahu už další část nebude",
};

/** @type {typeof import("./en.js").words} */
export const words = {
  arrows: { beside: "šipka pro figurku k jiné tvé figurce", elsewhere: "šipka na jiné kartičky", again: "šipka pro další tah" },
  events: {
    again: (name) => `Šipka (${name}): ještě jedna kartička.`,
  },
  scores: {
    arrow: " za šipku",
  },
  hint: {
    drawn: (gives) => `Ukazuje-li šipka na prázdné místo, získáš 2 body; ukazuje-li na kartičku, ${ARROW[gives]}.`,
    far: "Šipka: tvá figurka smí na kterékoli vyznačené místo, i na jiných kartičkách.",
    again: "Díky šipce máš potom ještě jeden tah.",
    either: "Dvě šipky: díky jedné z nich postav figurku na jinou kartičku, nebo si potom zahraj ještě jeden tah.",
    given: "Tvoje šipka: ještě jedna kartička.",
  },
  why: {
    noArrow: "Na jinou kartičku se figurka dostane jen v tahu, ve kterém působí šipka, nebo tajnou chodbou, a jen jednou.",
  },
  articles: {
    arrows: {
      title: "Šipky 20. výročí",
      text: [
        "15 kartiček má u jedné hrany šipku. Jak na nich leží cesty a města, jsme si vymysleli sami, protože podoba tištěných kartiček není veřejná. Položíš-li takovou kartičku šipkou k prázdnému místu, dostaneš hned 2 body.",
        "Ukazuje-li její šipka na kartičku, nebo položíš-li jakoukoli kartičku tam, kam šipka ukazuje, šipka v tomto tahu působí. Tvá figurka pak smí k některé z tvých figurek na kterékoli kartičce (dvě figurky), nebo na volnou nedokončenou cestu, do volného nedokončeného města či kláštera nebo na volnou louku jiné kartičky (oblouk), nebo máš ještě jeden tah (dvě kartičky).",
        "Působí-li více šipek, použiješ jednu: kdo díky šipce postaví figurku, další tah nemá. Tah má nanejvýš dvě části a fantom šipku využít nesmí.",
      ],
      see: "Šipka na kartičce Modré ukazuje na kartičku nad ní, a tak figurka Modré šla do tamního města.",
    },
  },
};
