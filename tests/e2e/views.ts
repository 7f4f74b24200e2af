// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BazaarView, BoxView, BridgeView, CardView, CastleView, CellView, ChancesView, Consequences, DragonView, EventView, FairyView, FeatureView, FigureView, FlockView, GameView, Goods, OptionView, PartView, PlayerView, Preview, PrisonerView, Selection, StudyLine, StudyMove, StudyView, TableView, TileView, TilesLeftView, TowerView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"type":"tile","statement":"tile D12 1,2 2","x":1,"y":2,"turns":2},
  {"type":"skip","statement":"skip"},
  {"type":"figure","statement":"meeple city.E","figure":"meeple","place":"city.E","x":-1,"y":2},
  {"type":"placeAt","statement":"meeple -2,-1 road.W","figure":"meeple","place":"road.W","x":-2,"y":-1},
  {"type":"tile","statement":"tile G03 1,2 2","x":1,"y":2,"turns":2,"like":0},
  {"type":"tileWithBridge","statement":"tile G03 -3,-1 1 bridge -3,-1 EW","x":-3,"y":-1,"turns":1,"bridgeX":-3,"bridgeY":-1,"axis":"EW"},
  {"type":"tileWithBridge","statement":"tile G03 1,-2 0 bridge 1,-2 NS","x":1,"y":-2,"turns":0,"bridgeX":1,"bridgeY":-2,"axis":"NS"},
  {"type":"choose","statement":"red choose S07","tile":"S07"},
  {"type":"bid","statement":"red bid WI06 0","tile":"WI06","points":0},
  {"type":"fairy","statement":"fairy -1,-1 field.NNE","x":-1,"y":-1,"place":"field.NNE","figure":"meeple"},
  {"type":"addToFlock","statement":"flock add","tokens":16,"wolves":2},
  {"type":"bringHome","statement":"flock home","points":1},
  {"type":"send","statement":"meeple quarter.castle","figure":"meeple","place":"quarter.castle","x":-1,"y":0},
  {"type":"count","statement":"count quarter.market","place":"quarter.market","x":-1,"y":0},
  {"type":"floor","statement":"piece 2,-1","x":2,"y":-1,"floors":1},
  {"type":"recall","statement":"recall"},
  {"type":"abbey","statement":"abbey 1,-2","x":1,"y":-2},
  {"type":"moveOut","statement":"red move quarter.castle meeple -2,3 city.N","figure":"meeple","quarter":"castle","place":"city.N","x":-2,"y":3},
  {"type":"capture","statement":"capture 2,0 field.NNE green large","x":2,"y":0,"place":"field.NNE","player":1,"figure":"large"},
  {"type":"moveOut","statement":"yellow move quarter.cathedral meeple -2,-2 monastery","figure":"meeple","quarter":"cathedral","place":"monastery","x":-2,"y":-2},
  {"type":"return","statement":"return 1,1 field.NNE large","figure":"large","place":"field.NNE","x":1,"y":1},
  {"type":"dragon","statement":"dragon 3,0","x":3,"y":0},
  {"type":"bridge","statement":"bridge 1,-3 NS","x":1,"y":-3,"axis":"NS"},
  {"type":"barn","statement":"barn NE","x":-5,"y":0,"corner":"NE"},
  {"type":"setOff","statement":"meeple machine","figure":"meeple","x":4,"y":-2},
  {"type":"bridge","statement":"bridge -1,-4 EW","x":-1,"y":-4,"axis":"EW"},
  {"type":"sell","statement":"green sell"},
  {"type":"moveOut","statement":"green move quarter.blacksmith wagon 2,-1 road.N","figure":"wagon","quarter":"blacksmith","place":"road.N","x":2,"y":-1},
  {"type":"castle","statement":"yellow castle -7,-2 city.E","x":-7,"y":-2,"place":"city.E"},
  {"type":"move","statement":"wagon -5,0 city.N","figure":"wagon","place":"city.N","x":-5,"y":0},
  {"type":"ransom","statement":"ransom blue large","player":1,"figure":"large"},
  {"type":"buy","statement":"yellow buy"},
  {"type":"goOn","statement":"go-on"},
  {"type":"princess","statement":"princess -3,-5 city.W blue meeple","x":-3,"y":-5,"place":"city.W","player":1,"figure":"meeple"},
  {"type":"fairy","statement":"fairy 0,2","x":0,"y":2},
  {"type":"moveOut","statement":"red move quarter.market meeple -2,-1 field.NNE","figure":"meeple","quarter":"market","place":"field.NNE","x":-2,"y":-1},
  {"type":"exchange","statement":"exchange green large","player":0,"figure":"large"},
  {"type":"end","statement":"end"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":1,"y":2,"fits":30,"left":37},
];

const ofChancesView: ChancesView[] = [
  {"next":0,"players":[430],"first":500},
  {"next":0,"players":[]},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[]},
  {"events":[],"features":[]},
  {"events":[],"features":[]},
  {"events":[{"type":"scored","player":3,"points":2,"feature":"arrow","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[0]}],"features":[]},
  {"events":[{"type":"scored","player":3,"points":-3,"feature":"bazaar","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":1,"y":-3,"place":"city.W","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"bridgeBuilt","player":1,"x":1,"y":-2,"axis":"NS"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"garden","x":-1,"y":4,"place":"garden","completed":false,"tiles":1,"coats":0,"open":6,"cities":0,"worth":3,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":2},{"type":"feature","feature":"tower","x":-1,"y":4,"place":"tower","completed":false,"tiles":1,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"floors":0}]},
  {"events":[{"type":"scored","player":3,"points":4,"feature":"garden","x":2,"y":-1,"place":"garden","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":3,"strengths":[]},{"type":"figureReturned","player":3,"figure":"abbot","x":2,"y":-1,"place":"garden","cause":"takenBack"}],"features":[]},
  {"events":[{"type":"floorPlaced","player":3,"x":2,"y":-1,"floors":1}],"features":[]},
  {"events":[{"type":"scored","player":2,"points":4,"feature":"watchtower","x":0,"y":-3,"place":"city.E","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":2,"neighbours":0,"strengths":[]},{"type":"scored","player":2,"points":2,"feature":"city","x":0,"y":-2,"place":"city.E","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"figureMoved","player":3,"figure":"meeple","x":-1,"y":0,"place":"quarter.castle","toX":-2,"toY":3,"toPlace":"city.N"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-4,"y":3,"place":"city.E","completed":true,"tiles":5,"coats":0,"open":0,"cities":0,"cathedral":true,"worth":15,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":2,"y":7,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[],"hill":true}]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":-1,"y":-4,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":2,"worth":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"hill":true}]},
  {"events":[{"type":"scored","player":2,"points":3,"feature":"rose","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"road","x":-2,"y":-5,"place":"road.N","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"inn":true,"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":2,"y":0,"place":"city.N","completed":true,"tiles":4,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":8,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"prisonerFreed","player":0,"figure":"meeple","captor":1,"ransom":false}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":-2,"y":-4,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[]}]},
  {"events":[{"type":"scored","player":0,"points":-3,"feature":"ransom","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-2,"y":-10,"place":"city.E","completed":false,"tiles":5,"coats":1,"open":2,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":6,"could":18,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-2,"y":-4,"place":"city.S","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":-2,"y":6,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":2,"worth":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"hill":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":2,"y":3,"place":"city.N","completed":false,"tiles":3,"coats":0,"open":4,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":0,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true}]},
  {"events":[{"type":"figureReturned","player":2,"figure":"pig","x":-5,"y":-6,"place":"field.NNE","cause":"leftAlone"}],"features":[]},
];

const ofEventView: EventView[] = [
  {"type":"turn","player":0,"turn":1,"tile":"D12"},
  {"type":"tilePlaced","player":0,"tile":"D12","x":-1,"y":2,"turns":2},
  {"type":"figurePlaced","player":0,"figure":"meeple","x":-1,"y":-1,"place":"field.NNE"},
  {"type":"drew","player":2,"token":"3","x":0,"y":-2,"place":"field.NNE"},
  {"type":"tileOffered","tile":"S07"},
  {"type":"tileChosen","player":3,"tile":"WI06"},
  {"type":"bidMade","player":3,"points":0},
  {"type":"tileTaken","player":3,"tile":"WI06"},
  {"type":"card","player":3,"card":"robber","tiles":2,"x":-2,"y":-2,"place":"road.E"},
  {"type":"discarded","player":0,"tile":"S07"},
  {"type":"bridgeBuilt","player":0,"x":-3,"y":-2,"axis":"EW"},
  {"type":"fairyMoved","player":0,"x":-1,"y":-1,"place":"field.NNE"},
  {"type":"figureReturned","player":1,"figure":"shepherd","x":-1,"y":-3,"place":"field.NNE","cause":"wolf"},
  {"type":"scored","player":0,"points":1,"feature":"fairy","x":-1,"y":-1,"place":"field.NNE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":3,"points":6,"feature":"road","x":-3,"y":-3,"place":"road.E","completed":true,"atEnd":false,"tiles":3,"coats":0,"inn":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":3,"figure":"large","x":-3,"y":-3,"place":"road.E","cause":"scored"},
  {"type":"countMoved","player":2,"quarter":"blacksmith"},
  {"type":"scored","player":2,"points":5,"feature":"flock","x":0,"y":-2,"place":"field.NNE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":5,"neighbours":0,"strengths":[]},
  {"type":"countMoved","player":3,"quarter":"castle"},
  {"type":"turn","player":3,"turn":28},
  {"type":"drawn","player":3,"tile":"WT09"},
  {"type":"card","player":3,"card":"king","tiles":4,"x":2,"y":1,"place":"city.N"},
  {"type":"countMoved","player":0,"quarter":"cathedral"},
  {"type":"dragonMoved","player":3,"x":1,"y":3,"walks":false},
  {"type":"figureCaptured","captor":3,"player":1,"figure":"phantom","x":2,"y":0,"place":"field.WSW"},
  {"type":"scored","player":2,"points":8,"feature":"monastery","x":1,"y":-2,"place":"monastery","completed":false,"atEnd":true,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":7,"strengths":[]},
  {"type":"scored","player":0,"points":9,"feature":"field","x":-1,"y":-1,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":3,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":3,"points":6,"feature":"king","completed":false,"atEnd":true,"tiles":4,"coats":0,"cities":0,"count":6,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":5,"feature":"robber","completed":false,"atEnd":true,"tiles":3,"coats":0,"cities":0,"count":5,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[2],"points":35},
  {"type":"figureReturned","player":1,"figure":"large","x":3,"y":0,"place":"road.E","cause":"eaten"},
  {"type":"scored","player":4,"points":15,"feature":"city","x":-3,"y":3,"place":"city.N","completed":true,"atEnd":false,"tiles":5,"coats":0,"cathedral":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"rolled","player":3,"figure":"abbot","fromX":-3,"fromY":-6,"steps":3,"x":0,"y":-3,"lands":false},
  {"type":"countMoved","player":2,"quarter":"market"},
  {"type":"goods","player":0,"wine":0,"wheat":1,"cloth":0,"x":2,"y":-1,"place":"city.E"},
  {"type":"castleBuilt","player":3,"x":-6,"y":-2,"place":"city.W"},
  {"type":"scored","player":3,"points":2,"feature":"castle","x":-6,"y":-2,"place":"city.W","completed":true,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"barnPlaced","player":1,"x":-3,"y":-12,"corner":"SW"},
  {"type":"barnReturned","player":1,"x":-3,"y":-12,"corner":"SW"},
  {"type":"scored","player":0,"points":5,"feature":"field","x":-5,"y":-3,"place":"city.E","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":6,"feature":"field","x":-7,"y":-2,"place":"city.E","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"castles":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":3,"points":4,"feature":"field","x":-7,"y":-3,"place":"city.S","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"count":0,"neighbours":0,"strengths":[],"hill":true},
  {"type":"scored","player":2,"points":10,"feature":"goods","goods":"wine","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":10,"feature":"goods","goods":"wheat","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":10,"feature":"goods","goods":"cloth","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":1,"figure":"meeple","x":-3,"y":-5,"place":"city.W","cause":"sentAway"},
  {"type":"scored","player":1,"points":4,"feature":"field","x":-3,"y":-3,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"castles":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":4,"feature":"barn","x":14,"y":-2,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"secondPart","player":3,"arrow":true},
  {"type":"scored","player":1,"points":4,"feature":"field","x":-2,"y":3,"place":"field.ENE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"fairyMoved","player":0,"x":0,"y":2},
  {"type":"scored","player":0,"points":20,"feature":"field","x":-3,"y":1,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":4,"pig":true,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"discarded","player":0,"tile":"S08","letGo":true},
  {"type":"scored","player":2,"points":12,"feature":"monastery","x":-3,"y":0,"place":"monastery","completed":true,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":8,"vineyards":1,"strengths":[]},
  {"type":"scored","player":1,"points":3,"feature":"church","x":1,"y":0,"place":"monastery","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":2,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":13,"feature":"city","x":0,"y":-1,"place":"city.N","completed":true,"atEnd":false,"tiles":5,"coats":0,"cities":0,"count":0,"neighbours":0,"extras":[["hall",3]],"strengths":[]},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"city","x":-1,"y":-2,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[0],"followers":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"road","x":-1,"y":-2,"place":"road.W","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":1,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-1,"y":-2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":-1,"y":2,"place":"city.E","completed":false,"tiles":1,"coats":1,"open":3,"cities":0,"worth":2,"could":4,"strengths":[],"followers":[],"holders":[0],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":0,"y":-2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[{"player":2,"sheep":0}]},
  {"type":"feature","feature":"road","x":-2,"y":-2,"place":"road.E","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"monastery","x":-2,"y":-2,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":5,"cities":0,"worth":4,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":3},
  {"type":"feature","feature":"road","x":-2,"y":-3,"place":"road.W","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"inn":true,"worth":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":0,"y":-3,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":-3,"y":3,"place":"city.N","completed":false,"tiles":3,"coats":0,"open":2,"cities":0,"cathedral":true,"worth":0,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"monastery","x":1,"y":-3,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":5,"cities":0,"worth":4,"could":12,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":3,"vineyards":1},
  {"type":"feature","feature":"road","x":-1,"y":8,"place":"road.W","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"inn":true,"worth":0,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"field","x":-3,"y":-4,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":2,"y":-1,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-7,"y":-2,"place":"city.E","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true},
  {"type":"feature","feature":"city","x":-6,"y":-7,"place":"city.E","completed":false,"tiles":3,"coats":0,"open":4,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":3,"could":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":-2,"y":-9,"place":"city.N","completed":false,"tiles":4,"coats":1,"open":2,"cities":0,"cathedral":true,"worth":5,"could":15,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-3,"y":-12,"place":"field.SSW","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[1],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"field","x":1,"y":-1,"place":"field.ESE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"flocks":[]},
  {"type":"feature","feature":"field","x":14,"y":1,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"pigsty":true,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"quarter","x":3,"y":0,"place":"quarter.castle","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":0,"could":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-1,"y":3,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"flocks":[]},
  {"type":"feature","feature":"city","x":1,"y":4,"place":"city.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true,"powerless":true},
  {"type":"feature","feature":"monastery","x":-6,"y":1,"place":"monastery","completed":true,"tiles":1,"coats":0,"open":0,"cities":0,"worth":12,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":8,"vineyards":1},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Under the Big Top"},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Under the Big Top"},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"second"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"abbey+mayor"}],"players":[{"colour":"blue","name":"Blue","score":0,"supply":[{"figure":"meeple","count":7}],"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]},{"colour":"green","name":"Green","level":"novice","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]},{"colour":"yellow","name":"Yellow","level":"greedy","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]},{"colour":"red","name":"Red","level":"planner","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"D12","remaining":37,"tiles":[{"tile":"C07","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[4],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":37,"tiles":[{"tile":"C01","x":-2,"y":-1,"turns":0,"player":0}],"figures":[{"figure":"meeple","player":0,"x":-1,"y":-1,"place":"field.NNE","lying":true}],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":3,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":3,"remaining":31,"tiles":[],"figures":[{"figure":"shepherd","player":2,"x":0,"y":-2,"place":"field.NNE","lying":false,"sheep":[3]}],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":["S07"],"chooser":3},"count":"castle","bag":[],"decisions":9,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":3,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3,"chosen":"WI06"},"count":"castle","bag":[],"decisions":10,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"planner","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"held":"WI06","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":3,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","bag":[],"decisions":11,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"held":"S07","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":3,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","bag":[],"decisions":13,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"planner","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[{"card":"robber","tiles":2}]}],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":6,"remaining":28,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-1,"place":"field.NNE","player":0},"towers":[],"bridges":[{"x":-3,"y":-2,"axis":"EW"}],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":8,"remaining":27,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-1,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":26,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":11,"remaining":24,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":33,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"count","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":11,"remaining":24,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":34,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":11,"remaining":20,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"blacksmith","bag":[],"hidden":1,"decisions":35,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":18,"drawn":"HS07","remaining":15,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":2,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":2,"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":21,"remaining":12,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":2,"place":"city.E","player":0},"towers":[],"bridges":[{"x":2,"y":-1,"axis":"NS"}],"castles":[],"count":"castle","bag":[],"hidden":2,"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":28,"remaining":6,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-3,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":2,"decisions":76,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"planner","score":9,"supply":[],"floors":7,"prisoners":[],"bridges":2,"castles":3,"cards":[{"card":"king","tiles":4}]}],"asks":"abbey","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":29,"remaining":5,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-3,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":2,"decisions":79,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":31,"remaining":3,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":0,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":2,"decisions":88,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":32,"remaining":2,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":3},"fairy":{"x":-3,"y":0,"place":"field.NNE","player":2},"towers":[{"x":2,"y":-1,"floors":1}],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"hidden":2,"decisions":93,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"planner","score":15,"supply":[],"floors":6,"prisoners":[{"player":1,"figure":"phantom","count":1}],"bridges":2,"castles":3,"cards":[]}],"asks":"moveOut","skipEndsTurn":false,"player":2,"turn":38,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":3},"fairy":{"x":-3,"y":0,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"hidden":2,"decisions":96,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":1,"turn":38,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":3},"fairy":{"x":-3,"y":0,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"hidden":2,"decisions":99,"canUndo":true,"canRedo":false,"over":true,"winners":[2]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"cards":[]},{"colour":"black","name":"Black","score":0,"supply":[],"cards":[]},{"colour":"pink","name":"Pink","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"L","remaining":153,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-15,"top":-15,"right":15,"bottom":15},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":4,"remaining":149,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-14,"top":-14,"right":14,"bottom":14},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":8,"remaining":145,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-1},"fairy":{"x":1,"y":0,"place":"field.WNW","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-12,"top":-14,"right":14,"bottom":13},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":5,"turn":12,"drawn":"V","remaining":141,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-1},"fairy":{"x":1,"y":0,"place":"field.WNW","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-12,"top":-13,"right":14,"bottom":13},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":5,"turn":30,"remaining":122,"tiles":[],"figures":[],"barns":[],"dragon":{"x":4,"y":0,"steps":6},"fairy":{"x":1,"y":1,"place":"field.NNE","player":3},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"table":{"left":-11,"top":-11,"right":12,"bottom":13},"decisions":59,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":9,"prisoners":[],"bridges":3,"castles":3,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":9,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"D18","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":3,"remaining":35,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":6,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":7,"remaining":28,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","bag":[],"decisions":29,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":9,"prisoners":[],"bridges":3,"castles":3,"held":"WR04","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":7,"remaining":28,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","bag":[],"decisions":30,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":10,"drawn":"HS04","remaining":26,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":10,"remaining":25,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":37,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":16,"remaining":17,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"fairy":{"x":-1,"y":-3,"place":"city.W","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","bag":[],"hidden":1,"decisions":52,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":2,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":9,"prisoners":[],"bridges":3,"castles":3,"held":"I10","cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":18,"drawn":"WR06","remaining":17,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"fairy":{"x":-1,"y":-3,"place":"city.W","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"S04","remaining":94,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-9,"top":-9,"right":9,"bottom":9},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":4,"remaining":91,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-6,"top":-9,"right":9,"bottom":8},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"GQ11","remaining":291,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-20,"top":-20,"right":19,"bottom":20},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":291,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-20,"top":-20,"right":19,"bottom":19},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":10,"remaining":282,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":-2,"place":"city.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-20,"top":-20,"right":17,"bottom":17},"decisions":29,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":25,"remaining":262,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-3,"place":"field.ESE","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"market","bag":[],"table":{"left":-18,"top":-18,"right":15,"bottom":14},"decisions":64,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":25,"remaining":262,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-3,"place":"field.ESE","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1,"chosen":"WI03","bid":0,"bidder":1},"count":"market","bag":[],"table":{"left":-18,"top":-18,"right":15,"bottom":14},"decisions":66,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":36,"drawn":"WI07","remaining":256,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":-2,"place":"city.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"table":{"left":-17,"top":-18,"right":15,"bottom":14},"decisions":112,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":37,"remaining":256,"tiles":[],"figures":[],"barns":[],"fairy":{"x":3,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"table":{"left":-17,"top":-18,"right":15,"bottom":13},"decisions":118,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":38,"remaining":255,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-7,"y":-2},"fairy":{"x":3,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"table":{"left":-17,"top":-18,"right":14,"bottom":13},"decisions":121,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":38,"remaining":255,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-7,"y":-2},"fairy":{"x":3,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"table":{"left":-17,"top":-18,"right":14,"bottom":13},"decisions":122,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":39,"remaining":254,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-7,"y":-2},"fairy":{"x":3,"y":-1},"towers":[],"bridges":[],"castles":[{"x":-7,"y":-2,"place":"city.E","scored":false}],"count":"cathedral","bag":[],"table":{"left":-17,"top":-18,"right":14,"bottom":13},"decisions":125,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"wagon","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":39,"remaining":254,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-7,"y":-2},"fairy":{"x":3,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"table":{"left":-17,"top":-18,"right":14,"bottom":13},"decisions":126,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":48,"remaining":246,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":-2},"fairy":{"x":-1,"y":-3,"place":"field.ESE","player":2},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":1,"table":{"left":-16,"top":-18,"right":14,"bottom":13},"decisions":159,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":49,"drawn":"AN09","remaining":245,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":-2},"fairy":{"x":-1,"y":-3,"place":"field.ESE","player":2},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":1,"table":{"left":-16,"top":-18,"right":14,"bottom":13},"decisions":161,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":83,"remaining":206,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":4},"fairy":{"x":-4,"y":1,"place":"city.S","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"cathedral","bag":[],"hidden":2,"table":{"left":-14,"top":-16,"right":11,"bottom":12},"decisions":263,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"secondPart","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":95,"remaining":198,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":4},"fairy":{"x":-2,"y":2,"place":"tower","player":1},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":2,"table":{"left":-14,"top":-16,"right":11,"bottom":12},"decisions":303,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":117,"remaining":175,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":4},"fairy":{"x":-4,"y":-8,"place":"monastery","player":3},"towers":[],"bridges":[],"castles":[],"count":"cathedral","arrows":["again"],"bag":[],"hidden":3,"table":{"left":-14,"top":-15,"right":11,"bottom":11},"decisions":350,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":220,"drawn":"T04","remaining":70,"tiles":[],"figures":[],"barns":[{"player":1,"x":-3,"y":-12,"corner":"SW"}],"dragon":{"x":-4,"y":-8},"fairy":{"x":2,"y":7,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":5,"table":{"left":-14,"top":-13,"right":7,"bottom":8},"decisions":602,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":3,"turn":288,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":1,"steps":6},"fairy":{"x":1,"y":-7,"place":"field.NNE","player":3},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":7,"table":{"left":-14,"top":-13,"right":7,"bottom":8},"decisions":774,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"G07","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-35,"top":-35,"right":35,"bottom":35},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":2},"fairy":{"x":1,"y":0,"place":"monastery","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-34,"top":-33,"right":34,"bottom":35},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":8,"drawn":"FE04","remaining":30,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":2},"fairy":{"x":0,"y":1,"place":"city.E","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-34,"top":-33,"right":34,"bottom":34},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"landing","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":10,"remaining":28,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":2},"fairy":{"x":1,"y":0,"place":"monastery","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-34,"top":-32,"right":33,"bottom":33},"decisions":20,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":22,"drawn":"K04","remaining":15,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":2},"fairy":{"x":1,"y":0,"place":"monastery","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-31,"top":-32,"right":33,"bottom":32},"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":25,"remaining":11,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-3},"fairy":{"x":-1,"y":-2,"place":"road.S","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-31,"top":-32,"right":33,"bottom":32},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"GQ11","remaining":218,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":4,"remaining":215,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":8,"drawn":"R10","remaining":211,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-1,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":14,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":11,"remaining":208,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-1,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":29,"remaining":187,"tiles":[],"figures":[],"barns":[],"fairy":{"x":4,"y":5,"place":"city.E","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"bag":[],"decisions":59,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":1,"supply":[],"bridges":2,"castles":3,"held":"A11","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":29,"remaining":187,"tiles":[],"figures":[],"barns":[],"fairy":{"x":4,"y":5,"place":"city.E","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"bag":[],"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":3,"supply":[],"bridges":1,"castles":3,"held":"A08","cards":[]}],"asks":"figure","skipEndsTurn":true,"player":0,"turn":31,"remaining":187,"tiles":[],"figures":[],"barns":[],"fairy":{"x":4,"y":5,"place":"city.E","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":43,"remaining":178,"tiles":[],"figures":[],"barns":[],"dragon":{"x":8,"y":1},"fairy":{"x":2,"y":1,"place":"field.ESE","player":2},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":1,"turn":50,"remaining":171,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":0},"fairy":{"x":0,"y":-1,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":119,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":57,"drawn":"WT08","remaining":164,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":1},"fairy":{"x":-2,"y":0,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":140,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":69,"remaining":149,"tiles":[],"figures":[],"barns":[],"dragon":{"x":4,"y":2},"fairy":{"x":1,"y":-2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"bag":[],"hidden":1,"decisions":187,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"HS02","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":2,"turn":38,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":77,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-29,"top":-29,"right":28,"bottom":29},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":1,"turn":6,"remaining":33,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":0,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-28,"top":-27,"right":28,"bottom":28},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":9,"drawn":"C01","remaining":30,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1,"place":"field.SSW","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-27,"top":-27,"right":28,"bottom":28},"decisions":21,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":29,"remaining":5,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1,"place":"field.SSW","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-26,"top":-25,"right":25,"bottom":27},"decisions":69,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"floors":7,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"RV01","remaining":206,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":206,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":6,"remaining":201,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":13,"drawn":"S06","remaining":194,"tiles":[],"figures":[],"barns":[],"fairy":{"x":3,"y":3},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":23,"remaining":184,"tiles":[],"figures":[],"barns":[],"dragon":{"x":10,"y":4},"fairy":{"x":0,"y":3},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":27,"drawn":"WT11","remaining":180,"tiles":[],"figures":[],"barns":[],"dragon":{"x":10,"y":4},"fairy":{"x":0,"y":4},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":54,"remaining":153,"tiles":[],"figures":[],"barns":[],"dragon":{"x":9,"y":5},"fairy":{"x":8,"y":4},"towers":[],"bridges":[],"castles":[],"count":"market","arrows":[],"decisions":126,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":83,"drawn":"D03","remaining":123,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":4},"fairy":{"x":-2,"y":5},"towers":[],"bridges":[],"castles":[],"count":"market","decisions":189,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":198,"remaining":7,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":8},"fairy":{"x":10,"y":7},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":483,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"AN13","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-14,"top":-14,"right":13,"bottom":13},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":4,"remaining":34,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"table":{"left":-13,"top":-13,"right":13,"bottom":13},"decisions":11,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":9,"remaining":27,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-12,"top":-13,"right":13,"bottom":12},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":16,"drawn":"D09","remaining":18,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-11,"top":-12,"right":12,"bottom":10},"decisions":35,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"Hg","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":4,"remaining":29,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"count":"castle","decisions":11,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"held":"A08","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":4,"remaining":29,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","decisions":13,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":3,"turn":39,"drawn":"S01","remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":4,"turn":45,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":107,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":1,"remaining":121,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":6,"drawn":"D20","remaining":120,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-3},"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":8,"remaining":114,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"cathedral","decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":14,"remaining":112,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-3},"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":41,"remaining":81,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":1},"fairy":{"x":4,"y":-4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"market","decisions":118,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"S04","remaining":132,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-17,"top":-17,"right":17,"bottom":17},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":132,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-16,"top":-17,"right":17,"bottom":17},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":14,"drawn":"J","remaining":119,"tiles":[],"figures":[],"barns":[],"dragon":{"x":6,"y":3},"fairy":{"x":3,"y":2,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"table":{"left":-11,"top":-14,"right":16,"bottom":16},"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":15,"remaining":118,"tiles":[],"figures":[],"barns":[],"dragon":{"x":6,"y":3},"fairy":{"x":3,"y":2,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"table":{"left":-11,"top":-14,"right":15,"bottom":16},"decisions":32,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":22,"remaining":110,"tiles":[],"figures":[],"barns":[],"dragon":{"x":7,"y":3},"fairy":{"x":5,"y":3,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"table":{"left":-10,"top":-13,"right":14,"bottom":15},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":91,"remaining":40,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-4},"fairy":{"x":5,"y":7,"place":"city.W","player":0},"towers":[],"bridges":[],"castles":[],"arrows":[],"table":{"left":-6,"top":-9,"right":11,"bottom":13},"decisions":238,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":28,"remaining":229,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-7,"y":6},"fairy":{"x":-5,"y":3,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","decisions":60,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":3,"turn":32,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":59,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":3,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":3,"remaining":34,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":11,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":5,"remaining":32,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":1,"place":"city.S","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":9,"remaining":25,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":0,"y":1,"place":"road.S","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","bag":[],"decisions":26,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":10,"remaining":25,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":0,"y":1,"place":"road.S","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":13,"drawn":"B","remaining":23,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":0,"y":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":0,"turn":35,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-6,"y":3},"fairy":{"x":-3,"y":1,"place":"city.S","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":90,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"I11","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":28,"remaining":203,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"blacksmith","arrows":[],"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"exchange","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":59,"remaining":171,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"blacksmith","decisions":160,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"cards":[]},{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"S04","remaining":265,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-38,"top":-38,"right":38,"bottom":38},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":4,"remaining":262,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-35,"top":-38,"right":38,"bottom":37},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":11,"remaining":252,"tiles":[],"figures":[],"barns":[],"fairy":{"x":3,"y":0,"place":"road.N","player":3},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-34,"top":-37,"right":38,"bottom":36},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":15,"drawn":"T","remaining":248,"tiles":[],"figures":[],"barns":[],"fairy":{"x":3,"y":0,"place":"road.N","player":3},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-33,"top":-37,"right":38,"bottom":35},"decisions":28,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":32,"remaining":230,"tiles":[],"figures":[],"barns":[],"fairy":{"x":4,"y":-1,"place":"city.W","player":3},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-30,"top":-35,"right":37,"bottom":34},"decisions":66,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":37,"drawn":"FE09","remaining":225,"tiles":[],"figures":[],"barns":[],"fairy":{"x":4,"y":-1,"place":"city.W","player":3},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-30,"top":-34,"right":37,"bottom":34},"decisions":77,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":8,"remaining":29,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":20,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":9,"drawn":"T15","remaining":28,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"floors":7,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"WI04","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":14,"drawn":"GQ04","remaining":245,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-4,"y":-1,"place":"city.W","player":2},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":26,"remaining":235,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-4,"y":-1,"place":"city.W","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":81,"drawn":"T12","remaining":179,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":2},"fairy":{"x":2,"y":1,"place":"city.S","player":4},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":2,"decisions":217,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":239,"remaining":15,"tiles":[],"figures":[],"barns":[],"dragon":{"x":7,"y":-7},"fairy":{"x":-3,"y":8,"place":"tower","player":2},"towers":[],"bridges":[],"castles":[],"count":"cathedral","arrows":[],"bag":[],"hidden":7,"decisions":651,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":16,"remaining":23,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":-1,"place":"field.NNE","player":3},"towers":[],"bridges":[],"castles":[],"table":{"left":-24,"top":-22,"right":21,"bottom":21},"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":19,"remaining":15,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":-1,"place":"field.NNE","player":3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"table":{"left":-23,"top":-22,"right":21,"bottom":20},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":25,"drawn":"S09","remaining":14,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":-1,"place":"road.N","player":3},"towers":[],"bridges":[],"castles":[],"table":{"left":-23,"top":-22,"right":20,"bottom":20},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":2,"turn":38,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":3,"place":"city.N","player":1},"towers":[],"bridges":[],"castles":[],"table":{"left":-22,"top":-21,"right":17,"bottom":20},"decisions":91,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":8,"drawn":"AN06","remaining":29,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":4,"turn":11,"remaining":26,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"GQ11","remaining":245,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"remaining":245,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":8,"remaining":238,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-1,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":20,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":9,"drawn":"S12","remaining":237,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-1,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":21,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":15,"drawn":"D14","remaining":231,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-2},"fairy":{"x":1,"y":-1,"place":"field.WNW","player":3},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":35,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":15,"remaining":231,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-2,"steps":6},"fairy":{"x":-3,"y":-3,"place":"city.W","player":4},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":37,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":22,"remaining":223,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":-3},"fairy":{"x":-3,"y":-3,"place":"city.W","player":4},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":63,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":25,"drawn":"I10","remaining":220,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":-3},"fairy":{"x":-3,"y":-3,"place":"city.W","player":4},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":70,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":32,"remaining":208,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":-2},"fairy":{"x":1,"y":1,"place":"field.ESE","player":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"bag":[],"hidden":1,"decisions":90,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"planner","score":1,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":0,"castles":2,"held":"P","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":32,"remaining":208,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":-2},"fairy":{"x":1,"y":1,"place":"field.ESE","player":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"bag":[],"hidden":1,"decisions":94,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":89,"remaining":159,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":-3},"fairy":{"x":1,"y":-4,"place":"city.N","player":2},"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"hidden":3,"decisions":266,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":20,"remaining":15,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"table":{"left":-16,"top":-17,"right":18,"bottom":18},"decisions":47,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":9,"remaining":24,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"blacksmith","bag":[],"table":{"left":-19,"top":-18,"right":18,"bottom":19},"decisions":27,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":28,"remaining":6,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"hidden":1,"table":{"left":-18,"top":-17,"right":15,"bottom":18},"decisions":126,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":35,"drawn":"A01","remaining":3,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"hidden":1,"table":{"left":-18,"top":-17,"right":15,"bottom":17},"decisions":140,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":2,"turn":39,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"hidden":1,"table":{"left":-18,"top":-17,"right":15,"bottom":17},"decisions":147,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"C01","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-35,"top":-35,"right":34,"bottom":35},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":0,"turn":3,"remaining":36,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-35,"top":-34,"right":33,"bottom":34},"decisions":6,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":10,"remaining":29,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":-1},"fairy":{"x":0,"y":2,"place":"tower","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-34,"top":-33,"right":32,"bottom":34},"decisions":21,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":17,"drawn":"G11","remaining":23,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":-1},"fairy":{"x":0,"y":2,"place":"tower","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-34,"top":-33,"right":32,"bottom":33},"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":17,"remaining":21,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":-1},"fairy":{"x":-3,"y":-1,"place":"field.WSW","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","bag":[],"table":{"left":-34,"top":-33,"right":31,"bottom":33},"decisions":38,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":22,"remaining":141,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":47,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":26,"remaining":132,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"bag":[],"hidden":1,"decisions":59,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":35,"drawn":"HS15","remaining":129,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":92,"remaining":72,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"hidden":4,"decisions":259,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":141,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"bag":[],"hidden":7,"decisions":246,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":19,"remaining":175,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"bag":[],"table":{"left":-15,"top":-18,"right":17,"bottom":9},"decisions":39,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":49,"drawn":"Q","remaining":146,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-12,"top":-16,"right":14,"bottom":8},"decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":61,"remaining":133,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"table":{"left":-12,"top":-15,"right":13,"bottom":6},"decisions":119,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":120,"remaining":67,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"bag":[],"hidden":7,"table":{"left":-9,"top":-14,"right":11,"bottom":4},"decisions":218,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":9,"remaining":28,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":2,"place":"field.SSE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-16,"top":-16,"right":15,"bottom":14},"decisions":27,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":10,"drawn":"L","remaining":27,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":2,"place":"field.SSE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-16,"top":-16,"right":15,"bottom":14},"decisions":28,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":5,"turn":23,"remaining":5,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-4,"place":"road.E","player":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":5},"count":"blacksmith","bag":[],"hidden":3,"table":{"left":-15,"top":-15,"right":14,"bottom":13},"decisions":61,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":true,"player":2,"turn":39,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-4,"y":-2,"place":"road.E","player":5},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":3,"table":{"left":-14,"top":-15,"right":14,"bottom":13},"decisions":98,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":4,"remaining":30,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"decisions":12,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":23,"drawn":"F","remaining":265,"tiles":[],"figures":[],"barns":[],"fairy":{"x":3,"y":4},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":1,"table":{"left":-9,"top":-10,"right":11,"bottom":12},"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"WT01","remaining":85,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-14,"top":-14,"right":13,"bottom":14},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":4,"remaining":82,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-13,"top":-14,"right":13,"bottom":12},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":31,"remaining":54,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"table":{"left":-7,"top":-3,"right":0,"bottom":4},"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":10,"remaining":24,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":0,"place":"road.W","player":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","decisions":24,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":0,"turn":29,"remaining":158,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":0,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":39,"drawn":"G08","remaining":146,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":1,"place":"field.ENE","player":3},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":3,"decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":3,"turn":43,"remaining":138,"tiles":[],"figures":[],"barns":[],"fairy":{"x":9,"y":7,"place":"field.ENE","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"bag":[],"hidden":3,"decisions":95,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":46,"drawn":"P","remaining":132,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":true,"player":3,"turn":33,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":3,"place":"tower","player":4},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"hidden":1,"decisions":82,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":6,"drawn":"I16","remaining":33,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-32,"top":-32,"right":31,"bottom":32},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":9,"remaining":30,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-2,"place":"field.SSE","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-32,"top":-31,"right":31,"bottom":31},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
];

const ofPartView: PartView[] = [
  {"feature":"monastery","sides":"","coats":0},
  {"feature":"road","sides":"W","coats":0},
  {"feature":"city","sides":"E","coats":0},
  {"feature":"garden","sides":"","coats":0},
  {"feature":"river","sides":"S","coats":0},
  {"feature":"city","sides":"NESW","coats":0,"cathedral":true},
  {"feature":"road","sides":"W","coats":0,"inn":true},
  {"feature":"city","sides":"NE","coats":0,"goods":{"wine":0,"wheat":1,"cloth":0}},
  {"feature":"volcano","sides":"","coats":0},
  {"feature":"portal","sides":"","coats":0},
  {"feature":"dragon","sides":"","coats":0},
  {"feature":"city","sides":"E","coats":0,"princess":true},
  {"feature":"tower","sides":"","coats":0},
  {"feature":"quarter","sides":"","coats":0},
  {"feature":"field","sides":"","coats":0,"pigsty":true},
  {"feature":"bazaar","sides":"","coats":0},
  {"feature":"arrow","sides":"W","coats":0,"gives":"beside"},
  {"feature":"vineyard","sides":"","coats":0},
  {"feature":"hill","sides":"","coats":0},
  {"feature":"machine","sides":"NE","coats":0},
  {"feature":"festival","sides":"","coats":0},
  {"feature":"watchtower","sides":"","coats":0,"kind":"coat"},
  {"feature":"watchtower","sides":"","coats":0,"kind":"monastery"},
  {"feature":"watchtower","sides":"","coats":0,"kind":"city"},
  {"feature":"watchtower","sides":"","coats":0,"kind":"figure"},
  {"feature":"watchtower","sides":"","coats":0,"kind":"road"},
  {"feature":"wind_rose","sides":"NE","coats":0,"kind":"quarter"},
  {"feature":"wind_rose","sides":"","coats":0,"kind":"orange"},
  {"feature":"wind_rose","sides":"","coats":0,"kind":"blue"},
  {"feature":"darmstadtium","sides":"","coats":0},
  {"feature":"church","sides":"","coats":0,"kind":"dome"},
  {"feature":"church","sides":"","coats":0,"kind":"nave"},
];

const ofPreview: Preview[] = [
  {"tiles":51,"mostPlayers":6},
];

const ofSelection: Selection[] = [
  {"type":"none","turns":0,"endsTurn":false},
  {"type":"skip","statement":"skip","turns":0,"endsTurn":false,"action":{"type":"skip","statement":"skip"}},
  {"type":"none","turns":0,"narrowed":"barn","endsTurn":false},
  {"type":"figure","statement":"phantom city.E","turns":0,"piece":"phantom","endsTurn":false,"action":{"type":"figure","statement":"phantom city.E","figure":"phantom","place":"city.E","x":0,"y":-2}},
  {"type":"figure","statement":"phantom city.E","turns":0,"piece":"phantom","narrowed":"phantom","endsTurn":false,"action":{"type":"figure","statement":"phantom city.E","figure":"phantom","place":"city.E","x":0,"y":-2}},
  {"type":"none","turns":4,"hand":1,"endsTurn":false},
  {"type":"tile","statement":"tile D14 1,2 0","turns":2,"hand":1,"endsTurn":false,"action":{"type":"tile","statement":"tile D14 1,2 0","x":1,"y":2,"turns":0}},
  {"type":"none","turns":4,"narrowed":"barn","hand":1,"endsTurn":false},
];

const ofStudyView: StudyView[] = [
  {"path":[0],"canUndo":false,"canRedo":false,"line":{"comment":"Two turns.","shapes":["note 0,0 \"here\""],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 1","x":1,"y":0,"turns":1},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[0],"mark":"!?","comment":"Closes one end.","shapes":["arrow 1,0 0,0 red"],"variations":[{"comment":"Or so.","shapes":[],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 0","x":1,"y":0,"turns":0},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[],"mark":"??"},{"action":{"type":"figure","statement":"meeple road.S","figure":"meeple","place":"road.S","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!"}]}]},{"action":{"type":"figure","statement":"meeple road.N","figure":"meeple","place":"road.N","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!!"},{"action":{"type":"tile","statement":"tile U -1,0 0","x":-1,"y":0,"turns":0},"tile":"U","player":1,"turn":2,"decisions":3,"scored":[],"mark":"?"},{"action":{"type":"skip","statement":"skip"},"player":1,"turn":2,"decisions":4,"scored":[],"mark":"?!"}]}},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"tile":"J","left":1,"all":1,"fits":true},
];

const ofWhy: Why[] = [
  {"kind":"noSecondPart"},
  {"kind":"notOpen"},
  {"kind":"noRecall"},
  {"kind":"nowhere"},
  {"kind":"another"},
  {"kind":"noBarns"},
  {"kind":"phantom"},
  {"kind":"occupied","feature":"field"},
  {"kind":"figure","tile":"G03"},
  {"kind":"abbeyLater"},
  {"kind":"dragonRests"},
  {"kind":"noArrow"},
  {"kind":"noCapture"},
  {"kind":"noCastle"},
  {"kind":"noExchange"},
  {"kind":"noRansom"},
  {"kind":"noBazaar"},
  {"kind":"noFlock"},
  {"kind":"noMachine"},
  {"kind":"noSending"},
  {"kind":"noCount"},
  {"kind":"bazaar"},
  {"kind":"tile","tile":"D14"},
  {"kind":"edge","side":"S","shows":"field","wanted":"road"},
  {"kind":"bridgeUnneeded"},
  {"kind":"noBridge"},
  {"kind":"taken"},
  {"kind":"edge","side":"N","shows":"field","wanted":"road"},
  {"kind":"edge","side":"E","shows":"field","wanted":"road"},
  {"kind":"apart"},
  {"kind":"otherTile","tile":"D14"},
  {"kind":"noMoveOut"},
  {"kind":"wrongPart","figure":"abbot","feature":"city"},
  {"kind":"noFigure","figure":"wagon"},
  {"kind":"phantomLater"},
  {"kind":"noFoundation"},
  {"kind":"noFairy"},
  {"kind":"noKnight"},
  {"kind":"tokenKnown"},
  {"kind":"sending"},
  {"kind":"edge","side":"W","shows":"city","wanted":"field"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"wrongPart","figure":"mayor","feature":"monastery"},
  {"kind":"wrongPart","figure":"meeple","feature":"garden"},
  {"kind":"noFloorThere"},
  {"kind":"moveOut"},
  {"kind":"dragonThere"},
  {"kind":"over"},
  {"kind":"noReturn"},
  {"kind":"noFloor"},
  {"kind":"noPortal"},
  {"kind":"dragon"},
  {"kind":"dragonStep"},
  {"kind":"complete","feature":"city"},
  {"kind":"shepherdThere"},
  {"kind":"noBarnCorner"},
  {"kind":"occupied","feature":"road"},
  {"kind":"noFollower","figure":"builder","feature":"city"},
  {"kind":"wrongPart","figure":"builder","feature":"quarter"},
  {"kind":"riverTurns"},
  {"kind":"riverApart"},
  {"kind":"riverBlocked"},
  {"kind":"beyondEdge"},
  {"kind":"capture"},
  {"kind":"outOfReach"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"flock"},
  {"kind":"landing"},
  {"kind":"noLanding"},
  {"kind":"noBarn"},
  {"kind":"rollKnown"},
  {"kind":"notFlying"},
  {"kind":"count"},
  {"kind":"castle"},
  {"kind":"barnThere"},
  {"kind":"wrongPart","figure":"phantom","feature":"tower"},
  {"kind":"secondPart"},
  {"kind":"exchange"},
  {"kind":"noPrisoner"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"knight"},
  {"kind":"full"},
  {"kind":"flown"},
  {"kind":"rollMissing"},
  {"kind":"tokenMissing"},
  {"kind":"notInBag"},
];

// A type has no fields but those that some sample has.
const same0: Same<keyof BarnView, "corner" | "player" | "x" | "y"> = true;
const same1: Same<keyof BazaarView, "bid" | "bidder" | "chooser" | "chosen" | "tiles"> = true;
const same2: Same<keyof BoxView, "mostPlayers" | "name"> = true;
const same3: Same<keyof BridgeView, "axis" | "x" | "y"> = true;
const same4: Same<keyof CardView, "card" | "tiles"> = true;
const same5: Same<keyof CastleView, "place" | "scored" | "x" | "y"> = true;
const same6: Same<keyof CellView, "fits" | "left" | "type" | "x" | "y"> = true;
const same7: Same<keyof ChancesView, "first" | "next" | "players"> = true;
const same8: Same<keyof Consequences, "events" | "features"> = true;
const same9: Same<keyof DragonView, "steps" | "x" | "y"> = true;
const same10: Same<keyof Extract<ActionView, { type: "abbey" }>, "statement" | "type" | "x" | "y"> = true;
const same11: Same<keyof Extract<ActionView, { type: "addToFlock" }>, "statement" | "tokens" | "type" | "wolves"> = true;
const same12: Same<keyof Extract<ActionView, { type: "barn" }>, "corner" | "statement" | "type" | "x" | "y"> = true;
const same13: Same<keyof Extract<ActionView, { type: "bid" }>, "points" | "statement" | "tile" | "type"> = true;
const same14: Same<keyof Extract<ActionView, { type: "bridge" }>, "axis" | "statement" | "type" | "x" | "y"> = true;
const same15: Same<keyof Extract<ActionView, { type: "bringHome" }>, "points" | "statement" | "type"> = true;
const same16: Same<keyof Extract<ActionView, { type: "buy" }>, "statement" | "type"> = true;
const same17: Same<keyof Extract<ActionView, { type: "capture" }>, "figure" | "place" | "player" | "statement" | "type" | "x" | "y"> = true;
const same18: Same<keyof Extract<ActionView, { type: "castle" }>, "place" | "statement" | "type" | "x" | "y"> = true;
const same19: Same<keyof Extract<ActionView, { type: "choose" }>, "statement" | "tile" | "type"> = true;
const same20: Same<keyof Extract<ActionView, { type: "count" }>, "place" | "statement" | "type" | "x" | "y"> = true;
const same21: Same<keyof Extract<ActionView, { type: "dragon" }>, "statement" | "type" | "x" | "y"> = true;
const same22: Same<keyof Extract<ActionView, { type: "end" }>, "statement" | "type"> = true;
const same23: Same<keyof Extract<ActionView, { type: "exchange" }>, "figure" | "player" | "statement" | "type"> = true;
const same24: Same<keyof Extract<ActionView, { type: "fairy" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same25: Same<keyof Extract<ActionView, { type: "figure" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same26: Same<keyof Extract<ActionView, { type: "floor" }>, "floors" | "statement" | "type" | "x" | "y"> = true;
const same27: Same<keyof Extract<ActionView, { type: "goOn" }>, "statement" | "type"> = true;
const same28: Same<keyof Extract<ActionView, { type: "move" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same29: Same<keyof Extract<ActionView, { type: "moveOut" }>, "figure" | "place" | "quarter" | "statement" | "type" | "x" | "y"> = true;
const same30: Same<keyof Extract<ActionView, { type: "placeAt" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same31: Same<keyof Extract<ActionView, { type: "princess" }>, "figure" | "place" | "player" | "statement" | "type" | "x" | "y"> = true;
const same32: Same<keyof Extract<ActionView, { type: "ransom" }>, "figure" | "player" | "statement" | "type"> = true;
const same33: Same<keyof Extract<ActionView, { type: "recall" }>, "statement" | "type"> = true;
const same34: Same<keyof Extract<ActionView, { type: "return" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same35: Same<keyof Extract<ActionView, { type: "sell" }>, "statement" | "type"> = true;
const same36: Same<keyof Extract<ActionView, { type: "send" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same37: Same<keyof Extract<ActionView, { type: "setOff" }>, "figure" | "statement" | "type" | "x" | "y"> = true;
const same38: Same<keyof Extract<ActionView, { type: "skip" }>, "statement" | "type"> = true;
const same39: Same<keyof Extract<ActionView, { type: "tile" }>, "like" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same40: Same<keyof Extract<ActionView, { type: "tileWithBridge" }>, "axis" | "bridgeX" | "bridgeY" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same41: Same<keyof Extract<EventView, { type: "barnPlaced" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same42: Same<keyof Extract<EventView, { type: "barnReturned" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same43: Same<keyof Extract<EventView, { type: "bidMade" }>, "player" | "points" | "type"> = true;
const same44: Same<keyof Extract<EventView, { type: "bridgeBuilt" }>, "axis" | "player" | "type" | "x" | "y"> = true;
const same45: Same<keyof Extract<EventView, { type: "card" }>, "card" | "place" | "player" | "tiles" | "type" | "x" | "y"> = true;
const same46: Same<keyof Extract<EventView, { type: "castleBuilt" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same47: Same<keyof Extract<EventView, { type: "countMoved" }>, "player" | "quarter" | "type"> = true;
const same48: Same<keyof Extract<EventView, { type: "discarded" }>, "letGo" | "player" | "tile" | "type"> = true;
const same49: Same<keyof Extract<EventView, { type: "dragonMoved" }>, "player" | "type" | "walks" | "x" | "y"> = true;
const same50: Same<keyof Extract<EventView, { type: "drawn" }>, "player" | "tile" | "type"> = true;
const same51: Same<keyof Extract<EventView, { type: "drew" }>, "place" | "player" | "token" | "type" | "x" | "y"> = true;
const same52: Same<keyof Extract<EventView, { type: "fairyMoved" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same53: Same<keyof Extract<EventView, { type: "figureCaptured" }>, "captor" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same54: Same<keyof Extract<EventView, { type: "figureMoved" }>, "figure" | "place" | "player" | "toPlace" | "toX" | "toY" | "type" | "x" | "y"> = true;
const same55: Same<keyof Extract<EventView, { type: "figurePlaced" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same56: Same<keyof Extract<EventView, { type: "figureReturned" }>, "cause" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same57: Same<keyof Extract<EventView, { type: "floorPlaced" }>, "floors" | "player" | "type" | "x" | "y"> = true;
const same58: Same<keyof Extract<EventView, { type: "goods" }>, "cloth" | "place" | "player" | "type" | "wheat" | "wine" | "x" | "y"> = true;
const same59: Same<keyof Extract<EventView, { type: "over" }>, "points" | "type" | "winners"> = true;
const same60: Same<keyof Extract<EventView, { type: "prisonerFreed" }>, "captor" | "figure" | "player" | "ransom" | "type"> = true;
const same61: Same<keyof Extract<EventView, { type: "rolled" }>, "figure" | "fromX" | "fromY" | "lands" | "player" | "steps" | "type" | "x" | "y"> = true;
const same62: Same<keyof Extract<EventView, { type: "scored" }>, "atEnd" | "castles" | "cathedral" | "cities" | "coats" | "completed" | "count" | "extras" | "feature" | "goods" | "hill" | "inn" | "neighbours" | "pig" | "pigsty" | "place" | "player" | "points" | "strengths" | "tiles" | "type" | "vineyards" | "x" | "y"> = true;
const same63: Same<keyof Extract<EventView, { type: "secondPart" }>, "arrow" | "player" | "type"> = true;
const same64: Same<keyof Extract<EventView, { type: "tileChosen" }>, "player" | "tile" | "type"> = true;
const same65: Same<keyof Extract<EventView, { type: "tileOffered" }>, "tile" | "type"> = true;
const same66: Same<keyof Extract<EventView, { type: "tilePlaced" }>, "player" | "tile" | "turns" | "type" | "x" | "y"> = true;
const same67: Same<keyof Extract<EventView, { type: "tileTaken" }>, "player" | "tile" | "type"> = true;
const same68: Same<keyof Extract<EventView, { type: "turn" }>, "player" | "tile" | "turn" | "type"> = true;
const same69: Same<keyof FairyView, "place" | "player" | "x" | "y"> = true;
const same70: Same<keyof FeatureView, "barns" | "castle" | "cathedral" | "cities" | "coats" | "completed" | "could" | "each" | "feature" | "flocks" | "floors" | "followers" | "goods" | "hill" | "holders" | "inn" | "neighbours" | "nothing" | "open" | "pigsty" | "place" | "points" | "powerless" | "set" | "strengths" | "tiles" | "type" | "vineyards" | "worth" | "x" | "y"> = true;
const same71: Same<keyof FigureView, "figure" | "lying" | "place" | "player" | "sheep" | "x" | "y"> = true;
const same72: Same<keyof FlockView, "player" | "sheep"> = true;
const same73: Same<keyof GameView, "arrows" | "asks" | "bag" | "barns" | "bazaar" | "boxes" | "bridges" | "canRedo" | "canUndo" | "castles" | "count" | "decisions" | "dragon" | "drawn" | "fairy" | "figures" | "hidden" | "mayGoOn" | "options" | "over" | "player" | "players" | "remaining" | "rules" | "skipEndsTurn" | "table" | "tiles" | "towers" | "turn" | "winners"> = true;
const same74: Same<keyof Goods, "cloth" | "wheat" | "wine"> = true;
const same75: Same<keyof OptionView, "box" | "help" | "joined" | "name" | "value" | "values"> = true;
const same76: Same<keyof OptionView["values"][number], "label" | "value"> = true;
const same77: Same<keyof PartView, "cathedral" | "coats" | "feature" | "gives" | "goods" | "inn" | "kind" | "pigsty" | "princess" | "sides"> = true;
const same78: Same<keyof PlayerView, "bridges" | "cards" | "castles" | "colour" | "floors" | "goods" | "held" | "level" | "name" | "prisoners" | "score" | "supply"> = true;
const same79: Same<keyof PlayerView["supply"][number], "count" | "figure"> = true;
const same80: Same<keyof Preview, "mostPlayers" | "tiles"> = true;
const same81: Same<keyof PrisonerView, "count" | "figure" | "player"> = true;
const same82: Same<keyof Selection, "action" | "endsTurn" | "hand" | "narrowed" | "piece" | "statement" | "turns" | "type"> = true;
const same83: Same<keyof StudyLine, "comment" | "moves" | "shapes"> = true;
const same84: Same<keyof StudyMove, "action" | "comment" | "decisions" | "mark" | "player" | "scored" | "shapes" | "tile" | "turn" | "variations"> = true;
const same85: Same<keyof StudyView, "canRedo" | "canUndo" | "line" | "path"> = true;
const same86: Same<keyof TableView, "bottom" | "left" | "right" | "top"> = true;
const same87: Same<keyof TileView, "player" | "tile" | "turns" | "x" | "y"> = true;
const same88: Same<keyof TilesLeftView, "all" | "fits" | "left" | "tile"> = true;
const same89: Same<keyof TowerView, "floors" | "x" | "y"> = true;
const same90: Same<keyof Why, "feature" | "figure" | "kind" | "shows" | "side" | "tile" | "wanted"> = true;
const same91: Same<NonNullable<ActionView["type"]>, "abbey" | "addToFlock" | "barn" | "bid" | "bridge" | "bringHome" | "buy" | "capture" | "castle" | "choose" | "count" | "dragon" | "end" | "exchange" | "fairy" | "figure" | "floor" | "goOn" | "move" | "moveOut" | "placeAt" | "princess" | "ransom" | "recall" | "return" | "sell" | "send" | "setOff" | "skip" | "tile" | "tileWithBridge"> = true;
const same92: Same<NonNullable<BridgeView["axis"]>, "EW" | "NS"> = true;
const same93: Same<NonNullable<CardView["card"]>, "king" | "robber"> = true;
const same94: Same<NonNullable<CellView["type"]>, "cell"> = true;
const same95: Same<NonNullable<EventView["type"]>, "barnPlaced" | "barnReturned" | "bidMade" | "bridgeBuilt" | "card" | "castleBuilt" | "countMoved" | "discarded" | "dragonMoved" | "drawn" | "drew" | "fairyMoved" | "figureCaptured" | "figureMoved" | "figurePlaced" | "figureReturned" | "floorPlaced" | "goods" | "over" | "prisonerFreed" | "rolled" | "scored" | "secondPart" | "tileChosen" | "tileOffered" | "tilePlaced" | "tileTaken" | "turn"> = true;
const same96: Same<NonNullable<Extract<ActionView, { type: "bridge" }>["axis"]>, "EW" | "NS"> = true;
const same97: Same<NonNullable<Extract<ActionView, { type: "moveOut" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same98: Same<NonNullable<Extract<ActionView, { type: "tileWithBridge" }>["axis"]>, "EW" | "NS"> = true;
const same99: Same<NonNullable<Extract<EventView, { type: "bridgeBuilt" }>["axis"]>, "EW" | "NS"> = true;
const same100: Same<NonNullable<Extract<EventView, { type: "card" }>["card"]>, "king" | "robber"> = true;
const same101: Same<NonNullable<Extract<EventView, { type: "countMoved" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same102: Same<NonNullable<Extract<EventView, { type: "figureReturned" }>["cause"]>, "eaten" | "leftAlone" | "scored" | "sentAway" | "takenBack" | "wolf"> = true;
const same103: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "arrow" | "barn" | "bazaar" | "castle" | "church" | "city" | "fairy" | "field" | "flock" | "garden" | "goods" | "king" | "monastery" | "ransom" | "road" | "robber" | "rose" | "watchtower"> = true;
const same104: Same<NonNullable<Extract<EventView, { type: "scored" }>["goods"]>, "cloth" | "wheat" | "wine"> = true;
const same105: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same106: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same107: Same<NonNullable<GameView["asks"]>, "abbey" | "bazaar" | "capture" | "castle" | "count" | "dragon" | "exchange" | "figure" | "flock" | "landing" | "moveOut" | "nothing" | "phantom" | "secondPart" | "send" | "tile" | "wagon"> = true;
const same108: Same<NonNullable<PartView["feature"]>, "arrow" | "bazaar" | "church" | "city" | "darmstadtium" | "dragon" | "festival" | "field" | "garden" | "hill" | "machine" | "monastery" | "portal" | "quarter" | "river" | "road" | "tower" | "vineyard" | "volcano" | "watchtower" | "wind_rose"> = true;
const same109: Same<NonNullable<PartView["kind"]>, "blue" | "city" | "coat" | "dome" | "figure" | "monastery" | "nave" | "orange" | "quarter" | "road"> = true;
const same110: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same111: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same112: Same<NonNullable<Selection["type"]>, "figure" | "none" | "skip" | "tile"> = true;
const same113: Same<NonNullable<StudyMove["mark"]>, "!" | "!!" | "!?" | "?" | "?!" | "??"> = true;
const same114: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same115: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "another" | "apart" | "barnThere" | "bazaar" | "beyondEdge" | "bridgeUnneeded" | "capture" | "castle" | "complete" | "count" | "dragon" | "dragonRests" | "dragonStep" | "dragonThere" | "edge" | "exchange" | "figure" | "flock" | "flown" | "full" | "knight" | "landing" | "moveOut" | "neverDrawn" | "noArrow" | "noBarn" | "noBarnCorner" | "noBarns" | "noBazaar" | "noBridge" | "noCapture" | "noCastle" | "noCount" | "noExchange" | "noFairy" | "noFigure" | "noFlock" | "noFloor" | "noFloorThere" | "noFollower" | "noFoundation" | "noHole" | "noKnight" | "noLanding" | "noMachine" | "noMoveOut" | "noPortal" | "noPrisoner" | "noRansom" | "noRecall" | "noReturn" | "noSecondPart" | "noSending" | "noWagon" | "notFlying" | "notInBag" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "outOfReach" | "over" | "phantom" | "phantomLater" | "riverApart" | "riverBlocked" | "riverTurns" | "rollKnown" | "rollMissing" | "secondPart" | "sending" | "shepherdThere" | "taken" | "tile" | "tokenKnown" | "tokenMissing" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same116: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofChancesView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofStudyView, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48, same49, same50, same51, same52, same53, same54, same55, same56, same57, same58, same59, same60, same61, same62, same63, same64, same65, same66, same67, same68, same69, same70, same71, same72, same73, same74, same75, same76, same77, same78, same79, same80, same81, same82, same83, same84, same85, same86, same87, same88, same89, same90, same91, same92, same93, same94, same95, same96, same97, same98, same99, same100, same101, same102, same103, same104, same105, same106, same107, same108, same109, same110, same111, same112, same113, same114, same115, same116];
