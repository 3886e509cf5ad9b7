//! The rest of this round as things stand: nobody plays or answers any more, and whoever owes a choice makes the worst one.
//!
//! What is *certain* is made by the rules on a copy of the game until chance has to speak. What is *open* is what a die or an
//! unknown card decides. What is *likely* is tried out some forty times (`likely.rs`). The *worst* is found by trying everything
//! where that is little (`exact.rs`), and else bounded (`bound.rs`).

mod bound;
mod crisis;
mod exact;
mod likely;
mod limits;
mod memory;
mod passing;
mod spans;
mod strike;

pub(crate) use memory::Memory;

pub use likely::Likely;

pub use crisis::{CrisisAhead, CrisisWay, Harmless};

use crate::facts::{Fact, Losses};
use crate::game::Daybreak;
use crate::language::{Effect, Modifier};
use crate::moves::Move;
use crate::pending::{Frame, SeatPrompt};
use crate::position::Position;
use crate::stages::{crisis as crisis_stage, growth, local};
use crate::state::{Face, MAX_PLAYERS, PerSeat, State};
use crate::vocab::{PlanetaryEffect, Stage};
use bound::Pool;
use limits::Limits;
use passing::{Fork, Passing};
use serde::{Deserialize, Serialize};
use strike::Scene;
use tabletop::Seats;

/// The rest of a round, if nobody plays or answers any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakAhead"))]
pub struct Ahead {
    /// Which round.
    pub round: u8,
    /// Is it the last one? Nothing comes after it.
    pub last: bool,
    /// What happens for sure.
    pub certain: Certain,
    /// What a die or an unknown card decides.
    pub open: Open,
    /// What is likely.
    pub likely: Likely,
    /// What can happen at worst.
    pub worst: Worst,
}

/// What happens for sure.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCertain"))]
pub struct Certain {
    /// Cards of this round's draw step, while it is to come.
    pub draws: Option<PerSeat<u8>>,
    /// What happens until chance has to speak or a crisis strikes, in order; each with its cause.
    pub facts: Vec<Fact>,
    /// Has somebody begun what cannot be taken back? What it brings is in none of these.
    pub unfinished: bool,
    /// Rolls of the planetary die that are to come.
    pub rolls: u8,
    /// Crises still to be resolved, face up or not.
    pub crises: u8,
    /// How much each demand grows at the end of the round; none, if the game is over by then or a crisis may change it.
    pub growth: Option<PerSeat<u16>>,
    /// Is the game lost for sure, whatever chance brings, and why at the latest?
    pub lost: Option<Losses>,
    /// Is it won for sure?
    pub won: bool,
}

/// What chance decides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakOpen"))]
pub struct Open {
    /// The next roll of the planetary die, face by face; nothing, if none is to come.
    pub faces: Vec<FaceAhead>,
    /// The crises that lie face up, in the order in which they strike.
    pub crises: Vec<CrisisAhead>,
    /// The crises that lie face down.
    pub unknown: Option<UnknownAhead>,
    /// Cards of each draw step of the next round: the fewest and the most; none, if there is no such round.
    pub draws: Option<PerSeat<(u8, u8)>>,
}

/// One face of the planetary die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakFaceAhead"))]
pub struct FaceAhead {
    /// Which.
    pub effect: PlanetaryEffect,
    /// So many sides of the die bear it.
    pub sides: u8,
    /// Of so many.
    pub of: u8,
    /// What it would do from where its token stands.
    pub facts: Vec<Fact>,
}

/// Crises that lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakUnknownAhead"))]
pub struct UnknownAhead {
    /// How many lie there.
    pub places: u8,
    /// How many different cards they can be.
    pub cards: u8,
    /// How many of these would cost somebody communities in crisis as things stand.
    pub harmful: u8,
    /// The most communities in crisis that one of them would cost each seat as things stand.
    pub most: PerSeat<u16>,
}

/// What can happen at worst by the end of the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakWorst"))]
pub struct Worst {
    /// Can it really come to this? Else it is at most this.
    pub exact: bool,
    /// Communities in crisis of each seat, each at its own worst. Those that lose the game count as just as many as lose it.
    pub communities: PerSeat<u16>,
    /// Bands on the thermometer; those that lose the game likewise.
    pub bands: u8,
    /// The ways in which the game can be lost this round.
    pub losses: Losses,
}

/// The rest of the round; none, if the game is over or has not begun.
pub(crate) fn ahead(position: Position<'_>) -> Option<Ahead> {
    let (rules, state) = (position.rules, position.state);
    if state.ending.is_some() || matches!(state.frame(), Some(Frame::Challenges)) {
        return None;
    }
    let passing = Passing { rules, round: state.round };
    let last = state.round >= growth::rounds(position);
    let Linear { state: chance, told, fork, drew } = linear(&passing, state);
    let pool = Pool::of(rules.at(&chance));
    let projects_go = pool.any_effect(position, |effect| matches!(effect, Effect::LoseProjects(_)));
    let scene = Scene::of(rules.at(&chance), projects_go, true);
    let chosen = matches!(fork, Fork::Seat(..) | Fork::Group(_) | Fork::Die);
    let unfinished = chosen && matches!(chance.stage, Stage::Global | Stage::Local);
    let limits = Limits::of(position, &pool);
    let courses = passing.until_chance(state);
    // The more ways there are by choices, the less closely each is looked at.
    let most = (bound::COURSES / courses.len().max(1)).max(1);
    let outcomes: Vec<(State, Option<bound::Outcome>)> = courses
        .into_iter()
        .map(|course| {
            let over = course.ending.is_some() || course.round != state.round || course.stage != Stage::Crisis;
            let found = (!over).then(|| {
                let scene = Scene::of(rules.at(&course), projects_go, false);
                bound::outcome(&scene, &Pool::of(rules.at(&course)), &limits, &course, most)
            });
            (course, found)
        })
        .collect();
    let worst = match passing.exact(state) {
        Some(worst) => worst,
        None => bounded(position, &limits, &outcomes, last),
    };
    let single = match outcomes.as_slice() {
        [(_, Some(outcome))] if !chosen => Some(outcome),
        _ => None,
    };
    let sight = crisis::Sight {
        passing: &passing,
        start: state,
        chance: &chance,
        told: &told,
        bound: single,
        projects_go,
        drew,
    };
    let crises = sight.crises(&limits);
    let mut certain = Certain {
        draws: (state.stage == Stage::Global).then(|| std::array::from_fn(|seat| draw_step(position, seat))),
        facts: sight.besides(&crises),
        unfinished,
        rolls: if chance.ending.is_none() && chance.round == state.round { chance.rolls } else { 0 },
        ..Certain::default()
    };
    if chance.ending.is_none() && chance.round == state.round {
        certain.crises = chance.crises.iter().filter(|crisis| !crisis.in_force).count() as u8;
    }
    settle_end(position, &chance, &pool, &worst, last, &mut certain);
    let open = Open {
        faces: if certain.rolls > 0 { faces_ahead(rules, &chance) } else { Vec::new() },
        crises,
        unknown: unknown_ahead(&scene, &pool, &chance, certain.crises),
        draws: (!last && certain.lost.is_none() && !certain.won).then(|| next_draws(position, &outcomes, &pool)),
    };
    Some(Ahead { round: state.round, last, certain, open, likely: likely::likely(&passing, state), worst })
}

/// What happens for sure, up to the first fork.
struct Linear {
    state: State,
    told: Vec<Fact>,
    fork: Fork,
    /// Were cards drawn on the way?
    drew: bool,
}

/// Goes on until the first fork that matters. Cards that are drawn lie in the hand, whichever they are.
fn linear(passing: &Passing<'_>, start: &State) -> Linear {
    let (mut state, mut told, mut drew) = (*start, Vec::new(), false);
    loop {
        let fork = passing.go(&mut state, &mut told);
        let keeps = matches!(&fork, Fork::Seat(_, moves) if moves.iter().all(|mv| matches!(mv, Move::Keep(_))));
        match fork {
            // Whichever are kept, they lie in the hand.
            fork if keeps || matches!(fork, Fork::Cards { .. }) => {
                drew = true;
                if let Some(way) = passing.ways(&state, &fork).pop() {
                    state = passing.follow(&state, way, &mut told);
                }
            }
            fork => {
                told.retain(is_news);
                return Linear { state, told, fork, drew };
            }
        }
    }
}

/// Does this tell of a change, and not just of who passes?
fn is_news(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Changed { .. }
            | Fact::WorldChanged { .. }
            | Fact::Shortage { .. }
            | Fact::Emitted { .. }
            | Fact::SinksAbsorbed { .. }
            | Fact::Drawdown { .. }
            | Fact::Warmed { .. }
            | Fact::Bands { .. }
            | Fact::BandsAway { .. }
            | Fact::CrisesLaid { .. }
            | Fact::ProjectActive { .. }
            | Fact::ProjectLapsed { .. }
            | Fact::TrackMoved { .. }
            | Fact::Tipped { .. }
            | Fact::Weakened { .. }
            | Fact::Resisted { .. }
            | Fact::Spared { .. }
            | Fact::Targets { .. }
            | Fact::CrisisCancelled { .. }
            | Fact::CrisisWithoutTarget { .. }
            | Fact::CrisisInForce { .. }
            | Fact::CrisisEnded { .. }
            | Fact::CrisisDiscarded { .. }
            | Fact::CardsLost { .. }
            | Fact::NextDraw { .. }
            | Fact::Lost { .. }
            | Fact::Won { .. }
    )
}

fn draw_step(position: Position<'_>, seat: usize) -> u8 {
    let seat = tabletop::Seat(seat as u8);
    if seat.0 < position.rules.players { local::draw_step(position, seat) } else { 0 }
}

/// What each face of the planetary die would do next.
fn faces_ahead(rules: &Daybreak, state: &State) -> Vec<FaceAhead> {
    let of = rules.content.board().planetary_die.len() as u8;
    let face = |(effect, sides): (PlanetaryEffect, u8)| {
        let (mut copy, mut facts) = (*state, Vec::new());
        crisis_stage::move_token(&mut rules.course(&mut copy, &mut facts), effect);
        facts.retain(is_news);
        FaceAhead { effect, sides, of, facts }
    };
    passing::faces(rules).into_iter().map(face).collect()
}

fn unknown_ahead(scene: &Scene<'_>, pool: &Pool, state: &State, crises: u8) -> Option<UnknownAhead> {
    let down = |crisis: &&crate::state::CrisisInPlay| !matches!(crisis.face, Face::Up(_));
    let places = if crises > 0 { state.crises.iter().filter(down).count() as u8 } else { 0 };
    if places == 0 {
        return None;
    }
    let now = spans::Spans::of(scene.position.rules, state);
    let (mut harmful, mut most) = (0, [0; MAX_PLAYERS]);
    for &card in &pool.cards {
        let costs = {
            let change = scene.crisis(&now, card, None, None).change;
            std::array::from_fn::<u16, MAX_PLAYERS, _>(|seat| {
                change.communities(tabletop::Seat(seat as u8)).hi.clamp(0, 9999) as u16
            })
        };
        harmful += u8::from(costs.iter().any(|cost| *cost > 0));
        most = std::array::from_fn(|seat| costs[seat].max(most[seat]));
    }
    Some(UnknownAhead { places, cards: pool.cards.len() as u8, harmful, most })
}

/// The worst of everything that can come, by bounds.
fn bounded(position: Position<'_>, limits: &Limits, outcomes: &[(State, Option<bound::Outcome>)], last: bool) -> Worst {
    let mut worst = Worst { exact: outcomes.iter().all(|(_, bound)| bound.is_none()), ..Worst::default() };
    let mut no_drawdown = false;
    for (course, bound) in outcomes {
        let at = position.rules.at(course);
        for seat in position.rules.seats() {
            let own = course.board(seat).communities;
            let most = bound.as_ref().map_or(i32::from(own), |bound| bound.end.communities(seat).hi);
            let known = &mut worst.communities[seat.index()];
            *known = (*known).max(most.clamp(0, limits.communities_now[seat.index()]) as u16);
        }
        let bands = bound.as_ref().map_or(i32::from(course.world.bands), |bound| bound.end.bands(at).hi);
        // Bands that were away come back at the end of the round.
        let back = if bound.is_some() && !last { i32::from(course.world.bands_away) } else { 0 };
        worst.bands = worst.bands.max((bands + back).clamp(0, limits.bands_now.max(0)) as u8);
        no_drawdown |= bound.is_some() && !course.world.drawdown;
        if let Some(ending) = course.ending {
            worst.losses.out_of_time |= ending.losses.out_of_time;
            worst.losses.condition_unmet |= ending.losses.condition_unmet;
        }
    }
    worst.losses.too_hot = worst.bands > 0 && i32::from(worst.bands) >= limits.bands;
    let lost = |seat: &tabletop::Seat| i32::from(worst.communities[seat.index()]) >= limits.communities[seat.index()];
    worst.losses.communities = position.rules.seats().filter(lost).collect();
    worst.losses.out_of_time |= last && no_drawdown;
    if last && !no_drawdown && win_asks_more(position) {
        worst.losses.out_of_time = true;
        worst.losses.condition_unmet = true;
    }
    worst
}

/// Does a challenge card ask for more than drawdown?
fn win_asks_more(position: Position<'_>) -> bool {
    let mut any = false;
    for seat in position.rules.seats() {
        position.each_modifier(Some(seat), |modifier| any |= matches!(modifier, Modifier::WinOnlyIf(_)));
    }
    any
}

/// How the round ends for sure: lost, won, or with the growth of demand.
fn settle_end(position: Position<'_>, chance: &State, pool: &Pool, worst: &Worst, last: bool, certain: &mut Certain) {
    if let Some(ending) = chance.ending {
        if ending.won {
            certain.won = true;
        } else {
            certain.lost = Some(ending.losses);
        }
        return;
    }
    let over = chance.round != position.state.round;
    let decided = over || chance.stage == Stage::Crisis;
    if !decided {
        return;
    }
    if !over && last && !chance.world.drawdown {
        certain.lost = Some(Losses { out_of_time: true, ..Losses::default() });
        return;
    }
    let safe = !worst.losses.too_hot && worst.losses.communities == Seats::NONE;
    if !over && chance.world.drawdown && !win_asks_more(position) {
        certain.won = safe;
        return;
    }
    let changes =
        pool.ongoing(position, |modifier| if let Modifier::Growth(n) = modifier { i32::from(*n).abs() } else { 0 });
    if (safe || over) && changes == 0 && !last {
        certain.growth = Some(std::array::from_fn(|seat| {
            let seat = tabletop::Seat(seat as u8);
            if seat.0 < position.rules.players { growth::growth(position.rules.at(chance), seat) } else { 0 }
        }));
    }
}

/// Cards of the next draw step: with the fewest and the most communities in crisis, and what crises may take off.
fn next_draws(position: Position<'_>, outcomes: &[(State, Option<bound::Outcome>)], pool: &Pool) -> PerSeat<(u8, u8)> {
    let lasting = pool.ongoing(position, |m| if let Modifier::Draws(n) = m { i32::from(*n).abs() } else { 0 });
    let fewer = lasting + pool.sum_of(position, |effect| matches!(effect, Effect::FewerDraws(_)));
    let more = lasting + pool.sum_of(position, |effect| matches!(effect, Effect::MoreDraws(_)));
    std::array::from_fn(|at| {
        let seat = tabletop::Seat(at as u8);
        let mut span = (u8::MAX, 0);
        for (course, bound) in outcomes {
            let mut copy = *course;
            let mut with = |communities: u16| {
                copy.boards[at].communities = communities;
                if position.rules.players > seat.0 { local::draw_step(position.rules.at(&copy), seat) } else { 0 }
            };
            let own = course.board(seat).communities;
            let (least, most) = bound.as_ref().map_or((own, own), |bound| {
                let span = bound.end.communities(seat);
                (span.lo.clamp(0, 9999) as u16, span.hi.clamp(0, 9999) as u16)
            });
            let (fewer, more) = if bound.is_some() { (fewer, more) } else { (0, 0) };
            let least_drawn = (i32::from(with(most)) - fewer).max(0) as u8;
            let most_drawn = (i32::from(with(least)) + more).min(60) as u8;
            span = (span.0.min(least_drawn), span.1.max(most_drawn));
        }
        span
    })
}

/// The desks and frames of a game that nobody acts in any more.
fn cleared(state: &State) -> State {
    State { desks: [SeatPrompt::EMPTY; MAX_PLAYERS], ..*state }
}
