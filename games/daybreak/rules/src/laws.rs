//! What the laws of the house need to know of Daybreak: odd tables, odd moves, and what is never lost. Nothing is secret.

use crate::content::{Content, Options};
use crate::draws::Draw;
use crate::game::Daybreak;
use crate::language::{Flavour, Scope};
use crate::moves::Move;
use crate::pending::OwedChoice;
use crate::sets::CardSet;
use crate::setup::{ChallengePick, Setup};
use crate::state::{Face, State};
use crate::vocab::{Deck, GlobalId, LocalId, Power, Resilience, Sector};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use tabletop::laws::Subject;
use tabletop::{Audience, Dice, Seat, Xoshiro};

/// The content of the laws, read once: the box as it is, and one in which games last to the end of their rounds.
fn content(lasting: bool) -> Arc<Content> {
    static CONTENT: OnceLock<[Arc<Content>; 2]> = OnceLock::new();
    let read = |own: &str| {
        let own = BTreeMap::from([("tracks.ron".to_owned(), own.to_owned())]);
        let content = Content::with_overrides(&own);
        #[expect(clippy::expect_used, reason = "only tests come here, and they shall fail")]
        Arc::new(content.expect("odd content is valid"))
    };
    let both = || [read("()"), read("(communities_to_lose: 100, bands_to_lose: 12, crises_by_bands: [3, 3, 3, 6, 9])")];
    Arc::clone(&CONTENT.get_or_init(both)[usize::from(lasting)])
}

impl Subject for Daybreak {
    fn any_table(pick: u64) -> Self {
        let mut dice = Xoshiro::new(pick / 4);
        let players = 1 + (pick % 4) as u8;
        let mut setup = Setup::new(players);
        if pick >= 4 {
            let mut powers = Power::ALL.to_vec();
            dice.shuffle(&mut powers);
            powers.truncate(players.into());
            setup.powers = powers;
            for name in Options::NAMES {
                if dice.below(2) == 0 {
                    setup.options.insert((*name).to_owned(), "true".to_owned());
                }
            }
            for _ in 0..dice.below(4) {
                let flavour = *dice.pick(&[Flavour::Harder, Flavour::Easier, Flavour::Variety]);
                let scope = *dice.pick(&[Scope::Group, Scope::One]);
                let seat = Some(Seat(dice.below(players.into()) as u8)).filter(|_| scope == Scope::One);
                setup.challenges.push(ChallengePick::Dealt { flavour, scope, seat });
            }
        }
        #[expect(clippy::expect_used, reason = "only tests come here, and they shall fail")]
        Daybreak::new(&content(pick / 4 % 3 == 2), &setup).expect("odd tables are valid")
    }

    fn any_move(&self, dice: &mut impl Dice) -> Move {
        let card = LocalId(dice.below(self.content.locals().count() as u32 + 3) as u8);
        let small = dice.below(7) as u8;
        match dice.below(26) {
            0 => Move::Act(small),
            1 => Move::UseProject(small),
            2 => Move::Start { card, stack: small },
            3 => Move::Support { card, stack: small },
            4 => Move::SupportProject { card, project: small },
            5 => Move::ReduceCrisis { card, crisis: small },
            6 => Move::Done,
            7 => Move::NotDone,
            8 => Move::Pass,
            9 => Move::Back,
            10 => Move::Under(small),
            11 => Move::Pay(card),
            12 => Move::Spend(card),
            13 => Move::Stop,
            14 => Move::Option(small),
            15 => [Move::Yes, Move::No][usize::from(small % 2)],
            16 => Move::To(Seat(small)),
            17 => Move::Amount(small),
            18 => Move::Sector(Sector::ALL[usize::from(small) % Sector::COUNT]),
            19 => Move::Resilience(Resilience::ALL[usize::from(small) % Resilience::COUNT]),
            20 => Move::Card(card),
            21 => Move::Crisis(small),
            22 => Move::Keep(card),
            23 => Move::Lose(card),
            24 => Move::KeepProject(GlobalId(dice.below(25) as u8)),
            _ => [Move::KeepNone, Move::DropProject(small), Move::Spare(Seat(small))][usize::from(small % 3)],
        }
    }

    fn bound(&self) -> u32 {
        // Giving cards back and forth, beginning an action and going back have no end by the rules; by chance they do.
        10_000
    }

    fn swap_hidden(&self, _state: &mut State, _who: Audience, _dice: &mut impl Dice) {}

    fn swap_draw(&self, _state: &State, draw: &Draw, _who: Audience, _dice: &mut impl Dice) -> Draw {
        *draw
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        local_cards_are_there(self, state)?;
        tokens_are_sane(state)?;
        let mut projects = [state.global_deck, state.global_discards].to_vec();
        projects.extend(state.projects.iter().flatten().map(|project| 1 << project.card.0));
        projects.extend(state.drawn_projects.iter().map(|card| 1 << card.0));
        let solo = self.players == 1;
        let used = |out| !(solo && out == crate::language::Solo::Out);
        let all =
            (0..self.content.size(Deck::Global) as u8).filter(|&card| used(self.content.global(GlobalId(card)).solo));
        once_each("project", all.fold(0, |bits, card| bits | 1 << card), projects.into_iter().map(u64::from))?;
        let up = state.crises.iter().filter_map(|crisis| match crisis.face {
            Face::Up(card) => Some(1 << card.0),
            Face::Unknown | Face::Laid => None,
        });
        let all = (0..self.content.size(Deck::Crisis) as u8)
            .filter(|&card| used(self.content.crisis(crate::vocab::CrisisId(card)).solo))
            .fold(0, |bits, card| bits | 1 << card);
        once_each("crisis", all, [state.crisis_deck, state.crisis_laid, state.crisis_discards].into_iter().chain(up))?;
        tags_are_right(self, state)
    }

    fn commutes(&self) -> bool {
        // DB-LOCAL-20: moves apply in the order in which they arrive.
        false
    }
}

fn once_each(what: &str, all: u64, places: impl Iterator<Item = u64>) -> Result<(), String> {
    let (mut seen, mut twice) = (0, 0);
    for place in places {
        twice |= seen & place;
        seen |= place;
    }
    if twice != 0 {
        return Err(format!("a {what} is in two places: {twice:b}"));
    }
    if seen == all { Ok(()) } else { Err(format!("{what} cards {:b} are missing or too many", seen ^ all)) }
}

/// Every local card is in one place; a starting card at most.
fn local_cards_are_there(game: &Daybreak, state: &State) -> Result<(), String> {
    let mut seen = CardSet::NONE;
    let mut all = Vec::new();
    all.extend(state.local_deck.iter().chain(state.local_discards.iter()));
    for (board, desk) in state.boards.iter().zip(&state.desks) {
        all.extend(board.hand.iter());
        all.extend(board.stacks.iter().flat_map(|stack| state.chain(stack.cards)));
        if !matches!(desk.owes, Some(OwedChoice::Cards(_))) {
            all.extend(desk.offered.iter());
        }
    }
    all.extend(state.projects.iter().flatten().flat_map(|project| state.chain(project.tucked)));
    all.extend(state.crises.iter().flat_map(|crisis| state.chain(crisis.tucked)));
    for card in all {
        if seen.has(card) {
            return Err(format!("card {} is in two places", card.no()));
        }
        seen.add(card);
    }
    let solo = game.players == 1;
    let used = |card: &LocalId| !(solo && game.content.local(*card).solo == crate::language::Solo::Out);
    let missing = game.content.locals().filter(used).find(|&card| !card.is_starting() && !seen.has(card));
    match missing {
        Some(card) => Err(format!("card {} is lost", card.no())),
        None => Ok(()),
    }
}

/// Counts have no sign, so one that went below 0 would be huge (DB-ROUND-05); the other limit is that of `put`.
fn tokens_are_sane(state: &State) -> Result<(), String> {
    let world = &state.world;
    let mut counts = vec![world.trees, world.oceans, world.dac, world.recent, world.loose];
    for board in &state.boards {
        counts.extend([board.demand, board.dirty, board.clean, board.communities, board.absorbed]);
        counts.extend(board.emissions.iter().chain(&board.resilience));
    }
    counts.extend([u16::from(world.bands), u16::from(world.bands_away)].map(|bands| bands * 80));
    match counts.iter().find(|&&count| count > 9999) {
        Some(count) => Err(format!("{count} tokens of a kind")),
        None => Ok(()),
    }
}

fn tags_are_right(game: &Daybreak, state: &State) -> Result<(), String> {
    for (seat, board) in state.boards.iter().enumerate() {
        for stack in &board.stacks {
            let mut tags = crate::sets::TagCounts::NONE;
            state.chain(stack.cards).for_each(|card| tags.add(&game.content.local(card).tags));
            if tags != stack.tags || state.chain(stack.cards).count() != usize::from(stack.cards.len) {
                return Err(format!("a stack of seat {seat} is counted wrong"));
            }
        }
    }
    Ok(())
}
