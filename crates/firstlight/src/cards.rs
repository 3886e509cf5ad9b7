//! `firstlight cards`: list, filter and read the cards of a game, and count what is in the box.

use crate::cli::CardsArgs;
use games::Visit;
use terminal::failure::Failure;
use terminal::titles;
use title::Title;
use title::cards::{CardsAsked, CardsError};

/// Runs the command.
pub(crate) fn run(args: &CardsArgs) -> Result<(), Failure> {
    let asked = CardsAsked {
        card: args.card.clone(),
        deck: args.deck.clone(),
        tag: args.tag.clone(),
        source: args.source.clone(),
        specials: args.specials,
        stats: args.stats,
        lang: args.lang,
        json: args.json,
        content: args.content.clone(),
    };
    titles::with_id(&args.title, Read(&asked))
}

/// Reads out the cards of a title.
struct Read<'a>(&'a CardsAsked);

impl Visit for Read<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Title>(self) -> Self::Output {
        T::print_cards(self.0, &mut std::io::stdout().lock()).map_err(|error| match error {
            CardsError::Wrong(detail) => Failure::Input(detail),
            CardsError::Output(error) => Failure::from(error),
        })
    }
}
