// @ts-check
/** Sealed games: invitations, messages, and why one is refused, in Dutch. */
import { words } from "../words.js";

const { plural, listed, moment } = words("nl");

/** @type {typeof import("../en/sealed.js").sealed} */
export const sealed = {
  title: "Op afstand spelen, per bericht",
  explain:
    "Iedereen speelt op het eigen apparaat, en elke beurt gaat als bericht naar de anderen, via een willekeurige berichtendienst of per mail. Niemand kan een tegel kennen voordat die getrokken is, en niemand heeft een account nodig.",
  order: (colour) => `Je speelt met ${colour} en begint. De anderen volgen in de volgorde van de plaatsen.`,
  people: "Een spel per bericht heeft minstens twee mensen nodig. Computerspelers kunnen geen geheim bewaren en kunnen dus niet meedoen.",
  strict: "Niemand kan vooruitkijken, ook niet binnen een beurt",
  strictHelp: "Een tweede tegel in dezelfde beurt, een dobbelsteen of een bazaar vraagt dan een extra bericht van iedereen.",
  aids: "Hulp zoals weiden en kansen is toegestaan",
  noAids: "Hulp zoals weiden en kansen is niet toegestaan",
  untold: "Een spel met mensen die elders zijn, kan worden geanalyseerd zodra het is afgelopen.",
  undrawn: "Dit spelverslag zegt niet welke tegel de volgende is, dus je kunt het spel alleen terugkijken. Van daaruit kan een nieuw spel beginnen.",
  name: "Je naam",
  noName: "Vul een naam in zonder komma, haakje of aanhalingsteken.",
  noKey: "Deze browser bewaart niets, dus een spel per bericht zou niet voortgezet kunnen worden. Sta opslaan toe en probeer het opnieuw.",
  gameNotKept:
    "Deze browser heeft het nieuwe spel nog niet bewaard, dus het bericht wordt niet verstuurd. Maak ruimte op het apparaat: dan staat het onder ‘Berichten’.",
  notKept: "Deze browser heeft je beurt nog niet bewaard, dus die wordt niet verstuurd. Maak ruimte op het apparaat: dan staat hij onder ‘Berichten’.",
  begin: "Uitnodiging schrijven",
  invitationTitle: "Je bent uitgenodigd",
  accept: "Meespelen",
  invitedBy: (name, count) => `${name} nodigt je uit voor een spel ${plural(count, { other: "voor # personen" })}.`,
  looking: "Een ogenblik …",
  watching: "Je kijkt mee bij dit spel: geen van de plaatsen hoort bij dit apparaat.",
  enter: "Bericht invoeren",
  ready: "Je beurt is klaar. Hij telt zodra je hem verstuurt, en kan dan niet meer worden teruggenomen.",
  send: "Beurt versturen",
  unsent: "Je beurt is nog niet verstuurd",
  invited: (count) =>
    `${plural(count, { one: "Er is nog één plaats vrij.", other: "Er zijn nog # plaatsen vrij." })} Verstuur de uitnodiging; komt er een antwoord, open dan de link ervan.`,
  waiting: (names, since) =>
    `${names.length > 0 ? `Wachten op een bericht van ${listed(names)}` : "Wachten op de anderen"}, sinds ${moment(since)}. Onder ‘Berichten’ kun je je laatste nog eens versturen en dat van hen openen.`,
  post: "Berichten",
  sendTitle: "Verstuur dit bericht",
  sendHelp: (names) =>
    names.length > 0
      ? `Geef deze link aan ${listed(names)}. Wie hem opent, speelt verder.`
      : "Geef deze link aan iedereen die meespeelt. Wie hem opent, wordt om een naam gevraagd.",
  message: "Bericht",
  code: "Een code om te scannen",
  again: "Je laatste bericht",
  invitation: "Je uitnodiging",
  none: "In deze tekst staat geen bericht. Een bericht is een link met m= erin.",
  enterHelp: "Plak het bericht dat je hebt gekregen. De link openen werkt net zo.",
  enterButton: "Bericht openen",
  whole: "Het spel tot nu toe delen",
  elsewhere:
    "Dit bericht hoort bij een spel dat niet op dit apparaat staat, of de uitnodiging ervan is hier nog niet geopend. Open het in de browser waarin je bent gaan meedoen.",
  early: "Vóór dit bericht ontbreekt nog een ander. Het wordt bewaard en telt als het andere er is.",
  known: "Dit bericht was al geopend. Er is niets veranderd.",
  taken: "Het bericht is verwerkt.",
  left: (name) => `${name} heeft het spel verlaten`,
  leftHelp: (name) =>
    `Zeg dit alleen als ${name} niet terugkomt. Zodra alle anderen het ook hebben gezegd, worden de tegels van ${name} vanzelf gelegd, zonder meeples, en kan ${name} niet terugkeren.`,
  ended: "Alle anderen hebben het spel verlaten, dus het eindigt hier.",
  /** By the reason. */
  refused: {
    notWhole: () => "Dit is geen volledig bericht: er ontbreekt een deel of er is iets veranderd. Kopieer de hele link, of vraag er nog eens om.",
    newer: () => "Dit bericht komt van een nieuwere versie van Bastide. Laad deze pagina opnieuw.",
    foreign: () => "Dit bericht hoort bij een ander spel.",
    notNow: () => "Het spel wacht niet op zo’n bericht.",
    answered: () => "Iemand anders heeft deze uitnodiging al beantwoord.",
    ownInvitation: () => "Dit is je eigen uitnodiging. Stuur die naar iedereen die meespeelt.",
    forged: (name, turn) =>
      `${name} heeft dit niet ondertekend, of heeft een ander spel voor zich. Beurt ${turn} blijft zoals hij was. Komt jouw spel uit een ouder bestand, vraag dan om ‘Het spel tot nu toe delen’.`,
    link: (name, turn) => `Een sleutel die de tegels van ${name} in beurt ${turn} onthult, ontbreekt of klopt niet. Er is niets veranderd.`,
    twoTurns: (name, turn) =>
      `${name} heeft voor beurt ${turn} twee verschillende beurten verstuurd. De eerste telt. Kwam dat uit een oudere kopie van het spel, stuur dan na de volgende beurt ‘Het spel tot nu toe delen’.`,
    illegal: (name, turn) => `Het bericht bevat in beurt ${turn} iets van ${name} dat de regels niet toestaan. Er is niets veranderd.`,
    notAsked: (name, turn) => `In beurt ${turn} heeft ${name} niets te beslissen. Er is niets veranderd.`,
    drawn: (name, turn) => `In beurt ${turn} trok ${name} een andere tegel dan dit spelverslag zegt.`,
    unsigned: (name, turn) => `${name} heeft in beurt ${turn} niet alles ondertekend.`,
    record: () => "Dit spel kan niet worden gelezen.",
  },
};
