// @ts-check
/** De regels om na te slaan, in het Nederlands. `see` zegt wat de stelling bij een artikel laat zien; de punten noemt het spel zelf. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Een tegel leggen",
    text: [
      "Trek in je beurt een tegel en leg die rand aan rand naast minstens één andere. Een hoek is niet genoeg.",
      "Alle randen die elkaar raken, moeten passen: stad tegen stad, weg tegen weg, weide tegen weide, rivier tegen rivier. Je mag de tegel draaien.",
      "Past een tegel nergens, dan gaat hij uit het spel en trek je een andere.",
    ],
    see: "De tegel in de hand is een kruispunt met een stadsrand: hij past aan beide uiteinden van de weg, maar niet tussen de stadstegel en de weg eronder.",
  },
  figures: {
    title: "Een meeple zetten",
    text: [
      "Nadat je de tegel hebt gelegd, mag je er één meeple uit je voorraad op zetten: op een weg (struikrover), in een stad (ridder), in een klooster (monnik) of op een weide (boer).",
      "De hele weg, stad of weide, hoe ver die ook reikt, moet vrij zijn van meeples, ook van die van jezelf. Een latere tegel kan projecten verbinden waar al meeples staan.",
      "Je mag de meeple ook in een project zetten dat deze tegel afbouwt: het telt meteen en de meeple komt bij je terug. In dezelfde beurt mag je hem niet opnieuw zetten.",
    ],
    see: "Rood heeft de weg. Blauw heeft hem in het westen langer gemaakt en mag er geen struikrover zetten, wel een boer.",
  },
  road: {
    title: "Weg",
    text: [
      "Een weg is afgebouwd als beide uiteinden dicht zijn: door huizen, een kruispunt, een stad of een klooster, of als hij rondloopt.",
      "Elke tegel telt maar één keer, hoe vaak de weg er ook overheen loopt.",
    ],
    points: [
      ["Afgebouwd", "1 per tegel"],
      ["Niet afgebouwd, aan het eind", "1 per tegel"],
    ],
    see: "Blauw heeft de weg in het westen gesloten, maar de struikrover van Rood krijgt de punten.",
  },
  city: {
    title: "Stad",
    text: [
      "Een stad is afgebouwd als de muur dicht is en er binnenin geen gat overblijft. Steden die elkaar alleen op een hoek raken, blijven apart.",
      "Een stad van twee tegels telt als elke andere, behalve in de editie van 2001 of als de ‘Regelopties’ anders aangeven.",
    ],
    points: [
      ["Afgebouwd", "2 per tegel, 2 per wapenschild"],
      ["Niet afgebouwd, aan het eind", "1 per tegel, 1 per wapenschild"],
      ["Afgebouwd, twee tegels, regels van 2001", "1 per tegel, 1 per wapenschild"],
    ],
    see: "Een stad van drie tegels met een wapenschild, net afgebouwd.",
  },
  monastery: {
    title: "Klooster",
    text: [
      "Een klooster is afgebouwd als alle acht plekken eromheen vol zijn, ook de hoeken. Het maakt niet uit wie die tegels legt.",
      "Elk klooster telt apart, en een tegel kan de buur van meerdere zijn.",
    ],
    points: [
      ["Afgebouwd", "9"],
      ["Niet afgebouwd, aan het eind", "1, en 1 voor elke tegel eromheen"],
    ],
    see: "De laatste van de acht buren is net gelegd.",
  },
  majority: {
    title: "Meerdere spelers in één project",
    text: [
      "Latere tegels kunnen wegen, steden of weiden verbinden, zodat meerdere spelers meeples in hetzelfde project hebben.",
      "De speler met de meeste meeples daar krijgt alle punten, de anderen niets. Bij een gelijke stand krijgt ieder van die spelers alle punten.",
      "Alle meeples komen bij hun spelers terug, ook als ze niets opleveren.",
    ],
    see: "De tegel in het midden heeft drie steden verbonden: Rood heeft er twee ridders, Blauw één.",
  },
  farmer: {
    title: "Boeren en weiden",
    text: [
      "Een meeple op een weide is een boer. Hij ligt daar tot het eind van het spel en komt niet terug.",
      "Weiden worden begrensd door wegen, steden, rivieren en de rand van het landschap; een hoek verbindt ze niet.",
      "Aan het eind krijgt de speler met de meeste boeren op een weide punten voor elke afgebouwde stad die de weide raakt. Bij een gelijke stand krijgt ieder van die spelers ze. Een stad kan meerdere weiden voeden, maar telt bij elke weide maar één keer.",
    ],
    points: [
      ["Elke afgebouwde stad aan de weide", "3"],
      ["Editie van 2001: elke afgebouwde stad, voor wie er de meeste boeren omheen heeft", "4"],
    ],
    see: "Twee van de vier steden aan de weide van de boer van Rood zijn afgebouwd.",
  },
  end: {
    title: "Het einde van het spel",
    text: [
      "Het spel eindigt na de beurt waarin de laatste tegel wordt gelegd.",
      "Dan tellen niet afgebouwde wegen, steden en kloosters, en daarna de weiden. Voor de meerderheid gelden de gewone regels.",
      "De speler met de meeste punten wint. Bij een gelijke stand wordt de overwinning gedeeld.",
    ],
    points: [
      ["Weg", "1 per tegel"],
      ["Stad", "1 per tegel, 1 per wapenschild"],
      ["Klooster", "1, en 1 voor elke tegel eromheen"],
      ["Weide", "3 voor elke afgebouwde stad"],
    ],
    see: "Het spel is afgelopen: een stad, een weg en een klooster tellen hoewel ze niet af zijn.",
  },
  river: {
    title: "De rivier",
    text: [
      "Het spel begint met de bron. Eerst worden de riviertegels getrokken, het meer als laatste. Daarna komen alle andere tegels.",
      "Een riviertegel zet de rivier voort aan het open einde. Twee bochten na elkaar mogen niet naar dezelfde kant gaan, anders loopt de rivier in zichzelf terug.",
      "Je mag meeples op riviertegels zetten zoals op andere tegels, maar nooit op het water. De rivier scheidt weiden, maar rond de bron en rond het meer is de weide één geheel.",
    ],
    see: "De rivier is naar rechts en toen naar links gebogen. De bocht in de hand mag nu alleen naar rechts.",
  },
  fork: {
    title: "De splitsing",
    text: [
      "De tweede rivier heeft een splitsing, die meteen na de bron komt. Vanaf dan zet een riviertegel de rivier voort aan een van de open einden, en maar aan één.",
      "Na de splitsing mag de rivier naar beide kanten buigen. De twee armen mogen niet in elkaar lopen.",
      "Samen met de eerste rivier is er één bron, worden de tegels van beide gemengd, en eindigt elke arm met een eigen tegel. Het meer met de vulkaan komt als laatste.",
    ],
    see: "De tegel in de hand past aan beide armen van de splitsing, naar beide kanten gedraaid.",
  },
  garden: {
    title: "Tuinen en de abt",
    text: [
      "Iedereen heeft één abt. Je mag hem in plaats van een andere meeple zetten, in een tuin of in een klooster. In een tuin mag geen andere meeple staan.",
      "Een tuin wordt afgebouwd en telt als een klooster.",
    ],
    points: [
      ["Afgebouwd", "9"],
      ["Niet afgebouwd, aan het eind", "1, en 1 voor elke tegel eromheen"],
    ],
    see: "De tuin is omringd en de abt is teruggekomen.",
  },
  recall: {
    title: "De abt terugnemen",
    text: [
      "Zet je in je beurt geen meeple, dan mag je je abt terugnemen. Hij levert meteen op wat zijn tuin of klooster aan het eind zou opleveren.",
      "In dezelfde beurt mag je hem niet opnieuw zetten.",
    ],
    points: [["Abt eerder teruggenomen", "1, en 1 voor elke tegel eromheen"]],
    see: "Rood heeft de abt teruggenomen uit de tuin met vijf tegels eromheen.",
  },
  inn: {
    title: "Herbergen",
    text: [
      "Een weg met minstens één herberg is meer waard als hij afgebouwd wordt, en anders niets, behalve als de ‘Regelopties’ anders aangeven. Een tweede herberg verandert niets.",
      "Op een kruispunt hoort de herberg bij de arm waar hij langs staat.",
    ],
    points: [
      ["Afgebouwde weg met herberg", "2 per tegel"],
      ["Niet afgebouwde weg met herberg", "0"],
    ],
    see: "Een afgebouwde weg van vier tegels met een herberg.",
  },
  cathedral: {
    title: "Kathedralen",
    text: [
      "Een stad met een kathedraal is meer waard als ze afgebouwd wordt, en anders niets, behalve als de ‘Regelopties’ anders aangeven. Een tweede kathedraal verandert niets.",
    ],
    points: [
      ["Afgebouwde stad met kathedraal", "3 per tegel, 3 per wapenschild"],
      ["Niet afgebouwde stad met kathedraal", "0"],
    ],
    see: "Een afgebouwde stad van zes tegels met een wapenschild en een kathedraal.",
  },
  large: {
    title: "De grote meeple",
    text: [
      "Iedereen heeft één grote meeple. Hij wordt gezet als elke meeple, maar niet in een tuin. Hij telt als twee meeples als het om de meerderheid gaat; de punten blijven gelijk.",
    ],
    see: "Eén tegel heeft twee wegen verbonden: de grote meeple van Rood wint van één meeple van Blauw.",
  },
  abbey: {
    title: "Abdijen",
    text: [
      "Iedereen heeft één abdijtegel. Aan het begin van je beurt mag je die, in plaats van een tegel te trekken, in een gat leggen met tegels aan alle vier de kanten. Hij past overal en sluit elke weg en stad aan zijn randen.",
      "Een abdij heeft geen weide. Een meeple erop is een monnik, en de abdij telt als een klooster.",
      "Als de stapel leeg is, mag ieder die nog een abdij heeft die in een laatste beurt leggen, behalve als de ‘Regelopties’ anders aangeven.",
    ],
    see: "De abdij van Rood heeft het gat gevuld en zo de weg van Blauw afgebouwd.",
  },
  mayor: {
    title: "De burgemeester",
    text: [
      "De burgemeester mag alleen in steden staan. Hij telt voor evenveel meeples als er wapenschilden in de hele stad zijn op het moment dat die telt; zonder wapenschilden telt hij niet mee.",
      "Telt geen enkele meeple in een stad mee, dan krijgt niemand punten.",
    ],
    see: "Drie wapenschilden geven de burgemeester van Rood een kracht van 3 tegen twee ridders.",
  },
  wagon: {
    title: "De wagen",
    text: [
      "De wagen mag op wegen, in steden en in kloosters staan, maar niet op weiden of in tuinen. Hij telt als één meeple.",
      "Wordt zijn project afgebouwd, dan mag hij verderrijden in plaats van bij je terug te komen: naar een niet afgebouwde weg, stad of klooster zonder meeples, op dezelfde tegel of een van de acht eromheen. Bij ‘Regelopties’ kun je instellen dat hij in plaats daarvan naar alles mag wat aan zijn afgebouwde project grenst.",
      "Mogen meerdere wagens verder, dan beslissen de eigenaars na elkaar, te beginnen met wie aan de beurt is.",
    ],
    see: "De weg werd afgebouwd en telde; de wagen van Rood is verdergereden naar het klooster aan het einde.",
  },
  barn: {
    title: "De herenboerderij",
    text: [
      "Iedereen heeft één herenboerderij. In plaats van een meeple mag je die op een hoek van de net gelegde tegel zetten, waar vier tegels samenkomen en alle weide laten zien. Er mag geen andere herenboerderij op de weide staan, behalve als de ‘Regelopties’ het toestaan.",
      "Boeren op de weide tellen meteen en komen terug, en er mogen er geen meer bij. Wordt er later een andere weide mee verbonden, dan leveren de boeren daar minder op en komen ze ook terug.",
      "De herenboerderij blijft staan en telt aan het eind van het spel.",
    ],
    points: [
      ["Boeren als de herenboerderij wordt gezet", "3 per afgebouwde stad"],
      ["Boeren die later bij die weide komen", "1 per afgebouwde stad"],
      ["De herenboerderij, aan het eind", "4 per afgebouwde stad"],
    ],
    see: "Toen Rood de herenboerderij zette, telde de boer van Blauw en kwam terug. Aan het eind telde de herenboerderij voor dezelfde twee steden.",
  },
  builder: {
    title: "De bouwmeester",
    text: [
      "Iedereen heeft één bouwmeester. In plaats van een meeple mag je die op een niet afgebouwde weg of in een niet afgebouwde stad van de net gelegde tegel zetten, als daar al een meeple van jou staat. Meeples van anderen maken niet uit.",
      "De bouwmeester telt niet mee voor de meerderheid. Hij komt samen met je meeples uit zijn weg of stad terug.",
    ],
    see: "De bouwmeester van Rood staat nu bij de struikrover van Rood. Blauw heeft geen meeple op deze weg en mocht er geen zetten.",
  },
  twice: {
    title: "Het tweede deel van de beurt",
    text: [
      "Trek je een tegel en verleng je daarmee de weg of stad van je bouwmeester of bouw je die af, dan heeft je beurt een tweede deel: je trekt nog een tegel, legt die, mag weer een meeple zetten, en er wordt nog een keer geteld. Een derde deel is er nooit. Van het tweede mag je alleen afzien als de ‘Regelopties’ dat toelaten.",
      "De tegel waarmee je de bouwmeester zet, telt niet, en een abdij ook niet. Is de stapel leeg, dan is er geen tweede deel.",
      "Is de bouwmeester in het eerste deel teruggekomen, dan houd je het tweede deel, en je mag hem daarin weer zetten. Je mag dan ook een abdij leggen in plaats van te trekken.",
      "In de laatste ronde met abdijen is er geen tweede deel. Zo leggen wij de regel uit.",
    ],
    see: "Rood heeft de weg van de bouwmeester verlengd en heeft nu een tweede tegel in de hand.",
  },
  pig: {
    title: "Het varken",
    text: [
      "Iedereen heeft één varken. In plaats van een meeple mag je het op een weide van de net gelegde tegel zetten, als daar al een boer van jou ligt.",
      "Heb je op de weide de meeste boeren, ook bij een gelijke stand, dan levert elke afgebouwde stad daar je 1 punt meer op. Het varken zelf telt niet als boer.",
      "Stuurt een herenboerderij je boeren naar huis, dan leveren ook zij 1 punt per stad meer op, en het varken komt met hen terug.",
    ],
    points: [
      ["Elke afgebouwde stad, met je varken", "4"],
      ["Editie van 2001: elke afgebouwde stad, met je varken", "5"],
    ],
    see: "Rood en Blauw delen een weide aan twee afgebouwde steden, elk met één boer. Alleen Rood heeft een varken.",
  },
  pigsty: {
    title: "De varkenskudde",
    text: [
      "Een tegel van De Rivier II laat een varkenskudde zien. Speel je met Kooplieden & Bouwmeesters, dan levert elke afgebouwde stad aan die weide 1 punt meer op voor iedereen die daar voor boeren punten krijgt, boven op het varken.",
      "Een tweede varkenskudde op de weide verandert niets. Een herenboerderij krijgt er niets voor, maar boeren die door een herenboerderij naar huis gaan wel.",
    ],
    points: [
      ["Elke afgebouwde stad, met een varkenskudde", "4"],
      ["Met een varkenskudde en je varken", "5"],
    ],
    see: "De boer en het varken van Rood liggen bij een varkenskudde en twee afgebouwde steden.",
  },
  goods: {
    title: "Handelswaren",
    text: [
      "Sommige steden laten wijn, graan of laken zien. Leg je de tegel die zo’n stad afbouwt, dan neem je voor elk van die tekens een fiche, wie er ook meeples heeft en zelfs als niemand die heeft. Een abdij die de stad afbouwt, telt ook.",
      "Wie aan het eind van een soort de meeste fiches heeft, krijgt er punten voor; bij een gelijke stand ieder van de betrokkenen. Een stad die niet afgebouwd wordt, geeft geen fiches.",
    ],
    points: [["De meeste fiches van een soort, aan het eind", "10 per soort"]],
    see: "Blauw bouwde de stad van Rood af: Rood kreeg de punten, maar Blauw nam de wijn.",
  },
  king: {
    title: "De koning en de roofridder",
    text: [
      "Wie de eerste stad afbouwt, krijgt de koning, en wie de eerste weg afbouwt de roofridder, ook zonder meeples daar.",
      "Daarna gaat een kaart alleen naar wie een stad of een weg van meer tegels afbouwt dan de grootste tot dan toe.",
      "De ‘Regelopties’ kunnen veranderen wat de kaarten opleveren. Tellen ze tijdens het spel, dan telt een stad of weg voor wie de kaart tot dan toe had, en pas daarna kan de kaart van eigenaar wisselen: zo leggen wij de regel uit.",
    ],
    points: [
      ["Koning, aan het eind", "1 per afgebouwde stad in het hele land"],
      ["Roofridder, aan het eind", "1 per afgebouwde weg in het hele land"],
    ],
    see: "Rood bouwde de eerste stad af, maar die van Blauw heeft een tegel meer en bracht Blauw de koning. Rood bouwde de enige weg af.",
  },
  phantom: {
    title: "Het fantoom",
    text: [
      "Iedereen heeft één fantoom. Na je meeple mag je ook het fantoom op dezelfde tegel zetten: op een andere weg of weide, in een andere stad of een klooster zonder meeples.",
      "Het telt als een meeple en komt net zo terug. In een tuin mag het niet staan.",
      "Je mag het zetten, wat je ervoor ook hebt gedaan, ook als je geen meeple hebt gezet. Zo leggen wij de regel uit.",
    ],
    see: "Rood heeft een boer gezet en op dezelfde tegel het fantoom in de stad: het telde meteen en kwam terug.",
  },
  first: {
    title: "De eerste editie, 2001",
    text: [
      "Een afgebouwde stad van maar twee tegels is half zoveel waard: 1 punt per tegel en 1 per wapenschild.",
      "Boeren tellen stad voor stad: elke afgebouwde stad levert 4 punten op voor wie op alle aangrenzende weiden samen de meeste boeren heeft.",
      "Al het andere is zoals in 2016.",
    ],
    points: [
      ["Afgebouwde stad van twee tegels", "1 per tegel, 1 per wapenschild"],
      ["Elke afgebouwde stad, voor boeren", "4"],
    ],
    see: "Rond de grotere stad liggen twee boeren van Rood en één van Blauw, op verschillende weiden: alleen Rood krijgt er punten voor. De kleine stad is half zoveel waard.",
  },
  anniversary: {
    title: "De jubileumeditie, 2021",
    text: [
      "De tegels van het basisspel tellen precies zoals in 2016: 2 punten per tegel voor elke afgebouwde stad, en 3 punten voor elke afgebouwde stad aan een weide, weide voor weide.",
    ],
    see: "Dezelfde tegels als bij de eerste editie. Hier telt elke weide apart, zodat ook de boer van Blauw punten krijgt.",
  },
};

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  title: "De regels",
  search: "In de regels zoeken",
  none: "Geen artikelen gevonden.",
  found: (count) => `Gevonden artikelen: ${count}`,
  editions: "Edities",
  base: "Het basisspel",
  sure: { A: "Betrouwbaarheid: twee onafhankelijke bronnen zijn het eens.", B: "Betrouwbaarheid: we hebben maar één bron." },
  board: (title) => `Stelling: ${title}. Tik op of wijs naar wegen, steden en weiden om te zien wat ze waard zijn.`,
  before: "Ervoor",
  after: "Erna",
  step: "Moment in het spel",
  book: "De spelregels, om te printen en te delen",
  articles,
};
