// @ts-check
/** How to play in six sentences, in Dutch. */

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
};
