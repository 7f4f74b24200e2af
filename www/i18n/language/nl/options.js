// @ts-check
/** The rules in detail, in Dutch. */

/** @type {typeof import("../en/options.js").options} */
export const options = {
  farms: {
    title: "Wat boeren opleveren",
    help: "Wat boeren aan het eind van het spel opleveren.",
    values: {
      third: "3 punten voor elke afgebouwde stad naast hun weide",
      second: "hetzelfde, maar een stad levert iedereen maar één keer punten op",
      first: "4 punten per stad voor wie er de meeste boeren omheen heeft",
      off: "geen boeren",
    },
  },
  "small-city": {
    title: "Wat een stad van twee tegels waard is",
    help: "Wat een afgebouwde stad van maar twee tegels waard is.",
    values: { full: "2 punten per tegel, zoals elke stad", half: "1 punt per tegel" },
  },
  followers: { title: "Hoeveel meeples iedereen heeft", help: "Hoeveel meeples iedereen heeft.", values: {} },
  "first-player": { title: "Wie begint", help: "Wie de eerste tegel legt.", values: { random: "wordt geloot", seat: "wie bovenaan de lijst staat" } },
  remaining: { title: "Resterende tegels opzoeken", help: "Of je mag opzoeken welke tegels nog komen.", values: { shown: "ja", hidden: "nee" } },
  "river-turn": {
    title: "Hoe de rivier mag buigen",
    help: "Hoe de rivier mag buigen.",
    values: {
      immediate: "niet dezelfde kant op bij twee tegels achter elkaar",
      never: "niet twee keer dezelfde kant op, ook niet na rechte stukken",
      any: "vrij",
    },
  },
  "start-tile": {
    title: "Wat er met de starttegel gebeurt",
    help: "Wat er met de starttegel gebeurt als het spel bij een bron begint.",
    values: { removed: "die gaat uit het spel", kept: "die wordt meegeschud" },
  },
  "river-tiles": {
    title: "Bron en meer van de rivier",
    help: "Welke bron en welk meer de rivier heeft.",
    values: { 2016: "die van 2016", 2021: "die van de jubileumeditie" },
  },
  lake: {
    title: "Wie het meer legt",
    help: "Wie het meer aan het eind van de rivier legt.",
    values: { turn: "wie aan de beurt is, zoals altijd", automatic: "niemand: het wordt automatisch gelegd" },
  },
  "unfinished-inn": {
    title: "Niet afgebouwde weg met herberg, stad met kathedraal",
    help: "Wat een niet afgebouwde weg met herberg of stad met kathedraal aan het eind waard is.",
    values: { zero: "niets", plain: "zoveel als zonder herberg of kathedraal" },
  },
  wagon: {
    title: "Waar een wagen naartoe mag",
    help: "Waar een wagen heen mag als zijn weg, stad of klooster afgebouwd is.",
    values: { near: "op zijn tegel of een van de acht eromheen", joined: "naar alles wat aan zijn afgebouwde project grenst" },
  },
  "barn-on-barn": {
    title: "Een tweede herenboerderij op een weide",
    help: "Of een herenboerderij op een weide mag waar al een herenboerderij staat.",
    values: { no: "nee", yes: "ja" },
  },
  "barn-without-farmers": {
    title: "Herenboerderijen zonder boeren",
    help: "Of er herenboerderijen worden geplaatst in een spel zonder boeren.",
    values: { no: "nee", yes: "ja" },
  },
  "abbey-end": {
    title: "Abdijen leggen als de tegels op zijn",
    help: "Of er nog abdijen gelegd mogen worden als er geen tegels meer zijn.",
    values: { yes: "iedereen heeft nog één beurt", no: "nee" },
  },
  "pig-second": {
    title: "Wat een tweede varken oplevert",
    help: "Of een tweede varken van dezelfde kleur op een weide punten oplevert.",
    values: { no: "nee", yes: "evenveel als het eerste" },
  },
  "second-part": {
    title: "Het tweede deel van een beurt",
    help: "Of je mag afzien van het tweede deel van je beurt.",
    values: { must: "nee, je legt nog een tegel", may: "ja, je kiest voordat je trekt" },
  },
  "king-final": {
    title: "Wat koning en roofridder opleveren",
    help: "Wat de koning en de roofridder opleveren.",
    values: {
      each: "aan het eind 1 punt per afgebouwde stad of weg van het landschap",
      flat: "aan het eind 10 punten voor de koning en 20 voor de roofridder",
      continuous: "1 punt per stad of weg, zodra die afgebouwd is",
    },
  },
  "dragon-move": {
    title: "Wanneer de draak loopt",
    help: "Wanneer de draak loopt als er een drakentegel is gelegd.",
    values: { before: "na de meeple, vóór de telling", after: "na de telling" },
  },
  fairy: { title: "Wie de fee beschermt", help: "Wie de fee beschermt.", values: { figure: "één meeple", tile: "alle meeples op een tegel" } },
  princess: {
    title: "Wat een jonkvrouw doet",
    help: "Of een jonkvrouw een ridder naar huis stuurt.",
    values: { may: "je mag er een kiezen", must: "je moet er een kiezen, als er een is" },
  },
  "count-move": {
    title: "Waar de graaf heen gaat",
    help: "Waar de graaf heen gaat nadat iemand een meeple naar Carcassonne heeft gestuurd.",
    values: {
      player: "naar een stadsdeel dat deze speler kiest, of nergens heen",
      clockwise: "naar het volgende stadsdeel",
      follow: "naar het stadsdeel waar de meeple heen ging",
    },
  },
  "count-final": {
    title: "Wie Carcassonne aan het eind verlaat",
    help: "Welke meeples Carcassonne vóór de eindtelling mogen verlaten.",
    values: { market: "alleen die van de markt, naar weiden", any: "alle, naar projecten waar hun stadsdeel voor is" },
  },
  "bazaar-auction": {
    title: "Hoe een bazaar verloopt",
    help: "Hoe je op een bazaar aan tegels komt.",
    values: { yes: "door te bieden", no: "ieder kiest er om de beurt een" },
  },
  festival: {
    title: "Wat bij een feest terugkomt",
    help: "Wat bij een feest terug mag komen.",
    values: { figure: "elk eigen speelstuk, ook de herenboerderij", follower: "alleen speelstukken die voor de meerderheid tellen" },
  },
  tunnels: {
    title: "Welke tunnelmonden gelden",
    help: "Welke tunnelmonden gelden.",
    values: { all: "alle gedrukte, ook in andere uitbreidingen", own: "die van De Tunnel" },
  },
  "tunnel-pairs": {
    title: "Paren tunnelfiches",
    help: "Met hoeveel paren tunnelfiches iedereen begint.",
    values: { "3/2": "3 met z’n tweeën, 2 met z’n drieën, anders 1", "2/1": "2 met z’n tweeën, anders 1" },
  },
  escape: {
    title: "Ontsnappen uit belegerde steden",
    help: "Uit welke belegerde steden een meeple mag ontsnappen.",
    values: { any: "als een willekeurige tegel van de stad naast een klooster ligt", besieged: "als een tegel met belegeraars naast een klooster ligt" },
  },
  monasteries: {
    title: "De andere kloosters",
    help: "Wat er met de kloosters van het basisspel gebeurt.",
    values: { replace: "deze komen ervoor in de plaats", keep: "ze blijven in het spel" },
  },
  labyrinth: {
    title: "Wat een doolhof doet",
    help: "Wat het doolhof doet.",
    values: {
      advanced: "elk stuk van de weg kan worden bezet, en meeples leveren 2 punten extra op als die afgebouwd is",
      basic: "het is een kruising waar geen weg eindigt",
    },
  },
  "message-often": {
    title: "Wanneer depêches komen",
    help: "Wanneer er een depêche komt voor een figuur op een veelvoud van 5.",
    values: {
      last: "na alle punten van de score",
      round: "ook na de punten vóór het zetten van de meeple, en na een bazaar",
      turn: "één keer per beurt, waarin iedereen maar één figuur vooruitzet",
    },
  },
  "message-alone": {
    title: "Depêches naast figuren van anderen",
    help: "Of er alleen een depêche komt waar geen figuur van een andere speler staat.",
    values: { no: "op elk zo’n vakje", yes: "alleen waar geen figuur van een andere speler op het scorebord staat" },
  },
  "robber-others": {
    title: "Wie nog een rover zet",
    help: "Wie na de speler aan de beurt ook een rover mag zetten.",
    values: { next: "de volgende speler van wie de rover in de voorraad is", all: "alle anderen in beurtvolgorde" },
  },
  buildings: {
    title: "Wat kleine gebouwen opleveren",
    help: "Wat een toren, een huis en een hut toevoegen.",
    values: { "1/1/1": "elk 1 punt", "3/2/1": "3, 2 en 1 punt" },
  },
  "gq11-pigsty": {
    title: "De varkenskudde van de Mini-uitbreiding",
    help: "Of de varkenskudde van de Mini-uitbreiding telt.",
    values: { yes: "ze levert 1 punt per stad op, ook zonder Kooplieden & Bouwmeesters", no: "het is weide" },
  },
  hill: {
    title: "Hoe heuvels beslissen",
    help: "Hoe meeples op heuvels een gelijke stand beslissen.",
    values: { one: "één telt evenveel als meer", count: "wie er meer heeft, wint" },
  },
  edge: { title: "Hoe groot de tafel is", help: "Hoeveel tegels de tafel breed en hoog is.", values: { open: "zo groot als het landschap wordt" } },
};
