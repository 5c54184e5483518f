//! The notation of tunes: letters with lengths, bar by bar, much as fiddlers write to each other.
//!
//! `C` to `B` is the octave from middle C, `c` to `b` the one above; `,` is an octave lower, `'` one higher; `^`, `_` and
//! `=` sharpen, flatten and free one note; `2`, `3/2` and `/2` lengthen and shorten; `z` is a rest; `[DFA]` sounds
//! together; `(3` makes three in the time of two; `-` ties; `~` is a grace, and on a drum a roll.

use std::iter::Peekable;
use std::str::Chars;

/// The ticks of a whole note.
pub const WHOLE: u32 = 960;

/// A part has no more bars than this.
const MOST_BARS: usize = 200;

/// Something that is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Ticks from the beginning.
    pub at: u32,
    pub lasts: u32,
    /// Semitones, where 60 is middle C.
    pub pitches: Vec<i16>,
    pub graced: bool,
}

/// Notes that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationFault {
    /// This sign does not belong here.
    Sign(char),
    /// The text ends in the middle of a note.
    Ends,
    /// A length that no clock of ours can count.
    Length,
    /// A bar, from 1, is not as long as its metre: ticks found and wanted.
    Bar { bar: usize, found: u32, wanted: u32 },
}

/// The metre and key in which letters are read.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// The ticks of a letter without a number.
    pub unit: u32,
    /// The ticks of a bar.
    pub bar: u32,
    pub sharps: i8,
}

type Signs<'a> = Peekable<Chars<'a>>;

impl Reading {
    /// The semitones by which the key moves a letter; letters are counted from C.
    fn keyed(self, letter: usize) -> i16 {
        const SHARPS: [usize; 7] = [3, 0, 4, 1, 5, 2, 6];
        let place = SHARPS.iter().position(|own| *own == letter).unwrap_or(0);
        let sharps = isize::from(self.sharps);
        let place = isize::try_from(place).unwrap_or(0);
        if place < sharps {
            1
        } else if 6 - place < -sharps {
            -1
        } else {
            0
        }
    }

    /// One pitch, with what stands before and after its letter.
    fn pitch(self, signs: &mut Signs<'_>) -> Result<i16, NotationFault> {
        const STEPS: [i16; 7] = [0, 2, 4, 5, 7, 9, 11];
        let mut moved = None;
        while let Some(by) = signs.peek().and_then(|sign| match sign {
            '^' => Some(1),
            '_' => Some(-1),
            '=' => Some(0),
            _ => None,
        }) {
            signs.next();
            moved = Some(moved.unwrap_or(0) + by);
        }
        let sign = signs.next().ok_or(NotationFault::Ends)?;
        let letter = "CDEFGAB".find(sign.to_ascii_uppercase()).ok_or(NotationFault::Sign(sign))?;
        let mut octave = i16::from(sign.is_ascii_lowercase());
        while let Some(by) = signs.peek().and_then(|sign| match sign {
            '\'' => Some(1),
            ',' => Some(-1),
            _ => None,
        }) {
            signs.next();
            octave += by;
        }
        if !(-4..=4).contains(&octave) {
            return Err(NotationFault::Sign(sign));
        }
        let step = STEPS.get(letter).copied().unwrap_or(0);
        Ok(60 + step + 12 * octave + moved.unwrap_or_else(|| self.keyed(letter)))
    }

    /// A length in ticks, after a note.
    fn length(self, signs: &mut Signs<'_>, share: (u32, u32)) -> Result<u32, NotationFault> {
        let number = |signs: &mut Signs<'_>| {
            let mut found = None;
            while let Some(digit) = signs.peek().and_then(|sign| sign.to_digit(10)) {
                signs.next();
                found = Some((found.unwrap_or(0) * 10 + digit).min(1000));
            }
            found
        };
        let above = number(signs).unwrap_or(1);
        let mut below = 1;
        while signs.next_if_eq(&'/').is_some() {
            below = (below * number(signs).unwrap_or(2)).min(1000);
        }
        let ticks = self.unit * above * share.0;
        let parts = below * share.1;
        if parts == 0 || ticks == 0 || !ticks.is_multiple_of(parts) {
            return Err(NotationFault::Length);
        }
        Ok(ticks / parts)
    }
}

/// Reads bars of notes, and counts them.
///
/// # Errors
/// The first sign or bar that is wrong.
pub fn bars(text: &str, reading: Reading) -> Result<(Vec<Event>, u32), NotationFault> {
    let mut events: Vec<Event> = Vec::new();
    let mut tied = false;
    let mut count = 0;
    let bars: Vec<&str> = text.split('|').collect();
    if bars.len() > MOST_BARS {
        return Err(NotationFault::Length);
    }
    for (number, bar) in bars.iter().enumerate() {
        if bar.trim().is_empty() && number + 1 == bars.len() {
            break;
        }
        let begins = count * reading.bar;
        let mut at = begins;
        let mut signs = bar.chars().peekable();
        let mut threes = 0_u8;
        while let Some(sign) = signs.peek().copied() {
            if sign.is_whitespace() {
                signs.next();
                continue;
            }
            if sign == '(' {
                signs.next();
                match signs.next() {
                    Some('3') => threes = 3,
                    Some(other) => return Err(NotationFault::Sign(other)),
                    None => return Err(NotationFault::Ends),
                }
                continue;
            }
            let graced = signs.next_if_eq(&'~').is_some();
            let mut pitches = Vec::new();
            if signs.next_if_eq(&'[').is_some() {
                while signs.next_if_eq(&']').is_none() {
                    pitches.push(reading.pitch(&mut signs)?);
                }
            } else if signs.next_if_eq(&'z').is_none() {
                pitches.push(reading.pitch(&mut signs)?);
            }
            let share = if threes > 0 { (2, 3) } else { (1, 1) };
            threes = threes.saturating_sub(1);
            let lasts = reading.length(&mut signs, share)?;
            match events.last_mut().filter(|last| tied && last.pitches == pitches) {
                Some(last) => last.lasts += lasts,
                None => events.push(Event { at, lasts, pitches, graced }),
            }
            at += lasts;
            if at - begins > reading.bar * 4 {
                return Err(NotationFault::Bar { bar: number + 1, found: at - begins, wanted: reading.bar });
            }
            tied = signs.next_if_eq(&'-').is_some();
        }
        let found = at - begins;
        count += 1;
        if found != reading.bar {
            return Err(NotationFault::Bar { bar: number + 1, found, wanted: reading.bar });
        }
    }
    events.retain(|event| !event.pitches.is_empty());
    Ok((events, count))
}

#[cfg(test)]
mod tests {
    use super::*;

    const IN_D: Reading = Reading { unit: 120, bar: 960, sharps: 2 };

    #[test]
    fn letters_become_pitches_and_lengths() {
        let (events, count) = bars("D2 F ~c/2 =c/2 [D,A,]2 z2 | (3def _B2- _B4", IN_D).unwrap();
        assert_eq!(count, 2);
        let told: Vec<_> = events.iter().map(|event| (event.at, event.lasts, event.pitches.clone())).collect();
        assert_eq!(
            told,
            [
                (0, 240, vec![62]),
                (240, 120, vec![66]),
                (360, 60, vec![73]),
                (420, 60, vec![72]),
                (480, 240, vec![50, 57]),
                (960, 80, vec![74]),
                (1040, 80, vec![76]),
                (1120, 80, vec![78]),
                (1200, 720, vec![70]),
            ]
        );
        assert!(events[2].graced && !events[3].graced);
    }

    #[test]
    fn faults_are_told() {
        assert_eq!(bars("D2 H2", IN_D), Err(NotationFault::Sign('H')));
        assert_eq!(bars("D8 | D7", IN_D), Err(NotationFault::Bar { bar: 2, found: 840, wanted: 960 }));
        assert_eq!(bars("D8 | | D8", IN_D), Err(NotationFault::Bar { bar: 2, found: 0, wanted: 960 }));
        assert_eq!(bars("[DF", IN_D), Err(NotationFault::Ends));
        assert_eq!(bars("D/7", IN_D), Err(NotationFault::Length));
        assert_eq!(bars("D/0", IN_D), Err(NotationFault::Length));
    }

    #[test]
    fn flats_are_those_of_the_key() {
        let one_flat = Reading { sharps: -1, ..IN_D };
        assert_eq!(bars("B8", one_flat).unwrap().0[0].pitches, [70]);
        assert_eq!(bars("E8", one_flat).unwrap().0[0].pitches, [64]);
        assert_eq!(bars("E8", Reading { sharps: -2, ..IN_D }).unwrap().0[0].pitches, [63]);
    }
}
