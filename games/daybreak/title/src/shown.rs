//! Daybreak as readers get it: boards with stacks as lists of cards, projects and crises with what is tucked under them,
//! tokens by name, piles and their counts. How the rules keep all this is theirs.

use daybreak::language::{Forbidden, Modifier};
use daybreak::{
    Ask, Cause, Chain, ChallengeId, CrisisForecast, CrisisId, Daybreak, Face, Forecast, Frame, GlobalId, LocalId,
    Losses, Move, Outcome, OwedChoice, PlanetaryEffect, PlayerBoard, Resilience, SeatChange, Sector, Stage, State, Tag,
    TagCounts, View, WorldChange,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Game, Seat, Seats};
use wire::Patch;

/// A number for each value of a small vocabulary, by its name.
macro_rules! by_name {
    ($(#[$about:meta])* $name:ident of $key:ident: $number:ty { $($field:ident: $value:ident,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "PascalCase")]
        pub struct $name {
            $(
                #[doc = concat!("For `", stringify!($value), "`.")]
                pub $field: $number,
            )+
        }

        impl $name {
            fn of(count: impl Fn($key) -> $number) -> $name {
                $name { $($field: count($key::$value),)+ }
            }
        }
    };
}

by_name! {
    /// Emissions tokens by type.
    EmissionsByType of Sector: u16 {
        transportation: Transportation,
        fuel_extraction: FuelExtraction,
        industry: Industry,
        waste: Waste,
        agriculture: Agriculture,
        buildings: Buildings,
    }
}
by_name! {
    /// Resilience by type.
    ResilienceByType of Resilience: u16 {
        social: Social,
        ecological: Ecological,
        infrastructure: Infrastructure,
    }
}
by_name! {
    /// Where the token of each planetary effect stands; 0 is the start.
    Tracks of PlanetaryEffect: u8 {
        weather_systems: WeatherSystems,
        desertification: Desertification,
        ocean_acidification: OceanAcidification,
        permafrost: Permafrost,
        arctic_sea_ice: ArcticSeaIce,
        amazon_dieback: AmazonDieback,
    }
}

/// Tags that are there, and how many of each.
pub type TagsCounted = BTreeMap<Tag, u8>;

/// Daybreak as somebody sees it: everything on the table, and what is coming.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakView {
    /// The round, from 1.
    pub round: u8,
    /// The stage of the round.
    pub stage: Stage,
    /// What the table is at within the stage.
    pub step: DaybreakStep,
    /// Seats that are done with the Local stage, or have passed in a window.
    pub done: Seats,
    /// Those of them that may come back, because something has happened since.
    pub may_return: Seats,
    /// In a decision of all, what each seat has named.
    pub votes: Vec<Option<Move>>,
    /// The central board.
    pub world: DaybreakWorld,
    /// The players, by seat.
    pub players: Vec<DaybreakPlayer>,
    /// Global projects in play, by their places.
    pub projects: Vec<Option<ProjectShown>>,
    /// Global projects drawn to choose from.
    pub drawn_projects: Vec<GlobalId>,
    /// Crises on the table, in the order in which they are resolved.
    pub crises: Vec<CrisisShown>,
    /// The crisis that is being resolved, if one is.
    pub struck: Option<CrisisStruck>,
    /// Planetary rolls that are owed.
    pub rolls: u8,
    /// The decks and what was discarded.
    pub decks: DaybreakDecks,
    /// Challenge cards in play.
    pub challenges: Vec<ChallengeShown>,
    /// How it ended, once it has.
    pub ending: Option<Outcome>,
    /// The question that your seat is asked, if it is one of its own.
    pub ask: Option<Ask>,
    /// What is coming as things stand.
    pub forecast: DaybreakForecast,
}

/// What the table is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DaybreakStep {
    /// Challenge cards are turned over.
    Challenges,
    /// Global projects are drawn.
    DrawProjects,
    /// The group keeps one of the drawn projects, or none.
    KeepProject,
    /// The group makes room for a project.
    MakeRoom {
        /// The project it keeps.
        keep: GlobalId,
    },
    /// Somebody draws local cards.
    DrawCards {
        /// Who.
        seat: Seat,
    },
    /// The Local stage, until all are done.
    Local,
    /// All may act before carbon is added.
    EmissionsWindow,
    /// Carbon is added and absorbed.
    Carbon,
    /// The planetary die is rolled.
    Rolls,
    /// A roll may be ignored.
    RollWindow {
        /// What was rolled.
        effect: PlanetaryEffect,
    },
    /// A crisis is turned up or resolved.
    Crisis {
        /// Its place in the row.
        at: u8,
    },
    /// Tied players roll for who is struck.
    Tie {
        /// The place of the crisis.
        at: u8,
        /// Who is tied.
        tied: Seats,
    },
    /// All may act before a crisis strikes.
    CrisisWindow {
        /// Its place in the row.
        at: u8,
    },
    /// The group names somebody who is spared.
    Spare {
        /// The place of the crisis.
        at: u8,
        /// Players still to name.
        left: u8,
    },
    /// Several players choose what they lose.
    Choices {
        /// What for.
        cause: Cause,
    },
    /// The group discards a project.
    LoseProject {
        /// Projects still to discard.
        left: u8,
    },
    /// The geoengineering die is rolled.
    Die {
        /// Who rolls.
        seat: Seat,
    },
    /// An action goes on after a die or a draw.
    Act {
        /// Whose.
        seat: Seat,
    },
    /// The game has ended.
    Over,
}

impl DaybreakStep {
    fn of(frame: Frame) -> DaybreakStep {
        match frame {
            Frame::Challenges => DaybreakStep::Challenges,
            Frame::DrawProjects => DaybreakStep::DrawProjects,
            Frame::KeepProject => DaybreakStep::KeepProject,
            Frame::MakeRoom { keep } => DaybreakStep::MakeRoom { keep },
            Frame::DrawCards { seat, .. } => DaybreakStep::DrawCards { seat },
            Frame::Local => DaybreakStep::Local,
            Frame::EmissionsWindow => DaybreakStep::EmissionsWindow,
            Frame::Carbon => DaybreakStep::Carbon,
            Frame::Rolls => DaybreakStep::Rolls,
            Frame::RollWindow { effect } => DaybreakStep::RollWindow { effect },
            Frame::Crises { at } | Frame::TurnUp { at } | Frame::Strike { at, .. } => DaybreakStep::Crisis { at },
            Frame::Ties { at, tied } => DaybreakStep::Tie { at, tied },
            Frame::CrisisWindow { at } => DaybreakStep::CrisisWindow { at },
            Frame::Spare { at, left } => DaybreakStep::Spare { at, left },
            Frame::Desks { cause } => DaybreakStep::Choices { cause },
            Frame::LoseProject { left } => DaybreakStep::LoseProject { left },
            Frame::Die { seat, .. } => DaybreakStep::Die { seat },
            Frame::Act { seat } => DaybreakStep::Act { seat },
            Frame::Over => DaybreakStep::Over,
        }
    }
}

/// The central board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakWorld {
    /// Trees.
    pub trees: u16,
    /// Oceans.
    pub oceans: u16,
    /// Direct air capture.
    pub dac: u16,
    /// Carbon in recent emissions.
    pub recent: u16,
    /// Loose carbon on the thermometer, less than a band.
    pub loose: u16,
    /// Bands on the thermometer.
    pub bands: u8,
    /// Bands that come back at the end of the round.
    pub bands_away: u8,
    /// Bands that lose the game.
    pub bands_to_lose: u8,
    /// Carbon that makes a band.
    pub band: u16,
    /// The tokens of the planetary effects.
    pub tracks: Tracks,
    /// Does the round marker show drawdown?
    pub drawdown: bool,
}

/// A player: board, hand and play area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakPlayer {
    /// Energy demand.
    pub demand: u16,
    /// Dirty energy.
    pub dirty: u16,
    /// Clean energy.
    pub clean: u16,
    /// Emissions tokens.
    pub emissions: EmissionsByType,
    /// Resilience.
    pub resilience: ResilienceByType,
    /// Communities in crisis.
    pub communities: u16,
    /// Communities in crisis that lose the game.
    pub communities_to_lose: u8,
    /// Carbon taken off this round's own emissions.
    pub absorbed: u16,
    /// Cards more or fewer in the next draw step.
    pub next_draw: i8,
    /// Cards in hand.
    pub hand: Vec<LocalId>,
    /// The play area; an empty list of cards is a place for a new stack.
    pub stacks: Vec<StackShown>,
    /// What is in force for this player.
    pub in_force: InForce,
    /// Cards to choose from.
    pub offered: Vec<LocalId>,
    /// What this player has to choose.
    pub owes: Option<OwedChoice>,
    /// Players who ask this one for consent.
    pub consent: Seats,
}

/// A stack of local cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StackShown {
    /// Its cards, the front first.
    pub cards: Vec<LocalId>,
    /// Every printed tag of the stack, counted.
    pub tags: TagsCounted,
    /// Uses of the front card's action this round.
    pub used: u8,
}

/// What projects, ongoing crises and challenge cards change for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct InForce {
    /// Cards more or fewer in each draw step.
    pub draws: i8,
    /// Growth of demand more or less.
    pub growth: i8,
    /// Tags that every stack counts besides its own.
    pub extra_tags: TagsCounted,
    /// Tags whose cards' actions cost a card less.
    pub cheaper: Vec<Tag>,
    /// What is forbidden.
    pub forbidden: Vec<Forbidden>,
}

/// A global project in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProjectShown {
    /// Which.
    pub card: GlobalId,
    /// Is it active?
    pub active: bool,
    /// Cards tucked under it, in the order in which they came.
    pub tucked: Vec<LocalId>,
    /// Uses of its action this round, by seat; the group's count is their sum.
    pub used: Vec<u8>,
}

/// A crisis in the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CrisisShown {
    /// Which, if it lies face up.
    pub card: Option<CrisisId>,
    /// Face down since before the discards became a new deck?
    pub of_old_deck: bool,
    /// Resolved and in force: an ongoing one.
    pub in_force: bool,
    /// Cards tucked under it.
    pub tucked: Vec<LocalId>,
}

/// The crisis that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CrisisStruck {
    /// Its targets.
    pub targets: Seats,
    /// Targets that ignore it.
    pub spared: Seats,
    /// How much weaker it is for all, by tucked cards and windows.
    pub weaker: u8,
    /// What each seat takes off every amount.
    pub less: Vec<u8>,
}

/// The decks and what was discarded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakDecks {
    /// Local cards.
    pub local: Pile<LocalId>,
    /// Global projects.
    pub global: Pile<GlobalId>,
    /// Crises.
    pub crisis: Pile<CrisisId>,
}

/// A deck and its discards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "PileOf{Card}")]
pub struct Pile<Card> {
    /// How many cards the deck has left.
    pub left: u8,
    /// Cards in the discards.
    pub discards: Vec<Card>,
}

/// A challenge card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChallengeShown {
    /// Which.
    pub card: ChallengeId,
    /// Whose; nobody's: the group's.
    pub seat: Option<Seat>,
}

/// What is coming as things stand. Lists are by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakForecast {
    /// Carbon that each power will add.
    pub carbon: Vec<u16>,
    /// Energy that will be missing at the next energy check, with the growth that comes before it.
    pub shortage: Vec<u16>,
    /// Trees, oceans, DAC, and what stands for them.
    pub sinks: u16,
    /// Carbon that stays in the air; below 0: sinks unused, which is drawdown.
    pub net: i32,
    /// Bands after the Emissions stage.
    pub bands: u8,
    /// Loose carbon on the thermometer after it.
    pub loose: u16,
    /// Rolls of the planetary die at the beginning of the next Crisis stage.
    pub rolls: u8,
    /// Crisis cards that the level will show then.
    pub level: u8,
    /// Cards of each next draw step.
    pub draws: Vec<u8>,
    /// How much each demand grows.
    pub growth: Vec<u16>,
    /// The losses that the Emissions stage of this round would bring; nothing once it is over.
    pub losses: Losses,
    /// What the crisis that is forecast would do, after the Emissions stage.
    pub crisis: Option<DaybreakCrisisForecast>,
}

/// What one crisis that lies face up would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakCrisisForecast {
    /// Its place in the row.
    pub at: u8,
    /// Which.
    pub card: CrisisId,
    /// Whom it would strike; more than one for a crisis with one target is a tie.
    pub targets: Seats,
    /// Cancelled or ended by the cards under it.
    pub undone: bool,
    /// Seats that would have something to choose; all of them, where the group decides.
    pub choice: Seats,
    /// Does a die or a draw decide a part of it? What comes of that is left out.
    pub chance: bool,
    /// What would change for each seat.
    pub seats: Vec<SeatChange>,
    /// What would change for all.
    pub world: WorldChange,
    /// What is in force from its resolution on, or already.
    pub ongoing: Vec<Modifier>,
    /// The losses it would bring.
    pub losses: Losses,
}

impl DaybreakForecast {
    /// A forecast of the rules as a reader gets it.
    pub(crate) fn of(game: &Daybreak, forecast: &Forecast) -> DaybreakForecast {
        let players = usize::from(game.players());
        let crisis = |crisis: &CrisisForecast| DaybreakCrisisForecast {
            at: crisis.at,
            card: crisis.card,
            targets: crisis.targets,
            undone: crisis.undone,
            choice: crisis.choice,
            chance: crisis.chance,
            seats: crisis.seats[..players].to_vec(),
            world: crisis.world,
            ongoing: crisis.ongoing.iter().copied().collect(),
            losses: crisis.losses,
        };
        DaybreakForecast {
            carbon: forecast.carbon[..players].to_vec(),
            shortage: forecast.shortage[..players].to_vec(),
            sinks: forecast.sinks,
            net: forecast.net,
            bands: forecast.bands,
            loose: forecast.loose,
            rolls: forecast.rolls,
            level: forecast.level,
            draws: forecast.draws[..players].to_vec(),
            growth: forecast.growth[..players].to_vec(),
            losses: forecast.losses,
            crisis: forecast.crisis.as_ref().map(crisis),
        }
    }
}

impl DaybreakView {
    /// A view of the rules as a reader gets it.
    pub(crate) fn of(game: &Daybreak, view: &View) -> DaybreakView {
        let state = &view.state;
        DaybreakView {
            round: state.round,
            stage: state.stage,
            step: step(state),
            done: state.done,
            may_return: state.may_return,
            votes: votes(game, state),
            world: world(game, state),
            players: game.seats().map(|seat| player(state, seat)).collect(),
            projects: projects(game, state),
            drawn_projects: state.drawn_projects.iter().copied().collect(),
            crises: crises(state),
            struck: struck(game, state),
            rolls: state.rolls,
            decks: decks(state),
            challenges: challenges(state),
            ending: state.ending,
            ask: view.ask,
            forecast: DaybreakForecast::of(game, &view.forecast),
        }
    }
}

fn step(state: &State) -> DaybreakStep {
    state.frame().map_or(DaybreakStep::Over, DaybreakStep::of)
}

fn votes(game: &Daybreak, state: &State) -> Vec<Option<Move>> {
    game.seats().map(|seat| state.votes[seat.index()]).collect()
}

fn world(game: &Daybreak, state: &State) -> DaybreakWorld {
    let world = &state.world;
    DaybreakWorld {
        trees: world.trees,
        oceans: world.oceans,
        dac: world.dac,
        recent: world.recent,
        loose: world.loose,
        bands: world.bands,
        bands_away: world.bands_away,
        bands_to_lose: state.standing[0].bands_to_lose,
        band: game.per_band(),
        tracks: Tracks::of(|effect| world.tracks[effect.index()]),
        drawdown: world.drawdown,
    }
}

fn player(state: &State, seat: Seat) -> DaybreakPlayer {
    let (board, standing, prompt) = (state.board(seat), &state.standing[seat.index()], &state.desks[seat.index()]);
    let tags = |bits: u16| Tag::ALL.into_iter().filter(|tag| bits >> tag.index() & 1 == 1).collect();
    DaybreakPlayer {
        demand: board.demand,
        dirty: board.dirty,
        clean: board.clean,
        emissions: EmissionsByType::of(|sector| board.emissions[sector.index()]),
        resilience: ResilienceByType::of(|kind| board.resilience[kind.index()]),
        communities: board.communities,
        communities_to_lose: standing.communities_to_lose,
        absorbed: board.absorbed,
        next_draw: board.next_draw,
        hand: board.hand.iter().collect(),
        stacks: stacks(state, board, standing.stacks),
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

fn projects(game: &Daybreak, state: &State) -> Vec<Option<ProjectShown>> {
    let project = |project: &daybreak::ProjectInPlay| ProjectShown {
        card: project.card,
        active: project.active,
        tucked: cards(state, project.tucked),
        used: game.seats().map(|seat| project.used[seat.index()]).collect(),
    };
    state.projects.iter().map(|place| place.as_ref().map(project)).collect()
}

fn crises(state: &State) -> Vec<CrisisShown> {
    let crisis = |crisis: &daybreak::CrisisInPlay| CrisisShown {
        card: match crisis.face {
            Face::Up(card) => Some(card),
            Face::Unknown | Face::Laid => None,
        },
        of_old_deck: crisis.face == Face::Laid,
        in_force: crisis.in_force,
        tucked: cards(state, crisis.tucked),
    };
    state.crises.iter().map(crisis).collect()
}

fn struck(game: &Daybreak, state: &State) -> Option<CrisisStruck> {
    let struck = &state.current_crisis;
    (!struck.targets.is_empty()).then(|| CrisisStruck {
        targets: struck.targets,
        spared: struck.spared,
        weaker: struck.weaker,
        less: game.seats().map(|seat| struck.less[seat.index()]).collect(),
    })
}

fn decks(state: &State) -> DaybreakDecks {
    let face_down = state.crises.iter().filter(|crisis| crisis.face == Face::Unknown).count() as u32;
    let count = |cards: u32| u8::try_from(cards).unwrap_or(u8::MAX);
    DaybreakDecks {
        local: Pile { left: count(state.local_deck.len()), discards: state.local_discards.iter().collect() },
        global: Pile {
            left: count(state.global_deck.count_ones()),
            discards: (0..32).filter(|at| state.global_discards >> at & 1 == 1).map(GlobalId).collect(),
        },
        crisis: Pile {
            left: count(state.crisis_deck.count_ones().saturating_sub(face_down)),
            discards: (0..64).filter(|at| state.crisis_discards >> at & 1 == 1).map(CrisisId).collect(),
        },
    }
}

fn challenges(state: &State) -> Vec<ChallengeShown> {
    state.challenges.iter().map(|&(card, seat)| ChallengeShown { card, seat }).collect()
}

/// What differs between two views of the rules, as a reader gets them. The parts that can differ are found by comparing
/// the state, which is plain data; a part is shown only if what it is made of has changed.
pub(crate) fn changes(game: &Daybreak, before: &View, after: &View, patch: &mut Patch) {
    let (old, new) = (&before.state, &after.state);
    patch.compare_values("round", &old.round, &new.round);
    patch.compare_values("stage", &old.stage, &new.stage);
    patch.compare_values("step", &step(old), &step(new));
    patch.compare_values("done", &old.done, &new.done);
    patch.compare_values("may_return", &old.may_return, &new.may_return);
    if old.votes != new.votes {
        patch.compare_values("votes", &votes(game, old), &votes(game, new));
    }
    if old.world != new.world || old.standing[0].bands_to_lose != new.standing[0].bands_to_lose {
        patch.compare_values("world", &world(game, old), &world(game, new));
    }
    let cards_moved = old.next_card != new.next_card || old.used != new.used;
    for seat in game.seats() {
        let own = seat.index();
        let same = old.boards[own] == new.boards[own]
            && old.standing[own] == new.standing[own]
            && old.desks[own] == new.desks[own]
            && !cards_moved;
        if !same {
            patch.compare_values(&format!("players/{own}"), &player(old, seat), &player(new, seat));
        }
    }
    if old.projects != new.projects || cards_moved {
        patch.compare_values("projects", &projects(game, old), &projects(game, new));
    }
    if old.drawn_projects != new.drawn_projects {
        patch.compare_values("drawn_projects", &old.drawn_projects, &new.drawn_projects);
    }
    if old.crises != new.crises || cards_moved {
        patch.compare_values("crises", &crises(old), &crises(new));
    }
    if old.current_crisis != new.current_crisis {
        patch.compare_values("struck", &struck(game, old), &struck(game, new));
    }
    patch.compare_values("rolls", &old.rolls, &new.rolls);
    if piles(old) != piles(new) {
        patch.compare_values("decks", &decks(old), &decks(new));
    }
    if old.challenges != new.challenges {
        patch.compare_values("challenges", &challenges(old), &challenges(new));
    }
    patch.compare_values("ending", &old.ending, &new.ending);
    patch.compare_values("ask", &before.ask, &after.ask);
    if before.forecast != after.forecast {
        let forecast = |view: &View| DaybreakForecast::of(game, &view.forecast);
        patch.compare_values("forecast", &forecast(before), &forecast(after));
    }
}

/// What the piles are made of, but for the crises on the table, which do not leave without changing one of these.
fn piles(state: &State) -> impl PartialEq {
    (
        state.local_deck,
        state.local_discards,
        state.global_deck,
        state.global_discards,
        state.crisis_deck,
        state.crisis_discards,
        state.crises.len(),
    )
}
