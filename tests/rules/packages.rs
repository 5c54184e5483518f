//! Packages behind the packages: one engine at most, and none in the engine-free half.

use std::fs;
use std::process::Command;

/// Every package in the lock file with this name, by version.
fn locked(name: &str) -> Vec<String> {
    let lock = fs::read_to_string("Cargo.lock").unwrap();
    let lines: Vec<_> = lock.lines().collect();
    lines
        .windows(2)
        .filter(|pair| pair[0] == format!("name = \"{name}\""))
        .map(|pair| pair[1].trim_start_matches("version = ").trim_matches('"').to_owned())
        .collect()
}

/// The packages that cargo would build for the host with these features.
fn tree(features: &[&str]) -> Vec<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(["tree", "--locked", "--offline", "--prefix", "none", "--format", "{p}", "--edges", "normal,build,dev"])
        .args(features)
        .output()
        .unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{told}");
    let packages = String::from_utf8(output.stdout).unwrap();
    packages.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn there_is_one_engine() {
    for name in ["bevy_ecs", "bevy", "egui", "wgpu", "rapier3d", "gltf", "hexx"] {
        assert_eq!(locked(name).len(), 1, "{name}: {:?}", locked(name));
    }
    assert!(locked("bevy")[0].starts_with("0.19."), "the whole set of plugins is made for this version");
}

#[test]
fn the_command_line_builds_without_the_engine() {
    let packages = tree(&["--no-default-features", "--features", "cli"]);
    assert!(packages.len() > 20, "cargo names what it would build");
    let engine: Vec<_> = packages
        .iter()
        .filter(|name| {
            ["bevy", "wgpu", "winit", "egui", "naga"]
                .iter()
                .any(|begin| *name == begin || name.starts_with(&format!("{begin}_")))
        })
        .collect();
    assert!(engine.is_empty(), "{engine:?}");
}

/// Without a feature nothing opens a window, speaks to a network, starts a pool of threads or parses arguments.
#[test]
fn the_rules_need_no_such_packages() {
    let packages = tree(&["--no-default-features"]);
    let strangers = ["clap", "toml", "tokio", "rayon", "reqwest", "libloading", "rapier3d", "image"];
    let found: Vec<_> = packages.iter().filter(|name| strangers.contains(&name.as_str())).collect();
    assert!(found.is_empty(), "{found:?}");
}

/// Kept throws name the solver that made them: the same as is asked for, and as is built.
#[cfg(feature = "physics")]
#[test]
fn throws_name_the_solver_that_is_built() {
    use weather_gage::dice::plan::EngineId;
    use weather_gage::shipwright::vessels::Vessels;

    let solver = EngineId::of(&Vessels::built_in().unwrap()).solver;
    let version = solver.strip_prefix("rapier3d ").unwrap();
    let manifest = fs::read_to_string("Cargo.toml").unwrap();
    assert!(manifest.contains(&format!("rapier3d = {{ version = \"={version}\"")), "{solver}");
    assert_eq!(locked("rapier3d"), [version]);
}

/// A package is there for a reason, which stands before it.
#[test]
fn every_package_has_its_reason() {
    let manifest = fs::read_to_string("Cargo.toml").unwrap();
    let mut unreasoned = Vec::new();
    let (mut reasoned, mut among) = (false, false);
    for line in manifest.lines() {
        if line.starts_with('[') {
            among = line.contains("dependencies");
        } else if among && line.starts_with(|letter: char| letter.is_ascii_lowercase()) && !reasoned {
            unreasoned.push(line);
        }
        // One reason may hold for a few packages in a row.
        reasoned = line.starts_with('#') || (reasoned && !line.is_empty());
    }
    assert!(unreasoned.is_empty(), "{unreasoned:?}");
}
