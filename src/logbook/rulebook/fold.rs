//! Letters as a searching eye reads them: capitals and diacritics do not count.

/// The text in small letters without diacritics: ё is е, ї is і, ł is l.
#[must_use]
pub fn folded(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).filter_map(bare).collect()
}

/// A small letter without its marks; nothing for a mark that stands by itself.
fn bare(letter: char) -> Option<char> {
    Some(match letter {
        '\u{300}'..='\u{36f}' | '\u{ad}' => return None,
        'ё' => 'е',
        'ї' => 'і',
        'ґ' => 'г',
        'ą' | 'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'ć' | 'č' | 'ç' => 'c',
        'ę' | 'é' | 'è' | 'ê' | 'ë' | 'ě' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ń' | 'ñ' | 'ň' => 'n',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ø' => 'o',
        'ś' | 'š' => 's',
        'ú' | 'ù' | 'û' | 'ü' | 'ů' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        '’' | 'ʼ' | '‘' | '`' => '\'',
        '–' | '—' | '‑' | '−' => '-',
        '\u{a0}' => ' ',
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_diacritics_do_not_count() {
        for (written, sought) in [
            ("Żeton; ŁADOWNIA, zwrócić", "zeton; ladownia, zwrocic"),
            ("Всё ещё Ёлка", "все еще елка"),
            ("Її ґанок, п’ять", "іі ганок, п'ять"),
            ("TS‑5.3 — São Martinho", "ts-5.3 - sao martinho"),
            ("е\u{308}", "е"),
        ] {
            assert_eq!(folded(written), sought);
        }
    }
}
