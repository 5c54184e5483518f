//! The players and their seats.

use super::livery::Livery;
use crate::captains::Rank;
use crate::logbook::chronicle::KeptPlayer;
use crate::logbook::wording::plain;
use crate::rules::kernel::Seat;

/// A hand moves the pieces of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hand {
    /// A person at the desk.
    #[default]
    Human,
    Bot(Rank),
}

impl Hand {
    /// The word for it in a save.
    #[must_use]
    pub fn word(self) -> Option<&'static str> {
        match self {
            Self::Human => None,
            Self::Bot(rank) => rank.word(),
        }
    }
}

/// A player at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    pub name: String,
    /// The tag of the language in which they read, if it is not that of the settings.
    pub language: Option<String>,
    pub hand: Hand,
    /// The chosen colour; none for the first free one.
    pub livery: Option<Livery>,
    /// The points they bring from the first leg, where the match is the second of two with the sides changed.
    pub brought: Option<i32>,
}

impl Player {
    /// A person at the desk.
    #[must_use]
    pub fn human(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// A bot.
    #[must_use]
    pub fn bot(name: impl Into<String>, rank: Rank) -> Self {
        Self { name: name.into(), hand: Hand::Bot(rank), ..Self::default() }
    }

    /// Is this seat played by a bot?
    #[must_use]
    pub fn is_bot(&self) -> bool {
        self.hand != Hand::Human
    }
}

impl From<&Player> for KeptPlayer {
    fn from(player: &Player) -> Self {
        let bot = player.hand.word().map(str::to_owned);
        let livery = player.livery.map(|livery| livery.word().to_owned());
        Self { name: player.name.clone(), language: player.language.clone(), bot, livery, brought: player.brought }
    }
}

impl From<KeptPlayer> for Player {
    fn from(kept: KeptPlayer) -> Self {
        let rank = kept.bot.as_deref().and_then(Rank::by_name);
        let livery = kept.livery.as_deref().and_then(Livery::by_word);
        let hand = rank.map_or(Hand::Human, Hand::Bot);
        Self { name: kept.name, language: kept.language, hand, livery, brought: kept.brought }
    }
}

/// The players, seat by seat, for names and colours on the table.
#[derive(bevy::prelude::Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Players {
    all: Vec<Player>,
    /// This seat's player plays all of them, and so has no secrets.
    one: Option<Seat>,
}

impl Players {
    /// Seats these players; a seat that is left over is played by a person without a name.
    #[must_use]
    pub fn seated(mut players: Vec<Player>, seats: u8) -> Self {
        players.resize_with(usize::from(seats), Player::default);
        for player in &mut players {
            player.name = plain(&player.name);
        }
        players.into_iter().collect()
    }

    /// The same seats, all of them played by the player of this one.
    #[must_use]
    pub(super) fn all_by(&self, seat: Seat) -> Self {
        let language = self.of(seat).and_then(|own| own.language.clone());
        let played = |player: &Player| Player { hand: Hand::Human, language: language.clone(), ..player.clone() };
        Self { all: self.all.iter().map(played).collect(), one: Some(seat) }
    }

    /// The seat of the player who plays all seats, if there is one.
    #[must_use]
    pub const fn one(&self) -> Option<Seat> {
        self.one
    }

    /// Counts the people who play.
    #[must_use]
    pub fn persons(&self) -> usize {
        self.one.map_or_else(|| self.humans().count(), |_| 1)
    }

    /// All of them, in the order of their seats.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Player> {
        self.all.iter()
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..u8::try_from(self.all.len()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// The player of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&Player> {
        self.all.get(usize::from(seat.0))
    }

    /// The player of a seat wears this.
    #[must_use]
    pub fn livery_of(&self, seat: Seat) -> Livery {
        let worn = Livery::worn(self.all.iter().map(|player| player.livery));
        worn.get(usize::from(seat.0)).copied().unwrap_or(Livery::Vermilion)
    }

    /// The name of a seat's player, if there is one.
    #[must_use]
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        self.of(seat).map(|player| player.name.trim()).filter(|name| !name.is_empty())
    }

    /// Does a bot play this seat?
    #[must_use]
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.of(seat).is_some_and(Player::is_bot)
    }

    /// The seats played by a person at the desk.
    pub fn humans(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.seats().filter(|seat| !self.is_bot(*seat))
    }

    /// Is this the second leg of two?
    #[must_use]
    pub fn play_the_second_leg(&self) -> bool {
        self.all.iter().any(|player| player.brought.is_some())
    }

    /// The same players, each a seat further, for the next leg: with the points of this one if it was the first.
    #[must_use]
    pub fn with_sides_changed(&self, points: &[i32]) -> Vec<Player> {
        let first = !self.play_the_second_leg();
        let mut players: Vec<_> = self.all.clone();
        for (player, points) in players.iter_mut().zip(points) {
            player.brought = first.then_some(*points);
        }
        let further = usize::from(players.len() > 1);
        players.rotate_right(further);
        players
    }

    /// The players as a save keeps them.
    #[must_use]
    pub fn kept(&self) -> Vec<KeptPlayer> {
        self.all.iter().map(KeptPlayer::from).collect()
    }
}

impl FromIterator<Player> for Players {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        Self { all: players.into_iter().collect(), one: None }
    }
}
