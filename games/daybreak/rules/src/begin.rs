//! Setup (DB-SETUP-*) and challenge cards (DB-CHAL-*).

use crate::course::Course;
use crate::facts::{Cause, Fact};
use crate::few::Few;
use crate::game::Daybreak;
use crate::language::{Change, Scope, Solo};
use crate::measure;
use crate::pending::{DrawTo, Frame, SeatPrompt};
use crate::position::Position;
use crate::projects;
use crate::run;
use crate::sets::{Bytes, CardSet, TagCounts};
use crate::setup::ChallengePick;
use crate::stages::global;
use crate::state::{
    Chain, CrisisInPlay, CurrentCrisis, Face, MAX_PLAYERS, MAX_PROJECTS, MAX_STACKS, NO_CARD, PlayerBoard,
    ProjectInPlay, Stack, Standing, State, World,
};
use crate::thermometer;
use crate::tokens;
use crate::vocab::{ChallengeId, CrisisId, Deck, GlobalId, LocalId, PlanetaryEffect, Resilience, Sector, Stage};
use tabletop::{Dice, Seat, Seats, Tell};

const NO_BOARD: PlayerBoard = PlayerBoard {
    demand: 0,
    dirty: 0,
    clean: 0,
    emissions: [0; Sector::COUNT],
    resilience: [0; Resilience::COUNT],
    communities: 0,
    absorbed: 0,
    next_draw: 0,
    hand: CardSet::NONE,
    stacks: [Stack::EMPTY; MAX_STACKS],
};

impl State {
    /// Round 1 with nothing on the table (DB-SETUP-01 to DB-SETUP-03, DB-SETUP-12).
    pub(crate) const BARE: State = State {
        stage: Stage::Global,
        round: 1,
        agenda: Few::EMPTY,
        desks: [SeatPrompt::EMPTY; MAX_PLAYERS],
        done: Seats::NONE,
        may_return: Seats::NONE,
        votes: [None; MAX_PLAYERS],
        world: World {
            trees: 0,
            oceans: 0,
            dac: 0,
            recent: 0,
            loose: 0,
            bands: 0,
            bands_away: 0,
            tracks: [0; PlanetaryEffect::COUNT],
            drawdown: false,
        },
        boards: [NO_BOARD; MAX_PLAYERS],
        standing: [Standing::NONE; MAX_PLAYERS],
        projects: [None; MAX_PROJECTS],
        drawn_projects: Few::EMPTY,
        crises: Few::EMPTY,
        level_crises: 0,
        rolls: 0,
        current_crisis: CurrentCrisis {
            targets: Seats::NONE,
            spared: Seats::NONE,
            weaker: 0,
            less: [0; MAX_PLAYERS],
            nothing: Seats::NONE,
        },
        tie_rolls: 0,
        next_card: Bytes::NOTHING,
        used: Bytes::NOTHING,
        local_deck: CardSet::NONE,
        local_discards: CardSet::NONE,
        global_deck: 0,
        global_discards: 0,
        crisis_deck: 0,
        crisis_laid: 0,
        crisis_discards: 0,
        challenges: Few::EMPTY,
        ending: None,
    };
}

/// The table before anything has happened.
pub(crate) fn set_up(rules: &Daybreak, tell: &mut impl Tell<State, Fact>) -> State {
    let solo = rules.players == 1;
    let used = |out: Solo| !(solo && out == Solo::Out);
    // DB-SETUP-04, DB-SETUP-05, DB-SETUP-07.
    let mut state = State {
        world: World { trees: rules.trees, oceans: rules.oceans, ..State::BARE.world },
        local_deck: rules
            .content
            .locals()
            .filter(|card| !card.is_starting() && used(rules.content.local(*card).solo))
            .collect(),
        global_deck: (0..rules.content.size(Deck::Global) as u8)
            .filter(|&card| used(rules.content.global(GlobalId(card)).solo))
            .fold(0, |deck, card| deck | 1 << card),
        crisis_deck: (0..rules.content.size(Deck::Crisis) as u8)
            .filter(|&card| used(rules.content.crisis(CrisisId(card)).solo))
            .fold(0, |deck, card| deck | 1 << card),
        ..State::BARE
    };
    // DB-SETUP-08, DB-SETUP-09.
    for seat in rules.seats() {
        let set = rules.sets[seat.index()];
        let card = rules.content.reference(set);
        let board = &mut state.boards[seat.index()];
        board.demand = card.demand.into();
        board.dirty = card.dirty.into();
        board.clean = card.clean.into();
        board.emissions = card.emissions.map(u16::from);
        board.resilience = card.resilience.map(u16::from);
        board.communities = card.communities.into();
        for (slot, card) in LocalId::starting(set).into_iter().enumerate() {
            board.stacks[slot] = stack_of(rules, card);
        }
    }
    measure::refresh_modifiers(rules, &mut state);
    if deals_challenges(rules) {
        state.agenda.push(Frame::Challenges);
    } else {
        challenge(&mut rules.course(&mut state, tell), &Few::EMPTY);
        run::run_on(&mut rules.course(&mut state, tell));
    }
    state
}

fn stack_of(rules: &Daybreak, card: LocalId) -> Stack {
    Stack { cards: Chain { first: card.0, len: 1 }, tags: rules.content.local(card).tags }
}

fn deals_challenges(rules: &Daybreak) -> bool {
    rules.challenges.iter().any(|pick| matches!(pick, ChallengePick::Dealt { .. }))
}

/// The cards a pick can come out as; those named by the table and dealt before are not among them.
fn deck_of(rules: &Daybreak, pick: &ChallengePick, dealt: &Few<ChallengeId, 12>) -> impl Iterator<Item = ChallengeId> {
    let (kind, taken) = match *pick {
        ChallengePick::Dealt { flavour, scope, .. } => (Some((flavour, scope)), *dealt),
        ChallengePick::Named { .. } => (None, *dealt),
    };
    let named: u64 = rules.challenges.iter().fold(0, |bits, pick| match pick {
        ChallengePick::Named { card, .. } => bits | ChallengeId::of(*card).map_or(0, |card| 1 << card.0),
        ChallengePick::Dealt { .. } => bits,
    });
    let solo = rules.players == 1;
    (0..rules.content.size(Deck::Challenge) as u8).map(ChallengeId).filter(move |id| {
        let card = rules.content.challenge(*id);
        kind == Some((card.flavour, card.scope))
            && !(solo && card.solo == Solo::Out)
            && named >> id.0 & 1 == 0
            && !taken.iter().any(|other| other == id)
    })
}

/// Challenge cards by chance within their kind (DB-CHAL-02).
pub(crate) fn sample_challenges(rules: &Daybreak, dice: &mut impl Dice) -> Few<ChallengeId, 12> {
    let mut dealt = Few::EMPTY;
    for pick in &rules.challenges {
        let count = deck_of(rules, pick, &dealt).count() as u32;
        if count > 0 {
            let place = dice.below(count) as usize;
            let card = deck_of(rules, pick, &dealt).nth(place);
            dealt.push(card.unwrap_or(ChallengeId(0)));
        }
    }
    dealt
}

/// Can these challenge cards be dealt?
pub(crate) fn check_challenges(rules: &Daybreak, cards: &Few<ChallengeId, 12>) -> Result<(), String> {
    let mut dealt = Few::EMPTY;
    let mut cards = cards.iter();
    for pick in &rules.challenges {
        if deck_of(rules, pick, &dealt).next().is_none() {
            continue;
        }
        let card = *cards.next().ok_or("too few challenge cards")?;
        if !deck_of(rules, pick, &dealt).any(|other| other == card) {
            return Err(format!("challenge card {} is not of the kind, or is there twice", card.0));
        }
        dealt.push(card);
    }
    if cards.next().is_some() { Err("too many challenge cards".to_owned()) } else { Ok(()) }
}

/// Challenge cards are open before the first Global stage, after the boards are set up.
pub(crate) fn challenge(course: &mut Course<'_, impl Tell<State, Fact>>, dealt: &Few<ChallengeId, 12>) {
    course.state.agenda.pop();
    let mut so_far = Few::EMPTY;
    let mut dealt = dealt.iter();
    for pick in &course.rules.challenges {
        let (card, seat) = match *pick {
            ChallengePick::Named { card, seat } => (ChallengeId::of(card), seat),
            ChallengePick::Dealt { seat, .. } => {
                let can = deck_of(course.rules, pick, &so_far).next().is_some();
                let card = if can { dealt.next().copied() } else { None };
                card.map(|card| so_far.push(card));
                (card, seat)
            }
        };
        let Some(card) = card else { continue };
        let one = course.rules.content.challenge(card).scope == Scope::One;
        let seat = one.then_some(seat.unwrap_or(Seat(0)));
        course.state.challenges.push((card, seat));
        course.tell.tell(course.state, || Fact::ChallengeDealt { card, seat });
        for change in course.rules.content.challenge(card).changes.iter() {
            apply(course, change, card, seat);
        }
    }
    measure::refresh_modifiers(course.rules, course.state);
    projects::look_at_projects(course);
    if thermometer::check_loss(course) {
        return;
    }
    global::begin_global(course);
    // Cards in hand before round 1 come before anything else.
    for seat in (0..course.rules.players).rev().map(Seat) {
        let left = cards_before_round_1(course.position(), seat);
        if left > 0 {
            course.state.agenda.push(Frame::DrawCards { seat, left, into: DrawTo::Hand });
        }
    }
}

fn cards_before_round_1(position: Position<'_>, seat: Seat) -> u8 {
    let mine = position.state.challenges.iter().filter(|(_, whose)| whose.is_none_or(|own| own == seat));
    let changes = mine.flat_map(|(card, _)| position.rules.content.challenge(*card).changes.iter());
    changes.fold(0, |sum: u8, change| match change {
        Change::Hand(cards) => sum.saturating_add(*cards),
        _ => sum,
    })
}

/// What a challenge card changes before the game begins.
fn apply(course: &mut Course<'_, impl Tell<State, Fact>>, change: &Change, card: ChallengeId, seat: Option<Seat>) {
    let whose = |other: &Seat| seat.is_none_or(|own| own == *other);
    let by = |now: &mut u16, change: i16| *now = now.saturating_add_signed(change);
    match *change {
        Change::Board(token, n) => {
            for seat in course.rules.seats().filter(whose) {
                if let Some(slot) = course.state.boards[seat.index()].slot(token) {
                    by(slot, n.into());
                }
            }
        }
        Change::World(..) | Change::WorldPerPlayer(..) => {
            let (token, n) = match *change {
                Change::WorldPerPlayer(token, n) => (token, i16::from(n) * i16::from(course.rules.players)),
                Change::World(token, n) => (token, i16::from(n)),
                _ => return,
            };
            let cause = Cause::Challenge(card);
            match u16::try_from(n) {
                Ok(more) => tokens::put(course, Seat(0), token, more, cause),
                Err(_) => {
                    tokens::take(course, Seat(0), token, n.unsigned_abs(), cause);
                }
            }
        }
        Change::Bands(n) => course.state.world.bands = course.state.world.bands.saturating_add(n),
        Change::Track(effect, n) => {
            let most = course.rules.content.board().tracks[effect.index()].spaces;
            let at = &mut course.state.world.tracks[effect.index()];
            *at = at.saturating_add(n).min(most);
        }
        Change::WithoutCard(slot) => {
            for seat in course.rules.seats().filter(whose) {
                replace_stack(course, seat, slot, None);
            }
        }
        Change::OtherCard(slot, no) => {
            for seat in course.rules.seats().filter(whose) {
                replace_stack(course, seat, slot, LocalId::of(no));
            }
        }
        Change::Project(no, active) => project_from_start(course, GlobalId::of(no), active),
        Change::Crisis(no) => {
            let Some(card) = CrisisId::of(no) else { return };
            if course.state.crisis_deck >> card.0 & 1 == 1 {
                course.state.crisis_deck &= !(1 << card.0);
                course.state.crises.push(CrisisInPlay { face: Face::Up(card), in_force: true, tucked: Chain::EMPTY });
                course.tell.tell(course.state, || Fact::CrisisInForce { card });
            }
        }
        Change::Hand(_) | Change::Standing(_) => {}
    }
}

fn replace_stack(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, slot: u8, card: Option<LocalId>) {
    let slot = usize::from(slot) % MAX_STACKS;
    let lies =
        |card: LocalId| course.state.boards.iter().any(|board| board.stacks.iter().any(|s| s.cards.first == card.0));
    if card.is_some_and(lies) {
        return;
    }
    if let Some(gone) = course.state.boards[seat.index()].stacks[slot].cards.front() {
        course.state.next_card.0[gone.index()] = NO_CARD;
        if !gone.is_starting() {
            course.state.local_deck.add(gone);
        }
    }
    let mut stack = Stack { cards: Chain::EMPTY, tags: TagCounts::NONE };
    if let Some(card) = card {
        course.state.local_deck.take(card);
        stack = stack_of(course.rules, card);
    }
    course.state.boards[seat.index()].stacks[slot] = stack;
}

fn project_from_start(course: &mut Course<'_, impl Tell<State, Fact>>, card: Option<GlobalId>, active: bool) {
    let Some(card) = card else { return };
    let Some(at) = course.state.projects.iter().position(Option::is_none) else { return };
    if course.state.global_deck >> card.0 & 1 == 0 {
        return;
    }
    course.state.global_deck &= !(1 << card.0);
    let used = [0; MAX_PLAYERS];
    course.state.projects[at] = Some(ProjectInPlay { card, active, tucked: Chain::EMPTY, used });
    course.tell.tell(course.state, || Fact::ProjectKept { card, at: at as u8 });
    if active {
        course.tell.tell(course.state, || Fact::ProjectActive { card });
    }
}
