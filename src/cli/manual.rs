//! `manual`: the pages of the manual, in English, and the completions of the shells, written from the commands themselves.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::logbook::files;
use crate::logbook::wording::key;

use super::{GameLists, Options, Speaker, Subcommand, command, output, series};

/// Writes the manual.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "manual", arguments, run };

/// The shells that complete, and where each looks for it under a prefix.
const SHELLS: [(Shell, &str); 3] = [
    (Shell::Bash, "share/bash-completion/completions/weather-gage"),
    (Shell::Zsh, "share/zsh/vendor-completions/_weather-gage"),
    (Shell::Fish, "share/fish/vendor_completions.d/weather-gage.fish"),
];

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let out = Arg::new("out").long("out").value_name("FOLDER").value_parser(value_parser!(PathBuf));
    command.about(speaker.say(key::CLI_MANUAL)).arg(out.help(speaker.say(key::CLI_MANUAL_OUT)))
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let english = command(&Speaker::of(&["--lang", "en"].map(OsString::from)), options.games);
    let written = match matches.get_one::<PathBuf>("out") {
        Some(out) => lay_out(out, english),
        None => page(english).map(|page| {
            output::print(String::from_utf8_lossy(&page).trim_end());
        }),
    };
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => series::not_written(speaker, "--out", &error),
    }
}

fn page(command: Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    // The pages of the subcommands tell the rest.
    Man::new(command.disable_help_subcommand(true)).render(&mut page)?;
    Ok(page)
}

/// Everything in its place under a prefix, a page a command.
fn lay_out(prefix: &Path, mut command: Command) -> io::Result<()> {
    let whole = command.clone();
    command.build();
    let put = |place: &str, bytes: &[u8]| {
        let file = prefix.join(place);
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        files::write(&file, bytes)
    };
    let name = command.get_name().to_owned();
    for own in command.get_subcommands().filter(|own| !own.is_hide_set() && own.get_name() != "help") {
        let titled = format!("{name}-{}", own.get_name());
        put(&format!("share/man/man1/{titled}.1"), &page(own.clone().name(titled.clone()))?)?;
    }
    put(&format!("share/man/man1/{name}.1"), &page(whole)?)?;
    for (shell, place) in SHELLS {
        let mut completion = Vec::new();
        clap_complete::generate(shell, &mut command, &name, &mut completion);
        put(place, &completion)?;
    }
    Ok(())
}
