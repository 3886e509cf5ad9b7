//! What global projects are worth, and cards under them.

use super::outlook::Outlook;
use super::prices::{Ground, Prices};
use daybreak::language::{CardFilter, Check, Condition, Limit, Modifier, Quantity, Support, Token};
use daybreak::{GlobalId, ProjectInPlay, State, TagCounts};

/// A project in the eyes of the group.
pub(super) struct Projects<'a> {
    pub outlook: &'a Outlook<'a>,
    pub prices: &'a Prices<'a>,
    pub state: &'a State,
}

impl Projects<'_> {
    /// What an active project brings in a round.
    fn a_round(&self, card: GlobalId) -> f32 {
        let (outlook, prices) = (self.outlook, self.prices);
        let players = f32::from(outlook.players);
        let project = outlook.content.global(card);
        let mut sum = 0.0;
        for modifier in project.standing.iter() {
            sum += match *modifier {
                Modifier::Draws(n) => 1.5 * f32::from(n) * players * outlook.card,
                Modifier::Yields(_, token, n) => f32::from(n) * prices.token(token),
                Modifier::ExtraTag(_) => 0.5 * players * prices.emissions(),
                Modifier::Cheaper(_) => 0.7 * players * outlook.card,
                Modifier::Weaker(_, n) => 0.4 * f32::from(n) * players * prices.communities(),
                Modifier::Growth(n) => -f32::from(n) * players * prices.demand(),
                Modifier::Absorbs(Quantity::N(n)) => f32::from(n) * prices.sink(),
                Modifier::ProjectChoice(_) => 0.5 * outlook.card,
                _ => 0.0,
            };
        }
        for action in project.action.iter() {
            let uses = match action.limit {
                Limit::Once => 1.0,
                Limit::OnceEach => players,
                Limit::Times(n) => f32::from(n),
                Limit::Unlimited | Limit::Per(_) => 2.0,
            };
            let ground = Ground {
                outlook,
                prices,
                state: self.state,
                seat: outlook.me,
                tags: TagCounts::NONE,
                uses: uses / players * outlook.rounds_after.max(1.0),
            };
            let own = action.requires.iter().fold(1.0, |part, _| 0.5 * part);
            let net = ground.steps(action.steps.iter()) - ground.costs(action.cost.iter());
            sum += own * uses * net.max(0.0);
        }
        sum
    }

    /// Cards it still needs, and how many of those the players hold.
    fn needs(&self, card: GlobalId, tucked: u8) -> (f32, f32) {
        let Support::Tucked(kinds) = self.outlook.content.global(card).support else { return (0.0, 0.0) };
        let (mut need, mut held) = (0.0, 0.0);
        for (filter, quantity) in kinds.iter() {
            let wanted = match *quantity {
                Quantity::N(n) => f32::from(n),
                Quantity::PerPlayer(n) => f32::from(n) * f32::from(self.outlook.players),
                Quantity::ByPlayers(a, b, c, d) => {
                    f32::from([a, b, c, d][usize::from(self.outlook.players.clamp(1, 4)) - 1])
                }
                _ => 1.0,
            };
            need += wanted;
            held += self.held(filter).min(wanted);
        }
        ((need - f32::from(tucked)).max(0.0), held)
    }

    fn held(&self, filter: &CardFilter) -> f32 {
        let fits = |card| self.outlook.content.local(card).fits(filter);
        let working = self.outlook.seats().filter(|&seat| !self.state.done.has(seat));
        working.map(|seat| self.state.board(seat).hand.iter().filter(|&card| fits(card)).count()).sum::<usize>() as f32
    }

    /// How near a state is that makes a project active, from 0 to 1.
    fn nearness(&self, condition: &Condition) -> f32 {
        let near = |check: &Check, board: &daybreak::PlayerBoard| match *check {
            Check::Tags(tag, need) => f32::from(board.area_tags(tag)) / f32::from(need.max(1)),
            Check::AtMost(Token::Dirty, most) => f32::from(most + 1) / f32::from(board.dirty + 1),
            Check::AtMost(Token::Emissions(sector), most) => {
                f32::from(most + 1) / f32::from(board.emissions[sector.index()] + 1)
            }
            Check::AtLeast(Token::Resilience(kind), need) => {
                f32::from(board.resilience[kind.index()] + 1) / f32::from(need + 1)
            }
            Check::MostlyClean => f32::from(board.clean + 1) / f32::from(board.dirty + 1),
            _ => 0.5,
        };
        let boards = || self.outlook.seats().map(|seat| self.state.board(seat));
        let part: f32 = match condition {
            Condition::SomePlayer(check) => boards().map(|board| near(check, board)).fold(0.0, f32::max),
            Condition::EveryPlayer(check) => boards().map(|board| near(check, board)).fold(1.0, f32::min),
            _ => 0.5,
        };
        part.min(1.0)
    }

    /// What it is worth to have a project on the table.
    pub(super) fn worth(&self, card: GlobalId, lies: Option<&ProjectInPlay>) -> f32 {
        let rounds = self.outlook.rounds_after + if lies.is_some_and(|project| project.active) { 1.0 } else { 0.6 };
        let sum = self.outlook.weights.project * self.a_round(card) * rounds;
        if lies.is_some_and(|project| project.active) {
            return sum;
        }
        match &self.outlook.content.global(card).support {
            Support::Tucked(_) => {
                let (need, held) = self.needs(card, lies.map_or(0, |project| project.tucked.len));
                let delay = (need - held).max(0.0) / (need + 1.0);
                sum * (1.0 - 0.7 * delay) - need * self.outlook.card
            }
            Support::State(condition) => {
                let near = self.nearness(condition);
                sum * near * near
            }
            Support::Pool(_) | Support::PoolOfEach(_) => sum,
        }
    }

    /// What one more card under a project is worth, the card counted.
    pub(super) fn support(&self, project: &ProjectInPlay) -> f32 {
        let card = self.outlook.card;
        let sum = self.outlook.weights.project * self.a_round(project.card) * (self.outlook.rounds_after + 0.8);
        match self.outlook.content.global(project.card).support {
            Support::Tucked(_) => {
                let (need, held) = self.needs(project.card, project.tucked.len);
                let delay = (need - held).max(0.0) / (need + 1.0);
                sum * (1.0 - 0.7 * delay) / need.max(1.0) - card
            }
            // A pool serves with a few cards.
            _ if project.tucked.len < 2 => 0.4 * self.a_round(project.card) - card,
            _ => -card,
        }
    }
}
