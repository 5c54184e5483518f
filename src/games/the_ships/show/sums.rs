//! Numbers needed, with their parts, as they stand over a ship (TS-29).

use crate::rules::the_ships::numbers::{Aim, Grip, Need};

/// `8 = 10 − 1 − 1`: a number needed, with its parts in the order of the rules; parts of nothing are left out.
fn sum(need: i16, parts: &[i16]) -> String {
    let mut text = format!("{need}");
    let [first, others @ ..] = parts else { return text };
    if others.iter().any(|part| *part != 0) {
        text += &format!(" = {first}");
        for part in others.iter().filter(|part| **part != 0) {
            text += &if *part < 0 { format!(" − {}", -part) } else { format!(" + {part}") };
        }
    }
    text
}

pub(super) fn aimed(aim: Aim) -> String {
    sum(aim.need(), &[aim.table, aim.sails, aim.anchor, aim.officers])
}

pub(super) fn needed(need: Need) -> String {
    sum(need.need(), &[need.base, need.officers])
}

pub(super) fn gripped(grip: Grip) -> String {
    sum(grip.need(), &[grip.base, -grip.pikemen, -grip.musketeers])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_29_a_number_is_never_shown_without_its_parts() {
        let aim = Aim { table: 10, sails: -1, anchor: 0, officers: -1 };
        assert_eq!(aimed(aim), "8 = 10 − 1 − 1");
        assert_eq!(aimed(Aim { table: 7, ..Aim::default() }), "7");
        assert_eq!(gripped(Grip { base: 12, pikemen: 2, musketeers: -1 }), "11 = 12 − 2 + 1");
        assert_eq!(needed(Need { base: 9, officers: 0 }), "9");
    }
}
