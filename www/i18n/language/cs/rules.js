// @ts-check
/** Pravidla k nahlédnutí, česky. `see` říká, co ukazuje pozice u článku; její body oznamuje sama hra. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Položení kartičky",
    text: [
      "Ve svém tahu si vezmi kartičku a přilož ji hranou k hraně alespoň k jedné jiné. Dotyk rohem nestačí.",
      "Všechny hrany, které se dotýkají, musí pasovat: město na město, cesta na cestu, louka na louku, řeka na řeku. Kartičku smíš otočit.",
      "Pokud kartička nikam nepasuje, jde ze hry a vezmeš si jinou.",
    ],
    see: "Kartička v ruce je křižovatka s hranou města: pasuje na oba konce cesty, ale ne mezi kartičku s městem a cestu pod ní.",
  },
  figures: {
    title: "Postavení figurky",
    text: [
      "Po položení kartičky na ni smíš postavit jednu figurku ze své zásoby: na cestu (lupič), do města (rytíř), do kláštera (mnich) nebo na louku (sedlák).",
      "Celá cesta, město nebo louka, ať sahá kamkoli, musí být bez figurek, i tvých vlastních. Pozdější kartička může spojit oblasti, ve kterých už figurky stojí.",
      "Figurku smíš postavit i do oblasti, kterou právě tato kartička dokončí: boduje hned a figurka se ti vrátí. V témže tahu ji nesmíš znovu použít.",
    ],
    see: "Červená drží cestu. Modrá ji na západě prodloužila a nesmí tam postavit lupiče, ale sedláka ano.",
  },
  road: {
    title: "Cesta",
    text: [
      "Cesta je dokončená, když jsou oba její konce uzavřené: domy, křižovatkou, městem nebo klášterem, nebo když vede v kruhu.",
      "Každá kartička se počítá jen jednou, i když přes ni cesta vede vícekrát.",
    ],
    points: [
      ["Dokončená", "1 za kartičku"],
      ["Nedokončená, na konci", "1 za kartičku"],
    ],
    see: "Modrá uzavřela cestu na západě, ale boduje lupič Červené.",
  },
  city: {
    title: "Město",
    text: [
      "Město je dokončené, když je jeho hradba uzavřená a uvnitř nezůstala mezera. Města, která se dotýkají jen rohem, zůstávají oddělená.",
      "Město ze dvou kartiček se počítá jako každé jiné, pokud nejde o vydání z roku 2001 nebo „Možnosti pravidel“ neurčují jinak.",
    ],
    points: [
      ["Dokončené", "2 za kartičku, 2 za erb"],
      ["Nedokončené, na konci", "1 za kartičku, 1 za erb"],
      ["Dokončené, dvě kartičky, pravidla z roku 2001", "1 za kartičku, 1 za erb"],
    ],
    see: "Město ze tří kartiček s erbem, právě dokončené.",
  },
  monastery: {
    title: "Klášter",
    text: [
      "Klášter je dokončený, když je všech osm míst kolem něj zaplněno, i v rozích. Kdo ty kartičky položí, je jedno.",
      "Každý klášter boduje zvlášť a jedna kartička může sousedit s několika.",
    ],
    points: [
      ["Dokončený", "9"],
      ["Nedokončený, na konci", "1 a 1 za každou kartičku kolem"],
    ],
    see: "Poslední z osmi sousedů byl právě položen.",
  },
  majority: {
    title: "Více hráčů v jedné oblasti",
    text: [
      "Pozdější kartičky mohou spojit cesty, města nebo louky, takže v jedné oblasti má figurky několik hráčů.",
      "Hráč, který tam má nejvíc figurek, bere všechny body, ostatní nic. Při shodě bere každý z těchto hráčů všechny body.",
      "Všechny figurky se vrátí svým hráčům, i ty, které nic nepřinesly.",
    ],
    see: "Kartička uprostřed spojila tři města: Červená v nich má dva rytíře, Modrá jednoho.",
  },
  farmer: {
    title: "Sedláci a louky",
    text: [
      "Figurka na louce je sedlák. Leží tam až do konce hry a nevrací se.",
      "Louky oddělují cesty, města, řeky a okraj krajiny. Louky, které se dotýkají jen rohem, spojené nejsou.",
      "Na konci hry boduje hráč, který má na louce nejvíc sedláků, za každé dokončené město, které se louky dotýká. Při shodě boduje každý z těchto hráčů. Město se může počítat u několika luk, ale u každé jen jednou.",
    ],
    points: [
      ["Každé dokončené město u louky", "3"],
      ["Vydání z roku 2001: každé dokončené město, pro toho, kdo má kolem nejvíc sedláků", "4"],
    ],
    see: "Dvě ze čtyř měst u louky sedláka Červené jsou dokončená.",
  },
  end: {
    title: "Konec hry",
    text: [
      "Hra končí po tahu, ve kterém je položena poslední kartička.",
      "Pak bodují nedokončené cesty, města a kláštery a po nich louky. Pro většinu platí obvyklá pravidla.",
      "Vyhrává hráč s nejvíce body. Při shodě se hráči o vítězství dělí.",
    ],
    points: [
      ["Cesta", "1 za kartičku"],
      ["Město", "1 za kartičku, 1 za erb"],
      ["Klášter", "1 a 1 za každou kartičku kolem"],
      ["Louka", "3 za každé dokončené město"],
    ],
    see: "Hra skončila: město, cesta a klášter bodují, i když nejsou dokončené.",
  },
  river: {
    title: "Řeka",
    text: [
      "Hra začíná pramenem. Nejdřív se berou kartičky řeky, jezero jako poslední. Pak přijdou všechny ostatní kartičky.",
      "Kartička řeky musí navázat na její otevřený konec. Dva ohyby po sobě nesmějí zahnout na stejnou stranu, protože řeka by se vrátila sama do sebe.",
      "Na kartičky řeky smíš stavět figurky jako na jiné, ale nikdy na vodu. Řeka odděluje louky, ale kolem pramene a kolem jezera je louka jedna.",
    ],
    see: "Řeka zahnula doprava a pak doleva. Ohyb v ruce teď smí zahnout jen doprava.",
  },
  fork: {
    title: "Rozvětvení",
    text: [
      "Druhá řeka má rozvětvení, které přijde hned po prameni. Od té doby kartička řeky navazuje na některý z otevřených konců, a jen na jeden.",
      "Po rozvětvení smí řeka zahnout na kteroukoli stranu. Obě ramena do sebe nesmějí narazit.",
      "S první řekou je jen jeden pramen, kartičky obou se zamíchají a každé rameno končí vlastní kartičkou. Jezero se sopkou přijde jako poslední.",
    ],
    see: "Kartička v ruce může navázat na kterékoli rameno rozvětvení, otočená na kteroukoli stranu.",
  },
  garden: {
    title: "Zahrady a opat",
    text: [
      "Každý má jednoho opata. Smíš ho postavit místo jiné figurky, do zahrady nebo do kláštera. V zahradě nesmí stát žádná jiná figurka.",
      "Zahrada se dokončuje a boduje jako klášter.",
    ],
    points: [
      ["Dokončená", "9"],
      ["Nedokončená, na konci", "1 a 1 za každou kartičku kolem"],
    ],
    see: "Zahrada je obklopená a opat se vrátil.",
  },
  recall: {
    title: "Vzít opata zpět",
    text: [
      "Když ve svém tahu nestavíš žádnou figurku, smíš vzít svého opata zpět. Hned přinese tolik, kolik by jeho zahrada nebo klášter přinesly na konci.",
      "V témže tahu ho nesmíš znovu postavit.",
    ],
    points: [["Opat vzatý zpět dřív", "1 a 1 za každou kartičku kolem"]],
    see: "Červená vzala opata zpět ze zahrady s pěti kartičkami kolem.",
  },
  inn: {
    title: "Hostince",
    text: [
      "Cesta alespoň s jedním hostincem má větší hodnotu, když je dokončená, a jinak žádnou, pokud „Možnosti pravidel“ neurčují jinak. Druhý hostinec nic nemění.",
      "Na křižovatce patří hostinec k rameni, u kterého stojí.",
    ],
    points: [
      ["Dokončená cesta s hostincem", "2 za kartičku"],
      ["Nedokončená cesta s hostincem", "0"],
    ],
    see: "Dokončená cesta ze čtyř kartiček s hostincem.",
  },
  cathedral: {
    title: "Katedrály",
    text: ["Město s katedrálou má větší hodnotu, když je dokončené, a jinak žádnou, pokud „Možnosti pravidel“ neurčují jinak. Druhá katedrála nic nemění."],
    points: [
      ["Dokončené město s katedrálou", "3 za kartičku, 3 za erb"],
      ["Nedokončené město s katedrálou", "0"],
    ],
    see: "Dokončené město ze šesti kartiček s erbem a katedrálou.",
  },
  large: {
    title: "Velký družiník",
    text: ["Každý má jednoho velkého družiníka. Staví se jako každý jiný, jen ne do zahrady. Při určování většiny se počítá za dva; body zůstávají stejné."],
    see: "Jedna kartička spojila dvě cesty: velký družiník Červené má převahu nad jedním družiníkem Modré.",
  },
  abbey: {
    title: "Opatství",
    text: [
      "Každý má jednu kartičku opatství. Na začátku svého tahu ji smíš místo tažení kartičky položit do mezery s kartičkami na všech čtyřech stranách. Pasuje ke všemu a uzavře každou cestu a město u svých hran.",
      "Opatství nemá louku. Figurka na něm je mnich a opatství boduje jako klášter.",
      "Když dojde hromádka, každý, kdo má ještě opatství, ho smí položit v posledním tahu, pokud „Možnosti pravidel“ neurčují jinak.",
    ],
    see: "Opatství Červené vyplnilo mezeru a dokončilo tak cestu Modré.",
  },
  mayor: {
    title: "Starosta",
    text: [
      "Starosta smí stát jen ve městech. Počítá se za tolik figurek, kolik je v celém městě erbů, když boduje; bez erbů za žádnou.",
      "Když se v některém městě žádná figurka nepočítá, nikdo neboduje.",
    ],
    see: "Tři erby dávají starostovi Červené sílu 3 proti dvěma rytířům.",
  },
  wagon: {
    title: "Vůz",
    text: [
      "Vůz smí stát na cestách, ve městech a v klášterech, ale ne na loukách ani v zahradách. Počítá se za jednu figurku.",
      "Když je jeho oblast dokončená, smí místo návratu jet dál: na nedokončenou cestu, do nedokončeného města nebo kláštera bez figurek, na téže kartičce nebo na jedné z osmi kolem. „Možnosti pravidel“ mu místo toho mohou dovolit jet ke všemu, co sousedí s jeho dokončenou oblastí.",
      "Smí-li jet několik vozů, rozhodují jejich majitelé jeden po druhém; začíná ten, kdo je na tahu.",
    ],
    see: "Cesta byla dokončena a bodovala; vůz Červené přejel do kláštera na jejím konci.",
  },
  barn: {
    title: "Statek",
    text: [
      "Každý má jeden statek. Místo figurky ho smíš postavit na roh právě položené kartičky, kde se setkávají čtyři kartičky a všechny ukazují louku. Na louce nesmí být jiný statek, pokud to „Možnosti pravidel“ nedovolují.",
      "Sedláci na louce bodují hned a vrátí se a další se tam stavět nesmějí. Když se s touto loukou později spojí jiná, její sedláci bodují méně a také se vrátí.",
      "Statek zůstává a boduje na konci hry.",
    ],
    points: [
      ["Sedláci při postavení statku", "3 za dokončené město"],
      ["Sedláci později připojení k této louce", "1 za dokončené město"],
      ["Statek, na konci", "4 za dokončené město"],
    ],
    see: "Když Červená postavila statek, sedlák Modré bodoval a vrátil se. Na konci bodoval statek za táž dvě města.",
  },
  builder: {
    title: "Stavitel",
    text: [
      "Každý má jednoho stavitele. Místo figurky ho smíš postavit na nedokončenou cestu nebo do nedokončeného města právě položené kartičky, pokud tam už stojí tvá figurka. Na cizích figurkách nezáleží.",
      "Při určování většiny se stavitel nepočítá. Vrací se s tvými figurkami ze své cesty nebo města.",
    ],
    see: "Stavitel Červené se přidal k lupiči Červené. Modrá na této cestě figurku nemá a stavitele postavit nesměla.",
  },
  twice: {
    title: "Druhá část tahu",
    text: [
      "Když vezmeš kartičku a prodloužíš nebo dokončíš jí cestu či město svého stavitele, má tvůj tah druhou část: vezmeš další kartičku, položíš ji, smíš postavit další figurku a znovu boduješ. Třetí část nikdy není. Druhé se smíš vzdát, jen když to dovolují „Možnosti pravidel“.",
      "Kartička, se kterou stavitele stavíš, se nepočítá, a opatství také ne. Když je hromádka prázdná, druhá část není.",
      "Pokud se ti stavitel v první části vrátil, druhá část platí dál a smíš ho v ní znovu postavit. Místo tažení v ní smíš také položit opatství.",
      "V posledním kole opatství druhá část není. To je náš vlastní výklad.",
    ],
    see: "Červená prodloužila cestu svého stavitele a teď má v ruce druhou kartičku.",
  },
  pig: {
    title: "Prasátko",
    text: [
      "Každý má jedno prasátko. Místo figurky ho smíš postavit na louku právě položené kartičky, pokud tam už leží tvůj sedlák.",
      "Když máš na louce nejvíc sedláků, i při shodě, přinese ti tam každé dokončené město o 1 bod víc. Prasátko samo se za sedláka nepočítá.",
      "Když tvé sedláky pošle domů statek, bodují také o 1 bod za město víc a prasátko se vrátí s nimi.",
    ],
    points: [
      ["Každé dokončené město, s tvým prasátkem", "4"],
      ["Vydání z roku 2001: každé dokončené město, s tvým prasátkem", "5"],
    ],
    see: "Červená a Modrá se dělí o louku u dvou dokončených měst, každá s jedním sedlákem. Prasátko má jen Červená.",
  },
  pigsty: {
    title: "Stádo prasat",
    text: [
      "Na jedné kartičce Řeky II je stádo prasat. Hrajete-li s rozšířením Kupci a stavitelé, přinese každé dokončené město u jeho louky o 1 bod víc všem, kdo tam bodují za sedláky, navíc k prasátku.",
      "Druhé stádo na louce nic nemění. Statek za něj nic nedostane, ale sedláci, které statek pošle domů, ano.",
    ],
    points: [
      ["Každé dokončené město, se stádem prasat", "4"],
      ["Se stádem prasat a tvým prasátkem", "5"],
    ],
    see: "Sedlák a prasátko Červené leží u stáda prasat a dvou dokončených měst.",
  },
  goods: {
    title: "Zboží",
    text: [
      "V některých městech je víno, obilí nebo látka. Když položíš kartičku, která takové město dokončí, vezmeš si za každý z těchto znaků žeton, ať tam má figurky kdokoli, i když je tam nemá nikdo. Počítá se i opatství, které město dokončí.",
      "Na konci boduje ten, kdo má od některého druhu nejvíc žetonů; při shodě každý z těchto hráčů. Město, které zůstane nedokončené, žetony nedává.",
    ],
    points: [["Nejvíc žetonů jednoho druhu, na konci", "10 za každý druh"]],
    see: "Modrá dokončila město Červené: body dostala Červená, ale víno si vzala Modrá.",
  },
  king: {
    title: "Král a loupeživý rytíř",
    text: [
      "Kdo dokončí první město, dostane krále, a kdo dokončí první cestu, loupeživého rytíře, i když tam nikdo nemá figurky.",
      "Později karta přejde jen k tomu, kdo dokončí město nebo cestu z více kartiček, než měla dosud největší.",
      "„Možnosti pravidel“ mohou změnit, co karty přinášejí. Když bodují během hry, město nebo cesta boduje pro toho, kdo měl kartu předtím, a teprve potom může karta změnit majitele: to je náš vlastní výklad.",
    ],
    points: [
      ["Král, na konci", "1 za každé dokončené město v celé krajině"],
      ["Loupeživý rytíř, na konci", "1 za každou dokončenou cestu v celé krajině"],
    ],
    see: "Červená dokončila první město, ale město Modré má o kartičku víc a přineslo krále Modré. Jedinou cestu dokončila Červená.",
  },
  phantom: {
    title: "Fantom",
    text: [
      "Každý má jednoho fantoma. Po své figurce ho smíš postavit na tutéž kartičku: na jinou cestu nebo louku, do jiného města nebo do kláštera, kde nejsou figurky.",
      "Počítá se a boduje jako družiník a stejně se vrací. V zahradě stát nesmí.",
      "Smíš ho postavit po čemkoli, co předtím v tahu uděláš, i bez jiné figurky. To je náš vlastní výklad.",
    ],
    see: "Červená postavila sedláka a na tutéž kartičku fantoma do města: hned bodoval a vrátil se.",
  },
  first: {
    title: "První vydání, 2001",
    text: [
      "Dokončené město jen ze dvou kartiček má poloviční hodnotu: 1 bod za kartičku a 1 za erb.",
      "Sedláci bodují město po městě: za každé dokončené město dostane 4 body ten, kdo má na všech loukách, které se ho dotýkají, dohromady nejvíc sedláků.",
      "Vše ostatní je jako v roce 2016.",
    ],
    points: [
      ["Dokončené město ze dvou kartiček", "1 za kartičku, 1 za erb"],
      ["Každé dokončené město, pro sedláky", "4"],
    ],
    see: "Kolem většího města leží dva sedláci Červené a jeden Modré, na různých loukách: boduje za něj jen Červená. Malé město má poloviční hodnotu.",
  },
  anniversary: {
    title: "Výroční vydání, 2021",
    text: [
      "Kartičky základní hry bodují přesně jako v roce 2016: 2 body za kartičku každého dokončeného města a 3 body za každé dokončené město u louky, louku po louce.",
    ],
    see: "Tytéž kartičky jako u prvního vydání. Tady boduje každá louka zvlášť, takže boduje i sedlák Modré.",
  },
};

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  title: "Pravidla",
  search: "Hledat v pravidlech",
  none: "Nebyl nalezen žádný článek.",
  found: (count) => `Nalezené články: ${count}`,
  editions: "Vydání",
  base: "Základní hra",
  sure: { A: "Spolehlivost: dva nezávislé zdroje se shodují.", B: "Spolehlivost: máme jen jeden zdroj." },
  board: (title) => `Pozice: ${title}. Klepni nebo ukaž na cesty, města a louky a uvidíš, jakou mají hodnotu.`,
  before: "Předtím",
  after: "Potom",
  step: "Okamžik hry",
  book: "Pravidla k tisku a ke sdílení",
  articles,
};
