//! The order slip at the side of a small window.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy_egui::egui::{self, Context, FontId, Rect, Ui, pos2, vec2};
use weather_gage::games::papers::ribbon::{RibbonSheet, ribbon};
use weather_gage::games::papers::{above, below};
use weather_gage::games::the_ships::order_card::Card;
use weather_gage::games::the_ships::order_card::card::own_ui;
use weather_gage::games::the_ships::order_card::draft::{DraftOrder, Mark, OrderWish};
use weather_gage::games::the_ships::order_card::sheet::{Offer, OrderSheet, Prey};
use weather_gage::games::the_ships::papers::wishes::Wish;
use weather_gage::headless::GAMES;
use weather_gage::logbook::wording::{Language, Words, key, the_ships as words_of};
use weather_gage::play::livery::Livery;
use weather_gage::rules::geometry::hex::Heading;
use weather_gage::rules::kernel::Seat;
use weather_gage::rules::the_ships::articles::OrderEntry;
use weather_gage::rules::the_ships::orders::{LoadMark, Step};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Sails};
use weather_gage::rules::the_ships::ship_id::ShipId;
use weather_gage::rules::the_ships::view::View;
use weather_gage::table::chairs::Chair;
use weather_gage::table::liveries::Liveries;
use weather_gage::table::panels::hud::{HudSheet, TableHead, hud};
use weather_gage::table::sheet::Pen;
use weather_gage::table::theme::crests::Crest;
use weather_gage::table::theme::slips::{self, side_sheet};
use weather_gage::table::theme::{dress, scale_in};

use crate::order_cards::{battle, id, view_of, write};
use crate::papers::{Papers, ribbon_sheet};
use crate::screens::{input, texts};

/// Cards her captain may have written: she lies furled; she runs under all sail, with every step her tokens allow; she
/// loads.
fn cards_of(view: &View, seat: u8, ship: ShipId) -> Vec<OrderSheet> {
    let mut draft = DraftOrder::begin(view, Seat(seat));
    draft.apply(view, &OrderWish::TakeUp(ship));
    let furled = write(view, &mut draft, &[Mark::Sails(Sails::Furled)]);
    let mut under_sail = write(view, &mut draft, &[Mark::Sails(Sails::Full)]);
    let ranged = BatteryPlace::ALL.map(|battery| Mark::Range(battery, Some(3)));
    while under_sail.next.iter().any(|next| next.offer.value == Step::Forward && next.offer.against.is_none()) {
        under_sail = write(view, &mut draft, &[Mark::Step(Step::Forward)]);
    }
    let ranged = write(view, &mut draft, &ranged);
    let loads = BatteryPlace::ALL.map(|battery| Mark::Load(battery, Some(LoadMark::Chain)));
    let mut loading = write(view, &mut draft, &loads);
    // Two enemies lie near enough to be boarded.
    for (name, against) in [("revenge", None), ("swallow", loading.pivots[0].against)] {
        let offered = Offer { value: id(name), chosen: false, against };
        let name = words_of::ship(&view.table.articles, id(name));
        loading.prey.push(Prey { offered, name, odds: Vec::new() });
    }
    vec![furled, under_sail, ranged, loading]
}

/// The slip as it was drawn: the height of its text, and the room for it; its place, and the beginning of the ribbon.
struct Slip {
    high: f32,
    room: f32,
    place: Rect,
    ribbon: f32,
    shapes: Vec<egui::epaint::ClippedShape>,
    /// Words with a sign that no font has.
    unprintable: Vec<String>,
}

/// The slip between the strips at the head and the foot of a window of these points.
fn laid_out(papers: &Papers, sheet: &OrderSheet, window: egui::Vec2, scale: f32) -> Slip {
    let context = Context::default();
    let mut slip =
        Slip { high: 0.0, room: 0.0, place: Rect::ZERO, ribbon: 0.0, shapes: Vec::new(), unprintable: Vec::new() };
    for _ in 0..4 {
        dress(&context, &papers.settings, Liveries::default());
        let mut output = context.run_ui(input(window * scale, scale), |ui| {
            let context = ui.ctx().clone();
            let head = TableHead { wind: Some((Heading::SE, "heading-se-name")), ..TableHead::default() };
            let side = papers.speech.say(key::SIDE_SPAIN_NAME);
            hud(&context, &HudSheet { speech: &papers.speech, head: &head, side, north: 0.4 });
            let _ = ribbon(&context, &RibbonSheet { moment: None, ..ribbon_sheet(papers, None) });
            let (from, to) = (below(&context), above(&context));
            let place = slips::at_the_side(context.viewport_rect(), egui::Align2::RIGHT_TOP, 348.0, from, to);
            let muted = BTreeSet::new();
            let card = Card { sheet, muted: &muted };
            let laid = card.sheet();
            let crest = |_| Crest::of(Chair::South, Livery::Blue);
            let own = |name: &'static str, ui: &mut Ui, pen: &Pen<'_, Wish>| {
                own_ui(name, ui, pen, card);
                None
            };
            let pen = Pen::new(&papers.speech, &crest, &own).on(&laid);
            let body = |ui: &mut Ui| {
                pen.blocks(ui, &laid.blocks);
                (slip.high, slip.room) = (ui.min_rect().height(), ui.clip_rect().height());
                None::<()>
            };
            let foot = |ui: &mut Ui| {
                pen.foot(ui, &laid.foot);
                None
            };
            let title = papers.speech.relate(laid.title.as_ref().unwrap());
            let _ = side_sheet(&context, laid.name, place, &title, body, foot);
            (slip.place, slip.ribbon) = (place, context.viewport_rect().bottom() - to + 10.0);
        });
        output.textures_delta.clear();
        slip.shapes = std::mem::take(&mut output.shapes);
    }
    let mut found = Vec::new();
    slip.shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
    let print = FontId::proportional(14.0);
    let has = |word: &str| context.fonts_mut(|fonts| fonts.has_glyphs(&print, word));
    // The tick comes from the font of pictures, which is not counted among those of the print.
    let printed = |text: &str| text.split_whitespace().all(|word| word == "✔" || has(word));
    slip.unprintable = found.into_iter().map(|(_, text)| text).filter(|text| !printed(text)).collect();
    slip
}

#[test]
fn ts_8_the_order_slip_has_no_scroll_bar_at_1280x720_for_the_ship_with_the_most_batteries() {
    let window = vec2(1280.0, 720.0);
    let library = GAMES.library(None).0;
    let ships = library.the_ships().ships.values();
    let best = ships.max_by_key(|ship| ship.batteries().count()).unwrap();
    assert_eq!(best.batteries().count(), 3);
    let state = battle("gravelines", Heading::SE, OrderEntry::Assisted);
    let (seat, view) = (1, view_of(&state, 1));
    let cards = cards_of(&view, seat, id(&best.id));
    assert!(cards.iter().all(|sheet| sheet.ship == id(&best.id) && sheet.batteries.len() == 3 && sheet.tabs.len() > 1));
    assert!(cards[1].legs.len() >= 4, "{}", cards[1].legs.len());
    let words = Arc::new(Words::built_in());
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        let papers = Papers::new(&words, language.clone());
        for (number, sheet) in cards.iter().enumerate() {
            let Slip { high, room, place, .. } = laid_out(&papers, sheet, window, 1.0);
            if high > room || !Rect::from_min_size(pos2(0.0, 0.0), window).contains_rect(place) {
                faults.push(format!("{language}, card {number}: {high} of {room}, {place:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn ts_14_11_a_range_at_which_there_is_no_volley_bears_a_sign_that_is_in_the_font() {
    let words = Arc::new(Words::built_in());
    let view = view_of(&battle("lesson-3", Heading::S, OrderEntry::Assisted), 0);
    let cards = cards_of(&view, 0, id("revenge"));
    let silent =
        |sheet: &OrderSheet| sheet.batteries.iter().flat_map(|own| &own.ranges).any(|(_, need)| need.is_none());
    assert!(cards.iter().any(silent), "chain opens only at two hexes");
    for sheet in &cards {
        let slip = laid_out(&Papers::new(&words, Language::En), sheet, vec2(1280.0, 720.0), 1.0);
        assert_eq!(slip.unprintable, Vec::<String>::new());
    }
}

#[test]
fn at_any_size_of_print_the_foot_of_the_slip_lies_above_the_ribbon_and_there_is_room_to_write() {
    let words = Arc::new(Words::built_in());
    let state = battle("gravelines", Heading::SE, OrderEntry::Assisted);
    let view = view_of(&state, 1);
    let sheet = OrderSheet { has_last: true, ..cards_of(&view, 1, id("san-martin")).remove(1) };
    for window in [vec2(1280.0, 720.0), vec2(1920.0, 1080.0)] {
        for wanted in [1.0, 1.5, 2.0] {
            let scale = scale_in(window, wanted);
            for language in Language::BUILT_IN {
                let mut papers = Papers::new(&words, language.clone());
                papers.settings.ui_scale = scale;
                let Slip { room, place, ribbon, shapes, .. } = laid_out(&papers, &sheet, window / scale, scale);
                let told = format!("{language}, {wanted} in {window:?}: {place:?}, the ribbon from {ribbon}");
                assert!(place.bottom() <= ribbon && room > 120.0, "{told}, room for {room}");
                let mut found = Vec::new();
                shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
                let seal = papers.speech.say(key::ORDER_SEAL);
                let (seal, _) = found.iter().find(|(_, text)| *text == seal).expect("it is sealed here");
                assert!(place.contains_rect(*seal), "{told}: {seal:?}");
            }
        }
    }
}
