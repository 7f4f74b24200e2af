//! A feature with figures as the evaluation sees it.

use crate::{
    ai::{
        Forecast,
        learned::Holding,
        prospect::{Prospect, joints, open_edges, prospect, prospect_of_barn, value_of},
    },
    board::{Node, Pos},
    catalogue::PartKind,
    rules::{ByPlayer, FigureKind, Game, PlayerId, score},
};

/// A feature with figures, or a field with a barn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) node: Node,
    /// Where a monastery or garden lies.
    pub(super) centre: Option<Pos>,
    /// Whose barn it is about, instead of figures.
    pub(super) barn: Option<PlayerId>,
    pub(super) holders: Holders,
    pub(super) prospect: Prospect,
    kind: PartKind,
    coats: u8,
    /// The open edges of a city or road, or those at which a field leads on.
    open: f32,
    /// How many of them let a tile join another feature of the kind to it.
    joints: f32,
    /// What was learned about such features, for each player who has figures here.
    pub(super) learned: ByPlayer<f32>,
}

impl Group {
    /// A feature, given by its root, without its figures.
    pub(super) fn of(game: &Game, root: Node, forecast: &mut Forecast) -> Self {
        let board = game.board();
        let feature = board.feature(root);
        let centre = feature.kind.is_surrounded().then(|| board.tile_of(root).pos);
        Self {
            node: root,
            centre,
            barn: None,
            holders: Holders::default(),
            prospect: prospect(game, root, forecast),
            kind: feature.kind,
            coats: feature.attributes.coats,
            open: open_edges(game, root, forecast),
            joints: joints(game, root, forecast),
            learned: ByPlayer::default(),
        }
    }

    /// A field, given by its root, for the owner of its barn.
    pub(super) fn of_barn(game: &Game, root: Node, owner: PlayerId, forecast: &mut Forecast) -> Self {
        Self {
            node: root,
            centre: None,
            barn: Some(owner),
            holders: Holders::default(),
            prospect: prospect_of_barn(game, root, forecast),
            kind: PartKind::Field,
            coats: 0,
            open: 0.0,
            joints: 0.0,
            learned: ByPlayer::default(),
        }
    }

    /// The strength of a player's figures.
    pub(super) fn strength(&self, player: PlayerId) -> u8 {
        self.holders.strengths[player] + self.holders.mayors[player] * self.coats
    }

    /// Works out anew what a tile has changed. Its root may be another one.
    pub(super) fn reckon_anew(&mut self, game: &Game, root: Node, forecast: &mut Forecast) {
        if self.barn.is_some() {
            self.prospect = prospect_of_barn(game, root, forecast);
            return;
        }
        self.coats = game.board().feature(root).attributes.coats;
        self.prospect = prospect(game, root, forecast);
        self.open = open_edges(game, root, forecast);
        self.joints = joints(game, root, forecast);
        self.add_learned(game, forecast);
    }

    /// Works out what was learned about it, once its figures are known.
    pub(super) fn add_learned(&mut self, game: &Game, forecast: &Forecast) {
        if !forecast.learned.is_empty() {
            let mut learned = ByPlayer::default();
            self.each_holding(game, &mut |player, holding| learned[player] = forecast.learned.of_holding(&holding));
            self.learned = learned;
        }
    }

    /// Calls back with each player who has figures here, and what the feature is to that player.
    pub(super) fn each_holding(&self, game: &Game, each: &mut impl FnMut(PlayerId, Holding)) {
        if self.barn.is_some() {
            return;
        }
        let Prospect { points, back } = self.prospect;
        for player in game.players() {
            let (own, value) = (self.strength(player), self.holders.values[player]);
            if own == 0 && value == 0.0 {
                continue;
            }
            let others = game.players().filter(|&other| other != player).map(|other| self.strength(other)).max();
            let others = others.unwrap_or(0);
            let lead = i16::from(own) - i16::from(others);
            let (kind, open, joints) = (self.kind, self.open, self.joints);
            let (returning, contested) = (back * value, others > 0);
            each(player, Holding { kind, points, returning, open, joints, lead, contested });
        }
    }
}

/// The figures in a feature.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Holders {
    strengths: ByPlayer<u8>,
    mayors: ByPlayer<u8>,
    pub(super) abbots: ByPlayer<u8>,
    pub(super) phantoms: ByPlayer<u8>,
    pub(super) builders: ByPlayer<u8>,
    pub(super) pigs: ByPlayer<u8>,
    /// What the figures are worth in hand, in meeples.
    pub(super) values: ByPlayer<f32>,
}

impl Holders {
    pub(super) fn add(&mut self, owner: PlayerId, kind: FigureKind, forecast: &Forecast) {
        match kind {
            FigureKind::Shepherd => {} // his flock is valued by itself
            FigureKind::Mayor => self.mayors[owner] += 1,
            FigureKind::Abbot => {
                self.abbots[owner] += 1;
                self.strengths[owner] += score::strength(kind, 0);
            }
            FigureKind::Builder => self.builders[owner] += 1,
            FigureKind::Pig => self.pigs[owner] += 1,
            FigureKind::Phantom => {
                self.phantoms[owner] += 1;
                self.strengths[owner] += score::strength(kind, 0);
            }
            FigureKind::Meeple | FigureKind::Large | FigureKind::Wagon | FigureKind::Ringmaster => {
                self.strengths[owner] += score::strength(kind, 0);
            }
        }
        self.values[owner] += value_of(kind, forecast.weights());
    }

    pub(super) fn join(&mut self, other: &Self, game: &Game) {
        for player in game.players() {
            self.strengths[player] += other.strengths[player];
            self.mayors[player] += other.mayors[player];
            self.abbots[player] += other.abbots[player];
            self.phantoms[player] += other.phantoms[player];
            self.builders[player] += other.builders[player];
            self.pigs[player] += other.pigs[player];
            self.values[player] += other.values[player];
        }
    }
}
