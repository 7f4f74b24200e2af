// @ts-check
/** Bridges, Castles and Bazaars, in German. */
import { cell, points } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("de");

/** @type {Record<string, string>} */
const ACROSS = { NS: "von Nord nach Süd", EW: "von Ost nach West" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    "bridge.NS": "Brücke ↕",
    "bridge.EW": "Brücke ↔",
    castle: "Burg",
  },
  mover: {
    castle: (name) => `${name}: eine Burg?`,
    bazaar: (name) => `Basar: ${name}`,
  },
  events: {
    bridge: (name, x, y, axis) => `${name} baut eine Brücke ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} macht aus einer Stadt eine Burg.`,
    offered: (tile) => `Auf dem Basar liegt ein Plättchen (${tile}).`,
    chosen: (name, tile) => `${name} wählt ein Plättchen (${tile}).`,
    bid: (name, count) => `${name} bietet ${points(count)}.`,
    taken: (name, tile) => `${name} bekommt ein Plättchen (${tile}) und legt es im nächsten Zug.`,
    pays: (name, count) => `${name} zahlt ${points(count)} auf dem Basar.`,
  },
  scores: {
    castle: " für eine Burg",
    bazaar: " auf dem Basar",
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
  },
  then: {
    bridge: "Dann eine Brücke.",
  },
  holdings: {
    kinds: { bridges: "Brücken", castles: "Burgen", held: "Plättchen vom Basar" },
    bridges: (count) => `Brücken übrig: ${count}`,
    castles: (count) => `Burgen übrig: ${count}`,
    held: (tile) => `legt im nächsten Zug ein Plättchen (${tile})`,
  },
  feature: {
    castle: "Burg",
    waits: "Bringt einmal so viele Punkte wie das nächste Gebiet, das auf diesen zwei Plättchen oder daneben fertig wird.",
    lord: (name) => `Burgherr ist eine Figur von ${name}.`,
    scored: "Sie ist schon gewertet.",
  },
  primary: {
    tileWithBridge: "Mit Brücke legen",
    bridge: "Brücke bauen",
    castle: "Burg bauen",
  },
  skip: {
    tile: "Aus dem Spiel nehmen",
    castle: "Punkte nehmen",
    bazaar: "Passen",
  },
  hint: {
    tile: "Dieses Plättchen passt nur mit einer Brücke. Lege es mit einer, oder nimm es aus dem Spiel und ziehe ein anderes.",
    bridge: "Wähle, wo deine Brücke steht: Sie ist eine Straße über die Wiese. Danach darfst du noch eine Figur setzen.",
    castle:
      "Nimm die Punkte deiner Stadt, oder mach eine Burg daraus: Deine Figur bleibt, und du bekommst so viele Punkte, wie das nächste Gebiet bringt, das daneben fertig wird.",
    choose: "Alle bekommen eines dieser Plättchen für ihren nächsten Zug. Wähle eines; du bietest zuerst darauf.",
    take: "Wähle das Plättchen, das du in deinem nächsten Zug legst.",
    bid: "Nenne dein erstes Gebot für dieses Plättchen: 0 oder mehr.",
    more: (name, count) => `${name} bietet ${count}. Biete mehr, oder passe.`,
    last: (name, count) => `Niemand bietet mehr als ${name}: ${count}. Zahle selbst ${count} und behalte das Plättchen, oder verkaufe es an ${name}.`,
    onlySell: (name, count) => `Niemand bietet mehr als ${name}: ${count}. Um selbst so viel zu zahlen, fehlen dir Punkte: Verkaufe das Plättchen an ${name}.`,
    chosen: {
      tileWithBridge: "Mit deiner Brücke passt das Plättchen hierher. Sie bleibt liegen.",
      bridge: "Eine Brücke ist eine Straße über die Wiese. Danach darfst du noch eine Figur setzen.",
    },
  },
  why: {
    noBridge:
      "Dorthin kann keine Brücke: Sie liegt auf dem eben gelegten Plättchen oder daneben, von Wiese zu Wiese, und jenseits ihrer Enden liegt nichts. Und du brauchst eine im Vorrat.",
    bridgeUnneeded: "Zusammen mit dem Plättchen darfst du eine Brücke nur bauen, wo es ohne sie nicht passt. Sonst baust du sie nach dem Legen.",
    castle: "Erst entscheidet, wem die Stadt gehört, ob sie eine Burg wird.",
    noCastle: "Eine Burg wird nur aus einer eben fertigen Stadt aus zwei Plättchen mit runden Mauern, in der eine einzige Figur steht.",
    bazaar: "Erst geht der Basar weiter.",
    noBazaar: "Gerade ist kein Basar.",
  },
  bazaar: {
    label: "Basar",
    tile: (tile, parts) => `Plättchen ${tile}: ${parts.join("; ")}`,
    lot: "darum wird geboten",
    players: "Am Basar",
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
    left: (points) => `Bekommst du das Plättchen, bleiben dir ${points}.`,
    outcome: (bought, sold) => `Kaufst du, bleiben dir ${bought}; verkaufst du, hast du ${sold}.`,
  },
  steps: {
    castle: "Eine kleine Stadt, die fertig ist, darf zur Burg werden, statt jetzt gewertet zu werden.",
    bazaar: "Nach einem Basarplättchen werden Plättchen für den nächsten Zug aller Spieler versteigert.",
  },
  articles: {
    bridge: {
      title: "Brücken",
      text: [
        "Zu jedem Plättchen, das du legst, darfst du außer der Figur einmal eine Brücke bauen: über dieses Plättchen oder eines daneben. Du hast 3 Brücken, zu fünft oder zu sechst 2.",
        "Eine Brücke führt gerade von Wiese zu Wiese, und jenseits ihrer Enden darf nichts liegen. Sie ist eine Straße: 1 Punkt je Plättchen, und an ihren Enden geht es weiter. Sie teilt keine Wiese und bleibt bis zum Ende. Jedes Plättchen trägt höchstens eine.",
        "Auf eine Brücke über das eben gelegte Plättchen darf deine Figur, wenn die Straße frei ist.",
      ],
      points: [["Fertige Straße, mit Brücken", "1 je Plättchen"]],
      see: "Rot hat eine Brücke über die Straße gebaut und einen Wegelagerer darauf gesetzt. Die Straße über die Brücke hat drei Plättchen.",
    },
    fitting: {
      title: "Eine Brücke, mit der ein Plättchen passt",
      text: [
        "Passt das Plättchen in der Hand erst durch eine deiner Brücken, über ihm selbst oder über einem Plättchen daneben, darfst du beides zusammen legen.",
        "Passt es nur so, darfst du es auch aus dem Spiel nehmen und ein anderes ziehen.",
      ],
      see: "Die Straße des Startplättchens stößt auf die Wiese des Klosters: Nur mit der Brücke von Rot passt das. Darauf steht ein Wegelagerer.",
    },
    castle: {
      title: "Burgen",
      text: [
        "Wird eine Stadt aus genau zwei Plättchen fertig, jedes mit runder Mauer an nur einer Kante, und steht eine einzige Figur darin, darf deren Besitzer daraus eine Burg machen, statt Punkte zu nehmen. Die Figur bleibt als Burgherr. Du hast 3 Burgen, zu fünft oder zu sechst 2.",
        "Die Burg bringt einmal Punkte: so viele wie das nächste Gebiet, das später auf ihren zwei Plättchen oder auf den zweien neben jeder Längsseite fertig wird, wem es auch gehört. Dann kommt der Burgherr zurück. Ohne ein solches Gebiet bringt sie nichts.",
        "Der Burgherr ist sicher vor dem Drachen, vor Türmen und Burgfräulein. Bauern und Gutshöfen bringt eine Burg 1 Punkt mehr als eine Stadt. Für den König zählt sie nicht.",
      ],
      points: [
        ["Burg", "so viel wie das Gebiet"],
        ["Burg an einer Wiese", "1 mehr als eine Stadt"],
      ],
      see: "Die Straße von Blau neben der Burg von Rot ist fertig: 2 Punkte für Blau, und ebenso viele für Rot.",
    },
    bazaar: {
      title: "Basare",
      text: [
        "Hast du ein Plättchen mit Basar gelegt, werden am Ende deines Zuges so viele Plättchen aufgedeckt, wie Leute mitspielen. Wer links von dir sitzt, wählt eines und bietet 0 oder mehr Punkte; dann dürfen alle anderen ohne Plättchen einmal mehr bieten oder passen.",
        "Wer das Plättchen gewählt hat, kauft es danach und zahlt dem Höchstbietenden dessen Gebot, oder verkauft es ihm zu diesem Preis. Wer weniger Punkte hat, kann nur verkaufen. Hat niemand mehr geboten, zahlt, wer gewählt hat, das eigene Gebot, und diese Punkte verfallen. Dann wählt der Nächste ohne Plättchen; das letzte ist umsonst.",
        "In deinem nächsten Zug legst du dieses Plättchen, statt eines zu ziehen. Unter „Regeloptionen“ lassen sich die Gebote abschalten: Dann wählt einfach jeder eines.",
      ],
      see: "Blau hat ein Plättchen für 1 Punkt von Grün, dem Höchstbietenden, gekauft. Grün hat dann ein anderes für 1 Punkt an Rot verkauft.",
    },
  },
};
