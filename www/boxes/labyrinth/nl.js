// @ts-check
/** Het Labyrint, in het Nederlands. */

/** @type {import("./index.js").Words} */
export const words = {
  extras: ", met de meeples van het doolhof",
  parts: { labyrinth: "doolhof" },
  facts: {
    labyrinth: "Op deze weg ligt een doolhof: elk stuk ervan kan apart worden bezet, en als de weg afgebouwd is, levert elke meeple erop 2 punten extra op.",
  },
  articles: {
    labyrinth: {
      title: "Het Doolhof",
      text: [
        "De tegel met het doolhof is één weg met vier armen, die daar niet eindigt. Je mag een meeple op het doolhof zelf zetten als daar niemand staat, en op een arm als er niemand staat op het stuk weg dat je daarvandaan bereikt zonder door het doolhof te gaan. Zo kunnen er vanaf het begin meerdere spelers op de weg zijn. Een wagen die verderrijdt, mag net zo een arm op, maar het doolhof zelf alleen als de hele weg vrij is.",
        "Als de weg afgebouwd is, krijgt wie er in totaal de meeste struikrovers op heeft zoals altijd 1 punt per tegel, en 2 punten extra voor elke meeple die erop staat, van wie die ook is; ook bouwmeesters tellen. Een niet afgebouwde weg levert voor meeples niets op. Bij ‘Regelopties’ kun je instellen dat het doolhof een gewone kruising is.",
      ],
      see: "Rood staat op het doolhof en Blauw op de arm in het oosten: 6 tegels en 2 meeples leveren elk 10 punten op.",
    },
  },
};
