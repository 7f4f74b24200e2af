// @ts-check
/** Co říká lekce, česky. Kdo se učí, je Červená; druhá strana je Modrá. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "První hra",
  steps: {
    lay: "Hraješ za Červenou. V každém tahu si vezmeš dílek a přiložíš ho k ostatním. Na tomto je cesta: vyber orámované místo a pak „Položit dílek“.",
    highwayman: "Teď smíš na položený dílek postavit jednu ze svých figurek. Vyber cestu: lapka ji obsadí celou, ať bude jakkoli dlouhá.",
    blueMonk: "Modrá ukončí cestu u kláštera a postaví do něj mnicha. Přinese 9 bodů, jakmile bude všech osm míst kolem něj zaplněno.",
    finish: "U domů na tomto dílku cesty končí. Polož ho bez otáčení na orámované místo: cesty na sebe musí navázat.",
    keep: "Cesta má oba konce: je hotová a boduje na konci tahu. Mohl bys postavit další figurku; tentokrát vyber „Ukončit tah bez figurky“.",
    blueRoad: "4 body: 1 za každý dílek cesty. Tvůj lapka je zpátky a můžeš ho znovu použít. Modrá začíná cestu.",
    city: "Kus města s erbem. Město musí navázat na město: polož ho na orámované místo, otočený tak, aby se hradby spojily.",
    knight: "Obsaď město rytířem. Až se hradba uzavře, přinese 2 body za každý dílek a další 2 za každý erb.",
    blueCity: "Modrá začíná město vedle tvého. Kde už figurka stojí, nikdo jinou nepostaví, ale dvě města mohou později srůst.",
    monastery: "Klášter počítá dílky kolem sebe, ve všech osmi směrech. Polož ho na orámované místo; hra kolem něj poroste.",
    monk: "Postav do něj mnicha: 1 bod za klášter a 1 za každý z osmi dílků kolem. Až jich bude všech osm, vrátí se.",
    blueLonger: "Modrá prodlužuje cestu. Dílek sousedí i s tvým klášterem: co položí druzí, může pomoci tobě.",
    apart: "Další kus města. Polož ho na orámované místo otočený tak, aby město bylo dole: tam se nedotkne žádného obsazeného města.",
    second: "Proto sem smíš postavit druhého rytíře. Pomůže, až města srostou.",
    blueNext: "Modrá začíná další cestu a zaplňuje místo vedle svého kláštera.",
    join: "Tento kus pasuje do mezery a spojí všechna tři města. Polož ho na orámované místo.",
    farmer: "Město je hotové. Máš v něm dva rytíře, Modrá jednoho: kdo jich má nejvíc, bere všechny body, při shodě oba. Nejdřív postav na louku sedláka; louka sahá až k cestám a hradbám.",
    blueLast: "12 bodů: 5 dílků a 1 erb, za každý 2; Modrá nedostane nic. Teď Modrá položí poslední dílek. Pak se počítá, co je nehotové, 1 bod za dílek, a tvůj sedlák přinese 3 body za každé hotové město u své louky.",
  },
  part: (part, parts) => `Krok ${part} z ${parts}`,
  next: "Dál",
  show: "Ukaž mi to",
  back: "Vzít zpět",
  reading: "Přečti si, co říká průvodce, a vyber „Dál“.",
  watching: "Hraje Modrá.",
  wrong: {
    tile: "I to pravidla dovolují. Pro lekci patří dílek na orámované místo, otočený podle popisu: vezmi ho zpět a zkus to znovu.",
    figure: "Podle pravidel je to dobré místo. Pro lekci patří figurka jinam: vezmi ji zpět a zkus to znovu.",
    skip: "Figurky si můžeš vždy nechat. Pro lekci je tu jedna potřeba: vezmi to zpět a zkus to znovu.",
  },
  wrongHint: "Vezmi poslední krok zpět a můžeš pokračovat.",
  menu: { resume: "Zpět k lekci", rules: "Všechna pravidla", again: "Začít lekci znovu", leave: "Opustit lekci" },
  end: {
    title: "Už umíš hrát!",
    text: (red, blue) => `Výhra ${red} : ${blue}. Cesty, města a kláštery bodují během hry, sedláci na konci a za to, co zůstalo nehotové, je ještě bod za každý dílek.`,
    hints: ["Se dvěma rytíři na každé straně byste oba dostali všech 12 bodů za město.", "Sedláci se nikdy nevracejí: nech si dost figurek na zbytek hry."],
    next: "Teď si zahraj celou hru proti Začátečníkovi, který také dělá chyby. Žárovka u okraje plánu ukáže, co by udělal mistr, a pravidla jsou vždy po ruce.",
    play: "Hrát proti Začátečníkovi",
    rules: "Všechna pravidla",
    leave: "Na úvodní obrazovku",
  },
};
