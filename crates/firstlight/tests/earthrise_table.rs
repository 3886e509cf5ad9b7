//! A table of Earthrise in the terminal: what is in sight with every question, and what numbers mean.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use common::fed;

/// What differs between the languages: the flag, and how the lines begin that are looked for.
struct Told {
    lang: &'static str,
    prompt: &'static str,
    worth: &'static str,
    alert: &'static str,
    pile: &'static str,
    exchange: &'static str,
    spent: &'static str,
    last_phase: &'static str,
    over: &'static str,
}

const TOLD: [Told; 3] = [
    Told {
        lang: "en",
        prompt: "Your choice (",
        worth: " Worth ",
        alert: " or Alert.",
        pile: " Your pile ",
        exchange: "   1  Exchange 1 token",
        spent: "You spend 1 token ",
        last_phase: "── Final phase",
        over: "no tricks are left",
    },
    Told {
        lang: "es",
        prompt: "Elige (",
        worth: " Valor ",
        alert: " o Alerta.",
        pile: " Tu montón ",
        exchange: "   1  Cambiar 1 ficha",
        spent: "Gastas 1 ficha ",
        last_phase: "── Fase final",
        over: "no quedan ni cartas ni bazas",
    },
    Told {
        lang: "pt-BR",
        prompt: "Sua escolha (",
        worth: " Valor ",
        alert: " ou Alerta.",
        pile: " Seu monte ",
        exchange: "   1  Trocar 1 ficha",
        spent: "Você gasta 1 ficha ",
        last_phase: "── Fase final",
        over: "não restam cartas nem vazas",
    },
];

/// A whole game of one person among bots in which the same lines are typed again and again.
fn game(lang: &str, seed: &str, typed: &str) -> String {
    let args = ["table", "earthrise", "--seats", "me,steady,steady", "--seed", seed, "--pills", "--lang", lang];
    let ran = fed(&args, &typed.repeat(90));
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(!ran.out.contains('⟨'), "{lang}: a text is missing");
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{lang}: too wide");
    ran.out
}

/// The game as it was shown: what stood before each line that was typed.
fn screens<'a>(out: &'a str, prompt: &str) -> Vec<&'a str> {
    let mut screens: Vec<&str> = out.split(prompt).collect();
    // Behind the last one nothing was asked.
    screens.pop();
    screens
}

#[test]
fn the_worth_of_the_suits_is_always_in_sight() {
    for told in TOLD {
        let out = game(told.lang, "21", "1\n");
        let screens = screens(&out, told.prompt);
        assert!(screens.len() > 35, "{}: {} questions", told.lang, screens.len());
        for screen in screens {
            assert!(screen.lines().any(|line| line.starts_with(told.worth)), "{}: {screen}", told.lang);
        }
    }
}

#[test]
fn the_whole_table_is_shown_once_a_round_and_scoring_not_after_every_move() {
    let out = game("en", "21", "1\n");
    let tables = out.lines().filter(|line| line.starts_with("── ")).count();
    // Three rounds, their scorings, the final phase and the end.
    assert!((6..=8).contains(&tables), "{tables}");
    let lines = out.lines().count();
    let questions = screens(&out, "Your choice (").len();
    assert!(lines < 20 * questions, "{lines} lines for {questions} questions");
    // What happened is told once.
    assert!(!out.contains("The Apollo 8 passes to you.\n\n  Trick"), "the next trick names its Pilot");
    assert_eq!(out.matches(" wins with ").count() + out.matches("You win with ").count(), 1);
}

#[test]
fn numbers_of_an_exchange_are_tokens() {
    for told in TOLD {
        let out = game(told.lang, "21", "1\n");
        let at = out.find(told.exchange).unwrap_or_else(|| panic!("{}: nothing was exchanged", told.lang));
        assert!(out[at..].contains(told.spent), "{}: 1 means one token", told.lang);
    }
}

#[test]
fn an_alert_is_named_only_to_who_holds_one() {
    let mut named = 0;
    for told in TOLD {
        for seed in ["3", "4", "21"] {
            let out = game(told.lang, seed, "1\n");
            for screen in screens(&out, told.prompt) {
                let hand = screen.rsplit("\n\n").next().unwrap_or_default();
                // The prompt may be broken over two lines.
                let said = screen.split_whitespace().collect::<Vec<_>>().join(" ");
                if said.ends_with(told.alert) {
                    assert!(hand.contains("!ALE"), "{}: {screen}", told.lang);
                    named += 1;
                }
            }
        }
    }
    assert!(named > 9, "{named}");
}

#[test]
fn the_question_about_a_pill_shows_the_captured_cards_and_the_gain() {
    let gains = [("en", "It gives you "), ("es", "Te da "), ("pt-BR", "Ela dá ")];
    for (told, (lang, gain)) in TOLD.iter().zip(gains) {
        assert_eq!(told.lang, lang);
        // Pill 01, Crew of Apollo 8: it counts the Astronauts of the round. The first answer keeps it face down.
        let out = game(lang, "21", "1\n");
        let asked: Vec<&str> = screens(&out, told.prompt).into_iter().filter(|screen| screen.contains(gain)).collect();
        assert_eq!(asked.len(), 3, "{lang}: three scorings");
        assert!(asked.iter().all(|screen| screen.contains(told.pile)), "{lang}: {}", asked[0]);
    }
}

#[test]
fn in_the_final_phase_nothing_of_the_last_round_is_shown() {
    for told in TOLD {
        // Whoever types the last number saves tokens, and so is asked in the final phase.
        let saved = ["track", "cards", "pile", "7", "6", "5", "4", "3", "2", "1"].join("\n") + "\n";
        let found = ["21", "4", "5", "6", "7", "8"].iter().any(|seed| {
            let out = game(told.lang, seed, &saved);
            let Some(at) = out.find(told.last_phase) else { return false };
            let last = &out[at..];
            assert!(last.matches(told.over).count() >= 3, "{}: {last}", told.lang);
            assert!(!last.contains(told.pile), "{}: {last}", told.lang);
            true
        });
        assert!(found, "{}: nobody had tokens left", told.lang);
    }
}

#[test]
fn the_worth_of_every_round_can_be_looked_at() {
    let looks = [("en", "worth"), ("es", "valor"), ("pt-BR", "valores"), ("es", "worth")];
    for (lang, command) in looks {
        let args = ["table", "earthrise", "--seats", "me,steady,steady,steady,steady", "--seed", "2", "--lang", lang];
        let out = fed(&args, &format!("{command}\nquit\n")).out;
        let (ship, pictures) = ("▲APO 4   ☻AST 3   ", if lang == "en" { "◙PHO 4" } else { "◙FOT 4" });
        assert!(out.contains(&format!(" ▸R1  {ship}")), "{lang}: {out}");
        assert!(out.contains(&format!("  R2  {pictures}")) && out.contains("  R3  ☻AST 4"), "{lang}: {out}");
        let last = out.lines().skip_while(|line| !line.starts_with("  F   ")).take(3).collect::<String>();
        assert!(last.contains("10") && last.contains("+25"), "{lang}: {last}");
    }
}
