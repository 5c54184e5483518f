//! The end of the fighting: who won each battle, by how much, and what it cost and brought.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use crate::games::dead_reckoning::crests::cube;
use crate::games::papers::verdict::{RematchSheet, VerdictWish, verdict_desk};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::log::LogBook;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::happenings::{Battle, Cubes, Happening, Outcome, Stow, Stowing};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::Viewer;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{hint, part};

/// The result of a battle for one of its sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reckoning {
    /// Cubes dropped, exploded ones counted once more.
    pub cubes: u8,
    /// Goods that found a place.
    pub stowed: Goods,
    /// Damage taken.
    pub damage: u8,
    /// The ship sank.
    pub sank: bool,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fought {
    /// The active side and the other, with what it was to them.
    pub sides: Vec<(Colour, Reckoning)>,
    /// Strength of both.
    pub strength: [u8; 2],
    /// The winner, and whether only the tie made it so.
    pub won: Option<(Colour, bool)>,
}

impl Fought {
    fn of(&mut self, colour: Colour) -> &mut Reckoning {
        let place = match self.sides.iter().position(|(own, _)| *own == colour) {
            Some(place) => place,
            None => {
                self.sides.push((colour, Reckoning::default()));
                self.sides.len() - 1
            }
        };
        &mut self.sides[place].1
    }
}

/// Sums the battles up from what lies open.
#[must_use]
pub fn fought(log: &LogBook<DeadReckoning>) -> Vec<Fought> {
    use Happening as H;
    let mut all: Vec<Fought> = Vec::new();
    for (line, told) in log.told_to(Viewer::Bystander) {
        if line.struck {
            continue;
        }
        if matches!(told, H::Battle(Battle::Declared { .. })) {
            all.push(Fought::default());
        }
        let Some(now) = all.last_mut() else { continue };
        match told {
            H::Battle(Battle::Declared { by, .. }) => {
                now.of(*by);
            }
            H::Cubes(Cubes::CubesDropped { fresh, .. }) => {
                for (_, of) in fresh {
                    now.of(*of).cubes += 1;
                }
            }
            H::Stowing(Stowing::Stowed { by, good, to }) if *to != Stow::Supply => {
                *now.of(*by).stowed.of_mut(*good) += 1;
            }
            H::Outcome(Outcome::Damaged { ship, count, .. }) => now.of(*ship).damage += count,
            H::Outcome(Outcome::DamageSpared { ship, count }) => {
                let damage = &mut now.of(*ship).damage;
                *damage = damage.saturating_sub(*count);
            }
            H::Battle(Battle::StrengthCounted { active, other }) => now.strength = [*active, *other],
            H::Battle(Battle::Won { by, tie }) => now.won = Some((*by, *tie)),
            H::Outcome(Outcome::Sank { ship, .. }) => now.of(*ship).sank = true,
            _ => {}
        }
    }
    all
}

/// Draws the page.
pub fn verdict_ui(
    ui: &mut Ui,
    speech: &Speech,
    all: &[Fought],
    name: &dyn Fn(Colour) -> Arg,
    rematch: &RematchSheet,
) -> Option<VerdictWish> {
    verdict_desk(ui, speech, rematch, vec2(720.0, 520.0), [key::PHASE_OVER, key::DUEL_ANOTHER], |ui| {
        if all.is_empty() {
            hint(ui, &speech.say(key::DUEL_NO_BATTLE));
        }
        for one in all {
            battle(ui, speech, one, name);
        }
    })
}

fn battle(ui: &mut Ui, speech: &Speech, one: &Fought, name: &dyn Fn(Colour) -> Arg) {
    let colours = Colours::of(ui.ctx());
    ui.vertical_centered(|ui| {
        if let Some((winner, tie)) = one.won {
            cube(ui, winner, 44.0);
            let words = if tie { key::DuelWinsOnATie::of } else { key::DuelWins::of };
            let words = speech.say(words(name(winner)));
            ui.add(Label::new(RichText::new(words).heading().color(colours.ink)).wrap());
        }
        let [own, other] = one.strength;
        let big = bevy_egui::egui::TextStyle::Heading.resolve(ui.style()).size * 1.6;
        ui.add(Label::new(RichText::new(format!("{own} : {other}")).size(big).color(colours.red)));
        hint(ui, &speech.say(key::DUEL_STRENGTH));
    });
    part(ui, &speech.say(key::DUEL_RECKONING));
    for (colour, reckoning) in &one.sides {
        ui.horizontal_wrapped(|ui| {
            cube(ui, *colour, 18.0);
            let line = Fact::from(key::DuelReckoningOf {
                player: name(*colour),
                cubes: reckoning.cubes,
                cargo: reckoning.stowed.cargo,
                gold: reckoning.stowed.gold,
                damage: reckoning.damage,
            });
            ui.add(Label::new(speech.relate(&line)).wrap());
            if reckoning.sank {
                let sunk = speech.say(key::DuelSank { by: words::colour(*colour) });
                ui.add(Label::new(RichText::new(sunk).color(colours.red)).wrap());
            }
        });
    }
}
