//! The whole box as data: cards, reference cards, tracks and setups. They come from files, so that whoever owns the box
//! can correct them, and they are only ever used after every check has passed.

mod altered;
mod board;
mod build;
mod check;
mod edition;
mod entry;
mod index;
mod limits;
mod options;
mod reader;

pub use altered::Parts;
pub use board::{Board, Reference, SetupRow, Track};
pub use edition::{BUILTIN, EDITIONS, Edition, FIRST};
pub use entry::{Difficulty, Source};
pub use options::{OptionError, Options, Readings};
pub use tabletop::content::{ContentError, Fault, Place};

use crate::language::{ChallengeCard, CrisisCard, GlobalCard, LocalCard};
use crate::vocab::{CardNo, ChallengeId, CrisisId, Deck, GlobalId, LocalId, Power, Set, Tag};
use index::Index;
use std::collections::BTreeMap;

/// What there is to say about a card beside what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its printed number.
    pub no: CardNo,
    /// The English title, or the one a file of the table's own gives it.
    pub title: String,
    /// The fields that such a file gives. A title among them holds in every language.
    pub own: Vec<&'static str>,
    /// Where the effect comes from.
    pub source: Source,
    /// Where the tags come from; only local and starting cards have any.
    pub tags_source: Option<Source>,
    /// Fields we had to complete although the card has a source.
    pub reconstructed: Vec<String>,
    /// Fields of which the sources say different things.
    pub disputed: Vec<String>,
}

/// Content that has passed every check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    edition: &'static Edition,
    own: BTreeMap<String, String>,
    local: Vec<LocalCard>,
    global: Vec<GlobalCard>,
    crisis: Vec<CrisisCard>,
    challenge: Vec<ChallengeCard>,
    /// By deck, in the order of their numbers.
    about: [Vec<About>; Deck::COUNT],
    references: Vec<Reference>,
    setups: Vec<SetupRow>,
    board: Board,
    /// What is looked up at every move.
    index: Index,
}

impl Content {
    /// The content that comes with the program.
    pub fn builtin() -> Result<Content, ContentError> {
        Content::with_overrides(&BTreeMap::new())
    }

    /// The same with the files of a folder laid over it, by name of the file. What an entry there leaves out stays.
    pub fn with_overrides(own: &BTreeMap<String, String>) -> Result<Content, ContentError> {
        Content::of_edition(&BUILTIN, own)
    }

    /// An edition with the files of a folder laid over it.
    pub fn of_edition(edition: &'static Edition, own: &BTreeMap<String, String>) -> Result<Content, ContentError> {
        build::content(edition, own)
    }

    /// The files of the table's own, to be kept with a game.
    pub fn own_files(&self) -> &BTreeMap<String, String> {
        &self.own
    }

    /// Everything it was read from, file after file: what a hash of the content is made of.
    pub fn text(&self) -> String {
        text_of(self.edition, &self.own)
    }

    /// The name of the content.
    pub fn id(&self) -> &'static str {
        if self.own.is_empty() { self.edition.id } else { "daybreak/own" }
    }

    /// The edition it is, or that the table's own files lie over.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The options of a game that names none.
    pub fn options(&self) -> Options {
        Options { readings: self.edition.readings, ..Options::default() }
    }

    /// A local or starting card.
    #[inline]
    pub fn local(&self, card: LocalId) -> &LocalCard {
        &self.local[card.index()]
    }

    /// What is looked up at every move.
    #[inline]
    pub(crate) fn index(&self) -> &Index {
        &self.index
    }

    /// A global project.
    #[inline]
    pub fn global(&self, card: GlobalId) -> &GlobalCard {
        &self.global[card.index()]
    }

    /// A crisis.
    #[inline]
    pub fn crisis(&self, card: CrisisId) -> &CrisisCard {
        &self.crisis[card.index()]
    }

    /// A challenge card.
    pub fn challenge(&self, card: ChallengeId) -> &ChallengeCard {
        &self.challenge[card.index()]
    }

    /// What there is to say about a card.
    pub fn about(&self, no: CardNo) -> Option<&About> {
        let deck = no.deck()?;
        self.about[deck.index()].get(usize::from(no.0 - deck.first()))
    }

    /// How many cards a deck has.
    pub fn size(&self, deck: Deck) -> usize {
        self.about[deck.index()].len()
    }

    /// The numbers of all cards, deck after deck.
    pub fn numbers(&self) -> impl Iterator<Item = CardNo> {
        self.about.iter().flatten().map(|about| about.no)
    }

    /// The ids of all local and starting cards.
    pub fn locals(&self) -> impl Iterator<Item = LocalId> + use<> {
        (0..self.local.len() as u8).map(LocalId)
    }

    /// The local or starting card of a printed number.
    pub fn local_of(&self, no: CardNo) -> Option<&LocalCard> {
        self.local.get(LocalId::of(no)?.index())
    }

    /// The global project of a printed number.
    pub fn global_of(&self, no: CardNo) -> Option<&GlobalCard> {
        self.global.get(GlobalId::of(no)?.index())
    }

    /// The crisis of a printed number.
    pub fn crisis_of(&self, no: CardNo) -> Option<&CrisisCard> {
        self.crisis.get(CrisisId::of(no)?.index())
    }

    /// The challenge card of a printed number.
    pub fn challenge_of(&self, no: CardNo) -> Option<&ChallengeCard> {
        self.challenge.get(ChallengeId::of(no)?.index())
    }

    /// The reference card of a set.
    pub fn reference(&self, set: Set) -> &Reference {
        &self.references[set.index()]
    }

    /// The row of the setup table for these powers, in any order; none stands for solo.
    pub fn setup(&self, powers: &[Power]) -> Option<&SetupRow> {
        let mut sorted = powers.to_vec();
        sorted.sort_unstable();
        self.setups.iter().find(|row| row.powers == sorted)
    }

    /// All rows of the setup table.
    pub fn setups(&self) -> &[SetupRow] {
        &self.setups
    }

    /// What is printed on the central board, and the dice.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many of the local cards bear each tag (the rulebook prints the shares).
    pub fn tag_census(&self) -> [usize; Tag::COUNT] {
        let local = || self.locals().filter(|card| !card.is_starting()).map(|card| self.local(card));
        Tag::ALL.map(|tag| local().filter(|card| card.bears(tag)).count())
    }
}

/// The text of an edition and of the files laid over it, as [`Content::text`] gives it.
pub fn text_of(edition: &Edition, own: &BTreeMap<String, String>) -> String {
    let own = own.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    edition.files.iter().copied().chain(own).map(|(name, text)| format!("{name}\n{text}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(file: &str, text: &str) -> String {
        let own = BTreeMap::from([(file.to_owned(), text.to_owned())]);
        build::content(&BUILTIN, &own).expect_err("this text has faults").to_string()
    }

    #[test]
    fn the_seed_passes_every_check() {
        let content = Content::builtin().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(content.local.len(), content.size(Deck::Local) + content.size(Deck::Starting));
        assert_eq!(content.setups().len(), 12);
        // DB-SETUP-09: every power opens with demand met exactly, and the four of them with 80 carbon (T).
        let carbon = |set: Set| {
            let card = content.reference(set);
            assert_eq!(card.demand, card.dirty + card.clean, "{set}");
            u32::from(card.dirty) + card.emissions.iter().map(|&n| u32::from(n)).sum::<u32>()
        };
        assert_eq!(carbon(Set::China), 22);
        assert_eq!(Power::ALL.into_iter().map(|power| carbon(power.set())).sum::<u32>(), 80);
        assert_eq!(carbon(Set::Solo), 20);
        // The sink table is additive: China 12, Europe 7, US 6, Majority World 15; solo 10.
        for row in content.setups() {
            let part = |power: &Power| [12, 7, 6, 15][power.index()];
            let sinks = if row.powers.is_empty() { 10 } else { row.powers.iter().map(part).sum() };
            assert!(u32::from(row.trees + row.oceans).abs_diff(sinks) <= 1, "{row:?}");
        }
    }

    #[test]
    fn the_box_is_whole() {
        let content = Content::builtin().unwrap_or_else(|error| panic!("{error}"));
        let wanted = [36, 24, 13, 23, 11, 31, 11, 27, 7, 15, 33, 9];
        for ((tag, count), wanted) in Tag::ALL.into_iter().zip(content.tag_census()).zip(wanted) {
            assert!(count.abs_diff(wanted) <= 2, "{tag}: {count} cards, not {wanted}");
        }
    }

    #[test]
    fn an_override_changes_only_what_it_names() {
        let text = "[(no: 205, title: \"My Plants\")]".to_owned();
        let own = BTreeMap::from([("starting.ron".to_owned(), text)]);
        let changed = build::content(&BUILTIN, &own).unwrap_or_else(|error| panic!("{error}"));
        let about = changed.about(CardNo(205)).expect("it is there");
        assert_eq!((about.title.as_str(), about.own.as_slice()), ("My Plants", &["no", "title"][..]));
        let plain = Content::builtin().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(plain.local, changed.local);
    }

    #[test]
    fn faults_name_file_card_field_problem_and_cure() {
        let cases = [
            ("[(no: 205, tags: [Grib])]", "starting.ron:1:19: card 1.205: tags[0]: `Grib` is not known here"),
            ("[(no: 4)]", "card 1.004: no: the number is not in the range of this deck"),
            ("[(no: 205), (no: 205)]", "1.205 is there twice"),
            ("[(no: 205, tags: [])]", "tags: the card has no tag"),
            (
                "[(no: 205, action: (requires: [Stack(Solar, 90)], steps: [Do(Gain(Clean, N(1)))]))]",
                "requires: no stack",
            ),
            ("[(no: 205, action: (steps: [Do(Gain(Clean, Rows(Grid, [(4, 1), (2, 2)])))]))]", "do not rise"),
            ("[(no: 205, action: (steps: [Do(AbsorbOwn(N(1)))]))]", "window"),
            ("[(no: 205, action: (steps: [Do(Gain(Clean, PerPaid(1)))]))]", "PerPaid"),
            ("[(no: 205, actoin: ())]", "actoin: there is no such field here"),
            ("[(no: 205, reconstructed: [\"costs\"])]", "reconstructed: there is no field `costs`"),
            (
                "[(no: 207, title: \"Copy\", tags: [Grid, Energy], \
                 action: (cost: [Discard(1)], steps: [Do(Gain(Clean, Per(Grid)))]))]",
                "a copy of card",
            ),
        ];
        for (text, wanted) in cases {
            let found = faults_of("starting.ron", text);
            assert!(found.contains(wanted), "{text}\ngave\n{found}\nnot\n{wanted}");
        }
        assert!(faults_of("stating.ron", "[]").contains("no file of this name"));
        assert!(faults_of("crisis.ron", "[(no: 444, tuck: [])]").contains("Ends"));
        assert!(faults_of("global.ron", "[(no: 300, support: State(Stack(Wind, 2)))]").contains("no stack"));
        let effects = [
            "Take(Communities, N(1))",
            "GiveCards(N(1), Any)",
            "Recover(N(1), Any)",
            "Reveal(N(1))",
            "Give(Other, Clean, N(1))",
            "Weaken(N(1))",
        ];
        for effect in effects {
            let found = faults_of("crisis.ron", &format!("[(no: 400, steps: [Do({effect})])]"));
            assert!(found.contains("a crisis cannot do this"), "{effect}: {found}");
        }
        let rows = "[(no: 400, steps: [Rows(Wind, [(1, [Gain(Communities, N(1))])])])]";
        assert!(faults_of("crisis.ron", rows).contains("no stack to count tags in"));
        let die = "[(no: 320, action: [(cost: [TuckedUpTo(3)], \
                   steps: [Die(PerPaid(1), [(1, [Gain(Clean, PerPaid(1))])])])])]";
        assert!(faults_of("global.ron", die).contains("not counted after the roll"));
    }

    #[test]
    fn faults_between_entries_and_files() {
        let cases = [
            ("tracks.ron", "(draw_marks: [(8, 1), (4, 2)])", "draw_marks: the marks do not rise"),
            ("tracks.ron", "(draw_marks: [(4, 2), (8, 2)])", "draw_marks: the marks do not rise"),
            ("tracks.ron", "(crises_by_bands: [])", "crises_by_bands: the list has 0 values; expected 1 to 12 of them"),
            ("tracks.ron", "(planetary_die: [])", "planetary_die: the list has 0 values; expected 1 to 12 of them"),
            ("local.ron", "[(no: 4, tags: [Grid, Grid, Wind, Solar])]", "the list has 4 values; expected at most 3"),
            (
                "local.ron",
                "[(no: 4, title: \"Nuclear\"), (no: 5, title: \"Nuclear\")]",
                "card 1.004 is called `Nuclear` too",
            ),
            (
                "challenge.ron",
                "[(no: 500, changes: [Bands(8)])]",
                "the game is lost with 8 bands; expected fewer than 8",
            ),
            ("challenge.ron", "[(no: 500, changes: [Standing(Rounds(-6))])]", "Rounds(-6) leaves none of 6 rounds"),
            ("challenge.ron", "[(no: 500, changes: [Crisis(999)])]", "changes: card 1.999: not a crisis"),
            (
                "challenge.ron",
                "[(no: 500, scope: One)]",
                "wrong count: 6 cards are Harder for Group; expected 7 of each of the six kinds, or more",
            ),
            ("reference.ron", "[(set: China, communities: 12)]", "china: the game is lost with 12 communities"),
            (
                "starting.ron",
                "[(no: 205, action: (cost: [Discard(21)], steps: [Do(Gain(Clean, N(1)))]))]",
                "Discard(21) is more than a hand holds; expected 20 cards or fewer",
            ),
        ];
        for (file, text, wanted) in cases {
            let found = faults_of(file, text);
            assert!(found.contains(wanted), "{text}\ngave\n{found}\nnot\n{wanted}");
        }
    }
}
