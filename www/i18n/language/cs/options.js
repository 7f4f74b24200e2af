// @ts-check
/** The rules in detail, in Czech. */

/** @type {typeof import("../en/options.js").options} */
export const options = {
  farms: {
    title: "Co přinášejí sedláci",
    help: "Co sedláci vynesou na konci hry.",
    values: {
      third: "3 body za každé dokončené město u jejich louky",
      second: "totéž, ale město boduje každému jen jednou",
      first: "4 body za město tomu, kdo má kolem nejvíc sedláků",
      off: "bez sedláků",
    },
  },
  "small-city": {
    title: "Co přinese město ze dvou kartiček",
    help: "Kolik bodů přinese dokončené město z pouhých dvou kartiček.",
    values: { full: "2 body za kartičku, jako každé město", half: "1 bod za kartičku" },
  },
  followers: { title: "Kolik družiníků má každý", help: "Kolik družiníků má každý.", values: {} },
  "first-player": { title: "Kdo začíná", help: "Kdo položí první kartičku.", values: { random: "losem", seat: "první hráč v seznamu" } },
  remaining: { title: "Nahlížení do zbývajících kartiček", help: "Zda lze zjistit, které kartičky ještě přijdou.", values: { shown: "ano", hidden: "ne" } },
  "river-turn": {
    title: "Jak smí řeka zatáčet",
    help: "Jak smí řeka zatáčet.",
    values: {
      immediate: "ne na stejnou stranu na dvou kartičkách po sobě",
      never: "ne dvakrát na stejnou stranu, ani po rovných kartičkách",
      any: "libovolně",
    },
  },
  "start-tile": {
    title: "Co se stane s počáteční kartičkou",
    help: "Co bude s počáteční kartičkou, když hra začíná u pramene.",
    values: { removed: "jde ze hry", kept: "zamíchá se k ostatním" },
  },
  "river-tiles": {
    title: "Pramen a jezero řeky",
    help: "Jaký pramen a jaké jezero má řeka.",
    values: { 2016: "ty z roku 2016", 2021: "ty z výročního vydání" },
  },
  lake: {
    title: "Kdo položí jezero",
    help: "Kdo položí jezero na konec řeky.",
    values: { turn: "kdo je na tahu, jako vždy", automatic: "nikdo: položí se automaticky" },
  },
  "unfinished-inn": {
    title: "Nedokončená cesta s hostincem, město s katedrálou",
    help: "Kolik bodů přinese na konci nedokončená cesta s hostincem nebo město s katedrálou.",
    values: { zero: "nic", plain: "tolik co bez hostince nebo katedrály" },
  },
  wagon: {
    title: "Kam smí vůz popojet",
    help: "Kam smí vůz dál, když je jeho cesta, město nebo klášter dokončený.",
    values: { near: "na svou kartičku nebo jednu z osmi kolem", joined: "ke všemu, co sousedí s jeho dokončenou oblastí" },
  },
  "barn-on-barn": { title: "Druhý statek na louce", help: "Zda lze postavit statek na louku, kde už jeden stojí.", values: { no: "ne", yes: "ano" } },
  "barn-without-farmers": { title: "Statky bez sedláků", help: "Zda se ve hře bez sedláků stavějí statky.", values: { no: "ne", yes: "ano" } },
  "abbey-end": {
    title: "Pokládání opatství, když dojdou kartičky",
    help: "Zda lze položit opatství, i když už nejsou kartičky.",
    values: { yes: "každý má ještě jeden tah", no: "ne" },
  },
  "pig-second": {
    title: "Co přináší druhé prasátko",
    help: "Zda druhé prasátko téže barvy na louce přináší body.",
    values: { no: "ne", yes: "stejně jako první" },
  },
  "second-part": {
    title: "Druhá část tahu",
    help: "Zda se lze vzdát druhé části tahu.",
    values: { must: "ne, položíš další kartičku", may: "ano, rozhodneš se, než si kartičku vezmeš" },
  },
  "king-final": {
    title: "Co přinášejí král a loupeživý rytíř",
    help: "Co přinášejí král a loupeživý rytíř.",
    values: {
      each: "na konci 1 bod za každé dokončené město nebo každou dokončenou cestu v krajině",
      flat: "na konci 10 bodů za krále a 20 za loupeživého rytíře",
      continuous: "1 bod za každé město nebo každou cestu, jakmile se dokončí",
    },
  },
  "dragon-move": {
    title: "Kdy se drak hýbe",
    help: "Kdy se drak hýbe v tahu s dračí kartičkou.",
    values: { before: "po figurce, před bodováním", after: "po bodování" },
  },
  fairy: { title: "Koho víla chrání", help: "Koho víla chrání.", values: { figure: "jednu figurku", tile: "všechny figurky na kartičce" } },
  princess: {
    title: "Co dělá princezna",
    help: "Zda princezna pošle rytíře domů.",
    values: { may: "smíš si jednoho vybrat", must: "musíš si vybrat, pokud tam nějaký je" },
  },
  "count-move": {
    title: "Kam jde hrabě",
    help: "Kam jde hrabě, když někdo pošle figurku do Carcassonne.",
    values: { player: "do čtvrti, kterou tento hráč vybere, nebo nikam", clockwise: "do další čtvrti", follow: "tam, kam šla figurka" },
  },
  "count-final": {
    title: "Kdo na konci opustí Carcassonne",
    help: "Které figurky smějí opustit Carcassonne před závěrečným hodnocením.",
    values: { market: "ty z tržiště, na louky", any: "všechny, do oblastí své čtvrti" },
  },
  "bazaar-auction": {
    title: "Jak probíhá bazar",
    help: "Jak se na bazaru získávají kartičky.",
    values: { yes: "dražbou", no: "každý si postupně jednu vybere" },
  },
  festival: {
    title: "Co se při oslavě vrací",
    help: "Co se smí při oslavě vrátit.",
    values: { figure: "kterákoli vlastní figurka, i statek", follower: "jen družiníci" },
  },
  tunnels: {
    title: "Která ústí tunelů platí",
    help: "Která ústí tunelů platí.",
    values: { all: "všechna natištěná, i\u00a0v\u00a0jiných rozšířeních", own: "ta z\u00a0Tunelu" },
  },
  "tunnel-pairs": {
    title: "Dvojice žetonů tunelu",
    help: "S\u00a0kolika dvojicemi žetonů tunelu každý začíná.",
    values: { "3/2": "ve dvou 3, ve třech 2, jinak 1", "2/1": "ve dvou 2, jinak 1" },
  },
  escape: {
    title: "Útěk z\u00a0obležených měst",
    help: "Ze kterých obležených měst smí družiník uprchnout.",
    values: { any: "z\u00a0města s\u00a0kteroukoli kartičkou vedle kláštera", besieged: "z\u00a0města s\u00a0obléhateli na kartičce vedle kláštera" },
  },
  monasteries: {
    title: "Ostatní kláštery",
    help: "Co se stane s\u00a0kláštery základní hry.",
    values: { replace: "tyto je nahradí", keep: "zůstanou ve hře" },
  },
  labyrinth: {
    title: "Co dělá labyrint",
    help: "Co labyrint dělá.",
    values: {
      advanced: "každý úsek jeho cesty lze obsadit a\u00a0každá figurka přinese 2\u00a0body navíc, když je cesta dokončena",
      basic: "je to křižovatka, na které žádná cesta nekončí",
    },
  },
  "message-often": {
    title: "Kdy přicházejí dopisy",
    help: "Kdy přijde dopis pro figurku na násobku pěti.",
    values: {
      last: "po všech bodech bodování",
      round: "také po bodech před postavením figurky a\u00a0po bazaru",
      turn: "jednou za tah, ve kterém každý posouvá jen jednu figurku",
    },
  },
  "message-alone": {
    title: "Dopisy vedle figurek soupeřů",
    help: "Zda dopis přijde jen tam, kde nestojí figurka jiného hráče.",
    values: { no: "přijde na každém takovém políčku", yes: "jen tam, kde na počitadle nestojí figurka jiného hráče" },
  },
  "robber-others": {
    title: "Kdo ještě staví loupežníka",
    help: "Kdo smí po hráči na tahu také postavit loupežníka.",
    values: { next: "nejbližší další hráč, jehož loupežník je v\u00a0zásobě", all: "všichni ostatní v\u00a0pořadí tahů" },
  },
  buildings: {
    title: "Co přidávají malé stavby",
    help: "Co přidá věž, dům a\u00a0kůlna.",
    values: { "1/1/1": "po 1 bodu", "3/2/1": "3, 2 a\u00a01 bod" },
  },
  "gq11-pigsty": {
    title: "Stádo prasat z Minirozšíření",
    help: "Zda se počítá stádo prasat z Minirozšíření.",
    values: { yes: "přinese 1 bod za každé město, i bez Kupců a stavitelů", no: "je to louka" },
  },
  hill: {
    title: "Jak kopce rozhodují při shodě",
    help: "Jak figurky na kopcích rozhodují při shodě.",
    values: { one: "jedna platí stejně jako více", count: "vyhrává, kdo jich tam má víc" },
  },
  edge: { title: "Jak velký je stůl", help: "Kolik kartiček je stůl široký a vysoký.", values: { open: "podle velikosti krajiny" } },
};
