// @ts-check
/** Úlohy a statistiky všech her, česky. */
import { words } from "../words.js";

const { plural, decimal } = words("cs");

/** @param {number} count */
const points = (count) => plural(count, { one: "# bod", few: "# body", other: "# bodů" });

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  title: "Úlohy",
  back: "Zpět",
  about: "Skutečná pozice a jedna kartička v ruce: najdi nejlepší tah.",
  unkept: "Prohlížeč neuložil, že je tato úloha vyřešena. Počítá se, dokud neopustíš tuto stránku.",
  solvedOf: (solved, all) => `Vyřešeno ${solved} z ${all}`,
  base: "Základní hra",
  difficulty: ["Lehká", "Střední", "Těžká"],
  board: "Plán úlohy. Šipky vybírají místo, R otáčí kartičku, Enter potvrzuje, Escape ruší výběr.",
  tasks: {
    now: (name) => `Na tahu je ${name}: získej v tomto tahu co nejvíc bodů.`,
    lead: (name) => `${name} pokládá poslední kartičku hry: skonči s co největším náskokem.`,
    finish: { city: "Dokonči své označené město.", road: "Dokonči svou označenou cestu." },
    hold: {
      city: "Získej většinu nebo shodu v označeném městě.",
      road: "Získej většinu nebo shodu na označené cestě.",
      field: "Získej většinu nebo shodu na označené louce.",
    },
  },
  hint: "Nápověda",
  solution: "Řešení",
  again: "Zkusit znovu",
  next: "Další úloha",
  list: "Všechny úlohy",
  right: "Správně!",
  wrong: "Ještě ne",
  shown: "Řešení",
  results: {
    now: (got, best) => `Tento tah přinese ${points(got)}. Nejlepší přinese ${best}.`,
    lead: (got, best) => `Skončíš takto: ${ahead(got)}. Po nejlepším tahu: ${ahead(best)}.`,
    finish: () => "Po tomto tahu není oblast dokončená. Existuje způsob, jak to udělat.",
    hold: () => "Po tomto tahu tam nemáš většinu ani shodu. Existuje způsob, jak je získat.",
  },
  reached: {
    now: (best) => `${points(best)} v jednom tahu.`,
    lead: (best) => `Skončíš takto: ${ahead(best)}. Žádný jiný tah není lepší.`,
    finish: () => "Oblast je dokončená a žádným jiným tahem to nejde.",
    hold: () => "Máš tam většinu nebo shodu a žádným jiným tahem to nejde.",
  },
  all: "To byla poslední. Výborně!",
  today: "Dnes",
  puzzleOfDay: "Úloha dne",
  progress: { solved: "Vyřešeno", tried: "Zkoušeno", new: "Nové" },
  others: "Ostatní místa",
  othersHelp: "Čísla na plánu říkají, o kolik bodů méně přinese nejlepší tah na každém jiném místě.",
  fewer: (count, action) => `O ${points(count)} méně: ${action}`,
  /** Decks that one person plays alone. */
  solo: {
    title: "Sólo",
    about:
      "Hra o body pro jednoho. Kartičky balíčku přicházejí vždy ve stejném pořadí. Stříbro a zlato odpovídají tomu, kolik se stejnými kartičkami získají dva počítačoví hráči Anselm a Isaura, když hrají sami.",
    ofDay: "Sólový balíček dne",
    base: "Základní hra",
    unplayed: "Zatím nehráno",
    begun: (turn) => `Rozehráno: tah ${turn}`,
    goesOn: "Pokračuješ v\u00a0rozehrané hře.",
    anew: "Začít znovu",
    result: (count) => `Výsledek: ${points(count)}`,
    best: (count) => `Nejlepší výsledek: ${points(count)}`,
    newBest: "Je to tvůj dosud nejlepší výsledek.",
    hinted: "S\u00a0radami",
    computing: "Počítají se body pro medaile…",
    noPar: "Body pro medaile se nepodařilo spočítat.",
    medals: { gold: "Zlato", silver: "Stříbro", bronze: "Bronz" },
    from: (medal, count) => `${medal} od ${count}`,
    won: (medal) => `Medaile: ${medal}!`,
    noMedal: "Tentokrát bez medaile.",
    next: (medal, count) => `${medal}: potřebuješ ${points(count)}.`,
    inARow: (count) => plural(count, { few: "# dny po sobě", other: "# dní po sobě" }),
    unkept: "Prohlížeč tento výsledek neuložil: nemá už místo.",
    picture: "Obrázek s\u00a0výsledkem",
    shareResult: "Sdílet výsledek",
    share: "Sdílet tento balíček",
    again: "Hrát znovu",
    others: "Sólové balíčky",
    duel: {
      title: "Souboj dne",
      against: (name, level) => `Soupeř: ${name} (${level})`,
      best: (lead) => (lead === 0 ? "Nejlepší výsledek: remíza" : `Nejlepší výsledek: ${lead > 0 ? "výhra" : "prohra"} o\u00a0${points(Math.abs(lead))}`),
      outcome: (mine, theirs) => `${mine > theirs ? "Výhra" : mine < theirs ? "Prohra" : "Remíza"} ${mine} : ${theirs}`,
    },
    decks: {
      hamlet: "Osada",
      kingdom: "Celá země",
      river: "Podél řeky",
      inns: "Hostince u cesty",
      abbot: "Opatovy zahrady",
      traders: "Tržní den",
      mayor: "Starostovo město",
      dragon: "Ve stínu draka",
    },
  },
  each: {
    gap: {
      title: "Mezera",
      hint: "Jedno z tvých měst má už jen jednu otevřenou stranu.",
      why: "Kartička dokončí tvé město a erb se počítá jako další kartička.",
    },
    "long-road": { title: "U brány", hint: "Cesta končí i u města.", why: "Cesta končí u nového města a je dokončená." },
    crown: { title: "Koruna", hint: "Podívej se na největší město.", why: "Otevřená byla jen jedna strana. Velká města dokončuj, dokud to jde." },
    "two-cities": {
      title: "Dvě najednou",
      hint: "Mezi dvěma malými městy je mezera a rytíř stojí jen v jednom.",
      why: "Kartička dokončí obě města. Tvá figurka jde do toho, které nikomu nepatří, a hned se ti vrátí.",
    },
    seam: {
      title: "Cesta a střecha",
      hint: "Dokonči svou oblast a obsaď takovou, která nikomu nepatří.",
      why: "Tvá cesta je dokončená a malé město také: figurka v něm boduje hned.",
    },
    sharing: {
      title: "Dobří sousedé",
      hint: "Jedna kartička může dokončit dvě oblasti, i když se o jednu dělíš.",
      why: "Kartička dokončí tvůj klášter i cestu. Tím, že se o cestu dělíš, o nic nepřijdeš.",
    },
    "last-stone": {
      title: "Poslední kámen",
      hint: "Klášteru chybí jeden soused. Kam by mohla tvá figurka?",
      why: "Osmý soused dokončí klášter a kartička dokončí i krátkou cestu: postav na ni figurku.",
    },
    ring: { title: "Klíč", hint: "Město je otevřené jen na jedné straně.", why: "Kartička uzavře hradbu, jen když je otočená právě takto." },
    "far-road": {
      title: "Vzdálený konec",
      hint: "Sleduj cestu až k jejímu otevřenému konci.",
      why: "Křižovatka cestu ukončí a počítá se každá její kartička.",
    },
    mayor: {
      title: "Volné město",
      hint: "Jedno město nemá majitele.",
      why: "Kartička ho dokončí a tvá figurka na ní získá všechny body: družiník, nebo díky erbům starosta.",
    },
    bend: { title: "Konec cesty", hint: "Cesta má jeden otevřený konec. Co může cestu ukončit?", why: "Brána nového města cestu ukončí." },
    partners: {
      title: "Společníci",
      hint: "Do obsazeného města nesmíš, ale dvě města se mohou spojit.",
      why: "Tvé město a toto se spojí v jedno a rytířů je na obou stranách stejně: oba hráči získají všechny body.",
    },
    bridge: { title: "Spojka", hint: "Hned vedle stojí tvé město.", why: "Kartička obě města spojí, takže tvůj rytíř je teď i v tomto." },
    shepherds: {
      title: "Pastýři",
      hint: "Kde se louka tvého sedláka skoro dotýká té druhé?",
      why: "Kartička obě louky spojí a máš na nich tolik sedláků jako soupeř.",
    },
    meadow: {
      title: "Louka",
      hint: "Louky se spojují tam, kde je nedělí cesta ani město.",
      why: "Vedle zatáčky je pruh louky, který spojí louky tvých sedláků s touto.",
    },
    harvest: {
      title: "Sklizeň",
      hint: "V závěrečném hodnocení dostanou sedláci body za každé dokončené město u své louky.",
      why: "Sedlák na této louce přinese víc než každá cesta nebo město, které by kartička mohla zvětšit.",
    },
    cloister: {
      title: "Mezi přáteli",
      hint: "I nedokončený klášter boduje za své sousedy.",
      why: "Kde už leží mnoho kartiček, má klášter hned velkou hodnotu, i když nebude nikdy dokončen.",
    },
    hay: {
      title: "Senoseč",
      hint: "Je to poslední kartička: hledej louku, která se dotýká mnoha měst.",
      why: "Sedlák na poslední kartičce nic nestojí a přinese tři body za každé dokončené město u této louky.",
    },
    "abbot-home": {
      title: "Vrať se!",
      hint: "Místo postavení figurky můžeš vzít zpět svého opata.",
      why: "Kartička dokončí tvé město a opat se ti vrátí a boduje za kartičky kolem sebe.",
    },
    "abbot-and-city": {
      title: "Dvakrát v jednom tahu",
      hint: "Kartička udělá jedno, tvůj opat druhé.",
      why: "Nejdřív se dokončí město, pak vezmeš zpět opata a ten boduje také.",
    },
    "abbot-garden": { title: "Zahrada", hint: "Na kartičce je zahrada.", why: "Kolem zahrady už leží mnoho kartiček a tvůj opat v ní smí stát." },
    guests: { title: "Hosté", hint: "Dvě města se mohou spojit.", why: "Kartička spojí tvé město s druhým a obě strany v něm mají stejnou sílu." },
    "inn-road": {
      title: "Hostinec",
      hint: "Dokončená cesta s hostincem se počítá dvojnásob.",
      why: "S hostincem dává každá kartička dokončené cesty dva body místo jednoho.",
    },
    cathedral: {
      title: "Katedrála",
      hint: "Dokončené město s katedrálou dává tři body za kartičku.",
      why: "S katedrálou dává každá kartička a každý erb dokončeného města tři body; nedokončené by nedalo nic.",
    },
    "big-farmer": {
      title: "Velký sedlák",
      hint: "Která z tvých figurek platí za dvě?",
      why: "Jeden sedlák by na této louce nestačil; velký družiník platí za dva.",
    },
    "inn-loop": {
      title: "Za zatáčkou",
      hint: "Najdi konec cesty, který tato kartička může uzavřít.",
      why: "Kartička cestu ukončí. S hostincem dává každá kartička dva body, ale jen když je cesta dokončená.",
    },
    abbey: {
      title: "Opatství",
      hint: "Jedna z tvých kartiček pasuje do každé mezery.",
      why: "Opatství uzavře všechny cesty a města na svých stranách, ať ukazují cokoli.",
    },
    barn: {
      title: "Statek",
      hint: "Statek stojí tam, kde se stýkají čtyři kartičky s loukou, a tvoji sedláci bodují hned.",
      why: "Kartička je posledním sousedem kláštera a díky statku boduje louka ve stejném tahu.",
    },
    wagon: {
      title: "Na cestě",
      hint: "Vůz smí z dokončené oblasti jet do další.",
      why: "Vůz získá body za krátkou dokončenou cestu a pak jede do sousedního kláštera.",
    },
    "last-word": {
      title: "Poslední slovo",
      hint: "Kdo má víc sedláků, získá celou louku.",
      why: "Kartička spojí tvé louky a společně mají tvoji sedláci většinu.",
    },
    builder: {
      title: "Ještě jedna kartička",
      hint: "Ve městě stojí tvůj stavitel: když město rozšíříš, vezmeš si druhou kartičku. Nech pro ni jednu mezeru.",
      why: "První kartička rozšíří město tvého stavitele. Proto smíš položit druhou, a ta uzavře poslední mezeru.",
    },
    wine: {
      title: "Dobrý ročník",
      hint: "Dokončit cizí město se ti může vyplatit víc než jeho majiteli.",
      why: "Body za město dostane soupeř, ale víno je tvoje: 10 bodů na konci. Město se navíc počítá tvým sedlákům i tvému prasátku.",
    },
    pig: {
      title: "Dobře krmené",
      hint: "Dělíš se o louku, u které je nejvíc dokončených měst, ale prasátko tam má jen soupeř.",
      why: "S tvým prasátkem přinese každé ze čtyř dokončených měst 4 body i tobě.",
    },
    throne: {
      title: "Trůn",
      hint: "Jednomu z tvých měst chybí už jen jedna kartička.",
      why: "Se čtyřmi kartičkami je to největší dokončené město: přinese ti i krále.",
    },
    robber: {
      title: "Nejdelší cesta",
      hint: "Loupeživého rytíře získá, kdo dokončí cestu delší než všechny dosavadní.",
      why: "Okruh má čtyři kartičky, o jednu víc než dosud nejdelší cesta: dostaneš body i loupeživého rytíře.",
    },
    kingmaker: {
      title: "Kdo dělá krále",
      hint: "Kdo bude mít na konci krále?",
      why: "Soupeř dostane za město 12 bodů, ale ty získáš krále, který boduje za pět dokončených měst, a tvůj sedlák na poslední kartičce boduje za to nové.",
    },
    twice: {
      title: "Dva na jedné křižovatce",
      hint: "Křižovatka dokončí dvě cesty, které nikomu nepatří.",
      why: "Tvůj družiník obsadí jednu cestu a fantom druhou: obě hned bodují a oba se ti vrátí.",
    },
    doorway: {
      title: "U brány kláštera",
      hint: "Kartička dokončí krátkou cestu a ty pro ni máš dvě figurky.",
      why: "Jedna figurka boduje za dokončenou cestu, druhá zůstane v klášteře.",
    },
    "two-jobs": {
      title: "Dvě práce",
      hint: "Lze dokončit město. Která další část kartičky boduje na konci?",
      why: "Jedna figurka hned boduje za město. Druhá leží na louce vedle a boduje za město na konci.",
    },
    gift: {
      title: "Dar víly",
      hint: "Místo postavení figurky smíš přesunout vílu.",
      why: "Kartička dokončí tvé město. Víla vedle tvého rytíře přidá 3 body, jakmile rytíř boduje.",
    },
    volcano: {
      title: "Oheň u hradeb",
      hint: "Na kartičku se sopkou se figurka nestaví. Přesto k něčemu je.",
      why: "Kartička se sopkou uzavře tvé město. Tvůj rytíř boduje a víla vedle něj přidá 3 body.",
    },
    princess: {
      title: "Princezna rozhodne",
      hint: "V největším soupeřově městě je jediný rytíř. Kdo ho může poslat pryč?",
      why: "Princezna se připojí k tomuto městu a pošle rytíře domů. Bez něj tam soupeř nezíská nic.",
    },
    steering: {
      title: "Bez ochrany",
      hint: "Drak nikdy nevstoupí na kartičku s vílou. Koho teď chrání?",
      why: "S vílou u tvého sedláka je soupeřův rytíř bez ochrany. Každý druhý krok draka je tvůj: ať soupeř mezitím udělá cokoli, drak k rytíři dojde.",
    },
    watchtower: {
      title: "Strážní věž",
      hint: "Nová věž dosáhne na sousední kartičky.",
      why: "První patro zajme sedláka vedle: soupeř za tuto louku nedostane nic.",
    },
    "line-of-sight": {
      title: "V jedné přímce",
      hint: "Věž dosáhne v přímém směru. Kdo tam stojí?",
      why: "Nová věž dosáhne na rytíře na sousední kartičce. Když je zajat, soupeřovo město nemá rytíře a nic nepřinese. Protože soupeř drží tvou figurku, obě se hned vymění.",
    },
    takeover: {
      title: "Převzaté město",
      hint: "Nejdřív spoj dvě města. Pak se podívej na věž poblíž.",
      why: "Kartička spojí tvé město se soupeřovým. Patro na věži zajme druhého rytíře, takže celé město je tvoje.",
    },
    span: {
      title: "Přemostění",
      hint: "Kartička, která nikam nepasuje, možná pasuje s\u00a0mostem. Která tvá oblast na ni čeká?",
      why: "S\u00a0mostem kartička do mezery pasuje a\u00a0dokončí tvé město. Hrad vedle něj přinese ještě jednou tolik bodů.",
    },
    "three-monks": {
      title: "Tři mniši",
      hint: "Je figurka opravdu to nejlepší, co může tato kartička přinést?",
      why: "Stavba se počítá pro každý klášter kolem sebe: tři z\u00a0nich jsou tvoje.",
    },
    "fair-wind": {
      title: "Příznivý vítr",
      hint: "Větrná růžice přináší body jen ve své čtvrtině. Co je tam ještě otevřené?",
      why: "Kartička leží ve své čtvrtině a\u00a0přinese tři body. Dokončí tam i\u00a0tvé město a\u00a0tvá figurka obsadí novou louku u\u00a0dvou měst.",
    },
    lookout: {
      title: "Hlídka",
      hint: "Tři tvé figurky čekají na stejné místo.",
      why: "Kartička dokončí klášter a\u00a0město u\u00a0strážní věže, jehož rytíř dostane o\u00a0pět bodů víc. Dokončí také druhé malé město: tvá nová figurka tam hned získá body.",
    },
    sacrifice: {
      title: "Malá oběť",
      hint: "Za chvíli si každý musí vzít zpět jednoho sedláka. Který z\u00a0tvých ti bude chybět nejmíň?",
      why: "Kartička dokončí tvé město. Sedláka stavíš jen proto, aby se ti hned zase vrátil; soupeř žádného navíc nemá.",
    },
    ferryman: {
      title: "Převozník",
      hint: "Cesta končí u\u00a0jezera, pokud ji žádný přívoz nepřevede na druhý břeh.",
      why: "Kartička dokončí tvé město. Potom přesuneš druhý přívoz: tvá nová cesta končí u\u00a0obou jezer a\u00a0je dokončená.",
    },
    underground: {
      title: "V\u00a0podzemí",
      hint: "Druhý žeton z\u00a0dvojice spojí dvě cesty, ať jsou od sebe jakkoli daleko.",
      why: "Tvůj druhý žeton spojí krátkou cestu této kartičky s\u00a0dlouhou, kterou měl soupeř sám pro sebe. Teď se dělíte o\u00a0sedm kartiček.",
    },
    ambush: {
      title: "Přepadení",
      hint: "O\u00a0jednu cestu se dělíte. Jak z\u00a0ní získáš víc než soupeř?",
      why: "Kartička dokončí společnou cestu. Těsně předtím se tvůj loupežník postaví na počitadle vedle soupeřovy figurky a\u00a0vezme polovinu jejích bodů.",
    },
    ringmaster: {
      title: "Manéž volná!",
      hint: "Na krátkou cestu můžeš postavit jednu ze dvou figurek. Které z\u00a0nich se tu bude líbit?",
      why: "Tvůj principál boduje za dokončenou cestu a\u00a0přinese 2\u00a0body navíc za každou ze čtyř kartiček s\u00a0manéží nebo akrobaty kolem sebe: 11\u00a0bodů místo 3.",
    },
    "front-row": {
      title: "V\u00a0první řadě",
      hint: "Kde se jedna figurka počítá dvakrát: jednou sama za sebe a\u00a0jednou jako divák?",
      why: "Kartička zvětší tvé město, navíc s\u00a0erbem. Hned vedle přinese další akrobat na konci 5\u00a0bodů. A\u00a0protože stojí vedle šapitó, přinese i\u00a0to, co ukáže jeho žeton, ať je to cokoli.",
    },
    "lie-down": {
      title: "Unavený mnich",
      hint: "Spočítej, co leží kolem kláštera, a\u00a0potom, co leží v\u00a0jeho řadě a\u00a0v\u00a0jeho sloupci.",
      why: "Vestoje by mnich přinesl 6\u00a0bodů za klášter a\u00a0pět sousedů. Vleže přinese 9: jeden za klášter a\u00a0osm za kartičky v\u00a0jeho řadách.",
    },
    pond: {
      title: "Do vody",
      hint: "U\u00a0rybníka nikdo nestojí rád. Kdo by tam stál?",
      why: "Soupeřův lupič a\u00a0rytíř spadnou do rybníka. Cesta a\u00a0město už soupeři nic nepřinesou a\u00a0za každou figurku v\u00a0rybníce na konci ztratí 2\u00a0body.",
    },
    "side-door": {
      title: "Postranní vchod",
      hint: "O\u00a0cestu, která vede do labyrintu, se dělíte. Může se k\u00a0ní přidat tvá druhá figurka?",
      why: "Kartička leží na rameni labyrintu, na kterém nikdo nestojí, a\u00a0tak na ni smíš postavit figurku. Se dvěma lupiči proti jednomu je celá cesta jen tvoje.",
    },
    eviction: {
      title: "Spor o\u00a0víru",
      hint: "Svatyně a\u00a0klášter leží vedle sebe. Co se dokončí dřív, vyhraje spor.",
      why: "Kartička dokončí tvou svatyni: 9\u00a0bodů. Mnich v\u00a0sousedním nedokončeném klášteře odejde s\u00a0prázdnou a\u00a0tvá figurka obsadí nové město s\u00a0erbem.",
    },
    "under-siege": {
      title: "Zásobování",
      hint: "Obležené město přinese svým rytířům málo. Komu přinese hodně?",
      why: "Kartička dokončí dvě obležená města a\u00a0nová louka sousedí s\u00a0oběma. Pro sedláky se každé obležené město počítá dvakrát: tvůj sedlák dostane za každé 6\u00a0bodů.",
    },
    "gold-ring": {
      title: "Zlatý kruh",
      hint: "Dokončená cesta dá svému majiteli zlato, které leží na jejích kartičkách.",
      why: "Kartička uzavře tvou cestu do kruhu. Získáš šest prutů, které na ní leží, a\u00a0při čtyřech až šesti má každý hodnotu 2\u00a0bodů: 12 na konci a\u00a0k\u00a0tomu 4 za cestu.",
    },
    "magic-road": {
      title: "Začarovaná cesta",
      hint: "Mág přidá 1\u00a0bod za každou kartičku své cesty. Kde může cesta vyrůst o\u00a0víc než jednu?",
      why: "Kartička spojí tvou cestu s\u00a0tou, která nepatří nikomu. Ze tří kartiček jich bude šest a\u00a0s\u00a0mágem se každá počítá dvakrát: 12\u00a0bodů místo 6.",
    },
    "high-ground": {
      title: "Shora",
      hint: "V\u00a0tomto městě byste měli každý jednoho rytíře. Všimni si, na čem stojí.",
      why: "Kartička spojí obě města a\u00a0dokončí je jako jedno. Každý v\u00a0něm máte jednoho rytíře, ale tvůj stojí na kopci: při shodě rozhoduje kopec a\u00a08\u00a0bodů dostaneš jen ty.",
    },
    "shared-flock": {
      title: "Všichni domů",
      hint: "Jedna kartička může prospět dvěma tvým figurkám: podívej se na cestu a\u00a0na louku vedle ní.",
      why: "Kartička dokončí tvou cestu a\u00a0spojí louku tvého pastýře s\u00a0loukou druhého pastýře. Přiveď stádo domů: body dostaneš za všechny ovce na louce, i\u00a0za soupeřovy.",
    },
    "church-square": {
      title: "Náves",
      hint: "Kostel přinese body svému mnichovi, ale také tomu, kdo má kolem nejvíc družiníků.",
      why: "Kartička dokončí soupeřův kostel, ale kolem něj máš víc družiníků ty a\u00a0dostaneš 3\u00a0body. Tvá nová figurka boduje za krátkou dokončenou cestu: další 3.",
    },
    "along-the-arrow": {
      title: "Za šipkou",
      hint: "Soupeř má o\u00a0jednoho sedláka víc než ty. Na kterém místě dovolí kartička tvé figurce jít jinam?",
      why: "Šipka se dvěma figurkami míří na kartičku, kterou právě přikládáš: tvá figurka smí jít k\u00a0některé z\u00a0tvých. Se dvěma sedláky na každé straně se o\u00a0louku dělíte a\u00a0její tři města přinesou 9\u00a0bodů i\u00a0tobě.",
    },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0 ? "nerozhodně" : `${lead > 0 ? "náskok" : "ztráta"} ${plural(Math.abs(lead), { one: "# bodu", other: "# bodů" })}`;
}

/** @type {typeof import("../en/puzzles.js").career} */
export const career = {
  title: "Herní statistiky",
  back: "Zpět",
  none: "Zatím nemáš žádnou dohranou hru. Až nějakou dohraješ, uvidíš tu své statistiky.",
  counting: (done, all) => `Počítá se hra ${done} z ${all}…`,
  whose: "Čí hry?",
  unreadable: (count) =>
    plural(count, {
      one: "# hru nelze přečíst, proto se nepočítá.",
      few: "# hry nelze přečíst, proto se nepočítají.",
      other: "# her nelze přečíst, proto se nepočítají.",
    }),
  games: "Dohrané hry",
  won: "Vyhráno",
  best: "Nejlepší výsledek",
  mean: "Průměrný výsledek",
  longestRoad: "Nejdelší cesta",
  largestCity: "Největší město",
  tiles: (count) => plural(count, { one: "# kartička", few: "# kartičky", other: "# kartiček" }),
  against: "Proti",
  people: "Jen lidé",
  results: "Výsledky",
  resultsHelp: "Hra proti více počítačům se počítá k nejsilnějšímu z nich. Dělená výhra platí za výhru.",
  byKind: "Body podle oblastí",
  kind: "Oblast",
  all: "Celkem",
  perGame: "Na hru",
  number: decimal,
};
