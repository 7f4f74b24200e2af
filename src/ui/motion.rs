//! Short movements after a decision: a tile settles, a figure arrives or goes home, points rise.
//!
//! Pure: the engine's events become tracks on one time line, and whoever draws says what time it is. Nothing waits for
//! it: the game has gone on already, the tracks only say how much later than the game the picture is.

use super::camera::Point;
use crate::{
    board::{Bridge, Pos},
    boxes::{
        abbey::rules as abbey, bridges::rules as bridges, count::rules as count, dragon::rules as dragon,
        king::rules as king, russian::rules as russian, tower::rules as tower, traders::rules as traders,
    },
    catalogue::Quarter,
    rules::{Barn, Event, FigureKind, LaidPart, PlayerId, Score},
    ui::points::anchor_point,
};

/// How long a tile takes to drop and settle, in milliseconds.
const DROP: f64 = 260.0;
/// How long any other piece takes to settle.
const SETTLE: f64 = 170.0;
/// How long a figure takes to go on to another place.
const WALK: f64 = 360.0;
/// How long a figure takes to go home.
const LEAVE: f64 = 650.0;
/// How long points are seen.
const RISE: f64 = 1100.0;
/// How long a completed feature is lit.
const SHINE: f64 = 1200.0;
/// How long the view rests on a feature that was just completed, in milliseconds.
const BEHELD: f64 = 550.0;
/// How long after one score the next one is shown.
const AFTER_SCORE: f64 = 180.0;
/// The final scores all begin within this time.
const FINAL: f64 = 2400.0;

/// What moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Moving {
    /// A tile settles on its cell.
    Tile(Pos),
    /// A figure settles on its place.
    Figure(LaidPart),
    /// A barn settles on its corner.
    Barn(Barn),
    /// The uppermost floor of the tower on a cell settles.
    Floor(Pos),
    /// The fairy settles.
    Fairy,
    /// A bridge settles.
    Bridge(Bridge),
    /// The castle in a city with a tile on this cell settles.
    Castle(Pos),
    /// The count goes from one quarter to another.
    Count {
        /// From where.
        from: Quarter,
        /// To where.
        to: Quarter,
    },
    /// The dragon goes from one cell to another, or comes from beside the board.
    Dragon {
        /// From where.
        from: Pos,
        /// To where.
        to: Pos,
    },
    /// A figure goes on from one place to another.
    Walker {
        /// Whose.
        player: PlayerId,
        /// Which.
        figure: FigureKind,
        /// From where.
        from: LaidPart,
        /// To where.
        to: LaidPart,
    },
    /// A figure leaves the board.
    Leaver {
        /// Whose.
        player: PlayerId,
        /// Which.
        figure: FigureKind,
        /// From where.
        from: LaidPart,
    },
    /// A feature that was completed is lit.
    Lit(LaidPart),
    /// Points rise from a feature.
    Points {
        /// Whose.
        player: PlayerId,
        /// How many.
        points: i16,
        /// From where.
        from: LaidPart,
        /// How many others have got points for the same feature before.
        nth: u8,
    },
}

/// Something that moves, and when.
#[derive(Clone, Copy, Debug)]
struct Track {
    what: Moving,
    /// When it begins, in milliseconds from the first frame.
    begins: f64,
    lasts: f64,
}

/// Everything that moves.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    tracks: Vec<Track>,
    /// The time of the first frame.
    began: Option<f64>,
    /// How long ago that was in this frame.
    passed: f64,
}

impl Motion {
    /// What moves because of some events.
    #[must_use]
    pub fn of(events: &[Event]) -> Self {
        let mut plan = Plan::default();
        let last = events.iter().filter(|event| is_final(event)).count();
        plan.final_step = AFTER_SCORE.min(FINAL / last.max(1) as f64);
        events.iter().for_each(|event| plan.add(event));
        Self { tracks: plan.tracks, began: None, passed: 0.0 }
    }

    /// Whether anything still moves.
    #[must_use]
    pub fn is_running(&self) -> bool {
        !self.tracks.is_empty()
    }

    /// Skips to the end.
    pub fn finish(&mut self) {
        *self = Self::default();
    }

    /// Goes on to a time in milliseconds.
    pub fn tick(&mut self, now: f64) {
        if self.tracks.is_empty() {
            return;
        }
        self.passed = (now - *self.began.get_or_insert(now)).max(self.passed);
        if self.tracks.iter().all(|track| track.begins + track.lasts <= self.passed) {
            self.finish();
        }
    }

    /// How far a tile has settled, 0 to 1.
    #[must_use]
    pub fn tile(&self, pos: Pos) -> f64 {
        self.progress(|what| matches!(what, Moving::Tile(settling) if settling == pos))
    }

    /// How far the figure on a place has settled, 0 to 1; nothing while it is still on its way there.
    #[must_use]
    pub fn figure(&self, laid_part: LaidPart) -> Option<f64> {
        let walks = self.progress(|what| matches!(what, Moving::Walker { to, .. } if to == laid_part)) < 1.0;
        (!walks).then(|| self.progress(|what| matches!(what, Moving::Figure(settling) if settling == laid_part)))
    }

    /// The features that are lit now, with how far their time is over, 0 to 1.
    pub fn lit(&self) -> impl Iterator<Item = (LaidPart, f64)> {
        let running = self.tracks.iter().filter(|track| (0.0..track.lasts).contains(&(self.passed - track.begins)));
        running.filter_map(|track| match track.what {
            Moving::Lit(laid_part) => Some((laid_part, self.part(track))),
            _ => None,
        })
    }

    /// Whether a feature has just been completed: the view does not move on before it was seen.
    #[must_use]
    pub fn holds_view(&self) -> bool {
        let is_seen_soon = |track: &&Track| matches!(track.what, Moving::Lit(_)) && track.begins < BEHELD;
        self.tracks.iter().find(is_seen_soon).is_some_and(|track| self.passed < track.begins + BEHELD)
    }

    /// How far a barn has settled, 0 to 1.
    #[must_use]
    pub fn barn(&self, barn: &Barn) -> f64 {
        self.progress(|what| matches!(what, Moving::Barn(settling) if settling == *barn))
    }

    /// How far the uppermost floor of a tower has settled, 0 to 1.
    #[must_use]
    pub fn floor(&self, pos: Pos) -> f64 {
        self.progress(|what| what == Moving::Floor(pos))
    }

    /// How far the fairy has settled, 0 to 1.
    #[must_use]
    pub fn fairy(&self) -> f64 {
        self.progress(|what| what == Moving::Fairy)
    }

    /// How far a bridge has settled, 0 to 1.
    #[must_use]
    pub fn bridge(&self, bridge: Bridge) -> f64 {
        self.progress(|what| what == Moving::Bridge(bridge))
    }

    /// How far the castle on these two cells has settled, 0 to 1.
    #[must_use]
    pub fn castle(&self, cells: [Pos; 2]) -> f64 {
        self.progress(|what| matches!(what, Moving::Castle(pos) if cells.contains(&pos)))
    }

    /// Whether the count is on his way.
    #[must_use]
    pub fn is_count_walking(&self) -> bool {
        self.passing().any(|(what, _)| matches!(what, Moving::Count { .. }))
    }

    /// Whether the dragon is on its way.
    #[must_use]
    pub fn is_dragon_walking(&self) -> bool {
        self.tracks
            .iter()
            .any(|track| matches!(track.what, Moving::Dragon { .. }) && self.passed < track.begins + track.lasts)
    }

    /// What moves and is not on the board any more, or not yet, with how far it is, 0 to 1.
    pub fn passing(&self) -> impl Iterator<Item = (Moving, f64)> {
        let passing = self.tracks.iter().filter(|track| {
            let begun = self.passed >= track.begins;
            let over = self.passed >= track.begins + track.lasts;
            match track.what {
                Moving::Walker { .. } | Moving::Leaver { .. } | Moving::Count { .. } => !over, // it stands where it was until it goes
                Moving::Points { .. } | Moving::Dragon { .. } => begun && !over,
                Moving::Tile(_)
                | Moving::Figure(_)
                | Moving::Barn(_)
                | Moving::Floor(_)
                | Moving::Fairy
                | Moving::Bridge(_)
                | Moving::Lit(_)
                | Moving::Castle(_) => false,
            }
        });
        passing.map(|track| (track.what, self.part(track)))
    }

    fn progress(&self, is_it: impl Fn(Moving) -> bool) -> f64 {
        let track = self.tracks.iter().find(|track| is_it(track.what));
        track.map_or(1.0, |track| self.part(track))
    }

    fn part(&self, track: &Track) -> f64 {
        ((self.passed - track.begins) / track.lasts).clamp(0.0, 1.0)
    }
}

/// Where on the board something is on its way from one place to another.
#[must_use]
pub fn between(from: LaidPart, to: LaidPart, part: f64) -> Point {
    on_the_way(anchor_point(from), anchor_point(to), part * part * (3.0 - 2.0 * part))
}

/// The point that lies a part of the way from one to another.
#[must_use]
pub fn on_the_way(from: Point, to: Point, part: f64) -> Point {
    Point::new(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
}

const fn is_final(event: &Event) -> bool {
    matches!(event, Event::Scored { why, .. } if why.at_end)
}

/// Tracks in the making.
#[derive(Default)]
struct Plan {
    tracks: Vec<Track>,
    /// When the next thing begins.
    next: f64,
    /// When the last score began, where it is, and how many players share it.
    score: Option<(f64, Option<LaidPart>, u8)>,
    /// How long after one of the final scores the next one begins.
    final_step: f64,
}

impl Plan {
    fn add(&mut self, event: &Event) {
        match *event {
            Event::TilePlaced { pos, .. } => self.settle_in(Moving::Tile(pos), DROP),
            Event::FigurePlaced { laid_part, .. } => self.settle(Moving::Figure(laid_part)),
            Event::Abbey(abbey::Event::BarnPlaced(barn)) => self.settle(Moving::Barn(barn)),
            Event::Tower(tower::Event::FloorPlaced { pos, .. }) => self.settle(Moving::Floor(pos)),
            Event::Dragon(dragon::Event::FairyMoved { .. }) => self.settle(Moving::Fairy),
            // A tile that is laid with a bridge comes first, although its event follows.
            Event::Bridges(bridges::Event::BridgeBuilt { bridge, .. }) => {
                self.put(Moving::Bridge(bridge), self.next + SETTLE / 2.0, SETTLE);
            }
            Event::Bridges(bridges::Event::CastleBuilt { laid_part, .. }) => self.settle(Moving::Castle(laid_part.pos)),
            Event::Count(count::Event::CountMoved { from, quarter: to, .. }) => {
                self.put(Moving::Count { from, to }, self.next, WALK)
            }
            Event::Dragon(dragon::Event::DragonMoved { from, pos: to, .. }) => {
                self.put(Moving::Dragon { from: from.unwrap_or(to), to }, self.next, WALK);
                self.next += WALK; // it eats once it is there
            }
            Event::FigureMoved { player, figure, from, to }
            | Event::Russian(russian::Event { player, figure, from, to }) => {
                self.put(Moving::Walker { player, figure, from, to }, self.next, WALK);
            }
            Event::FigureReturned { player, figure, laid_part: from, .. }
            | Event::Tower(tower::Event::FigureCaptured { player, figure, laid_part: from, .. }) => {
                let begins = self.score.map_or(self.next, |(begins, ..)| begins + AFTER_SCORE);
                self.put(Moving::Leaver { player, figure, from }, begins, LEAVE);
            }
            Event::Scored { player, points, why } => self.score(player, points, &why),
            // Where it arrives is a decision of its own.
            Event::Abbey(abbey::Event::BarnReturned(_))
            | Event::Flier(_)
            | Event::Hills(_)
            | Event::Gold(_)
            | Event::Mage(_)
            | Event::Corn(_)
            | Event::Messages(_)
            | Event::Robbers(_)
            | Event::Little(_)
            | Event::Bigtop(_)
            | Event::Ferries(_)
            | Event::Tunnel(_)
            | Event::TurnBegan { .. }
            | Event::SecondPart { .. }
            | Event::TileDrawn { .. }
            | Event::Discarded { .. }
            | Event::Traders(traders::Event::GoodsTaken { .. })
            | Event::King(king::Event::CardTaken { .. })
            | Event::Tower(tower::Event::PrisonerFreed { .. })
            | Event::Bridges(
                bridges::Event::TileOffered { .. }
                | bridges::Event::TileChosen { .. }
                | bridges::Event::BidMade { .. }
                | bridges::Event::TileTaken { .. },
            )
            | Event::Over => {}
        }
    }

    /// Points that rise where they were scored, after the feature was lit.
    fn score(&mut self, player: PlayerId, points: i16, why: &Score) {
        let (begins, nth) = match self.score {
            Some((begins, spot, shared)) if spot == why.spot => (begins, shared + 1),
            _ => (self.next, 0),
        };
        self.score = Some((begins, why.spot, nth));
        self.next = begins + if why.at_end { self.final_step } else { AFTER_SCORE };
        if let Some(from) = why.spot {
            if nth == 0 && why.completed && !why.at_end {
                self.put(Moving::Lit(from), begins, SHINE);
            }
            self.put(Moving::Points { player, points, from, nth }, begins, RISE);
        }
    }

    fn settle(&mut self, what: Moving) {
        self.settle_in(what, SETTLE);
    }

    /// Settles something in so long a time; the next thing begins at half of it.
    fn settle_in(&mut self, what: Moving, lasts: f64) {
        self.put(what, self.next, lasts);
        self.next += lasts / 2.0;
    }

    fn put(&mut self, what: Moving, begins: f64, lasts: f64) {
        self.tracks.push(Track { what, begins, lasts });
    }
}

#[cfg(test)]
mod tests;
