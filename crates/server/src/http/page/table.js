// A table: what happened, what you are asked, and everything you can do about it.

import { button, el, oneLine, replace, trouble } from "/page/dom.js";
import { api, Line } from "/page/line.js";
import { board } from "/page/board.js";
import { host } from "/page/host.js";
import { moves } from "/page/moves.js";
import { list, t } from "/page/words.js";

const SIGNALS = ["yes", "no", "ready", "wait", "thanks", "well_played", "sorry", "look"];
// After these notes the seats of whoever looks, or who is host, may be others.
const RESEATED = ["sat", "bot", "opened", "host", "started"];

export async function table(main, id) {
  // A table that is not there says so here, in words.
  await api("GET", `/tables/${id}`);
  new Table(main, id);
}

class Table {
  constructor(main, id) {
    this.id = id;
    this.explain = false;
    this.opened = new Map();
    this.secrets = el("div", { role: "status" });
    const region = (name, attributes, tag = "div") => (this[name] = el(tag, { class: name, ...attributes }));
    region("cover", { hidden: true }, "section");
    replace(main, this.cover, region("sheet", { hidden: true }));
    const told = el("section", { class: "told" }, el("h2", {}, t("story")), region("story", { role: "log", "aria-live": "off", tabindex: 0, "aria-label": t("story") }));
    const play = el("section", { class: "play" }, region("questions"), region("result"), region("ground"), region("prompt", { tabindex: -1, "aria-live": "polite" }),
      region("advice", { role: "status" }), region("choices"), region("tools"));
    const people = el("section", { class: "people" }, region("seats"), this.talk(), region("hosting"));
    replace(this.sheet, region("head", {}, "header"), told, play, people);
    this.line = new Line(id, (message, back) => this.hear(message, back), (state, words) => this.connected(state, words));
    window.addEventListener("pagehide", () => this.seen());
    // The newest stays in view when the page gets another shape.
    new ResizeObserver(() => (this.story.scrollTop = this.story.scrollHeight)).observe(this.story);
  }

  // --- what comes from the server ---

  hear(message, back) {
    if (message.type === "welcome") this.welcome(message, back);
    else if (message.type === "update") this.update(message);
    else if (message.type === "signal") this.tell(`${message.name}: ${t(`sig_${message.signal}`)}`, "said");
    else if (message.type === "error") trouble(message.message);
  }

  connected(state, words) {
    if (state === "here") trouble(null);
    else trouble(state === "lost" ? t("lost") : words);
    this.sheet.classList.toggle("offline", state !== "here");
  }

  welcome(message, back) {
    Object.assign(this, { info: message.table, you: message.you, now: message.now, turning: false });
    replace(this.chat, message.chat.map((spoken) => this.spoken(spoken)));
    if (back && message.since && !message.since.cut) this.tellAll(message.since.told);
    else this.retell(message.since?.told[0]?.entry);
    this.forget();
    this.show();
    this.pass(!back && this.secret());
  }

  update(message) {
    if (message.table) this.info = message.table;
    if (message.now) this.now = message.now;
    this.tellAll(message.told ?? []);
    for (const note of message.notes ?? []) {
      if (note.note === "said") this.chat.append(this.spoken(note));
      this.tell(note.note === "said" ? `${note.name}: ${note.text}` : note.text, "said");
    }
    if (message.now) this.forget();
    if (message.notes?.some(({ note }) => RESEATED.includes(note))) this.reseat();
    this.show();
    this.pass(false);
    clearTimeout(this.look);
    this.look = setTimeout(() => this.seen(), 1000);
  }

  async reseat() {
    const { you } = await api("GET", `/tables/${this.id}`);
    this.you = { ...you, facing: this.you.facing };
    this.show();
    this.pass(false);
  }

  seen() {
    if (document.visibilityState === "visible" && this.cover.hidden) this.line.say({ do: "seen", n: this.line.last });
  }

  // --- one device, several people ---

  // Are there hands at this device that one of its people may see and another may not?
  secret() {
    return this.info.game === "earthrise" && this.info.settings.one_device && this.you.seats.length > 1 && this.info.status === "running";
  }

  seat() {
    return this.you.facing.seat ?? null;
  }

  // Turns to the seat of yours that is waited for; where hands are secret, the device changes hands first.
  pass(covered) {
    const own = this.you.seats;
    const due = own.filter((seat) => this.now.awaited.includes(seat));
    const to = due.length === 0 || due.includes(this.seat()) ? this.seat() : due.find((seat) => seat > this.seat()) ?? due[0];
    if (this.secret() && (covered || to !== this.seat())) this.hide(to);
    else if (to !== this.seat() && to !== null && !this.turning) this.face({ seat: to });
  }

  hide(to) {
    if (this.hidden === to) return;
    this.hidden = to;
    const name = this.info.seats[to].name;
    const show = async () => {
      if (to !== this.seat()) await this.face({ seat: to });
      this.hidden = null;
      this.cover.hidden = true;
      this.sheet.hidden = false;
      this.prompt.focus();
    };
    const ready = button(t("passGo", { name }), show, "primary big");
    replace(this.cover, el("h1", {}, t("passTo", { name })), el("p", {}, t("passWhy", { name })), ready);
    this.cover.hidden = false;
    this.sheet.hidden = true;
    ready.focus();
  }

  async face(facing) {
    this.turning = true;
    this.story.setAttribute("aria-live", "off");
    await this.command({ do: "face", facing });
  }

  // --- commands ---

  async command(command) {
    trouble(null);
    try {
      return await this.line.send(command);
    } catch (refused) {
      trouble(refused.message);
      return null;
    }
  }

  async choose(move) {
    if (this.explain) return this.why(move);
    if (this.busy) return null;
    this.busy = true;
    this.choices.setAttribute("aria-busy", "true");
    this.moving = this.choices.contains(document.activeElement);
    await this.command({ do: "move", seat: this.seat(), move });
    this.busy = false;
    this.choices.removeAttribute("aria-busy");
    return null;
  }

  async why(move) {
    const answer = await this.command({ do: "ask", what: "why", move });
    if (answer) this.advise(el("p", {}, answer.reply.why.text));
  }

  async hint() {
    this.advise(el("p", {}, t("thinking")));
    const answer = await this.command({ do: "ask", what: "hint" });
    if (!answer) return this.forget();
    const { heading, moves: best } = answer.reply.hint;
    const entry = ({ move, label, expect }) => el("li", {}, el("strong", {}, label), expect.map((line) => el("p", {}, line)), button(t("playThis"), () => {
      this.explain = false;
      this.choose(move);
    }));
    this.advise(el("p", {}, heading), el("ol", {}, best.map(entry)));
    return null;
  }

  async rematch(same) {
    const answer = await this.command({ do: "rematch", same_deal: same });
    if (answer) location.href = `/t/${answer.reply?.opened.table ?? this.info.next}`;
  }

  async sit(seat) {
    if (await this.command({ do: "sit", seat })) await this.face({ seat });
  }

  async leave() {
    if (await this.command({ do: "leave" })) location.href = "/";
  }

  // Asks whether something is meant, without a box in the way.
  sure(text, meant) {
    this.advise(el("p", {}, text), el("div", { class: "row" }, button(t("yes"), () => {
      this.forget();
      meant();
    }, "danger"), button(t("no"), () => this.forget())));
    this.advice.querySelector("button").focus();
  }

  advise(...said) {
    replace(this.advice, el("div", { class: "panel" }, said));
  }

  forget() {
    replace(this.advice);
  }

  // --- the story ---

  tell(text, kind = "") {
    if (!text) return;
    const down = this.story.scrollHeight - this.story.scrollTop - this.story.clientHeight < 80;
    this.story.append(el("p", { class: kind }, text));
    if (down) this.story.scrollTop = this.story.scrollHeight;
  }

  tellAll(told) {
    for (const { text, opens } of told) this.tell(text, opens ? "opens" : "");
  }

  // Tells the game from its beginning, with a line before what is new.
  async retell(fresh) {
    const answer = await this.command({ do: "ask", what: "since", n: 0 });
    if (!answer) return;
    this.story.setAttribute("aria-live", "off");
    replace(this.story);
    const { told, cut } = answer.reply.since;
    if (cut) this.tell(t("cut"), "said");
    const at = told.findIndex(({ entry }) => entry >= fresh);
    this.tellAll(at > 0 ? told.slice(0, at) : told);
    if (at > 0) {
      this.tell(t("newSince"), "fresh");
      this.tellAll(told.slice(at));
    }
    this.story.scrollTop = this.story.scrollHeight;
    setTimeout(() => this.story.setAttribute("aria-live", "polite"), 500);
    this.seen();
  }

  talk() {
    this.chat = el("div", { class: "chat", role: "log", tabindex: 0, "aria-label": t("chat") });
    const say = async (text, input) => {
      if (await this.command({ do: "chat", text })) input.value = "";
    };
    return el("details", { class: "talk" }, el("summary", {}, t("chat")), this.chat,
      oneLine(t("chat"), { maxlength: 500 }, t("sayIt"), say),
      el("div", { class: "row", role: "group", "aria-label": t("signals") },
        SIGNALS.map((signal) => button(t(`sig_${signal}`), () => this.command({ do: "signal", signal }), "small"))));
  }

  spoken({ name, text }) {
    return el("p", {}, el("strong", {}, `${name}: `), text);
  }

  // --- what is shown ---

  show() {
    const { info, now } = this;
    if (this.hidden === undefined || this.hidden === null) this.sheet.hidden = false;
    const title = info.settings.name || t(info.game);
    document.title = `${this.due() ? "● " : ""}${title} · Firstlight`;
    replace(this.head, el("h1", {}, title), el("p", { class: "when" }, now.when ?? ""));
    replace(this.questions, info.questions.map((question) => this.question(question)));
    replace(this.result, this.over() && this.ending());
    replace(this.ground, board(info, now.view));
    this.showPrompt();
    this.showMoves();
    replace(this.tools, this.over() ? [] : this.toolbox());
    replace(this.seats, this.seating());
    this.showHost();
  }

  over() {
    return ["finished", "abandoned"].includes(this.info.status);
  }

  due() {
    return !this.over() && this.seat() !== null && this.now.awaited.includes(this.seat());
  }

  showPrompt() {
    const { info, now } = this;
    const others = now.awaited.filter((seat) => seat !== this.seat()).map((seat) => info.seats[seat].name);
    const lines = [];
    if (this.over()) replace(this.prompt);
    else {
      if (info.status === "waiting") lines.push(t("seatsOpen"));
      else if (info.paused) lines.push(t("isPaused"));
      else if (now.prompt && now.moves?.length) lines.push(now.prompt);
      else if (others.length > 0) lines.push(t("waitFor", { names: list(others) }));
      if (this.you.seats.length === 0) lines.push(t("watching"));
      if (this.explain) lines.push(t("explainOn"));
      this.prompt.classList.toggle("due", this.due() && !info.paused);
      replace(this.prompt, this.due() && !info.paused && el("h2", {}, t("yourMove")), lines.map((line) => el("p", {}, line)));
    }
  }

  showMoves() {
    const held = this.choices.contains(document.activeElement) || this.moving;
    const on = this.info.status === "running" && !this.info.paused;
    replace(this.choices, on && moves(this.now, this.info.game, this.seat(), {
      chosen: (move) => this.choose(move),
      refused: (move) => this.why(move),
      opened: this.opened,
    }));
    // Whoever plays by keyboard stays where the moves are.
    if (held && this.cover.hidden) {
      const first = this.choices.querySelector("button:not([aria-disabled])");
      (first ?? this.prompt).focus({ preventScroll: first === null });
      this.moving = first === null;
    }
  }

  toolbox() {
    const { info } = this;
    const seated = this.you.seats.length > 0;
    const running = info.status === "running";
    const explain = () => {
      this.explain = !this.explain;
      this.show();
    };
    return [el("div", { class: "row" },
      running && seated && button(t("takeBack"), () => this.command({ do: "retract", seat: this.seat() })),
      running && seated && info.settings.hints && button(t("hint"), () => this.hint()),
      running && seated && button(t("explain"), explain, "", { "aria-pressed": String(this.explain) }),
      running && seated && button(info.paused ? t("resume") : t("pause"), () => this.command({ do: info.paused ? "resume" : "pause" }))),
    el("div", { class: "row last" },
      seated && button(t("leave"), () => this.sure(t("leaveSure"), () => this.leave()), "quiet"),
      seated && button(t("abandon"), () => this.sure(t("abandonSure"), () => this.command({ do: "abandon" })), "quiet"))];
  }

  question({ question, about, by, asked, agreed }) {
    const answer = (yes) => this.command({ do: "answer", question, yes });
    const mine = this.you.seats.some((seat) => asked.includes(seat) && !agreed.includes(seat));
    const own = this.you.seats.some((seat) => this.info.seats[seat].name === by);
    return el("div", { class: "panel" }, el("p", {}, t(about === "abandon" ? "asksEnd" : "asksBack", { name: by })),
      el("div", { class: "row" },
        mine && button(t("agree"), () => answer(true), "primary"), mine && button(t("decline"), () => answer(false)),
        !mine && el("p", { class: "quiet" }, t("asked")), !mine && own && button(t("withdraw"), () => answer(false))));
  }

  ending() {
    const { info, now } = this;
    const seated = this.you.seats.length > 0 || this.you.host;
    const proof = el("details", {}, el("summary", {}, t("proof")), el("p", { class: "secret" }, t("proofText", { commitment: info.commitment })),
      info.seed && el("p", { class: "secret" }, t("proofSeed", { seed: info.seed })));
    return el("div", { class: "panel ending" }, el("h2", {}, t("result")), el("p", { class: "outcome" }, now.outcome_text ?? t("endedEarly")),
      el("div", { class: "row" },
        info.next && el("a", { class: "btn primary", href: `/t/${info.next}` }, t("next")),
        !info.next && seated && button(t("again"), () => this.rematch(false), "primary"),
        !info.next && seated && button(t("againSame"), () => this.rematch(true)),
        el("a", { class: "btn", href: `/api/v1/tables/${this.id}/log`, download: `${this.id}.jsonl` }, t("log"))),
      proof);
  }

  seating() {
    const { info, now, you } = this;
    const running = info.status === "running";
    const entry = ({ seat, holder, name, bot, here }) => {
      const mine = you.seats.includes(seat);
      const tags = [];
      if (mine) tags.push(t("isYou"));
      if (holder === "open") tags.push(t("isOpen"));
      if (holder === "bot") tags.push(t("isBot", { bot }));
      if (holder === "person" && bot) tags.push(t("standsIn", { bot }));
      if (holder === "person" && !here && !mine) tags.push(t("away"));
      const power = info.setup.powers?.[seat];
      return el("li", { class: now.awaited.includes(seat) && running ? "due" : "" },
        el("span", { class: "who" }, el("strong", {}, name || t("seat", { n: seat + 1 })), el("span", { class: "quiet" }, [power && t(power), ...tags].filter(Boolean).join(" · "))),
        holder === "open" && info.status === "waiting" && button(t("sit"), () => this.sit(seat), "small"),
        info.status === "waiting" && you.host && holder === "open" && button(t("toBot"), () => this.command({ do: "seat", seat, bot: "steady" }), "small"),
        info.status === "waiting" && you.host && holder === "bot" && button(t("toOpen"), () => this.command({ do: "seat", seat }), "small"),
        running && you.host && holder === "person" && !here && !bot && !mine && button(t("letBot"), () => this.command({ do: "stand_in", seat, bot: "steady" }), "small"),
        mine && seat !== this.seat() && !this.secret() && button(t("seeAs", { name: power ? t(power) : name }), () => this.face({ seat }), "small"));
    };
    return [el("h2", {}, t("seats")), el("ul", { class: "list" }, info.seats.map(entry))];
  }

  // The tools of the host are made anew only when the table is another, so that an open form stays open.
  showHost() {
    const key = this.you.host && JSON.stringify([this.info.status, this.info.seats.map(({ holder }) => holder)]);
    if (key === this.hostKey) return;
    this.hostKey = key;
    replace(this.hosting, this.you.host && host(this.info, (command) => this.command(command), this.secrets));
  }
}
