/** Does this browser have notices at all? */
export function canNotify(): boolean {
  // Over plain http browsers have the name and refuse all of it.
  return isSecureContext && typeof Notification !== "undefined";
}

/** Did the person allow them? */
export function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/** Asks the person; true, if they allow it. */
export async function wishNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Says something to a person who looks elsewhere; a click brings them back. Returns how to take it away. */
export function notify(title: string, body: string, tag: string): () => void {
  if (!mayNotify() || document.visibilityState === "visible") return () => {};
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // Some phones allow notices from service workers alone.
    return () => {};
  }
}
