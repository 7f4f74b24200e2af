/** A colour of figures. */
export type Colour = "red" | "blue" | "green" | "yellow" | "black" | "pink";

/** How well a computer player plays, the weakest first. */
export type Level = "novice" | "greedy" | "planner" | "master";

/** What a new game is made from; anything left out has the default of the edition. */
export interface Setup {
  /** Edition: its option values. Default "2016". */
  rules?: "2016" | "2001" | "2021";
  /** Boxes in play. Default ["base"]. */
  boxes?: string[];
  /** Options that depart from the edition, by name, for example { "small-city": "half" }. */
  options?: Record<string, string>;
  /** 1 to 5 players in seating order; those with a level are played by the computer: the page asks `suggest` for them. */
  players: { colour: Colour; name?: string; level?: Level }[];
  /** How many tiles: half of the land, all of it, or all twice. The river stays as it is. Default "whole". */
  pile?: "half" | "whole" | "double";
  /** The seed of the shuffle; the same boxes, options and pile with the same seed give the same tiles in the same order. 0 to 4294967295. Left out: taken from the browser's generator. */
  seed?: number;
}

/** An option of the rules, for a set-up screen. */
export interface OptionView {
  name: string;
  /** The box to which it belongs. */
  box: string;
  /** One sentence of help. */
  help: string;
  /** The values with a few words each; the first is that of the 2016 edition. */
  values: { value: string; label: string }[];
  /** Whether all values but the first may be joined by "+". */
  joined?: boolean;
  /** The value in force. */
  value: string;
}

/** A box that can be played. */
export interface BoxView { name: string; /** How many can play with it, as it has figures of so many colours. */ mostPlayers: number }

/** What a set-up makes. */
export interface Preview { /** All tiles, the first included. */ tiles: number; mostPlayers: number }

export interface PlayerView {
  colour: Colour;
  /** The given name, or the colour's name; between U+2068 and U+2069 where it runs from right to left. */
  name: string;
  /** Of a computer player. */
  level?: Level;
  score: number;
  /** Figures in the player's own supply, by kind: "meeple", "large", "abbot", "mayor", "wagon", "builder", "pig", "phantom"; then "abbey" and "barn" if they are in play. */
  supply: { figure: string; count: number }[];
  /** Tokens of goods that the player has taken; absent without Traders & Builders. */
  goods?: Goods;
  /** Bars of gold that the player has won; absent without The Gold Mines. */
  gold?: number;
  /** Where the player's figures and robber stand on the scoring track; absent without The Messages and The Robbers. */
  track?: TrackView;
  /** The sheds, houses and towers that the player has left; absent without Little Buildings. */
  buildings?: number[];
  /** The tunnel tokens that the player has left; absent without The Tunnel. */
  tunnels?: number;
  /** Floors that the player has left to build with; absent without The Tower. */
  floors?: number;
  /** Other players' followers that the player holds; absent without The Tower. */
  prisoners?: PrisonerView[];
  /** Bridges and castles that the player has left; absent without Bridges, Castles & Bazaars. */
  bridges?: number;
  castles?: number;
  /** The tile that the player took at a bazaar and lays in the next turn. */
  held?: string;
  /** The cards that the player holds, with the number of tiles of the largest completed city or road. */
  cards: CardView[];
}

/** Tokens of each kind of goods. */
export interface Goods { wine: number; wheat: number; cloth: number }

/** A card of King & Robber Baron. */
export interface CardView { card: "king" | "robber"; tiles: number }

/** Followers of one kind that a player holds, and whose they are. */
export interface PrisonerView { player: number; figure: string; count: number }

/** The cell of the dragon, and how many steps it may still make while it walks. */
export interface DragonView { x: number; y: number; steps?: number }

/** Where the fairy is: beside a follower at a place of the tile, if that is not left out. */
export interface FairyView { x: number; y: number; place?: string; /** The owner of the follower. */ player?: number }

/** A tower with so many floors. */
export interface TowerView { x: number; y: number; floors: number }

/** A bridge across a tile, from north to south or from east to west. */
export interface BridgeView { x: number; y: number; axis: "NS" | "EW" }

/** A castle, by a part of its city, and whether it has scored. */
export interface CastleView { x: number; y: number; place: string; scored: boolean }

/** A bazaar that is held: the tiles on display that nobody has taken; who chooses, bids first and has the last word; the chosen one, for which players bid; the highest bid and its bidder. */
export interface BazaarView { tiles: string[]; chooser: number; chosen?: string; bid?: number; bidder?: number }

/** The cells that a table with an edge still has; all four are included. */
export interface TableView { left: number; top: number; right: number; bottom: number }

export interface TileView { tile: string; x: number; y: number; turns: number; /** Index of the player who laid it; absent for the first tile. */ player?: number }
export interface FigureView { figure: string; player: number; x: number; y: number; place: string; /** A farmer. */ lying: boolean; /** The sheep on each token that lies with a shepherd. */ sheep?: number[] }
/** A barn on a corner of a tile: "NE", "SE", "SW" or "NW". */
export interface BarnView { player: number; x: number; y: number; corner: string }

/** The spaces of the scoring track, 0 to 49, on which a player's figure and robber stand, no robber if it is in the supply; with The Messages the points of both figures. Points that wait for a question have moved none of them. */
export interface TrackView { space: number; robber?: number; counts?: CountsView }
/** The points that have moved each of a player's two figures on the scoring track. */
export interface CountsView { meeple: number; woman: number }
/** The bars of gold on a tile. */
export interface GoldView { x: number; y: number; bars: number }

/** A lake, and which two edges of its tile, as it lies, its ferry joins, for example "NE"; absent until the ferry lies. */
export interface FerryView { x: number; y: number; joins?: string }

/** A token on the mouth of a tunnel: whose it is, of which pair, and the road that ends there. */
export interface TunnelView { player: number; pair: string; x: number; y: number; place: string }

/** A little building on a tile, and who placed it. */
export interface BuildingView { building: "shed" | "house" | "tower"; player: number; x: number; y: number }

/** Where the big top stands. */
export interface BigTopView { x: number; y: number }

/** Where the mage or the witch stands. */
export interface MagicView { who: "mage" | "witch"; x: number; y: number; place: string }

/** A quarter of the City of Carcassonne. */
export type Quarter = "castle" | "market" | "blacksmith" | "cathedral";

/** Everything public about a game at this moment. Players are indices in turn order. */
export interface GameView {
  rules: string;
  boxes: string[];
  options: OptionView[];
  players: PlayerView[];
  /** What is asked: lay the drawn tile, place a figure (or skip), place the phantom as well (or skip), lay an abbey (or skip), move a wagon on (or skip), capture a follower (or skip), say which follower comes back in an exchange, move the dragon one step, say which figure on the scoring track moves on, read a message, put a robber on the track (or skip), say whom it robs or whether it follows (or skip), lay the second bar of gold, move the mage or the witch (or remove one), say what a corn circle does, add a figure there (or skip) or take one back, let a follower escape from a besieged city (or skip), put a token on the mouth of a tunnel (or skip), lay the ferry of the new lake, move another ferry (or skip), turn a city into a castle (or skip), move a figure out of the City of Carcassonne (or skip), send a figure there (or skip), move the count (or skip), choose, bid (or skip), buy or sell at the bazaar, or nothing any more. */
  asks: "tile" | "figure" | "phantom" | "abbey" | "wagon" | "capture" | "exchange" | "dragon" | "landing" | "flock" | "score" | "message" | "robber" | "rob" | "gold" | "magic" | "circle" | "atCircle" | "escape" | "tunnel" | "ferry" | "ferries" | "castle" | "moveOut" | "send" | "count" | "secondPart" | "bazaar" | "nothing";
  /** Whether declining what is asked ends the turn: nothing more is asked in it, neither a phantom nor another tile. */
  skipEndsTurn: boolean;
  /** Whether this turn may still get a second part, with boxes that give one. */
  mayGoOn?: true;
  /** The player asked: about a wagon or a castle the owner, about a step of the dragon, figures in the City of Carcassonne, at a corn circle and at a bazaar one after the other, who need not be the one in turn; when the game is over the next in turn. */
  player: number;
  /** Counts from 1. */
  turn: number;
  /** The tile in hand while it is asked for. */
  drawn?: string;
  /** Tiles still to be drawn. */
  remaining: number;
  tiles: TileView[];
  figures: FigureView[];
  barns: BarnView[];
  /** The cell of the dragon, once a volcano has brought it, and how many steps it may still make while it walks. */
  dragon?: DragonView;
  fairy?: FairyView;
  /** Towers with at least one floor. */
  towers: TowerView[];
  bridges: BridgeView[];
  castles: CastleView[];
  /** While a bazaar is held. */
  bazaar?: BazaarView;
  /** The quarter of the City of Carcassonne in which the count is. */
  count?: Quarter;
  /** The arrows that act in this part of the turn, have not been used and give something; absent if there are none. */
  arrows?: ("beside" | "elsewhere" | "again")[];
  /** The tiles with bars of gold, and how many; absent if there are none. */
  gold?: GoldView[];
  /** Where the mage and the witch stand; absent if neither is on the board. */
  magic?: MagicView[];
  /** Where the big top stands; absent before the first circus. */
  bigTop?: BigTopView;
  /** The little buildings on tiles; absent if there are none. */
  buildings?: BuildingView[];
  /** The lakes with their ferries; absent if there are none. */
  ferries?: FerryView[];
  /** The tokens on the mouths of tunnels; absent if there are none. */
  tunnels?: TunnelView[];
  /** The tokens in the bag: how many with 1, 2, 3 and 4 sheep, then the wolves; absent without Hills & Sheep. */
  bag?: number[];
  /** How many tiles lie unseen under hills; absent if none does. */
  hidden?: number;
  /** What is left of a table with an edge. */
  table?: TableView;
  /** How many decisions were made up to now, declined ones included. */
  decisions: number;
  /** Whether the last decision is one that players may take back: the turn is handed over by the first decision of the next one, or by `Game.handOver`. beside computer players it reaches back to what a person decided before them, and to everything if only one person plays. */
  canUndo: boolean;
  canRedo: boolean;
  over: boolean;
  /** Indices of the winners, several for a tie; empty while the game goes on. */
  winners: number[];
}

/** One thing that may be done now. `statement` is what `play` takes. */
export type ActionView =
  | { type: "tile"; statement: string; x: number; y: number; turns: number; /** The smallest turn with which the tile looks the same, where that is another one: a board offers only that. */ like?: number }
  | { type: "figure"; statement: string; figure: string; place: string; x: number; y: number }
  | { type: "abbey"; statement: string; x: number; y: number }
  | { type: "barn"; statement: string; x: number; y: number; corner: string }
  | { type: "recall"; statement: string }
  | { type: "return"; statement: string; /** Also "barn", whose place is a corner. */ figure: string; place: string; x: number; y: number }
  | { type: "move"; statement: string; figure: string; place: string; x: number; y: number }
  /** A figure on another tile: through a portal, or on top of a tower (`place` "tower"). */
  | { type: "placeAt"; statement: string; figure: string; place: string; x: number; y: number }
  /** Without a place the fairy is beside all followers of the tile. */
  | { type: "fairy"; statement: string; x: number; y: number; place?: string; figure?: string }
  /** Sends a knight of a player home. */
  | { type: "princess"; statement: string; x: number; y: number; place: string; player: number; figure: string }
  /** Draws a token for one's flock out of so many in the bag, or brings the flock home for so many points. */
  | { type: "addToFlock"; statement: string; tokens: number; wolves: number }
  | { type: "bringHome"; statement: string; points: number }
  | { type: "setOff"; statement: string; figure: string; x: number; y: number }
  | { type: "dragon"; statement: string; x: number; y: number }
  /** A floor on a tower, which then has so many. */
  | { type: "floor"; statement: string; x: number; y: number; floors: number }
  | { type: "capture"; statement: string; x: number; y: number; place: string; player: number; figure: string }
  /** Which of one's followers comes back from a player. */
  | { type: "exchange"; statement: string; player: number; figure: string }
  /** Pays a player for a follower. */
  | { type: "ransom"; statement: string; player: number; figure: string }
  /** Where only a bridge makes the drawn tile fit. */
  | { type: "tileWithBridge"; statement: string; x: number; y: number; turns: number; bridgeX: number; bridgeY: number; axis: "NS" | "EW" }
  | { type: "bridge"; statement: string; x: number; y: number; axis: "NS" | "EW" }
  /** Turns the city of which this is a part into a castle. */
  | { type: "castle"; statement: string; x: number; y: number; place: string }
  /** At a bazaar: which tile. */
  | { type: "choose"; statement: string; tile: string }
  | { type: "bid"; statement: string; tile: string; points: number }
  /** The chooser pays the highest bid to its bidder, or sells the tile for it. */
  | { type: "buy"; statement: string }
  | { type: "sell"; statement: string }
  /** A figure to a quarter of the City of Carcassonne, whose `place` is "quarter." with its name. */
  | { type: "send"; statement: string; figure: string; place: string; x: number; y: number }
  | { type: "count"; statement: string; place: string; x: number; y: number }
  /** A figure out of a quarter to a feature that scores. */
  | { type: "moveOut"; statement: string; figure: string; quarter: Quarter; place: string; x: number; y: number }
  /** Moves a figure on the scoring track on by points, from its count; whether it then stands on a space that may bring a message. */
  | { type: "score"; statement: string; figure: "meeple" | "woman"; points: number; count: number; message: boolean }
  /** The points of a message, 1 to 8; its action, with the points that it brings; a follower that message 8 scores. Where nothing says which message came, there is one for each that may have come. */
  | { type: "messagePoints"; statement: string; card: number }
  | { type: "messageAction"; statement: string; card: number; points: number }
  | { type: "messageFollower"; statement: string; card: number; points: number; figure: string; place: string; x: number; y: number }
  /** The robber onto a space of the scoring track, beside the figures of these players; whom it robs; whom it follows. */
  | { type: "robber"; statement: string; space: number; beside: number[] }
  | { type: "rob"; statement: string; player: number }
  | { type: "follow"; statement: string; player: number }
  /** The second bar of gold on the tile of a cell. */
  | { type: "gold"; statement: string; x: number; y: number }
  /** Scores the pyramid of acrobats on the tile of a cell. */
  | { type: "pyramid"; statement: string; x: number; y: number }
  /** Moves the mage or the witch to a road or city, or takes one of them off the board. */
  | { type: "magic"; statement: string; who: "mage" | "witch"; place: string; x: number; y: number }
  | { type: "removeMagic"; statement: string; who: "mage" | "witch" }
  /** What a corn circle does: everybody may add a figure, or must take one back. */
  | { type: "circle"; statement: string; does: "add" | "remove" }
  /** Lays or moves the ferry of a lake, so that it joins two edges of its tile, as "NE". */
  | { type: "ferry"; statement: string; joins: string; x: number; y: number }
  /** Puts a token on the mouth of a tunnel, with the letter of the pair where players began with several. */
  | { type: "tunnel"; statement: string; pair?: string; place: string; x: number; y: number }
  /** Lets a follower escape from a besieged city. */
  | { type: "escape"; statement: string; figure: string; place: string; x: number; y: number }
  /** Puts a little building on the tile just laid. */
  | { type: "building"; statement: string; building: "shed" | "house" | "tower"; x: number; y: number }
  /** Takes the second part of the turn, where it may be declined. */
  | { type: "goOn"; statement: string }
  | { type: "skip"; statement: string }
  | { type: "end"; statement: string };

/** What happened. */
export type EventView =
  | { type: "tilePlaced"; player: number; tile: string; x: number; y: number; turns: number }
  | { type: "figurePlaced"; player: number; figure: string; x: number; y: number; place: string }
  | { type: "scored"; player: number; points: number; feature: "road" | "city" | "monastery" | "field" | "garden" | "barn" | "goods" | "king" | "robber" | "fairy" | "ransom" | "castle" | "bazaar" | "arrow" | "flock" | "watchtower" | "church" | "rose" | "gold" | "message" | "loot" | "shrine" | "hut" | "lying" | "pond" | "acrobats" | "bigtop" | "ringmaster"; /** The kind of goods. */ goods?: "wine" | "wheat" | "cloth"; /** One part of the feature; absent for points that belong to no place on the board. */ x?: number; y?: number; place?: string;
      /** Whether the feature was completed, or counted as it is. */ completed: boolean; /** Whether it belongs to the final scoring. */ atEnd: boolean; tiles: number; coats: number; inn?: boolean; cathedral?: boolean; cities: number; /** How many of them are castles; absent if none is. */ castles?: number; /** Whether the player's pig, or a pigsty, adds a point for each city. */ pig?: boolean; pigsty?: boolean; /** Tokens of the goods, completed cities or roads that a card counts, sheep, what a watchtower counts, followers around a church, or bars of gold. */ count: number; neighbours: number; /** Around a completed monastery; absent if there are none. */ vineyards?: number; /** What boxes add besides, each with its points; absent if nothing. */ extras?: ["siege" | "hall" | "mage" | "witch" | "labyrinth" | "buildings", number][];
      /** Strength of every player in it, by index. */ strengths: number[]; /** Whether a hill decided who of the strongest scores. */ hill?: boolean }
  | { type: "figureReturned"; player: number; figure: string; x: number; y: number; place: string; /** Its feature was scored, its owner took it back, the dragon ate it, a princess sent it away, its owner's last follower left a builder or pig, a wolf came, or a shrine or monastery beside it was completed first. */ cause: "scored" | "takenBack" | "eaten" | "sentAway" | "leftAlone" | "wolf" | "challenged" }
  /** The dragon made a step, or else came to a volcano. */
  | { type: "dragonMoved"; player: number; x: number; y: number; walks: boolean }
  | { type: "fairyMoved"; player: number; x: number; y: number; place?: string }
  | { type: "floorPlaced"; player: number; x: number; y: number; /** That the tower now has. */ floors: number }
  | { type: "figureCaptured"; /** Who holds it now. */ captor: number; player: number; figure: string; x: number; y: number; place: string }
  /** A prisoner came home, for ransom or in an exchange. */
  | { type: "prisonerFreed"; player: number; figure: string; captor: number; ransom: boolean }
  | { type: "figureMoved"; player: number; figure: string; x: number; y: number; place: string; toX: number; toY: number; toPlace: string }
  | { type: "barnPlaced"; player: number; x: number; y: number; corner: string }
  | { type: "barnReturned"; player: number; x: number; y: number; corner: string }
  | { type: "goods"; player: number; wine: number; wheat: number; cloth: number; x: number; y: number; place: string }
  | { type: "card"; player: number; card: "king" | "robber"; /** Of the city or road. */ tiles: number; x: number; y: number; place: string }
  | { type: "bridgeBuilt"; player: number; x: number; y: number; axis: "NS" | "EW" }
  | { type: "castleBuilt"; player: number; x: number; y: number; place: string }
  /** A tile of a bazaar is turned up. */
  | { type: "tileOffered"; tile: string }
  | { type: "tileChosen"; player: number; tile: string }
  | { type: "bidMade"; player: number; points: number }
  /** A player has a tile of the bazaar now. */
  | { type: "tileTaken"; player: number; tile: string }
  | { type: "countMoved"; player: number; quarter: Quarter }
  /** A token came out of the bag: "1" to "4" sheep, or "wolf". */
  | { type: "drew"; player: number; token: string; x: number; y: number; place: string }
  | { type: "rolled"; player: number; figure: string; fromX: number; fromY: number; steps: number; x: number; y: number; lands: boolean }
  /** A message came; a player took its action or its points; a message gives its player another tile now. */
  | { type: "messageCame"; player: number; card: number }
  | { type: "messageRead"; player: number; card: number; /** Whether its action was taken. */ deed: boolean; points: number }
  | { type: "messageTile"; player: number }
  /** A player put a robber on a space; a player robbed another one, and gets points for it; a robber moved on with a figure; a robber went home. */
  | { type: "robberPut"; player: number; space: number }
  | { type: "robbed"; player: number; from: number; points: number }
  | { type: "robberFollowed"; player: number; space: number }
  | { type: "robberHome"; player: number }
  /** A bar of gold came onto a tile; a player won bars. */
  | { type: "goldLaid"; x: number; y: number }
  | { type: "goldWon"; player: number; bars: number }
  /** The token under the big top was turned up; the big top came to a circus. */
  | { type: "turnedUp"; /** The points for each follower around. */ animal: number; x: number; y: number }
  | { type: "bigTopMoved"; player: number; x: number; y: number }
  /** A figure climbed an oak or fell into a pond. */
  | { type: "trapped"; player: number; figure: string; x: number; y: number; place: string; toX: number; toY: number; toPlace: string }
  /** The mage or the witch came onto a part; one of them left it. */
  | { type: "magicMoved"; who: "mage" | "witch"; x: number; y: number; place: string }
  | { type: "magicLeft"; who: "mage" | "witch"; x: number; y: number; place: string }
  /** A player said what a corn circle does. */
  | { type: "circle"; player: number; does: "add" | "remove" }
  /** A player laid or moved a ferry, or put a token on the mouth of a tunnel. */
  | { type: "ferry"; player: number; joins: string; x: number; y: number }
  | { type: "tunnel"; player: number; x: number; y: number; place: string }
  /** A player put a little building on a tile. */
  | { type: "building"; player: number; building: "shed" | "house" | "tower"; x: number; y: number }
  | { type: "secondPart"; player: number; arrow: boolean }
  | { type: "drawn"; player: number; tile?: string }
  | { type: "discarded"; player: number; tile: string; /** It would have fitted with a bridge. */ letGo?: true }
  | { type: "turn"; player: number; turn: number; tile?: string }
  | { type: "over"; winners: number[]; points: number };

/** What a level would do. */
export interface Suggestion {
  /** What to play now. */
  statement: string;
  /** What to answer about a figure afterwards, if the level thought so far. */
  then?: string;
  /** What `then` says; present whenever it is. */
  next?: Next;
  /** Why `then`, once the tile lies: at most three, the weightiest first; present whenever `then` is. */
  thenReasons?: Reason[];
  /** Why: at most three, the weightiest first. */
  reasons: Reason[];
}

/** What comes after the tile. */
export type Next = { type: "figure"; figure: string; place: string } | { type: "barn" | "recall" | "elsewhere" | "flight" | "building" | "fairy" | "princess" | "floor" | "bridge" | "return" | "skip" };

/** How good a turn was that has been played. */
export interface Review {
  /** How many points the best promised more, as the margin over the others; 0 if nothing was clearly better. */
  cost: number;
  /** What promised the most; what was played, if nothing was clearly better. */
  best: Suggestion;
  /** What the turn missed most against the best; present where it cost something. */
  missed?: Missed;
  /** By how much the best is ahead, for each player and kind of feature: at most three, the weightiest first; present with `missed`. */
  gains?: Reason[];
}

/** What a turn missed: points at once, a field, joining features, taking from another, a figure kept in hand, a better place; or what only the turns that follow show. */
export type Missed = "points" | "field" | "joining" | "blocking" | "figure" | "building" | "foresight";

/** A turn that could be played. */
export interface Candidate {
  turn: Suggestion;
  /** The expected lead of the player who decides at the end of the game; in a game of one player the points. */
  lead: number;
  /** Its standard error, in points; 0 if nothing was tried. */
  error: number;
  /** On how many supposed decks it was tried. */
  rounds: number;
  /** The tile that was laid after it most often, with its figure, and in which share of the tries, 0 to 1. */
  reply?: { tile: string; x: number; y: number; turns: number; next?: Next; share: number };
}

/** What a game was decided by. */
export interface Outlook {
  /** The points that each player could expect at the end of the game, before the first decision and after each. */
  expected: number[][];
  turns: Assessment[];
}

/** A turn in which a tile was drawn and laid, parted into luck and skill; in points, as the lead of the player whose turn it was. */
export interface Assessment {
  /** How many decisions came before that of its tile. */
  at: number;
  player: number;
  /** What the tile that came was worth, against the mean of those that could have come. */
  draw: number;
  /** The standard deviation of what could have come. */
  spread: number;
  /** What the best turn promised more than the one that was played; at least 0. */
  given: number;
}

/** What a decision does to a feature for one player. */
export interface Reason {
  player: number;
  feature: "road" | "city" | "monastery" | "field" | "garden";
  /** Expected points more than before, or less; whole. */
  points: number;
  /** Points that are scored for it at once, expected before or not; 0 if it is not scored. */
  scored: number;
  /** One of its parts; absent for a feature that begins on the tile to be laid. */
  x?: number;
  y?: number;
  place?: string;
}

/** A feature as it stands. Players are indices in turn order. */
export interface FeatureView {
  type: "feature";
  feature: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "quarter" | "hut" | "lying" | "acrobats" | "oak" | "pond";
  /** The part that was asked about. */
  x: number;
  y: number;
  place: string;
  completed: boolean;
  tiles: number;
  coats: number;
  /** Edges that lead nowhere; for a monastery or garden the empty cells around it. */
  open: number;
  /** Completed cities that a field feeds. */
  cities: number;
  /** An inn or a cathedral that acts. */
  inn?: boolean;
  cathedral?: boolean;
  /** Tokens in a city, which go to whoever completes it, and a pigsty in a field; absent without Traders & Builders. */
  goods?: Goods;
  pigsty?: boolean;
  /** What it is worth as it stands to whoever holds it. */
  worth: number;
  /** What it would be worth if it were completed as it is: the same tiles and coats of arms with every open edge closed, a monastery with all its neighbours. Absent for fields and for what is completed. */
  could?: number;
  /** Strength of every player in it. */
  strengths: number[];
  /** How many followers every player has in it, by index, whatever their strength. */
  followers: number[];
  /** Who has the majority, several for a tie. */
  holders: number[];
  /** Owners of barns in a field. */
  barns: number[];
  /** What each player would get for it if the game ended now. */
  points: number[];
  /** Tiles around a monastery or garden. */
  neighbours: number;
  /** Of a tower the number of its floors. */
  floors?: number;
  /** It has an inn or a cathedral and brings nothing unless it is completed. */
  nothing?: boolean;
  /** A city that has become a castle. */
  castle?: boolean;
  /** Figures stand in it that count nothing, as a mayor without coats of arms. */
  powerless?: boolean;
  /** What a field brings is told player by player in `points`: not everybody in the majority gets its worth. */
  each?: boolean;
  /** Shepherds in a field, with the sheep that lie with them; absent if there is none. */
  flocks?: FlockView[];
  /** Vineyards around a monastery, each of which makes it worth 3 more once it is completed; absent if there is none. */
  vineyards?: number;
  /** Those of the mage and the witch that stand in it; absent if neither does. */
  magic?: ("mage" | "witch")[];
  /** Whether besiegers stand before the city. */
  besieged?: boolean;
  /** Whether a labyrinth parts the road into stretches, each of which can be occupied. */
  labyrinth?: boolean;
  /** A hill decides who of the strongest has it. */
  hill?: boolean;
  /** The title of the tile's set, if that is not played: what its own symbols would do is not known here. */
  set?: string;
}

/** A player's shepherd with his sheep. */
export interface FlockView { player: number; sheep: number }

/** Something printed on a tile: the edges that a city, road or river reaches, for example "NE". */
export interface PartView { feature: "road" | "city" | "monastery" | "garden" | "river" | "field" | "tower" | "volcano" | "dragon" | "portal" | "bazaar" | "quarter" | "arrow" | "machine" | "hill" | "vineyard" | "watchtower" | "wind_rose" | "church" | "darmstadtium" | "festival" | "gold" | "mage" | "corn_circle" | "shrine" | "ferry_lake" | "robber" | "hut" | "lying" | "acrobats" | "oak" | "pond" | "circus"; /** For a machine, or a quarter of a wind rose, one of the eight directions, as "NW". */ sides: string; coats: number; inn?: boolean; cathedral?: boolean; goods?: Goods; /** Of a field, which is told only for this. */ pigsty?: boolean; /** Of a city. */ princess?: boolean; /** Of a city, whether besiegers stand before it. */ besieged?: boolean; /** Of a road that is a labyrinth. */ labyrinth?: boolean; /** Of a road that ends in the mouth of a tunnel. */ mouth?: boolean; /** Of an arrow, whose edge is in `sides`. */ gives?: "beside" | "elsewhere" | "again"; /** Of a watchtower what it counts; of a wind rose its colour, or that it is a quarter; of a church its form; of a corn circle the feature that it is about; of a lake with a ferry how many roads end there. */ kind?: "three" | "four" | "field" | "coat" | "monastery" | "figure" | "city" | "road" | "orange" | "blue" | "quarter" | "dome" | "nave" }

/** An empty cell beside the landscape. */
export interface CellView { type: "cell"; x: number; y: number; /** How many of the tiles left fit here as the board is now, also with a bridge. */ fits: number; /** How many are left, with those of a bazaar that are not laid yet. */ left: number }

/** What is lit on a board. `held`: by tap, key or call, not by the mouse passing over; `at`: where the part is, in CSS pixels of the canvas. */
export type Light = (FeatureView | CellView) & { held: boolean; at: { x: number; y: number } };

/** A kind of tile of the game: how many are still to be drawn, of how many; whether it fits the cell asked about. */
export interface TilesLeftView { tile: string; left: number; all: number; fits: boolean }

/** How likely one of some kinds of tiles is to be drawn, in thousandths: next, and by each player before the end, if everybody draws one tile a turn; `first`: the first of two kinds before the other. Only what is certain is 0 or 1000. */
export interface ChancesView { next: number; players: number[]; first?: number }

/** What chance gave a player: the tiles that they drew and laid. Zeros in an open game. */
export interface LuckView {
  drawn: number;
  /** For all of them together: on how many cells the tile could have been laid. */
  cells: number;
  /** Coats of arms on them. */
  coats: number;
  /** How many of them show such a feature. */
  city: number;
  road: number;
  field: number;
  monastery: number;
  garden: number;
}

/** The aids that a board draws. */
export interface Aids {
  /** The cells where the drawn tile may be laid; unmarked they can be tapped all the same. Default true. */
  legal: boolean;
  /** A cross on cells that no tile fills any more; never with the option "remaining" "hidden". Default true. */
  dead: boolean;
  /** The corners of the tile laid last. Default true. */
  last: boolean;
  /** The light on a feature or cell that is pointed at. Default true. */
  light: boolean;
  /** Fields hatched by who holds them, with the number of cities that each feeds. Default false. */
  fields: boolean;
  /** The numbers of columns and rows along the edges of the view; only `boards.js` draws them. Default false. */
  rim: boolean;
}

/** Why a statement cannot be played now. */
export interface Why {
  kind: "over" | "another" | "tile" | "figure" | "otherTile" | "taken" | "apart" | "edge" | "full" | "noFigure" | "wrongPart" | "occupied" | "noFollower" | "phantomLater" | "phantom" | "notOpen" | "neverDrawn" | "riverApart" | "riverTurns" | "riverBlocked" | "abbey" | "abbeyLater" | "noHole" | "noRecall" | "noReturn" | "noBarns" | "noBarn" | "noBarnCorner" | "barnThere" | "wagon" | "wagonTarget" | "noWagon" | "complete" | "noPortal" | "noArrow" | "dragonThere" | "dragon" | "dragonStep" | "dragonRests" | "noFairy" | "noKnight" | "knight" | "noFloorThere" | "noFloor" | "noFoundation" | "capture" | "outOfReach" | "noCapture" | "exchange" | "noPrisoner" | "noExchange" | "noRansom" | "noBridge" | "bridgeUnneeded" | "castle" | "noCastle" | "bazaar" | "noBazaar" | "sending" | "noSending" | "count" | "noCount" | "moveOut" | "noMoveOut" | "noMachine" | "flown" | "notFlying" | "landing" | "noLanding" | "rollMissing" | "rollKnown" | "shepherdThere" | "flock" | "noFlock" | "tokenMissing" | "tokenKnown" | "notInBag" | "scoreFigure" | "noScoreFigure" | "message" | "noMessage" | "messageNothing" | "messageNoFollower" | "messageNotThisOne" | "messageFollower" | "messageMissing" | "messageKnown" | "messageCameBefore" | "robber" | "robVictim" | "robFollow" | "robNobodyThere" | "robAlreadyThere" | "robNoVictim" | "noRobber" | "bar" | "noGold" | "notBeside" | "magic" | "noMagic" | "magicNotThere" | "magicCanMove" | "circle" | "circleAdd" | "circleRemove" | "noCircle" | "ferry" | "ferries" | "noLake" | "sameFerry" | "ferryNotFound" | "noFerry" | "tunnel" | "noMouth" | "mouthTaken" | "tunnelOnce" | "noTunnelToken" | "noTunnel" | "noWayOut" | "noEscape" | "noPyramid" | "noAcrobat" | "animalMissing" | "animalKnown" | "pond" | "noBuildingLeft" | "buildingLater" | "shrineBarred" | "monasteryBarred" | "secondPart" | "noSecondPart" | "beyondEdge" | "nowhere";
  /** The tile that is asked for, or lies there. */
  tile?: string;
  /** Of an edge: "N", "E", "S" or "W", what the tile shows there and what lies beside it. */
  side?: "N" | "E" | "S" | "W";
  shows?: string;
  wanted?: string;
  figure?: string;
  feature?: "road" | "city" | "monastery" | "field" | "garden" | "tower" | "quarter" | "hut" | "lying" | "acrobats" | "oak" | "pond";
}

/** Of `search.js` only: a game that a query finds. */
export interface FoundView {
  id: string;
  /** The number of decisions after which everything that the query says about the landscape holds; absent if it says nothing about it. */
  at?: number;
  /** The cells of what was found there, as x and y. */
  cells: [number, number][];
}

/** Of `search.js` only: a turn that followed from a position in other games. */
export interface FollowedView {
  tile: string;
  x: number;
  y: number;
  turns: number;
  /** The statement that lays the tile. */
  statement: string;
  /** What the player decided after it; absent where that was nothing. */
  then?: string;
  /** If it places a figure on the tile: which, and where. */
  figure?: string;
  place?: string;
  /** The ids of the games in which it followed. */
  games: string[];
  /** How many of them the player won, shared and lost, of those that are over and have several players. */
  won: number;
  drawn: number;
  lost: number;
  /** The sum of the points that the player was ahead of the best other one in them. */
  lead: number;
}

/** Thrown by every method that can fail. */
export interface BastideError extends Error {
  /** Stable: "setup", "syntax", "rule", "state", "canvas"; of an archive also "query". */
  code: string;
  /** Line and column in a record, from 1. */
  line?: number;
  column?: number;
  /** The statement that is not legal, with the code "rule". */
  statement?: string;
  /** With the code "setup": the character in a player's name that nobody sees, if there is one. */
  letter?: string;
  /** With the code "query": what is wrong ("term", "value", "sign", "number", "date", "box", "level", "answer", "feature", "tiles", "tile", "quote" or "length"), and the word that is. */
  reason?: string;
  word?: string;
}

/** A record as its author wrote it. */
export interface RecordSource {
  /** All of its lines. */
  text: string;
  /** The values of its tags by their names. A diagram has the tag "Diagram". */
  tags: Record<string, string>;
  /** Of `boards.js` only: the statements, or the lines of a diagram, without expectations. */
  statements?: SourceStatement[];
  /** Of `boards.js` only: the comments after the last statement. */
  closing?: string;
}

/** A statement as its author wrote it. */
export interface SourceStatement {
  text: string;
  /** The comments before it. */
  caption: string;
  /** The line of the text, from 1. */
  line: number;
  /** The first cell that it names. */
  x?: number;
  y?: number;
  /** The text in quotes: of a mark or a note. */
  label?: string;
}

/** What is chosen on a board but not yet played. */
export interface Selection {
  /** "none": nothing is chosen; "tile": a cell for the drawn tile or an abbey; "figure": a place for a figure or a barn, or an abbot to come back; "skip": to decline. */
  type: "none" | "tile" | "figure" | "skip";
  /** What `Board.confirm` would play; absent when nothing is chosen. */
  statement?: string;
  /** How many turns that look different are legal on the chosen cell; while nothing is chosen, for the tile in hand anywhere. */
  turns: number;
  /** The figure chosen, or "barn", "fairy", "dragon", "piece" (a floor), "bridge.NS", "bridge.EW", "castle" or "count". */
  piece?: string;
  /** The figure to whose places the board is narrowed, or "barn". */
  narrowed?: string;
  /** Quarter turns of the tile in hand, which a cell takes over where it fits; absent until it was turned. */
  hand?: number;
  /** Whether confirming ends the turn (no figure can be asked afterwards). */
  endsTurn: boolean;
  /** What is chosen; absent when nothing is. */
  action?: ActionView;
}

/** What would come of what is chosen; empty if nothing is. */
export interface Consequences {
  /** Up to the end of the turn. */
  events: EventView[];
  /** The features on a tile to be laid, as they would be then, in the order of its parts. */
  features: FeatureView[];
}

export interface BoardOptions {
  /** The table. Default: the system's preference. */
  theme?: "light" | "dark";
  /** Called after the choice or what is lit changed by hand or key (ask `Board.selection()`, `Board.lit()`), after something was played through the board, and ("rest") once everything that it brought about has been shown. */
  onchange?: (change: { type: "select" } | { type: "light" } | { type: "play"; events: EventView[] } | { type: "rest" } | { type: "legend" }) => void;
  /** Called when something failed inside an event handler. */
  onerror?: (error: BastideError) => void;
}
/** What the page adds to the generated class: compressing is asynchronous, and the browser's. */
export interface Game {
  /** The game as a link, from the `#` on; `at`: opened at a moment, after so many statements. */
  link(at?: number): Promise<string>;
  /** Of `boards.js` only, the module for boards on other pages: a tile, which the record may define itself, as `tileSvg` gives it. */
  tileSvg(tile: string, turns: number, style?: string): string;
  /** Likewise: the board as an SVG document with a title and a description, 640 CSS pixels wide, `standard` on a `light` table unless something else is named, with 0.3 tiles of the table around the landscape; `coordinates`: with the numbers of columns and rows along the edges. */
  toSvg(style?: string, theme?: string, width?: number, margin?: number, coordinates?: boolean): string;
}
/**
 * Of `boards.js` only: a game with comments, variations and marks (docs/FORMAT.md), with a cursor that is edited beside a board. A path
 * says where the cursor is: how many statements of the game are played; for a variation in place of the next one its index and how many of its
 * own statements are played; and so on.
 */
export class Study {
  private constructor();
  /** Reads a record of version 1 or 2; `names` as for `Game`. */
  static fromRecord(text: string, names?: string[]): Study;
  /** The game at the cursor, another object each time: free it when it is no longer used. After it was played on, call `follow`. */
  readonly game: Game;
  view(): StudyView;
  /** What of the view a step changes; the lines stay as they are. */
  cursor(): Omit<StudyView, "line">;
  go(path: Uint32Array): void;
  /** Takes over what was played on the game: along a known line, or as a new variation; whether the lines have become more. */
  follow(): boolean;
  /** The tiles that may be taken in hand in an open record, each with how many are left; none where the tiles come from a deck. */
  tiles(): [tile: string, left: number][];
  /** Takes a tile in hand in an open record: `game.legal()` then lists where it may be laid. */
  take(tile: string): void;
  /** Replaces the comment at the cursor. An empty text removes it. */
  setComment(comment: string): void;
  setMark(mark?: string): void;
  /** Adds `mark`, `note` or `arrow` as docs/FORMAT.md writes them, or takes the same one away. */
  toggleShape(shape: string): void;
  /** Shows what is noted at the cursor, and lines of a diagram besides. */
  showBeside(lines: string): void;
  /** Removes the last statement before the cursor with everything after it in its line. */
  delete(): void;
  /** Makes the variation at the cursor the line of which it was a variation. */
  promote(): void;
  /** Replaces the record with another one of the same game. This is one change that can be undone. */
  replace(record: string): void;
  undo(): boolean;
  redo(): boolean;
  /** A record of version 1 if nothing was added to the game, otherwise of version 2. */
  record(): string;
  /** The game itself, whole, as a record of version 1. */
  mainLine(): string;
  /** The game with its comments, marks and variations in a line, for talk and forums (docs/FORMAT.md). */
  toShort(): string;
  /** Takes a tag that means nothing to the engine out of the record. */
  takeTag(name: string): string | undefined;
  free(): void;
}
/** A study as it stands. */
export interface StudyView { path: number[]; canUndo: boolean; canRedo: boolean; line: StudyLine }
export interface StudyLine {
  /** What is said before its first statement. */
  comment?: string;
  /** What is shown then: `mark`, `note` and `arrow`. */
  shapes?: string[];
  moves: StudyMove[];
}
export interface StudyMove {
  /** What was decided; `skip` stands here only if it is written in the record. */
  action: ActionView;
  /** The tile that it lays. */
  tile?: string;
  player: number;
  turn: number;
  /** How many decisions have been made after it, declined ones included. */
  decisions: number;
  /** The points that each player scored with it. */
  scored: number[];
  mark?: "!" | "!!" | "?" | "??" | "!?" | "?!";
  comment?: string;
  shapes?: string[];
  /** What could have been played instead. */
  variations?: StudyLine[];
}
/** Of `boards.js` only: makes a set of tiles known that is not played, from the text of its file; its title. */
export function addSet(text: string): string;
/** Of `boards.js` only: a tile's picture as an SVG document, 640 CSS pixels wide and high unless another width is named, with as much detail as is seen at that size. */
export function tilePicture(tile: string, turns: number, style?: string, width?: number): string;
export interface Board {
  /** Of `boards.js` only: the cell under a point of the canvas, in CSS pixels, as x and y. */
  cellAt(x: number, y: number): Int16Array;
  /** Of `boards.js` only: the texts of a diagram that stand as numbers in their places as the board is shown, from 1 on; `onchange` hears when they change. */
  legend(): string[];
}
/* Classes (generated; `boards.js` has the same, reads diagrams too, and draws boards as pictures):
 *   class Game { constructor(setup: Setup, names?: string[]) (`names`: what players without a name are called, in the order red, blue, green, yellow, black, pink; English words if left out); static fromRecord(text: string, at?: number, names?: string[]): Game; static options(rules: string, boxes?: string[]): OptionView[] (those that mean something in a game with these boxes; left out: the base box); static boxes(): BoxView[]; static preview(setup: Setup): Preview;
 *     static beginning(text: string, names?: string[]): Game | undefined (as far as a damaged record can be read and played);
 *     view(): GameView; legal(): ActionView[]; events(): EventView[] (of the last decision, or of the set-up); log(): EventView[] (all so far)
 *     play(statement: string): EventView[]; undo(): void (beside computer players back to the last decision of a person); redo(): void; handOver(): void (no decision up to now counts as one that players may take back); record(): string; why(statement: string): Why | undefined (why it cannot be played now); setLevel(seat: number, level?: Level): void (who decides for a seat from now on);
 *     feature(x: number, y: number, place: string): FeatureView; features(x: number, y: number): FeatureView[] | undefined (of a laid tile); cell(x: number, y: number): CellView | undefined; remaining(x?: number, y?: number): TilesLeftView[] | undefined (both undefined where players may not look up what is left); projected(): Int16Array (points if the game ended now); turn(): string[] (the steps that a turn can have with these boxes and options, in their order: "draw", "lay", "figure", "score", "next", and those of boxes);
 *     at(): number (how many decisions have been played); length: number (how many are known, those taken back included); goTo(decisions: number): void; eventsBefore(): Uint32Array (for each decision so far how long the log was before it);
 *     statement(decision: number): string | undefined (of the decision after so many others, "skip" included); chosen(decision: number): string | undefined (the same as legal lists it, without what a lot added); deal(): string (rules, players and tiles: the same for games of one deal); deckSize: number (tiles before the game began; 0 in an open game);
 *     take(tile: string): void (takes a tile in hand in an open record, in which nobody draws, until the next decision);
 *     common(other: Game): Uint32Array (how far two games of one deal agree: so many decisions, and so many tiles laid in them; empty for another deal); takeTag(name: string): string | undefined (takes an unknown tag out of the record);
 *     branch(shuffled: boolean): Game (a game of its own that goes on from this moment, the tiles to come the same or shuffled anew); luck(): LuckView[]; free() }
 *   class Board { static mount(canvas: HTMLCanvasElement, game: Game, options?: BoardOptions): Board;
 *     refresh(): void (after the game changed other than through the board); selection(): Selection; consequences(): Consequences (plays in a copy: ask when it is to be told); select(statement: string): void; rotate(): void (to the next legal turn; the tile in hand while no cell is chosen); drag(x?: number, y?: number): boolean (shows the dragged tile at a point of the canvas, if it may be laid there; nothing: nowhere); dropTile(): void (lets it go there; where it may not be laid, that place is lit, as by a tap); setTapping(tapping: "choose"|"twice"|"once"): void (what a tap does on the board: on a cell it chooses and the next one turns, a figure is placed by one; the second plays; the first plays where it leaves no choice);
 *     setWaiting(on: boolean): void (nothing can be chosen: somebody else is asked);
 *     setPiece(name?: string): void (shows only the places of one figure or of the "barn"; without a name those of all); confirm(): void (`onchange` hears what it brought about); cancel(): void; fit(): void; zoom(factor: number): void;
 *     view(): { x: number, y: number, scale: number, scaled: boolean } (what the player looks at: the point in the middle of the canvas in tiles, CSS pixels a tile, and whether the player chose that); setView(x: number, y: number, scale: number, scaled: boolean): void;
 *     setInsets(top: number, right: number, bottom: number, left: number): void (CSS pixels at the canvas's edges that the page's buttons cover); uncover(x: number, y: number, left: number, top: number, right: number, bottom: number): void (moves the view as little as needed so that what is around a point of the canvas is not under a card with these edges); setHomes(places: ArrayLike<number>): void (where each player's figures go home to: x and y by seat, in CSS pixels of the canvas or beside it); setRotation(turns: number): void (quarter turns clockwise of the whole board); setMotion(on: boolean): void (glides and moving pieces; never where the system prefers reduced motion);
 *     retell(from: number, to: number): void (shows the movement of these events of the log once more)
 *     lightLand(): void (lights every feature that brought points to those who have won, until the game goes on)
 *     isTelling(): boolean (whether what the last decision brought about is still being shown)
 *     light(at?: { x: number, y: number, place?: string }): void (a part's feature, or an empty cell; nothing: puts it out); lit(): Light | undefined; setAids(aids: Partial<Aids>): void;
 *     setTheme(theme: "light"|"dark"): void; setStyle(style: "standard"|"contrast"|"print"): void (how tiles and figures are drawn: painted; flat with thick dark borders; without colour); destroy(): void;
 *     point(statement: string): {x: number, y: number, size: number} | undefined   // CSS pixel on the canvas where that legal cell or figure place is drawn, and how large the tile or the figure is
 *     points(statements: string[]): ({x: number, y: number, size: number} | undefined)[]   // the same for many at once, which takes little longer than for one
 *   }
 *   function readRecords(text: string): RecordSource[]   // the records of a text, whether they can be played or not
 *   function tileParts(tile: string, turns: number): PartView[]   // what is printed on a tile, without its fields
 *   function tileSvg(tile: string, turns: number, style?: string): string   // the tile's own picture as an SVG document, for showing it outside of the board
 *   function figureSvg(figure: string, colour: string, style?: string): string   // also "barn", and "abbey": its tile
 * And of search.js, a module of its own for workers, compiled for speed:
 *   function suggest(record: string, level: Level, ms?: number, iterations?: number, seed?: number): Suggestion   // what a level would do at the end of a record; takes its time, so call it in a worker: so many milliseconds (1000 if neither is given) or tries
 *   function review(record: string, at: number, ms?: number, iterations?: number, seed?: number): Review | undefined   // how good the turn was whose tile is the decision after `at` others; nothing where there was nothing to choose
 *   function turns(record: string, ahead: boolean): [string, number][]   // the points of the best turns that begin with each decision: those of the turn, or those ahead if the game ended then
 *   function candidates(record: string, count: number, ms?: number, iterations?: number, seed?: number, drawn?: string, played?: string): Candidate[]   // the best turns at the end of a record, the best first; `drawn`: the tile in hand of an open record; `played`: the statements, one a line, of a turn that is told even if others are better
 *   function assess(record: string, progress: (done: number) => void): Outlook   // what a game was decided by; `done`: how many moments were looked at
 *   function par(record: string, tries: number): Int16Array   // what `planner` and `master` score when each plays a game of one player alone to its end, with so many tries for each decision
 *   class Archive { constructor(); keep(id: string, record: string, date: string): void (takes a game in, in place of one with the same id); forget(id: string): void; find(query: string): FoundView[] (docs/SEARCH.md); following(record: string): FollowedView[] (the turns that followed from its end, the most frequent first); free() }
 *   The canvas, when focused, understands: arrows = next legal cell or place in that direction, R or Space = next legal turn, Enter = confirm, Escape = cancel, 0 or Backspace = decline, + - = zoom, Home = fit, I = light the next feature of the last tile.
 */
