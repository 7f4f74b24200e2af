// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BazaarView, BoxView, BridgeView, CardView, CastleView, CellView, Consequences, DragonView, EventView, FairyView, FeatureView, FigureView, GameView, Goods, OptionView, PartView, PlayerView, Preview, PrisonerView, Selection, TableView, TileView, TilesLeftView, TowerView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"type":"tile","statement":"tile R01 -1,-2 0","x":-1,"y":-2,"turns":0},
  {"type":"tileWithBridge","statement":"tile R01 -3,-1 1 bridge -3,-1 EW","x":-3,"y":-1,"turns":1,"bridgeX":-3,"bridgeY":-1,"axis":"EW"},
  {"type":"tileWithBridge","statement":"tile R01 1,-2 0 bridge 1,-2 NS","x":1,"y":-2,"turns":0,"bridgeX":1,"bridgeY":-2,"axis":"NS"},
  {"type":"skip","statement":"skip"},
  {"type":"figure","statement":"meeple field.NNE","figure":"meeple","place":"field.NNE","x":-3,"y":0},
  {"type":"barn","statement":"barn SE","x":-3,"y":-1,"corner":"SE"},
  {"type":"tile","statement":"tile R07 -4,-1 2","x":-4,"y":-1,"turns":2,"like":0},
  {"type":"bridge","statement":"bridge -4,-1 NS","x":-4,"y":-1,"axis":"NS"},
  {"type":"fairy","statement":"fairy -3,0 field.NNE","x":-3,"y":0,"place":"field.NNE","figure":"large"},
  {"type":"bridge","statement":"bridge 0,-2 EW","x":0,"y":-2,"axis":"EW"},
  {"type":"castle","statement":"blue castle -5,-6 city.N","x":-5,"y":-6,"place":"city.N"},
  {"type":"send","statement":"meeple quarter.castle","figure":"meeple","place":"quarter.castle","x":-1,"y":0},
  {"type":"count","statement":"count quarter.market","place":"quarter.market","x":-1,"y":0},
  {"type":"floor","statement":"piece -4,0","x":-4,"y":0,"floors":1},
  {"type":"capture","statement":"capture -3,0 field.NNE red large","x":-3,"y":0,"place":"field.NNE","player":0,"figure":"large"},
  {"type":"placeAt","statement":"meeple -4,0 tower","figure":"meeple","place":"tower","x":-4,"y":0},
  {"type":"dragon","statement":"dragon -7,-5","x":-7,"y":-5},
  {"type":"choose","statement":"black choose T10","tile":"T10"},
  {"type":"ransom","statement":"ransom red meeple","player":0,"figure":"meeple"},
  {"type":"abbey","statement":"abbey -5,-5","x":-5,"y":-5},
  {"type":"moveOut","statement":"black move quarter.blacksmith large -8,-6 road.E","figure":"large","quarter":"blacksmith","place":"road.E","x":-8,"y":-6},
  {"type":"moveOut","statement":"move quarter.cathedral meeple -4,-7 monastery","figure":"meeple","quarter":"cathedral","place":"monastery","x":-4,"y":-7},
  {"type":"move","statement":"wagon -4,-3 road.N","figure":"wagon","place":"road.N","x":-4,"y":-3},
  {"type":"moveOut","statement":"red move quarter.castle mayor 2,-4 city.W","figure":"mayor","quarter":"castle","place":"city.W","x":2,"y":-4},
  {"type":"moveOut","statement":"yellow move quarter.market meeple -3,5 field.NNE","figure":"meeple","quarter":"market","place":"field.NNE","x":-3,"y":5},
  {"type":"bid","statement":"green bid V 0","tile":"V","points":0},
  {"type":"buy","statement":"green buy"},
  {"type":"sell","statement":"green sell"},
  {"type":"fairy","statement":"fairy -3,0","x":-3,"y":0},
  {"type":"recall","statement":"recall"},
  {"type":"princess","statement":"princess 4,4 city.N blue meeple","x":4,"y":4,"place":"city.N","player":1,"figure":"meeple"},
  {"type":"end","statement":"end"},
  {"type":"exchange","statement":"exchange blue meeple","player":1,"figure":"meeple"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":-1,"y":-2,"fits":133,"left":200},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[]},
  {"events":[],"features":[]},
  {"events":[],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"monastery","x":-6,"y":-6,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":7,"cities":0,"worth":2,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":1}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-6,"y":-2,"place":"city.E","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"figureReturned","player":0,"figure":"large","x":-3,"y":0,"place":"field.NNE","cause":"takenBack"}],"features":[]},
  {"events":[{"type":"figureCaptured","captor":0,"player":2,"figure":"wagon","x":-4,"y":-1,"place":"road.N"}],"features":[]},
  {"events":[{"type":"bridgeBuilt","player":3,"x":-3,"y":-3,"axis":"EW"}],"features":[]},
  {"events":[{"type":"countMoved","player":4,"quarter":"castle"}],"features":[]},
  {"events":[{"type":"countMoved","player":4,"quarter":"market"}],"features":[]},
  {"events":[{"type":"countMoved","player":4,"quarter":"blacksmith"}],"features":[]},
  {"events":[{"type":"prisonerFreed","player":2,"figure":"wagon","captor":0,"ransom":true},{"type":"scored","player":2,"points":-3,"feature":"ransom","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-6,"y":-2,"place":"city.E","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":2,"could":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"figureMoved","player":4,"figure":"large","x":0,"y":0,"place":"quarter.blacksmith","toX":-8,"toY":-6,"toPlace":"road.E"},{"type":"scored","player":4,"points":2,"feature":"road","x":-8,"y":-6,"place":"road.E","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"road","x":1,"y":-4,"place":"road.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"inn":true,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-10,"y":-4,"place":"city.N","completed":false,"tiles":6,"coats":0,"open":3,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":0,"could":18,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":2,"y":-10,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":0,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":1,"y":-8,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true}]},
  {"events":[{"type":"scored","player":2,"points":18,"feature":"field","x":-1,"y":-2,"place":"field.SSE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":4,"castles":2,"pig":true,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"scored","player":2,"points":5,"feature":"field","x":-1,"y":5,"place":"city.E","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":4,"y":2,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":2,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"scored","player":1,"points":21,"feature":"city","x":1,"y":1,"place":"city.N","completed":true,"atEnd":false,"tiles":7,"coats":0,"cathedral":true,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[{"type":"feature","feature":"city","x":2,"y":1,"place":"city.N","completed":true,"tiles":7,"coats":0,"open":0,"cities":0,"cathedral":true,"worth":21,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
];

const ofEventView: EventView[] = [
  {"type":"turn","player":0,"turn":1,"tile":"R01"},
  {"type":"tilePlaced","player":0,"tile":"R01","x":-3,"y":0,"turns":3},
  {"type":"figurePlaced","player":0,"figure":"large","x":-3,"y":0,"place":"field.NNE"},
  {"type":"discarded","player":1,"tile":"S04"},
  {"type":"bridgeBuilt","player":2,"x":-4,"y":-1,"axis":"NS"},
  {"type":"fairyMoved","player":0,"x":-3,"y":0,"place":"field.NNE"},
  {"type":"scored","player":1,"points":1,"feature":"fairy","x":-3,"y":-1,"place":"road.N","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[0]},
  {"type":"dragonMoved","player":0,"x":0,"y":-2,"walks":false},
  {"type":"barnPlaced","player":1,"x":-6,"y":-3,"corner":"NE"},
  {"type":"figureReturned","player":2,"figure":"large","x":-6,"y":-4,"place":"field.ESE","cause":"scored"},
  {"type":"castleBuilt","player":1,"x":-5,"y":-7,"place":"city.S"},
  {"type":"scored","player":1,"points":2,"feature":"castle","x":-5,"y":-7,"place":"city.S","completed":true,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"card","player":4,"card":"robber","tiles":2,"x":-5,"y":-8,"place":"road.S"},
  {"type":"countMoved","player":4,"quarter":"cathedral"},
  {"type":"floorPlaced","player":0,"x":-4,"y":0,"floors":1},
  {"type":"scored","player":4,"points":1,"feature":"robber","completed":false,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":4,"figure":"meeple","x":-7,"y":-5,"place":"tower","cause":"eaten"},
  {"type":"card","player":4,"card":"king","tiles":3,"x":-7,"y":-5,"place":"city.E"},
  {"type":"scored","player":4,"points":1,"feature":"king","completed":false,"atEnd":false,"tiles":3,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"tileOffered","tile":"T10"},
  {"type":"tileChosen","player":4,"tile":"A04"},
  {"type":"tileTaken","player":4,"tile":"A04"},
  {"type":"scored","player":2,"points":3,"feature":"field","x":-4,"y":-7,"place":"field.NNE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"goods","player":2,"wine":0,"wheat":1,"cloth":0,"x":-4,"y":-6,"place":"city.S"},
  {"type":"scored","player":3,"points":10,"feature":"city","x":0,"y":-6,"place":"city.N","completed":true,"atEnd":false,"tiles":4,"coats":1,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"turn","player":3,"turn":49},
  {"type":"scored","player":4,"points":9,"feature":"monastery","x":-4,"y":-7,"place":"monastery","completed":true,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":8,"strengths":[]},
  {"type":"scored","player":3,"points":6,"feature":"field","x":-5,"y":-1,"place":"field.SSW","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":5,"castles":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":3,"figure":"pig","x":-4,"y":-4,"place":"field.ESE","cause":"leftAlone"},
  {"type":"scored","player":1,"points":6,"feature":"road","x":-3,"y":5,"place":"road.W","completed":true,"atEnd":false,"tiles":3,"coats":0,"inn":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":8,"feature":"field","x":-7,"y":0,"place":"field.SSW","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":2,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":16,"feature":"barn","x":-6,"y":-3,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":4,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":10,"feature":"goods","goods":"wine","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":2,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":10,"feature":"goods","goods":"wheat","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[3],"points":104},
  {"type":"bidMade","player":1,"points":0},
  {"type":"scored","player":0,"points":-2,"feature":"bazaar","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"fairyMoved","player":0,"x":-3,"y":0},
  {"type":"scored","player":2,"points":4,"feature":"garden","x":-2,"y":6,"place":"garden","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":3,"strengths":[]},
  {"type":"scored","player":2,"points":10,"feature":"goods","goods":"cloth","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"drawn","player":0,"tile":"L"},
  {"type":"figureReturned","player":1,"figure":"wagon","x":2,"y":-1,"place":"city.E","cause":"sentAway"},
  {"type":"drawn","player":2},
  {"type":"scored","player":3,"points":6,"feature":"field","x":1,"y":-2,"place":"city.N","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"secondPart","player":4},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"city","x":1,"y":1,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"field","x":1,"y":1,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"field","x":-3,"y":0,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"holders":[0],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"road","x":-3,"y":-1,"place":"road.N","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"worth":2,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-5,"y":-2,"place":"city.W","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"garden","x":-5,"y":-4,"place":"garden","completed":false,"tiles":1,"coats":0,"open":7,"cities":0,"worth":2,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":1},
  {"type":"feature","feature":"field","x":-6,"y":-3,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[1],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":-5,"y":-6,"place":"city.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-5,"y":-6,"place":"city.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true},
  {"type":"feature","feature":"tower","x":-4,"y":0,"place":"tower","completed":false,"tiles":1,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"floors":0},
  {"type":"feature","feature":"city","x":1,"y":-6,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-4,"y":-5,"place":"city.N","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"road","x":1,"y":-5,"place":"road.S","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"inn":true,"worth":0,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"city","x":-3,"y":3,"place":"city.E","completed":true,"tiles":4,"coats":0,"open":0,"cities":0,"goods":{"wine":2,"wheat":0,"cloth":0},"worth":8,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":-9,"y":-4,"place":"city.N","completed":false,"tiles":4,"coats":0,"open":2,"cities":0,"cathedral":true,"worth":0,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"road","x":2,"y":-6,"place":"road.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"inn":true,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":4,"y":-8,"place":"city.N","completed":false,"tiles":6,"coats":0,"open":2,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":6,"could":18,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":5,"y":-8,"place":"city.W","completed":true,"tiles":8,"coats":0,"open":0,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":24,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"quarter","x":3,"y":2,"place":"quarter.cathedral","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":0,"could":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-3,"y":4,"place":"field.ESE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"pigsty":true,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":1,"y":-5,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true,"powerless":true},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"second"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"all"}],"players":[{"colour":"red","name":"Red","score":0,"supply":[{"figure":"meeple","count":7}],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"green","name":"Green","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"yellow","name":"Yellow","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"R01","remaining":212,"tiles":[{"tile":"C07","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":1,"turn":2,"remaining":208,"tiles":[{"tile":"C01","x":-2,"y":-1,"turns":0,"player":0}],"figures":[{"figure":"large","player":0,"x":-3,"y":0,"place":"field.NNE","lying":true}],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":4,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":2,"turn":3,"remaining":207,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[{"x":-4,"y":-1,"axis":"NS"}],"castles":[],"count":"castle","decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":6,"remaining":204,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":16,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":3,"turn":9,"drawn":"R03","remaining":201,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":-1,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":2,"turn":18,"remaining":188,"tiles":[],"figures":[],"barns":[{"player":1,"x":-6,"y":-3,"corner":"NE"}],"dragon":{"x":0,"y":-2},"fairy":{"x":-5,"y":-3,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":false,"player":1,"turn":19,"remaining":187,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-2},"fairy":{"x":-3,"y":-7,"place":"field.ESE","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":45,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"bridges":2,"castles":2,"cards":[{"card":"robber","tiles":2}]}],"asks":"send","skipEndsTurn":true,"player":4,"turn":20,"remaining":186,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-2},"fairy":{"x":-3,"y":-7,"place":"field.ESE","player":3},"towers":[],"bridges":[],"castles":[{"x":-5,"y":-6,"place":"city.N","scored":true}],"count":"castle","decisions":48,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"count","skipEndsTurn":true,"player":4,"turn":20,"remaining":186,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-2},"fairy":{"x":-3,"y":-7,"place":"field.ESE","player":3},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":0,"turn":21,"remaining":185,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-2},"fairy":{"x":-3,"y":-7,"place":"field.ESE","player":3},"towers":[{"x":-4,"y":0,"floors":1}],"bridges":[],"castles":[],"count":"cathedral","decisions":52,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[{"player":2,"figure":"wagon","count":1}],"bridges":2,"castles":2,"cards":[]}],"asks":"figure","skipEndsTurn":true,"player":2,"turn":23,"remaining":183,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-7,"y":-4},"fairy":{"x":-3,"y":-7,"place":"field.ESE","player":3},"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":4,"turn":25,"remaining":181,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-7,"y":-4,"steps":6},"fairy":{"x":-5,"y":-1,"place":"field.SSW","player":3},"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":62,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":27,"drawn":"W","remaining":179,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":-8},"fairy":{"x":-5,"y":-1,"place":"field.SSW","player":3},"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","level":"master","score":2,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[{"card":"king","tiles":3}]}],"asks":"tile","skipEndsTurn":false,"player":3,"turn":34,"drawn":"G03","remaining":172,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0},"fairy":{"x":-5,"y":-1,"place":"road.S","player":3},"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":4,"turn":34,"remaining":167,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0},"fairy":{"x":-5,"y":-1,"place":"road.S","player":3},"towers":[],"bridges":[{"x":0,"y":-7,"axis":"EW"}],"castles":[],"bazaar":{"tiles":["T10"],"chooser":4},"count":"cathedral","decisions":86,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","level":"master","score":2,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"held":"A04","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":34,"remaining":167,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0},"fairy":{"x":-5,"y":-1,"place":"road.S","player":3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"cathedral","decisions":87,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"held":"W07","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":34,"remaining":167,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0},"fairy":{"x":-5,"y":-1,"place":"road.S","player":3},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"cathedral","decisions":88,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"player":4,"turn":40,"remaining":166,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0},"fairy":{"x":-4,"y":-7},"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":103,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"player":3,"turn":49,"remaining":158,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-2},"fairy":{"x":-3,"y":-6,"place":"city.E","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":138,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":true,"player":4,"turn":51,"remaining":156,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-2},"fairy":{"x":-3,"y":0,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":144,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"wagon","skipEndsTurn":true,"player":1,"turn":92,"remaining":117,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-4,"y":-1},"fairy":{"x":0,"y":-8,"place":"field.ENE","player":1},"towers":[],"bridges":[],"castles":[],"count":"cathedral","decisions":264,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":1,"turn":217,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":-4},"fairy":{"x":-9,"y":-5,"place":"tower","player":0},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","decisions":604,"canUndo":true,"canRedo":false,"over":true,"winners":[3]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","score":0,"supply":[],"floors":9,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"R08","remaining":111,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-28,"top":-28,"right":28,"bottom":28},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":2,"turn":3,"remaining":109,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-27,"top":-26,"right":28,"bottom":28},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":19,"remaining":90,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"table":{"left":-25,"top":-20,"right":26,"bottom":28},"decisions":41,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":19,"remaining":90,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1,"chosen":"V"},"table":{"left":-25,"top":-20,"right":26,"bottom":28},"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","score":0,"supply":[],"floors":9,"prisoners":[],"bridges":1,"castles":3,"held":"V","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":19,"remaining":90,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"table":{"left":-25,"top":-20,"right":26,"bottom":28},"decisions":43,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":25,"remaining":84,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1,"chosen":"L","bid":0,"bidder":1},"table":{"left":-24,"top":-20,"right":26,"bottom":28},"decisions":62,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"U","remaining":87,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":4,"remaining":84,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":10,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"A","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-36,"top":-36,"right":35,"bottom":36},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0},"fairy":{"x":-3,"y":0,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-35,"top":-35,"right":34,"bottom":36},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":7,"drawn":"I","remaining":31,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":0},"fairy":{"x":-3,"y":0},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","table":{"left":-35,"top":-35,"right":34,"bottom":36},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"floors":5,"prisoners":[],"cards":[]},{"colour":"pink","name":"Pink","score":0,"supply":[],"floors":5,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"S","remaining":100,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-37,"top":-37,"right":37,"bottom":37},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]},{"colour":"black","name":"Black","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"T09","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-22,"top":-22,"right":22,"bottom":22},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":3,"castles":3,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"S01","remaining":166,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":14,"remaining":146,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":4,"place":"road.E","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","decisions":32,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":3,"castles":3,"held":"T09","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":14,"remaining":146,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":4,"place":"road.E","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","decisions":34,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":3,"held":"V","cards":[]}],"asks":"tile","skipEndsTurn":false,"player":1,"turn":38,"drawn":"D","remaining":126,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":2},"fairy":{"x":1,"y":3,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"market","decisions":112,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-16,"top":-15,"right":15,"bottom":16},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"player":2,"turn":3,"remaining":36,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":4,"drawn":"T11","remaining":35,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-1},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":13,"remaining":113,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"decisions":26,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"novice","score":0,"supply":[],"floors":9,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"D18","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-36,"top":-36,"right":36,"bottom":36},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":7,"drawn":"T06","remaining":31,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-1},"towers":[],"bridges":[],"castles":[],"table":{"left":-14,"top":-16,"right":15,"bottom":14},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":2,"turn":7,"remaining":31,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-1,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"table":{"left":-14,"top":-16,"right":15,"bottom":14},"decisions":16,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":3,"turn":16,"remaining":22,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":3},"fairy":{"x":0,"y":-1,"place":"road.N","player":2},"towers":[],"bridges":[],"castles":[],"table":{"left":-14,"top":-13,"right":13,"bottom":14},"decisions":39,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":21,"drawn":"I03","remaining":16,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":3},"fairy":{"x":0,"y":-2,"place":"road.W","player":3},"towers":[],"bridges":[],"castles":[],"table":{"left":-13,"top":-12,"right":13,"bottom":14},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":8,"remaining":31,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":0,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-14,"top":-14,"right":12,"bottom":14},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":20,"drawn":"C05","remaining":20,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":1,"place":"field.C","player":4},"towers":[],"bridges":[],"castles":[],"count":"market","table":{"left":-13,"top":-12,"right":12,"bottom":14},"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":26,"remaining":8,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":0,"place":"road.N","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"market","table":{"left":-13,"top":-12,"right":12,"bottom":12},"decisions":64,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"novice","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"H","remaining":70,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":65,"remaining":129,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":-1},"fairy":{"x":3,"y":1,"place":"road.N","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"market","table":{"left":-5,"top":-2,"right":3,"bottom":6},"decisions":160,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"novice","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"T06","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-18,"top":-18,"right":18,"bottom":18},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"greedy","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"held":"W17","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":3,"turn":2,"remaining":33,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"table":{"left":-17,"top":-18,"right":18,"bottom":17},"decisions":6,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"L","remaining":117,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-30,"top":-30,"right":30,"bottom":30},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","score":0,"supply":[],"bridges":3,"castles":3,"held":"K","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":2,"remaining":113,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"table":{"left":-30,"top":-30,"right":29,"bottom":29},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":8,"remaining":107,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"table":{"left":-30,"top":-29,"right":28,"bottom":28},"decisions":23,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":30,"remaining":85,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":4},"fairy":{"x":-1,"y":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"table":{"left":-29,"top":-26,"right":26,"bottom":27},"decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":5,"drawn":"T22","remaining":32,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-19,"top":-20,"right":20,"bottom":20},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"wagon","skipEndsTurn":true,"player":0,"turn":5,"remaining":32,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-19,"top":-20,"right":20,"bottom":20},"decisions":9,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
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
];

const ofPreview: Preview[] = [
  {"tiles":225,"mostPlayers":6},
];

const ofSelection: Selection[] = [
  {"type":"none","turns":0,"endsTurn":false},
  {"type":"skip","statement":"skip","turns":0,"endsTurn":true,"action":{"type":"skip","statement":"skip"}},
  {"type":"none","turns":0,"narrowed":"barn","endsTurn":false},
  {"type":"figure","statement":"phantom field.NNE","turns":0,"piece":"phantom","endsTurn":true,"action":{"type":"figure","statement":"phantom field.NNE","figure":"phantom","place":"field.NNE","x":-3,"y":-1}},
  {"type":"figure","statement":"phantom field.NNE","turns":0,"piece":"phantom","narrowed":"phantom","endsTurn":true,"action":{"type":"figure","statement":"phantom field.NNE","figure":"phantom","place":"field.NNE","x":-3,"y":-1}},
  {"type":"none","turns":2,"hand":2,"endsTurn":false},
  {"type":"tile","statement":"tile S12 -5,-1 2","turns":2,"hand":2,"endsTurn":false,"action":{"type":"tile","statement":"tile S12 -5,-1 2","x":-5,"y":-1,"turns":2}},
  {"type":"none","turns":2,"narrowed":"barn","hand":2,"endsTurn":false},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"tile":"B","left":4,"all":4,"fits":true},
];

const ofWhy: Why[] = [
  {"kind":"notOpen"},
  {"kind":"noRecall"},
  {"kind":"noBarnCorner"},
  {"kind":"phantom"},
  {"kind":"occupied","feature":"road"},
  {"kind":"occupied","feature":"field"},
  {"kind":"figure","tile":"R09"},
  {"kind":"abbeyLater"},
  {"kind":"dragonRests"},
  {"kind":"noCapture"},
  {"kind":"noCastle"},
  {"kind":"noPortal"},
  {"kind":"nowhere"},
  {"kind":"noExchange"},
  {"kind":"noRansom"},
  {"kind":"noBazaar"},
  {"kind":"noSending"},
  {"kind":"noCount"},
  {"kind":"noMoveOut"},
  {"kind":"tile","tile":"S12"},
  {"kind":"edge","side":"S","shows":"river","wanted":"road"},
  {"kind":"riverApart"},
  {"kind":"taken"},
  {"kind":"edge","side":"E","shows":"road","wanted":"field"},
  {"kind":"edge","side":"N","shows":"river","wanted":"road"},
  {"kind":"apart"},
  {"kind":"noBridge"},
  {"kind":"otherTile","tile":"S12"},
  {"kind":"occupied","feature":"city"},
  {"kind":"edge","side":"W","shows":"river","wanted":"city"},
  {"kind":"sending"},
  {"kind":"capture"},
  {"kind":"outOfReach"},
  {"kind":"bridgeUnneeded"},
  {"kind":"dragon"},
  {"kind":"dragonStep"},
  {"kind":"noFigure","figure":"large"},
  {"kind":"wrongPart","figure":"mayor","feature":"road"},
  {"kind":"noFollower","figure":"builder","feature":"city"},
  {"kind":"phantomLater"},
  {"kind":"noFoundation"},
  {"kind":"noFairy"},
  {"kind":"noKnight"},
  {"kind":"bazaar"},
  {"kind":"count"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"moveOut"},
  {"kind":"barnThere"},
  {"kind":"noBarn"},
  {"kind":"wrongPart","figure":"builder","feature":"monastery"},
  {"kind":"wrongPart","figure":"meeple","feature":"garden"},
  {"kind":"noFloorThere"},
  {"kind":"dragonThere"},
  {"kind":"occupied","feature":"tower"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"over"},
  {"kind":"riverTurns"},
  {"kind":"noBarns"},
  {"kind":"noFloor"},
  {"kind":"castle"},
  {"kind":"complete","feature":"road"},
  {"kind":"beyondEdge"},
  {"kind":"riverBlocked"},
  {"kind":"full"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"knight"},
  {"kind":"exchange"},
  {"kind":"noPrisoner"},
];

// A type has no fields but those that some sample has.
const same0: Same<keyof BarnView, "corner" | "player" | "x" | "y"> = true;
const same1: Same<keyof BazaarView, "bid" | "bidder" | "chooser" | "chosen" | "tiles"> = true;
const same2: Same<keyof BoxView, "mostPlayers" | "name"> = true;
const same3: Same<keyof BridgeView, "axis" | "x" | "y"> = true;
const same4: Same<keyof CardView, "card" | "tiles"> = true;
const same5: Same<keyof CastleView, "place" | "scored" | "x" | "y"> = true;
const same6: Same<keyof CellView, "fits" | "left" | "type" | "x" | "y"> = true;
const same7: Same<keyof Consequences, "events" | "features"> = true;
const same8: Same<keyof DragonView, "steps" | "x" | "y"> = true;
const same9: Same<keyof Extract<ActionView, { type: "abbey" }>, "statement" | "type" | "x" | "y"> = true;
const same10: Same<keyof Extract<ActionView, { type: "barn" }>, "corner" | "statement" | "type" | "x" | "y"> = true;
const same11: Same<keyof Extract<ActionView, { type: "bid" }>, "points" | "statement" | "tile" | "type"> = true;
const same12: Same<keyof Extract<ActionView, { type: "bridge" }>, "axis" | "statement" | "type" | "x" | "y"> = true;
const same13: Same<keyof Extract<ActionView, { type: "buy" }>, "statement" | "type"> = true;
const same14: Same<keyof Extract<ActionView, { type: "capture" }>, "figure" | "place" | "player" | "statement" | "type" | "x" | "y"> = true;
const same15: Same<keyof Extract<ActionView, { type: "castle" }>, "place" | "statement" | "type" | "x" | "y"> = true;
const same16: Same<keyof Extract<ActionView, { type: "choose" }>, "statement" | "tile" | "type"> = true;
const same17: Same<keyof Extract<ActionView, { type: "count" }>, "place" | "statement" | "type" | "x" | "y"> = true;
const same18: Same<keyof Extract<ActionView, { type: "dragon" }>, "statement" | "type" | "x" | "y"> = true;
const same19: Same<keyof Extract<ActionView, { type: "end" }>, "statement" | "type"> = true;
const same20: Same<keyof Extract<ActionView, { type: "exchange" }>, "figure" | "player" | "statement" | "type"> = true;
const same21: Same<keyof Extract<ActionView, { type: "fairy" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same22: Same<keyof Extract<ActionView, { type: "figure" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same23: Same<keyof Extract<ActionView, { type: "floor" }>, "floors" | "statement" | "type" | "x" | "y"> = true;
const same24: Same<keyof Extract<ActionView, { type: "move" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same25: Same<keyof Extract<ActionView, { type: "moveOut" }>, "figure" | "place" | "quarter" | "statement" | "type" | "x" | "y"> = true;
const same26: Same<keyof Extract<ActionView, { type: "placeAt" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same27: Same<keyof Extract<ActionView, { type: "princess" }>, "figure" | "place" | "player" | "statement" | "type" | "x" | "y"> = true;
const same28: Same<keyof Extract<ActionView, { type: "ransom" }>, "figure" | "player" | "statement" | "type"> = true;
const same29: Same<keyof Extract<ActionView, { type: "recall" }>, "statement" | "type"> = true;
const same30: Same<keyof Extract<ActionView, { type: "sell" }>, "statement" | "type"> = true;
const same31: Same<keyof Extract<ActionView, { type: "send" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same32: Same<keyof Extract<ActionView, { type: "skip" }>, "statement" | "type"> = true;
const same33: Same<keyof Extract<ActionView, { type: "tile" }>, "like" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same34: Same<keyof Extract<ActionView, { type: "tileWithBridge" }>, "axis" | "bridgeX" | "bridgeY" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same35: Same<keyof Extract<EventView, { type: "barnPlaced" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same36: Same<keyof Extract<EventView, { type: "bidMade" }>, "player" | "points" | "type"> = true;
const same37: Same<keyof Extract<EventView, { type: "bridgeBuilt" }>, "axis" | "player" | "type" | "x" | "y"> = true;
const same38: Same<keyof Extract<EventView, { type: "card" }>, "card" | "place" | "player" | "tiles" | "type" | "x" | "y"> = true;
const same39: Same<keyof Extract<EventView, { type: "castleBuilt" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same40: Same<keyof Extract<EventView, { type: "countMoved" }>, "player" | "quarter" | "type"> = true;
const same41: Same<keyof Extract<EventView, { type: "discarded" }>, "player" | "tile" | "type"> = true;
const same42: Same<keyof Extract<EventView, { type: "dragonMoved" }>, "player" | "type" | "walks" | "x" | "y"> = true;
const same43: Same<keyof Extract<EventView, { type: "drawn" }>, "player" | "tile" | "type"> = true;
const same44: Same<keyof Extract<EventView, { type: "fairyMoved" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same45: Same<keyof Extract<EventView, { type: "figureCaptured" }>, "captor" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same46: Same<keyof Extract<EventView, { type: "figureMoved" }>, "figure" | "place" | "player" | "toPlace" | "toX" | "toY" | "type" | "x" | "y"> = true;
const same47: Same<keyof Extract<EventView, { type: "figurePlaced" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same48: Same<keyof Extract<EventView, { type: "figureReturned" }>, "cause" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same49: Same<keyof Extract<EventView, { type: "floorPlaced" }>, "floors" | "player" | "type" | "x" | "y"> = true;
const same50: Same<keyof Extract<EventView, { type: "goods" }>, "cloth" | "place" | "player" | "type" | "wheat" | "wine" | "x" | "y"> = true;
const same51: Same<keyof Extract<EventView, { type: "over" }>, "points" | "type" | "winners"> = true;
const same52: Same<keyof Extract<EventView, { type: "prisonerFreed" }>, "captor" | "figure" | "player" | "ransom" | "type"> = true;
const same53: Same<keyof Extract<EventView, { type: "scored" }>, "atEnd" | "castles" | "cathedral" | "cities" | "coats" | "completed" | "count" | "feature" | "goods" | "inn" | "neighbours" | "pig" | "pigsty" | "place" | "player" | "points" | "strengths" | "tiles" | "type" | "x" | "y"> = true;
const same54: Same<keyof Extract<EventView, { type: "secondPart" }>, "player" | "type"> = true;
const same55: Same<keyof Extract<EventView, { type: "tileChosen" }>, "player" | "tile" | "type"> = true;
const same56: Same<keyof Extract<EventView, { type: "tileOffered" }>, "tile" | "type"> = true;
const same57: Same<keyof Extract<EventView, { type: "tilePlaced" }>, "player" | "tile" | "turns" | "type" | "x" | "y"> = true;
const same58: Same<keyof Extract<EventView, { type: "tileTaken" }>, "player" | "tile" | "type"> = true;
const same59: Same<keyof Extract<EventView, { type: "turn" }>, "player" | "tile" | "turn" | "type"> = true;
const same60: Same<keyof FairyView, "place" | "player" | "x" | "y"> = true;
const same61: Same<keyof FeatureView, "barns" | "castle" | "cathedral" | "cities" | "coats" | "completed" | "could" | "each" | "feature" | "floors" | "goods" | "holders" | "inn" | "neighbours" | "nothing" | "open" | "pigsty" | "place" | "points" | "powerless" | "strengths" | "tiles" | "type" | "worth" | "x" | "y"> = true;
const same62: Same<keyof FigureView, "figure" | "lying" | "place" | "player" | "x" | "y"> = true;
const same63: Same<keyof GameView, "asks" | "barns" | "bazaar" | "boxes" | "bridges" | "canRedo" | "canUndo" | "castles" | "count" | "decisions" | "dragon" | "drawn" | "fairy" | "figures" | "options" | "over" | "player" | "players" | "remaining" | "rules" | "skipEndsTurn" | "table" | "tiles" | "towers" | "turn" | "winners"> = true;
const same64: Same<keyof Goods, "cloth" | "wheat" | "wine"> = true;
const same65: Same<keyof OptionView, "box" | "help" | "joined" | "name" | "value" | "values"> = true;
const same66: Same<keyof OptionView["values"][number], "label" | "value"> = true;
const same67: Same<keyof PartView, "cathedral" | "coats" | "feature" | "goods" | "inn" | "pigsty" | "princess" | "sides"> = true;
const same68: Same<keyof PlayerView, "bridges" | "cards" | "castles" | "colour" | "floors" | "goods" | "held" | "level" | "name" | "prisoners" | "score" | "supply"> = true;
const same69: Same<keyof PlayerView["supply"][number], "count" | "figure"> = true;
const same70: Same<keyof Preview, "mostPlayers" | "tiles"> = true;
const same71: Same<keyof PrisonerView, "count" | "figure" | "player"> = true;
const same72: Same<keyof Selection, "action" | "endsTurn" | "hand" | "narrowed" | "piece" | "statement" | "turns" | "type"> = true;
const same73: Same<keyof TableView, "bottom" | "left" | "right" | "top"> = true;
const same74: Same<keyof TileView, "player" | "tile" | "turns" | "x" | "y"> = true;
const same75: Same<keyof TilesLeftView, "all" | "fits" | "left" | "tile"> = true;
const same76: Same<keyof TowerView, "floors" | "x" | "y"> = true;
const same77: Same<keyof Why, "feature" | "figure" | "kind" | "shows" | "side" | "tile" | "wanted"> = true;
const same78: Same<NonNullable<ActionView["type"]>, "abbey" | "barn" | "bid" | "bridge" | "buy" | "capture" | "castle" | "choose" | "count" | "dragon" | "end" | "exchange" | "fairy" | "figure" | "floor" | "move" | "moveOut" | "placeAt" | "princess" | "ransom" | "recall" | "sell" | "send" | "skip" | "tile" | "tileWithBridge"> = true;
const same79: Same<NonNullable<BridgeView["axis"]>, "EW" | "NS"> = true;
const same80: Same<NonNullable<CardView["card"]>, "king" | "robber"> = true;
const same81: Same<NonNullable<CellView["type"]>, "cell"> = true;
const same82: Same<NonNullable<EventView["type"]>, "barnPlaced" | "bidMade" | "bridgeBuilt" | "card" | "castleBuilt" | "countMoved" | "discarded" | "dragonMoved" | "drawn" | "fairyMoved" | "figureCaptured" | "figureMoved" | "figurePlaced" | "figureReturned" | "floorPlaced" | "goods" | "over" | "prisonerFreed" | "scored" | "secondPart" | "tileChosen" | "tileOffered" | "tilePlaced" | "tileTaken" | "turn"> = true;
const same83: Same<NonNullable<Extract<ActionView, { type: "bridge" }>["axis"]>, "EW" | "NS"> = true;
const same84: Same<NonNullable<Extract<ActionView, { type: "moveOut" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same85: Same<NonNullable<Extract<ActionView, { type: "tileWithBridge" }>["axis"]>, "EW" | "NS"> = true;
const same86: Same<NonNullable<Extract<EventView, { type: "bridgeBuilt" }>["axis"]>, "EW" | "NS"> = true;
const same87: Same<NonNullable<Extract<EventView, { type: "card" }>["card"]>, "king" | "robber"> = true;
const same88: Same<NonNullable<Extract<EventView, { type: "countMoved" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same89: Same<NonNullable<Extract<EventView, { type: "figureReturned" }>["cause"]>, "eaten" | "leftAlone" | "scored" | "sentAway" | "takenBack"> = true;
const same90: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "barn" | "bazaar" | "castle" | "city" | "fairy" | "field" | "garden" | "goods" | "king" | "monastery" | "ransom" | "road" | "robber"> = true;
const same91: Same<NonNullable<Extract<EventView, { type: "scored" }>["goods"]>, "cloth" | "wheat" | "wine"> = true;
const same92: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same93: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same94: Same<NonNullable<GameView["asks"]>, "abbey" | "bazaar" | "capture" | "castle" | "count" | "dragon" | "exchange" | "figure" | "moveOut" | "nothing" | "phantom" | "send" | "tile" | "wagon"> = true;
const same95: Same<NonNullable<PartView["feature"]>, "bazaar" | "city" | "dragon" | "field" | "garden" | "monastery" | "portal" | "quarter" | "river" | "road" | "tower" | "volcano"> = true;
const same96: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same97: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same98: Same<NonNullable<Selection["type"]>, "figure" | "none" | "skip" | "tile"> = true;
const same99: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "road" | "tower"> = true;
const same100: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "apart" | "barnThere" | "bazaar" | "beyondEdge" | "bridgeUnneeded" | "capture" | "castle" | "complete" | "count" | "dragon" | "dragonRests" | "dragonStep" | "dragonThere" | "edge" | "exchange" | "figure" | "full" | "knight" | "moveOut" | "neverDrawn" | "noBarn" | "noBarnCorner" | "noBarns" | "noBazaar" | "noBridge" | "noCapture" | "noCastle" | "noCount" | "noExchange" | "noFairy" | "noFigure" | "noFloor" | "noFloorThere" | "noFollower" | "noFoundation" | "noHole" | "noKnight" | "noMoveOut" | "noPortal" | "noPrisoner" | "noRansom" | "noRecall" | "noSending" | "noWagon" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "outOfReach" | "over" | "phantom" | "phantomLater" | "riverApart" | "riverBlocked" | "riverTurns" | "sending" | "taken" | "tile" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same101: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48, same49, same50, same51, same52, same53, same54, same55, same56, same57, same58, same59, same60, same61, same62, same63, same64, same65, same66, same67, same68, same69, same70, same71, same72, same73, same74, same75, same76, same77, same78, same79, same80, same81, same82, same83, same84, same85, same86, same87, same88, same89, same90, same91, same92, same93, same94, same95, same96, same97, same98, same99, same100, same101];
