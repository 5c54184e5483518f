//! The help in the language of the terminal: clap's own template, with every word of it given by us.

use clap::{Arg, Command};

use crate::logbook::wording::key;

use super::Speaker;

/// A command line that says its help in the language that is spoken.
pub fn in_words(mut command: Command, speaker: &Speaker) -> Command {
    command.build();
    words(command, speaker)
}

fn words(command: Command, speaker: &Speaker) -> Command {
    let (template, usage) = (template(&command, speaker), usage(&command, speaker));
    let command = match command.get_name() {
        "help" => command.about(speaker.say(key::HELP_PRINT_COMMANDS)),
        _ => command,
    };
    let command = command.help_template(template).override_usage(usage);
    command.mut_args(|arg| argument(arg, speaker)).mut_subcommands(|own| words(own, speaker))
}

/// A page with the headings that have something under them.
fn template(command: &Command, speaker: &Speaker) -> String {
    let headings = [
        (command.has_subcommands(), key::HELP_COMMANDS, "subcommands"),
        (command.get_positionals().next().is_some(), key::HELP_ARGUMENTS, "positionals"),
        (true, key::HELP_OPTIONS, "options"),
    ];
    let part = |(_, heading, tag): &(bool, &str, &str)| format!("{}:\n{{{tag}}}", speaker.say(heading));
    let parts: Vec<String> = headings.iter().filter(|(there, ..)| *there).map(part).collect();
    format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{}{{after-help}}",
        speaker.say(key::HELP_USAGE),
        parts.join("\n\n")
    )
}

fn usage(command: &Command, speaker: &Speaker) -> String {
    let bracketed = |key| format!("[{}]", speaker.say(key));
    let name = command.get_bin_name().unwrap_or(command.get_name()).to_owned();
    let required = command.get_opts().filter(|arg| arg.is_required_set()).chain(command.get_positionals());
    [name, bracketed(key::HELP_ANY_OPTIONS)]
        .into_iter()
        .chain(required.map(ToString::to_string))
        .chain(command.has_subcommands().then(|| bracketed(key::HELP_COMMAND)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// An argument, with its defaults and possible values named in its own sentence.
fn argument(arg: Arg, speaker: &Speaker) -> Arg {
    match arg.get_id().as_str() {
        "help" => return arg.help(speaker.say(key::HELP_PRINT_HELP)),
        "version" => return arg.help(speaker.say(key::HELP_PRINT_VERSION)),
        _ if !arg.get_action().takes_values() => return arg,
        _ => {}
    }
    let default = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned());
    let possible = arg.get_possible_values().into_iter().map(|value| value.get_name().to_owned());
    let mut help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    for (key, values) in
        [(key::HELP_DEFAULT, default.collect::<Vec<_>>()), (key::HELP_POSSIBLE_VALUES, possible.collect())]
    {
        if !values.is_empty() {
            help = format!("{help} [{}: {}]", speaker.say(key), values.join(", "));
        }
    }
    arg.help(help.trim_start().to_owned()).hide_default_value(true).hide_possible_values(true)
}
