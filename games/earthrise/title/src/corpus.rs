//! The games of Earthrise that are kept: every number of players, every pill, every way of ending.

use crate::EarthriseTitle;
use earthrise::content::{BUILTIN, Content};
use earthrise::{Fact, Outcome, Setup};
use title::NotOpened;
use title::corpus::Wanted;

/// All of them.
pub(crate) fn wanted() -> Result<Vec<Wanted<EarthriseTitle>>, NotOpened> {
    let builtin = Content::builtin().map_err(NotOpened::because)?;
    let plain = |name: &str, setup: Setup| Wanted {
        name: name.to_owned(),
        content: builtin.clone(),
        setup,
        bots: &["steady"],
        wish: Box::new(|_: &[Fact], _: &Outcome| true),
        restless: false,
    };
    let with_pills = |players: u8| Setup { pills: true, ..Setup::new(players) };
    let options = |list: &[(&str, &str)]| Setup {
        options: list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect(),
        ..with_pills(4)
    };
    let mut list = vec![
        plain("players-3", Setup::new(3)),
        plain("players-4", Setup::new(4)),
        plain("players-5", Setup::new(5)),
        plain("pills-3", with_pills(3)),
        plain("pills-5-strict", Setup { pill_pool: Some("strict5".to_owned()), ..with_pills(5) }),
        Wanted { bots: &["random"], ..plain("random-5", with_pills(5)) },
        Wanted { bots: &["steady", "random"], restless: true, ..plain("taken-back", with_pills(4)) },
        Wanted {
            wish: Box::new(|_: &[Fact], outcome: &Outcome| outcome.tied.len() == 1),
            ..plain("ending-outright", Setup::new(4))
        },
        Wanted {
            wish: Box::new(|_: &[Fact], outcome: &Outcome| outcome.tied.len() > 1 && outcome.winners.len() == 1),
            ..plain("ending-tie-broken", Setup::new(4))
        },
        Wanted {
            wish: Box::new(|_: &[Fact], outcome: &Outcome| outcome.winners.len() > 1),
            ..plain("ending-shared", Setup { pills: false, ..options(&[("final_tie", "shared_victory")]) })
        },
        Wanted {
            bots: &["steady", "random"],
            ..plain(
                "other-readings",
                options(&[
                    ("follow_rule", "free"),
                    ("stack_condition", "any"),
                    ("carry_stack_between_rounds", "false"),
                    ("same_as_includes_pilot", "false"),
                    ("final_exchange_order", "clockwise_from_first_pilot"),
                    ("pill_decisions", "in_turn"),
                    ("show_alert_totals", "true"),
                    ("fewest_alerts_ties", "last_to_play_last_trick"),
                    ("public_draw", "false"),
                ]),
            )
        },
        Wanted { content: own_content()?, bots: &["steady", "random"], ..plain("own-content", with_pills(4)) },
    ];
    for number in 1..=10u8 {
        let at = builtin.table(4).and_then(|t| t.pills.iter().position(|pill| pill.number == number));
        list.push(Wanted {
            wish: Box::new(move |facts: &[Fact], _: &Outcome| {
                facts
                    .iter()
                    .any(|fact| matches!(fact, Fact::PillRevealed { pill, .. } if Some(usize::from(pill.0)) == at))
            }),
            ..plain(&format!("pill-{number:02}"), with_pills(4))
        });
    }
    Ok(list)
}

/// Content that is not the program's own: what a log must carry.
fn own_content() -> Result<Content, NotOpened> {
    let text = BUILTIN.replacen("earthrise/reconstructed-1", "earthrise/corpus-own", 1);
    Content::parse("earthrise.ron", &text).map_err(NotOpened::because)
}
