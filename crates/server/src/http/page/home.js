// The entrance hall: a game at one click, today's deal, your tables, and tables set up by hand.

import { button, el, oneLine, replace, svg, trouble } from "/page/dom.js";
import { api } from "/page/line.js";
import { list, t } from "/page/words.js";

const GAMES = ["daybreak", "earthrise"];
const bots = (n) => Array.from({ length: n }, () => ({ bot: "steady" }));

// Does something that may be refused, and says so if it is.
export async function attempt(doing) {
  trouble(null);
  try {
    return await doing();
  } catch (error) {
    trouble(error.code ? error.message : t("offline"));
    return null;
  }
}

async function open(wanted) {
  const at = await attempt(() => api("POST", "/tables", wanted));
  if (at) location.href = `/t/${at.table}`;
}

function sunrise() {
  const rings = [["#262b60", 116], ["#5b3f78", 102], ["#a8476a", 86], ["#e4593f", 70], ["#f28b4b", 54], ["#f7be4c", 39], ["#ffe7ae", 25]];
  return svg("svg", { viewBox: "0 0 320 150", class: "art", "aria-hidden": "true", preserveAspectRatio: "xMidYMax slice" },
    svg("rect", { width: 320, height: 150, fill: "#1b1f4b" }),
    ...rings.map(([fill, r]) => svg("circle", { cx: 160, cy: 118, r, fill })),
    svg("path", { d: "M0 112q80-22 170-6t150-4v48H0z", fill: "#1e2354" }),
    svg("path", { d: "M0 128q90-14 180 0t140-6v28H0z", fill: "#155034" }),
    svg("path", { d: "M0 142q100-6 320 0v8H0z", fill: "#8cc3d6" }));
}

function earth() {
  const stars = [[24, 20], [70, 44], [112, 16], [236, 26], [286, 58], [300, 14], [40, 78], [262, 84]];
  return svg("svg", { viewBox: "0 0 320 150", class: "art", "aria-hidden": "true", preserveAspectRatio: "xMidYMax slice" },
    svg("rect", { width: 320, height: 150, fill: "#0d0f26" }),
    svg("rect", { y: 70, width: 320, height: 80, fill: "#13163a" }),
    ...stars.map(([cx, cy]) => svg("circle", { cx, cy, r: 1.2, fill: "#dfe2f6" })),
    svg("circle", { cx: 160, cy: 80, r: 52, fill: "#3d8fc2" }),
    svg("path", { d: "M130 44q20-10 34-6t12 18-20 14-30 2-8-20zM168 92q16-8 24 2t-8 22-22-4 6-20z", fill: "#f6e3b4" }),
    svg("path", { d: "M116 76q18 8 40 2M150 62q20 4 42-4M132 104q16 4 34-2", fill: "none", stroke: "#fffdf7", "stroke-width": 4, "stroke-linecap": "round" }),
    svg("path", { d: "M0 122q160-26 320 0v28H0z", fill: "#dad3c3" }),
    svg("path", { d: "M0 130q160-26 320 0v20H0z", fill: "#ebe5d8" }),
    svg("ellipse", { cx: 70, cy: 138, rx: 12, ry: 3, fill: "#a79f90" }), svg("ellipse", { cx: 226, cy: 134, rx: 16, ry: 3.5, fill: "#cfc7b6" }));
}

function card(game) {
  const earthrise = game === "earthrise";
  const now = earthrise
    ? [button([t("playNow"), el("small", {}, t("withBots", { n: 3 }))], () => open({ game, seats: ["me", ...bots(3)] }), "primary big")]
    : [
        button([t("playNow"), el("small", {}, t("withBot"))], () => open({ game, seats: ["me", ...bots(1)] }), "primary big"),
        button(t("playAlone"), () => open({ game, seats: ["me"] }), "big"),
      ];
  return el("article", { class: `poster ${game}` },
    el("div", { class: "sky" }, el("h2", {}, t(game)), el("p", {}, t(`${game}Pitch`)), earthrise ? earth() : sunrise()),
    el("p", { class: "for" }, t(`${game}For`)),
    el("div", { class: "row" }, now));
}

function daily(region) {
  const show = async (game) => {
    const deal = await api("GET", `/daily/${game}`);
    const play = async () => {
      const at = await attempt(() => api("POST", `/daily/${game}`));
      if (at) location.href = `/t/${at.table}`;
    };
    return el("li", {},
      el("div", {}, el("strong", {}, t(game)), el("span", { class: "quiet" }, t("dailyDone", { n: deal.results.length }))),
      button(deal.yours ? t("dailyGo") : t("dailyPlay"), play));
  };
  Promise.all(GAMES.map(show)).then((deals) => {
    replace(region, el("h2", {}, t("daily")), el("p", { class: "quiet" }, t("dailyPitch")), el("ul", { class: "list" }, deals));
  }, (error) => trouble(error.message));
}

function whose({ summary, yours = [] }) {
  if (summary.status !== "running") return el("span", { class: "pill" }, t(summary.status));
  if (summary.paused) return el("span", { class: "pill" }, t("paused"));
  if (summary.awaited.some((seat) => yours.includes(seat))) return el("span", { class: "pill gold" }, t("yourTurn"));
  const names = summary.awaited.map((seat) => summary.seats[seat]?.name).filter(Boolean);
  return names.length > 0 && el("span", { class: "pill" }, t("turnOf", { name: list(names) }));
}

function entry(listed) {
  const { summary } = listed;
  const people = summary.seats.map((seat) => seat.name || t("isOpen"));
  return el("li", {},
    el("a", { href: `/t/${listed.table}` },
      el("strong", {}, summary.name || t(listed.game)),
      el("span", { class: "quiet" }, [summary.name && t(listed.game), people.join(", ")].filter(Boolean).join(" · ")),
      listed.unseen > 0 && el("span", { class: "news" }, t("news", { n: listed.unseen }))),
    whose(listed));
}

async function tables(mine, others) {
  const own = await api("GET", "/me/tables");
  // First those that wait for you, then those that go on.
  const rank = ({ summary, yours = [] }) => summary.awaited.some((seat) => yours.includes(seat)) * 2 + (summary.status === "running");
  own.sort((a, b) => rank(b) - rank(a) || b.touched - a.touched);
  replace(mine, el("h2", {}, t("yourTables")),
    own.length ? el("ul", { class: "list" }, own.slice(0, 12).map(entry)) : el("p", { class: "quiet" }, t("noTables")));
  const known = new Set(own.map((listed) => listed.table));
  const open = (await api("GET", "/tables")).filter((listed) => !known.has(listed.table));
  replace(others, open.length > 0 && [el("h2", {}, t("openTables")), el("ul", { class: "list" }, open.map(entry))]);
}

function join() {
  const go = async (code) => {
    const at = await attempt(() => api("POST", "/invites", { secret: code }));
    if (at) location.href = `/t/${at.table}`;
  };
  return el("section", {}, el("h2", {}, t("join")), oneLine(t("code"), { maxlength: 40, autocapitalize: "characters" }, t("joinGo"), go));
}

function you(me) {
  const rename = async (name) => {
    if (await attempt(() => api("PATCH", "/me", { name }))) location.reload();
  };
  const code = el("p", { class: "quiet", role: "status" });
  const make = async () => {
    const made = await attempt(() => api("POST", "/me/carry"));
    if (made) code.textContent = t("carryGiven", { code: made.secret });
  };
  const become = async (secret) => {
    if (await attempt(() => api("POST", "/carry", { secret }))) location.reload();
  };
  return el("section", {}, el("h2", {}, t("you")),
    oneLine(t("yourName"), { maxlength: 20, value: me.name }, t("save"), rename),
    el("details", {}, el("summary", {}, t("carry")), button(t("carryMake"), make), code,
      oneLine(t("carryEnter"), { maxlength: 40 }, t("carryUse"), become)));
}

function setUp(about, me) {
  const field = (label, control) => el("label", { class: "field" }, el("span", {}, label), control);
  const game = el("select", {}, GAMES.map((id) => el("option", { value: id }, t(id))));
  const players = el("select");
  const seats = el("div", { class: "seats" });
  const name = el("input", { maxlength: 40, autocomplete: "off" });
  const finds = el("select", {}, ["link", "private", "public"].map((id) => el("option", { value: id }, t(id))));
  const hints = el("input", { type: "checkbox", checked: true });
  const oneDevice = el("input", { type: "checkbox" });
  const info = () => about.games.find((known) => known.id === game.value);
  const seat = (n) => {
    const who = el("select", {},
      el("option", { value: "me" }, t("seatMe")), el("option", { value: "me_as" }, t("seatMeAs")), el("option", { value: "open" }, t("seatOpen")),
      info().bots.filter((bot) => !bot.reference).map((bot) => el("option", { value: `bot:${bot.name}` }, t("seatBot", { bot: bot.name }))));
    const as = el("input", { maxlength: 20, autocomplete: "off", "aria-label": t("seatName", { n: n + 1 }), value: `${me.name.slice(0, 17)} ${n + 1}`, hidden: true });
    who.value = n === 0 ? "me" : "open";
    who.addEventListener("change", () => {
      as.hidden = who.value !== "me_as";
      if (!as.hidden) oneDevice.checked = true;
    });
    return el("div", { class: "seat" }, field(t("seat", { n: n + 1 }), who), as);
  };
  const reseat = () => replace(seats, Array.from({ length: Number(players.value) }, (_, n) => seat(n)));
  const regame = () => {
    const { fewest, most } = info();
    const counts = Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
    replace(players, counts.map((count) => el("option", { value: count, selected: count === Math.min(most, 4) }, count)));
    reseat();
  };
  game.addEventListener("change", regame);
  players.addEventListener("change", reseat);
  regame();
  const choice = (element) => {
    const [who, as] = [element.querySelector("select").value, element.querySelector("input").value];
    if (who === "me_as") return { me_as: as };
    return who.startsWith("bot:") ? { bot: who.slice(4) } : who;
  };
  const form = el("form", { class: "setup" },
    el("div", { class: "row" }, field(t("game"), game), field(t("players"), players), field(t("tableName"), name), field(t("whoFinds"), finds)),
    seats,
    el("label", { class: "check" }, hints, t("hints")), el("label", { class: "check" }, oneDevice, t("oneDevice")),
    el("button", { class: "btn primary" }, t("openIt")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const settings = { name: name.value.trim(), visibility: finds.value, hints: hints.checked, one_device: oneDevice.checked };
    open({ game: game.value, settings, seats: [...seats.children].map(choice) });
  });
  return el("details", { class: "panel" }, el("summary", {}, t("setUp")), form);
}

// Hears of the person's tables, and looks at the lists again.
function follow(refresh) {
  const address = new URL("/api/v1/me/socket", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  let soon = null;
  socket.onmessage = () => {
    soon ??= setTimeout(() => {
      soon = null;
      refresh().catch(() => {});
    }, 1000);
  };
  socket.onclose = () => setTimeout(() => follow(refresh), 5000);
}

export async function home(main, me) {
  document.title = "Firstlight";
  const about = await api("GET", "");
  const [mine, others, today] = [el("section"), el("section"), el("section", { class: "panel" })];
  replace(main, el("div", { class: "hall" },
    el("h1", { class: "vh" }, "Firstlight"),
    el("div", { class: "posters" }, GAMES.map(card)),
    el("div", { class: "side" }, mine, join(), today, others, you(me)),
    setUp(about, me)));
  daily(today);
  const refresh = () => tables(mine, others);
  await refresh();
  follow(refresh);
}
