// @ts-check
/** The short guided games of expansions, in Dutch: what each step says, and at last what else there is to know. */

/** @type {typeof import("../en/courses.js").courses} */
export const courses = {
  again: "Opnieuw beginnen",
  text: (red, blue) => `Jij hebt ${red} punten, Blauw heeft er ${blue}.`,
  play: "Ermee spelen tegen de Beginner",
  next: (title) => `Hierna: ${title}`,
  river: {
    steps: {
      source: "De rivier stroomt van de bron naar het meer; haar tegels komen eerst. Deze heeft op elke oever een stad: leg hem op de omlijnde plek.",
      knight: "Op riviertegels zet je meeples zoals op alle andere, maar niet op de rivier zelf. Kies de bovenste stad voor een ridder.",
      blueBend: "De rivier moet verder aan haar open eind. Blauw laat haar afbuigen.",
      bend: "Draai de tegel zo dat de rivier verdergaat. Twee bochten na elkaar mogen haar niet terugleiden, dus hier past hij maar op één manier.",
      highwayman: "Kies de weg: een struikrover begint hem.",
      blueLake: "Blauw legt het meer: de rivier is klaar. Vanaf nu trek je van alle andere tegels.",
      land: "Dit is een landschapstegel. De stad erop sluit die van jou: leg hem op de omlijnde plek.",
      none: "De stad is afgebouwd. Beëindig je beurt deze keer zonder meeple.",
      blueLast: "4 punten voor de stad. De rivier scheidt weiden: boeren op de twee oevers komen elkaar niet tegen. Blauw legt de laatste tegel.",
    },
    end: "Met de rivier is er vanaf de eerste beurt ruimte, en haar oevers verdelen de weiden.",
  },
  abbot: {
    steps: {
      garden: "Op deze tegel staat een tuin. Leg hem op de omlijnde plek.",
      abbot: "Naast je meeples heb je één abt. Hij mag alleen in een tuin of een klooster: kies de tuin.",
      blueMonk: "Een tuin telt als een klooster: 1 punt voor zichzelf en 1 voor elke tegel eromheen. Blauw zet een monnik.",
      beside: "Leg het klooster op de omlijnde plek: het ligt ook naast je tuin.",
      recall: "In plaats van een meeple te zetten mag je je abt terugnemen: je krijgt dan punten voor wat er nu ligt. Kies je abt.",
      blueRoad: "3 punten: de tuin en 2 tegels eromheen. Je hebt je abt weer in de hand. Blauw begint een weg.",
      monastery: "Nog een klooster. Leg het op de omlijnde plek.",
      again:
        "Stuur je abt erheen: kies hem bij je speelstukken en dan het klooster. Hij scoort als je hem terugneemt, als het klooster helemaal omringd is of aan het eind van het spel.",
      blueLast: "Blauw legt de laatste tegel, en wat niet af is, scoort.",
    },
    end: "Wie de abt terugneemt, zet in die beurt geen meeple. Op een weide mag de abt nooit.",
  },
  inns: {
    steps: {
      inn: "Langs deze weg staat een herberg. Leg de tegel op de omlijnde plek.",
      large: "Je hebt één grote meeple. Hij telt dubbel voor de meerderheid. Kies hem bij je speelstukken en dan de weg.",
      blueMonk: "Blauw beëindigt de weg bij een klooster.",
      close: "Leg deze tegel op de omlijnde plek, zo gedraaid dat de weg daar eindigt.",
      keep: "De weg is afgebouwd. Beëindig je beurt deze keer zonder meeple.",
      blueMore: "8 punten: met een herberg telt elk van de 4 tegels voor 2. Maar een weg met een herberg levert aan het eind niets op als de weg niet af is.",
      cathedral: "Dit is een kathedraal: een stad met een kathedraal levert 3 punten per tegel en per wapenschild op. Leg de tegel op de omlijnde plek.",
      knight: "Bezet de stad met een ridder. Maar ze is aan drie kanten open.",
      blueLast:
        "Blauw legt de laatste tegel. Een stad met een kathedraal levert niets op als de stad niet af is: leg kathedralen vroeg, of in de steden van anderen.",
    },
    end: "Herbergen en kathedralen leveren veel op als je de weg of stad afbouwt, en anders niets.",
  },
  traders: {
    steps: {
      road: "Begin een weg: leg de tegel op de omlijnde plek.",
      highwayman: "Bezet hem met een struikrover.",
      blueMonk: "Blauw beëindigt de weg aan die kant en zet een monnik.",
      longer: "Verleng je weg op de omlijnde plek.",
      builder: "Nu mag je je bouwmeester op deze weg zetten, omdat er al een meeple van jou staat. Voor de meerderheid telt hij niet.",
      blueMore: "Steeds als je de weg of stad van je bouwmeester verlengt, krijg je in dezelfde beurt nog een tegel. Blauw heeft nog geen bouwmeester.",
      builds: "Verleng de weg van je bouwmeester.",
      none: "Beëindig dit deel van je beurt zonder meeple; daarna trek je nog een tegel.",
      goods: "De tegel van je bouwmeester: een stad met een vat wijn. Leg hem op de omlijnde plek, zo gedraaid dat de muren aansluiten.",
      knight: "Bezet de stad met een ridder.",
      blueLast: "Kijk: Blauw bouwt jouw stad af. De punten zijn voor jou, maar de handelswaren zijn voor wie een stad afbouwt.",
    },
    end: "Wie aan het eind de meeste wijn, het meeste graan of het meeste laken heeft, krijgt daar telkens 10 punten voor. Het varken maakt elke afgebouwde stad aan je weide 1 punt meer waard.",
  },
  dragon: {
    steps: {
      road: "Begin een weg: leg de tegel op de omlijnde plek.",
      highwayman: "Bezet hem met een struikrover.",
      blueVolcano: "Blauw trekt een vulkaan: de draak vliegt erheen. Op die tegel mag geen meeple.",
      monastery: "Leg het klooster op de omlijnde plek. Maar laat het deze keer leeg.",
      fairy:
        "In plaats van een meeple te zetten mag je de fee bij een van je meeples zetten: op haar tegel komt de draak nooit. Kies de fee bij je speelstukken en dan je struikrover.",
      blueDragon:
        "Blauw trekt een tegel met het drakenteken: de draak doet hoogstens zes stappen, en iedereen verplaatst hem om de beurt. Hij eet alle meeples op die hij tegenkomt, maar de tegel van de fee houdt hem tegen.",
      portal: "1 punt, omdat je beurt begon met de fee bij je meeple. Op deze tegel staat een magische poort: leg de tegel op de omlijnde plek.",
      monk: "Door een magische poort mag je meeple naar elke plek op het bord die niet af en niet bezet is. Kies het klooster dat je leeg liet.",
    },
    end: "Als een project scoort, krijgt de meeple bij de fee 3 punten extra. Een tegel met een jonkvrouw stuurt een ridder naar huis uit de stad waar je de tegel aanlegt.",
  },
};
