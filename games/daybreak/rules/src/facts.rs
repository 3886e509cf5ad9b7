//! What happens in a game, for those who listen, and how it ends.

use crate::language::Token;
use crate::moves::Move;
use crate::sets::CardSet;
use crate::state::PerSeat;
use crate::vocab::{ChallengeId, CrisisId, GlobalId, LocalId, PlanetaryEffect, Resilience, Stage};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// Why the game is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// Too many bands (DB-EMIT-07).
    TooHot,
    /// Too many communities in crisis (DB-CRISIS-11).
    Communities,
    /// The last round is over (DB-GROW-02).
    OutOfTime,
}

/// Losses that fall together are all named (DB-END-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakLosses"))]
pub struct Losses {
    /// Too many bands.
    pub too_hot: bool,
    /// Players with too many communities in crisis.
    pub communities: Seats,
    /// The last round is over.
    pub out_of_time: bool,
    /// Drawdown, but a challenge card's condition for the win did not hold in the last round.
    pub condition_unmet: bool,
}

/// How a game ended. The players win or lose together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakOutcome"))]
pub struct Outcome {
    /// Did they win?
    pub won: bool,
    /// The round it ended in.
    pub round: u8,
    /// The stage it ended in.
    pub stage: Stage,
    /// Why it was lost; nothing, if it was won.
    pub losses: Losses,
    /// Bands at the end.
    pub bands: u8,
    /// Communities in crisis at the end.
    pub communities: PerSeat<u8>,
}

/// What made a number change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCause"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The action of a local card.
    Local(LocalId),
    /// A global project.
    Project(GlobalId),
    /// A crisis.
    Crisis(CrisisId),
    /// A planetary effect.
    Planet(PlanetaryEffect),
    /// A challenge card.
    Challenge(ChallengeId),
    /// A cost that was paid.
    Cost(LocalId),
    /// The energy check (DB-EMIT-01).
    Shortage,
    /// Resilience or sinks of this kind were to be lost and not there (DB-CRISIS-12, DB-CRISIS-13).
    Missing(Token),
    /// The Growth stage.
    Growth,
}

/// Whose action brought something, and of which card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakGiver"))]
pub struct Giver {
    /// Whose.
    pub seat: Seat,
    /// Of which local card or project.
    pub cause: Cause,
}

/// Something that happened. Everything in Daybreak is open, so every fact is seen whole by everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakFact"))]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    // --- the frame of the game ---
    /// A challenge card is in play.
    ChallengeDealt { card: ChallengeId, seat: Option<Seat> },
    /// A round began.
    RoundBegan { round: u8 },
    /// A stage began.
    StageBegan { stage: Stage },
    /// A seat is done with the Local stage.
    Done { seat: Seat },
    /// It takes that back.
    NotDone { seat: Seat },
    /// A seat passed in a window.
    Passed { seat: Seat },
    /// A seat named its choice in a group decision.
    Voted { seat: Seat, vote: Move },
    /// The game was won.
    Won { round: u8 },
    /// The game was lost.
    Lost { losses: Losses },

    // --- Global stage ---
    /// Crisis cards were laid; the forecast is told apart.
    CrisesLaid { unknown: u8 },
    /// A crisis is face up: the forecast, turned up by an effect, or because its turn has come.
    CrisisShown { at: u8, card: CrisisId, forecast: bool },
    /// Global projects to choose from.
    ProjectsDrawn { cards: Vec<GlobalId> },
    /// The group keeps one.
    ProjectKept { card: GlobalId, at: u8 },
    /// A project was discarded, with the cards under it.
    ProjectDiscarded { card: GlobalId, tucked: CardSet },
    /// A project became active.
    ProjectActive { card: GlobalId },
    /// A project is no longer active (option `projects_lapse`).
    ProjectLapsed { card: GlobalId },
    /// A deck was made anew from its discards.
    Reshuffled { deck: crate::vocab::Deck },

    // --- cards ---
    /// Somebody drew cards.
    Drew { seat: Seat, cards: CardSet },
    /// The draw step gave fewer cards than its number because deck and discards are empty.
    DrawForfeited { seat: Seat, cards: u8 },
    /// Cards drawn to choose from, and whose action brought them, if one did.
    Offered { seat: Seat, cards: CardSet, by: Option<Giver> },
    /// Kept of them.
    Kept { seat: Seat, cards: CardSet },
    /// A card was put in front of a stack.
    Started { seat: Seat, card: LocalId, stack: u8 },
    /// A card was tucked into a stack.
    Tucked { seat: Seat, card: LocalId, stack: u8, under: u8 },
    /// A card was tucked under a project.
    TuckedUnderProject { seat: Seat, card: LocalId, project: GlobalId },
    /// A card was tucked under a crisis.
    TuckedUnderCrisis { seat: Seat, card: LocalId, crisis: CrisisId },
    /// Cards were discarded as a cost.
    Discarded { seat: Seat, cards: CardSet },
    /// Cards under a project were spent.
    Spent { seat: Seat, project: GlobalId, cards: CardSet },
    /// Cards went from hand to hand.
    CardsGiven { from: Seat, to: Seat, cards: CardSet },
    /// Cards were taken back from the discards.
    Recovered { seat: Seat, cards: CardSet },
    /// Cards were lost to a crisis.
    CardsLost { seat: Seat, cards: CardSet },
    /// The next draw step changes.
    NextDraw { seat: Seat, change: i8, cause: Cause },

    // --- boards ---
    /// An action was taken: what follows comes from it.
    Acted { seat: Seat, card: LocalId, stack: u8 },
    /// The action of a project was taken.
    ProjectUsed { seat: Seat, project: GlobalId },
    /// Tokens of a player changed; `now` is how many there are after it.
    Changed { seat: Seat, token: Token, change: i16, now: u16, cause: Cause },
    /// Tokens of the world changed.
    WorldChanged { token: Token, change: i16, now: u16, cause: Cause },
    /// Tokens went from board to board.
    TokensGiven { from: Seat, to: Seat, token: Token, count: u8 },
    /// Somebody asks for consent.
    ConsentAsked { by: Seat, of: Seat },
    /// It was refused.
    ConsentRefused { by: Seat, of: Seat },
    /// The geoengineering die for a card.
    DieRolled { seat: Seat, face: u8, total: u8 },

    // --- Emissions stage ---
    /// Demand was not met.
    Shortage { seat: Seat, missing: u16 },
    /// A player's carbon, less what was absorbed.
    Emitted { seat: Seat, carbon: u16, absorbed: u16 },
    /// Sinks took carbon from recent emissions; so many sinks are unused.
    SinksAbsorbed { carbon: u16, unused: u16 },
    /// Drawdown: so much was taken off the thermometer.
    Drawdown { removed: u16 },
    /// Carbon moved onto the thermometer.
    Warmed { carbon: u16 },
    /// The number of bands changed.
    Bands { change: i8, now: u8 },
    /// Bands left until the end of the round, or came back.
    BandsAway { change: i8, now: u8 },

    // --- Crisis stage ---
    /// The planetary die.
    PlanetRolled { effect: PlanetaryEffect },
    /// The roll was ignored.
    RollIgnored { effect: PlanetaryEffect, cause: Cause },
    /// A token moved on its track.
    TrackMoved { effect: PlanetaryEffect, now: u8 },
    /// A tipping point.
    Tipped { effect: PlanetaryEffect },
    /// Tied players rolled; a seat that did not has 0.
    TieRolled { faces: PerSeat<u8> },
    /// Whom a crisis strikes.
    Targets { card: CrisisId, targets: Seats },
    /// A crisis is weaker for all its targets.
    Weakened { card: CrisisId, by: u8, cause: Cause },
    /// What resilience took off for one target.
    Resisted { seat: Seat, resilience: Resilience, by: u16 },
    /// A target ignores the crisis.
    Spared { seat: Seat, card: CrisisId, cause: Cause },
    /// Cancelled by the cards under it.
    CrisisCancelled { card: CrisisId },
    /// It struck nobody.
    CrisisWithoutTarget { card: CrisisId },
    /// An ongoing crisis is in force.
    CrisisInForce { card: CrisisId },
    /// An ongoing crisis was ended.
    CrisisEnded { card: CrisisId },
    /// A crisis was discarded with the cards under it.
    CrisisDiscarded { card: CrisisId, tucked: CardSet },
}
