//! What stacks are worth: the action in front, with the tags behind it, for the rest of the game.

use super::outlook::Outlook;
use super::prices::{Ground, Prices};
use daybreak::language::{Action, Condition, Effect, Limit, Support, TuckRule};
use daybreak::{CardSet, Face, LocalId, MAX_STACKS, Move, State, TagCounts};
use std::cell::{OnceCell, RefCell};
use tabletop::Seat;

/// A player's stacks and hand, to be weighed.
pub(super) struct Engine<'a> {
    outlook: &'a Outlook<'a>,
    prices: &'a Prices<'a>,
    state: &'a State,
    seat: Seat,
    /// The stacks as they lie, worked out when they are first asked for.
    stacks: OnceCell<Stacks>,
    /// What each card in hand is worth to keep, worked out when it is first asked for.
    hand: OnceCell<Vec<(LocalId, f32)>>,
    /// What is known of what cards would bring: a card that is weighed to be kept is weighed to be played, too.
    gains: RefCell<Vec<(LocalId, Gains)>>,
}

/// The stacks of a player as they lie.
struct Stacks {
    /// What each is worth.
    worth: [f32; MAX_STACKS],
    /// Clean energy that each makes in a round.
    clean: [f32; MAX_STACKS],
}

/// What a card brings behind each stack, and in front of it, as far as that was asked for.
type Gains = [[Option<f32>; 2]; MAX_STACKS];

impl<'a> Engine<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, prices: &'a Prices<'a>, state: &'a State, seat: Seat) -> Engine<'a> {
        let (stacks, hand) = (OnceCell::new(), OnceCell::new());
        Engine { outlook, prices, state, seat, stacks, hand, gains: RefCell::default() }
    }

    /// Weighs the stacks as they lie, if that was not done yet.
    pub(super) fn weigh_stacks(&self) {
        self.stacks();
    }

    fn stacks(&self) -> &Stacks {
        self.stacks.get_or_init(|| {
            let board = self.state.board(self.seat);
            let worth = |stack: &daybreak::Stack| {
                stack.cards.front().map_or(0.0, |front| self.worth(front, stack.tags, board.hand.len()))
            };
            let clean = |stack: &daybreak::Stack| {
                stack.cards.front().map_or(0.0, |front| self.clean_in_a_round(front, stack.tags))
            };
            Stacks { worth: board.stacks.each_ref().map(worth), clean: board.stacks.each_ref().map(clean) }
        })
    }

    /// What the action of a card is worth in front of these tags, with so many cards in hand.
    fn worth(&self, front: LocalId, mut tags: TagCounts, hand: u32) -> f32 {
        let (outlook, weights) = (self.outlook, self.outlook.weights);
        let action = &outlook.content.local(front).action;
        tags.add(&self.state.standing[self.seat.index()].extra_tags);
        let ready = readiness(action, &tags, weights.unready);
        if ready == 0.0 || action.any_effect(|effect| matches!(effect, Effect::Take(..))) {
            return 0.0;
        }
        let uses = match action.limit {
            Limit::Unlimited => weights.repeat,
            Limit::Once | Limit::OnceEach => 1.0,
            Limit::Times(n) => f32::from(n),
            Limit::Per(tag) => f32::from(tags.of(tag)),
        };
        // Cards to pay with are short.
        let discards = action.discards();
        let uses = if discards > 0 { uses.min(3.0 / f32::from(discards)) } else { uses };
        let now = if ready < 1.0 {
            0.0
        } else {
            let left = (uses - f32::from(self.state.used.0[front.index()])).max(0.0);
            if discards > 0 { left.min((hand / u32::from(discards)) as f32) } else { left }
        };
        let times = now + weights.engine * outlook.rounds_after * uses;
        let ground = Ground { outlook, prices: self.prices, state: self.state, seat: self.seat, tags, uses: times };
        let net = ground.steps(action.steps.iter()) - ground.costs(action.cost.iter());
        ready * net.max(0.0) * times
    }

    /// Clean energy that a card makes in a round in front of these tags.
    fn clean_in_a_round(&self, front: LocalId, tags: TagCounts) -> f32 {
        let (outlook, action) = (self.outlook, &self.outlook.content.local(front).action);
        if readiness(action, &tags, 0.0) < 1.0 {
            return 0.0;
        }
        let uses = match action.limit {
            Limit::Unlimited => 2.0,
            Limit::Per(tag) => f32::from(tags.of(tag)).min(2.0),
            _ => 1.0,
        };
        let ground = Ground { outlook, prices: self.prices, state: self.state, seat: self.seat, tags, uses };
        uses * ground.clean(action.steps.iter())
    }

    /// What it costs that the stacks make less clean energy than demand grows.
    fn want(&self, clean: f32) -> f32 {
        let missing = (f32::from(self.outlook.growth[self.seat.index()]) - clean).max(0.0);
        self.outlook.weights.source * missing * self.outlook.rounds_after * self.prices.communities()
    }

    /// What is gained by putting a hand card in front of a stack, or behind it. The card itself is not counted.
    pub(super) fn gain(&self, card: LocalId, stack: u8, in_front: bool) -> f32 {
        let (at, side) = (usize::from(stack), usize::from(in_front));
        let place = self.gains.borrow().iter().position(|(known, _)| *known == card);
        if let Some(gain) = place.and_then(|place| self.gains.borrow()[place].1[at][side]) {
            return gain;
        }
        let gain = self.work_out_gain(card, at, in_front);
        let mut gains = self.gains.borrow_mut();
        let place = place.unwrap_or_else(|| {
            gains.push((card, Gains::default()));
            gains.len() - 1
        });
        gains[place].1[at][side] = Some(gain);
        gain
    }

    fn work_out_gain(&self, card: LocalId, at: usize, in_front: bool) -> f32 {
        let (board, lie) = (self.state.board(self.seat), self.stacks());
        let (before, stack) = (lie.worth[at], &board.stacks[at]);
        let hand = board.hand.len();
        let mut tags = stack.tags;
        tags.add(&self.outlook.content.local(card).tags);
        let front = if in_front { Some(card) } else { stack.cards.front() };
        let after = front.map_or(0.0, |front| self.worth(front, tags, hand.saturating_sub(1)));
        let clean = lie.clean.iter().sum::<f32>();
        let cleaner = front.map_or(0.0, |front| self.clean_in_a_round(front, tags)) - lie.clean[at];
        after - before + self.want(clean) - self.want(clean + cleaner)
    }

    /// The best a card can do in this player's stacks.
    pub(super) fn best(&self, card: LocalId) -> f32 {
        let board = self.state.board(self.seat);
        let mut best = 0.0f32;
        for (place, stack) in board.stacks.iter().enumerate().filter(|(_, stack)| stack.cards.len > 0) {
            if stack.cards.front() != Some(card) {
                best = best.max(self.gain(card, place as u8, true)).max(self.gain(card, place as u8, false));
            }
        }
        best
    }

    /// What a card in hand is worth to keep: the best place for it, or what it is asked for.
    pub(super) fn keep(&self, card: LocalId) -> f32 {
        let hand = self.hand.get_or_init(|| {
            let hand = self.state.board(self.seat).hand;
            hand.iter().map(|card| (card, self.work_out_keep(card))).collect()
        });
        let known = hand.iter().find(|(other, _)| *other == card);
        known.map_or_else(|| self.work_out_keep(card), |(_, worth)| *worth)
    }

    fn work_out_keep(&self, card: LocalId) -> f32 {
        let (content, state) = (self.outlook.content, self.state);
        let rules = content.local(card);
        let mut wanted = 0.0f32;
        for crisis in state.crises.iter() {
            if let Face::Up(id) = crisis.face {
                let fits = |rule: &TuckRule| rules.fits(&rule.filter());
                if content.crisis(id).tuck.iter().any(fits) {
                    wanted = wanted.max(self.prices.communities());
                }
            }
        }
        for project in state.projects.iter().flatten().filter(|project| !project.active) {
            if let Support::Tucked(kinds) = content.global(project.card).support
                && kinds.iter().any(|(filter, _)| rules.fits(filter))
            {
                wanted = wanted.max(self.outlook.card);
            }
        }
        self.best(card).max(wanted)
    }

    /// The cards in hand.
    pub(super) fn hand(&self) -> CardSet {
        self.state.board(self.seat).hand
    }

    /// What each card in hand would be worth to each player still at work, beyond what it is worth here. A gift that is
    /// not clearly better there is none: cards are not passed back and forth.
    pub(super) fn gifts(&self) -> Vec<(Seat, LocalId, f32)> {
        let mut gifts = Vec::new();
        for other in self.outlook.seats().filter(|&other| other != self.seat && !self.state.done.has(other)) {
            let prices = Prices::of(self.outlook, self.state, other);
            let theirs = Engine::new(self.outlook, &prices, self.state, other);
            for card in self.hand().iter() {
                let more = theirs.best(card) - self.keep(card).max(self.outlook.card) - self.outlook.card;
                gifts.push((other, card, more));
            }
        }
        gifts
    }

    /// What a stack would lose with a card that lies in it.
    pub(super) fn loss(&self, card: LocalId) -> f32 {
        let board = self.state.board(self.seat);
        let hand = board.hand.len();
        for (stack, before) in board.stacks.iter().zip(self.stacks().worth) {
            let mut cards = self.state.chain(stack.cards);
            if !cards.any(|other| other == card) {
                continue;
            }
            let Some(front) = stack.cards.front() else { continue };
            let mut tags = stack.tags;
            tags.take(&self.outlook.content.local(card).tags);
            let next = if front == card { self.state.chain(stack.cards).nth(1) } else { Some(front) };
            let after = next.map_or(0.0, |front| self.worth(front, tags, hand));
            return before - after;
        }
        self.outlook.card + self.best(card)
    }

    /// What a move of the Local stage that plays a card is worth, the card counted.
    pub(super) fn play(&self, mv: Move) -> f32 {
        match mv {
            Move::Start { card, stack } => self.gain(card, stack, true) - self.outlook.card,
            Move::Support { card, stack } => self.gain(card, stack, false) - self.outlook.card,
            _ => 0.0,
        }
    }
}

/// 1 if the requirements of an action hold, less the more tags are missing.
pub(super) fn readiness(action: &Action, tags: &TagCounts, unready: f32) -> f32 {
    let mut ready = 1.0;
    for condition in action.requires.iter() {
        ready *= match *condition {
            Condition::Stack(tag, need) => match need.saturating_sub(tags.of(tag)) {
                0 => 1.0,
                1 => unready,
                2 => unready * unready,
                _ => 0.0,
            },
            _ => 0.7,
        };
    }
    ready
}
