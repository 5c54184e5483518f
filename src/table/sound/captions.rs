//! Captions of sounds, for those who do not hear them: the sound, its side, its distance.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, CornerRadius, Frame, Id, Margin, Order, RichText, Stroke, TextStyle, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::hearing::{Ear, Heard};
use crate::logbook::wording::{Arg, Fact, key};
use crate::sound::SoundPosition;
use crate::table::pacing::redraw_on;
use crate::table::settings::{CaptionGround, Settings};
use crate::table::speech::Speech;
use crate::table::theme::Colours;

/// A caption stays this long.
const READING: f32 = 3.0;
/// At most this number can be read at once.
const MOST: usize = 4;
/// The same sound within this is one.
const ONE: f32 = 1.2;
/// Farther to a side than this it is on that side; nearer or farther than these it is near or far.
const ASIDE: f32 = 0.2;
const NEAR: f32 = 14.0;
const FAR: f32 = 24.0;

/// Every sound that matters, with its words.
pub const WORDS: &[(&str, &str)] = &[
    ("gun", key::SOUND_GUN),
    ("musket", key::SOUND_MUSKET),
    ("muskets", key::SOUND_MUSKETS),
    ("timber", key::SOUND_TIMBER),
    ("splash", key::SOUND_SPLASH),
    ("mast", key::SOUND_MAST),
    ("hull", key::SOUND_HULL),
    ("aground", key::SOUND_AGROUND),
    ("grapple", key::SOUND_GRAPPLE),
    ("melee", key::SOUND_MELEE),
    ("cheer", key::SOUND_CHEER),
    ("fire", key::SOUND_FIRE),
    ("sinking", key::SOUND_SINKING),
    ("blast", key::SOUND_BLAST),
    ("anchor", key::SOUND_ANCHOR),
    ("rope", key::SOUND_ROPE),
    ("bell", key::SOUND_BELL),
    ("cloth", key::SOUND_CLOTH),
    ("card", key::SOUND_CARD),
    ("struck-wood", key::SOUND_STRUCK_WOOD),
    ("lead-on-oak", key::SOUND_LEAD),
    ("coin-on-oak", key::SOUND_COINS),
    ("coin-on-coin", key::SOUND_COINS),
];

/// Dice are one sound, on any ground.
const DICE: [&str; 8] = [
    "resin-on-baize",
    "resin-on-oak",
    "resin-on-resin",
    "resin-on-planking",
    "beech-on-board",
    "beech-on-oak",
    "beech-on-beech",
    "beech-on-planking",
];

/// A caption.
#[derive(Clone, PartialEq, Debug)]
pub struct Caption {
    pub fact: Fact,
    /// Its age, in seconds.
    pub age: f32,
}

/// The captions on the screen, the oldest first.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Captions(pub Vec<Caption>);

/// The caption of a sound, if it matters.
fn words(heard: &Heard, place: &SoundPosition) -> Option<Fact> {
    let sound = if DICE.contains(&heard.sound) {
        key::SOUND_DICE
    } else {
        WORDS.iter().find(|(sound, _)| *sound == heard.sound)?.1
    };
    if heard.at.is_none() {
        return Some(Fact::from(key::CaptionAround { sound: Arg::key(sound) }));
    }
    let side = match place.side {
        side if side < -ASIDE => key::CAPTION_PORT,
        side if side > ASIDE => key::CAPTION_STARBOARD,
        _ => key::CAPTION_AHEAD,
    };
    let far = match place.far {
        far if far < NEAR => key::CAPTION_NEAR,
        far if far > FAR => key::CAPTION_FAR,
        _ => key::CAPTION_MIDDLE,
    };
    Some(Fact::from(key::CaptionAt { sound: Arg::key(sound), side: Arg::key(side), far: Arg::key(far) }))
}

fn write(
    time: Res<Time>,
    settings: Res<Settings>,
    ear: Ear,
    mut heard: MessageReader<Heard>,
    mut captions: ResMut<Captions>,
) {
    if !settings.captions {
        heard.clear();
        captions.set_if_neq(Captions::default());
        return;
    }
    if captions.0.is_empty() && heard.is_empty() {
        return;
    }
    for caption in &mut captions.0 {
        caption.age += time.delta_secs();
    }
    captions.0.retain(|caption| caption.age < READING);
    for heard in heard.read() {
        let Some(fact) = words(heard, &ear.place(heard.at)) else { continue };
        match captions.0.iter_mut().find(|caption| caption.fact == fact) {
            // It goes on.
            Some(caption) if caption.age > ONE => caption.age = ONE,
            Some(_) => {}
            None => captions.0.push(Caption { fact, age: 0.0 }),
        }
    }
    let too_many = captions.0.len().saturating_sub(MOST);
    captions.0.drain(..too_many);
}

fn show(mut contexts: EguiContexts, captions: Res<Captions>, speech: Res<Speech>, settings: Res<Settings>) -> Result {
    if captions.0.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let colours = Colours::of(context);
    let (ground, edge) = match settings.caption_ground {
        CaptionGround::Clear => (0.35, 0.0),
        CaptionGround::Tinted => (0.86, 1.0),
        CaptionGround::Solid => (1.0, 1.0),
    };
    let print = TextStyle::Body.resolve(&context.global_style()).size * f32::from(settings.caption_size) / 100.0;
    // Over the ribbon.
    Area::new(Id::new("captions"))
        .order(Order::Tooltip)
        .interactable(false)
        .fade_in(false)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -96.0))
        .show(context, |ui| {
            Frame::NONE
                .fill(colours.walnut.gamma_multiply(ground))
                .stroke(Stroke::new(edge, colours.brass_dark))
                .corner_radius(CornerRadius::same(4))
                .inner_margin(Margin::symmetric(12, 6))
                .show(ui, |ui| {
                    for caption in &captions.0 {
                        ui.label(RichText::new(speech.relate(&caption.fact)).size(print).color(colours.ivory));
                    }
                });
        });
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    redraw_on::<Captions>(app);
    app.init_resource::<Captions>().add_systems(PostUpdate, write).add_systems(EguiPrimaryContextPass, show);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<Heard>()
            .insert_resource(Settings { captions: true, ..Settings::default() })
            .init_resource::<Captions>()
            .add_systems(PostUpdate, write);
        app
    }

    #[test]
    fn a_broadside_is_one_caption_and_what_does_not_matter_is_none() {
        let mut app = app();
        for _ in 0..9 {
            app.world_mut().write_message(Heard::around("gun"));
        }
        app.world_mut().write_message(Heard::around("button"));
        app.update();
        let captions = &app.world().resource::<Captions>().0;
        assert_eq!(captions.len(), 1);
        assert_eq!(captions[0].fact.key, key::CaptionAround::KEY);
        app.world_mut().resource_mut::<Settings>().captions = false;
        app.update();
        assert_eq!(app.world().resource::<Captions>().0, []);
    }

    #[test]
    fn lead_and_coins_are_not_dice() {
        let of = |sound| words(&Heard::around(sound), &SoundPosition::around(0.0));
        let around = |sound| Some(Fact::from(key::CaptionAround { sound: Arg::key(sound) }));
        assert_eq!(of("resin-on-baize"), around(key::SOUND_DICE));
        assert_eq!(of("lead-on-oak"), around(key::SOUND_LEAD));
        assert_eq!([of("coin-on-oak"), of("coin-on-coin")], [around(key::SOUND_COINS), around(key::SOUND_COINS)]);
        assert_eq!(of("button"), None);
    }

    #[test]
    fn a_caption_says_side_and_distance() {
        let heard = Heard { at: Some(Vec3::ZERO), ..Heard::around("gun") };
        let told = |side, far| {
            let fact = words(&heard, &SoundPosition { side, far, everywhere: false }).unwrap();
            format!("{fact:?}")
        };
        assert!(told(-0.6, 8.0).contains(key::CAPTION_PORT) && told(-0.6, 8.0).contains(key::CAPTION_NEAR));
        assert!(told(0.6, 30.0).contains(key::CAPTION_STARBOARD) && told(0.6, 30.0).contains(key::CAPTION_FAR));
        assert!(told(0.0, 18.0).contains(key::CAPTION_AHEAD));
    }
}
