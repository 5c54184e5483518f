//! The game is set out: ocean, boxes, bonus tokens, decks and hands, the first player (DR-3).

use crate::rules::dead_reckoning::boxes;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::decks;
use crate::rules::dead_reckoning::drawing;
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::happenings::{Drawing, SettingOut, Turns};
use crate::rules::dead_reckoning::sea::{ROWS, Sea};
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::{Orders, Seat};

/// Cards of the first hand (DR-3.18).
const HAND: usize = 4;
/// Cargo on the dock, by the order of turns (DR-3.20).
const CARGO: [u8; 4] = [1, 2, 3, 2];
/// The player at this place in the order of turns may level up a card before their first turn (DR-3.21).
const FOURTH: usize = 3;

/// Everything, in the order of chapter 3.
pub fn run(table: &mut Table<'_>, _: &Orders<DeadReckoning>) -> Ruling<()> {
    ocean(table)?;
    for row in 1..=ROWS {
        let deck = table.cards().deck(row);
        let cards = table.shuffled(&deck, Why::Box { row })?;
        table.tell(SettingOut::BoxFilled { row, cards: Some(cards) });
    }
    for at in Sea::places().filter(|at| at.row() == Some(1)) {
        boxes::lay(table, at);
    }
    let players: Vec<Colour> = table.players.iter().map(|player| player.colour).collect();
    if table.bonus {
        bonus(table, &players)?;
    }
    for by in &players {
        drawing::shuffle(table, *by)?;
        for _ in 0..HAND {
            drawing::draw(table, *by, Drawing::SettingOut)?;
        }
    }
    let shuffled = table.shuffled(&players, Why::FirstPlayer)?;
    let Some(first) = shuffled.first().copied() else { return Ok(()) };
    let clockwise = players.iter().copied().cycle().skip_while(|by| *by != first).take(players.len());
    let clockwise: Vec<Colour> = clockwise.collect();
    table.tell(SettingOut::FirstPlayer { by: first });
    for (by, cargo) in clockwise.iter().zip(CARGO) {
        table.tell(SettingOut::DockStocked { by: *by, cargo });
    }
    if table.wind_in_hand.0 {
        let of = u8::try_from(clockwise.len()).unwrap_or(0);
        let gold = table.cards().wind_in_hand.get(&of).map(|wind| wind.gold.clone()).unwrap_or_default();
        for (by, gold) in clockwise.iter().zip(gold).filter(|(_, gold)| *gold > 0) {
            table.tell(SettingOut::WindInHand { by: *by, gold });
        }
    }
    if let Some(by) = clockwise.get(FOURTH) {
        table.tell(SettingOut::LevelUpGranted { by: *by });
    }
    table.tell(Turns::TurnBegan { by: first });
    Ok(())
}

/// Islands drawn by the number of players, open sea by its marks, and all of it shuffled (DR-3.2 to DR-3.6).
fn ocean(table: &mut Table<'_>) -> Ruling<()> {
    let islands = decks::islands(table);
    let drawn = table.shuffle(u16::try_from(islands.len()).unwrap_or(0), Why::Islands)?;
    let chosen = decks::ocean(table, &drawn);
    let tiles = table.shuffled(&chosen, Why::Tiles)?.into_iter().map(Some).collect();
    table.tell(SettingOut::OceanLaid { tiles });
    Ok(())
}

/// Two tokens for everybody, of which one is kept (DR-3.17).
fn bonus(table: &mut Table<'_>, players: &[Colour]) -> Ruling<()> {
    let tokens = u16::try_from(table.cards().bonus.len()).unwrap_or(0);
    let order = table.shuffle(tokens, Why::BonusTokens)?;
    let dealt =
        order.chunks(2).map(|two| two.iter().filter_map(|token| u8::try_from(*token).ok()).collect::<Vec<u8>>());
    for (by, tokens) in players.iter().zip(dealt) {
        table.tell(SettingOut::BonusDealt { by: *by, tokens });
    }
    for (seat, by) in (0..).zip(players) {
        let dealt = table.player(*by).map(|player| player.bonus_dealt.clone()).unwrap_or_default();
        let options = dealt.into_iter().map(Choice::Bonus).collect();
        if let Some(Choice::Bonus(token)) = table.choose(Seat(seat), options, Why::WhichBonus { by: *by })? {
            table.tell(SettingOut::BonusKept { by: *by, token: Some(token) });
        }
    }
    Ok(())
}
