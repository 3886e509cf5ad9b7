//! Things from outside that are almost right: cut, doubled, swapped and scribbled over.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

mod feeds;

use feeds::{commands, content, logs};
use std::fs;
use std::path::Path;
use tabletop::{Dice, Xoshiro};

/// What a page and a program would send, a line each, the first sign saying who.
const COMMANDS: &str = include_str!("commands.txt");

/// One way to spoil a text.
fn spoil(text: &mut Vec<u8>, dice: &mut Xoshiro) {
    let mut at = || dice.below(text.len().max(1) as u32) as usize;
    let (one, other) = (at(), at());
    let (from, to) = (one.min(other), one.max(other).min(one.min(other) + 200));
    match dice.below(7) {
        0 => text.truncate(one),
        1 => drop(text.drain(from..to)),
        2 => {
            let part = text[from..to].to_vec();
            text.splice(one..one, part);
        }
        3 => {
            const SIGNS: &[u8] = b"0123456789-.\"{}[](),:\n \\tfn\xff\xc3\x00";
            if let Some(byte) = text.get_mut(one) {
                *byte = SIGNS[dice.below(SIGNS.len() as u32) as usize];
            }
        }
        4 => drop(text.splice(one..one, *b"99999999999999999999")),
        5 => {
            let mut lines: Vec<Vec<u8>> = text.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
            let (a, b) = (dice.below(lines.len() as u32) as usize, dice.below(lines.len() as u32) as usize);
            lines.swap(a, b);
            *text = lines.join(&b'\n');
        }
        _ => drop(text.splice(one..one, "[{\u{202e}\u{0}".bytes())),
    }
}

/// Feeds a text as it is and spoilt in many ways.
fn feed(whole: &[u8], rounds: u32, dice: &mut Xoshiro, eat: fn(&[u8])) {
    eat(whole);
    for _ in 0..rounds {
        let mut text = whole.to_vec();
        for _ in 0..=dice.below(4) {
            spoil(&mut text, dice);
        }
        eat(&text);
    }
}

fn read(path: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).unwrap()
}

#[test]
fn commands_that_are_almost_right_break_no_table() {
    let mut dice = Xoshiro::new(14);
    for game in [b'0', b'1'] {
        feed(&[&[game], COMMANDS.as_bytes()].concat(), 150, &mut dice, commands);
    }
}

#[test]
fn logs_that_are_almost_right_are_read_as_far_as_they_hold() {
    let mut dice = Xoshiro::new(15);
    for path in
        ["corpus/earthrise/players-4.jsonl", "corpus/daybreak/taken-back.jsonl", "corpus/daybreak/setup-solo.jsonl"]
    {
        feed(&read(path), 60, &mut dice, logs);
    }
}

#[test]
fn content_that_is_almost_right_is_refused_in_words() {
    let mut dice = Xoshiro::new(16);
    for (no, (_, text)) in daybreak::content::BUILTIN.files.iter().enumerate() {
        feed(&[&[no as u8], text.as_bytes()].concat(), 12, &mut dice, content);
    }
    let last = daybreak::content::BUILTIN.files.len() as u8;
    feed(&[&[last], earthrise::content::EDITIONS[0].as_bytes()].concat(), 40, &mut dice, content);
}
