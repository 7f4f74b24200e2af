// @ts-check
/** Bridges, Castles and Bazaars, in Dutch. */
import { cell, points } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("nl");

/** @type {Record<string, string>} */
const ACROSS = { NS: "van noord naar zuid", EW: "van oost naar west" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    "bridge.NS": "Brug ↕",
    "bridge.EW": "Brug ↔",
    castle: "Burcht",
  },
  mover: {
    castle: (name) => `${name}: een burcht?`,
    bazaar: (name) => `Bazaar: ${name}`,
  },
  events: {
    bridge: (name, x, y, axis) => `${name} bouwt een brug ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} maakt van een stad een burcht.`,
    offered: (tile) => `Op de bazaar ligt een tegel (${tile}).`,
    chosen: (name, tile) => `${name} kiest een tegel (${tile}).`,
    bid: (name, count) => `${name} biedt ${points(count)}.`,
    taken: (name, tile) => `${name} krijgt een tegel (${tile}) en legt hem in de volgende beurt.`,
    pays: (name, count) => `${name} betaalt ${points(count)} op de bazaar.`,
  },
  scores: {
    castle: " voor een burcht",
    bazaar: " op de bazaar",
    castles: (count) => plural(count, { one: ", waarvan een burcht", other: ", waarvan # burchten" }),
  },
  actions: {
    withBridge: (tile, x, y, axis) => `${tile}, met een brug ${ACROSS[axis]} (${cell(x, y)})`,
    bridge: (x, y, axis) => `Brug ${ACROSS[axis]}: ${cell(x, y)}`,
    castle: (x, y) => `Burcht: ${cell(x, y)}`,
    choose: (tile) => `De tegel kiezen: ${tile}`,
    bid: (count) => `${count} bieden`,
    buy: "De tegel kopen",
    sell: "De tegel verkopen",
  },
  then: {
    bridge: "Daarna een brug.",
  },
  holdings: {
    kinds: { bridges: "Bruggen", castles: "Burchten", held: "Tegel van de bazaar" },
    bridges: (count) => `bruggen over: ${count}`,
    castles: (count) => `burchten over: ${count}`,
    held: (tile) => `legt in de volgende beurt een tegel (${tile})`,
  },
  feature: {
    castle: "Burcht",
    waits: "Levert één keer evenveel op als het volgende project dat op deze twee tegels of ernaast afgebouwd wordt.",
    lord: (name) => `De burchtheer is een meeple van ${name}.`,
    scored: "Hij is al geteld.",
  },
  primary: {
    tileWithBridge: "Met brug leggen",
    bridge: "Brug bouwen",
    castle: "Burcht bouwen",
  },
  skip: {
    tile: "Uit het spel halen",
    castle: "Punten nemen",
    bazaar: "Passen",
  },
  hint: {
    tile: "Deze tegel past alleen met een brug. Leg hem zo, of haal hem uit het spel en trek een andere.",
    bridge: "Kies waar je brug komt: het is een weg over de weide. Daarna mag je nog een meeple zetten.",
    castle:
      "Neem de punten van je stad, of maak er een burcht van: je meeple blijft, en je krijgt evenveel als het volgende project dat ernaast afgebouwd wordt.",
    choose: "Iedereen krijgt een van deze tegels voor de volgende beurt. Kies er een; jij biedt er als eerste op.",
    take: "Kies de tegel die je in je volgende beurt legt.",
    bid: "Doe het eerste bod op deze tegel: 0 of meer.",
    more: (name, count) => `${name} biedt ${count}. Bied meer, of pas.`,
    last: (name, count) => `Niemand biedt meer dan ${name}: ${count}. Betaal zelf ${count} en houd de tegel, of verkoop hem aan ${name}.`,
    onlySell: (name, count) => `Niemand biedt meer dan ${name}: ${count}. Je hebt niet genoeg punten om zelf zoveel te betalen: verkoop de tegel aan ${name}.`,
    chosen: {
      tileWithBridge: "Met je brug past de tegel hier. De brug blijft liggen.",
      bridge: "Een brug is een weg over de weide. Daarna mag je nog een meeple zetten.",
    },
  },
  why: {
    noBridge:
      "Daar kan geen brug komen: die ligt op de zojuist gelegde tegel of ernaast, van weide naar weide, met niets voorbij de uiteinden. En je hebt er een nodig in je voorraad.",
    bridgeUnneeded: "Een brug komt alleen met de tegel mee waar die zonder brug niet past. Anders bouw je hem na het leggen.",
    castle: "Eerst beslist de eigenaar van de stad of die een burcht wordt.",
    noCastle: "Voor een burcht is een zojuist afgebouwde stad nodig, van twee tegels met ronde muren en met één enkele meeple erin.",
    bazaar: "Eerst gaat de bazaar verder.",
    noBazaar: "Er is nu geen bazaar.",
  },
  bazaar: {
    label: "Bazaar",
    tile: (tile, parts) => `Tegel ${tile}: ${parts.join("; ")}`,
    lot: "hierop wordt geboden",
    players: "Spelers op de bazaar",
    chooses: "kiest",
    asked: "biedt nu",
    decides: "heeft het laatste woord",
    bids: (count) => `biedt ${count}`,
    has: (tile) => `heeft een tegel (${tile})`,
    amount: "Jouw bod",
    less: "Eén punt minder",
    more: "Eén punt meer",
    lowest: "Laagste",
    all: "Alles",
    bid: (count) => `${count} bieden`,
    pass: "Passen",
    buy: (count) => `Kopen voor ${count}`,
    sell: (name, count) => `Aan ${name} verkopen voor ${count}`,
    left: (points) => `Krijg je de tegel, dan houd je ${points} over.`,
    outcome: (bought, sold) => `Koop je, dan houd je ${bought} over; verkoop je, dan heb je ${sold}.`,
  },
  steps: {
    castle: "Een kleine stad die af is, mag een burcht worden in plaats van nu te tellen.",
    bazaar: "Na een bazaartegel worden tegels geveild voor de volgende beurt van iedereen.",
  },
  articles: {
    bridge: {
      title: "Bruggen",
      text: [
        "Bij elke tegel die je legt, mag je behalve een meeple te zetten ook één brug bouwen, over die tegel of een tegel ernaast. Je hebt 3 bruggen, of 2 met vijf of zes spelers.",
        "Een brug gaat recht van weide naar weide, en voorbij de uiteinden mag niets liggen. Hij is een weg: 1 punt per tegel, en aan de uiteinden gaat de weg verder. Hij verdeelt geen weide en blijft tot het eind. Op elke tegel past er één.",
        "Je meeple mag op een brug over de tegel die je net hebt gelegd, als die weg vrij is.",
      ],
      points: [["Afgebouwde weg, met bruggen", "1 per tegel"]],
      see: "Rood bouwde een brug over de weg en zette er een struikrover op. De weg over de brug telt drie tegels.",
    },
    fitting: {
      title: "Een brug waarmee een tegel past",
      text: [
        "Past de tegel in je hand pas door een van je bruggen, over de tegel zelf of over een tegel ernaast, dan mag je beide samen leggen.",
        "Past hij alleen zo, dan mag je hem ook uit het spel halen en een andere trekken.",
      ],
      see: "De weg van de eerste tegel komt uit op de weide van het klooster: alleen met de brug van Rood past dat. Er staat een struikrover van Rood op.",
    },
    castle: {
      title: "Burchten",
      text: [
        "Wordt een stad van precies twee tegels afgebouwd, elk met een ronde muur aan maar één kant, en staat er één enkele meeple in, dan mag de eigenaar er een burcht van maken in plaats van punten te nemen. De meeple blijft als burchtheer. Je hebt 3 burchten, of 2 met vijf of zes spelers.",
        "De burcht telt één keer: evenveel punten als het volgende project dat later afgebouwd wordt op zijn twee tegels of op de twee naast elke lange zijde, van wie het ook is. Dan komt de burchtheer terug. Zonder zo’n project levert hij niets op.",
        "De burchtheer is veilig voor draak, torens en jonkvrouwen. Voor boeren en herenboerderijen is een burcht 1 punt meer waard dan een stad. Voor de koning telt hij niet.",
      ],
      points: [
        ["Burcht", "evenveel als het project"],
        ["Burcht aan een weide", "1 meer dan een stad"],
      ],
      see: "De weg van Blauw naast de burcht van Rood is afgebouwd: 2 punten voor Blauw, en evenveel voor Rood.",
    },
    bazaar: {
      title: "Bazaars",
      text: [
        "Heb je een tegel met een bazaar gelegd, dan worden aan het eind van je beurt evenveel tegels open neergelegd als er spelers zijn. Je linkerbuur kiest er een en biedt 0 of meer punten; daarna mag ieder ander zonder tegel één keer meer bieden, of passen.",
        "Dan koopt de kiezer de tegel en betaalt het hoogste bod aan wie het deed, of verkoopt hem daarvoor aan die speler. Wie minder punten heeft, kan alleen verkopen. Heeft niemand meer geboden, dan betaalt de kiezer het eigen bod, en niemand krijgt het. De volgende speler zonder tegel kiest; de laatste is gratis.",
        "In je volgende beurt leg je die tegel in plaats van er een te trekken. Bij ‘Regelopties’ kun je het bieden uitzetten: dan kiest ieder gewoon een tegel.",
      ],
      see: "Blauw kocht een tegel door 1 punt te betalen aan Groen, die het hoogst bood. Groen verkocht er daarna een aan Rood voor 1 punt.",
    },
  },
};
