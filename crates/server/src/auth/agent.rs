//! What kind of browser somebody has, in plain words: enough to tell one's own devices apart, and nothing else of what a
//! browser says of itself is kept.

/// By which browsers are known, in this order: most of them say that they are another one, too.
const BROWSERS: [(&str, &str); 12] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Vivaldi/", "Vivaldi"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
    ("Python", "Python"),
];

/// By which systems are known, in this order.
const SYSTEMS: [(&str, &str); 8] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "Mac"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
];

/// What kind of browser it is and what it runs on; empty where that is not known.
pub fn kind(agent: &str) -> (String, String) {
    let first = |all: &[(&str, &'static str)]| {
        let found = all.iter().find(|(mark, _)| agent.contains(mark));
        found.map_or_else(String::new, |(_, name)| (*name).to_owned())
    };
    (first(&BROWSERS), first(&SYSTEMS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_apart() {
        for (agent, browser, system) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox", "Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0",
                "Edge",
                "Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari",
                "iPhone",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
                "Chrome",
                "Android",
            ),
            ("my own \u{1b}[31m thing\n", "", ""),
            ("", "", ""),
        ] {
            assert_eq!(kind(agent), (browser.to_owned(), system.to_owned()), "{agent}");
        }
    }
}
