//! Recipes of sounds, the files in `assets/sounds/`: bodies that ring, noise, filters, echoes, and loudness.

use serde::Deserialize;

/// The slider it obeys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Group {
    /// Dice, cubes, coins and lead.
    Dice,
    /// Guns, ships and men.
    Battle,
    /// Cards, cloth, wood and buttons.
    Table,
    /// Wind, sea, and the cabin.
    Sea,
    /// Tunes, which are no sounds of a file.
    #[serde(skip_deserializing)]
    Music,
}

impl Group {
    /// In the order of the sliders.
    pub const ALL: [Self; 5] = [Self::Dice, Self::Battle, Self::Table, Self::Sea, Self::Music];
}

/// A sound.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename = "Sound", deny_unknown_fields)]
pub struct Recipe {
    pub id: String,
    /// The slider it obeys.
    pub group: Group,
    /// The length of a take in seconds.
    pub seconds: f32,
    /// The number of takes, no two alike.
    #[serde(default = "one")]
    pub variants: u8,
    /// Decibels below the loudest there can be, of its loudest tenth of a second.
    pub loudness: f32,
    /// It goes on and on, and its end runs into its beginning.
    #[serde(default)]
    pub looped: bool,
    /// At most this number may sound at once.
    #[serde(default = "four")]
    pub at_most: u8,
    /// Seconds from one to the next, where several are played together.
    #[serde(default)]
    pub ripple: f32,
    /// The id of the sound that is heard from afar in its place.
    #[serde(default)]
    pub far: Option<String>,
    /// Its layers, sounding together.
    pub layers: Vec<Layer>,
    #[serde(default)]
    pub echoes: Vec<Echo>,
    /// The walls around it.
    #[serde(default)]
    pub room: Option<Room>,
}

const fn one() -> u8 {
    1
}

const fn four() -> u8 {
    4
}

/// One of the things that sound at once.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layer {
    /// The source of the layer.
    pub source: Source,
    /// Decibels.
    #[serde(default)]
    pub gain: f32,
    #[serde(default)]
    pub start: f32,
    /// Rise and fall; without one it sounds to its end.
    #[serde(default)]
    pub envelope: Option<Envelope>,
    #[serde(default)]
    pub swell: Option<Swell>,
    /// One after the other.
    #[serde(default)]
    pub filters: Vec<Filter>,
    /// Side by side, as a mouth has them.
    #[serde(default)]
    pub formants: Vec<Formant>,
    /// Decibels by which it is driven into a soft ceiling.
    #[serde(default)]
    pub drive: f32,
}

/// Points of time and value, straight between them.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct Curve(pub Vec<(f32, f32)>);

impl Curve {
    /// The value at a moment.
    #[must_use]
    pub fn at(&self, seconds: f32) -> f32 {
        let mut before: Option<(f32, f32)> = None;
        for &(time, value) in &self.0 {
            if seconds < time {
                return before
                    .map_or(value, |(from, first)| first + (value - first) * (seconds - from) / (time - from));
            }
            before = Some((time, value));
        }
        before.map_or(0.0, |(_, value)| value)
    }
}

/// A mode of a ringing body: its pitch over the lowest tone, its loudness, and the time in which it falls by 60
/// decibels.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Mode(pub f32, pub f32, pub f32);

/// A tone of noise or voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Wave {
    Sine,
    /// All of them: strings and throats.
    Saw,
    /// The odd ones, softly.
    Triangle,
}

/// The source of a layer.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Source {
    /// A body that is struck once.
    Struck {
        hz: f32,
        /// It differs from take to take by this share of itself.
        #[serde(default)]
        vary: f32,
        /// The two touch for this number of seconds: the harder, the shorter, and the brighter.
        contact: f32,
        modes: Vec<Mode>,
    },
    /// A body that sticks and slips.
    Rubbed {
        hz: f32,
        /// It differs from take to take by this share of itself.
        #[serde(default)]
        vary: f32,
        /// Slips a second.
        rate: Curve,
        /// Unevenness, from 0 to 1.
        rough: f32,
        modes: Vec<Mode>,
    },
    /// Noise that falls by decibels an octave: 0 is white, 3 pink, 6 brown.
    Noise {
        /// From 0 to 6.
        falls: f32,
    },
    Tone {
        wave: Wave,
        hz: Curve,
        /// It differs from take to take by this share of itself.
        #[serde(default)]
        vary: f32,
        /// Trembles a second, and the share by which it trembles.
        #[serde(default)]
        tremble: (f32, f32),
    },
    /// Many small sounds by chance.
    Scatter {
        /// Grains a second.
        rate: Curve,
        /// The range of pitch and speed.
        pitch: (f32, f32),
        /// Decibels from which each is drawn.
        gain: (f32, f32),
        /// The length of one grain in seconds.
        each: f32,
        /// The layers of one grain.
        of: Vec<Layer>,
    },
}

/// The envelope of a layer: its rise and its fall.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// Seconds until it is there.
    #[serde(default)]
    pub attack: f32,
    /// Seconds for which it stays.
    #[serde(default)]
    pub hold: f32,
    /// Seconds in which it falls by 60 decibels.
    pub fall: f32,
}

/// Random swelling of a layer.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swell {
    /// Seconds from one to the next.
    pub every: f32,
    /// Decibels between the strongest and the weakest.
    pub depth: f32,
}

/// The kinds of filters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum FilterKind {
    Low,
    High,
    /// Lets through the tones around it.
    Band,
}

/// A filter.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    /// The tones it lets through.
    pub kind: FilterKind,
    pub hz: f32,
    /// The tone it reaches after `over` seconds.
    #[serde(default)]
    pub to: Option<f32>,
    /// The seconds until `to` is reached.
    #[serde(default)]
    pub over: f32,
    #[serde(default = "flat")]
    pub q: f32,
    /// Octaves by which it follows the swell.
    #[serde(default)]
    pub wander: f32,
}

const fn flat() -> f32 {
    0.707
}

/// A tone that a throat lets through.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Formant(pub f32, pub f32, pub f32);

/// Something that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Echo {
    /// Seconds later.
    pub after: f32,
    /// Decibels.
    pub gain: f32,
    /// The highest tone that comes back.
    pub low: f32,
    /// It comes back from many places, over these seconds.
    #[serde(default)]
    pub spread: f32,
}

/// Walls, or the open sea, that give a sound back from everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// Seconds in which it falls by 60 decibels.
    pub rings: f32,
    /// Decibels.
    pub gain: f32,
    /// Tones above this die sooner.
    pub low: f32,
    /// The size of the room: seconds on the way to the walls and back.
    pub size: f32,
}
