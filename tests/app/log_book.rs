//! The log book of a long game: the latest lines first, the earlier ones when they are asked for.

use std::sync::Arc;

use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};
use weather_gage::games::papers::log_page::{LogLine, log_book_ui, log_sheet};
use weather_gage::logbook::wording::{Language, Loud, Words};
use weather_gage::table::liveries::Liveries;
use weather_gage::table::theme::dress;

use crate::papers::Papers;
use crate::screens::{input, texts};

#[test]
fn earlier_lines_of_a_long_log_come_when_they_are_asked_for() {
    let papers = Papers::new(&Arc::new(Words::built_in()), Language::En);
    let line = |number| LogLine {
        number,
        loud: Loud::Line,
        text: format!("line {number}"),
        rule: "TS-7.1",
        sum: None,
        struck: false,
    };
    let lines: Vec<_> = (0..650).map(line).collect();
    let context = Context::default();
    let drawn = |events: Vec<Event>| {
        dress(&context, &papers.settings, Liveries::default());
        let input = RawInput { events, ..input(vec2(600.0, 60_000.0), 1.0) };
        let mut output = context.run_ui(input, |ui| {
            let _ = log_book_ui(ui, &papers.speech, &lines, None, true);
        });
        output.textures_delta.clear();
        let mut found = Vec::new();
        output.shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
        found
    };
    let from = |found: &[(Rect, String)]| found.iter().filter(|(_, text)| text.starts_with("line ")).count();
    let click = |at: Pos2| {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        for events in [vec![Event::PointerMoved(at)], vec![button(true)], vec![button(false)]] {
            drawn(events);
        }
        drawn(Vec::new())
    };
    let mut found = drawn(Vec::new());
    for (shown, offered) in [(300, "350 earlier lines"), (600, "50 earlier lines")] {
        assert_eq!(from(&found), shown);
        let (at, _) = found.iter().find(|(_, text)| text == offered).expect("the earlier ones are offered");
        found = click(at.center());
    }
    assert_eq!(from(&found), 650);
    assert!(!found.iter().any(|(_, text)| text.contains("earlier")), "nothing is earlier than the first");
}

#[test]
fn the_log_is_opened_at_its_last_line_each_time() {
    let papers = Papers::new(&Arc::new(Words::built_in()), Language::En);
    let line = |number| LogLine {
        number,
        loud: Loud::Line,
        text: format!("line {number}"),
        rule: "TS-7.1",
        sum: None,
        struck: number < 40,
    };
    let lines: Vec<_> = (0..60).map(line).collect();
    let context = Context::default();
    let window = vec2(1280.0, 720.0);
    let place = Rect::from_min_max(pos2(8.0, 60.0), pos2(330.0, 640.0));
    let drawn = |open: bool, events: Vec<Event>| {
        dress(&context, &papers.settings, Liveries::default());
        let input = RawInput { events, ..input(window, 1.0) };
        let mut output = context.run_ui(input, |ui| {
            if open {
                let _ = log_sheet(ui.ctx(), place, &papers.speech, &lines, None, (true, false));
            }
        });
        output.textures_delta.clear();
        let mut found = Vec::new();
        output.shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
        found.into_iter().any(|(at, text)| text.starts_with("line 59") && place.contains_rect(at))
    };
    for time in 0..3 {
        for _ in 0..3 {
            drawn(true, Vec::new());
        }
        assert!(drawn(true, Vec::new()), "{time}");
        // A reader goes up, and shuts the book.
        let wheel = Event::MouseWheel {
            unit: bevy_egui::egui::MouseWheelUnit::Point,
            delta: vec2(0.0, 4_000.0),
            phase: bevy_egui::egui::TouchPhase::Move,
            modifiers: Modifiers::NONE,
        };
        drawn(true, vec![Event::PointerMoved(place.center()), wheel]);
        for _ in 0..30 {
            drawn(true, Vec::new());
        }
        assert!(!drawn(true, Vec::new()), "{time}: it stays where the reader is");
        for _ in 0..3 {
            drawn(false, Vec::new());
        }
    }
}
