//! Texts made ready to be said. A sentence is put together many times a second, and the library takes its time over each:
//! what the texts of the house are made of (text, arguments, other texts, and a choice by an argument) is read once and said
//! from there. Whatever else there may be is left to the library, and so is every sentence that something is wrong with.

use fluent_bundle::FluentValue;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern as Read, PatternElement, Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use unic_langid::LanguageIdentifier;

/// Texts within texts, at most.
const DEEPEST: u8 = 8;
/// Up to here every whole number is told from the next one.
const LARGEST: f64 = 9e15;

/// The texts of a language that are ready to be said.
pub(crate) struct Patterns {
    texts: FxHashMap<&'static str, Pattern>,
    plural: Option<PluralRules>,
}

type Pattern = Vec<Piece>;

enum Piece {
    Text(&'static str),
    Argument(&'static str),
    Other(&'static str),
    Choice { by: &'static str, ways: Vec<(Key, Pattern)>, rest: Pattern },
}

enum Key {
    /// A word, and the numbers it may stand for.
    Word(&'static str, Option<PluralCategory>),
    Number(f64),
}

impl Patterns {
    pub(crate) fn new(lang: &LanguageIdentifier) -> Patterns {
        let rules = |lang: LanguageIdentifier| PluralRules::create(lang, PluralRuleType::CARDINAL).ok();
        let plain = LanguageIdentifier::from_parts(lang.language, None, None, &[]);
        Patterns { texts: FxHashMap::default(), plural: rules(lang.clone()).or_else(|| rules(plain)) }
    }

    /// Reads a file; its texts come in the place of earlier ones.
    pub(crate) fn add(&mut self, file: &'static str) {
        let body = fluent_syntax::parser::parse(file).unwrap_or_else(|(readable, _)| readable).body;
        for entry in body {
            let Entry::Message(message) = entry else { continue };
            match message.value.as_ref().and_then(read) {
                Some(pattern) => self.texts.insert(message.id.name, pattern),
                None => self.texts.remove(message.id.name),
            };
        }
    }

    /// Is there a text with this key that is said from here?
    pub(crate) fn has(&self, key: &str) -> bool {
        self.texts.contains_key(key)
    }

    /// Says a text; nothing, if the library has to.
    pub(crate) fn say(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let pattern = self.texts.get(key)?;
        let mut text = String::with_capacity(96);
        self.write(pattern, args, &mut text, 0)?;
        Some(text)
    }

    fn write(&self, pattern: &Pattern, args: &[(&str, FluentValue<'_>)], text: &mut String, depth: u8) -> Option<()> {
        let argument = |name: &str| args.iter().rev().find(|(known, _)| *known == name).map(|(_, value)| value);
        for piece in pattern {
            match piece {
                Piece::Text(plain) => text.push_str(plain),
                Piece::Argument(name) => match argument(name)? {
                    FluentValue::String(value) => text.push_str(value),
                    number => {
                        let number = whole(number)?;
                        // Writing to a string cannot fail.
                        let _ = write!(text, "{number}");
                    }
                },
                Piece::Other(key) => {
                    let pattern = self.texts.get(key).filter(|_| depth < DEEPEST)?;
                    self.write(pattern, args, text, depth + 1)?;
                }
                Piece::Choice { by, ways, rest } => {
                    let way = self.way(ways, rest, argument(by)?)?;
                    self.write(way, args, text, depth)?;
                }
            }
        }
        Some(())
    }

    fn way<'a>(&self, ways: &'a [(Key, Pattern)], rest: &'a Pattern, by: &FluentValue<'_>) -> Option<&'a Pattern> {
        let found = match by {
            FluentValue::String(value) => {
                ways.iter().find(|(key, _)| matches!(key, Key::Word(word, _) if *word == value.as_ref()))
            }
            number => {
                let number = whole(number)?;
                let mut category = None;
                ways.iter().find(|(key, _)| match key {
                    Key::Number(exact) => *exact == number as f64,
                    Key::Word(_, None) => false,
                    Key::Word(_, Some(wanted)) => {
                        let rules = self.plural.as_ref();
                        let category = category.get_or_insert_with(|| rules?.select(number.unsigned_abs()).ok());
                        category.as_ref() == Some(wanted)
                    }
                })
            }
        };
        Some(found.map_or(rest, |(_, way)| way))
    }
}

/// A whole number that is written as such.
fn whole(value: &FluentValue<'_>) -> Option<i64> {
    let FluentValue::Number(number) = value else { return None };
    let (value, options) = (number.value, &number.options);
    let plain = options.minimum_fraction_digits.is_none() && options.r#type == Default::default();
    let is_whole = value.fract() == 0.0 && value.abs() < LARGEST && !(value == 0.0 && value.is_sign_negative());
    (plain && is_whole).then_some(value as i64)
}

/// A text as it is written; nothing, if it has something in it that only the library knows.
fn read(pattern: &Read<&'static str>) -> Option<Pattern> {
    let piece = |element: &PatternElement<&'static str>| match element {
        PatternElement::TextElement { value } => Some(Piece::Text(value)),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => read_inline(inline),
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let InlineExpression::VariableReference { id } = selector else { return None };
            read_choice(id.name, variants)
        }
    };
    pattern.elements.iter().map(piece).collect()
}

fn read_inline(inline: &InlineExpression<&'static str>) -> Option<Piece> {
    match inline {
        InlineExpression::StringLiteral { value } if !value.contains('\\') => Some(Piece::Text(value)),
        InlineExpression::VariableReference { id } => Some(Piece::Argument(id.name)),
        InlineExpression::MessageReference { id, attribute: None } => Some(Piece::Other(id.name)),
        _ => None,
    }
}

fn read_choice(by: &'static str, variants: &[Variant<&'static str>]) -> Option<Piece> {
    let mut ways = Vec::with_capacity(variants.len());
    let mut rest = None;
    for variant in variants {
        let key = match &variant.key {
            VariantKey::Identifier { name } => Key::Word(name, category(name)),
            VariantKey::NumberLiteral { value } => Key::Number(value.parse().ok()?),
        };
        if variant.default {
            rest = Some(read(&variant.value)?);
        }
        ways.push((key, read(&variant.value)?));
    }
    Some(Piece::Choice { by, ways, rest: rest? })
}

fn category(name: &str) -> Option<PluralCategory> {
    Some(match name {
        "zero" => PluralCategory::ZERO,
        "one" => PluralCategory::ONE,
        "two" => PluralCategory::TWO,
        "few" => PluralCategory::FEW,
        "many" => PluralCategory::MANY,
        "other" => PluralCategory::OTHER,
        _ => return None,
    })
}
