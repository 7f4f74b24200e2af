//! A game and its set-up as plain data.

use super::{
    Asks, BarnView, BazaarView, BoxView, BridgeView, CardView, CastleView, DragonView, FairyView, FigureView, GameView,
    GoodsView, OptionView, PlayerView, Preview, PrisonerView, SupplyView, TableView, TileView, TowerView, TrackView,
    ValueView,
    names::{at, index, name, winners},
};
use crate::{
    boxes::{
        abbey::rules::parts as abbey,
        bigtop::view::BigTopView,
        bridges::rules::parts as bridges,
        ferries::view::FerryView,
        gold::view::{self as gold, GoldView},
        hills::view as hills,
        little::view::{self as little, BuildingView},
        mage::view::MagicView,
        messages::rules as messages,
        tower::rules::parts as tower,
        traders::rules::parts as traders,
        tunnel::view::{self as tunnel, TunnelView},
    },
    catalogue::{Bonus, BoxId, PartKind, Quarter},
    rules::{
        Action, Edition, Event, FigureKind, Game, OPTIONS, OptionDef, Options, PlayerId, Step, legal_actions,
        most_players, playable,
    },
    session::Replay,
};

impl GameView {
    /// The view of a game.
    #[must_use]
    pub fn new(replay: &Replay) -> Self {
        let game = replay.game();
        let rules = game.rules();
        Self {
            rules: rules.edition.name(),
            boxes: rules.boxes.iter().map(|id| id.name()).collect(),
            options: options(&rules.options, |option| option.applies(&rules.boxes)),
            players: game.players().map(|player| player_view(game, player)).collect(),
            asks: asks(game),
            skip_ends_turn: skip_ends_turn(game),
            may_go_on: game.may_go_on(),
            player: index(game.asked()),
            turn: game.turn(),
            drawn: game.drawn().map(name),
            remaining: game.remaining() as u16,
            tiles: tiles(replay),
            figures: game.figures().iter().map(|figure| figure_view(game, figure)).collect(),
            barns: game.barns().iter().map(BarnView::of).collect(),
            dragon: DragonView::of(game),
            fairy: FairyView::of(game),
            towers: game.towers().map(TowerView::of).collect(),
            bridges: game.bridges().map(BridgeView::of).collect(),
            castles: game.castles().map(|node| CastleView::of(game, node)).collect(),
            bazaar: BazaarView::of(game),
            count: game.count().map(Quarter::name),
            gold: GoldView::all(game),
            magic: MagicView::all(game),
            big_top: BigTopView::of(game),
            buildings: BuildingView::all(game),
            ferries: FerryView::all(game),
            tunnels: TunnelView::all(game),
            bag: hills::bag(game),
            hidden: game.hidden() as u16,
            arrows: Bonus::ALL
                .into_iter()
                .filter(|&(bonus, _)| game.arrow_gives(bonus) && (bonus != Bonus::Again || game.may_go_on()))
                .map(|(_, name)| name)
                .collect(),
            table: game.table().map(|(first, last)| TableView {
                left: first.x,
                top: first.y,
                right: last.x,
                bottom: last.y,
            }),
            decisions: replay.at() as u16,
            can_undo: replay.can_undo_turn(),
            can_redo: replay.can_redo(),
            over: game.is_over(),
            winners: winners(game),
        }
    }
}

/// Whether nothing more is asked in this turn once what is asked has been declined; false where it cannot be declined.
fn skip_ends_turn(game: &Game) -> bool {
    if legal_actions(game).next() != Some(Action::Skip) {
        return false;
    }
    game.preview(Action::Skip).is_ok_and(|(after, _)| after.is_over() || after.turn() != game.turn())
}

/// The steps that a turn of a game can have, from top to bottom: `lay`, `figure` and so on.
#[must_use]
pub fn turn(game: &Game) -> Vec<String> {
    let in_camel_case = |step| {
        let mut name = format!("{step:?}");
        name[..1].make_ascii_lowercase();
        name
    };
    game.rules().turn().map(in_camel_case).collect()
}

/// What is asked now.
fn asks(game: &Game) -> Asks {
    match game.step() {
        Step::Lay => Asks::Tile,
        Step::Figure => Asks::Figure,
        Step::Phantom => Asks::Phantom,
        Step::Abbey => Asks::Abbey,
        Step::Wagon => Asks::Wagon,
        Step::Capture => Asks::Capture,
        Step::Exchange => Asks::Exchange,
        Step::Dragon | Step::DragonAfter => Asks::Dragon,
        Step::Landing => Asks::Landing,
        Step::Flock => Asks::Flock,
        Step::Gold => Asks::Gold,
        Step::Magic => Asks::Magic,
        Step::Robber => Asks::Robber,
        Step::Message => Asks::Message,
        Step::AdvanceEarly | Step::Advance | Step::AdvanceAfterTent | Step::AdvanceAfterSale => {
            if messages::is_asked(game) { Asks::Score } else { Asks::Rob }
        }
        Step::Circle => Asks::Circle,
        Step::AtCircle => Asks::AtCircle,
        Step::Escape => Asks::Escape,
        Step::Tunnel => Asks::Tunnel,
        Step::Ferry => Asks::Ferry,
        Step::Ferries => Asks::Ferries,
        Step::Castle => Asks::Castle,
        Step::MoveOut | Step::LastMove => Asks::MoveOut,
        Step::Send => Asks::Send,
        Step::Count => Asks::Count,
        Step::SecondPart => Asks::SecondPart,
        Step::Bazaar => Asks::Bazaar,
        Step::Draw
        | Step::Herd
        | Step::TrapsAfterFigure
        | Step::TrapsAfterPhantom
        | Step::TrapsAfterReturn
        | Step::TrapsAfterWagons
        | Step::BigTop
        | Step::Score
        | Step::Next
        | Step::Pass
        | Step::Over
        | Step::Hidden => Asks::Nothing,
    }
}

/// The options of a game with these boxes, with the values of an edition, for a set-up screen.
#[must_use]
pub fn edition_options(edition: Edition, boxes: &[BoxId]) -> Vec<OptionView> {
    options(&Options::of_edition(edition), |option| option.applies(boxes))
}

/// The boxes that can be played.
#[must_use]
pub fn boxes() -> Vec<BoxView> {
    playable().map(|id| BoxView { name: id.name(), most_players: most_players(&[BoxId::Base, id]) as u8 }).collect()
}

/// What a set-up makes, told from its game before the first decision.
#[must_use]
pub fn preview(game: &Game) -> Preview {
    let tiles = (game.remaining() + usize::from(game.drawn().is_some()) + game.board().tiles().len()) as u16;
    Preview { tiles, most_players: most_players(&game.rules().boxes) as u8 }
}

/// The options of the boxes that are wanted.
fn options(options: &Options, wanted: impl Fn(&OptionDef) -> bool) -> Vec<OptionView> {
    let view = |option: &OptionDef| OptionView {
        name: option.name,
        box_name: option.box_id.name(),
        help: option.help,
        joined: option.joined,
        values: option.values.iter().map(|&(value, label)| ValueView { value, label }).collect(),
        value: option.value(options),
    };
    OPTIONS.iter().filter(|option| wanted(option)).map(view).collect()
}

fn player_view(game: &Game, player: PlayerId) -> PlayerView {
    let named = &game.rules().players[player.index()];
    PlayerView {
        colour: named.colour.name(),
        name: named.shown_name(),
        level: named.level.clone(),
        score: game.score(player),
        supply: supply_view(game, player),
        goods: game.rules().uses(traders::Part::Goods).then(|| GoodsView::taken(game.tokens(player))),
        floors: game.rules().uses(tower::Part::Towers).then(|| game.floors_left(player)),
        prisoners: game.rules().uses(tower::Part::Towers).then(|| PrisonerView::of_all(game, player)),
        bridges: game.rules().uses(bridges::Part::Bridges).then(|| game.bridges_left(player)),
        castles: game.rules().uses(bridges::Part::Castles).then(|| game.castles_left(player)),
        gold: gold::won(game, player),
        buildings: little::left(game, player),
        tunnels: tunnel::left(game, player),
        track: TrackView::of(game, player),
        held: game.held_tile(player).map(name),
        cards: CardView::of_all(game, player),
    }
}

/// The figures of the boxes in play; what is left of an abbey and a barn is told by the same names as their statements.
fn supply_view(game: &Game, player: PlayerId) -> Vec<SupplyView> {
    let whole = game.whole_supply();
    let supply = game.supply(player);
    let figures = FigureKind::ALL.into_iter().filter(|&figure| whole[figure] > 0);
    let mut view: Vec<_> = figures.map(|figure| SupplyView { figure: figure.name(), count: supply[figure] }).collect();
    for (part, figure, has) in
        [(abbey::Part::Abbey, "abbey", game.has_abbey(player)), (abbey::Part::Barn, "barn", game.has_barn(player))]
    {
        view.extend(game.rules().uses(part).then_some(SupplyView { figure, count: has.into() }));
    }
    view
}

fn tiles(replay: &Replay) -> Vec<TileView> {
    let mut laid_by = replay.events().iter().filter_map(|event| match event {
        Event::TilePlaced { player, .. } => Some(index(*player)),
        _ => None,
    });
    let tiles = replay.game().board().tiles().iter().enumerate();
    let view = |(number, laid): (usize, &crate::board::LaidTile)| TileView {
        tile: name(laid.tile),
        x: laid.pos.x,
        y: laid.pos.y,
        turns: laid.turns,
        player: if number == 0 { None } else { laid_by.next() },
    };
    tiles.map(view).collect()
}

fn figure_view(game: &Game, figure: &crate::rules::Figure) -> FigureView {
    let laid_part = game.laid_part(figure.node);
    let (x, y, place) = at(laid_part);
    FigureView {
        figure: figure.kind.name(),
        player: index(figure.owner),
        x,
        y,
        place,
        lying: laid_part.part().kind == PartKind::Field && figure.kind.is_counted(),
        sheep: if figure.kind.is_counted() { Vec::new() } else { hills::flock(game, figure.owner) },
    }
}
