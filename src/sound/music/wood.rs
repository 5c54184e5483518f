//! The wood around strings and reeds: many narrow resonances, so that a trembling pitch also trembles in its colour.

use super::tune::Instrument;
use crate::sound::chance::Chance;
use crate::sound::filters::{Dull, Filtering};
use crate::sound::recipe::FilterKind;

/// The resonances of a body.
pub(super) struct Wood {
    bands: Vec<(Filtering, f32)>,
    /// The share of the bare string.
    bare: f32,
    cut: Filtering,
    soft: Dull,
}

impl Wood {
    /// The body of an instrument; the same each time, as there is only one of each in the band.
    pub(super) fn of(instrument: Instrument) -> Option<Self> {
        let (name, count, from, to, sharp, air, bare, cut, soft) = match instrument {
            Instrument::Fiddle => ("fiddle", 18_u8, 270.0, 4600.0, 8.0, 285.0, 0.30, 170.0, 6500.0),
            Instrument::Viol => ("viol", 16, 95.0, 2200.0, 7.0, 110.0, 0.42, 48.0, 4500.0),
            Instrument::Lute => ("lute", 10, 110.0, 1500.0, 6.0, 128.0, 0.75, 55.0, 7000.0),
            Instrument::Concertina | Instrument::Whistle | Instrument::Drum => return None,
        };
        let mut chance = Chance::of(name, 3);
        let ratio = f32::powf(to / from, 1.0 / f32::from(count));
        let mut hz: f32 = from;
        let mut bands = vec![(Filtering::new(FilterKind::Band, air, 4.0), 0.8)];
        for number in 0..count {
            let at = hz * (1.0 + 0.09 * chance.signed());
            let sign = if number % 2 == 0 { 1.0 } else { -1.0 };
            bands.push((
                Filtering::new(FilterKind::Band, at, sharp * chance.between((0.7, 1.4))),
                sign * chance.between((0.45, 1.1)),
            ));
            hz *= ratio;
        }
        Some(Self { bands, bare, cut: Filtering::new(FilterKind::High, cut, 0.7), soft: Dull::below(soft) })
    }

    /// One sample of the strings becomes one of the instrument.
    pub(super) fn run(&mut self, input: f32) -> f32 {
        let rings: f32 = self.bands.iter_mut().map(|(band, loud)| band.run(input) * *loud).sum();
        self.soft.run(self.cut.run(input * self.bare + rings))
    }
}
