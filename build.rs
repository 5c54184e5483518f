//! Packs `assets/` and `shaders/` into the program.
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

#[path = "build/wording.rs"]
mod wording;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR"))?);
    carry("assets", "ASSETS", &out.join("assets.rs"))?;
    sentences(Path::new("assets/wording/en"), &out.join("wording.rs"))?;
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

/// Writes the keys of the English sentences, and the arms that lead to them.
fn sentences(folder: &Path, to: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    walk(folder, &mut files)?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    let read = |file: &PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        fs::read_to_string(file).map(|text| (name, text))
    };
    let files = files.iter().map(read).collect::<io::Result<Vec<_>>>()?;
    fs::write(to, wording::rust(&files).map_err(io::Error::other)?)
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
    let doc = "/// Counts of thrown cubes by their lie: the zones, then the ways to miss them.";
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
