//! Paint: the colour of a surface, its kind for the shader, and a seed.

use super::vector::lot;

/// The pattern that the shader draws on a surface (`TEXCOORD_1.x`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Plain,
    /// Planks: `TEXCOORD_0` is (metres along the strake, strake number).
    Planking,
    /// Masts and yards: `TEXCOORD_0` is (metres along, around).
    Spar,
    Rope,
    Metal,
    /// Tarred wood, or the dark inside a port.
    Tarred,
    /// Lantern and window glass.
    Glass,
}

impl Kind {
    /// As the shader reads it.
    pub fn number(self) -> f64 {
        match self {
            Self::Plain => 0.0,
            Self::Planking => 1.0,
            Self::Spar => 2.0,
            Self::Rope => 3.0,
            Self::Metal => 4.0,
            Self::Tarred => 5.0,
            Self::Glass => 6.0,
        }
    }
}

/// A linear colour.
pub type Rgb = [f64; 3];

/// Colour, kind and seed of a part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    pub rgb: Rgb,
    pub kind: Kind,
    /// 0..1, so that two parts of one colour need not look alike.
    pub seed: f64,
}

impl Paint {
    /// A paint of this colour and kind.
    pub fn new(rgb: Rgb, kind: Kind) -> Self {
        Self { rgb, kind, seed: 0.5 }
    }

    /// Plain paint.
    pub fn plain(rgb: Rgb) -> Self {
        Self::new(rgb, Kind::Plain)
    }

    /// Gilding, bronze, iron.
    pub fn metal(rgb: Rgb) -> Self {
        Self::new(rgb, Kind::Metal)
    }

    /// The same with the seed of part `n`.
    pub fn part(self, n: u32) -> Self {
        Self { seed: lot(n), ..self }
    }

    /// The same, lighter or darker.
    pub fn times(self, k: f64) -> Self {
        Self { rgb: scaled(self.rgb, k), ..self }
    }
}

/// A colour times `k`.
pub fn scaled(rgb: Rgb, k: f64) -> Rgb {
    rgb.map(|c| (c * k).clamp(0.0, 1.0))
}

/// Between two colours.
pub fn mixed(a: Rgb, b: Rgb, t: f64) -> Rgb {
    [0, 1, 2].map(|i| a[i] + (b[i] - a[i]) * t)
}

/// `#RRGGBB` as a linear colour.
pub fn parse(text: &str) -> Option<Rgb> {
    let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.is_ascii())?;
    let channel = |i: usize| u8::from_str_radix(digits.get(i..i + 2)?, 16).ok();
    Some([linear(channel(0)?), linear(channel(2)?), linear(channel(4)?)])
}

/// `#RRGGBB` as a linear colour; grey where it is none (which `check` refuses beforehand).
pub fn hex(text: &str) -> Rgb {
    parse(text).unwrap_or([0.5; 3])
}

fn linear(byte: u8) -> f64 {
    let c = f64::from(byte) / 255.0;
    if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
}

/// Bronze of guns.
pub const BRONZE: Rgb = [0.254, 0.144, 0.034];
/// Brass of lanterns.
pub const BRASS: Rgb = [0.445, 0.279, 0.063];
/// Iron.
pub const IRON: Rgb = [0.022, 0.021, 0.022];
/// The dark inside a port.
pub const DARK: Rgb = [0.0075, 0.0056, 0.0040];
/// Tarred wood.
pub const TARRED: Rgb = [0.044, 0.024, 0.011];
/// Warm window glass.
pub const PANE: Rgb = [0.12, 0.075, 0.028];
/// Lantern glass.
pub const GLOW: Rgb = [1.0, 0.64, 0.24];
