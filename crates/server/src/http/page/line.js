// The line to the server: requests, and a socket to a table that comes back by itself.

import { lang } from "/page/words.js";

// What the server said, as an error with its sentence.
export class Refused extends Error {
  constructor(said) {
    super(said.message);
    this.code = said.code;
  }
}

export async function api(method, path, body) {
  const address = new URL(`/api/v1${path}`, location.origin);
  address.searchParams.set("lang", lang());
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  const response = await fetch(address, options);
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer);
  return answer;
}

const WAITS = [500, 1000, 2000, 4000, 8000];

// Sends commands and hands on messages. A command that was not answered when the line broke is sent again under its id;
// the server carries it out once.
export class Line {
  constructor(table, heard, state) {
    Object.assign(this, { table, heard, state, last: null, facing: null, tries: 0, open: new Map(), closed: false });
    this.hurry = () => document.visibilityState === "visible" && this.waiting && this.connect();
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  connect() {
    clearTimeout(this.waiting);
    this.waiting = null;
    const address = new URL(`/api/v1/tables/${this.table}/socket?lang=${lang()}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const hello = { hello: 1, lang: lang(), moves: "labels" };
      if (this.facing) hello.facing = this.facing;
      if (this.last !== null) hello.since = this.last;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.socket === socket && this.receive(JSON.parse(event.data));
    socket.onclose = () => this.socket === socket && this.lost();
  }

  receive(message) {
    if (message.type === "goodbye" && !message.again) {
      this.end();
      this.state("ended", message.message);
      return;
    }
    if (message.type === "welcome") {
      this.facing = message.you.facing;
      const back = this.last !== null;
      this.last = message.n;
      this.tries = 0;
      this.state("here");
      this.heard(message, !this.greeted && back);
      if (!this.greeted) for (const command of this.open.values()) this.socket.send(command.text);
      this.greeted = true;
    } else if (message.type === "update") {
      this.last = message.n;
      this.heard(message);
    } else if (message.type === "signal") {
      this.heard(message);
    }
    const waiting = message.re && this.open.get(message.re);
    if (!waiting) {
      if (message.type === "error") this.heard(message);
      return;
    }
    this.open.delete(message.re);
    if (message.type === "error") waiting.refuse(new Refused(message));
    else waiting.settle(message);
  }

  lost() {
    if (this.closed) return;
    this.state("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.waiting = setTimeout(() => this.connect(), wait);
  }

  // Sends a command; the promise is settled by the message that answers it.
  send(command) {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ id, ...command });
    return new Promise((settle, refuse) => {
      this.open.set(id, { text, settle, refuse });
      if (this.greeted && this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  // Sends what needs no answer, if the line is open.
  say(command) {
    if (this.greeted && this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  end() {
    this.closed = true;
    clearTimeout(this.waiting);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket.close();
  }
}
