//! The Fluent files as they are on disk.

use crate::places::{File, all_files, files};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use words::Lang;

/// One text of one language.
#[derive(Debug, Default)]
pub(crate) struct Text {
    /// The arguments it names itself.
    own_variables: BTreeSet<String>,
    /// Other texts it is made of.
    pub parts: BTreeSet<String>,
    /// Its wording, cut at the arguments.
    pub wording: Vec<String>,
}

/// All texts of one language, by key.
pub(crate) struct Locale(pub BTreeMap<String, Text>);

impl Locale {
    /// Reads the Fluent files of a language that people can come to read.
    pub(crate) fn read(lang: Lang) -> Locale {
        Locale::of(lang, files(lang))
    }

    /// Reads every Fluent file of a language, those of the toy too.
    pub(crate) fn read_all(lang: Lang) -> Locale {
        Locale::of(lang, all_files(lang))
    }

    /// Fails on what cannot be read and on keys that come twice.
    fn of(lang: Lang, files: Vec<File>) -> Locale {
        let mut texts = BTreeMap::new();
        for file in files {
            let (source, label) = (file.read(), &file.label);
            let resource = fluent_syntax::parser::parse(source.as_str())
                .unwrap_or_else(|(_, errors)| panic!("{lang}: {label}: {errors:?}"));
            for entry in resource.body {
                match entry {
                    Entry::Message(message) => {
                        let mut text = Text::default();
                        let key = message.id.name.to_owned();
                        read_pattern(&message.value.unwrap_or_else(|| panic!("{lang}: {key} is empty")), &mut text);
                        assert!(message.attributes.is_empty(), "{lang}: {key} has attributes, which nothing reads");
                        assert!(texts.insert(key.clone(), text).is_none(), "{lang}: {key} comes twice");
                    }
                    Entry::Term(term) => panic!("{lang}: term -{}, which nothing reads", term.id.name),
                    Entry::Junk { content } => panic!("{lang}: {label}: {content}"),
                    Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                }
            }
        }
        Locale(texts)
    }

    /// The arguments a text needs, those of its parts included.
    pub(crate) fn variables(&self, key: &str) -> BTreeSet<String> {
        let text = self.0.get(key).unwrap_or_else(|| panic!("there is no text {key}"));
        let of_parts = text.parts.iter().flat_map(|part| self.variables(part));
        text.own_variables.iter().cloned().chain(of_parts).collect()
    }

    pub(crate) fn keys(&self) -> BTreeSet<&str> {
        self.0.keys().map(String::as_str).collect()
    }
}

fn read_pattern(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.wording.push((*value).to_owned()),
            PatternElement::Placeable { expression } => read_expression(expression, text),
        }
    }
}

fn read_expression(expression: &Expression<&str>, text: &mut Text) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, text),
        Expression::Select { selector, variants } => {
            read_inline(selector, text);
            variants.iter().for_each(|variant| read_pattern(&variant.value, text));
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.own_variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            text.parts.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => read_expression(expression, text),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("nothing reads {other:?}"),
    }
}
