import type { Listed } from "../generated/wire";
import { t } from "../words/words.svelte";
import { titleOf } from "./title";

/** Tells of a turn through the system, if its owner allowed it. */
class Notify {
  state = $state<NotificationPermission | "none">(!isSecureContext || typeof Notification === "undefined" ? "none" : Notification.permission);

  /** Asks; only a click of the person may call this. */
  async ask(): Promise<void> {
    if (this.state === "default") this.state = await Notification.requestPermission();
  }

  turn(listed: Listed): void {
    if (this.state !== "granted" || document.visibilityState === "visible") return;
    try {
      const note = new Notification(t("home-notify-turn"), { body: titleOf(listed), tag: listed.table, icon: "/favicon.svg" });
      note.onclick = () => {
        window.focus();
        location.assign(`/t/${listed.table}`);
      };
    } catch {
      // Some phones tell only through a service worker; the badge in the title remains.
    }
  }
}

export const notify = new Notify();
