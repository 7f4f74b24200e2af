//! Why a shrine or a monastery is barred, as pages see it.

use super::rules::Refusal;
use crate::view::SeenRefusal;

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::Shrine(_) => "shrineBarred",
            Self::Monastery(_) => "monasteryBarred",
        }
    }
}
