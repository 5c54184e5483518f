//! Options that the players agree on before a match, in words: on the page before it, and on the sheet of the table
//! (PC-0.9, PC-21.26).

use crate::logbook::wording::key;
use crate::rules::pirates::options::{
    BoatsOption, BroadsideOption, MarkOption, Options, ParleyOption, PinOption, Switch,
};

/// An option, in words.
#[derive(Clone, Copy, Debug)]
pub struct Agreed {
    pub name: &'static str,
    pub why: &'static str,
    /// Each choice with all options after it; the first one is proposed.
    pub choices: [(&'static str, Options); 2],
}

/// Every option, with what it would be chosen to from here.
#[must_use]
pub fn all(now: Options) -> Vec<Agreed> {
    let one = |name, why, first, other| Agreed { name, why, choices: [first, other] };
    let (yes, no) = (key::MENU_YES, key::MENU_NO);
    vec![
        one(
            key::PC_OPTION_PIN,
            key::PC_OPTION_PIN_WHY,
            (key::PC_OPTION_PIN_BOW, Options { pin: PinOption::Definition, ..now }),
            (key::PC_OPTION_PIN_RAM, Options { pin: PinOption::Rammed, ..now }),
        ),
        one(
            key::PC_OPTION_BROADSIDE,
            key::PC_OPTION_BROADSIDE_WHY,
            (key::PC_OPTION_BROADSIDE_SURE, Options { broadside: BroadsideOption::Polish, ..now }),
            (key::PC_OPTION_BROADSIDE_DIE, Options { broadside: BroadsideOption::English, ..now }),
        ),
        one(
            key::PC_OPTION_BOATS,
            key::PC_OPTION_BOATS_WHY,
            (yes, Options { boats: BoatsOption::Few, ..now }),
            (no, Options { boats: BoatsOption::Any, ..now }),
        ),
        one(
            key::PC_OPTION_MARK,
            key::PC_OPTION_MARK_WHY,
            (no, Options { mark: MarkOption::Shared, ..now }),
            (yes, Options { mark: MarkOption::Half, ..now }),
        ),
        one(
            key::PC_OPTION_HOUSE,
            key::PC_OPTION_HOUSE_WHY,
            (yes, Options { house_cards: Switch::On, ..now }),
            (no, Options { house_cards: Switch::Off, ..now }),
        ),
        one(
            key::PC_OPTION_PARLEY,
            key::PC_OPTION_PARLEY_WHY,
            (yes, Options { ask_parley: ParleyOption::Always, ..now }),
            (no, Options { ask_parley: ParleyOption::WhenHeld, ..now }),
        ),
    ]
}
