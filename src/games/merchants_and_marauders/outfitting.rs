//! Merchants & Marauders in the list of games: its offers, the page before a game, and its report to the driver of the program.

use std::sync::Arc;

use bevy::prelude::*;
use serde_json::{Map, Value, json};

use super::chart_picture;
use super::crests::crest;
use crate::captains::Crewed as _;
use crate::games::listing::{GameListing, Offer, Side};
use crate::games::outfitting::{Item, Outfitting, Setting};
use crate::headless::OffTable;
use crate::logbook::data::Library;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::begin::NewMatch;
use crate::play::players::Player;
use crate::play::seen::Seen;
use crate::rules::kernel::Seat;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::ids::CardId;
use crate::rules::merchants_and_marauders::pack::{Cruise, House, Pack, Place};
use crate::rules::merchants_and_marauders::setup::Setup;
use crate::rules::merchants_and_marauders::state;
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::words::{Colour, ShipKind};
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::launch::Launch;
use crate::table::sheet::{Line, Picture, Print};
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::Screen;
use crate::table::theme::Colours;
use crate::table::things::{self, Deck};

/// About how long a game takes, in minutes for each captain and ten points (MM-22.9).
const MINUTES: u16 = 45;
/// A target is one of these (MM-30).
const TARGETS: [u8; 3] = [5, 10, 15];

/// The set-up chosen before a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outfit(Option<Box<Cruise>>);

impl GameListing for MerchantsAndMarauders {
    fn cards(library: &Library, speech: &Speech, case: &mut TypeCase) -> Vec<Deck<InkImage>> {
        super::things::cards(library, speech, case)
    }

    const SIDES: &'static [&'static str] = &["red", "blue", "yellow", "green"];

    fn offers(library: &Library) -> Vec<Offer> {
        let shelf = library.merchants_and_marauders();
        let mut cruises: Vec<&Cruise> = shelf.cruises.values().collect();
        cruises.sort_by_key(|cruise| cruise.rank);
        cruises.into_iter().map(|cruise| offer(cruise, &shelf.pack)).collect()
    }

    fn without_a_picture(app: &mut App) {
        app.add_plugins((things::of_game::<Self>, super::show::plugin));
    }

    fn side(view: &View, seat: Seat) -> Option<String> {
        view.table.at_seat(seat).map(|player| player.colour.word().to_owned())
    }

    fn more(seen: &Seen<Self>) -> Map<String, Value> {
        let table = &seen.view.table;
        let glory: Map<String, Value> =
            table.players.iter().map(|player| (player.colour.word().to_owned(), json!(player.glory))).collect();
        let at = |player: &state::Player| json!(player.at);
        let places: Map<String, Value> =
            table.players.iter().map(|player| (player.colour.word().to_owned(), at(player))).collect();
        let more = [
            ("round", json!(table.round)),
            ("active", json!(table.active().word())),
            ("phase", json!(format!("{:?}", table.phase).to_lowercase())),
            ("event", json!(table.event.map(|card| card.to_string()))),
            ("glory", json!(glory)),
            ("at", json!(places)),
            ("winners", json!(table.winners.iter().map(|winner| winner.word()).collect::<Vec<_>>())),
        ];
        more.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
    }

    type Outfit = Outfit;

    fn printed(library: &Library, id: &str, _: &Outfit) -> Option<Outfit> {
        let setup = library.merchants_and_marauders().named(id)?;
        Some(Outfit(Some(Box::new(setup.cruise))))
    }

    fn page(library: &Library, outfit: &Outfitting<Self>) -> Vec<Item<Outfit>> {
        let shelf = library.merchants_and_marauders();
        // A position is played as it stands.
        let cruise = outfit.outfit.0.as_ref().filter(|cruise| shelf.cruises.contains_key(&cruise.id));
        cruise.map_or_else(Vec::new, |cruise| items(&shelf.pack, cruise))
    }

    fn setup(library: &Library, outfit: &Outfitting<Self>) -> Option<Setup> {
        let (shelf, cruise) = (library.merchants_and_marauders(), outfit.outfit.0.as_ref()?);
        if shelf.cruises.contains_key(&cruise.id) { Some(shelf.setup(cruise)) } else { shelf.named(&cruise.id) }
    }

    fn company(_: &Library, _: &str, outfit: &Outfit) -> usize {
        outfit.0.as_ref().map_or(2, |cruise| cruise.players.len())
    }
}

fn offer(cruise: &Cruise, pack: &Arc<Pack>) -> Offer {
    let captains = u16::try_from(cruise.players.len()).unwrap_or(4);
    let minutes = (MINUTES * captains * u16::from(cruise.house.target) / 10).next_multiple_of(10);
    let colours: Vec<Colour> = cruise.players.iter().map(|place| place.colour).collect();
    let (pack, painted) = (Arc::clone(pack), colours);
    let with = |card: CardId| words::card(&pack, card);
    let sides = cruise.players.iter().map(|place| Side {
        sign: crest(place.colour).into(),
        name: words::colour(place.colour),
        with: place.captain.map(with).into_iter().chain(place.ship.map(words::ship)).collect(),
        played: true,
    });
    let sides = sides.collect();
    Offer {
        id: cruise.id.clone(),
        part: key::MM_CHOOSER_PART,
        detail: vec![
            Fact::from(key::MmChooserCaptains { count: captains }).into(),
            Fact::from(key::ChooserMinutes { minutes }).into(),
        ],
        is_lesson: false,
        picture: Some(Picture {
            name: names::scenario(&cruise.id).into(),
            wide: (0.50, 420.0),
            high: chart_picture::HIGH,
            yields: false,
            paint: Arc::new(move |painter, place| {
                chart_picture::paint(painter, place, &pack, &painted, &Colours::of(painter.ctx()));
            }),
        }),
        sides,
        about: vec![Line::new(Print::Hint, key::MmChooserTarget { count: cruise.house.target })],
    }
}

/// Everything that may be settled.
fn items(pack: &Pack, cruise: &Cruise) -> Vec<Item<Outfit>> {
    let with = |change: &dyn Fn(&mut Cruise)| {
        let mut cruise = cruise.clone();
        change(&mut cruise);
        Outfit(Some(Box::new(cruise)))
    };
    let mut items = Vec::new();
    for (at, place) in cruise.players.iter().enumerate() {
        items.push(Item::Person(
            at,
            crest(place.colour).into(),
            words::colour(place.colour),
            MerchantsAndMarauders::BOTS,
        ));
        let taken = |card: &CardId| {
            cruise.players.iter().enumerate().any(|(other, place)| other != at && place.captain == Some(*card))
        };
        let captains = pack.captains.keys().copied().filter(|card| !taken(card)).map(Some);
        let captains = [None].into_iter().chain(captains).map(|captain| {
            let name = captain.map_or_else(|| Arg::key(key::MM_OUTFIT_DRAWN), |card| words::card(pack, card));
            Setting::new(
                name,
                place.captain == captain,
                with(&|cruise| fix(cruise, at, |place| place.captain = captain)),
            )
        });
        items.push(Item::Small(key::MM_OUTFIT_CAPTAIN.into()));
        items.push(Item::Bare(captains.collect()));
        let first = pack.ships.iter().filter(|(_, ship)| ship.first).map(|(kind, _)| Some(*kind));
        let ships = [None].into_iter().chain(first).map(|ship: Option<ShipKind>| {
            let name = ship.map_or_else(|| Arg::key(key::MM_OUTFIT_PICKED), words::ship);
            Setting::new(name, place.ship == ship, with(&|cruise| fix(cruise, at, |place| place.ship = ship)))
        });
        items.push(Item::One(key::MM_OUTFIT_SHIP.into(), None, ships.collect()));
    }
    items.push(Item::Part(key::MM_OUTFIT_RULES.into()));
    let mut targets: Vec<u8> = TARGETS.into_iter().chain([cruise.house.target]).collect();
    targets.sort_unstable();
    targets.dedup();
    let house = cruise.house;
    let ruled = |house: House| with(&|cruise| cruise.house = house);
    let target = targets
        .into_iter()
        .map(|target| Setting::new(target, house.target == target, ruled(House { target, ..house })));
    items.push(Item::One(key::MM_OUTFIT_TARGET.into(), None, target.collect()));
    let switch = |name: &'static str, why: &'static str, now: bool, rule: &dyn Fn(bool) -> House| {
        let settings = [(false, key::MENU_NO), (true, key::MENU_YES)]
            .map(|(on, word)| Setting::new(Arg::key(word), now == on, ruled(rule(on))));
        Item::One(name.into(), Some(why.into()), settings.into())
    };
    items.push(switch(key::MM_HOUSE_ZONES, key::MM_HOUSE_ZONES_WHY, house.rules_of_zones, &|on| House {
        rules_of_zones: on,
        ..house
    }));
    items.push(switch(key::MM_HOUSE_SCOUT, key::MM_HOUSE_SCOUT_WHY, house.second_scout_by_kind, &|on| House {
        second_scout_by_kind: on,
        ..house
    }));
    items.push(switch(key::MM_HOUSE_HOLD, key::MM_HOUSE_HOLD_WHY, house.any_hold_in_port, &|on| House {
        any_hold_in_port: on,
        ..house
    }));
    items.push(switch(key::MM_HOUSE_WEAPONS, key::MM_HOUSE_WEAPONS_WHY, house.weapons > 12, &|on| House {
        weapons: if on { 20 } else { 12 },
        ..house
    }));
    items.push(switch(key::MM_HOUSE_NPCS, key::MM_HOUSE_NPCS_WHY, house.opening_npcs > 0, &|on| House {
        opening_npcs: u8::from(on),
        ..house
    }));
    items.push(switch(key::MM_HOUSE_DEATH, key::MM_HOUSE_DEATH_WHY, house.no_death, &|on| House {
        no_death: on,
        ..house
    }));
    items
}

fn fix(cruise: &mut Cruise, at: usize, change: impl FnOnce(&mut Place)) {
    if let Some(place) = cruise.players.get_mut(at) {
        change(place);
    }
}

/// A game named on the command line is begun at once.
fn begin_at_once(
    launch: Res<Launch>,
    shelf: Res<Shelf>,
    mut begin: MessageWriter<NewMatch<MerchantsAndMarauders>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let setup = launch.scenario.as_ref().and_then(|id| <MerchantsAndMarauders as OffTable>::setup(&shelf.0, id));
    let Some(setup) = setup else { return };
    let seats = setup.position.as_ref().map_or(setup.cruise.players.len(), |position| position.players.len());
    begin.write(NewMatch { setup, players: vec![Player::default(); seats], seed: launch.fixed_seed(), limit: None });
    next.set(Screen::Table);
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::games::outfitting::plugin::<MerchantsAndMarauders>).add_systems(Startup, begin_at_once);
}
