// @ts-check
// biome-ignore-all format: written by xtask/cards.mjs
/** The boxes before they are played, and what points are for with them: written by xtask/cards.mjs from the cards of the boxes. */

/** @type {Record<string, { title: string, help: string, parts?: Record<string, string> }>} */
export const boxes = {
  abbey: { title: "Abtei & Bürgermeister", help: "Abteien füllen Lücken, und alle bekommen Bürgermeister, Wagen und Gutshof dazu. Für bis zu sechs Spieler.", parts: { tiles: "die Landplättchen", abbey: "die Abteien", mayor: "die Bürgermeister", wagon: "die Wagen", barn: "die Gutshöfe" } },
  abbot: { title: "Der Abt", help: "Gärten zählen wie Klöster, und der Abt darf früher zurückgenommen werden." },
  inns: { title: "Wirtshäuser & Kathedralen", help: "Mehr Punkte für Straßen mit Wirtshaus und Städte mit Kathedrale, aber nur, wenn sie fertig werden. Mit großem Meeple und sechster Farbe.", parts: { tiles: "die Landplättchen mit Wirtshäusern und Kathedralen", large: "die großen Meeples" } },
  king: { title: "König & Raubritter", help: "Wer die größte Stadt fertigstellt, hat den König, wer die längste Straße fertigstellt, den Raubritter: Beide bringen am Ende Punkte.", parts: { tiles: "die Landplättchen", king: "der König", robber: "der Raubritter" } },
  phantom: { title: "Das Phantom", help: "Eine zweite Figur: Nach der ersten darf es auf einen anderen Teil desselben Plättchens." },
  river: { title: "Der Fluss", help: "Das Spiel beginnt mit einem Fluss, von der Quelle bis zum See." },
  river2: { title: "Der Fluss II", help: "Ein Fluss, der sich gabelt und an zwei Stellen endet." },
  traders: { title: "Händler & Baumeister", help: "Wer eine Stadt fertigstellt, nimmt ihre Waren. Der Baumeister bringt dir ein zweites Plättchen im selben Zug, das Schwein mehr Punkte für Wiesen. Mit sechster Farbe.", parts: { tiles: "die Landplättchen", builder: "die Baumeister", pig: "die Schweine", goods: "die Waren" } },
  dragon: { title: "Burgfräulein & Drache", help: "Ein Drache, den alle ziehen, frisst Figuren; eine Fee beschützt sie. Burgfräulein schicken Ritter nach Hause, und Zaubergänge führen weit weg.", parts: { tiles: "die Landplättchen", dragon: "der Drache mit seinen Vulkanen", fairy: "die Fee", princess: "die Burgfräulein", portal: "die Zauberportale" } },
  tower: { title: "Der Turm", help: "Baue Türme, nimm von dort aus Figuren gefangen und lass dir Lösegeld zahlen.", parts: { tiles: "die Landplättchen", towers: "die Türme mit den Gefangenen" } },
  count: { title: "Der Graf von Carcassonne", help: "Die Stadt Carcassonne liegt auf dem Tisch. Wer anderen zu Punkten verhilft, darf Figuren dorthin schicken und später zurückholen." },
  bridges: { title: "Brücken, Burgen & Basare", help: "Brücken führen Straßen über Wiesen, kleine Städte werden Burgen, und auf Basaren werden Plättchen versteigert.", parts: { tiles: "die Landplättchen", bridges: "die Brücken", castles: "die Burgen", bazaars: "die Basare" } },
  anniversary: { title: "20-jähriges Jubiläum", help: "Plättchen mit Pfeilen: 2 Punkte, eine Figur neben einer anderen, eine Figur weit weg oder noch ein Zug. Die Landschaft darauf haben wir selbst entworfen." },
  hills: { title: "Schafe & Hügel", help: "Unter jedem Hügel liegt verdeckt ein Plättchen, und Figuren auf Hügeln entscheiden Gleichstände. Weinberge machen Klöster wertvoller. Ein Schäfer sammelt Schafe, ein Wolf vertreibt sie.", parts: { tiles: "die Landplättchen", shepherd: "die Schäfer mit ihren Herden", hill: "die Hügel", vineyard: "die Weinberge" } },
  flier: { title: "Die Fluggeräte", help: "Eine Figur darf mit dem Fluggerät ein bis drei Plättchen weit fliegen, wie der Würfel sagt, auch zu einem Gebiet, in dem andere stehen." },
  festival: { title: "Das Fest", help: "Auf einem Plättchen mit Feuerwerk darfst du eine deiner Figuren von überall zurücknehmen, statt eine zu setzen." },
  gq11: { title: "Die Mini-Erweiterung", help: "Zehn weitere Plättchen, eines davon mit Schweineherde; mit einem Fluss auch eine eigene Quelle." },
  ferries: { title: "Die Fähren", help: "Straßen enden an Seen, aber eine Fähre verbindet zwei von ihnen. Führt eine Straße zu einer Fähre, darf sie zu anderen Straßen übersetzen." },
  labyrinth: { title: "Das Labyrinth", help: "Durch das Labyrinth führt eine Straße mit vier Armen. Jeder kann besetzt werden, und jede Figur auf der fertigen Straße bringt 2 Punkte mehr." },
  messages: { title: "Die Depeschen", help: "Du hast zwei Figuren auf der Zählleiste und wählst, welche zieht. Hält in deinem Zug eine auf einem Vielfachen von 5, bekommst du eine Depesche: ihre Aktion oder 2 Punkte." },
  robbers: { title: "Die Räuber", help: "Ein Plättchen mit Beutesack bringt deinen Räuber auf die Zählleiste, neben die Figur eines anderen. Wenn der das nächste Mal punktet, bekommst du halb so viele Punkte." },
  gold: { title: "Die Goldminen", help: "Ein Goldplättchen bringt zwei Barren. Wer dort Straßen, Städte und Klöster fertigstellt, teilt sie sich; je mehr Barren, desto mehr ist jeder wert." },
  mage: { title: "Magier & Hexe", help: "Ein Plättchen mit Hut bewegt den Magier, der einer Straße oder Stadt je Plättchen einen Punkt bringt, oder die Hexe, die ihre Punkte halbiert." },
  corn1: { title: "Die Kornkreise I", help: "Bei einem Kornkreis darf jeder eine Figur zu einer eigenen auf einer Straße, in einer Stadt oder auf einer Wiese stellen, oder jeder nimmt eine zurück." },
  corn2: { title: "Die Kornkreise II", help: "Bei einem Kornkreis darf jeder eine Figur zu einer eigenen auf einer Straße, in einer Stadt oder auf einer Wiese stellen, oder jeder nimmt eine zurück." },
  shrines: { title: "Ketzer & Kultstätten", help: "Eine Kultstätte ist ein Kloster, das mit einem Kloster daneben um die Wette läuft: Was zuerst fertig ist, schickt die Figur des anderen ohne Punkte heim." },
  tunnel: { title: "Der Tunnel", help: "Straßen enden in Tunnelöffnungen. Mit zwei deiner Marken verbindest du zwei Öffnungen, und ihre Straßen werden eine." },
  siege: { title: "Die Belagerer", help: "Eine belagerte Stadt bringt ihren Rittern weniger und den Bauern ringsum das Doppelte; am Ende eines Zuges darf eine Figur an einem Kloster vorbei fliehen." },
  cathars: { title: "Die Katharer", help: "Eine belagerte Stadt bringt ihren Rittern weniger und den Bauern ringsum das Doppelte; am Ende eines Zuges darf eine Figur an einem Kloster vorbei fliehen." },
  little: { title: "Kleine Gebäude", help: "Statt einer Figur darfst du einen Schuppen, ein Haus oder einen Turm auf dein Plättchen setzen. Straßen, Städte und Wiesen dort und Klöster ringsum sind dann mehr wert.", parts: { shed: "die Schuppen", house: "die Häuser", tower: "die Türme" } },
  watchtowers: { title: "Die Wachtürme", help: "Ein Meeple am Fuß eines Turms bringt mehr, wenn seine Straße oder Stadt fertig wird: für Wappen, Straßen, Städte, Klöster oder Meeples ringsum." },
  windroses: { title: "Die Windrosen", help: "Das Spiel beginnt an einer Windrose. Ein Plättchen mit einem Viertel der Rose bringt 3 Punkte, wenn du es auf dieser Seite der Rose anlegst." },
  darmstadt: { title: "Darmstadt", help: "Wer um eine der zwei Kirchen die meisten Meeples hat, bekommt 3 Punkte, und ein Kongresszentrum macht seine Stadt wertvoller." },
  spieldoch: { title: "Spiel doch", help: "Zwei weitere Plättchen ohne eigene Regeln." },
  winter: { title: "Winter-Edition", help: "Zwölf Plättchen mit Tieren; die übrigen Plättchen des Grundspiels sind die ohne Gärten." },
};

/** @type {Record<string, string>} */
export const kinds = {
  message: "Depeschen",
  loot: "Beute",
  gold: "Gold",
  shrine: "Kultstätten",
  watchtower: "Wachtürme",
  rose: "Windrosen",
  church: "Kirchen",
};
