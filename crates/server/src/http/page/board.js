// What lies on the table, as far as the page shows it: the trick and the scores, or the world and its powers.

import { el } from "/page/dom.js";
import { t } from "/page/words.js";

const ones = (bits) => bits.toString(2).replaceAll("0", "").length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

export function cardName(card) {
  return `${t(card.slice(0, 3))} ${card.slice(3)}`;
}

// The face of a card: its number, and its suit in words.
export function face(card) {
  return [el("span", { class: "number" }, card.slice(3)), el("span", { class: "suit" }, t(card.slice(0, 3)))];
}

function shown(card) {
  if (card === "nothing") return el("span", { class: "quiet" }, t("notYet"));
  if (card === "face_down") return el("span", { class: "chip down" }, t("faceDown"));
  return el("span", { class: `chip ${card.card.slice(0, 3)}` }, cardName(card.card));
}

function table(caption, heads, rows) {
  return el("div", { class: "scroll" }, el("table", {}, el("caption", {}, caption),
    el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
    el("tbody", {}, rows.map(([first, ...cells]) => el("tr", {}, el("th", { scope: "row" }, first), cells.map((cell) => el("td", {}, cell)))))));
}

function earthrise(info, view) {
  const over = view.phase === "over";
  const trump = view.trump ? t("trump", { suit: t(view.trump) }) : t("noTrump");
  const row = ({ seat, name }) => [
    [name, !over && view.pilot === seat && el("span", { class: "pill" }, t("pilot"))],
    ...(over ? [] : [shown(view.table[seat])]),
    sum(view.pad.map((column) => column[seat])),
    view.tokens[seat].length,
    ones(view.pieces[seat]),
  ];
  const heads = [t("players"), ...(over ? [] : [t("trick")]), t("honors"), t("tokens"), t("pieces")];
  return [table(over ? t("result") : `${t("trick")}. ${trump}`, heads, info.seats.map(row))];
}

function daybreak(info, view) {
  const { world, boards, standing } = view.state;
  const { carbon, net } = view.forecast;
  const sinks = world.trees + world.oceans + world.dac;
  const facts = [
    [t("bands"), `${world.bands} / ${standing[0].bands_to_lose}`],
    [t("net"), net],
    [t("sinks"), `${world.trees} + ${world.oceans} + ${world.dac} = ${sinks}`],
  ];
  const row = ({ seat }) => {
    const own = boards[seat];
    return [
      t(info.setup.powers[seat]),
      `${own.clean} + ${own.dirty} / ${own.demand}`,
      carbon[seat],
      own.resilience.join(" · "),
      `${own.communities} / ${standing[seat].communities_to_lose}`,
    ];
  };
  return [
    el("dl", { class: "facts", "aria-label": t("world") }, facts.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value)))),
    table(t("world"), [t("power"), t("energy"), t("carbon"), t("resilience"), t("communities")], info.seats.map(row)),
  ];
}

export function board(info, view) {
  if (!view) return [];
  return info.game === "earthrise" ? earthrise(info, view) : daybreak(info, view);
}
