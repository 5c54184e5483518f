//! What happens outside battles: things are carried to where they lie now, ships sail, and words rise where something happens.

use bevy::prelude::*;

use super::sound;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::places::{TILE, place};
use crate::games::dead_reckoning::things::standing::Moved;
use crate::games::dead_reckoning::things::thing::Form;
use crate::logbook::wording::dead_reckoning as words;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{
    Advancements, End, Happening, Islands, Marks, Outcome, Sailing, Sailors, SettingOut, Stowing, Turns, Umpire,
};
use crate::rules::dead_reckoning::view::View;
use crate::table::beats::{Act, Beats, Cue, Recipe, Spot};
use crate::table::pieces::Piece;

/// From one thing that is carried to the next, and the most for all of them.
const AFTER: f32 = 0.06;
const MOST: f32 = 0.6;
/// Seconds of a step from tile to tile.
const STEP: f32 = 1.3;

/// Everything that another layout moves, one thing close after the other.
#[must_use]
pub(super) fn moved(moves: &[Moved]) -> Beats {
    let mut all = Beats::none();
    for (number, moved) in moves.iter().enumerate() {
        let after = (number as f32 * AFTER).min(MOST);
        let own = carried(moved);
        if !own.is_empty() {
            let begins = if after > 0.0 { Beats::wait(after) } else { Beats::none() };
            all = all.together(begins.then(own));
        }
    }
    all
}

/// One thing on its way.
fn carried(moved: &Moved) -> Beats {
    let (piece, to) = (moved.thing.piece.clone(), moved.thing.at);
    let carry = |over: f32, lasts: f32| Beats::of(Act::Carry { piece: piece.clone(), to, over }, lasts);
    let there = to.translation;
    match &moved.thing.form {
        Form::Ship(..) => sails(&piece, &moved.from, &to),
        Form::Tile(_) => {
            let splash =
                Act::Puff { at: Spot::Point(there), along: Vec3::Y * 0.4, wide: TILE.x, recipe: Recipe::Splash };
            carry(TILE.y * 1.1, 1.1).then(sound("wood", there)).then(Beats::of(splash, 0.0))
        }
        Form::Building(..) => {
            let rises = Beats::of(Act::Glide { piece: piece.clone(), to, ahead: false }, 1.2);
            let dust = Act::Puff { at: Spot::Point(there), along: Vec3::Y * 0.3, wide: 0.2, recipe: Recipe::Splinters };
            sound("timber", there).then(Beats::of(dust, 0.0)).then(rises)
        }
        Form::Card(..) | Form::Stack(..) | Form::Token(_) => {
            // Cards that only make room for another slide.
            let far = moved.from.translation.distance(there) > 0.7;
            let lifted = if far { 0.55 } else { 0.06 };
            carry(lifted, if far { 0.5 } else { 0.25 }).then(if far { sound("card", there) } else { Beats::none() })
        }
        Form::Cube(_) | Form::Marker(_) | Form::Peg | Form::Lock => {
            carry(0.6, 0.5).then(sound("beech-on-board", there))
        }
        // Out of nothing, and without a sound.
        Form::Ghost => carry(0.25, 0.7),
        Form::Pennant => carry(0.3, 0.5).then(sound("cloth", there)),
        Form::Coin => carry(0.5, 0.45).then(sound("coin-on-oak", there)),
        Form::Barrel => carry(0.5, 0.45).then(sound("wood", there)),
        Form::Lantern => carry(1.2, 0.7).then(sound("wood", there)),
        Form::Heap(..)
        | Form::Cup(_)
        | Form::Board(_)
        | Form::Dock(_)
        | Form::Chest(_)
        | Form::Harbour
        | Form::Mark(..)
        | Form::Pane
        | Form::Sheet(..)
        | Form::Part => Beats::none(),
    }
}

/// A ship turns to where she goes, goes there, and turns to lie as ships lie.
fn sails(piece: &Piece, from: &Transform, to: &Transform) -> Beats {
    let way = to.translation - from.translation;
    let heading = Quat::from_rotation_y(way.x.atan2(way.z));
    let glide = |to: Transform, lasts: f32| Beats::of(Act::Glide { piece: piece.clone(), to, ahead: false }, lasts);
    let turned = Transform { rotation: heading, ..*from };
    let there = Transform { rotation: heading, ..*to };
    let last = glide(*to, 0.4);
    sound("water-along-hull", from.translation).then(glide(turned, 0.4)).then(glide(there, STEP)).then(last)
}

/// Where words rise.
enum Over {
    /// A player’s ship.
    Ship(Colour),
    /// A place of the ocean.
    Place(Place),
    /// The middle of the harbour.
    Harbour,
    /// The boxes of a row.
    Row(u8),
}

fn over(whose: &Over, view: &View) -> Spot {
    let up = Vec3::Y * 0.8;
    match whose {
        Over::Ship(of) if view.table.player(*of).is_some() => {
            Spot::Piece(Piece::of(ReckoningPiece::Ship(*of)), Vec3::Y * 0.85)
        }
        Over::Ship(_) | Over::Harbour => Spot::Point(place(Place::Harbour) + up),
        Over::Place(at) => Spot::Point(place(*at) + up),
        Over::Row(row) => Spot::Piece(Piece::of(ReckoningPiece::Box(*row)), up),
    }
}

/// The words of a fact, and what is heard of it. What moves is seen, and words would only stand in its way.
#[must_use]
pub(super) fn said(happening: &Happening, view: &View) -> Beats {
    use Happening as H;
    let say = |whose: Over, lasts: f32| {
        let at = over(&whose, view);
        Beats::of(Act::CallOut { at, fact: words::happening(happening) }, 0.0).then(Beats::wait(lasts))
    };
    let hear = |name: &'static str, whose: Over| {
        let from = over(&whose, view);
        Beats::of(Act::Sound(Cue { sound: name, times: 1, from }), 0.0)
    };
    let ship = |of: &Colour| Over::Ship(*of);
    match happening {
        H::SettingOut(told) => match told {
            SettingOut::FirstPlayer { by } => hear("bell", ship(by)).then(say(ship(by), 0.8)),
            SettingOut::OceanLaid { .. } => say(Over::Harbour, 0.6),
            SettingOut::BoxFilled { row, .. } => hear("paper", Over::Row(*row)).then(Beats::wait(0.15)),
            SettingOut::BonusDealt { by, .. }
            | SettingOut::BonusKept { by, .. }
            | SettingOut::DockStocked { by, .. } => say(ship(by), 0.4),
            SettingOut::LevelUpGranted { by } => hear("paper", ship(by)).then(say(ship(by), 0.6)),
            SettingOut::CardLaid { .. } => Beats::none(),
        },
        H::Turns(told) => match told {
            Turns::TurnBegan { by } => hear("bell", ship(by)).then(say(ship(by), 0.8)),
            Turns::LastTurns { by } | Turns::LastTurnTaken { by } => {
                hear("bell", ship(by)).then(say(Over::Harbour, 1.4))
            }
            Turns::ModeChosen { by, .. } => say(ship(by), 0.6),
            Turns::SailsLowered { by } => hear("cloth", ship(by)).then(Beats::wait(0.2)),
            Turns::DrawDue { by, .. } => say(ship(by), 0.7),
            Turns::LevelUpLapsed { .. }
            | Turns::CardsDiscarded { .. }
            | Turns::TurnEnded
            | Turns::PhaseBegan { .. } => Beats::none(),
        },
        H::Sailing(told) => match told {
            Sailing::SailsRaised { by, .. } => hear("cloth", ship(by)).then(say(ship(by), 0.8)),
            Sailing::Explored { at, .. } => say(Over::Place(*at), 1.0),
            Sailing::IslandPassed { at, .. } => say(Over::Place(*at), 0.5),
            Sailing::WakeBurned { at, .. } => hear("burning", Over::Place(*at)).then(say(Over::Place(*at), 0.7)),
            Sailing::Repaired { by, .. } => hear("wood", ship(by)).then(say(ship(by), 0.5)),
            Sailing::Employed { by, .. } | Sailing::TokenUsed { by, .. } => say(ship(by), 0.5),
            Sailing::CoastRunnerBegan { by, .. }
            | Sailing::WakeBegan { by, .. }
            | Sailing::FortsIgnored { by }
            | Sailing::FlagCopied { by } => say(ship(by), 0.6),
            Sailing::Sailed { .. } | Sailing::Stopped { .. } => Beats::none(),
        },
        H::Stowing(told) => match told {
            Stowing::Produced { at, .. } | Stowing::SentAshore { at, .. } => say(Over::Place(*at), 0.5),
            Stowing::Loaded { at, .. } | Stowing::Landed { at, .. } => say(Over::Place(*at), 0.3),
            Stowing::Paid { by, .. } | Stowing::Gained { by, .. } | Stowing::GoodsGained { by, .. } => {
                say(ship(by), 0.3)
            }
            Stowing::Jettisoned { by, .. } => hear("splash", ship(by)).then(say(ship(by), 0.4)),
            Stowing::Rearranged { .. }
            | Stowing::Stowed { .. }
            | Stowing::Shifted { .. }
            | Stowing::Unloaded { .. }
            | Stowing::BootyWon { .. } => Beats::none(),
        },
        H::Sailors(told) => match told {
            Sailors::LevelledUp { by, .. } => hear("paper", ship(by)).then(say(ship(by), 0.6)),
            Sailors::DeckShuffled { by, .. } | Sailors::NobodyLevelled { by } => say(ship(by), 0.5),
            Sailors::CardPlayed { .. } | Sailors::CardDrawn { .. } | Sailors::CardKept { .. } => Beats::none(),
        },
        H::Advancements(told) => match told {
            Advancements::Bought { by, .. } | Advancements::Sleeved { by, .. } => say(ship(by), 0.6),
            Advancements::AdvancementTaken { row, .. } | Advancements::NothingTaken { row, .. } => {
                say(Over::Row(*row), 0.5)
            }
            Advancements::UpgradeInstalled { by, .. } | Advancements::UpgradeReturned { by, .. } => say(ship(by), 0.5),
        },
        H::Islands(told) => match told {
            Islands::ControlChanged { at, to, .. } => match to {
                Some(_) => hear("bell", Over::Place(*at)).then(say(Over::Place(*at), 1.0)),
                None => say(Over::Place(*at), 0.8),
            },
            Islands::Built { at, .. } | Islands::BuildingReturned { at, .. } => say(Over::Place(*at), 0.8),
            Islands::InfluenceLost { by, .. } => say(ship(by), 0.5),
            Islands::InfluencePlaced { .. } | Islands::PermanentPlaced { .. } => Beats::none(),
        },
        H::Outcome(told) => match told {
            Outcome::TradeMode { ship: by } | Outcome::EncounterWon { by, .. } => say(ship(by), 0.6),
            Outcome::Damaged { ship: by, .. } => hear("timber", ship(by)).then(say(ship(by), 0.8)),
            Outcome::DamageSpared { ship: by, .. } => say(ship(by), 0.5),
            Outcome::Sank { ship: by, .. } => hear("sinking", ship(by)).then(say(ship(by), 1.4)),
            Outcome::BuildingRemoved { .. } => say(Over::Harbour, 0.6),
            Outcome::EncounterBuried { .. } => Beats::none(),
        },
        H::Marks(told) => match told {
            Marks::LegendGrew { by, .. } | Marks::SeaDogsGrew { by, .. } => say(ship(by), 0.6),
            Marks::Achieved { by, .. } => hear("cheer", ship(by)).then(say(ship(by), 1.4)),
            Marks::ExplorerGrew { by, .. } | Marks::ExplorerGivenUp { by, .. } => say(ship(by), 0.5),
        },
        H::Umpire(told) => match told {
            Umpire::RulingProposed { .. }
            | Umpire::RulingAgreed { .. }
            | Umpire::RulingRefused { .. }
            | Umpire::SetRight { .. } => say(Over::Harbour, 0.8),
        },
        H::End(told) => match told {
            End::Scored { .. } => hear("coin-on-coin", Over::Harbour).then(say(Over::Harbour, 1.2)),
            End::IslandScored { at, .. } => {
                let look = Act::Look { at: Spot::Point(place(*at)), radius: TILE.x * 1.3 };
                let counted = hear("coin-on-coin", Over::Place(*at)).then(say(Over::Place(*at), 1.4));
                Beats::of(look, 0.0).then(Beats::wait(0.5)).then(counted)
            }
            End::TieToBreak { .. } | End::TieCounted { .. } => say(Over::Harbour, 1.2),
            End::GameWon { by, .. } => hear("cheer", ship(by)).then(say(ship(by), 2.0)),
        },
        // These are shown in the tray.
        H::Battle(_) | H::Cubes(_) => Beats::none(),
    }
}
