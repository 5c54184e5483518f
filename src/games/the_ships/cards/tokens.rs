//! Movement tokens: out of the bowl, beside the order card, before the bow, and back (TS-11.1, TS-11.6).

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::games::the_ships::base;
use crate::games::the_ships::pieces::ShipsPiece;
use crate::games::the_ships::setting_out::{Fleet, SetOutSystems, main_window};
use crate::games::the_ships::ship_boards::places_of_the_boards;
use crate::play::seen::{Onlooker, Seen};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::ship_id::ShipId;
use crate::table::beats::eased;
use crate::table::craft::joinery::turned;
use crate::table::craft::surface::Surfaces;
use crate::table::pieces::Piece;
use crate::table::room::places::{CARDS_NEARER, TABLE_TOP, TOKEN_BOWL};
use crate::table::settings::Settings;
use crate::table::stage::Redraw;

/// A token's radius and thickness, in decimetres.
const RADIUS: f32 = 0.085;
const THICK: f32 = 0.03;
/// Seconds on the way; every further one of a handful sets off this much later.
const FLIES: f32 = 0.55;
const LATER: f32 = 0.06;
/// Where tokens lie beside an order card: four stacks, seen from the middle of the ship board.
const STACKS: [Vec2; 4] =
    [Vec2::new(0.90, -0.10), Vec2::new(1.10, -0.10), Vec2::new(0.90, 0.11), Vec2::new(1.10, 0.11)];
/// Where they lie before the bow, in the frame of the base.
const BEFORE_THE_BOW: [Vec2; 2] = [Vec2::new(-0.19, 0.52), Vec2::new(0.19, 0.52)];

/// The home of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Home {
    /// Beside the order card, at this number.
    Card(u8),
    /// Before the bow.
    Bow(u8),
    /// In the bowl with all others.
    Bowl,
}

/// A token that is out of the bowl.
#[derive(Component, Clone, PartialEq, Debug)]
struct Token {
    ship: ShipId,
    home: Home,
    from: Vec3,
    /// Seconds since it set off; less than 0 while it still waits.
    since: f32,
}

#[derive(Resource)]
struct Mint(Handle<Mesh>);

fn strike_the_tokens(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let (r, t) = (RADIUS, THICK);
    let profile = [
        (r * 0.9, 0.0),
        (r, t * 0.2),
        (r, t * 0.8),
        (r * 0.92, t),
        (r * 0.74, t),
        (r * 0.7, t * 0.86),
        (0.0, t * 0.86),
    ];
    commands.insert_resource(Mint(meshes.add(turned(&profile, 20))));
}

/// How many tokens a ship has beside her card and before her bow, and how many lie there: who goes where.
///
/// Tokens are laid from the card, new ones come from the bowl, and what is spent goes back there.
fn rehome(homes: &mut [Home], pool: u8, laid: u8) -> Vec<Home> {
    let count = |homes: &[Home], bow: bool| {
        homes.iter().filter(|home| matches!(home, Home::Bow(_)) == bow && **home != Home::Bowl).count()
    };
    let (pool, laid) = (usize::from(pool), usize::from(laid));
    // From the card to the bow, as many as are wanted there and can be spared or not: the rest comes from the bowl.
    let mut wanted = laid.saturating_sub(count(homes, true));
    for home in homes.iter_mut().rev().filter(|home| matches!(home, Home::Card(_))) {
        if wanted == 0 {
            break;
        }
        *home = Home::Bow(0);
        wanted -= 1;
    }
    for (bow, most) in [(true, laid), (false, pool)] {
        let own = homes.iter_mut().filter(|home| matches!(home, Home::Bow(_)) == bow && **home != Home::Bowl);
        for (number, home) in own.enumerate() {
            let place = u8::try_from(number).unwrap_or(u8::MAX);
            *home = match (number < most, bow) {
                (true, true) => Home::Bow(place),
                (true, false) => Home::Card(place),
                (false, _) => Home::Bowl,
            };
        }
    }
    let mut fresh = Vec::new();
    for number in count(homes, true)..laid {
        fresh.push(Home::Bow(u8::try_from(number).unwrap_or(u8::MAX)));
    }
    for number in count(homes, false)..pool {
        fresh.push(Home::Card(u8::try_from(number).unwrap_or(u8::MAX)));
    }
    fresh
}

/// Counts out, lays and takes back what the window sees.
fn deal(
    mut commands: Commands,
    windows: Query<(&Onlooker, Ref<Seen<TheShips>>)>,
    fleet: Res<Fleet>,
    mint: Res<Mint>,
    surfaces: Res<Surfaces>,
    mut tokens: Query<(Entity, &mut Token, &Transform)>,
    mut redraw: ResMut<Redraw>,
    mut last: Local<Option<u64>>,
) {
    let Some(seen) = main_window(windows.iter()) else {
        for (token, ..) in &tokens {
            commands.entity(token).despawn();
        }
        *last = None;
        return;
    };
    if !seen.is_changed() && !fleet.is_changed() {
        return;
    }
    let at_once = *last != Some(seen.afresh);
    *last = Some(seen.afresh);
    let table = &seen.view.table;
    if at_once {
        for (token, ..) in &tokens {
            commands.entity(token).despawn();
        }
    }
    for place in table.each() {
        let (id, day) = (table.id(place), &table.ship(place).day);
        let mut own: Vec<_> = tokens.iter_mut().filter(|(_, token, _)| !at_once && token.ship == id).collect();
        let mut homes: Vec<Home> = own.iter().map(|(_, token, _)| token.home).collect();
        let fresh = rehome(&mut homes, day.pool, day.laid);
        let mut moved = 0_u8;
        for ((_, token, at), home) in own.iter_mut().zip(homes) {
            if token.home != home {
                token.from = at.translation;
                token.since = -LATER * f32::from(moved);
                token.home = home;
                moved += 1;
            }
        }
        for home in fresh {
            let since = if at_once { f32::INFINITY } else { -LATER * f32::from(moved) };
            moved += 1;
            commands.spawn((
                Name::new("token"),
                Token { ship: id, home, from: TOKEN_BOWL, since },
                Mesh3d(mint.0.clone()),
                MeshMaterial3d(surfaces.brass.clone()),
                NotShadowCaster,
                Transform::from_translation(TOKEN_BOWL),
            ));
        }
        if moved > 0 {
            redraw.ask();
        }
    }
}

/// A place in one of the stacks.
fn stacked(stacks: &[Vec2], number: u8) -> Vec3 {
    let number = usize::from(number);
    let at = stacks.get(number % stacks.len().max(1)).copied().unwrap_or_default();
    Vec3::new(at.x, THICK * (number / stacks.len().max(1)) as f32, at.y)
}

/// Where each token lies or how far it has come.
fn carry(
    mut commands: Commands,
    time: Res<Time>,
    settings: Option<Res<Settings>>,
    fleet: Res<Fleet>,
    ships: Query<(&Piece, &Transform), Without<Token>>,
    mut tokens: Query<(Entity, &mut Token, &mut Transform)>,
    mut redraw: ResMut<Redraw>,
) {
    if tokens.is_empty() {
        return;
    }
    let still = settings.is_some_and(|settings| settings.reduced_motion);
    let boards: Vec<_> = places_of_the_boards(&fleet).map(|(placed, at)| (placed.id, at)).collect();
    for (entity, mut token, mut place) in &mut tokens {
        let to = match token.home {
            Home::Bowl => Some(TOKEN_BOWL),
            Home::Card(number) => boards.iter().find(|(id, _)| *id == token.ship).map(|(_, board)| {
                let at = stacked(&STACKS, number) + Vec3::Z * CARDS_NEARER;
                board.transform_point(at).with_y(TABLE_TOP + 0.016 + at.y)
            }),
            Home::Bow(number) => {
                ships.iter().find(|(piece, _)| piece.own() == Some(&ShipsPiece::Ship(token.ship))).map(|(_, ship)| {
                    ship.transform_point(stacked(&BEFORE_THE_BOW, number) + Vec3::Y * (base::THICK + 0.008))
                })
            }
        };
        let Some(to) = to else { continue };
        if token.since < FLIES {
            token.since += time.delta_secs();
            redraw.ask();
        }
        let share = if still { 1.0 } else { (token.since / FLIES).clamp(0.0, 1.0) };
        if share >= 1.0 && token.home == Home::Bowl {
            commands.entity(entity).despawn();
            continue;
        }
        let arc = Vec3::Y * (share * std::f32::consts::PI).sin() * (0.35 + 0.06 * token.from.distance(to));
        let now = if share >= 1.0 { to } else { token.from.lerp(to, eased(share)) + arc };
        if place.translation != now {
            place.translation = now;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, strike_the_tokens.run_if(resource_exists::<Surfaces>)).add_systems(
        Update,
        (deal, carry).chain().after(SetOutSystems).run_if(resource_exists::<Mint>.and_then(resource_exists::<Fleet>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_11_6_tokens_are_laid_from_the_card_and_spent_into_the_bowl() {
        let mut homes = Vec::new();
        let dealt = rehome(&mut homes, 3, 0);
        assert_eq!(dealt, [Home::Card(0), Home::Card(1), Home::Card(2)]);
        homes = dealt;
        assert_eq!(rehome(&mut homes, 1, 2), []);
        assert_eq!(homes, [Home::Card(0), Home::Bow(0), Home::Bow(1)]);
        // Both are spent on a step: the one on the card stays.
        assert_eq!(rehome(&mut homes, 1, 0), []);
        assert_eq!(homes, [Home::Card(0), Home::Bowl, Home::Bowl]);
        // Those on their way to the bowl do not come back: the next is a new one.
        assert_eq!(rehome(&mut homes, 0, 2), [Home::Bow(1)]);
        assert_eq!(homes, [Home::Bow(0), Home::Bowl, Home::Bowl]);
    }
}
