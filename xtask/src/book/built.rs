//! The site as it was built: every link between its pages leads to one.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub(super) fn check(site: &Path) -> Result<(), String> {
    let mut dead = BTreeSet::new();
    let pages = pages(site)?;
    for page in &pages {
        let text = fs::read_to_string(page).map_err(|error| format!("{}: {error}", page.display()))?;
        let folder = page.parent().unwrap_or(site);
        for target in targets(&text) {
            let file = folder.join(target.split(['#', '?']).next().unwrap_or(target));
            if !(file.is_file() || file.join("index.html").is_file()) {
                let name = page.strip_prefix(site).unwrap_or(page);
                dead.insert(format!("\n  {}: {target}", name.display()));
            }
        }
    }
    match dead.len() {
        0 if pages.is_empty() => Err("mdBook has built no page".to_owned()),
        0 => Ok(()),
        _ => Err(format!("these links of the site lead nowhere:{}", dead.into_iter().collect::<String>())),
    }
}

/// Links and pictures within the site.
fn targets(page: &str) -> impl Iterator<Item = &str> {
    let of = |open: &'static str| page.split(open).skip(1).filter_map(|rest| rest.split('"').next());
    let local = |target: &&str| !target.is_empty() && !target.starts_with(['#', '$']) && !target.contains(':');
    of(" href=\"").chain(of(" src=\"")).filter(local)
}

fn pages(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            found.extend(pages(&path)?);
        // mdBook's own page for addresses that are not there is meant from the root of a server.
        } else if path.extension().is_some_and(|end| end == "html")
            && path.file_name().is_some_and(|name| name != "404.html")
        {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_with_a_dead_link_is_refused() {
        let site = std::env::temp_dir().join(format!("firstlight-site-{}", std::process::id()));
        fs::create_dir_all(site.join("b")).expect("a folder");
        let write = |name: &str, text: &str| fs::write(site.join(name), text).expect("a page");
        write("b/index.html", "<a href=\"../a.html#x\">");
        write("a.html", "<a href=\"b/index.html\"><a href=\"b/\"><a href=\"https://e.org\">");
        assert_eq!(check(&site), Ok(()));
        write("a.html", "<img src=\"p.png\">");
        assert!(check(&site).is_err_and(|why| why.contains("a.html: p.png")));
        fs::remove_dir_all(&site).expect("gone");
    }
}
