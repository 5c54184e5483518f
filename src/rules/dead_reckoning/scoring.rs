//! Scores the voyage of each player, category by category and island by island (DR-26).

use super::cards::Card;
use super::colours::Colour;
use super::goods::{Goods, Place};
use super::island::Island;
use super::printed::abilities::{Clause, EndGame, plain};
use super::printed::ids::{TileId, Worn};
use super::printed::things::{Class, TileFace};
pub use super::sheet::{Category, Sheet, Standing};
use super::state::{Player, State};

/// Scores each seat's sheet as the table stands now. From a view it counts only what the view holds: the gold in other
/// chests is missing.
#[must_use]
pub fn score(state: &State) -> Vec<Sheet> {
    state.players.iter().map(|player| sheet(state, player)).collect()
}

/// The seats' colours with the most gold (DR-26.17).
#[must_use]
pub fn leaders(sheets: &[Sheet]) -> Vec<Colour> {
    let most = sheets.iter().map(Sheet::total).max();
    sheets.iter().filter(|sheet| Some(sheet.total()) == most).map(|sheet| sheet.by).collect()
}

fn sheet(state: &State, player: &Player) -> Sheet {
    let islands: Vec<(TileId, u8)> = state
        .islands()
        .into_iter()
        .filter_map(|island| {
            let own = standings(state, island).into_iter().find(|standing| standing.who == Some(player.colour))?;
            Some((island.id, own.gold))
        })
        .collect();
    let gold = |category| match category {
        Category::Achievements => sum(player.achievements.iter().map(|what| {
            let value = state.cards().achievements.get(what);
            value.map_or(0, |value| i16::from(value.gold))
        })),
        Category::Bonus => bonus(state, player),
        Category::Coins => coins(state, player),
        Category::Buildings => {
            sum(controlled(state, player).flat_map(|island| island.buildings.iter()).map(|building| {
                let card = state.cards().buildings.get(building);
                card.map_or(0, |card| i16::from(card.points))
            }))
        }
        Category::Advancements => advancements(player) / 2,
        Category::Upgrades => {
            let tokens = player.slots.iter().flat_map(|slot| &slot.tokens);
            let kinds = tokens.filter_map(|token| state.cards().upgrades.get(token));
            sum(kinds.map(|upgrade| match upgrade.class {
                Class::Basic => 1,
                Class::Advanced => 2,
            }))
        }
        Category::AtEnd => at_end(state, player),
        Category::Islands => sum(islands.iter().map(|(_, gold)| i16::from(*gold))),
    };
    Sheet { by: player.colour, gold: Category::ALL.map(|category| (category, gold(category))).into(), islands }
}

fn sum(all: impl Iterator<Item = i16>) -> i16 {
    all.fold(0, i16::saturating_add)
}

/// Islands that lie face up and are under control (DR-17.14).
fn controlled<'a>(state: &'a State, player: &'a Player) -> impl Iterator<Item = &'a Island> {
    state.islands().into_iter().filter(|island| island.controller() == Some(player.colour))
}

/// Every achievement reached that the kept token names (DR-24.20, G-65).
fn bonus(state: &State, player: &Player) -> i16 {
    let token = player.bonus.and_then(|kept| state.cards().bonus.get(usize::from(kept)));
    token.map_or(0, |token| {
        let named = player.achievements.iter().filter(|what| token.names.contains(what)).count();
        i16::try_from(named).unwrap_or(0).saturating_mul(token.each.into())
    })
}

/// Goods aboard and on islands under control.
fn goods(state: &State, player: &Player) -> impl Iterator<Item = Goods> {
    let holds = player.slots.iter().map(|slot| slot.goods);
    holds.chain(controlled(state, player).map(|island| island.goods)).collect::<Vec<_>>().into_iter()
}

/// All gold in the chest, aboard and on islands under control (DR-26.2).
fn coins(state: &State, player: &Player) -> i16 {
    let chest = i16::try_from(player.chest).unwrap_or(i16::MAX);
    chest.saturating_add(sum(goods(state, player).map(|goods| i16::from(goods.gold))))
}

/// Counts advancements that are sleeved or set aside, in every pile (DR-26.4, DR-26.9).
fn advancements(player: &Player) -> i16 {
    let sleeved: usize = player.crew().map(|card| card.sleeve.len()).sum();
    i16::try_from(sleeved.saturating_add(player.set_aside.len())).unwrap_or(i16::MAX)
}

/// Counts end-of-game abilities on all cards and on advancements set aside; for the latter "this card" means the
/// advancement alone (DR-26.8, DR-26.9).
fn at_end(state: &State, player: &Player) -> i16 {
    let cards = state.cards();
    let on_card = |card: &Card| {
        sum(cards.clauses(card).filter_map(|(_, clause)| match clause {
            Clause::AtEnd(what) => Some(worth(state, player, *what, |symbol| cards.symbols(card, symbol))),
            _ => None,
        }))
    };
    let aside = |worn: &Worn| {
        let face = cards.sleeved(*worn).map(Vec::as_slice).unwrap_or_default();
        sum(face.iter().filter_map(|clause| match clause {
            Clause::AtEnd(what) => Some(worth(state, player, *what, |symbol| plain(face, symbol))),
            _ => None,
        }))
    };
    sum(player.crew().map(on_card).chain(player.set_aside.iter().map(aside)))
}

fn worth(
    state: &State,
    player: &Player,
    what: EndGame,
    on_this_card: impl Fn(super::printed::abilities::Symbol) -> u8,
) -> i16 {
    match what {
        EndGame::Gold(gold) => gold.into(),
        EndGame::GoldPerCargo(each) => {
            let aboard = goods(state, player).map(|goods| i16::from(goods.cargo));
            sum(aboard.chain([player.dock.into()])) / i16::from(each.max(1))
        }
        EndGame::GoldPerIslandWithoutCubes(gold) => {
            let without = state.islands().into_iter().filter(|island| island.cubes_of(player.colour) == 0).count();
            i16::try_from(without).unwrap_or(0).saturating_mul(gold.into())
        }
        EndGame::GoldPer(gold, symbol) => i16::from(gold).saturating_mul(on_this_card(symbol).into()),
    }
}

/// Has the count come past this island (DR-30.18)? An island without cubes counts together with the one before.
#[must_use]
pub fn is_counted(state: &State, at: Place) -> bool {
    let counted =
        |island: &Island| state.sheets.iter().any(|sheet| sheet.islands.iter().any(|(id, _)| *id == island.id));
    let vacant = |island: &Island| state.players.iter().all(|player| island.cubes_of(player.colour) == 0);
    let begun = state.sheets.iter().any(|sheet| sheet.gold.contains_key(&Category::AtEnd));
    let done = |(_, island): &(Place, &Island)| counted(island) || vacant(island);
    begun && state.sea.islands().take_while(done).any(|(own, _)| own == at)
}

/// Lists the standings of an island, the imaginary player included, and the gold of each place (DR-26.11 to DR-26.16).
#[must_use]
pub fn standings(state: &State, island: &Island) -> Vec<Standing> {
    let points = match state.cards().tiles.get(&island.id) {
        Some(TileFace::Island { points, .. }) => points.as_slice(),
        _ => &[],
    };
    let players = state.players.iter().map(|player| (Some(player.colour), island.cubes_of(player.colour)));
    let all: Vec<(Option<Colour>, u8)> =
        players.chain([(None, island.empty_slots())]).filter(|(_, cubes)| *cubes > 0).collect();
    let count = |wanted: &dyn Fn(u8) -> bool| all.iter().filter(|(_, cubes)| wanted(*cubes)).count();
    let standing = |&(who, own): &(Option<Colour>, u8)| {
        let before = count(&|cubes| cubes > own);
        let tied = count(&|cubes| cubes == own) > 1;
        // Tied players get the gold of the next place; behind the last there is none.
        let place = before + usize::from(tied);
        let gold = who.and_then(|_| points.get(place)).copied().unwrap_or(0);
        Standing { who, cubes: own, rank: u8::try_from(before + 1).unwrap_or(u8::MAX), gold }
    };
    let mut standings: Vec<Standing> = all.iter().map(standing).collect();
    standings.sort_by_key(|standing| standing.rank);
    standings
}
