//! The numbers of the evaluation, found by playing level against level (docs/AI.md tells how).

use crate::rules::{FigureKind, Game};

/// Tiles and figures of the game for which the numbers were found.
const USUAL_TILES: f32 = 72.0;
const USUAL_FIGURES: f32 = 7.0;

/// What a computer player thinks things are worth. All of it is in points, shares or turns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How much of a player's draws goes into one open edge: 0 for a player who does not look at what is to come.
    pub attention: f32,
    /// What a tile that fits but leads on is worth for closing, against one that closes.
    pub leading_on: f32,
    /// How much of a player's draws helps to fill a cell around a monastery.
    pub filling: f32,
    /// What the first figure in hand is worth early in the game.
    pub hand: f32,
    /// What each further figure in hand is worth against the one before.
    pub next_in_hand: f32,
    /// The number of own turns to go below which a figure in hand loses its worth.
    pub ramp: f32,
    /// What the return of a figure on the board is worth, against one in hand.
    pub coming_back: f32,
    /// What completing a city without figures counts for a field, against one with figures.
    pub free_city: f32,
    /// Completed cities that a field gets later, for each tile to come.
    pub field_growth: f32,
    /// The same for a field with a barn, which nobody else can take.
    pub barn_growth: f32,
    /// How much of a field is still its farmers' at the end, if there is a whole game to go.
    pub field_hold: f32,
    /// Tiles by which a feature has grown when it is complete, for each open edge.
    pub growth: f32,
    /// What the tile is worth that a player does not draw who lays an abbey.
    pub tempo: f32,
    /// How likely an abbey fills a hole that a player wants filled, if everybody still has one.
    pub abbey_in_hole: f32,
    /// How much of a feature its owner still has at the end of a long game.
    pub hold: f32,
    /// What an abbot in hand is worth.
    pub abbot: f32,
    /// With fewer monasteries and gardens to come for each player than this he is worth less.
    pub abbot_uses: f32,
    /// What an abbot in hand counts among the other figures.
    pub abbot_in_pile: f32,
    /// What a phantom in hand is worth.
    pub phantom: f32,
    /// What a phantom in hand counts among the other figures.
    pub phantom_in_pile: f32,
    /// How much the best of the others counts against their mean.
    pub rival: f32,
    /// What a second part of the turn is worth, which a builder gives.
    pub second_part: f32,
    /// What a builder on an open road or city is worth, if there is a whole game to go.
    pub builder: f32,
    /// What a pig's points for cities are worth against others.
    pub pig: f32,
    /// What the points for goods are worth against others.
    pub goods: f32,
    /// What the points for the king and the robber baron are worth against others.
    pub cards: f32,
    /// How much of its worth a card loses as long as a whole game is to go.
    pub card_risk: f32,
    /// What the points that the fairy will give are worth against others.
    pub fairy: f32,
    /// How much the dragon is feared.
    pub dragon: f32,
    /// How much the towers are feared.
    pub tower: f32,
    /// What a prisoner is worth to the captor.
    pub prisoner: f32,
    /// After how many of the best placements decisions about other tiles are weighed; with 0 they are overlooked.
    pub elsewhere: f32,
    /// What a castle gives that has not scored, as long as there is much to come.
    pub castle: f32,
    /// What a bridge in hand is worth early in the game.
    pub bridge: f32,
    /// What a figure in the City of Carcassonne is worth early in the game.
    pub quarter: f32,
    /// How much of that is left while the count keeps it in.
    pub kept_in: f32,
    /// How much of a feature those still have at the end who share the majority in it, with more than two players.
    pub tied: f32,
    /// Whether what was learned from games is added: 1 if it is, 0 if not.
    pub learned: f32,
}

impl Weights {
    /// A player who looks at what the tiles to come can complete.
    pub const FORESIGHT: Self = Self {
        attention: 0.4,
        leading_on: 0.18,
        filling: 0.26,
        hand: 14.5,
        next_in_hand: 0.7,
        ramp: 10.0,
        coming_back: 0.69,
        free_city: 0.5,
        field_growth: 0.02,
        barn_growth: 0.02,
        field_hold: 0.48,
        growth: 0.5,
        tempo: 3.0,
        abbey_in_hole: 0.5,
        hold: 0.95,
        abbot: 6.0,
        abbot_uses: 3.0,
        abbot_in_pile: 0.0,
        phantom: 5.0,
        phantom_in_pile: 0.0,
        rival: 0.5,
        tied: 0.8,
        second_part: 5.0,
        builder: 4.0,
        pig: 1.0,
        goods: 1.0,
        cards: 1.0,
        card_risk: 0.9,
        fairy: 0.1,
        dragon: 0.5,
        tower: 0.2,
        prisoner: 2.0,
        elsewhere: 3.0,
        castle: 6.0,
        bridge: 1.0,
        quarter: 8.0,
        kept_in: 0.5,
        learned: 1.0,
    };

    /// A player who takes what lies there: features are worth what they would score if the game ended now.
    pub const AS_IT_STANDS: Self = Self {
        attention: 0.0,
        leading_on: 0.0,
        filling: 0.0,
        hand: 3.0,
        next_in_hand: 0.7,
        ramp: 10.0,
        coming_back: 0.0,
        free_city: 0.0,
        field_growth: 0.0,
        barn_growth: 0.0,
        field_hold: 1.0,
        growth: 0.0,
        tempo: 3.0,
        abbey_in_hole: 0.0,
        hold: 1.0,
        abbot: 0.0,
        abbot_uses: 1.0,
        abbot_in_pile: 0.7,
        phantom: 0.0,
        phantom_in_pile: 1.0,
        rival: 0.5,
        tied: 1.0,
        second_part: 3.0,
        builder: 2.0,
        pig: 1.0,
        goods: 1.0,
        cards: 1.0,
        card_risk: 0.0,
        fairy: 0.1,
        dragon: 0.0,
        tower: 0.0,
        prisoner: 2.0,
        elsewhere: 3.0,
        castle: 6.0,
        bridge: 1.0,
        quarter: 5.0,
        kept_in: 0.5,
        learned: 0.0,
    };

    /// The same for a game with other players, figures and tiles than a base game for two, for which the numbers were found.
    /// With fewer turns for each player everything that pays by turns is worth less, and so is a figure in hand where there are
    /// many. More players take more away and make a shared majority less safe. With more tiles to come more features compete for
    /// them. A player who takes what lies there does not think of that.
    #[must_use]
    pub(super) fn suited(self, game: &Game) -> Self {
        if self.attention == 0.0 {
            return self;
        }
        let others = game.rules().n_players() - 1;
        let supply = game.whole_supply();
        let followers = FigureKind::ALL.into_iter().filter(|figure| figure.is_follower());
        let figures: u8 = followers.map(|figure| supply[figure]).sum();
        let share = 2.0 / (others + 1) as f32;
        let crowd = (USUAL_TILES / game.remaining().max(1) as f32).min(1.0);
        Self {
            hand: self.hand * share * (USUAL_FIGURES / f32::from(figures)).min(1.0),
            attention: self.attention * crowd,
            filling: self.filling * crowd,
            field_growth: self.field_growth * crowd,
            barn_growth: self.barn_growth * crowd,
            abbot: self.abbot * share.min(1.0),
            phantom: self.phantom * share.min(1.0),
            second_part: self.second_part * share.min(1.0),
            fairy: self.fairy * share.min(1.0),
            dragon: self.dragon * share.min(1.0),
            castle: self.castle * share.min(1.0),
            tied: if others > 1 { self.tied } else { 1.0 },
            hold: (1..others).fold(self.hold, |hold, _| hold * self.hold),
            ..self
        }
    }

    /// The same for a player who overlooks the dragon, the fairy and the towers: somebody to measure other players against.
    #[must_use]
    pub const fn overlooking(self) -> Self {
        Self { fairy: 0.0, dragon: 0.0, tower: 0.0, prisoner: 0.0, elsewhere: 0.0, ..self }
    }

    /// Changes one number by its name, for tuning; whether there is such a number.
    pub fn set(&mut self, name: &str, value: f32) -> bool {
        let number = match name {
            "attention" => &mut self.attention,
            "leading_on" => &mut self.leading_on,
            "filling" => &mut self.filling,
            "hand" => &mut self.hand,
            "next_in_hand" => &mut self.next_in_hand,
            "ramp" => &mut self.ramp,
            "coming_back" => &mut self.coming_back,
            "free_city" => &mut self.free_city,
            "field_growth" => &mut self.field_growth,
            "barn_growth" => &mut self.barn_growth,
            "field_hold" => &mut self.field_hold,
            "growth" => &mut self.growth,
            "abbey_in_hole" => &mut self.abbey_in_hole,
            "tempo" => &mut self.tempo,
            "abbot" => &mut self.abbot,
            "abbot_uses" => &mut self.abbot_uses,
            "abbot_in_pile" => &mut self.abbot_in_pile,
            "phantom" => &mut self.phantom,
            "phantom_in_pile" => &mut self.phantom_in_pile,
            "rival" => &mut self.rival,
            "tied" => &mut self.tied,
            "second_part" => &mut self.second_part,
            "builder" => &mut self.builder,
            "pig" => &mut self.pig,
            "goods" => &mut self.goods,
            "cards" => &mut self.cards,
            "card_risk" => &mut self.card_risk,
            "fairy" => &mut self.fairy,
            "dragon" => &mut self.dragon,
            "tower" => &mut self.tower,
            "elsewhere" => &mut self.elsewhere,
            "prisoner" => &mut self.prisoner,
            "castle" => &mut self.castle,
            "bridge" => &mut self.bridge,
            "quarter" => &mut self.quarter,
            "kept_in" => &mut self.kept_in,
            "hold" => &mut self.hold,
            "learned" => &mut self.learned,
            _ => return false,
        };
        *number = value;
        true
    }
}
