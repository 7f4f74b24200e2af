//! What is remembered of a game, found by replaying it once.

use crate::{
    board::{Board, Node, Pos},
    catalogue::{BoxId, OwnTile, PartKind, Rotation, TileId},
    record::{Line, Location, Record, RecordError, Statement, SyntaxError, Verb, tag_of},
    rules::{ByPlayer, Event, Player, PlayerId, ScoreReason, Step},
    session::Replay,
};

/// A game, as far as it was played, without what can only be found by replaying it again.
#[derive(Clone, Debug)]
pub struct Entry {
    pub(super) players: Vec<Player>,
    /// Held so that the ids of [`Self::laid`] mean these tiles.
    #[expect(dead_code, reason = "held, not read")]
    own_tiles: Vec<OwnTile>,
    pub(super) boxes: Vec<BoxId>,
    /// The tags that mean nothing to the rules, such as `Date`.
    pub(super) tags: Vec<(String, String)>,
    pub(super) over: bool,
    /// Whether something besides the tile may still be decided in the last turn.
    pub(super) undecided: bool,
    /// Each player's points at the end, with the final scoring if the game is over.
    pub(super) scores: ByPlayer<i16>,
    /// Each player's points for each of [`ScoreReason::ALL`]; what has the same name counts for the first of that name.
    pub(super) points: [ByPlayer<i16>; ScoreReason::ALL.len()],
    /// The tiles in the order in which they were laid.
    pub(super) laid: Vec<Laid>,
    /// The cells of [`Self::laid`] in ascending order, each with its index.
    pub(super) cells: Vec<(Pos, u16)>,
    /// After each statement, how many decisions were made.
    decisions: Vec<u16>,
    /// When a feature became larger than all of its kind before it.
    pub(super) growths: Vec<Growth>,
}

/// A laid tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The tile as it is printed.
    pub tile: TileId,
    /// The cell.
    pub pos: Pos,
    /// The number of clockwise quarter turns.
    pub turns: Rotation,
    /// The player who laid it; the first one for a tile of the set-up.
    pub player: PlayerId,
    /// The number of statements after which it lies there; 0 for a tile of the set-up.
    pub at: usize,
    /// The statement that lays it; `None` if it was laid without a decision.
    pub statement: Option<Statement>,
    /// The first decision of the same player after it and before the next tile, such as a figure, without what a lot added to it.
    pub then: Option<Statement>,
}

/// The moment at which a feature became the largest of its kind so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    /// The kind of feature: a city, a road or a field.
    pub kind: PartKind,
    /// Whether it is complete. Each feature counts among all of its kind, and a complete one also among the complete ones.
    pub complete: bool,
    /// The number of tiles that it covers.
    pub tiles: u16,
    /// The number of statements after which it covers them.
    pub at: usize,
    /// The cell of one of them.
    pub pos: Pos,
}

/// The kinds of features whose size is a number of tiles that grows.
pub(super) const SIZED: [PartKind; 3] = [PartKind::City, PartKind::Road, PartKind::Field];

impl Entry {
    /// Replays a record. What it expects is not checked.
    ///
    /// # Errors
    /// The first statement that is not legal, a set-up that cannot be played, a result that the game does not have, or a diagram.
    pub fn of_record(record: &Record) -> Result<Self, RecordError> {
        if record.is_diagram() {
            let Location { line, column } = record.tag_place("Diagram");
            return Err(SyntaxError { line, column, reason: "a diagram is not a game".into() }.into());
        }
        let mut replay = Replay::new(record.setup.clone())
            .map_err(|error| RecordError::Setup(record.tag_place(tag_of(&error)), error))?;
        let mut entry = Self {
            players: replay.game().rules().players.clone(),
            own_tiles: record.own_tiles.clone(),
            boxes: replay.game().rules().boxes.clone(),
            tags: record.unknown_tags.clone(),
            over: false,
            undecided: false,
            scores: ByPlayer::default(),
            points: Default::default(),
            laid: Vec::with_capacity(replay.game().remaining() + 1),
            cells: Vec::new(),
            decisions: vec![0],
            growths: Vec::new(),
        };
        let mut seen = entry.take_in(&replay, 0, 0, None);
        let mut at = 0;
        for (place, line) in &record.lines {
            let Line::Statement(statement) = line else { continue };
            replay.play_statement(statement, *place, &mut ()).map_err(RecordError::Rule)?;
            at += 1;
            entry.decisions.push(replay.at() as u16);
            let before = entry.laid.len();
            seen = entry.take_in(&replay, seen, at, Some(*statement));
            if entry.laid.len() == before {
                entry.follow_up(&replay, *statement);
            }
        }
        replay.check_result(record)?;
        entry.finish(&replay, at);
        Ok(entry)
    }

    /// Notes what happened since so many events. Returns how many there are now.
    fn take_in(&mut self, replay: &Replay, seen: usize, at: usize, mut statement: Option<Statement>) -> usize {
        let events = replay.events().get(seen..).unwrap_or_default();
        for event in events {
            if let Event::Scored { player, points, why } = *event {
                self.points[index_of(why.reason.name())][player] += points;
            }
        }
        let board = replay.game().board();
        for tile in board.tiles().get(self.laid.len()..).unwrap_or_default() {
            let player = events.iter().find_map(|event| match *event {
                Event::TilePlaced { player, pos, .. } if pos == tile.pos => Some(player),
                _ => None,
            });
            let (pos, turns, player) = (tile.pos, tile.turns, player.unwrap_or_default()); // of the set-up: nobody
            // Only the first of several tiles was laid by the statement.
            let statement = statement.take();
            let at_cell = self.cells.binary_search_by_key(&pos, |&(cell, _)| cell).unwrap_or_else(|free| free);
            self.cells.insert(at_cell, (pos, self.laid.len() as u16));
            self.laid.push(Laid { tile: tile.printed(), pos, turns, player, at, statement, then: None });
            for part in 0..board.n_parts(tile) {
                self.measure(board, tile.node(part), at, pos);
            }
        }
        replay.events().len()
    }

    /// Notes a statement after which no other tile lies there as what was decided about the last one.
    fn follow_up(&mut self, replay: &Replay, statement: Statement) {
        if let Some(last) = self.laid.last_mut()
            && last.then.is_none()
            && last.statement.is_some()
            && !matches!(statement.verb, Verb::Skip | Verb::End)
            && replay.decided_by.last() == Some(&last.player)
        {
            last.then = Some(Statement { by: None, verb: statement.verb.without_outcome() });
        }
    }

    /// Notes a feature if it is larger than any before.
    fn measure(&mut self, board: &Board, node: Node, at: usize, pos: Pos) {
        let feature = board.feature(node);
        if !SIZED.contains(&feature.kind) {
            return;
        }
        let tiles = board.tiles_of(node);
        for complete in [false, true] {
            let is_smaller =
                |known: &Growth| known.kind != feature.kind || known.complete != complete || known.tiles < tiles;
            if (!complete || feature.is_complete()) && self.growths.iter().all(is_smaller) {
                self.growths.push(Growth { kind: feature.kind, complete, tiles, at, pos });
            }
        }
    }

    fn finish(&mut self, replay: &Replay, at: usize) {
        let (game, board) = (replay.game(), replay.game().board());
        // What is built on a tile can join roads, too.
        for node in (0..board.graph().len() as Node).filter(|&node| board.graph().root(node) == node) {
            let pos = board.tile_of(node).pos;
            self.measure(board, node, at, pos);
        }
        self.over = game.is_over();
        self.undecided = !self.over && game.step() != Step::Lay;
        for player in game.players() {
            self.scores[player] = game.score(player);
        }
    }

    /// Adds a tag that the record need not have.
    pub fn add_tag(&mut self, name: &str, value: &str) {
        self.tags.push((name.to_owned(), value.to_owned()));
    }

    /// The players in turn order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Each player's points, in turn order.
    #[must_use]
    pub fn scores(&self) -> Vec<i16> {
        self.seats().map(|player| self.scores[player]).collect()
    }

    /// The tiles in the order in which they were laid, those of the set-up first.
    #[must_use]
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// How many decisions were made when so many statements were played; a statement can decline others before it.
    #[must_use]
    pub fn decisions_at(&self, statements: usize) -> usize {
        self.decisions.get(statements).or(self.decisions.last()).map_or(0, |&decisions| decisions.into())
    }

    /// The index of the tile on a cell.
    pub(super) fn tile_at(&self, pos: Pos) -> Option<usize> {
        let found = self.cells.binary_search_by_key(&pos, |&(cell, _)| cell).ok()?;
        Some(usize::from(self.cells[found].1))
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.players.len()).map(PlayerId::from_index)
    }

    /// How many points a player is ahead of the best other player; `None` if there is no other.
    #[must_use]
    pub fn lead(&self, player: PlayerId) -> Option<i16> {
        let others = self.seats().filter(|&other| other != player).map(|other| self.scores[other]);
        others.max().map(|best| self.scores[player] - best)
    }
}

/// The index in [`Entry::points`] of what has this name.
pub(super) fn index_of(name: &str) -> usize {
    ScoreReason::ALL.iter().position(|reason| reason.name() == name).unwrap_or(0)
}
