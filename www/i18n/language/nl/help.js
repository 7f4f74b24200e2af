// @ts-check
/** How to play in six sentences, the board aids and the keys of the board, in Dutch. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "Zo speel je",
  steps: [
    "In je beurt trek je een tegel en leg je die naast de tegels op tafel: stad tegen stad, weg tegen weg, weide tegen weide.",
    "Daarna mag je een meeple op die tegel zetten: in een stad, op een weg, in een klooster of op een weide, maar alleen als daar nog geen meeple staat, ook niet van jezelf.",
    "Een afgebouwde stad geeft 2 punten voor elke tegel en elk wapenschild, een afgebouwde weg 1 punt per tegel en een klooster met alle acht buren 9 punten. De meeples komen dan bij je terug.",
    "Hebben meerdere spelers meeples in hetzelfde project, dan krijgt wie er de meeste heeft de punten. Bij een gelijke stand krijgt ieder van hen alle punten.",
    "Boeren blijven tot het eind op hun weide en krijgen dan punten voor elke afgebouwde stad ernaast. Ook niet afgebouwde projecten leveren nog wat punten op.",
    "Als de tegels op zijn, wint wie de meeste punten heeft.",
  ],
  aids: {
    all: "Uit: geen markeringen op het bord. De keuzes hieronder blijven bewaard.",
    legal: "Waar de tegel in de hand mag liggen. Ook als dit uitstaat, kun je ze aantikken.",
    dead: "Een kruis geeft aan waar geen enkele resterende tegel past.",
    last: "De hoeken zijn gemarkeerd in de kleur van de speler die hem legde.",
    light:
      "Tik op of wijs naar een stad, weg, weide of klooster om te zien wat het waard is en van wie het is, of naar een lege plek om te zien hoeveel tegels er passen.",
    fields: "Weiden zijn gearceerd in de kleur van de speler die ze heeft, met het aantal steden dat ze voeden.",
    points: "Ze staan naast elke score.",
  },
  /** Of a player who leaves. */
  away: {
    help: "Een computer kan verderspelen voor wie weggaat. Neemt niemand het over, dan leggen de anderen die tegels samen, zonder meeples te zetten. Meeples die al op het bord staan, tellen zoals altijd.",
    nobody: "Niemand: samen leggen",
  },
  keys: "Toetsen als het bord de focus heeft:",
  keyList: [
    ["I", "volgend project van de laatste tegel"],
    ["T", "resterende tegels"],
    ["F", "weiden"],
    ["P", "punten"],
    ["H", "alle hulp aan of uit"],
    ["W", "wat een meester zou doen"],
    ["S", "ieders punten"],
    ["D", "de tegel in de hand"],
    ["L", "de laatste zet"],
    ["M", "mijn meeples"],
    ["O", "wie aan de beurt is"],
    ["G", "bord als tekst"],
    ["/", "een zet typen"],
    ["A/?", "deze lijst"],
  ],
};
