//! Several people at one keyboard, in a real terminal: nobody sees what another holds, also by scrolling back.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

mod common {
    pub(crate) mod pty;
    pub(crate) mod screen;
}

use common::pty::Terminal;
use common::screen::Screen;

/// The ends of the two questions in a language, what a hand is called, and how it is left.
struct Tongue {
    lang: &'static str,
    call: &'static str,
    choose: &'static str,
    hand: &'static str,
    pill: &'static str,
    quit: &'static str,
}

const TONGUES: [Tongue; 3] = [
    Tongue {
        lang: "en",
        call: "press Enter when the others are not looking.",
        choose: "? for help):",
        hand: "Your hand",
        pill: "pill",
        quit: "quit",
    },
    Tongue {
        lang: "es",
        call: "pulsa Intro cuando nadie más mire.",
        choose: "? para ver la ayuda):",
        hand: "Tu mano",
        pill: "píldora",
        quit: "salir",
    },
    Tongue {
        lang: "pt-BR",
        call: "aperte Enter quando ninguém mais estiver olhando.",
        choose: "? para ajuda):",
        hand: "Sua mão",
        pill: "pílula",
        quit: "sair",
    },
];

fn begin(tongue: &Tongue) -> Terminal {
    let seats = "me:Ana,me:Bruno,steady";
    let args = ["table", "earthrise", "--seats", seats, "--pills", "--seed", "5", "--lang", tongue.lang];
    Terminal::start(&args)
}

#[test]
fn whoever_is_called_sees_nothing_of_the_others() {
    for tongue in &TONGUES {
        let mut terminal = begin(tongue);
        terminal.waits_for(&[tongue.call]);
        let first = terminal.screen().all();
        assert!(!first.contains(tongue.hand), "{}: a hand before anybody was there:\n{first}", tongue.lang);
        let mut called = vec![first];
        // Ten turns bring several tricks, among them silent ones with their face-down cards.
        while called.len() < 10 {
            terminal.types("");
            terminal.waits_for(&[tongue.choose]);
            let own = terminal.screen().all();
            assert!(own.contains(tongue.hand), "{}: no hand:\n{own}", tongue.lang);
            assert!(!own.contains(tongue.call), "{}: the call is still there:\n{own}", tongue.lang);
            terminal.types(tongue.pill);
            terminal.waits_for(&[tongue.choose]);
            // Until somebody else is called: a trick may bring more than one question.
            loop {
                terminal.types("1");
                if terminal.waits_for(&[tongue.call, tongue.choose]) == 0 {
                    break;
                }
            }
            let call = terminal.screen().all();
            let lines: Vec<&str> = call.lines().filter(|line| !line.trim().is_empty()).collect();
            assert_eq!(lines.len(), 2, "{}: more than the call is there:\n{call}", tongue.lang);
            assert!(lines[0] == "=== Ana ===" || lines[0] == "=== Bruno ===", "{call}");
            assert!(lines[1].ends_with(tongue.call), "{call}");
            called.push(call);
        }
        assert!(
            ["Ana", "Bruno"].iter().all(|name| called.iter().any(|call| call.contains(&format!("=== {name} ==="))))
        );
        // Whoever leaves leaves nothing behind.
        terminal.types("");
        terminal.waits_for(&[tongue.choose]);
        terminal.types(tongue.quit);
        assert!(terminal.ends());
        let left = terminal.screen().all();
        assert!(!left.contains(tongue.hand) && left.contains("--log"), "{}: {left}", tongue.lang);
    }
}

#[test]
fn whoever_comes_back_is_told_what_happened_meanwhile() {
    let tongue = &TONGUES[0];
    let mut terminal = begin(tongue);
    terminal.waits_for(&[tongue.call]);
    let mut told = 0;
    for _ in 0..8 {
        terminal.types("");
        terminal.waits_for(&[tongue.choose]);
        let screen = terminal.screen().all();
        told += usize::from([" plays ", " leads ", " lead ", "face down"].iter().any(|what| screen.contains(what)));
        loop {
            terminal.types("1");
            if terminal.waits_for(&[tongue.call, tongue.choose]) == 0 {
                break;
            }
        }
    }
    assert_eq!(told, 8, "the screen of somebody who came back told nothing");
}

#[test]
fn where_nothing_is_hidden_nobody_waits_for_the_others_to_look_away() {
    let args = ["table", "daybreak", "--seats", "me:Ana,me:Bruno", "--powers", "china,us", "--seed", "11"];
    let mut terminal = Terminal::start(&args);
    terminal.waits_for(&["? for help):"]);
    assert!(terminal.screen().all().contains("=== Ana (China) ==="), "{}", terminal.screen().all());
    terminal.types("quit");
    assert!(terminal.ends());
}

#[test]
fn the_model_of_a_terminal_hides_nothing() {
    let text = format!("one\r\n{}last", "line\r\n".repeat(40));
    assert!(Screen::showing(&text).all().starts_with("one"), "what scrolled away can be scrolled back to");
    assert_eq!(
        Screen::showing("secret\x1b[2J\x1b[H\x1b[1mnew\x1b[0m").all(),
        "secret\n".to_owned() + &"\n".repeat(23) + "new"
    );
    assert_eq!(Screen::showing("secret\x1b[H\x1b[2J\x1b[3Jnew").all(), "new");
    assert_eq!(Screen::showing("abc\rX").all(), "Xbc");
}
