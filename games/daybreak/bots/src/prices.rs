//! What tokens and effects are worth to a player: how much a state would gain by one more token.

use super::outlook::Outlook;
use super::planet::add_crisis;
use daybreak::language::{Cost, Effect, Keep, Quantity, Step, Token, Who};
use daybreak::{PlanetaryEffect, PlayerBoard, Resilience, State, TagCounts};
use std::cell::OnceCell;
use tabletop::Seat;

/// What one token more, or for what is bad one token less, is worth to a player. Each price is worked out when it is first
/// asked for: most decisions need few of them.
pub(super) struct Prices<'a> {
    outlook: &'a Outlook<'a>,
    state: &'a State,
    seat: Seat,
    base: OnceCell<f32>,
    clean: OnceCell<f32>,
    demand: OnceCell<f32>,
    resilience: [OnceCell<f32>; Resilience::COUNT],
    communities: OnceCell<f32>,
    sink: OnceCell<f32>,
    dangers: Dangers,
}

/// What it costs that something bad comes, worked out when it is first asked for.
#[derive(Clone, Debug, Default)]
struct Dangers {
    /// The state as it is.
    base: OnceCell<f32>,
    crisis: OnceCell<f32>,
    steps_on: [OnceCell<f32>; PlanetaryEffect::COUNT],
}

/// A board with one change, tried on a copy of the state.
fn gain(outlook: &Outlook<'_>, state: &State, base: f32, change: impl Fn(&mut State)) -> f32 {
    let mut copy = *state;
    change(&mut copy);
    outlook.score(&copy) - base
}

impl<'a> Prices<'a> {
    /// The prices of a player as things stand.
    pub(super) fn of(outlook: &'a Outlook<'a>, state: &'a State, seat: Seat) -> Prices<'a> {
        Prices {
            outlook,
            state,
            seat,
            base: OnceCell::new(),
            clean: OnceCell::new(),
            demand: OnceCell::new(),
            resilience: Default::default(),
            communities: OnceCell::new(),
            sink: OnceCell::new(),
            dangers: Dangers::default(),
        }
    }

    /// What a change of the state is worth.
    fn change(&self, change: impl Fn(&mut State)) -> f32 {
        let base = self.base.get_or_init(|| self.outlook.score(self.state));
        gain(self.outlook, self.state, *base, change)
    }

    /// What a change of the own board is worth.
    fn own(&self, change: impl Fn(&mut PlayerBoard)) -> f32 {
        self.change(|copy| change(&mut copy.boards[self.seat.index()]))
    }

    /// One more tree, ocean or DAC.
    pub(super) fn sink(&self) -> f32 {
        *self.sink.get_or_init(|| self.change(|copy| copy.world.trees += 1))
    }

    /// One token of emissions less.
    pub(super) fn emissions(&self) -> f32 {
        self.sink()
    }

    /// Energy is changed in two steps: clean for dirty. Neither is worth less than its part of the whole.
    pub(super) fn clean(&self) -> f32 {
        let worked_out = || (self.own(|board| board.clean += 2) / 2.0).max(self.outlook.weights.spare * self.sink());
        *self.clean.get_or_init(worked_out)
    }

    fn dirty(&self) -> f32 {
        (1.0 - self.outlook.weights.spare) * self.sink()
    }

    pub(super) fn demand(&self) -> f32 {
        *self.demand.get_or_init(|| self.own(|board| board.demand = board.demand.saturating_sub(1)))
    }

    pub(super) fn resilience(&self, kind: Resilience) -> f32 {
        let kind = kind.index();
        *self.resilience[kind].get_or_init(|| self.own(|board| board.resilience[kind] += 1))
    }

    pub(super) fn communities(&self) -> f32 {
        let worked_out = || self.own(|board| board.communities = board.communities.saturating_sub(1)).max(0.01);
        *self.communities.get_or_init(worked_out)
    }

    /// The resilience that is worth most.
    pub(super) fn any_resilience(&self) -> f32 {
        Resilience::ALL.into_iter().map(|kind| self.resilience(kind)).fold(0.0, f32::max)
    }

    /// What a token more is worth; below 0 for what is bad.
    pub(super) fn token(&self, token: Token) -> f32 {
        match token {
            Token::Clean => self.clean(),
            Token::Dirty => -self.dirty(),
            Token::Demand => -self.demand(),
            Token::Emissions(_) | Token::AnyEmissions => -self.emissions(),
            Token::Resilience(kind) => self.resilience(kind),
            Token::AnyResilience => self.any_resilience(),
            Token::Communities => -self.communities(),
            Token::Trees | Token::Oceans | Token::Dac => self.sink(),
            Token::RecentCarbon | Token::ThermometerCarbon => -self.sink() * 0.4,
        }
    }
}

/// Who acts, with what, and how often in the rest of the game: what amounts and limits are counted over.
pub(super) struct Ground<'a> {
    pub outlook: &'a Outlook<'a>,
    pub prices: &'a Prices<'a>,
    pub state: &'a State,
    pub seat: Seat,
    pub tags: TagCounts,
    /// Uses in the rest of the game: nothing can be removed more often than it is there.
    pub uses: f32,
}

impl Ground<'_> {
    /// What one use of an action brings.
    pub(super) fn steps<'s>(&self, steps: impl Iterator<Item = &'s Step>) -> f32 {
        steps.map(|step| self.step(step)).sum()
    }

    fn step(&self, step: &Step) -> f32 {
        let best = |effects: &mut dyn Iterator<Item = &Effect>| effects.map(|e| self.effect(e)).fold(0.0, f32::max);
        match step {
            Step::Do(effect) => self.effect(effect),
            Step::May(effect) => self.effect(effect).max(0.0),
            Step::OneOf(effects) => best(&mut effects.iter()),
            Step::Rows(tag, rows) => {
                let tags = self.tags.of(*tag);
                rows.iter().rfind(|row| row.0 <= tags).map_or(0.0, |row| best(&mut row.1.iter()))
            }
            Step::Die(plus, rows) => {
                let faces = self.outlook.content.board().geoengineering_die;
                let plus = self.amount(plus);
                let total: f32 = (1..=faces)
                    .map(|face| {
                        let row = rows.iter().rfind(|row| f32::from(row.0) <= f32::from(face) + plus);
                        row.map_or(0.0, |row| row.1.iter().map(|effect| self.effect(effect)).sum())
                    })
                    .sum();
                total / f32::from(faces.max(1))
            }
        }
    }

    fn board(&self) -> &PlayerBoard {
        self.state.board(self.seat)
    }

    fn amount(&self, quantity: &Quantity) -> f32 {
        amount(quantity, &self.tags, self.state, self.seat, self.outlook.players)
    }

    /// So much of something in each use, of which there is only so much in all.
    fn within(&self, amount: f32, all: f32) -> f32 {
        amount.min(all / self.uses.max(1.0))
    }

    fn effect(&self, effect: &Effect) -> f32 {
        let (prices, card) = (self.prices, self.outlook.card);
        let amount = effect.quantity().map_or(1.0, |quantity| self.amount(&quantity));
        let others = f32::from(self.outlook.players - 1);
        match *effect {
            Effect::Gain(token, _) | Effect::Grant(Who::Own | Who::Anyone, token, _) => {
                let amount = match token {
                    // Beyond what can replace dirty energy and meet demand, clean energy is worth nothing.
                    Token::Clean => {
                        let board = self.board();
                        self.within(amount, f32::from((board.dirty + board.demand).saturating_sub(board.clean)))
                    }
                    Token::Resilience(_) | Token::AnyResilience => self.within(amount, 5.0),
                    _ => amount,
                };
                amount * prices.token(token)
            }
            Effect::Remove(token, _) | Effect::Relieve(Who::Own, token, _) => {
                // Communities and recent carbon keep coming.
                let more = if matches!(token, Token::Communities | Token::RecentCarbon) { 3.0 } else { 0.0 };
                self.within(amount, f32::from(self.board().count(token)) + more) * -prices.token(token)
            }
            Effect::Swap(from, into, _) => {
                self.within(amount, f32::from(self.board().count(from))) * (prices.token(into) - prices.token(from))
            }
            Effect::Grant(Who::EachPlayer, token, _) => amount * prices.token(token) * (others + 1.0),
            Effect::Grant(Who::EachOther, token, _) => amount * prices.token(token) * others,
            Effect::Grant(_, token, _) => amount * prices.token(token),
            Effect::Relieve(Who::EachPlayer, token, _) => amount * -prices.token(token) * (others + 1.0),
            Effect::Relieve(Who::EachOther, token, _) => amount * -prices.token(token) * others,
            Effect::Relieve(_, token, _) => amount * -prices.token(token),
            // Giving helps only where it is needed more.
            Effect::Give(_, token, _) => 0.2 * amount * prices.token(token).abs(),
            Effect::Draw(who, _) => {
                let players = match who {
                    Who::EachPlayer => others + 1.0,
                    Who::EachOther => others,
                    _ => 1.0,
                };
                1.3 * amount * players * card
            }
            Effect::Search(_, _, Keep::Choose(keep)) => 1.6 * f32::from(keep) * card,
            Effect::Search(_, _, Keep::Every(_)) => 0.4 * amount * card,
            Effect::Recover(..) => 1.5 * amount * card,
            Effect::GiveCards(..) => 0.4 * amount * card,
            Effect::MoreDraws(_) => amount * card,
            Effect::AbsorbOwn(_) => amount * prices.sink() * 0.6,
            Effect::CoolThisRound(_) => self.cooler(amount),
            Effect::Reveal(_) => self.outlook.weights.foresight * amount * self.one_crisis(),
            // Of the kinds that may come, one is rolled in most rounds.
            Effect::IgnoreRoll(effects) => {
                let planet = &self.outlook.planet;
                let rolls = f32::from(self.state.world.bands + 1) * planet.share(effects.iter().copied());
                let worst = effects.iter().map(|&effect| self.one_step_on(effect)).fold(0.0, f32::max);
                rolls.min(1.0) * worst
            }
            Effect::StepBack(effect, _) => self.steps_back(effect, amount),
            Effect::StepOn(effect, _) => -amount * self.one_step_on(effect),
            // Both can wait for the crisis that is worst, and one does it for everybody.
            Effect::Weaken(_) => amount * (1.2 * prices.communities()).max(0.4 * self.one_crisis()),
            Effect::IgnoreCrisis(_) => (1.2 * prices.communities()).max(0.5 * self.one_crisis()),
            Effect::AddCrises(_) => -amount * self.one_crisis(),
            Effect::RollPlanet(_) => -amount * prices.communities(),
            Effect::FewerDraws(_) | Effect::LoseCards(..) => -amount * card,
            // Nobody is asked for consent.
            Effect::Take(..)
            | Effect::Lose(..)
            | Effect::LoseProjects(_)
            | Effect::CheckDemand
            | Effect::Special(_) => 0.0,
        }
    }

    /// What a change of the state is worth.
    fn change(&self, change: impl Fn(&mut State)) -> f32 {
        let base = self.prices.dangers.base.get_or_init(|| self.outlook.score(self.state));
        gain(self.outlook, self.state, *base, change)
    }

    /// What it is worth that the token of a track moves back.
    fn steps_back(&self, effect: PlanetaryEffect, amount: f32) -> f32 {
        self.change(|copy| {
            let stands = &mut copy.world.tracks[effect.index()];
            *stands = stands.saturating_sub(amount as u8);
        })
    }

    /// What it is worth that bands are away until the end of the round.
    fn cooler(&self, amount: f32) -> f32 {
        self.change(|copy| {
            let away = copy.world.bands.min(amount as u8);
            copy.world.bands -= away;
            copy.world.bands_away += away;
        })
    }

    /// What it costs that the token of a track moves on.
    fn one_step_on(&self, effect: PlanetaryEffect) -> f32 {
        let worked_out = || -self.change(|copy| self.outlook.planet.step_on(copy, effect));
        *self.prices.dangers.steps_on[effect.index()].get_or_init(worked_out)
    }

    /// What one more unknown crisis costs.
    fn one_crisis(&self) -> f32 {
        *self.prices.dangers.crisis.get_or_init(|| -self.change(add_crisis))
    }

    /// Clean energy that one use makes.
    pub(super) fn clean<'s>(&self, steps: impl Iterator<Item = &'s Step>) -> f32 {
        let mut clean = 0.0f32;
        for step in steps {
            step.each_effect(|effect| {
                if let Effect::Gain(Token::Clean, n) | Effect::Grant(Who::Anyone, Token::Clean, n) = effect {
                    clean = clean.max(self.amount(n));
                }
            });
        }
        clean
    }

    /// What one use costs.
    pub(super) fn costs<'c>(&self, costs: impl Iterator<Item = &'c Cost>) -> f32 {
        costs
            .map(|cost| match *cost {
                Cost::Discard(n) | Cost::Tucked(n) => f32::from(n) * self.outlook.card,
                Cost::DiscardTag(n, _) => 1.3 * f32::from(n) * self.outlook.card,
                Cost::TuckedUpTo(n) => f32::from(n.min(2)) * self.outlook.card,
                Cost::Demand(n) => f32::from(n) * self.prices.demand().max(self.prices.clean()),
                Cost::Own(token, n) => f32::from(n) * self.prices.token(token).max(0.0),
            })
            .sum()
    }
}

/// An amount for a player with these tags.
pub(super) fn amount(quantity: &Quantity, tags: &TagCounts, state: &State, seat: Seat, players: u8) -> f32 {
    let board = state.board(seat);
    let count = |tag| f32::from(tags.of(tag));
    match *quantity {
        Quantity::N(n) => f32::from(n),
        Quantity::Per(tag) => count(tag),
        Quantity::Times(n, tag) => f32::from(n) * count(tag),
        Quantity::Capped(most, tag) => count(tag).min(f32::from(most)),
        Quantity::Rows(tag, rows) => {
            let have = tags.of(tag);
            rows.iter().rfind(|row| row.0 <= have).map_or(0.0, |row| f32::from(row.1))
        }
        Quantity::PerArea(n, tag) => f32::from(n) * f32::from(board.area_tags(tag)),
        Quantity::PerEvery(n, token) => f32::from(board.count(token)) / f32::from(n.max(1)),
        Quantity::PerBand(n) => f32::from(n) * f32::from(state.world.bands),
        Quantity::PerPlayer(n) => f32::from(n) * f32::from(players),
        Quantity::ByPlayers(a, b, c, d) => f32::from([a, b, c, d][usize::from(players.clamp(1, 4)) - 1]),
        Quantity::Solo(more, solo) => f32::from(if players == 1 { solo } else { more }),
        Quantity::PerProject(n) => {
            f32::from(n) * state.projects.iter().flatten().filter(|project| project.active).count() as f32
        }
        // Two cards are paid, as costs are counted.
        Quantity::PerPaid(n) => 2.0 * f32::from(n),
        Quantity::All => 2.0,
    }
}
