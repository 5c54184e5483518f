//! Turns what lies in `assets/` and `shaders/` into what the program carries inside itself.
//!
//! Deterministic, and quick without the feature `app`: only the window needs models and shaders.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

// The shipwright is part of the library; here only what builds a model of it is used.
#[cfg(feature = "app")]
#[path = "src/shipwright/mod.rs"]
#[expect(dead_code, unused_imports, reason = "checks and figures are for the library's callers")]
mod shipwright;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR"))?);
    carry("assets", "ASSETS", &out.join("assets.rs"))?;
    wording(Path::new("assets/wording/en"), &out.join("wording.rs"))?;
    odds(Path::new("assets/vessels/tray.ron"), &out.join("odds.rs"))?;
    if env::var_os("CARGO_FEATURE_APP").is_some() {
        carry("shaders", "SHADERS", &out.join("shaders.rs"))?;
        models(&out)?;
    }
    Ok(())
}

/// Lofts every ship under `assets/ships/lines/` at three levels of detail, and writes a table of the models.
#[cfg(feature = "app")]
fn models(out: &Path) -> io::Result<()> {
    use shipwright::Detail;
    use shipwright::lines::ShipLines;
    println!("cargo::rerun-if-changed=src/shipwright");
    let folder = out.join("models");
    fs::create_dir_all(&folder)?;
    let mut files = Vec::new();
    walk(Path::new("assets/ships/lines"), &mut files)?;
    files.sort();
    let mut text =
        String::from("/// Every ship's model: path and packed bytes.\npub static MODELS: &[(&str, &[u8])] = &[\n");
    for file in files {
        let wrong = |what: String| io::Error::other(format!("{}: {what}", file.display()));
        let ship: ShipLines = ron::from_str(&fs::read_to_string(&file)?).map_err(|e| wrong(e.to_string()))?;
        for (level, detail) in [("near", Detail::Near), ("middle", Detail::Middle), ("far", Detail::Far)] {
            let model = shipwright::build(&ship, detail).map_err(|e| wrong(e.to_string()))?;
            let name = format!("{}.{level}.glb", ship.id);
            let whole = folder.join(&name);
            fs::write(&whole, miniz_oxide::deflate::compress_to_vec_zlib(&model, 9))?;
            let _ = writeln!(text, "    ({name:?}, include_bytes!({whole:?})),");
        }
    }
    let furnishings = shipwright::furnishings().map_err(|e| io::Error::other(e.to_string()))?;
    let whole = folder.join("furnishings.glb");
    fs::write(&whole, miniz_oxide::deflate::compress_to_vec_zlib(&furnishings, 9))?;
    let _ = writeln!(text, "    (\"furnishings.glb\", include_bytes!({whole:?})),");
    text.push_str("];\n");
    fs::write(out.join("models.rs"), text)
}

/// Without the window there is nothing to show a model in.
#[cfg(not(feature = "app"))]
fn models(_out: &Path) -> io::Result<()> {
    Ok(())
}

/// Writes a table of every file under `folder`: its path with `/` below that folder, and its bytes.
fn carry(folder: &str, name: &str, to: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={folder}");
    let root = Path::new(folder);
    let mut files = Vec::new();
    walk(root, &mut files)?;
    files.sort();
    let mut text =
        format!("/// Every file under `{folder}/`: path and bytes.\npub static {name}: &[(&str, &[u8])] = &[\n");
    for file in files {
        let below = file.strip_prefix(root).map_err(io::Error::other)?;
        let below = below.to_string_lossy().replace('\\', "/");
        let whole = fs::canonicalize(&file)?;
        let _ = writeln!(text, "    ({below:?}, include_bytes!({whole:?})),");
    }
    text.push_str("];\n");
    fs::write(to, text)
}

/// Writes something for every key of the English sentences: for one without arguments a constant, `menu-settings` becomes
/// `MENU_SETTINGS`; for one with arguments a struct that must be given them all by name, `log-turn = Turn { $turn }` becomes
/// `LogTurn { turn }`, and can be handed on as `LogTurn::of` where that argument is its only one.
fn wording(folder: &Path, to: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    walk(folder, &mut files)?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    let mut text = String::new();
    for file in files {
        for (key, sentence, arguments) in messages(&fs::read_to_string(&file)?) {
            let sentence = match sentence.trim().replace('`', "'") {
                short if short.is_empty() => "several forms".into(),
                short => short,
            };
            let _ = writeln!(text, "/// `{key}`: `{sentence}`");
            if arguments.is_empty() {
                let name = key.replace('-', "_").to_ascii_uppercase();
                let _ = writeln!(text, "pub const {name}: &str = {key:?};");
            } else {
                typed(&key, &arguments, &mut text);
            }
        }
    }
    fs::write(to, text)
}

/// Every message of a file: its key, the rest of its first line, and the names of its arguments.
fn messages(text: &str) -> Vec<(String, String, Vec<String>)> {
    let mut found: Vec<(String, String, Vec<String>)> = Vec::new();
    let mut within = false;
    for line in text.lines() {
        if let Some((key, sentence)) = line.split_once('=').filter(|(key, _)| is_a_key(key.trim_end())) {
            found.push((key.trim_end().to_owned(), sentence.to_owned(), Vec::new()));
            within = true;
        } else if line.starts_with(['#', '-']) {
            // A comment ends a message; a term cannot be said by itself.
            within = false;
        }
        let Some((.., arguments)) = found.last_mut().filter(|_| within) else { continue };
        for after in line.split('$').skip(1) {
            let name: String = after.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            if !name.is_empty() && !arguments.contains(&name) {
                arguments.push(name);
            }
        }
    }
    found
}

/// A key stands at the beginning of its line.
fn is_a_key(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_alphabetic()) && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

fn typed(key: &str, arguments: &[String], text: &mut String) {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    };
    let name: String = key.split('-').map(capital).collect();
    let kinds: Vec<String> = (1..=arguments.len()).map(|number| format!("A{number}")).collect();
    let fields: String = arguments
        .iter()
        .zip(&kinds)
        .map(|(name, kind)| format!("    /// `${name}`\n    pub {name}: {kind},\n"))
        .collect();
    let bounds: Vec<String> = kinds.iter().map(|kind| format!("{kind}: Into<Arg>")).collect();
    let given: Vec<String> = arguments.iter().map(|name| format!("({name:?}, said.{name}.into())")).collect();
    let (kinds, bounds, given) = (kinds.join(", "), bounds.join(", "), given.join(", "));
    let _ = writeln!(text, "pub struct {name}<{kinds}> {{\n{fields}}}");
    let _ = writeln!(text, "impl<{bounds}> From<{name}<{kinds}>> for Fact {{");
    let _ = writeln!(text, "    fn from(said: {name}<{kinds}>) -> Self {{ Self::of({key:?}, [{given}]) }}\n}}");
    let _ = writeln!(text, "impl<{bounds}> From<{name}<{kinds}>> for Arg {{");
    let _ = writeln!(text, "    fn from(said: {name}<{kinds}>) -> Self {{ Fact::from(said).into() }}\n}}");
    let _ = writeln!(text, "impl {name}<{}> {{", vec!["()"; arguments.len()].join(", "));
    let _ = writeln!(text, "    /// What it is known by: `{key}`.\n    pub const KEY: &str = {key:?};\n}}");
    if let [only] = arguments {
        let _ = writeln!(text, "impl<A1: Into<Arg>> {name}<A1> {{\n    /// Said of this.");
        let _ = writeln!(text, "    pub fn of({only}: A1) -> Fact {{ Self {{ {only} }}.into() }}\n}}");
    }
}

/// Writes the odds of the tray as a table of the rules' own readings: `"S1A": 2818` becomes `(Lie::In(Zone::S1a), 2818)`.
fn odds(from: &Path, to: &Path) -> io::Result<()> {
    let mut rows = Vec::new();
    for line in fs::read_to_string(from)?.lines() {
        let Some((word, count)) = line.trim().trim_end_matches(',').split_once(": ") else { continue };
        let (Some(word), Ok(count)) =
            (word.strip_prefix('"').and_then(|word| word.strip_suffix('"')), count.parse::<u32>())
        else {
            continue;
        };
        let name: String = word.chars().take(1).chain(word.chars().skip(1).map(|c| c.to_ascii_lowercase())).collect();
        let missed = ["RIDGE", "STACK", "OUT", "TOWER", "UNSETTLED"].contains(&word);
        let lie = if missed { name } else { format!("In(Zone::{name})") };
        rows.push(format!("    (Lie::{lie}, {count}),\n"));
    }
    let doc = "/// How often a cube came to lie so: the zones, then the ways to miss them.";
    fs::write(to, format!("{doc}\npub const ODDS: [(Lie, u32); {}] = [\n{}];\n", rows.len(), rows.concat()))
}

/// Every file below `folder`, hidden ones left out.
fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')) {
            continue;
        }
        if path.is_dir() {
            println!("cargo::rerun-if-changed={}", path.display());
            walk(&path, found)?;
        } else {
            println!("cargo::rerun-if-changed={}", path.display());
            found.push(path);
        }
    }
    Ok(())
}
