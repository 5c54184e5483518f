//! The account of a match: its log and its courses written down for one reader, at the table and from a file.

use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::logbook::account::{Account, Column, Drawing, Entry, Part, Voice};
use crate::logbook::chronicle;
use crate::logbook::record::{Tally, Volley};
use crate::logbook::wording::{Arg, Fact, Saying, key, names};
use crate::rules::kernel::{Journal, Seat, Viewer};

use super::faults::{not_read, why_not};
use super::off_table::OffTable;

/// The cover of an account.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cover {
    /// The id of the match's scenario.
    pub id: String,
    /// The players' names, seat by seat.
    pub players: Vec<String>,
    /// The account holds the knowledge of this reader; none stands for open facts alone.
    pub reader: Option<String>,
    /// Pictures of the table, with nothing secret in them.
    pub pictures: Vec<Arc<[u8]>>,
}

/// Every volley against its odds, ship by ship in the order in which they fired first.
fn volleys(fired: &[Volley], (words, language): Voice<'_>) -> Vec<Part> {
    let mut ships: Vec<(u8, &str)> = Vec::new();
    for volley in fired {
        let ship = (volley.by, volley.ship.as_str());
        if !ships.contains(&ship) {
            ships.push(ship);
        }
    }
    let part = |(by, id): (u8, &str)| {
        let name = words.named(language, &names::ship(id), id);
        let own = fired.iter().filter(|volley| (volley.by, volley.ship.as_str()) == (by, id));
        let tell = |fact: Fact| words.tell(language, &fact);
        let volley = |(number, volley): (usize, &Volley)| {
            let expected = language.tenths(volley.expected.into());
            let (ship, range, hits) = (Arg::text(&name), volley.range, volley.hits);
            tell(Fact::from(key::RecordVolley { number, ship, range, hits, expected }))
        };
        let mut lines: Vec<_> = (1..).zip(own.clone()).map(volley).collect();
        let columns = Column::of_volleys(own.clone());
        let Tally { volleys, hits, expected } = Tally::of(own);
        let expected = language.tenths(expected);
        lines.push(tell(Fact::from(key::RecordSum { volleys, hits, expected })));
        Part { name, columns, lines }
    };
    ships.into_iter().map(part).collect()
}

/// Writes a match down for one viewer: the view at its end, and the log of everything told, with undone parts struck
/// out.
pub fn account<'a, G: OffTable>(
    view: &G::View,
    told: impl Iterator<Item = (bool, &'a G::Happening)>,
    cover: Cover,
    voice: Voice<'_>,
) -> Account {
    let (words, language) = voice;
    let told: Vec<_> = told.collect();
    let names = G::names(view);
    let entry =
        |(struck, told): &(bool, &G::Happening)| Entry { saying: Saying::of::<G>(names, told, voice), struck: *struck };
    let (places, standing): (Vec<_>, Vec<_>) =
        told.iter().enumerate().filter(|(_, (struck, _))| !struck).map(|(place, (_, told))| (place, *told)).unzip();
    let placed = |(at, drawing): (usize, Drawing)| Some((*places.get(at)?, drawing));
    let say = |fact: Fact| words.tell(language, &fact);
    let mut facts = Vec::new();
    if !cover.players.is_empty() {
        facts.push(say(Fact::from(key::AccountPlayers { players: Arg::text(cover.players.join(" · ")) })));
    }
    facts.push(match cover.reader {
        Some(player) => say(Fact::from(key::AccountReader { player: Arg::text(player) })),
        None => say(Fact::from(key::ACCOUNT_OPEN)),
    });
    Account {
        title: words.named(language, &names::scenario(&cover.id), &cover.id),
        facts,
        entries: told.iter().map(entry).collect(),
        drawing: G::drawing(view, &standing),
        moments: G::moments(view, &standing).into_iter().filter_map(placed).collect(),
        volleys: volleys(&G::volleys(view, &standing), voice),
        pictures: cover.pictures,
    }
}

/// Writes the account of a recorded match. The log of one side is written only once the match is over.
///
/// # Errors
/// The journal cannot be read, or not for this side.
pub fn of_file<G: OffTable>(
    file: &str,
    title: fn(&G::Setup) -> String,
    side: Option<&str>,
    voice: Voice<'_>,
) -> Result<Account, Fact>
where
    G::Setup: DeserializeOwned,
    G::Order: DeserializeOwned,
{
    let journal: Journal<G> = chronicle::read(file).map_err(not_read)?;
    let mut played = journal.replay().map_err(|fault| why_not(&fault))?;
    let viewer = match side {
        None => Viewer::Bystander,
        Some(_) if !G::is_over(played.state()) => return Err(Fact::from(key::ACCOUNT_NOT_OVER)),
        Some(side) => {
            let sides = G::sides(played.state());
            let at = sides.iter().position(|own| *own == side).and_then(|at| u8::try_from(at).ok());
            let stranger = || Fact::from(key::AccountNoSide { side, sides: sides.join(", ") });
            Viewer::Seat(Seat(at.ok_or_else(stranger)?))
        }
    };
    let mut state = G::set_up(&journal.setup).map_err(|_| Fact::from(key::JOURNAL_NOT_ONE))?;
    let mut told = Vec::new();
    for happening in played.take_told() {
        told.extend(G::told_to(&state, &happening, viewer));
        G::evolve(&mut state, &happening);
    }
    let (heading, picture) =
        chronicle::read_cover(file).map_or((None, None), |cover| (Some(cover.heading), cover.picture));
    let players = heading.into_iter().flat_map(|heading| heading.players).map(|player| player.name);
    let cover = Cover {
        id: title(&journal.setup),
        players: players.filter(|name| !name.trim().is_empty()).collect(),
        reader: side.map(str::to_owned),
        pictures: picture.into_iter().collect(),
    };
    let view = G::seen_by(&state, viewer);
    Ok(account::<G>(&view, told.iter().map(|told| (false, told)), cover, voice))
}
