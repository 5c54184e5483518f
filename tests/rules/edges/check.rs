//! `check` refuses everything the rules will refuse, says how much it found, and looks at everything it calls fine.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{complaint, fresh_folder, lines, ran, ran_briefly};

fn asset(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(path)).unwrap()
}

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    path
}

/// The first fault of a file: its field and its sentence.
fn fault(path: &Path) -> Option<(String, String)> {
    let output = ran(&["check", path.to_str().unwrap()]);
    let found = lines(&output).into_iter().next();
    assert_eq!(output.status.code(), Some(i32::from(found.is_some())), "{}", complaint(&output));
    let text = |line: &Value, name: &str| line[name].as_str().unwrap().to_owned();
    found.map(|line| (text(&line, "field"), text(&line, "error")))
}

/// A scenario on open water with this number of ships of England.
fn crowded(ships: usize) -> String {
    let ships: String = (0..ships).map(|number| format!("(ship: \"revenge\", called: \"ship-{number}\"),")).collect();
    let scenario = asset("scenarios/open-sea.ron").replace("id: \"open-sea\"", "id: \"crowded\"");
    let own = "(ship: \"revenge\", or: [\"swallow\"])";
    assert!(scenario.contains(own));
    scenario.replace(own, &ships)
}

#[test]
fn a_scenario_that_the_rules_cannot_set_up_is_refused() {
    let folder = fresh_folder("crowded");
    let (field, error) = fault(&write(&folder, "a.ron", &crowded(9))).unwrap();
    assert_eq!((field.as_str(), error.as_str()), ("sides", "A battle has from one to eight ships"));
    assert_eq!(fault(&write(&folder, "b.ron", &crowded(2))), None);
}

#[test]
fn guns_and_names_beyond_what_the_rules_hold_are_refused() {
    let folder = fresh_folder("guns");
    let guns: Vec<String> = (1..=33).map(|gun| gun.to_string()).collect();
    let row = format!("port: (boxes: 40, guns_after: [{}])", guns.join(", "));
    let ship = asset("ships/revenge.ron");
    let begin = ship.find("port: (boxes").unwrap();
    let end = ship[begin..].find("])").unwrap() + begin + 2;
    let many = format!("{}{row}{}", &ship[..begin], &ship[end..]);
    assert_eq!(fault(&write(&folder, "a.ron", &many)).unwrap().0, "hull.port.guns_after");
    let long = ship.replace("id: \"revenge\"", "id: \"the-ship-with-the-longest-name\"");
    assert_eq!(fault(&write(&folder, "b.ron", &long)).unwrap().0, "id");
}

#[test]
fn files_that_spoil_the_games_own_scenarios_are_not_fine() {
    let folder = fresh_folder("nine-tiles-of-land");
    for number in 1..=9 {
        let row = "\"LLLLLL\", ".repeat(6);
        write(&folder, &format!("tiles/{number}.ron"), &format!("Tile(number: {number}, a: [{row}], b: [{row}])"));
    }
    let output = ran(&["check", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let faults = lines(&output);
    let of_open_sea = |line: &&Value| line["file"].as_str().unwrap().ends_with("open-sea.ron");
    let error = faults.iter().find(of_open_sea).unwrap()["error"].as_str().unwrap();
    assert!(error.starts_with("Is left out because of the files that were looked at: "), "{error}");
    // And with them in the data folder every command says so.
    let output = ran(&["simulate", "--scenario", "flores", "--games", "1", "--data", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(complaint(&output).contains("flores.ron, line"), "{}", complaint(&output));
}

/// The first words of all data files below a folder.
fn words_below(folder: &Path, found: &mut BTreeSet<String>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            words_below(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "ron") {
            let text = fs::read_to_string(&path).unwrap();
            let line = text.lines().find(|line| !line.starts_with("//") && !line.starts_with("#!")).unwrap();
            found.insert(line.chars().take_while(|sign| sign.is_alphanumeric()).collect());
        }
    }
}

#[test]
fn whoever_writes_no_kind_of_file_we_know_is_told_every_kind_there_is() {
    let mut kinds = BTreeSet::new();
    words_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"), &mut kinds);
    assert!(kinds.len() > 12, "{kinds:?}");
    let (_, error) = fault(&write(&fresh_folder("no-kind"), "a.ron", "Nonsense(a: 1)")).unwrap();
    let told: BTreeSet<&str> = error.split([' ', ',']).collect();
    assert!(kinds.iter().all(|kind| told.contains(kind.as_str())), "{error}: there are {kinds:?}");
}

#[test]
fn nothing_to_look_at_is_not_fine_and_what_was_looked_at_is_counted() {
    let empty = fresh_folder("empty");
    let said = |path: &Path| {
        let output = ran(&["check", path.to_str().unwrap()]);
        (output.status.code().unwrap(), complaint(&output).trim().to_owned())
    };
    let nothing = (1, "There is no data file here: nothing was looked at.".to_owned());
    assert_eq!(said(&empty), nothing);
    write(&empty, "REVENGE.RON", &asset("ships/revenge.ron"));
    assert_eq!(said(&empty), nothing);
    write(&empty, "ships/revenge.ron", &asset("ships/revenge.ron"));
    assert_eq!(said(&empty), (0, "1 file is fine".to_owned()));
    write(&empty, "ships/a.ron", "Ship(");
    assert_eq!(said(&empty), (1, "2 files were looked at.".to_owned()));
    let wrong = fresh_folder("wrong-folder");
    let file = write(&wrong, "scenario/open-sea.ron", &asset("scenarios/open-sea.ron"));
    assert_eq!(said(&file).0, 0, "by itself it may lie anywhere");
    let output = ran(&["check", wrong.to_str().unwrap()]);
    assert_eq!(lines(&output)[0]["error"], "Lies in scenario/ and is never read there: expected scenarios/");
}

#[test]
fn a_data_folder_that_is_missing_or_broken_is_said_by_every_command() {
    let folder = fresh_folder("data-folder");
    let script = write(&folder, "script.ron", "Script(game: \"the-ships\", setup: Scenario(\"lesson-1\"), steps: [])");
    let data = folder.join("data");
    write(&data, "ships/revenge.ron", "Ship(\n  id: \"revenge\",,\n)");
    write(&data, "wording/de/a.ftl", "cli-checked = { $count } Dateien sind gut\nmenu-back {\n");
    let commands: [&[&str]; 4] = [
        &["script", script.to_str().unwrap()],
        &["simulate", "--games", "1", "--scenario", "lesson-1"],
        &["check", script.to_str().unwrap()],
        &["replay", "nowhere.journal"],
    ];
    for command in commands {
        let with = |data: &Path| complaint(&ran(&[command, &["--data", data.to_str().unwrap()]].concat()));
        let broken = with(&data);
        assert!(broken.contains("revenge.ron, line 2") && broken.contains("a.ftl, line 2"), "{command:?}: {broken}");
        for missing in [folder.join("nowhere"), script.clone()] {
            let said = with(&missing);
            assert!(said.contains("There is no data folder") && said.contains("is played with"), "{command:?}: {said}");
        }
    }
    let lesson = ["check", script.to_str().unwrap(), "--lang", "de", "--data", data.to_str().unwrap()];
    assert!(
        complaint(&ran(&lesson)).contains("1 Dateien sind gut"),
        "a language of the data folder is spoken here too"
    );
}

#[test]
fn a_list_of_wrong_figures_is_not_told_one_by_one() {
    let folder = fresh_folder("many-faults");
    let row = "21, ".repeat(5000);
    let table = format!("GunneryTable(id: \"much\", ball: [{row}], chain: [], grape: [])");
    let output = ran(&["check", write(&folder, "a.ron", &table).to_str().unwrap()]);
    let faults = lines(&output);
    assert_eq!(faults.len(), 201);
    assert_eq!(faults[200]["error"], "And 4802 faults more");
    let sentences: String = (0..5000).map(|number| format!("a{number} = {{ b{number} }}\n")).collect();
    let output = ran(&["check", write(&folder, "en/a.ftl", &sentences).to_str().unwrap()]);
    assert_eq!(lines(&output).len(), 201);
}

#[test]
fn dice_tray_and_tower_with_impossible_figures_are_refused() {
    let folder = fresh_folder("vessels");
    let spoiled = [
        ("dice", "edge: 12.0", "edge: 0.0", "d20.edge"),
        ("dice", "edge: 12.0", "edge: -12.0", "d20.edge"),
        ("dice", "gravity: 9810.0", "gravity: NaN", "solver.gravity"),
        ("dice", "gravity: 9810.0", "gravity: inf", "solver.gravity"),
        ("dice", "steps_a_second: 240", "steps_a_second: 0", "solver.steps_a_second"),
        ("dice", "height: (150.0, 190.0)", "height: (190.0, 150.0)", "automatic.height"),
        ("dice", "bounce: 0.5", "bounce: 1.5", "numbered.body.bounce"),
        ("dice", "limit: 120", "limit: 100000", "limit"),
        ("tray", "Strength(1)", "Strength(0)", "zones[1].kind.Strength"),
        ("tray", "lid: 420.0", "lid: 0.0", "lid"),
        ("tower", "rod_thickness: 5.0", "rod_thickness: -5.0", "cubes.rod_thickness"),
        ("tower", "z: 152.0", "z: 1e300", "cubes.rods[0].z"),
    ];
    for (file, from, to, field) in spoiled {
        let text = asset(&format!("vessels/{file}.ron"));
        assert!(text.contains(from), "{from}");
        let path = write(&folder, &format!("vessels/{file}.ron"), &text.replacen(from, to, 1));
        assert_eq!(fault(&path).unwrap_or_default().0, field, "{to}");
        fs::write(&path, text).unwrap();
        assert_eq!(fault(&path), None);
    }
}

#[cfg(feature = "physics")]
#[test]
fn dice_are_not_thrown_with_impossible_figures() {
    let folder = fresh_folder("vessels-thrown");
    let text = asset("vessels/dice.ron").replace("steps_a_second: 240", "steps_a_second: 0");
    write(&folder, "vessels/dice.ron", &text);
    let output = ran(&["dice", "--throws", "1", "--data", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(complaint(&output).contains("30 … 10000"), "{}", complaint(&output));
}

/// A triangle as a binary model, after something was done to its description.
fn model(spoil: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut root = serde_json::json!({
        "asset": { "version": "2.0" },
        "scene": 0,
        "scenes": [{ "nodes": [0] }],
        "nodes": [{ "mesh": 0, "children": [1] }, { "name": "mast" }],
        "buffers": [{ "byteLength": 44 }],
        "bufferViews": [
            { "buffer": 0, "byteOffset": 0, "byteLength": 36 },
            { "buffer": 0, "byteOffset": 36, "byteLength": 6 },
        ],
        "accessors": [
            { "bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "min": [0, 0, 0], "max": [1, 1, 0] },
            { "bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR" },
        ],
        "meshes": [{ "primitives": [{ "attributes": { "POSITION": 0 }, "indices": 1 }] }],
    });
    spoil(&mut root);
    let corners: [f32; 9] = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0];
    let mut bytes: Vec<u8> = corners.iter().flat_map(|number| number.to_le_bytes()).collect();
    bytes.extend([0_u16, 1, 2, 0].iter().flat_map(|corner| corner.to_le_bytes()));
    let text = serde_json::to_vec(&root).unwrap();
    let header = gltf::binary::Header { magic: *b"glTF", version: 2, length: 0 };
    gltf::Glb { header, json: text.into(), bin: Some(bytes.into()) }.to_vec().unwrap()
}

#[test]
fn a_model_that_would_make_the_table_stumble_is_refused() {
    let folder = fresh_folder("models");
    let found = |spoil: fn(&mut Value)| {
        let path = folder.join("revenge.glb");
        fs::write(&path, model(spoil)).unwrap();
        fault(&path).map(|(field, _)| field)
    };
    assert_eq!(found(|_| ()), None);
    let spoiled: [(fn(&mut Value), &str); 11] = [
        (|root| root["accessors"][0]["count"] = 4.into(), "accessors[0]"),
        (|root| root["accessors"][0]["byteOffset"] = 8.into(), "accessors[0]"),
        (|root| root["bufferViews"][1]["byteLength"] = 60.into(), "bufferViews[1]"),
        (|root| root["buffers"][0]["byteLength"] = 6000.into(), "buffers[0]"),
        (|root| root["buffers"][0]["uri"] = "../../secret.bin".into(), "buffers[0].uri"),
        (|root| root["images"] = serde_json::json!([{ "uri": "/etc/passwd" }]), "images[0].uri"),
        (|root| root["nodes"][1]["children"] = serde_json::json!([1]), "nodes[1]"),
        (|root| root["nodes"][1]["children"] = serde_json::json!([0]), "nodes[0]"),
        (|root| root["accessors"][1]["componentType"] = 5126.into(), "accessors[1]"),
        (|root| root["accessors"][1]["byteOffset"] = serde_json::json!(u32::MAX), "accessors[1]"),
        (
            |root| {
                let chain = (0..200).map(|node| serde_json::json!({ "children": [node + 1] }));
                root["nodes"] = chain.chain([serde_json::json!({})]).collect();
            },
            "nodes[65]",
        ),
    ];
    for (number, (spoil, field)) in spoiled.into_iter().enumerate() {
        assert_eq!(found(spoil).as_deref(), Some(field), "{number}");
    }
    // A corner that is not there.
    let mut bytes = model(|_| ());
    let last = bytes.len() - 4;
    bytes[last] = 7;
    fs::write(folder.join("revenge.glb"), bytes).unwrap();
    assert_eq!(fault(&folder.join("revenge.glb")).unwrap().0, "meshes[0].primitives[0].indices");
}

/// A PNG file that says these sides and holds nothing.
fn picture(width: u32, height: u32) -> Vec<u8> {
    let sides = [width.to_be_bytes(), height.to_be_bytes()].concat();
    [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".as_slice(), &sides, &[8, 6, 0, 0, 0]].concat()
}

/// Small files that say much: each of these would hold the table up for half a minute, or take all memory.
#[test]
fn a_model_that_is_more_than_a_table_bears_is_refused() {
    let folder = fresh_folder("heavy-models");
    let found = |spoil: fn(&mut Value)| {
        let path = folder.join("revenge.glb");
        fs::write(&path, model(spoil)).unwrap();
        fault(&path)
    };
    let heavy: [(fn(&mut Value), &str); 4] = [
        (|root| root["nodes"] = vec![serde_json::json!({ "mesh": 0 }); 5001].into(), "nodes"),
        (|root| root["meshes"] = vec![root["meshes"][0].clone(); 5001].into(), "meshes"),
        (
            // Few surfaces, hung up often.
            |root| {
                let surface = root["meshes"][0]["primitives"][0].clone();
                root["meshes"][0]["primitives"] = vec![surface; 100].into();
                root["nodes"] = vec![serde_json::json!({ "mesh": 0 }); 51].into();
            },
            "meshes",
        ),
        (|root| root["images"] = serde_json::json!([{ "bufferView": 0, "mimeType": "image/png" }]), "images[0]"),
    ];
    for (number, (spoil, field)) in heavy.into_iter().enumerate() {
        assert_eq!(found(spoil).map(|(field, _)| field).as_deref(), Some(field), "{number}");
    }
    for (bytes, fine) in [(picture(8192, 1), true), (picture(20_000, 20_000), false), (picture(0, 9), false)] {
        assert_eq!(fault(&pictured(&folder, &bytes)).is_none(), fine);
    }
}

/// A model with a picture in it.
fn pictured(folder: &Path, bytes: &[u8]) -> PathBuf {
    let glb = gltf::Glb::from_slice(&model(|_| ())).unwrap().to_vec().unwrap();
    let glb = gltf::Glb::from_slice(&glb).unwrap();
    let mut root: Value = serde_json::from_slice(&glb.json).unwrap();
    let mut bin = glb.bin.as_deref().unwrap().to_vec();
    let begin = bin.len();
    bin.extend(bytes);
    root["buffers"][0]["byteLength"] = bin.len().into();
    let views = root["bufferViews"].as_array_mut().unwrap();
    views.push(serde_json::json!({ "buffer": 0, "byteOffset": begin, "byteLength": bytes.len() }));
    root["images"] = serde_json::json!([{ "bufferView": views.len() - 1, "mimeType": "image/png" }]);
    let header = gltf::binary::Header { magic: *b"glTF", version: 2, length: 0 };
    let json = serde_json::to_vec(&root).unwrap();
    let path = folder.join("pictured.glb");
    fs::write(&path, gltf::Glb { header, json: json.into(), bin: Some(bin.into()) }.to_vec().unwrap()).unwrap();
    path
}

#[test]
fn a_sentence_that_names_itself_or_grows_beyond_measure_is_refused() {
    let folder = fresh_folder("endless-sentences");
    let ten: Vec<_> = (1..=6).map(|of| format!("-t{of} ={}", format!(" {{ -t{} }}", of - 1).repeat(10))).collect();
    let grown = format!("-t0 = ten letters\n{}\nx-grown = {{ -t6 }}\n", ten.join("\n"));
    let long = format!("x-long = {}\n", "a ".repeat(15_000));
    let circles = "x-one = { x-two }\nx-two = { x-one }\n";
    for (text, key) in [("-x = { -x }\n", "x"), (circles, "x-one"), (&grown, "t4"), (&long, "x-long")] {
        let (field, error) = fault(&write(&folder, "wording/en/a.ftl", text)).unwrap();
        assert_eq!((field.as_str(), error.starts_with("Names itself, or grows")), (key, true), "{error}");
    }
}

#[test]
fn a_folder_of_thousands_of_broken_files_has_a_last_line() {
    let folder = fresh_folder("many-broken");
    for number in 0..1200 {
        write(&folder, &format!("ships/{number:04}.ron"), "Ship(");
    }
    let output = ran_briefly(&["check", folder.to_str().unwrap()]);
    let told = lines(&output);
    assert_eq!(told.len(), 1001);
    assert_eq!(told[1000]["error"], "And 200 faults more");
}

/// Each of them is compared with all English sentences, which are taken apart once.
#[test]
fn thousands_of_languages_are_looked_through_in_little_time() {
    let folder = fresh_folder("many-languages");
    let letters = || ('a'..='z').take(10);
    for (one, two, three) in
        letters().flat_map(|one| letters().flat_map(move |two| letters().map(move |three| (one, two, three))))
    {
        write(&folder, &format!("wording/{one}{two}{three}/a.ftl"), "menu-back = x\n");
    }
    let output = ran_briefly(&["check", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
}
