// @ts-check
/** De Depêches, in het Nederlands. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("nl");

const points = (/** @type {number} */ count) => plural(count, { one: "1 punt", other: "# punten" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    came: (name, card) => `${name} krijgt een depêche: ${card}.`,
    points: (name) => `${name} neemt de 2 punten van de depêche.`,
    action: (name, count) => `${name} voert de actie van de depêche uit: ${points(count)}.`,
    tile: (name) => `${name} legt nog een tegel.`,
    another: (name) => `${name} trekt de tegel van de depêche.`,
  },
  scores: { message: " voor een depêche" },
  actions: {
    score: (figure, from, to, message) => `Met de ${figure === "woman" ? "bode" : "meeple"} van ${from} naar ${to}${message ? ": een depêche" : ""}`,
    points: "2 punten nemen",
    action: (count) => `De actie uitvoeren: ${points(count)}`,
    tile: "Nog een tegel leggen",
    follower: (figure, count) => `${figure} laten scoren: ${points(count)}`,
    named: (card, title, text) => `Depêche ${card}, ${title}: ${text}`,
    label: (count) => `+${count}`,
  },
  cards: [
    { title: "kleinste weg", text: "Je kleinste weg scoort zoals aan het einde van het spel; je meeple blijft staan." },
    { title: "kleinste stad", text: "Je kleinste stad scoort zoals aan het einde van het spel; je meeple blijft staan." },
    { title: "kleinste klooster", text: "Je kleinste klooster scoort zoals aan het einde van het spel; je meeple blijft staan." },
    { title: "nog een tegel", text: "Trek en leg nog een tegel." },
    { title: "wapenschilden", text: "2 punten voor elk wapenschild in steden waar je een ridder hebt." },
    { title: "ridders", text: "2 punten voor elk van je ridders." },
    { title: "boeren", text: "2 punten voor elk van je boeren." },
    { title: "een meeple", text: "Een van je meeples scoort zoals aan het einde van het spel en komt terug." },
  ],
  holdings: {
    counts: (meeple, woman) => `meeple op ${meeple}, bode op ${woman}`,
    kinds: { meeple: "Punten van de meeple", woman: "Punten van de bode" },
  },
  pieces: { woman: "Bode", message: "Depêche" },
  mover: {
    score: (name) => `${name}: welke figuur gaat vooruit?`,
    message: (name) => `${name}: een depêche`,
  },
  primary: { messageFollower: "Deze meeple laten scoren", messageAction: "De actie uitvoeren" },
  hint: {
    score: "Kies welke van je twee figuren op het scorebord vooruitgaat. Stopt die in je beurt op een veelvoud van 5, dan krijg je een depêche.",
    message: "Voer de actie uit of neem in plaats daarvan 2 punten.",
    follower: "Kies de meeple of neem in plaats daarvan 2 punten.",
    named: "Er is een depêche gekomen. Geef aan welke het is en wat je kiest.",
  },
  why: {
    scoreFigure: "Kies eerst welke van je figuren op het scorebord vooruitgaat.",
    noScoreFigure: "Er wordt nu niet gevraagd welke figuur op het scorebord vooruitgaat.",
    message: "Voer eerst de actie van de depêche uit, of neem de 2 punten.",
    noMessage: "Er is geen depêche gekomen.",
    messageNothing: "De depêche vindt niets om te tellen en levert dus 2 punten op.",
    messageNoFollower: "Deze depêche laat geen meeple scoren.",
    messageNotThisOne: "De depêche laat alleen je meeples op niet afgebouwde wegen, in niet afgebouwde steden, kloosters en tuinen en op weiden scoren.",
    messageFollower: "Kies eerst de meeple die door de depêche scoort.",
    messageMissing: "Geef eerst aan welke depêche er gekomen is.",
    messageKnown: "Het is al bekend welke depêche er gekomen is.",
    messageCameBefore: "Deze depêche is er al geweest. Die komt pas terug na alle andere.",
  },
  advice: {
    score: "Zet deze figuur vooruit.",
    messagePoints: "Neem de 2 punten.",
    messageAction: "Voer de actie uit.",
    messageFollower: "Laat deze meeple scoren.",
  },
  steps: {
    advance: "Punten verplaatsen een van de twee figuren van een speler op het scorebord.",
    message: "Stopt je figuur op een veelvoud van 5, dan krijg je een depêche.",
  },
  articles: {
    messages: {
      title: "De Depêches",
      text: [
        "Iedereen heeft twee figuren op het scorebord, een meeple en een bode. Telkens als je scoort, in je beurt of niet, kies je welke van de twee vooruitgaat; alle punten van één score gaan naar één figuur. Je punten zijn die van beide samen.",
        "Is een van je figuren in je eigen beurt vooruitgegaan en stopt die op een veelvoud van 5, dan krijg je een depêche: draai de bovenste om en voer de actie uit of neem 2 punten. Daarna gaat hij onder de stapel. Er zijn er acht: je kleinste weg, je kleinste stad of je kleinste klooster scoort zoals aan het einde van het spel, wie ook de meerderheid heeft, en je meeple blijft staan; je legt nog een tegel; 2 punten voor elk wapenschild in steden waar je een ridder hebt, voor elk van je ridders of voor elk van je boeren; een van je meeples scoort zoals aan het einde van het spel, alleen voor jou, en komt terug.",
        "Alleen het vakje waar een figuur na alle punten van de score staat, telt. De punten van een depêche kunnen een figuur naar het volgende veelvoud van 5 brengen, en dan komt er nog een. Is er niets te tellen, dan levert de depêche 2 punten op. De extra tegel is een aparte beurt tussendoor: een tweede deel van je beurt komt daarna. De eindtelling brengt geen depêche.",
      ],
      see: "De weg van Rood levert 5 punten op, waarmee de bode naar 5 gaat. De depêche laat de kleinste stad van Rood scoren: 3 punten voor de meeple.",
    },
  },
};
