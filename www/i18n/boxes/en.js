// @ts-check
// biome-ignore-all format: written by xtask/cards.mjs
/** The boxes before they are played, and what points are for with them: written by xtask/cards.mjs from the cards of the boxes. */

/** @type {Record<string, { title: string, help: string, parts?: Record<string, string> }>} */
export const boxes = {
  abbey: { title: "Abbey & Mayor", help: "Abbeys fill gaps; each player also gets a mayor, a wagon and a barn. For up to six players.", parts: { tiles: "the land tiles", abbey: "the abbeys", mayor: "the mayors", wagon: "the wagons", barn: "the barns" } },
  abbot: { title: "The Abbot", help: "Gardens score like monasteries, and the abbot may be taken back early." },
  inns: { title: "Inns & Cathedrals", help: "More points for roads with an inn and cities with a cathedral, but only if they are completed. Adds a large meeple and a sixth player.", parts: { tiles: "the land tiles, inns and cathedrals", large: "the large meeples" } },
  king: { title: "King & Robber Baron", help: "Whoever completes the largest city holds the king, and whoever completes the longest road holds the robber baron: points at the end.", parts: { tiles: "the land tiles", king: "the king", robber: "the robber baron" } },
  phantom: { title: "The Phantom", help: "A second figure: after your first one it may stand on another part of the same tile." },
  river: { title: "The River", help: "The game begins with a river, from its source to a lake." },
  river2: { title: "The River II", help: "A river that forks and ends in two places." },
  traders: { title: "Traders & Builders", help: "Whoever completes a city takes its goods. A builder brings a second tile in your turn, a pig more points for fields. Adds a sixth player.", parts: { tiles: "the land tiles", builder: "the builders", pig: "the pigs", goods: "the goods" } },
  dragon: { title: "Princess & Dragon", help: "A dragon, moved by all players, eats figures; a fairy protects them. Princesses send knights home, and portals lead far away.", parts: { tiles: "the land tiles", dragon: "the dragon and its volcanoes", fairy: "the fairy", princess: "the princesses", portal: "the magic portals" } },
  tower: { title: "The Tower", help: "Build towers, capture other players’ figures from them, and let those players pay ransom.", parts: { tiles: "the land tiles", towers: "the towers and prisoners" } },
  count: { title: "The Count of Carcassonne", help: "The City of Carcassonne lies on the table. Whoever lets others score may send figures there and bring them back into play." },
  bridges: { title: "Bridges, Castles & Bazaars", help: "Bridges carry roads across fields, small cities become castles, and tiles are auctioned at bazaars.", parts: { tiles: "the land tiles", bridges: "the bridges", castles: "the castles", bazaars: "the bazaars" } },
  anniversary: { title: "20th anniversary", help: "Tiles with arrows: 2 points, or a figure beside another, a figure far away, or another turn. Their layouts are our own." },
  hills: { title: "Hills & Sheep", help: "A tile lies unseen under each hill, and figures on hills decide ties. Vineyards raise monasteries. A shepherd gathers sheep; a wolf scatters them.", parts: { tiles: "the land tiles", shepherd: "the shepherds and their flocks", hill: "the hills", vineyard: "the vineyards" } },
  flier: { title: "The Flying Machines", help: "A figure may fly one to three tiles from a machine, as a die says, and join a feature that others hold." },
  festival: { title: "The Festival", help: "On a tile with fireworks you may take one of your figures back from anywhere instead of placing one." },
  gq11: { title: "The Mini Expansion", help: "Ten more tiles, one of them with a pigsty; with a river also a source of its own." },
  ferries: { title: "The Ferries", help: "Roads end at lakes, but a ferry joins two of them. When a road leads to a ferry, it may cross over to other roads." },
  labyrinth: { title: "The Labyrinth", help: "A road with four arms leads through it. Each of them can be occupied, and every figure on the completed road gives 2 points more." },
  messages: { title: "The Messages", help: "You have two figures on the scoring track and choose which of them moves. One that stops on a multiple of 5 in your turn brings a message: its action or 2 points." },
  robbers: { title: "The Robbers", help: "A tile with a bag brings your robber onto the scoring track, beside another player’s figure. When that player scores next, you get half as many points." },
  gold: { title: "The Gold Mines", help: "A gold tile brings two bars. Whoever completes roads, cities and monasteries there shares them; the more bars you have, the more each is worth." },
  mage: { title: "Mage & Witch", help: "A tile with a hat moves the mage, who adds a point for each tile of a road or city, or the witch, who halves its points." },
  corn1: { title: "Corn Circles I", help: "At a corn circle everybody may add a figure to a follower on a road, in a city or on a field, or everybody takes one back." },
  corn2: { title: "Corn Circles II", help: "At a corn circle everybody may add a figure to a follower on a road, in a city or on a field, or everybody takes one back." },
  shrines: { title: "Heretics & Shrines", help: "A shrine is a monastery that races against a monastery beside it: whichever is completed first sends the other’s figure home without points." },
  tunnel: { title: "The Tunnel", help: "Roads end in the mouths of tunnels. With two of your tokens you join two mouths, and their roads become one." },
  siege: { title: "The Besiegers", help: "A besieged city gives its knights less and the farmers around it twice as much; at the end of a turn a figure may escape past a monastery." },
  cathars: { title: "The Cathars", help: "A besieged city gives its knights less and the farmers around it twice as much; at the end of a turn a figure may escape past a monastery." },
  little: { title: "Little Buildings", help: "Instead of a figure you may place a shed, a house or a tower on your tile. It makes the roads, cities and fields there and the monasteries around it worth more.", parts: { shed: "the sheds", house: "the houses", tower: "the towers" } },
  watchtowers: { title: "The Watchtowers", help: "A follower at the foot of a tower brings more when its road or city is completed: for coats of arms, roads, cities, monasteries or followers around." },
  windroses: { title: "Wind Roses", help: "The game begins at a wind rose. A tile with a quarter of a rose brings 3 points if you place it on that side of the rose." },
  darmstadt: { title: "Darmstadt", help: "Two churches give 3 points to whoever has the most followers around them, and a congress hall makes its city worth more." },
  spieldoch: { title: "Spiel doch", help: "Two more tiles, without rules of their own." },
  winter: { title: "Winter Edition", help: "Twelve tiles with animals; the other tiles of the base game are those without gardens." },
};

/** @type {Record<string, string>} */
export const kinds = {
  message: "Messages",
  loot: "Loot",
  gold: "Gold",
  shrine: "Shrines",
  watchtower: "Watchtowers",
  rose: "Wind roses",
  church: "Churches",
};
