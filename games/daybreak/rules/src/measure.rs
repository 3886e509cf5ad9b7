//! What is counted: tokens, tags, amounts, checks and conditions, and the standing changes that are in force.

use crate::game::Daybreak;
use crate::language::{Change, Check, Condition, Forbidden, Measure, Modifier, Quantity, Scope, Token};
use crate::position::Position;
use crate::sets::TagCounts;
use crate::state::{MAX_STACKS, PlayerBoard, Standing, State};
use crate::thermometer;
use crate::vocab::{CrisisId, Tag};
use tabletop::Seat;

/// What an amount is counted over: who acts, the tags of the acting stack, and cards that were spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    pub seat: Seat,
    pub tags: TagCounts,
    pub paid: u8,
}

impl Ground {
    /// Without a stack.
    pub(crate) const fn of(seat: Seat) -> Ground {
        Ground { seat, tags: TagCounts::NONE, paid: 0 }
    }
}

impl PlayerBoard {
    /// How many of a token are on this board; of those of the world, none.
    #[inline]
    pub fn count(&self, token: Token) -> u16 {
        match token {
            Token::Clean => self.clean,
            Token::Dirty => self.dirty,
            Token::Demand => self.demand,
            Token::Emissions(sector) => self.emissions[sector.index()],
            Token::AnyEmissions => self.emissions.iter().sum(),
            Token::Resilience(kind) => self.resilience[kind.index()],
            Token::AnyResilience => self.resilience.iter().sum(),
            Token::Communities => self.communities,
            Token::Trees | Token::Oceans | Token::Dac | Token::RecentCarbon | Token::ThermometerCarbon => 0,
        }
    }

    /// Carbon that this board makes in a round (DB-EMIT-02).
    pub fn carbon(&self) -> u16 {
        self.dirty + self.emissions.iter().sum::<u16>()
    }

    /// Energy that is missing (DB-EMIT-01).
    pub fn shortage(&self) -> u16 {
        self.demand.saturating_sub(self.dirty + self.clean)
    }

    /// The place of a token on this board; none for tokens of the world and of any type.
    pub(crate) fn slot(&mut self, token: Token) -> Option<&mut u16> {
        Some(match token {
            Token::Clean => &mut self.clean,
            Token::Dirty => &mut self.dirty,
            Token::Demand => &mut self.demand,
            Token::Emissions(sector) => &mut self.emissions[sector.index()],
            Token::Resilience(kind) => &mut self.resilience[kind.index()],
            Token::Communities => &mut self.communities,
            _ => return None,
        })
    }

    /// Tags over the whole play area.
    #[inline]
    pub fn area_tags(&self, tag: Tag) -> u16 {
        self.stacks.iter().map(|stack| u16::from(stack.tags.of(tag))).sum()
    }
}

impl Daybreak {
    /// Carbon that fills a row of the thermometer.
    pub fn per_band(&self) -> u16 {
        u16::from(self.content.board().carbon_per_band) * u16::from(self.players)
    }
}

impl Position<'_> {
    /// How many of a token there are: on this seat's board, or in the world.
    #[inline]
    pub(crate) fn count(self, seat: Seat, token: Token) -> u16 {
        match token {
            Token::Trees => self.state.world.trees,
            Token::Oceans => self.state.world.oceans,
            Token::Dac => self.state.world.dac,
            Token::RecentCarbon => self.state.world.recent,
            Token::ThermometerCarbon => {
                self.state.world.loose + u16::from(self.state.world.bands) * self.rules.per_band()
            }
            own => self.state.board(seat).count(own),
        }
    }

    /// The tags that an action of this stack counts (DB-LOCAL-03, DB-LOCAL-19).
    #[inline]
    pub(crate) fn stack_tags(self, seat: Seat, stack: u8) -> TagCounts {
        let mut tags =
            self.state.board(seat).stacks.get(usize::from(stack)).map_or(TagCounts::NONE, |stack| stack.tags);
        let extra = &self.state.standing[seat.index()].extra_tags;
        if *extra != TagCounts::NONE {
            tags.add(extra);
        }
        tags
    }

    /// How many. `All` is as many as can be.
    pub(crate) fn amount(self, ground: &Ground, quantity: &Quantity) -> u16 {
        let times = |a: u8, b: u16| u16::from(a) * b;
        match *quantity {
            Quantity::N(n) => u16::from(n),
            Quantity::Per(tag) => u16::from(ground.tags.of(tag)),
            Quantity::Times(n, tag) => times(n, u16::from(ground.tags.of(tag))),
            Quantity::Capped(most, tag) => u16::from(ground.tags.of(tag).min(most)),
            Quantity::Rows(tag, rows) => {
                let tags = ground.tags.of(tag);
                rows.iter().rfind(|row| row.0 <= tags).map_or(0, |row| u16::from(row.1))
            }
            Quantity::PerArea(n, tag) => times(n, self.state.board(ground.seat).area_tags(tag)),
            Quantity::PerEvery(n, token) => self.count(ground.seat, token) / u16::from(n.max(1)),
            Quantity::PerBand(n) => times(n, u16::from(self.state.world.bands)),
            Quantity::PerPlayer(_) | Quantity::ByPlayers(..) | Quantity::Solo(..) => {
                quantity.by_players(self.rules.players).unwrap_or(0)
            }
            Quantity::PerProject(n) => times(n, self.active_projects()),
            Quantity::PerPaid(n) => times(n, u16::from(ground.paid)),
            Quantity::All => u16::MAX,
        }
    }

    fn active_projects(self) -> u16 {
        self.state.projects.iter().flatten().filter(|project| project.active).count() as u16
    }

    /// Does a state of one player hold?
    #[inline]
    pub(crate) fn check_player(self, seat: Seat, check: &Check) -> bool {
        let board = self.state.board(seat);
        match *check {
            Check::AtLeast(token, n) => self.count(seat, token) >= u16::from(n),
            Check::AtMost(token, n) => self.count(seat, token) <= u16::from(n),
            Check::Tags(tag, n) => board.area_tags(tag) >= u16::from(n),
            Check::MostlyClean => board.clean >= board.dirty,
            Check::DemandMet => board.shortage() == 0,
        }
    }

    /// Does a condition hold?
    #[inline]
    pub(crate) fn holds(self, ground: &Ground, condition: &Condition) -> bool {
        match condition {
            Condition::Stack(tag, n) => ground.tags.of(*tag) >= *n,
            Condition::Own(check) => self.check_player(ground.seat, check),
            Condition::SomePlayer(check) => self.rules.seats().any(|seat| self.check_player(seat, check)),
            Condition::EveryPlayer(check) => self.rules.seats().all(|seat| self.check_player(seat, check)),
            Condition::BandsAtMost(n) => self.state.world.bands <= *n,
            Condition::BandsAtLeast(n) => self.state.world.bands >= *n,
            Condition::ActiveProjects(n) => self.active_projects() >= u16::from(*n),
        }
    }

    /// What is compared to find the target of a crisis (DB-CRISIS-20).
    pub(crate) fn measure(self, seat: Seat, measure: &Measure) -> u16 {
        let board = self.state.board(seat);
        match *measure {
            Measure::Board(token) => self.count(seat, token),
            Measure::Tags(tag) => board.area_tags(tag),
            Measure::Hand => board.hand.len() as u16,
            Measure::Carbon => board.carbon(),
        }
    }

    /// Goes through what is in force for a seat; for the table, without a seat.
    pub(crate) fn each_modifier(self, seat: Option<Seat>, mut visit: impl FnMut(&Modifier)) {
        for project in self.state.projects.iter().flatten().filter(|project| project.active) {
            self.rules.content.global(project.card).standing.iter().for_each(&mut visit);
        }
        for crisis in self.state.crises.iter().filter(|crisis| crisis.in_force) {
            if let crate::state::Face::Up(card) = crisis.face {
                self.rules.content.crisis(card).ongoing.iter().for_each(&mut visit);
            }
        }
        for (card, whose) in self.state.challenges.iter() {
            let card = self.rules.content.challenge(*card);
            if card.scope == Scope::Group || seat.is_some() && *whose == seat {
                for change in card.changes.iter() {
                    if let Change::Standing(modifier) = change {
                        visit(modifier);
                    }
                }
            }
        }
    }

    /// A sum over the table's standing changes.
    pub(crate) fn table_sum(self, of: impl Fn(&Modifier) -> i8) -> i16 {
        let mut sum = 0;
        self.each_modifier(None, |modifier| sum += i16::from(of(modifier)));
        sum
    }

    /// Is something forbidden?
    #[inline]
    pub(crate) fn forbids(self, seat: Seat, what: Forbidden) -> bool {
        self.state.standing[seat.index()].forbids >> what.index() & 1 == 1
    }

    /// The ongoing crisis that forbids something.
    pub(crate) fn forbidden_by(self, what: Forbidden) -> Option<CrisisId> {
        self.state.crises.iter().filter(|crisis| crisis.in_force).find_map(|crisis| match crisis.face {
            crate::state::Face::Up(card) => {
                let forbids = |modifier: &Modifier| *modifier == Modifier::Forbids(what);
                self.rules.content.crisis(card).ongoing.iter().any(forbids).then_some(card)
            }
            _ => None,
        })
    }
}

/// Works out anew what is in force for everybody.
pub(crate) fn refresh_modifiers(rules: &Daybreak, state: &mut State) {
    let bands_to_lose = thermometer::bands_to_lose(rules.at(state));
    for seat in rules.seats() {
        state.standing[seat.index()] = Standing { bands_to_lose, ..in_force(rules.at(state), seat) };
    }
}

/// What is in force for one player.
fn in_force(position: Position<'_>, seat: Seat) -> Standing {
    let board = position.rules.content.board();
    let mut standing = Standing::NONE;
    let (mut stacks, mut communities) = (board.stacks as i8, board.communities_to_lose as i8);
    position.each_modifier(Some(seat), |modifier| match *modifier {
        Modifier::Draws(n) => standing.draws = standing.draws.saturating_add(n),
        Modifier::Growth(n) => standing.growth = standing.growth.saturating_add(n),
        Modifier::Stacks(n) => stacks = stacks.saturating_add(n),
        Modifier::LossCommunities(n) => communities = communities.saturating_add(n),
        Modifier::ExtraTag(tag) => standing.extra_tags.add(&[tag].into_iter().collect()),
        Modifier::Cheaper(tag) => standing.cheaper |= 1 << tag.index(),
        Modifier::Forbids(what) => standing.forbids |= 1 << what.index(),
        _ => {}
    });
    standing.stacks = stacks.clamp(1, MAX_STACKS as i8) as u8;
    standing.communities_to_lose = communities.max(1) as u8;
    standing
}
