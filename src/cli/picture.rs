//! `weather-gage picture`: draws the table with nothing secret in it, without a window.

use std::path::PathBuf;
use std::process::ExitCode;

use bevy::prelude::*;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::json;
use thiserror::Error;

use super::driving::off_screen::{NoPicture, OffScreen};
use super::driving::views::{NoSight, Sight};
use super::{GameLists, Options, Speaker, Subcommand, contact_sheet, options, output, table};
use crate::logbook::wording::{Fact, key};
use crate::play::curtain::ForAnyone;
use crate::table::camera::eyes::Eyes;
use crate::table::launch::Launch;
use crate::table::settings::{Quality, Settings};
use crate::table::stage::{Menu, Screen, Seated};

/// Draws a picture.
pub(super) const SUBCOMMAND: Subcommand = Subcommand { name: "picture", arguments, run };

fn arguments(command: Command, speaker: &Speaker, games: GameLists) -> Command {
    let sight = move |name: &str| Sight::named(games.aboard, name);
    let option = |name: &'static str, value: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(value).help(speaker.say(help))
    };
    command.about(speaker.say(key::CLI_PICTURE)).args([
        option("view", "NAME", key::CLI_VIEW).default_value("table").value_parser(sight),
        option("size", "WxH", key::CLI_SIZE).default_value("1280x720").value_parser(options::size),
        option("cards", "GAME", key::CLI_CARDS).conflicts_with_all(["view", "hide-panels"]),
        option("out", "FILE", key::CLI_OUT).required(true).value_parser(value_parser!(PathBuf)),
        option("quality", "LEVEL", key::CLI_QUALITY).default_value("medium").value_parser(["low", "medium", "high"]),
        Arg::new("hide-panels").long("hide-panels").help(speaker.say(key::CLI_HIDE_PANELS)).action(ArgAction::SetTrue),
    ])
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let out = matches.get_one::<PathBuf>("out");
    if let (Some(game), Some(out)) = (matches.get_one::<String>("cards"), out) {
        let given = matches.value_source("size") == Some(ValueSource::CommandLine);
        let wide = matches.get_one::<(u32, u32)>("size").filter(|_| given).map(|(wide, _)| *wide);
        return contact_sheet::write(game, out, wide, options, speaker);
    }
    if let Err(refusal) = options.scenario_exists() {
        speaker.complain(&refusal);
        return ExitCode::from(2);
    }
    let Some(order) = Order::of(matches) else { return ExitCode::from(2) };
    // Pictures are the same on every machine: no player's settings are read or written.
    let launch = Launch { forgetful: true, ..table::launch(options) };
    match draw(options.games, launch, &order) {
        Ok(()) => {
            output::print(json!({ "file": order.out, "width": order.size.x, "height": order.size.y }));
            ExitCode::SUCCESS
        }
        Err(refused) => {
            let reason = refused.to_string();
            speaker.complain(&Fact::from(key::ToastScreenshotFailed { reason }));
            ExitCode::FAILURE
        }
    }
}

/// The picture to be drawn.
#[derive(Clone, Debug)]
pub struct Order {
    /// The picture shows this.
    pub sight: Sight,
    /// In pixels.
    pub size: UVec2,
    /// The picture is written here.
    pub out: PathBuf,
    pub quality: Quality,
    /// Only the table, no panels.
    pub hide_panels: bool,
}

impl Order {
    fn of(matches: &ArgMatches) -> Option<Self> {
        let (width, height) = *matches.get_one::<(u32, u32)>("size")?;
        Some(Self {
            sight: matches.get_one::<Sight>("view")?.clone(),
            size: UVec2::new(width, height),
            out: matches.get_one::<PathBuf>("out")?.clone(),
            quality: match matches.get_one::<String>("quality")?.as_str() {
                "low" => Quality::Low,
                "high" => Quality::High,
                _ => Quality::Medium,
            },
            hide_panels: matches.get_flag("hide-panels"),
        })
    }
}

/// There is no picture for one of these reasons.
#[derive(Debug, Error)]
pub enum Refused {
    /// There is no such thing to look at.
    #[error(transparent)]
    Sight(#[from] NoSight),
    /// It could not be drawn or written.
    #[error(transparent)]
    Picture(#[from] NoPicture),
}

/// Frames in which states change, pieces are set out and panels find their sizes.
const SETTING_OUT: u32 = 12;

/// Draws it.
///
/// # Errors
/// There is nothing to look at, or the picture cannot be written.
pub fn draw(games: GameLists, launch: Launch, order: &Order) -> Result<(), Refused> {
    let mut app = OffScreen::new(games, launch, order.size);
    if order.hide_panels {
        app.hide_panels();
    }
    let world = app.world();
    let mut settings = world.get_resource_or_init::<Settings>();
    settings.quality = order.quality;
    settings.reduced_motion = true;
    world.insert_resource(ForAnyone);
    app.begin();
    app.frame();
    let (screen, menu) = order.sight.stage();
    let world = app.world();
    world.resource_mut::<NextState<Screen>>().set(screen);
    world.resource_mut::<NextState<Menu>>().set(menu);
    for _ in 0..SETTING_OUT {
        app.frame();
    }
    let world = app.world();
    if let Some(pose) = order.sight.pose(world)? {
        let seat = order.sight.seat();
        world.insert_resource(Seated(seat));
        let eye = world.resource_mut::<Eyes>().into_inner().of_mut(seat);
        if order.sight.on_deck() { eye.board(None, pose) } else { eye.rig.place(pose) }
    }
    app.frame();
    Ok(app.shot(&order.out)?)
}
