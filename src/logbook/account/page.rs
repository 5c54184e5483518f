//! The page of a match: one file of HTML with everything in it.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::{Account, Voice};
use crate::logbook::wording::{Loud, key};

/// How the page looks: parchment and ink, four seats in colours that everybody can tell apart.
const STYLE: &str = "\
:root{--ink:#2b2116;--soft:#6b5a44;--red:#8c2f1b;--paper:#f3e8cf;--edge:#c9b283}
body{margin:0;background:#d9c69c;color:var(--ink);font:1.05rem/1.5 Georgia,'Noto Serif',serif}
main{max-width:52rem;margin:2rem auto;padding:2rem 2.5rem;background:var(--paper);border:1px solid var(--edge);
box-shadow:0 2px 14px #0004}
h1{margin:0 0 .3rem;font-weight:normal;letter-spacing:.04em}
h2{margin:2rem 0 .4rem;border-bottom:1px solid var(--edge);font-weight:normal;color:var(--red)}
h3{margin:1rem 0 .2rem;font-size:1rem;color:var(--red)}
header p{margin:.1rem 0;color:var(--soft)}
nav{margin:1rem 0;font-size:.9rem}nav a{display:inline-block;margin:0 .7rem .2rem 0;color:var(--red)}
p{margin:.15rem 0}
.aside,.undone{color:var(--soft)}.undone{text-decoration:line-through}.mark{color:var(--red)}
.rule{color:var(--soft);font-size:.75rem;white-space:nowrap}
small{display:block;margin-left:1.5rem;color:var(--soft)}
figure{margin:1.5rem 0}figure img,figure svg{width:100%;height:auto;border:1px solid var(--edge)}
figcaption{color:var(--soft);font-size:.9rem}
.deep{fill:#cfdcd6}.shallow{fill:#dfe6d2}.shoal{fill:#e9dfb4}.land{fill:#c2ab7c}
polygon{stroke:#b9bfa8;stroke-width:.6}
.way{fill:none;stroke-width:4;stroke-linejoin:round;stroke-linecap:round}.way.under{stroke:var(--paper);stroke-width:8}
.end{stroke:var(--paper);stroke-width:2}
.way.seat-0{stroke:#d55e00}.way.seat-1{stroke:#0072b2}.way.seat-2{stroke:#009e73}.way.seat-3{stroke:#cc79a7}
.end.seat-0{fill:#d55e00}.end.seat-1{fill:#0072b2}.end.seat-2{fill:#009e73}.end.seat-3{fill:#cc79a7}
svg text{font-size:17px;fill:var(--ink);paint-order:stroke;stroke:var(--paper);stroke-width:4px}
@media print{body{background:none}main{margin:0;border:0;box-shadow:none;max-width:none}}
";

/// Text as it may stand in a page, in an element or between the quotes of an attribute: what players or mods wrote is words
/// there and nothing else.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // No page may hold them, and nobody can read them.
            control if control.is_control() && !control.is_whitespace() => {}
            letter => safe.push(letter),
        }
    }
    safe
}

pub(super) fn page(account: &Account, voice: Voice<'_>) -> String {
    let (words, language) = voice;
    let title = escaped(&account.title);
    let tag = escaped(language.tag());
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n<main>\n<header>\n<h1>{title}</h1>\n"
    );
    for fact in &account.facts {
        let _ = writeln!(page, "<p>{}</p>", escaped(fact));
    }
    page.push_str("</header>\n");
    for picture in &account.pictures {
        let (name, picture) = (escaped(&words.say(language, key::ACCOUNT_PICTURE, &[])), STANDARD.encode(picture));
        let _ = writeln!(page, "<figure><img alt=\"{name}\" src=\"data:image/png;base64,{picture}\"></figure>");
    }
    if let Some(drawing) = &account.drawing {
        let name = words.say(language, key::VERDICT_COURSES, &[]);
        let svg = drawing.svg(&name, voice);
        let _ = writeln!(page, "<figure>\n{svg}<figcaption>{}</figcaption></figure>", escaped(&name));
    }
    log(&mut page, account, voice);
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

/// The log, a heading for every turn, which can be gone to from the top.
fn log(page: &mut String, account: &Account, voice: Voice<'_>) {
    let turns = || account.entries.iter().filter(|entry| entry.saying.loud == Loud::Turn && !entry.struck);
    if turns().count() > 1 {
        page.push_str("<nav>");
        for (number, entry) in turns().enumerate() {
            let _ = write!(page, "<a href=\"#turn-{number}\">{}</a> ", escaped(&entry.saying.text));
        }
        page.push_str("</nav>\n");
    }
    let mut number = 0;
    for entry in &account.entries {
        let text = escaped(&entry.text(voice));
        let rule = format!("<span class=\"rule\">{}</span>", escaped(entry.saying.rule));
        let class = match entry.saying.loud {
            _ if entry.struck => "undone",
            Loud::Turn => {
                let _ = writeln!(page, "<h2 id=\"turn-{number}\">{text}</h2>");
                number += 1;
                continue;
            }
            Loud::Phase => {
                let _ = writeln!(page, "<h3>{text} {rule}</h3>");
                continue;
            }
            Loud::Mark => "mark",
            Loud::Line => "line",
            Loud::Aside => "aside",
        };
        let _ = write!(page, "<p class=\"{class}\">{text} {rule}");
        if let Some(sum) = &entry.saying.sum {
            let _ = write!(page, "<small>{}</small>", escaped(sum));
        }
        page.push_str("</p>\n");
    }
}
