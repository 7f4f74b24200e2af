// @ts-check
/** Hills & Sheep, in Dutch. */
import { FIGURES, points } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("nl");

Object.assign(FIGURES, { shepherd: "herder" });

const sheep = (/** @type {number} */ count) => plural(count, { one: "één schaap", other: "# schapen" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    sheep: (name, count) => `${name} trekt ${sheep(count)}.`,
    wolf: (name) => `${name} trekt een wolf: die verjaagt de kuddes van de weide.`,
  },
  scores: { flock: (count) => ` voor een kudde van ${sheep(count)}` },
  extras: { vineyards: (count) => plural(count, { one: ", met een wijngaard", other: ", met # wijngaarden" }), hill: ", dankzij een heuvel" },
  causes: { wolf: (name) => `De wolf stuurt de herder van ${name} naar huis.` },
  actions: {
    add: (tokens, wolves) => `Nog een fiche trekken (${plural(wolves, { zero: "geen wolf", one: "# wolf", other: "# wolven" })} op ${tokens})`,
    home: (count) => `De kudde thuisbrengen: ${points(count)}`,
  },
  feature: {
    flock: (name, count) => `Hier staat de herder van ${name} met ${plural(count, { zero: "geen schapen", one: "één schaap", other: "# schapen" })}.`,
    home: (count) => `Thuisgebracht geeft de kudde ${points(count)}.`,
    vineyards: (count) =>
      plural(count, {
        one: "Een wijngaard ernaast geeft 3 punten meer als het afgebouwd wordt.",
        other: "# wijngaarden ernaast geven elk 3 punten meer als het afgebouwd wordt.",
      }),
    tie: "Een heuvel beslist bij gelijke stand.",
    hill: "Op deze heuvel wint een meeple bij gelijke stand.",
    vineyard: "Deze wijngaard geeft een afgebouwd klooster ernaast 3 punten meer.",
  },
  unseen: (count) => plural(count, { one: "Nog één ligt verborgen onder een heuvel.", other: "Nog # liggen verborgen onder heuvels." }),
  parts: { hill: "heuvel", vineyard: "wijngaard" },
  pieces: { shepherd: "Herder" },
  hint: {
    shepherd: "Kies een weide zonder herder. Hij trekt meteen een fiche met schapen; pas op voor de wolf.",
    chosen: "Je herder trekt meteen een fiche met schapen. Als je zijn weide uitbreidt, groeit de kudde of komt ze thuis.",
    flock:
      "Je hebt de weide van je herder uitgebreid: trek nog een fiche, of breng de kudde thuis en krijg punten voor alle schapen van de weide. Een wolf zou ze verjagen.",
  },
  why: {
    shepherdThere: "Op deze weide staat al een herder.",
    flock: "Beslis eerst wat er met je kudde gebeurt.",
    noFlock: "Er is nu geen kudde om over te beslissen.",
    tokenMissing: "Het spelverslag moet zeggen welk fiche is getrokken, zoals in ‘flock add 3’.",
    tokenKnown: "Het spelverslag zegt al ergens anders welk fiche wordt getrokken (Sheep).",
    notInBag: "Zo’n fiche zit niet meer in de zak.",
  },
  then: { shepherd: "Daarna gaat een herder naar een weide." },
  advice: { addToFlock: "Trek nog een fiche voor de kudde.", bringHome: "Breng de kudde thuis." },
  steps: {
    herd: "Een herder die net is gezet, trekt een fiche uit de zak.",
    flock: "Breidt de tegel de weide van je herder uit, dan groeit zijn kudde of komt ze thuis.",
  },
  articles: {
    hill: {
      title: "Heuvels en wijngaarden",
      text: [
        "Leg je een tegel met een heuvel, dan gaat de volgende tegel van de stapel er gedekt onder. Niemand bekijkt die nog, en hij doet niet meer mee.",
        "Een heuvel beslist bij gelijke stand: zijn meerdere spelers in een project het sterkst, dan scoort van hen alleen wie daar een meeple op een heuvel heeft. Een heuvel maakt niemand sterker, en één meeple op een heuvel telt evenveel als meerdere.",
        "Elke wijngaard op de acht tegels rond een klooster geeft 3 punten meer als het klooster afgebouwd wordt. Tuinen en niet afgebouwde kloosters hebben er niets aan.",
      ],
      see: "Beiden hebben een ridder in de stad; die van Rood staat op de heuvel, dus krijgt alleen Rood de punten.",
    },
    flock: {
      title: "Herders en hun kuddes",
      text: [
        "In plaats van een meeple te zetten mag je je herder op een weide van de gelegde tegel zetten, als er op die hele weide nog geen herder staat. Boeren hinderen hem niet, en hij hen niet. Hij trekt een fiche uit de zak, een tot vier schapen of een wolf, en legt dat naast zich.",
        "Leg je een tegel die de weide van je herder uitbreidt, dan kies je: nog een fiche trekken, of de kudde thuisbrengen. Een kudde die thuiskomt, geeft elke speler met een herder op de weide 1 punt voor elk schaap op de weide, ook voor die van de andere herders. Alle herders van de weide gaan naar huis, en de fiches gaan terug in de zak.",
        "Bij een wolf gaan alle herders van de weide zonder punten naar huis. Op een weide die niet meer kan groeien, tellen de kuddes meteen, wie hem ook heeft gesloten. Aan het einde van het spel leveren kuddes op het bord niets op.",
      ],
      see: "Rood breidde de weide van de herder uit en trok drie schapen bij het ene dat hij had.",
    },
  },
};
