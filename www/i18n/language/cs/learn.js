// @ts-check
/** Co říká lekce, česky. Kdo se učí, je Červená; druhá strana je Modrá. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "První hra",
  steps: {
    lay: "Hraješ za Červenou. V každém tahu si vezmeš kartičku a přiložíš ji k ostatním. Na této je cesta: vyber orámované místo a pak „Položit kartičku“.",
    highwayman: "Teď smíš na tuto kartičku postavit jednu ze svých figurek. Vyber cestu: lupič ji obsadí celou, ať bude jakkoli dlouhá.",
    blueMonk: "Modrá ukončí cestu u kláštera a postaví do něj mnicha. Přinese 9 bodů, jakmile bude všech osm míst kolem něj zaplněno.",
    finish: "U domů na této kartičce cesty končí. Polož ji bez otáčení na orámované místo: cesty na sebe musí navázat.",
    keep: "Cesta je na obou koncích uzavřená: je dokončená a boduje na konci tahu. Lze postavit i další figurku, ale tentokrát ukonči tah bez figurky.",
    blueRoad: "4 body: 1 za každou kartičku cesty. Tvůj lupič se ti vrátil a můžeš ho znovu použít. Modrá začíná cestu.",
    city: "Tohle je kus města s erbem. Město musí navázat na město: polož ho na orámované místo, otočený tak, aby se hradby spojily.",
    knight: "Obsaď město rytířem. Až se hradba uzavře, přinese město 2 body za každou kartičku a další 2 za každý erb.",
    blueCity: "Modrá začíná město vedle tvého. Do města, kde už figurka stojí, nikdo jinou nepostaví, ale dvě města se mohou později spojit.",
    monastery: "Klášter boduje za kartičky kolem sebe, ve všech osmi směrech. Polož ho na orámované místo; během hry kolem něj přibudou další kartičky.",
    monk: "Postav do něj mnicha: 1 bod za klášter a 1 za každou z osmi kartiček kolem. Až jich bude všech osm, vrátí se ti.",
    blueLonger: "Modrá prodlužuje cestu. Kartička sousedí i s tvým klášterem: co položí druzí, může pomoci tobě.",
    apart: "Tady je další kus města. Polož ho na orámované místo otočený tak, aby město bylo dole: tam se nedotkne žádného obsazeného města.",
    second: "Proto sem smíš postavit druhého rytíře. Pomůže, až se města spojí.",
    blueNext: "Modrá začíná další cestu a zaplňuje místo vedle svého kláštera.",
    join: "Tento kus pasuje do mezery a spojí všechna tři města. Polož ho na orámované místo.",
    farmer:
      "Město je dokončené. Máš v něm dva rytíře, Modrá jednoho: kdo jich má nejvíc, bere všechny body, při shodě oba. Nejdřív postav na louku sedláka; louka sahá až k cestám a hradbám.",
    blueLast:
      "12 bodů: 2 za každou z 5 kartiček a 2 za erb; Modrá nedostane nic. Teď Modrá položí poslední kartičku. Pak nedokončené oblasti přinesou 1 bod za kartičku a tvůj sedlák 3 body za každé dokončené město u své louky.",
  },
  part: (part, parts) => `Krok ${part} z ${parts}`,
  next: "Dál",
  show: "Ukaž mi to",
  /** After that: the button that plays what was shown. */
  shown: (/** @type {string} */ button) => `Tak je to správně. Teď vyber „${button}“.`,
  back: "Zpět",
  reading: "Přečti si, co říká průvodce, a vyber „Dál“.",
  watching: "Hraje Modrá.",
  wrong: {
    tile: "I to pravidla dovolují. V této lekci ale kartička patří na orámované místo, otočená podle popisu: vezmi tah zpět a zkus to znovu.",
    figure: "I to pravidla dovolují. V této lekci ale figurka patří jinam: vezmi tah zpět a zkus to znovu.",
    skip: "Tah můžeš vždy ukončit bez figurky. V této lekci je tu ale jedna potřeba: vezmi tah zpět a zkus to znovu.",
  },
  wrongHint: "Vezmi poslední tah zpět a můžeš pokračovat.",
  unkept: "Prohlížeč neukládá, jak daleko jsi. Když odejdeš, lekce začne znovu od začátku.",
  menu: { resume: "Zpět k lekci", rules: "Všechna pravidla", again: "Začít lekci znovu", leave: "Opustit lekci" },
  end: {
    title: "Už umíš hrát!",
    text: (red, blue) =>
      `Výhra ${red} : ${blue}. Cesty, města a kláštery bodují během hry, sedláci na konci a nedokončené oblasti přinesou ještě bod za každou kartičku.`,
    hints: ["Se dvěma rytíři na každé straně byste oba dostali všech 12 bodů za město.", "Sedláci se nikdy nevracejí: nech si dost figurek na zbytek hry."],
    next: "Teď si zahraj celou hru proti Začátečníkovi, který také dělá chyby. Žárovka u okraje plánu ukáže, co by udělal mistr, a do pravidel se můžeš kdykoli podívat.",
    expansions: "Krátké hry s\u00a0průvodcem pro rozšíření:",
    play: "Hrát proti Začátečníkovi",
    rules: "Všechna pravidla",
    leave: "Na úvodní obrazovku",
  },
};
