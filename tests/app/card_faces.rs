//! The faces of all cards of all games, as the contact sheet prints them: pictures tell cards apart at arm's length, and words
//! are read in every language.

use std::sync::Arc;

use bevy::math::{Affine3A, Vec2, Vec3};

use weather_gage::games::GAMES;
use weather_gage::headless;
use weather_gage::logbook::wording::{Language, Words};
use weather_gage::table::camera::views::{View, focused};
use weather_gage::table::chairs::Chair;
use weather_gage::table::craft::print::{Anchor, Corners, Ink, InkImage, Said, TypeCase};
use weather_gage::table::pieces::Extent;
use weather_gage::table::speech::Speech;
use weather_gage::table::things::DeckCard;

/// Backs are of this.
const BACK: &str = "back";
const PAPER: Ink = [0xEE, 0xE4, 0xCC];
/// A picture is drawn with this many texels to one across and down.
const COARSE: u16 = 2;
/// At arm's length a picture has this number of fields across, and down.
const FIELDS: Vec2 = Vec2::new(48.0, 36.0);
/// Two pictures differ by this much in the mean of their fields, of 255.
const APART: f32 = 6.0;
/// The fields of a picture differ by this much from their mean, of 255.
const DRAWN: f32 = 8.0;
/// On a card that the eye goes to no print is smaller than that of panels, in pixels of a picture of 1920 by 1080.
const SMALL_PRINT: f32 = 18.0;
/// A picture takes this share of its card at least; what is smaller is a sign.
const SHARE: f32 = 0.015;

/// A printed card, and the deck it lies in.
struct Face {
    deck: String,
    card: DeckCard<InkImage>,
}

impl Face {
    fn name(&self) -> String {
        format!("{} {}", self.deck, self.card.of)
    }

    fn is_back(&self) -> bool {
        self.card.of == BACK
    }

    /// The windows of its pictures, the largest first; small signs are none.
    fn pictures(&self) -> Vec<Corners> {
        let print = &self.card.print;
        let area = |(least, most): &Corners| (*most - *least).element_product();
        let least = SHARE * print.size().element_product();
        let mut all: Vec<Corners> = print.engraved().iter().copied().filter(|window| area(window) > least).collect();
        all.sort_by(|one, other| area(other).total_cmp(&area(one)));
        all
    }

    /// Its pictures at arm's length.
    fn seen(&self) -> Vec<Vec<f32>> {
        let windows = self.pictures();
        let wide = |(least, most): &Corners| *most - *least;
        let whole = windows.first().map_or(Vec2::ONE, wide);
        let fields = |window: &Corners| (FIELDS * wide(window) / whole).round().max(Vec2::ONE);
        windows.iter().map(|window| greys(&self.card.print, *window, fields(window))).collect()
    }

    /// The lines of words on it, with their ink.
    fn lines(&self) -> impl Iterator<Item = &(String, Corners)> {
        self.card.print.said().iter().flat_map(|said| &said.lines).filter(|(text, _)| !text.trim().is_empty())
    }
}

/// Every card and every back of every game.
fn faces(language: Language, case: &mut TypeCase) -> Vec<Face> {
    let speech = Speech::new(Arc::new(Words::built_in()), language);
    let library = headless::GAMES.library(None).0;
    let mut all = Vec::new();
    for game in GAMES.0 {
        let decks = (game.cards)(&library, &speech, case);
        assert!(!decks.is_empty(), "{} has cards", game.id.0);
        for (number, deck) in (1..).zip(decks) {
            let deck_name = format!("{} {number}", game.id.0);
            all.extend(deck.cards.into_iter().map(|card| Face { deck: deck_name.clone(), card }));
        }
    }
    all
}

/// The greys of a picture in this number of fields across and down.
fn greys(print: &InkImage, (least, most): Corners, fields: Vec2) -> Vec<f32> {
    let texels = print.over(PAPER);
    let coarse = f32::from(COARSE);
    let (corner, step) = (least / coarse, (most - least) / coarse / fields);
    let within = |from: f32, step: f32| from as usize..((from + step) as usize).max(from as usize + 1);
    let (columns, rows) = (fields.x as usize, fields.y as usize);
    let light = |[red, green, blue]: &Ink| 0.30 * f32::from(*red) + 0.59 * f32::from(*green) + 0.11 * f32::from(*blue);
    let grey = |field: usize| {
        let at = corner + step * Vec2::new((field % columns) as f32, (field / columns) as f32);
        let rows = texels.get(within(at.y, step.y)).unwrap_or_default();
        let inks = rows.iter().flat_map(|row| row.get(within(at.x, step.x)).unwrap_or_default());
        let (sum, count) = inks.map(light).fold((0.0, 0.0_f32), |(sum, count), grey| (sum + grey, count + 1.0));
        sum / count.max(1.0)
    };
    (0..columns * rows).map(grey).collect()
}

/// The mean difference of their fields; pictures of another size are another picture.
fn apart(one: &[f32], other: &[f32]) -> f32 {
    if one.len() != other.len() {
        return f32::INFINITY;
    }
    one.iter().zip(other).map(|(one, other)| (one - other).abs()).sum::<f32>() / one.len() as f32
}

/// Faces are told apart by that one of their pictures which differs most.
fn faces_apart(one: &[Vec<f32>], other: &[Vec<f32>]) -> f32 {
    if one.len() != other.len() {
        return f32::INFINITY;
    }
    one.iter().zip(other).map(|(one, other)| apart(one, other)).fold(0.0, f32::max)
}

/// The mean difference of its fields from their mean.
fn drawn(picture: &[f32]) -> f32 {
    let mean = picture.iter().sum::<f32>() / picture.len() as f32;
    apart(picture, &vec![mean; picture.len()])
}

#[test]
fn no_two_cards_of_a_deck_look_alike_and_no_picture_is_empty() {
    let mut seen: Vec<(Face, Vec<Vec<f32>>)> = Vec::new();
    let mut faults = Vec::new();
    let mut pairs = 0;
    for face in faces(Language::En, &mut TypeCase::of_pictures(COARSE)).into_iter().filter(|face| !face.is_back()) {
        let own = face.seen();
        match own.first().map(|picture| drawn(picture)) {
            None => faults.push(format!("{} has no picture", face.name())),
            Some(by) if by < DRAWN => faults.push(format!("the picture of {} is empty: {by:.1}", face.name())),
            Some(_) => {}
        }
        for (other, greys) in seen.iter().filter(|(other, _)| other.deck == face.deck && other.card.of != face.card.of)
        {
            pairs += 1;
            let by = faces_apart(&own, greys);
            if by < APART {
                faults.push(format!("{} and {} look alike: {by:.1}", other.name(), face.card.of));
            }
        }
        seen.push((face, own));
    }
    assert!(pairs > 1000, "{pairs} pairs");
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// Pixels of a picture of 1920 by 1080 to a texel of such a sheet, from above to below, when the eye goes to its card.
fn pixels(sheet: Vec2) -> f32 {
    const ASPECT: f32 = 16.0 / 9.0;
    let half = sheet / sheet.max_element() / 2.0;
    let card = Extent { centre: Vec3::ZERO, half: Vec3::new(half.x, 0.0, half.y) };
    let eye = focused(&card, &Affine3A::IDENTITY, &View::Table.pose(Chair::South, ASPECT), ASPECT);
    let [top, foot] = [-half.y, half.y].map(|z| eye.seen(Vec3::Z * z, ASPECT).expect("it is before the eye").y);
    (top - foot) * 540.0 / sheet.y
}

/// Do these overlap by more than a texel?
fn over((least, most): Corners, (low, high): Corners) -> bool {
    (most.min(high) - least.max(low)).min_element() > 1.0
}

/// A word is broken if letters stand at both sides of the break.
fn breaks(said: &Said) -> bool {
    said.lines.windows(2).any(|pair| {
        let (before, after) = (pair[0].0.chars().next_back(), pair[1].0.chars().next());
        before.zip(after).is_some_and(|(before, after)| before.is_alphanumeric() && after.is_alphanumeric())
    })
}

/// Everything that is wrong with the words on a face.
fn faults_of(face: &Face) -> Vec<String> {
    let print = &face.card.print;
    let mut faults = Vec::new();
    let mut fault = |text: &str, what: String| faults.push(format!("{}: “{}” {what}", face.name(), text.trim()));
    for said in print.said() {
        let text = said.lines.first().map_or("", |(text, _)| text.as_str());
        let high = said.size * pixels(print.size());
        if high < SMALL_PRINT {
            fault(text, format!("is set {high:.1} pixels high"));
        }
        if breaks(said) {
            fault(text, "has a broken word".into());
        }
    }
    let (least, most) = print.inside();
    let lines: Vec<_> = face.lines().collect();
    for (number, (text, ink)) in lines.iter().enumerate() {
        if ink.0.cmplt(least).any() || ink.1.cmpgt(most).any() {
            fault(text, format!("leaves the card: {} to {}, of {least} to {most}", ink.0, ink.1));
        }
        if text.contains('…') {
            fault(text, "is cut short".into());
        }
        for (other, under) in lines.iter().skip(number + 1) {
            if over(*ink, *under) {
                fault(text, format!("lies over “{}”", other.trim()));
            }
        }
        // A number may have its medal on a picture.
        let number = text.trim().chars().all(|letter| letter.is_ascii_digit());
        if !number && print.engraved().iter().any(|window| over(*ink, *window)) {
            fault(text, "lies over a picture".into());
        }
    }
    if !face.is_back() && face.pictures().is_empty() {
        fault("", "has no room for a picture".into());
    }
    faults
}

#[test]
fn no_print_is_cut_hidden_or_too_small_in_any_language() {
    let mut faults = Vec::new();
    let mut counts: Vec<Vec<usize>> = Vec::new();
    let mut words = 0;
    for language in Language::BUILT_IN {
        let all = faces(language.clone(), &mut TypeCase::of_proofs());
        words += all.iter().map(|face| face.lines().count()).sum::<usize>();
        faults.extend(all.iter().flat_map(faults_of).map(|fault| format!("{language:?} {fault}")));
        counts.push(all.iter().map(|face| face.card.print.said().len()).collect());
        // Nothing that one language says is dropped by another.
        let short = all
            .iter()
            .enumerate()
            .filter(|(number, _)| counts[0].get(*number) != counts[counts.len() - 1].get(*number));
        faults.extend(short.map(|(_, face)| format!("{language:?} {} says more or less than in English", face.name())));
    }
    assert!(words > 4000, "{words} lines");
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn bad_prints_are_found() {
    let mut case = TypeCase::of_proofs();
    let mut print = case.sheet(300, 420);
    print.frame(Vec2::splat(10.0), Vec2::new(290.0, 410.0), 4.0, PAPER);
    print.engraves((Vec2::new(30.0, 100.0), Vec2::new(270.0, 200.0)));
    for (x, y, size, text) in [
        (30.0, 50.0, 30.0, "Adventure"),
        (40.0, 60.0, 20.0, "Schooner"),
        (30.0, 130.0, 20.0, "Crew"),
        (30.0, 180.0, 20.0, "12"),
        (250.0, 260.0, 30.0, "Cannons"),
        (30.0, 320.0, 6.0, "never pinned"),
        (30.0, 360.0, 20.0, "Linked…"),
    ] {
        print.set(&mut case, Vec2::new(x, y), Anchor::Left, size, PAPER, text);
    }
    let of = |of: &str, print| Face { deck: "deck".into(), card: DeckCard { of: of.into(), print } };
    let faults = faults_of(&of("card", print));
    let found = ["is set", "lies over “Schooner”", "lies over a picture", "leaves the card", "is cut short"];
    assert_eq!(faults.len(), found.len(), "{faults:#?}");
    for (fault, what) in faults.iter().zip(found) {
        assert!(fault.contains(what), "{fault}: {what}");
    }
    let bare = faults_of(&of("bare", case.sheet(300, 420)));
    assert!(bare.len() == 1 && bare[0].contains("no room for a picture"), "{bare:?}");
    let said =
        |lines: [&str; 2]| Said { size: 20.0, lines: lines.map(|line| (line.to_owned(), Corners::default())).into() };
    assert!(breaks(&said(["Boarding par", "ty"])) && !breaks(&said(["Boarding ", "party"])));
    // Two drawings of one thing are alike, and different things are not.
    let [one, same, other] = [[10.0, 90.0], [12.0, 88.0], [90.0, 10.0]].map(|greys| vec![greys.to_vec()]);
    assert!(faces_apart(&one, &same) < APART && faces_apart(&one, &other) > APART);
    assert!(drawn(&[50.0, 51.0]) < DRAWN && drawn(&one[0]) > DRAWN);
}
