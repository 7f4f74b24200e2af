// @ts-check
/** Sealed games: invitations, messages, and why one is refused, in German. */
import { words } from "../words.js";

const { plural, listed, moment } = words("de");

/** @type {typeof import("../en/sealed.js").sealed} */
export const sealed = {
  title: "Getrennt spielen, per Nachricht",
  explain:
    "Alle spielen am eigenen Gerät, und jeder Zug geht als Nachricht an die anderen, über einen beliebigen Messenger oder per Mail. Niemand kann ein Plättchen kennen, bevor es gezogen wird, und niemand braucht ein Konto.",
  order: (colour) => `Du spielst ${colour} und beginnst. Die anderen folgen in der Reihenfolge der Plätze.`,
  people: "Ein Spiel per Nachricht braucht mindestens zwei Personen. Computerspieler können kein Geheimnis bewahren und dürfen deshalb nicht mitspielen.",
  strict: "Niemand kann vorausschauen, auch nicht innerhalb eines Zuges",
  strictHelp: "Ein zweites Plättchen im selben Zug, ein Würfel oder ein Basar braucht dann eine weitere Nachricht von allen.",
  aids: "Hilfen wie Wiesen und Wahrscheinlichkeiten sind erlaubt",
  noAids: "Hilfen wie Wiesen und Wahrscheinlichkeiten sind nicht erlaubt",
  untold: "Ein Spiel mit Leuten, die anderswo sind, lässt sich analysieren, sobald es beendet ist.",
  undrawn:
    "Dieses Protokoll sagt nicht, welches Plättchen als Nächstes kommt. Man kann das Spiel nur nachspielen und dabei von jeder Stelle aus ein neues beginnen.",
  name: "Dein Name",
  noName: "Bitte gib einen Namen ohne Komma, Klammer und Anführungszeichen ein.",
  noKey: "Dieser Browser speichert nichts, ein Spiel per Nachricht ließe sich also nicht fortsetzen. Erlaube ihm zu speichern und versuche es noch einmal.",
  gameNotKept:
    "Dieser Browser hat das neue Spiel noch nicht gespeichert, deshalb wird seine Nachricht nicht verschickt. Schaffe Platz auf dem Gerät: Dann steht sie unter „Nachrichten“.",
  notKept:
    "Dieser Browser hat deinen Zug noch nicht gespeichert, darum wird er nicht verschickt. Schaffe Platz auf dem Gerät: Dann steht er unter „Nachrichten“.",
  begin: "Einladung schreiben",
  invitationTitle: "Du bist eingeladen",
  accept: "Mitspielen",
  invitedBy: (name, count) => `${name} lädt dich zu einem Spiel ${plural(count, { other: "für # Personen" })} ein.`,
  looking: "Einen Augenblick …",
  watching: "Du siehst bei diesem Spiel zu: Auf diesem Gerät spielt niemand mit.",
  enter: "Nachricht eingeben",
  ready: "Dein Zug ist fertig. Er zählt, sobald du ihn sendest, und lässt sich dann nicht mehr zurücknehmen.",
  send: "Zug senden",
  unsent: "Dein Zug ist noch nicht gesendet",
  invited: (count) =>
    `${plural(count, { one: "Ein Platz ist noch frei.", other: "# Plätze sind noch frei." })} Sende die Einladung; wenn eine Antwort kommt, öffne ihren Link.`,
  waiting: (names, since) =>
    `${names.length > 0 ? `Warten auf eine Nachricht von ${listed(names)}` : "Warten auf die anderen"}, seit ${moment(since)}. Unter „Nachrichten“ kannst du deine letzte noch einmal senden und ihre öffnen.`,
  post: "Nachrichten",
  sendTitle: "Diese Nachricht senden",
  sendHelp: (names) =>
    names.length > 0
      ? `Schicke diesen Link an ${listed(names)}. Sobald er dort geöffnet wird, geht das Spiel weiter.`
      : "Schicke diesen Link allen, die mitspielen sollen. Wer ihn öffnet, wird nach einem Namen gefragt.",
  message: "Nachricht",
  code: "Code zum Scannen",
  again: "Deine letzte Nachricht",
  invitation: "Deine Einladung",
  none: "In diesem Text ist keine Nachricht. Eine Nachricht ist ein Link, der m= enthält.",
  enterHelp: "Füge die Nachricht ein, die du bekommen hast. Du kannst auch einfach ihren Link öffnen.",
  enterButton: "Nachricht öffnen",
  whole: "Bisheriges Spiel teilen",
  elsewhere:
    "Diese Nachricht gehört zu einem Spiel, das nicht auf diesem Gerät ist, oder seine Einladung wurde hier noch nicht geöffnet. Öffne sie in dem Browser, in dem du beigetreten bist.",
  early: "Vor dieser Nachricht fehlt noch eine andere. Sie wird gespeichert und zählt, wenn die andere da ist.",
  known: "Diese Nachricht wurde schon geöffnet. Es hat sich nichts geändert.",
  taken: "Die Nachricht wurde übernommen.",
  left: (name) => `${name} hat das Spiel verlassen`,
  leftHelp: (name) =>
    `Bestätige das nur, wenn ${name} nicht zurückkommt. Sobald alle anderen es auch bestätigt haben, werden die Plättchen von ${name} automatisch gelegt, ohne Figuren, und ${name} kann nicht zurückkehren.`,
  ended: "Alle anderen haben das Spiel verlassen, deshalb endet es hier.",
  /** By the reason. */
  refused: {
    notWhole: () => "Das ist keine vollständige Nachricht: Ein Teil fehlt oder wurde verändert. Kopiere den ganzen Link, oder lass ihn dir noch einmal senden.",
    newer: () => "Diese Nachricht stammt von einer neueren Version von Bastide. Lade diese Seite neu.",
    foreign: () => "Diese Nachricht gehört zu einem anderen Spiel.",
    notNow: () => "Auf eine solche Nachricht wartet das Spiel gerade nicht.",
    answered: () => "Diese Einladung hat schon jemand anders angenommen.",
    ownInvitation: () => "Das ist deine eigene Einladung. Sende sie denen, die mit dir spielen sollen.",
    forged: (name, turn) =>
      `${name} hat das nicht unterschrieben oder hat ein anderes Spiel vor sich. Zug ${turn} bleibt, wie er war. Falls dein Spiel aus einer älteren Datei kommt, bitte um „Bisheriges Spiel teilen“.`,
    link: (name, turn) => `Ein Schlüssel, der die Plättchen von ${name} in Zug ${turn} aufdeckt, fehlt oder ist falsch. Es hat sich nichts geändert.`,
    twoTurns: (name, turn) =>
      `${name} hat für Zug ${turn} zwei verschiedene Züge gesendet. Der erste zählt. Falls das ein älterer Stand aus einer Datei war, hilft nach dem nächsten Zug „Bisheriges Spiel teilen“.`,
    illegal: (name, turn) => `Die Nachricht enthält in Zug ${turn} etwas von ${name}, was die Regeln nicht erlauben. Es hat sich nichts geändert.`,
    notAsked: (name, turn) => `In Zug ${turn} hat ${name} nichts zu entscheiden. Es hat sich nichts geändert.`,
    drawn: (name, turn) => `In Zug ${turn} von ${name} wurde ein anderes Plättchen gezogen, als dieses Protokoll sagt.`,
    unsigned: (name, turn) => `${name} hat in Zug ${turn} nicht alles unterschrieben.`,
    record: () => "Dieses Spiel lässt sich nicht lesen.",
  },
};
