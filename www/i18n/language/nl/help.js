// @ts-check
/** How to play in six sentences, the board aids and the keys of the board, in Dutch. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "Zo speel je",
  steps: [
    "In je beurt trek je een tegel en leg je die naast de tegels op tafel: stad tegen stad, weg tegen weg, weide tegen weide.",
    "Daarna mag je een pion op die tegel zetten: in een stad, op een weg, in een klooster of in een weide, maar alleen als daar nog geen pion staat, ook niet van jezelf.",
    "Een voltooide stad geeft 2 punten voor elke tegel en elk wapenschild, een voltooide weg 1 punt per tegel en een klooster met alle acht buren 9 punten. De pionnen komen dan bij je terug.",
    "Hebben meerdere spelers pionnen in hetzelfde gebied, dan krijgt wie er de meeste heeft de punten. Bij een gelijke stand krijgt ieder van hen alle punten.",
    "Boeren blijven tot het eind in hun weide en krijgen dan punten voor elke voltooide stad ernaast. Ook onvoltooide gebieden leveren nog wat punten op.",
    "Als de tegels op zijn, wint wie de meeste punten heeft.",
  ],
  aids: {
    all: "Als dit uitstaat, leest iedereen zelf het bord. De keuzes hieronder blijven bewaard.",
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
    help: "Een computer kan verderspelen voor wie weggaat. Neemt niemand het over, dan leggen de anderen die tegels samen, zonder pionnen te zetten. Pionnen die al op het bord staan, tellen zoals altijd.",
    nobody: "Niemand: samen leggen",
  },
  keys: "Toetsen als het bord de focus heeft:",
  keyList: [
    ["I", "volgend gebied van de laatste tegel"],
    ["T", "resterende tegels"],
    ["F", "weiden"],
    ["P", "punten"],
    ["H", "alle hulp aan of uit"],
    ["W", "wat een meester zou doen"],
    ["S", "ieders punten"],
    ["D", "de tegel in de hand"],
    ["L", "de laatste zet"],
    ["M", "mijn pionnen"],
    ["O", "wie aan de beurt is"],
    ["G", "bord als tekst"],
    ["/", "een zet typen"],
    ["A/?", "deze lijst"],
  ],
};
