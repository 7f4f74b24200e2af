// @ts-check
/** Die Regeln zum Nachschlagen, auf Deutsch. `see` sagt, was die Stellung neben einem Artikel zeigt; ihre Punkte nennt das Spiel selbst. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Ein Plättchen legen",
    text: [
      "Wer am Zug ist, zieht ein Plättchen und legt es Kante an Kante an mindestens ein anderes an. Eine Ecke genügt nicht.",
      "Jede Kante, die etwas berührt, muss weiterführen: Stadt an Stadt, Straße an Straße, Wiese an Wiese, Fluss an Fluss. Das Plättchen darf gedreht werden.",
      "Ein Plättchen, das nirgends passt, scheidet aus, und ein anderes wird gezogen.",
    ],
    see: "Das Plättchen in der Hand ist eine Kreuzung mit einer Stadtkante: Es passt an beide Enden der Straße, nicht zwischen das Stadtplättchen und die Straße darunter.",
  },
  figures: {
    title: "Eine Figur setzen",
    text: [
      "Nach dem Plättchen darfst du eine Figur aus deinem Vorrat setzen, nur auf das eben gelegte Plättchen: auf eine Straße (Wegelagerer), in eine Stadt (Ritter), in ein Kloster (Mönch) oder auf eine Wiese (Bauer).",
      "Die ganze Straße, Stadt oder Wiese, wie weit sie auch reicht, muss frei von Figuren sein, von fremden und eigenen. Was getrennt besetzt wurde, kann ein späteres Plättchen verbinden.",
      "Du darfst sie auch auf etwas setzen, das dieses Plättchen fertigstellt: Es zählt sofort, und die Figur kommt zurück. Im selben Zug wird sie nicht noch einmal gesetzt.",
    ],
    see: "Rot hat die Straße. Blau hat sie im Westen verlängert und darf dort keinen Wegelagerer setzen, wohl aber einen Bauern.",
  },
  road: {
    title: "Straße",
    text: [
      "Eine Straße ist fertig, wenn beide Enden geschlossen sind: durch Häuser, eine Kreuzung, eine Stadt oder ein Kloster, oder wenn sie im Kreis verläuft.",
      "Ein Plättchen zählt einmal, wie oft die Straße auch darüber führt.",
    ],
    points: [["Fertig", "1 je Plättchen"], ["Unfertig, am Ende", "1 je Plättchen"]],
    see: "Blau hat die Straße im Westen geschlossen; Punkte bekommt Rot für den Wegelagerer.",
  },
  city: {
    title: "Stadt",
    text: [
      "Eine Stadt ist fertig, wenn ihre Mauer geschlossen ist und innen keine Lücke bleibt. Städte, die sich nur an einer Ecke treffen, bleiben getrennt.",
      "Eine Stadt aus zwei Plättchen zählt wie jede andere, wenn nicht „Regeln im Einzelnen“ oder die Ausgabe von 2001 es anders sagt.",
    ],
    points: [["Fertig", "2 je Plättchen, 2 je Wappen"], ["Unfertig, am Ende", "1 je Plättchen, 1 je Wappen"], ["Fertig, zwei Plättchen, nach den Regeln von 2001", "1 je Plättchen, 1 je Wappen"]],
    see: "Drei Plättchen und ein Wappen, gerade fertig geworden.",
  },
  monastery: {
    title: "Kloster",
    text: [
      "Ein Kloster ist fertig, wenn alle acht Felder ringsum belegt sind, auch an den Ecken. Wer diese Plättchen legt, ist gleich.",
      "Jedes Kloster zählt für sich, und ein Plättchen kann Nachbar von mehreren sein.",
    ],
    points: [["Fertig", "9"], ["Unfertig, am Ende", "1, und 1 für jedes Plättchen ringsum"]],
    see: "Der letzte der acht Nachbarn wurde eben gelegt.",
  },
  majority: {
    title: "Mehrere am selben Ort",
    text: [
      "Spätere Plättchen können Straßen, Städte und Wiesen verbinden, sodass Figuren von mehreren darin stehen.",
      "Wer dort die meisten Figuren hat, bekommt alle Punkte, die anderen keine. Haben mehrere gleich viele, bekommt jeder von ihnen alle Punkte.",
      "Alle Figuren kommen zurück, auch die, die nichts bringen.",
    ],
    see: "Das Plättchen in der Mitte hat drei Städte verbunden: Rot hat darin zwei Ritter, Blau einen.",
  },
  farmer: {
    title: "Bauern und Wiesen",
    text: [
      "Eine Figur auf einer Wiese ist ein Bauer. Er liegt dort bis zum Ende des Spiels und kommt nicht zurück.",
      "Wiesen werden von Straßen, Städten, Flüssen und vom Rand der Landschaft begrenzt; über eine Ecke hängen sie nicht zusammen.",
      "Am Ende bekommt, wer auf einer Wiese die meisten Bauern hat, Punkte für jede fertige Stadt, die sie berührt; bei Gleichstand jeder von ihnen. Eine Stadt kann mehrere Wiesen versorgen, zählt aber bei jeder einmal.",
    ],
    points: [["Jede fertige Stadt an der Wiese", "3"], ["In der Ausgabe von 2001: jede fertige Stadt, an den mit den meisten Bauern ringsum", "4"]],
    see: "Zwei der drei Städte an der Wiese des roten Bauern sind fertig.",
  },
  end: {
    title: "Das Ende des Spiels",
    text: [
      "Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wurde.",
      "Dann zählen unfertige Straßen, Städte und Klöster und danach die Wiesen. Mehrheiten gelten wie sonst.",
      "Die meisten Punkte gewinnen; bei gleich vielen wird der Sieg geteilt.",
    ],
    points: [["Straße", "1 je Plättchen"], ["Stadt", "1 je Plättchen, 1 je Wappen"], ["Kloster", "1, und 1 für jedes Plättchen ringsum"], ["Wiese", "3 für jede fertige Stadt"]],
    see: "Das Spiel ist aus: Eine Stadt, eine Straße und ein Kloster werden gezählt, wie sie sind.",
  },
  river: {
    title: "Der Fluss",
    text: [
      "Das Spiel beginnt an der Quelle. Zuerst werden die Flussplättchen gezogen, der See als letztes; dann kommen alle anderen.",
      "Ein Flussplättchen setzt den Fluss an seinem offenen Ende fort. Zwei Biegungen nacheinander dürfen nicht zur selben Seite führen, sonst liefe der Fluss in sich zurück.",
      "Figuren stehen auf Flussplättchen wie auf anderen, aber nie auf dem Wasser. Der Fluss trennt Wiesen; um die Quelle und um den See herum ist die Wiese eine.",
    ],
    see: "Der Fluss ist nach rechts und dann nach links abgebogen. Die Biegung in der Hand darf nur nach rechts führen.",
  },
  fork: {
    title: "Die Gabelung",
    text: [
      "Der zweite Fluss hat eine Gabelung, die gleich nach der Quelle kommt. Von da an setzt ein Flussplättchen den Fluss an einem seiner offenen Enden fort, und nur an einem.",
      "Nach der Gabelung darf der Fluss zu jeder Seite biegen. Die Enden der beiden Arme dürfen nicht ineinander laufen.",
      "Zusammen mit dem ersten Fluss gibt es eine Quelle, die Plättchen beider werden gemischt, und jeder Arm endet an einem eigenen Plättchen; der See mit dem Vulkan kommt als letzter.",
    ],
    see: "Das Plättchen in der Hand passt an beide Arme der Gabelung, zu jeder Seite gedreht.",
  },
  garden: {
    title: "Gärten und der Abt",
    text: [
      "Jeder hat einen Abt. Er darf anstelle einer anderen Figur gesetzt werden: in einen Garten oder in ein Kloster. In einem Garten darf keine andere Figur stehen.",
      "Ein Garten ist fertig und zählt wie ein Kloster.",
    ],
    points: [["Fertig", "9"], ["Unfertig, am Ende", "1, und 1 für jedes Plättchen ringsum"]],
    see: "Der Garten ist umgeben, und der Abt ist zurückgekommen.",
  },
  recall: {
    title: "Den Abt zurücknehmen",
    text: [
      "Setzt du in deinem Zug keine Figur, darfst du deinen Abt zurücknehmen. Er bringt sofort, was sein Garten oder Kloster am Ende bringen würde.",
      "Im selben Zug wird er nicht wieder gesetzt.",
    ],
    points: [["Der Abt kommt früher zurück", "1, und 1 für jedes Plättchen ringsum"]],
    see: "Rot hat den Abt aus dem Garten mit fünf Plättchen ringsum zurückgenommen.",
  },
  inn: {
    title: "Gasthäuser",
    text: [
      "Eine Straße mit mindestens einem Gasthaus ist mehr wert, wenn sie fertig wird, und sonst nichts, wenn nicht „Regeln im Einzelnen“ es anders sagt. Ein zweites Gasthaus ändert nichts.",
      "An einer Kreuzung gehört das Gasthaus zu dem Arm, an dem es steht.",
    ],
    points: [["Fertige Straße mit Gasthaus", "2 je Plättchen"], ["Unfertige Straße mit Gasthaus", "0"]],
    see: "Vier Plättchen und ein Gasthaus, fertig.",
  },
  cathedral: {
    title: "Kathedralen",
    text: ["Eine Stadt mit einer Kathedrale ist mehr wert, wenn sie fertig wird, und sonst nichts, wenn nicht „Regeln im Einzelnen“ es anders sagt. Eine zweite Kathedrale ändert nichts."],
    points: [["Fertige Stadt mit Kathedrale", "3 je Plättchen, 3 je Wappen"], ["Unfertige Stadt mit Kathedrale", "0"]],
    see: "Sechs Plättchen, ein Wappen und eine Kathedrale, fertig.",
  },
  large: {
    title: "Der große Meeple",
    text: ["Jeder hat einen großen Meeple. Er wird wie jeder Meeple gesetzt, nur nicht in einen Garten, und zählt als zwei, wo es auf die Mehrheit ankommt. Die Punkte bleiben gleich."],
    see: "Ein Plättchen hat zwei Straßen verbunden: der große Meeple von Rot gegen eine Figur von Blau.",
  },
  abbey: {
    title: "Abteien",
    text: [
      "Jeder hat ein Abteiplättchen. Am Anfang deines Zuges, bevor du ziehst, darfst du es in eine Lücke legen, um die an allen vier Seiten Plättchen liegen. Es passt an alles und schließt jede Straße und Stadt an seinen Kanten.",
      "Es hat keine Wiese. Eine Figur darauf ist ein Mönch, und sie zählt wie ein Kloster.",
      "Ist der Stapel leer, wird jeder, der noch eine Abtei hat, einmal gefragt, wenn nicht „Regeln im Einzelnen“ es anders sagt.",
    ],
    see: "Die Abtei von Rot hat die Lücke gefüllt und so die Straße von Blau fertiggestellt.",
  },
  mayor: {
    title: "Der Bürgermeister",
    text: [
      "Der Bürgermeister steht nur in Städten. Er zählt so viele Figuren, wie die ganze Stadt Wappen hat, wenn sie gewertet wird; ohne Wappen zählt er nichts.",
      "Zählt niemand in einer Stadt etwas, bekommt niemand Punkte.",
    ],
    see: "Drei Wappen geben dem Bürgermeister von Rot die Stärke 3 gegen zwei Ritter.",
  },
  wagon: {
    title: "Der Wagen",
    text: [
      "Der Wagen steht auf Straßen, in Städten und in Klöstern, nicht auf Wiesen oder in Gärten, und zählt als eine Figur.",
      "Ist fertig, worauf er steht, darf er weiterfahren statt zurückzukommen: auf eine unfertige Straße, Stadt oder in ein Kloster ohne Figuren, auf demselben Plättchen oder einem der acht ringsum. „Regeln im Einzelnen“ kann ihn auf seinem Plättchen halten.",
      "Dürfen mehrere Wagen fahren, entscheiden die Besitzer nacheinander; wer am Zug ist, beginnt.",
    ],
    see: "Die Straße wurde fertig und gewertet; der Wagen von Rot ist in das Kloster an ihrem Ende gefahren.",
  },
  barn: {
    title: "Die Scheune",
    text: [
      "Jeder hat eine Scheune. Sie wird anstelle einer Figur auf eine Ecke des eben gelegten Plättchens gesetzt, wo vier Plättchen zusammenstoßen und alle Wiese zeigen. Auf der Wiese darf keine andere Scheune stehen, wenn nicht „Regeln im Einzelnen“ es erlaubt.",
      "Bauern auf der Wiese zählen sofort und kommen zurück, und weitere dürfen dort nicht gesetzt werden. Bauern, deren Wiese später mit der einer Scheune verbunden wird, zählen weniger und kommen auch zurück.",
      "Die Scheune bleibt und zählt am Ende.",
    ],
    points: [["Bauern, wenn eine Scheune zu ihnen kommt", "3 je fertige Stadt"], ["Bauern, später mit der Wiese einer Scheune verbunden", "1 je fertige Stadt"], ["Die Scheune, am Ende", "4 je fertige Stadt"]],
    see: "Als Rot die Scheune setzte, zählte der Bauer von Blau und kam zurück. Am Ende zählte die Scheune für dieselben zwei Städte.",
  },
  first: {
    title: "Die erste Ausgabe, 2001",
    text: [
      "Eine fertige Stadt aus nur zwei Plättchen ist halb so viel wert: 1 Punkt je Plättchen und 1 je Wappen.",
      "Bauern zählen Stadt für Stadt: Für jede fertige Stadt bekommt 4 Punkte, wer auf allen Wiesen, die sie berühren, zusammen die meisten Bauern hat.",
      "Alles andere ist wie 2016.",
    ],
    points: [["Fertige Stadt aus zwei Plättchen", "1 je Plättchen, 1 je Wappen"], ["Jede fertige Stadt, für Bauern", "4"]],
    see: "Um die größere Stadt liegen zwei Bauern von Rot und einer von Blau, auf verschiedenen Wiesen: Nur Rot bekommt Punkte für sie. Die kleine Stadt ist halb so viel wert.",
  },
  anniversary: {
    title: "Die Jubiläumsausgabe, 2021",
    text: ["Die Plättchen des Grundspiels zählen genau wie 2016: 2 Punkte je Plättchen für jede fertige Stadt, und 3 für jede fertige Stadt an einer Wiese, Wiese für Wiese."],
    see: "Dieselben Plättchen wie bei der ersten Ausgabe. Hier zählt jede Wiese für sich, sodass auch der Bauer von Blau Punkte bringt.",
  },
};

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  title: "Die Regeln",
  search: "In den Regeln suchen",
  none: "Kein Artikel enthält dieses Wort.",
  found: (count) => `Gefundene Artikel: ${count}`,
  editions: "Ausgaben",
  base: "Das Grundspiel",
  board: (title) => `Stellung: ${title}. Zeige auf Straßen, Städte und Wiesen, um zu sehen, was sie wert sind.`,
  before: "Vorher",
  after: "Nachher",
  step: "Zeitpunkt",
  articles,
};
