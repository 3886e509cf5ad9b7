//! How a command of a page is made small and bounded, and is still the same command.

/// What has to be done with a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It ends by itself.
    Once,
    /// It reads moves.
    Table,
    /// It serves until it is told to stop.
    Server,
}

/// A command as the test runs it.
pub(crate) struct Small {
    pub kind: Kind,
    pub args: Vec<String>,
}

/// The commands that are known here.
pub(crate) const COMMANDS: [&str; 13] = [
    "play",
    "serve",
    "backup",
    "restore",
    "table",
    "sim",
    "lab",
    "replay",
    "analyse",
    "check",
    "cards",
    "content",
    "--version",
];

/// A command of the program, made small.
pub(crate) fn of(args: &[&str]) -> Result<Small, String> {
    let mut args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
    let Some(name) = args.first().cloned().filter(|name| COMMANDS.contains(&name.as_str())) else {
        return Err(format!("nobody knows how to run `firstlight {}` small", args.join(" ")));
    };
    let kind = match name.as_str() {
        "play" => {
            args.push("--no-open".to_owned());
            // Everybody in the network is asked in for a moment, on a port that nobody knows.
            let all = args.iter().any(|arg| arg == "--lan");
            set(&mut args, "--addr", if all { "0.0.0.0:0" } else { "127.0.0.1:0" });
            Kind::Server
        }
        "serve" => {
            set(&mut args, "--addr", "127.0.0.1:0");
            Kind::Server
        }
        "table" => Kind::Table,
        "sim" => {
            set(&mut args, "--games", "4");
            Kind::Once
        }
        "lab" => {
            let study = args.get(1).cloned().unwrap_or_default();
            if !["run", "table"].contains(&study.as_str()) {
                replace_all(&mut args, "--games", "1");
                replace_all(&mut args, "--bots", "random");
                args.iter_mut().for_each(|arg| *arg = quicker(arg));
            }
            Kind::Once
        }
        "analyse" => {
            set(&mut args, "--budget", "1");
            Kind::Once
        }
        _ => Kind::Once,
    };
    Ok(Small { kind, args })
}

/// Gives a flag another value, or adds it.
fn set(args: &mut Vec<String>, flag: &str, value: &str) {
    if !replace_all(args, flag, value) {
        args.extend([flag.to_owned(), value.to_owned()]);
    }
}

/// Gives a flag another value, wherever it stands; true, if it does.
fn replace_all(args: &mut [String], flag: &str, value: &str) -> bool {
    let at: Vec<usize> = (1..args.len()).filter(|at| args[at - 1] == flag).collect();
    at.iter().for_each(|at| args[*at] = value.to_owned());
    !at.is_empty()
}

/// Bots that think for a while (`expert:2000`, `expert:400ms`) think as little as they can.
fn quicker(text: &str) -> String {
    let mut quick = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(':') {
        quick.push_str(before);
        let thought: String = after.chars().take_while(char::is_ascii_alphanumeric).collect();
        let is_thought = thought.starts_with(|c: char| c.is_ascii_digit());
        quick.push_str(if is_thought { ":1" } else { ":" });
        rest = if is_thought { &after[thought.len()..] } else { after };
    }
    quick + rest
}

/// A plan of the lab with one deal for each line-up.
pub(crate) fn plan(plan: &str) -> String {
    let lines = plan.lines().map(|line| match line.split_once(" = ").map_or(line, |(name, _)| name) {
        "games" => "games = 1\nbatch = 1".to_owned(),
        "batch" | "precision" => String::new(),
        "budgets" => "budgets = [\"1\", \"2\"]".to_owned(),
        "line_ups" | "against" | "bot" => quicker(line),
        _ => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn commands_are_made_small() {
    let args = |command: &str| of(&command.split(' ').collect::<Vec<_>>()).unwrap().args.join(" ");
    assert_eq!(args("sim daybreak --games 5000 --json"), "sim daybreak --games 4 --json");
    assert_eq!(args("serve --addr 0.0.0.0:7878 --public"), "serve --addr 127.0.0.1:0 --public");
    assert_eq!(
        args("lab arena earthrise --line-up expert:2000,steady --games 200"),
        "lab arena earthrise --line-up expert:1,steady --games 1"
    );
    assert_eq!(args("table earthrise --seats me:Ana,steady"), "table earthrise --seats me:Ana,steady");
    assert!(of(&["fly"]).is_err() && of(&[]).is_err());
    assert_eq!(
        plan("games = 128\nline_ups = [\"expert:20ms,pimc:20ms\"]"),
        "games = 1\nbatch = 1\nline_ups = [\"expert:1,pimc:1\"]"
    );
}
