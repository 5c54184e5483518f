//! Music at the table: the moment as musicians see it, the tune that is fitting, and the silence between two.
//!
//! The band knows no game and no secret: it goes by the screen, by how the match ended, and by the guns that everybody
//! hears. Its clock is the caller's, since a table that stands still draws nothing for minutes.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::chance::stir;
use crate::play::activity::TableActivity;
use crate::sound::music::{Moment, Tune};
use crate::table::stage::Screen;

/// The end of a match for the players at this window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Won,
    Drawn,
    Lost,
}

/// The match on the table is over, and so it ended.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ended(pub Option<Ending>);

/// The stage of play.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Occasion {
    #[default]
    Title,
    /// Ships are fitted out.
    Harbour,
    Table,
    Over(Ending),
}

fn attend(
    screen: Res<State<Screen>>,
    activity: Option<Res<State<TableActivity>>>,
    ended: Res<Ended>,
    mut occasion: ResMut<Occasion>,
) {
    let fits_out = activity.is_some_and(|activity| *activity.get() == TableActivity::SettingUp);
    occasion.set_if_neq(match (screen.get(), ended.0) {
        (Screen::Title | Screen::Chooser | Screen::Course, _) => Occasion::Title,
        (Screen::Table, Some(ending)) => Occasion::Over(ending),
        (Screen::Table, None) if !fits_out => Occasion::Table,
        (Screen::Table | Screen::Outfitting, _) => Occasion::Harbour,
    });
}

/// Sounds of a fight, and how much each of them heats it.
const SHOTS: [(&str, f32); 7] =
    [("gun", 0.5), ("musket", 0.3), ("muskets", 0.7), ("melee", 1.0), ("timber", 0.3), ("grapple", 0.7), ("hull", 0.6)];
/// Sounds of ruin, and how near each brings the end.
const WOUNDS: [(&str, f32); 4] = [("mast", 1.0), ("fire", 0.8), ("blast", 1.6), ("sinking", 1.6)];
/// A fight is on from here until there, and stands badly from here.
const HOT: f32 = 1.4;
const COLD: f32 = 0.4;
const BAD: f32 = 0.9;
/// Seconds in which heat and ruin fall to a half.
const COOLS: f32 = 22.0;
const HEALS: f32 = 55.0;

/// Seconds until the first tune of a moment, and from one tune to the next.
const fn silence(moment: Moment) -> (f32, f32) {
    match moment {
        Moment::Title => (3.0, 22.0),
        Moment::Harbour => (4.0, 35.0),
        Moment::Calm => (40.0, 95.0),
        Moment::Fight => (5.0, 40.0),
        Moment::Peril => (3.0, 25.0),
        Moment::Won | Moment::Drawn | Moment::Lost => (0.8, 70.0),
    }
}

/// An act of the band.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Call {
    /// It strikes up the tune of this id.
    Play(String),
    /// It breaks off.
    Stop,
}

/// A tune that fits the moment: never the one played last, if there is another.
#[must_use]
pub fn choose<'a>(tunes: &'a BTreeMap<String, Tune>, moment: Moment, last: &str, draw: u64) -> Option<&'a str> {
    let fits: Vec<&str> =
        tunes.values().filter(|tune| tune.moments.contains(&moment)).map(|tune| tune.id.as_str()).collect();
    let fresh: Vec<&str> = fits.iter().copied().filter(|id| *id != last).collect();
    let offered = if fresh.is_empty() { fits } else { fresh };
    let count = u64::try_from(offered.len()).ok().filter(|count| *count > 0)?;
    usize::try_from(draw % count).ok().and_then(|at| offered.get(at)).copied()
}

/// The musicians. All moments are seconds of one clock.
#[derive(Clone, Debug)]
pub struct Band {
    occasion: Occasion,
    /// The heat and the ruin of the fight, when they were looked at last.
    heat: f32,
    ruin: f32,
    looked: f32,
    fights: bool,
    moment: Moment,
    /// The tune that is on, and when it will be over; it is not known before it is struck up.
    tune: Option<(String, Option<f32>)>,
    last: String,
    next: f32,
    draw: u64,
}

impl Band {
    /// A band at the title, whose choices follow this number.
    #[must_use]
    pub fn new(draw: u64) -> Self {
        Self {
            occasion: Occasion::Title,
            heat: 0.0,
            ruin: 0.0,
            looked: 0.0,
            fights: false,
            moment: Moment::Title,
            tune: None,
            last: String::new(),
            next: silence(Moment::Title).0,
            draw,
        }
    }

    /// The players go elsewhere.
    pub fn comes_to(&mut self, occasion: Occasion) {
        if self.occasion != occasion {
            self.occasion = occasion;
            (self.heat, self.ruin, self.fights) = (0.0, 0.0, false);
        }
    }

    /// Something is heard.
    pub fn hears(&mut self, sound: &str, times: u8, now: f32) {
        let weight = |of: &[(&str, f32)]| of.iter().find(|(own, _)| *own == sound).map_or(0.0, |(_, weight)| *weight);
        let (shot, wound) = (weight(&SHOTS), weight(&WOUNDS));
        if self.occasion == Occasion::Table && shot + wound > 0.0 {
            self.cool(now);
            self.heat += (shot + wound) * f32::from(times.clamp(1, 6)).sqrt();
            self.ruin += wound;
        }
    }

    fn cool(&mut self, now: f32) {
        let passed = (now - self.looked).max(0.0);
        self.looked = now;
        self.heat = (self.heat * (-passed / COOLS).exp2()).min(8.0);
        self.ruin = (self.ruin * (-passed / HEALS).exp2()).min(3.0);
    }

    /// The moment, as it is heard.
    fn now(&mut self, now: f32) -> Moment {
        self.cool(now);
        self.fights = self.heat > if self.fights { COLD } else { HOT };
        match self.occasion {
            Occasion::Title => Moment::Title,
            Occasion::Harbour => Moment::Harbour,
            Occasion::Table if self.fights && self.ruin > BAD => Moment::Peril,
            Occasion::Table if self.fights => Moment::Fight,
            Occasion::Table => Moment::Calm,
            Occasion::Over(Ending::Won) => Moment::Won,
            Occasion::Over(Ending::Drawn) => Moment::Drawn,
            Occasion::Over(Ending::Lost) => Moment::Lost,
        }
    }

    /// The next call, if one is due.
    pub fn step(&mut self, now: f32, tunes: &BTreeMap<String, Tune>) -> Option<Call> {
        if self.tune.as_ref().is_some_and(|(_, until)| until.is_some_and(|until| until <= now)) {
            self.tune = None;
            self.next = now + silence(self.moment).1;
        }
        let moment = self.now(now);
        if moment != self.moment {
            let before = std::mem::replace(&mut self.moment, moment);
            let fight = |moment| matches!(moment, Moment::Fight | Moment::Peril);
            // A fight that grows fiercer or dies down is no reason to break off.
            let goes_on = fight(before) && (fight(moment) || moment == Moment::Calm);
            if !goes_on || self.tune.is_none() {
                self.next = now + if goes_on && !fight(moment) { silence(moment).1 } else { silence(moment).0 };
            }
            let fits = |id: &str| tunes.get(id).is_some_and(|tune| tune.moments.contains(&moment));
            if !goes_on && self.tune.as_ref().is_some_and(|(id, _)| !fits(id)) {
                self.tune = None;
                return Some(Call::Stop);
            }
        }
        if self.tune.is_some() || now < self.next {
            return None;
        }
        self.draw = stir(self.draw);
        self.next = now + silence(moment).1;
        let chosen = choose(tunes, moment, &self.last, self.draw >> 8)?.to_owned();
        self.tune = Some((chosen.clone(), None));
        self.last.clone_from(&chosen);
        Some(Call::Play(chosen))
    }

    /// Its tune is ready, and lasts this long; false if it is not wanted any more.
    pub fn strikes_up(&mut self, id: &str, now: f32, seconds: f32) -> bool {
        match &mut self.tune {
            Some((own, until)) if own == id => {
                *until = Some(now + seconds);
                true
            }
            _ => false,
        }
    }

    /// No tune is on, or being made ready.
    #[must_use]
    pub const fn is_silent(&self) -> bool {
        self.tune.is_none()
    }

    /// It plays soon, if it may: the player wants to hear how loud it is.
    pub fn hurries(&mut self, now: f32) {
        self.next = self.next.min(now + 0.2);
    }

    /// Nobody can hear it: it breaks off, and waits.
    pub fn rests(&mut self, now: f32) {
        self.tune = None;
        self.next = self.next.max(now + silence(self.moment).0);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Occasion>().init_resource::<Ended>().add_systems(Update, attend);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headless::GAMES;

    fn tunes() -> BTreeMap<String, Tune> {
        GAMES.library(None).0.tunes().0.clone()
    }

    /// Calls of the band within these seconds, each with its moment; its tunes last half a minute.
    fn played(band: &mut Band, tunes: &BTreeMap<String, Tune>, from: f32, seconds: f32) -> Vec<(f32, Call)> {
        let mut calls = Vec::new();
        let mut now = from;
        while now < from + seconds {
            if let Some(call) = band.step(now, tunes) {
                if let Call::Play(id) = &call {
                    assert!(band.strikes_up(id, now, 30.0));
                }
                calls.push((now, call));
            }
            now += 0.25;
        }
        calls
    }

    fn fits(tunes: &BTreeMap<String, Tune>, call: &Call, moment: Moment) -> bool {
        matches!(call, Call::Play(id) if tunes[id].moments.contains(&moment))
    }

    #[test]
    fn every_moment_has_a_tune_and_none_is_played_twice_running() {
        let tunes = tunes();
        for moment in Moment::ALL {
            let mut last = String::new();
            for draw in 0..20 {
                let chosen = choose(&tunes, moment, &last, draw).unwrap();
                assert!(tunes[chosen].moments.contains(&moment));
                let others = tunes.values().filter(|tune| tune.moments.contains(&moment)).count();
                assert!(others == 1 || chosen != last, "{chosen} twice at {moment:?}");
                chosen.clone_into(&mut last);
            }
        }
        assert_eq!(choose(&BTreeMap::new(), Moment::Title, "", 3), None);
    }

    #[test]
    fn at_a_still_table_most_of_the_time_is_silence() {
        let (tunes, mut band) = (tunes(), Band::new(7));
        band.comes_to(Occasion::Table);
        let calls = played(&mut band, &tunes, 0.0, 600.0);
        assert!((3..=6).contains(&calls.len()), "{calls:?}");
        assert!(calls.iter().all(|(_, call)| fits(&tunes, call, Moment::Calm)), "{calls:?}");
        assert!(calls[0].0 >= 39.0, "a game begins in silence");
    }

    #[test]
    fn guns_bring_drums_and_masts_bring_worse_and_a_verdict_ends_both() {
        let (tunes, mut band) = (tunes(), Band::new(1));
        band.comes_to(Occasion::Table);
        band.hears("card", 9, 0.0);
        assert!(played(&mut band, &tunes, 0.0, 20.0).is_empty(), "cards are no fight");
        band.hears("gun", 6, 20.0);
        band.hears("timber", 3, 20.5);
        let calls = played(&mut band, &tunes, 21.0, 15.0);
        assert!(calls.len() == 1 && fits(&tunes, &calls[0].1, Moment::Fight), "{calls:?}");
        band.hears("gun", 6, 36.0);
        band.hears("mast", 1, 36.0);
        assert!(played(&mut band, &tunes, 36.0, 12.0).is_empty(), "the tune goes on");
        band.hears("gun", 6, 60.0);
        band.hears("mast", 1, 60.0);
        let calls = played(&mut band, &tunes, 60.0, 50.0);
        assert!(calls.iter().any(|(_, call)| fits(&tunes, call, Moment::Peril)), "{calls:?}");
        band.comes_to(Occasion::Over(Ending::Lost));
        let calls = played(&mut band, &tunes, 110.0, 4.0);
        assert!(calls.iter().any(|(_, call)| fits(&tunes, call, Moment::Lost)), "{calls:?}");
    }

    #[test]
    fn a_tune_that_does_not_fit_is_broken_off_and_one_that_does_goes_on() {
        let (tunes, mut band) = (tunes(), Band::new(3));
        let first = played(&mut band, &tunes, 0.0, 6.0);
        let [(_, Call::Play(id))] = first.as_slice() else { panic!("{first:?}") };
        band.comes_to(Occasion::Harbour);
        let calls = played(&mut band, &tunes, 6.0, 2.0);
        assert_eq!(calls.is_empty(), tunes[id].moments.contains(&Moment::Harbour), "{id}: {calls:?}");
        band.comes_to(Occasion::Over(Ending::Lost));
        let calls = played(&mut band, &tunes, 12.0, 3.0);
        assert!(calls.iter().any(|(_, call)| fits(&tunes, call, Moment::Lost)), "{calls:?}");
    }

    #[test]
    fn it_listens_to_sounds_of_the_table() {
        let library = GAMES.library(None).0;
        for (sound, _) in SHOTS.iter().chain(&WOUNDS) {
            assert!(library.sounds().0.contains_key(*sound), "there is no {sound}");
        }
    }
}
