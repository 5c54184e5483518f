//! The sound card: a thread of its own holds it, waits for it while there is none, and comes back to it when it has
//! gone.
//!
//! No frame ever waits for it: sounds go down a channel, and without a card they are dropped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant, UNIX_EPOCH};

use bevy::prelude::*;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{ErrorKind, FromSample, SampleFormat, SizedSample};

use super::ambience::{Ambience, LOOPS};
use super::hearing::{Ear, Heard};
use super::music::{Band, Call, Occasion};
use super::mute::levels;
use crate::logbook::data::Library;
use crate::sound::music::{Performed, perform};
use crate::sound::{Bank, Group, Levels, Made, Mixer, Play, RATE, SoundPosition, Voice};
use crate::table::settings::Settings;
use crate::table::shelf::Shelf;

/// Without a card the thread looks for one again after this time.
const AGAIN: Duration = Duration::from_secs(4);
/// A card that has gone is noticed within this.
const NOTICED: Duration = Duration::from_millis(300);
/// This number of frames is mixed at once.
const PIECE: usize = 64;
/// A tune that is broken off dies away within these seconds.
const BROKEN_OFF: f32 = 1.5;
/// Seconds after which nothing of a tune sounds any more, so that its memory is given back.
const FORGOTTEN: f32 = 6.0;
/// The key of the voices of a tune; the next one has the next key.
const TUNE: u16 = 100;

/// Requests to the thread that holds the card.
enum Ask {
    Play {
        heard: Heard,
        place: SoundPosition,
    },
    Levels(Levels),
    Ambience(Ambience),
    Occasion(Occasion),
    Made(Made),
    /// The tune of this id is ready; none if it cannot be played.
    Tune(String, Option<Performed>),
}

/// Requests of that thread to the card's callback.
enum Desk {
    Voice(Voice),
    /// These begin in the same frame.
    Voices(Vec<Voice>),
    Levels(Levels),
    Tend(u16, f32),
    Fade(u16, f32),
}

/// The way to the sound card.
#[derive(Resource, Clone)]
pub struct SoundCard(Sender<Ask>);

impl SoundCard {
    /// A thread that looks for a card, and makes the sounds as soon as there is one. It ends with the program.
    #[must_use]
    pub fn open(library: Arc<Library>) -> Option<Self> {
        let (asks, asked) = mpsc::channel();
        let back = asks.clone();
        let held = move || Keeper::new(library, back).keep(&asked);
        thread::Builder::new().name("sound card".to_owned()).spawn(held).ok().map(|_| Self(asks))
    }

    fn ask(&self, ask: Ask) {
        // A thread that has ended is silence.
        let _ = self.0.send(ask);
    }
}

/// The state of the thread that holds the card.
struct Keeper {
    library: Arc<Library>,
    asks: Sender<Ask>,
    bank: Bank,
    making: bool,
    levels: Levels,
    ambience: Ambience,
    /// These loops go on now.
    going: [bool; LOOPS.len()],
    played: u64,
    band: Band,
    begun: Instant,
    /// A tune is being made.
    practises: bool,
    /// The tune that is played, and the one before it as long as it may still die away.
    tunes: Vec<Performed>,
    /// The key of the tune that is played.
    tune: u16,
    /// Since when there is no tune.
    silent: f32,
}

/// A card that is open.
struct Open {
    desk: Sender<Desk>,
    gone: Arc<AtomicBool>,
    /// It plays as long as this is kept.
    _stream: cpal::Stream,
}

impl Keeper {
    #[expect(
        clippy::disallowed_methods,
        reason = "the band plays on while the table stands still and its clock with it"
    )]
    fn new(library: Arc<Library>, asks: Sender<Ask>) -> Self {
        Self {
            library,
            asks,
            bank: Bank::default(),
            making: false,
            levels: Levels::default(),
            ambience: Ambience::default(),
            going: [false; LOOPS.len()],
            played: 0,
            band: Band::new(UNIX_EPOCH.elapsed().map_or(0, |since| u64::from(since.subsec_nanos()))),
            begun: Instant::now(),
            practises: false,
            tunes: Vec::new(),
            tune: TUNE,
            silent: 0.0,
        }
    }

    fn keep(mut self, asked: &Receiver<Ask>) {
        // Silences what Linux's sound library prints of a missing card.
        #[cfg(target_os = "linux")]
        let _unheard = alsa::Output::local_error_handler();
        loop {
            let found = open(self.levels);
            if let Some(card) = &found {
                self.make_the_sounds();
                self.going = [false; LOOPS.len()];
                while !card.gone.load(Ordering::Relaxed) {
                    match asked.recv_timeout(NOTICED) {
                        Ok(ask) => self.answer(ask, Some(&card.desk)),
                        Err(RecvTimeoutError::Timeout) => {}
                        Err(RecvTimeoutError::Disconnected) => return,
                    }
                    self.go_on(&card.desk);
                    self.make_music(&card.desk);
                }
            }
            drop(found);
            self.band.rests(self.now());
            self.tunes.clear();
            // Sounds asked for meanwhile are dropped, and not played later.
            loop {
                match asked.recv_timeout(AGAIN) {
                    Ok(Ask::Play { .. }) => {}
                    Ok(ask) => self.answer(ask, None),
                    Err(RecvTimeoutError::Timeout) => break,
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
        }
    }

    /// The first card that is found has them made, the short ones first.
    fn make_the_sounds(&mut self) {
        if std::mem::replace(&mut self.making, true) {
            return;
        }
        let (library, asks) = (self.library.clone(), self.asks.clone());
        let make = move || {
            let mut recipes: Vec<_> = library.sounds().0.values().collect();
            recipes.sort_by(|one, other| one.seconds.total_cmp(&other.seconds));
            for recipe in recipes {
                if asks.send(Ask::Made(Bank::make(recipe))).is_err() {
                    return;
                }
            }
        };
        self.making = thread::Builder::new().name("sounds".to_owned()).spawn(make).is_ok();
    }

    fn answer(&mut self, ask: Ask, desk: Option<&Sender<Desk>>) {
        let tell = |order: Desk| desk.is_some_and(|desk| desk.send(order).is_ok());
        match ask {
            Ask::Made(made) => self.bank.take_in(made),
            Ask::Ambience(ambience) => self.ambience = ambience,
            Ask::Occasion(occasion) => self.band.comes_to(occasion),
            Ask::Tune(id, made) => {
                self.practises = false;
                let (now, desk) = (self.now(), desk.filter(|_| self.hears_music()));
                match made.zip(desk).filter(|(made, _)| self.band.strikes_up(&id, now, made.seconds())) {
                    Some((made, desk)) => self.strike_up(made, desk),
                    None => self.band.rests(now),
                }
            }
            Ask::Levels(levels) => {
                let music = |levels: &Levels| levels.groups.get(Group::Music as usize).copied();
                if music(&levels) != music(&self.levels) {
                    self.band.hurries(self.now());
                }
                self.levels = levels;
                tell(Desk::Levels(levels));
            }
            Ask::Play { heard, place } => {
                let Heard { sound, times, gain, .. } = heard;
                self.played += 1;
                self.band.hears(sound, times, self.now());
                for voice in self.bank.voices(&Play { sound, times, gain, place, after: 0.0 }, self.played) {
                    tell(Desk::Voice(voice));
                }
            }
        }
    }

    /// Begins loops that should go on and do not yet, and lets the others go.
    fn go_on(&mut self, desk: &Sender<Desk>) {
        for (number, (sound, loud)) in LOOPS.iter().zip(self.ambience.0).enumerate() {
            let Some(going) = self.going.get_mut(number) else { continue };
            let key = u16::try_from(number).unwrap_or(u16::MAX);
            if loud > 0.0 && !*going && self.bank.has(sound) {
                // One for each ear, and never the same moment in both.
                for (take, side) in [(0_u64, -0.6), (1, 0.6)] {
                    for voice in self.bank.voices(&Play::once(sound, SoundPosition::around(side)), take) {
                        let voice = voice.from_within(0.43 * take as f32).kept(key);
                        let _ = desk.send(Desk::Voice(voice));
                    }
                }
                *going = true;
            }
            if *going {
                let _ = desk.send(Desk::Tend(key, loud));
                *going = loud > 0.0;
            }
        }
    }
}

impl Keeper {
    /// Seconds on the clock of the band.
    fn now(&self) -> f32 {
        self.begun.elapsed().as_secs_f32()
    }

    /// Can music be heard at all?
    fn hears_music(&self) -> bool {
        self.levels.master > 0.0 && self.levels.groups.get(Group::Music as usize).is_some_and(|loud| *loud > 0.0)
    }

    /// Lets the band play, or breaks off where nobody can hear it.
    fn make_music(&mut self, desk: &Sender<Desk>) {
        let now = self.now();
        if !self.band.is_silent() {
            self.silent = now;
        } else if now - self.silent > FORGOTTEN {
            self.tunes.clear();
        }
        if !self.hears_music() {
            if !self.band.is_silent() {
                let _ = desk.send(Desk::Fade(self.tune, BROKEN_OFF));
                self.band.rests(now);
            }
            return;
        }
        if self.practises {
            return;
        }
        match self.band.step(now, &self.library.tunes().0) {
            Some(Call::Stop) => {
                let _ = desk.send(Desk::Fade(self.tune, BROKEN_OFF));
            }
            Some(Call::Play(id)) => self.practise(id),
            None => {}
        }
    }

    /// Makes a tune in a thread of its own, for it takes a second or two.
    fn practise(&mut self, id: String) {
        let (library, asks) = (self.library.clone(), self.asks.clone());
        let make = move || {
            let made = library.tunes().0.get(&id).and_then(perform);
            let _ = asks.send(Ask::Tune(id, made));
        };
        self.practises = thread::Builder::new().name("music".to_owned()).spawn(make).is_ok();
    }

    fn strike_up(&mut self, made: Performed, desk: &Sender<Desk>) {
        self.tune = TUNE + (self.tune + 1 - TUNE) % 2;
        let _ = desk.send(Desk::Voices(made.voices(self.tune)));
        // No tune is dropped where the card waits for sound: the one before the last has long died away.
        self.tunes.push(made);
        if self.tunes.len() > 2 {
            self.tunes.remove(0);
        }
    }
}

/// The card the system plays on, if it has one.
fn open(levels: Levels) -> Option<Open> {
    let device = cpal::default_host().default_output_device()?;
    let config = device.default_output_config().ok()?;
    match config.sample_format() {
        SampleFormat::F32 => stream::<f32>(&device, config.config(), levels),
        SampleFormat::I16 => stream::<i16>(&device, config.config(), levels),
        SampleFormat::U16 => stream::<u16>(&device, config.config(), levels),
        SampleFormat::I32 => stream::<i32>(&device, config.config(), levels),
        SampleFormat::U8 => stream::<u8>(&device, config.config(), levels),
        _ => None,
    }
}

fn stream<T: SizedSample + FromSample<f32>>(
    device: &cpal::Device,
    config: cpal::StreamConfig,
    levels: Levels,
) -> Option<Open> {
    let (desk, orders) = mpsc::channel();
    let gone = Arc::new(AtomicBool::new(false));
    let channels = usize::from(config.channels).max(1);
    let mut mixing = Mixing::new(Mixer::new(levels), config.sample_rate);
    let fill = move |out: &mut [T], _: &cpal::OutputCallbackInfo| {
        while let Ok(order) = orders.try_recv() {
            match order {
                Desk::Voice(voice) => mixing.mixer.play(voice),
                Desk::Levels(levels) => mixing.mixer.set(levels),
                Desk::Voices(voices) => voices.into_iter().for_each(|voice| mixing.mixer.play(voice)),
                Desk::Tend(key, loud) => mixing.mixer.tend(key, loud),
                Desk::Fade(key, seconds) => mixing.mixer.fade(key, seconds),
            }
        }
        for frame in out.chunks_mut(channels) {
            let [left, right] = mixing.next();
            match frame {
                [one] => *one = T::from_sample((left + right) / 2.0),
                [first, second, others @ ..] => {
                    *first = T::from_sample(left);
                    *second = T::from_sample(right);
                    others.fill(T::from_sample(0.0));
                }
                [] => {}
            }
        }
    };
    let lost = gone.clone();
    let failed = move |error: cpal::Error| {
        if !matches!(error.kind(), ErrorKind::Xrun | ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied) {
            lost.store(true, Ordering::Relaxed);
        }
    };
    let stream = device.build_output_stream(config, fill, failed, Some(AGAIN)).ok()?;
    stream.play().ok()?;
    Some(Open { desk, gone, _stream: stream })
}

/// Mixes at the pace of the card.
struct Mixing {
    mixer: Mixer,
    mixed: [[f32; 2]; PIECE],
    taken: usize,
    step: f64,
    between: f64,
    last: [f32; 2],
    ahead: [f32; 2],
}

impl Mixing {
    fn new(mixer: Mixer, rate: u32) -> Self {
        let step = f64::from(RATE) / f64::from(rate.max(1));
        Self { mixer, mixed: [[0.0; 2]; PIECE], taken: PIECE, step, between: 1.0, last: [0.0; 2], ahead: [0.0; 2] }
    }

    fn next(&mut self) -> [f32; 2] {
        while self.between >= 1.0 {
            if self.taken >= PIECE {
                self.mixer.mix(&mut self.mixed);
                self.taken = 0;
            }
            self.last = self.ahead;
            self.ahead = self.mixed.get(self.taken).copied().unwrap_or_default();
            self.taken += 1;
            self.between -= 1.0;
        }
        let share = self.between as f32;
        self.between += self.step;
        [0, 1].map(|ear| self.last[ear] + (self.ahead[ear] - self.last[ear]) * share)
    }
}

fn begin(mut commands: Commands, shelf: Res<Shelf>) {
    if let Some(card) = SoundCard::open(shelf.0.clone()) {
        commands.insert_resource(card);
    }
}

fn play(card: Res<SoundCard>, ear: Ear, mut heard: MessageReader<Heard>) {
    for heard in heard.read() {
        card.ask(Ask::Play { heard: *heard, place: ear.place(heard.at) });
    }
}

fn turn(card: Res<SoundCard>, settings: Res<Settings>) {
    card.ask(Ask::Levels(levels(&settings)));
}

fn surround(card: Res<SoundCard>, ambience: Res<Ambience>) {
    card.ask(Ask::Ambience(*ambience));
}

fn attend(card: Res<SoundCard>, occasion: Res<Occasion>) {
    card.ask(Ask::Occasion(*occasion));
}

/// Adds the sound card.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, begin).add_systems(
        PostUpdate,
        (
            play,
            turn.run_if(resource_changed::<Settings>),
            surround.run_if(resource_changed::<Ambience>),
            attend.run_if(resource_changed::<Occasion>),
        )
            .after(bevy_egui::EguiPostUpdateSet::ProcessOutput)
            .run_if(resource_exists::<SoundCard>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_without_a_card_is_silent_and_goes_on() {
        let card = SoundCard::open(Arc::new(Library::default())).unwrap();
        card.ask(Ask::Levels(Levels::default()));
        for _ in 0..1000 {
            card.ask(Ask::Play { heard: Heard::around("gun"), place: SoundPosition::around(0.0) });
        }
        assert!(card.0.send(Ask::Ambience(Ambience::default())).is_ok(), "the thread waits for a card");
    }

    #[test]
    fn a_card_of_another_pace_hears_the_same_tone() {
        for rate in [22_050, 44_100, 48_000, 96_000] {
            let mut mixing = Mixing::new(Mixer::new(Levels::default()), rate);
            for _ in 0..rate {
                assert_eq!(mixing.next(), [0.0; 2]);
            }
            // A second of the card is a second of the desk, except for frames that are mixed ahead.
            let taken = mixing.step * f64::from(rate);
            assert!((taken - f64::from(RATE)).abs() < 1.0, "{rate}: {taken}");
        }
    }
}
