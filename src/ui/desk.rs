//! One board as a player has it in front of them: the camera, what is chosen and the gesture under way.
//!
//! Pure: inputs come in, and what has to be done about them comes out. The browser's part is in `web`.

mod selection;

pub use selection::Selection;

use super::{
    camera::{Area, Camera, Point},
    hit::{place_of, places, spots, target},
    intent::{Gesture, Input, Intent, Key, step},
    paint::DrawCmd,
    piece::{Piece, cell_of, piece_of},
    scene::{Seen, Theme, scene},
    select::{Selecting, same_place},
    style::Style,
};
use crate::{
    board::LaidTile,
    catalogue::{Side, TileId},
    record::{Replay, Statement},
    rules::{Action, Event, Game, PlayerId, Step, legal_actions},
};

/// How much of the table is shown around the landscape, in tiles.
const ROOM: f64 = 1.5;
/// The least that is shown at the beginning, in tiles.
const LEAST: [f64; 2] = [5.0, 4.0];
/// How much a key or a button scales.
const ZOOM_STEP: f64 = 1.25;
/// How far an arrow key moves the view when there is nothing to choose, in CSS pixels.
const PAN_STEP: f64 = 80.0;

/// A board as it is shown, with what is chosen on it.
#[derive(Clone, Debug)]
pub struct Desk {
    camera: Camera,
    size: [f64; 2],
    /// Whether the view is still as it was fitted: then it is fitted again when the screen changes.
    fitted: bool,
    gesture: Gesture,
    selecting: Selecting,
    theme: Theme,
    style: Style,
    legal: Vec<Action>,
    /// The piece to which the choice is narrowed.
    piece: Option<Piece>,
    last_by: Option<PlayerId>,
    moment: Option<Moment>,
}

/// What tells one moment of a game from another.
type Moment = (usize, Step, Option<TileId>, Option<LaidTile>);

/// What has to be done about an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing.
    Nothing,
    /// Draw: the view moved.
    Moved,
    /// Draw: something else is chosen.
    Chosen,
    /// Play what is chosen.
    Play(Action),
}

impl Desk {
    /// A desk of one pixel; it is fitted when it gets its size.
    #[must_use]
    pub fn new(theme: Theme) -> Self {
        Self {
            camera: Camera::new(1.0, 1.0),
            size: [1.0; 2],
            fitted: true,
            gesture: Gesture::Idle,
            selecting: Selecting::Nothing,
            theme,
            style: Style::Standard,
            legal: Vec::new(),
            piece: None,
            last_by: None,
            moment: None,
        }
    }

    /// Takes note of a game that may have changed: what was chosen in another moment is chosen no more, and what is
    /// asked about is brought on the screen.
    pub fn sync(&mut self, replay: &Replay) {
        let game = replay.game();
        let moment = (replay.at(), game.step(), game.drawn(), game.board().last().copied());
        if self.moment == Some(moment) {
            return;
        }
        self.moment = Some(moment);
        self.legal = legal_actions(game).collect();
        self.selecting = Selecting::Nothing;
        self.piece = None;
        self.last_by = replay.events().iter().rev().find_map(|event| match event {
            Event::TilePlaced { player, .. } => Some(*player),
            _ => None,
        });
        let seen = self.camera.seen().grown(0.2);
        let needed = if self.fitted { Some(landscape(game)) } else { None };
        if needed.into_iter().chain(self.needed(game)).any(|area| !seen.contains(area)) {
            self.fit(game);
        }
    }

    /// The screen has this size in CSS pixels.
    pub fn resize(&mut self, game: &Game, width: f64, height: f64) {
        if self.size != [width, height] {
            self.size = [width, height];
            self.camera.resize(width, height);
            if self.fitted {
                self.fit(game);
            }
        }
    }

    /// Shows the whole landscape with room around it.
    pub fn fit(&mut self, game: &Game) {
        let area = landscape(game).grown(ROOM).at_least(LEAST[0], LEAST[1]);
        self.camera.fit(area, 0.0);
        self.fitted = true;
    }

    /// Scales the view about its middle.
    pub fn zoom(&mut self, factor: f64) {
        self.camera.zoom_middle(factor);
        self.fitted = false;
    }

    /// The table.
    pub fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
    }

    /// How tiles and pieces are drawn.
    pub fn set_style(&mut self, style: Style) {
        self.style = style;
    }

    /// How tiles and pieces are drawn.
    #[must_use]
    pub const fn style(&self) -> Style {
        self.style
    }

    /// Takes an input of the player.
    pub fn input(&mut self, game: &Game, input: Input) -> Outcome {
        let (gesture, intent) = step(self.gesture, input);
        self.gesture = gesture;
        match intent {
            None => Outcome::Nothing,
            Some(Intent::Tap(at)) => {
                let offered = self.offered();
                let target = target(game, &offered, &self.camera, at);
                self.choose(self.selecting.tapped(target, &offered))
            }
            Some(Intent::Pan { dx, dy }) => self.move_view(game, |camera| camera.pan(dx, dy)),
            Some(Intent::Zoom { dx, dy, about, factor }) => self.move_view(game, |camera| {
                camera.pan(dx, dy);
                camera.zoom(about, factor);
            }),
            Some(Intent::Key(key)) => self.key(game, key),
        }
    }

    /// Chooses the next legal turn of the ghost.
    pub fn rotate(&mut self) -> Outcome {
        self.choose(self.selecting.turned(&self.legal))
    }

    /// Chooses nothing.
    pub fn cancel(&mut self) -> Outcome {
        self.choose(Selecting::Nothing)
    }

    /// Narrows the choice to the places of one piece, or shows those of all again. What is chosen stays if this piece may
    /// go there.
    pub fn set_piece(&mut self, piece: Option<Piece>) -> Outcome {
        self.piece = piece;
        let chosen = self.chosen();
        let instead = chosen.and_then(|chosen| self.offered().into_iter().find(|action| same_place(*action, chosen)));
        match instead {
            Some(action) if piece.is_some() => self.selecting = Selecting::of(action, &self.legal),
            Some(_) => {}
            None => self.selecting = Selecting::Nothing,
        }
        Outcome::Chosen
    }

    /// The piece to which the choice is narrowed.
    #[must_use]
    pub const fn piece(&self) -> Option<Piece> {
        self.piece
    }

    /// What is legal with the piece to which the choice is narrowed.
    fn offered(&self) -> Vec<Action> {
        let wanted = |action: &Action| self.piece.is_none() || piece_of(*action) == self.piece;
        self.legal.iter().copied().filter(wanted).collect()
    }

    /// Chooses an action and brings its place on the screen; whether it is legal and has a place.
    pub fn select(&mut self, game: &Game, action: Action) -> bool {
        let selecting = Selecting::of(action, &self.legal);
        self.selecting = selecting;
        if self.piece.is_some() && piece_of(action) != self.piece {
            self.piece = None;
        }
        self.show_chosen(game);
        selecting != Selecting::Nothing
    }

    /// What would be played.
    #[must_use]
    pub fn chosen(&self) -> Option<Action> {
        self.selecting.action(&self.legal)
    }

    /// What is chosen, for the page.
    #[must_use]
    pub fn selection(&self, game: &Game) -> Selection {
        match self.chosen() {
            Some(action) => Selection::of(game, action, self.selecting.n_turns(&self.legal), self.piece),
            None => Selection::nothing(self.piece),
        }
    }

    /// The legal action that a statement is.
    #[must_use]
    pub fn find(&self, game: &Game, statement: &str) -> Option<Action> {
        let wanted: Statement = statement.parse().ok()?;
        let wanted = wanted.action(game).ok()?;
        self.legal.iter().copied().find(|action| *action == wanted)
    }

    /// Where on the screen an action is shown.
    #[must_use]
    pub fn point(&self, game: &Game, action: Action) -> Option<Point> {
        match spots(game, &self.legal, &self.camera).into_iter().find(|spot| same_place(spot.action, action)) {
            Some(spot) => Some(spot.at),
            None => place_of(game, action).map(|place| self.camera.to_screen(place)),
        }
    }

    /// The draw list of a frame.
    #[must_use]
    pub fn frame(&self, game: &Game) -> Vec<DrawCmd> {
        scene(&Seen {
            game,
            legal: &self.offered(),
            selecting: self.selecting,
            last_by: self.last_by,
            camera: &self.camera,
            theme: self.theme,
        })
    }

    fn key(&mut self, game: &Game, key: Key) -> Outcome {
        match key {
            Key::North => self.arrow(game, Side::North),
            Key::East => self.arrow(game, Side::East),
            Key::South => self.arrow(game, Side::South),
            Key::West => self.arrow(game, Side::West),
            Key::Rotate => self.rotate(),
            Key::Confirm => self.chosen().map_or(Outcome::Nothing, Outcome::Play),
            Key::Cancel => self.cancel(),
            Key::Larger => self.move_view(game, |camera| camera.zoom_middle(ZOOM_STEP)),
            Key::Smaller => self.move_view(game, |camera| camera.zoom_middle(1.0 / ZOOM_STEP)),
            Key::Fit => {
                self.fit(game);
                Outcome::Moved
            }
        }
    }

    /// Chooses the next place in a direction, or moves the view if there is nothing to choose.
    fn arrow(&mut self, game: &Game, side: Side) -> Outcome {
        let offered = self.offered();
        let places = places(game, &offered);
        if places.is_empty() {
            let [dx, dy] = [[0.0, PAN_STEP], [-PAN_STEP, 0.0], [0.0, -PAN_STEP], [PAN_STEP, 0.0]][side.index()];
            return self.move_view(game, |camera| camera.pan(dx, dy));
        }
        let last = game.board().last().map_or(self.camera.centre(), |laid| Area::cell(laid.pos).middle());
        let outcome = self.choose(self.selecting.stepped(side, &offered, &places, last));
        self.show_chosen(game);
        outcome
    }

    fn choose(&mut self, selecting: Selecting) -> Outcome {
        let before = std::mem::replace(&mut self.selecting, selecting);
        if before == selecting { Outcome::Nothing } else { Outcome::Chosen }
    }

    fn show_chosen(&mut self, game: &Game) {
        if let Some(place) = self.chosen().and_then(|action| place_of(game, action)) {
            let Point { x, y } = place;
            let area = Area { left: x, top: y, right: x, bottom: y }.grown(0.6);
            if !self.camera.seen().contains(area) {
                self.camera.show(area);
                self.fitted = false;
            }
        }
    }

    fn move_view(&mut self, game: &Game, change: impl FnOnce(&mut Camera)) -> Outcome {
        change(&mut self.camera);
        self.camera.keep_in(landscape(game).grown(1.0));
        self.fitted = false;
        Outcome::Moved
    }

    /// What must be on the screen to decide: every legal cell, or the tile on which a figure may be placed.
    fn needed(&self, game: &Game) -> Option<Area> {
        let last = game.board().last().map(|laid| laid.pos);
        let cells = self.legal.iter().filter_map(|action| match action {
            Action::Place { .. } | Action::Barn { .. } => last,
            Action::MoveWagon { pos, .. } => Some(*pos),
            _ => cell_of(*action),
        });
        Area::of_cells(cells)
    }
}

/// The cells on which tiles lie.
fn landscape(game: &Game) -> Area {
    Area::of_cells(game.board().tiles().iter().map(|laid| laid.pos)).unwrap_or(Area::cell(Default::default()))
}

#[cfg(test)]
mod tests;
