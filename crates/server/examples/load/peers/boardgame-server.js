// The game on boardgame.io, kept in memory. Each player is told of all that is not in the hands of others.
"use strict";
// Whoever started it reads one line only.
process.stdout.on("error", () => {});
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const { SEATS, ROUNDS, deal, legal, taker } = require("./game.js");

const begin = () => ({ hands: deal(), table: [], won: [0, 0, 0, 0], round: 0, turn: 0 });

const game = {
  name: "trick",
  setup: begin,
  moves: {
    play: ({ G, playerID }, card) => {
      const seat = Number(playerID);
      if (seat !== G.turn || !legal(G.hands[seat], G.table).includes(card)) return INVALID_MOVE;
      G.hands[seat] = G.hands[seat].filter((other) => other !== card);
      G.table.push({ seat, card });
      G.turn = (seat + 1) % SEATS;
      if (G.table.length === SEATS) {
        G.turn = taker(G.table);
        G.won[G.turn] += 1;
        G.table = [];
        if (G.hands.every((hand) => hand.length === 0)) {
          G.round = (G.round + 1) % ROUNDS;
          G.hands = deal();
        }
      }
    },
  },
  turn: { activePlayers: { all: "play" } },
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : [])) }),
};

const server = Server({ games: [game], origins: ["*"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log(`The peer is at http://127.0.0.1:${process.argv[2]}/`) });
