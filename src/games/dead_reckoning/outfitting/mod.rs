//! What is settled before a battle of Dead Reckoning: who sits where, and what everybody fights with.

pub mod edits;
mod page;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::captains::Rank;
use crate::games::outfitting::{Outfitted, Outfitting};
use crate::logbook::data::Library;
use crate::logbook::wording::{Fact, Spoken};
use crate::play::begin::NewMatch;
use crate::play::players::Player;
use crate::rules::dead_reckoning::duel::{Duel, Setup, Target};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::Ruleset;
use crate::table::launch::Launch;
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::Screen;

impl Outfitted for DeadReckoning {
    /// The battle as it will begin.
    type Outfit = Option<Duel>;

    fn printed(library: &Library, id: &str, _: &Self::Outfit) -> Option<Self::Outfit> {
        library.dead_reckoning().battles.get(id).cloned().map(Some)
    }

    /// A merchant or a building has a seat of its own as well.
    fn company(_: &Library, _: &str, outfit: &Self::Outfit) -> usize {
        outfit.as_ref().map_or(2, |duel| duel.players.len().max(2))
    }

    fn page(ui: &mut Ui, speech: &Speech, library: &Library, outfit: &mut Outfitting<Self>) {
        let Outfitting { players, outfit: Some(duel), .. } = outfit else { return };
        page::page(ui, &page::Sheet { speech, cards: &library.dead_reckoning().printed() }, players, duel);
    }

    fn hindrance(library: &Library, outfit: &Outfitting<Self>) -> Option<Fact> {
        let fault = Self::set_up(&Self::setup(library, outfit)?).err()?;
        Some(Self::fault(&fault).1)
    }

    fn setup(library: &Library, outfit: &Outfitting<Self>) -> Option<Setup> {
        outfit.outfit.as_ref().map(|duel| library.dead_reckoning().setup(duel))
    }

    fn players(outfit: &Outfitting<Self>) -> Vec<Player> {
        let players = outfit.players.clone();
        match &outfit.outfit {
            Some(duel) => seated(players, duel),
            None => players,
        }
    }
}

/// Who sits there: nobody is asked anything for a merchant or a building, so nobody has to lift a curtain for them.
fn seated(mut players: Vec<Player>, duel: &Duel) -> Vec<Player> {
    if !matches!(duel.attack, Some(Target::Ship(_)) | None) {
        for other in players.iter_mut().skip(1) {
            *other = Player::bot(other.name.clone(), Rank::Mate);
        }
    }
    players
}

/// Whoever names a battle on the command line finds it begun.
fn begin_at_once(
    launch: Option<Res<Launch>>,
    shelf: Option<Res<Shelf>>,
    mut begin: MessageWriter<NewMatch<DeadReckoning>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let (Some(launch), Some(shelf)) = (launch, shelf) else { return };
    let battles = shelf.0.dead_reckoning();
    let Some(duel) = launch.scenario.as_ref().and_then(|id| battles.battles.get(id)) else { return };
    let players = seated(vec![Player::default(); 2], duel);
    begin.write(NewMatch { setup: battles.setup(duel), players, seed: launch.fixed_seed() });
    next.set(Screen::Table);
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::games::outfitting::plugin::<DeadReckoning>).add_systems(Startup, begin_at_once);
}
