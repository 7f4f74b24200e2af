//! Why a message or a record is refused. Nothing changes then.

use std::fmt;

use crate::rules::Colour;

/// Why a message, a record or a turn of a sealed game is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is no message of a sealed game, or a part of it is missing.
    NotWhole,
    /// The message was written by a newer version.
    Newer,
    /// The message belongs to another game.
    Foreign,
    /// The game does not wait for such a message.
    NotNow,
    /// The invitation was answered by somebody else.
    Answered,
    /// The device that sent the invitation cannot answer it.
    OwnInvitation,
    /// A signature is not that of its player: the message was forged or altered, or the player's game went another way.
    Forged(Colour, u16),
    /// A link does not belong to its player's chain, or one is missing.
    Link(Colour, u16),
    /// The player signed two different turns. Both messages prove it.
    TwoTurns(Colour, u16),
    /// What the player did in a turn is not allowed.
    Illegal(Colour, u16),
    /// It was not the player's turn.
    NotAsked(Colour, u16),
    /// Something that the record says was drawn is not what the links give.
    Drawn(Colour, u16),
    /// The record has decisions that their player has not signed.
    Unsigned(Colour, u16),
    /// The set-up cannot be played, or a tag is wrong; the sentence says more.
    Record(String),
}

impl Refusal {
    /// A name of the reason that stays the same, by which a page finds its own sentence.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotWhole => "notWhole",
            Self::Newer => "newer",
            Self::Foreign => "foreign",
            Self::NotNow => "notNow",
            Self::Answered => "answered",
            Self::OwnInvitation => "ownInvitation",
            Self::Forged(..) => "forged",
            Self::Link(..) => "link",
            Self::TwoTurns(..) => "twoTurns",
            Self::Illegal(..) => "illegal",
            Self::NotAsked(..) => "notAsked",
            Self::Drawn(..) => "drawn",
            Self::Unsigned(..) => "unsigned",
            Self::Record(_) => "record",
        }
    }

    /// The player and the turn that the reason is about.
    #[must_use]
    pub const fn about(&self) -> Option<(Colour, u16)> {
        match *self {
            Self::Forged(colour, turn)
            | Self::Link(colour, turn)
            | Self::TwoTurns(colour, turn)
            | Self::Illegal(colour, turn)
            | Self::NotAsked(colour, turn)
            | Self::Drawn(colour, turn)
            | Self::Unsigned(colour, turn) => Some((colour, turn)),
            _ => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((colour, turn)) = self.about() {
            write!(f, "turn {turn}, {}: ", colour.name())?;
        }
        f.write_str(match self {
            Self::NotWhole => "this is no message of a sealed game, or a part of it is missing",
            Self::Newer => "this message was written by a newer version",
            Self::Foreign => "this message belongs to another game",
            Self::NotNow => "the game does not wait for such a message",
            Self::Answered => "the invitation was answered by somebody else",
            Self::OwnInvitation => "an invitation cannot be answered on the device that sent it",
            Self::Forged(..) => {
                "the signature is wrong, so this was forged or altered, or the player's game went another way"
            }
            Self::Link(..) => "the link is missing or does not belong to the player's chain",
            Self::TwoTurns(..) => "the player signed two different turns",
            Self::Illegal(..) => "the turn is not allowed",
            Self::NotAsked(..) => "it was not this player's decision",
            Self::Drawn(..) => "what the record says was drawn is not what the links give",
            Self::Unsigned(..) => "the player has not signed these decisions",
            Self::Record(reason) => reason,
        })
    }
}

impl std::error::Error for Refusal {}
