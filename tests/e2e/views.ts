// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BazaarView, BoxView, BridgeView, CardView, CastleView, CellView, ChancesView, Consequences, DragonView, EventView, FairyView, FeatureView, FigureView, GameView, Goods, OptionView, PartView, PlayerView, Preview, PrisonerView, Selection, StudyLine, StudyMove, StudyView, TableView, TileView, TilesLeftView, TowerView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"type":"tile","statement":"tile R01 -1,-2 0","x":-1,"y":-2,"turns":0},
  {"type":"tileWithBridge","statement":"tile R01 -3,-1 1 bridge -3,-1 EW","x":-3,"y":-1,"turns":1,"bridgeX":-3,"bridgeY":-1,"axis":"EW"},
  {"type":"tileWithBridge","statement":"tile R01 1,-2 0 bridge 1,-2 NS","x":1,"y":-2,"turns":0,"bridgeX":1,"bridgeY":-2,"axis":"NS"},
  {"type":"skip","statement":"skip"},
  {"type":"figure","statement":"meeple field.NNE","figure":"meeple","place":"field.NNE","x":-3,"y":0},
  {"type":"bridge","statement":"bridge -3,0 NS","x":-3,"y":0,"axis":"NS"},
  {"type":"fairy","statement":"fairy -4,0 field.SSW","x":-4,"y":0,"place":"field.SSW","figure":"meeple"},
  {"type":"tile","statement":"tile R06 -3,2 2","x":-3,"y":2,"turns":2,"like":0},
  {"type":"bridge","statement":"bridge -3,3 EW","x":-3,"y":3,"axis":"EW"},
  {"type":"placeAt","statement":"meeple -2,-1 road.W","figure":"meeple","place":"road.W","x":-2,"y":-1},
  {"type":"floor","statement":"piece 0,2","x":0,"y":2,"floors":1},
  {"type":"dragon","statement":"dragon 3,6","x":3,"y":6},
  {"type":"recall","statement":"recall"},
  {"type":"princess","statement":"princess -4,1 city.S red wagon","x":-4,"y":1,"place":"city.S","player":0,"figure":"wagon"},
  {"type":"choose","statement":"red choose T21","tile":"T21"},
  {"type":"bid","statement":"red bid T21 0","tile":"T21","points":0},
  {"type":"capture","statement":"capture -2,8 field.NNE red meeple","x":-2,"y":8,"place":"field.NNE","player":0,"figure":"meeple"},
  {"type":"setOff","statement":"abbot machine","figure":"abbot","x":7,"y":6},
  {"type":"ransom","statement":"ransom red meeple","player":0,"figure":"meeple"},
  {"type":"sell","statement":"blue sell"},
  {"type":"buy","statement":"red buy"},
  {"type":"barn","statement":"barn SW","x":1,"y":-2,"corner":"SW"},
  {"type":"castle","statement":"red castle -1,-3 city.E","x":-1,"y":-3,"place":"city.E"},
  {"type":"send","statement":"meeple quarter.castle","figure":"meeple","place":"quarter.castle","x":-1,"y":0},
  {"type":"count","statement":"count quarter.market","place":"quarter.market","x":-1,"y":0},
  {"type":"abbey","statement":"abbey 1,-3","x":1,"y":-3},
  {"type":"goOn","statement":"go-on"},
  {"type":"moveOut","statement":"black move quarter.cathedral meeple 2,0 monastery","figure":"meeple","quarter":"cathedral","place":"monastery","x":2,"y":0},
  {"type":"moveOut","statement":"yellow move quarter.market meeple -2,-1 field.NNE","figure":"meeple","quarter":"market","place":"field.NNE","x":-2,"y":-1},
  {"type":"move","statement":"wagon 1,2 monastery","figure":"wagon","place":"monastery","x":1,"y":2},
  {"type":"moveOut","statement":"yellow move quarter.blacksmith wagon -2,-1 road.W","figure":"wagon","quarter":"blacksmith","place":"road.W","x":-2,"y":-1},
  {"type":"moveOut","statement":"move quarter.castle meeple -4,1 city.N","figure":"meeple","quarter":"castle","place":"city.N","x":-4,"y":1},
  {"type":"fairy","statement":"fairy 0,-1","x":0,"y":-1},
  {"type":"exchange","statement":"exchange yellow large","player":0,"figure":"large"},
  {"type":"end","statement":"end"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":0,"y":-1,"fits":24,"left":38},
];

const ofChancesView: ChancesView[] = [
  {"next":0,"players":[545],"first":500},
  {"next":0,"players":[]},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[]},
  {"events":[],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"garden","x":-2,"y":8,"place":"garden","completed":false,"tiles":1,"coats":0,"open":7,"cities":0,"worth":2,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":1}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-6,"y":0,"place":"city.E","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"bridgeBuilt","player":1,"x":-5,"y":0,"axis":"NS"}],"features":[]},
  {"events":[{"type":"scored","player":0,"points":2,"feature":"arrow","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-6,"y":0,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":2,"could":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"tower","x":-1,"y":2,"place":"tower","completed":false,"tiles":1,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"floors":0}]},
  {"events":[{"type":"floorPlaced","player":1,"x":0,"y":2,"floors":1}],"features":[]},
  {"events":[{"type":"scored","player":0,"points":3,"feature":"garden","x":5,"y":7,"place":"garden","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":2,"strengths":[]},{"type":"figureReturned","player":0,"figure":"abbot","x":5,"y":7,"place":"garden","cause":"takenBack"}],"features":[]},
  {"events":[{"type":"bidMade","player":0,"points":0}],"features":[]},
  {"events":[{"type":"scored","player":0,"points":-9,"feature":"bazaar","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},{"type":"tileTaken","player":0,"tile":"T21"}],"features":[]},
  {"events":[{"type":"prisonerFreed","player":1,"figure":"meeple","captor":0,"ransom":true},{"type":"scored","player":1,"points":-3,"feature":"ransom","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"scored","player":0,"points":5,"feature":"monastery","x":3,"y":6,"place":"monastery","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":4,"strengths":[]}],"features":[]},
  {"events":[{"type":"scored","player":1,"points":2,"feature":"road","x":-3,"y":-6,"place":"road.S","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},{"type":"figureReturned","player":1,"figure":"meeple","x":-3,"y":-6,"place":"road.S","cause":"scored"}],"features":[]},
  {"events":[{"type":"castleBuilt","player":5,"x":0,"y":-3,"place":"city.W"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"road","x":-3,"y":1,"place":"road.S","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"inn":true,"worth":0,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true}]},
  {"events":[],"features":[{"type":"feature","feature":"road","x":-3,"y":0,"place":"road.N","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"inn":true,"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"figureMoved","player":3,"figure":"meeple","x":0,"y":0,"place":"quarter.cathedral","toX":2,"toY":0,"toPlace":"monastery"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":1,"place":"city.E","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"countMoved","player":3,"quarter":"market"}],"features":[]},
  {"events":[{"type":"countMoved","player":3,"quarter":"blacksmith"}],"features":[]},
  {"events":[{"type":"countMoved","player":3,"quarter":"cathedral"}],"features":[]},
  {"events":[{"type":"countMoved","player":2,"quarter":"castle"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":3,"y":-2,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":2,"could":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":7,"y":3,"place":"city.S","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"scored","player":1,"points":51,"feature":"city","x":2,"y":-2,"place":"city.N","completed":true,"atEnd":false,"tiles":14,"coats":3,"cathedral":true,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[{"type":"feature","feature":"city","x":-1,"y":-5,"place":"city.E","completed":true,"tiles":14,"coats":3,"open":0,"cities":0,"cathedral":true,"goods":{"wine":2,"wheat":1,"cloth":1},"worth":51,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-5,"y":2,"place":"city.S","completed":false,"tiles":5,"coats":1,"open":1,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":6,"could":18,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-5,"y":6,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":4,"cities":0,"cathedral":true,"worth":2,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-5,"y":2,"place":"city.W","completed":true,"tiles":5,"coats":1,"open":0,"cities":0,"cathedral":true,"worth":18,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
];

const ofEventView: EventView[] = [
  {"type":"turn","player":0,"turn":1,"tile":"R01"},
  {"type":"tilePlaced","player":0,"tile":"R01","x":-3,"y":0,"turns":2},
  {"type":"figurePlaced","player":1,"figure":"meeple","x":-4,"y":0,"place":"field.SSW"},
  {"type":"fairyMoved","player":1,"x":-4,"y":0,"place":"field.SSW"},
  {"type":"discarded","player":0,"tile":"S05"},
  {"type":"scored","player":1,"points":1,"feature":"fairy","x":-4,"y":0,"place":"field.SSW","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[0]},
  {"type":"bridgeBuilt","player":0,"x":-3,"y":3,"axis":"EW"},
  {"type":"dragonMoved","player":0,"x":3,"y":7,"walks":false},
  {"type":"card","player":0,"card":"king","tiles":2,"x":4,"y":8,"place":"city.W"},
  {"type":"card","player":0,"card":"robber","tiles":2,"x":1,"y":4,"place":"road.S"},
  {"type":"secondPart","player":1,"arrow":true},
  {"type":"drawn","player":1,"tile":"W02"},
  {"type":"figureReturned","player":0,"figure":"wagon","x":-4,"y":1,"place":"city.S","cause":"sentAway"},
  {"type":"tileOffered","tile":"T21"},
  {"type":"tileChosen","player":0,"tile":"T21"},
  {"type":"goods","player":0,"wine":0,"wheat":1,"cloth":0,"x":3,"y":-3,"place":"city.S"},
  {"type":"figureReturned","player":1,"figure":"meeple","x":-3,"y":2,"place":"field.ESE","cause":"eaten"},
  {"type":"figureCaptured","captor":0,"player":1,"figure":"meeple","x":-4,"y":11,"place":"field.ENE"},
  {"type":"rolled","player":0,"figure":"abbot","fromX":-2,"fromY":-6,"steps":1,"x":-1,"y":-6,"lands":false},
  {"type":"scored","player":1,"points":8,"feature":"city","x":-3,"y":6,"place":"city.S","completed":false,"atEnd":true,"tiles":7,"coats":1,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":3,"feature":"field","x":-3,"y":5,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":4,"feature":"field","x":1,"y":8,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":10,"feature":"goods","goods":"wine","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":10,"feature":"goods","goods":"wheat","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":15,"feature":"king","completed":false,"atEnd":true,"tiles":4,"coats":0,"cities":0,"count":15,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":17,"feature":"robber","completed":false,"atEnd":true,"tiles":3,"coats":0,"cities":0,"count":17,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[1],"points":63},
  {"type":"turn","player":4,"turn":41},
  {"type":"scored","player":2,"points":4,"feature":"road","x":-8,"y":-3,"place":"road.E","completed":true,"atEnd":false,"tiles":2,"coats":0,"inn":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"drawn","player":0},
  {"type":"barnPlaced","player":1,"x":-1,"y":3,"corner":"NE"},
  {"type":"scored","player":3,"points":20,"feature":"barn","x":-3,"y":1,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":5,"count":0,"neighbours":0,"strengths":[]},
  {"type":"fairyMoved","player":0,"x":0,"y":-2},
  {"type":"scored","player":4,"points":2,"feature":"castle","x":3,"y":1,"place":"city.S","completed":true,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":0,"figure":"pig","x":1,"y":-4,"place":"field.SSW","cause":"leftAlone"},
  {"type":"scored","player":1,"points":10,"feature":"goods","goods":"cloth","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":10,"feature":"field","x":-1,"y":0,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":3,"castles":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":5,"feature":"field","x":-4,"y":-1,"place":"city.N","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":6,"feature":"field","x":4,"y":5,"place":"city.N","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":21,"feature":"field","x":-6,"y":-1,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":5,"castles":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"city","x":1,"y":1,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"field","x":1,"y":1,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"field","x":-4,"y":0,"place":"field.SSW","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[1],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"field","x":-3,"y":1,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"pigsty":true,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"road","x":-3,"y":2,"place":"road.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"worth":1,"could":1,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"monastery","x":-1,"y":8,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":6,"cities":0,"worth":3,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":2},
  {"type":"feature","feature":"city","x":3,"y":-3,"place":"city.S","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":0,"y":-6,"place":"city.N","completed":false,"tiles":3,"coats":0,"open":5,"cities":0,"cathedral":true,"worth":0,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"city","x":-1,"y":-5,"place":"city.E","completed":false,"tiles":6,"coats":1,"open":7,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":0,"could":21,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"city","x":0,"y":1,"place":"city.S","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"field","x":-1,"y":3,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[1],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":4,"y":-2,"place":"city.N","completed":false,"tiles":3,"coats":0,"open":5,"cities":0,"cathedral":true,"worth":0,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true},
  {"type":"feature","feature":"city","x":4,"y":-3,"place":"city.S","completed":false,"tiles":4,"coats":0,"open":5,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":0,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true},
  {"type":"feature","feature":"city","x":3,"y":2,"place":"city.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true},
  {"type":"feature","feature":"quarter","x":4,"y":-2,"place":"quarter.castle","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":0,"could":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":9,"y":2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"road","x":-3,"y":0,"place":"road.N","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"inn":true,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":2,"y":4,"place":"city.W","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true,"powerless":true},
  {"type":"feature","feature":"city","x":-6,"y":2,"place":"city.N","completed":false,"tiles":2,"coats":1,"open":4,"cities":0,"cathedral":true,"worth":3,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Hills & Sheep"},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Hills & Sheep"},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"second"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"wagon"}],"players":[{"colour":"red","name":"Red","score":0,"supply":[{"figure":"meeple","count":7}],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"bridges":3,"castles":3,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"R01","remaining":205,"tiles":[{"tile":"C07","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-35,"top":-35,"right":34,"bottom":35},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":1,"remaining":205,"tiles":[{"tile":"C01","x":-2,"y":-1,"turns":0,"player":0}],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-35,"top":-35,"right":33,"bottom":35},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":1,"turn":2,"remaining":204,"tiles":[],"figures":[{"figure":"meeple","player":1,"x":-4,"y":0,"place":"field.SSW","lying":true}],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-35,"top":-35,"right":32,"bottom":35},"decisions":5,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":0,"turn":3,"remaining":203,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-35,"top":-35,"right":32,"bottom":35},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":7,"drawn":"R07","remaining":198,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-4,"y":0,"place":"field.SSW","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-35,"top":-34,"right":31,"bottom":35},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":7,"remaining":198,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-4,"y":0,"place":"field.SSW","player":1},"towers":[],"bridges":[{"x":-3,"y":3,"axis":"EW"}],"castles":[],"count":"castle","table":{"left":-35,"top":-33,"right":31,"bottom":35},"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":23,"remaining":182,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":7},"fairy":{"x":-4,"y":1,"place":"city.S","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-32,"top":-27,"right":31,"bottom":35},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":5,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"bridges":2,"castles":3,"cards":[{"card":"king","tiles":2}]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":27,"drawn":"B","remaining":178,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":7},"fairy":{"x":-1,"y":8,"place":"monastery","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-32,"top":-27,"right":31,"bottom":34},"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":5,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"bridges":2,"castles":3,"cards":[{"card":"robber","tiles":2}]}],"asks":"figure","skipEndsTurn":true,"player":1,"turn":30,"remaining":175,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":7},"fairy":{"x":-3,"y":5,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-32,"top":-26,"right":31,"bottom":34},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":33,"drawn":"T03","remaining":171,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":7},"fairy":{"x":-3,"y":6,"place":"city.S","player":1},"towers":[{"x":0,"y":2,"floors":1}],"bridges":[{"x":-2,"y":5,"axis":"NS"}],"castles":[],"count":"castle","table":{"left":-31,"top":-26,"right":31,"bottom":34},"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":0,"turn":35,"remaining":169,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":7,"steps":6},"fairy":{"x":-4,"y":1,"place":"city.S","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-31,"top":-26,"right":31,"bottom":34},"decisions":76,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":60,"remaining":142,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":-2},"fairy":{"x":-3,"y":4,"place":"field.SSW","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":["T21"],"chooser":0},"count":"castle","table":{"left":-30,"top":-26,"right":30,"bottom":33},"decisions":127,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":60,"remaining":142,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":-2},"fairy":{"x":-3,"y":4,"place":"field.SSW","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0,"chosen":"T21"},"count":"castle","table":{"left":-30,"top":-26,"right":30,"bottom":33},"decisions":128,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":70,"remaining":133,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-2},"fairy":{"x":3,"y":0,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":["elsewhere"],"table":{"left":-30,"top":-25,"right":29,"bottom":33},"decisions":154,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":1,"turn":82,"remaining":121,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":2},"fairy":{"x":-3,"y":5,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-30,"top":-24,"right":29,"bottom":32},"decisions":185,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":20,"supply":[],"goods":{"wine":1,"wheat":1,"cloth":0},"floors":7,"prisoners":[{"player":1,"figure":"meeple","count":1}],"bridges":0,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":1,"turn":108,"drawn":"N","remaining":95,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":0},"fairy":{"x":5,"y":6,"place":"field.ESE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-29,"top":-23,"right":28,"bottom":31},"decisions":252,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":true,"player":0,"turn":119,"remaining":82,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":0},"fairy":{"x":-3,"y":4,"place":"field.SSW","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1,"chosen":"X","bid":4,"bidder":1},"count":"castle","table":{"left":-29,"top":-23,"right":28,"bottom":31},"decisions":279,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":9,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":0,"prisoners":[],"bridges":0,"castles":3,"held":"O","cards":[]}],"asks":"dragon","skipEndsTurn":false,"player":0,"turn":197,"remaining":5,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-8,"steps":6},"fairy":{"x":3,"y":9,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-27,"top":-21,"right":25,"bottom":28},"decisions":480,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":1,"turn":204,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-12,"y":3},"fairy":{"x":3,"y":0,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-27,"top":-21,"right":24,"bottom":28},"decisions":498,"canUndo":true,"canRedo":false,"over":true,"winners":[1]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]},{"colour":"green","name":"Green","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"G11","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"black","name":"Black","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"pink","name":"Pink","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"RV01","remaining":223,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":1,"remaining":223,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"player":3,"turn":10,"remaining":197,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":-2,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":27,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":false,"player":5,"turn":10,"remaining":197,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":-2,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"player":3,"turn":10,"remaining":197,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":-2,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":29,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"count","skipEndsTurn":true,"player":3,"turn":10,"remaining":197,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":-2,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":30,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":3,"turn":15,"remaining":186,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":-2,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"castle","decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":2,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":1,"castles":2,"held":"D26","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":15,"remaining":186,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":-2,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","decisions":45,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":4,"turn":17,"drawn":"G08","remaining":186,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":-2,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":4,"turn":23,"remaining":184,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":2},"fairy":{"x":3,"y":-2,"place":"city.N","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":3,"turn":27,"remaining":174,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":2},"fairy":{"x":3,"y":-2,"place":"city.N","player":3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"castle","decisions":74,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":5,"turn":36,"drawn":"AN10","remaining":171,"tiles":[],"figures":[],"barns":[],"dragon":{"x":7,"y":0},"fairy":{"x":4,"y":-2,"place":"city.E","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":112,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"player":4,"turn":41,"remaining":167,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":-1},"fairy":{"x":5,"y":0,"place":"field.SSW","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":123,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"secondPart","skipEndsTurn":true,"player":0,"turn":73,"remaining":135,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-1},"fairy":{"x":7,"y":-1,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":217,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":false,"player":3,"turn":93,"remaining":117,"tiles":[],"figures":[],"barns":[],"dragon":{"x":7,"y":3},"fairy":{"x":2,"y":-2,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":276,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":104,"remaining":107,"tiles":[],"figures":[],"barns":[],"dragon":{"x":7,"y":3},"fairy":{"x":6,"y":-6,"place":"field.WNW","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"decisions":301,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"Ng","remaining":87,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":15,"drawn":"A10","remaining":73,"tiles":[],"figures":[],"barns":[{"player":1,"x":-1,"y":3,"corner":"NE"}],"towers":[],"bridges":[],"castles":[],"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"wagon","skipEndsTurn":true,"player":0,"turn":27,"remaining":63,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":55,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"AN14","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-38,"top":-38,"right":38,"bottom":38},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"table":{"left":-38,"top":-38,"right":38,"bottom":37},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":3,"remaining":34,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-1},"towers":[],"bridges":[],"castles":[],"table":{"left":-37,"top":-37,"right":38,"bottom":36},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":1,"turn":4,"remaining":33,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-1},"fairy":{"x":0,"y":-2},"towers":[],"bridges":[],"castles":[],"table":{"left":-37,"top":-37,"right":37,"bottom":36},"decisions":10,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":8,"drawn":"A01","remaining":29,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-2},"fairy":{"x":1,"y":1},"towers":[],"bridges":[],"castles":[],"table":{"left":-37,"top":-36,"right":37,"bottom":36},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":4,"remaining":91,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-21,"top":-20,"right":22,"bottom":21},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"W12","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-21,"top":-21,"right":20,"bottom":21},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":8,"drawn":"S01","remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[{"x":3,"y":2,"place":"city.N","scored":false}],"count":"castle","table":{"left":-19,"top":-19,"right":20,"bottom":20},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":12,"remaining":22,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","table":{"left":-19,"top":-19,"right":19,"bottom":20},"decisions":31,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"held":"C12","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":12,"remaining":22,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","table":{"left":-19,"top":-19,"right":19,"bottom":20},"decisions":32,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"held":"AN03","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":12,"remaining":22,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","table":{"left":-19,"top":-19,"right":19,"bottom":20},"decisions":33,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":22,"remaining":117,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"decisions":51,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"exchange","skipEndsTurn":false,"player":3,"turn":48,"remaining":172,"tiles":[],"figures":[],"barns":[],"dragon":{"x":7,"y":2},"fairy":{"x":2,"y":0,"place":"field.ESE","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-10,"top":-14,"right":18,"bottom":18},"decisions":113,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"H","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","score":0,"supply":[],"floors":6,"prisoners":[],"cards":[]},{"colour":"black","name":"Black","level":"novice","score":0,"supply":[],"floors":6,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"R","remaining":106,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"RV01","remaining":200,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"table":{"left":-37,"top":-36,"right":36,"bottom":37},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","score":0,"supply":[],"bridges":1,"castles":2,"held":"H","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":3,"turn":22,"remaining":69,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"decisions":40,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"L","remaining":70,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"landing","skipEndsTurn":false,"player":1,"turn":52,"remaining":143,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":4},"fairy":{"x":-5,"y":-3,"place":"monastery","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-20,"top":-18,"right":16,"bottom":19},"decisions":146,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":12,"remaining":164,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"table":{"left":-17,"top":-17,"right":20,"bottom":17},"decisions":29,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":6,"remaining":175,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"RV01","remaining":136,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-35,"top":-35,"right":34,"bottom":35},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"bridges":3,"castles":3,"held":"G08","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":25,"remaining":103,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","table":{"left":-31,"top":-33,"right":32,"bottom":32},"decisions":41,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":5,"remaining":34,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":1,"place":"road.W","player":1},"towers":[],"bridges":[],"castles":[],"decisions":13,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":6,"drawn":"T14","remaining":32,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":1,"place":"road.W","player":1},"towers":[],"bridges":[],"castles":[],"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":1,"turn":10,"remaining":29,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":0,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"arrows":[],"decisions":24,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":7,"drawn":"Ug","remaining":111,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":0},"fairy":{"x":1,"y":1,"place":"road.E","player":1},"towers":[],"bridges":[],"castles":[],"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":2,"turn":7,"remaining":111,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":0},"fairy":{"x":1,"y":1,"place":"road.E","player":1},"towers":[],"bridges":[],"castles":[],"decisions":16,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":9,"remaining":105,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":0},"fairy":{"x":-1,"y":-1,"place":"road.N","player":3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"decisions":22,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":20,"remaining":146,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"table":{"left":-22,"top":-22,"right":18,"bottom":20},"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":17,"remaining":17,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":false,"player":1,"turn":14,"remaining":22,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"H","remaining":38,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":0},"towers":[],"bridges":[],"castles":[],"table":{"left":-17,"top":-17,"right":17,"bottom":17},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":25,"remaining":11,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-1},"fairy":{"x":3,"y":0,"place":"road.N","player":3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"table":{"left":-13,"top":-13,"right":15,"bottom":14},"decisions":74,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","score":0,"supply":[],"floors":9,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"G06","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-34,"top":-34,"right":34,"bottom":34},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"floors":9,"prisoners":[],"bridges":3,"castles":3,"held":"FL03","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":1,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"table":{"left":-34,"top":-33,"right":34,"bottom":34},"decisions":5,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":5,"drawn":"G03","remaining":34,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1},"towers":[],"bridges":[],"castles":[],"table":{"left":-33,"top":-32,"right":34,"bottom":34},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":5,"remaining":31,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"table":{"left":-33,"top":-32,"right":34,"bottom":33},"decisions":16,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":2,"turn":6,"remaining":31,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1},"towers":[],"bridges":[],"castles":[],"table":{"left":-33,"top":-32,"right":33,"bottom":33},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":false,"player":4,"turn":10,"remaining":29,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
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
  {"feature":"machine","sides":"NE","coats":0},
];

const ofPreview: Preview[] = [
  {"tiles":218,"mostPlayers":6},
];

const ofSelection: Selection[] = [
  {"type":"none","turns":1,"hand":2,"endsTurn":false},
  {"type":"tile","statement":"tile S02 -5,0 2","turns":1,"hand":2,"endsTurn":false,"action":{"type":"tile","statement":"tile S02 -5,0 2","x":-5,"y":0,"turns":2}},
  {"type":"none","turns":1,"narrowed":"barn","hand":2,"endsTurn":false},
  {"type":"none","turns":0,"endsTurn":false},
  {"type":"skip","statement":"skip","turns":0,"endsTurn":false,"action":{"type":"skip","statement":"skip"}},
  {"type":"none","turns":0,"narrowed":"barn","endsTurn":false},
  {"type":"figure","statement":"meeple field.SSW","turns":0,"piece":"meeple","endsTurn":false,"action":{"type":"figure","statement":"meeple field.SSW","figure":"meeple","place":"field.SSW","x":-3,"y":3}},
  {"type":"figure","statement":"meeple field.SSW","turns":0,"piece":"meeple","narrowed":"meeple","endsTurn":false,"action":{"type":"figure","statement":"meeple field.SSW","figure":"meeple","place":"field.SSW","x":-3,"y":3}},
];

const ofStudyView: StudyView[] = [
  {"path":[0],"canUndo":false,"canRedo":false,"line":{"comment":"Two turns.","shapes":["note 0,0 \"here\""],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 1","x":1,"y":0,"turns":1},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[0],"mark":"!?","comment":"Closes one end.","shapes":["arrow 1,0 0,0 red"],"variations":[{"comment":"Or so.","shapes":[],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 0","x":1,"y":0,"turns":0},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[],"mark":"??"},{"action":{"type":"figure","statement":"meeple road.S","figure":"meeple","place":"road.S","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!"}]}]},{"action":{"type":"figure","statement":"meeple road.N","figure":"meeple","place":"road.N","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!!"},{"action":{"type":"tile","statement":"tile U -1,0 0","x":-1,"y":0,"turns":0},"tile":"U","player":1,"turn":2,"decisions":3,"scored":[],"mark":"?"},{"action":{"type":"skip","statement":"skip"},"player":1,"turn":2,"decisions":4,"scored":[],"mark":"?!"}]}},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"tile":"D","left":1,"all":1,"fits":true},
];

const ofWhy: Why[] = [
  {"kind":"tile","tile":"S02"},
  {"kind":"noSecondPart"},
  {"kind":"notOpen"},
  {"kind":"taken"},
  {"kind":"edge","side":"E","shows":"city","wanted":"field"},
  {"kind":"edge","side":"N","shows":"river","wanted":"field"},
  {"kind":"noBridge"},
  {"kind":"apart"},
  {"kind":"riverApart"},
  {"kind":"otherTile","tile":"S02"},
  {"kind":"abbeyLater"},
  {"kind":"dragonRests"},
  {"kind":"noCapture"},
  {"kind":"noCastle"},
  {"kind":"nowhere"},
  {"kind":"noExchange"},
  {"kind":"noRansom"},
  {"kind":"noBazaar"},
  {"kind":"noSending"},
  {"kind":"noCount"},
  {"kind":"noRecall"},
  {"kind":"noBarns"},
  {"kind":"occupied","feature":"field"},
  {"kind":"noFigure","figure":"large"},
  {"kind":"wrongPart","figure":"abbot","feature":"field"},
  {"kind":"wrongPart","figure":"abbot","feature":"road"},
  {"kind":"noFollower","figure":"builder","feature":"road"},
  {"kind":"phantomLater"},
  {"kind":"figure","tile":"R07"},
  {"kind":"noFoundation"},
  {"kind":"noFairy"},
  {"kind":"noArrow"},
  {"kind":"noKnight"},
  {"kind":"noMachine"},
  {"kind":"wrongPart","figure":"builder","feature":"quarter"},
  {"kind":"edge","side":"W","shows":"river","wanted":"road"},
  {"kind":"wrongPart","figure":"abbot","feature":"city"},
  {"kind":"riverTurns"},
  {"kind":"bridgeUnneeded"},
  {"kind":"edge","side":"S","shows":"river","wanted":"field"},
  {"kind":"noMoveOut"},
  {"kind":"wrongPart","figure":"meeple","feature":"garden"},
  {"kind":"noFloorThere"},
  {"kind":"dragon"},
  {"kind":"dragonStep"},
  {"kind":"wrongPart","figure":"builder","feature":"monastery"},
  {"kind":"bazaar"},
  {"kind":"phantom"},
  {"kind":"capture"},
  {"kind":"outOfReach"},
  {"kind":"noFloor"},
  {"kind":"over"},
  {"kind":"noBarnCorner"},
  {"kind":"castle"},
  {"kind":"dragonThere"},
  {"kind":"complete","feature":"city"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"moveOut"},
  {"kind":"occupied","feature":"tower"},
  {"kind":"secondPart"},
  {"kind":"noPortal"},
  {"kind":"noBarn"},
  {"kind":"barnThere"},
  {"kind":"count"},
  {"kind":"sending"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"rollKnown"},
  {"kind":"notFlying"},
  {"kind":"riverBlocked"},
  {"kind":"beyondEdge"},
  {"kind":"flown"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"knight"},
  {"kind":"exchange"},
  {"kind":"noPrisoner"},
  {"kind":"full"},
  {"kind":"landing"},
  {"kind":"noLanding"},
  {"kind":"rollMissing"},
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
const same11: Same<keyof Extract<ActionView, { type: "barn" }>, "corner" | "statement" | "type" | "x" | "y"> = true;
const same12: Same<keyof Extract<ActionView, { type: "bid" }>, "points" | "statement" | "tile" | "type"> = true;
const same13: Same<keyof Extract<ActionView, { type: "bridge" }>, "axis" | "statement" | "type" | "x" | "y"> = true;
const same14: Same<keyof Extract<ActionView, { type: "buy" }>, "statement" | "type"> = true;
const same15: Same<keyof Extract<ActionView, { type: "capture" }>, "figure" | "place" | "player" | "statement" | "type" | "x" | "y"> = true;
const same16: Same<keyof Extract<ActionView, { type: "castle" }>, "place" | "statement" | "type" | "x" | "y"> = true;
const same17: Same<keyof Extract<ActionView, { type: "choose" }>, "statement" | "tile" | "type"> = true;
const same18: Same<keyof Extract<ActionView, { type: "count" }>, "place" | "statement" | "type" | "x" | "y"> = true;
const same19: Same<keyof Extract<ActionView, { type: "dragon" }>, "statement" | "type" | "x" | "y"> = true;
const same20: Same<keyof Extract<ActionView, { type: "end" }>, "statement" | "type"> = true;
const same21: Same<keyof Extract<ActionView, { type: "exchange" }>, "figure" | "player" | "statement" | "type"> = true;
const same22: Same<keyof Extract<ActionView, { type: "fairy" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same23: Same<keyof Extract<ActionView, { type: "figure" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same24: Same<keyof Extract<ActionView, { type: "floor" }>, "floors" | "statement" | "type" | "x" | "y"> = true;
const same25: Same<keyof Extract<ActionView, { type: "goOn" }>, "statement" | "type"> = true;
const same26: Same<keyof Extract<ActionView, { type: "move" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same27: Same<keyof Extract<ActionView, { type: "moveOut" }>, "figure" | "place" | "quarter" | "statement" | "type" | "x" | "y"> = true;
const same28: Same<keyof Extract<ActionView, { type: "placeAt" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same29: Same<keyof Extract<ActionView, { type: "princess" }>, "figure" | "place" | "player" | "statement" | "type" | "x" | "y"> = true;
const same30: Same<keyof Extract<ActionView, { type: "ransom" }>, "figure" | "player" | "statement" | "type"> = true;
const same31: Same<keyof Extract<ActionView, { type: "recall" }>, "statement" | "type"> = true;
const same32: Same<keyof Extract<ActionView, { type: "sell" }>, "statement" | "type"> = true;
const same33: Same<keyof Extract<ActionView, { type: "send" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same34: Same<keyof Extract<ActionView, { type: "setOff" }>, "figure" | "statement" | "type" | "x" | "y"> = true;
const same35: Same<keyof Extract<ActionView, { type: "skip" }>, "statement" | "type"> = true;
const same36: Same<keyof Extract<ActionView, { type: "tile" }>, "like" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same37: Same<keyof Extract<ActionView, { type: "tileWithBridge" }>, "axis" | "bridgeX" | "bridgeY" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same38: Same<keyof Extract<EventView, { type: "barnPlaced" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same39: Same<keyof Extract<EventView, { type: "bidMade" }>, "player" | "points" | "type"> = true;
const same40: Same<keyof Extract<EventView, { type: "bridgeBuilt" }>, "axis" | "player" | "type" | "x" | "y"> = true;
const same41: Same<keyof Extract<EventView, { type: "card" }>, "card" | "place" | "player" | "tiles" | "type" | "x" | "y"> = true;
const same42: Same<keyof Extract<EventView, { type: "castleBuilt" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same43: Same<keyof Extract<EventView, { type: "countMoved" }>, "player" | "quarter" | "type"> = true;
const same44: Same<keyof Extract<EventView, { type: "discarded" }>, "player" | "tile" | "type"> = true;
const same45: Same<keyof Extract<EventView, { type: "dragonMoved" }>, "player" | "type" | "walks" | "x" | "y"> = true;
const same46: Same<keyof Extract<EventView, { type: "drawn" }>, "player" | "tile" | "type"> = true;
const same47: Same<keyof Extract<EventView, { type: "fairyMoved" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same48: Same<keyof Extract<EventView, { type: "figureCaptured" }>, "captor" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same49: Same<keyof Extract<EventView, { type: "figureMoved" }>, "figure" | "place" | "player" | "toPlace" | "toX" | "toY" | "type" | "x" | "y"> = true;
const same50: Same<keyof Extract<EventView, { type: "figurePlaced" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same51: Same<keyof Extract<EventView, { type: "figureReturned" }>, "cause" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same52: Same<keyof Extract<EventView, { type: "floorPlaced" }>, "floors" | "player" | "type" | "x" | "y"> = true;
const same53: Same<keyof Extract<EventView, { type: "goods" }>, "cloth" | "place" | "player" | "type" | "wheat" | "wine" | "x" | "y"> = true;
const same54: Same<keyof Extract<EventView, { type: "over" }>, "points" | "type" | "winners"> = true;
const same55: Same<keyof Extract<EventView, { type: "prisonerFreed" }>, "captor" | "figure" | "player" | "ransom" | "type"> = true;
const same56: Same<keyof Extract<EventView, { type: "rolled" }>, "figure" | "fromX" | "fromY" | "lands" | "player" | "steps" | "type" | "x" | "y"> = true;
const same57: Same<keyof Extract<EventView, { type: "scored" }>, "atEnd" | "castles" | "cathedral" | "cities" | "coats" | "completed" | "count" | "feature" | "goods" | "inn" | "neighbours" | "pig" | "pigsty" | "place" | "player" | "points" | "strengths" | "tiles" | "type" | "x" | "y"> = true;
const same58: Same<keyof Extract<EventView, { type: "secondPart" }>, "arrow" | "player" | "type"> = true;
const same59: Same<keyof Extract<EventView, { type: "tileChosen" }>, "player" | "tile" | "type"> = true;
const same60: Same<keyof Extract<EventView, { type: "tileOffered" }>, "tile" | "type"> = true;
const same61: Same<keyof Extract<EventView, { type: "tilePlaced" }>, "player" | "tile" | "turns" | "type" | "x" | "y"> = true;
const same62: Same<keyof Extract<EventView, { type: "tileTaken" }>, "player" | "tile" | "type"> = true;
const same63: Same<keyof Extract<EventView, { type: "turn" }>, "player" | "tile" | "turn" | "type"> = true;
const same64: Same<keyof FairyView, "place" | "player" | "x" | "y"> = true;
const same65: Same<keyof FeatureView, "barns" | "castle" | "cathedral" | "cities" | "coats" | "completed" | "could" | "each" | "feature" | "floors" | "goods" | "holders" | "inn" | "neighbours" | "nothing" | "open" | "pigsty" | "place" | "points" | "powerless" | "set" | "strengths" | "tiles" | "type" | "worth" | "x" | "y"> = true;
const same66: Same<keyof FigureView, "figure" | "lying" | "place" | "player" | "x" | "y"> = true;
const same67: Same<keyof GameView, "arrows" | "asks" | "barns" | "bazaar" | "boxes" | "bridges" | "canRedo" | "canUndo" | "castles" | "count" | "decisions" | "dragon" | "drawn" | "fairy" | "figures" | "options" | "over" | "player" | "players" | "remaining" | "rules" | "skipEndsTurn" | "table" | "tiles" | "towers" | "turn" | "winners"> = true;
const same68: Same<keyof Goods, "cloth" | "wheat" | "wine"> = true;
const same69: Same<keyof OptionView, "box" | "help" | "joined" | "name" | "value" | "values"> = true;
const same70: Same<keyof OptionView["values"][number], "label" | "value"> = true;
const same71: Same<keyof PartView, "cathedral" | "coats" | "feature" | "gives" | "goods" | "inn" | "pigsty" | "princess" | "sides"> = true;
const same72: Same<keyof PlayerView, "bridges" | "cards" | "castles" | "colour" | "floors" | "goods" | "held" | "level" | "name" | "prisoners" | "score" | "supply"> = true;
const same73: Same<keyof PlayerView["supply"][number], "count" | "figure"> = true;
const same74: Same<keyof Preview, "mostPlayers" | "tiles"> = true;
const same75: Same<keyof PrisonerView, "count" | "figure" | "player"> = true;
const same76: Same<keyof Selection, "action" | "endsTurn" | "hand" | "narrowed" | "piece" | "statement" | "turns" | "type"> = true;
const same77: Same<keyof StudyLine, "comment" | "moves" | "shapes"> = true;
const same78: Same<keyof StudyMove, "action" | "comment" | "decisions" | "mark" | "player" | "scored" | "shapes" | "tile" | "turn" | "variations"> = true;
const same79: Same<keyof StudyView, "canRedo" | "canUndo" | "line" | "path"> = true;
const same80: Same<keyof TableView, "bottom" | "left" | "right" | "top"> = true;
const same81: Same<keyof TileView, "player" | "tile" | "turns" | "x" | "y"> = true;
const same82: Same<keyof TilesLeftView, "all" | "fits" | "left" | "tile"> = true;
const same83: Same<keyof TowerView, "floors" | "x" | "y"> = true;
const same84: Same<keyof Why, "feature" | "figure" | "kind" | "shows" | "side" | "tile" | "wanted"> = true;
const same85: Same<NonNullable<ActionView["type"]>, "abbey" | "barn" | "bid" | "bridge" | "buy" | "capture" | "castle" | "choose" | "count" | "dragon" | "end" | "exchange" | "fairy" | "figure" | "floor" | "goOn" | "move" | "moveOut" | "placeAt" | "princess" | "ransom" | "recall" | "sell" | "send" | "setOff" | "skip" | "tile" | "tileWithBridge"> = true;
const same86: Same<NonNullable<BridgeView["axis"]>, "EW" | "NS"> = true;
const same87: Same<NonNullable<CardView["card"]>, "king" | "robber"> = true;
const same88: Same<NonNullable<CellView["type"]>, "cell"> = true;
const same89: Same<NonNullable<EventView["type"]>, "barnPlaced" | "bidMade" | "bridgeBuilt" | "card" | "castleBuilt" | "countMoved" | "discarded" | "dragonMoved" | "drawn" | "fairyMoved" | "figureCaptured" | "figureMoved" | "figurePlaced" | "figureReturned" | "floorPlaced" | "goods" | "over" | "prisonerFreed" | "rolled" | "scored" | "secondPart" | "tileChosen" | "tileOffered" | "tilePlaced" | "tileTaken" | "turn"> = true;
const same90: Same<NonNullable<Extract<ActionView, { type: "bridge" }>["axis"]>, "EW" | "NS"> = true;
const same91: Same<NonNullable<Extract<ActionView, { type: "moveOut" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same92: Same<NonNullable<Extract<ActionView, { type: "tileWithBridge" }>["axis"]>, "EW" | "NS"> = true;
const same93: Same<NonNullable<Extract<EventView, { type: "bridgeBuilt" }>["axis"]>, "EW" | "NS"> = true;
const same94: Same<NonNullable<Extract<EventView, { type: "card" }>["card"]>, "king" | "robber"> = true;
const same95: Same<NonNullable<Extract<EventView, { type: "countMoved" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same96: Same<NonNullable<Extract<EventView, { type: "figureReturned" }>["cause"]>, "eaten" | "leftAlone" | "scored" | "sentAway" | "takenBack"> = true;
const same97: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "arrow" | "barn" | "bazaar" | "castle" | "city" | "fairy" | "field" | "garden" | "goods" | "king" | "monastery" | "ransom" | "road" | "robber"> = true;
const same98: Same<NonNullable<Extract<EventView, { type: "scored" }>["goods"]>, "cloth" | "wheat" | "wine"> = true;
const same99: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same100: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same101: Same<NonNullable<GameView["asks"]>, "abbey" | "bazaar" | "capture" | "castle" | "count" | "dragon" | "exchange" | "figure" | "landing" | "moveOut" | "nothing" | "phantom" | "secondPart" | "send" | "tile" | "wagon"> = true;
const same102: Same<NonNullable<PartView["feature"]>, "arrow" | "bazaar" | "city" | "dragon" | "field" | "garden" | "machine" | "monastery" | "portal" | "quarter" | "river" | "road" | "tower" | "volcano"> = true;
const same103: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same104: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same105: Same<NonNullable<Selection["type"]>, "figure" | "none" | "skip" | "tile"> = true;
const same106: Same<NonNullable<StudyMove["mark"]>, "!" | "!!" | "!?" | "?" | "?!" | "??"> = true;
const same107: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same108: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "apart" | "barnThere" | "bazaar" | "beyondEdge" | "bridgeUnneeded" | "capture" | "castle" | "complete" | "count" | "dragon" | "dragonRests" | "dragonStep" | "dragonThere" | "edge" | "exchange" | "figure" | "flown" | "full" | "knight" | "landing" | "moveOut" | "neverDrawn" | "noArrow" | "noBarn" | "noBarnCorner" | "noBarns" | "noBazaar" | "noBridge" | "noCapture" | "noCastle" | "noCount" | "noExchange" | "noFairy" | "noFigure" | "noFloor" | "noFloorThere" | "noFollower" | "noFoundation" | "noHole" | "noKnight" | "noLanding" | "noMachine" | "noMoveOut" | "noPortal" | "noPrisoner" | "noRansom" | "noRecall" | "noSecondPart" | "noSending" | "noWagon" | "notFlying" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "outOfReach" | "over" | "phantom" | "phantomLater" | "riverApart" | "riverBlocked" | "riverTurns" | "rollKnown" | "rollMissing" | "secondPart" | "sending" | "taken" | "tile" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same109: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofChancesView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofStudyView, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48, same49, same50, same51, same52, same53, same54, same55, same56, same57, same58, same59, same60, same61, same62, same63, same64, same65, same66, same67, same68, same69, same70, same71, same72, same73, same74, same75, same76, same77, same78, same79, same80, same81, same82, same83, same84, same85, same86, same87, same88, same89, same90, same91, same92, same93, same94, same95, same96, same97, same98, same99, same100, same101, same102, same103, same104, same105, same106, same107, same108, same109];
