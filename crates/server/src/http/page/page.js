// The entrance: who is here, in which language, and what they came to see.

import { el, replace, trouble } from "/page/dom.js";
import { api, Refused } from "/page/line.js";
import { LANGUAGES, lang, remember, remembered, speak, t } from "/page/words.js";
import { home } from "/page/home.js";
import { table } from "/page/table.js";

function top() {
  const languages = Object.entries(LANGUAGES).map(([tag, name]) => el("option", { value: tag, selected: tag === lang() }, name));
  const choose = async (event) => {
    remember(event.target.value);
    await api("PATCH", "/me", { lang: event.target.value }).catch(() => {});
    location.reload();
  };
  replace(
    document.getElementById("top"),
    el("a", { class: "brand", href: "/" }, el("img", { src: "/favicon.svg", alt: "", width: 28, height: 28 }), "Firstlight"),
    el("label", { class: "language" }, el("span", { class: "vh" }, t("language")), el("select", { onchange: choose }, languages)),
  );
}

async function enter() {
  speak(remembered());
  // The first answer brings the cookie; everything else waits for it, so that there is one visitor and not several.
  const me = await api("GET", "/me");
  speak(remembered(me.lang));
  top();
  const main = document.getElementById("main");
  const [, place, name] = location.pathname.split("/");
  if (place === "j") {
    const at = await api("POST", "/invites", { secret: decodeURIComponent(name) });
    location.replace(`/t/${at.table}`);
  } else if (place === "t") {
    await table(main, name, me);
  } else {
    await home(main, me);
  }
}

enter().catch((error) => {
  if (!document.querySelector(".brand")) top();
  trouble(error instanceof Refused ? error.message : t("offline"));
  if (!(error instanceof Refused)) console.error(error);
});
