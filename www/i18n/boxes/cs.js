// @ts-check
// biome-ignore-all format: written by xtask/cards.mjs
/** The boxes before they are played, and what points are for with them: written by xtask/cards.mjs from the cards of the boxes. */

/** @type {Record<string, { title: string, help: string, parts?: Record<string, string> }>} */
export const boxes = {
  abbey: { title: "Opatství a starosta", help: "Opatství zaplní mezery; každý hráč dostane i starostu, vůz a statek. Až pro šest hráčů.", parts: { tiles: "kartičky krajiny", abbey: "opatství", mayor: "starostové", wagon: "vozy", barn: "statky" } },
  abbot: { title: "Opat", help: "Zahrady bodují jako kláštery a opata lze vzít zpět dřív." },
  inns: { title: "Hostince a katedrály", help: "Víc bodů za cesty s hostincem a města s katedrálou, ale jen když se dokončí. Přidává velkého družiníka a šestou barvu.", parts: { tiles: "kartičky krajiny s hostinci a katedrálami", large: "velcí družiníci" } },
  king: { title: "Král a loupeživý rytíř", help: "Kdo dokončí největší město, má krále, kdo nejdelší cestu, loupeživého rytíře: body na konci.", parts: { tiles: "kartičky krajiny", king: "král", robber: "loupeživý rytíř" } },
  phantom: { title: "Fantom", help: "Druhá figurka: po první smí na jinou část téže kartičky." },
  river: { title: "Řeka", help: "Hra začíná řekou, od pramene k jezeru." },
  river2: { title: "Řeka II", help: "Řeka, která se větví a končí na dvou místech." },
  traders: { title: "Kupci a stavitelé", help: "Kdo dokončí město, vezme si jeho zboží. Stavitel přidá v tahu druhou kartičku, prasátko víc bodů za louky. Přidává šestou barvu.", parts: { tiles: "kartičky krajiny", builder: "stavitelé", pig: "prasátka", goods: "zboží" } },
  dragon: { title: "Princezna a drak", help: "Drak, kterým hýbou všichni, požírá figurky; víla je chrání. Princezny posílají rytíře domů a tajné chodby vedou daleko.", parts: { tiles: "kartičky krajiny", dragon: "drak a jeho sopky", fairy: "víla", princess: "princezny", portal: "tajné chodby" } },
  tower: { title: "Věž", help: "Stav věže, ber z nich do zajetí figurky ostatních a nech si platit výkupné.", parts: { tiles: "kartičky krajiny", towers: "věže a zajatci" } },
  count: { title: "Hrabě z Carcassonne", help: "Na stole leží město Carcassonne. Kdo dopomůže jiným k bodům, smí tam poslat figurky a později je vrátit do hry." },
  bridges: { title: "Mosty a hrady", help: "Mosty vedou cesty přes louky, z malých měst se stávají hrady a na bazarech se draží kartičky.", parts: { tiles: "kartičky krajiny", bridges: "mosty", castles: "hrady", bazaars: "bazary" } },
  anniversary: { title: "20. výročí", help: "Kartičky se šipkami: 2 body, figurka vedle jiné, figurka v dálce, nebo další tah. Krajina na nich je naše vlastní." },
  hills: { title: "Ovce a kopce", help: "Pod každým kopcem leží skrytá kartička a figurky na kopcích rozhodují shodu. Vinice zvyšují hodnotu klášterů. Pastýř shromažďuje ovce, vlk je rozežene.", parts: { tiles: "kartičky krajiny", shepherd: "pastýři a jejich stáda", hill: "kopce", vineyard: "vinice" } },
  flier: { title: "Létající stroje", help: "Figurka smí letět ze stroje o jednu až tři kartičky, podle kostky, i tam, kde už někdo stojí." },
  festival: { title: "Oslava", help: "Na kartičce s ohňostrojem smíš místo postavení figurky vzít jednu ze svých odkudkoli zpět." },
  gq11: { title: "Minirozšíření", help: "Deset dalších kartiček, jedna z nich se stádem prasat; s řekou i vlastní pramen." },
  ferries: { title: "Přívozy", help: "Cesty končí u jezer, ale přívoz dvě z nich spojí. Vede-li k přívozu nová cesta, smí spojit jiné cesty." },
  labyrinth: { title: "Labyrint", help: "Vede jím cesta se čtyřmi rameny. Každé lze obsadit a každá figurka na dokončené cestě přinese 2 body navíc." },
  messages: { title: "Dopisy", help: "Na počitadle bodů máš dvě figurky a vybíráš, která postoupí. Zastaví-li se některá ve tvém tahu na násobku pěti, dostaneš dopis: jeho akci, nebo 2 body." },
  robbers: { title: "Loupežníci", help: "Kartička s pytlem přivede tvého loupežníka na počitadlo bodů vedle figurky soupeře. Až ten příště získá body, dostaneš jich polovinu." },
  gold: { title: "Zlaté doly", help: "Kartička se zlatem přinese dva pruty. Kdo tam dokončí cesty, města a kláštery, ten si je rozdělí; čím víc prutů, tím víc je každý hoden." },
  mage: { title: "Mág a čarodějnice", help: "Kartička s kloboukem přesune mága, který cestě či městu přidá bod za každou kartičku, nebo čarodějnici, která body půlí." },
  corn1: { title: "Kruhy v obilí I", help: "U kruhu v obilí smí každý přidat figurku ke svému družiníkovi na cestě, ve městě nebo na louce, nebo si každý jednoho vezme zpět." },
  corn2: { title: "Kruhy v obilí II", help: "U kruhu v obilí smí každý přidat figurku ke svému družiníkovi na cestě, ve městě nebo na louce, nebo si každý jednoho vezme zpět." },
  shrines: { title: "Kacíři a svatyně", help: "Svatyně je klášter, který závodí se sousedním klášterem: co se dokončí dřív, pošle figurku z toho druhého domů bez bodů." },
  tunnel: { title: "Tunel", help: "Cesty končí v ústích tunelů. Dvěma svými žetony spojíš dvě ústí a z jejich cest bude jedna." },
  siege: { title: "Obléhatelé", help: "Obležené město přinese rytířům méně a sedlákům kolem dvojnásobek; na konci tahu smí družiník uprchnout kolem kláštera." },
  cathars: { title: "Kataři", help: "Obležené město přinese rytířům méně a sedlákům kolem dvojnásobek; na konci tahu smí družiník uprchnout kolem kláštera." },
  little: { title: "Malé stavby", help: "Místo figurky smíš postavit na svou kartičku kůlnu, dům nebo věž. Cesty, města a louky na ní a kláštery kolem pak mají větší hodnotu.", parts: { shed: "kůlny", house: "domy", tower: "věže" } },
  watchtowers: { title: "Strážní věže", help: "Družiník u paty strážní věže přinese víc, když se dokončí jeho cesta nebo město: za erby, cesty, města, kláštery nebo družiníky kolem." },
  windroses: { title: "Větrné růžice", help: "Hra začíná u větrné růžice. Kartička se čtvrtinou růžice přinese 3 body, když ji přiložíš na tu stranu růžice." },
  darmstadt: { title: "Darmstadt", help: "Dva kostely dají 3 body tomu, kdo má kolem nich nejvíc družiníků, a kongresové centrum zvýší hodnotu svého města." },
  spieldoch: { title: "Spiel doch", help: "Dvě další kartičky bez vlastních pravidel." },
  winter: { title: "Zimní edice", help: "Dvanáct kartiček se zvířaty; ostatní kartičky základní hry jsou ty bez zahrad." },
};

/** @type {Record<string, string>} */
export const kinds = {
  message: "Dopisy",
  loot: "Lup",
  gold: "Zlato",
  shrine: "Svatyně",
  watchtower: "Strážní věže",
  rose: "Větrné růžice",
  church: "Kostely",
};
