// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BazaarView, BoxView, BridgeView, CardView, CastleView, CellView, ChancesView, Consequences, DragonView, EventView, FairyView, FeatureView, FigureView, FlockView, GameView, Goods, OptionView, PartView, PlayerView, Preview, PrisonerView, Selection, StudyLine, StudyMove, StudyView, TableView, TileView, TilesLeftView, TowerView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"type":"tile","statement":"tile D27 1,2 3","x":1,"y":2,"turns":3},
  {"type":"skip","statement":"skip"},
  {"type":"figure","statement":"meeple city.W","figure":"meeple","place":"city.W","x":1,"y":2},
  {"type":"placeAt","statement":"meeple -2,-1 road.W","figure":"meeple","place":"road.W","x":-2,"y":-1},
  {"type":"tileWithBridge","statement":"tile K01 -2,-2 0 bridge -2,-2 EW","x":-2,"y":-2,"turns":0,"bridgeX":-2,"bridgeY":-2,"axis":"EW"},
  {"type":"tileWithBridge","statement":"tile K01 1,-2 1 bridge 1,-2 NS","x":1,"y":-2,"turns":1,"bridgeX":1,"bridgeY":-2,"axis":"NS"},
  {"type":"tile","statement":"tile A01 -2,2 1","x":-2,"y":2,"turns":1,"like":0},
  {"type":"fairy","statement":"fairy 1,-1 field.NNE","x":1,"y":-1,"place":"field.NNE","figure":"large"},
  {"type":"addToFlock","statement":"flock add","tokens":17,"wolves":2},
  {"type":"bringHome","statement":"flock home","points":1},
  {"type":"recall","statement":"recall"},
  {"type":"setOff","statement":"meeple machine","figure":"meeple","x":1,"y":-4},
  {"type":"abbey","statement":"abbey 0,-2","x":0,"y":-2},
  {"type":"floor","statement":"piece 1,-5","x":1,"y":-5,"floors":1},
  {"type":"choose","statement":"blue choose WR04","tile":"WR04"},
  {"type":"bid","statement":"blue bid WR04 0","tile":"WR04","points":0},
  {"type":"buy","statement":"blue buy"},
  {"type":"sell","statement":"blue sell"},
  {"type":"bridge","statement":"bridge 4,2 NS","x":4,"y":2,"axis":"NS"},
  {"type":"dragon","statement":"dragon 2,-1","x":2,"y":-1},
  {"type":"princess","statement":"princess 2,1 city.N green meeple","x":2,"y":1,"place":"city.N","player":1,"figure":"meeple"},
  {"type":"send","statement":"meeple quarter.castle","figure":"meeple","place":"quarter.castle","x":-1,"y":0},
  {"type":"bridge","statement":"bridge -4,3 EW","x":-4,"y":3,"axis":"EW"},
  {"type":"capture","statement":"capture -3,-4 field.SSE green meeple","x":-3,"y":-4,"place":"field.SSE","player":1,"figure":"meeple"},
  {"type":"ransom","statement":"ransom red meeple","player":3,"figure":"meeple"},
  {"type":"count","statement":"count quarter.market","place":"quarter.market","x":-1,"y":0},
  {"type":"moveOut","statement":"red move quarter.market meeple -2,-1 field.NNE","figure":"meeple","quarter":"market","place":"field.NNE","x":-2,"y":-1},
  {"type":"goOn","statement":"go-on"},
  {"type":"barn","statement":"barn NW","x":1,"y":2,"corner":"NW"},
  {"type":"moveOut","statement":"move quarter.castle phantom -2,-3 city.S","figure":"phantom","quarter":"castle","place":"city.S","x":-2,"y":-3},
  {"type":"fairy","statement":"fairy 1,0","x":1,"y":0},
  {"type":"move","statement":"yellow wagon 3,-1 monastery","figure":"wagon","place":"monastery","x":3,"y":-1},
  {"type":"castle","statement":"castle -1,-5 city.W","x":-1,"y":-5,"place":"city.W"},
  {"type":"moveOut","statement":"move quarter.blacksmith meeple 1,-7 road.S","figure":"meeple","quarter":"blacksmith","place":"road.S","x":1,"y":-7},
  {"type":"moveOut","statement":"red move quarter.cathedral meeple -4,3 monastery","figure":"meeple","quarter":"cathedral","place":"monastery","x":-4,"y":3},
  {"type":"exchange","statement":"exchange black mayor","player":2,"figure":"mayor"},
  {"type":"end","statement":"end"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":1,"y":2,"fits":29,"left":37},
];

const ofChancesView: ChancesView[] = [
  {"next":0,"players":[743],"first":500},
  {"next":0,"players":[]},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":0,"y":-2,"place":"city.W","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"bridgeBuilt","player":1,"x":1,"y":3,"axis":"NS"}],"features":[]},
  {"events":[{"type":"bridgeBuilt","player":1,"x":-3,"y":-1,"axis":"EW"}],"features":[]},
  {"events":[],"features":[]},
  {"events":[{"type":"card","player":1,"card":"king","tiles":2,"x":2,"y":-3,"place":"city.W"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"monastery","x":3,"y":-2,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":4,"cities":0,"worth":5,"could":12,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":4,"vineyards":1}]},
  {"events":[{"type":"scored","player":1,"points":-5,"feature":"bazaar","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},{"type":"tileTaken","player":1,"tile":"WR04"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"road","x":2,"y":0,"place":"road.N","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"inn":true,"worth":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"floorPlaced","player":0,"x":1,"y":-5,"floors":1}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":2,"y":2,"place":"city.N","completed":true,"tiles":6,"coats":0,"open":0,"cities":0,"cathedral":true,"worth":18,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"barnPlaced","player":5,"x":1,"y":2,"corner":"NW"},{"type":"scored","player":3,"points":4,"feature":"field","x":1,"y":-2,"place":"field.SSE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-4,"y":-3,"place":"city.E","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"countMoved","player":0,"quarter":"blacksmith"}],"features":[]},
  {"events":[{"type":"fairyMoved","player":3,"x":0,"y":-1}],"features":[]},
  {"events":[{"type":"goods","player":1,"wine":0,"wheat":0,"cloth":1,"x":-5,"y":1,"place":"city.N"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-2,"y":-1,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":4,"cities":0,"cathedral":true,"worth":0,"could":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":3,"y":0,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"flocks":[],"hill":true}]},
  {"events":[{"type":"figureReturned","player":4,"figure":"meeple","x":-2,"y":-3,"place":"city.N","cause":"sentAway"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":2,"y":3,"place":"city.E","completed":false,"tiles":6,"coats":1,"open":2,"cities":0,"cathedral":true,"worth":0,"could":21,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"hill":true}]},
  {"events":[{"type":"prisonerFreed","player":1,"figure":"meeple","captor":0,"ransom":true},{"type":"scored","player":1,"points":-3,"feature":"ransom","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"quarter","x":-2,"y":-5,"place":"quarter.castle","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":0,"could":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-2,"y":-2,"place":"city.S","completed":true,"tiles":5,"coats":0,"open":0,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":10,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":11,"y":-2,"place":"city.N","completed":false,"tiles":4,"coats":1,"open":4,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":1,"cloth":0},"worth":0,"could":15,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true}]},
  {"events":[{"type":"scored","player":1,"points":10,"feature":"goods","goods":"wheat","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},{"type":"scored","player":2,"points":10,"feature":"goods","goods":"cloth","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":-9,"y":-1,"place":"field.ESE","completed":false,"tiles":0,"coats":0,"open":0,"cities":9,"worth":36,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[],"hill":true}]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":-9,"y":-1,"place":"field.ESE","completed":false,"tiles":0,"coats":0,"open":0,"cities":11,"pigsty":true,"worth":55,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[],"hill":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":11,"y":-2,"place":"city.N","completed":false,"tiles":3,"coats":0,"open":6,"cities":0,"cathedral":true,"worth":3,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
];

const ofEventView: EventView[] = [
  {"type":"turn","player":0,"turn":1,"tile":"D27"},
  {"type":"tilePlaced","player":0,"tile":"D27","x":1,"y":2,"turns":3},
  {"type":"figurePlaced","player":0,"figure":"large","x":1,"y":-1,"place":"field.NNE"},
  {"type":"drew","player":1,"token":"1","x":-1,"y":2,"place":"field.NNE"},
  {"type":"fairyMoved","player":0,"x":1,"y":-1,"place":"field.NNE"},
  {"type":"card","player":0,"card":"robber","tiles":2,"x":1,"y":-2,"place":"road.S"},
  {"type":"scored","player":1,"points":1,"feature":"flock","x":-1,"y":2,"place":"field.NNE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[0]},
  {"type":"figureReturned","player":1,"figure":"shepherd","x":-1,"y":2,"place":"field.NNE","cause":"scored"},
  {"type":"scored","player":0,"points":1,"feature":"fairy","x":1,"y":-1,"place":"field.NNE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":5,"feature":"monastery","x":2,"y":-2,"place":"monastery","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":4,"strengths":[]},
  {"type":"figureReturned","player":1,"figure":"abbot","x":2,"y":-2,"place":"monastery","cause":"takenBack"},
  {"type":"discarded","player":0,"tile":"S10"},
  {"type":"turn","player":1,"turn":18},
  {"type":"rolled","player":1,"figure":"meeple","fromX":3,"fromY":-3,"steps":2,"x":5,"y":-3,"lands":false},
  {"type":"tileOffered","tile":"WR04"},
  {"type":"tileChosen","player":1,"tile":"WR04"},
  {"type":"bidMade","player":1,"points":5},
  {"type":"scored","player":1,"points":4,"feature":"road","x":2,"y":2,"place":"road.E","completed":true,"atEnd":false,"tiles":4,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":7,"feature":"city","x":-2,"y":2,"place":"city.N","completed":false,"atEnd":true,"tiles":5,"coats":2,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":6,"feature":"field","x":1,"y":-1,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":2,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":6,"feature":"king","completed":false,"atEnd":true,"tiles":3,"coats":0,"cities":0,"count":6,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":13,"feature":"robber","completed":false,"atEnd":true,"tiles":4,"coats":0,"cities":0,"count":13,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[0],"points":50},
  {"type":"dragonMoved","player":1,"x":1,"y":-1,"walks":false},
  {"type":"figureReturned","player":3,"figure":"shepherd","x":0,"y":-4,"place":"field.NNE","cause":"wolf"},
  {"type":"figureReturned","player":0,"figure":"meeple","x":0,"y":-1,"place":"field.NNE","cause":"eaten"},
  {"type":"scored","player":3,"points":2,"feature":"arrow","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"figureCaptured","captor":3,"player":1,"figure":"meeple","x":-3,"y":-4,"place":"field.SSE"},
  {"type":"scored","player":1,"points":3,"feature":"rose","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"drawn","player":2,"tile":"T22"},
  {"type":"figureMoved","player":3,"figure":"meeple","x":-1,"y":0,"place":"quarter.market","toX":-5,"toY":-4,"toPlace":"field.NNE"},
  {"type":"secondPart","player":5,"arrow":true},
  {"type":"countMoved","player":5,"quarter":"market"},
  {"type":"scored","player":4,"points":2,"feature":"road","x":4,"y":2,"place":"road.N","completed":false,"atEnd":true,"tiles":2,"coats":0,"inn":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":5,"points":4,"feature":"barn","x":1,"y":2,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":3,"points":15,"feature":"monastery","x":-2,"y":1,"place":"monastery","completed":true,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":8,"vineyards":2,"strengths":[]},
  {"type":"scored","player":0,"points":4,"feature":"field","x":1,"y":0,"place":"field.ENE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":3,"feature":"church","x":-2,"y":1,"place":"monastery","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":3,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":6,"feature":"watchtower","x":3,"y":5,"place":"road.W","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":3,"neighbours":0,"strengths":[]},
  {"type":"scored","player":5,"points":3,"feature":"field","x":2,"y":-1,"place":"field.SSE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"count":0,"neighbours":0,"strengths":[],"hill":true},
  {"type":"scored","player":1,"points":5,"feature":"garden","x":8,"y":1,"place":"garden","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":4,"strengths":[]},
  {"type":"castleBuilt","player":2,"x":-2,"y":-5,"place":"city.E"},
  {"type":"scored","player":2,"points":2,"feature":"castle","x":-2,"y":-5,"place":"city.E","completed":true,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"countMoved","player":1,"quarter":"castle"},
  {"type":"countMoved","player":0,"quarter":"cathedral"},
  {"type":"scored","player":0,"points":19,"feature":"field","x":-1,"y":2,"place":"field.ESE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":6,"castles":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":0,"figure":"pig","x":-2,"y":2,"place":"field.ESE","cause":"leftAlone"},
  {"type":"scored","player":1,"points":13,"feature":"field","x":10,"y":6,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":3,"castles":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":10,"feature":"goods","goods":"wine","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":2,"neighbours":0,"strengths":[]},
  {"type":"discarded","player":0,"tile":"S06","letGo":true},
  {"type":"scored","player":1,"points":11,"feature":"city","x":2,"y":1,"place":"city.S","completed":false,"atEnd":true,"tiles":9,"coats":2,"cathedral":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"city","x":-1,"y":-2,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[0],"followers":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"road","x":-1,"y":-2,"place":"road.W","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":1,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-1,"y":-2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"field","x":1,"y":2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"followers":[],"holders":[0],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"monastery","x":-1,"y":2,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":5,"cities":0,"worth":4,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":3},
  {"type":"feature","feature":"field","x":-1,"y":2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[{"player":1,"sheep":0}]},
  {"type":"feature","feature":"garden","x":2,"y":-4,"place":"garden","completed":false,"tiles":1,"coats":0,"open":5,"cities":0,"worth":4,"could":9,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":3},
  {"type":"feature","feature":"road","x":2,"y":-1,"place":"road.N","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"inn":true,"worth":0,"could":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"tower","x":1,"y":-5,"place":"tower","completed":false,"tiles":1,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"floors":0},
  {"type":"feature","feature":"city","x":4,"y":-4,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":-2,"y":-3,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":0,"could":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"field","x":-2,"y":-4,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"flocks":[]},
  {"type":"feature","feature":"city","x":4,"y":1,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":1,"y":2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"pigsty":true,"worth":5,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"field","x":1,"y":2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"pigsty":true,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[5],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"road","x":4,"y":1,"place":"road.S","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"inn":true,"worth":2,"could":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-1,"y":5,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-2,"y":-1,"place":"city.E","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"worth":6,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"field","x":4,"y":2,"place":"field.WNW","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"hill":true},
  {"type":"feature","feature":"monastery","x":-1,"y":1,"place":"monastery","completed":true,"tiles":1,"coats":0,"open":0,"cities":0,"worth":12,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":8,"vineyards":1},
  {"type":"feature","feature":"city","x":-1,"y":-5,"place":"city.W","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true},
  {"type":"feature","feature":"field","x":3,"y":3,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"flocks":[]},
  {"type":"feature","feature":"city","x":-4,"y":-2,"place":"city.S","completed":false,"tiles":4,"coats":0,"open":1,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":4,"could":8,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":3,"y":-3,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true,"powerless":true},
  {"type":"feature","feature":"field","x":1,"y":-1,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true,"flocks":[]},
  {"type":"feature","feature":"city","x":6,"y":4,"place":"city.N","completed":false,"tiles":9,"coats":2,"open":6,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":1,"cloth":0},"worth":11,"could":33,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Under the Big Top"},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"followers":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Under the Big Top"},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"second"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"abbey+mayor"}],"players":[{"colour":"red","name":"Red","score":0,"supply":[{"figure":"meeple","count":7}],"floors":10,"prisoners":[],"bridges":3,"castles":3,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"floors":10,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"D27","remaining":37,"tiles":[{"tile":"C07","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[4],"table":{"left":-38,"top":-38,"right":37,"bottom":38},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":37,"tiles":[{"tile":"C01","x":-2,"y":-1,"turns":0,"player":0}],"figures":[{"figure":"large","player":0,"x":1,"y":-1,"place":"field.NNE","lying":true}],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-38,"top":-37,"right":37,"bottom":38},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":3,"remaining":35,"tiles":[],"figures":[{"figure":"shepherd","player":1,"x":-1,"y":2,"place":"field.NNE","lying":false,"sheep":[1]}],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-38,"top":-37,"right":37,"bottom":38},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"floors":10,"prisoners":[],"bridges":3,"castles":3,"cards":[{"card":"robber","tiles":2}]}],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":6,"remaining":32,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":2,"place":"road.E","player":1},"towers":[],"bridges":[{"x":2,"y":2,"axis":"EW"}],"castles":[],"count":"castle","bag":[],"table":{"left":-37,"top":-37,"right":36,"bottom":37},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":10,"drawn":"GQ01","remaining":28,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-1,"place":"field.NNE","player":0},"towers":[],"bridges":[{"x":1,"y":-3,"axis":"NS"}],"castles":[],"count":"castle","bag":[],"table":{"left":-37,"top":-37,"right":36,"bottom":36},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":14,"supply":[],"floors":10,"prisoners":[],"bridges":0,"castles":3,"cards":[{"card":"king","tiles":2}]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":16,"drawn":"U","remaining":20,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":2,"place":"field.ESE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-36,"top":-36,"right":36,"bottom":35},"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":17,"remaining":19,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-36,"top":-36,"right":36,"bottom":35},"decisions":39,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":18,"remaining":19,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-36,"top":-36,"right":36,"bottom":35},"decisions":40,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":27,"remaining":8,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-1,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":["WR04"],"chooser":1},"count":"castle","bag":[],"hidden":1,"table":{"left":-36,"top":-36,"right":36,"bottom":34},"decisions":62,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":27,"remaining":8,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-1,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1,"chosen":"WR04"},"count":"castle","bag":[],"hidden":1,"table":{"left":-36,"top":-36,"right":36,"bottom":34},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":27,"remaining":8,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-1,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1,"chosen":"WR04","bid":5,"bidder":1},"count":"castle","bag":[],"hidden":1,"table":{"left":-36,"top":-36,"right":36,"bottom":34},"decisions":64,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":33,"drawn":"T20","remaining":4,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-4,"place":"monastery","player":1},"towers":[{"x":1,"y":-5,"floors":1}],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-36,"top":-36,"right":36,"bottom":33},"decisions":77,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":1,"turn":40,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"table":{"left":-35,"top":-35,"right":36,"bottom":33},"decisions":87,"canUndo":true,"canRedo":false,"over":true,"winners":[0]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","score":0,"supply":[],"cards":[]},{"colour":"green","name":"Green","score":0,"supply":[],"cards":[]},{"colour":"yellow","name":"Yellow","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"I07","remaining":163,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":4,"remaining":160,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":8,"remaining":156,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-1},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":3,"turn":12,"drawn":"R","remaining":152,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-1},"fairy":{"x":0,"y":-3,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":2,"turn":15,"remaining":149,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-1},"fairy":{"x":0,"y":-3,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":2,"turn":19,"remaining":145,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-1,"steps":6},"fairy":{"x":0,"y":-3,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":37,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":42,"remaining":121,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":1},"fairy":{"x":-2,"y":-5,"place":"field.ENE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":112,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":46,"drawn":"D11","remaining":117,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":1},"fairy":{"x":-2,"y":-5,"place":"field.ENE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":119,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]},{"colour":"green","name":"Green","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]},{"colour":"yellow","name":"Yellow","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]},{"colour":"red","name":"Red","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"HS05","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":12,"remaining":25,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"field.ENE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":28,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":15,"remaining":23,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"field.ENE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":35,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":19,"drawn":"RV01","remaining":20,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"field.ENE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":32,"remaining":9,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-3,"place":"monastery","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":["beside"],"bag":[],"hidden":1,"decisions":70,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":32,"remaining":9,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-3,"place":"monastery","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"hidden":1,"decisions":71,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"planner","score":5,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[{"player":1,"figure":"meeple","count":1}],"bridges":2,"castles":3,"cards":[]}],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":33,"remaining":8,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"field.ENE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":74,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":38,"remaining":3,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":-4,"y":0,"place":"road.E","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"player":3,"turn":40,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":2,"y":1,"place":"city.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":89,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"count","skipEndsTurn":true,"player":3,"turn":40,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":2,"y":1,"place":"city.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":90,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":true,"player":3,"turn":45,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":2,"y":1,"place":"city.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":91,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"S04","remaining":106,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":4,"remaining":103,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"pink","name":"Pink","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"I02","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-15,"top":-15,"right":14,"bottom":15},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":5,"turn":6,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"table":{"left":-15,"top":-14,"right":13,"bottom":14},"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"secondPart","skipEndsTurn":true,"mayGoOn":true,"player":5,"turn":6,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-15,"top":-14,"right":13,"bottom":14},"decisions":18,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"player":5,"turn":6,"remaining":30,"tiles":[],"figures":[],"barns":[{"player":5,"x":1,"y":2,"corner":"NW"}],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-15,"top":-14,"right":13,"bottom":14},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":10,"remaining":24,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"hidden":1,"table":{"left":-14,"top":-13,"right":13,"bottom":13},"decisions":30,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":25,"remaining":7,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-6},"fairy":{"x":-2,"y":2,"place":"field.WNW","player":4},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"hidden":2,"table":{"left":-12,"top":-13,"right":12,"bottom":10},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":29,"drawn":"A11","remaining":3,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-6},"fairy":{"x":-3,"y":-3,"place":"city.N","player":3},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"hidden":2,"table":{"left":-12,"top":-13,"right":12,"bottom":10},"decisions":70,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":3,"turn":40,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-6},"fairy":{"x":1,"y":-4,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"hidden":2,"table":{"left":-12,"top":-13,"right":12,"bottom":9},"decisions":81,"canUndo":false,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"O","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":8,"drawn":"I02","remaining":30,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-2},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":11,"remaining":27,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-2},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":15,"drawn":"GQ10","remaining":22,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-2},"fairy":{"x":1,"y":-1},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":18,"remaining":18,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-2},"fairy":{"x":1,"y":-1},"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":21,"remaining":14,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-2},"fairy":{"x":1,"y":-1},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":25,"drawn":"HS07","remaining":10,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-2},"fairy":{"x":-2,"y":1},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"I06","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"D13","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"GQ11","remaining":234,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":234,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":5,"turn":18,"remaining":203,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-3},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":44,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":47,"remaining":176,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-3},"fairy":{"x":3,"y":-2,"place":"field.SSE","player":3},"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"hidden":1,"decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"wagon","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":47,"remaining":176,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-3},"fairy":{"x":-2,"y":-3,"place":"city.N","player":4},"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"hidden":1,"decisions":106,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"floors":10,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"RV01","remaining":209,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":8,"drawn":"R08","remaining":202,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-3},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":8,"remaining":202,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-3},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":16,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":26,"remaining":184,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"fairy":{"x":1,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":55,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":27,"drawn":"G","remaining":183,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"fairy":{"x":1,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":41,"remaining":168,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-4},"fairy":{"x":-4,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"hidden":1,"decisions":95,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":46,"drawn":"I03","remaining":163,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-5},"fairy":{"x":-2,"y":-4},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":4,"remaining":34,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":11,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":5,"turn":6,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"hidden":1,"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"player":5,"turn":6,"remaining":30,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":20,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":7,"drawn":"I05","remaining":29,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":21,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":31,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":2,"place":"monastery","player":1},"towers":[],"bridges":[],"castles":[],"count":"market","bag":[],"hidden":1,"decisions":77,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"T01","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-9,"top":-9,"right":9,"bottom":9},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-9,"top":-9,"right":9,"bottom":8},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":27,"drawn":"A02","remaining":7,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-6,"top":-7,"right":4,"bottom":5},"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":30,"remaining":2,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"table":{"left":-6,"top":-6,"right":4,"bottom":5},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":true,"player":2,"turn":33,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"table":{"left":-6,"top":-6,"right":4,"bottom":5},"decisions":68,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"A","remaining":118,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":4,"remaining":115,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":3,"turn":8,"drawn":"P","remaining":111,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":2},"fairy":{"x":0,"y":2,"place":"road.S","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":1,"turn":10,"remaining":109,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":2,"steps":6},"fairy":{"x":0,"y":2,"place":"road.S","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":20,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":22,"remaining":93,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":4},"fairy":{"x":-3,"y":1,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","decisions":48,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"greedy","score":2,"supply":[],"bridges":3,"castles":3,"held":"Eg","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":3,"turn":22,"remaining":93,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":4},"fairy":{"x":-3,"y":1,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"castle","decisions":51,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"bridges":3,"castles":3,"held":"G04","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":22,"remaining":93,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":4},"fairy":{"x":-3,"y":1,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","decisions":55,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":true,"player":2,"turn":31,"remaining":85,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-4},"fairy":{"x":-4,"y":2,"place":"field.SSW","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":89,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":32,"remaining":85,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-4},"fairy":{"x":-4,"y":2,"place":"field.SSW","player":2},"towers":[],"bridges":[],"castles":[{"x":-1,"y":-5,"place":"city.W","scored":false}],"count":"castle","decisions":91,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"R","remaining":103,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-16,"top":-16,"right":15,"bottom":16},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":2,"remaining":98,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","table":{"left":-16,"top":-16,"right":14,"bottom":15},"decisions":4,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":6,"remaining":98,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-16,"top":-15,"right":14,"bottom":15},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":3,"turn":16,"remaining":88,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"table":{"left":-16,"top":-14,"right":13,"bottom":14},"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":2,"turn":103,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"blacksmith","table":{"left":-11,"top":-10,"right":10,"bottom":9},"decisions":182,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":10,"remaining":251,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":2,"place":"monastery","player":2},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-35,"top":-34,"right":36,"bottom":38},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":13,"drawn":"S08","remaining":248,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":2,"place":"field.ESE","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-34,"top":-34,"right":36,"bottom":38},"decisions":28,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":23,"remaining":238,"tiles":[],"figures":[],"barns":[],"dragon":{"x":10,"y":8},"fairy":{"x":0,"y":1,"place":"field.ESE","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-28,"top":-30,"right":36,"bottom":38},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":27,"drawn":"B","remaining":234,"tiles":[],"figures":[],"barns":[],"dragon":{"x":10,"y":8},"fairy":{"x":0,"y":2,"place":"field.ESE","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-28,"top":-30,"right":36,"bottom":38},"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"landing","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":32,"remaining":229,"tiles":[],"figures":[],"barns":[],"dragon":{"x":8,"y":3},"fairy":{"x":11,"y":6,"place":"road.S","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-27,"top":-29,"right":36,"bottom":38},"decisions":72,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":56,"remaining":205,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":0},"fairy":{"x":12,"y":6,"place":"city.N","player":2},"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"hidden":1,"table":{"left":-26,"top":-29,"right":35,"bottom":37},"decisions":126,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":57,"remaining":204,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":0,"steps":6},"fairy":{"x":12,"y":6,"place":"city.N","player":2},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-26,"top":-29,"right":35,"bottom":37},"decisions":129,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":60,"drawn":"I09","remaining":202,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":2},"fairy":{"x":12,"y":6,"place":"city.N","player":2},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-25,"top":-29,"right":35,"bottom":37},"decisions":140,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":2,"turn":74,"remaining":185,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":2},"fairy":{"x":13,"y":5,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"bag":[],"hidden":2,"table":{"left":-25,"top":-29,"right":35,"bottom":37},"decisions":174,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"greedy","score":24,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"bridges":0,"castles":3,"held":"D01","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":74,"remaining":185,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":2},"fairy":{"x":13,"y":5,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"bag":[],"hidden":2,"table":{"left":-25,"top":-29,"right":35,"bottom":37},"decisions":175,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":8,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"bridges":0,"castles":3,"held":"HS13","cards":[]}],"asks":"capture","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":75,"remaining":185,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":10},"fairy":{"x":13,"y":5,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":2,"table":{"left":-25,"top":-28,"right":35,"bottom":37},"decisions":178,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":2,"turn":258,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":2},"fairy":{"x":9,"y":-1,"place":"city.E","player":1},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":7,"table":{"left":-21,"top":-23,"right":27,"bottom":32},"decisions":621,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"GQ05","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-12,"top":-12,"right":12,"bottom":12},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-10,"top":-11,"right":11,"bottom":12},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":21,"remaining":258,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":4,"place":"field.ESE","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"table":{"left":-12,"top":-9,"right":15,"bottom":17},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":23,"remaining":252,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":3,"place":"city.W","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"castle","bag":[],"table":{"left":-12,"top":-9,"right":15,"bottom":16},"decisions":54,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":32,"remaining":247,"tiles":[],"figures":[],"barns":[],"dragon":{"x":6,"y":5},"fairy":{"x":0,"y":3,"place":"city.W","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-12,"top":-9,"right":14,"bottom":16},"decisions":76,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":37,"drawn":"S","remaining":242,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":6},"fairy":{"x":0,"y":3,"place":"city.W","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"table":{"left":-12,"top":-9,"right":14,"bottom":16},"decisions":91,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":45,"remaining":229,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":6},"fairy":{"x":-1,"y":2,"place":"road.W","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"cathedral","bag":[],"hidden":1,"table":{"left":-12,"top":-9,"right":14,"bottom":15},"decisions":112,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":92,"remaining":182,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":4},"fairy":{"x":5,"y":10,"place":"field.SSW","player":3},"towers":[],"bridges":[],"castles":[],"count":"cathedral","arrows":[],"bag":[],"hidden":4,"table":{"left":-10,"top":-7,"right":11,"bottom":15},"decisions":234,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"K03","remaining":100,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-18,"top":-18,"right":18,"bottom":18},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":4,"remaining":97,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-17,"top":-16,"right":18,"bottom":17},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":1,"turn":42,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-4,"y":2},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","bag":[],"table":{"left":-22,"top":-22,"right":19,"bottom":20},"decisions":97,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":0,"turn":22,"remaining":66,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":25,"drawn":"U","remaining":63,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"decisions":49,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":32,"remaining":229,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":4},"fairy":{"x":2,"y":4,"place":"road.E","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","bag":[],"hidden":1,"decisions":68,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"S08","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-8,"top":-8,"right":8,"bottom":8},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":9,"remaining":24,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"bag":[],"hidden":1,"table":{"left":-7,"top":-7,"right":6,"bottom":3},"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"held":"Vg","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":9,"remaining":24,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"bag":[],"hidden":1,"table":{"left":-7,"top":-7,"right":6,"bottom":3},"decisions":18,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":1,"castles":2,"held":"T23","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":9,"remaining":24,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"bag":[],"hidden":1,"table":{"left":-7,"top":-7,"right":6,"bottom":3},"decisions":19,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":20,"drawn":"D02","remaining":19,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1,"place":"road.E","player":3},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-6,"top":-6,"right":5,"bottom":3},"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":23,"remaining":16,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1,"place":"road.E","player":3},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-6,"top":-5,"right":4,"bottom":3},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":33,"remaining":1,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-5,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"bag":[],"hidden":1,"table":{"left":-5,"top":-5,"right":3,"bottom":3},"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":true,"player":4,"turn":40,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-5,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":1,"table":{"left":-5,"top":-5,"right":3,"bottom":3},"decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":5,"turn":12,"drawn":"R03","remaining":138,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":3,"place":"field.NNE","player":4},"towers":[],"bridges":[],"castles":[],"table":{"left":-12,"top":-7,"right":11,"bottom":13},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":2,"turn":15,"remaining":134,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":0,"place":"field.ENE","player":1},"towers":[],"bridges":[],"castles":[],"table":{"left":-10,"top":-7,"right":11,"bottom":11},"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":26,"drawn":"WR01","remaining":123,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0},"fairy":{"x":-2,"y":3,"place":"field.NNE","player":4},"towers":[],"bridges":[],"castles":[],"table":{"left":-10,"top":-6,"right":10,"bottom":11},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":3,"turn":28,"remaining":121,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0,"steps":6},"fairy":{"x":-2,"y":3,"place":"field.NNE","player":4},"towers":[],"bridges":[],"castles":[],"table":{"left":-10,"top":-6,"right":10,"bottom":11},"decisions":55,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":1,"remaining":36,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"decisions":3,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"decisions":12,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":8,"drawn":"A03","remaining":30,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-1,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":11,"drawn":"WT11","remaining":27,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":1,"turn":38,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"decisions":86,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":44,"remaining":154,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","bag":[],"hidden":2,"decisions":110,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"RV01","remaining":205,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":4,"remaining":198,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":11,"drawn":"H","remaining":191,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":21,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"flock","skipEndsTurn":false,"player":1,"turn":11,"remaining":191,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":23,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":23,"drawn":"C","remaining":178,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":33,"remaining":166,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":3,"place":"monastery","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","bag":[],"hidden":1,"decisions":73,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":3,"supply":[],"floors":9,"prisoners":[],"bridges":2,"castles":2,"held":"D11","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":33,"remaining":166,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":3,"place":"monastery","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","bag":[],"hidden":1,"decisions":78,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"greedy","score":5,"supply":[],"floors":8,"prisoners":[],"bridges":0,"castles":3,"held":"WI07","cards":[]}],"asks":"tile","skipEndsTurn":false,"player":1,"turn":35,"drawn":"HS09","remaining":166,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":1,"decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":79,"drawn":"D05","remaining":121,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-7,"y":3},"fairy":{"x":-2,"y":2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"hidden":5,"decisions":189,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":89,"remaining":108,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":-3},"fairy":{"x":1,"y":4,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","bag":[],"hidden":5,"decisions":222,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":11,"remaining":158,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"table":{"left":-16,"top":-15,"right":15,"bottom":14},"decisions":25,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":5,"turn":11,"remaining":151,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":5},"bag":[],"table":{"left":-16,"top":-15,"right":15,"bottom":14},"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":105,"remaining":63,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"bag":[],"hidden":5,"table":{"left":-12,"top":-11,"right":8,"bottom":9},"decisions":266,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"exchange","skipEndsTurn":false,"mayGoOn":true,"player":4,"turn":107,"remaining":56,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":5,"table":{"left":-12,"top":-11,"right":8,"bottom":9},"decisions":277,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":4,"turn":131,"drawn":"O","remaining":36,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"hidden":5,"table":{"left":-11,"top":-10,"right":8,"bottom":8},"decisions":329,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"GQ11","remaining":160,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-14,"top":-14,"right":14,"bottom":14},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"player":0,"turn":1,"remaining":160,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bag":[],"table":{"left":-14,"top":-14,"right":14,"bottom":13},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":22,"remaining":223,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":3},"fairy":{"x":-1,"y":-3,"place":"road.N","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"bag":[],"decisions":55,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":22,"drawn":"U","remaining":222,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":3},"fairy":{"x":-1,"y":-3,"place":"road.N","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":1,"turn":22,"remaining":222,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":3},"fairy":{"x":-1,"y":-3,"place":"road.N","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","bag":[],"decisions":58,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":33,"remaining":206,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":1},"fairy":{"x":-1,"y":2,"place":"field.ESE","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"cathedral","bag":[],"decisions":91,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":5,"remaining":28,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","bag":[],"decisions":15,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":1,"turn":21,"remaining":14,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"market","bag":[],"decisions":65,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":21,"remaining":64,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"table":{"left":-7,"top":-4,"right":9,"bottom":9},"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"WI01","remaining":229,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"mayGoOn":true,"player":0,"turn":1,"remaining":229,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":7,"drawn":"D24","remaining":223,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":-2,"place":"road.S","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":9,"remaining":222,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":2,"place":"city.E","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":18,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":1,"turn":12,"remaining":219,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-1},"fairy":{"x":0,"y":2,"place":"field.ESE","player":0},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":18,"remaining":211,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":-1},"fairy":{"x":-3,"y":0,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"blacksmith","decisions":50,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":21,"drawn":"WI08","remaining":210,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":-1},"fairy":{"x":0,"y":-3,"place":"tower","player":0},"towers":[],"bridges":[],"castles":[],"count":"market","decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":8,"remaining":25,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":-1,"place":"road.S","player":3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"blacksmith","decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":0,"turn":1,"drawn":"AN12","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-25,"top":-25,"right":24,"bottom":25},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"mayGoOn":true,"player":3,"turn":8,"drawn":"AN11","remaining":29,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-2,"place":"city.N","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-24,"top":-24,"right":22,"bottom":24},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"mayGoOn":true,"player":2,"turn":11,"remaining":26,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":2,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-23,"top":-24,"right":22,"bottom":23},"decisions":21,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":31,"drawn":"D23","remaining":2,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-2,"place":"city.N","player":2},"towers":[],"bridges":[],"castles":[],"count":"market","table":{"left":-22,"top":-24,"right":21,"bottom":22},"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":1,"turn":34,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":-1,"place":"field.ESE","player":0},"towers":[],"bridges":[],"castles":[],"count":"market","table":{"left":-22,"top":-23,"right":21,"bottom":22},"decisions":76,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"U","remaining":108,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-14,"top":-14,"right":13,"bottom":14},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":10,"drawn":"D27","remaining":99,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":-1,"y":2,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-13,"top":-12,"right":12,"bottom":12},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":13,"remaining":96,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":3},"fairy":{"x":-1,"y":2,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-12,"top":-12,"right":12,"bottom":11},"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
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
  {"type":"none","turns":2,"hand":1,"endsTurn":false},
  {"type":"tile","statement":"tile H -1,-3 1","turns":1,"hand":1,"endsTurn":false,"action":{"type":"tile","statement":"tile H -1,-3 1","x":-1,"y":-3,"turns":1}},
  {"type":"none","turns":2,"narrowed":"barn","hand":1,"endsTurn":false},
  {"type":"none","turns":0,"endsTurn":false},
  {"type":"figure","statement":"flock add","turns":0,"endsTurn":false,"action":{"type":"addToFlock","statement":"flock add","tokens":17,"wolves":2}},
  {"type":"none","turns":0,"narrowed":"barn","endsTurn":false},
  {"type":"skip","statement":"skip","turns":0,"endsTurn":false,"action":{"type":"skip","statement":"skip"}},
  {"type":"figure","statement":"meeple city.E","turns":0,"piece":"meeple","endsTurn":false,"action":{"type":"figure","statement":"meeple city.E","figure":"meeple","place":"city.E","x":2,"y":-5}},
  {"type":"figure","statement":"meeple city.E","turns":0,"piece":"meeple","narrowed":"meeple","endsTurn":false,"action":{"type":"figure","statement":"meeple city.E","figure":"meeple","place":"city.E","x":2,"y":-5}},
];

const ofStudyView: StudyView[] = [
  {"path":[0],"canUndo":false,"canRedo":false,"line":{"comment":"Two turns.","shapes":["note 0,0 \"here\""],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 1","x":1,"y":0,"turns":1},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[0],"mark":"!?","comment":"Closes one end.","shapes":["arrow 1,0 0,0 red"],"variations":[{"comment":"Or so.","shapes":[],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 0","x":1,"y":0,"turns":0},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[],"mark":"??"},{"action":{"type":"figure","statement":"meeple road.S","figure":"meeple","place":"road.S","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!"}]}]},{"action":{"type":"figure","statement":"meeple road.N","figure":"meeple","place":"road.N","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!!"},{"action":{"type":"tile","statement":"tile U -1,0 0","x":-1,"y":0,"turns":0},"tile":"U","player":1,"turn":2,"decisions":3,"scored":[],"mark":"?"},{"action":{"type":"skip","statement":"skip"},"player":1,"turn":2,"decisions":4,"scored":[],"mark":"?!"}]}},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"tile":"H","left":1,"all":1,"fits":true},
];

const ofWhy: Why[] = [
  {"kind":"tile","tile":"H"},
  {"kind":"noSecondPart"},
  {"kind":"notOpen"},
  {"kind":"another"},
  {"kind":"taken"},
  {"kind":"edge","side":"N","shows":"city","wanted":"field"},
  {"kind":"noBridge"},
  {"kind":"bridgeUnneeded"},
  {"kind":"apart"},
  {"kind":"edge","side":"E","shows":"field","wanted":"city"},
  {"kind":"otherTile","tile":"H"},
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
  {"kind":"edge","side":"S","shows":"city","wanted":"road"},
  {"kind":"edge","side":"W","shows":"field","wanted":"road"},
  {"kind":"noMoveOut"},
  {"kind":"flock"},
  {"kind":"tokenKnown"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"bazaar"},
  {"kind":"noRecall"},
  {"kind":"noBarns"},
  {"kind":"occupied","feature":"field"},
  {"kind":"noFigure","figure":"large"},
  {"kind":"wrongPart","figure":"abbot","feature":"city"},
  {"kind":"wrongPart","figure":"abbot","feature":"road"},
  {"kind":"phantomLater"},
  {"kind":"figure","tile":"WR04"},
  {"kind":"noFoundation"},
  {"kind":"noFairy"},
  {"kind":"noArrow"},
  {"kind":"noKnight"},
  {"kind":"wrongPart","figure":"meeple","feature":"garden"},
  {"kind":"noFloorThere"},
  {"kind":"noMachine"},
  {"kind":"over"},
  {"kind":"dragon"},
  {"kind":"dragonStep"},
  {"kind":"noFloor"},
  {"kind":"noPortal"},
  {"kind":"dragonThere"},
  {"kind":"noBarnCorner"},
  {"kind":"phantom"},
  {"kind":"noFollower","figure":"builder","feature":"city"},
  {"kind":"wrongPart","figure":"builder","feature":"quarter"},
  {"kind":"riverApart"},
  {"kind":"occupied","feature":"monastery"},
  {"kind":"barnThere"},
  {"kind":"wrongPart","figure":"shepherd","feature":"tower"},
  {"kind":"sending"},
  {"kind":"riverBlocked"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"capture"},
  {"kind":"outOfReach"},
  {"kind":"notFlying"},
  {"kind":"shepherdThere"},
  {"kind":"riverTurns"},
  {"kind":"landing"},
  {"kind":"noLanding"},
  {"kind":"noBarn"},
  {"kind":"secondPart"},
  {"kind":"rollKnown"},
  {"kind":"beyondEdge"},
  {"kind":"moveOut"},
  {"kind":"castle"},
  {"kind":"complete","feature":"road"},
  {"kind":"count"},
  {"kind":"flown"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"knight"},
  {"kind":"exchange"},
  {"kind":"noPrisoner"},
  {"kind":"full"},
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
const same75: Same<keyof PartView, "cathedral" | "coats" | "feature" | "gives" | "goods" | "inn" | "kind" | "pigsty" | "princess" | "sides"> = true;
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
const same101: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "arrow" | "barn" | "bazaar" | "castle" | "church" | "city" | "fairy" | "field" | "flock" | "garden" | "goods" | "king" | "monastery" | "ransom" | "road" | "robber" | "rose" | "watchtower"> = true;
const same102: Same<NonNullable<Extract<EventView, { type: "scored" }>["goods"]>, "cloth" | "wheat" | "wine"> = true;
const same103: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same104: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same105: Same<NonNullable<GameView["asks"]>, "abbey" | "bazaar" | "capture" | "castle" | "count" | "dragon" | "exchange" | "figure" | "flock" | "landing" | "moveOut" | "nothing" | "phantom" | "secondPart" | "send" | "tile" | "wagon"> = true;
const same106: Same<NonNullable<PartView["feature"]>, "arrow" | "bazaar" | "church" | "city" | "darmstadtium" | "dragon" | "field" | "garden" | "hill" | "machine" | "monastery" | "portal" | "quarter" | "river" | "road" | "tower" | "vineyard" | "volcano" | "watchtower" | "wind_rose"> = true;
const same107: Same<NonNullable<PartView["kind"]>, "blue" | "city" | "coat" | "dome" | "figure" | "monastery" | "nave" | "orange" | "quarter" | "road"> = true;
const same108: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same109: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same110: Same<NonNullable<Selection["type"]>, "figure" | "none" | "skip" | "tile"> = true;
const same111: Same<NonNullable<StudyMove["mark"]>, "!" | "!!" | "!?" | "?" | "?!" | "??"> = true;
const same112: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same113: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "another" | "apart" | "barnThere" | "bazaar" | "beyondEdge" | "bridgeUnneeded" | "capture" | "castle" | "complete" | "count" | "dragon" | "dragonRests" | "dragonStep" | "dragonThere" | "edge" | "exchange" | "figure" | "flock" | "flown" | "full" | "knight" | "landing" | "moveOut" | "neverDrawn" | "noArrow" | "noBarn" | "noBarnCorner" | "noBarns" | "noBazaar" | "noBridge" | "noCapture" | "noCastle" | "noCount" | "noExchange" | "noFairy" | "noFigure" | "noFlock" | "noFloor" | "noFloorThere" | "noFollower" | "noFoundation" | "noHole" | "noKnight" | "noLanding" | "noMachine" | "noMoveOut" | "noPortal" | "noPrisoner" | "noRansom" | "noRecall" | "noSecondPart" | "noSending" | "noWagon" | "notFlying" | "notInBag" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "outOfReach" | "over" | "phantom" | "phantomLater" | "riverApart" | "riverBlocked" | "riverTurns" | "rollKnown" | "rollMissing" | "secondPart" | "sending" | "shepherdThere" | "taken" | "tile" | "tokenKnown" | "tokenMissing" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same114: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofChancesView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofStudyView, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48, same49, same50, same51, same52, same53, same54, same55, same56, same57, same58, same59, same60, same61, same62, same63, same64, same65, same66, same67, same68, same69, same70, same71, same72, same73, same74, same75, same76, same77, same78, same79, same80, same81, same82, same83, same84, same85, same86, same87, same88, same89, same90, same91, same92, same93, same94, same95, same96, same97, same98, same99, same100, same101, same102, same103, same104, same105, same106, same107, same108, same109, same110, same111, same112, same113, same114];
