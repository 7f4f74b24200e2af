// @ts-check
/** Die Regeln zum Nachschlagen, auf Deutsch. `see` sagt, was die Stellung neben einem Artikel zeigt; ihre Punkte nennt das Spiel selbst. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Ein Plättchen legen",
    text: [
      "Ziehe in deinem Zug ein Plättchen und lege es Kante an Kante an mindestens ein anderes an. Eine Ecke genügt nicht.",
      "Alle Kanten, die sich berühren, müssen passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese, Fluss an Fluss. Das Plättchen darf gedreht werden.",
      "Passt ein Plättchen nirgends, kommt es aus dem Spiel, und du ziehst ein anderes.",
    ],
    see: "Das Plättchen in der Hand ist eine Kreuzung mit einer Stadtkante: Es passt an beide Enden der Straße, aber nicht zwischen das Stadtplättchen und die Straße darunter.",
  },
  figures: {
    title: "Eine Figur setzen",
    text: [
      "Nachdem du das Plättchen gelegt hast, darfst du eine Figur aus deinem Vorrat darauf setzen: auf eine Straße (Wegelagerer), in eine Stadt (Ritter), in ein Kloster (Mönch) oder auf eine Wiese (Bauer).",
      "Die ganze Straße, Stadt oder Wiese, wie weit sie auch reicht, muss frei von Figuren sein, auch von eigenen. Ein späteres Plättchen kann Gebiete verbinden, in denen schon Figuren stehen.",
      "Du darfst die Figur auch in ein Gebiet setzen, das dieses Plättchen fertigstellt: Es wird sofort gewertet, und die Figur kommt zu dir zurück. Im selben Zug darfst du sie nicht noch einmal setzen.",
    ],
    see: "Rot besitzt die Straße. Blau hat sie im Westen verlängert und darf dort keinen Wegelagerer setzen, wohl aber einen Bauern.",
  },
  road: {
    title: "Straße",
    text: [
      "Eine Straße ist fertig, wenn beide Enden durch Häuser, eine Kreuzung, eine Stadt oder ein Kloster geschlossen sind oder wenn sie im Kreis verläuft.",
      "Jedes Plättchen zählt nur einmal, wie oft die Straße auch darüber führt.",
    ],
    points: [
      ["Fertig", "1 je Plättchen"],
      ["Unfertig, am Ende", "1 je Plättchen"],
    ],
    see: "Blau hat die Straße im Westen geschlossen; Punkte bekommt Rot für den Wegelagerer.",
  },
  city: {
    title: "Stadt",
    text: [
      "Eine Stadt ist fertig, wenn ihre Mauer geschlossen ist und innen keine Lücke bleibt. Städte, die sich nur an einer Ecke treffen, bleiben getrennt.",
      "Eine Stadt aus zwei Plättchen zählt wie jede andere, außer in der Ausgabe von 2001 oder wenn die „Regeloptionen“ es anders festlegen.",
    ],
    points: [
      ["Fertig", "2 je Plättchen, 2 je Wappen"],
      ["Unfertig, am Ende", "1 je Plättchen, 1 je Wappen"],
      ["Fertig, zwei Plättchen, nach den Regeln von 2001", "1 je Plättchen, 1 je Wappen"],
    ],
    see: "Eine Stadt aus drei Plättchen mit einem Wappen, gerade fertig geworden.",
  },
  monastery: {
    title: "Kloster",
    text: [
      "Ein Kloster ist fertig, wenn alle acht Felder ringsum belegt sind, auch an den Ecken. Wer diese Plättchen legt, spielt keine Rolle.",
      "Jedes Kloster wird für sich gewertet, und ein Plättchen kann Nachbar von mehreren sein.",
    ],
    points: [
      ["Fertig", "9"],
      ["Unfertig, am Ende", "1, und 1 für jedes Plättchen ringsum"],
    ],
    see: "Der letzte der acht Nachbarn wurde eben gelegt.",
  },
  majority: {
    title: "Mehrere Spieler in einem Gebiet",
    text: [
      "Spätere Plättchen können Straßen, Städte oder Wiesen verbinden, sodass Figuren mehrerer Spieler im selben Gebiet stehen.",
      "Wer dort die meisten Figuren hat, bekommt alle Punkte, die anderen bekommen keine. Bei Gleichstand bekommt jeder der Beteiligten alle Punkte.",
      "Alle Figuren kommen zurück, auch die, die nichts bringen.",
    ],
    see: "Das Plättchen in der Mitte hat drei Städte verbunden: Rot hat darin zwei Ritter, Blau einen.",
  },
  farmer: {
    title: "Bauern und Wiesen",
    text: [
      "Eine Figur auf einer Wiese ist ein Bauer. Er liegt dort bis zum Ende des Spiels und kommt nicht zurück.",
      "Wiesen werden von Straßen, Städten, Flüssen und vom Rand der Landschaft begrenzt; über eine Ecke hängen sie nicht zusammen.",
      "Wer am Ende auf einer Wiese die meisten Bauern hat, bekommt Punkte für jede fertige Stadt, die die Wiese berührt. Bei Gleichstand bekommt sie jeder der Beteiligten. Eine Stadt kann mehrere Wiesen versorgen, zählt aber bei jeder nur einmal.",
    ],
    points: [
      ["Jede fertige Stadt an der Wiese", "3"],
      ["Ausgabe von 2001: jede fertige Stadt, bei den meisten Bauern ringsum", "4"],
    ],
    see: "Zwei der vier Städte an der Wiese des roten Bauern sind fertig.",
  },
  end: {
    title: "Das Ende des Spiels",
    text: [
      "Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wurde.",
      "Dann werden unfertige Straßen, Städte und Klöster gewertet und danach die Wiesen. Für die Mehrheit gelten die üblichen Regeln.",
      "Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnen alle Beteiligten gemeinsam.",
    ],
    points: [
      ["Straße", "1 je Plättchen"],
      ["Stadt", "1 je Plättchen, 1 je Wappen"],
      ["Kloster", "1, und 1 für jedes Plättchen ringsum"],
      ["Wiese", "3 für jede fertige Stadt"],
    ],
    see: "Das Spiel ist zu Ende: Eine Stadt, eine Straße und ein Kloster werden gewertet, obwohl sie unfertig sind.",
  },
  river: {
    title: "Der Fluss",
    text: [
      "Das Spiel beginnt mit der Quelle. Zuerst werden die Flussplättchen gezogen, der See als letztes. Danach kommen alle anderen Plättchen.",
      "Ein Flussplättchen setzt den Fluss an seinem offenen Ende fort. Zwei Biegungen nacheinander dürfen nicht zur selben Seite führen, sonst liefe der Fluss in sich selbst zurück.",
      "Du darfst Figuren auf Flussplättchen setzen wie auf andere, aber nie auf das Wasser. Der Fluss trennt Wiesen, aber um die Quelle und um den See herum ist es eine einzige Wiese.",
    ],
    see: "Der Fluss ist nach rechts und dann nach links abgebogen. Die Biegung in der Hand darf jetzt nur nach rechts führen.",
  },
  fork: {
    title: "Die Gabelung",
    text: [
      "Der zweite Fluss hat eine Gabelung, die gleich nach der Quelle kommt. Von da an setzt ein Flussplättchen den Fluss an einem seiner offenen Enden fort, und nur an einem.",
      "Nach der Gabelung darf der Fluss zu jeder Seite abbiegen. Die beiden Arme dürfen nicht ineinanderlaufen.",
      "Zusammen mit dem ersten Fluss gibt es nur eine Quelle, die Plättchen beider Flüsse werden gemischt, und jeder Arm endet mit einem eigenen Plättchen. Der See mit dem Vulkan kommt zuletzt.",
    ],
    see: "Das Plättchen in der Hand passt an beide Arme der Gabelung, zu jeder Seite gedreht.",
  },
  garden: {
    title: "Gärten und der Abt",
    text: [
      "Jeder hat einen Abt. Du darfst ihn statt einer anderen Figur setzen, in einen Garten oder in ein Kloster. In einem Garten darf keine andere Figur stehen.",
      "Ein Garten wird fertig und zählt wie ein Kloster.",
    ],
    points: [
      ["Fertig", "9"],
      ["Unfertig, am Ende", "1, und 1 für jedes Plättchen ringsum"],
    ],
    see: "Um den Garten liegen alle acht Plättchen, und der Abt ist zurückgekommen.",
  },
  recall: {
    title: "Den Abt zurücknehmen",
    text: [
      "Setzt du in deinem Zug keine Figur, darfst du deinen Abt zurücknehmen. Er bringt sofort, was sein Garten oder Kloster am Ende bringen würde.",
      "Im selben Zug darfst du ihn nicht wieder setzen.",
    ],
    points: [["Abt früher zurückgenommen", "1, und 1 für jedes Plättchen ringsum"]],
    see: "Rot hat den Abt aus dem Garten mit fünf Plättchen ringsum zurückgenommen.",
  },
  inn: {
    title: "Wirtshäuser",
    text: [
      "Eine Straße mit mindestens einem Wirtshaus ist mehr wert, wenn sie fertig wird, und nichts, wenn sie unfertig bleibt, außer die „Regeloptionen“ legen es anders fest. Ein zweites Wirtshaus ändert nichts.",
      "An einer Kreuzung gehört das Wirtshaus zu dem Arm, an dem es steht.",
    ],
    points: [
      ["Fertige Straße mit Wirtshaus", "2 je Plättchen"],
      ["Unfertige Straße mit Wirtshaus", "0"],
    ],
    see: "Eine fertige Straße aus vier Plättchen mit einem Wirtshaus.",
  },
  cathedral: {
    title: "Kathedralen",
    text: [
      "Eine Stadt mit einer Kathedrale ist mehr wert, wenn sie fertig wird, und nichts, wenn sie unfertig bleibt, außer die „Regeloptionen“ legen es anders fest. Eine zweite Kathedrale ändert nichts.",
    ],
    points: [
      ["Fertige Stadt mit Kathedrale", "3 je Plättchen, 3 je Wappen"],
      ["Unfertige Stadt mit Kathedrale", "0"],
    ],
    see: "Eine fertige Stadt aus sechs Plättchen mit einem Wappen und einer Kathedrale.",
  },
  large: {
    title: "Der große Meeple",
    text: [
      "Jeder hat einen großen Meeple. Er wird wie jeder Meeple gesetzt, nur nicht in einen Garten. Wenn es um die Mehrheit geht, zählt er wie zwei; die Punkte bleiben gleich.",
    ],
    see: "Ein Plättchen hat zwei Straßen verbunden: Der große Meeple von Rot gewinnt gegen einen Meeple von Blau.",
  },
  abbey: {
    title: "Abteien",
    text: [
      "Jeder hat ein Abteiplättchen. Am Anfang deines Zuges darfst du es, statt ein Plättchen zu ziehen, in eine Lücke legen, um die an allen vier Seiten Plättchen liegen. Es passt an alles und schließt jede Straße und Stadt an seinen Kanten.",
      "Eine Abtei hat keine Wiese. Eine Figur darauf ist ein Mönch, und die Abtei zählt wie ein Kloster.",
      "Ist der Stapel leer, darf jeder, der noch eine Abtei hat, sie in einem letzten Zug legen, außer die „Regeloptionen“ legen es anders fest.",
    ],
    see: "Die Abtei von Rot hat die Lücke gefüllt und so die Straße von Blau fertiggestellt.",
  },
  mayor: {
    title: "Der Bürgermeister",
    text: [
      "Der Bürgermeister darf nur in Städten stehen. Er zählt wie so viele Figuren, wie die ganze Stadt bei der Wertung Wappen hat; ohne Wappen zählt er nicht.",
      "Zählt keine Figur in einer Stadt, bekommt niemand Punkte.",
    ],
    see: "Drei Wappen geben dem Bürgermeister von Rot die Stärke 3 gegen zwei Ritter.",
  },
  wagon: {
    title: "Der Wagen",
    text: [
      "Der Wagen darf auf Straßen, in Städten und in Klöstern stehen, aber nicht auf Wiesen oder in Gärten. Er zählt als eine Figur.",
      "Wird sein Gebiet fertig, darf er weiterfahren, statt zurückzukommen: auf eine unfertige Straße, in eine unfertige Stadt oder in ein unfertiges Kloster ohne Figuren, auf demselben Plättchen oder einem der acht ringsum. Nach den „Regeloptionen“ darf er stattdessen zu allem, was an sein fertiges Gebiet grenzt.",
      "Dürfen mehrere Wagen fahren, entscheiden die Besitzer nacheinander; wer am Zug ist, beginnt.",
    ],
    see: "Die Straße wurde fertig und gewertet; der Wagen von Rot ist in das Kloster an ihrem Ende gefahren.",
  },
  barn: {
    title: "Der Gutshof",
    text: [
      "Jeder hat einen Gutshof. Du darfst ihn statt einer Figur auf eine Ecke des eben gelegten Plättchens setzen, wo vier Plättchen zusammenstoßen und alle Wiese zeigen. Auf der Wiese darf kein anderer Gutshof stehen, außer die „Regeloptionen“ erlauben es.",
      "Bauern auf der Wiese werden sofort gewertet und kommen zurück, und weitere dürfen dort nicht gesetzt werden. Wird später eine andere Wiese mit ihr verbunden, bringen deren Bauern weniger Punkte und kommen auch zurück.",
      "Der Gutshof bleibt stehen und bringt am Ende des Spiels Punkte.",
    ],
    points: [
      ["Bauern, wenn der Gutshof gesetzt wird", "3 je fertige Stadt"],
      ["Bauern, deren Wiese später dazukommt", "1 je fertige Stadt"],
      ["Der Gutshof, am Ende", "4 je fertige Stadt"],
    ],
    see: "Als Rot den Gutshof setzte, wurde der Bauer von Blau gewertet und kam zurück. Am Ende brachte der Gutshof Punkte für dieselben zwei Städte.",
  },
  builder: {
    title: "Der Baumeister",
    text: [
      "Jeder hat einen Baumeister. Du darfst ihn statt einer Figur auf eine unfertige Straße oder in eine unfertige Stadt des eben gelegten Plättchens setzen, wenn dort schon eine Figur von dir steht. Fremde Figuren spielen keine Rolle.",
      "Bei der Mehrheit zählt der Baumeister nicht mit. Er kommt zusammen mit deinen Figuren aus seiner Straße oder Stadt zurück.",
    ],
    see: "Der Baumeister von Rot steht jetzt bei dem Wegelagerer von Rot. Blau hat auf dieser Straße keine Figur und durfte keinen setzen.",
  },
  twice: {
    title: "Der Doppelzug des Baumeisters",
    text: [
      "Ziehst du ein Plättchen und verlängerst damit die Straße oder Stadt deines Baumeisters oder stellst sie fertig, hat dein Zug einen zweiten Teil: Du ziehst noch ein Plättchen, legst es, darfst wieder eine Figur setzen, und es wird noch einmal gewertet. Einen dritten Teil gibt es nie. Auf den zweiten verzichten darfst du nur, wenn die „Regeloptionen“ es so sagen.",
      "Das Plättchen, mit dem du den Baumeister setzt, zählt nicht, eine Abtei auch nicht. Ist der Stapel leer, entfällt der zweite Teil.",
      "Ist der Baumeister im ersten Teil zurückgekommen, bleibt dir der zweite Teil trotzdem, und du darfst ihn wieder setzen. Statt zu ziehen, darfst du im zweiten Teil auch eine Abtei legen.",
      "In der letzten Runde mit Abteien gibt es keinen zweiten Teil. So legen wir die Regel aus.",
    ],
    see: "Rot hat die Straße mit dem Baumeister verlängert und hat nun ein zweites Plättchen in der Hand.",
  },
  pig: {
    title: "Das Schwein",
    text: [
      "Jeder hat ein Schwein. Du darfst es statt einer Figur auf eine Wiese des eben gelegten Plättchens setzen, wenn dort schon ein Bauer von dir liegt.",
      "Hast du auf der Wiese die meisten Bauern, auch bei Gleichstand, bringt dir jede fertige Stadt dort 1 Punkt mehr. Das Schwein selbst zählt nicht als Bauer.",
      "Schickt ein Gutshof deine Bauern nach Hause, bringen auch sie 1 Punkt mehr je Stadt, und das Schwein kommt mit ihnen zurück.",
    ],
    points: [
      ["Jede fertige Stadt, mit deinem Schwein", "4"],
      ["Ausgabe von 2001: jede fertige Stadt, mit deinem Schwein", "5"],
    ],
    see: "Rot und Blau teilen sich eine Wiese an zwei fertigen Städten, jeder mit einem Bauern. Nur Rot hat ein Schwein.",
  },
  pigsty: {
    title: "Die Schweineherde",
    text: [
      "Ein Plättchen von „Der Fluss II“ zeigt eine Schweineherde. Spielt ihr mit „Händler & Baumeister“, bringt jede fertige Stadt an ihrer Wiese allen, die dort für Bauern Punkte bekommen, 1 Punkt mehr, zusätzlich zum Schwein.",
      "Eine zweite Schweineherde auf der Wiese ändert nichts. Ein Gutshof bekommt für sie nichts, wohl aber Bauern, die ein Gutshof nach Hause schickt.",
    ],
    points: [
      ["Jede fertige Stadt, mit Schweineherde", "4"],
      ["Mit Schweineherde und deinem Schwein", "5"],
    ],
    see: "Bauer und Schwein von Rot liegen bei einer Schweineherde und zwei fertigen Städten.",
  },
  goods: {
    title: "Waren",
    text: [
      "Manche Städte zeigen Wein, Getreide oder Tuch. Legst du das Plättchen, das so eine Stadt fertigstellt, nimmst du für jedes dieser Zeichen ein Warenplättchen, wer auch immer dort Figuren hat, und selbst wenn niemand welche hat. Auch eine Abtei, die die Stadt fertigstellt, zählt.",
      "Wer am Ende von einer Sorte die meisten Warenplättchen hat, bekommt dafür Punkte, bei Gleichstand jeder der Beteiligten. Eine Stadt, die unfertig bleibt, gibt keine Warenplättchen.",
    ],
    points: [["Die meisten Warenplättchen einer Sorte, am Ende", "10 je Sorte"]],
    see: "Blau hat die Stadt von Rot fertiggestellt: Rot bekam die Punkte dafür, aber Blau den Wein.",
  },
  king: {
    title: "König und Raubritter",
    text: [
      "Wer die erste Stadt fertigstellt, bekommt den König, wer die erste Straße fertigstellt, den Raubritter, auch ohne Figuren dort.",
      "Später wechselt eine Karte nur zu jemandem, der eine Stadt oder eine Straße mit mehr Plättchen fertigstellt als die bisher größte oder längste.",
      "Die „Regeloptionen“ können ändern, was die Karten bringen. Bringen sie während des Spiels Punkte, zählt eine Stadt oder Straße für den, der die Karte vorher hatte, und erst danach kann die Karte wechseln: So legen wir die Regel aus.",
    ],
    points: [
      ["König, am Ende", "1 je fertige Stadt im ganzen Land"],
      ["Raubritter, am Ende", "1 je fertige Straße im ganzen Land"],
    ],
    see: "Rot hat die erste Stadt fertiggestellt, aber die Stadt von Blau hat ein Plättchen mehr und brachte Blau den König. Die einzige Straße hat Rot fertiggestellt.",
  },
  phantom: {
    title: "Das Phantom",
    text: [
      "Jeder hat ein Phantom. Nach deiner Figur darfst du es auch noch auf dasselbe Plättchen setzen: auf eine andere Straße oder Wiese, in eine andere Stadt oder ein Kloster ohne Figuren.",
      "Es zählt wie ein Meeple und kommt wie er zurück. In einem Garten darf es nicht stehen.",
      "Du darfst es setzen, was auch immer du vorher getan hast, auch wenn du keine Figur gesetzt hast. So legen wir die Regel aus.",
    ],
    see: "Rot hat einen Bauern gesetzt und auf demselben Plättchen das Phantom in die Stadt: Es wurde sofort gewertet und kam zurück.",
  },
  first: {
    title: "Die erste Ausgabe, 2001",
    text: [
      "Eine fertige Stadt aus nur zwei Plättchen ist halb so viel wert: 1 Punkt je Plättchen und 1 je Wappen.",
      "Bauern werden Stadt für Stadt gewertet: Für jede fertige Stadt bekommt 4 Punkte, wer auf allen Wiesen, die sie berühren, zusammen die meisten Bauern hat.",
      "Alles andere ist wie 2016.",
    ],
    points: [
      ["Fertige Stadt aus zwei Plättchen", "1 je Plättchen, 1 je Wappen"],
      ["Jede fertige Stadt, für Bauern", "4"],
    ],
    see: "Um die größere Stadt liegen zwei Bauern von Rot und einer von Blau, auf verschiedenen Wiesen: Nur Rot bekommt Punkte für sie. Die kleine Stadt ist halb so viel wert.",
  },
  anniversary: {
    title: "Die Jubiläumsausgabe, 2021",
    text: [
      "Die Plättchen des Grundspiels zählen genau wie 2016: 2 Punkte je Plättchen für jede fertige Stadt, und 3 Punkte für jede fertige Stadt an einer Wiese, Wiese für Wiese.",
    ],
    see: "Dieselben Plättchen wie bei der ersten Ausgabe. Hier wird jede Wiese für sich gewertet, sodass auch der Bauer von Blau Punkte bringt.",
  },
};

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  title: "Die Regeln",
  search: "In den Regeln suchen",
  none: "Keine Artikel gefunden.",
  found: (count) => `Gefundene Artikel: ${count}`,
  editions: "Ausgaben",
  base: "Das Grundspiel",
  sure: { A: "Verlässlichkeit: Zwei unabhängige Quellen stimmen überein.", B: "Verlässlichkeit: Wir haben nur eine Quelle." },
  board: (title) => `Stellung: ${title}. Tippe oder zeige auf Straßen, Städte und Wiesen, um zu sehen, was sie wert sind.`,
  before: "Vorher",
  after: "Nachher",
  step: "Stelle im Spiel",
  book: "Das Regelheft zum Drucken und Verlinken",
  articles,
};
