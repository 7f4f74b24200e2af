//! Options of a box: a record of their values, and the rows of the table of all options, which say how records and people name them.

/// Defines the options of a box: its variant of `BoxId` and its folder, after `and` a row that is made elsewhere, then each option with its type, its name in a record, a sentence of
/// help and its values. The first value is the usual one; where an edition has another, that stands in brackets.
///
/// ```ignore
/// crate::rules::box_options! {
///     Hills hills;
///     hill: Hill = "hill" "How hills decide a tie." {
///         /// Whoever has a follower on a hill.
///         One "one" "whoever has a follower on a hill",
///         /// Whoever has most followers on hills.
///         Count "count" "whoever has most followers on hills",
///     }
/// }
/// ```
macro_rules! box_options {
    (
        $id:ident $folder:ident $(and $more:path)?;
        $(
            $option:ident: $type:ident = $name:literal $help:literal $([$edition:ident => $other:ident])? {
                $($(#[$of_value:meta])+ $value:ident $word:literal $label:literal,)+
            }
        )+
    ) => {
        use crate::{
            catalogue::BoxId,
            rules::{Edition, OptionDef},
        };

        $(
            #[doc = $help]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $type {
                $($(#[$of_value])+ $value,)+
            }

            impl $type {
                const ALL: &[Self] = &[$(Self::$value),+];
            }
        )+

        /// The values of the options of this box.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Options {
            $(#[doc = $help] pub $option: $type,)+
        }

        impl Options {
            /// The values in an edition.
            pub(crate) const fn of_edition(edition: Edition) -> Self {
                Self {
                    $($option: match edition {
                        $(Edition::$edition => $type::$other,)?
                        _ => $type::ALL[0],
                    },)+
                }
            }
        }

        /// The rows of these options in the table of all.
        pub(crate) const ROWS: &[OptionDef] = &[
            $(OptionDef {
                name: $name,
                box_id: BoxId::$id,
                help: $help,
                values: &[$(($word, $label)),+],
                joined: false,
                get: |options| options.$folder.$option as usize,
                set: |options, index| options.$folder.$option = $type::ALL[index],
            },)+
            $($more,)?
        ];
    };
}
pub(crate) use box_options;
