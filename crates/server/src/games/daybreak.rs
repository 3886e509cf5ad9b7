//! Daybreak at a table.

mod debrief;
mod library;
mod trial;
mod uses;

pub use debrief::{CrisisRound, DaybreakDebrief, DaybreakRound, PowerRound, ProjectRound, WorldRound};

use super::{Hosted, NotOpened, Proposal, Refuses, Teller, Trial, step};
use crate::wire::uses::Uses;
use crate::wire::{Step, StepFor};
use bots::daybreak::Suggestion;
use bots::{Bot, CounselOf, Profile, UnknownBot};
use daybreak::content::{BUILTIN, Content, EDITIONS, Edition, text_of};
use daybreak::language::{Flavour, Scope};
use daybreak::{ChallengePick, Daybreak, Fact, Frame, Move, Outcome, Power, Refusal, Setup, State, View};
use std::sync::{Arc, LazyLock};
use tabletop::log::ContentRef;
use tabletop::{Audience, Commitment, Fault, Seat, Seats, Timeline, never};
use words::daybreak::Narrator;
use words::{Names, Words};

/// The content that comes with the program, read once, and how logs name it.
static SHARED: LazyLock<Option<(Arc<Content>, ContentRef)>> = LazyLock::new(|| {
    let content = Arc::new(Content::builtin().ok()?);
    let name = name_of(&content);
    Some((content, name))
});

fn name_of(content: &Content) -> ContentRef {
    ContentRef {
        id: content.id().to_owned(),
        hash: Commitment::of_text(&content.text()),
        files: content.own_files().clone(),
    }
}

impl Hosted for Daybreak {
    const NAME: &'static str = "Daybreak";
    const SECRETS: bool = false;
    const TITLED_SEATS: bool = true;
    const STRETCH: &'static str = "stage";
    type Content = Arc<Content>;
    type Setup = Setup;
    type Teller<'a> = Narrator<'a>;
    type Debrief = DaybreakDebrief;
    type Library = crate::wire::library::DaybreakLibrary;

    fn seat_title(&self, words: &Words, seat: Seat) -> Option<String> {
        self.powers().get(seat.index()).map(|&power| words.say(&format!("db-power-{power}"), &[]))
    }

    fn builtin() -> Result<Arc<Content>, NotOpened> {
        match &*SHARED {
            Some((content, _)) => Ok(content.clone()),
            None => Content::builtin().map(Arc::new).map_err(NotOpened::because),
        }
    }

    fn content_ref(content: &Arc<Content>) -> ContentRef {
        match &*SHARED {
            Some((shared, name)) if Arc::ptr_eq(shared, content) => name.clone(),
            _ => name_of(content),
        }
    }

    fn content_of(wanted: &ContentRef, name: &str) -> Result<Arc<Content>, NotOpened> {
        if let Some((content, known)) = &*SHARED
            && known == wanted
        {
            return Ok(content.clone());
        }
        let is_it = |edition: &&&'static Edition| Commitment::of_text(&text_of(edition, &wanted.files)) == wanted.hash;
        let edition = EDITIONS.iter().find(is_it).copied().unwrap_or(&BUILTIN);
        let content = Content::of_edition(edition, &wanted.files);
        content.map(Arc::new).map_err(|e| NotOpened(format!("{name}: {e}")))
    }

    fn make(content: &Arc<Content>, setup: &Setup) -> Result<Daybreak, NotOpened> {
        Daybreak::new(content, setup).map_err(NotOpened::because)
    }

    fn bot(name: &str) -> Result<Box<dyn Bot<Daybreak>>, UnknownBot> {
        bots::daybreak(name)
    }

    fn profiles() -> Vec<Profile> {
        bots::daybreak_profiles().collect()
    }

    /// The setups of the book from the easiest on; the last takes a challenge card besides. Team-mates are always steady.
    fn steps() -> Vec<Step> {
        let setup = |powers: &[Power]| Setup { powers: powers.to_vec(), ..Setup::new(4) };
        let (two, three) = ([Power::Europe, Power::UnitedStates], [Power::Europe, Power::China, Power::UnitedStates]);
        let harder = ChallengePick::Dealt { flavour: Flavour::Harder, scope: Scope::Group, seat: None };
        let hard = Setup { challenges: vec![harder], ..Setup::new(4) };
        let mates = ["steady"; 3];
        vec![
            step("gentle", StepFor::First, Some(&setup(&two)), &mates[..1], 65),
            step("easy", StepFor::Choice, Some(&setup(&three)), &mates[..2], 46),
            step("usual", StepFor::Standard, Some(&Setup::new(4)), &mates, 32),
            step("hard", StepFor::Choice, Some(&hard), &mates, 18),
        ]
    }

    fn library(content: &Arc<Content>, words: &Words) -> Self::Library {
        library::library(content, words)
    }

    fn uses(&self, view: &View, teller: &Narrator<'_>, refuses: Refuses<'_, Daybreak>) -> Uses {
        Uses::Daybreak(uses::uses(self, view, teller, refuses))
    }

    fn trial(&self, view: &View, teller: &Narrator<'_>, mv: Move) -> Option<Trial<Move, Fact>> {
        trial::trial(self, view, teller, mv)
    }

    fn debrief(timeline: &Timeline<Daybreak>) -> DaybreakDebrief {
        debrief::debrief(timeline)
    }

    fn teller<'a>(&'a self, words: &'a Words, names: &'a Names) -> Narrator<'a> {
        Narrator::new(words, self, names)
    }

    /// A victory is better the earlier it comes, a defeat the later; then come fewer bands, then fewer communities in crisis.
    fn score(&self, outcome: &Outcome, _people: Seats) -> i64 {
        let round = i64::from(outcome.round);
        let ending = if outcome.won { 200 - round } else { round };
        let communities: i64 = outcome.communities.iter().map(|&lost| i64::from(lost)).sum();
        ending * 10_000 - i64::from(outcome.bands) * 100 - communities
    }

    /// In the Local stage those who are done may come back, and need not (DB-LOCAL-01).
    fn awaited(&self, state: &State, asked: Seats) -> Seats {
        asked.iter().filter(|&seat| !has_left(state, seat)).collect()
    }

    /// In a decision of the group the bots hear what people want (DB-ROUND-04); in a window they wait until the people
    /// who may act there have acted or passed. Somebody who waits for a bot's consent does not speak first.
    fn speaks_first(&self, state: &State, seat: Seat) -> bool {
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

    fn proposes(&self, state: &State, people: Seats, names: &Names) -> Option<Proposal> {
        let Suggestion { user, project, to } = bots::daybreak::suggestion(self, state, people)?;
        let place = state.projects.get(usize::from(project)).copied().flatten();
        let (Some(place), Some(window)) = (place, state.frame()) else {
            never!("project {project} is suggested where nothing can be used");
            return None;
        };
        let whom = to.map_or("nobody".to_owned(), |to| to.to_string());
        let key = format!("{} {window:?} {user} {} {whom}", state.round, place.card.no());
        Some(Proposal::new(key, |words| Narrator::new(words, self, names).proposal(state, user, project, to)))
    }

    fn stretch(&self, state: &State) -> u32 {
        u32::from(state.round) * 10 + state.stage as u32
    }

    /// All answers of an action, and all that a seat owes at once, are one step.
    fn goes_on(&self, state: &State, seat: Seat) -> bool {
        state.desks[seat.index()].is_open()
    }

    fn plain_moves() -> Vec<Move> {
        vec![Move::Done, Move::Pass]
    }

    fn return_of(&self, state: &State, seat: Seat) -> Option<(Move, Move)> {
        has_left(state, seat).then_some((Move::NotDone, Move::Done))
    }
}

/// Is the seat done with the Local stage, with nothing open on its desk?
fn has_left(state: &State, seat: Seat) -> bool {
    state.frame() == Some(Frame::Local) && state.done.has(seat) && !state.desks[seat.index()].is_open()
}

/// The seat that reads a view; for those without one, the first, since all of them see the same.
fn reader(view: &View) -> Seat {
    match view.who {
        Audience::Seat(seat) => seat,
        Audience::Spectator | Audience::Omniscient => Seat(0),
    }
}

impl Teller<Daybreak> for Narrator<'_> {
    fn name(&self, seat: Seat) -> String {
        self.power(seat)
    }

    fn player(&self, seat: Seat, kind: Option<&str>) -> String {
        let player = match kind {
            Some(kind) => format!("{}, {kind}", self.words.name(self.names, seat)),
            None => self.words.seat(self.names, seat),
        };
        format!("{} ({player})", self.power(seat))
    }

    fn fact(&self, fact: &Fact) -> String {
        Narrator::fact(self, fact)
    }

    fn opens(&self, fact: &Fact) -> bool {
        matches!(fact, Fact::RoundBegan { .. } | Fact::StageBegan { .. })
    }

    fn label(&self, view: &View, mv: Move) -> String {
        Narrator::label(self, view, reader(view), mv)
    }

    fn prompt(&self, view: &View) -> Option<String> {
        Narrator::prompt(self, view)
    }

    fn fault(&self, fault: &Fault<Refusal>) -> String {
        Narrator::fault(self, fault)
    }

    fn why(&self, view: &View, mv: Move) -> String {
        Narrator::why(self, view, mv)
    }

    fn when(&self, view: &View) -> String {
        Narrator::when(self, view)
    }

    fn expect(&self, view: &View, counsel: &CounselOf<Daybreak>) -> Vec<String> {
        let course = &counsel.prospect;
        let limit = view.state.standing[reader(view).index()].communities_to_lose;
        let changes = self.course(&course.before, &course.after, &course.planned);
        let odds = self.odds(course.survives, course.round, counsel.chance, counsel.visits);
        // What is far from losing the game is no risk to speak of.
        let strain = (2 * course.strained >= limit).then(|| self.strain(course.strained, limit));
        [changes, odds].into_iter().chain(strain).chain(Teller::plan(self, view, &counsel.line)).collect()
    }

    fn plan(&self, view: &View, line: &[(Seat, Move)]) -> Option<String> {
        Narrator::plan(self, view, line)
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        Narrator::outcome(self, outcome)
    }
}
