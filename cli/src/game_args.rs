//! What is played: the arguments that playouts and the arena share.

use bastide::{
    catalogue::BoxId,
    rules::{Colour, Deck, Edition, Player, Setup, most_players, shown},
};

use crate::Failure;

/// Boxes, edition, options, players and the first seed.
#[derive(Debug, clap::Args)]
pub(crate) struct GameArgs {
    /// Boxes joined by `+`.
    #[arg(long, default_value = "base")]
    pub(crate) boxes: String,
    /// Edition: 2016, 2001 or 2021.
    #[arg(long, default_value = "2016")]
    pub(crate) rules: String,
    /// Options as `name=value`, separated by spaces.
    #[arg(long, default_value = "", num_args = 1.., value_delimiter = ' ')]
    pub(crate) options: Vec<String>,
    /// How many players.
    #[arg(long, default_value_t = 2)]
    pub(crate) players: usize,
    /// The seed of the first game; game k, from 0, has this seed + k.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
}

impl GameArgs {
    /// The set-up, checked, its tiles not dealt yet.
    pub(crate) fn setup(&self) -> Result<Setup, Failure> {
        let Some(edition) = Edition::from_name(&self.rules) else {
            return Err(format!("{} is no edition; 2016, 2001 or 2021 is", shown(&self.rules)));
        };
        let boxes =
            self.boxes.split('+').map(|name| BoxId::from_name(name).ok_or(format!("{} is no box", shown(name))));
        let options = self.options.iter().filter(|word| !word.is_empty()).map(|word| match word.split_once('=') {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None => Err(format!("{} is no option; name=value is expected", shown(word))),
        });
        let boxes = boxes.collect::<Result<Vec<_>, _>>()?;
        if self.players > Colour::ALL.len() {
            return Err(format!("{} players cannot play; 2 to {} can", self.players, most_players(&boxes)));
        }
        let players = Colour::ALL.into_iter().take(self.players);
        let setup = Setup {
            edition,
            boxes,
            options: options.collect::<Result<_, _>>()?,
            players: players.map(|colour| Player { colour, name: String::new(), level: None }).collect(),
            deck: Deck::Open,
        };
        bastide::rules::Rules::new(&setup).map_err(|error| error.to_string())?;
        Ok(setup)
    }
}
