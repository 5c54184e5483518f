//! Finds the line of a field: a quick look over RON text that keeps only where each value begins.

/// Line and column in a text, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// Values nested deeper than this are refused before anything tries to follow them.
pub const DEEPEST: usize = 48;

/// A value, its place, and the values inside it.
#[derive(Clone, Debug)]
pub struct Node {
    pub at: Position,
    /// The name before its parenthesis, or the bare word or text itself.
    pub word: String,
    named: Vec<(String, Node)>,
    listed: Vec<Node>,
    /// In round brackets: one unnamed value inside is as good as the value itself.
    round: bool,
}

/// One segment of a field's path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathSegment {
    Field(String),
    /// An entry of a list, from 0.
    Entry(usize),
}

/// Splits `hull.port.guns_after[3]` into its segments.
#[must_use]
pub fn path_segments(path: &str) -> Vec<PathSegment> {
    let pieces = path.split(['.', '[']).filter(|piece| !piece.is_empty());
    let segment = |piece: &str| {
        let entry = piece.strip_suffix(']').and_then(|number| number.parse().ok());
        entry.map_or_else(|| PathSegment::Field(piece.to_owned()), PathSegment::Entry)
    };
    pieces.map(segment).collect()
}

impl Node {
    /// Does it hold a field of this name?
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.named.iter().any(|(own, _)| own == name)
    }

    /// The value at this path, or the nearest one around it.
    #[must_use]
    pub fn nearest(&self, path: &[PathSegment]) -> &Self {
        let Some((first, rest)) = path.split_first() else { return self };
        let named = |name: &String| self.named.iter().find(|(own, _)| own == name).map(|(_, node)| node);
        let inside = match first {
            PathSegment::Field(name) => named(name),
            PathSegment::Entry(index) if self.round && self.listed.len() == 1 => {
                // `Every([A, B])`: the one unnamed value is the list.
                let only = self.listed.first();
                let holds = only.is_some_and(|only| !only.listed.is_empty() || !only.named.is_empty());
                if holds { return only.map_or(self, |only| only.nearest(path)) } else { self.listed.get(*index) }
            }
            PathSegment::Entry(index) => self.listed.get(*index),
        };
        match (inside, self.listed.as_slice()) {
            (Some(node), _) => node.nearest(rest),
            (None, [only]) if self.round => only.nearest(path),
            _ => self,
        }
    }
}

impl Node {
    /// The path of the value that begins last before this place, as far as there are names to it.
    #[must_use]
    pub fn path_before(&self, place: Position) -> String {
        let mut path = String::new();
        let mut node = self;
        let begun = |node: &&Node| (node.at.line, node.at.column) < (place.line, place.column);
        loop {
            let named = node.named.iter().rfind(|(_, node)| begun(&node));
            let listed = (0..).zip(&node.listed).filter(|(_, node)| begun(node)).last();
            node = match (named, listed) {
                (Some((name, inner)), None) => {
                    path.push_str(if path.is_empty() { "" } else { "." });
                    path.push_str(name);
                    inner
                }
                (None, Some((index, inner))) if !node.round || node.listed.len() > 1 => {
                    path.push_str(&format!("[{index}]"));
                    inner
                }
                (None, Some((_, inner))) => inner,
                _ => return path,
            };
        }
    }
}

/// Reads as much of the text as can be followed.
#[must_use]
pub fn tree(text: &str) -> Option<Node> {
    let mut scan = Scan { rest: text, line: 1, column: 1, depth: 0 };
    scan.skip();
    // Attributes such as #![enable(..)] before the value.
    while scan.rest.starts_with('#') {
        while scan.next().is_some_and(|c| c != ']') {}
        scan.skip();
    }
    scan.value()
}

/// The place where brackets are nested too deep, if there is one. Counts without following them.
#[must_use]
pub fn too_deep(text: &str) -> Option<Position> {
    let mut scan = Scan { rest: text, line: 1, column: 1, depth: 0 };
    let mut depth = 0_usize;
    loop {
        scan.skip();
        let at = scan.position();
        if scan.quoted().is_some() {
            continue;
        }
        match scan.next()? {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST {
            return Some(at);
        }
    }
}

/// The last sign before this place that is neither white space nor comment, where a forgotten comma belongs, and the
/// first one from it on; none where nothing follows.
#[must_use]
pub fn signs_around(text: &str, place: Position) -> (Position, Option<Position>) {
    let mut scan = Scan { rest: text, line: 1, column: 1, depth: 0 };
    let mut last = scan.position();
    loop {
        scan.skip();
        let at = scan.position();
        if scan.rest.is_empty() {
            return (last, None);
        }
        if (at.line, at.column) >= (place.line, place.column) {
            return (last, Some(at));
        }
        last = at;
        if scan.quoted().is_none() {
            scan.next();
        }
    }
}

struct Scan<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
    depth: usize,
}

impl Scan<'_> {
    const fn position(&self) -> Position {
        Position { line: self.line, column: self.column }
    }

    fn next(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        if c == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(c)
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn take(&mut self, wanted: char) -> bool {
        let here = self.peek() == Some(wanted);
        if here {
            self.next();
        }
        here
    }

    /// White space and comments.
    fn skip(&mut self) {
        loop {
            if self.rest.starts_with("//") {
                while self.peek().is_some_and(|c| c != '\n') {
                    self.next();
                }
            } else if self.rest.starts_with("/*") {
                let mut depth = 0_usize;
                loop {
                    let (opens, closes) = (self.rest.starts_with("/*"), self.rest.starts_with("*/"));
                    if self.next().is_none() {
                        return;
                    }
                    if opens || closes {
                        self.next();
                        depth = if opens { depth + 1 } else { depth - 1 };
                    }
                    if depth == 0 {
                        break;
                    }
                }
            } else if self.peek().is_some_and(char::is_whitespace) {
                self.next();
            } else {
                return;
            }
        }
    }

    /// A text or a character in quotes.
    fn quoted(&mut self) -> Option<String> {
        if self.rest.starts_with("r\"") || self.rest.starts_with("r#") {
            return self.raw();
        }
        let quote = self.peek().filter(|c| matches!(c, '"' | '\''))?;
        self.next();
        let mut text = String::new();
        while let Some(c) = self.next() {
            if c == '\\' {
                text.extend(self.next());
            } else if c == quote {
                break;
            } else {
                text.push(c);
            }
        }
        Some(text)
    }

    fn raw(&mut self) -> Option<String> {
        let hashes = self.rest.chars().skip(1).take_while(|c| *c == '#').count();
        if hashes > 16 || self.rest.chars().nth(hashes + 1) != Some('"') {
            return None;
        }
        for _ in 0..hashes + 2 {
            self.next();
        }
        let end = format!("\"{}", "#".repeat(hashes));
        let mut text = String::new();
        while !self.rest.is_empty() {
            if self.rest.starts_with(&end) {
                for _ in 0..end.len() {
                    self.next();
                }
                break;
            }
            text.extend(self.next());
        }
        Some(text)
    }

    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(c) = self.peek().filter(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '.' | '#')) {
            word.push(c);
            self.next();
        }
        word
    }

    fn value(&mut self) -> Option<Node> {
        self.skip();
        let at = self.position();
        let mut node = Node { at, word: String::new(), named: Vec::new(), listed: Vec::new(), round: false };
        if let Some(text) = self.quoted() {
            node.word = text;
            return Some(node);
        }
        node.word = self.word();
        let after_word = (self.rest, self.line, self.column);
        self.skip();
        let close = match self.peek() {
            Some('(') => ')',
            Some('[') if node.word.is_empty() => ']',
            Some('{') if node.word.is_empty() => '}',
            _ => {
                (self.rest, self.line, self.column) = after_word;
                return (!node.word.is_empty()).then_some(node);
            }
        };
        self.next();
        node.round = close == ')';
        self.depth += 1;
        if self.depth <= DEEPEST + 1 {
            self.contents(&mut node, close);
        }
        self.depth -= 1;
        Some(node)
    }

    fn contents(&mut self, node: &mut Node, close: char) {
        loop {
            self.skip();
            if self.take(close) {
                return;
            }
            let Some(value) = self.value() else { return };
            self.skip();
            if close != ']' && self.take(':') {
                let at = value.at;
                let Some(mut inner) = self.value() else {
                    node.named.push((value.word.clone(), Node { at, ..value }));
                    return;
                };
                // A field's line is that of its name when its value begins further down.
                inner.at = if inner.at.line == at.line { inner.at } else { at };
                node.named.push((value.word, inner));
            } else {
                node.listed.push(value);
            }
            self.skip();
            self.take(',');
        }
    }
}
