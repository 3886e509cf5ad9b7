//! As much of Markdown as the pages of this project are checked for: links, headings, blocks of code.

/// A link or a picture of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    /// The line it stands in, from 1.
    pub line: usize,
    /// Where its target stands in the text of the page.
    pub at: std::ops::Range<usize>,
    pub target: String,
}

/// A fenced block of code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Block<'a> {
    /// The line after its fence, from 1.
    pub line: usize,
    pub language: &'a str,
    pub lines: Vec<&'a str>,
}

/// A line of a page, where it begins, and whether it is code.
struct Line<'a> {
    number: usize,
    at: usize,
    text: &'a str,
    is_code: bool,
}

fn lines(page: &str) -> Vec<Line<'_>> {
    let (mut at, mut fenced, mut found) = (0, false, Vec::new());
    for (number, text) in (1..).zip(page.split_inclusive('\n')) {
        let is_fence = text.trim_start().starts_with("```");
        found.push(Line { number, at, text: text.trim_end_matches('\n'), is_code: fenced || is_fence });
        fenced ^= is_fence;
        at += text.len();
    }
    found
}

/// The links and pictures of a page, also those written in HTML.
pub(crate) fn links(page: &str) -> Vec<Link> {
    let mut found = Vec::new();
    for line in lines(page).into_iter().filter(|line| !line.is_code) {
        let plain = without_code(line.text);
        for (open, close) in [("](", ')'), ("href=\"", '"'), ("src=\"", '"'), ("srcset=\"", '"')] {
            for (at, _) in plain.match_indices(open) {
                let from = at + open.len();
                let Some(length) = plain[from..].find(close) else { continue };
                // A title after the address is no part of it.
                let target = plain[from..from + length].split(' ').next().unwrap_or("");
                let at = line.at + from..line.at + from + target.len();
                found.push(Link { line: line.number, at, target: target.to_owned() });
            }
        }
    }
    found
}

/// A line with what stands between backticks blanked, byte by byte.
fn without_code(line: &str) -> String {
    let mut code = false;
    let blank = |c: char| {
        let is_tick = c == '`';
        code ^= is_tick;
        if code || is_tick { " ".repeat(c.len_utf8()) } else { c.to_string() }
    };
    if line.matches('`').count().is_multiple_of(2) { line.chars().map(blank).collect() } else { line.to_owned() }
}

/// What stands between backticks outside of blocks, and in which line.
pub(crate) fn inline_code(page: &str) -> Vec<(usize, &str)> {
    let text = lines(page).into_iter().filter(|line| !line.is_code);
    text.flat_map(|line| line.text.split('`').skip(1).step_by(2).map(move |code| (line.number, code))).collect()
}

/// The fenced blocks of a page.
pub(crate) fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    let mut open: Option<Block<'_>> = None;
    for line in lines(page) {
        match (line.text.trim_start().strip_prefix("```"), open.take()) {
            (Some(_), Some(block)) => found.push(block),
            (Some(language), None) => open = Some(Block { line: line.number + 1, language, lines: Vec::new() }),
            (None, Some(mut block)) => {
                block.lines.push(line.text);
                open = Some(block);
            }
            (None, None) => {}
        }
    }
    found
}

/// What can stand after a `#`: the headings of a page as code hosts and mdBook name them, and names given in HTML.
pub(crate) fn anchors(page: &str) -> Vec<String> {
    let (mut found, mut headings): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for line in lines(page).into_iter().filter(|line| !line.is_code) {
        if let Some(heading) = line.text.strip_prefix('#').map(|rest| rest.trim_start_matches('#'))
            && heading.starts_with(' ')
        {
            let anchor = anchor(heading.trim());
            let twins = headings.iter().filter(|other| **other == anchor).count();
            found.push(if twins == 0 { anchor.clone() } else { format!("{anchor}-{twins}") });
            headings.push(anchor);
        }
        for open in ["id=\"", "name=\""] {
            let names = line.text.split(open).skip(1).filter_map(|rest| rest.split('"').next());
            found.extend(names.map(str::to_owned));
        }
    }
    found
}

/// A heading as the end of an address.
fn anchor(heading: &str) -> String {
    let mut text = heading.to_owned();
    // Of a link only its text is read.
    while let Some((before, rest)) = text.split_once("](") {
        let Some((_, after)) = rest.split_once(')') else { break };
        text = format!("{before}{after}");
    }
    let letters = text.chars().filter_map(|c| match c {
        ' ' => Some('-'),
        '-' | '_' => Some(c),
        c if c.is_alphanumeric() => Some(c),
        _ => None,
    });
    letters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# The `log`, by [us](a.md)\nSee [a](b.md#c \"t\") and ![p](p.png), `[no](x.md)`.\n```sh\n# no heading\n[no](y.md)\n```\n<img src=\"q.png\"> <a id=\"here\"></a>\n## The log, by us\n### #\n## The log, by us\n";

    #[test]
    fn links_are_found_outside_of_code() {
        let found = links(PAGE);
        let targets: Vec<(usize, &str)> = found.iter().map(|link| (link.line, link.target.as_str())).collect();
        assert_eq!(targets, [(1, "a.md"), (2, "b.md#c"), (2, "p.png"), (7, "q.png")]);
        assert!(found.iter().all(|link| PAGE[link.at.clone()] == link.target), "{found:?}");
    }

    #[test]
    fn headings_are_named_as_hosts_name_them() {
        assert_eq!(anchors(PAGE), ["the-log-by-us", "here", "the-log-by-us-1", "", "the-log-by-us-2"]);
    }

    #[test]
    fn code_is_found_in_blocks_and_in_lines() {
        let blocks = blocks(PAGE);
        assert_eq!(blocks.len(), 1);
        assert_eq!((blocks[0].line, blocks[0].language, blocks[0].lines.len()), (4, "sh", 2));
        assert_eq!(inline_code(PAGE), [(1, "log"), (2, "[no](x.md)")]);
    }
}
