// Matches of four sockets each on Colyseus, one move in flight a match; a move is over when all four have heard of it.
"use strict";
const { Client } = require("@colyseus/sdk");
const { legal, SEATS } = require("./game.js");
const { measure } = require("./measure.js");

async function open(port) {
  const client = new Client(`ws://127.0.0.1:${port}`);
  const match = { heard: 0, bytes: 0, hands: [], done: null };
  const rooms = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const room = seat === 0 ? await client.create("trick") : await client.joinById(rooms[0].roomId);
    await new Promise((ready) => {
      room.onMessage("hand", (hand) => {
        match.hands[seat] = hand;
        ready();
      });
    });
    let moves = room.state?.moves ?? 0;
    room.onStateChange((state) => {
      if (state.moves === moves) return;
      moves = state.moves;
      match.heard += 1;
      if (match.heard === SEATS && match.done) match.done();
    });
    const events = room.connection.events;
    const received = events.onmessage;
    events.onmessage = (event) => {
      match.bytes += event.data.byteLength ?? 0;
      received(event);
    };
    rooms.push(room);
  }
  match.move = () => {
    const { turn, seats, cards } = rooms[0].state;
    const table = Array.from(cards, (card, at) => ({ seat: seats[at], card }));
    const choice = legal(match.hands[turn], table);
    const card = choice[Math.floor(Math.random() * choice.length)];
    match.hands[turn] = match.hands[turn].filter((other) => other !== card);
    match.heard = 0;
    const told = new Promise((done) => (match.done = done));
    rooms[turn].send("play", card);
    return told;
  };
  return match;
}

measure(open);
