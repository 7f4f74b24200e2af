//! Scoring: what features are worth, and who gets the points.

use super::{ByPlayer, Event, Farms, FigureKind, Game, PlayerId, Score, ScoreReason, SmallCity, farms, seams};
use crate::{
    board::{Feature, NO_NODE, Node},
    catalogue::PartKind,
};

/// Scores every feature that the tile just laid completed, and returns the figures.
pub(super) fn score_completed(game: &mut Game, events: &mut Vec<Event>) {
    seams::before_scoring(game, events);
    for index in 0..game.board.completed().len() {
        let node = game.board.completed()[index];
        if game.board.feature(node).figures == 0 || game.is_castle(node) {
            seams::completed_unheld(game, node, events);
            continue;
        }
        let score = worth(game, node);
        award_winners(game, &score, events);
        seams::feature_scored(game, node, events);
        game.return_figures(node, events);
    }
    seams::scored(game, events);
}

/// Scores what is left on the board when the game ends. The figures stay where they are.
pub(super) fn score_final(game: &mut Game, events: &mut Vec<Event>) {
    let first_event = events.len();
    final_scores(game, &mut |player, points, score| {
        events.push(Event::Scored { player, points, why: Score { at_end: true, ..score } });
    });
    for event in &events[first_event..] {
        if let Event::Scored { player, points, .. } = *event {
            game.scores[player] += points;
        }
    }
}

/// Gives points to one player in the final scoring, in which nobody is asked about figures on the track.
pub(crate) fn give_at_end(game: &mut Game, player: PlayerId, points: i16, why: Score, events: &mut Vec<Event>) {
    game.scores[player] += points;
    events.push(Event::Scored { player, points, why: Score { at_end: true, ..why } });
}

/// Calls `tell` with what every player would score if the game ended now. First come the features with figures, in the order
/// in which the figures were placed, then the fields, then what expansions add.
pub(super) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    let mut counted: Vec<Node> = Vec::with_capacity(game.figures.len());
    for figure in &game.figures {
        let root = game.board.graph().root(figure.node);
        let later = matches!(game.board.feature(root).kind, PartKind::Field | PartKind::Lying);
        if later || counted.contains(&root) || game.is_castle(root) {
            continue;
        }
        counted.push(root);
        let score = worth(game, figure.node);
        for player in winners(game, &score).filter(|_| score.points > 0) {
            tell(player, score.points, score);
        }
    }
    seams::lying_scores(game, tell);
    farms::final_scores(game, tell);
    seams::final_scores(game, tell);
}

/// The points that each player would score for a feature if the game ended now. The referee, hints and the page use it.
///
/// With the option `farms=first` a field is worth what the player's farmers on it earn from the cities around it.
#[must_use]
pub fn worth_now(game: &Game, node: Node) -> ByPlayer<i16> {
    let mut points = ByPlayer::default();
    let root = game.board.graph().root(node);
    let is_first = game.rules.options.farms == Farms::First;
    let by_city = is_first && game.board.feature(root).kind == PartKind::Field && !farms::is_apart(game, root);
    let mut cities = Vec::new();
    if by_city {
        farms::completed_cities(game, root, &mut cities);
    }
    let in_feature = strengths(game, root);
    final_scores(game, &mut |player, value, score| {
        let node = score.spot.and_then(|spot| game.node_at(spot.pos, spot.part));
        let scored = node.map_or(NO_NODE, |node| game.board.graph().root(node));
        let of_city = score.reason == ScoreReason::Feature(PartKind::Field)
            && score.spot.is_some_and(|spot| spot.part().kind != PartKind::Field);
        let counts =
            if of_city { by_city && cities.contains(&scored) && in_feature[player] > 0 } else { scored == root };
        if counts {
            points[player] += value;
        }
    });
    points
}

/// The score of a road, city, monastery or garden as it is, complete or not.
#[must_use]
pub(crate) fn worth(game: &Game, node: Node) -> Score {
    worth_if(game, node, game.board.feature(node).is_complete())
}

/// The score of a road, city, monastery or garden as if it were complete (`completed`) or incomplete.
#[must_use]
pub(super) fn worth_if(game: &Game, node: Node, completed: bool) -> Score {
    appraised(game, node, completed).among(game, node)
}

/// Like [`worth_if`], but without the strengths of the players.
#[must_use]
pub(crate) fn appraised(game: &Game, node: Node, completed: bool) -> Score {
    let feature = game.board.feature(node);
    let tiles = match feature.kind {
        PartKind::City | PartKind::Road => game.board.tiles_of(node),
        _ => 1,
    };
    let mut score = Score {
        completed,
        tiles,
        coats: feature.attributes.coats,
        ..Score::of(ScoreReason::Feature(feature.kind), Some(game.laid_part(node)))
    };
    let tiles = tiles as i16;
    score.points = match feature.kind {
        PartKind::Road => tiles,
        PartKind::City => {
            let rate = if completed { city_rate(game, score.tiles) } else { 1 };
            rate * (tiles + i16::from(score.coats))
        }
        PartKind::Monastery | PartKind::Garden | PartKind::Hut => {
            score.neighbours = if completed { 8 } else { (8 - feature.open) as u8 };
            1 + i16::from(score.neighbours)
        }
        _ => 0,
    };
    seams::worth(game, node, feature, &mut score);
    score
}

/// The points at the end for a completed city that the field of a barn touches.
pub(crate) const BARN_CITY_POINTS: i16 = seams::BARN_CITY_POINTS;

/// The points of a completed city of this many tiles for each tile and coat of arms, before expansions change them.
fn city_rate(game: &Game, tiles: u16) -> i16 {
    if tiles == 2 && matches!(game.rules.options.small_city, SmallCity::Half) { 1 } else { 2 }
}

/// The points of a completed road or city of this many tiles for each tile, and of a city for each coat of arms.
#[inline]
#[must_use]
pub(crate) fn completed_rate(game: &Game, feature: &Feature, tiles: u16) -> i16 {
    let base = if feature.kind == PartKind::City { city_rate(game, tiles) } else { 1 };
    seams::completed_rate(&game.rules, feature).unwrap_or(base) - seams::less_a_tile(&game.rules, feature)
}

/// The points that boxes add to a road or city once it is completed.
#[inline]
#[must_use]
pub(crate) fn extra_when_completed(game: &Game, node: Node) -> i16 {
    seams::extra_when_completed(game, node)
}

/// The points for a figure on a part besides, once its road or city is completed.
#[inline]
#[must_use]
pub(crate) fn follower_bonus(game: &Game, figure: FigureKind, node: Node) -> i16 {
    if figure.is_follower() { seams::follower_bonus(game, node) } else { 0 }
}

/// The points that little buildings add to a feature.
#[inline]
#[must_use]
pub(crate) fn buildings_on(game: &Game, node: Node) -> i16 {
    seams::buildings_on(game, node)
}

/// The strength of each player on a feature, which decides the majority.
#[must_use]
pub(crate) fn strengths(game: &Game, node: Node) -> ByPlayer<u8> {
    let graph = game.board.graph();
    let root = graph.root(node);
    let feature = graph.feature(root);
    let (coats, mut left) = (feature.attributes.coats, feature.figures);
    let mut strengths = ByPlayer::default();
    for figure in &game.figures {
        if left == 0 {
            break;
        }
        if figure.kind.is_counted() && graph.root(figure.node) == root {
            left -= 1;
            let strength: &mut u8 = &mut strengths[figure.owner];
            *strength = strength.saturating_add(seams::strength(figure.kind, coats));
        }
    }
    strengths
}

/// The strength of a figure on a feature with a number of coats of arms.
#[inline]
#[must_use]
pub(crate) const fn strength(figure: FigureKind, coats: u8) -> u8 {
    seams::strength(figure, coats)
}

/// Iterates over the players with the majority: the strongest player, or in a tie those of them who have most on hills. A player
/// with strength 0 never has the majority.
pub(crate) fn winners(game: &Game, score: &Score) -> impl Iterator<Item = PlayerId> + use<> {
    let (strengths, hills) = (score.strengths, score.hills);
    let most = game.players().map(|player| strengths[player]).max().unwrap_or(0);
    let is_strongest = move |player: &PlayerId| most > 0 && strengths[*player] == most;
    let highest = game.players().filter(is_strongest).map(|player| hills[player]).max().unwrap_or(0);
    game.players().filter(is_strongest).filter(move |&player| hills[player] == highest)
}

impl Score {
    /// The same, with what each player has on a feature, which decides who gets the points.
    #[must_use]
    pub(crate) fn among(self, game: &Game, feature: Node) -> Self {
        Self { strengths: strengths(game, feature), hills: seams::on_hills(game, feature), ..self }
    }
}

/// Gives the points of a completed feature to each player with the majority.
pub(crate) fn award_winners(game: &mut Game, score: &Score, events: &mut Vec<Event>) {
    for player in winners(game, score) {
        award(game, player, score.points, *score, events);
    }
}

/// Gives points to one player for something that the tile just laid brought about.
pub(crate) fn award(game: &mut Game, player: PlayerId, points: i16, why: Score, events: &mut Vec<Event>) {
    if points == 0 {
        return; // a besieged city can be worth nothing
    }
    give(game, player, points, why, events);
    seams::awarded(game, player, why.reason);
}

/// Gives points to one player, or takes them away.
pub(crate) fn give(game: &mut Game, player: PlayerId, points: i16, why: Score, events: &mut Vec<Event>) {
    game.scores[player] += points;
    events.push(Event::Scored { player, points, why });
    seams::given(game, player, points, &why);
}
