// @ts-check
/** Dure beurten die als oefening zijn bewaard, in het Nederlands. */
import { words } from "../words.js";

const { plural } = words("nl");

/** @param {number} count */
const points = (count) => plural(count, { one: "# punt", other: "# punten" });

/** @type {typeof import("../en/mistakes.js").mistakes} */
export const mistakes = {
  title: "Je fouten",
  about:
    "Beurten uit je eigen spellen die je punten hebben gekost, om opnieuw te spelen: de volgende dag, en daarna met steeds langere tussenpozen zolang je ze oplost.",
  none: "Nog geen. Na een spel biedt de beoordeling van de beurten aan om de dure hier te bewaren, net als het verloop op het analysebord.",
  due: (count) => plural(count, { zero: "Er staat nu niets klaar.", one: "Er staat nu # oefening klaar.", other: "Er staan nu # oefeningen klaar." }),
  nextDue: (when) => `De volgende komt ${when}.`,
  inAll: (count) => `${count} in totaal`,
  when: (count) => plural(count, { zero: "nu", one: "morgen", other: "over # dagen" }),
  again: "later vandaag",
  begin: "Beginnen",
  filter: "Welke fouten worden getoond",
  all: "Alle soorten",
  ofKind: (name, count) => `${name} (${count})`,
  kinds: {
    points: "Gemiste punten",
    field: "Weiden",
    joining: "Verbinden",
    blocking: "Andere spelers",
    figure: "Pionnen in voorraad",
    building: "Bouwen",
    foresight: "Vooruitkijken",
  },
  why: {
    points: "De betere beurt levert meteen meer punten op.",
    field: "De betere beurt haalt meer uit een weide.",
    joining: "De betere beurt verbindt gebieden waarin pionnen staan.",
    blocking: "De betere beurt laat de andere spelers minder over.",
    figure: "De betere beurt houdt een pion achter de hand.",
    building: "De betere beurt bouwt op een plek die meer belooft.",
    foresight: "De betere beurt loont pas in de beurten daarna.",
  },
  least: "Beurten bewaren die ten minste zoveel hebben gekost:",
  entry: (turn, name) => `Beurt ${turn}, ${name}`,
  inRow: (count) => plural(count, { one: "De laatste keer opgelost", other: "# keer op rij opgelost" }),
  task: (name) => `${name} is aan de beurt: vind een betere beurt dan in het spel.`,
  inHand: (what) => `Tegel in de hand: ${what}.`,
  show: "Betere beurt tonen",
  remove: "Niet meer oefenen",
  removed: "De oefening komt niet terug.",
  restore: "Terugzetten",
  checking: "Een meester bekijkt je beurt …",
  unchecked: "Je beurt kon niet worden beoordeeld. Probeer het opnieuw.",
  solved: "Opgelost",
  good: "Een meester vindt niets dat duidelijk beter is.",
  costs: (count) => `Nog niet: ongeveer ${points(count)} verloren`,
  inGame: (what, count) => `In het spel: ${what}. Dat kostte ongeveer ${points(count)}.`,
  shown: "De betere beurt",
  noFigure: "geen pion",
  better: (what) => `Beter: ${what}.`,
  nextTime: (when) => `Volgende keer: ${when}.`,
  next: "Volgende oefening",
  list: "Alle oefeningen",
  keep: (name, count) => plural(count, { one: `# dure beurt van ${name} als oefening bewaren`, other: `# dure beurten van ${name} als oefeningen bewaren` }),
  kept: (count) =>
    plural(count, {
      zero: "Deze oefeningen zijn er al.",
      one: "# oefening is bewaard. Die komt morgen.",
      other: "# oefeningen zijn bewaard. Die komen morgen.",
    }),
  taken: (count) =>
    plural(count, {
      zero: "Je hebt de oefeningen uit dit bestand al.",
      one: "# oefening is uit het bestand overgenomen.",
      other: "# oefeningen zijn uit het bestand overgenomen.",
    }),
  unplayable: (count) =>
    plural(count, { one: "# oefening uit het bestand kan niet worden gespeeld.", other: "# oefeningen uit het bestand kunnen niet worden gespeeld." }),
  failed: "De browser heeft de oefeningen niet opgeslagen.",
  broken: "Deze oefening kan niet worden gespeeld: de opgeslagen gegevens zijn beschadigd. Je kunt de oefening verwijderen.",
};
