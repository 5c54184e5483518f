//! The dice book: the faces that every die has shown beside those of a fair one, and a laboratory for players who doubt
//! it.

use bevy_egui::egui::{Align2, CornerRadius, FontId, ProgressBar, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};

use crate::dice::Way;
use crate::dice::fairness::Counts;
use crate::dice::laboratory::{Tally, Trial};
use crate::dice::solids::Solid;
use crate::logbook::wording::key;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{Voice, choices, desk, hint, plate, tab};
use crate::table::throwing::ledger::Ledger;

/// The page that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Leaf {
    /// The throws of this game.
    #[default]
    Game,
    Ever,
    Laboratory,
}

/// The selection on the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bookmark {
    pub leaf: Leaf,
    pub die: Solid,
    /// The throws of this seat; none for all.
    pub seat: Option<u8>,
    /// The laboratory throws this way.
    pub way: Way,
    /// The laboratory throws this number of dice.
    pub dice: u64,
}

impl Default for Bookmark {
    fn default() -> Self {
        Self { leaf: Leaf::Game, die: Solid::D20, seat: None, way: Way::Hand, dice: 2_000 }
    }
}

/// The contents of the book.
pub struct DiceBookSheet<'a> {
    pub speech: &'a Speech,
    pub ledger: &'a Ledger,
    /// The progress of the laboratory.
    pub progress: Option<f32>,
    pub found: Option<&'a (Trial, Tally)>,
    /// The names of the seats.
    pub players: Vec<String>,
}

/// Requests of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceBookWish {
    /// Throw this number of these in the laboratory.
    Try(Solid, Way, u64),
    Stop,
    /// Put the book away.
    Close,
}

/// Draws the book.
pub fn dice_book_ui(ui: &mut Ui, sheet: &DiceBookSheet, mark: &mut Bookmark) -> Option<DiceBookWish> {
    let say = |key| sheet.speech.say(key);
    desk(
        ui,
        vec2(860.0, 600.0),
        &say(key::DICE_BOOK_TITLE),
        |ui| {
            ui.horizontal_wrapped(|ui| {
                for (leaf, words) in [
                    (Leaf::Game, key::DICE_BOOK_GAME),
                    (Leaf::Ever, key::DICE_BOOK_EVER),
                    (Leaf::Laboratory, key::DICE_BOOK_LABORATORY),
                ] {
                    if tab(ui, &say(words), mark.leaf == leaf).clicked() {
                        mark.leaf = leaf;
                    }
                }
            });
            ui.add_space(6.0);
            match mark.leaf {
                Leaf::Game | Leaf::Ever => {
                    history(ui, sheet, mark);
                    None
                }
                Leaf::Laboratory => laboratory(ui, sheet, mark),
            }
        },
        |ui| plate(ui, &say(key::MENU_CLOSE), Voice::First).clicked().then_some(DiceBookWish::Close),
    )
}

fn which_die(ui: &mut Ui, sheet: &DiceBookSheet, die: &mut Solid) {
    let offered =
        [(Solid::D20, sheet.speech.say(key::DICE_BOOK_D20)), (Solid::D6, sheet.speech.say(key::DICE_BOOK_D6))];
    choices(ui, die, &offered);
}

fn history(ui: &mut Ui, sheet: &DiceBookSheet, mark: &mut Bookmark) {
    ui.horizontal_wrapped(|ui| {
        which_die(ui, sheet, &mut mark.die);
        let all = [(None, sheet.speech.say(key::DICE_BOOK_ALL))];
        let each = (0..).map(Some).zip(sheet.players.iter().cloned());
        choices(ui, &mut mark.seat, &all.into_iter().chain(each).collect::<Vec<_>>());
    });
    let book = if mark.leaf == Leaf::Ever { &sheet.ledger.ever } else { &sheet.ledger.game };
    counted(ui, sheet.speech, &book.counts(mark.die, mark.seat));
    hint(ui, &sheet.speech.say(key::DICE_BOOK_WHAT_COUNTS));
}

fn laboratory(ui: &mut Ui, sheet: &DiceBookSheet, mark: &mut Bookmark) -> Option<DiceBookWish> {
    let say = |key| sheet.speech.say(key);
    let mut wish = None;
    hint(ui, &say(key::DICE_BOOK_LABORATORY_NOTE));
    ui.horizontal_wrapped(|ui| {
        which_die(ui, sheet, &mut mark.die);
        let ways = [
            (Way::Hand, say(key::DICE_BOOK_BY_HAND)),
            (Way::Tray, say(key::DICE_BOOK_BY_ITSELF)),
            (Way::Tower, say(key::DICE_BOOK_BY_TOWER)),
        ];
        choices(ui, &mut mark.way, &ways);
    });
    ui.horizontal_wrapped(|ui| {
        let offered =
            [2_000_u64, 20_000, 100_000].map(|dice| (dice, sheet.speech.say(key::DiceBookDice { count: whole(dice) })));
        choices(ui, &mut mark.dice, &offered);
    });
    match sheet.progress {
        Some(share) => {
            ui.horizontal(|ui| {
                ui.add(ProgressBar::new(share).desired_width(420.0).show_percentage());
                if plate(ui, &say(key::DICE_BOOK_STOP), Voice::Plain).clicked() {
                    wish = Some(DiceBookWish::Stop);
                }
            });
        }
        None => {
            if plate(ui, &say(key::DICE_BOOK_TRY), Voice::Plain).clicked() {
                wish = Some(DiceBookWish::Try(mark.die, mark.way, mark.dice));
            }
        }
    }
    if let Some((trial, tally)) = sheet.found {
        let mut counts = Counts::new(trial.die.sides());
        for (face, count) in &tally.faces {
            if let Some(own) = usize::from(*face).checked_sub(1).and_then(|at| counts.0.get_mut(at)) {
                *own = *count;
            }
        }
        counted(ui, sheet.speech, &counts);
    }
    wish
}

fn whole(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The columns of a die, the band for a fair one's, and the verdict.
fn counted(ui: &mut Ui, speech: &Speech, counts: &Counts) {
    let colours = Colours::of(ui.ctx());
    let total = counts.total();
    ui.label(speech.say(key::DiceBookThrown { count: whole(total) }));
    if total == 0 {
        return;
    }
    let band = counts.band();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width().min(760.0), 172.0), Sense::hover());
    let painter = ui.painter();
    let floor = rect.bottom() - 18.0;
    let highest = counts.0.iter().copied().max().unwrap_or(0) as f64;
    let top = highest.max(band.high) * 1.08;
    let height = |count: f64| floor - (count / top.max(1.0)) as f32 * (floor - rect.top() - 12.0);
    let fair = Rect::from_min_max(pos2(rect.left(), height(band.high)), pos2(rect.right(), height(band.low)));
    painter.rect_filled(fair, CornerRadius::ZERO, colours.brass.gamma_multiply(0.28));
    let column = rect.width() / counts.0.len().max(1) as f32;
    for (at, count) in counts.0.iter().enumerate() {
        let left = rect.left() + column * at as f32;
        let bar =
            Rect::from_min_max(pos2(left + column * 0.18, height(*count as f64)), pos2(left + column * 0.82, floor));
        let outside = (*count as f64) < band.low || (*count as f64) > band.high;
        painter.rect_filled(bar, CornerRadius::same(1), if outside { colours.red } else { colours.ink });
        let small = FontId::proportional(11.0);
        // No count lies under the band or its middle.
        let above = bar.top().min(fair.top()) - 7.0;
        let foot = pos2(bar.center().x, floor + 9.0);
        painter.text(foot, Align2::CENTER_CENTER, (at + 1).to_string(), small.clone(), colours.ink);
        painter.text(pos2(bar.center().x, above), Align2::CENTER_CENTER, count.to_string(), small, colours.ink_soft);
    }
    let middle = height(band.middle);
    painter.hline(rect.x_range(), middle, Stroke::new(1.0, colours.ink_soft));
    let test = counts.chi_square();
    let share = (test.p * 100.0).clamp(0.0, 100.0);
    let one_decimal = |value: f64| speech.decimal(&format!("{value:.1}"));
    ui.label(speech.say(key::DiceBookChiSquare {
        value: one_decimal(test.value),
        freedom: i64::from(test.freedom),
        share: one_decimal(share),
    }));
    let verdict = if total < 5 * counts.0.len() as u64 {
        key::DICE_BOOK_TOO_FEW
    } else if counts.suspicious() {
        key::DICE_BOOK_WONDER
    } else {
        key::DICE_BOOK_FAIR
    };
    ui.label(RichText::new(speech.say(verdict)).strong());
}
