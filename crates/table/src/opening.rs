//! How a table begins.

use super::daily::daily_deal;
use super::people::LONGEST_SEAT_NAME;
use super::{Effect, Fixed, LONGEST_NAME, Table, TableEvent, Transaction, Who, chat, clock, table_name};
use crate::Problem;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use tabletop::log::{ContentRef, Entry, EntryNo, EntryOf, SeedRef};
use tabletop::{Game, Seat, Seed};
use title::{Level, NotOpened, Title, header};
use wire::json;
use wire::{AWAY_AFTER, Code, LONGEST_PACE, Millis, PersonId, Settings, TableId};
use words::{Detail, Part};

/// Names for bots, in the order in which they are given out.
pub const BOT_NAMES: [&str; 10] = ["Ada", "Bento", "Clara", "Dario", "Elena", "Frida", "Gil", "Helena", "Ivo", "Julia"];

/// The most the name of a table may have, in characters.
pub const LONGEST_TABLE_NAME: usize = 40;

/// Who is to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatPlan {
    /// Whoever comes.
    Open,
    /// A person.
    Person {
        /// Who.
        who: PersonId,
        /// What they are called at this seat.
        name: String,
    },
    /// A bot of this level.
    Bot(String),
    /// Any bot, with any time to think: whoever opens the table lets it think on a machine of their own.
    OwnBot(String),
}

/// The beginning of a game that was played elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Prefix {
    /// The entries, as they are kept.
    pub entries: Vec<String>,
    /// The bots that made some of them in place of the person of the seat.
    pub played_by: BTreeMap<EntryNo, String>,
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// Which game.
    pub game: String,
    /// Its setup.
    pub setup: serde_json::Value,
    /// What the host decided.
    pub settings: Settings,
    /// Who is to sit where.
    pub seats: Vec<SeatPlan>,
    /// The host.
    pub host: Who,
    /// The seed, if it is given: the same deal as another table's. Otherwise a new one is drawn.
    pub seed: Option<Seed>,
    /// The day, if this is a daily deal.
    pub daily: Option<String>,
    /// The content of the game that it goes on from. Otherwise it begins with the newest.
    pub content: Option<ContentRef>,
    /// What was already played.
    pub prefix: Option<Prefix>,
    /// People who may come in besides those with a seat.
    pub admitted: Vec<Who>,
}

impl<T: Title> Table<T> {
    /// Opens a table.
    pub fn open(
        id: TableId,
        opening: &Opening,
        content: &T::Content,
        seed: Seed,
        now: Millis,
    ) -> Result<(Table<T>, Vec<Effect<T>>), Problem> {
        let wrong = Problem::bad_setup;
        let setup: T::Setup = serde_json::from_value(opening.setup.clone()).map_err(|e| wrong(Detail::parser(e)))?;
        let rules = T::make(content, &setup).map_err(|NotOpened(why)| wrong(why))?;
        if opening.seats.len() != usize::from(rules.players()) {
            let parts = [("seats", Part::name(opening.seats.len())), ("players", Part::name(rules.players()))];
            return Err(wrong(Detail::new("server-detail-seats", &parts)));
        }
        if opening.settings.bot_pace > LONGEST_PACE {
            return Err(wrong(Detail::new("server-detail-pace", &[("most", Part::name(LONGEST_PACE))])));
        }
        if !AWAY_AFTER.contains(&opening.settings.away_after) {
            let parts = [("least", Part::name(AWAY_AFTER.start())), ("most", Part::name(AWAY_AFTER.end()))];
            return Err(wrong(Detail::new("server-detail-away", &parts)));
        }
        clock::checked::<T>(&opening.settings, opening.daily.is_some())?;
        for plan in &opening.seats {
            match plan {
                SeatPlan::Bot(kind) => Table::<T>::known_bot(kind)?,
                SeatPlan::OwnBot(kind) if T::bot(kind).is_err() => return Err(unknown_bot(kind)),
                SeatPlan::OwnBot(_) | SeatPlan::Open | SeatPlan::Person { .. } => {}
            }
        }
        let name = match opening.settings.name.trim() {
            "" => table_name::name_for(&id),
            name => chat::plain_text(name, LONGEST_TABLE_NAME)
                .ok_or_else(|| Problem::new(Code::BadName).with("most", LONGEST_TABLE_NAME))?,
        };
        let header = header::<T>(content, &setup, Vec::new(), SeedRef::Commitment(seed.commitment()))
            .map_err(|NotOpened(why)| wrong(why))?;
        let deal = match &opening.daily {
            Some(day) => daily_deal(T::ID, day),
            None => deal_of(&header, &opening.prefix),
        };
        let fixed = Fixed {
            id,
            header,
            settings: Settings { name, ..opening.settings.clone() },
            created: now,
            seed,
            deal,
            daily: opening.daily.clone(),
            // The seed of a day is known to nobody before it is over.
            known_deal: opening.seed.is_some() && opening.daily.is_none(),
        };
        let mut table: Table<T> = Table::bare(fixed, rules);
        let mut transaction = Transaction::new(now, opening.host.id.clone(), None);
        table.happen(
            &mut transaction,
            TableEvent::Host { person: opening.host.id.clone(), name: opening.host.name.clone() },
        );
        for who in &opening.admitted {
            table.happen(
                &mut transaction,
                TableEvent::Admitted { person: who.id.clone(), name: who.name.clone(), by: None },
            );
        }
        // People first, so that no bot takes the name of one.
        for (seat, plan) in (0..).map(Seat).zip(&opening.seats) {
            if let SeatPlan::Person { who, name } = plan {
                // Whoever said a name was told if it is too long; one that was at a table may have a number with it.
                let name = chat::plain_text(name, LONGEST_SEAT_NAME)
                    .ok_or_else(|| Problem::new(Code::BadName).with("most", LONGEST_NAME))?;
                let name = table.own_name(&name, who, None);
                table.happen(&mut transaction, TableEvent::Sat { seat, person: who.clone(), name });
            }
        }
        for (seat, plan) in (0..).map(Seat).zip(&opening.seats) {
            if let SeatPlan::Bot(kind) | SeatPlan::OwnBot(kind) = plan {
                let name = table.bot_name();
                table.happen(&mut transaction, TableEvent::Bot { seat, kind: kind.clone(), name, by: None });
            }
        }
        if let Some(prefix) = &opening.prefix {
            table.repeat(&mut transaction, prefix)?;
        }
        table.start_for_comers(&mut transaction)?;
        let effects = table.finish(transaction);
        Ok((table, effects))
    }

    /// Plays what was already played elsewhere.
    fn repeat(&mut self, transaction: &mut Transaction<T>, prefix: &Prefix) -> Result<(), Problem> {
        let mut bots = BTreeMap::new();
        for (no, line) in (1 as EntryNo..).zip(&prefix.entries) {
            let wrong = |why: String| {
                let parts = [("entry", Part::name(no)), ("text", Part::name(why))];
                Problem::bad_setup(Detail::new("server-detail-entry", &parts))
            };
            let entry: EntryOf<T::Game> = serde_json::from_str(line).map_err(|e| wrong(e.to_string()))?;
            if let (Some(kind), Entry::Move { seat, .. }) = (prefix.played_by.get(&no), &entry)
                && self.seating.person_of(*seat).is_some()
            {
                // Where the seat is a bot's here, that a bot moved needs no mark.
                bots.insert(no, kind.clone());
            }
            self.game.push(entry).map_err(|fault| wrong(fault.to_string()))?;
            self.write(transaction, line.clone());
            self.count(self.no, 0);
        }
        if !bots.is_empty() {
            self.happen(transaction, TableEvent::PlayedElsewhere { bots });
        }
        self.game.go_on();
        Ok(())
    }

    /// A name for a bot that nobody at the table has.
    pub(super) fn bot_name(&self) -> String {
        let names = self.seating.names();
        let free = BOT_NAMES.iter().find(|name| !names.iter().any(|taken| taken == *name));
        free.map_or_else(|| format!("Bot {}", names.len()), |name| (*name).to_owned())
    }

    /// Is this one of the levels of bots? Whoever asks for one does not say how long it thinks.
    pub(super) fn known_bot(kind: &str) -> Result<(), Problem> {
        Level::asked_for::<T>(kind).map(|_| ()).ok_or_else(|| unknown_bot(kind))
    }
}

fn unknown_bot(kind: &str) -> Problem {
    Problem::new(Code::UnknownBot).with("bot", kind)
}

/// Names what makes two games comparable: rules, content, setup, seed and what was already played.
pub(super) fn deal_of(header: &tabletop::log::Header<serde_json::Value>, prefix: &Option<Prefix>) -> String {
    let mut hash = Sha256::new();
    hash.update(json::text(header));
    for line in prefix.iter().flat_map(|prefix| &prefix.entries) {
        hash.update(line);
    }
    hash.finalize().iter().take(10).map(|byte| format!("{byte:02x}")).collect()
}
