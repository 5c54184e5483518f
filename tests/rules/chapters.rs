//! Happenings stand in chapters, and are written and read as if they did not.

use std::collections::BTreeSet;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use weather_gage::rules::dead_reckoning::happenings::Happening as Reckoned;
use weather_gage::rules::the_ships::happenings::Happening as Sailed;

/// One of each chapter, one without fields, and all of a ruling, which the games write in their own ways.
const OF_THE_SHIPS: [&str; 13] = [
    "WindThrown(face:7)",
    r#"RangeSet(ship:"revenge",battery:Port,secret:Some(3))"#,
    r#"Collided(kind:Ram,striker:"revenge",struck:"swallow",mutual:true)"#,
    r#"MastsShielded(ship:"revenge",protection:9,faces:[4,12],damage:1)"#,
    "WindowOpened",
    r#"SailorLost(ship:"revenge",to:Grape)"#,
    r#"CameFree(ship:"revenge",won:true)"#,
    r#"OfficerFell(ship:"revenge",officer:Gunner,instead_of:Some(FirstMate))"#,
    "RulingProposed(side:English,amendments:[Wind(towards:S)])",
    "RulingAgreed(side:Spanish)",
    "RulingRefused(side:Spanish)",
    r#"SetRight(amendment:Sailors(ship:"revenge",left:20))"#,
    "Ended(result:Won(English),points:Some((12,-3)))",
];
const OF_DEAD_RECKONING: [&str; 18] = [
    "DockStocked(by:Purple,cargo:2)",
    "WindInHand(by:Green,gold:3)",
    "LastTurns(by:Purple)",
    "Repaired(by:Purple,count:1)",
    "GoodsGained(by:Purple,goods:(cargo:1,gold:2))",
    "NobodyLevelled(by:Purple)",
    "NothingTaken(by:Purple,row:2)",
    "InfluenceLost(by:Purple,count:1)",
    "ExtraCubes(by:Purple,count:2,why:LastTurn)",
    "BattleEnded",
    "SentUpAgain(cubes:[3,5])",
    "DamageSpared(ship:Purple,count:1)",
    "LegendGrew(by:Purple,wins:2,cube:true)",
    "RulingProposed(by:Purple,amendments:[Dock(of:Purple,cargo:5)])",
    "RulingAgreed(by:Purple)",
    "RulingRefused(by:Purple)",
    "SetRight(amendments:[Sails(ship:Blue,count:3)])",
    "GameWon(by:Purple,gold:31)",
];

fn as_it_was<T: Serialize + DeserializeOwned + PartialEq + Debug>(texts: &[&str]) {
    for text in texts {
        let told: T = ron::from_str(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(ron::to_string(&told).unwrap(), *text);
        let written = serde_json::to_value(&told).unwrap();
        let name = written.as_str().or_else(|| written.as_object()?.keys().next().map(String::as_str));
        assert_eq!(name, text.split('(').next());
        assert_eq!(serde_json::from_value::<T>(written).unwrap(), told);
        assert_eq!(serde_json::from_str::<T>(&serde_json::to_string(&told).unwrap()).unwrap(), told);
    }
}

#[test]
fn a_fact_of_any_chapter_is_written_and_read_by_its_own_name() {
    as_it_was::<Sailed>(&OF_THE_SHIPS);
    as_it_was::<Reckoned>(&OF_DEAD_RECKONING);
}

/// The names that may stand there, from the fault of a name that does not exist.
fn names<T: DeserializeOwned + Debug>() -> Vec<String> {
    let fault = serde_json::from_value::<T>(Value::from("Nonsense")).unwrap_err().to_string();
    let all = fault.strip_prefix("unknown variant `Nonsense`, expected one of ").unwrap();
    all.split(", ").map(|name| name.trim_matches('`').to_owned()).collect()
}

#[test]
fn no_two_chapters_have_a_name_in_common_and_who_mistakes_one_is_told_all() {
    for (names, texts) in [(names::<Sailed>(), &OF_THE_SHIPS[..]), (names::<Reckoned>(), &OF_DEAD_RECKONING)] {
        assert!(names.len() > 90, "{}", names.len());
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
        assert!(texts.iter().all(|text| names.iter().any(|name| text.split('(').next() == Some(name))));
    }
}

#[test]
fn a_fault_inside_a_fact_has_its_place_and_its_field() {
    let mut source = ron::Deserializer::from_str("Collided(\n    kind: Ram,\n    striker: 7,\n)").unwrap();
    let fault = serde_path_to_error::deserialize::<_, Sailed>(&mut source).unwrap_err();
    assert_eq!(fault.path().to_string(), "Collided.striker");
    let fault = ron::from_str::<Sailed>("Collided(\n    kind: Ram,\n    nonsense: 7,\n)").unwrap_err();
    assert_eq!((fault.span.start.line, fault.span.end.line), (3, 3));
    assert!(fault.to_string().contains("nonsense"), "{fault}");
}
