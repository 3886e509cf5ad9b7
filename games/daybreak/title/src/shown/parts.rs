//! The parts of a view, each made from the part of the state that it shows.

use super::forecast::DaybreakForecast;
use super::step::{DaybreakStep, DaybreakWait};
use super::types::{
    ChallengeShown, CrisisShown, CurrentCrisis, DaybreakDecks, DaybreakPlayer, DaybreakView, DaybreakWorld, DrawnShown,
    EmissionsByType, InForce, NextTip, NextTips, Pile, PlacesShown, ProjectShown, ResilienceByType, StackShown,
    TagsCounted, Tracks,
};
use daybreak::language::Forbidden;
use daybreak::{
    Chain, CrisisId, Daybreak, Face, Frame, GlobalId, LocalId, Move, Places, PlayerBoard, Stage, State, Tag, TagCounts,
    View,
};
use tabletop::{Audience, Seat};

impl DaybreakView {
    /// A view of the rules as a reader gets it.
    pub(crate) fn of(game: &Daybreak, view: &View) -> DaybreakView {
        let state = &view.state;
        DaybreakView {
            round: state.round,
            rounds: game.rounds(state),
            stage: state.stage,
            step: step(state),
            waits_for: waits_for(state),
            done: state.done,
            may_return: state.may_return,
            votes: votes(game, state),
            decision: game.decision(state),
            world: world(game, state),
            players: game.seats().map(|seat| player(state, seat)).collect(),
            projects: projects(game, state),
            drawn_projects: drawn(game, state),
            crises: crises(game, state),
            current_crisis: current_crisis(game, state),
            rolls: state.rolls,
            decks: decks(state),
            challenges: challenges(state),
            ending: state.ending,
            ask: view.ask,
            usual: usual(view),
            forecast: DaybreakForecast::of(game, &view.forecast),
        }
    }
}

pub(super) fn step(state: &State) -> Option<DaybreakStep> {
    state.frame().map(DaybreakStep::of)
}

pub(super) fn waits_for(state: &State) -> DaybreakWait {
    DaybreakWait::of(state.frame())
}

/// The usual answer to what this reader is asked.
pub(super) fn usual(view: &View) -> Option<Move> {
    let Audience::Seat(seat) = view.who else { return None };
    let (_, stack) = view.state.desks[seat.index()].tucking?;
    Some(Move::Under(view.state.board(seat).stacks[usize::from(stack)].cards.len))
}

pub(super) fn votes(game: &Daybreak, state: &State) -> Vec<Option<Move>> {
    game.seats().map(|seat| state.votes[seat.index()]).collect()
}

pub(super) fn world(game: &Daybreak, state: &State) -> DaybreakWorld {
    let (world, sinks) = (&state.world, game.sinks(state));
    DaybreakWorld {
        trees: world.trees,
        oceans: world.oceans,
        dac: world.dac,
        other_sinks: sinks - world.trees - world.oceans - world.dac,
        sinks,
        recent: world.recent,
        loose: world.loose,
        bands: world.bands,
        tenths: game.content().board().tenths(world.bands),
        bands_away: world.bands_away,
        bands_to_lose: state.standing[0].bands_to_lose,
        band: game.per_band(),
        tracks: Tracks::of(|effect| world.tracks[effect.index()]),
        next_tips: NextTips::of(|effect| {
            let tip = game.content().board().tracks[effect.index()].next_tip(world.tracks[effect.index()]);
            tip.map(|(space, steps)| NextTip { space, steps })
        }),
        thin_sinks: game.thin_sinks(state),
        drawdown: world.drawdown,
    }
}

pub(super) fn player(state: &State, seat: Seat) -> DaybreakPlayer {
    let (board, standing, prompt) = (state.board(seat), &state.standing[seat.index()], &state.desks[seat.index()]);
    let tags = |bits: u16| Tag::ALL.into_iter().filter(|tag| bits >> tag.index() & 1 == 1).collect();
    DaybreakPlayer {
        demand: board.demand,
        dirty: board.dirty,
        clean: board.clean,
        shortage: board.shortage(),
        emissions: EmissionsByType::of(|sector| board.emissions[sector.index()]),
        carbon: board.carbon().saturating_sub(board.absorbed),
        resilience: ResilienceByType::of(|kind| board.resilience[kind.index()]),
        communities: board.communities,
        communities_to_lose: standing.communities_to_lose,
        absorbed: board.absorbed,
        next_draw: board.next_draw,
        playing: playing(state, seat),
        hand: board.hand.iter().collect(),
        stacks: stacks(state, board, standing.stacks),
        tags: tags_of_area(board),
        in_force: InForce {
            draws: standing.draws,
            growth: standing.growth,
            extra_tags: tags_counted(&standing.extra_tags),
            cheaper: tags(standing.cheaper),
            forbidden: Forbidden::ALL.into_iter().filter(|what| standing.forbids >> what.index() & 1 == 1).collect(),
        },
        offered: prompt.offered.iter().collect(),
        owes: prompt.owes,
        consent: prompt.consent,
    }
}

/// Does a player still play cards and act in the Local stage?
pub(super) fn playing(state: &State, seat: Seat) -> bool {
    state.stage == Stage::Local && !state.done.has(seat)
}

/// The stacks that are allowed, and those beyond that are there all the same.
fn stacks(state: &State, board: &PlayerBoard, allowed: u8) -> Vec<StackShown> {
    let last = board.stacks.iter().rposition(|stack| stack.cards.len > 0).map_or(0, |at| at + 1);
    let shown = board.stacks.iter().take(last.max(usize::from(allowed)));
    let stack = |stack: &daybreak::Stack| StackShown {
        cards: cards(state, stack.cards),
        tags: tags_counted(&stack.tags),
        used: stack.cards.front().map_or(0, |front| state.used.0[front.index()]),
    };
    shown.map(stack).collect()
}

fn cards(state: &State, chain: Chain) -> Vec<LocalId> {
    state.chain(chain).collect()
}

fn tags_counted(tags: &TagCounts) -> TagsCounted {
    Tag::ALL.into_iter().map(|tag| (tag, tags.of(tag))).filter(|(_, count)| *count > 0).collect()
}

/// The tags of all stacks together (DB-INFO-01).
fn tags_of_area(board: &PlayerBoard) -> TagsCounted {
    let mut all = TagCounts::NONE;
    board.stacks.iter().for_each(|stack| all.add(&stack.tags));
    tags_counted(&all)
}

/// The places that are allowed, and those beyond that are taken all the same.
pub(super) fn projects(game: &Daybreak, state: &State) -> Vec<Option<ProjectShown>> {
    let last = state.projects.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
    let shown = state.projects.iter().take(last.max(usize::from(game.content().board().projects_in_play)));
    let project = |at: u8, project: &daybreak::ProjectInPlay| ProjectShown {
        card: project.card,
        active: project.active,
        tucked: cards(state, project.tucked),
        places: game.project_places(state, at).into_iter().map(places).collect(),
        used: game.seats().map(|seat| project.used[seat.index()]).collect(),
    };
    (0..).zip(shown).map(|(at, place)| place.as_ref().map(|found| project(at, found))).collect()
}

fn places(Places { wanted, count, filled }: Places) -> PlacesShown {
    PlacesShown { wanted, count, filled }
}

pub(super) fn drawn(game: &Daybreak, state: &State) -> Vec<DrawnShown> {
    let drawn =
        |&card: &GlobalId| DrawnShown { card, places: game.places_of(state, card).into_iter().map(places).collect() };
    state.drawn_projects.iter().map(drawn).collect()
}

pub(super) fn crises(game: &Daybreak, state: &State) -> Vec<CrisisShown> {
    let crisis = |(at, crisis): (u8, &daybreak::CrisisInPlay)| CrisisShown {
        card: match crisis.face {
            Face::Up(card) => Some(card),
            Face::Unknown | Face::Laid => None,
        },
        of_old_deck: crisis.face == Face::Laid,
        in_force: crisis.in_force,
        tucked: cards(state, crisis.tucked),
        places: game.crisis_places(state, at).into_iter().map(places).collect(),
    };
    (0..).zip(state.crises.iter()).map(crisis).collect()
}

pub(super) fn current_crisis(game: &Daybreak, state: &State) -> Option<CurrentCrisis> {
    let current = &state.current_crisis;
    let at = state.agenda.iter().find_map(|frame| match frame {
        Frame::Strike { at, .. } => Some(*at),
        _ => None,
    });
    let card = at.and_then(|at| state.crises.get(usize::from(at))).and_then(|crisis| match crisis.face {
        Face::Up(card) => Some(card),
        Face::Unknown | Face::Laid => None,
    });
    (!current.targets.is_empty()).then(|| CurrentCrisis {
        targets: current.targets,
        spared: current.spared,
        weaker: current.weaker,
        less: game.seats().map(|seat| current.less[seat.index()]).collect(),
        measured: card.map_or_else(Vec::new, |card| game.crisis_measured(state, card)),
        amounts: card.map_or_else(Vec::new, |card| game.crisis_amounts(state, card)),
        softened: at.map_or_else(Vec::new, |at| game.crisis_softening(state, at)),
    })
}

pub(super) fn decks(state: &State) -> DaybreakDecks {
    let face_down = state.crises.iter().filter(|crisis| crisis.face == Face::Unknown).count() as u32;
    DaybreakDecks {
        local: Pile { left: state.local_deck.len(), discards: state.local_discards.iter().collect() },
        global: Pile {
            left: state.global_deck.count_ones(),
            discards: (0..32).filter(|at| state.global_discards >> at & 1 == 1).map(GlobalId).collect(),
        },
        crisis: Pile {
            left: state.crisis_deck.count_ones().saturating_sub(face_down),
            discards: (0..64).filter(|at| state.crisis_discards >> at & 1 == 1).map(CrisisId).collect(),
        },
    }
}

pub(super) fn challenges(state: &State) -> Vec<ChallengeShown> {
    state.challenges.iter().map(|&(card, seat)| ChallengeShown { card, seat }).collect()
}
