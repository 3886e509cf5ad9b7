//! When each kind of refusal holds. Written from the rules, apart from `judge`: a check looks at the position and the move
//! alone, says what would have to be refused, and knows nothing of what else may be in the way.

mod actions;
mod answers;
mod asked;
mod effects;
mod places;
mod tucked;

use actions::*;
use answers::*;
use asked::*;
use daybreak::language::{Action, CardFilter, Change, Check, Condition, Cost, Effect, Forbidden, Limit, Modifier};
use daybreak::language::{Quantity, Scope, Step, Support, Target, Token, TuckRule, Who, Window};
use daybreak::{
    ActionSource, CrisisId, Daybreak, Draft, Face, Few, Frame, GlobalId, LocalId, Move, OwedChoice, Question, Refusal,
    Stage, State, Tag,
};
use effects::*;
use places::*;
use tabletop::{Game, Seat};
use tucked::*;

type Checked = fn(&Daybreak, &State, Seat, Move) -> Option<Refusal>;

/// Every kind, with its check.
pub(crate) const CHECKS: &[(&str, Checked)] = &[
    ("OtherQuestion", other_question),
    ("NotTheSpeaker", not_the_speaker),
    ("NotInHand", not_in_hand),
    ("NotYours", not_yours),
    ("AlreadyChosen", already_chosen),
    ("NotOffered", not_offered),
    ("NoStack", no_stack),
    ("TooManyStacks", too_many_stacks),
    ("NoSuchDepth", no_such_depth),
    ("NoProject", no_project),
    ("NotActive", not_active),
    ("NoAction", no_action),
    ("WrongWindow", wrong_window),
    ("NotThisRoll", not_this_roll),
    ("CannotPayCards", cannot_pay_cards),
    ("CannotPayTokens", cannot_pay_tokens),
    ("TagsShort", tags_short),
    ("RequirementUnmet", requirement_unmet),
    ("LimitReached", limit_reached),
    ("NoEffect", no_effect),
    ("NoneToRemove", none_to_remove),
    ("ForbiddenBy", forbidden_by),
    ("DoesNotFit", does_not_fit),
    ("TakesNoCards", takes_no_cards),
    ("AlreadyMet", already_met),
    ("NotFaceUp", not_face_up),
    ("NotUnknown", not_unknown),
    ("NoOption", no_option),
    ("NotAChoice", not_a_choice),
    ("NoneLeft", none_left),
    ("AmountOutOfRange", amount_out_of_range),
    ("NothingBegun", nothing_begun),
    ("Owed", owed),
    ("NotDrawn", not_drawn),
    ("AlreadyNamed", already_named),
    ("NoLongerFits", no_longer_fits),
];

/// The name of a kind.
pub(crate) fn kind(refusal: &Refusal) -> &'static str {
    let text = format!("{refusal:?}");
    let name = text.split([' ', '{']).next().unwrap();
    CHECKS.iter().map(|(known, _)| *known).find(|known| *known == name).unwrap_or_else(|| panic!("no check for {name}"))
}
