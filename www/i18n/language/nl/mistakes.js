// @ts-check
/** Dure zetten die als oefening zijn bewaard, in het Nederlands. */
import { words } from "../words.js";

const { plural } = words("nl");

/** @param {number} count */
const points = (count) => plural(count, { one: "# punt", other: "# punten" });

/** @type {typeof import("../en/mistakes.js").mistakes} */
export const mistakes = {
  title: "Je fouten",
  about:
    "Zetten uit je eigen spellen die je punten hebben gekost, om te oefenen: de volgende dag, en daarna met steeds langere tussenpozen zolang je ze oplost.",
  none: "Nog geen. Na een spel kun je dure zetten hier bewaren: bij de beoordeling van de zetten, of bij het verloop op het analysebord.",
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
    figure: "Meeples in voorraad",
    building: "Bouwen",
    foresight: "Vooruitkijken",
  },
  why: {
    points: "De betere zet levert meteen meer punten op.",
    field: "De betere zet haalt meer uit een weide.",
    joining: "De betere zet verbindt projecten waarin meeples staan.",
    blocking: "De betere zet laat de andere spelers minder over.",
    figure: "De betere zet houdt een meeple achter de hand.",
    building: "De betere zet bouwt op een plek die meer belooft.",
    foresight: "De betere zet loont pas in de beurten daarna.",
  },
  least: "Zetten bewaren die ten minste zoveel hebben gekost:",
  entry: (turn, name) => `Beurt ${turn}, ${name}`,
  inRow: (count) => plural(count, { one: "De laatste keer opgelost", other: "# keer op rij opgelost" }),
  task: (name) => `${name} is aan de beurt: vind een betere zet dan in het spel.`,
  inHand: (what) => `Tegel in de hand: ${what}.`,
  show: "Betere zet tonen",
  remove: "Niet meer oefenen",
  removed: "De oefening komt niet terug.",
  restore: "Terugzetten",
  checking: "Een meester bekijkt je zet …",
  unchecked: "Je zet kon niet worden beoordeeld. Probeer het opnieuw.",
  solved: "Opgelost",
  good: "Een meester vindt niets dat duidelijk beter is.",
  costs: (count) => `Nog niet: ongeveer ${points(count)} weggegeven`,
  inGame: (what, count) => `In het spel: ${what}. Dat kostte ongeveer ${points(count)}.`,
  shown: "De betere zet",
  noFigure: "geen meeple",
  better: (what) => `Beter: ${what}.`,
  nextTime: (when) => `Volgende keer: ${when}.`,
  next: "Volgende oefening",
  list: "Alle oefeningen",
  keep: (name, count) => plural(count, { one: `# dure zet van ${name} als oefening bewaren`, other: `# dure zetten van ${name} als oefeningen bewaren` }),
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
