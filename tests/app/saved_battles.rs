//! The page of saved battles under hands: what is typed on it, and what becomes of a phrase that does not fit.

use std::sync::Arc;

use bevy_egui::egui::{Context, Event, Key, Order, RawInput, vec2};
use weather_gage::logbook::wording::{Language, Words, key};
use weather_gage::screens::{Jottings, Question, SaveLine, SavesSheet, SavesWish, saves_ui};
use weather_gage::table::liveries::Liveries;
use weather_gage::table::theme::dress;
use weather_gage::table::theme::furniture::over_the_window;

use crate::papers::Papers;
use crate::screens::{input, key_event, texts};

/// The page, and its unfinished inputs.
struct Page {
    context: Context,
    papers: Papers,
    save: SaveLine,
    jottings: Jottings,
}

impl Page {
    /// A battle that was carried here, and whose phrase has just been asked for.
    fn asking(question: Question) -> Self {
        let save = SaveLine {
            path: "battle.save".into(),
            from: "battle.save".into(),
            name: None,
            battle: Some(("gravelines".into(), 2)),
            when: None,
            players: String::new(),
            ruled: false,
            over: false,
            damaged: false,
            locked: question == Question::Unlock,
            may_travel: question == Question::Carry,
            may_go: false,
            older: Vec::new(),
        };
        let asked = Some((save.path.clone(), question));
        let papers = Papers::new(&Arc::new(Words::built_in()), Language::En);
        let jottings = Jottings { asked, put: true, ..Jottings::default() };
        let mut page = Self { context: Context::default(), papers, save, jottings };
        page.draw(vec![]);
        page.draw(vec![]);
        page
    }

    fn draw(&mut self, events: Vec<Event>) -> (Option<SavesWish>, Vec<String>) {
        dress(&self.context, &self.papers.settings, Liveries::default());
        let raw = RawInput { events, ..input(vec2(1280.0, 720.0), 1.0) };
        let Self { papers, save, jottings, .. } = self;
        let saves = [save.clone()];
        let sheet =
            SavesSheet { speech: &papers.speech, saves: &saves, pictures: &[], may_save: false, under_way: true };
        let mut wish = None;
        let mut output = self.context.run_ui(raw, |ui| {
            let page = over_the_window(&ui.ctx().clone(), "saves", Order::Middle, |ui| saves_ui(ui, &sheet, jottings));
            wish = page.or(wish.take());
        });
        output.textures_delta.clear();
        let mut found = Vec::new();
        output.shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
        (wish, found.into_iter().map(|(_, text)| text).collect())
    }

    fn writes(&mut self, text: &str) -> Option<SavesWish> {
        self.draw(vec![Event::Text(text.into())]);
        let wish = self.draw(vec![key_event(Key::Enter)]).0;
        wish.or(self.draw(vec![]).0)
    }
}

#[test]
fn a_wrong_phrase_is_mended_where_it_stands() {
    let mut page = Page::asking(Question::Unlock);
    let wish = page.writes("three herrings");
    assert_eq!(page.jottings.phrase.0, "three herrings", "nobody has to click the field first");
    assert_eq!(wish, Some(SavesWish::Unlock("battle.save".into(), page.jottings.phrase.clone())));
    assert_eq!(page.jottings.asked, Some(("battle.save".into(), Question::Unlock)));
    // Once it is open nothing is asked.
    page.save.locked = false;
    let (_, drawn) = page.draw(vec![]);
    let speech = &page.papers.speech;
    assert!(drawn.contains(&speech.say(key::TITLE_CONTINUE)), "{drawn:?}");
    assert!(!drawn.contains(&speech.say(key::SAVES_UNLOCK_QUESTION)), "{drawn:?}");
}

#[test]
fn a_copy_is_written_once_its_phrase_is_entered() {
    let mut page = Page::asking(Question::Carry);
    let wish = page.writes("four quiet herrings swim");
    assert_eq!(wish, Some(SavesWish::Carry("battle.save".into(), page.jottings.phrase.clone())));
    assert_eq!(page.jottings.asked, None);
}
