// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BoxView, CardView, CellView, Consequences, DragonView, EventView, FairyView, FeatureView, FigureView, GameView, Goods, OptionView, PartView, PlayerView, Preview, PrisonerView, Selection, TileView, TilesLeftView, TowerView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"type":"tile","statement":"tile D24 0,-1 2","x":0,"y":-1,"turns":2},
  {"type":"skip","statement":"skip"},
  {"type":"figure","statement":"meeple city.E","figure":"meeple","place":"city.E","x":0,"y":-1},
  {"type":"placeAt","statement":"meeple 0,0 city.N","figure":"meeple","place":"city.N","x":0,"y":0},
  {"type":"tile","statement":"tile I05 1,0 2","x":1,"y":0,"turns":2,"like":0},
  {"type":"fairy","statement":"fairy 0,0 road.E","x":0,"y":0,"place":"road.E","figure":"meeple"},
  {"type":"floor","statement":"piece -1,2","x":-1,"y":2,"floors":1},
  {"type":"capture","statement":"capture -1,1 field.SSE yellow meeple","x":-1,"y":1,"place":"field.SSE","player":3,"figure":"meeple"},
  {"type":"abbey","statement":"abbey -1,0","x":-1,"y":0},
  {"type":"ransom","statement":"ransom green mayor","player":2,"figure":"mayor"},
  {"type":"move","statement":"red wagon 2,0 monastery","figure":"wagon","place":"monastery","x":2,"y":0},
  {"type":"dragon","statement":"dragon 3,-3","x":3,"y":-3},
  {"type":"recall","statement":"recall"},
  {"type":"fairy","statement":"fairy 1,0","x":1,"y":0},
  {"type":"princess","statement":"princess 3,0 city.N yellow meeple","x":3,"y":0,"place":"city.N","player":0,"figure":"meeple"},
  {"type":"barn","statement":"barn NE","x":0,"y":3,"corner":"NE"},
  {"type":"end","statement":"end"},
  {"type":"exchange","statement":"exchange blue meeple","player":1,"figure":"meeple"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":0,"y":-1,"fits":24,"left":38},
];

const ofConsequences: Consequences[] = [
  {"events":[{"type":"card","player":2,"card":"robber","tiles":2,"x":0,"y":1,"place":"road.N"}],"features":[]},
  {"events":[{"type":"scored","player":2,"points":2,"feature":"road","x":0,"y":1,"place":"road.N","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[0]},{"type":"figureReturned","player":2,"figure":"phantom","x":0,"y":1,"place":"road.N","cause":"scored"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":0,"place":"city.E","completed":true,"tiles":4,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":8,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},{"type":"feature","feature":"garden","x":-1,"y":0,"place":"garden","completed":false,"tiles":1,"coats":0,"open":3,"cities":0,"worth":6,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":5}]},
  {"events":[],"features":[]},
  {"events":[{"type":"fairyMoved","player":2,"x":0,"y":1,"place":"road.E"}],"features":[]},
  {"events":[{"type":"floorPlaced","player":2,"x":-1,"y":2,"floors":1}],"features":[]},
  {"events":[{"type":"figureCaptured","captor":2,"player":3,"figure":"meeple","x":-1,"y":1,"place":"field.SSE"}],"features":[]},
  {"events":[{"type":"prisonerFreed","player":0,"figure":"mayor","captor":2,"ransom":true},{"type":"scored","player":0,"points":-3,"feature":"ransom","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":-1,"y":-2,"place":"field.ESE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true}]},
  {"events":[{"type":"fairyMoved","player":1,"x":1,"y":-1}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":1,"y":-3,"place":"city.N","completed":false,"tiles":2,"coats":1,"open":4,"cities":0,"cathedral":true,"worth":3,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":0,"place":"city.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":2,"y":10,"place":"city.S","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":2,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":2,"y":10,"place":"city.E","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":5,"y":3,"place":"city.E","completed":false,"tiles":4,"coats":0,"open":2,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":4,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-8,"y":1,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":2,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"scored","player":5,"points":8,"feature":"field","x":2,"y":-2,"place":"field.WSW","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":2,"pig":true,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"field","x":-4,"y":5,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-2,"y":0,"place":"city.N","completed":false,"tiles":8,"coats":0,"open":2,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":0,"could":24,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-3,"y":2,"place":"city.E","completed":true,"tiles":10,"coats":2,"open":0,"cities":0,"cathedral":true,"worth":36,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[{"type":"figureReturned","player":0,"figure":"builder","x":6,"y":-1,"place":"city.N","cause":"leftAlone"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":1,"y":4,"place":"city.N","completed":false,"tiles":4,"coats":0,"open":2,"cities":0,"cathedral":true,"worth":0,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":1,"y":4,"place":"city.N","completed":false,"tiles":4,"coats":0,"open":2,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":0,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":3,"y":4,"place":"city.W","completed":true,"tiles":6,"coats":0,"open":0,"cities":0,"cathedral":true,"worth":18,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":6,"y":-4,"place":"city.S","completed":true,"tiles":7,"coats":1,"open":0,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":2,"cloth":0},"worth":24,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
];

const ofEventView: EventView[] = [
  {"type":"turn","player":0,"turn":1,"tile":"D24"},
  {"type":"tilePlaced","player":0,"tile":"D24","x":0,"y":-1,"turns":2},
  {"type":"figurePlaced","player":0,"figure":"meeple","x":0,"y":0,"place":"road.E"},
  {"type":"scored","player":2,"points":1,"feature":"robber","completed":false,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":4,"points":4,"feature":"city","x":2,"y":-2,"place":"city.W","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"card","player":1,"card":"king","tiles":2,"x":2,"y":-2,"place":"city.W"},
  {"type":"turn","player":5,"turn":12},
  {"type":"drawn","player":5,"tile":"G06"},
  {"type":"goods","player":0,"wine":0,"wheat":0,"cloth":1,"x":0,"y":0,"place":"city.N"},
  {"type":"scored","player":1,"points":1,"feature":"king","completed":false,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":5,"points":3,"feature":"fairy","x":-2,"y":1,"place":"road.W","completed":true,"atEnd":false,"tiles":0,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"dragonMoved","player":0,"x":2,"y":-3,"walks":false},
  {"type":"discarded","player":4,"tile":"S11"},
  {"type":"figureMoved","player":1,"figure":"wagon","x":1,"y":-1,"place":"city.S","toX":1,"toY":0,"toPlace":"monastery"},
  {"type":"figureReturned","player":1,"figure":"meeple","x":2,"y":-2,"place":"field.C","cause":"eaten"},
  {"type":"scored","player":1,"points":8,"feature":"monastery","x":1,"y":0,"place":"monastery","completed":false,"atEnd":true,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":7,"strengths":[]},
  {"type":"scored","player":1,"points":12,"feature":"field","x":1,"y":-1,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":4,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":4,"points":10,"feature":"goods","goods":"wheat","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":10,"feature":"goods","goods":"cloth","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[4],"points":34},
  {"type":"figureReturned","player":1,"figure":"abbot","x":2,"y":1,"place":"monastery","cause":"takenBack"},
  {"type":"scored","player":3,"points":5,"feature":"garden","x":1,"y":1,"place":"garden","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":4,"strengths":[]},
  {"type":"scored","player":1,"points":4,"feature":"road","x":3,"y":2,"place":"road.W","completed":false,"atEnd":true,"tiles":4,"coats":0,"inn":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":8,"feature":"field","x":1,"y":0,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":2,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"barnPlaced","player":3,"x":-5,"y":3,"corner":"SW"},
  {"type":"scored","player":2,"points":10,"feature":"goods","goods":"wine","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"figureReturned","player":0,"figure":"large","x":1,"y":0,"place":"city.N","cause":"sentAway"},
  {"type":"secondPart","player":0},
  {"type":"scored","player":1,"points":20,"feature":"barn","x":2,"y":2,"place":"field.ENE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":5,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":5,"feature":"city","x":4,"y":-13,"place":"city.E","completed":false,"atEnd":true,"tiles":4,"coats":1,"cathedral":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"city","x":0,"y":0,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":1,"could":2,"strengths":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"road","x":0,"y":0,"place":"road.S","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":1,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":0,"y":0,"place":"field.SSW","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":0,"y":-1,"place":"city.E","completed":false,"tiles":2,"coats":0,"open":2,"cities":0,"goods":{"wine":0,"wheat":0,"cloth":1},"worth":2,"could":4,"strengths":[],"holders":[0],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"road","x":0,"y":1,"place":"road.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"road","x":-1,"y":1,"place":"road.W","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"inn":true,"worth":0,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"road","x":-2,"y":1,"place":"road.E","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"inn":true,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"tower","x":-1,"y":2,"place":"tower","completed":false,"tiles":1,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"floors":0},
  {"type":"feature","feature":"city","x":-1,"y":2,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"monastery","x":-1,"y":0,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":8,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":7},
  {"type":"feature","feature":"road","x":2,"y":2,"place":"road.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"inn":true,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-5,"y":3,"place":"field.SSW","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[3],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":0,"y":2,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":4,"cities":0,"cathedral":true,"worth":0,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"second"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"all"}],"players":[{"colour":"red","name":"Red","score":0,"supply":[{"figure":"meeple","count":7}],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[]},{"colour":"green","name":"Green","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[]},{"colour":"yellow","name":"Yellow","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[]},{"colour":"black","name":"Black","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[]},{"colour":"pink","name":"Pink","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"D24","remaining":38,"tiles":[{"tile":"T07","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"towers":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":0,"turn":1,"remaining":38,"tiles":[{"tile":"D24","x":0,"y":-1,"turns":2,"player":0}],"figures":[{"figure":"meeple","player":0,"x":0,"y":0,"place":"road.E","lying":false}],"barns":[],"towers":[],"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":false,"player":2,"turn":3,"remaining":36,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[{"card":"robber","tiles":2}]}],"asks":"phantom","skipEndsTurn":true,"player":3,"turn":4,"remaining":35,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":11,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":5,"prisoners":[],"cards":[{"card":"king","tiles":2}]}],"asks":"capture","skipEndsTurn":true,"player":2,"turn":9,"remaining":30,"tiles":[],"figures":[],"barns":[],"towers":[{"x":-1,"y":2,"floors":1}],"decisions":24,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"greedy","score":1,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"floors":4,"prisoners":[{"player":0,"figure":"mayor","count":1}],"cards":[]}],"asks":"phantom","skipEndsTurn":true,"player":3,"turn":10,"remaining":29,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":27,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"player":5,"turn":12,"remaining":28,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":31,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"abbey","skipEndsTurn":false,"player":0,"turn":13,"remaining":27,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":1,"place":"road.W","player":5},"towers":[],"decisions":34,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":4,"turn":17,"drawn":"L","remaining":23,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":1,"place":"road.W","player":5},"towers":[],"decisions":42,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":5,"turn":18,"remaining":22,"tiles":[],"figures":[],"barns":[],"fairy":{"x":-2,"y":1},"towers":[],"decisions":46,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":1,"turn":20,"drawn":"W09","remaining":20,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-3},"fairy":{"x":-2,"y":1},"towers":[],"decisions":49,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","skipEndsTurn":true,"player":4,"turn":23,"remaining":15,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-3},"fairy":{"x":-2,"y":1},"towers":[],"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"wagon","skipEndsTurn":false,"player":0,"turn":27,"remaining":12,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-3},"fairy":{"x":0,"y":1,"place":"city.S","player":2},"towers":[],"decisions":67,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"dragon","skipEndsTurn":false,"player":4,"turn":35,"remaining":3,"tiles":[],"figures":[],"barns":[],"dragon":{"x":2,"y":-3,"steps":6},"fairy":{"x":-3,"y":1,"place":"city.W","player":4},"towers":[],"decisions":87,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":2,"turn":45,"remaining":0,"tiles":[],"figures":[],"barns":[],"dragon":{"x":3,"y":-3},"fairy":{"x":-1,"y":2,"place":"tower","player":0},"towers":[],"decisions":96,"canUndo":true,"canRedo":false,"over":true,"winners":[4]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","score":0,"supply":[],"floors":6,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"U","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[],"asks":"nothing","skipEndsTurn":false,"player":1,"turn":107,"remaining":0,"tiles":[],"figures":[],"barns":[{"player":3,"x":-5,"y":3,"corner":"SW"}],"towers":[],"decisions":243,"canUndo":true,"canRedo":false,"over":true,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"floors":10,"prisoners":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"F","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"K02","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"tile","skipEndsTurn":false,"player":0,"turn":5,"drawn":"W08","remaining":34,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":0},"towers":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","skipEndsTurn":true,"player":1,"turn":6,"remaining":33,"tiles":[],"figures":[],"barns":[],"dragon":{"x":-1,"y":0},"towers":[],"decisions":11,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"S10","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[],"cards":[]}],"asks":"tile","skipEndsTurn":false,"player":0,"turn":1,"drawn":"G07","remaining":38,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"exchange","skipEndsTurn":false,"player":0,"turn":9,"remaining":1,"tiles":[],"figures":[],"barns":[],"towers":[],"decisions":21,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
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
  {"feature":"field","sides":"","coats":0,"pigsty":true},
];

const ofPreview: Preview[] = [
  {"tiles":40,"mostPlayers":6},
];

const ofSelection: Selection[] = [
  {"type":"none","turns":0,"endsTurn":false},
  {"type":"skip","statement":"skip","turns":0,"endsTurn":true,"action":{"type":"skip","statement":"skip"}},
  {"type":"none","turns":0,"narrowed":"barn","endsTurn":false},
  {"type":"figure","statement":"phantom city.S","turns":0,"piece":"phantom","endsTurn":true,"action":{"type":"figure","statement":"phantom city.S","figure":"phantom","place":"city.S","x":0,"y":1}},
  {"type":"figure","statement":"phantom city.S","turns":0,"piece":"phantom","narrowed":"phantom","endsTurn":true,"action":{"type":"figure","statement":"phantom city.S","figure":"phantom","place":"city.S","x":0,"y":1}},
  {"type":"none","turns":1,"hand":0,"endsTurn":false},
  {"type":"tile","statement":"tile I03 -1,0 0","turns":1,"hand":0,"endsTurn":false,"action":{"type":"tile","statement":"tile I03 -1,0 0","x":-1,"y":0,"turns":0}},
  {"type":"none","turns":1,"narrowed":"barn","hand":0,"endsTurn":false},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"tile":"T","left":1,"all":1,"fits":false},
];

const ofWhy: Why[] = [
  {"kind":"notOpen"},
  {"kind":"noRecall"},
  {"kind":"noBarnCorner"},
  {"kind":"phantom"},
  {"kind":"occupied","feature":"road"},
  {"kind":"figure","tile":"K04"},
  {"kind":"abbeyLater"},
  {"kind":"dragonRests"},
  {"kind":"occupied","feature":"city"},
  {"kind":"noCapture"},
  {"kind":"noPortal"},
  {"kind":"nowhere"},
  {"kind":"noExchange"},
  {"kind":"noRansom"},
  {"kind":"tile","tile":"I03"},
  {"kind":"taken"},
  {"kind":"apart"},
  {"kind":"edge","side":"E","shows":"city","wanted":"field"},
  {"kind":"otherTile","tile":"I03"},
  {"kind":"occupied","feature":"field"},
  {"kind":"noFigure","figure":"abbot"},
  {"kind":"wrongPart","figure":"mayor","feature":"road"},
  {"kind":"noFollower","figure":"builder","feature":"road"},
  {"kind":"phantomLater"},
  {"kind":"noFoundation"},
  {"kind":"noFairy"},
  {"kind":"noKnight"},
  {"kind":"capture"},
  {"kind":"outOfReach"},
  {"kind":"edge","side":"S","shows":"field","wanted":"road"},
  {"kind":"edge","side":"N","shows":"city","wanted":"field"},
  {"kind":"edge","side":"W","shows":"field","wanted":"road"},
  {"kind":"wrongPart","figure":"phantom","feature":"garden"},
  {"kind":"wrongPart","figure":"builder","feature":"monastery"},
  {"kind":"dragonThere"},
  {"kind":"wrongPart","figure":"wagon","feature":"tower"},
  {"kind":"noFloorThere"},
  {"kind":"dragon"},
  {"kind":"dragonStep"},
  {"kind":"over"},
  {"kind":"noBarns"},
  {"kind":"riverApart"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"noFloor"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"noBarn"},
  {"kind":"riverTurns"},
  {"kind":"complete","feature":"road"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"riverBlocked"},
  {"kind":"barnThere"},
  {"kind":"knight"},
  {"kind":"exchange"},
  {"kind":"noPrisoner"},
  {"kind":"full"},
];

// A type has no fields but those that some sample has.
const same0: Same<keyof BarnView, "corner" | "player" | "x" | "y"> = true;
const same1: Same<keyof BoxView, "mostPlayers" | "name"> = true;
const same2: Same<keyof CardView, "card" | "tiles"> = true;
const same3: Same<keyof CellView, "fits" | "left" | "type" | "x" | "y"> = true;
const same4: Same<keyof Consequences, "events" | "features"> = true;
const same5: Same<keyof DragonView, "steps" | "x" | "y"> = true;
const same6: Same<keyof Extract<ActionView, { type: "abbey" }>, "statement" | "type" | "x" | "y"> = true;
const same7: Same<keyof Extract<ActionView, { type: "barn" }>, "corner" | "statement" | "type" | "x" | "y"> = true;
const same8: Same<keyof Extract<ActionView, { type: "capture" }>, "figure" | "place" | "player" | "statement" | "type" | "x" | "y"> = true;
const same9: Same<keyof Extract<ActionView, { type: "dragon" }>, "statement" | "type" | "x" | "y"> = true;
const same10: Same<keyof Extract<ActionView, { type: "end" }>, "statement" | "type"> = true;
const same11: Same<keyof Extract<ActionView, { type: "exchange" }>, "figure" | "player" | "statement" | "type"> = true;
const same12: Same<keyof Extract<ActionView, { type: "fairy" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same13: Same<keyof Extract<ActionView, { type: "figure" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same14: Same<keyof Extract<ActionView, { type: "floor" }>, "floors" | "statement" | "type" | "x" | "y"> = true;
const same15: Same<keyof Extract<ActionView, { type: "move" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same16: Same<keyof Extract<ActionView, { type: "placeAt" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same17: Same<keyof Extract<ActionView, { type: "princess" }>, "figure" | "place" | "player" | "statement" | "type" | "x" | "y"> = true;
const same18: Same<keyof Extract<ActionView, { type: "ransom" }>, "figure" | "player" | "statement" | "type"> = true;
const same19: Same<keyof Extract<ActionView, { type: "recall" }>, "statement" | "type"> = true;
const same20: Same<keyof Extract<ActionView, { type: "skip" }>, "statement" | "type"> = true;
const same21: Same<keyof Extract<ActionView, { type: "tile" }>, "like" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same22: Same<keyof Extract<EventView, { type: "barnPlaced" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same23: Same<keyof Extract<EventView, { type: "card" }>, "card" | "place" | "player" | "tiles" | "type" | "x" | "y"> = true;
const same24: Same<keyof Extract<EventView, { type: "discarded" }>, "player" | "tile" | "type"> = true;
const same25: Same<keyof Extract<EventView, { type: "dragonMoved" }>, "player" | "type" | "walks" | "x" | "y"> = true;
const same26: Same<keyof Extract<EventView, { type: "drawn" }>, "player" | "tile" | "type"> = true;
const same27: Same<keyof Extract<EventView, { type: "fairyMoved" }>, "place" | "player" | "type" | "x" | "y"> = true;
const same28: Same<keyof Extract<EventView, { type: "figureCaptured" }>, "captor" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same29: Same<keyof Extract<EventView, { type: "figureMoved" }>, "figure" | "place" | "player" | "toPlace" | "toX" | "toY" | "type" | "x" | "y"> = true;
const same30: Same<keyof Extract<EventView, { type: "figurePlaced" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same31: Same<keyof Extract<EventView, { type: "figureReturned" }>, "cause" | "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same32: Same<keyof Extract<EventView, { type: "floorPlaced" }>, "floors" | "player" | "type" | "x" | "y"> = true;
const same33: Same<keyof Extract<EventView, { type: "goods" }>, "cloth" | "place" | "player" | "type" | "wheat" | "wine" | "x" | "y"> = true;
const same34: Same<keyof Extract<EventView, { type: "over" }>, "points" | "type" | "winners"> = true;
const same35: Same<keyof Extract<EventView, { type: "prisonerFreed" }>, "captor" | "figure" | "player" | "ransom" | "type"> = true;
const same36: Same<keyof Extract<EventView, { type: "scored" }>, "atEnd" | "cathedral" | "cities" | "coats" | "completed" | "count" | "feature" | "goods" | "inn" | "neighbours" | "pig" | "pigsty" | "place" | "player" | "points" | "strengths" | "tiles" | "type" | "x" | "y"> = true;
const same37: Same<keyof Extract<EventView, { type: "secondPart" }>, "player" | "type"> = true;
const same38: Same<keyof Extract<EventView, { type: "tilePlaced" }>, "player" | "tile" | "turns" | "type" | "x" | "y"> = true;
const same39: Same<keyof Extract<EventView, { type: "turn" }>, "player" | "tile" | "turn" | "type"> = true;
const same40: Same<keyof FairyView, "place" | "player" | "x" | "y"> = true;
const same41: Same<keyof FeatureView, "barns" | "cathedral" | "cities" | "coats" | "completed" | "could" | "each" | "feature" | "floors" | "goods" | "holders" | "inn" | "neighbours" | "nothing" | "open" | "pigsty" | "place" | "points" | "powerless" | "strengths" | "tiles" | "type" | "worth" | "x" | "y"> = true;
const same42: Same<keyof FigureView, "figure" | "lying" | "place" | "player" | "x" | "y"> = true;
const same43: Same<keyof GameView, "asks" | "barns" | "boxes" | "canRedo" | "canUndo" | "decisions" | "dragon" | "drawn" | "fairy" | "figures" | "options" | "over" | "player" | "players" | "remaining" | "rules" | "skipEndsTurn" | "tiles" | "towers" | "turn" | "winners"> = true;
const same44: Same<keyof Goods, "cloth" | "wheat" | "wine"> = true;
const same45: Same<keyof OptionView, "box" | "help" | "joined" | "name" | "value" | "values"> = true;
const same46: Same<keyof OptionView["values"][number], "label" | "value"> = true;
const same47: Same<keyof PartView, "cathedral" | "coats" | "feature" | "goods" | "inn" | "pigsty" | "princess" | "sides"> = true;
const same48: Same<keyof PlayerView, "cards" | "colour" | "floors" | "goods" | "level" | "name" | "prisoners" | "score" | "supply"> = true;
const same49: Same<keyof PlayerView["supply"][number], "count" | "figure"> = true;
const same50: Same<keyof Preview, "mostPlayers" | "tiles"> = true;
const same51: Same<keyof PrisonerView, "count" | "figure" | "player"> = true;
const same52: Same<keyof Selection, "action" | "endsTurn" | "hand" | "narrowed" | "piece" | "statement" | "turns" | "type"> = true;
const same53: Same<keyof TileView, "player" | "tile" | "turns" | "x" | "y"> = true;
const same54: Same<keyof TilesLeftView, "all" | "fits" | "left" | "tile"> = true;
const same55: Same<keyof TowerView, "floors" | "x" | "y"> = true;
const same56: Same<keyof Why, "feature" | "figure" | "kind" | "shows" | "side" | "tile" | "wanted"> = true;
const same57: Same<NonNullable<ActionView["type"]>, "abbey" | "barn" | "capture" | "dragon" | "end" | "exchange" | "fairy" | "figure" | "floor" | "move" | "placeAt" | "princess" | "ransom" | "recall" | "skip" | "tile"> = true;
const same58: Same<NonNullable<CardView["card"]>, "king" | "robber"> = true;
const same59: Same<NonNullable<CellView["type"]>, "cell"> = true;
const same60: Same<NonNullable<EventView["type"]>, "barnPlaced" | "card" | "discarded" | "dragonMoved" | "drawn" | "fairyMoved" | "figureCaptured" | "figureMoved" | "figurePlaced" | "figureReturned" | "floorPlaced" | "goods" | "over" | "prisonerFreed" | "scored" | "secondPart" | "tilePlaced" | "turn"> = true;
const same61: Same<NonNullable<Extract<EventView, { type: "card" }>["card"]>, "king" | "robber"> = true;
const same62: Same<NonNullable<Extract<EventView, { type: "figureReturned" }>["cause"]>, "eaten" | "leftAlone" | "scored" | "sentAway" | "takenBack"> = true;
const same63: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "barn" | "city" | "fairy" | "field" | "garden" | "goods" | "king" | "monastery" | "ransom" | "road" | "robber"> = true;
const same64: Same<NonNullable<Extract<EventView, { type: "scored" }>["goods"]>, "cloth" | "wheat" | "wine"> = true;
const same65: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "road" | "tower"> = true;
const same66: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same67: Same<NonNullable<GameView["asks"]>, "abbey" | "capture" | "dragon" | "exchange" | "figure" | "nothing" | "phantom" | "tile" | "wagon"> = true;
const same68: Same<NonNullable<PartView["feature"]>, "city" | "dragon" | "field" | "garden" | "monastery" | "portal" | "river" | "road" | "tower" | "volcano"> = true;
const same69: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same70: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same71: Same<NonNullable<Selection["type"]>, "figure" | "none" | "skip" | "tile"> = true;
const same72: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "road" | "tower"> = true;
const same73: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "apart" | "barnThere" | "capture" | "complete" | "dragon" | "dragonRests" | "dragonStep" | "dragonThere" | "edge" | "exchange" | "figure" | "full" | "knight" | "neverDrawn" | "noBarn" | "noBarnCorner" | "noBarns" | "noCapture" | "noExchange" | "noFairy" | "noFigure" | "noFloor" | "noFloorThere" | "noFollower" | "noFoundation" | "noHole" | "noKnight" | "noPortal" | "noPrisoner" | "noRansom" | "noRecall" | "noWagon" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "outOfReach" | "over" | "phantom" | "phantomLater" | "riverApart" | "riverBlocked" | "riverTurns" | "taken" | "tile" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same74: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48, same49, same50, same51, same52, same53, same54, same55, same56, same57, same58, same59, same60, same61, same62, same63, same64, same65, same66, same67, same68, same69, same70, same71, same72, same73, same74];
