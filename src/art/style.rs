//! The styles in which tiles and pieces are drawn.

/// A manner of drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Painted: houses, trees, shadows.
    #[default]
    Standard,
    /// Flat, with thick dark borders between kinds of parts.
    Contrast,
    /// Black on white: lines and hatching instead of colours.
    Print,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Contrast, Self::Print];

    /// The name by which a page or a command asks for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Contrast => "contrast",
            Self::Print => "print",
        }
    }

    /// The style of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|style| style.name() == name)
    }
}

/// How much of a painted thing is seen in so many pixels: what does not fit turns into noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// What lies where, in flat colours.
    Icon,
    /// The painting with a broad brush: blocks of houses, whole woods.
    Small,
    /// Everything.
    Full,
}
