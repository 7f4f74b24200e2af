// @ts-check
/** De regels om na te slaan, in het Nederlands. `see` zegt wat de stelling bij een artikel laat zien; de punten noemt het spel zelf. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Een tegel leggen",
    text: [
      "Wie aan de beurt is trekt een tegel en legt die rand aan rand tegen minstens één andere. Een hoek is niet genoeg.",
      "Elke rand die raakt moet doorlopen: stad aan stad, weg aan weg, weide aan weide, rivier aan rivier. De tegel mag gedraaid worden.",
      "Een tegel die nergens past gaat uit het spel, en er wordt een andere getrokken.",
    ],
    see: "De tegel in de hand is een kruispunt met een stadsrand: hij past aan beide uiteinden van de weg, maar niet tussen de stadstegel en de weg eronder.",
  },
  figures: {
    title: "Een pion zetten",
    text: [
      "Na de tegel mag je één pion uit je voorraad zetten, alleen op de tegel die net gelegd is: op een weg (struikrover), in een stad (ridder), in een klooster (monnik) of in een weide (boer).",
      "De hele weg, stad of weide, hoe ver die ook reikt, moet vrij zijn van pionnen, van anderen en van jezelf. Wat apart bezet is, kan een latere tegel verbinden.",
      "Je mag hem ook zetten op iets wat deze tegel zelf voltooit: het telt meteen en de pion komt terug. In dezelfde beurt wordt hij niet opnieuw gezet.",
    ],
    see: "Rood heeft de weg. Blauw heeft hem in het westen langer gemaakt en mag er geen struikrover zetten, wel een boer.",
  },
  road: {
    title: "Weg",
    text: [
      "Een weg is af als beide uiteinden dicht zijn: door huizen, een kruispunt, een stad of een klooster, of als hij rondloopt.",
      "Een tegel telt één keer, hoe vaak de weg er ook overheen loopt.",
    ],
    points: [["Af", "1 per tegel"], ["Niet af, aan het eind", "1 per tegel"]],
    see: "Blauw heeft de weg in het westen gesloten; de struikrover van Rood krijgt de punten.",
  },
  city: {
    title: "Stad",
    text: [
      "Een stad is af als de muur dicht is en er binnenin geen gat overblijft. Steden die elkaar alleen op een hoek raken, blijven apart.",
      "Een stad van twee tegels telt als elke andere, tenzij ‘Regels in detail’ of de editie van 2001 het anders zegt.",
    ],
    points: [["Af", "2 per tegel, 2 per wapenschild"], ["Niet af, aan het eind", "1 per tegel, 1 per wapenschild"], ["Af, twee tegels, volgens de regels van 2001", "1 per tegel, 1 per wapenschild"]],
    see: "Drie tegels en een wapenschild, net voltooid.",
  },
  monastery: {
    title: "Klooster",
    text: [
      "Een klooster is af als alle acht plekken eromheen vol zijn, ook de hoeken. Het maakt niet uit wie die tegels legt.",
      "Elk klooster telt op zichzelf, en een tegel kan een buur van meerdere zijn.",
    ],
    points: [["Af", "9"], ["Niet af, aan het eind", "1, en 1 voor elke tegel eromheen"]],
    see: "De laatste van de acht buren is net gelegd.",
  },
  majority: {
    title: "Meerdere spelers op één plek",
    text: [
      "Latere tegels kunnen wegen, steden en weiden verbinden, zodat er pionnen van meerdere spelers staan.",
      "Wie er de meeste pionnen heeft krijgt alle punten, de anderen niets. Hebben meerdere er evenveel, dan krijgt ieder van hen alle punten.",
      "Alle pionnen komen terug, ook die niets opleveren.",
    ],
    see: "De tegel in het midden heeft drie steden verbonden: Rood heeft er twee ridders, Blauw één.",
  },
  farmer: {
    title: "Boeren en weiden",
    text: [
      "Een pion in een weide is een boer. Hij ligt daar tot het eind van het spel en komt niet terug.",
      "Weiden worden begrensd door wegen, steden, rivieren en de rand van het landschap; een hoek verbindt ze niet.",
      "Aan het eind krijgt wie in een weide de meeste boeren heeft punten voor elke voltooide stad die haar raakt; bij een gelijke stand ieder van hen. Een stad kan meerdere weiden voeden, maar telt bij elke één keer.",
    ],
    points: [["Elke voltooide stad aan de weide", "3"], ["In de editie van 2001: elke voltooide stad, voor wie er de meeste boeren omheen heeft", "4"]],
    see: "Twee van de drie steden aan de weide van de boer van Rood zijn af.",
  },
  end: {
    title: "Het einde van het spel",
    text: [
      "Het spel eindigt na de beurt waarin de laatste tegel gelegd is.",
      "Dan tellen wegen, steden en kloosters die niet af zijn, en daarna de weiden. Meerderheden gelden zoals altijd.",
      "De meeste punten winnen; bij evenveel punten wordt de winst gedeeld.",
    ],
    points: [["Weg", "1 per tegel"], ["Stad", "1 per tegel, 1 per wapenschild"], ["Klooster", "1, en 1 voor elke tegel eromheen"], ["Weide", "3 voor elke voltooide stad"]],
    see: "Het spel is afgelopen: een stad, een weg en een klooster worden geteld zoals ze zijn.",
  },
  river: {
    title: "De rivier",
    text: [
      "Het spel begint bij de bron. Eerst worden de riviertegels getrokken, het meer als laatste; daarna komen alle andere.",
      "Een riviertegel gaat verder aan het open einde van de rivier. Twee bochten na elkaar mogen niet naar dezelfde kant gaan, anders loopt de rivier in zichzelf terug.",
      "Pionnen staan op riviertegels zoals op andere, maar nooit op het water. De rivier scheidt weiden; rond de bron en rond het meer is de weide één geheel.",
    ],
    see: "De rivier is naar rechts en toen naar links gebogen. De bocht in de hand mag alleen naar rechts.",
  },
  fork: {
    title: "De splitsing",
    text: [
      "De tweede rivier heeft een splitsing, die meteen na de bron komt. Vanaf dan gaat een riviertegel verder aan een van de open einden, en maar aan één.",
      "Na de splitsing mag de rivier naar beide kanten buigen. De einden van de twee armen mogen niet in elkaar lopen.",
      "Samen met de eerste rivier is er één bron, worden de tegels van beide gemengd, en eindigt elke arm bij een eigen tegel; het meer met de vulkaan komt als laatste.",
    ],
    see: "De tegel in de hand gaat verder aan elke arm van de splitsing, naar beide kanten gedraaid.",
  },
  garden: {
    title: "Tuinen en de abt",
    text: [
      "Iedereen heeft één abt. Hij mag in plaats van een andere pion gezet worden: in een tuin of in een klooster. In een tuin mag geen andere pion staan.",
      "Een tuin is af en telt als een klooster.",
    ],
    points: [["Af", "9"], ["Niet af, aan het eind", "1, en 1 voor elke tegel eromheen"]],
    see: "De tuin is omringd en de abt is teruggekomen.",
  },
  recall: {
    title: "De abt terugnemen",
    text: [
      "Zet je in je beurt geen pion, dan mag je je abt terugnemen. Hij levert meteen op wat zijn tuin of klooster aan het eind zou opleveren.",
      "In dezelfde beurt wordt hij niet opnieuw gezet.",
    ],
    points: [["De abt komt eerder terug", "1, en 1 voor elke tegel eromheen"]],
    see: "Rood heeft de abt teruggenomen uit de tuin met vijf tegels eromheen.",
  },
  inn: {
    title: "Herbergen",
    text: [
      "Een weg met minstens één herberg is meer waard als hij af komt, en anders niets, tenzij ‘Regels in detail’ het anders zegt. Een tweede herberg verandert niets.",
      "Op een kruispunt hoort de herberg bij de arm waar ze langs staat.",
    ],
    points: [["Voltooide weg met herberg", "2 per tegel"], ["Weg met herberg die niet af is", "0"]],
    see: "Vier tegels en een herberg, af.",
  },
  cathedral: {
    title: "Kathedralen",
    text: ["Een stad met een kathedraal is meer waard als ze af komt, en anders niets, tenzij ‘Regels in detail’ het anders zegt. Een tweede kathedraal verandert niets."],
    points: [["Voltooide stad met kathedraal", "3 per tegel, 3 per wapenschild"], ["Stad met kathedraal die niet af is", "0"]],
    see: "Zes tegels, een wapenschild en een kathedraal, af.",
  },
  large: {
    title: "De grote meeple",
    text: ["Iedereen heeft één grote meeple. Hij wordt gezet als elke meeple, maar niet in een tuin, en telt als twee waar het erom gaat wie de meeste heeft. De punten blijven gelijk."],
    see: "Eén tegel heeft twee wegen verbonden: de grote meeple van Rood tegen één pion van Blauw.",
  },
  abbey: {
    title: "Abdijen",
    text: [
      "Iedereen heeft één abdijtegel. Aan het begin van je beurt, voor je trekt, mag je die in een gat leggen met tegels aan alle vier de kanten. Hij past overal aan en sluit elke weg en stad aan zijn randen.",
      "Hij heeft geen weide. Een pion erop is een monnik, en hij telt als een klooster.",
      "Als de stapel leeg is, wordt ieder die nog een abdij heeft nog één keer gevraagd, tenzij ‘Regels in detail’ het anders zegt.",
    ],
    see: "De abdij van Rood heeft het gat gevuld en zo de weg van Blauw voltooid.",
  },
  mayor: {
    title: "De burgemeester",
    text: [
      "De burgemeester staat alleen in steden. Hij telt als zoveel pionnen als er wapenschilden in de hele stad zijn wanneer die telt, en als niets waar er geen zijn.",
      "Telt niemand in een stad mee, dan krijgt niemand punten.",
    ],
    see: "Drie wapenschilden geven de burgemeester van Rood een kracht van 3 tegen twee ridders.",
  },
  wagon: {
    title: "De wagen",
    text: [
      "De wagen staat op wegen, in steden en in kloosters, niet in weiden of tuinen, en telt als één pion.",
      "Is af waar hij op staat, dan mag hij verder in plaats van terug: naar een weg, stad of klooster dat niet af is en zonder pionnen, op dezelfde tegel of een van de acht eromheen. ‘Regels in detail’ kan hem op zijn eigen tegel houden.",
      "Mogen meerdere wagens verder, dan beslissen de eigenaars na elkaar, te beginnen met wie aan de beurt is.",
    ],
    see: "De weg kwam af en telde; de wagen van Rood is verder gegaan naar het klooster aan het einde.",
  },
  barn: {
    title: "De schuur",
    text: [
      "Iedereen heeft één schuur. In plaats van een pion wordt ze op een hoek van de net gelegde tegel gezet, waar vier tegels samenkomen en alle weide laten zien. Er mag geen andere schuur in de weide staan, tenzij ‘Regels in detail’ het toestaat.",
      "Boeren in de weide tellen meteen en komen terug, en er mogen er geen meer bij. Boeren van wie de weide later met die van een schuur verbonden wordt, tellen minder en komen ook terug.",
      "De schuur blijft en telt aan het eind.",
    ],
    points: [["Boeren als er een schuur bij komt", "3 per voltooide stad"], ["Boeren, later verbonden met de weide van een schuur", "1 per voltooide stad"], ["De schuur, aan het eind", "4 per voltooide stad"]],
    see: "Toen Rood de schuur zette, telde de boer van Blauw en kwam terug. Aan het eind telde de schuur voor dezelfde twee steden.",
  },
  first: {
    title: "De eerste editie, 2001",
    text: [
      "Een voltooide stad van maar twee tegels is half zoveel waard: 1 punt per tegel en 1 per wapenschild.",
      "Boeren worden stad voor stad geteld: voor elke voltooide stad krijgt wie in alle weiden die haar raken samen de meeste boeren heeft 4 punten.",
      "Al het andere is zoals in 2016.",
    ],
    points: [["Voltooide stad van twee tegels", "1 per tegel, 1 per wapenschild"], ["Elke voltooide stad, voor boeren", "4"]],
    see: "Rond de grootste stad liggen twee boeren van Rood en één van Blauw, in verschillende weiden: alleen Rood krijgt er punten voor. De kleine stad is half zoveel waard.",
  },
  anniversary: {
    title: "De jubileumeditie, 2021",
    text: ["De tegels van het basisspel tellen precies zoals in 2016: 2 punten per tegel voor elke voltooide stad, en 3 voor elke voltooide stad aan een weide, weide voor weide."],
    see: "Dezelfde tegels als bij de eerste editie. Hier telt elke weide op zichzelf, zodat ook de boer van Blauw punten krijgt.",
  },
};

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  title: "De regels",
  search: "In de regels zoeken",
  none: "Geen artikel bevat dat woord.",
  found: (count) => `Gevonden artikelen: ${count}`,
  editions: "Edities",
  base: "Het basisspel",
  board: (title) => `Stelling: ${title}. Wijs wegen, steden en weiden aan om te zien wat ze waard zijn.`,
  before: "Ervoor",
  after: "Erna",
  step: "Moment",
  articles,
};
