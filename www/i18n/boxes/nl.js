// @ts-check
// biome-ignore-all format: written by xtask/cards.mjs
/** The boxes before they are played, and what points are for with them: written by xtask/cards.mjs from the cards of the boxes. */

/** @type {Record<string, { title: string, help: string, parts?: Record<string, string> }>} */
export const boxes = {
  abbey: { title: "Burgemeesters & Abdijen", help: "Abdijen vullen gaten; iedereen krijgt ook een burgemeester, een wagen en een herenboerderij. Voor maximaal zes spelers.", parts: { tiles: "de landtegels", abbey: "de abdijen", mayor: "de burgemeesters", wagon: "de wagens", barn: "de herenboerderijen" } },
  abbot: { title: "De Abt", help: "Tuinen tellen als kloosters, en de abt mag eerder worden teruggenomen." },
  inns: { title: "Kathedralen & Herbergen", help: "Meer punten voor wegen met een herberg en steden met een kathedraal, maar alleen als ze afgebouwd worden. Met een grote meeple en een zesde kleur.", parts: { tiles: "de landtegels met herbergen en kathedralen", large: "de grote meeples" } },
  king: { title: "Koning & Roofridder", help: "Wie de grootste stad afbouwt, heeft de koning, wie de langste weg afbouwt, de roofridder: punten aan het eind.", parts: { tiles: "de landtegels", king: "de koning", robber: "de roofridder" } },
  phantom: { title: "Het Fantoom", help: "Een tweede meeple: na de eerste mag het fantoom op een ander deel van dezelfde tegel." },
  river: { title: "De Rivier", help: "Het spel begint met een rivier, van de bron tot een meer." },
  river2: { title: "De Rivier II", help: "Een rivier die zich splitst en op twee plaatsen eindigt." },
  traders: { title: "Kooplieden & Bouwmeesters", help: "Wie een stad afbouwt, neemt de handelswaren. De bouwmeester geeft een tweede tegel in je beurt, het varken meer punten voor weiden. Met een zesde kleur.", parts: { tiles: "de landtegels", builder: "de bouwmeesters", pig: "de varkens", goods: "de handelswaren" } },
  dragon: { title: "De Draak, de Fee & de Jonkvrouw", help: "Een draak die iedereen verplaatst, eet meeples op; een fee beschermt ze. Jonkvrouwen sturen ridders naar huis en magische poorten leiden ver weg.", parts: { tiles: "de landtegels", dragon: "de draak met zijn vulkanen", fairy: "de fee", princess: "de jonkvrouwen", portal: "de magische poorten" } },
  tower: { title: "De Toren", help: "Bouw torens, neem vandaar meeples van anderen gevangen en laat ze losgeld betalen.", parts: { tiles: "de landtegels", towers: "de torens en de gevangenen" } },
  count: { title: "De Graaf van Carcassonne", help: "De stad Carcassonne ligt op tafel. Wie anderen aan punten helpt, mag er meeples heen sturen en ze later terughalen." },
  bridges: { title: "Bruggen, Burchten & Bazaars", help: "Bruggen leiden wegen over weiden, kleine steden worden burchten en op bazaars worden tegels geveild.", parts: { tiles: "de landtegels", bridges: "de bruggen", castles: "de burchten", bazaars: "de bazaars" } },
  anniversary: { title: "20-jarig jubileum", help: "Tegels met pijlen: 2 punten, een meeple naast een andere, een meeple ver weg of nog een beurt. Het landschap erop hebben we zelf bedacht." },
  hills: { title: "Schapen & Heuvels", help: "Onder elke heuvel ligt een verborgen tegel, en meeples op heuvels beslissen bij gelijke stand. Wijngaarden maken kloosters meer waard. Een herder verzamelt schapen; een wolf verjaagt ze.", parts: { tiles: "de landtegels", shepherd: "de herders en hun kuddes", hill: "de heuvels", vineyard: "de wijngaarden" } },
  flier: { title: "De Vliegmachines", help: "Een meeple mag met een vliegmachine een tot drie tegels ver vliegen, zoals de dobbelsteen zegt, ook naar een project dat al bezet is." },
  festival: { title: "Het Feest", help: "Op een tegel met vuurwerk mag je een van je meeples overal vandaan terugnemen in plaats van er een te zetten." },
  gq11: { title: "De Mini-uitbreiding", help: "Tien extra tegels, waarvan één met een varkenskudde; met een rivier ook een eigen bron." },
  ferries: { title: "De Veerboten", help: "Wegen eindigen bij meren, maar een veerboot verbindt er twee. Leidt een weg naar een veerboot, dan mag die naar andere wegen oversteken." },
  labyrinth: { title: "Het Labyrint", help: "Er loopt een weg met vier armen doorheen. Elke arm kan worden bezet, en elke meeple op de voltooide weg levert 2 punten extra op." },
  messages: { title: "De Depêches", help: "Je hebt twee figuren op het scorebord en kiest welke vooruitgaat. Stopt er in je beurt een op een veelvoud van 5, dan krijg je een depêche: de actie of 2 punten." },
  robbers: { title: "De Rovers", help: "Een tegel met een buitzak brengt je rover op het scorebord, naast de figuur van een andere speler. Als die weer scoort, krijg je half zoveel punten." },
  gold: { title: "De Goudmijnen", help: "Een goudtegel levert twee staven op. Wie daar wegen, steden en kloosters afbouwt, verdeelt ze; hoe meer staven, hoe meer elke staaf waard is." },
  mage: { title: "Tovenaar & Heks", help: "Een tegel met een hoed verplaatst de tovenaar, die een weg of stad per tegel een punt meer geeft, of de heks, die de punten halveert." },
  corn1: { title: "De Graancirkels I", help: "Bij een graancirkel mag iedereen een meeple bij een eigen meeple op een weg, in een stad of op een weide zetten, of iedereen neemt er een terug." },
  corn2: { title: "De Graancirkels II", help: "Bij een graancirkel mag iedereen een meeple bij een eigen meeple op een weg, in een stad of op een weide zetten, of iedereen neemt er een terug." },
  shrines: { title: "Ketters & Cultusplaatsen", help: "Een cultusplaats is een klooster in een wedloop met een klooster ernaast: wat het eerst is afgebouwd, stuurt de meeple van het andere zonder punten naar huis." },
  tunnel: { title: "De Tunnel", help: "Wegen eindigen in tunnelmonden. Met twee van je fiches verbind je twee tunnelmonden, en hun wegen worden één." },
  siege: { title: "De Belegeraars", help: "Een belegerde stad levert haar ridders minder op en de boeren eromheen het dubbele; aan het einde van een beurt mag een meeple langs een klooster ontsnappen." },
  cathars: { title: "De Katharen", help: "Een belegerde stad levert haar ridders minder op en de boeren eromheen het dubbele; aan het einde van een beurt mag een meeple langs een klooster ontsnappen." },
  little: { title: "Kleine Gebouwen", help: "In plaats van een meeple mag je een hut, een huis of een toren op je tegel zetten. Wegen, steden en weiden daar en kloosters eromheen worden meer waard.", parts: { shed: "de hutten", house: "de huizen", tower: "de torens" } },
  watchtowers: { title: "De Wachttorens", help: "Een meeple aan de voet van een wachttoren levert meer op als zijn weg of stad wordt afgebouwd: voor wapenschilden, wegen, steden, kloosters of meeples eromheen." },
  windroses: { title: "De Windrozen", help: "Het spel begint bij een windroos. Een tegel met een kwart van de roos levert 3 punten op als je hem aan die kant van de roos legt." },
  darmstadt: { title: "Darmstadt", help: "Twee kerken leveren 3 punten op voor wie er de meeste meeples omheen heeft, en een congrescentrum maakt zijn stad meer waard." },
  spieldoch: { title: "Spiel doch", help: "Twee extra tegels, zonder eigen regels." },
  winter: { title: "Wintereditie", help: "Twaalf tegels met dieren; de andere tegels van het basisspel zijn die zonder tuinen." },
};

/** @type {Record<string, string>} */
export const kinds = {
  message: "Depêches",
  loot: "Buit",
  gold: "Goud",
  shrine: "Cultusplaatsen",
  watchtower: "Wachttorens",
  rose: "Windrozen",
  church: "Kerken",
};
