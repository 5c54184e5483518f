//! Tunes, the files in `assets/tunes/`: who plays which notes, how fast, and when it is fitting.

use serde::Deserialize;

/// The moments of an evening at which a tune can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Moment {
    /// Before a match: the title, and the lists of what can be played.
    Title,
    /// Ships are fitted out, holds are filled.
    Harbour,
    /// At the table, while no gun is heard.
    Calm,
    /// Guns are heard.
    Fight,
    /// Masts fall, ships burn or go down.
    Peril,
    Won,
    Drawn,
    Lost,
}

impl Moment {
    /// In the order of an evening.
    pub const ALL: [Self; 8] =
        [Self::Title, Self::Harbour, Self::Calm, Self::Fight, Self::Peril, Self::Won, Self::Drawn, Self::Lost];
}

/// The instruments of the band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Instrument {
    Fiddle,
    /// The low strings: a bass viol.
    Viol,
    Concertina,
    Whistle,
    Lute,
    /// A frame drum: capital letters are the middle of the skin, small ones its edge.
    Drum,
}

impl Instrument {
    /// Strings, reeds, wind, skin.
    pub const ALL: [Self; 6] = [Self::Fiddle, Self::Viol, Self::Concertina, Self::Whistle, Self::Lute, Self::Drum];
}

/// A tune.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename = "Tune", deny_unknown_fields)]
pub struct Tune {
    pub id: String,
    /// It is fitting at these moments.
    pub moments: Vec<Moment>,
    /// Beats of a bar, and the note that is one beat.
    pub metre: (u8, u8),
    /// A letter without a number is a note of this kind: 8 is an eighth.
    #[serde(default = "eighth")]
    pub unit: u8,
    /// The sharps of its key; flats are below zero.
    #[serde(default)]
    pub sharps: i8,
    /// Quarter notes a minute.
    pub pace: f32,
    /// The share by which every second note of the unit comes late, as in a hornpipe.
    #[serde(default)]
    pub swing: f32,
    /// The share by which the last bar grows slower.
    #[serde(default = "quarter")]
    pub slows: f32,
    /// The order of the parts: A is the first of every voice.
    pub form: String,
    /// Decibels below the loudest there can be, of the whole.
    #[serde(default = "mellow")]
    pub loudness: f32,
    pub voices: Vec<Part>,
}

const fn eighth() -> u8 {
    8
}

const fn quarter() -> f32 {
    0.25
}

const fn mellow() -> f32 {
    -21.0
}

/// One player of the band.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    pub plays: Instrument,
    /// −1 sits at the left, 1 at the right.
    #[serde(default)]
    pub side: f32,
    /// Decibels.
    #[serde(default)]
    pub gain: f32,
    /// Octaves by which it sounds higher than written.
    #[serde(default)]
    pub octave: i8,
    /// It is silent in these letters of the form, counted from 0.
    #[serde(default)]
    pub waits: Vec<u8>,
    /// The notes of each part, bar by bar.
    pub parts: Vec<String>,
}
