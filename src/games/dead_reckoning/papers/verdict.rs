//! The end of the fighting: the winner of each battle, the margin, the costs and the gains.

use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, key};
use crate::play::log::LogBook;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::happenings::{Battle, Cubes, Happening, Outcome, Stow, Stowing};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::{Seat, Viewer};
use crate::table::sheet::{Block, Line, Print};

/// The result of a battle for one of its sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reckoning {
    /// Cubes dropped, exploded ones counted once more.
    pub cubes: u8,
    /// Goods that found a place.
    pub stowed: Goods,
    pub damage: u8,
    pub sank: bool,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fought {
    /// The active side and the other, each with its reckoning.
    pub sides: Vec<(Colour, Reckoning)>,
    pub strength: [u8; 2],
    /// The winner; true if only the tie made it so.
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

/// Sums the battles up from open facts.
#[must_use]
pub fn fought(log: &LogBook<DeadReckoning>) -> Vec<Fought> {
    use Happening as H;
    let mut all: Vec<Fought> = Vec::new();
    for told in log.told_after(0, Viewer::Bystander) {
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

/// The last page about them. The seat of a colour gives its sign.
#[must_use]
pub fn blocks(all: &[Fought], seat: &dyn Fn(Colour) -> Seat, name: &dyn Fn(Colour) -> Arg) -> Vec<Block<()>> {
    let none = all.is_empty().then(|| Line::new(Print::Hint, key::DUEL_NO_BATTLE).into());
    none.into_iter().chain(all.iter().flat_map(|one| battle(one, seat, name))).collect()
}

fn battle(one: &Fought, seat: &dyn Fn(Colour) -> Seat, name: &dyn Fn(Colour) -> Arg) -> Vec<Block<()>> {
    let won = one.won.map(|(winner, tie)| {
        let words = if tie { key::DuelWinsOnATie::of } else { key::DuelWins::of };
        Line::new(Print::Heading, words(name(winner))).signed(seat(winner))
    });
    let [own, other] = one.strength;
    let score = Line::new(Print::Score, key::DrNamed { name: format!("{own} : {other}") });
    let head = won.into_iter().chain([score, Line::new(Print::Hint, key::DUEL_STRENGTH)]);
    let sides = one.sides.iter().map(|(colour, reckoning)| {
        let line = key::DuelReckoningOf {
            player: name(*colour),
            cubes: reckoning.cubes,
            cargo: reckoning.stowed.cargo,
            gold: reckoning.stowed.gold,
            damage: reckoning.damage,
        };
        let sunk = reckoning.sank.then(|| key::DuelSank { by: words::colour(*colour) }.into());
        Line::new(Print::Body, line).signed(seat(*colour)).beside(Print::Red, sunk).into()
    });
    let part = Line::new(Print::Part, key::DUEL_RECKONING).into();
    [Block::Middle(head.collect()), part].into_iter().chain(sides).collect()
}
