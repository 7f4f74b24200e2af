// @ts-check
/** The short guided games of expansions, in Czech: what each step says, and at last what else there is to know. */

/** @type {typeof import("../en/courses.js").courses} */
export const courses = {
  again: "Začít znovu",
  text: (red, blue) => `Tvoje body: ${red}, body Modré: ${blue}.`,
  play: "Zahrát si to proti Začátečníkovi",
  next: (title) => `Dále: ${title}`,
  river: {
    steps: {
      source: "Řeka teče od pramene k\u00a0jezeru a\u00a0její kartičky přijdou na řadu první. Tato má na každém břehu město: polož ji na orámované místo.",
      knight: "Na kartičky řeky se figurky staví jako na ostatní, jen ne do řeky. Vyber horní město pro rytíře.",
      blueBend: "Řeka musí pokračovat na svém otevřeném konci. Modrá ji nechá zahnout.",
      bend: "Otoč kartičku tak, aby řeka pokračovala. Dva ohyby po sobě nesmějí zahnout na stejnou stranu, takže tu pasuje jen jedním způsobem.",
      highwayman: "Vyber cestu: obsaď ji lupičem.",
      blueLake: "Modrá pokládá jezero: řeka je hotová. Odteď se bere ze všech ostatních kartiček.",
      land: "Toto je kartička krajiny. Její město uzavře tvé: polož ji na orámované místo.",
      none: "Město je dokončené. Tentokrát ukonči tah bez figurky.",
      blueLast: "4 body za město. Řeka odděluje louky: sedláci na obou březích se nepotkají. Modrá pokládá poslední kartičku.",
    },
    end: "S\u00a0řekou je dost místa od prvního tahu a\u00a0její břehy rozdělují louky.",
  },
  abbot: {
    steps: {
      garden: "Na této kartičce je zahrada. Polož ji na orámované místo.",
      abbot: "Kromě družiníků máš jednoho opata. Smí jen do zahrady nebo kláštera: vyber zahradu.",
      blueMonk: "Zahrada boduje jako klášter: 1 bod za ni a\u00a01 za každou kartičku kolem. Modrá staví mnicha.",
      beside: "Polož klášter na orámované místo: sousedí i\u00a0s\u00a0tvou zahradou.",
      recall: "Místo postavení figurky můžeš vzít opata zpět a\u00a0získat body za to, co tam teď je. Vyber svého opata.",
      blueRoad: "3 body: zahrada a\u00a02 kartičky kolem. Opata máš zase v\u00a0zásobě. Modrá začíná cestu.",
      monastery: "Další klášter. Polož ho na orámované místo.",
      again: "Pošli tam opata: vyber ho mezi figurkami a\u00a0pak klášter. Boduje, když ho vezmeš zpět, když je klášter celý obklopený, nebo na konci hry.",
      blueLast: "Modrá pokládá poslední kartičku a\u00a0boduje se, co je nedokončené.",
    },
    end: "Kdo vezme opata zpět, v\u00a0tom tahu nestaví figurku. Opat nesmí nikdy na louku.",
  },
  inns: {
    steps: {
      inn: "U\u00a0této cesty stojí hostinec. Polož kartičku na orámované místo.",
      large: "Máš jednoho velkého družiníka. Při určování většiny se počítá za dva. Vyber ho mezi figurkami a\u00a0pak cestu.",
      blueMonk: "Modrá ukončuje cestu u\u00a0kláštera.",
      close: "Polož tuto kartičku na orámované místo, otočenou tak, aby tam cesta končila.",
      keep: "Cesta je dokončená. Tentokrát ukonči tah bez figurky.",
      blueMore: "8 bodů: s\u00a0hostincem platí každá ze 4 kartiček za 2. Nedokončená cesta s\u00a0hostincem ale na konci nepřinese nic.",
      cathedral: "Toto je katedrála: město s\u00a0ní přináší 3 body za kartičku i\u00a0za erb. Polož kartičku na orámované místo.",
      knight: "Obsaď město rytířem. Je ale otevřené na třech stranách.",
      blueLast: "Modrá pokládá poslední kartičku. Nedokončené město s\u00a0katedrálou nepřinese nic: pokládej katedrály brzy, nebo do měst ostatních.",
    },
    end: "Hostince a\u00a0katedrály přinesou hodně, když cestu nebo město dokončíš, a\u00a0jinak nic.",
  },
  traders: {
    steps: {
      road: "Začni cestu: polož kartičku na orámované místo.",
      highwayman: "Obsaď ji lupičem.",
      blueMonk: "Modrá na té straně cestu ukončuje a\u00a0staví mnicha.",
      longer: "Prodluž svou cestu na orámovaném místě.",
      builder: "Teď můžeš na tuto cestu postavit stavitele, protože tam už tvoje figurka stojí. Do většiny se nepočítá.",
      blueMore: "Kdykoli prodloužíš cestu nebo město svého stavitele, dostaneš v\u00a0témže tahu ještě jednu kartičku. Modrá zatím stavitele nemá.",
      builds: "Prodluž cestu svého stavitele.",
      none: "Ukonči tuto část tahu bez figurky, pak si vezmeš další kartičku.",
      goods: "Kartička tvého stavitele: město se sudem vína. Polož ji na orámované místo, otočenou tak, aby hradby navazovaly.",
      knight: "Obsaď město rytířem.",
      blueLast: "Dívej se: Modrá dokončuje tvé město. Body máš ty, ale zboží dostane ten, kdo město dokončí.",
    },
    end: "Kdo má na konci nejvíc vína, obilí nebo látek, dostane za každý druh 10 bodů. Prasátko zvýší hodnotu každého dokončeného města u\u00a0tvé louky o\u00a01 bod.",
  },
  dragon: {
    steps: {
      road: "Začni cestu: polož kartičku na orámované místo.",
      highwayman: "Obsaď ji lupičem.",
      blueVolcano: "Modrá si bere sopku: přiletí na ni drak. Na tuto kartičku nesmí žádná figurka.",
      monastery: "Polož klášter na orámované místo. Tentokrát ho ale nech prázdný.",
      fairy:
        "Místo figurky můžeš přesunout vílu k\u00a0jedné ze svých figurek: na její kartičku drak nikdy nevstoupí. Vyber vílu mezi figurkami a\u00a0pak svého lupiče.",
      blueDragon:
        "Modrá si bere kartičku se znakem draka: drak udělá nejvýš šest kroků a\u00a0hýbou jím postupně všichni. Sní všechny figurky, na které narazí, ale kartička víly ho zastaví.",
      portal: "1 bod, protože tvůj tah začal s\u00a0vílou u\u00a0tvé figurky. Na této kartičce je tajná chodba: polož ji na orámované místo.",
      monk: "Tajnou chodbou smí tvoje figurka na jakékoli nedokončené a\u00a0neobsazené místo. Vyber klášter, který zůstal prázdný.",
    },
    end: "Při bodování dá víla figurce vedle sebe 3 body navíc. Kartička s\u00a0princeznou pošle domů rytíře z\u00a0města, ke kterému se připojí.",
  },
};
