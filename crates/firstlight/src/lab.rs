//! `firstlight lab`: measures, and writes reports. Flags become a plan; the lab does the rest.

use crate::bar::Bar;
use crate::cli::{LabAim, LabArgs, LabBench, LabFlags, LabStudy};
use games::Visit;
use lab::{Findings, Kind, Plan, report};
use std::io::Write;
use std::path::{Path, PathBuf};
use tabletop::log::SeedRef;
use terminal::failure::Failure;
use terminal::logfile::LogText;
use terminal::titles;
use title::Title;
use words::{Lang, Words};

/// Runs the command.
pub(crate) fn run(args: &LabArgs) -> Result<(), Failure> {
    match &args.study {
        LabStudy::Run { plan, bench } => {
            let text = std::fs::read_to_string(plan).map_err(|e| Failure::file(plan, "read", &e))?;
            let stem = plan.file_stem().map_or_else(|| "plan".into(), |stem| stem.to_string_lossy().into_owned());
            carry_out(&plan.display().to_string(), &text, &stem, bench)
        }
        LabStudy::Arena(flags) => study(Kind::Arena, Some(flags), &flags.aim, &[]),
        LabStudy::Seats(flags) => study(Kind::Seats, Some(flags), &flags.aim, &[]),
        LabStudy::Difficulty(aim) => study(Kind::Difficulty, None, aim, &[]),
        LabStudy::Cards(aim) => study(Kind::Cards, None, aim, &[]),
        LabStudy::Ladder { flags, bot, budgets, against } => {
            let mut fields = vec![("bot", text(bot)), ("budgets", list(budgets))];
            fields.extend(against.iter().map(|against| ("against", text(against))));
            study(Kind::Ladder, Some(flags), &flags.aim, &fields)
        }
        LabStudy::Meaning(args) => crate::meaning::run(args),
        LabStudy::Table { file, out, content } => table(file, out, content.as_deref()),
    }
}

fn text(text: &str) -> String {
    // A JSON string is a TOML string, too.
    serde_json::Value::from(text).to_string()
}

fn list(texts: &[String]) -> String {
    format!("[{}]", texts.iter().map(|entry| text(entry)).collect::<Vec<_>>().join(", "))
}

/// One study as a plan.
fn study(kind: Kind, flags: Option<&LabFlags>, aim: &LabAim, own: &[(&str, String)]) -> Result<(), Failure> {
    let mut fields = vec![("kind", text(kind.key())), ("name", text(&format!("Lab: {kind}")))];
    if let Some(flags) = flags {
        fields.push(("game", text(&flags.title)));
        fields.extend(flags.players.map(|players| ("players", players.to_string())));
    }
    if !aim.setups.is_empty() {
        fields.push(("setups", list(&aim.setups)));
    }
    match (kind, aim.line_ups.as_slice()) {
        (Kind::Ladder, _) => {}
        (_, []) => fields.push(("line_ups", text("steady"))),
        (_, line_ups) => fields.push(("line_ups", list(line_ups))),
    }
    fields.extend(aim.games.map(|games| ("games", games.to_string())));
    fields.extend(aim.precision.map(|precision| ("precision", format!("{precision:?}"))));
    fields.extend(own.iter().cloned());
    let fields: String = fields.iter().map(|(name, value)| format!("{name} = {value}\n")).collect();
    let plan = format!("title = \"Lab: {kind}\"\nseed = {}\n\n[[study]]\n{fields}", aim.seed.unwrap_or(1));
    carry_out("the plan of these flags", &plan, kind.key(), &aim.bench)
}

fn carry_out(file: &str, text: &str, name: &str, bench: &LabBench) -> Result<(), Failure> {
    let plan = Plan::parse(file, text).map_err(Failure::input)?;
    let out = bench.out.clone().unwrap_or_else(|| PathBuf::from(format!("lab-{name}")));
    if bench.fresh {
        let games = out.join(lab::GAMES_FILE);
        match std::fs::remove_file(&games) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(Failure::file(&games, "remove", &error));
            }
            _ => {}
        }
    }
    let bar = Bar::new();
    let threads = bench.threads.map_or(0, usize::from);
    let findings = lab::run(&plan, &out, threads, &bar).map_err(Failure::input)?;
    bar.finish();
    publish(&out, &findings, Some(&plan.text))
}

fn publish(out: &Path, findings: &Findings, plan: Option<&str>) -> Result<(), Failure> {
    report::write(out, findings, plan).map_err(Failure::input)?;
    let mut to = std::io::stdout().lock();
    for study in &findings.studies {
        writeln!(to, "{}", study.name)?;
        study.says.iter().try_for_each(|sentence| writeln!(to, "  {sentence}"))?;
    }
    writeln!(to, "{}", out.join("report.html").display())?;
    Ok(())
}

fn table(file: &Path, out: &Path, content: Option<&Path>) -> Result<(), Failure> {
    let log = LogText::read(file)?;
    let findings = titles::with_log(&log, TableOf { log: &log, content })?;
    publish(out, &findings, None)
}

/// The figures of one table, whatever title it is of.
struct TableOf<'a> {
    log: &'a LogText,
    content: Option<&'a Path>,
}

impl Visit for TableOf<'_> {
    type Output = Result<Findings, Failure>;

    fn visit<T: Title>(self) -> Result<Findings, Failure> {
        table_of::<T>(self.log, self.content)
    }
}

fn table_of<T: Title>(log: &LogText, content: Option<&Path>) -> Result<Findings, Failure> {
    let (game, _) = titles::open::<T>(log, content)?;
    let (timeline, judged) = titles::replay::<T>(log, game, &Words::new(Lang::En));
    if let Err(bad) = judged {
        return Err(Failure::check(format!("{}: entry {} does not hold: {}", log.path.display(), bad.entry, bad.why)));
    }
    let seed = match log.header.chance {
        SeedRef::Seed(seed) => seed.to_string(),
        SeedRef::Commitment(_) => "not published yet".to_owned(),
    };
    let title = format!("{} at one table", T::NAME);
    Ok(lab::of_table::<T>(&timeline, &title, &seed, &titles::names::<T>(log, None).seats))
}
