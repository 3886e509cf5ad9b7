//! Rule ids that no rule has, and rules that no test shows.

use crate::fault::Fault;
use crate::rules;
use crate::tree::Tree;

pub(super) fn wrong(tree: &Tree) -> Vec<Fault> {
    let files: Vec<(&str, &str)> = tree.texts().collect();
    match rules::read(&files) {
        Err(why) => vec![Fault::of("docs/rules", why)],
        Ok(report) => {
            let unknown = report
                .unknown()
                .map(|(id, path, line)| Fault::at(path, line, format!("{id} is cited, and there is no such rule")));
            let unshown = report.unshown().map(|(game, id)| {
                Fault::of(&format!("docs/rules/{game}-rules.md"), format!("{id} is shown by no test"))
            });
            unknown.chain(unshown).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_and_unshown_rules_are_found() {
        let rules = "# Rules\n<!-- rule ids: GO, list items -->\n- GO-TURN-01 one\n- GO-TURN-02 two\n";
        let tree = Tree::of(&[
            ("docs/rules/go-rules.md", rules),
            ("games/go/tests/a.rs", "// GO-TURN-01\n"),
            ("games/go/src/b.rs", "fine\n// GO-TURN-07\n"),
        ]);
        let found: Vec<String> = wrong(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("games/go/src/b.rs:2: GO-TURN-07") && found[1].contains("GO-TURN-02"));
        let without = Tree::of(&[("docs/rules/go-rules.md", "# Rules\n")]);
        assert_eq!(wrong(&without).len(), 1);
    }
}
