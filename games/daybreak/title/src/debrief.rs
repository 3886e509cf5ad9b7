//! A game of Daybreak in numbers, round by round.

use crate::{EmissionsByType, ResilienceByType, Tracks};
use daybreak::{Daybreak, Fact, PlanetaryEffect, Power, State};
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Seats, Timeline};

/// A game in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DaybreakDebrief {
    /// How it began: as round 0, in which nothing has happened.
    pub start: DaybreakRound,
    /// The rounds, with how things stood at the end of each.
    pub rounds: Vec<DaybreakRound>,
    /// What loses it, and how its thermometer counts.
    pub limits: DaybreakLimits,
}

/// What loses a game, and how its thermometer counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DaybreakLimits {
    /// Carbon that makes a band.
    pub band: u16,
    /// Bands that lose the game.
    pub bands: u8,
    /// Communities in crisis that lose the game, by seat.
    pub communities: Vec<u8>,
}

/// A round in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DaybreakRound {
    /// Which, from 1.
    pub round: u8,
    /// Did it come as far as carbon being added?
    pub emitted: bool,
    /// Carbon that all powers made, before anything absorbed it.
    pub made: u16,
    /// The powers, in the order of the seats.
    pub powers: Vec<PowerRound>,
    /// The world.
    pub world: WorldRound,
    /// The crises that were resolved, in order.
    pub crises: Vec<CrisisRound>,
    /// The global projects in play at the end.
    pub projects: Vec<ProjectRound>,
}

/// A power in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PowerRound {
    /// The seat.
    pub seat: Seat,
    /// The power.
    pub power: Power,
    /// Energy demand at the end.
    pub demand: u16,
    /// Dirty energy at the end.
    pub dirty: u16,
    /// Clean energy at the end.
    pub clean: u16,
    /// Emissions tokens by sector at the end.
    pub emissions: EmissionsByType,
    /// Resilience by kind at the end.
    pub resilience: ResilienceByType,
    /// Communities in crisis at the end.
    pub communities: u16,
    /// Carbon emitted in the Emissions stage, before anything absorbed it.
    pub carbon: u16,
    /// How much of it was absorbed at once.
    pub absorbed: u16,
    /// Energy that was missing.
    pub shortage: u16,
}

/// The world in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WorldRound {
    /// Bands on the thermometer at the end.
    pub bands: u8,
    /// Loose carbon on it at the end.
    pub loose: u16,
    /// Carbon in recent emissions at the end.
    pub recent: u16,
    /// Trees at the end.
    pub trees: u16,
    /// Oceans at the end.
    pub oceans: u16,
    /// Direct air capture at the end.
    pub dac: u16,
    /// Carbon that trees, oceans, direct air capture and what stands for them take in a round, at the end.
    pub sinks: u16,
    /// Where the token of each planetary effect stood at the end.
    pub tracks: Tracks,
    /// Carbon that trees, oceans and direct air capture took.
    pub sinks_absorbed: u16,
    /// Carbon that went onto the thermometer.
    pub warmed: u16,
    /// Was there drawdown?
    pub drawdown: bool,
    /// Planetary effects that were rolled, in order.
    pub rolled: Vec<PlanetaryEffect>,
    /// Tipping points that were reached, in order.
    pub tipped: Vec<PlanetaryEffect>,
}

/// A crisis that was resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CrisisRound {
    /// The card, as in facts.
    pub card: u8,
    /// Whom it struck.
    pub targets: Seats,
    /// Was it cancelled by the cards under it?
    pub cancelled: bool,
}

/// A global project in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ProjectRound {
    /// The card, as in facts.
    pub card: u8,
    /// Is it active?
    pub active: bool,
}

/// The rounds of a game, from its facts and from the states at their ends.
pub(crate) fn debrief(timeline: &Timeline<Daybreak>) -> DaybreakDebrief {
    let game = timeline.game();
    let mut rounds: Vec<DaybreakRound> = Vec::new();
    let mut open = blank(game, 1);
    timeline.replay(timeline.len(), |step| {
        for fact in step.facts {
            match fact {
                Fact::RoundBegan { round } if *round > 1 => {
                    // The state after it is that at the end of the round before: nothing but the row of crises changes.
                    let mut done = std::mem::replace(&mut open, blank(game, *round));
                    stand(game, &mut done, step.after);
                    rounds.push(done);
                }
                fact => count(&mut open, fact),
            }
        }
    });
    stand(game, &mut open, timeline.state());
    rounds.push(open);
    let mut start = blank(game, 0);
    stand(game, &mut start, &timeline.at(0));
    let standing = &timeline.state().standing;
    let limits = DaybreakLimits {
        band: game.per_band(),
        bands: standing[0].bands_to_lose,
        communities: game.seats().map(|seat| standing[seat.index()].communities_to_lose).collect(),
    };
    DaybreakDebrief { start, rounds, limits }
}

fn blank(game: &Daybreak, round: u8) -> DaybreakRound {
    let power = |(at, power): (usize, &Power)| PowerRound {
        seat: Seat(at as u8),
        power: *power,
        demand: 0,
        dirty: 0,
        clean: 0,
        emissions: EmissionsByType::of(|_| 0),
        resilience: ResilienceByType::of(|_| 0),
        communities: 0,
        carbon: 0,
        absorbed: 0,
        shortage: 0,
    };
    let world = WorldRound {
        bands: 0,
        loose: 0,
        recent: 0,
        trees: 0,
        oceans: 0,
        dac: 0,
        sinks: 0,
        tracks: Tracks::of(|_| 0),
        sinks_absorbed: 0,
        warmed: 0,
        drawdown: false,
        rolled: Vec::new(),
        tipped: Vec::new(),
    };
    let powers = game.powers().iter().enumerate().map(power).collect();
    DaybreakRound { round, emitted: false, made: 0, powers, world, crises: Vec::new(), projects: Vec::new() }
}

/// What happened in a round.
fn count(round: &mut DaybreakRound, fact: &Fact) {
    let DaybreakRound { emitted, made, powers, world, crises, .. } = round;
    match fact {
        Fact::Shortage { seat, missing } => {
            if let Some(power) = powers.get_mut(seat.index()) {
                power.shortage += missing;
            }
        }
        Fact::Emitted { seat, carbon, absorbed } => {
            *emitted = true;
            *made += carbon;
            if let Some(power) = powers.get_mut(seat.index()) {
                power.carbon += carbon;
                power.absorbed += absorbed;
            }
        }
        Fact::SinksAbsorbed { carbon, .. } => world.sinks_absorbed += carbon,
        Fact::Warmed { carbon } => world.warmed += carbon,
        Fact::Drawdown { .. } => world.drawdown = true,
        Fact::PlanetRolled { effect } => world.rolled.push(*effect),
        Fact::Tipped { effect } => world.tipped.push(*effect),
        // Told again after a tie, with those who are left.
        Fact::Targets { card, targets } => match crises.last_mut() {
            Some(last) if last.card == card.0 => last.targets = *targets,
            _ => crises.push(CrisisRound { card: card.0, targets: *targets, cancelled: false }),
        },
        Fact::CrisisCancelled { card } => {
            crises.push(CrisisRound { card: card.0, targets: Seats::NONE, cancelled: true });
        }
        Fact::CrisisWithoutTarget { card } => {
            crises.push(CrisisRound { card: card.0, targets: Seats::NONE, cancelled: false });
        }
        _ => {}
    }
}

/// How things stood at the end of a round.
fn stand(game: &Daybreak, round: &mut DaybreakRound, state: &State) {
    for (power, board) in round.powers.iter_mut().zip(&state.boards) {
        power.demand = board.demand;
        power.dirty = board.dirty;
        power.clean = board.clean;
        power.emissions = EmissionsByType::of(|sector| board.emissions[sector.index()]);
        power.resilience = ResilienceByType::of(|kind| board.resilience[kind.index()]);
        power.communities = board.communities;
    }
    let (from, world) = (&state.world, &mut round.world);
    world.bands = from.bands;
    world.loose = from.loose;
    world.recent = from.recent;
    world.trees = from.trees;
    world.oceans = from.oceans;
    world.dac = from.dac;
    world.sinks = game.sinks(state);
    world.tracks = Tracks::of(|effect| from.tracks[effect.index()]);
    let projects = state.projects.iter().flatten();
    round.projects = projects.map(|project| ProjectRound { card: project.card.0, active: project.active }).collect();
}
