//! Rules, looked up from the table.

use crate::rulebook::{Rule, Rulebook, Section};
use title::terminal::screen::{entry, wrapped};
use words::Words;

/// How many rules are shown whole, and how many more by their titles.
const WHOLE: usize = 2;
const MORE: usize = 6;

/// What the rules say about something; without it, what they are about. `word` is what was typed for this.
pub(crate) fn answer(words: &Words, book: &Rulebook, word: &str, about: Option<&str>, small: &[String]) -> String {
    let Some(about) = about else { return contents(words, book, word) };
    let section = about.parse::<usize>().ok().and_then(|number| book.sections.get(number.checked_sub(1)?));
    if let Some(section) = section {
        return titles(words, section, word);
    }
    if let Some(rule) = book.numbered(about) {
        return whole(words, rule);
    }
    let found = book.about(about, small);
    if found.is_empty() {
        let none = words.say("lookup-none", &[("input", about.to_owned().into()), ("command", word.to_owned().into())]);
        return wrapped(&none, "");
    }
    let mut text: String = found.iter().take(WHOLE).map(|rule| whole(words, rule)).collect();
    let more: Vec<&&Rule> = found.iter().skip(WHOLE).take(MORE).collect();
    if let Some(first) = more.first() {
        let command = format!("{word} {}", first.id());
        let args = [("count", (found.len() - WHOLE).into()), ("command", command.into())];
        text += &wrapped(&words.say("lookup-more", &args), "");
        text += &more.iter().map(|rule| line(rule)).collect::<String>();
    }
    text
}

/// The sections, with the numbers to type.
fn contents(words: &Words, book: &Rulebook, word: &str) -> String {
    let command = |what: &str| format!("{word} {what}");
    let example = book.sections.first().and_then(|section| section.rules.first()).map_or("", Rule::id);
    let args = [
        ("section", command("2").into()),
        ("rule", command(example).into()),
        ("term", command(&words.say("command-rules-takes", &[])).into()),
    ];
    let sections =
        (1..).zip(&book.sections).map(|(number, section)| entry(&format!("  {number:>2}  "), &section.title));
    sections.collect::<String>() + &wrapped(&words.say("lookup-contents", &args), "")
}

fn titles(words: &Words, section: &Section, word: &str) -> String {
    let rules: String = section.rules.iter().map(line).collect();
    let example = section.rules.first().map_or("", Rule::id);
    let read = words.say("lookup-read", &[("command", format!("{word} {example}").into())]);
    wrapped(&section.title, "") + &rules + &wrapped(&read, "")
}

fn line(rule: &Rule) -> String {
    entry(&format!("  {:<13} ", rule.id()), &rule.title)
}

/// A rule with all that it says.
fn whole(words: &Words, rule: &Rule) -> String {
    let option = rule.option.as_deref().and_then(|option| match option {
        "solo" => Some("lookup-solo"),
        "challenges" => Some("lookup-challenges"),
        "pills" => Some("lookup-pills"),
        _ => None,
    });
    let marks = option.into_iter().chain(rule.ruling.then_some("lookup-ruling")).map(|key| words.say(key, &[]));
    let mut text = wrapped(&format!("{} · {}", rule.title, rule.ids.join(", ")), "");
    for paragraph in rule.paragraphs.iter().cloned().chain(marks) {
        text += &wrapped(&paragraph, "  ");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use earthrise_title::EarthriseTitle;
    use title::Title;
    use words::Lang;

    fn asked(lang: Lang, about: Option<&str>) -> String {
        let words = Words::new(lang);
        answer(&words, &Rulebook::open(&EarthriseTitle::RULEBOOK, lang), "rules", about, &[])
    }

    #[test]
    fn sections_titles_and_rules_lead_to_each_other() {
        for lang in Lang::ALL {
            let contents = asked(lang, None);
            assert!(contents.contains("   1  ") && contents.contains("rules 2"), "{lang}: {contents}");
            assert!(asked(lang, Some("1")).contains("ER-0-aim"));
            assert!(asked(lang, Some("ER-6.2")).contains("ER-6.2"));
            let none = asked(lang, Some("zzz"));
            assert!(none.contains("zzz") && none.contains("rules"), "{none}");
            for text in [contents, none, asked(lang, Some("alert"))] {
                assert!(
                    text.lines().all(|line| title::terminal::screen::visible(line) <= title::terminal::screen::WIDTH),
                    "{text}"
                );
                assert!(!text.contains('⟨'), "{text}");
            }
        }
    }
}
