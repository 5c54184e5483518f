//! `manual`: the pages of the manual and the completions of the shells, written from the commands themselves.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::logbook::files;
use crate::logbook::wording::{Language, key};

use super::{GameLists, Options, Speaker, Subcommand, command, help, output, series};

/// Writes the manual.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "manual", arguments, run };

/// The shells that complete, and where each looks for it under a prefix.
const SHELLS: [(Shell, &str); 3] = [
    (Shell::Bash, "share/bash-completion/completions/weather-gage"),
    (Shell::Zsh, "share/zsh/vendor-completions/_weather-gage"),
    (Shell::Fish, "share/fish/vendor_completions.d/weather-gage.fish"),
];

/// What stands in a page in English whatever the language: what comes before it there, and what is said for it.
const HEADINGS: [(&str, &str, &str); 11] = [
    (".SH ", "NAME", key::MANUAL_NAME),
    (".SH ", "SYNOPSIS", key::MANUAL_SYNOPSIS),
    (".SH ", "DESCRIPTION", key::MANUAL_DESCRIPTION),
    (".SH ", "OPTIONS", key::MANUAL_OPTIONS),
    (".SH ", "SUBCOMMANDS", key::MANUAL_SUBCOMMANDS),
    (".SH ", "EXTRA", key::MANUAL_EXTRA),
    (".SH ", "VERSION", key::MANUAL_VERSION),
    ("\\fI", "Possible values", key::MANUAL_POSSIBLE_VALUES),
    ("[", "default", key::MANUAL_DEFAULT),
    ("\n", "Print help", key::MANUAL_PRINT_HELP),
    ("\n", "Print version", key::MANUAL_PRINT_VERSION),
];

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let out = Arg::new("out").long("out").value_name("FOLDER").value_parser(value_parser!(PathBuf));
    command.about(speaker.say(key::CLI_MANUAL)).arg(out.help(speaker.say(key::CLI_MANUAL_OUT)))
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let games = options.games;
    let written = match matches.get_one::<PathBuf>("out") {
        Some(out) => lay_out(out, command(speaker, games), speaker),
        None => page(command(speaker, games), speaker).map(|page| {
            output::print(page.trim_end());
        }),
    };
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => series::not_written(speaker, "--out", &error),
    }
}

fn page(command: Command, speaker: &Speaker) -> io::Result<String> {
    let mut page = Vec::new();
    // What stands in it is told by the pages of the others.
    Man::new(command.disable_help_subcommand(true)).render(&mut page)?;
    Ok(help::in_words(&String::from_utf8_lossy(&page), &HEADINGS, speaker))
}

/// Everything in its place under a prefix, a page a command; `man` looks for a language in a folder of its own.
fn lay_out(prefix: &Path, mut command: Command, speaker: &Speaker) -> io::Result<()> {
    let whole = command.clone();
    command.build();
    let put = |place: &str, bytes: &[u8]| {
        let file = prefix.join(place);
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        files::write(&file, bytes)
    };
    let name = command.get_name().to_owned();
    let pages = match speaker.voice().1 {
        Language::En => "share/man/man1".to_owned(),
        language => format!("share/man/{language}/man1"),
    };
    for own in command.get_subcommands().filter(|own| !own.is_hide_set() && own.get_name() != "help") {
        let titled = format!("{name}-{}", own.get_name());
        put(&format!("{pages}/{titled}.1"), page(own.clone().name(titled.clone()), speaker)?.as_bytes())?;
    }
    put(&format!("{pages}/{name}.1"), page(whole, speaker)?.as_bytes())?;
    for (shell, place) in SHELLS {
        let mut completion = Vec::new();
        clap_complete::generate(shell, &mut command, &name, &mut completion);
        put(place, &completion)?;
    }
    Ok(())
}
