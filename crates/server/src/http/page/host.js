// What the host of a table can do: invite, seat bots and programs, begin.

import { button, el, oneLine, replace } from "/page/dom.js";
import { api } from "/page/line.js";
import { attempt } from "/page/home.js";
import { t } from "/page/words.js";

// A line to be copied.
function given(text) {
  const field = el("input", { class: "secret", readonly: true, value: text, "aria-label": text });
  field.addEventListener("focus", () => field.select());
  return field;
}

function token(info, made) {
  const free = info.seats.filter(({ holder }) => holder !== "person");
  if (free.length === 0 || !["waiting", "running"].includes(info.status)) return null;
  const seat = el("select", { "aria-label": t("seats") }, free.map((one) => el("option", { value: one.seat }, `${t("seat", { n: one.seat + 1 })} ${one.name}`)));
  const make = async (name) => {
    const secret = await attempt(() => api("POST", `/tables/${info.id}/tokens`, { seat: Number(seat.value), name }));
    if (secret) made(t("tokenMade"), [`${location.origin}/t/${info.id}`, secret.secret]);
  };
  return el("details", {}, el("summary", {}, t("token")), el("label", { class: "field" }, el("span", {}, t("seats")), seat),
    oneLine(t("tokenName"), { maxlength: 20 }, t("tokenMake"), make));
}

function issued(info) {
  const region = el("div");
  const show = (all) => replace(region, el("ul", { class: "list" }, all.map((one) => el("li", {},
    el("span", {}, one.purpose === "bot" ? t("aToken", { name: one.name }) : t("anInvite")),
    one.revoked ? el("span", { class: "pill" }, t("revoked")) : button(t("revoke"), async () => {
      const left = await attempt(() => api("DELETE", `/tables/${info.id}/issued/${one.id}`));
      if (left) show(left);
    })))));
  const details = el("details", {}, el("summary", {}, t("issued")), region);
  details.addEventListener("toggle", async () => {
    const all = details.open && (await attempt(() => api("GET", `/tables/${info.id}/issued`)));
    if (all) show(all);
  });
  return details;
}

// The tools. Secrets go into `shown`, which stays as it is when the tools are made anew.
export function host(info, command, shown) {
  const made = (text, secrets) => replace(shown, el("p", {}, text), secrets.map(given));
  const invite = async () => {
    const secret = await attempt(() => api("POST", `/tables/${info.id}/invites`));
    if (secret) made(t("inviteMade"), [`${location.origin}/j/${secret.secret}`]);
  };
  return el("section", { class: "host" }, el("h2", {}, t("host")),
    el("div", { class: "row" },
      info.status === "waiting" && button(t("start"), () => command({ do: "start" }), "primary"),
      button(t("invite"), invite)),
    shown, token(info, made), issued(info));
}
