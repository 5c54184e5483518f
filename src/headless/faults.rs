//! Faults of journals that cannot be read or played again, in words.

use crate::logbook::chronicle::JournalFault;
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::kernel::{Misfit, ReplayFault};

pub(super) fn not_read(fault: JournalFault) -> Fact {
    match fault {
        JournalFault::NotAJournal => Fact::from(key::JOURNAL_NOT_ONE),
        JournalFault::LaterForm(_) => Fact::from(key::JOURNAL_LATER_FORM),
        JournalFault::Checksum => Fact::from(key::JOURNAL_CHECKSUM),
        JournalFault::Sealed => Fact::from(key::JOURNAL_SEALED),
        JournalFault::Unreadable(reason) => Fact::from(key::JournalUnreadable { reason }),
    }
}

/// Entries are counted from 1 here.
pub(super) fn why_not<G: Spoken>(fault: &ReplayFault<G>) -> Fact {
    match fault {
        ReplayFault::OtherGame(game) => Fact::from(key::JournalOtherGame { game: game.as_str() }),
        ReplayFault::OtherRules(version) => Fact::from(key::JournalOtherRules { version: *version }),
        ReplayFault::Setup(fault) => {
            let (field, reason) = G::fault(fault);
            Fact::from(key::JournalSetup { field, reason })
        }
        ReplayFault::Misfit { entry, misfit } => {
            let rule = match misfit {
                Misfit::Refused(refusal) => G::refusal(refusal).1,
                Misfit::AnswerOwed(want) => G::asks(want.why()),
                Misfit::NotAwaited(_) | Misfit::OrdersOwed(_) => G::ORDERS,
                Misfit::Over => G::END,
            };
            Fact::from(key::JournalMisfit { entry: entry + 1, rule: rule.0 })
        }
        ReplayFault::Unlike { entry } => Fact::from(key::JournalUnlike { entry: entry + 1 }),
        ReplayFault::Diverged { entry, written, found } => Fact::from(key::JournalDiverged {
            entry: entry + 1,
            written: written.to_string(),
            found: found.to_string(),
        }),
    }
}
