// @ts-check
/** Wat de les zegt, in het Nederlands. Wie leert is Rood; de ander is Blauw. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "Eerste spel",
  steps: {
    lay: "Jij bent Rood. Elke beurt trek je een tegel en leg je die naast de andere. Op deze staat een weg: kies de omlijnde plek en dan ‘Tegel leggen’.",
    highwayman: "Nu mag je een van je meeples op deze tegel zetten. Kies de weg: een struikrover bezet hem helemaal, hoe lang hij ook wordt.",
    blueMonk: "Blauw laat de weg eindigen bij een klooster en zet er een monnik in. Die levert 9 punten op zodra alle acht plekken eromheen vol zijn.",
    finish: "Bij de huizen op deze tegel eindigen de wegen. Leg hem ongedraaid op de omlijnde plek: de wegen moeten aansluiten.",
    keep: "De weg is aan beide kanten dicht: hij is afgebouwd en telt aan het eind van de beurt. Je zou nog een meeple kunnen zetten, maar beëindig je beurt deze keer zonder meeple.",
    blueRoad: "4 punten: 1 voor elke tegel van de weg. Je struikrover is bij je terug en kan weer worden gebruikt. Blauw begint een weg.",
    city: "Dit is een stuk stad met een wapenschild. Stad moet tegen stad liggen: leg het op de omlijnde plek, zo gedraaid dat de muren aansluiten.",
    knight: "Bezet de stad met een ridder. Als de muur dicht is, levert de stad 2 punten per tegel op en nog 2 per wapenschild.",
    blueCity:
      "Blauw begint een stad naast die van jou. In een stad waar al een meeple staat, mag niemand er een zetten, maar twee steden kunnen later samengroeien.",
    monastery:
      "Een klooster levert punten op voor de tegels eromheen, in alle acht richtingen. Leg het op de omlijnde plek; in de loop van het spel komen er meer tegels omheen.",
    monk: "Zet er een monnik in: 1 punt voor het klooster en 1 voor elk van de acht tegels eromheen. Zijn ze er alle acht, dan komt hij bij je terug.",
    blueLonger: "Blauw maakt de weg langer. De tegel ligt ook naast jouw klooster: wat anderen leggen, kan jou helpen.",
    apart: "Hier is nog een stuk stad. Leg het op de omlijnde plek, zo gedraaid dat de stad onderaan ligt: daar raakt het geen bezette stad.",
    second: "Daarom mag je hier een tweede ridder zetten. Die helpt als de steden samengroeien.",
    blueNext: "Blauw begint nog een weg en vult een plek naast het eigen klooster.",
    join: "Dit stuk past in het gat en verbindt alle drie de steden. Leg het op de omlijnde plek.",
    farmer:
      "De stad is afgebouwd. Jij hebt er twee ridders, Blauw één: wie er de meeste heeft, krijgt alle punten, bij gelijke stand allebei. Zet eerst een boer op de weide; die reikt tot aan wegen en muren.",
    blueLast:
      "12 punten: 2 voor elk van de 5 tegels en voor het wapenschild; Blauw krijgt niets. Nu legt Blauw de laatste tegel. Dan leveren niet afgebouwde projecten 1 punt per tegel op, en je boer levert 3 punten op voor elke afgebouwde stad aan zijn weide.",
  },
  part: (part, parts) => `Stap ${part} van ${parts}`,
  next: "Verder",
  show: "Laat zien",
  /** After that: the button that plays what was shown. */
  shown: (/** @type {string} */ button) => `Zo moet het. Kies nu ‘${button}’.`,
  back: "Terugnemen",
  reading: "Lees de uitleg en kies dan ‘Verder’.",
  watching: "Blauw is aan de beurt.",
  wrong: {
    tile: "Dat mag ook volgens de regels. Maar in deze les moet de tegel op de omlijnde plek, gedraaid zoals beschreven: neem de zet terug en probeer het opnieuw.",
    figure: "Dat mag ook volgens de regels. Maar in deze les moet de meeple ergens anders: neem de zet terug en probeer het opnieuw.",
    skip: "Je mag een beurt altijd zonder meeple beëindigen. Maar in deze les heb je er hier een nodig: neem de zet terug en probeer het opnieuw.",
  },
  wrongHint: "Neem de laatste zet terug om verder te gaan.",
  unkept: "De browser slaat niet op hoe ver je bent. Als je weggaat, begint de les weer van voren af aan.",
  menu: { resume: "Terug naar de les", rules: "Alle regels", again: "Les opnieuw beginnen", leave: "De les verlaten" },
  end: {
    title: "Je kunt nu spelen!",
    text: (red, blue) =>
      `Je hebt gewonnen met ${red} tegen ${blue}. Wegen, steden en kloosters leveren punten op tijdens het spel, boeren aan het eind, en niet afgebouwde projecten leveren nog een punt per tegel op.`,
    hints: [
      "Met elk twee ridders hadden jullie allebei alle 12 punten voor de stad gekregen.",
      "Boeren komen nooit terug: houd genoeg meeples over voor de rest van het spel.",
    ],
    next: "Speel nu een heel spel tegen de Beginner, die ook fouten maakt. De gloeilamp aan de rand van het bord laat zien wat een meester zou doen, en je kunt de regels altijd opzoeken.",
    expansions: "Korte lessen voor uitbreidingen:",
    play: "Tegen de Beginner spelen",
    rules: "Alle regels",
    leave: "Naar het startscherm",
  },
};
