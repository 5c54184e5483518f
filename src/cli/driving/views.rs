//! The views a picture can show, by name.

use bevy::math::Affine3A;
use bevy::prelude::*;
use thiserror::Error;

use crate::games::entry::Entries;
use crate::table::camera::TableCamera;
use crate::table::camera::beside::Hull;
use crate::table::camera::pose::Pose;
use crate::table::camera::views::{self, BoardsLaid, View};
use crate::table::chairs::Chair;
use crate::table::pieces::{CaptainsEye, Extent, Piece};
use crate::table::stage::{Menu, Screen};

/// A place to look from, or a screen to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sight {
    /// One of the fixed views, as a seat has it.
    Fixed(View, Chair),
    /// From the deck of a ship; of the first one unless it is named.
    Deck(Option<String>),
    /// Close to a ship; the first one unless it is named.
    Close(Close, Option<String>),
    /// A screen, with the menu over it.
    Screen(Screen, Menu),
}

/// A close look is taken from here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Close {
    Bow,
    Stern,
    Broadside,
    /// As the player's focus key frames her.
    Focus,
}

/// A sight that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoSight {
    #[error("no view is called `{0}`; there are {names}", names = .1.join(", "))]
    Unknown(String, Vec<&'static str>),
    /// No piece of that name lies on the table.
    #[error("no piece called `{0}` to look at")]
    NoPiece(String),
}

/// The names that are the same in every game; those about ships take `:ship` as well.
const NAMES: [&str; 14] = [
    "table",
    "board",
    "top",
    "tray",
    "deck",
    "bow",
    "stern",
    "broadside",
    "focus",
    "title",
    "chooser",
    "settings",
    "help",
    "credits",
];

/// The chair of a side, by its game's word.
fn chair_of(games: Entries, side: &str) -> Option<Chair> {
    games.0.iter().find_map(|game| {
        let number = game.sides.iter().position(|name| *name == side)?;
        Some(Chair::of_player(number, game.sides.len()))
    })
}

impl Sight {
    /// Finds the sight with this name; the sides are those of these games.
    ///
    /// # Errors
    /// There is no such sight.
    pub fn named(games: Entries, text: &str) -> Result<Self, NoSight> {
        let unknown = || {
            let sides = games.0.iter().flat_map(|game| game.sides).copied();
            NoSight::Unknown(text.to_owned(), NAMES.into_iter().chain(sides).collect())
        };
        let (name, ship) = match text.split_once(':') {
            Some((name, ship)) => (name, Some(ship.to_owned())),
            None => (text, None),
        };
        let sight = match name {
            "table" => Self::Fixed(View::Table, Chair::South),
            "board" => Self::Fixed(View::Board, Chair::South),
            "top" => Self::Fixed(View::Top, Chair::South),
            "tray" => Self::Fixed(View::Tray, Chair::South),
            "deck" => return Ok(Self::Deck(ship)),
            "bow" => return Ok(Self::Close(Close::Bow, ship)),
            "stern" => return Ok(Self::Close(Close::Stern, ship)),
            "broadside" => return Ok(Self::Close(Close::Broadside, ship)),
            "focus" => return Ok(Self::Close(Close::Focus, ship)),
            "title" => Self::Screen(Screen::Title, Menu::None),
            "chooser" => Self::Screen(Screen::Chooser, Menu::None),
            "settings" => Self::Screen(Screen::Table, Menu::Settings),
            "help" => Self::Screen(Screen::Table, Menu::Help),
            "credits" => Self::Screen(Screen::Title, Menu::Credits),
            side => {
                let chair = chair_of(games, side).ok_or_else(unknown)?;
                Self::Fixed(View::Papers(chair), chair)
            }
        };
        if ship.is_some() { Err(unknown()) } else { Ok(sight) }
    }

    /// The screen it is seen on.
    #[must_use]
    pub const fn stage(&self) -> (Screen, Menu) {
        match self {
            Self::Screen(screen, menu) => (*screen, *menu),
            _ => (Screen::Table, Menu::None),
        }
    }

    /// The chair of the view.
    #[must_use]
    pub const fn seat(&self) -> Chair {
        match self {
            Self::Fixed(_, seat) => *seat,
            _ => Chair::South,
        }
    }

    /// Is the eye on a ship, where the table's limits do not hold?
    #[must_use]
    pub const fn on_deck(&self) -> bool {
        matches!(self, Self::Deck(_))
    }

    /// The eye's pose for it, where it has one of its own.
    ///
    /// # Errors
    /// The ship is not on the table.
    pub fn pose(&self, world: &mut World) -> Result<Option<Pose>, NoSight> {
        let aspect = aspect(world);
        match self {
            Self::Screen(..) => Ok(None),
            Self::Fixed(view, seat) => {
                let laid = world.get_resource::<BoardsLaid>().copied().unwrap_or_default();
                Ok(Some(view.pose_over(*seat, aspect, laid)))
            }
            Self::Deck(ship) => {
                let (_, placed, eye) = ship_of(world, ship.as_deref())?;
                Ok(Some(views::captains_eye(eye, &placed.affine())))
            }
            Self::Close(close, ship) => {
                let (extent, placed, _) = ship_of(world, ship.as_deref())?;
                let placed = placed.affine();
                let others = others_than(world, &placed);
                Ok(Some(match close {
                    Close::Bow => views::close_up(&extent, &placed, 32.0, 14.0, aspect),
                    Close::Stern => views::close_up(&extent, &placed, 152.0, 18.0, aspect),
                    Close::Broadside => views::side(&(extent, placed), &others, aspect),
                    Close::Focus => {
                        let now = View::Table.pose(Chair::South, aspect);
                        views::focused(&extent, &placed, &now, aspect)
                    }
                }))
            }
        }
    }
}

fn aspect(world: &mut World) -> f32 {
    let mut eyes = world.query_filtered::<&Camera, With<TableCamera>>();
    let size = eyes.single(world).ok().and_then(Camera::logical_viewport_size);
    size.filter(|size| size.y > 0.0).map_or(16.0 / 9.0, |size| size.x / size.y)
}

/// A ship is a piece with a captain.
fn ship_of(world: &mut World, name: Option<&str>) -> Result<(Extent, GlobalTransform, Vec3), NoSight> {
    let mut ships = world.query::<(Entity, &Piece, &Extent, &GlobalTransform, &CaptainsEye)>();
    let mut found: Vec<_> =
        ships.iter(world).filter(|(_, piece, ..)| name.is_none_or(|name| piece.to_string() == name)).collect();
    found.sort_by_key(|(entity, ..)| *entity);
    let first = found.first().map(|(_, _, extent, placed, eye)| (**extent, **placed, eye.0));
    first.ok_or_else(|| NoSight::NoPiece(name.unwrap_or("ship").to_owned()))
}

/// The ships that may stand before one that is looked at.
fn others_than(world: &mut World, own: &Affine3A) -> Vec<Hull> {
    let mut ships = world.query_filtered::<(&Extent, &GlobalTransform, &InheritedVisibility), With<CaptainsEye>>();
    let afloat = ships.iter(world).filter(|(.., seen)| seen.get());
    afloat.map(|(extent, placed, _)| (*extent, placed.affine())).filter(|(_, placed)| placed != own).collect()
}
