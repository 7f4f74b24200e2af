// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BazaarView, BoxView, BridgeView, CardView, CastleView, CellView, ChancesView, Consequences, DragonView, EventView, FairyView, FeatureView, FigureView, FlockView, GameView, Goods, OptionView, PartView, PlayerView, Preview, PrisonerView, Selection, StudyLine, StudyMove, StudyView, TableView, TileView, TilesLeftView, TowerView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"type":"tile","statement":"tile R01 -1,-2 0","x":-1,"y":-2,"turns":0},
  {"type":"tileWithBridge","statement":"tile R01 -3,-1 1 bridge -3,-1 EW","x":-3,"y":-1,"turns":1,"bridgeX":-3,"bridgeY":-1,"axis":"EW"},
  {"type":"tileWithBridge","statement":"tile R01 1,-2 0 bridge 1,-2 NS","x":1,"y":-2,"turns":0,"bridgeX":1,"bridgeY":-2,"axis":"NS"},
  {"type":"skip","statement":"skip"},
  {"type":"figure","statement":"meeple field.NNE","figure":"meeple","place":"field.NNE","x":0,"y":-2},
  {"type":"bridge","statement":"bridge 0,-2 EW","x":0,"y":-2,"axis":"EW"},
  {"type":"tile","statement":"tile R07 1,-4 3","x":1,"y":-4,"turns":3,"like":1},
  {"type":"fairy","statement":"fairy 0,-2 field.NNE","x":0,"y":-2,"place":"field.NNE","figure":"phantom"},
  {"type":"addToFlock","statement":"flock add","tokens":15,"wolves":2},
  {"type":"bringHome","statement":"flock home","points":1},
  {"type":"recall","statement":"recall"},
  {"type":"bridge","statement":"bridge 5,-8 NS","x":5,"y":-8,"axis":"NS"},
  {"type":"placeAt","statement":"meeple 1,-7 field.NNE","figure":"meeple","place":"field.NNE","x":1,"y":-7},
  {"type":"choose","statement":"red choose T12","tile":"T12"},
  {"type":"bid","statement":"red bid A 0","tile":"A","points":0},
  {"type":"sell","statement":"red sell"},
  {"type":"buy","statement":"green buy"},
  {"type":"floor","statement":"piece 2,0","x":2,"y":0,"floors":1},
  {"type":"move","statement":"green wagon -3,0 road.S","figure":"wagon","place":"road.S","x":-3,"y":0},
  {"type":"send","statement":"meeple quarter.castle","figure":"meeple","place":"quarter.castle","x":-1,"y":0},
  {"type":"count","statement":"count quarter.market","place":"quarter.market","x":-1,"y":0},
  {"type":"dragon","statement":"dragon 5,-9","x":5,"y":-9},
  {"type":"capture","statement":"capture -4,0 road.N green wagon","x":-4,"y":0,"place":"road.N","player":2,"figure":"wagon"},
  {"type":"ransom","statement":"ransom yellow wagon","player":3,"figure":"wagon"},
  {"type":"setOff","statement":"meeple machine","figure":"meeple","x":-3,"y":-4},
  {"type":"castle","statement":"green castle -2,-2 city.N","x":-2,"y":-2,"place":"city.N"},
  {"type":"moveOut","statement":"red move quarter.cathedral meeple -1,-3 monastery","figure":"meeple","quarter":"cathedral","place":"monastery","x":-1,"y":-3},
  {"type":"moveOut","statement":"blue move quarter.castle meeple 2,-5 city.W","figure":"meeple","quarter":"castle","place":"city.W","x":2,"y":-5},
  {"type":"moveOut","statement":"green move quarter.blacksmith meeple -4,1 road.N","figure":"meeple","quarter":"blacksmith","place":"road.N","x":-4,"y":1},
  {"type":"moveOut","statement":"pink move quarter.market meeple -2,-1 field.NNE","figure":"meeple","quarter":"market","place":"field.NNE","x":-2,"y":-1},
  {"type":"abbey","statement":"abbey 2,1","x":2,"y":1},
  {"type":"barn","statement":"barn NE","x":-1,"y":2,"corner":"NE"},
  {"type":"fairy","statement":"fairy 1,-1","x":1,"y":-1},
  {"type":"princess","statement":"princess 8,8 city.N green meeple","x":8,"y":8,"place":"city.N","player":2,"figure":"meeple"},
  {"type":"goOn","statement":"go-on"},
  {"type":"end","statement":"end"},
  {"type":"exchange","statement":"exchange blue meeple","player":1,"figure":"meeple"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":0,"y":-1,"fits":20,"left":38},
];

const ofChancesView: ChancesView[] = [
  {"next":0,"players":[355],"first":500},
  {"next":0,"players":[]},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[]},
  {"events":[],"features":[]},
  {"events":[{"type":"scored","player":0,"points":1,"feature":"flock","x":0,"y":-2,"place":"field.NNE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[0]},{"type":"figureReturned","player":0,"figure":"shepherd","x":0,"y":-2,"place":"field.NNE","cause":"scored"}],"features":[]},
  {"events":[{"type":"scored","player":3,"points":6,"feature":"garden","x":0,"y":-4,"place":"garden","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":5,"strengths":[]},{"type":"figureReturned","player":3,"figure":"abbot","x":0,"y":-4,"place":"garden","cause":"takenBack"}],"features":[]},
  {"events":[{"type":"scored","player":4,"points":2,"feature":"arrow","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-2,"y":-2,"place":"city.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":4,"y":-9,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[]}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":1,"y":-11,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":0,"y":-6,"place":"city.E","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"tileChosen","player":0,"tile":"T12"}],"features":[]},
  {"events":[{"type":"bidMade","player":0,"points":0}],"features":[]},
  {"events":[{"type":"scored","player":3,"points":-6,"feature":"bazaar","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},{"type":"tileTaken","player":3,"tile":"A"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"monastery","x":5,"y":-12,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":6,"cities":0,"worth":3,"could":12,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":2,"vineyards":1}]},
  {"events":[],"features":[{"type":"feature","feature":"tower","x":0,"y":-9,"place":"tower","completed":false,"tiles":1,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"floors":0}]},
  {"events":[{"type":"card","player":5,"card":"king","tiles":2,"x":-1,"y":-9,"place":"city.E"}],"features":[]},
  {"events":[{"type":"castleBuilt","player":2,"x":-2,"y":-3,"place":"city.S"}],"features":[]},
  {"events":[{"type":"countMoved","player":1,"quarter":"castle"}],"features":[]},
  {"events":[{"type":"countMoved","player":1,"quarter":"blacksmith"}],"features":[]},
  {"events":[{"type":"countMoved","player":1,"quarter":"cathedral"}],"features":[]},
  {"events":[{"type":"prisonerFreed","player":2,"figure":"wagon","captor":3,"ransom":true},{"type":"scored","player":2,"points":-3,"feature":"ransom","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"scored","player":3,"points":4,"feature":"barn","x":1,"y":-2,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-4,"y":2,"place":"city.N","completed":false,"tiles":3,"coats":0,"open":4,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":0,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":3,"y":-1,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":0,"could":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":10,"place":"city.N","completed":false,"tiles":4,"coats":0,"open":4,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":0,"could":12,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"road","x":4,"y":1,"place":"road.S","completed":true,"tiles":4,"coats":0,"open":0,"cities":0,"inn":true,"worth":8,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-4,"y":6,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"figureReturned","player":3,"figure":"pig","x":-5,"y":7,"place":"field.NNE","cause":"leftAlone"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-3,"y":2,"place":"city.E","completed":true,"tiles":5,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":10,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-5,"y":-2,"place":"city.E","completed":true,"tiles":6,"coats":1,"open":0,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":14,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"hill":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":1,"y":-3,"place":"city.N","completed":false,"tiles":8,"coats":2,"open":2,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":2,"cloth":0},"worth":10,"could":30,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-4,"y":7,"place":"city.N","completed":false,"tiles":7,"coats":0,"open":2,"cities":0,"cathedral":true,"worth":7,"could":21,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":1,"y":2,"place":"city.E","completed":true,"tiles":7,"coats":2,"open":0,"cities":0,"cathedral":true,"worth":27,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":0,"y":5,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"hill":true}]},
  {"events":[{"type":"scored","player":3,"points":21,"feature":"field","x":3,"y":-2,"place":"field.ESE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":7,"pig":true,"pigsty":true,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
];

const ofEventView: EventView[] = [
  {"type":"turn","player":0,"turn":1,"tile":"R01"},
  {"type":"tilePlaced","player":0,"tile":"R01","x":0,"y":-2,"turns":3},
  {"type":"figurePlaced","player":0,"figure":"shepherd","x":0,"y":-2,"place":"field.NNE"},
  {"type":"drew","player":0,"token":"1","x":0,"y":-2,"place":"field.NNE"},
  {"type":"fairyMoved","player":0,"x":0,"y":-2,"place":"field.NNE"},
  {"type":"figureReturned","player":2,"figure":"shepherd","x":-2,"y":-3,"place":"field.WSW","cause":"wolf"},
  {"type":"bridgeBuilt","player":1,"x":6,"y":-9,"axis":"EW"},
  {"type":"dragonMoved","player":3,"x":5,"y":-8,"walks":false},
  {"type":"bridgeBuilt","player":3,"x":5,"y":-8,"axis":"NS"},
  {"type":"scored","player":0,"points":1,"feature":"fairy","x":0,"y":-2,"place":"field.NNE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"tileOffered","tile":"T12"},
  {"type":"secondPart","player":4,"arrow":true},
  {"type":"drawn","player":4,"tile":"Rg"},
  {"type":"card","player":5,"card":"robber","tiles":2,"x":-3,"y":-1,"place":"road.E"},
  {"type":"floorPlaced","player":2,"x":2,"y":0,"floors":1},
  {"type":"scored","player":2,"points":2,"feature":"road","x":-4,"y":0,"place":"road.E","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"figureMoved","player":2,"figure":"wagon","x":-3,"y":0,"place":"road.W","toX":-4,"toY":0,"toPlace":"road.N"},
  {"type":"countMoved","player":0,"quarter":"market"},
  {"type":"figureReturned","player":5,"figure":"meeple","x":5,"y":-10,"place":"field.ENE","cause":"eaten"},
  {"type":"figureCaptured","captor":3,"player":2,"figure":"wagon","x":-4,"y":0,"place":"road.N"},
  {"type":"rolled","player":4,"figure":"wagon","fromX":-3,"fromY":-4,"steps":1,"x":-4,"y":-3,"lands":false},
  {"type":"scored","player":0,"points":6,"feature":"monastery","x":1,"y":-9,"place":"monastery","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":5,"strengths":[]},
  {"type":"scored","player":1,"points":4,"feature":"city","x":2,"y":-5,"place":"city.W","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"goods","player":0,"wine":0,"wheat":1,"cloth":0,"x":2,"y":-6,"place":"city.N"},
  {"type":"scored","player":2,"points":9,"feature":"castle","x":-2,"y":-3,"place":"city.S","completed":true,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":41,"feature":"field","x":0,"y":-2,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":10,"castles":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":5,"points":17,"feature":"field","x":0,"y":-3,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":4,"castles":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":10,"feature":"goods","goods":"wine","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":10,"feature":"goods","goods":"wheat","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":10,"feature":"goods","goods":"cloth","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":21,"feature":"king","completed":false,"atEnd":true,"tiles":8,"coats":0,"cities":0,"count":21,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":28,"feature":"robber","completed":false,"atEnd":true,"tiles":9,"coats":0,"cities":0,"count":28,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[0],"points":131},
  {"type":"discarded","player":4,"tile":"S03"},
  {"type":"turn","player":0,"turn":26},
  {"type":"scored","player":3,"points":5,"feature":"field","x":0,"y":-1,"place":"city.S","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"barnPlaced","player":3,"x":1,"y":-2,"corner":"SW"},
  {"type":"scored","player":0,"points":10,"feature":"city","x":2,"y":1,"place":"city.N","completed":false,"atEnd":true,"tiles":9,"coats":1,"cathedral":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":3,"points":3,"feature":"road","x":0,"y":4,"place":"road.W","completed":false,"atEnd":true,"tiles":3,"coats":0,"inn":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":5,"feature":"field","x":1,"y":-3,"place":"city.W","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"castles":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"fairyMoved","player":1,"x":1,"y":-1},
  {"type":"scored","player":0,"points":5,"feature":"field","x":-2,"y":-1,"place":"city.N","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":6,"feature":"city","x":-3,"y":-1,"place":"city.W","completed":false,"atEnd":true,"tiles":5,"coats":1,"cities":0,"count":0,"neighbours":0,"strengths":[],"hill":true},
  {"type":"discarded","player":1,"tile":"S06","letGo":true},
  {"type":"drawn","player":0},
  {"type":"figureReturned","player":1,"figure":"meeple","x":-3,"y":6,"place":"city.E","cause":"sentAway"},
  {"type":"scored","player":0,"points":21,"feature":"monastery","x":0,"y":1,"place":"monastery","completed":true,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":8,"vineyards":4,"strengths":[]},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"city","x":1,"y":1,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[0],"followers":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"field","x":1,"y":1,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"field","x":0,"y":-2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[{"player":0,"sheep":0}]},
  {"type":"feature","feature":"field","x":0,"y":-2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"followers":[],"holders":[0],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[]},
  {"type":"feature","feature":"garden","x":1,"y":-3,"place":"garden","completed":false,"tiles":1,"coats":0,"open":6,"cities":0,"worth":3,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":2},
  {"type":"feature","feature":"road","x":1,"y":-5,"place":"road.W","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":1,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"monastery","x":-1,"y":-4,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":6,"cities":0,"worth":3,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":2},
  {"type":"feature","feature":"field","x":6,"y":-10,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":-2,"y":-2,"place":"city.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true},
  {"type":"feature","feature":"city","x":1,"y":-1,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"field","x":1,"y":-2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[3],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"road","x":0,"y":2,"place":"road.N","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"inn":true,"worth":0,"could":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"city","x":-1,"y":9,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":0,"could":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true},
  {"type":"feature","feature":"city","x":1,"y":9,"place":"city.E","completed":false,"tiles":5,"coats":0,"open":3,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":5,"could":10,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":2,"y":1,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":2,"could":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"road","x":0,"y":4,"place":"road.W","completed":false,"tiles":3,"coats":0,"open":1,"cities":0,"inn":true,"worth":3,"could":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"quarter","x":-4,"y":1,"place":"quarter.castle","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":0,"could":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":0,"y":-2,"place":"field.ENE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"flocks":[]},
  {"type":"feature","feature":"city","x":0,"y":3,"place":"city.E","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true,"powerless":true},
  {"type":"feature","feature":"city","x":-4,"y":-2,"place":"city.N","completed":false,"tiles":4,"coats":1,"open":2,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":5,"could":10,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"hill":true},
  {"type":"feature","feature":"field","x":0,"y":-2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"pigsty":true,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"monastery","x":-1,"y":-2,"place":"monastery","completed":true,"tiles":1,"coats":0,"open":0,"cities":0,"worth":12,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":8,"vineyards":1},
  {"type":"feature","feature":"field","x":4,"y":-2,"place":"field.ESE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"pigsty":true,"worth":3,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"flocks":[]},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Under the Big Top"},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Under the Big Top"},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"second"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"wagon"}],"players":[{"colour":"red","name":"Red","score":0,"supply":[{"figure":"meeple","count":7}],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"green","name":"Green","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"yellow","name":"Yellow","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"pink","name":"Pink","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"R01","remaining":223,"tiles":[{"tile":"C07","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[4],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"remaining":223,"tiles":[{"tile":"C01","x":-2,"y":-1,"turns":0,"player":0}],"figures":[{"figure":"shepherd","player":0,"x":0,"y":-2,"place":"field.NNE","lying":false}],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":2,"remaining":222,"tiles":[],"figures":[{"figure":"shepherd","player":0,"x":0,"y":-2,"place":"field.NNE","lying":false,"sheep":[1]}],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":5,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":3,"remaining":221,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":7,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":7,"remaining":217,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":16,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":5,"turn":12,"drawn":"S12","remaining":212,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-4,"place":"garden","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":28,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":22,"drawn":"S03","remaining":202,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"field.NNE","player":0},"towers":[],"bridges":[{"x":6,"y":-9,"axis":"EW"}],"castles":[],"count":"castle","bag":[],"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":25,"drawn":"U","remaining":199,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":0,"y":-2,"place":"field.NNE","player":0},"towers":[],"bridges":[{"x":5,"y":-8,"axis":"NS"}],"castles":[],"count":"castle","bag":[],"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":28,"remaining":195,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":6,"y":-9,"place":"road.E","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":30,"remaining":187,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":5,"y":-10,"place":"field.ENE","player":5},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":["T12"],"chooser":0},"count":"castle","bag":[],"hidden":1,"decisions":68,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":30,"remaining":187,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":5,"y":-10,"place":"field.ENE","player":5},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0,"chosen":"A"},"count":"castle","bag":[],"hidden":1,"decisions":69,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":30,"remaining":187,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":5,"y":-10,"place":"field.ENE","player":5},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0,"chosen":"A","bid":0,"bidder":0},"count":"castle","bag":[],"hidden":1,"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":1,"castles":2,"held":"A","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":30,"remaining":187,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":5,"y":-10,"place":"field.ENE","player":5},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","bag":[],"hidden":1,"decisions":73,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":1,"castles":2,"held":"G07","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":30,"remaining":187,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":5,"y":-10,"place":"field.ENE","player":5},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","bag":[],"hidden":1,"decisions":78,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":35,"drawn":"AN13","remaining":187,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":1,"y":-6,"place":"city.E","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":98,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"pink","name":"Pink","score":5,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":0,"castles":2,"cards":[{"card":"robber","tiles":2}]}],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":37,"remaining":185,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":5,"y":-10,"place":"field.ENE","player":5},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":39,"remaining":183,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":6,"y":-9,"place":"road.E","player":1},"towers":[{"x":2,"y":0,"floors":1}],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":110,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"wagon","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":43,"remaining":179,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":3,"y":-11,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":119,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":43,"remaining":179,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":3,"y":-11,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":120,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"count","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":43,"remaining":179,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8},"fairy":{"x":3,"y":-11,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":121,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":45,"remaining":177,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-8,"steps":6},"fairy":{"x":0,"y":-3,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"hidden":1,"decisions":126,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":46,"remaining":176,"tiles":[],"figures":[],"barns":[],"dragon":{"x":6,"y":-9},"fairy":{"x":0,"y":-3,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"hidden":1,"decisions":134,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":3,"prisoners":[{"player":2,"figure":"wagon","count":1}],"bridges":1,"castles":2,"cards":[]},{"colour":"pink","name":"Pink","score":5,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":0,"castles":2,"cards":[{"card":"king","tiles":2}]}],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":49,"remaining":173,"tiles":[],"figures":[],"barns":[],"dragon":{"x":6,"y":-9},"fairy":{"x":0,"y":-3,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"hidden":1,"decisions":140,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":74,"remaining":147,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-12},"fairy":{"x":-3,"y":-3,"place":"city.W","player":5},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"hidden":1,"decisions":204,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":74,"remaining":147,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-12},"fairy":{"x":-3,"y":-3,"place":"city.W","player":5},"towers":[],"bridges":[],"castles":[{"x":-2,"y":-2,"place":"city.N","scored":false}],"count":"market","bag":[],"hidden":1,"decisions":205,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":0,"turn":79,"remaining":141,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-12,"steps":6},"fairy":{"x":0,"y":-2,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":223,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":80,"remaining":140,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-10,"steps":6},"fairy":{"x":0,"y":-3,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":["beside"],"bag":[],"hidden":1,"decisions":229,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"landing","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":187,"remaining":30,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":1},"fairy":{"x":-3,"y":-3,"place":"city.W","player":5},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":4,"decisions":613,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":5,"turn":216,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":1},"fairy":{"x":4,"y":-2,"place":"tower","player":4},"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":6,"decisions":679,"canUndo":true,"canRedo":false,"over":true,"winners":[0]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"Hg","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":26,"remaining":8,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":32,"remaining":1,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":3,"turn":39,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":66,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"C11","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-25,"top":-25,"right":24,"bottom":25},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-25,"top":-25,"right":23,"bottom":25},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":11,"remaining":28,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1,"place":"field.ESE","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-22,"top":-24,"right":22,"bottom":24},"decisions":28,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":13,"remaining":23,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1,"place":"field.ESE","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","bag":[],"table":{"left":-22,"top":-24,"right":22,"bottom":24},"decisions":33,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":16,"drawn":"K01","remaining":21,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1,"place":"field.ESE","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-22,"top":-23,"right":22,"bottom":24},"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":22,"remaining":16,"tiles":[],"figures":[],"barns":[{"player":3,"x":1,"y":-2,"corner":"SW"}],"fairy":{"x":0,"y":1,"place":"field.ESE","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-21,"top":-23,"right":22,"bottom":23},"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":35,"drawn":"HS08","remaining":1,"tiles":[],"figures":[],"barns":[],"fairy":{"x":4,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"table":{"left":-21,"top":-22,"right":20,"bottom":23},"decisions":91,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":3,"turn":40,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":4,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"hidden":1,"table":{"left":-20,"top":-22,"right":20,"bottom":23},"decisions":93,"canUndo":false,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"P","remaining":87,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-20,"top":-20,"right":20,"bottom":20},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":4,"remaining":84,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-19,"top":-19,"right":19,"bottom":19},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"R01","remaining":215,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-26,"top":-26,"right":25,"bottom":26},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":215,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-26,"top":-25,"right":25,"bottom":26},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":4,"turn":10,"remaining":205,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":2,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-26,"top":-20,"right":25,"bottom":26},"decisions":27,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":11,"drawn":"D22","remaining":193,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":2,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-26,"top":-20,"right":25,"bottom":26},"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":27,"remaining":177,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":-3,"y":1,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"table":{"left":-24,"top":-19,"right":24,"bottom":25},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"mayGoOn":true,"player":4,"turn":30,"remaining":174,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":-3,"y":2,"place":"field.C","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-23,"top":-19,"right":24,"bottom":25},"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":34,"drawn":"E","remaining":170,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":0,"y":2,"place":"field.ESE","player":1},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","table":{"left":-22,"top":-19,"right":24,"bottom":25},"decisions":77,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":69,"remaining":130,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":-3},"fairy":{"x":-2,"y":-2,"place":"tower","player":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"count":"blacksmith","table":{"left":-21,"top":-16,"right":20,"bottom":24},"decisions":174,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":202,"drawn":"T16","remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-8,"y":0},"fairy":{"x":-4,"y":4,"place":"field.ESE","player":3},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","table":{"left":-18,"top":-9,"right":16,"bottom":21},"decisions":595,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":2,"turn":203,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-8,"y":0},"fairy":{"x":-1,"y":9,"place":"city.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","table":{"left":-18,"top":-9,"right":16,"bottom":21},"decisions":597,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"J","remaining":109,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-15,"top":-15,"right":14,"bottom":15},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":1,"remaining":109,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-15,"top":-15,"right":13,"bottom":15},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":4,"drawn":"D19","remaining":106,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-15,"top":-14,"right":13,"bottom":14},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":0,"turn":4,"remaining":106,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":2,"steps":6},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-14,"top":-14,"right":13,"bottom":14},"decisions":9,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"FL06","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-34,"top":-34,"right":34,"bottom":34},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-34,"top":-33,"right":34,"bottom":34},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":6,"remaining":33,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1,"place":"road.E","player":0},"towers":[],"bridges":[],"castles":[],"table":{"left":-32,"top":-32,"right":34,"bottom":33},"decisions":15,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":9,"drawn":"FL01","remaining":30,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-1,"place":"city.N","player":2},"towers":[],"bridges":[],"castles":[],"table":{"left":-32,"top":-32,"right":33,"bottom":33},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":12,"remaining":26,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":3},"fairy":{"x":0,"y":1,"place":"road.E","player":0},"towers":[],"bridges":[],"castles":[],"table":{"left":-31,"top":-31,"right":33,"bottom":33},"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":19,"drawn":"I02","remaining":19,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":3},"fairy":{"x":0,"y":-1,"place":"field.WSW","player":2},"towers":[],"bridges":[],"castles":[],"table":{"left":-31,"top":-30,"right":33,"bottom":33},"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":0,"turn":36,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":5},"fairy":{"x":2,"y":0,"place":"city.N","player":4},"towers":[],"bridges":[],"castles":[],"table":{"left":-29,"top":-28,"right":32,"bottom":32},"decisions":76,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","score":0,"supply":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"I01","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"O","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-18,"top":-18,"right":17,"bottom":18},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":4,"remaining":33,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-18,"top":-17,"right":16,"bottom":16},"decisions":10,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":7,"drawn":"A04","remaining":30,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-18,"top":-17,"right":15,"bottom":16},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":18,"remaining":11,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","bag":[],"hidden":4,"table":{"left":-15,"top":-17,"right":15,"bottom":15},"decisions":50,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"held":"S10","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":18,"remaining":11,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","bag":[],"hidden":4,"table":{"left":-15,"top":-17,"right":15,"bottom":15},"decisions":51,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"held":"T08","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":18,"remaining":11,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","bag":[],"hidden":4,"table":{"left":-15,"top":-17,"right":15,"bottom":15},"decisions":52,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":33,"remaining":2,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"hidden":4,"table":{"left":-14,"top":-16,"right":15,"bottom":14},"decisions":94,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":33,"drawn":"F","remaining":1,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":4,"table":{"left":-14,"top":-16,"right":15,"bottom":14},"decisions":98,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":4,"turn":35,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":4,"table":{"left":-14,"top":-16,"right":15,"bottom":14},"decisions":102,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"S04","remaining":198,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":4,"remaining":195,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":8,"remaining":191,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-1},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":19,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":13,"drawn":"R08","remaining":186,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-1},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":28,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":16,"remaining":178,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":5},"fairy":{"x":1,"y":-1},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":23,"drawn":"D07","remaining":171,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":5},"fairy":{"x":2,"y":5},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":29,"remaining":159,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":5},"fairy":{"x":5,"y":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"bag":[],"decisions":67,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":1,"turn":57,"remaining":135,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"fairy":{"x":3,"y":7},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":154,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":4,"turn":80,"remaining":112,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":4},"fairy":{"x":2,"y":8},"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"decisions":231,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":92,"remaining":94,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":2},"fairy":{"x":3,"y":-4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"bag":[],"hidden":1,"decisions":266,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":94,"remaining":94,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":2},"fairy":{"x":1,"y":-3},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":287,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":101,"drawn":"B","remaining":89,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":2},"fairy":{"x":1,"y":-2},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"decisions":301,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":161,"remaining":25,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":11},"fairy":{"x":-4,"y":-3},"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"hidden":6,"decisions":511,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":4,"turn":185,"drawn":"P","remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":-4},"fairy":{"x":5,"y":2},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":7,"decisions":560,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":0,"turn":186,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":-4},"fairy":{"x":0,"y":8},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":7,"decisions":562,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":11,"remaining":26,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":1,"place":"field.ENE","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-11,"top":-11,"right":10,"bottom":10},"decisions":27,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":12,"drawn":"W02","remaining":25,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":1,"place":"field.ENE","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-11,"top":-11,"right":10,"bottom":10},"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":32,"remaining":5,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":0},"fairy":{"x":0,"y":-3,"place":"city.S","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-10,"top":-9,"right":8,"bottom":10},"decisions":80,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":false,"player":2,"turn":38,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":0},"fairy":{"x":2,"y":-1,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-10,"top":-9,"right":8,"bottom":9},"decisions":94,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":14,"remaining":127,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"decisions":34,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","score":0,"supply":[],"bridges":1,"castles":3,"held":"N","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":14,"remaining":127,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"pink","name":"Pink","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[]},{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"P","remaining":112,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-20,"top":-20,"right":20,"bottom":20},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":18,"remaining":200,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":5},"fairy":{"x":-4,"y":2,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":42,"remaining":175,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-6,"y":8},"fairy":{"x":-6,"y":2,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","bag":[],"decisions":92,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"secondPart","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":67,"remaining":29,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-17,"top":-15,"right":14,"bottom":15},"decisions":106,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":12,"drawn":"D14","remaining":26,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0},"fairy":{"x":-2,"y":2,"place":"field.SSE","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-13,"top":-12,"right":11,"bottom":14},"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":12,"remaining":26,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0,"steps":6},"fairy":{"x":-2,"y":2,"place":"field.SSE","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-13,"top":-12,"right":10,"bottom":14},"decisions":30,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":26,"drawn":"D12","remaining":11,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":-2,"y":2,"place":"field.SSE","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-12,"top":-10,"right":10,"bottom":12},"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":32,"remaining":1,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":-5,"y":-3,"place":"field.WNW","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","bag":[],"hidden":1,"table":{"left":-12,"top":-10,"right":9,"bottom":11},"decisions":86,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"AN15","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-9,"top":-9,"right":9,"bottom":9},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":3,"remaining":34,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"bag":[],"table":{"left":-8,"top":-7,"right":9,"bottom":9},"decisions":6,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":1,"turn":12,"remaining":27,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-7,"top":-5,"right":7,"bottom":8},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"F","remaining":70,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":14,"remaining":176,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"table":{"left":-30,"top":-31,"right":33,"bottom":31},"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":24,"remaining":161,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"table":{"left":-29,"top":-31,"right":31,"bottom":29},"decisions":59,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":32,"remaining":192,"tiles":[],"figures":[],"barns":[],"fairy":{"x":3,"y":1},"towers":[],"bridges":[],"castles":[],"count":"market","arrows":[],"bag":[],"table":{"left":-13,"top":-10,"right":13,"bottom":13},"decisions":79,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"player":0,"turn":76,"remaining":148,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":2},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"table":{"left":-12,"top":-9,"right":11,"bottom":10},"decisions":189,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":92,"remaining":127,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":-2},"fairy":{"x":-3,"y":-1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"blacksmith","bag":[],"table":{"left":-11,"top":-9,"right":10,"bottom":9},"decisions":240,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":96,"remaining":126,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":-2},"fairy":{"x":2,"y":-5},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","arrows":[],"bag":[],"hidden":1,"table":{"left":-11,"top":-9,"right":9,"bottom":9},"decisions":252,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"AN04","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":7,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":14,"remaining":23,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"decisions":28,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":18,"drawn":"AN07","remaining":19,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"decisions":35,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":28,"remaining":211,"tiles":[],"figures":[],"barns":[],"dragon":{"x":7,"y":-6},"fairy":{"x":2,"y":-4,"place":"road.E","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-18,"top":-25,"right":24,"bottom":17},"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":30,"remaining":8,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":62,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":31,"drawn":"HS11","remaining":7,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":63,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"novice","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"R01","remaining":146,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":14,"remaining":125,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","bag":[],"decisions":27,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"greedy","score":0,"supply":[],"bridges":2,"castles":3,"held":"I09","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":14,"remaining":125,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"castle","bag":[],"decisions":29,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":38,"remaining":105,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":61,"drawn":"W","remaining":80,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":161,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":73,"remaining":67,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":2,"decisions":178,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":118,"remaining":13,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"cathedral","bag":[],"hidden":6,"decisions":251,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":2,"turn":135,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"cathedral","bag":[],"hidden":7,"decisions":283,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","score":0,"supply":[],"floors":6,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"S04","remaining":198,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":5,"drawn":"G08","remaining":34,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":2},"towers":[],"bridges":[],"castles":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":9,"drawn":"HS10","remaining":29,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":0},"fairy":{"x":1,"y":1,"place":"field.WSW","player":2},"towers":[],"bridges":[],"castles":[],"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":12,"remaining":26,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":0},"fairy":{"x":1,"y":1,"place":"field.WSW","player":2},"towers":[],"bridges":[],"castles":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":19,"remaining":13,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":5},"fairy":{"x":-1,"y":1,"place":"road.S","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"decisions":37,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":0,"turn":34,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":5},"fairy":{"x":1,"y":1,"place":"field.WSW","player":2},"towers":[],"bridges":[],"castles":[],"decisions":81,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"S04","remaining":132,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-29,"top":-29,"right":29,"bottom":29},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":8,"remaining":125,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-27,"top":-26,"right":29,"bottom":27},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":19,"remaining":112,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-26,"top":-24,"right":27,"bottom":27},"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":21,"remaining":110,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"hidden":1,"table":{"left":-26,"top":-24,"right":27,"bottom":27},"decisions":40,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":21,"remaining":109,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-26,"top":-24,"right":26,"bottom":27},"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":25,"drawn":"Q","remaining":105,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-26,"top":-23,"right":26,"bottom":27},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":4,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"bag":[],"decisions":8,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":27,"drawn":"FL01","remaining":123,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-8,"top":-6,"right":9,"bottom":8},"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":4,"turn":28,"remaining":116,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"bag":[],"hidden":1,"table":{"left":-8,"top":-6,"right":8,"bottom":8},"decisions":76,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":50,"remaining":141,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":3},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","arrows":[],"bag":[],"hidden":2,"table":{"left":-27,"top":-27,"right":26,"bottom":26},"decisions":112,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":3,"remaining":78,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"decisions":6,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":8,"drawn":"G08","remaining":28,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-21,"top":-21,"right":23,"bottom":21},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":9,"remaining":27,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-21,"top":-21,"right":22,"bottom":21},"decisions":18,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":14,"remaining":19,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"bag":[],"table":{"left":-20,"top":-21,"right":22,"bottom":19},"decisions":30,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":19,"remaining":17,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-19,"top":-21,"right":22,"bottom":19},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":26,"drawn":"D10","remaining":9,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-1,"place":"city.N","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"table":{"left":-17,"top":-21,"right":22,"bottom":18},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":35,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":1,"place":"tower","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"table":{"left":-17,"top":-19,"right":22,"bottom":18},"decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":21,"remaining":158,"tiles":[],"figures":[],"barns":[],"dragon":{"x":8,"y":1},"fairy":{"x":2,"y":2},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-4,"top":-4,"right":12,"bottom":12},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":25,"drawn":"P","remaining":154,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-1},"fairy":{"x":0,"y":5},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-4,"top":-4,"right":12,"bottom":11},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":43,"remaining":135,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-1},"fairy":{"x":2,"y":6},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"bag":[],"table":{"left":-3,"top":-4,"right":10,"bottom":10},"decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":47,"remaining":134,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-1},"fairy":{"x":-2,"y":4},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-3,"top":-4,"right":10,"bottom":10},"decisions":114,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":49,"drawn":"G06","remaining":132,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-2},"fairy":{"x":3,"y":6},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-3,"top":-4,"right":10,"bottom":10},"decisions":119,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":49,"remaining":129,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":-2},"fairy":{"x":-2,"y":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"bag":[],"hidden":1,"table":{"left":-3,"top":-4,"right":10,"bottom":10},"decisions":121,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":73,"remaining":106,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":4},"fairy":{"x":-1,"y":7},"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"hidden":1,"table":{"left":-2,"top":-4,"right":10,"bottom":9},"decisions":182,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":1,"turn":155,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":5,"y":7},"fairy":{"x":-1,"y":4},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":6,"table":{"left":-2,"top":-4,"right":10,"bottom":8},"decisions":382,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","score":0,"supply":[],"floors":6,"prisoners":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"B","remaining":130,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"floors":6,"prisoners":[],"bridges":2,"castles":2,"held":"W09","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":4,"turn":3,"remaining":123,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"decisions":8,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":4,"turn":19,"remaining":106,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":0,"place":"road.N","player":3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"decisions":48,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":23,"drawn":"D02","remaining":106,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":3,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":3,"turn":24,"remaining":106,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":3,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"decisions":74,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":3,"turn":84,"drawn":"D","remaining":45,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-6,"y":-3},"fairy":{"x":1,"y":-3,"place":"tower","player":2},"towers":[],"bridges":[],"castles":[],"decisions":245,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":105,"remaining":20,"tiles":[],"figures":[],"barns":[],"dragon":{"x":4,"y":-3},"fairy":{"x":-4,"y":-1,"place":"tower","player":3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"decisions":309,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":21,"drawn":"T13","remaining":189,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":1,"place":"road.S","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-32,"top":-31,"right":32,"bottom":33},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":33,"remaining":172,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-2,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"castle","bag":[],"hidden":1,"table":{"left":-31,"top":-29,"right":31,"bottom":31},"decisions":77,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":4,"turn":155,"drawn":"U","remaining":49,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-6},"fairy":{"x":-3,"y":2,"place":"city.W","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":4,"table":{"left":-23,"top":-27,"right":26,"bottom":26},"decisions":399,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"exchange","skipEndsTurn":false,"player":0,"turn":9,"remaining":1,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
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
];

const ofPreview: Preview[] = [
  {"tiles":236,"mostPlayers":6},
];

const ofSelection: Selection[] = [
  {"type":"none","turns":2,"hand":3,"endsTurn":false},
  {"type":"tile","statement":"tile R11 0,-4 0","turns":1,"hand":3,"endsTurn":false,"action":{"type":"tile","statement":"tile R11 0,-4 0","x":0,"y":-4,"turns":0}},
  {"type":"none","turns":2,"narrowed":"barn","hand":3,"endsTurn":false},
  {"type":"none","turns":0,"endsTurn":false},
  {"type":"figure","statement":"flock add","turns":0,"endsTurn":false,"action":{"type":"addToFlock","statement":"flock add","tokens":15,"wolves":2}},
  {"type":"none","turns":0,"narrowed":"barn","endsTurn":false},
  {"type":"skip","statement":"skip","turns":0,"endsTurn":false,"action":{"type":"skip","statement":"skip"}},
  {"type":"figure","statement":"meeple city.W","turns":0,"piece":"meeple","endsTurn":false,"action":{"type":"figure","statement":"meeple city.W","figure":"meeple","place":"city.W","x":1,"y":-6}},
  {"type":"figure","statement":"meeple city.W","turns":0,"piece":"meeple","narrowed":"meeple","endsTurn":false,"action":{"type":"figure","statement":"meeple city.W","figure":"meeple","place":"city.W","x":1,"y":-6}},
];

const ofStudyView: StudyView[] = [
  {"path":[0],"canUndo":false,"canRedo":false,"line":{"comment":"Two turns.","shapes":["note 0,0 \"here\""],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 1","x":1,"y":0,"turns":1},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[0],"mark":"!?","comment":"Closes one end.","shapes":["arrow 1,0 0,0 red"],"variations":[{"comment":"Or so.","shapes":[],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 0","x":1,"y":0,"turns":0},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[],"mark":"??"},{"action":{"type":"figure","statement":"meeple road.S","figure":"meeple","place":"road.S","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!"}]}]},{"action":{"type":"figure","statement":"meeple road.N","figure":"meeple","place":"road.N","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!!"},{"action":{"type":"tile","statement":"tile U -1,0 0","x":-1,"y":0,"turns":0},"tile":"U","player":1,"turn":2,"decisions":3,"scored":[],"mark":"?"},{"action":{"type":"skip","statement":"skip"},"player":1,"turn":2,"decisions":4,"scored":[],"mark":"?!"}]}},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"tile":"D","left":1,"all":1,"fits":true},
];

const ofWhy: Why[] = [
  {"kind":"tile","tile":"R11"},
  {"kind":"noSecondPart"},
  {"kind":"notOpen"},
  {"kind":"another"},
  {"kind":"riverTurns"},
  {"kind":"edge","side":"S","shows":"field","wanted":"river"},
  {"kind":"apart"},
  {"kind":"edge","side":"W","shows":"river","wanted":"field"},
  {"kind":"riverApart"},
  {"kind":"edge","side":"N","shows":"river","wanted":"field"},
  {"kind":"taken"},
  {"kind":"riverBlocked"},
  {"kind":"bridgeUnneeded"},
  {"kind":"otherTile","tile":"R11"},
  {"kind":"abbeyLater"},
  {"kind":"dragonRests"},
  {"kind":"noCapture"},
  {"kind":"noCastle"},
  {"kind":"nowhere"},
  {"kind":"noExchange"},
  {"kind":"noRansom"},
  {"kind":"noBazaar"},
  {"kind":"noFlock"},
  {"kind":"noSending"},
  {"kind":"noCount"},
  {"kind":"flock"},
  {"kind":"tokenKnown"},
  {"kind":"noMoveOut"},
  {"kind":"noBarns"},
  {"kind":"occupied","feature":"field"},
  {"kind":"noFigure","figure":"large"},
  {"kind":"wrongPart","figure":"wagon","feature":"field"},
  {"kind":"noFollower","figure":"builder","feature":"city"},
  {"kind":"phantomLater"},
  {"kind":"shepherdThere"},
  {"kind":"figure","tile":"R03"},
  {"kind":"noFoundation"},
  {"kind":"noFairy"},
  {"kind":"noBridge"},
  {"kind":"noArrow"},
  {"kind":"noKnight"},
  {"kind":"noMachine"},
  {"kind":"wrongPart","figure":"builder","feature":"quarter"},
  {"kind":"noRecall"},
  {"kind":"phantom"},
  {"kind":"edge","side":"E","shows":"road","wanted":"city"},
  {"kind":"wrongPart","figure":"abbot","feature":"road"},
  {"kind":"wrongPart","figure":"builder","feature":"monastery"},
  {"kind":"bazaar"},
  {"kind":"sending"},
  {"kind":"dragon"},
  {"kind":"dragonStep"},
  {"kind":"wrongPart","figure":"meeple","feature":"garden"},
  {"kind":"castle"},
  {"kind":"count"},
  {"kind":"occupied","feature":"tower"},
  {"kind":"capture"},
  {"kind":"outOfReach"},
  {"kind":"complete","feature":"city"},
  {"kind":"moveOut"},
  {"kind":"rollKnown"},
  {"kind":"notFlying"},
  {"kind":"over"},
  {"kind":"noFloor"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"noBarnCorner"},
  {"kind":"landing"},
  {"kind":"noLanding"},
  {"kind":"noFloorThere"},
  {"kind":"barnThere"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"noBarn"},
  {"kind":"noPortal"},
  {"kind":"dragonThere"},
  {"kind":"beyondEdge"},
  {"kind":"secondPart"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"knight"},
  {"kind":"exchange"},
  {"kind":"noPrisoner"},
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
const same34: Same<keyof Extract<ActionView, { type: "sell" }>, "statement" | "type"> = true;
const same35: Same<keyof Extract<ActionView, { type: "send" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same36: Same<keyof Extract<ActionView, { type: "setOff" }>, "figure" | "statement" | "type" | "x" | "y"> = true;
const same37: Same<keyof Extract<ActionView, { type: "skip" }>, "statement" | "type"> = true;
const same38: Same<keyof Extract<ActionView, { type: "tile" }>, "like" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same39: Same<keyof Extract<ActionView, { type: "tileWithBridge" }>, "axis" | "bridgeX" | "bridgeY" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same40: Same<keyof Extract<EventView, { type: "barnPlaced" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same41: Same<keyof Extract<EventView, { type: "bidMade" }>, "player" | "points" | "type"> = true;
const same42: Same<keyof Extract<EventView, { type: "bridgeBuilt" }>, "axis" | "player" | "type" | "x" | "y"> = true;
const same43: Same<keyof Extract<EventView, { type: "card" }>, "card" | "place" | "player" | "tiles" | "type" | "x" | "y"> = true;
const same44: Same<keyof Extract<EventView, { type: "castleBuilt" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same45: Same<keyof Extract<EventView, { type: "countMoved" }>, "player" | "quarter" | "type"> = true;
const same46: Same<keyof Extract<EventView, { type: "discarded" }>, "letGo" | "player" | "tile" | "type"> = true;
const same47: Same<keyof Extract<EventView, { type: "dragonMoved" }>, "player" | "type" | "walks" | "x" | "y"> = true;
const same48: Same<keyof Extract<EventView, { type: "drawn" }>, "player" | "tile" | "type"> = true;
const same49: Same<keyof Extract<EventView, { type: "drew" }>, "place" | "player" | "token" | "type" | "x" | "y"> = true;
const same50: Same<keyof Extract<EventView, { type: "fairyMoved" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same51: Same<keyof Extract<EventView, { type: "figureCaptured" }>, "captor" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same52: Same<keyof Extract<EventView, { type: "figureMoved" }>, "figure" | "place" | "player" | "toPlace" | "toX" | "toY" | "type" | "x" | "y"> = true;
const same53: Same<keyof Extract<EventView, { type: "figurePlaced" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same54: Same<keyof Extract<EventView, { type: "figureReturned" }>, "cause" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same55: Same<keyof Extract<EventView, { type: "floorPlaced" }>, "floors" | "player" | "type" | "x" | "y"> = true;
const same56: Same<keyof Extract<EventView, { type: "goods" }>, "cloth" | "place" | "player" | "type" | "wheat" | "wine" | "x" | "y"> = true;
const same57: Same<keyof Extract<EventView, { type: "over" }>, "points" | "type" | "winners"> = true;
const same58: Same<keyof Extract<EventView, { type: "prisonerFreed" }>, "captor" | "figure" | "player" | "ransom" | "type"> = true;
const same59: Same<keyof Extract<EventView, { type: "rolled" }>, "figure" | "fromX" | "fromY" | "lands" | "player" | "steps" | "type" | "x" | "y"> = true;
const same60: Same<keyof Extract<EventView, { type: "scored" }>, "atEnd" | "castles" | "cathedral" | "cities" | "coats" | "completed" | "count" | "feature" | "goods" | "hill" | "inn" | "neighbours" | "pig" | "pigsty" | "place" | "player" | "points" | "strengths" | "tiles" | "type" | "vineyards" | "x" | "y"> = true;
const same61: Same<keyof Extract<EventView, { type: "secondPart" }>, "arrow" | "player" | "type"> = true;
const same62: Same<keyof Extract<EventView, { type: "tileChosen" }>, "player" | "tile" | "type"> = true;
const same63: Same<keyof Extract<EventView, { type: "tileOffered" }>, "tile" | "type"> = true;
const same64: Same<keyof Extract<EventView, { type: "tilePlaced" }>, "player" | "tile" | "turns" | "type" | "x" | "y"> = true;
const same65: Same<keyof Extract<EventView, { type: "tileTaken" }>, "player" | "tile" | "type"> = true;
const same66: Same<keyof Extract<EventView, { type: "turn" }>, "player" | "tile" | "turn" | "type"> = true;
const same67: Same<keyof FairyView, "place" | "player" | "x" | "y"> = true;
const same68: Same<keyof FeatureView, "barns" | "castle" | "cathedral" | "cities" | "coats" | "completed" | "could" | "each" | "feature" | "flocks" | "floors" | "followers" | "goods" | "hill" | "holders" | "inn" | "neighbours" | "nothing" | "open" | "pigsty" | "place" | "points" | "powerless" | "set" | "strengths" | "tiles" | "type" | "vineyards" | "worth" | "x" | "y"> = true;
const same69: Same<keyof FigureView, "figure" | "lying" | "place" | "player" | "sheep" | "x" | "y"> = true;
const same70: Same<keyof FlockView, "player" | "sheep"> = true;
const same71: Same<keyof GameView, "arrows" | "asks" | "bag" | "barns" | "bazaar" | "boxes" | "bridges" | "canRedo" | "canUndo" | "castles" | "count" | "decisions" | "dragon" | "drawn" | "fairy" | "figures" | "hidden" | "mayGoOn" | "options" | "over" | "player" | "players" | "remaining" | "rules" | "skipEndsTurn" | "table" | "tiles" | "towers" | "turn" | "winners"> = true;
const same72: Same<keyof Goods, "cloth" | "wheat" | "wine"> = true;
const same73: Same<keyof OptionView, "box" | "help" | "joined" | "name" | "value" | "values"> = true;
const same74: Same<keyof OptionView["values"][number], "label" | "value"> = true;
const same75: Same<keyof PartView, "cathedral" | "coats" | "feature" | "gives" | "goods" | "inn" | "pigsty" | "princess" | "sides"> = true;
const same76: Same<keyof PlayerView, "bridges" | "cards" | "castles" | "colour" | "floors" | "goods" | "held" | "level" | "name" | "prisoners" | "score" | "supply"> = true;
const same77: Same<keyof PlayerView["supply"][number], "count" | "figure"> = true;
const same78: Same<keyof Preview, "mostPlayers" | "tiles"> = true;
const same79: Same<keyof PrisonerView, "count" | "figure" | "player"> = true;
const same80: Same<keyof Selection, "action" | "endsTurn" | "hand" | "narrowed" | "piece" | "statement" | "turns" | "type"> = true;
const same81: Same<keyof StudyLine, "comment" | "moves" | "shapes"> = true;
const same82: Same<keyof StudyMove, "action" | "comment" | "decisions" | "mark" | "player" | "scored" | "shapes" | "tile" | "turn" | "variations"> = true;
const same83: Same<keyof StudyView, "canRedo" | "canUndo" | "line" | "path"> = true;
const same84: Same<keyof TableView, "bottom" | "left" | "right" | "top"> = true;
const same85: Same<keyof TileView, "player" | "tile" | "turns" | "x" | "y"> = true;
const same86: Same<keyof TilesLeftView, "all" | "fits" | "left" | "tile"> = true;
const same87: Same<keyof TowerView, "floors" | "x" | "y"> = true;
const same88: Same<keyof Why, "feature" | "figure" | "kind" | "shows" | "side" | "tile" | "wanted"> = true;
const same89: Same<NonNullable<ActionView["type"]>, "abbey" | "addToFlock" | "barn" | "bid" | "bridge" | "bringHome" | "buy" | "capture" | "castle" | "choose" | "count" | "dragon" | "end" | "exchange" | "fairy" | "figure" | "floor" | "goOn" | "move" | "moveOut" | "placeAt" | "princess" | "ransom" | "recall" | "sell" | "send" | "setOff" | "skip" | "tile" | "tileWithBridge"> = true;
const same90: Same<NonNullable<BridgeView["axis"]>, "EW" | "NS"> = true;
const same91: Same<NonNullable<CardView["card"]>, "king" | "robber"> = true;
const same92: Same<NonNullable<CellView["type"]>, "cell"> = true;
const same93: Same<NonNullable<EventView["type"]>, "barnPlaced" | "bidMade" | "bridgeBuilt" | "card" | "castleBuilt" | "countMoved" | "discarded" | "dragonMoved" | "drawn" | "drew" | "fairyMoved" | "figureCaptured" | "figureMoved" | "figurePlaced" | "figureReturned" | "floorPlaced" | "goods" | "over" | "prisonerFreed" | "rolled" | "scored" | "secondPart" | "tileChosen" | "tileOffered" | "tilePlaced" | "tileTaken" | "turn"> = true;
const same94: Same<NonNullable<Extract<ActionView, { type: "bridge" }>["axis"]>, "EW" | "NS"> = true;
const same95: Same<NonNullable<Extract<ActionView, { type: "moveOut" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same96: Same<NonNullable<Extract<ActionView, { type: "tileWithBridge" }>["axis"]>, "EW" | "NS"> = true;
const same97: Same<NonNullable<Extract<EventView, { type: "bridgeBuilt" }>["axis"]>, "EW" | "NS"> = true;
const same98: Same<NonNullable<Extract<EventView, { type: "card" }>["card"]>, "king" | "robber"> = true;
const same99: Same<NonNullable<Extract<EventView, { type: "countMoved" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same100: Same<NonNullable<Extract<EventView, { type: "figureReturned" }>["cause"]>, "eaten" | "leftAlone" | "scored" | "sentAway" | "takenBack" | "wolf"> = true;
const same101: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "arrow" | "barn" | "bazaar" | "castle" | "city" | "fairy" | "field" | "flock" | "garden" | "goods" | "king" | "monastery" | "ransom" | "road" | "robber"> = true;
const same102: Same<NonNullable<Extract<EventView, { type: "scored" }>["goods"]>, "cloth" | "wheat" | "wine"> = true;
const same103: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same104: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same105: Same<NonNullable<GameView["asks"]>, "abbey" | "bazaar" | "capture" | "castle" | "count" | "dragon" | "exchange" | "figure" | "flock" | "landing" | "moveOut" | "nothing" | "phantom" | "secondPart" | "send" | "tile" | "wagon"> = true;
const same106: Same<NonNullable<PartView["feature"]>, "arrow" | "bazaar" | "city" | "dragon" | "field" | "garden" | "hill" | "machine" | "monastery" | "portal" | "quarter" | "river" | "road" | "tower" | "vineyard" | "volcano"> = true;
const same107: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same108: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same109: Same<NonNullable<Selection["type"]>, "figure" | "none" | "skip" | "tile"> = true;
const same110: Same<NonNullable<StudyMove["mark"]>, "!" | "!!" | "!?" | "?" | "?!" | "??"> = true;
const same111: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same112: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "another" | "apart" | "barnThere" | "bazaar" | "beyondEdge" | "bridgeUnneeded" | "capture" | "castle" | "complete" | "count" | "dragon" | "dragonRests" | "dragonStep" | "dragonThere" | "edge" | "exchange" | "figure" | "flock" | "flown" | "full" | "knight" | "landing" | "moveOut" | "neverDrawn" | "noArrow" | "noBarn" | "noBarnCorner" | "noBarns" | "noBazaar" | "noBridge" | "noCapture" | "noCastle" | "noCount" | "noExchange" | "noFairy" | "noFigure" | "noFlock" | "noFloor" | "noFloorThere" | "noFollower" | "noFoundation" | "noHole" | "noKnight" | "noLanding" | "noMachine" | "noMoveOut" | "noPortal" | "noPrisoner" | "noRansom" | "noRecall" | "noSecondPart" | "noSending" | "noWagon" | "notFlying" | "notInBag" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "outOfReach" | "over" | "phantom" | "phantomLater" | "riverApart" | "riverBlocked" | "riverTurns" | "rollKnown" | "rollMissing" | "secondPart" | "sending" | "shepherdThere" | "taken" | "tile" | "tokenKnown" | "tokenMissing" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same113: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofChancesView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofStudyView, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48, same49, same50, same51, same52, same53, same54, same55, same56, same57, same58, same59, same60, same61, same62, same63, same64, same65, same66, same67, same68, same69, same70, same71, same72, same73, same74, same75, same76, same77, same78, same79, same80, same81, same82, same83, same84, same85, same86, same87, same88, same89, same90, same91, same92, same93, same94, same95, same96, same97, same98, same99, same100, same101, same102, same103, same104, same105, same106, same107, same108, same109, same110, same111, same112, same113];
