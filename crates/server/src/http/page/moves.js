// A seat's moves as buttons: a hand of cards, or groups of what can be done.

import { el } from "/page/dom.js";
import { face } from "/page/board.js";
import { t } from "/page/words.js";

// The groups of Daybreak, in the order in which they are shown. What is in none stands alone, without a heading.
const GROUPS = [
  ["groupAct", ["act"]],
  ["groupProject", ["use_project"]],
  ["groupStart", ["start"]],
  ["groupSupport", ["support"]],
  ["groupHelp", ["support_project"]],
  ["groupReduce", ["reduce_crisis"]],
];
// A group of more than this is closed until it is asked for.
const MANY = 8;

const kind = (mv) => (typeof mv === "string" ? mv : Object.keys(mv)[0]);

function choice({ move, label }, chosen, attributes) {
  return el("button", { type: "button", class: "move", onclick: () => chosen(move), ...attributes }, label);
}

// The hand of a seat in Earthrise. A card that cannot be played stays in sight and says why when it is chosen.
function hand(cards, moves, chosen, refused) {
  const playable = new Map(moves.filter(({ move }) => kind(move) === "play").map((one) => [one.move.play, one]));
  const one = (card) => {
    const legal = playable.get(card);
    const play = () => (legal ? chosen(legal.move) : refused({ play: card }));
    return el("li", {}, el("button", {
      type: "button", class: `card ${card.slice(0, 3)}`, "aria-disabled": legal ? null : "true", onclick: play, "data-card": card,
    }, face(card)));
  };
  return el("section", { class: "hand" }, el("h3", {}, t("hand")), el("ul", {}, cards.map(one)));
}

function earthrise(moves, view, seat, chosen, refused) {
  const others = moves.filter(({ move }) => kind(move) !== "play");
  const cards = seat === null ? [] : view?.hands[seat] ?? [];
  return [
    others.length > 0 && el("ul", { class: "moves" }, others.map((one) => el("li", {}, choice(one, chosen)))),
    cards.length > 0 && hand(cards, moves, chosen, refused),
  ];
}

function daybreak(moves, chosen, opened) {
  const listed = (some) => el("ul", { class: "moves" }, some.map((one) => el("li", {}, choice(one, chosen))));
  // The moves of one card stand together.
  const byCard = (some) => {
    const card = ({ move }) => Object.values(move)[0].card ?? null;
    return [...new Set(some.map(card))].map((one) => listed(some.filter((other) => card(other) === one)));
  };
  const known = new Set(GROUPS.flatMap(([, kinds]) => kinds));
  const groups = GROUPS.map(([name, kinds]) => [name, moves.filter(({ move }) => kinds.includes(kind(move)))]);
  const grouped = groups.filter(([, some]) => some.length > 0).map(([name, some]) => {
    const open = opened.has(name) ? opened.get(name) : some.length <= MANY;
    const details = el("details", { class: "group", open }, el("summary", {}, t(name), el("span", { class: "count" }, some.length)), byCard(some));
    details.addEventListener("toggle", () => opened.set(name, details.open));
    return details;
  });
  const rest = moves.filter(({ move }) => !known.has(kind(move)));
  const last = rest.length > 0 && (grouped.length > 0 ? el("section", {}, el("h3", {}, t("groupEnd")), listed(rest)) : listed(rest));
  return [grouped, last];
}

export function moves(scene, game, seat, { chosen, refused, opened }) {
  const some = scene.moves ?? [];
  return game === "earthrise" ? earthrise(some, scene.view, seat, chosen, refused) : daybreak(some, chosen, opened);
}
