//! The difference between two states, line by line, as a person would say it.

use crate::book::Book;
use daybreak::language::{Forbidden, Token};
use daybreak::{
    CardSet, CrisisInPlay, Face, Few, Frame, GlobalId, LocalId, PlanetaryEffect, PlayerBoard, Power, ProjectInPlay,
    Resilience, Sector, Stage, Standing, State, Tag, World,
};
use std::fmt::Display;
use tabletop::Seat;

/// The width of the column of labels.
const LABEL: usize = 41;

/// One thing that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Whose it is; none: the table's.
    pub seat: Option<Seat>,
    pub label: String,
    pub was: String,
    pub is: String,
    /// Which cards came and went.
    pub note: String,
}

impl Row {
    fn line(&self, who: &str) -> String {
        let label = if who.is_empty() { self.label.clone() } else { format!("{who}: {}", self.label) };
        let dash = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
        let (was, is) = (dash(&self.was), dash(&self.is));
        format!("{label:<LABEL$} {was:>3} -> {is} {}", self.note).trim_end().to_owned()
    }

    fn is_like(&self, other: &Row) -> bool {
        Row { seat: None, ..self.clone() } == Row { seat: None, ..other.clone() }
    }
}

/// Rows as lines; what is the same for everybody is said once.
pub(crate) fn lines(book: &Book, powers: &[Power], rows: &[Row]) -> Vec<String> {
    let mut lines = Vec::new();
    for row in rows {
        let Some(seat) = row.seat else {
            lines.push(row.line(""));
            continue;
        };
        let sharing = rows.iter().filter(|other| other.seat.is_some() && other.is_like(row));
        let shared = powers.len() > 1 && sharing.count() == powers.len();
        if shared && seat == Seat(0) {
            lines.push(row.line("everybody"));
        } else if !shared {
            lines.push(row.line(&book.power(powers, seat)));
        }
    }
    lines
}

/// Every difference between two states of a table, line by line.
pub(crate) fn diff(book: &Book, powers: &[Power], before: &State, after: &State) -> Vec<String> {
    let mut diff = Diff { book, powers, seat: None, rows: Vec::new() };
    diff.all(before, after);
    lines(book, powers, &diff.rows)
}

struct Diff<'a> {
    book: &'a Book,
    powers: &'a [Power],
    /// Whose things are being compared.
    seat: Option<Seat>,
    rows: Vec<Row>,
}

impl Diff<'_> {
    /// Every field of a state is named here, so that a new one cannot be forgotten. What the table does next is told
    /// from the agenda, and chains are told with what they lie under.
    fn all(&mut self, before: &State, after: &State) {
        let State {
            stage,
            round,
            agenda: _,
            desks,
            done,
            may_return,
            votes,
            world,
            boards,
            standing,
            projects,
            drawn_projects,
            crises,
            level_crises,
            rolls,
            current_crisis,
            tie_rolls,
            next_card: _,
            used,
            local_deck,
            local_discards,
            global_deck,
            global_discards,
            crisis_deck,
            crisis_laid,
            crisis_discards,
            challenges,
            ending,
        } = before;
        for seat in (0..self.powers.len() as u8).map(Seat) {
            self.seat = Some(seat);
            self.board(before, &boards[seat.index()], after, &after.boards[seat.index()]);
        }
        self.seat = None;
        self.world(world, &after.world);
        let row = |state: &State, crises: &Few<CrisisInPlay, 48>| {
            crises.iter().map(|crisis| in_row(state, crisis)).collect::<Vec<_>>().join(" ")
        };
        self.line("row of crises", row(before, crises), row(after, &after.crises));
        for (at, was) in projects.iter().enumerate() {
            let (was, is) = (project(before, was), project(after, &after.projects[at]));
            self.line(&format!("project {}", at + 1), was, is);
        }
        for seat in (0..self.powers.len() as u8).map(Seat) {
            self.seat = Some(seat);
            self.standing(&standing[seat.index()], &after.standing[seat.index()]);
        }
        self.seat = None;
        let named = |few: &Few<GlobalId, 4>| few.iter().map(|c| c.no().to_string()).collect::<Vec<_>>();
        self.line("projects to choose from", named(drawn_projects).join(", "), named(&after.drawn_projects).join(", "));
        self.line("crisis cards for the level", level_crises, after.level_crises);
        self.line("planetary rolls owed", rolls, after.rolls);
        self.line("ties rolled again", tie_rolls, after.tie_rolls);
        let (targets, now) = (current_crisis.targets, after.current_crisis.targets);
        self.line("the crisis strikes", self.book.seats(self.powers, targets), self.book.seats(self.powers, now));
        let (spared, now) = (current_crisis.spared, after.current_crisis.spared);
        self.line("spared", self.book.seats(self.powers, spared), self.book.seats(self.powers, now));
        self.line("the crisis is weaker by", current_crisis.weaker, after.current_crisis.weaker);
        for (at, was) in current_crisis.less.iter().enumerate().take(self.powers.len()) {
            self.seat = Some(Seat(at as u8));
            self.line("the crisis is less by", was, after.current_crisis.less[at]);
        }
        self.seat = None;
        self.line("local deck", local_deck.len(), after.local_deck.len());
        self.pile("discards", local_discards, &after.local_discards, false);
        self.line("global deck", global_deck.count_ones(), after.global_deck.count_ones());
        self.line("global discards", global_discards.count_ones(), after.global_discards.count_ones());
        self.line("crisis deck", crisis_deck.count_ones(), after.crisis_deck.count_ones());
        self.line("crises laid before the shuffle", crisis_laid.count_ones(), after.crisis_laid.count_ones());
        self.line("crisis discards", crisis_discards.count_ones(), after.crisis_discards.count_ones());
        for card in self.book.content.locals() {
            self.line(&format!("uses of {}", card.no()), used.0[card.index()], after.used.0[card.index()]);
        }
        let dealt = |state: &State| state.challenges.iter().map(|(c, _)| c.no().to_string()).collect::<Vec<_>>();
        if *challenges != after.challenges {
            self.line("challenge cards", dealt(before).join(", "), dealt(after).join(", "));
        }
        for (at, desk) in desks.iter().enumerate() {
            let word = |desk: &daybreak::SeatPrompt| if desk.is_open() { "a question open" } else { "nothing open" };
            self.line(&format!("desk of seat {at}"), word(desk), word(&after.desks[at]));
        }
        let seats = |seats| self.book.seats(self.powers, seats);
        let (was, is) = (seats(*done), seats(after.done));
        self.line("done", was, is);
        let (was, is) = (seats(*may_return), seats(after.may_return));
        self.line("may come back", was, is);
        self.line("votes", votes.iter().flatten().count(), after.votes.iter().flatten().count());
        self.line("round", round, after.round);
        self.line("stage", stage.key(), after.stage.key());
        self.line("next", next(before), next(after));
        let ended = |ending: &Option<daybreak::Outcome>| match ending {
            None => "no",
            Some(outcome) if outcome.won => "won",
            Some(_) => "lost",
        };
        self.line("over", ended(ending), ended(&after.ending));
    }

    fn line(&mut self, label: &str, was: impl Display, is: impl Display) {
        self.noted(label, was, is, String::new());
    }

    fn noted(&mut self, label: &str, was: impl Display, is: impl Display, note: String) {
        let (was, is) = (was.to_string(), is.to_string());
        if was != is || !note.is_empty() {
            self.rows.push(Row { seat: self.seat, label: label.to_owned(), was, is, note });
        }
    }

    /// A pile by its count, with the cards that came and went.
    fn pile(&mut self, label: &str, was: &CardSet, is: &CardSet, titles: bool) {
        let gone = without(was, is);
        let come = without(is, was);
        if gone.is_empty() && come.is_empty() {
            return;
        }
        let each = |sign: char, cards: CardSet| {
            let name = |card: LocalId| if titles { self.book.local(card) } else { card.no().to_string() };
            cards.iter().map(|card| format!("{sign}{}", name(card))).collect::<Vec<_>>()
        };
        let cards = [each('+', come), each('-', gone)].concat().join(", ");
        self.noted(label, was.len(), is.len(), format!("({cards})"));
    }

    fn board(&mut self, before: &State, was: &PlayerBoard, after: &State, is: &PlayerBoard) {
        let PlayerBoard { demand, dirty, clean, emissions, resilience, communities, absorbed, next_draw, hand, stacks } =
            was;
        let mut token = |token: Token, was: u16, is: u16| self.line(&self.book.token(token), was, is);
        token(Token::Demand, *demand, is.demand);
        token(Token::Dirty, *dirty, is.dirty);
        token(Token::Clean, *clean, is.clean);
        for sector in Sector::ALL {
            token(Token::Emissions(sector), emissions[sector.index()], is.emissions[sector.index()]);
        }
        for kind in Resilience::ALL {
            token(Token::Resilience(kind), resilience[kind.index()], is.resilience[kind.index()]);
        }
        token(Token::Communities, *communities, is.communities);
        self.line("carbon absorbed", absorbed, is.absorbed);
        self.line("next draw step", signed(*next_draw), signed(is.next_draw));
        self.pile("hand", hand, &is.hand, true);
        for (at, stack) in stacks.iter().enumerate() {
            let list = |state: &State, stack: &daybreak::Stack| {
                state.chain(stack.cards).map(|card| card.no().to_string()).collect::<Vec<_>>().join(" ")
            };
            self.line(&format!("stack {}", at + 1), list(before, stack), list(after, &is.stacks[at]));
        }
    }

    fn world(&mut self, was: &World, is: &World) {
        let World { trees, oceans, dac, recent, loose, bands, bands_away, tracks, drawdown } = was;
        self.line("trees", trees, is.trees);
        self.line("oceans", oceans, is.oceans);
        self.line("direct air capture", dac, is.dac);
        self.line("recent carbon", recent, is.recent);
        self.line("loose carbon on the thermometer", loose, is.loose);
        self.line("bands", bands, is.bands);
        self.line("bands away until the round ends", bands_away, is.bands_away);
        for effect in PlanetaryEffect::ALL {
            let label = format!("track: {}", self.book.cards().planetary(effect));
            self.line(&label, tracks[effect.index()], is.tracks[effect.index()]);
        }
        self.line("drawdown", drawdown, is.drawdown);
    }

    fn standing(&mut self, was: &Standing, is: &Standing) {
        let Standing { draws, growth, stacks, communities_to_lose, bands_to_lose, extra_tags, cheaper, forbids } = was;
        self.line("standing draw step", signed(*draws), signed(is.draws));
        self.line("standing growth", signed(*growth), signed(is.growth));
        self.line("standing stacks", stacks, is.stacks);
        self.line("standing communities lose", communities_to_lose, is.communities_to_lose);
        self.line("standing bands lose", bands_to_lose, is.bands_to_lose);
        let (was, now) = (self.book.tags(extra_tags), self.book.tags(&is.extra_tags));
        self.line("standing tags in stacks", was, now);
        let (was, now) = (cheaper_tags(*cheaper), cheaper_tags(is.cheaper));
        self.line("standing a card cheaper", was, now);
        self.line("standing forbidden", forbidden(*forbids), forbidden(is.forbids));
    }
}

/// A place in the row of crises, in short.
fn in_row(state: &State, crisis: &CrisisInPlay) -> String {
    let CrisisInPlay { face, in_force, tucked } = *crisis;
    let mut text = match face {
        Face::Unknown => "?".to_owned(),
        Face::Laid => "(?)".to_owned(),
        Face::Up(card) => card.no().to_string(),
    };
    if in_force {
        text += " in force";
    }
    let under: Vec<String> = state.chain(tucked).map(|card| card.no().to_string()).collect();
    if under.is_empty() { text } else { format!("{text} (under it {})", under.join(" ")) }
}

fn project(state: &State, project: &Option<ProjectInPlay>) -> String {
    let Some(ProjectInPlay { card, active, tucked, used }) = *project else { return String::new() };
    let mut marks = vec![if active { "active" } else { "not active" }.to_owned()];
    let under: Vec<String> = state.chain(tucked).map(|card| card.no().to_string()).collect();
    if !under.is_empty() {
        marks.push(format!("under it {}", under.join(" ")));
    }
    let uses: u8 = used.iter().sum();
    if uses > 0 {
        marks.push(format!("used {uses}"));
    }
    format!("{} {}", card.no(), marks.join(", "))
}

fn without(of: &CardSet, less: &CardSet) -> CardSet {
    let mut rest = *of;
    rest.take_all(*less);
    rest
}

fn signed(n: i8) -> String {
    if n == 0 { "0".to_owned() } else { format!("{n:+}") }
}

fn cheaper_tags(bits: u16) -> String {
    let tags = Tag::ALL.into_iter().filter(|tag| bits >> tag.index() & 1 == 1);
    tags.map(Tag::key).collect::<Vec<_>>().join(", ")
}

fn forbidden(bits: u8) -> String {
    let all = [
        (Forbidden::Forecast, "a forecast"),
        (Forbidden::GivingCards, "giving cards"),
        (Forbidden::TuckingUnderCrises, "tucking under crises"),
        (Forbidden::RemovingDirty, "removing dirty energy"),
        (Forbidden::GivingTokens, "giving tokens"),
        (Forbidden::TuckingUnderProjects, "tucking under projects"),
        (Forbidden::NewProjects, "new projects"),
        (Forbidden::DrawingByAction, "drawing by action"),
    ];
    let held = all.iter().filter(|(what, _)| bits >> what.index() & 1 == 1);
    held.map(|(_, words)| *words).collect::<Vec<_>>().join(", ")
}

/// What the table does next.
fn next(state: &State) -> String {
    match state.frame() {
        Some(Frame::Local) => "the Local stage".to_owned(),
        Some(Frame::EmissionsWindow) => "the window before carbon is added".to_owned(),
        Some(Frame::RollWindow { .. }) => "answers to the roll".to_owned(),
        Some(Frame::CrisisWindow { .. }) => "answers to the crisis".to_owned(),
        Some(Frame::Rolls) => "a planetary roll".to_owned(),
        Some(Frame::TurnUp { at }) if state.stage == Stage::Global => {
            format!("the forecast, crisis {} of the row", at + 1)
        }
        Some(Frame::TurnUp { .. }) => "the next crisis".to_owned(),
        Some(Frame::DrawProjects) => "global projects".to_owned(),
        Some(Frame::DrawCards { seat, left, .. }) => format!("seat {seat} draws {left}"),
        Some(Frame::Challenges) => "challenge cards".to_owned(),
        Some(Frame::Over) => "the end".to_owned(),
        other => format!("{other:?}"),
    }
}
