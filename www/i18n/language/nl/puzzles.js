// @ts-check
/** De puzzels en de statistieken van alle spellen, in het Nederlands. */
import { words } from "../words.js";

const { plural, decimal } = words("nl");

/** @param {number} count */
const points = (count) => plural(count, { one: "# punt", other: "# punten" });

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  title: "Puzzels",
  back: "Terug",
  about: "Een echte stelling, één tegel in de hand: vind de beste zet.",
  solvedOf: (solved, all) => `${solved} van ${all} opgelost`,
  solved: "Opgelost",
  base: "Basisspel",
  difficulty: ["Makkelijk", "Gemiddeld", "Moeilijk"],
  board: "Bord van de puzzel. Pijltjes kiezen een plaats, R draait de tegel, Enter bevestigt, Escape neemt de keuze terug.",
  tasks: {
    now: (name) => `${name} is aan de beurt: haal deze beurt zo veel mogelijk punten.`,
    lead: (name) => `${name} legt de laatste tegel van het spel: eindig met een zo groot mogelijke voorsprong.`,
    finish: { city: "Voltooi je gemarkeerde stad.", road: "Voltooi je gemarkeerde weg." },
    hold: { city: "Krijg een deel van de gemarkeerde stad, of de hele stad.", road: "Krijg een deel van de gemarkeerde weg, of de hele weg.", field: "Krijg een deel van de gemarkeerde weide, of de hele weide." },
  },
  hint: "Tip",
  solution: "Oplossing",
  again: "Opnieuw",
  next: "Volgende puzzel",
  list: "Alle puzzels",
  right: "Goed!",
  wrong: "Nog niet",
  shown: "De oplossing",
  results: {
    now: (got, best) => `Deze beurt levert ${points(got)} op. De beste levert ${best} op.`,
    lead: (got, best) => `Je eindigt met ${ahead(got)}. Met de beste zet: ${ahead(best)}.`,
    finish: () => "Na deze beurt is het niet voltooid. Er is een manier.",
    hold: () => "Na deze beurt heb je er geen deel in. Er is een manier.",
  },
  reached: {
    now: (best) => `${points(best)} in één beurt.`,
    lead: (best) => `Je eindigt met ${ahead(best)}; geen andere zet is beter.`,
    finish: () => "Het is voltooid, en geen andere zet lukt dat.",
    hold: () => "Je hebt je deel, en met geen andere zet krijg je het.",
  },
  all: "Dat was de laatste. Goed gedaan!",
  each: {
    gap: { title: "Het gat", hint: "Een van je steden heeft nog maar één open kant.", why: "De tegel sluit je stad, en een wapenschild telt als een extra tegel." },
    "long-road": { title: "Bij de poort", hint: "Een weg eindigt ook bij een stad.", why: "De weg loopt de nieuwe stad in en is daar voltooid." },
    crown: { title: "De kroon", hint: "Kijk naar de grootste stad.", why: "Er was maar één kant open. Grote steden sluit je zolang het kan." },
    "two-cities": { title: "Twee in één", hint: "Een gat, twee kleine steden, en maar in één staat een ridder.", why: "De tegel sluit beide steden. Je pion gaat in de stad die van niemand was en komt meteen terug." },
    seam: { title: "Weg en dak", hint: "Voltooi iets van jezelf en neem wat van niemand is.", why: "Je weg is voltooid, en een kleine stad ook: een pion daar scoort meteen." },
    sharing: { title: "Goede buren", hint: "Een tegel kan twee dingen voltooien, ook als je er een deelt.", why: "De tegel voltooit je klooster en een weg. Dat je de weg deelt, kost je niets." },
    "last-stone": { title: "De laatste steen", hint: "Het klooster mist één buur. En je pion?", why: "De achtste buur voltooit het klooster, en de tegel voltooit ook een korte weg: zet je pion daarop." },
    ring: { title: "De sleutel", hint: "De stad is maar aan één kant open.", why: "Alleen deze tegel, zo gedraaid, sluit de muur." },
    "far-road": { title: "Het verre einde", hint: "Volg de weg tot zijn open einde.", why: "De kruising beëindigt de weg, en elke tegel ervan telt." },
    mayor: { title: "Niemands stad", hint: "Er is een stad zonder eigenaar.", why: "De tegel voltooit haar, en je pion op die tegel krijgt alles: een meeple, of de burgemeester vanwege de wapenschilden." },
    bend: { title: "Einde van de reis", hint: "De weg heeft één open einde. Wat kan daar liggen?", why: "De poort van de nieuwe stad beëindigt de weg." },
    partners: { title: "Bondgenoten", hint: "In een bezette stad mag je niet, maar twee steden kunnen samengroeien.", why: "Je stad en deze worden één, met evenveel ridders van elk: beiden scoren de hele stad." },
    bridge: { title: "De verbinding", hint: "Ernaast ligt een stad van jou.", why: "De tegel verbindt de twee steden, zodat je ridder nu ook in deze staat." },
    shepherds: { title: "Herders", hint: "Waar raakt de weide van je boer de andere bijna?", why: "De tegel verbindt de twee weiden, en je boer telt evenveel als de anderen." },
    meadow: { title: "Het grasland", hint: "Weiden groeien samen waar geen weg of stad ze scheidt.", why: "De bocht laat een strook gras vrij die de weide van je boeren met deze verbindt." },
    harvest: { title: "De oogst", hint: "In de eindtelling voedt elke voltooide stad haar boeren.", why: "Een boer in deze weide is meer waard dan elke weg of stad die de tegel zou kunnen vergroten." },
    cloister: { title: "Onder vrienden", hint: "Ook een onvoltooid klooster telt zijn buren.", why: "Waar al veel tegels liggen, is een klooster meteen veel waard, ook als het nooit voltooid wordt." },
    hay: { title: "Hooien", hint: "Het is de laatste tegel: zoek een weide die veel steden voedt.", why: "Een boer op de laatste tegel kost je niets, en elke voltooide stad die deze weide voedt, telt drie punten." },
    "abbot-home": { title: "Haal hem terug", hint: "In plaats van een pion te zetten mag je je abt terugnemen.", why: "De tegel voltooit je stad, en de abt komt terug en scoort wat om hem heen ligt." },
    "abbot-and-city": { title: "Twee keer in één beurt", hint: "De tegel doet het ene, je abt het andere.", why: "Eerst is de stad voltooid, dan komt de abt terug en scoort ook." },
    "abbot-garden": { title: "De tuin", hint: "Er is een tuin op de tegel.", why: "Rond de tuin liggen al veel tegels, en je abt mag erin staan." },
    guests: { title: "Gasten", hint: "Twee steden kunnen samengroeien.", why: "De tegel verbindt jouw stad met de andere, en beide kanten zijn er even sterk." },
    "inn-road": { title: "De herberg", hint: "Een voltooide weg met een herberg telt dubbel.", why: "Met een herberg levert elke tegel van de voltooide weg twee punten op in plaats van één." },
    cathedral: { title: "De kathedraal", hint: "Een voltooide stad met een kathedraal levert drie punten per tegel op.", why: "Met een kathedraal leveren elke tegel en elk wapenschild van de voltooide stad drie punten op; open zou ze niets opleveren." },
    "big-farmer": { title: "Een grote boer", hint: "Welke van je pionnen telt dubbel?", why: "Eén boer zou in deze weide te weinig zijn; de grote meeple telt voor twee." },
    "inn-loop": { title: "Om de bocht", hint: "Vind het einde van de weg dat deze tegel kan sluiten.", why: "De tegel beëindigt de weg. Met een herberg telt elke tegel twee punten, maar alleen als de weg voltooid is." },
    abbey: { title: "De abdij", hint: "Een van je stukken past in elk gat.", why: "De abdij sluit alle wegen en steden aan haar kanten, wat die ook tonen." },
    barn: { title: "De schuur", hint: "Een schuur staat waar vier weiden elkaar raken, en scoort je boeren meteen.", why: "De tegel is de laatste buur van het klooster, en de schuur scoort de weide in dezelfde beurt." },
    wagon: { title: "Onderweg", hint: "Een wagen mag uit iets voltooids doorrijden naar het volgende.", why: "De wagen voltooit een korte weg, scoort die, en rijdt door naar het klooster ernaast." },
    "last-word": { title: "Het laatste woord", hint: "Wie de meeste boeren heeft, wint de hele weide.", why: "De tegel verbindt je weiden, en samen hebben je boeren de meerderheid." },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0 ? "gelijke stand" : `${points(Math.abs(lead))} ${lead > 0 ? "voorsprong" : "achterstand"}`;
}

/** @type {typeof import("../en/puzzles.js").career} */
export const career = {
  title: "Statistieken van je spellen",
  back: "Terug",
  none: "Er is nog geen spel afgelopen. Daarna vind je hier hoe je speelt.",
  counting: (done, all) => `Spel ${done} van ${all} wordt geteld …`,
  whose: "Wiens spellen?",
  unreadable: (count) => plural(count, { one: "# spel is onleesbaar en telt niet mee.", other: "# spellen zijn onleesbaar en tellen niet mee." }),
  games: "Afgelopen spellen",
  won: "Gewonnen",
  best: "Beste score",
  mean: "Gemiddelde",
  longestRoad: "Langste weg",
  largestCity: "Grootste stad",
  tiles: (count) => plural(count, { one: "# tegel", other: "# tegels" }),
  against: "Tegen",
  people: "Alleen mensen",
  results: "Resultaten",
  resultsHelp: "Een spel met meer computerspelers telt bij de sterkste; een gedeelde winst telt als gewonnen.",
  byKind: "Punten per soort",
  kind: "Soort",
  all: "Totaal",
  perGame: "Per spel",
  number: decimal,
};
