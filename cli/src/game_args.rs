//! The game to be played: the arguments that playouts, the arena and calibration share.

use bastide::{
    catalogue::BoxId,
    rules::{Colour, Edition, Player, Setup, UnknownBox, most_players, shown},
};

use crate::Failure;

/// The boxes, edition, options, number of players and first seed.
#[derive(Debug, clap::Args)]
pub(crate) struct GameArgs {
    /// The base game and the expansions, joined by `+`, for example base+river.
    #[arg(long, default_value = "base")]
    pub(crate) boxes: String,
    /// The edition of the rules: 2016, 2001 or 2021.
    #[arg(long, default_value = "2016")]
    pub(crate) rules: String,
    /// Options as `name=value`, separated by spaces.
    #[arg(long, default_value = "", num_args = 1.., value_delimiter = ' ')]
    pub(crate) options: Vec<String>,
    /// The number of players.
    #[arg(long, default_value_t = 2)]
    pub(crate) players: usize,
    /// The seed of the first game; game k, counted from 0, has this seed + k.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
}

impl GameArgs {
    /// The set-up. It has been checked, but its tiles have not been dealt.
    pub(crate) fn setup(&self) -> Result<Setup, Failure> {
        let Some(edition) = Edition::from_name(&self.rules) else {
            return Err(format!("unknown edition {}; known: 2016, 2001, 2021", shown(&self.rules)));
        };
        let options = self.options.iter().filter(|word| !word.is_empty()).map(|word| match word.split_once('=') {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None => Err(format!("{} is not an option; expected name=value", shown(word))),
        });
        let boxes = boxes(&self.boxes)?;
        if self.players > Colour::ALL.len() {
            return Err(format!("this game needs 1 to {} players, not {}", most_players(&boxes), self.players));
        }
        let players = Colour::ALL.into_iter().take(self.players);
        let players = players.map(|colour| Player { colour, name: String::new(), level: None }).collect();
        let setup = Setup { edition, boxes, options: options.collect::<Result<_, _>>()?, ..Setup::base(players) };
        bastide::rules::Rules::new(&setup).map_err(|error| error.to_string())?;
        Ok(setup)
    }
}

/// The boxes that are named in a list joined by `+`.
pub(crate) fn boxes(names: &str) -> Result<Vec<BoxId>, Failure> {
    let unknown = |name| UnknownBox(name).to_string();
    names.split('+').map(|name| BoxId::from_name(name).ok_or_else(|| unknown(name))).collect()
}
