// @ts-check
/** Bridges, castles, bazaars and the City of Carcassonne: what happens, what can be done and what is seen, in German. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("de");

/** The quarters of the City of Carcassonne: the name, and with "in", "from" and "into". @type {Record<string, { name: string, from: string, into: string }>} */
const QUARTERS = {
  castle: { name: "Burg", from: "aus der Burg", into: "in die Burg" },
  market: { name: "Markt", from: "vom Markt", into: "auf den Markt" },
  blacksmith: { name: "Schmiede", from: "aus der Schmiede", into: "in die Schmiede" },
  cathedral: { name: "Kathedrale", from: "aus der Kathedrale", into: "in die Kathedrale" },
};
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "Städte", market: "Wiesen", blacksmith: "Straßen", cathedral: "Klöster" };
/** @type {Record<string, string>} */
const SERVES = { castle: "in Städte", blacksmith: "auf Straßen", cathedral: "in Klöster" };
/** @type {Record<string, string>} */
const ONTO = { road: "auf eine Straße", city: "in eine Stadt", monastery: "in ein Kloster", field: "auf eine Wiese", garden: "in einen Garten" };
/** @type {Record<string, string>} */
const ACROSS = { NS: "von Nord nach Süd", EW: "von Ost nach West" };
/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "darf deine Figur auch neben eine eigene",
  elsewhere: "darf deine Figur auch auf ein anderes Plättchen",
  again: "hast du noch einen Zug",
};

/** @type {typeof import("../en/bridges.js").bridges} */
export const bridges = {
  arrows: {
    beside: "Pfeil für eine Figur neben einer eigenen",
    elsewhere: "Pfeil für eine Figur auf einem anderen Plättchen",
    again: "Pfeil für noch einen Zug",
  },
  pieces: { "bridge.NS": "Brücke ↕", "bridge.EW": "Brücke ↔", castle: "Burg", count: "Graf" },
  quarter: (quarter) => QUARTERS[quarter].name,
  serves: (quarter) => FOR[quarter],
  mover: { castle: (name) => `${name}: eine Burg?`, moveOut: (name) => `${name}: aus Carcassonne weg?`, bazaar: (name) => `Basar: ${name}` },
  events: {
    sent: (name, figure, quarter) => `${name} schickt ${FIGURES[figure].anA} nach Carcassonne, ${QUARTERS[quarter].into}.`,
    left: (name, figure, quarter, feature) => `${name} versetzt ${FIGURES[figure].anA} ${QUARTERS[quarter].from} ${ONTO[feature]}.`,
    bridge: (name, x, y, axis) => `${name} baut eine Brücke ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} macht aus einer Stadt eine Burg.`,
    offered: (tile) => `Auf dem Basar liegt ein Plättchen (${tile}).`,
    chosen: (name, tile) => `${name} wählt ein Plättchen (${tile}).`,
    bid: (name, count) => `${name} bietet ${points(count)}.`,
    taken: (name, tile) => `${name} bekommt ein Plättchen (${tile}) und legt es im nächsten Zug.`,
    count: (name, quarter) => `${name} versetzt den Grafen ${QUARTERS[quarter].into}.`,
    pays: (name, count) => `${name} zahlt ${points(count)} auf dem Basar.`,
    again: (name) => `Pfeil für ${name}: noch ein Plättchen.`,
  },
  scores: {
    castle: " für eine Burg",
    bazaar: " auf dem Basar",
    arrow: " für einen Pfeil",
    castles: (count) => plural(count, { one: ", davon eine Burg", other: ", davon # Burgen" }),
  },
  actions: {
    withBridge: (tile, x, y, axis) => `${tile}, mit einer Brücke ${ACROSS[axis]} (${cell(x, y)})`,
    bridge: (x, y, axis) => `Brücke ${ACROSS[axis]}: ${cell(x, y)}`,
    castle: (x, y) => `Burg: ${cell(x, y)}`,
    choose: (tile) => `Das Plättchen wählen: ${tile}`,
    bid: (count) => `${count} bieten`,
    buy: "Das Plättchen kaufen",
    sell: "Das Plättchen verkaufen",
    send: (figure, quarter) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].into}, für ${FOR[quarter]}`,
    count: (quarter) => `Graf ${QUARTERS[quarter].into}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].from} nach ${cell(x, y)}: ${place(where)}`,
  },
  then: "Dann eine Brücke.",
  holdings: {
    bridges: (count) => `Brücken übrig: ${count}`,
    castles: (count) => `Burgen übrig: ${count}`,
    held: (tile) => `legt im nächsten Zug ein Plättchen (${tile})`,
  },
  feature: {
    castle: "Burg",
    waits: "Bringt einmal so viele Punkte wie das nächste Gebiet, das auf diesen zwei Plättchen oder daneben fertig wird.",
    lord: (name) => `Burgherr ist eine Figur von ${name}.`,
    scored: "Sie ist schon gewertet.",
    quarter: (quarter) => `Carcassonne: ${QUARTERS[quarter].name}`,
    serves: (quarter) =>
      quarter === "market"
        ? "Von hier dürfen Figuren auf Wiesen, die gleich gewertet werden, meist am Ende des Spiels."
        : `Von hier dürfen Figuren ${SERVES[quarter]}, die gleich gewertet werden.`,
    empty: "Hier ist niemand.",
    there: (name, count) => `${name}: ${plural(count, { one: "# Figur", other: "# Figuren" })}`,
    count: "Der Graf ist hier: Niemand verlässt dieses Viertel.",
  },
  primary: {
    tileWithBridge: "Mit Brücke legen",
    bridge: "Brücke bauen",
    castle: "Burg bauen",
    moveOut: "Figur versetzen",
    send: "Figur schicken",
    count: "Grafen versetzen",
  },
  skip: {
    tile: "Plättchen ablegen",
    castle: "Punkte nehmen",
    moveOut: "Niemanden versetzen",
    send: "Niemanden schicken",
    count: "Graf bleibt",
    bazaar: "Passen",
  },
  hint: {
    arrow: {
      drawn: (gives) => `Zeigt der Pfeil auf ein leeres Feld, bekommst du 2 Punkte; zeigt er auf ein Plättchen, ${ARROW[gives]}.`,
      far: "Ein Pfeil: Deine Figur darf auf jede markierte Stelle, auch auf anderen Plättchen.",
      again: "Ein Pfeil gibt dir danach noch einen Zug.",
      either: "Zwei Pfeile: Setze deine Figur mit dem einen auf ein anderes Plättchen, oder nimm danach noch einen Zug.",
      given: "Dein Pfeil: noch ein Plättchen.",
    },
    tile: "Dieses Plättchen passt nur mit einer Brücke. Lege es mit einer, oder lege es ab und ziehe ein anderes.",
    bridge: "Wähle, wo deine Brücke steht: Sie ist eine Straße über die Wiese. Danach darfst du noch eine Figur setzen.",
    castle:
      "Nimm die Punkte deiner Stadt, oder mach eine Burg daraus: Deine Figur bleibt, und du bekommst so viel wie das nächste Gebiet, das daneben fertig wird.",
    moveOut: "Vor der Wertung darfst du Figuren aus Carcassonne in die markierten Gebiete versetzen.",
    send: "Andere haben Punkte bekommen, du nicht: Du darfst eine Figur nach Carcassonne schicken. Wähle eines der vier Viertel: Von dort kann sie später in eine Stadt, auf eine Straße, in ein Kloster oder auf eine Wiese, kurz vor deren Wertung.",
    waits: {
      castle: "Deine Figur wartet hier, bis sie in eine Stadt kann, die gleich gewertet wird.",
      market: "Deine Figur wartet hier, bis sie auf eine Wiese kann, meist am Ende des Spiels.",
      blacksmith: "Deine Figur wartet hier, bis sie auf eine Straße kann, die gleich gewertet wird.",
      cathedral: "Deine Figur wartet hier, bis sie in ein Kloster kann, das gleich gewertet wird.",
    },
    count: "Du darfst auch den Grafen versetzen: Aus seinem Viertel geht niemand weg.",
    choose: "Alle bekommen eines dieser Plättchen für ihren nächsten Zug. Wähle eines; du bietest zuerst darauf.",
    take: "Wähle das Plättchen, das du in deinem nächsten Zug legst.",
    bid: "Eröffne das Bieten um dieses Plättchen: 0 oder mehr.",
    more: (name, count) => `${name} bietet ${count}. Biete mehr, oder passe.`,
    last: (name, count) => `Niemand bietet mehr als ${name}: ${count}. Zahle selbst ${count} und behalte das Plättchen, oder verkaufe es an ${name}.`,
    chosen: {
      tileWithBridge: "Mit deiner Brücke passt das Plättchen hierher. Sie bleibt liegen.",
      bridge: "Eine Brücke ist eine Straße über die Wiese. Danach darfst du noch eine Figur setzen.",
      count: "Solange der Graf hier ist, verlässt niemand dieses Viertel.",
      moveOut: "Deine Figur zählt mit, wenn das hier gewertet wird.",
    },
  },
  why: {
    noArrow: "Auf ein anderes Plättchen kommt eine Figur nur in einem Zug, in dem ein Pfeil wirkt, oder durch ein Portal, und nur eine.",
    noBridge:
      "Dorthin kann keine Brücke: Sie liegt auf dem eben gelegten Plättchen oder daneben, von Wiese zu Wiese, und jenseits ihrer Enden liegt nichts. Und du brauchst eine im Vorrat.",
    bridgeUnneeded: "Zusammen mit dem Plättchen darfst du eine Brücke nur bauen, wo es ohne sie nicht passt. Sonst baust du sie nach dem Legen.",
    castle: "Erst entscheidet, wem die Stadt gehört, ob sie eine Burg wird.",
    noCastle: "Eine Burg wird nur aus einer eben fertigen Stadt aus zwei Plättchen mit runden Mauern, in der eine einzige Figur steht.",
    bazaar: "Erst geht der Basar weiter.",
    noBazaar: "Gerade ist kein Basar.",
    sending: "Entscheide erst, ob du eine Figur nach Carcassonne schickst.",
    noSending: "Nach Carcassonne schickst du eine Figur nur, wenn dein Plättchen anderen Punkte bringt und dir nicht. Sie muss in das Viertel dürfen.",
    count: "Entscheide erst, ob der Graf weitergeht.",
    noCount: "Dorthin kann der Graf jetzt nicht.",
    moveOut: "Entscheide erst, welche Figuren Carcassonne verlassen.",
    noMoveOut: "So eine Figur kann jetzt nicht aus Carcassonne dorthin.",
  },
  bazaar: {
    label: "Basar",
    tile: (tile, parts) => `Plättchen ${tile}: ${parts.join("; ")}`,
    lot: "darum wird geboten",
    players: "Wer am Basar ist",
    chooses: "wählt",
    asked: "bietet jetzt",
    decides: "hat das letzte Wort",
    bids: (count) => `bietet ${count}`,
    has: (tile) => `hat ein Plättchen (${tile})`,
    amount: "Dein Gebot",
    less: "Ein Punkt weniger",
    more: "Ein Punkt mehr",
    lowest: "Mindestgebot",
    all: "Alles",
    bid: (count) => `${count} bieten`,
    pass: "Passen",
    buy: (count) => `Für ${count} kaufen`,
    sell: (name, count) => `Für ${count} an ${name} verkaufen`,
  },
};
