//! A rumor is tried, and what it brings if it is true (MM-10.34, 10.35).

use super::battles;
use super::clauses::Effect;
use super::game::{Ruling, Table};
use super::glory::{self, GloryFor};
use super::happenings::Papers;
use super::ids::CardId;
use super::occasions;
use super::rumors::{of, put_back};
use super::sources;
use super::trials;
use super::words::{Colour, Skill, Test};

/// Tries the rumor of this place: the card is shown first, then the skill is thrown. Says whether it is true (MM-10.34,
/// 10.35).
///
/// # Errors
/// Stops where an answer is missing.
pub fn prove(table: &mut Table<'_>, by: Colour) -> Ruling<bool> {
    let Some((card, printed)) = of(table, by) else { return Ok(false) };
    let (skill, gain, if_won) = (printed.test, printed.gain.clone(), printed.point_if_won);
    table.tell(Papers::RumorShown { by, card });
    let test = if skill == Skill::Scouting { Test::ProveScouting } else { Test::ProveInfluence };
    if !trials::passes(table, by, test, skill)? {
        put_back(table, &[card])?;
        return Ok(false);
    }
    // It leaves the rumor place at once: its effects may bring another (MM-10.36).
    table.tell(Papers::RumorProved { by, card });
    let won = if if_won {
        fight(table, by, card, &gain)?
    } else {
        occasions::carry_out(table, by, sources::of_card(card), &gain)?;
        true
    };
    // A captain who died for it has nothing left to gain.
    let stands = |table: &Table<'_>| table.player(by).is_some_and(|player| player.proved.contains(&card));
    if stands(table) && won {
        glory::point(table, by, GloryFor::Rumor)?;
    }
    if stands(table) && !gain.contains(&Effect::Stay) {
        put_back(table, &[card])?;
    }
    Ok(true)
}

/// Effects of a rumor whose point hangs on a fight ashore. With a full tie it is not fulfilled (G-62).
fn fight(table: &mut Table<'_>, by: Colour, card: CardId, gain: &[Effect]) -> Ruling<bool> {
    let mut won = false;
    for effect in gain {
        if let Effect::Ashore(leadership, crew, then) = effect {
            won = battles::ashore(table, by, *leadership, *crew)?;
            if won {
                occasions::carry_out(table, by, sources::of_card(card), then)?;
            }
        } else {
            occasions::carry_out(table, by, sources::of_card(card), std::slice::from_ref(effect))?;
        }
    }
    Ok(won)
}
