//! Daybreak as a whole game: what the house needs to know of it besides its rules.

mod card_list;
mod challenges;
mod content_folder;
mod corpus;
mod course;
mod debrief;
mod editions;
mod faces;
mod labels;
mod library;
mod meaning;
mod means;
mod metrics;
mod own_content;
mod powers;
mod rule_links;
mod shown;
mod sim;
mod speed;
mod study;
mod teller;
mod terminal;
mod trial;
mod unfit;
mod use_types;
mod uses;

pub use challenges::challenge_of;
pub use debrief::{CrisisRound, DaybreakDebrief, DaybreakLimits, DaybreakRound, PowerRound, ProjectRound, WorldRound};
pub use faces::{
    BoardFace, CardFace, CardSlots, ChallengeKind, ChallengesFace, DaybreakLibrary, DeckName, DieRow, DifficultyName,
    Glyph, IconName, LevelFace, LimitFace, LimitKind, OrderFace, RequiredTag, SetFace, TableFace, TrackFace,
    TrackSpace,
};
pub use powers::{power_of, powers_of};
pub use shown::{
    ChallengeShown, CrisisShown, CurrentCrisis, DaybreakCrisisForecast, DaybreakDecks, DaybreakForecast,
    DaybreakPlayer, DaybreakStep, DaybreakView, DaybreakWait, DaybreakWorld, DrawnShown, EmissionsByType, InForce,
    NextTip, NextTips, Pile, PlacesShown, ProjectShown, ResilienceByType, StackShown, TagsCounted, Tracks,
};
pub(crate) use terminal::POWERS;
pub use use_types::{
    ActionAt, ActionUse, CardUse, CardUses, ChoiceMeans, DaybreakUses, Judged, MeansLine, NeedsMet, PowerMeans,
    Suggested, Undone, UndoneKind, UndoneLine, UseKind,
};

use bots::{Adviser, Bot, Profile, UnknownBot};
use daybreak::content::{Content, Options};
use daybreak::language::{Flavour, Scope};
use daybreak::{
    Ahead, ChallengePick, Daybreak, Fact, Frame, MAX_PLAYERS, Move, Outcome, Power, Refusal, Setup, State, View,
};
use daybreak_bots::{Course, Suggestion};
use daybreak_words::{Cards, Narrator};
use measure::{Kind, Metric};
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tabletop::log::ContentRef;
use tabletop::{Audience, Seat, Seats, Timeline, never};
use terminal::DaybreakTerminal;
use title::cards::{CardsAsked, CardsError};
use title::corpus::Wanted;
use title::fields::Fields;
use title::speed::Measured;
use title::terminal::screen::Style;
use title::terminal::{Flag, Flags, Pages};
use title::{ContentCheck, Mechanism, NotOpened, Proposal, Refuses, StudyTable, Title, Trial, step};
use wire::{OptionInfo, Patch, Step, StepFor};
use words::{Detail, Lang, Names, Words};

/// The whole game.
#[derive(Clone, Copy, Debug)]
pub struct DaybreakTitle;

impl Title for DaybreakTitle {
    type Game = Daybreak;
    const NAME: &'static str = "Daybreak";
    const PLAYERS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;
    const USUAL: u8 = 4;
    const SECRETS: bool = false;
    const TITLED_SEATS: bool = true;
    const STRETCH: &'static str = "stage";
    const TOGETHER: bool = true;
    const HAS_CARDS: bool = true;
    const HAS_MECHANISMS: bool = true;
    const STUDIES: &'static [Kind] = &Kind::ALL;
    const RULEBOOK: Pages = terminal::RULEBOOK;
    const SEATS: &'static str = terminal::SEATS;
    const FLAGS: &'static [Flag] = terminal::FLAGS;
    const SPEED: &'static str = "4 players, one seat speaks for the group";
    const STATE_BYTES: usize = 4096;
    const EXAMPLES: &'static [(&'static str, &'static [&'static str])] = &[
        ("", &["firstlight cards daybreak --tag solar"]),
        (
            "table",
            &[
                "firstlight table daybreak --seats me,steady --powers china,us",
                "firstlight table daybreak --seats me --challenge harder",
            ],
        ),
        (
            "sim",
            &[
                "firstlight sim daybreak --setup mw,china,europe,us --bots steady --games 5000 --json",
                "firstlight sim daybreak --setup all --bots steady --games 2000",
            ],
        ),
        (
            "lab",
            &[
                "firstlight lab arena daybreak --setup mw,china,europe,us --line-up steady --line-up random",
                "firstlight lab difficulty --line-up steady --games 400",
                "firstlight lab cards --line-up steady --games 5000",
                "firstlight lab meaning daybreak --line-up steady --games 400",
            ],
        ),
        (
            "cards",
            &[
                "firstlight cards daybreak \"Heat Pumps\"",
                "firstlight cards daybreak --tag solar --lang es",
                "firstlight cards daybreak --deck crisis --source reconstructed",
                "firstlight cards daybreak --stats",
            ],
        ),
    ];
    type Content = Arc<Content>;
    type Setup = Setup;
    type Teller<'a> = Narrator<'a>;
    type Terminal<'a> = DaybreakTerminal<'a>;
    type Debrief = DaybreakDebrief;
    type Shown = DaybreakView;
    type Library = DaybreakLibrary;
    type Uses = DaybreakUses;
    type Ahead = Ahead;
    type Forecast = DaybreakForecast;
    type Tally = sim::Sums;
    type Prospect = Course;

    fn seat_title(game: &Daybreak, words: &Words, seat: Seat) -> Option<String> {
        game.powers().get(seat.index()).map(|&power| words.say(&format!("db-power-{power}"), &[]))
    }

    fn builtin() -> Result<Arc<Content>, NotOpened> {
        editions::newest()
    }

    fn content_ref(content: &Arc<Content>) -> ContentRef {
        editions::name_of(content)
    }

    fn content_of(wanted: &ContentRef, name: &str) -> Result<Arc<Content>, NotOpened> {
        editions::named(wanted).map_err(|error| NotOpened::because(format_args!("{name}: {error}")))
    }

    fn plain_setup(players: usize) -> Result<Setup, NotOpened> {
        match players {
            1..=MAX_PLAYERS => Ok(Setup::new(players as u8)),
            _ => Err(NotOpened(unfit::players(players))),
        }
    }

    fn options() -> Vec<OptionInfo> {
        let usual = Options::default();
        let option = |name: &&str| OptionInfo {
            name: (*name).to_owned(),
            values: [false, true].map(|value| value.to_string()).to_vec(),
            usual: usual.get(name).unwrap_or_default().to_string(),
        };
        Options::NAMES.iter().map(option).collect()
    }

    /// Alone, with the World Powers in turn.
    fn daily(number: u64) -> (Setup, usize) {
        let powers = [Power::China, Power::Europe, Power::UnitedStates, Power::MajorityWorld];
        (Setup { powers: vec![powers[(number % 4) as usize]], ..Setup::new(1) }, 0)
    }

    fn make(content: &Arc<Content>, setup: &Setup) -> Result<Daybreak, NotOpened> {
        Daybreak::new(content, setup).map_err(|error| NotOpened(unfit::unfit(&error)))
    }

    fn content_in(folder: &Path) -> Result<Arc<Content>, NotOpened> {
        terminal::content_in(folder)
    }

    fn setup_from(players: u8, flags: &Flags) -> Result<Setup, NotOpened> {
        terminal::setup(players, flags)
    }

    fn make_from_flags(content: &Arc<Content>, setup: &Setup) -> Result<Daybreak, NotOpened> {
        Daybreak::new(content, setup).map_err(|error| NotOpened(terminal::unfit(&error)))
    }

    fn wrong_seats(players: usize) -> Detail {
        terminal::wrong_seats(players)
    }

    fn terminal<'a>(
        game: &'a Daybreak,
        _content: &'a Arc<Content>,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> DaybreakTerminal<'a> {
        DaybreakTerminal::new(game, words, names, style)
    }

    fn bot(name: &str) -> Result<Box<dyn Bot<Daybreak>>, UnknownBot> {
        daybreak_bots::bot(name)
    }

    fn profiles() -> Vec<Profile> {
        daybreak_bots::profiles().collect()
    }

    fn adviser() -> Box<dyn Adviser<Daybreak, Course>> {
        daybreak_bots::adviser()
    }

    /// The setups of the book from the easiest on; the last takes a challenge card besides. Team-mates are always steady.
    fn steps() -> Vec<Step> {
        let setup = |powers: &[Power]| Setup { powers: powers.to_vec(), ..Setup::new(4) };
        let (two, three) = ([Power::Europe, Power::UnitedStates], [Power::Europe, Power::China, Power::UnitedStates]);
        let harder = ChallengePick::Dealt { flavour: Flavour::Harder, scope: Scope::Group, seat: None };
        let hard = Setup { challenges: vec![harder], ..Setup::new(4) };
        let mates = ["steady"; 3];
        vec![
            step("gentle", StepFor::First, Some(&setup(&two)), &mates[..1], 64),
            step("easy", StepFor::Choice, Some(&setup(&three)), &mates[..2], 58),
            step("usual", StepFor::Standard, Some(&Setup::new(4)), &mates, 38),
            step("hard", StepFor::Choice, Some(&hard), &mates, 25),
        ]
    }

    fn show(game: &Daybreak, view: &View) -> DaybreakView {
        DaybreakView::of(game, view)
    }

    fn view_after_fact(_game: &Daybreak, before: &View, state: &State, _who: Audience) -> View {
        View { state: *state, ..*before }
    }

    fn changes(game: &Daybreak, before: &View, after: &View, patch: &mut Patch) {
        shown::changes(game, before, after, patch);
    }

    fn own_changes(_game: &Daybreak, before: &View, after: &View, patch: &mut Patch) {
        shown::own_changes(before, after, patch);
    }

    fn library(content: &Arc<Content>, words: &Words) -> Self::Library {
        library::library(content, words)
    }

    fn uses(game: &Daybreak, view: &View, teller: &Narrator<'_>, refuses: Refuses<'_, Daybreak>) -> DaybreakUses {
        uses::uses(game, view, teller, refuses)
    }

    fn ahead(game: &Daybreak, view: &View) -> Option<Ahead> {
        game.ahead(&view.state)
    }

    fn trial(game: &Daybreak, view: &View, teller: &Narrator<'_>, mv: Move) -> Option<Trial<DaybreakTitle>> {
        trial::trial(game, view, teller, mv)
    }

    fn debrief(timeline: &Timeline<Daybreak>) -> DaybreakDebrief {
        debrief::debrief(timeline)
    }

    fn teller<'a>(game: &'a Daybreak, words: &'a Words, names: &'a Names) -> Narrator<'a> {
        Narrator::new(words, game, names)
    }

    /// A victory is better the earlier it comes, a defeat the later; then come fewer bands, then fewer communities in crisis.
    fn score(outcome: &Outcome, _people: Seats) -> i64 {
        let round = i64::from(outcome.round);
        let ending = if outcome.won { 200 - round } else { round };
        let communities: i64 = outcome.communities.iter().map(|&lost| i64::from(lost)).sum();
        ending * 10_000 - i64::from(outcome.bands) * 100 - communities
    }

    /// In the Local stage those who are done may come back, and need not (DB-LOCAL-01).
    fn awaited(_game: &Daybreak, state: &State, asked: Seats) -> Seats {
        asked.iter().filter(|&seat| !has_left(state, seat)).collect()
    }

    /// In a decision of the group the bots hear what people want (DB-ROUND-04); in a window they wait until the people
    /// who may act there have acted or passed. Somebody who waits for a bot's consent does not speak first.
    fn speaks_first(_game: &Daybreak, state: &State, seat: Seat) -> bool {
        match state.frame() {
            Some(Frame::KeepProject | Frame::MakeRoom { .. } | Frame::LoseProject { .. } | Frame::Spare { .. }) => {
                state.votes[seat.index()].is_none()
            }
            Some(Frame::EmissionsWindow | Frame::RollWindow { .. } | Frame::CrisisWindow { .. }) => {
                state.desks[seat.index()].draft.is_none_or(|draft| draft.waiting.is_none())
            }
            _ => false,
        }
    }

    fn proposes(game: &Daybreak, state: &State, people: Seats, names: &Names) -> Option<Proposal> {
        let Suggestion { user, project, to } = daybreak_bots::suggestion(game, state, people)?;
        let place = state.projects.get(usize::from(project)).copied().flatten();
        let (Some(place), Some(window)) = (place, state.frame()) else {
            never!("project {project} is suggested where nothing can be used");
            return None;
        };
        let whom = to.map_or("nobody".to_owned(), |to| to.to_string());
        let key = format!("{} {window:?} {user} {} {whom}", state.round, place.card.no());
        Some(Proposal::new(key, |words| Narrator::new(words, game, names).proposal(state, user, project, to)))
    }

    fn stretch(state: &State) -> u32 {
        u32::from(state.round) * 10 + state.stage as u32
    }

    /// All answers of an action, and all that a seat owes at once, are one step.
    fn goes_on(state: &State, seat: Seat) -> bool {
        state.desks[seat.index()].is_open()
    }

    fn plain_moves() -> Vec<Move> {
        vec![Move::Done, Move::Pass]
    }

    fn return_of(state: &State, seat: Seat) -> Option<(Move, Move)> {
        has_left(state, seat).then_some((Move::NotDone, Move::Done))
    }

    fn round(_game: &Daybreak, view: &View) -> u8 {
        view.state.round
    }

    fn concerns(fact: &Fact) -> Seats {
        course::concerns(fact)
    }

    fn called_you(fact: &Fact) -> Option<Seats> {
        Some(course::called_you(fact))
    }

    fn label_rests_on(_game: &Daybreak, view: &View, mv: Move) -> Option<u64> {
        labels::rests_on(view, mv)
    }

    fn rule_of_refusal(refusal: &Refusal) -> Option<&'static str> {
        Some(rule_links::of_refusal(refusal))
    }

    fn rule_of_view(_game: &Daybreak, view: &View) -> Option<&'static str> {
        Some(rule_links::of_view(view))
    }

    fn won(outcome: &Outcome, _seat: Seat) -> bool {
        outcome.won
    }

    fn print_cards(asked: &CardsAsked, out: &mut dyn Write) -> Result<(), CardsError> {
        card_list::print(asked, out)
    }

    fn content_files() -> Vec<(&'static str, String)> {
        content_folder::files()
    }

    fn check_content(folder: &Path) -> Result<ContentCheck, NotOpened> {
        content_folder::check(folder)
    }

    fn corpus() -> Result<Vec<Wanted<DaybreakTitle>>, NotOpened> {
        corpus::wanted()
    }

    fn speed_tables() -> Result<Vec<Daybreak>, NotOpened> {
        speed::tables()
    }

    fn speed_rows(game: &Daybreak, time: Duration, repeats: usize) -> Result<Vec<Measured>, UnknownBot> {
        speed::rows(game, time, repeats)
    }

    fn sim_setups(content: &Arc<Content>, players: Option<u8>, flags: &Flags) -> Result<Vec<Setup>, NotOpened> {
        sim::setups(content, players, flags)
    }

    fn mechanisms(content: &Arc<Content>, setup: &Setup) -> Result<Vec<Mechanism<DaybreakTitle>>, NotOpened> {
        meaning::mechanisms(content, setup)
    }

    fn result(_game: &Daybreak, outcome: &Outcome) -> String {
        meaning::result(outcome)
    }

    fn metrics() -> &'static [&'static dyn Metric<Daybreak>] {
        metrics::ALL
    }

    fn ending(_game: &Daybreak, outcome: &Outcome, names: &[String]) -> String {
        let (round, losses) = (outcome.round, &outcome.losses);
        if outcome.won {
            return format!("The game was won in round {round}.");
        }
        let crowded: Vec<&str> =
            losses.communities.iter().filter_map(|seat| names.get(seat.index())).map(String::as_str).collect();
        let mut why = Vec::new();
        why.extend(losses.too_hot.then(|| format!("too hot, with {} temperature bands", outcome.bands)));
        why.extend((!crowded.is_empty()).then(|| format!("too many communities in crisis, {}", crowded.join(" and "))));
        why.extend(losses.condition_unmet.then(|| "the condition of a challenge card was not met".to_owned()));
        why.extend((why.is_empty() && losses.out_of_time).then(|| "out of time".to_owned()));
        format!("The game was lost in round {round}: {}.", why.join("; "))
    }

    fn seat_names(game: &Daybreak) -> Vec<String> {
        let words = Words::of(Lang::En);
        let cards = Cards::new(words, game.content());
        game.powers().iter().map(|&power| cards.power(power)).collect()
    }

    fn study_tables(fields: &Fields<'_, '_>, kind: Kind) -> Vec<StudyTable<DaybreakTitle>> {
        study::tables(fields, kind == Kind::Difficulty)
    }

    fn weight(fact: &Fact, _seat: Seat) -> i32 {
        course::weight(fact)
    }
}

/// Is the seat done with the Local stage, with nothing open on its desk?
fn has_left(state: &State, seat: Seat) -> bool {
    state.frame() == Some(Frame::Local) && state.done.has(seat) && !state.desks[seat.index()].is_open()
}
