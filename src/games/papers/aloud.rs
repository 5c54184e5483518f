//! A screen reader reads happenings aloud, all of them: the ribbon shows the last line alone.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Id;
use bevy_egui::egui::accesskit::{Live, NodeId, Role};

use super::levers::OpenPapers;
use super::log_page::{LogLine, Written};
use crate::logbook::wording::Loud;

/// More lines at once were not told but jumped over: after loading, or leafing through a replay, only the last is read aloud.
const TOLD_AT_ONCE: usize = 20;

/// This thing of the tree says it.
fn id() -> Id {
    Id::new("what happens")
}

/// The same, as the tree knows it.
#[must_use]
pub fn node() -> NodeId {
    id().accesskit_id()
}

/// The words of the new lines.
fn read<'a>(new: impl Iterator<Item = &'a LogLine>, whole: bool) -> Vec<&'a str> {
    let heard = new.filter(|line| !line.struck && (whole || line.loud != Loud::Aside));
    let mut heard: Vec<_> = heard.map(|line| line.text.as_str()).collect();
    if heard.len() > TOLD_AT_ONCE {
        heard.drain(..heard.len() - 1);
    }
    heard
}

/// Says every line that came since the picture before; it stands until the next one comes.
pub(super) fn say_what_happens(
    mut contexts: EguiContexts,
    written: Res<Written>,
    open: Res<OpenPapers>,
    mut before: Local<usize>,
    mut words: Local<String>,
) -> Result {
    let upto = written.upto();
    if upto != *before {
        *words = read(written.since(*before), open.whole).join("\n");
        *before = upto;
    }
    contexts.ctx_mut()?.accesskit_node_builder(id(), |node| {
        node.set_role(Role::Label);
        node.set_live(Live::Polite);
        node.set_value(words.as_str());
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_was_told_is_read_small_matters_where_the_log_says_them_and_of_a_jump_the_last() {
        let line = |number: usize, loud| LogLine {
            number,
            loud,
            text: format!("line {number}"),
            rule: "TS-7.1",
            sum: None,
            struck: number == 2,
        };
        let lines = [line(0, Loud::Phase), line(1, Loud::Aside), line(2, Loud::Line), line(3, Loud::Line)];
        assert_eq!(read(lines.iter(), false), ["line 0", "line 3"]);
        assert_eq!(read(lines.iter(), true), ["line 0", "line 1", "line 3"]);
        let many: Vec<_> = (3..40).map(|number| line(number, Loud::Line)).collect();
        assert_eq!(read(many.iter(), false), ["line 39"]);
    }
}
