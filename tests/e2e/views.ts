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
  {"type":"floor","statement":"piece 2,6","x":2,"y":6,"floors":1},
  {"type":"capture","statement":"capture 2,7 field.SSW pink phantom","x":2,"y":7,"place":"field.SSW","player":5,"figure":"phantom"},
  {"type":"placeAt","statement":"meeple 2,6 tower","figure":"meeple","place":"tower","x":2,"y":6},
  {"type":"dragon","statement":"dragon -2,6","x":-2,"y":6},
  {"type":"choose","statement":"pink choose E","tile":"E"},
  {"type":"princess","statement":"princess 2,0 city.N yellow meeple","x":2,"y":0,"place":"city.N","player":3,"figure":"meeple"},
  {"type":"setOff","statement":"meeple machine","figure":"meeple","x":3,"y":-3},
  {"type":"ransom","statement":"ransom pink meeple","player":5,"figure":"meeple"},
  {"type":"send","statement":"meeple quarter.castle","figure":"meeple","place":"quarter.castle","x":-1,"y":0},
  {"type":"recall","statement":"recall"},
  {"type":"bid","statement":"red bid W05 0","tile":"W05","points":0},
  {"type":"barn","statement":"barn SE","x":-3,"y":-1,"corner":"SE"},
  {"type":"count","statement":"count quarter.market","place":"quarter.market","x":-1,"y":0},
  {"type":"castle","statement":"castle 2,1 city.W","x":2,"y":1,"place":"city.W"},
  {"type":"abbey","statement":"abbey -4,-1","x":-4,"y":-1},
  {"type":"moveOut","statement":"red move quarter.market meeple -2,-1 field.NNE","figure":"meeple","quarter":"market","place":"field.NNE","x":-2,"y":-1},
  {"type":"sell","statement":"green sell"},
  {"type":"moveOut","statement":"green move quarter.castle mayor 2,2 city.W","figure":"mayor","quarter":"castle","place":"city.W","x":2,"y":2},
  {"type":"moveOut","statement":"red move quarter.blacksmith meeple -6,2 road.E","figure":"meeple","quarter":"blacksmith","place":"road.E","x":-6,"y":2},
  {"type":"fairy","statement":"fairy 0,-1","x":0,"y":-1},
  {"type":"buy","statement":"red buy"},
  {"type":"moveOut","statement":"green move quarter.cathedral wagon 3,-5 monastery","figure":"wagon","quarter":"cathedral","place":"monastery","x":3,"y":-5},
  {"type":"exchange","statement":"exchange red meeple","player":0,"figure":"meeple"},
  {"type":"end","statement":"end"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":0,"y":-1,"fits":25,"left":36},
];

const ofChancesView: ChancesView[] = [
  {"next":0,"players":[400],"first":500},
  {"next":0,"players":[]},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[{"type":"feature","feature":"garden","x":-1,"y":4,"place":"garden","completed":false,"tiles":1,"coats":0,"open":7,"cities":0,"worth":2,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":1}]},
  {"events":[],"features":[]},
  {"events":[{"type":"bridgeBuilt","player":4,"x":0,"y":9,"axis":"EW"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":8,"place":"city.N","completed":true,"tiles":4,"coats":1,"open":0,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":10,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"scored","player":2,"points":14,"feature":"city","x":-3,"y":3,"place":"city.N","completed":true,"atEnd":false,"tiles":6,"coats":1,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"prisonerFreed","player":5,"figure":"phantom","captor":3,"ransom":true},{"type":"scored","player":5,"points":-3,"feature":"ransom","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"figureReturned","player":0,"figure":"pig","x":3,"y":9,"place":"field.NNE","cause":"leftAlone"}],"features":[]},
  {"events":[{"type":"figureReturned","player":4,"figure":"meeple","x":0,"y":3,"place":"city.N","cause":"takenBack"}],"features":[]},
  {"events":[{"type":"scored","player":2,"points":10,"feature":"goods","goods":"cloth","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"bidMade","player":1,"points":0}],"features":[]},
  {"events":[{"type":"scored","player":1,"points":5,"feature":"garden","x":1,"y":2,"place":"garden","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":4,"strengths":[]}],"features":[]},
  {"events":[{"type":"scored","player":1,"points":12,"feature":"barn","x":-3,"y":-1,"place":"field.ESE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":3,"count":0,"neighbours":0,"strengths":[]},{"type":"scored","player":1,"points":10,"feature":"goods","goods":"wine","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"scored","player":1,"points":8,"feature":"field","x":1,"y":-1,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":2,"castles":2,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"scored","player":1,"points":-2,"feature":"bazaar","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":8,"y":0,"place":"city.N","completed":true,"tiles":5,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":10,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":-12,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":4,"cities":0,"cathedral":true,"worth":0,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-4,"y":4,"place":"city.N","completed":false,"tiles":6,"coats":1,"open":3,"cities":0,"cathedral":true,"worth":0,"could":21,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true}]},
  {"events":[{"type":"scored","player":0,"points":4,"feature":"castle","x":-2,"y":2,"place":"city.N","completed":true,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":0,"y":-6,"place":"city.S","completed":true,"tiles":6,"coats":0,"open":0,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":18,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":4,"y":9,"place":"city.N","completed":false,"tiles":4,"coats":0,"open":4,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":0,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-3,"y":-4,"place":"city.E","completed":true,"tiles":18,"coats":6,"open":0,"cities":0,"cathedral":true,"worth":72,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
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
  {"type":"card","player":4,"card":"king","tiles":2,"x":4,"y":10,"place":"city.W"},
  {"type":"dragonMoved","player":0,"x":-1,"y":-2,"walks":false},
  {"type":"scored","player":1,"points":2,"feature":"arrow","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"bridgeBuilt","player":3,"x":-2,"y":7,"axis":"NS"},
  {"type":"floorPlaced","player":3,"x":2,"y":6,"floors":1},
  {"type":"figureCaptured","captor":3,"player":5,"figure":"phantom","x":2,"y":7,"place":"field.SSW"},
  {"type":"figureReturned","player":5,"figure":"meeple","x":-2,"y":6,"place":"field.SSW","cause":"eaten"},
  {"type":"scored","player":4,"points":1,"feature":"fairy","x":-2,"y":5,"place":"city.E","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"tileOffered","tile":"E"},
  {"type":"tileChosen","player":5,"tile":"AN01"},
  {"type":"tileTaken","player":5,"tile":"AN01"},
  {"type":"figureReturned","player":0,"figure":"meeple","x":-5,"y":1,"place":"road.E","cause":"scored"},
  {"type":"secondPart","player":3,"arrow":true},
  {"type":"drawn","player":3,"tile":"D13"},
  {"type":"rolled","player":5,"figure":"wagon","from_x":-5,"from_y":3,"steps":2,"x":-5,"y":1,"lands":false},
  {"type":"countMoved","player":1,"quarter":"blacksmith"},
  {"type":"goods","player":5,"wine":0,"wheat":1,"cloth":0,"x":-4,"y":4,"place":"city.E"},
  {"type":"scored","player":4,"points":5,"feature":"monastery","x":-6,"y":-4,"place":"monastery","completed":false,"atEnd":true,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":4,"strengths":[]},
  {"type":"scored","player":0,"points":18,"feature":"field","x":-1,"y":2,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":6,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":4,"points":4,"feature":"field","x":5,"y":6,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":5,"points":10,"feature":"goods","goods":"wheat","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":11,"feature":"king","completed":false,"atEnd":true,"tiles":6,"coats":0,"cities":0,"count":11,"neighbours":0,"strengths":[]},
  {"type":"scored","player":4,"points":20,"feature":"robber","completed":false,"atEnd":true,"tiles":4,"coats":0,"cities":0,"count":20,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[0],"points":38},
  {"type":"barnPlaced","player":1,"x":-3,"y":-1,"corner":"SE"},
  {"type":"scored","player":0,"points":6,"feature":"road","x":-3,"y":-1,"place":"road.E","completed":true,"atEnd":false,"tiles":3,"coats":0,"inn":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"countMoved","player":1,"quarter":"cathedral"},
  {"type":"castleBuilt","player":0,"x":2,"y":1,"place":"city.W"},
  {"type":"turn","player":1,"turn":34},
  {"type":"countMoved","player":2,"quarter":"market"},
  {"type":"countMoved","player":0,"quarter":"castle"},
  {"type":"fairyMoved","player":1,"x":0,"y":-1},
  {"type":"scored","player":0,"points":5,"feature":"field","x":-1,"y":0,"place":"quarter.castle","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":5,"feature":"field","x":1,"y":-1,"place":"field.NNE","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":2,"castles":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"drawn","player":2},
  {"type":"scored","player":0,"points":14,"feature":"city","x":-6,"y":-3,"place":"city.E","completed":false,"atEnd":true,"tiles":11,"coats":3,"cathedral":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":6,"feature":"field","x":-1,"y":1,"place":"city.E","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":7,"feature":"field","x":-2,"y":1,"place":"city.E","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"castles":1,"pig":true,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":0,"figure":"wagon","x":3,"y":4,"place":"city.N","cause":"sentAway"},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"city","x":1,"y":1,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"field","x":1,"y":1,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"field","x":-1,"y":2,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":3,"strengths":[],"holders":[0],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"road","x":-2,"y":4,"place":"road.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":1,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"monastery","x":-2,"y":4,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":6,"cities":0,"worth":3,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":2},
  {"type":"feature","feature":"road","x":-1,"y":4,"place":"road.W","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-1,"y":6,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":4,"y":10,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"tower","x":2,"y":6,"place":"tower","completed":false,"tiles":1,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"floors":0},
  {"type":"feature","feature":"road","x":-3,"y":0,"place":"road.N","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"inn":true,"worth":0,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"road","x":-3,"y":-1,"place":"road.E","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"inn":true,"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-3,"y":-1,"place":"field.ESE","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":4,"strengths":[],"holders":[],"barns":[1],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":2,"y":1,"place":"city.W","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true},
  {"type":"feature","feature":"city","x":-1,"y":-3,"place":"city.S","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":2,"y":-4,"place":"city.W","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":-2,"y":-3,"place":"city.E","completed":false,"tiles":3,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":3,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"quarter","x":-3,"y":-2,"place":"quarter.cathedral","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":0,"could":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-1,"y":-3,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"castle":true,"powerless":true},
  {"type":"feature","feature":"field","x":4,"y":-6,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":5,"y":4,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":4,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":0,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"road","x":-3,"y":-1,"place":"road.E","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"inn":true,"worth":2,"could":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":0,"y":-5,"place":"city.N","completed":false,"tiles":3,"coats":0,"open":3,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":3,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-5,"y":-5,"place":"city.N","completed":false,"tiles":6,"coats":1,"open":3,"cities":0,"cathedral":true,"worth":7,"could":21,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Hills & Sheep"},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"set":"Hills & Sheep"},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"second"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"wagon"}],"players":[{"colour":"red","name":"Red","score":0,"supply":[{"figure":"meeple","count":7}],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"green","name":"Green","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"yellow","name":"Yellow","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]},{"colour":"pink","name":"Pink","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"R01","remaining":205,"tiles":[{"tile":"C07","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":3,"turn":4,"remaining":202,"tiles":[{"tile":"C01","x":-2,"y":-1,"turns":0,"player":0}],"figures":[{"figure":"meeple","player":0,"x":-1,"y":2,"place":"field.NNE","lying":true}],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":3,"turn":4,"remaining":202,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":8,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":2,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[{"card":"robber","tiles":2}]}],"asks":"wagon","skipEndsTurn":true,"player":0,"turn":7,"remaining":199,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":18,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":5,"turn":12,"remaining":194,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":6,"place":"field.SSW","player":5},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":32,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"cards":[{"card":"king","tiles":2}]}],"asks":"tile","skipEndsTurn":false,"player":1,"turn":20,"drawn":"AN12","remaining":180,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-2},"fairy":{"x":-1,"y":2,"place":"field.NNE","player":0},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":3,"turn":22,"remaining":178,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":7},"fairy":{"x":-1,"y":7,"place":"city.S","player":2},"towers":[{"x":2,"y":6,"floors":1}],"bridges":[{"x":-2,"y":7,"axis":"NS"}],"castles":[],"count":"castle","decisions":55,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":4,"prisoners":[{"player":5,"figure":"phantom","count":1}],"bridges":1,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":4,"turn":23,"drawn":"D22","remaining":177,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":7},"fairy":{"x":-1,"y":7,"place":"city.S","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":4,"turn":23,"remaining":177,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-2,"y":7,"steps":6},"fairy":{"x":-2,"y":5,"place":"city.E","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":58,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":5,"turn":35,"remaining":159,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":7},"fairy":{"x":-2,"y":5,"place":"city.E","player":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":["E"],"chooser":5},"count":"castle","decisions":91,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"pink","name":"Pink","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"held":"AN01","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":35,"remaining":159,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":7},"fairy":{"x":-2,"y":5,"place":"city.E","player":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"count":"castle","decisions":92,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":2,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"bridges":2,"castles":2,"held":"W12","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":35,"remaining":159,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":7},"fairy":{"x":-2,"y":5,"place":"city.E","player":4},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","decisions":94,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":3,"turn":40,"remaining":159,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":7},"fairy":{"x":-2,"y":8,"place":"road.N","player":2},"towers":[],"bridges":[{"x":-5,"y":1,"axis":"EW"}],"castles":[],"count":"castle","decisions":105,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":false,"player":0,"turn":103,"remaining":95,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-2},"fairy":{"x":0,"y":9,"place":"field.ESE","player":4},"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":["again"],"decisions":291,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"player":1,"turn":122,"remaining":75,"tiles":[],"figures":[],"barns":[],"dragon":{"x":7,"y":7},"fairy":{"x":1,"y":2,"place":"field.NNE","player":2},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":347,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":4,"turn":197,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":13},"fairy":{"x":3,"y":13,"place":"monastery","player":3},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","decisions":539,"canUndo":true,"canRedo":false,"over":true,"winners":[0]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"W14","remaining":36,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-39,"top":-39,"right":39,"bottom":39},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":4,"remaining":32,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"table":{"left":-38,"top":-39,"right":37,"bottom":38},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":0,"turn":34,"remaining":0,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-35,"top":-38,"right":30,"bottom":33},"decisions":47,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"G09","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-8,"top":-8,"right":7,"bottom":8},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"player":0,"turn":1,"remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-8,"top":-8,"right":6,"bottom":8},"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":1,"remaining":36,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"count":"castle","table":{"left":-8,"top":-8,"right":6,"bottom":8},"decisions":3,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":1,"remaining":36,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1,"chosen":"W05"},"count":"castle","table":{"left":-8,"top":-8,"right":6,"bottom":8},"decisions":4,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"send","skipEndsTurn":true,"player":1,"turn":4,"remaining":34,"tiles":[],"figures":[],"barns":[{"player":1,"x":-3,"y":-1,"corner":"SE"}],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-8,"top":-7,"right":6,"bottom":7},"decisions":12,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"count","skipEndsTurn":true,"player":1,"turn":4,"remaining":34,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-8,"top":-7,"right":6,"bottom":7},"decisions":13,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"castle","skipEndsTurn":true,"player":0,"turn":5,"remaining":33,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"cathedral","table":{"left":-7,"top":-7,"right":6,"bottom":7},"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":7,"remaining":31,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[{"x":2,"y":1,"place":"city.W","scored":false}],"count":"cathedral","table":{"left":-7,"top":-7,"right":5,"bottom":7},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":0,"turn":9,"remaining":28,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":1,"place":"city.W","player":0},"towers":[],"bridges":[],"castles":[],"count":"cathedral","table":{"left":-7,"top":-7,"right":5,"bottom":7},"decisions":26,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":13,"drawn":"AN15","remaining":24,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":1,"place":"city.W","player":0},"towers":[],"bridges":[],"castles":[],"count":"cathedral","table":{"left":-7,"top":-5,"right":5,"bottom":7},"decisions":35,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":25,"remaining":9,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-3,"y":3},"fairy":{"x":-2,"y":-4,"place":"tower","player":1},"towers":[],"bridges":[],"castles":[],"count":"cathedral","table":{"left":-7,"top":-5,"right":4,"bottom":5},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":29,"drawn":"C01","remaining":5,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-6,"y":0},"fairy":{"x":-2,"y":-4,"place":"tower","player":1},"towers":[],"bridges":[],"castles":[],"count":"cathedral","table":{"left":-7,"top":-5,"right":3,"bottom":5},"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"player":1,"turn":34,"remaining":1,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":-1},"fairy":{"x":-1,"y":-3,"place":"city.N","player":0},"towers":[],"bridges":[],"castles":[],"count":"cathedral","table":{"left":-7,"top":-5,"right":2,"bottom":4},"decisions":80,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"moveOut","skipEndsTurn":true,"player":1,"turn":38,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":-1},"fairy":{"x":-2,"y":-4,"place":"tower","player":1},"towers":[],"bridges":[],"castles":[],"count":"cathedral","table":{"left":-7,"top":-5,"right":2,"bottom":4},"decisions":84,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"FL05","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":1,"turn":12,"remaining":26,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":true,"player":1,"turn":5,"remaining":33,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-3},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":11,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":7,"drawn":"D29","remaining":30,"tiles":[],"figures":[],"barns":[],"dragon":{"x":0,"y":-3},"towers":[],"bridges":[],"castles":[],"count":"castle","decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":17,"remaining":16,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":-3},"fairy":{"x":3,"y":-2,"place":"road.W","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2,"chosen":"S03","bid":0,"bidder":2},"count":"castle","decisions":45,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":12,"drawn":"T09","remaining":27,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":2,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"count":"market","decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"D17","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":1,"turn":2,"remaining":37,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":0},"towers":[],"bridges":[],"castles":[],"decisions":3,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":3,"turn":4,"drawn":"L","remaining":35,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":0},"towers":[],"bridges":[],"castles":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":10,"drawn":"T10","remaining":28,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":0},"fairy":{"x":0,"y":-1},"towers":[],"bridges":[],"castles":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":3,"turn":12,"remaining":24,"tiles":[],"figures":[],"barns":[],"dragon":{"x":1,"y":0},"fairy":{"x":2,"y":0},"towers":[],"bridges":[],"castles":[],"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"C08","remaining":37,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-26,"top":-26,"right":25,"bottom":26},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":1,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"held":"G03","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":5,"remaining":27,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","table":{"left":-25,"top":-25,"right":24,"bottom":25},"decisions":19,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":2,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"bridges":2,"castles":2,"held":"T03","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":3,"turn":5,"remaining":27,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":3},"count":"castle","table":{"left":-25,"top":-25,"right":24,"bottom":25},"decisions":23,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":false,"player":0,"turn":21,"remaining":17,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","arrows":[],"table":{"left":-23,"top":-23,"right":23,"bottom":24},"decisions":72,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"landing","skipEndsTurn":false,"player":0,"turn":31,"remaining":110,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"table":{"left":-29,"top":-32,"right":32,"bottom":35},"decisions":63,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":32,"remaining":107,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"table":{"left":-29,"top":-32,"right":32,"bottom":35},"decisions":65,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":4,"turn":24,"remaining":188,"tiles":[],"figures":[],"barns":[],"fairy":{"x":4,"y":-1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"count":"cathedral","table":{"left":-28,"top":-33,"right":32,"bottom":28},"decisions":59,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":4,"turn":89,"remaining":127,"tiles":[],"figures":[],"barns":[],"dragon":{"x":9,"y":-3},"fairy":{"x":5,"y":-2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"count":"castle","table":{"left":-24,"top":-30,"right":25,"bottom":25},"decisions":246,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"T09","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-28,"top":-28,"right":27,"bottom":28},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","score":2,"supply":[],"bridges":3,"castles":3,"held":"T12","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":19,"remaining":16,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"castle","table":{"left":-26,"top":-26,"right":24,"bottom":25},"decisions":39,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","score":0,"supply":[],"floors":10,"prisoners":[],"cards":[]},{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"floors":10,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"T12","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":6,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"RV01","remaining":200,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-33,"top":-33,"right":32,"bottom":33},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"capture","skipEndsTurn":false,"player":3,"turn":54,"remaining":147,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-5,"y":-7},"fairy":{"x":-4,"y":2,"place":"field.ENE","player":1},"towers":[],"bridges":[],"castles":[],"count":"blacksmith","arrows":[],"table":{"left":-30,"top":-29,"right":29,"bottom":24},"decisions":154,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":2,"turn":22,"remaining":191,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":0,"place":"field.SSW","player":0},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":2},"count":"cathedral","decisions":53,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"O","remaining":70,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":4,"turn":29,"remaining":143,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":4},"decisions":68,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":0,"turn":146,"remaining":32,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"arrows":[],"decisions":357,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","level":"novice","score":0,"supply":[],"bridges":2,"castles":2,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"G02","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-28,"top":-28,"right":27,"bottom":28},"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":9,"drawn":"I07","remaining":27,"tiles":[],"figures":[],"barns":[],"fairy":{"x":1,"y":-2,"place":"city.W","player":0},"towers":[],"bridges":[],"castles":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":2,"turn":12,"remaining":23,"tiles":[],"figures":[],"barns":[],"fairy":{"x":2,"y":0,"place":"field.SSE","player":1},"towers":[],"bridges":[],"castles":[],"decisions":28,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":1,"turn":5,"remaining":112,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":1,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"table":{"left":-24,"top":-26,"right":26,"bottom":27},"decisions":14,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":2,"turn":9,"drawn":"G07","remaining":109,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":1},"fairy":{"x":1,"y":0,"place":"road.W","player":2},"towers":[],"bridges":[],"castles":[],"table":{"left":-24,"top":-26,"right":26,"bottom":25},"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":10,"remaining":108,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":1},"fairy":{"x":0,"y":1,"place":"city.E","player":0},"towers":[],"bridges":[],"castles":[],"table":{"left":-24,"top":-25,"right":26,"bottom":25},"decisions":25,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":24,"remaining":91,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":1},"fairy":{"x":1,"y":0,"place":"road.W","player":2},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"table":{"left":-23,"top":-24,"right":25,"bottom":24},"decisions":55,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"exchange","skipEndsTurn":false,"player":1,"turn":30,"remaining":101,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":67,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"bazaar","skipEndsTurn":false,"player":0,"turn":16,"remaining":17,"tiles":[],"figures":[],"barns":[],"fairy":{"x":0,"y":-2,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":0},"decisions":38,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[],"asks":"wagon","skipEndsTurn":true,"player":3,"turn":38,"remaining":0,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-3,"y":4,"place":"city.E","player":1},"towers":[],"bridges":[],"castles":[],"arrows":[],"decisions":87,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"I11","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"bridges":[],"castles":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","score":0,"supply":[],"floors":7,"prisoners":[],"bridges":3,"castles":3,"held":"AN02","cards":[]}],"asks":"bazaar","skipEndsTurn":false,"player":1,"turn":8,"remaining":27,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-1,"y":-1,"place":"field.NNE","player":1},"towers":[],"bridges":[],"castles":[],"bazaar":{"tiles":[],"chooser":1},"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":2,"turn":3,"remaining":35,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":-2},"towers":[],"bridges":[],"castles":[],"count":"castle","table":{"left":-23,"top":-24,"right":23,"bottom":23},"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
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
  {"tiles":218,"mostPlayers":6},
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
  {"kind":"noFigure","figure":"large"},
  {"kind":"wrongPart","figure":"abbot","feature":"road"},
  {"kind":"noFollower","figure":"builder","feature":"road"},
  {"kind":"phantomLater"},
  {"kind":"noFoundation"},
  {"kind":"noFairy"},
  {"kind":"noKnight"},
  {"kind":"wrongPart","figure":"builder","feature":"quarter"},
  {"kind":"dragon"},
  {"kind":"dragonStep"},
  {"kind":"edge","side":"S","shows":"field","wanted":"city"},
  {"kind":"wrongPart","figure":"abbot","feature":"city"},
  {"kind":"wrongPart","figure":"meeple","feature":"garden"},
  {"kind":"bazaar"},
  {"kind":"capture"},
  {"kind":"outOfReach"},
  {"kind":"noFloorThere"},
  {"kind":"noFloor"},
  {"kind":"over"},
  {"kind":"riverBlocked"},
  {"kind":"sending"},
  {"kind":"noBarnCorner"},
  {"kind":"noBarn"},
  {"kind":"barnThere"},
  {"kind":"occupied","feature":"tower"},
  {"kind":"beyondEdge"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"moveOut"},
  {"kind":"noPortal"},
  {"kind":"dragonThere"},
  {"kind":"complete","feature":"road"},
  {"kind":"riverTurns"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"count"},
  {"kind":"castle"},
  {"kind":"landing"},
  {"kind":"noLanding"},
  {"kind":"exchange"},
  {"kind":"noPrisoner"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"knight"},
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
const same33: Same<keyof Extract<ActionView, { type: "setOff" }>, "figure" | "statement" | "type" | "x" | "y"> = true;
const same34: Same<keyof Extract<ActionView, { type: "skip" }>, "statement" | "type"> = true;
const same35: Same<keyof Extract<ActionView, { type: "tile" }>, "like" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same36: Same<keyof Extract<ActionView, { type: "tileWithBridge" }>, "axis" | "bridgeX" | "bridgeY" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same37: Same<keyof Extract<EventView, { type: "barnPlaced" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same38: Same<keyof Extract<EventView, { type: "bidMade" }>, "player" | "points" | "type"> = true;
const same39: Same<keyof Extract<EventView, { type: "bridgeBuilt" }>, "axis" | "player" | "type" | "x" | "y"> = true;
const same40: Same<keyof Extract<EventView, { type: "card" }>, "card" | "place" | "player" | "tiles" | "type" | "x" | "y"> = true;
const same41: Same<keyof Extract<EventView, { type: "castleBuilt" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same42: Same<keyof Extract<EventView, { type: "countMoved" }>, "player" | "quarter" | "type"> = true;
const same43: Same<keyof Extract<EventView, { type: "discarded" }>, "player" | "tile" | "type"> = true;
const same44: Same<keyof Extract<EventView, { type: "dragonMoved" }>, "player" | "type" | "walks" | "x" | "y"> = true;
const same45: Same<keyof Extract<EventView, { type: "drawn" }>, "player" | "tile" | "type"> = true;
const same46: Same<keyof Extract<EventView, { type: "fairyMoved" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same47: Same<keyof Extract<EventView, { type: "figureCaptured" }>, "captor" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same48: Same<keyof Extract<EventView, { type: "figureMoved" }>, "figure" | "place" | "player" | "toPlace" | "toX" | "toY" | "type" | "x" | "y"> = true;
const same49: Same<keyof Extract<EventView, { type: "figurePlaced" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same50: Same<keyof Extract<EventView, { type: "figureReturned" }>, "cause" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same51: Same<keyof Extract<EventView, { type: "floorPlaced" }>, "floors" | "player" | "type" | "x" | "y"> = true;
const same52: Same<keyof Extract<EventView, { type: "goods" }>, "cloth" | "place" | "player" | "type" | "wheat" | "wine" | "x" | "y"> = true;
const same53: Same<keyof Extract<EventView, { type: "over" }>, "points" | "type" | "winners"> = true;
const same54: Same<keyof Extract<EventView, { type: "prisonerFreed" }>, "captor" | "figure" | "player" | "ransom" | "type"> = true;
const same55: Same<keyof Extract<EventView, { type: "rolled" }>, "figure" | "from_x" | "from_y" | "lands" | "player" | "steps" | "type" | "x" | "y"> = true;
const same56: Same<keyof Extract<EventView, { type: "scored" }>, "atEnd" | "castles" | "cathedral" | "cities" | "coats" | "completed" | "count" | "feature" | "goods" | "inn" | "neighbours" | "pig" | "pigsty" | "place" | "player" | "points" | "strengths" | "tiles" | "type" | "x" | "y"> = true;
const same57: Same<keyof Extract<EventView, { type: "secondPart" }>, "arrow" | "player" | "type"> = true;
const same58: Same<keyof Extract<EventView, { type: "tileChosen" }>, "player" | "tile" | "type"> = true;
const same59: Same<keyof Extract<EventView, { type: "tileOffered" }>, "tile" | "type"> = true;
const same60: Same<keyof Extract<EventView, { type: "tilePlaced" }>, "player" | "tile" | "turns" | "type" | "x" | "y"> = true;
const same61: Same<keyof Extract<EventView, { type: "tileTaken" }>, "player" | "tile" | "type"> = true;
const same62: Same<keyof Extract<EventView, { type: "turn" }>, "player" | "tile" | "turn" | "type"> = true;
const same63: Same<keyof FairyView, "place" | "player" | "x" | "y"> = true;
const same64: Same<keyof FeatureView, "barns" | "castle" | "cathedral" | "cities" | "coats" | "completed" | "could" | "each" | "feature" | "floors" | "goods" | "holders" | "inn" | "neighbours" | "nothing" | "open" | "pigsty" | "place" | "points" | "powerless" | "set" | "strengths" | "tiles" | "type" | "worth" | "x" | "y"> = true;
const same65: Same<keyof FigureView, "figure" | "lying" | "place" | "player" | "x" | "y"> = true;
const same66: Same<keyof GameView, "arrows" | "asks" | "barns" | "bazaar" | "boxes" | "bridges" | "canRedo" | "canUndo" | "castles" | "count" | "decisions" | "dragon" | "drawn" | "fairy" | "figures" | "options" | "over" | "player" | "players" | "remaining" | "rules" | "skipEndsTurn" | "table" | "tiles" | "towers" | "turn" | "winners"> = true;
const same67: Same<keyof Goods, "cloth" | "wheat" | "wine"> = true;
const same68: Same<keyof OptionView, "box" | "help" | "joined" | "name" | "value" | "values"> = true;
const same69: Same<keyof OptionView["values"][number], "label" | "value"> = true;
const same70: Same<keyof PartView, "cathedral" | "coats" | "feature" | "gives" | "goods" | "inn" | "pigsty" | "princess" | "sides"> = true;
const same71: Same<keyof PlayerView, "bridges" | "cards" | "castles" | "colour" | "floors" | "goods" | "held" | "level" | "name" | "prisoners" | "score" | "supply"> = true;
const same72: Same<keyof PlayerView["supply"][number], "count" | "figure"> = true;
const same73: Same<keyof Preview, "mostPlayers" | "tiles"> = true;
const same74: Same<keyof PrisonerView, "count" | "figure" | "player"> = true;
const same75: Same<keyof Selection, "action" | "endsTurn" | "hand" | "narrowed" | "piece" | "statement" | "turns" | "type"> = true;
const same76: Same<keyof StudyLine, "comment" | "moves" | "shapes"> = true;
const same77: Same<keyof StudyMove, "action" | "comment" | "decisions" | "mark" | "player" | "scored" | "shapes" | "tile" | "turn" | "variations"> = true;
const same78: Same<keyof StudyView, "canRedo" | "canUndo" | "line" | "path"> = true;
const same79: Same<keyof TableView, "bottom" | "left" | "right" | "top"> = true;
const same80: Same<keyof TileView, "player" | "tile" | "turns" | "x" | "y"> = true;
const same81: Same<keyof TilesLeftView, "all" | "fits" | "left" | "tile"> = true;
const same82: Same<keyof TowerView, "floors" | "x" | "y"> = true;
const same83: Same<keyof Why, "feature" | "figure" | "kind" | "shows" | "side" | "tile" | "wanted"> = true;
const same84: Same<NonNullable<ActionView["type"]>, "abbey" | "barn" | "bid" | "bridge" | "buy" | "capture" | "castle" | "choose" | "count" | "dragon" | "end" | "exchange" | "fairy" | "figure" | "floor" | "move" | "moveOut" | "placeAt" | "princess" | "ransom" | "recall" | "sell" | "send" | "setOff" | "skip" | "tile" | "tileWithBridge"> = true;
const same85: Same<NonNullable<BridgeView["axis"]>, "EW" | "NS"> = true;
const same86: Same<NonNullable<CardView["card"]>, "king" | "robber"> = true;
const same87: Same<NonNullable<CellView["type"]>, "cell"> = true;
const same88: Same<NonNullable<EventView["type"]>, "barnPlaced" | "bidMade" | "bridgeBuilt" | "card" | "castleBuilt" | "countMoved" | "discarded" | "dragonMoved" | "drawn" | "fairyMoved" | "figureCaptured" | "figureMoved" | "figurePlaced" | "figureReturned" | "floorPlaced" | "goods" | "over" | "prisonerFreed" | "rolled" | "scored" | "secondPart" | "tileChosen" | "tileOffered" | "tilePlaced" | "tileTaken" | "turn"> = true;
const same89: Same<NonNullable<Extract<ActionView, { type: "bridge" }>["axis"]>, "EW" | "NS"> = true;
const same90: Same<NonNullable<Extract<ActionView, { type: "moveOut" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same91: Same<NonNullable<Extract<ActionView, { type: "tileWithBridge" }>["axis"]>, "EW" | "NS"> = true;
const same92: Same<NonNullable<Extract<EventView, { type: "bridgeBuilt" }>["axis"]>, "EW" | "NS"> = true;
const same93: Same<NonNullable<Extract<EventView, { type: "card" }>["card"]>, "king" | "robber"> = true;
const same94: Same<NonNullable<Extract<EventView, { type: "countMoved" }>["quarter"]>, "blacksmith" | "castle" | "cathedral" | "market"> = true;
const same95: Same<NonNullable<Extract<EventView, { type: "figureReturned" }>["cause"]>, "eaten" | "leftAlone" | "scored" | "sentAway" | "takenBack"> = true;
const same96: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "arrow" | "barn" | "bazaar" | "castle" | "city" | "fairy" | "field" | "garden" | "goods" | "king" | "monastery" | "ransom" | "road" | "robber"> = true;
const same97: Same<NonNullable<Extract<EventView, { type: "scored" }>["goods"]>, "cloth" | "wheat" | "wine"> = true;
const same98: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same99: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same100: Same<NonNullable<GameView["asks"]>, "abbey" | "bazaar" | "capture" | "castle" | "count" | "dragon" | "exchange" | "figure" | "landing" | "moveOut" | "nothing" | "phantom" | "send" | "tile" | "wagon"> = true;
const same101: Same<NonNullable<PartView["feature"]>, "arrow" | "bazaar" | "city" | "dragon" | "field" | "garden" | "monastery" | "portal" | "quarter" | "river" | "road" | "tower" | "volcano"> = true;
const same102: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same103: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same104: Same<NonNullable<Selection["type"]>, "figure" | "none" | "skip" | "tile"> = true;
const same105: Same<NonNullable<StudyMove["mark"]>, "!" | "!!" | "!?" | "?" | "?!" | "??"> = true;
const same106: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "quarter" | "road" | "tower"> = true;
const same107: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "apart" | "barnThere" | "bazaar" | "beyondEdge" | "bridgeUnneeded" | "capture" | "castle" | "complete" | "count" | "dragon" | "dragonRests" | "dragonStep" | "dragonThere" | "edge" | "exchange" | "figure" | "full" | "knight" | "landing" | "moveOut" | "neverDrawn" | "noArrow" | "noBarn" | "noBarnCorner" | "noBarns" | "noBazaar" | "noBridge" | "noCapture" | "noCastle" | "noCount" | "noExchange" | "noFairy" | "noFigure" | "noFloor" | "noFloorThere" | "noFollower" | "noFoundation" | "noHole" | "noKnight" | "noLanding" | "noMoveOut" | "noPortal" | "noPrisoner" | "noRansom" | "noRecall" | "noSending" | "noWagon" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "outOfReach" | "over" | "phantom" | "phantomLater" | "riverApart" | "riverBlocked" | "riverTurns" | "sending" | "taken" | "tile" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same108: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofChancesView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofStudyView, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48, same49, same50, same51, same52, same53, same54, same55, same56, same57, same58, same59, same60, same61, same62, same63, same64, same65, same66, same67, same68, same69, same70, same71, same72, same73, same74, same75, same76, same77, same78, same79, same80, same81, same82, same83, same84, same85, same86, same87, same88, same89, same90, same91, same92, same93, same94, same95, same96, same97, same98, same99, same100, same101, same102, same103, same104, same105, same106, same107, same108];
