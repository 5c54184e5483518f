//! Words that players stumbled over stay away: words that mean something else, or have another name everywhere else.

use weather_gage::logbook::wording::Language;

use super::{none, spoken};

/// The language, the beginning of its keys, and the words that must not be there: a space stands for the beginning or
/// the end of a word.
const CONDEMNED: &[(Language, &str, &str)] = &[
    // This is told of a side that is not one of two friends, or of a player who may be a woman.
    (Language::Ru, "", "согласен ли"),
    (Language::Uk, "", "чи згоден"),
    // One spelling, one name for one thing.
    (Language::Ru, "", " мушкетер"),
    (Language::Ru, "", " пикинер"),
    (Language::Ru, "", " обновлени"),
    (Language::Ru, "", " бочон"),
    (Language::Ru, "", " торговый корабль"),
    (Language::Ru, "", " торгового корабля"),
    (Language::Ru, "dr-", " в руке "),
    (Language::Ru, "refusal-dr-", " в руке "),
    (Language::Ru, "dr-lie-", " планшет"),
    (Language::Ru, "refusal-dr-", " планшет"),
    (Language::Ru, "toast-names-", " названия"),
    (Language::Ru, "call-", " дистанция"),
    (Language::Ru, "umpire-", " рукой "),
    (Language::Ru, "ruling-", " рукой "),
    (Language::Ru, "", " окно огня "),
    (Language::Ru, "", " берётся назад "),
    (Language::Ru, "", " под коробочку "),
    (Language::Ru, "", " приказ выполнять некому "),
    (Language::Ru, "log-ground-", " борт о борт "),
    (Language::Ru, "", " сохранено само "),
    (Language::Ru, "", " который из офицеров "),
    (Language::Ru, "", " размах "),
    (Language::Ru, "", " на самом этом расстоянии "),
    (Language::Ru, "", " не останутся на местах "),
    (Language::Ru, "", " плитк"),
    (Language::Ru, "", " способност"),
    (Language::Ru, "", " молодого капитана "),
    (Language::Ru, "", " титульн"),
    (Language::Ru, "", " заглавн"),
    (Language::Ru, "", " баталер "),
    (Language::Ru, "duel-", " торговца "),
    (Language::Ru, "dr-", " урон"),
    (Language::Pl, "", " bez szans "),
    (Language::Pl, "", " kafelk"),
    (Language::Pl, "", " premii "),
    (Language::Pl, "", " armat "),
    (Language::Pl, "dr-ruling-", " okręt"),
    (Language::Pl, "", " szczepi"),
    (Language::Pl, "", " pakiet "),
    (Language::Pl, "duel-", " okręt"),
    (Language::Pl, "duel-", " rozwinięci"),
    (Language::Pl, "", " w ręce "),
    (Language::Pl, "", " muszkieterz"),
    (Language::Pl, "refusal-", " kurs "),
    (Language::Pl, "", " odciąć "),
    (Language::Pl, "", " odcięt"),
    (Language::Pl, "", " opanowanie "),
    (Language::Pl, "stage-", " krok "),
    (Language::Pl, "", " okno ognia "),
    (Language::Pl, "", " handlarz"),
    (Language::Pl, "dr-lie-", " legła "),
    (Language::Pl, "", " zakopana "),
    (Language::Pl, "", " zapisane samo "),
    (Language::Pl, "", " jak w druku "),
    (Language::Pl, "", " figur"),
    (Language::Pl, "", " gdzie byłeś "),
    (Language::Pl, "", " ręką "),
    (Language::Pl, "", " w 1588 okręt"),
    (Language::Uk, "", " гніт "),
    (Language::Uk, "", " плитк"),
    (Language::Uk, "", " здібност"),
    (Language::Uk, "", " титульн"),
    (Language::Uk, "", " гармаш"),
    (Language::Uk, "", " влучень "),
    (Language::Uk, "", " торговельне судно "),
    (Language::Uk, "dr-", " шкод"),
    (Language::Uk, "", " відійшов "),
    (Language::Uk, "", " титулу "),
    (Language::Uk, "", " стій "),
    (Language::Uk, "log-", " кубик"),
    (Language::Uk, "ask-", " кубик"),
    (Language::Uk, "order-", " кубик"),
    (Language::Uk, "throw-", " кісток "),
    (Language::Uk, "save", " бій "),
    (Language::Uk, "", " торговий "),
    (Language::Uk, "", " поліпшен"),
    (Language::Uk, "stage-", " крок "),
    (Language::Uk, "", " вікно вогню "),
    (Language::Uk, "", " із ладу "),
    (Language::Uk, "", " барил"),
    (Language::Uk, "", " рукою поправ"),
    (Language::Uk, "", " противник"),
    (Language::Uk, "", " суперник"),
    (Language::Uk, "replay-", " малюнк"),
    // A stranger had to guess what is meant.
    (Language::En, "", " of which tell "),
    (Language::En, "", " to be expected "),
    (Language::En, "", " best time "),
    (Language::En, "mate-share", " turn"),
    (Language::Ru, "mate-share", " ход"),
    (Language::Pl, "mate-share", " tur"),
    (Language::Uk, "mate-share", " ход"),
    (Language::Ru, "", " засчитывается до "),
    (Language::Uk, "", " зараховується до "),
    (Language::Pl, "", " zalicza się do "),
    (Language::Pl, "", " odbij"),
    (Language::Pl, "", " pytanie zasad "),
    (Language::Ru, "", " вопрос правил "),
    (Language::Uk, "", " питання правил "),
    // Answers do not stand below in every game, and nobody calls her so.
    (Language::En, "hint-choose", " below "),
    (Language::Ru, "hint-choose", " внизу "),
    (Language::Pl, "hint-choose", " niżej "),
    (Language::Uk, "hint-choose", " внизу "),
    (Language::En, "", " san martin "),
];

/// Small letters, and a space for everything that is no letter.
fn plain(words: &str) -> String {
    let letter = |sign: char| if sign.is_alphanumeric() { sign } else { ' ' };
    let words: String = words.to_lowercase().chars().map(letter).collect();
    format!(" {} ", words.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn what_players_stumbled_over_is_not_said_again() {
    let mut faults = Vec::new();
    for (language, begins, condemned) in CONDEMNED {
        for (key, sentence) in spoken(language) {
            if key.starts_with(begins) && plain(&sentence.words).contains(condemned) {
                faults.push(format!("{language} {key}: «{condemned}» in {}", sentence.words));
            }
        }
    }
    none("words that mean something else", &faults);
}

#[test]
fn a_percent_sign_stays_with_its_number() {
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        for (key, sentence) in spoken(&language) {
            faults.extend(sentence.words.contains(" %").then(|| format!("{language} {key}: {}", sentence.words)));
        }
    }
    none("a line may break before them", &faults);
}
