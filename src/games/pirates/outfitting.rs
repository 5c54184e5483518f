//! Pirates in the list of games: its offers, the page before a game, and its report to the driver of the program.

mod building;
mod keeping;
mod yard;

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use serde_json::{Map, Value, json};

use self::yard::{Look, Yard};
use super::agreed::{self, Agreed};
use super::chart_picture;
use super::crests::crest;
use crate::captains::pirates::outfit;
use crate::captains::{Crewed as _, Random};
use crate::chance;
use crate::games::listing::{GameListing, Offer, Side};
use crate::games::outfitting::{Item, Outfitting, Setting};
use crate::headless::OffTable;
use crate::logbook::data::Library;
use crate::logbook::data::pirates::Shelf as Cards;
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::begin::NewMatch;
use crate::play::players::Player;
use crate::play::seen::Seen;
use crate::rules::kernel::{Ruleset as _, Seat};
use crate::rules::pirates::fleet::{self, FleetOptions};
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::options::Options;
use crate::rules::pirates::pack::{Fleet, Muster, Pack, Scenario};
use crate::rules::pirates::setup::{Begin, Course, Free, MOST_UNIQUES, Setup, UNIQUES};
use crate::rules::pirates::sums;
use crate::rules::pirates::view::View;
use crate::rules::pirates::words::{Flag, TerrainKind};
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::launch::Launch;
use crate::table::sheet::{Line, Picture, Print};
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::Screen;
use crate::table::theme::Colours;
use crate::table::things::{self, Deck};

/// The id of a game that is set out from the first roll on.
const FREE: &str = "open-cloth";
/// About how long it takes, in minutes for each player at 40 points.
const MINUTES: u16 = 40;

/// The game chosen before a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outfit {
    begin: Option<Box<Begin>>,
    /// The builder of a fleet looks at some of the cards.
    looks: Looks,
}

type Looks = BTreeMap<Flag, Look>;

impl GameListing for Pirates {
    fn cards(library: &Library, speech: &Speech, case: &mut TypeCase) -> Vec<Deck<InkImage>> {
        super::things::every_card(library, speech, case)
    }

    const SIDES: &'static [&'static str] = &["red", "black", "blue", "white"];

    fn offers(library: &Library) -> Vec<Offer> {
        let shelf = library.pirates();
        shelf.listed().map(|scenario| offer(scenario, shelf)).chain([free_offer(shelf)]).collect()
    }

    fn without_a_picture(app: &mut App) {
        app.add_plugins((things::of_game::<Self>, super::show::plugin));
    }

    fn side(view: &View, seat: Seat) -> Option<String> {
        view.table.at_seat(seat).map(|player| player.flag.word().to_owned())
    }

    fn more(seen: &Seen<Self>) -> Map<String, Value> {
        let table = &seen.view.table;
        let gold: Map<String, Value> = table
            .players
            .iter()
            .map(|player| (player.flag.word().to_owned(), json!(sums::winning_gold(table, player.flag))))
            .collect();
        let ships: Map<String, Value> =
            table.ships.iter().map(|ship| (ship.id.to_string(), json!(ship.pose))).collect();
        let more = [
            ("turn", json!(table.turn)),
            ("to_move", json!(table.to_move.word())),
            ("phase", json!(format!("{:?}", table.phase).to_lowercase())),
            ("gold", json!(gold)),
            ("mark", json!(table.mark)),
            ("ships", json!(ships)),
            ("result", json!(table.result)),
        ];
        more.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
    }

    type Outfit = Outfit;

    fn printed(library: &Library, id: &str, _: &Outfit) -> Option<Outfit> {
        let shelf = library.pirates();
        let setup = if id == FREE { Some(shelf.free(Free::default())) } else { shelf.named(id) };
        Some(Outfit { begin: Some(Box::new(setup?.game)), looks: Looks::new() })
    }

    fn page(library: &Library, outfit: &Outfitting<Self>) -> Vec<Item<Outfit>> {
        let shelf = library.pirates();
        let looks = &outfit.outfit.looks;
        match outfit.outfit.begin.as_deref() {
            Some(Begin::Scenario(course)) => of_course(shelf, course, looks),
            Some(Begin::Free(free)) => of_free(shelf, free, looks),
            // A position is played as it stands.
            Some(Begin::Position(_)) | None => Vec::new(),
        }
    }

    fn setup(library: &Library, outfit: &Outfitting<Self>) -> Option<Setup> {
        let game = outfit.outfit.begin.as_deref()?.clone();
        Some(Setup { pack: Arc::clone(&library.pirates().pack), game })
    }

    fn company(_: &Library, _: &str, outfit: &Outfit) -> usize {
        match outfit.begin.as_deref() {
            Some(Begin::Scenario(course)) => course.scenario.sides.len(),
            Some(Begin::Free(free)) => free.seats.len(),
            Some(Begin::Position(position)) => position.seats.len().max(2),
            None => 2,
        }
    }
}

fn fleet_name(fleet: &Fleet) -> Arg {
    if !fleet.called.is_empty() {
        return Arg::text(&fleet.called);
    }
    Arg::key(format!("pc-fleet-{}-name", fleet.id))
}

/// Guns, masts and free spaces of a fleet (PC-20.9).
fn figures(pack: &Pack, own: &Fleet) -> Fact {
    let tenths = fleet::guns_in_tenths(pack, own);
    let guns = Arg::text(format!("{}.{}", tenths / 10, tenths % 10));
    key::PcOutfitFigures { guns, masts: fleet::masts(pack, own), spaces: fleet::free_spaces(pack, own) }.into()
}

fn picture(scenario: Option<&Scenario>, shelf: &Cards, id: &str) -> Picture {
    let (pack, drawn) = (Arc::clone(&shelf.pack), scenario.cloned());
    Picture {
        name: names::scenario(id).into(),
        wide: (0.50, 420.0),
        high: chart_picture::HIGH,
        yields: false,
        paint: Arc::new(move |painter, place| {
            chart_picture::paint(painter, place, &pack, drawn.as_ref(), &Colours::of(painter.ctx()));
        }),
    }
}

fn offer(scenario: &Scenario, shelf: &Cards) -> Offer {
    let id = scenario.id.word();
    let sides = scenario.sides.iter().map(|side| {
        let with = match &side.fleet {
            Muster::Any(fleet) => shelf.fleets.get(fleet).map(fleet_name),
            Muster::Given(_) => Some(Arg::key(key::PC_OUTFIT_GIVEN)),
        };
        Side {
            sign: crest(side.flag).into(),
            name: words::flag(side.flag),
            with: with.into_iter().collect(),
            played: true,
        }
    });
    let total = scenario.sides.iter().map(|side| side.total).max().unwrap_or_default();
    Offer {
        id: id.to_owned(),
        part: key::PC_CHOOSER_PART,
        detail: vec![
            Fact::from(key::PcChooserPlayers { count: scenario.sides.len() }).into(),
            Fact::from(key::ChooserMinutes { minutes: scenario.minutes }).into(),
        ],
        is_lesson: false,
        picture: Some(picture(Some(scenario), shelf, id)),
        sides: sides.collect(),
        about: vec![Line::new(Print::Hint, key::PcChooserTotal { total })],
    }
}

fn free_offer(shelf: &Cards) -> Offer {
    let free = Free::default();
    let seats = u16::try_from(free.seats.len()).unwrap_or(2);
    let side =
        |flag: &Flag| Side { sign: crest(*flag).into(), name: words::flag(*flag), with: Vec::new(), played: true };
    Offer {
        id: FREE.to_owned(),
        part: key::PC_CHOOSER_PART,
        detail: vec![
            Fact::from(key::PC_CHOOSER_TWO_TO_FOUR).into(),
            Fact::from(key::ChooserMinutes { minutes: MINUTES * seats }).into(),
        ],
        is_lesson: false,
        picture: Some(picture(None, shelf, FREE)),
        sides: free.seats.iter().map(side).collect(),
        about: vec![Line::new(Print::Hint, key::PcChooserTotal { total: free.total })],
    }
}

/// A seat whose player brings a fleet.
struct Place<'a> {
    at: usize,
    flag: Flag,
    agreed: FleetOptions,
    fleet: Option<&'a Fleet>,
    look: Option<Look>,
}

/// A fleet is judged by these options of the match.
fn agreed(options: Options, total: u16, uniques: u8) -> FleetOptions {
    FleetOptions { boats: options.boats, house_cards: options.house_cards, uniques, ..FleetOptions::of(total) }
}

/// The seat of a flag, the fleets that may sail under it, and the builder of one.
fn seat_items(shelf: &Cards, place: &Place, with: &dyn Fn(Fleet, Option<Look>) -> Outfit) -> Vec<Item<Outfit>> {
    let (pack, total) = (&shelf.pack, place.agreed.total);
    let mut items = vec![Item::Person(place.at, crest(place.flag).into(), words::flag(place.flag), Pirates::BOTS)];
    let ready = shelf.ready_fleets().filter(|fleet| fleet.build_total == total);
    let own = place.fleet.filter(|fleet| building::is_own(fleet));
    let settings = ready.map(|fleet| {
        let chosen = place.fleet.is_some_and(|own| own.id == fleet.id);
        Setting::new(fleet_name(fleet), chosen, with(fleet.clone(), None))
    });
    let built = place.fleet.map(|fleet| {
        let then = with(building::copied(fleet, total), Some(Look::at(pack, fleet)));
        Setting::new(Arg::key(key::PC_OUTFIT_OWN), own.is_some(), then)
    });
    items.push(Item::Bare(settings.chain(built).chain(by_lot(shelf, place, with)).collect()));
    if let Some(fleet) = own {
        let look = place.look.unwrap_or_else(|| Look::at(pack, fleet));
        let then = |fleet: Fleet, look: Look| with(fleet, Some(look));
        items.push(Item::Keep(place.at, keeping::of(shelf, fleet, total)));
        let yard = Yard { pack, fleet, agreed: place.agreed, look, then: &then };
        items.extend(yard.items(figures(pack, fleet)));
    } else if let Some(fleet) = place.fleet.filter(|fleet| keeping::is_kept(fleet)) {
        items.push(Item::Small(figures(pack, fleet)));
        let then = with(building::copied(fleet, total), Some(Look::at(pack, fleet)));
        items.push(Item::ThrowAway(keeping::path(fleet.id), then));
    } else if let Some(fleet) = place.fleet {
        let name = Arg::key(format!("pc-fleet-{}-note", fleet.id));
        items.push(Item::Small(key::PcOutfitFleet { name, figures: figures(pack, fleet) }.into()));
    }
    items
}

/// A fleet by lot, which is the player's own from then on; each is drawn after the one before it.
fn by_lot(shelf: &Cards, place: &Place, with: &dyn Fn(Fleet, Option<Look>) -> Outfit) -> Option<Setting<Outfit>> {
    let (pack, before) = (&shelf.pack, place.fleet?);
    let like: Vec<&Fleet> = shelf.ready_fleets().filter(|fleet| fleet.build_total == place.agreed.total).collect();
    let mut lots = Random::new(chance::fingerprint(format!("{before:?}").bytes()));
    let drawn = outfit::by_lot(pack, building::own(), &place.agreed, &like, &mut lots)?;
    let look = Look::at(pack, &drawn);
    Some(Setting::new(Arg::key(key::PC_OUTFIT_BY_LOT), false, with(drawn, Some(look))))
}

/// The looks after this player looked elsewhere.
fn looking(looks: &Looks, flag: Flag, look: Option<Look>) -> Looks {
    let others = looks.iter().filter(|(other, _)| **other != flag).map(|(other, look)| (*other, *look));
    others.chain(look.map(|look| (flag, look))).collect()
}

fn of_course(shelf: &Cards, course: &Course, looks: &Looks) -> Vec<Item<Outfit>> {
    let begun = |course: Course| Some(Box::new(Begin::Scenario(Box::new(course))));
    let then = |course: Course| Outfit { begin: begun(course), looks: looks.clone() };
    let mut items = Vec::new();
    for (at, side) in course.scenario.sides.iter().enumerate() {
        match &side.fleet {
            Muster::Any(_) => {
                let with = |fleet: Fleet, look: Option<Look>| {
                    let mut course = course.clone();
                    course.fleets.insert(side.flag, fleet);
                    Outfit { begin: begun(course), looks: looking(looks, side.flag, look) }
                };
                let place = Place {
                    at,
                    flag: side.flag,
                    agreed: agreed(course.options, side.total, UNIQUES),
                    fleet: course.fleets.get(&side.flag),
                    look: looks.get(&side.flag).copied(),
                };
                items.extend(seat_items(shelf, &place, &with));
            }
            Muster::Given(own) => {
                items.push(Item::Person(at, crest(side.flag).into(), words::flag(side.flag), Pirates::BOTS));
                items.push(Item::Small(figures(&shelf.pack, own)));
            }
        }
    }
    items.push(Item::Part(key::PC_OUTFIT_RULES.into()));
    if course.scenario.terrain_spare {
        let settings = [(true, key::MENU_YES), (false, key::MENU_NO)].map(|(terrain, word)| {
            Setting::new(Arg::key(word), course.terrain == terrain, then(Course { terrain, ..course.clone() }))
        });
        items.push(Item::One(key::PC_OUTFIT_TERRAIN.into(), Some(key::PC_OUTFIT_TERRAIN_WHY.into()), settings.into()));
    }
    items.extend(options(course.options, &|options| then(Course { options, ..course.clone() })));
    items
}

fn of_free(shelf: &Cards, free: &Free, looks: &Looks) -> Vec<Item<Outfit>> {
    let begun = |free: Free| Some(Box::new(shelf.free(free).game));
    let then = |free: Free| Outfit { begin: begun(free), looks: looks.clone() };
    let mut items = Vec::new();
    for (at, flag) in free.seats.iter().enumerate() {
        let with = |fleet: Fleet, look: Option<Look>| {
            let mut free = free.clone();
            free.fleets.insert(*flag, fleet);
            Outfit { begin: begun(free), looks: looking(looks, *flag, look) }
        };
        let place = Place {
            at,
            flag: *flag,
            agreed: agreed(free.options, free.total, free.uniques),
            fleet: free.fleets.get(flag),
            look: looks.get(flag).copied(),
        };
        items.extend(seat_items(shelf, &place, &with));
    }
    items.push(Item::Part(key::PC_OUTFIT_RULES.into()));
    let seats = (2..=4).map(|count| {
        let seats: Vec<Flag> = Flag::ALL.into_iter().take(count).collect();
        let fleets = free.fleets.iter().filter(|(flag, _)| seats.contains(flag));
        let fleets: BTreeMap<Flag, Fleet> = fleets.map(|(flag, fleet)| (*flag, fleet.clone())).collect();
        Setting::new(count, free.seats.len() == count, then(Free { seats, fleets, ..free.clone() }))
    });
    items.push(Item::One(key::PC_OUTFIT_PLAYERS.into(), None, seats.collect()));
    let totals = [20_u16, 40].map(|total| {
        let other = Free { total, fleets: BTreeMap::new(), ..free.clone() };
        Setting::new(total, free.total == total, then(other))
    });
    items.push(Item::One(key::PC_OUTFIT_TOTAL.into(), Some(key::PC_OUTFIT_TOTAL_WHY.into()), totals.into()));
    let uniques = (0..=MOST_UNIQUES)
        .map(|uniques| Setting::new(uniques, free.uniques == uniques, then(Free { uniques, ..free.clone() })));
    items.push(Item::One(key::PC_OUTFIT_UNIQUES.into(), Some(key::PC_OUTFIT_UNIQUES_WHY.into()), uniques.collect()));
    use TerrainKind::{Fog, Reef, Sargasso, Whirlpool};
    let all = vec![Whirlpool, Whirlpool, Fog, Reef, Sargasso];
    let terrain = [(Vec::new(), key::MENU_NO), (all, key::MENU_YES)].map(|(terrain, word)| {
        Setting::new(Arg::key(word), free.terrain == terrain, then(Free { terrain, ..free.clone() }))
    });
    items.push(Item::One(key::PC_OUTFIT_TERRAIN.into(), Some(key::PC_OUTFIT_TERRAIN_WHY.into()), terrain.into()));
    items.extend(options(free.options, &|options| then(Free { options, ..free.clone() })));
    items
}

/// The options of a match (PC-0.9); the first of each is proposed.
fn options(now: Options, then: &dyn Fn(Options) -> Outfit) -> Vec<Item<Outfit>> {
    let item = |of: Agreed| {
        let settings = of.choices.map(|(word, options)| Setting::new(Arg::key(word), now == options, then(options)));
        Item::One(of.name.into(), Some(of.why.into()), settings.into())
    };
    agreed::all(now).into_iter().map(item).collect()
}

/// A game named on the command line is begun at once.
fn begin_at_once(
    launch: Res<Launch>,
    shelf: Res<Shelf>,
    mut begin: MessageWriter<NewMatch<Pirates>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let setup = launch.scenario.as_ref().and_then(|id| <Pirates as OffTable>::setup(&shelf.0, id));
    let Some((setup, state)) = setup.and_then(|setup| Some((setup.clone(), Pirates::set_up(&setup).ok()?))) else {
        return;
    };
    let players = vec![Player::default(); state.players.len()];
    begin.write(NewMatch { setup, players, seed: launch.fixed_seed(), limit: None });
    next.set(Screen::Table);
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::games::outfitting::plugin::<Pirates>).add_systems(Startup, begin_at_once);
}
