//! Every message of a language, those of the browser included, as it is on disk.

use crate::places::{File, browser_files, files};
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};
use words::Lang;

/// One message of one language.
pub(crate) struct Message {
    /// How people are told of it.
    pub file: String,
    pub key: String,
    value: Pattern<String>,
}

/// A place where a message chooses: the gap it looks at, what each way is called, and which one is for all the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub gap: String,
    pub ways: Vec<String>,
    pub rest: String,
}

/// How one wording is reached: at each choice on the way, the way that leads to it.
pub(crate) type Way = Vec<(Choice, String)>;

/// All messages of a language, in the order in which a person would read the files.
pub(crate) struct Messages {
    pub lang: Lang,
    pub all: Vec<Message>,
    places: BTreeMap<String, usize>,
}

impl Messages {
    pub(crate) fn read(lang: Lang) -> Messages {
        let mut all = Vec::new();
        for file in all_files(lang) {
            let label = file.label.as_str();
            let resource = fluent_syntax::parser::parse(file.read())
                .unwrap_or_else(|(_, errors)| panic!("{lang}: {label}: {errors:?}"));
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let value = message.value.unwrap_or_else(|| panic!("{lang}: {} is empty", message.id.name));
                    all.push(Message { file: label.to_owned(), key: message.id.name, value });
                }
            }
        }
        let places = all.iter().enumerate().map(|(at, message)| (message.key.clone(), at)).collect();
        Messages { lang, all, places }
    }

    /// Every key once; where two files have it, the later one counts.
    pub(crate) fn once(&self) -> impl Iterator<Item = &Message> {
        self.all.iter().filter(|message| self.get(&message.key).is_some_and(|it| it.file == message.file))
    }

    /// Keys that stand in several files.
    pub(crate) fn twice(&self) -> BTreeSet<&str> {
        let last = |message: &&Message| self.get(&message.key).is_some_and(|it| it.file == message.file);
        self.all.iter().filter(|message| !last(message)).map(|message| message.key.as_str()).collect()
    }

    /// The messages of all languages.
    pub(crate) fn of_all() -> Vec<Messages> {
        Lang::ALL.into_iter().map(Messages::read).collect()
    }

    pub(crate) fn get(&self, key: &str) -> Option<&Message> {
        self.places.get(key).and_then(|&at| self.all.get(at))
    }

    /// What puts them into words.
    pub(crate) fn bundle(&self) -> FluentBundle<FluentResource> {
        let mut bundle = FluentBundle::new_concurrent(vec![self.lang.tag().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().unwrap();
        for file in all_files(self.lang) {
            let resource = FluentResource::try_new(file.read()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
            bundle.add_resource_overriding(resource);
        }
        bundle
    }

    /// The gaps of a message, those of the messages it is made of included.
    pub(crate) fn gaps(&self, message: &Message) -> BTreeSet<String> {
        let mut seen = Seen::default();
        seen.pattern(self, &message.value, &[]);
        seen.gaps
    }

    /// The ways to all wordings of a message.
    pub(crate) fn ways(&self, message: &Message) -> Vec<Way> {
        let mut seen = Seen::default();
        seen.pattern(self, &message.value, &[]);
        seen.ways
    }
}

impl Message {
    /// Its wording in one line: gaps as `{name}`, what it chooses among one after the other between bars.
    pub(crate) fn flat(&self) -> String {
        let mut flat = String::new();
        flatten(&self.value, &mut flat);
        flat.trim().to_owned()
    }
}

fn flatten(pattern: &Pattern<String>, flat: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => flat.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => flat.push_str(&inlined(inline)),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    flat.push('|');
                    flatten(&variant.value, flat);
                }
                flat.push('|');
            }
        }
    }
}

fn inlined(inline: &InlineExpression<String>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => value.clone(),
        InlineExpression::VariableReference { id } | InlineExpression::MessageReference { id, .. } => {
            format!("{{{}}}", id.name)
        }
        _ => "{}".to_owned(),
    }
}

#[derive(Default)]
struct Seen {
    gaps: BTreeSet<String>,
    ways: Vec<Way>,
}

impl Seen {
    fn pattern(&mut self, all: &Messages, pattern: &Pattern<String>, way: &[(Choice, String)]) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(all, expression, way);
            }
        }
    }

    fn expression(&mut self, all: &Messages, expression: &Expression<String>, way: &[(Choice, String)]) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(all, inline, way),
            Expression::Select { selector, variants } => (selector, variants),
        };
        self.inline(all, selector, way);
        let InlineExpression::VariableReference { id } = selector else { panic!("nothing chooses by {selector:?}") };
        let name = |key: &VariantKey<String>| match key {
            VariantKey::Identifier { name } => name.clone(),
            VariantKey::NumberLiteral { value } => value.clone(),
        };
        let ways: Vec<String> = variants.iter().map(|variant| name(&variant.key)).collect();
        let rest =
            variants.iter().find(|variant| variant.default).map(|variant| name(&variant.key)).unwrap_or_default();
        let choice = Choice { gap: id.name.clone(), ways, rest };
        for variant in variants {
            let mut longer = way.to_vec();
            longer.push((choice.clone(), name(&variant.key)));
            self.ways.push(longer.clone());
            self.pattern(all, &variant.value, &longer);
        }
    }

    fn inline(&mut self, all: &Messages, inline: &InlineExpression<String>, way: &[(Choice, String)]) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.gaps.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                let part = all.get(&id.name).unwrap_or_else(|| panic!("{}: there is no text {}", all.lang, id.name));
                self.pattern(all, &part.value, way);
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(all, argument, way));
            }
            InlineExpression::Placeable { expression } => self.expression(all, expression, way),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other @ InlineExpression::TermReference { .. } => panic!("nothing reads {other:?}"),
        }
    }
}

/// The files of a language, those of the browser last.
fn all_files(lang: Lang) -> impl Iterator<Item = File> {
    files(lang).into_iter().chain(browser_files(lang))
}
