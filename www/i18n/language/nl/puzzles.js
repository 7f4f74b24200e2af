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
  about: "Een echte stelling en één tegel in de hand: vind de beste zet.",
  unkept: "De browser heeft niet opgeslagen dat deze puzzel is opgelost. Hij telt tot je deze pagina verlaat.",
  solvedOf: (solved, all) => `${solved} van ${all} opgelost`,
  base: "Basisspel",
  difficulty: ["Makkelijk", "Gemiddeld", "Moeilijk"],
  board: "Bord van de puzzel. De pijltjestoetsen kiezen een plek, R draait de tegel, Enter bevestigt, Escape maakt de keuze ongedaan.",
  tasks: {
    now: (name) => `${name} is aan de beurt: haal deze beurt zo veel mogelijk punten.`,
    lead: (name) => `${name} legt de laatste tegel van het spel: eindig met een zo groot mogelijke voorsprong.`,
    finish: { city: "Bouw je gemarkeerde stad af.", road: "Bouw je gemarkeerde weg af." },
    hold: {
      city: "Krijg de meerderheid of een gelijke stand in de gemarkeerde stad.",
      road: "Krijg de meerderheid of een gelijke stand op de gemarkeerde weg.",
      field: "Krijg de meerderheid of een gelijke stand op de gemarkeerde weide.",
    },
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
    now: (got, best) => `Deze zet levert ${points(got)} op. De beste levert ${best} op.`,
    lead: (got, best) => `Je eindigt met ${ahead(got)}. Met de beste zet: ${ahead(best)}.`,
    finish: () => "Na deze zet is het project nog niet af. Er is wel een manier.",
    hold: () => "Na deze zet heb je daar geen meerderheid of gelijke stand. Er is wel een manier.",
  },
  reached: {
    now: (best) => `${points(best)} in één beurt.`,
    lead: (best) => `Je eindigt met ${ahead(best)}; geen andere zet is beter.`,
    finish: () => "Het project is afgebouwd, en met geen andere zet lukt dat.",
    hold: () => "Je hebt daar de meerderheid of een gelijke stand, en met geen andere zet lukt dat.",
  },
  all: "Dat was de laatste. Goed gedaan!",
  today: "Vandaag",
  puzzleOfDay: "Puzzel van de dag",
  progress: { solved: "Opgelost", tried: "Geprobeerd", new: "Nieuw" },
  others: "Andere plekken",
  othersHelp: "De getallen op het bord zeggen hoeveel punten minder de beste zet op elke andere plek oplevert.",
  fewer: (count, action) => `${points(count)} minder: ${action}`,
  /** Decks that one person plays alone. */
  solo: {
    title: "Solo",
    about:
      "Speel in je eentje om punten. De tegels van een stapel komen altijd in dezelfde volgorde. Zilver en goud zijn wat twee computerspelers, Anselm en Isaura, in hun eentje met dezelfde tegels halen.",
    ofDay: "Solostapel van de dag",
    base: "Basisspel",
    unplayed: "Nog niet gespeeld",
    begun: (turn) => `Begonnen: beurt ${turn}`,
    goesOn: "Je gaat verder met de partij die je begonnen bent.",
    anew: "Opnieuw beginnen",
    result: (count) => `Resultaat: ${points(count)}`,
    best: (count) => `Beste resultaat: ${points(count)}`,
    newBest: "Dit is je beste resultaat tot nu toe.",
    hinted: "Met tips",
    computing: "Twee computerspelers spelen deze stapel …",
    noPar: "De punten voor de medailles konden niet worden berekend.",
    medals: { gold: "Goud", silver: "Zilver", bronze: "Brons" },
    from: (medal, count) => `${medal} vanaf ${count}`,
    won: (medal) => `Medaille: ${medal}!`,
    noMedal: "Deze keer geen medaille.",
    next: (medal, count) => `${medal} krijg je vanaf ${points(count)}.`,
    inARow: (count) => `${count} dagen op rij`,
    unkept: "De browser heeft dit resultaat niet bewaard: er is geen ruimte meer.",
    picture: "Afbeelding van het resultaat",
    shareResult: "Resultaat delen",
    share: "Deze stapel delen",
    again: "Nog eens spelen",
    others: "Solostapels",
    duel: {
      title: "Duel van de dag",
      against: (name, level) => `Tegen ${name} (${level})`,
      best: (lead) => (lead === 0 ? "Beste resultaat: gelijkspel" : `Beste resultaat: met ${points(Math.abs(lead))} ${lead > 0 ? "gewonnen" : "verloren"}`),
      outcome: (mine, theirs) => `${mine > theirs ? "Gewonnen" : mine < theirs ? "Verloren" : "Gelijkspel"}, ${mine}–${theirs}`,
    },
    decks: {
      hamlet: "Het gehucht",
      kingdom: "Het hele land",
      river: "Langs de rivier",
      inns: "Herbergen onderweg",
      abbot: "De tuinen van de abt",
      traders: "Marktdag",
      mayor: "De stad van de burgemeester",
      dragon: "In de schaduw van de draak",
    },
  },
  each: {
    gap: {
      title: "Het gat",
      hint: "Een van je steden heeft nog maar één open kant.",
      why: "De tegel bouwt je stad af, en een wapenschild telt als een extra tegel.",
    },
    "long-road": { title: "Bij de poort", hint: "Een weg eindigt ook bij een stad.", why: "De weg eindigt bij de nieuwe stad en is afgebouwd." },
    crown: { title: "De kroon", hint: "Kijk naar de grootste stad.", why: "Er was maar één kant open. Bouw grote steden af zolang het kan." },
    "two-cities": {
      title: "Twee in één",
      hint: "Er is een gat tussen twee kleine steden, en maar in één staat een ridder.",
      why: "De tegel bouwt beide steden af. Je meeple gaat in de stad die van niemand is en komt meteen bij je terug.",
    },
    seam: {
      title: "Weg en dak",
      hint: "Bouw een project van jezelf af en bezet een project dat van niemand is.",
      why: "Je weg is afgebouwd, en een kleine stad ook: een meeple daar scoort meteen.",
    },
    sharing: {
      title: "Goede buren",
      hint: "Een tegel kan twee projecten afbouwen, ook als je er een deelt.",
      why: "De tegel bouwt je klooster en een weg af. Dat je de weg deelt, kost je niets.",
    },
    "last-stone": {
      title: "De laatste steen",
      hint: "Het klooster mist nog één buur. Waar kan je meeple heen?",
      why: "De achtste buur bouwt het klooster af, en de tegel ook een korte weg: zet je meeple daarop.",
    },
    ring: { title: "De sleutel", hint: "De stad is maar aan één kant open.", why: "Deze tegel sluit de muur alleen als hij zo gedraaid is." },
    "far-road": { title: "Het verre einde", hint: "Volg de weg tot zijn open einde.", why: "De kruising beëindigt de weg, en elke tegel van de weg telt." },
    mayor: {
      title: "Een vrije stad",
      hint: "Er is een stad zonder eigenaar.",
      why: "De tegel bouwt die stad af, en je meeple op die tegel krijgt alle punten: een meeple, of de burgemeester dankzij de wapenschilden.",
    },
    bend: {
      title: "Einde van de reis",
      hint: "De weg heeft één open einde. Wat kan een weg beëindigen?",
      why: "De poort van de nieuwe stad beëindigt de weg.",
    },
    partners: {
      title: "Bondgenoten",
      hint: "In een bezette stad mag je niet, maar twee steden kunnen samengroeien.",
      why: "Je stad en deze worden één, met evenveel ridders van beide kanten: beide spelers krijgen alle punten.",
    },
    bridge: { title: "De verbinding", hint: "Ernaast ligt een stad van jou.", why: "De tegel verbindt de twee steden, zodat je ridder nu ook in deze staat." },
    shepherds: {
      title: "Herders",
      hint: "Waar raakt de weide van je boer de andere bijna?",
      why: "De tegel verbindt de twee weiden, en je hebt er evenveel boeren als je tegenstander.",
    },
    meadow: {
      title: "De weide",
      hint: "Weiden groeien samen waar geen weg of stad ze scheidt.",
      why: "Naast de bocht ligt een strook weide die de weiden van je boeren met deze verbindt.",
    },
    harvest: {
      title: "De oogst",
      hint: "In de eindtelling krijgen boeren punten voor elke afgebouwde stad aan hun weide.",
      why: "Een boer op deze weide is meer waard dan elke weg of stad die de tegel zou kunnen vergroten.",
    },
    cloister: {
      title: "Onder vrienden",
      hint: "Ook een niet afgebouwd klooster levert punten op voor zijn buren.",
      why: "Waar al veel tegels liggen, is een klooster meteen veel waard, ook als het nooit afgebouwd wordt.",
    },
    hay: {
      title: "Hooien",
      hint: "Het is de laatste tegel: zoek een weide die veel steden raakt.",
      why: "Een boer op de laatste tegel kost je niets en levert drie punten op voor elke afgebouwde stad aan deze weide.",
    },
    "abbot-home": {
      title: "Haal hem terug",
      hint: "In plaats van een meeple te zetten mag je je abt terugnemen.",
      why: "De tegel bouwt je stad af, en de abt komt bij je terug en krijgt punten voor de tegels om hem heen.",
    },
    "abbot-and-city": {
      title: "Twee keer in één beurt",
      hint: "De tegel doet het ene, je abt het andere.",
      why: "Eerst wordt de stad afgebouwd, dan neem je de abt terug en scoort hij ook.",
    },
    "abbot-garden": { title: "De tuin", hint: "Er is een tuin op de tegel.", why: "Rond de tuin liggen al veel tegels, en je abt mag erin staan." },
    guests: {
      title: "Gasten",
      hint: "Twee steden kunnen samengroeien.",
      why: "De tegel verbindt jouw stad met de andere, en beide kanten zijn er even sterk.",
    },
    "inn-road": {
      title: "De herberg",
      hint: "Een afgebouwde weg met een herberg telt dubbel.",
      why: "Met een herberg levert elke tegel van de afgebouwde weg twee punten op in plaats van één.",
    },
    cathedral: {
      title: "De kathedraal",
      hint: "Een afgebouwde stad met een kathedraal levert drie punten per tegel op.",
      why: "Met een kathedraal leveren elke tegel en elk wapenschild van de afgebouwde stad drie punten op; anders zou de stad niets opleveren.",
    },
    "big-farmer": {
      title: "Een grote boer",
      hint: "Welke van je meeples telt dubbel?",
      why: "Eén boer is op deze weide te weinig, maar de grote meeple telt voor twee.",
    },
    "inn-loop": {
      title: "Om de bocht",
      hint: "Vind het einde van de weg dat deze tegel kan sluiten.",
      why: "De tegel beëindigt de weg. Met een herberg levert elke tegel twee punten op, maar alleen als de weg afgebouwd is.",
    },
    abbey: { title: "De abdij", hint: "Een van je tegels past in elk gat.", why: "De abdij sluit alle wegen en steden aan zijn kanten, wat die ook tonen." },
    barn: {
      title: "De herenboerderij",
      hint: "Een herenboerderij staat waar vier tegels met weide samenkomen, en je boeren scoren meteen.",
      why: "De tegel is de laatste buur van het klooster, en door de herenboerderij telt de weide in dezelfde beurt.",
    },
    wagon: {
      title: "Onderweg",
      hint: "Een wagen mag uit een afgebouwd project doorrijden naar het volgende.",
      why: "De wagen krijgt punten voor een korte afgebouwde weg en rijdt dan door naar het klooster ernaast.",
    },
    "last-word": {
      title: "Het laatste woord",
      hint: "Wie de meeste boeren heeft, wint de hele weide.",
      why: "De tegel verbindt je weiden, en samen hebben je boeren de meerderheid.",
    },
    builder: {
      title: "Nog een tegel",
      hint: "Je bouwmeester staat in de stad: breid je die uit, dan trek je een tweede tegel. Laat er één gat voor over.",
      why: "De eerste tegel breidt de stad van je bouwmeester uit. Daarom mag je een tweede leggen, en die sluit het laatste gat.",
    },
    wine: {
      title: "Een goed wijnjaar",
      hint: "De stad van een ander afbouwen kan jou meer opleveren dan de eigenaar.",
      why: "Je tegenstander krijgt punten voor de stad, maar de wijn is van jou: 10 punten aan het eind. De stad telt ook voor je boeren en voor je varken.",
    },
    pig: {
      title: "Goed gevoerd",
      hint: "Je deelt de weide aan de meeste afgebouwde steden, maar alleen je tegenstander heeft daar een varken.",
      why: "Met je varken levert elk van de vier afgebouwde steden ook jou 4 punten op.",
    },
    throne: {
      title: "De troon",
      hint: "Een van je steden mist nog maar één tegel.",
      why: "Met vier tegels is het de grootste afgebouwde stad: die brengt je ook de koning.",
    },
    robber: {
      title: "De langste weg",
      hint: "Je krijgt de roofridder voor een weg van meer tegels dan de langste tot nu toe.",
      why: "De ring heeft vier tegels, één meer dan de langste weg tot nu toe: je krijgt de punten en de roofridder.",
    },
    kingmaker: {
      title: "De koningsmaker",
      hint: "Wie heeft aan het eind de koning?",
      why: "Je tegenstander krijgt 12 punten voor de stad, maar jij neemt de koning, die voor vijf afgebouwde steden telt, en je boer op de laatste tegel telt voor de nieuwe.",
    },
    twice: {
      title: "Twee op één kruising",
      hint: "De kruising bouwt twee wegen af die van niemand zijn.",
      why: "Je meeple neemt de ene weg en je fantoom de andere: beide tellen meteen en komen terug.",
    },
    doorway: {
      title: "Aan de kloosterpoort",
      hint: "De tegel bouwt een korte weg af, en je hebt er twee meeples voor.",
      why: "Een van je meeples telt voor de afgebouwde weg, de andere blijft in het klooster.",
    },
    "two-jobs": {
      title: "Twee taken",
      hint: "Er kan een stad afgebouwd worden. Welk ander deel van de tegel telt aan het eind?",
      why: "Een meeple telt meteen voor de stad. De andere ligt op de weide ernaast en telt er aan het eind voor.",
    },
    gift: {
      title: "Het geschenk van de fee",
      hint: "In plaats van een meeple te zetten mag je de fee verplaatsen.",
      why: "De tegel bouwt je stad af. Naast je ridder levert de fee 3 punten extra op zodra hij scoort.",
    },
    volcano: {
      title: "Vuur aan de muur",
      hint: "Op een vulkaantegel mag geen meeple. Toch kan de tegel iets.",
      why: "De vulkaantegel sluit je stad. Je ridder scoort, en de fee naast hem levert 3 punten extra op.",
    },
    princess: {
      title: "De jonkvrouw beslist",
      hint: "In de grootste stad van je tegenstander staat maar één ridder. Wie kan hem wegsturen?",
      why: "De jonkvrouw hoort nu bij die stad en stuurt de ridder naar huis. Zonder hem scoort je tegenstander daar niets.",
    },
    steering: {
      title: "Onbeschermd",
      hint: "De draak komt nooit op de tegel van de fee. Wie beschermt zij nu?",
      why: "Met de fee naast je boer is de ridder van je tegenstander onbeschermd. Elke tweede stap van de draak is van jou: wat je tegenstander ook doet, de draak bereikt de ridder.",
    },
    watchtower: {
      title: "De wachttoren",
      hint: "Een nieuwe toren reikt tot de tegels ernaast.",
      why: "De eerste verdieping neemt de boer ernaast gevangen: je tegenstander scoort niets voor die weide.",
    },
    "line-of-sight": {
      title: "In één lijn",
      hint: "Een toren reikt in rechte lijnen. Wie staat daar?",
      why: "De nieuwe toren bereikt de ridder op de tegel ernaast. Is hij gevangen, dan staat er niemand meer in de stad van je tegenstander en levert die niets op. Omdat je tegenstander een meeple van jou gevangen houdt, worden de twee meteen geruild.",
    },
    takeover: {
      title: "Overgenomen",
      hint: "Verbind eerst twee steden. Kijk dan naar de toren in de buurt.",
      why: "De tegel verbindt jouw stad met die van je tegenstander. Een verdieping op de toren neemt de andere ridder gevangen: de hele stad is van jou.",
    },
    span: {
      title: "De overspanning",
      hint: "Een tegel die nergens past, past misschien met een brug. Welk project van jou wacht daarop?",
      why: "Met een brug past de tegel in het gat en wordt je stad afgebouwd. De burcht ernaast levert nog eens evenveel punten op.",
    },
    "three-monks": {
      title: "Drie monniken",
      hint: "Is een meeple echt het beste wat deze tegel kan opleveren?",
      why: "Een gebouw telt voor elk klooster eromheen: drie daarvan zijn van jou.",
    },
    "fair-wind": {
      title: "Gunstige wind",
      hint: "De windroos levert alleen in haar eigen kwart punten op. Wat is daar nog meer open?",
      why: "De tegel ligt in zijn kwart en levert drie punten op. Daar bouwt hij ook je stad af, en je meeple neemt de nieuwe weide bij twee steden.",
    },
    lookout: {
      title: "De uitkijk",
      hint: "Drie van je meeples wachten op dezelfde plek.",
      why: "De tegel bouwt het klooster af en de stad bij de wachttoren, waarvan de ridder vijf punten extra krijgt. Hij bouwt ook een tweede kleine stad af: je nieuwe meeple scoort daar meteen.",
    },
    sacrifice: {
      title: "Een klein offer",
      hint: "Straks moet iedereen een boer terugnemen. Welke van jou mis je het minst?",
      why: "De tegel bouwt je stad af. Je zet een boer alleen neer om hem meteen weer terug te nemen; je tegenstander kan er geen missen.",
    },
    ferryman: {
      title: "De veerman",
      hint: "Een weg eindigt bij een meer als geen veerboot hem overzet.",
      why: "De tegel bouwt je stad af. Daarna verplaats je de andere veerboot: je nieuwe weg eindigt bij beide meren en is afgebouwd.",
    },
    underground: {
      title: "Onder de grond",
      hint: "Het tweede fiche van een paar verbindt twee wegen, hoe ver ze ook uit elkaar liggen.",
      why: "Je tweede fiche verbindt de korte weg van deze tegel met de lange weg die alleen van je tegenstander was. Nu delen jullie zeven tegels.",
    },
    ambush: {
      title: "De hinderlaag",
      hint: "Jullie delen een weg. Hoe haal je er meer uit dan je tegenstander?",
      why: "De tegel bouwt de gedeelde weg af. Vlak daarvoor komt je rover op het scorebord naast de meeple van je tegenstander en neemt de helft van diens punten.",
    },
    ringmaster: {
      title: "Hooggeëerd publiek",
      hint: "Twee van je speelstukken kunnen op de korte weg. Welk heeft er iets aan de buren?",
      why: "Je circusdirecteur krijgt de afgebouwde weg en levert 2 punten extra op voor elk van de vier tegels met piste of acrobaten om hem heen: 11 punten in plaats van 3.",
    },
    "front-row": {
      title: "Op de eerste rij",
      hint: "Waar telt één meeple twee keer: voor zichzelf en voor zijn plek?",
      why: "De tegel vergroot je stad, met een wapenschild. Vlak ernaast levert nog een acrobaat aan het einde 5 punten op. En omdat hij naast de circustent staat, levert hij ook op wat het fiche daaronder toont, wat dat ook is.",
    },
    "lie-down": {
      title: "De vermoeide monnik",
      hint: "Tel wat er om het klooster ligt, en dan wat er in zijn rij en zijn kolom ligt.",
      why: "Staand zou de monnik 6 punten opleveren, voor het klooster en vijf buren. Liggend levert hij er 9 op: één voor het klooster en acht voor de tegels in de rijen.",
    },
    pond: {
      title: "Te water",
      hint: "Niemand staat graag naast een vijver. Wie zou er staan?",
      why: "De struikrover en de ridder van je tegenstander vallen in de vijver. De weg en de stad leveren je tegenstander niets meer op, en elke meeple in de vijver kost aan het einde 2 punten.",
    },
    "side-door": {
      title: "De zijingang",
      hint: "Jullie delen een weg die het doolhof in gaat. Kan er een tweede meeple van jou bij?",
      why: "De tegel ligt aan een arm van het doolhof waarop niemand staat, dus mag je er een meeple op zetten. Met twee struikrovers tegen één is de weg van jou alleen.",
    },
    eviction: {
      title: "Geloofsstrijd",
      hint: "Een cultusplaats en een klooster liggen naast elkaar. Wie het eerst af is, wint.",
      why: "De tegel bouwt je cultusplaats af: 9 punten. De monnik in het nog niet afgebouwde klooster ernaast gaat met lege handen naar huis, en je meeple neemt de nieuwe stad met het wapenschild.",
    },
    "under-siege": {
      title: "Goede zaken",
      hint: "Een belegerde stad levert haar ridders weinig op. Wie levert ze veel op?",
      why: "De tegel bouwt twee belegerde steden af, en de nieuwe weide ligt aan allebei. Voor boeren telt elke belegerde stad dubbel: jouw boer krijgt voor elk 6 punten.",
    },
    "gold-ring": {
      title: "De gouden ring",
      hint: "Een afgebouwde weg geeft zijn eigenaar het goud dat op zijn tegels ligt.",
      why: "De tegel sluit je weg tot een ring. Je wint de zes goudstaven erop, en bij vier tot zes staven is elke staaf 2 punten waard: 12 aan het einde, naast 4 voor de weg.",
    },
    "magic-road": {
      title: "De betoverde weg",
      hint: "De tovenaar levert 1 punt extra op voor elke tegel van zijn weg. Waar groeit die met meer dan één tegel?",
      why: "De tegel verbindt je weg met de weg die van niemand is. Hij groeit van drie tegels naar zes, en met de tovenaar telt elke tegel dubbel: 12 punten in plaats van 6.",
    },
    "high-ground": {
      title: "Van bovenaf",
      hint: "In deze stad zouden jullie allebei één ridder hebben. Kijk waar ze op staan.",
      why: "De tegel verbindt de twee steden en bouwt ze als één stad af. Jullie hebben er elk één ridder, maar die van jou staat op een heuvel: bij die gelijke stand krijg jij alleen de 8 punten.",
    },
    "shared-flock": {
      title: "Naar de stal",
      hint: "Eén tegel kan voor twee van je speelstukken goed zijn: let op de weg en op de weide ernaast.",
      why: "De tegel bouwt je weg af en verbindt de weide van je herder met die van de andere herder. Breng de kudde thuis: alle schapen op de weide tellen voor jou, ook die van je tegenstander.",
    },
    "church-square": {
      title: "Het kerkplein",
      hint: "Een kerk levert haar monnik iets op, en ook wie er de meeste meeples omheen heeft.",
      why: "De tegel bouwt de kerk van je tegenstander af, maar jij hebt er meer meeples omheen en krijgt 3 punten. Je nieuwe meeple krijgt de korte afgebouwde weg: nog eens 3.",
    },
    "along-the-arrow": {
      title: "Volg de pijl",
      hint: "Je tegenstander heeft één boer meer dan jij. Op welke plek laat de tegel je meeple ergens anders heen gaan?",
      why: "De pijl met twee meeples wijst naar de tegel die je net hebt gelegd: je meeple mag naast een van je eigen meeples. Met elk twee boeren delen jullie de weide, en haar drie steden leveren ook jou 9 punten op.",
    },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0 ? "een gelijke stand" : `${points(Math.abs(lead))} ${lead > 0 ? "voorsprong" : "achterstand"}`;
}

/** @type {typeof import("../en/puzzles.js").career} */
export const career = {
  title: "Spelstatistieken",
  back: "Terug",
  none: "Je hebt nog geen spel uitgespeeld. Daarna vind je hier je statistieken.",
  counting: (done, all) => `Spel ${done} van ${all} wordt geteld …`,
  whose: "Wiens spellen?",
  unreadable: (count) => plural(count, { one: "# spel is onleesbaar en telt niet mee.", other: "# spellen zijn onleesbaar en tellen niet mee." }),
  games: "Afgelopen spellen",
  won: "Gewonnen",
  best: "Beste score",
  mean: "Gemiddelde score",
  longestRoad: "Langste weg",
  largestCity: "Grootste stad",
  tiles: (count) => plural(count, { one: "# tegel", other: "# tegels" }),
  against: "Tegen",
  people: "Alleen mensen",
  results: "Resultaten",
  resultsHelp: "Een spel tegen meerdere computerspelers telt bij de sterkste van hen. Een gedeelde overwinning telt als gewonnen.",
  byKind: "Punten per project",
  kind: "Project",
  all: "Totaal",
  perGame: "Per spel",
  number: decimal,
};
