// @ts-check
/** Corn Circles, in Czech. */
import { words as festival } from "../festival/cs.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    add: (name) => `${name} nechává všechny přidat u\u00a0kruhu figurku.`,
    remove: (name) => `${name} nechává všechny vzít u\u00a0kruhu figurku zpět.`,
  },
  actions: { add: "Každý smí přidat figurku", remove: "Každý si vezme figurku zpět", figure: festival.actions.figure },
  /** On a tile, in words. */
  parts: { city: "kruh v\u00a0obilí pro rytíře", road: "kruh v\u00a0obilí pro lupiče", field: "kruh v\u00a0obilí pro sedláky" },
  mover: { atCircle: (name) => `${name}: u\u00a0kruhu v\u00a0obilí` },
  hint: {
    circle: "Vyber, co se u\u00a0kruhu stane: každý smí přidat figurku ke své figurce tohoto druhu, nebo si každý musí jednu vzít zpět.",
    add: "Smíš postavit figurku ke své figurce v\u00a0oblasti tohoto druhu, i\u00a0dokončené.",
    remove: "Vezmi zpět jednu ze svých figurek z\u00a0oblasti tohoto druhu. Body za to nedostaneš.",
  },
  primary: { return: festival.primary.return },
  skip: { atCircle: "Nepřidávat figurku" },
  why: {
    circle: "Nejdřív vyber, co se u\u00a0kruhu stane.",
    circleAdd: "U\u00a0kruhu se figurka staví k\u00a0tvému družiníkovi v\u00a0oblasti, jakou kruh ukazuje.",
    circleRemove: "U\u00a0kruhu musíš vzít zpět jednu ze svých figurek z\u00a0oblasti, jakou kruh ukazuje.",
    noCircle: "Teď se o\u00a0žádném kruhu nerozhoduje.",
    noReturn: "Bez bodů lze figurku vzít zpět jen u\u00a0kruhu v\u00a0obilí.",
  },
  advice: { circle: "Vyber u\u00a0kruhu toto.", return: festival.advice.return },
  steps: {
    circle: "Kruh v\u00a0obilí: řekneš, zda se figurky přidávají, nebo berou zpět.",
    atCircle: "Hráči postupně figurku přidají, nebo jednu vezmou zpět.",
  },
  articles: {
    corn: {
      title: "Kruhy v\u00a0obilí",
      text: [
        "Kruh v\u00a0obilí ukazuje město, cestu nebo louku. Na konci tahu, ve kterém se přiloží, vybere ten, kdo ho přiložil, jednu ze dvou věcí pro všechny, kdo mají v\u00a0takové oblasti družiníka, je-li na plánu vůbec nějaká figurka.",
        "Buď smí každý postavit figurku ze své zásoby tam, kde už stojí jeho družiník: obyčejného nebo velkého družiníka či fantoma, vůz na cesty a\u00a0do měst, starostu do měst. Nebo si každý musí jednoho z\u00a0těchto družiníků vzít zpět, bez bodů. Stavitel nebo prasátko, které zůstane samo, se vrátí také. Nejdřív rozhoduje soused vlevo, poslední ten, kdo kartičku přiložil.",
        "Páni hradů a\u00a0figurky na věžích nebo v\u00a0Carcassonne se neúčastní.",
      ],
      see: "Kruh Modré ukazuje cestu: Červená přidává k\u00a0prvnímu lupiči druhého.",
    },
  },
};
