// The game on Colyseus, kept in memory: what changed goes out in its binary form, at once and not by its clock. Hands are told to
// whoever holds them.
"use strict";
// Whoever started it reads one line only.
process.stdout.on("error", () => {});
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { Schema, ArraySchema, defineTypes } = require("@colyseus/schema");
const { SEATS, ROUNDS, deal, legal, taker } = require("./game.js");

class State extends Schema {
  constructor() {
    super();
    Object.assign(this, { turn: 0, round: 0, moves: 0 });
    this.seats = new ArraySchema();
    this.cards = new ArraySchema();
    this.won = new ArraySchema(0, 0, 0, 0);
  }
}
defineTypes(State, { turn: "uint8", round: "uint8", moves: "uint32", seats: ["uint8"], cards: ["uint8"], won: ["uint8"] });

class Trick extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.setState ? this.setState(new State()) : (this.state = new State());
    this.setPatchRate ? this.setPatchRate(null) : (this.patchRate = null);
    this.hands = deal();
    this.players = [];
    this.onMessage("play", (client, card) => this.play(this.players.indexOf(client), card));
  }

  onJoin(client) {
    this.players.push(client);
    client.send("hand", this.hands[this.players.length - 1]);
  }

  play(seat, card) {
    const { state, hands } = this;
    const table = Array.from(state.cards, (played, at) => ({ seat: state.seats[at], card: played }));
    if (seat !== state.turn || !legal(hands[seat], table).includes(card)) return;
    hands[seat] = hands[seat].filter((other) => other !== card);
    table.push({ seat, card });
    if (table.length === 1) {
      state.seats.clear();
      state.cards.clear();
    }
    state.seats.push(seat);
    state.cards.push(card);
    state.turn = (seat + 1) % SEATS;
    state.moves += 1;
    if (table.length === SEATS) {
      state.turn = taker(table);
      state.won[state.turn] += 1;
      state.seats.clear();
      state.cards.clear();
      if (hands.every((hand) => hand.length === 0)) {
        state.round = (state.round + 1) % ROUNDS;
        this.hands = deal();
        this.players.forEach((client, own) => client.send("hand", this.hands[own]));
      }
    }
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("trick", Trick);
server.listen(Number(process.argv[2])).then(() => console.log(`The peer is at http://127.0.0.1:${process.argv[2]}/`));
