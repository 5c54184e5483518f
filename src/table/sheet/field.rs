//! A number that is typed on a sheet: in degrees or millimetres, with its hundredths.

use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{Id, Key, Response, TextEdit, Ui};

use crate::logbook::wording::{Arg, Fact};
use crate::table::speech::Speech;
use crate::table::theme::landmarks::landmark;

/// No number that is typed has more letters.
const LETTERS: usize = 8;
/// The width of the field.
const WIDE: f32 = 62.0;

/// A number that may be typed.
#[derive(Clone, Debug)]
pub struct Field<W> {
    /// The name under which lessons know it, and the only one of its kind on a sheet.
    pub mark: &'static str,
    /// These words stand before it.
    pub text: Fact,
    /// It is this now, as it is written.
    pub now: Arg,
    /// The wish for a number of hundredths.
    pub set: fn(i32) -> W,
}

impl<W> PartialEq for Field<W> {
    fn eq(&self, other: &Self) -> bool {
        (self.mark, &self.text, &self.now) == (other.mark, &other.text, &other.now)
    }
}

/// The hundredths of a number as players write it, with a point or a comma.
#[must_use]
pub fn hundredths(written: &str) -> Option<i32> {
    let written = written.trim().trim_end_matches('°').trim_end();
    let (sign, digits) = match written.strip_prefix(['-', '\u{2212}']) {
        Some(rest) => (-1, rest),
        None => (1, written),
    };
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let plain = |text: &str| text.bytes().all(|letter| letter.is_ascii_digit());
    if !plain(whole) || !plain(part) || part.len() > 2 || (whole.is_empty() && part.is_empty()) {
        return None;
    }
    let number = |text: &str| if text.is_empty() { Some(0) } else { text.parse::<i32>().ok() };
    let tenths = if part.len() == 1 { 10 } else { 1 };
    Some(sign * number(whole)?.checked_mul(100)?.checked_add(number(part)? * tenths)?)
}

impl<W> Field<W> {
    /// Draws it after its words; gives the wish once another number was typed and Enter struck. Other text is dropped.
    pub(super) fn show(&self, ui: &mut Ui, speech: &Speech, words: &Response) -> Option<W> {
        let (id, now) = (Id::new(("field", self.mark)), speech.name(&self.now));
        let writes = ui.memory(|memory| memory.has_focus(id));
        let mut written = ui.data(|data| data.get_temp(id)).filter(|_| writes).unwrap_or_else(|| now.clone());
        let field = TextEdit::singleline(&mut written).id(id).desired_width(WIDE).char_limit(LETTERS);
        let response = ui.add(field).labelled_by(words.id);
        landmark(&response, self.mark);
        if response.gained_focus() {
            // The first letter takes the place of the old number.
            let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
            let all = CCursorRange::two(CCursor::new(0), CCursor::new(written.chars().count()));
            state.cursor.set_char_range(Some(all));
            state.store(ui.ctx(), id);
        }
        if !response.lost_focus() {
            ui.data_mut(|data| data.insert_temp(id, written));
            return None;
        }
        ui.data_mut(|data| data.remove_temp::<String>(id));
        let kept = ui.input(|input| !input.key_pressed(Key::Escape)) && written != now;
        hundredths(&written).filter(|_| kept).map(self.set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_as_it_is_written_in_any_country() {
        let read = ["47", "47.3", "47,3", "47.35", " 0,05° ", "-5", ".5", "360"].map(hundredths);
        assert_eq!(read, [4700, 4730, 4730, 4735, 5, -500, 50, 36_000].map(Some));
        for written in ["", ".", "N", "1.234", "1.2.3", "4 7", "--3", "9999999999"] {
            assert_eq!(hundredths(written), None, "{written:?}");
        }
    }
}
