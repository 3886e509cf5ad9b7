// Matches of four sockets each on boardgame.io, one move in flight a match; a move is over when all four have heard of it.
"use strict";
const { io } = require("socket.io-client");
const { legal, SEATS } = require("./game.js");
const { measure } = require("./measure.js");

async function open(port, number) {
  const id = `match-${process.pid}-${number}`;
  const sockets = [];
  const match = { sockets, heard: 0, bytes: 0, state: new Array(SEATS), done: null };
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`http://127.0.0.1:${port}/trick`, { transports: ["websocket"], forceNew: true });
    await new Promise((ready, failed) => {
      socket.once("connect_error", failed);
      socket.on("sync", (_, info) => {
        match.state[seat] = info.state;
        ready();
      });
      socket.on("connect", () => socket.emit("sync", id, String(seat), undefined, SEATS));
    });
    socket.io.engine.on("packet", (packet) => (match.bytes += packet.data ? packet.data.length : 0));
    socket.on("update", (_, state) => {
      match.state[seat] = state;
      match.heard += 1;
      if (match.heard === SEATS && match.done) match.done();
    });
    sockets.push(socket);
  }
  match.move = () => {
    const { G, _stateID } = match.state[0];
    const seat = G.turn;
    const cards = legal(match.state[seat].G.hands[seat], G.table);
    const payload = { type: "play", args: [cards[Math.floor(Math.random() * cards.length)]], playerID: String(seat) };
    match.heard = 0;
    const told = new Promise((done) => (match.done = done));
    sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, _stateID, id, String(seat));
    return told;
  };
  return match;
}

measure(open);
