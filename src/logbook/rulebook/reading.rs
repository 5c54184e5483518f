//! Reads a chapter: light Markdown, line by line; a part that cannot be understood is reported with its line and a
//! reason.

use crate::logbook::data::{DataFault, text_of};
use crate::logbook::wording::{Fact, key};

use super::book::Numbering;
use super::chapter::{Block, Chapter, Line, Run};

/// More than any chapter needs.
const MOST_BLOCKS: usize = 4_000;
/// At most this number of faults of one file is told.
const MOST_FAULTS: usize = 50;

/// Reads the chapter in a file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(file: &str, slug: &str, bytes: &[u8], numbering: &Numbering) -> Result<Chapter, Vec<DataFault>> {
    let text = text_of(file, bytes).map_err(|fault| vec![fault])?;
    let mut reader = Reader { file, numbering, blocks: Vec::new(), faults: Vec::new() };
    let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end()));
    let title = lines.next().and_then(|(_, line)| line.strip_prefix("# ")).map(str::trim).unwrap_or_default();
    if title.is_empty() {
        reader.fault(1, key::FAULT_CHAPTER_TITLE);
    }
    let mut open: Option<(usize, String)> = None;
    for (at, line) in lines {
        let goes_on = !line.is_empty() && !begins(line);
        match &mut open {
            Some((_, paragraph)) if goes_on && !stands_alone(paragraph) => {
                paragraph.push(' ');
                paragraph.push_str(line.trim_start());
            }
            _ => {
                if let Some((at, paragraph)) = open.take() {
                    reader.take(at, &paragraph);
                }
                open = (!line.is_empty()).then(|| (at, line.to_owned()));
            }
        }
    }
    if let Some((at, paragraph)) = open {
        reader.take(at, &paragraph);
    }
    reader.end();
    let Reader { blocks, mut faults, .. } = reader;
    let more = faults.len().saturating_sub(MOST_FAULTS);
    faults.truncate(MOST_FAULTS);
    faults.extend(DataFault::and_more(file, more));
    if faults.is_empty() { Ok(Chapter { slug: slug.to_owned(), title: title.to_owned(), blocks }) } else { Err(faults) }
}

/// A line that nothing continues.
fn stands_alone(line: &str) -> bool {
    ["#", "|", "!["].iter().any(|sign| line.starts_with(sign))
}

/// A line that is no continuation of the one before it.
fn begins(line: &str) -> bool {
    ["#", "- ", "|", "![", "**"].iter().any(|sign| line.starts_with(sign))
}

struct Reader<'a> {
    file: &'a str,
    numbering: &'a Numbering,
    blocks: Vec<(usize, Block)>,
    faults: Vec<DataFault>,
}

impl Reader<'_> {
    fn fault(&mut self, line: usize, what: impl Into<Fact>) {
        let (file, field) = (self.file.to_owned(), String::new());
        self.faults.push(DataFault { file, line, column: 0, field, what: what.into() });
    }

    /// Takes in a paragraph, a heading, an entry of a list, a row of a table, a picture.
    fn take(&mut self, at: usize, text: &str) {
        if self.blocks.len() >= MOST_BLOCKS {
            return;
        }
        if let Some(heading) = text.strip_prefix("## ") {
            self.blocks.push((at, Block::Heading(heading.trim().to_owned())));
        } else if text.starts_with('#') {
            self.fault(at, key::FAULT_CHAPTER_HEADING);
        } else if let Some(entry) = text.strip_prefix("- ") {
            let line = self.line(at, entry.trim());
            match self.blocks.last_mut() {
                Some((_, Block::List(lines))) => lines.push(line),
                _ => self.blocks.push((at, Block::List(vec![line]))),
            }
        } else if text.starts_with('|') {
            self.row(at, text);
        } else if let Some(picture) = text.strip_prefix("![") {
            match picture.split_once("](picture:").and_then(|(told, rest)| Some((told, rest.strip_suffix(')')?))) {
                Some((told, name)) if !told.is_empty() && is_name(name) => {
                    self.blocks.push((at, Block::Picture(name.to_owned(), told.to_owned())));
                }
                _ => self.fault(at, key::FAULT_CHAPTER_PICTURE),
            }
        } else {
            self.paragraph(at, text);
        }
    }

    /// A table: rows of equal length, the second only divides the head from the rest.
    fn row(&mut self, at: usize, text: &str) {
        let cells: Vec<&str> = text.trim_matches('|').split('|').map(str::trim).collect();
        if cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| c == '-' || c == ':')) {
            return;
        }
        let row: Vec<Line> = cells.into_iter().map(|cell| self.line(at, cell)).collect();
        match self.blocks.last_mut() {
            Some((before, Block::Table(rows))) if *before + rows.len() + 1 >= at => {
                let (count, found) = (rows.first().map_or(0, Vec::len), row.len());
                rows.push(row);
                if found != count {
                    self.fault(at, key::FaultHowManyExactly { count, found });
                }
            }
            _ => self.blocks.push((at, Block::Table(vec![row]))),
        }
    }

    fn paragraph(&mut self, at: usize, text: &str) {
        let (mut rest, mut rules) = (text, Vec::new());
        while let Some((number, after)) = rest.strip_prefix("**").and_then(|after| after.split_once("**")) {
            if self.numbering.is_number(number) {
                rules.push(number.to_owned());
            } else {
                self.fault(at, key::FaultChapterNumber { number });
            }
            rest = after.trim_start();
        }
        let line = self.line(at, rest);
        self.blocks.push((at, Block::Paragraph(rules, line)));
    }

    /// Words with emphasis and links.
    fn line(&mut self, at: usize, text: &str) -> Line {
        let mut line = Line::new();
        let mut rest = text;
        while let Some(sign) = rest.find(['*', '[']) {
            let (before, from) = rest.split_at(sign);
            let end = if from.starts_with('*') { '*' } else { ']' };
            let Some((inside, after)) =
                from.get(1..).and_then(|from| from.split_once(end)).filter(|(i, _)| !i.is_empty())
            else {
                self.fault(at, key::FaultChapterOpen { sign: if end == '*' { "*" } else { "[" } });
                break;
            };
            if !before.is_empty() {
                line.push(Run::Plain(before.to_owned()));
            }
            line.push(match end {
                '*' => Run::Emphasis(inside.to_owned()),
                _ => self.link(at, inside),
            });
            rest = after;
        }
        if !rest.is_empty() {
            line.push(Run::Plain(rest.to_owned()));
        }
        line
    }

    fn link(&mut self, at: usize, inside: &str) -> Run {
        match inside.strip_prefix("example:").map(|of| of.split_once(' ').unwrap_or((of, of))) {
            Some((id, words)) => Run::Example(id.to_owned(), words.to_owned()),
            None => {
                if !self.numbering.is_number(inside) {
                    self.fault(at, key::FaultChapterNumber { number: inside });
                }
                Run::Rule(inside.to_owned())
            }
        }
    }

    fn end(&mut self) {
        if self.blocks.len() >= MOST_BLOCKS {
            let line = self.blocks.last().map_or(0, |(line, _)| *line);
            let most = i64::try_from(MOST_BLOCKS).unwrap_or(i64::MAX);
            self.fault(line, key::FaultHowMany { least: 1, most, found: most + 1 });
        }
    }
}

/// Names of pictures are small letters and hyphens.
fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBERING: Numbering = Numbering(&["TS-", "A"]);

    fn said(text: &str) -> Result<Vec<Block>, Vec<(usize, String)>> {
        read("05-wind.md", "05-wind", text.as_bytes(), &NUMBERING)
            .map(|chapter| chapter.blocks.into_iter().map(|(_, block)| block).collect())
            .map_err(|faults| faults.into_iter().map(|fault| (fault.line, fault.what.key)).collect())
    }

    #[test]
    fn a_chapter_is_read_as_it_is_written() {
        let text = "# Wind\n\nFirst words\ngo on.\n## Steps\n**TS-5.3** **A1** A *step* costs\n  [TS-5.4].\n\n- one\n- two\n  more\n\n\
            | a | b |\n| --- | --- |\n| 1 | [TS-5.3] |\n![a rose](picture:wind)\nSee [example:sea-1 this battle].\n";
        let word = |text: &str| Run::Plain(text.to_owned());
        let rule = |text: &str| Run::Rule(text.to_owned());
        let blocks = [
            Block::Paragraph(vec![], vec![word("First words go on.")]),
            Block::Heading("Steps".to_owned()),
            Block::Paragraph(
                vec!["TS-5.3".to_owned(), "A1".to_owned()],
                vec![word("A "), Run::Emphasis("step".to_owned()), word(" costs "), rule("TS-5.4"), word(".")],
            ),
            Block::List(vec![vec![word("one")], vec![word("two more")]]),
            Block::Table(vec![vec![vec![word("a")], vec![word("b")]], vec![vec![word("1")], vec![rule("TS-5.3")]]]),
            Block::Picture("wind".to_owned(), "a rose".to_owned()),
            Block::Paragraph(
                vec![],
                vec![word("See "), Run::Example("sea-1".to_owned(), "this battle".to_owned()), word(".")],
            ),
        ];
        assert_eq!(said(text).unwrap(), blocks);
    }

    #[test]
    fn what_cannot_be_understood_has_a_line_and_a_reason() {
        let one = |text: &str| said(text).unwrap_err().into_iter().next().unwrap();
        assert_eq!(one("Wind\n"), (1, key::FAULT_CHAPTER_TITLE.to_owned()));
        assert_eq!(one(""), (1, key::FAULT_EMPTY.to_owned()));
        assert_eq!(one("# W\n\n**TS-x** a\n"), (3, key::FaultChapterNumber::KEY.to_owned()));
        assert_eq!(one("# W\na [DR-1.1]\n"), (2, key::FaultChapterNumber::KEY.to_owned()));
        assert_eq!(one("# W\na [TS-1.1\n"), (2, key::FaultChapterOpen::KEY.to_owned()));
        assert_eq!(one("# W\na *b\n"), (2, key::FaultChapterOpen::KEY.to_owned()));
        assert_eq!(one("# W\n### b\n"), (2, key::FAULT_CHAPTER_HEADING.to_owned()));
        assert_eq!(one("# W\n![x](file.png)\n"), (2, key::FAULT_CHAPTER_PICTURE.to_owned()));
        assert_eq!(one("# W\n| a | b |\n| c |\n"), (3, key::FaultHowManyExactly::KEY.to_owned()));
        let many = format!("# W\n{}", "\na\n".repeat(9_000));
        assert_eq!(one(&many).1, key::FaultHowMany::KEY);
    }
}
