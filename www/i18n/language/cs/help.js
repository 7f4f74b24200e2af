// @ts-check
/** How to play in six sentences, in Czech. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "Jak se hraje",
  steps: [
    "Ve svém tahu si vezmeš dílek a přiložíš ho k těm na stole: město k městu, cestu k cestě, louku k louce.",
    "Pak smíš na tento dílek postavit figurku: do města, na cestu, do kláštera nebo na louku, ale jen když tam ještě žádná figurka nestojí, ani tvoje.",
    "Dokončené město dá 2 body za každý dílek a každý erb, dokončená cesta 1 bod za dílek a klášter se všemi osmi sousedy 9 bodů. Figurky se ti pak vrátí.",
    "Má-li v jedné oblasti figurky víc hráčů, boduje ten, kdo jich má nejvíc. Při shodě dostane každý z nich všechny body.",
    "Sedláci zůstanou na louce do konce a pak bodují za každé sousední dokončené město. I nedokončené oblasti přinesou nějaké body.",
    "Když dílky dojdou, vyhrává ten, kdo má nejvíc bodů.",
  ],
};
