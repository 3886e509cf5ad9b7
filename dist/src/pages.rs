//! Pages that leave the others behind: what leads to a page that does not come along is said without a link.

/// The pages that come along, as they lie in the repository. In a package they lie side by side.
pub(crate) const PACKED: [&str; 6] =
    ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/server.md", "docs/versions.md"];

/// What a page is called in a package.
pub(crate) fn short(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// A page as it reads in a package: links to pages that come along lead there, other links within the repository are words, and
/// pictures are left out.
pub(crate) fn alone(name: &str, text: &str) -> String {
    let mut fenced = false;
    let lines = text.split_inclusive('\n').map(|line| {
        fenced ^= line.starts_with("```");
        if fenced { line.to_owned() } else { line_alone(name, line) }
    });
    lines.collect()
}

fn line_alone(name: &str, line: &str) -> String {
    let (mut said, mut rest) = (String::new(), line);
    while let Some((before, label, target, after)) = link(rest) {
        let picture = before.ends_with('!');
        let (file, place) = target.split_once('#').map_or((target, None), |(file, place)| (file, Some(place)));
        said.push_str(before);
        if file.is_empty() || file.contains("://") || file.starts_with("mailto:") {
            said.push_str(&format!("[{label}]({target})"));
        } else if let Some(packed) = PACKED.into_iter().find(|packed| *packed == within(name, file)) {
            let place = place.map_or(String::new(), |place| format!("#{place}"));
            said.push_str(&format!("[{label}]({}{place})", short(packed)));
        } else if picture {
            said.pop();
        } else {
            said.push_str(&line_alone(name, label));
        }
        rest = after;
    }
    said + rest
}

/// The first link of a line: what stands before it, its words, where it leads, and what stands after it.
fn link(line: &str) -> Option<(&str, &str, &str, &str)> {
    let middle = line.find("](")?;
    let mut depth = 1;
    let open = line[..middle].char_indices().rev().find(|(_, letter)| {
        depth += match letter {
            ']' => 1,
            '[' => -1,
            _ => 0,
        };
        depth == 0
    });
    let (open, _) = open?;
    let end = middle + line[middle..].find(')')?;
    Some((&line[..open], &line[open + 1..middle], &line[middle + 2..end], &line[end + 1..]))
}

/// Where a link of a page leads, from the root of the repository.
fn within(page: &str, link: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_come_along_is_no_link() {
        let page = "See [host it](docs/server.md#limits), [a **tour**](docs/tour.md), [Rust](https://rustup.rs) and [above](#x).\n\
                    ![A round](docs/screens/moving.webp)\n```\n[kept](as/it/is.md)\n```\n";
        let said = "See [host it](server.md#limits), a **tour**, [Rust](https://rustup.rs) and [above](#x).\n\
                    \n```\n[kept](as/it/is.md)\n```\n";
        assert_eq!(alone("README.md", page), said);
        let page = "[versions](versions.md), [proxy](../dist/Caddyfile), [back](../README.md)";
        assert_eq!(alone("docs/server.md", page), "[versions](versions.md), proxy, [back](README.md)");
    }
}
