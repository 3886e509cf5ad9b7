// The same small game for both: 4 seats, 10 cards each, 3 rounds; the suit that was led is followed, and each trick goes to the
// highest card of it.
"use strict";
const SEATS = 4;
const HAND = 10;
const ROUNDS = 3;

const suitOf = (card) => Math.floor(card / HAND);

function deal() {
  const cards = Array.from({ length: SEATS * HAND }, (_, card) => card);
  for (let at = cards.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return Array.from({ length: SEATS }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b));
}

/** The cards of a hand that may be played. */
function legal(hand, table) {
  const led = table.length > 0 ? suitOf(table[0].card) : null;
  const following = hand.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : hand;
}

/** Who takes a trick. */
function taker(table) {
  return table.reduce((best, play) =>
    suitOf(play.card) === suitOf(best.card) && play.card > best.card ? play : best,
  ).seat;
}

module.exports = { SEATS, HAND, ROUNDS, deal, legal, taker };
