//! A match that is only heard: what sounds, sounds when and where the table would let it be heard.

use crate::rules::kernel::Ruleset;

/// A sound on the line of time of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strain {
    /// Its id.
    pub sound: &'static str,
    /// How many of it.
    pub times: u8,
    /// Seconds from the beginning of the match, or of the fact.
    pub at: f32,
    /// Where on the board, east and south of its middle, from −1 to 1; from everywhere if there is no place.
    pub place: Option<(f32, f32)>,
}

/// Sounds of a fact, and how long it is shown; the state is before it.
pub type Hearing<G> = fn(&<G as Ruleset>::State, &<G as Ruleset>::Happening) -> (Vec<Strain>, f32);

/// Everything that is heard of these facts, in order.
pub fn in_order<G: Ruleset>(mut state: G::State, told: &[G::Happening], hearing: Hearing<G>) -> Vec<Strain> {
    let (mut now, mut strains) = (0.0, Vec::new());
    for happening in told {
        let (heard, lasts) = hearing(&state, happening);
        strains.extend(heard.into_iter().map(|strain| Strain { at: now + strain.at, ..strain }));
        now += lasts;
        G::evolve(&mut state, happening);
    }
    strains.sort_by(|one, other| one.at.total_cmp(&other.at));
    strains
}

/// When the fiercest part of so many seconds begins.
#[must_use]
pub fn fiercest(strains: &[Strain], seconds: f32) -> f32 {
    let within = |from: f32| {
        let heard = strains.iter().filter(|strain| (from..from + seconds).contains(&strain.at));
        heard.map(|strain| u32::from(strain.times)).sum::<u32>()
    };
    let best = strains.iter().map(|strain| (within(strain.at), strain.at));
    best.fold((0, 0.0), |best, next| if next.0 > best.0 { next } else { best }).1
}
