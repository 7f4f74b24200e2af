//! Parts of boxes that a game can leave out: figures, tokens, rules, and the land tiles.
//!
//! Every box with several parts has an option that names them; a record says only which parts are used, and only if some are not.
//! Where a part is missing, its symbols on tiles do nothing. The parts of a box stand in its folder, in `rules/parts.rs`.

use super::Rules;
use crate::catalogue::BoxId;

/// A part of a box that a game can leave out.
pub trait BoxPart: Copy {
    /// The box.
    const BOX: BoxId;
    /// The part's place among those of its box.
    fn index(self) -> u8;
}

impl Rules {
    /// Whether a part of a box is in play: the box is, and the part was not left out.
    #[inline]
    #[must_use]
    pub fn uses<P: BoxPart>(&self, part: P) -> bool {
        self.has(P::BOX) && self.options.parts[P::BOX as usize].has(part.index())
    }
}

/// Makes the parts of a box, `Part`, and its option, `OPTION`.
macro_rules! box_parts {
    ($(#[$doc:meta])+ $id:ident $name:literal $title:literal; $($(#[$of:meta])+ $part:ident $word:literal $label:literal;)+) => {
        use crate::{
            catalogue::BoxId,
            rules::{BoxPart, OptionDef, Parts},
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
            get: |options| usize::from(options.parts[BoxId::$id as usize].0),
            set: |options, index| options.parts[BoxId::$id as usize] = Parts(index as u8),
        };
    };
}
pub(crate) use box_parts;
