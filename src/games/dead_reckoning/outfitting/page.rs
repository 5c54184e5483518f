//! The page on which a battle is fitted out.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use super::edits::{self, Enemy};
use crate::captains::Rank;
use crate::games::dead_reckoning::crests::cube;
use crate::games::outfitting::person_ui;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, key};
use crate::play::players::Player;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::{Duel, PlayerAt};
use crate::rules::dead_reckoning::goods::Hold;
use crate::rules::dead_reckoning::printed::abilities::{Clause, Symbol, plain};
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::printed::ids::Kind;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{choices, hint, part, row};
use crate::table::theme::slips::{OfferState, offer};

/// Most damage a ship can begin with (DR-23.1).
const MOST_DAMAGE: u8 = 4;

/// There are two skippers: one who does anything, one who knows what cubes are worth.
const SKIPPERS: [(&str, Rank); 2] = [("random", Rank::Random), ("mate", Rank::Mate)];

/// The contents of the page.
pub struct Sheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// What is printed on the cards.
    pub cards: &'a Cards,
}

/// Draws everything that may be settled.
pub fn page(ui: &mut Ui, sheet: &Sheet, players: &mut [Player], duel: &mut Duel) {
    enemy(ui, sheet, duel);
    let fights = Enemy::of(duel) == Enemy::Ship;
    let seats = if fights { 2 } else { 1 };
    // Who plays first of all; then what everybody fights with.
    for (at, player) in players.iter_mut().enumerate().take(seats) {
        let colour = duel.players.get(at).map_or(Colour::Black, |ship| ship.colour);
        person(ui, sheet, player, colour, at);
    }
    for ship in duel.players.iter_mut().take(seats) {
        fit_out(ui, sheet, ship);
    }
}

fn enemy(ui: &mut Ui, sheet: &Sheet, duel: &mut Duel) {
    let speech = sheet.speech;
    row(ui, &speech.say(key::DUEL_OUTFIT_ENEMY), "", |ui| {
        let mut now = Enemy::of(duel);
        let name = |enemy: Enemy| match enemy {
            Enemy::Ship => key::DUEL_ENEMY_SHIP,
            Enemy::Merchant => key::DUEL_ENEMY_MERCHANT,
            Enemy::Fort => key::DUEL_ENEMY_FORT,
            Enemy::Garrison => key::DUEL_ENEMY_GARRISON,
        };
        let offered = Enemy::ALL.map(|enemy| (enemy, speech.say(name(enemy))));
        if choices(ui, &mut now, &offered) {
            edits::face(duel, now, sheet.cards);
        }
    });
    if Enemy::of(duel) == Enemy::Merchant {
        let why = speech.say(key::DUEL_OUTFIT_MERCHANT_WHY);
        row(ui, &speech.say(key::DUEL_OUTFIT_MERCHANT), &why, |ui| {
            let named = |id: &Kind| {
                let cubes = sheet.cards.merchants.get(id).map_or(0, |merchant| merchant.cubes);
                let cubes = speech.say(key::DuelCubes { count: cubes });
                let what = words::printed(&id.word());
                speech.say(key::DuelWithNote { what, note: Arg::text(cubes) })
            };
            let offered: Vec<_> = sheet.cards.merchants.keys().map(|id| (Some(id.any()), named(id))).collect();
            choices(ui, &mut duel.merchant, &offered);
        });
    }
}

/// The heading of a side: its cube, its colour, and what there is to remark.
fn side(ui: &mut Ui, speech: &Speech, colour: Colour, remarks: &str) {
    let colours = Colours::of(ui.ctx());
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        cube(ui, colour, 24.0);
        let name = speech.name(&words::colour(colour));
        ui.add(Label::new(RichText::new(name).heading().color(colours.ink)));
        if !remarks.is_empty() {
            hint(ui, remarks);
        }
    });
}

fn person(ui: &mut Ui, sheet: &Sheet, player: &mut Player, colour: Colour, at: usize) {
    let speech = sheet.speech;
    side(ui, speech, colour, "");
    person_ui(ui, speech, player, at + 1, &SKIPPERS);
}

fn fit_out(ui: &mut Ui, sheet: &Sheet, ship: &mut PlayerAt) {
    let speech = sheet.speech;
    let (cannons, abilities, room) = edits::sum(ship, sheet.cards);
    side(ui, speech, ship.colour, &speech.say(key::DuelOutfitSum { cannons, abilities, room }));
    row(ui, &speech.say(key::DUEL_OUTFIT_DAMAGE), "", |ui| {
        let offered: Vec<_> = (0..=MOST_DAMAGE).map(|damage| (damage, damage.to_string())).collect();
        choices(ui, &mut ship.damage, &offered);
    });
    for hold in [Hold::B, Hold::C] {
        row(ui, &speech.say(key::DuelOutfitSlot { hold: words::hold(hold) }), "", |ui| {
            let mut now = ship.upgrades.get(&hold).and_then(|tokens| tokens.last().cloned());
            let mut offered = vec![(None, speech.say(key::DUEL_OUTFIT_BARE))];
            offered.extend(
                sheet.cards.upgrades.keys().map(|token| (Some(token.clone()), speech.name(&words::printed(token)))),
            );
            if choices(ui, &mut now, &offered) {
                edits::upgrade(ship, sheet.cards, hold, now);
            }
        });
    }
    part(ui, &speech.say(key::DUEL_OUTFIT_CREW));
    for card in edits::fighters(sheet.cards) {
        row(ui, &speech.name(&words::sailor(card.sailor)), "", |ui| {
            let mut now = edits::level(ship, card);
            let mut offered = vec![(None, speech.say(key::DUEL_OUTFIT_ASHORE))];
            offered.extend((1..=4_u8).map(|level| (Some(level), speech.say(key::DuelOutfitLevel { level }))));
            if choices(ui, &mut now, &offered) {
                edits::muster(ship, card, now);
            }
        });
    }
    part(ui, &speech.say(key::DR_PHASE_ABILITIES));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (id, face) in edits::advancements(sheet.cards) {
            let chosen = edits::is_sleeved(ship, id);
            let full = speech.say(key::SETUP_DR_SLEEVE);
            let room = chosen || edits::fits(ship, sheet.cards, id);
            let against = (!room).then_some(full.as_str());
            let response =
                offer(ui, &shows(speech, face), OfferState { chosen, against, barred: !room, ..OfferState::default() });
            if response.clicked() && room {
                edits::sleeve(ship, sheet.cards, id);
            }
        }
    });
}

/// What an advancement shows, in words: cannons, then its abilities.
fn shows(speech: &Speech, face: &[Clause]) -> String {
    let mut parts = Vec::new();
    let cannons = plain(face, Symbol::Cannon);
    if cannons > 0 {
        parts.push(speech.say(key::DuelCannons { count: cannons }));
    }
    parts.extend(face.iter().filter_map(Clause::battle).map(|ability| speech.relate(&words::ability(ability))));
    parts.join("; ")
}
