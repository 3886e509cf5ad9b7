//! Reference cards, setups, and what is printed on the central board.

use super::entry::{BoardEntry, Difficulty, ReferenceEntry, SetupEntry, Source};
use super::reader::{Entry, Faults, Placed};
use crate::few::Few;
use crate::language::Step;
use crate::vocab::{PlanetaryEffect, Power, Resilience, Sector, Set};

/// The opening of a set (DB-SETUP-09).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// Whose.
    pub set: Set,
    /// Energy demand.
    pub demand: u8,
    /// Dirty energy.
    pub dirty: u8,
    /// Clean energy.
    pub clean: u8,
    /// Emissions tokens by [`Sector`].
    pub emissions: [u8; Sector::COUNT],
    /// Resilience by [`Resilience`].
    pub resilience: [u8; Resilience::COUNT],
    /// Communities in crisis.
    pub communities: u8,
    /// How much demand grows each round (DB-GROW-03).
    pub growth: u8,
    /// Where it comes from.
    pub source: Source,
    /// Fields we had to complete.
    pub reconstructed: Vec<String>,
}

/// A row of the setup table (DB-SETUP-04).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupRow {
    /// The powers, in the order of [`Power::ALL`]; none stands for solo.
    pub powers: Vec<Power>,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Trees at the start.
    pub trees: u8,
    /// Oceans at the start.
    pub oceans: u8,
}

/// A planetary track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    /// Spaces after the start.
    pub spaces: u8,
    /// Spaces with a tipping point, as bits: bit 1 is the first space.
    pub tips: u32,
    /// What a tipping point does.
    pub steps: Few<Step, 2>,
}

impl Track {
    /// The next tipping point of a token in this place, and how many steps on it takes effect. On the last space a token
    /// stays and tips again (DB-CRISIS-03).
    pub fn next_tip(&self, at: u8) -> Option<(u8, u8)> {
        let ahead = (at + 1..=self.spaces).find(|space| self.tips >> space & 1 == 1).map(|space| (space, space - at));
        ahead.or((at >= self.spaces && self.tips >> self.spaces & 1 == 1).then_some((self.spaces, 1)))
    }
}

/// What is printed on the central board, and the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Rounds of a game.
    pub rounds: u8,
    /// Local cards in a draw step.
    pub draw: u8,
    /// From so many communities in crisis on, so many cards fewer; rising.
    pub draw_marks: Few<(u8, u8), 4>,
    /// Communities in crisis that lose the game.
    pub communities_to_lose: u8,
    /// Bands that lose the game.
    pub bands_to_lose: u8,
    /// Crisis cards at 0, 1, 2 … bands; beyond the end the last.
    pub crises_by_bands: Few<u8, 12>,
    /// Carbon of a band, per player.
    pub carbon_per_band: u8,
    /// Global projects drawn to choose from.
    pub projects_drawn: u8,
    /// Global projects in play at most.
    pub projects_in_play: u8,
    /// Stacks of a player at most.
    pub stacks: u8,
    /// The faces of the planetary die.
    pub planetary_die: Few<PlanetaryEffect, 12>,
    /// The highest face of the geoengineering die.
    pub geoengineering_die: u8,
    /// By [`PlanetaryEffect`].
    pub tracks: [Track; PlanetaryEffect::COUNT],
}

impl Board {
    /// The temperature with so many bands, in tenths of a degree: 1.2 °C without one, and 0.1 for each (DB-SETUP-03).
    pub const fn tenths(&self, bands: u8) -> u16 {
        12 + bands as u16
    }

    /// Crisis cards of a Global stage with so many bands.
    pub fn crises_at(&self, bands: u8) -> u8 {
        self.crises_by_bands.get(usize::from(bands)).or(self.crises_by_bands.last()).unwrap_or(0)
    }
}

pub(super) fn reference(faults: &mut Faults, placed: &Placed<ReferenceEntry>) -> Option<Reference> {
    let entry = placed.entry.clone();
    let (demand, dirty, clean) = (entry.demand, entry.dirty, entry.clean);
    let reference = Reference {
        set: entry.set?,
        demand: faults.need(placed, "demand", demand)?,
        dirty: faults.need(placed, "dirty", dirty)?,
        clean: faults.need(placed, "clean", clean)?,
        emissions: Sector::ALL
            .map(|sector| entry.emissions.as_ref().and_then(|all| all.get(&sector)).copied().unwrap_or(0)),
        resilience: Resilience::ALL
            .map(|kind| entry.resilience.as_ref().and_then(|all| all.get(&kind)).copied().unwrap_or(0)),
        communities: entry.communities.unwrap_or(0),
        growth: faults.need(placed, "growth", entry.growth)?,
        source: faults.need(placed, "source", entry.source)?,
        reconstructed: entry.reconstructed.unwrap_or_default(),
    };
    faults.named_fields(placed, "reconstructed", &reference.reconstructed);
    Some(reference)
}

pub(super) fn setup(faults: &mut Faults, placed: &Placed<SetupEntry>) -> Option<SetupRow> {
    let powers = placed.entry.key()?.0;
    if powers.windows(2).any(|pair| pair[0] == pair[1]) || powers.len() == 1 {
        faults.at(placed, "powers", "a power is alone or there twice", "2 to 4 different powers, or [] for solo");
    }
    Some(SetupRow {
        powers,
        difficulty: faults.need(placed, "difficulty", placed.entry.difficulty)?,
        trees: faults.need(placed, "trees", placed.entry.trees)?,
        oceans: faults.need(placed, "oceans", placed.entry.oceans)?,
    })
}

pub(super) fn board(faults: &mut Faults, placed: &Placed<BoardEntry>) -> Option<Board> {
    let entry = &placed.entry;
    faults.named_fields(placed, "reconstructed", entry.reconstructed.as_deref().unwrap_or_default());
    faults.need(placed, "source", entry.source);
    let given = faults.need(placed, "tracks", entry.tracks.clone())?;
    let mut tracks = [None; PlanetaryEffect::COUNT];
    for track in given {
        let effect = track.effect;
        let field = format!("tracks.{effect}");
        if track.tips.iter().any(|&tip| tip == 0 || tip > track.spaces) || track.spaces > 30 || track.spaces == 0 {
            faults.at(placed, &field, "a tipping point lies beside the track", "tips from 1 to spaces, at most 30");
            continue;
        }
        // The last space always tips (DB-CRISIS-18).
        let tips = track.tips.iter().fold(1 << track.spaces, |bits: u32, &tip| bits | 1 << tip);
        if tracks[effect.index()].replace(Track { spaces: track.spaces, tips, steps: track.steps }).is_some() {
            faults.at(placed, &field, "the track is there twice", "each track once");
        }
    }
    for effect in PlanetaryEffect::ALL {
        if tracks[effect.index()].is_none() {
            faults.at(placed, "tracks", format!("there is no track for {effect}"), "each of the six once");
        }
    }
    let [Some(a), Some(b), Some(c), Some(d), Some(e), Some(f)] = tracks else { return None };
    let board = Board {
        rounds: faults.need(placed, "rounds", entry.rounds)?,
        draw: faults.need(placed, "draw", entry.draw)?,
        draw_marks: faults.need(placed, "draw_marks", entry.draw_marks)?,
        communities_to_lose: faults.need(placed, "communities_to_lose", entry.communities_to_lose)?,
        bands_to_lose: faults.need(placed, "bands_to_lose", entry.bands_to_lose)?,
        crises_by_bands: faults.need(placed, "crises_by_bands", entry.crises_by_bands)?,
        carbon_per_band: faults.need(placed, "carbon_per_band", entry.carbon_per_band)?,
        projects_drawn: faults.need(placed, "projects_drawn", entry.projects_drawn)?,
        projects_in_play: faults.need(placed, "projects_in_play", entry.projects_in_play)?,
        stacks: faults.need(placed, "stacks", entry.stacks)?,
        planetary_die: faults.need(placed, "planetary_die", entry.planetary_die)?,
        geoengineering_die: faults.need(placed, "geoengineering_die", entry.geoengineering_die)?,
        tracks: [a, b, c, d, e, f],
    };
    let within = [
        ("rounds", board.rounds, 1, 12),
        ("draw", board.draw, 1, 20),
        ("communities_to_lose", board.communities_to_lose, 1, 100),
        ("bands_to_lose", board.bands_to_lose, 1, 12),
        ("carbon_per_band", board.carbon_per_band, 1, 50),
        ("projects_drawn", board.projects_drawn, 1, 4),
        ("projects_in_play", board.projects_in_play, 1, crate::state::MAX_PROJECTS as u8),
        ("stacks", board.stacks, 1, crate::state::MAX_STACKS as u8),
        ("geoengineering_die", board.geoengineering_die, 2, 20),
    ];
    for (field, value, low, high) in within {
        if value < low || value > high {
            faults.at(placed, field, format!("found {value}"), &format!("a number from {low} to {high}"));
        }
    }
    for (field, count) in
        [("planetary_die", board.planetary_die.len()), ("crises_by_bands", board.crises_by_bands.len())]
    {
        if count == 0 {
            faults.at(placed, field, "the list has 0 values", "1 to 12 of them");
        }
    }
    let marks: Vec<(u8, u8)> = board.draw_marks.iter().copied().collect();
    if marks.windows(2).any(|pair| pair[0].0 >= pair[1].0 || pair[0].1 >= pair[1].1) {
        faults.at(placed, "draw_marks", "the marks do not rise", "more communities and more cards from mark to mark");
    }
    Some(board)
}
