// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BazaarView, BoxView, BridgeView, CardView, CastleView, CellView, ChancesView, Consequences, DragonView, EventView, FairyView, FeatureView, FigureView, GameView, Goods, OptionView, PartView, PlayerView, Preview, PrisonerView, Selection, StudyLine, StudyMove, StudyView, TableView, TileView, TilesLeftView, TowerView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"type":"tile","statement":"tile R01 -1,-2 0","x":-1,"y":-2,"turns":0},
  {"type":"tileWithBridge","statement":"tile R01 -3,-1 1 bridge -3,-1 EW","x":-3,"y":-1,"turns":1,"bridgeX":-3,"bridgeY":-1,"axis":"EW"},
  {"type":"tileWithBridge","statement":"tile R01 1,-2 0 bridge 1,-2 NS","x":1,"y":-2,"turns":0,"bridgeX":1,"bridgeY":-2,"axis":"NS"},
  {"type":"skip","statement":"skip"},
  {"type":"figure","statement":"meeple field.NNE","figure":"meeple","place":"field.NNE","x":-1,"y":2},
  {"type":"bridge","statement":"bridge -1,2 EW","x":-1,"y":2,"axis":"EW"},
  {"type":"tile","statement":"tile S05 -2,5 2","x":-2,"y":5,"turns":2,"like":0},
  {"type":"fairy","statement":"fairy -1,2 field.NNE","x":-1,"y":2,"place":"field.NNE","figure":"meeple"},
  {"type":"move","statement":"wagon -1,4 city.E","figure":"wagon","place":"city.E","x":-1,"y":4},
  {"type":"bridge","statement":"bridge 1,7 NS","x":1,"y":7,"axis":"NS"},
  {"type":"floor","statement":"piece 3,8","x":3,"y":8,"floors":1},
  {"type":"capture","statement":"capture 2,8 field.ESE red phantom","x":2,"y":8,"place":"field.ESE","player":0,"figure":"phantom"},
  {"type":"placeAt","statement":"meeple 3,8 tower","figure":"meeple","place":"tower","x":3,"y":8},
  {"type":"choose","statement":"green choose P","tile":"P"},
  {"type":"ransom","statement":"ransom black phantom","player":4,"figure":"phantom"},
  {"type":"dragon","statement":"dragon 1,-1","x":1,"y":-1},
  {"type":"castle","statement":"castle -3,-4 city.S","x":-3,"y":-4,"place":"city.S"},
  {"type":"recall","statement":"recall"},
  {"type":"princess","statement":"princess -6,-2 city.N yellow meeple","x":-6,"y":-2,"place":"city.N","player":3,"figure":"meeple"},
  {"type":"bid","statement":"red bid D25 0","tile":"D25","points":0},
  {"type":"barn","statement":"barn SE","x":0,"y":-2,"corner":"SE"},
  {"type":"send","statement":"meeple quarter.castle","figure":"meeple","place":"quarter.castle","x":-1,"y":0},
  {"type":"count","statement":"count quarter.market","place":"quarter.market","x":-1,"y":0},
  {"type":"abbey","statement":"abbey -3,-1","x":-3,"y":-1},
  {"type":"buy","statement":"blue buy"},
  {"type":"sell","statement":"blue sell"},
  {"type":"moveOut","statement":"blue move quarter.cathedral meeple 0,-2 monastery","figure":"meeple","quarter":"cathedral","place":"monastery","x":0,"y":-2},
  {"type":"moveOut","statement":"red move quarter.market meeple -2,-1 field.NNE","figure":"meeple","quarter":"market","place":"field.NNE","x":-2,"y":-1},
  {"type":"fairy","statement":"fairy 0,-2","x":0,"y":-2},
  {"type":"moveOut","statement":"red move quarter.blacksmith meeple -4,0 road.E","figure":"meeple","quarter":"blacksmith","place":"road.E","x":-4,"y":0},
  {"type":"moveOut","statement":"yellow move quarter.castle mayor -3,-2 city.N","figure":"mayor","quarter":"castle","place":"city.N","x":-3,"y":-2},
  {"type":"exchange","statement":"exchange red meeple","player":0,"figure":"meeple"},
  {"type":"end","statement":"end"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":0,"y":-1,"fits":23,"left":38},
];

const ofChancesView: ChancesView[] = [
  {"next":0,"players":[304],"first":0},
  {"next":0,"players":[]},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[{"type":"feature","feature":"garden","x":-1,"y":4,"place":"garden","completed":false,"tiles":1,"coats":0,"open":7,"cities":0,"worth":2,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":1}]},
  {"events":[],"features":[]},
  {"events":[{"type":"floorPlaced","player":5,"x":3,"y":8,"floors":1}],"features":[]},
  {"events":[{"type":"tileChosen","player":2,"tile":"P"},{"type":"tileTaken","player":2,"tile":"P"}],"features":[]},
  {"events":[{"type":"bridgeBuilt","player":5,"x":1,"y":7,"axis":"NS"}],"features":[]},
  {"events":[{"type":"scored","player":2,"points":1,"feature":"fairy","x":-1,"y":7,"place":"city.S","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"figureReturned","player":5,"figure":"meeple","x":-2,"y":6,"place":"field.SSW","cause":"takenBack"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":3,"y":1,"place":"city.W","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"figureReturned","player":2,"figure":"meeple","x":2,"y":2,"place":"road.N","cause":"scored"}],"features":[]},
  {"events":[{"type":"scored","player":1,"points":4,"feature":"monastery","x":2,"y":-1,"place":"monastery","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":3,"strengths":[]}],"features":[]},
  {"events":[{"type":"bidMade","player":0,"points":0}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"quarter","x":-5,"y":-1,"place":"quarter.castle","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":0,"could":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"road","x":-1,"y":-4,"place":"road.S","completed":true,"tiles":4,"coats":0,"open":0,"cities":0,"inn":true,"worth":8,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"countMoved","player":1,"quarter":"castle"}],"features":[]},
  {"events":[{"type":"countMoved","player":1,"quarter":"blacksmith"}],"features":[]},
  {"events":[{"type":"countMoved","player":1,"quarter":"cathedral"}],"features":[]},
  {"events":[{"type":"scored","player":3,"points":10,"feature":"goods","goods":"cloth","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":3,"y":1,"place":"city.W","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"scored","player":0,"points":4,"feature":"field","x":1,"y":0,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":3,"place":"city.E","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"scored","player":1,"points":4,"feature":"road","x":-3,"y":-1,"place":"road.E","completed":true,"atEnd":false,"tiles":2,"coats":0,"inn":true,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":7,"y":0,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":2,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":7,"place":"city.N","completed":false,"tiles":4,"coats":0,"open":3,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":4,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":3,"y":1,"place":"city.W","completed":true,"tiles":7,"coats":1,"open":0,"cities":0,"cathedral":true,"worth":24,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
];

const ofEventView: EventView[] = [
  {"type":"turn","player":0,"turn":1,"tile":"R01"},
  {"type":"tilePlaced","player":0,"tile":"R01","x":-1,"y":2,"turns":1},
  {"type":"figurePlaced","player":0,"figure":"meeple","x":-1,"y":2,"place":"field.NNE"},
  {"type":"scored","player":0,"points":2,"feature":"road","x":-1,"y":4,"place":"road.W","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[1]},
  {"type":"card","player":0,"card":"robber","tiles":2,"x":-1,"y":4,"place":"road.W"},
  {"type":"figureMoved","player":0,"figure":"wagon","x":-1,"y":4,"place":"road.W","toX":-2,"toY":4,"toPlace":"monastery"},
  {"type":"fairyMoved","player":5,"x":-2,"y":6,"place":"field.SSW"},
  {"type":"discarded","player":4,"tile":"R07"},
  {"type":"tileOffered","tile":"P"},
  {"type":"dragonMoved","player":2,"x":-3,"y":3,"walks":false},
  {"type":"figureCaptured","captor":4,"player":0,"figure":"phantom","x":2,"y":8,"place":"field.ESE"},
  {"type":"card","player":4,"card":"king","tiles":3,"x":0,"y":4,"place":"city.N"},
  {"type":"bridgeBuilt","player":2,"x":1,"y":3,"axis":"EW"},
  {"type":"scored","player":0,"points":2,"feature":"arrow","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":3,"figure":"wagon","x":-2,"y":-2,"place":"road.N","cause":"eaten"},
  {"type":"prisonerFreed","player":0,"figure":"phantom","captor":4,"ransom":true},
  {"type":"scored","player":0,"points":-3,"feature":"ransom","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":0,"figure":"pig","x":0,"y":3,"place":"field.ESE","cause":"leftAlone"},
  {"type":"scored","player":2,"points":4,"feature":"city","x":-3,"y":-4,"place":"city.S","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"goods","player":0,"wine":1,"wheat":0,"cloth":0,"x":2,"y":1,"place":"city.E"},
  {"type":"secondPart","player":1,"arrow":true},
  {"type":"drawn","player":1,"tile":"D02"},
  {"type":"figureReturned","player":3,"figure":"meeple","x":-6,"y":-2,"place":"city.N","cause":"sentAway"},
  {"type":"scored","player":4,"points":8,"feature":"garden","x":4,"y":15,"place":"garden","completed":false,"atEnd":true,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":7,"strengths":[]},
  {"type":"scored","player":1,"points":6,"feature":"field","x":2,"y":9,"place":"field.SSW","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":2,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":10,"feature":"goods","goods":"wine","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":3,"points":13,"feature":"king","completed":false,"atEnd":true,"tiles":4,"coats":0,"cities":0,"count":13,"neighbours":0,"strengths":[]},
  {"type":"scored","player":3,"points":21,"feature":"robber","completed":false,"atEnd":true,"tiles":3,"coats":0,"cities":0,"count":21,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[3],"points":55},
  {"type":"castleBuilt","player":0,"x":0,"y":-1,"place":"city.N"},
  {"type":"scored","player":0,"points":8,"feature":"castle","x":0,"y":-1,"place":"city.N","completed":true,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"barnPlaced","player":0,"x":0,"y":-2,"corner":"SW"},
  {"type":"countMoved","player":0,"quarter":"market"},
  {"type":"turn","player":0,"turn":15},
  {"type":"scored","player":0,"points":-8,"feature":"bazaar","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":8,"feature":"barn","x":0,"y":-2,"place":"field.ESE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":2,"count":0,"neighbours":0,"strengths":[]},
  {"type":"fairyMoved","player":1,"x":-1,"y":-2},
  {"type":"scored","player":1,"points":10,"feature":"goods","goods":"wheat","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":4,"feature":"field","x":2,"y":-2,"place":"field.WNW","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"castles":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":6,"feature":"field","x":3,"y":0,"place":"city.E","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":5,"feature":"field","x":2,"y":-1,"place":"city.E","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":6,"feature":"field","x":1,"y":3,"place":"city.N","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"castles":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":6,"feature":"field","x":3,"y":-7,"place":"city.S","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"castles":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"drawn","player":0},
  {"type":"scored","player":1,"points":6,"feature":"city","x":1,"y":-1,"place":"city.S","completed":false,"atEnd":true,"tiles":5,"coats":1,"cathedral":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"city","x":1,"y":1,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"field","x":1,"y":1,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"field","x":-1,"y":2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"holders":[0],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"road","x":-2,"y":4,"place":"road.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":1,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"monastery","x":-2,"y":4,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":6,"cities":0,"worth":3,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":2},
  {"type":"feature","feature":"road","x":-1,"y":4,"place":"road.W","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-1,"y":6,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":2,"y":11,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"tower","x":3,"y":8,"place":"tower","completed":false,"tiles":1,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"floors":0},
  {"type":"feature","feature":"city","x":0,"y":-2,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true},
  {"type":"feature","feature":"road","x":-3,"y":0,"place":"road.S","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"inn":true,"worth":0,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"city","x":-2,"y":2,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":0,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"field","x":0,"y":-2,"place":"field.ESE","completed":false,"tiles":0,"coats":0,"open":0,"cities":2,"worth":8,"strengths":[],"holders":[],"barns":[0],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":0,"y":4,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":2,"cities":0,"worth":2,"could":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":2,"y":1,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"field","x":-6,"y":-1,"place":"field.ESE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":0,"y":-4,"place":"city.N","completed":false,"tiles":4,"coats":0,"open":4,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":0,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"road","x":-3,"y":-1,"place":"road.E","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"inn":true,"worth":2,"could":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":1,"y":-3,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true,"powerless":true},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Hills & Sheep"},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Hills & Sheep"},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"second"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"wagon"}],"players":[{"colour":"red","name":"Red","score":0,"supply":[{"figure":"meeple","count":7}],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"green","name":"Green","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"yellow","name":"Yellow","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"pink","name":"Pink","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"R01","remaining":197,"tiles":[{"tile":"C07","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":3,"turn":4,"remaining":194,"tiles":[{"tile":"C01","x":-2,"y":-1,"turns":0,"player":0}],"figures":[{"figure":"meeple","player":0,"x":-1,"y":2,"place":"field.NNE","lying":true}],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":3,"turn":4,"remaining":194,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":8,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":2,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[{"card":"robber","tiles":2}]}],"asks":"wagon","skipEndsTurn":true,"player":0,"turn":7,"remaining":191,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":18,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":5,"turn":12,"remaining":186,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":6,"place":"field.SSW","player":5},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":32,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":5,"turn":18,"remaining":174,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":7,"place":"road.N","player":3},"towers":[{"x":3,"y":8,"floors":1}],"bridges":[],"castles":[],"count":"castle","decisions":47,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":20,"remaining":166,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":6,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":["P"],"chooser":2},"count":"castle","decisions":52,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"held":"D05","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":3,"turn":20,"remaining":166,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":6,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"castle","decisions":53,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"pink","name":"Pink","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":4,"prisoners":[],"bridges":2,"castles":2,"held":"W04","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":20,"remaining":166,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":6,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":4,"turn":23,"remaining":166,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":3},"fairy":{"x":-1,"y":7,"place":"city.S","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":4,"prisoners":[{"player":0,"figure":"phantom","count":1}],"bridges":2,"castles":2,"cards":[{"card":"king","tiles":3}]}],"asks":"tile","skipEndsTurn":false,"player":2,"turn":27,"drawn":"W03","remaining":165,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":3},"fairy":{"x":-1,"y":7,"place":"city.S","player":2},"towers":[],"bridges":[{"x":1,"y":7,"axis":"NS"}],"castles":[],"count":"castle","decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":2,"turn":27,"remaining":165,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":3},"fairy":{"x":-1,"y":7,"place":"city.S","player":2},"towers":[],"bridges":[{"x":1,"y":3,"axis":"EW"}],"castles":[],"count":"castle","decisions":72,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":3,"turn":34,"remaining":158,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-2,"steps":6},"fairy":{"x":1,"y":7,"place":"field.NNE","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":89,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":false,"player":2,"turn":45,"remaining":147,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":2},"fairy":{"x":2,"y":7,"place":"field.SSW","player":5},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":130,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":74,"remaining":112,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-3},"fairy":{"x":-6,"y":1,"place":"road.E","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","decisions":209,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":1,"turn":110,"remaining":80,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":6},"fairy":{"x":-2,"y":4,"place":"monastery","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":["again"],"decisions":315,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":3,"turn":190,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":4,"y":8},"fairy":{"x":-2,"y":4,"place":"monastery","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":524,"canUndo":true,"canRedo":false,"over":true,"winners":[3]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"floors":9,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"T06","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-39,"top":-39,"right":39,"bottom":39},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":false,"player":2,"turn":3,"remaining":36,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-39,"top":-39,"right":38,"bottom":37},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":2,"turn":6,"remaining":32,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[{"x":0,"y":-2,"place":"city.S","scored":false}],"table":{"left":-37,"top":-38,"right":38,"bottom":37},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":6,"remaining":29,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"table":{"left":-37,"top":-38,"right":38,"bottom":37},"decisions":15,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":6,"remaining":29,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0,"chosen":"D25"},"table":{"left":-37,"top":-38,"right":38,"bottom":37},"decisions":16,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"floors":9,"prisoners":[],"bridges":3,"castles":2,"held":"D25","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":6,"remaining":29,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"table":{"left":-37,"top":-38,"right":38,"bottom":37},"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"G02","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-8,"top":-8,"right":7,"bottom":8},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-8,"top":-7,"right":7,"bottom":8},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":3,"remaining":35,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":2,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-8,"top":-7,"right":7,"bottom":7},"decisions":8,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"player":0,"turn":7,"remaining":31,"tiles":[],"figures":[],"barns":[{"player":0,"x":0,"y":-2,"corner":"SW"}],"fairy":{"x":-1,"y":-2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-8,"top":-7,"right":6,"bottom":7},"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"count","skipEndsTurn":true,"player":0,"turn":7,"remaining":31,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-8,"top":-7,"right":6,"bottom":7},"decisions":18,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":12,"drawn":"C04","remaining":26,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-3,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"market","table":{"left":-8,"top":-7,"right":5,"bottom":6},"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"player":0,"turn":15,"remaining":24,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-3,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"market","table":{"left":-7,"top":-7,"right":5,"bottom":6},"decisions":34,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":26,"remaining":12,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-3,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"market","table":{"left":-6,"top":-6,"right":4,"bottom":6},"decisions":59,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":true,"player":1,"turn":26,"remaining":12,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-3,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0,"chosen":"T16","bid":2,"bidder":0},"count":"market","table":{"left":-6,"top":-6,"right":4,"bottom":6},"decisions":61,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":true,"player":0,"turn":28,"remaining":12,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-2,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"market","table":{"left":-6,"top":-6,"right":4,"bottom":6},"decisions":67,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":39,"drawn":"D17","remaining":1,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-4},"fairy":{"x":1,"y":2,"place":"road.E","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-6,"top":-5,"right":4,"bottom":5},"decisions":91,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":true,"player":1,"turn":43,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":-5},"fairy":{"x":1,"y":2,"place":"road.E","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-6,"top":-5,"right":4,"bottom":4},"decisions":95,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"I05","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"wagon","skipEndsTurn":true,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":15,"drawn":"W10","remaining":21,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":2,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":3,"turn":4,"drawn":"T14","remaining":35,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":3,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":9,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"D13","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":3,"castles":3,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"B","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":6,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":0,"castles":3,"held":"AN09","cards":[]}],"asks":"tile","skipEndsTurn":false,"player":1,"turn":26,"drawn":"T09","remaining":9,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-5},"fairy":{"x":1,"y":-2,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":8,"remaining":22,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"cards":[]},{"colour":"black","name":"Black","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"R01","remaining":215,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-33,"top":-33,"right":32,"bottom":33},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":106,"remaining":110,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-7,"y":-6},"fairy":{"x":-5,"y":-8},"towers":[],"bridges":[],"castles":[],"count":"market","arrows":[],"table":{"left":-31,"top":-28,"right":23,"bottom":23},"decisions":280,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"W03","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-34,"top":-34,"right":33,"bottom":34},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":5,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","table":{"left":-33,"top":-33,"right":31,"bottom":33},"decisions":10,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","score":0,"supply":[],"bridges":2,"castles":3,"held":"T06","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":5,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","table":{"left":-33,"top":-33,"right":31,"bottom":33},"decisions":15,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","score":0,"supply":[],"floors":6,"prisoners":[],"cards":[]},{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"floors":6,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"I06","remaining":106,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":27,"remaining":174,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-4,"y":-2,"place":"city.S","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"T11","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":1,"turn":77,"remaining":96,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"decisions":196,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":5,"turn":29,"remaining":1,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":1},"fairy":{"x":3,"y":-1,"place":"road.S","player":5},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":5},"count":"blacksmith","table":{"left":-20,"top":-18,"right":19,"bottom":19},"decisions":77,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"novice","score":0,"supply":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"R01","remaining":180,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-23,"top":-23,"right":22,"bottom":23},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"pink","name":"Pink","level":"planner","score":2,"supply":[],"bridges":1,"castles":2,"held":"AN15","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":5,"turn":39,"remaining":132,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":5,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":5},"count":"castle","table":{"left":-21,"top":-17,"right":17,"bottom":22},"decisions":93,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"novice","score":2,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":1,"castles":3,"held":"Mg","cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":27,"drawn":"C","remaining":132,"tiles":[],"figures":[],"barns":[],"dragon":{"x":6,"y":1},"fairy":{"x":0,"y":-3},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-20,"top":-27,"right":28,"bottom":24},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":6,"drawn":"AN12","remaining":33,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":0,"place":"road.E","player":0},"towers":[],"bridges":[],"castles":[],"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":2,"turn":6,"remaining":33,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":0,"place":"road.E","player":0},"towers":[],"bridges":[],"castles":[],"decisions":16,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":23,"remaining":13,"tiles":[],"figures":[],"barns":[],"fairy":{"x":3,"y":1,"place":"city.N","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"decisions":54,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":34,"remaining":5,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-4},"fairy":{"x":2,"y":2,"place":"road.S","player":2},"towers":[],"bridges":[],"castles":[],"decisions":77,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":38,"drawn":"T21","remaining":1,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-2},"fairy":{"x":1,"y":0,"place":"road.E","player":0},"towers":[],"bridges":[],"castles":[],"decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"exchange","skipEndsTurn":false,"player":1,"turn":48,"remaining":62,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":110,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"table":{"left":-38,"top":-38,"right":36,"bottom":38},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":2,"turn":6,"remaining":33,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-1,"place":"city.S","player":1},"towers":[],"bridges":[],"castles":[],"table":{"left":-8,"top":-7,"right":6,"bottom":7},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":10,"drawn":"G03","remaining":24,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":-1,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"table":{"left":-8,"top":-6,"right":6,"bottom":6},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":2,"turn":27,"remaining":5,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":3},"fairy":{"x":-1,"y":-1,"place":"city.S","player":1},"towers":[],"bridges":[],"castles":[],"table":{"left":-7,"top":-5,"right":4,"bottom":5},"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":26,"remaining":130,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","decisions":59,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
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
];

const ofPreview: Preview[] = [
  {"tiles":210,"mostPlayers":6},
];

const ofSelection: Selection[] = [
  {"type":"none","turns":3,"hand":1,"endsTurn":false},
  {"type":"tile","statement":"tile R11 -1,4 1","turns":2,"hand":1,"endsTurn":false,"action":{"type":"tile","statement":"tile R11 -1,4 1","x":-1,"y":4,"turns":1}},
  {"type":"none","turns":3,"narrowed":"barn","hand":1,"endsTurn":false},
  {"type":"none","turns":0,"endsTurn":false},
  {"type":"skip","statement":"skip","turns":0,"endsTurn":true,"action":{"type":"skip","statement":"skip"}},
  {"type":"none","turns":0,"narrowed":"barn","endsTurn":false},
  {"type":"figure","statement":"phantom city.S","turns":0,"piece":"phantom","endsTurn":true,"action":{"type":"figure","statement":"phantom city.S","figure":"phantom","place":"city.S","x":-1,"y":7}},
  {"type":"figure","statement":"phantom city.S","turns":0,"piece":"phantom","narrowed":"phantom","endsTurn":true,"action":{"type":"figure","statement":"phantom city.S","figure":"phantom","place":"city.S","x":-1,"y":7}},
];

const ofStudyView: StudyView[] = [
  {"path":[0],"canUndo":false,"canRedo":false,"line":{"comment":"Two turns.","shapes":["note 0,0 \"here\""],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 1","x":1,"y":0,"turns":1},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[0],"mark":"!?","comment":"Closes one end.","shapes":["arrow 1,0 0,0 red"],"variations":[{"comment":"Or so.","shapes":[],"moves":[{"action":{"type":"tile","statement":"tile V 1,0 0","x":1,"y":0,"turns":0},"tile":"V","player":0,"turn":1,"decisions":1,"scored":[],"mark":"??"},{"action":{"type":"figure","statement":"meeple road.S","figure":"meeple","place":"road.S","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!"}]}]},{"action":{"type":"figure","statement":"meeple road.N","figure":"meeple","place":"road.N","x":1,"y":0},"player":0,"turn":1,"decisions":2,"scored":[],"mark":"!!"},{"action":{"type":"tile","statement":"tile U -1,0 0","x":-1,"y":0,"turns":0},"tile":"U","player":1,"turn":2,"decisions":3,"scored":[],"mark":"?"},{"action":{"type":"skip","statement":"skip"},"player":1,"turn":2,"decisions":4,"scored":[],"mark":"?!"}]}},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"tile":"G","left":1,"all":1,"fits":true},
];

const ofWhy: Why[] = [
  {"kind":"tile","tile":"R11"},
  {"kind":"notOpen"},
  {"kind":"taken"},
  {"kind":"edge","side":"N","shows":"field","wanted":"road"},
  {"kind":"riverApart"},
  {"kind":"edge","side":"W","shows":"river","wanted":"field"},
  {"kind":"apart"},
  {"kind":"noBridge"},
  {"kind":"edge","side":"E","shows":"field","wanted":"river"},
  {"kind":"otherTile","tile":"R11"},
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
  {"kind":"phantom"},
  {"kind":"occupied","feature":"field"},
  {"kind":"figure","tile":"S10"},
  {"kind":"noArrow"},
  {"kind":"occupied","feature":"monastery"},
  {"kind":"noMoveOut"},
  {"kind":"bridgeUnneeded"},
  {"kind":"noFloorThere"},
  {"kind":"noFigure","figure":"large"},
  {"kind":"wrongPart","figure":"abbot","feature":"city"},
  {"kind":"wrongPart","figure":"abbot","feature":"road"},
  {"kind":"noFollower","figure":"builder","feature":"city"},
  {"kind":"phantomLater"},
  {"kind":"noFoundation"},
  {"kind":"noFairy"},
  {"kind":"noKnight"},
  {"kind":"wrongPart","figure":"wagon","feature":"tower"},
  {"kind":"wrongPart","figure":"builder","feature":"quarter"},
  {"kind":"bazaar"},
  {"kind":"capture"},
  {"kind":"outOfReach"},
  {"kind":"dragonThere"},
  {"kind":"dragon"},
  {"kind":"dragonStep"},
  {"kind":"edge","side":"S","shows":"city","wanted":"road"},
  {"kind":"wrongPart","figure":"meeple","feature":"garden"},
  {"kind":"noFloor"},
  {"kind":"over"},
  {"kind":"noPortal"},
  {"kind":"noBarnCorner"},
  {"kind":"barnThere"},
  {"kind":"noBarn"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"sending"},
  {"kind":"count"},
  {"kind":"riverBlocked"},
  {"kind":"riverTurns"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"moveOut"},
  {"kind":"castle"},
  {"kind":"complete","feature":"city"},
  {"kind":"beyondEdge"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"knight"},
  {"kind":"exchange"},
  {"kind":"noPrisoner"},
  {"kind":"full"},
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
const same25: Same<keyof Extract<ActionView, { type: "move" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same26: Same<keyof Extract<ActionView, { type: "moveOut" }>, "figure" | "place" | "quarter" | "statement" | "type" | "x" | "y"> = true;
const same27: Same<keyof Extract<ActionView, { type: "placeAt" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same28: Same<keyof Extract<ActionView, { type: "princess" }>, "figure" | "place" | "player" | "statement" | "type" | "x" | "y"> = true;
const same29: Same<keyof Extract<ActionView, { type: "ransom" }>, "figure" | "player" | "statement" | "type"> = true;
const same30: Same<keyof Extract<ActionView, { type: "recall" }>, "statement" | "type"> = true;
const same31: Same<keyof Extract<ActionView, { type: "sell" }>, "statement" | "type"> = true;
const same32: Same<keyof Extract<ActionView, { type: "send" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same33: Same<keyof Extract<ActionView, { type: "skip" }>, "statement" | "type"> = true;
const same34: Same<keyof Extract<ActionView, { type: "tile" }>, "like" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same35: Same<keyof Extract<ActionView, { type: "tileWithBridge" }>, "axis" | "bridgeX" | "bridgeY" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same36: Same<keyof Extract<EventView, { type: "barnPlaced" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same37: Same<keyof Extract<EventView, { type: "bidMade" }>, "player" | "points" | "type"> = true;
const same38: Same<keyof Extract<EventView, { type: "bridgeBuilt" }>, "axis" | "player" | "type" | "x" | "y"> = true;
const same39: Same<keyof Extract<EventView, { type: "card" }>, "card" | "place" | "player" | "tiles" | "type" | "x" | "y"> = true;
const same40: Same<keyof Extract<EventView, { type: "castleBuilt" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same41: Same<keyof Extract<EventView, { type: "countMoved" }>, "player" | "quarter" | "type"> = true;
const same42: Same<keyof Extract<EventView, { type: "discarded" }>, "player" | "tile" | "type"> = true;
const same43: Same<keyof Extract<EventView, { type: "dragonMoved" }>, "player" | "type" | "walks" | "x" | "y"> = true;
const same44: Same<keyof Extract<EventView, { type: "drawn" }>, "player" | "tile" | "type"> = true;
const same45: Same<keyof Extract<EventView, { type: "fairyMoved" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same46: Same<keyof Extract<EventView, { type: "figureCaptured" }>, "captor" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same47: Same<keyof Extract<EventView, { type: "figureMoved" }>, "figure" | "place" | "player" | "toPlace" | "toX" | "toY" | "type" | "x" | "y"> = true;
const same48: Same<keyof Extract<EventView, { type: "figurePlaced" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same49: Same<keyof Extract<EventView, { type: "figureReturned" }>, "cause" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same50: Same<keyof Extract<EventView, { type: "floorPlaced" }>, "floors" | "player" | "type" | "x" | "y"> = true;
const same51: Same<keyof Extract<EventView, { type: "goods" }>, "cloth" | "place" | "player" | "type" | "wheat" | "wine" | "x" | "y"> = true;
const same52: Same<keyof Extract<EventView, { type: "over" }>, "points" | "type" | "winners"> = true;
const same53: Same<keyof Extract<EventView, { type: "prisonerFreed" }>, "captor" | "figure" | "player" | "ransom" | "type"> = true;
const same54: Same<keyof Extract<EventView, { type: "scored" }>, "atEnd" | "castles" | "cathedral" | "cities" | "coats" | "completed" | "count" | "feature" | "goods" | "inn" | "neighbours" | "pig" | "pigsty" | "place" | "player" | "points" | "strengths" | "tiles" | "type" | "x" | "y"> = true;
const same55: Same<keyof Extract<EventView, { type: "secondPart" }>, "arrow" | "player" | "type"> = true;
const same56: Same<keyof Extract<EventView, { type: "tileChosen" }>, "player" | "tile" | "type"> = true;
const same57: Same<keyof Extract<EventView, { type: "tileOffered" }>, "tile" | "type"> = true;
const same58: Same<keyof Extract<EventView, { type: "tilePlaced" }>, "player" | "tile" | "turns" | "type" | "x" | "y"> = true;
const same59: Same<keyof Extract<EventView, { type: "tileTaken" }>, "player" | "tile" | "type"> = true;
const same60: Same<keyof Extract<EventView, { type: "turn" }>, "player" | "tile" | "turn" | "type"> = true;
const same61: Same<keyof FairyView, "place" | "player" | "x" | "y"> = true;
const same62: Same<keyof FeatureView, "barns" | "castle" | "cathedral" | "cities" | "coats" | "completed" | "could" | "each" | "feature" | "floors" | "goods" | "holders" | "inn" | "neighbours" | "nothing" | "open" | "pigsty" | "place" | "points" | "powerless" | "set" | "strengths" | "tiles" | "type" | "worth" | "x" | "y"> = true;
const same63: Same<keyof FigureView, "figure" | "lying" | "place" | "player" | "x" | "y"> = true;
const same64: Same<keyof GameView, "arrows" | "asks" | "barns" | "bazaar" | "boxes" | "bridges" | "canRedo" | "canUndo" | "castles" | "count" | "decisions" | "dragon" | "drawn" | "fairy" | "figures" | "options" | "over" | "player" | "players" | "remaining" | "rules" | "skipEndsTurn" | "table" | "tiles" | "towers" | "turn" | "winners"> = true;
const same65: Same<keyof Goods, "cloth" | "wheat" | "wine"> = true;
const same66: Same<keyof OptionView, "box" | "help" | "joined" | "name" | "value" | "values"> = true;
const same67: Same<keyof OptionView["values"][number], "label" | "value"> = true;
const same68: Same<keyof PartView, "cathedral" | "coats" | "feature" | "gives" | "goods" | "inn" | "pigsty" | "princess" | "sides"> = true;
const same69: Same<keyof PlayerView, "bridges" | "cards" | "castles" | "colour" | "floors" | "goods" | "held" | "level" | "name" | "prisoners" | "score" | "supply"> = true;
const same70: Same<keyof PlayerView["supply"][number], "count" | "figure"> = true;
const same71: Same<keyof Preview, "mostPlayers" | "tiles"> = true;
const same72: Same<keyof PrisonerView, "count" | "figure" | "player"> = true;
const same73: Same<keyof Selection, "action" | "endsTurn" | "hand" | "narrowed" | "piece" | "statement" | "turns" | "type"> = true;
const same74: Same<keyof StudyLine, "comment" | "moves" | "shapes"> = true;
const same75: Same<keyof StudyMove, "action" | "comment" | "decisions" | "mark" | "player" | "scored" | "shapes" | "tile" | "turn" | "variations"> = true;
const same76: Same<keyof StudyView, "canRedo" | "canUndo" | "line" | "path"> = true;
const same77: Same<keyof TableView, "bottom" | "left" | "right" | "top"> = true;
const same78: Same<keyof TileView, "player" | "tile" | "turns" | "x" | "y"> = true;
const same79: Same<keyof TilesLeftView, "all" | "fits" | "left" | "tile"> = true;
const same80: Same<keyof TowerView, "floors" | "x" | "y"> = true;
const same81: Same<keyof Why, "feature" | "figure" | "kind" | "shows" | "side" | "tile" | "wanted"> = true;
const same82: Same<NonNullable<ActionView["type"]>, "abbey" | "barn" | "bid" | "bridge" | "buy" | "capture" | "castle" | "choose" | "count" | "dragon" | "end" | "exchange" | "fairy" | "figure" | "floor" | "move" | "moveOut" | "placeAt" | "princess" | "ransom" | "recall" | "sell" | "send" | "skip" | "tile" | "tileWithBridge"> = true;
const same83: Same<NonNullable<BridgeView["axis"]>, "EW" | "NS"> = true;
const same84: Same<NonNullable<CardView["card"]>, "king" | "robber"> = true;
const same85: Same<NonNullable<CellView["type"]>, "cell"> = true;
const same86: Same<NonNullable<EventView["type"]>, "barnPlaced" | "bidMade" | "bridgeBuilt" | "card" | "castleBuilt" | "countMoved" | "discarded" | "dragonMoved" | "drawn" | "fairyMoved" | "figureCaptured" | "figureMoved" | "figurePlaced" | "figureReturned" | "floorPlaced" | "goods" | "over" | "prisonerFreed" | "scored" | "secondPart" | "tileChosen" | "tileOffered" | "tilePlaced" | "tileTaken" | "turn"> = true;
const same87: Same<NonNullable<Extract<ActionView, { type: "bridge" }>["axis"]>, "EW" | "NS"> = true;
const same88: Same<NonNullable<Extract<ActionView, { type: "moveOut" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same89: Same<NonNullable<Extract<ActionView, { type: "tileWithBridge" }>["axis"]>, "EW" | "NS"> = true;
const same90: Same<NonNullable<Extract<EventView, { type: "bridgeBuilt" }>["axis"]>, "EW" | "NS"> = true;
const same91: Same<NonNullable<Extract<EventView, { type: "card" }>["card"]>, "king" | "robber"> = true;
const same92: Same<NonNullable<Extract<EventView, { type: "countMoved" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same93: Same<NonNullable<Extract<EventView, { type: "figureReturned" }>["cause"]>, "eaten" | "leftAlone" | "scored" | "sentAway" | "takenBack"> = true;
const same94: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "arrow" | "barn" | "bazaar" | "castle" | "city" | "fairy" | "field" | "garden" | "goods" | "king" | "monastery" | "ransom" | "road" | "robber"> = true;
const same95: Same<NonNullable<Extract<EventView, { type: "scored" }>["goods"]>, "cloth" | "wheat" | "wine"> = true;
const same96: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same97: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same98: Same<NonNullable<GameView["asks"]>, "abbey" | "bazaar" | "capture" | "castle" | "count" | "dragon" | "exchange" | "figure" | "moveOut" | "nothing" | "phantom" | "send" | "tile" | "wagon"> = true;
const same99: Same<NonNullable<PartView["feature"]>, "arrow" | "bazaar" | "city" | "dragon" | "field" | "garden" | "monastery" | "portal" | "quarter" | "river" | "road" | "tower" | "volcano"> = true;
const same100: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same101: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same102: Same<NonNullable<Selection["type"]>, "figure" | "none" | "skip" | "tile"> = true;
const same103: Same<NonNullable<StudyMove["mark"]>, "!" | "!!" | "!?" | "?" | "?!" | "??"> = true;
const same104: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same105: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "apart" | "barnThere" | "bazaar" | "beyondEdge" | "bridgeUnneeded" | "capture" | "castle" | "complete" | "count" | "dragon" | "dragonRests" | "dragonStep" | "dragonThere" | "edge" | "exchange" | "figure" | "full" | "knight" | "moveOut" | "neverDrawn" | "noArrow" | "noBarn" | "noBarnCorner" | "noBarns" | "noBazaar" | "noBridge" | "noCapture" | "noCastle" | "noCount" | "noExchange" | "noFairy" | "noFigure" | "noFloor" | "noFloorThere" | "noFollower" | "noFoundation" | "noHole" | "noKnight" | "noMoveOut" | "noPortal" | "noPrisoner" | "noRansom" | "noRecall" | "noSending" | "noWagon" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "outOfReach" | "over" | "phantom" | "phantomLater" | "riverApart" | "riverBlocked" | "riverTurns" | "sending" | "taken" | "tile" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same106: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofChancesView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofStudyView, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48, same49, same50, same51, same52, same53, same54, same55, same56, same57, same58, same59, same60, same61, same62, same63, same64, same65, same66, same67, same68, same69, same70, same71, same72, same73, same74, same75, same76, same77, same78, same79, same80, same81, same82, same83, same84, same85, same86, same87, same88, same89, same90, same91, same92, same93, same94, same95, same96, same97, same98, same99, same100, same101, same102, same103, same104, same105, same106];
