// @ts-check
/** Het Labyrint, in het Nederlands. */

/** @type {import("./index.js").Words} */
export const words = {
  extras: ", met de meeples van het labyrint",
  parts: { labyrinth: "labyrint" },
  facts: {
    labyrinth: "Op deze weg ligt een labyrint: elk stuk ervan kan apart worden bezet, en als de weg voltooid is, levert elke meeple erop 2 punten extra op.",
  },
  articles: {
    labyrinth: {
      title: "Het Labyrint",
      text: [
        "De tegel met het labyrint is één weg met vier armen, die daar niet eindigt. Je mag een meeple op het labyrint zelf zetten als daar niemand staat, en op elke arm als er niemand staat op wat ermee samenhangt zonder door het labyrint te gaan. Zo kunnen er vanaf het begin meerdere spelers op de weg zijn. Een wagen die verder rijdt, mag net zo een arm op, maar het labyrint zelf alleen als de hele weg vrij is.",
        "Als de weg voltooid is, krijgt wie er in totaal de meeste struikrovers op heeft zoals altijd 1 punt per tegel, en 2 punten extra voor elke meeple die erop staat, van wie die ook is; ook bouwmeesters tellen. Een onvoltooide weg levert voor meeples niets op. Met de ‘Regelopties’ kan het labyrint een gewone kruising zijn.",
      ],
      see: "Rood staat op het labyrint en Blauw op de arm in het oosten: 6 tegels en 2 meeples leveren elk 10 punten op.",
    },
  },
};
