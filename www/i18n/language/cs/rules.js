// @ts-check
/** Pravidla k nahlédnutí, česky. `see` říká, co ukazuje pozice u článku; její body oznamuje sama hra. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Položení dílku",
    text: [
      "Kdo je na tahu, vezme si dílek a přiloží ho hranou k hraně alespoň k jednomu jinému. Roh nestačí.",
      "Každá hrana, která se dotýká, musí navazovat: město na město, cesta na cestu, louka na louku, řeka na řeku. Dílek se smí otočit.",
      "Dílek, který nikam nepasuje, odchází ze hry a bere se jiný.",
    ],
    see: "Dílek v ruce je křižovatka s hranou města: pasuje na oba konce cesty, ne však mezi dílek s městem a cestu pod ním.",
  },
  figures: {
    title: "Postavení figurky",
    text: [
      "Po dílku smíš postavit jednu figurku ze své zásoby, jen na právě položený dílek: na cestu (lapka), do města (rytíř), do kláštera (mnich) nebo na louku (sedlák).",
      "Celá cesta, město nebo louka, ať sahá kamkoli, musí být bez figurek, cizích i vlastních. Co je obsazeno odděleně, může spojit pozdější dílek.",
      "Smíš ji postavit i na to, co právě tento dílek dokončí: boduje hned a figurka se vrátí. V témže tahu se znovu nepoužije.",
    ],
    see: "Červená drží cestu. Modrá ji na západě prodloužila a nesmí tam postavit lapku, ale sedláka ano.",
  },
  road: {
    title: "Cesta",
    text: [
      "Cesta je hotová, když jsou oba její konce uzavřené: domy, křižovatkou, městem nebo klášterem, nebo když vede v kruhu.",
      "Dílek se počítá jednou, i když přes něj cesta vede vícekrát.",
    ],
    points: [["Hotová", "1 za dílek"], ["Nehotová, na konci", "1 za dílek"]],
    see: "Modrá uzavřela cestu na západě; boduje lapka Červené.",
  },
  city: {
    title: "Město",
    text: [
      "Město je hotové, když je jeho hradba uzavřená a uvnitř nezůstala mezera. Města, která se dotýkají jen rohem, zůstávají oddělená.",
      "Město ze dvou dílků se počítá jako každé jiné, pokud „Pravidla podrobně“ nebo vydání z roku 2001 neříkají jinak.",
    ],
    points: [["Hotové", "2 za dílek, 2 za erb"], ["Nehotové, na konci", "1 za dílek, 1 za erb"], ["Hotové, dva dílky, podle pravidel z roku 2001", "1 za dílek, 1 za erb"]],
    see: "Tři dílky a erb, právě dokončené.",
  },
  monastery: {
    title: "Klášter",
    text: [
      "Klášter je hotový, když je všech osm míst kolem něj zaplněno, i v rozích. Kdo ty dílky položí, je jedno.",
      "Každý klášter se počítá sám za sebe a jeden dílek může sousedit s několika.",
    ],
    points: [["Hotový", "9"], ["Nehotový, na konci", "1 a 1 za každý dílek kolem"]],
    see: "Poslední z osmi sousedů byl právě položen.",
  },
  majority: {
    title: "Více hráčů na jednom místě",
    text: [
      "Pozdější dílky mohou spojit cesty, města a louky, takže v nich stojí figurky několika hráčů.",
      "Kdo tam má nejvíc figurek, bere všechny body, ostatní nic. Má-li jich několik hráčů stejně, bere každý z nich všechny body.",
      "Všechny figurky se vrátí, i ty, které nic nepřinesly.",
    ],
    see: "Dílek uprostřed spojil tři města: Červená v nich má dva rytíře, Modrá jednoho.",
  },
  farmer: {
    title: "Sedláci a louky",
    text: [
      "Figurka na louce je sedlák. Leží tam až do konce hry a nevrací se.",
      "Louky oddělují cesty, města, řeky a okraj krajiny; roh je nespojuje.",
      "Na konci ten, kdo má na louce nejvíc sedláků, boduje za každé hotové město, které se jí dotýká; při shodě každý z nich. Město může živit několik luk, u každé se však počítá jednou.",
    ],
    points: [["Každé hotové město u louky", "3"], ["Ve vydání z roku 2001: každé hotové město, tomu, kdo má kolem nejvíc sedláků", "4"]],
    see: "Dvě ze tří měst u louky sedláka Červené jsou hotová.",
  },
  end: {
    title: "Konec hry",
    text: [
      "Hra končí po tahu, v němž byl položen poslední dílek.",
      "Pak bodují nehotové cesty, města a kláštery a po nich louky. Většiny platí jako vždy.",
      "Vyhrává nejvíc bodů; při stejném počtu se o vítězství dělí.",
    ],
    points: [["Cesta", "1 za dílek"], ["Město", "1 za dílek, 1 za erb"], ["Klášter", "1 a 1 za každý dílek kolem"], ["Louka", "3 za každé hotové město"]],
    see: "Hra skončila: město, cesta a klášter se počítají tak, jak jsou.",
  },
  river: {
    title: "Řeka",
    text: [
      "Hra začíná u pramene. Nejdřív se berou dílky řeky, jezero jako poslední; pak přijdou všechny ostatní.",
      "Dílek řeky pokračuje na jejím otevřeném konci. Dva ohyby po sobě nesmějí zahnout na stejnou stranu, řeka by se vrátila sama do sebe.",
      "Figurky stojí na dílcích řeky jako na jiných, nikdy však na vodě. Řeka odděluje louky; kolem pramene a kolem jezera je louka jedna.",
    ],
    see: "Řeka zahnula doprava a pak doleva. Ohyb v ruce smí zahnout jen doprava.",
  },
  fork: {
    title: "Rozvětvení",
    text: [
      "Druhá řeka má rozvětvení, které přijde hned po prameni. Od té doby pokračuje dílek řeky na některém z otevřených konců, a jen na jednom.",
      "Po rozvětvení smí řeka zahnout na kteroukoli stranu. Konce obou ramen do sebe nesmějí vběhnout.",
      "S první řekou je jen jeden pramen, dílky obou se zamíchají a každé rameno končí u vlastního dílku; jezero se sopkou přijde poslední.",
    ],
    see: "Dílek v ruce pokračuje na kterémkoli rameni rozvětvení, otočený na kteroukoli stranu.",
  },
  garden: {
    title: "Zahrady a opat",
    text: [
      "Každý má jednoho opata. Smí se postavit místo jiné figurky: do zahrady nebo do kláštera. V zahradě nesmí stát žádná jiná figurka.",
      "Zahrada je hotová a boduje jako klášter.",
    ],
    points: [["Hotová", "9"], ["Nehotová, na konci", "1 a 1 za každý dílek kolem"]],
    see: "Zahrada je obklopená a opat se vrátil.",
  },
  recall: {
    title: "Vzít opata zpět",
    text: [
      "Když ve svém tahu nestavíš žádnou figurku, smíš vzít svého opata zpět. Hned přinese tolik, kolik by jeho zahrada nebo klášter přinesly na konci.",
      "V témže tahu se znovu nestaví.",
    ],
    points: [["Opat se vrací předčasně", "1 a 1 za každý dílek kolem"]],
    see: "Červená vzala opata zpět ze zahrady s pěti dílky kolem.",
  },
  inn: {
    title: "Hostince",
    text: [
      "Cesta alespoň s jedním hostincem má větší cenu, když je hotová, a jinak žádnou, pokud „Pravidla podrobně“ neříkají jinak. Druhý hostinec nic nemění.",
      "Na křižovatce patří hostinec k rameni, u kterého stojí.",
    ],
    points: [["Hotová cesta s hostincem", "2 za dílek"], ["Nehotová cesta s hostincem", "0"]],
    see: "Čtyři dílky a hostinec, hotovo.",
  },
  cathedral: {
    title: "Katedrály",
    text: ["Město s katedrálou má větší cenu, když je hotové, a jinak žádnou, pokud „Pravidla podrobně“ neříkají jinak. Druhá katedrála nic nemění."],
    points: [["Hotové město s katedrálou", "3 za dílek, 3 za erb"], ["Nehotové město s katedrálou", "0"]],
    see: "Šest dílků, erb a katedrála, hotovo.",
  },
  large: {
    title: "Velká figurka",
    text: ["Každý má jednu velkou figurku. Staví se jako každá jiná, jen ne do zahrady, a počítá se za dvě tam, kde záleží na většině. Body zůstávají stejné."],
    see: "Jeden dílek spojil dvě cesty: velká figurka Červené proti jedné figurce Modré.",
  },
  abbey: {
    title: "Opatství",
    text: [
      "Každý má jeden dílek opatství. Na začátku svého tahu, než si vezmeš dílek, ho smíš položit do mezery s dílky na všech čtyřech stranách. Pasuje ke všemu a uzavře každou cestu a město u svých hran.",
      "Nemá louku. Figurka na něm je mnich a boduje jako klášter.",
      "Když dojdou dílky, každý, kdo má ještě opatství, dostane jednu možnost navíc, pokud „Pravidla podrobně“ neříkají jinak.",
    ],
    see: "Opatství Červené vyplnilo mezeru a dokončilo tak cestu Modré.",
  },
  mayor: {
    title: "Starosta",
    text: [
      "Starosta stojí jen ve městech. Počítá se za tolik figurek, kolik je v celém městě erbů, když boduje; bez erbů za žádnou.",
      "Když se v některém městě nikdo nepočítá, nikdo neboduje.",
    ],
    see: "Tři erby dávají starostovi Červené sílu 3 proti dvěma rytířům.",
  },
  wagon: {
    title: "Vůz",
    text: [
      "Vůz stojí na cestách, ve městech a v klášterech, ne na loukách ani v zahradách, a počítá se za jednu figurku.",
      "Když je hotové to, na čem stojí, smí místo návratu jet dál: na nehotovou cestu, do nehotového města nebo kláštera bez figurek, na témže dílku nebo na jednom z osmi kolem. „Pravidla podrobně“ ho mohou nechat na jeho dílku.",
      "Smí-li jet několik vozů, rozhodují jejich majitelé jeden po druhém; začíná ten, kdo je na tahu.",
    ],
    see: "Cesta byla dokončena a bodovala; vůz Červené přejel do kláštera na jejím konci.",
  },
  barn: {
    title: "Stodola",
    text: [
      "Každý má jednu stodolu. Místo figurky se staví na roh právě položeného dílku, kde se setkávají čtyři dílky a všechny ukazují louku. Na louce nesmí být jiná stodola, pokud to „Pravidla podrobně“ nedovolí.",
      "Sedláci na louce bodují hned a vrátí se a další se tam nestaví. Sedláci, jejichž louka se později spojí s loukou stodoly, bodují méně a také se vrátí.",
      "Stodola zůstává a boduje na konci.",
    ],
    points: [["Sedláci, když k nim přijde stodola", "3 za hotové město"], ["Sedláci později spojení s loukou stodoly", "1 za hotové město"], ["Stodola, na konci", "4 za hotové město"]],
    see: "Když Červená postavila stodolu, sedlák Modré bodoval a vrátil se. Na konci bodovala stodola za táž dvě města.",
  },
  first: {
    title: "První vydání, 2001",
    text: [
      "Hotové město jen ze dvou dílků má poloviční cenu: 1 bod za dílek a 1 za erb.",
      "Sedláci se počítají město po městě: za každé hotové město dostane 4 body ten, kdo má na všech loukách, které se ho dotýkají, dohromady nejvíc sedláků.",
      "Vše ostatní je jako v roce 2016.",
    ],
    points: [["Hotové město ze dvou dílků", "1 za dílek, 1 za erb"], ["Každé hotové město, pro sedláky", "4"]],
    see: "Kolem většího města leží dva sedláci Červené a jeden Modré, na různých loukách: boduje za ně jen Červená. Malé město má poloviční cenu.",
  },
  anniversary: {
    title: "Výroční vydání, 2021",
    text: ["Dílky základní hry bodují přesně jako v roce 2016: 2 body za dílek každého hotového města a 3 za každé hotové město u louky, louku po louce."],
    see: "Tytéž dílky jako u prvního vydání. Zde se každá louka počítá sama, takže boduje i sedlák Modré.",
  },
};

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  title: "Pravidla",
  search: "Hledat v pravidlech",
  none: "To slovo není v žádném článku.",
  found: (count) => `Nalezené články: ${count}`,
  editions: "Vydání",
  base: "Základní hra",
  board: (title) => `Pozice: ${title}. Ukaž na cesty, města a louky a uvidíš, jakou mají cenu.`,
  before: "Předtím",
  after: "Potom",
  step: "Okamžik",
  articles,
};
