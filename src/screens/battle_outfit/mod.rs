//! Between chooser and table for a battle of Dead Reckoning: who sits where, and what everybody fights with.

pub mod edits;
mod page;

pub use page::{BattleOutfitSheet, battle_outfit_ui};

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use page::OutfitWish;

use crate::captains::captain::Rank;
use crate::logbook::wording::Spoken;
use crate::play::begin::NewMatch;
use crate::play::players::Player;
use crate::rules::dead_reckoning::cards::Cards;
use crate::rules::dead_reckoning::duel::{Duel, Setup, Target};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::{GameId, Ruleset};
use crate::table::launch::Launch;
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen};
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::{Colours, paper};

/// The battle that was chosen, by id; none while a scenario of The Ships was.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct BattleMeant(pub Option<String>);

/// Everything that is settled before a battle.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct BattleOutfit {
    /// The two players, the active one first.
    pub players: [Player; 2],
    /// The battle as it will begin.
    pub duel: Option<Duel>,
    /// The battle it was made from.
    from: String,
}

impl BattleOutfit {
    /// For a battle as its file has it.
    #[must_use]
    pub fn of(duel: &Duel) -> Self {
        Self { players: Default::default(), from: duel.id.clone(), duel: Some(duel.clone()) }
    }
}

/// Everything printed on the cards.
fn cards(shelf: &Shelf) -> Cards {
    let GameId(game) = DeadReckoning::GAME;
    shelf.0.cards.get(game).cloned().unwrap_or_default()
}

/// Who sits there: nobody is asked anything for a merchant or a building, so nobody has to lift a curtain for them.
fn seated(players: &[Player; 2], duel: &Duel) -> [Player; 2] {
    let mut players = players.clone();
    if !matches!(duel.attack, Some(Target::Ship(_)) | None)
        && let Some(other) = players.get_mut(1)
    {
        *other = Player::bot(other.name.clone(), Rank::Mate);
    }
    players
}

fn open(meant: Res<BattleMeant>, shelf: Res<Shelf>, mut outfit: ResMut<BattleOutfit>) {
    let Some(id) = &meant.0 else { return };
    if outfit.from != *id
        && let Some(duel) = shelf.0.battles.get(id)
    {
        *outfit = BattleOutfit { players: outfit.players.clone(), ..BattleOutfit::of(duel) };
    }
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    shelf: Res<Shelf>,
    meant: Res<BattleMeant>,
    launch: Option<Res<Launch>>,
    mut outfit: ResMut<BattleOutfit>,
    mut begin: MessageWriter<NewMatch<DeadReckoning>>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let Some(printed) = meant.0.as_ref().and_then(|id| shelf.0.battles.get(id)) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let cards = cards(&shelf);
    let Some(duel) = outfit.duel.clone() else { return Ok(()) };
    let fault = DeadReckoning::set_up(&Setup { duel: duel.clone(), cards: cards.clone() }).err();
    let fault = fault.map(|fault| DeadReckoning::fault(&fault).1);
    let sheet = BattleOutfitSheet { speech: &speech, cards: &cards, fault: fault.as_ref() };
    let wish = over_the_window(context, "battle outfit", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        battle_outfit_ui(ui, &sheet, &mut outfit)
    });
    match wish {
        Some(OutfitWish::Begin) => {
            let seed = launch.and_then(|launch| launch.fixed_seed());
            let players = seated(&outfit.players, &duel);
            begin.write(NewMatch { setup: Setup { duel, cards }, players, seed });
            next.set(Screen::Table);
        }
        Some(OutfitWish::Reset) => outfit.duel = Some(printed.clone()),
        Some(OutfitWish::Back) => next.set(Screen::Chooser),
        None => {}
    }
    Ok(())
}

/// Whoever names a battle on the command line finds it begun.
fn begin_at_once(
    launch: Option<Res<Launch>>,
    shelf: Option<Res<Shelf>>,
    mut begin: MessageWriter<NewMatch<DeadReckoning>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let (Some(launch), Some(shelf)) = (launch, shelf) else { return };
    let Some(duel) = launch.scenario.as_ref().and_then(|id| shelf.0.battles.get(id)) else { return };
    let seed = launch.fixed_seed();
    let players = seated(&Default::default(), duel);
    begin.write(NewMatch { setup: Setup { duel: duel.clone(), cards: cards(&shelf) }, players, seed });
    next.set(Screen::Table);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BattleMeant>()
        .init_resource::<BattleOutfit>()
        .add_systems(Startup, begin_at_once)
        .add_systems(OnEnter(Screen::Outfitting), open.run_if(resource_exists::<Shelf>))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(
                in_state(Screen::Outfitting)
                    .and_then(in_state(Menu::None))
                    .and_then(resource_exists::<Speech>)
                    .and_then(resource_exists::<Shelf>)
                    .and_then(not(resource_equals(BattleMeant(None)))),
            ),
        );
}
