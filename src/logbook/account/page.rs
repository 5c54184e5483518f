//! The page of a match: one file of HTML with everything in it.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::drawing::Drawing;
use super::letters::{Voice, escaped};
use super::part::Part;
use super::{Account, Entry};
use crate::logbook::wording::{Loud, key};

/// The style of the page: parchment and ink, four seats in colours that all readers can tell apart.
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
.deep{fill:#cfdcd6}.shallow{fill:#dfe6d2}.shoal{fill:#e9dfb4}.land{fill:#c2ab7c}.unseen{fill:var(--paper)}
polygon{stroke:#b9bfa8;stroke-width:.6}
.seat-0{--own:#d55e00}.seat-1{--own:#0072b2}.seat-2{--own:#009e73}.seat-3{--own:#cc79a7}
.purple{--own:#7a4a94}.green{--own:#3d7d3a}.blue{--own:#2f6aa8}.yellow{--own:#d9a514}
.way{fill:none;stroke:var(--own);stroke-width:4;stroke-linejoin:round;stroke-linecap:round}
.way.under{stroke:var(--paper);stroke-width:8}
.end,polygon.own{fill:var(--own);stroke:var(--paper);stroke-width:2}
.shot{stroke-width:3;stroke-dasharray:7 7}.ring{fill:none;stroke:var(--red);stroke-width:3}
.moment{margin:.8rem 0 1.2rem;max-width:30rem}
.columns svg{width:auto;max-width:100%;height:9rem;border:0}.columns text{font-size:12px;stroke:none;text-anchor:middle}
.came{fill:var(--ink)}.due{fill:none;stroke:#8a6a2f;stroke-width:1.5}
svg text{font-size:17px;fill:var(--ink);paint-order:stroke;stroke:var(--paper);stroke-width:4px}
@media print{body{background:none}main{margin:0;border:0;box-shadow:none;max-width:none}}
";

/// The beginning of a page, as far as its title.
fn head(title: &str, (_, language): Voice<'_>) -> String {
    let (title, tag) = (escaped(title), escaped(language.tag()));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n<main>\n<header>\n<h1>{title}</h1>\n"
    )
}

const FOOT: &str = "</main>\n</body>\n</html>\n";

/// A page of numbers: results beside expectations. Nothing in it is fetched from elsewhere.
#[must_use]
pub fn album(title: &str, parts: &[Part], voice: Voice<'_>) -> String {
    let mut page = head(title, voice);
    page.push_str("</header>\n");
    for part in parts {
        part.write(&mut page, voice);
    }
    page.push_str(FOOT);
    page
}

pub(super) fn page(account: &Account, voice: Voice<'_>) -> String {
    let (words, language) = voice;
    let mut page = head(&account.title, voice);
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
        figure(&mut page, "courses", drawing, &name, voice);
    }
    moments(&mut page, account, voice);
    log(&mut page, account, voice);
    if !account.volleys.is_empty() {
        let _ = writeln!(page, "<h2>{}</h2>", escaped(&words.say(language, key::ACCOUNT_VOLLEYS, &[])));
    }
    for part in &account.volleys {
        part.write(&mut page, voice);
    }
    page.push_str(FOOT);
    page
}

/// A drawing with its caption.
fn figure(page: &mut String, class: &str, drawing: &Drawing, name: &str, voice: Voice<'_>) {
    let svg = drawing.svg(name, voice);
    let _ = writeln!(page, "<figure class=\"{class}\">\n{svg}<figcaption>{}</figcaption></figure>", escaped(name));
}

/// Writes links to the great moments.
fn moments(page: &mut String, account: &Account, voice: Voice<'_>) {
    if account.moments.is_empty() {
        return;
    }
    let (words, language) = voice;
    let _ = writeln!(page, "<h2>{}</h2>\n<nav>", escaped(&words.say(language, key::ACCOUNT_MOMENTS, &[])));
    for (number, (place, _)) in account.moments.iter().enumerate() {
        if let Some(entry) = account.entries.get(*place) {
            let _ = writeln!(page, "<a href=\"#moment-{number}\">{}</a>", escaped(&entry.text(voice)));
        }
    }
    page.push_str("</nav>\n");
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
    let mut moments = account.moments.iter().enumerate().peekable();
    for (place, entry) in account.entries.iter().enumerate() {
        line(page, entry, &mut number, voice);
        while let Some((moment, (_, drawing))) = moments.next_if(|(_, (at, _))| *at <= place) {
            let _ = write!(page, "<a id=\"moment-{moment}\"></a>");
            figure(page, "moment", drawing, &entry.text(voice), voice);
        }
    }
}

/// A line of the log; `number` is that of the next turn.
fn line(page: &mut String, entry: &Entry, number: &mut usize, voice: Voice<'_>) {
    let text = escaped(&entry.text(voice));
    let rule = format!("<span class=\"rule\">{}</span>", escaped(entry.saying.rule));
    let class = match entry.saying.loud {
        _ if entry.struck => "undone",
        Loud::Turn => {
            let _ = writeln!(page, "<h2 id=\"turn-{number}\">{text}</h2>");
            *number += 1;
            return;
        }
        Loud::Phase => {
            let _ = writeln!(page, "<h3>{text} {rule}</h3>");
            return;
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
