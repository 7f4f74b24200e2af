// @ts-check
/** How to play in six sentences, the board aids and the keys of the board, in Czech. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "Jak se hraje",
  steps: [
    "Ve svém tahu si vezmeš kartičku a přiložíš ji k těm na stole: město k městu, cestu k cestě, louku k louce.",
    "Pak smíš na tuto kartičku postavit figurku: do města, na cestu, do kláštera nebo na louku, ale jen když tam ještě žádná figurka nestojí, ani tvoje.",
    "Dokončené město dá 2 body za každou kartičku a každý erb, dokončená cesta 1 bod za kartičku a klášter se všemi osmi sousedy 9 bodů. Figurky se ti pak vrátí.",
    "Má-li v jedné oblasti figurky víc hráčů, boduje ten, kdo jich má nejvíc. Při shodě dostane každý z nich všechny body.",
    "Sedláci zůstanou na louce do konce a pak bodují za každé sousední dokončené město. I nedokončené oblasti přinesou nějaké body.",
    "Když kartičky dojdou, vyhrává ten, kdo má nejvíc bodů.",
  ],
  aids: {
    all: "Vypnuto: na plánu nejsou žádné značky. Výběr níže zůstane zachován.",
    legal: "Kam lze položit kartičku v ruce. I skrytá místa lze vybrat.",
    dead: "Křížek označuje místa, kam nepasuje žádná zbývající kartička.",
    last: "Její rohy jsou vyznačené v barvě hráče, který ji položil.",
    light: "Klepni nebo ukaž na město, cestu, louku nebo klášter a uvidíš hodnotu i to, kdo oblast drží. Na prázdném místě uvidíš, kolik kartiček tam pasuje.",
    fields: "Louky jsou šrafované v barvě toho, kdo je drží, s počtem dokončených měst u nich.",
    points: "Zobrazují se vedle každého skóre.",
  },
  /** Of a player who leaves. */
  away: {
    help: "Za hráče, který odchází, může hrát počítač. Jinak ostatní pokládají jeho kartičky společně a bez figurek. Figurky, které už na plánu stojí, bodují jako obvykle.",
    nobody: "Nikdo: pokládat společně",
  },
  keys: "Klávesy, když je vybraný plán:",
  keyList: [
    ["I", "další oblast poslední kartičky"],
    ["T", "zbývající kartičky"],
    ["F", "louky"],
    ["P", "body"],
    ["H", "zapnout nebo vypnout pomůcky"],
    ["W", "co by udělal mistr"],
    ["S", "body všech"],
    ["D", "kartička v ruce"],
    ["L", "poslední tah"],
    ["M", "moje figurky"],
    ["O", "kdo je na tahu"],
    ["G", "plán jako text"],
    ["/", "napsat tah"],
    ["A/?", "tento seznam"],
  ],
};
