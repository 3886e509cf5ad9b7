//! The thermometer: carbon becomes bands and bands carbon, the level of crisis cards follows, and 8 bands lose.

use crate::course::Course;
use crate::crises;
use crate::facts::{Fact, Losses, Outcome};
use crate::game::Daybreak;
use crate::language::Modifier;
use crate::pending::{Frame, SeatPrompt};
use crate::position::Position;
use crate::state::State;
use crate::state::World;
use crate::vocab::Stage;
use tabletop::{Seats, Tell};

impl Daybreak {
    /// Crisis cards that the thermometer shows (DB-GLOBAL-01).
    pub(crate) fn level(&self, bands: u8) -> u8 {
        self.content.board().crises_at(bands)
    }
}

/// The thermometer, and how it is read at this table. It changes carbon and bands of the world, and nothing else.
pub(crate) struct Thermometer<'a> {
    world: &'a mut World,
    per_band: u16,
    whole_bands: bool,
}

impl Daybreak {
    /// The thermometer of a world at this table.
    pub(crate) fn thermometer<'a>(&self, world: &'a mut World) -> Thermometer<'a> {
        Thermometer { world, per_band: self.per_band(), whole_bands: self.options.whole_bands }
    }
}

impl Thermometer<'_> {
    /// A full row becomes a band (DB-EMIT-05). How many bands were made.
    fn make_bands(&mut self) -> u8 {
        let mut made = 0u8;
        while self.world.loose >= self.per_band && made < 100 {
            self.world.loose -= self.per_band;
            made += 1;
        }
        self.world.bands = self.world.bands.saturating_add(made).min(100);
        made
    }

    /// Carbon leaves it: loose carbon first, then the top band breaks (DB-EMIT-10). How much went.
    pub(crate) fn cool(&mut self, carbon: u16) -> u16 {
        let mut left = carbon;
        loop {
            let gone = left.min(self.world.loose);
            self.world.loose -= gone;
            left -= gone;
            let breaks = if self.whole_bands { left >= self.per_band } else { left > 0 };
            if !breaks || self.world.bands == 0 {
                break;
            }
            self.world.bands -= 1;
            self.world.loose += self.per_band;
        }
        carbon - left
    }
}

/// Carbon leaves the thermometer. How much went.
pub(crate) fn cool(course: &mut Course<'_, impl Tell<State, Fact>>, carbon: u16) -> u16 {
    let before = course.state.world.bands;
    let gone = course.rules.thermometer(&mut course.state.world).cool(carbon);
    let now = course.state.world.bands;
    if now != before {
        course.tell.tell(course.state, || Fact::Bands { change: -((before - now) as i8), now });
    }
    gone
}

/// Bands leave the thermometer until the end of the round (DB-TEMP-01).
pub(crate) fn send_bands_away(course: &mut Course<'_, impl Tell<State, Fact>>, count: u16) {
    let away = count.min(u16::from(course.state.world.bands)) as u8;
    move_bands_away(course, away as i8);
}

/// They come back (DB-TEMP-01, DB-TEMP-02).
pub(crate) fn bring_bands_back(course: &mut Course<'_, impl Tell<State, Fact>>) {
    let back = course.state.world.bands_away;
    move_bands_away(course, -(back as i8));
}

/// So many bands go, or come back.
fn move_bands_away(course: &mut Course<'_, impl Tell<State, Fact>>, away: i8) {
    if away != 0 {
        let world = &mut course.state.world;
        world.bands = world.bands.saturating_add_signed(-away);
        world.bands_away = world.bands_away.saturating_add_signed(away);
        let now = world.bands;
        course.tell.tell(course.state, || Fact::BandsAway { change: -away, now });
    }
}

/// Carbon goes onto the thermometer: for a new band a roll is owed in the Crisis stage (DB-CRISIS-04), and when all
/// carbon is placed and nothing is lost, crises are drawn for the level (DB-EMIT-13).
pub(crate) fn warm(course: &mut Course<'_, impl Tell<State, Fact>>, carbon: u16) {
    if carbon == 0 {
        return;
    }
    course.state.world.loose += carbon;
    course.tell.tell(course.state, || Fact::Warmed { carbon });
    let made = course.rules.thermometer(&mut course.state.world).make_bands();
    if made > 0 {
        if course.state.stage == Stage::Crisis {
            course.state.rolls = course.state.rolls.saturating_add(made);
        }
        let now = course.state.world.bands;
        course.tell.tell(course.state, || Fact::Bands { change: made as i8, now });
        if !check_loss(course) {
            crises::draw_crises_for_level(course);
        }
    }
}

/// Bands that lose the game (DB-EMIT-07).
pub(crate) fn bands_to_lose(position: Position<'_>) -> u8 {
    let more = position.table_sum(|modifier| match modifier {
        Modifier::LossBands(n) => *n,
        _ => 0,
    });
    (i16::from(position.rules.content.board().bands_to_lose) + more).clamp(1, 100) as u8
}

/// Is the game lost now? Then everything stops (DB-EMIT-07, DB-CRISIS-11, DB-END-02, DB-END-03).
pub(crate) fn check_loss(course: &mut Course<'_, impl Tell<State, Fact>>) -> bool {
    if course.state.ending.is_some() {
        return true;
    }
    let mut communities = Seats::NONE;
    for seat in course.rules.seats() {
        if course.state.board(seat).communities >= u16::from(course.state.standing[seat.index()].communities_to_lose) {
            communities = communities.with(seat);
        }
    }
    // Fewer bands than this never lose, whatever is in force.
    let too_hot = course.state.world.bands > 0 && course.state.world.bands >= course.state.standing[0].bands_to_lose;
    if communities.is_empty() && !too_hot {
        return false;
    }
    end(course, Losses { too_hot, communities, ..Losses::default() });
    true
}

/// The game ends: won, if nothing is lost.
pub(crate) fn end(course: &mut Course<'_, impl Tell<State, Fact>>, losses: Losses) {
    let won = losses == Losses::default();
    let round = course.state.round;
    course.state.ending = Some(Outcome {
        won,
        round,
        stage: course.state.stage,
        losses,
        bands: course.state.world.bands,
        communities: course.state.boards.map(|board| board.communities.min(255) as u8),
    });
    // Cards that were drawn to choose from lie with the discards, so that none is lost.
    for place in 0..course.state.desks.len() {
        for card in course.state.desks[place].offered.iter() {
            if matches!(course.state.desks[place].owes, Some(crate::pending::OwedChoice::Keep(_))) {
                course.state.local_cards().discard(card);
            }
        }
        course.state.desks[place] = SeatPrompt::EMPTY;
    }
    while let Some(card) = course.state.drawn_projects.pop() {
        course.state.global_discards |= 1 << card.0;
    }
    while course.state.agenda.pop().is_some() {}
    course.state.votes = Default::default();
    course.state.agenda.push(Frame::Over);
    course.tell.tell(course.state, || if won { Fact::Won { round } } else { Fact::Lost { losses } });
}
