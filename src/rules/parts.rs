//! Parts of boxes that a game can leave out: figures, tokens, rules, and the land tiles.
//!
//! Every box with several parts has an option that names them; a record says only which parts are used, and only if some are not.
//! Where a part is missing, its symbols on tiles do nothing. The parts of a box stand in its folder, in `rules/parts.rs`.

use super::{Options, Rules};
use crate::catalogue::BoxId;

/// The parts of a box that are in play, as a mask in the order in which its option names them. 0 stands for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Parts(pub u8);

impl Parts {
    /// Whether a part is in play.
    #[must_use]
    pub fn contains(self, part: impl BoxPart) -> bool {
        self.has(part.index())
    }

    pub(crate) const fn has(self, index: u8) -> bool {
        self.0 == 0 || self.0 >> index & 1 == 1
    }
}

/// A part of a box that a game can leave out.
pub trait BoxPart: Copy {
    /// The box.
    const BOX: BoxId;
    /// The parts of this box that are in play, provided that the box is.
    fn in_play(options: &Options) -> Parts;
    /// The part's place among those of its box.
    fn index(self) -> u8;
}

impl Rules {
    /// Whether a box is in play with one of its parts.
    #[inline]
    #[must_use]
    pub fn uses<P: BoxPart>(&self, part: P) -> bool {
        self.has(P::BOX) && P::in_play(&self.options).contains(part)
    }
}

/// Makes the parts of a box, `Part`, and its option, `OPTION`.
macro_rules! box_parts {
    ($(#[$doc:meta])+ $id:ident $field:ident $name:literal $title:literal; $($(#[$of:meta])+ $part:ident $word:literal $label:literal;)+) => {
        use crate::{
            catalogue::BoxId,
            rules::{BoxPart, OptionDef, Options, Parts},
        };

        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Part {
            $($(#[$of])+ $part,)+
        }

        impl BoxPart for Part {
            const BOX: BoxId = BoxId::$id;

            #[inline]
            fn in_play(options: &Options) -> Parts {
                options.$field
            }

            #[inline]
            fn index(self) -> u8 {
                self as u8
            }
        }

        /// The option that leaves parts of the box out.
        pub(crate) const OPTION: OptionDef = OptionDef {
            name: $name,
            box_id: BoxId::$id,
            help: concat!("Which parts of ", $title, " are used."),
            values: &[("all", "all parts"), $(($word, $label)),+],
            joined: true,
            get: |options| usize::from(options.$field.0),
            set: |options, index| options.$field = Parts(index as u8),
        };
    };
}
pub(crate) use box_parts;
