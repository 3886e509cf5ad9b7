#!/usr/bin/env python3
"""A bot for Firstlight: it sits at one seat of a table and plays Earthrise or Daybreak until the game is over.

    python firstlight_bot.py http://127.0.0.1:7878/t/TABLE [TOKEN]

Without TOKEN on the command line it is taken from FIRSTLIGHT_TOKEN. docs/bot-api.md says where a token comes from and what
every message means. It plays at random, with one small idea for each game to show how a view is read.
"""

import json
import os
import random
import sys
import time

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

WAITS = [0.5, 1, 2, 4, 8]


def kind(move):
    """What kind of move this is: "save" or {"play": "PHO4"}."""
    return move if isinstance(move, str) else next(iter(move))


def earthrise(view, seat, moves):
    """Takes a trick without Alert cards as cheaply as it can, and stays below in all others."""
    cards = [move for move in moves if kind(move) == "play"]
    if not cards or view["commander"] is None:
        return random.choice(moves)
    rank = lambda move: int(move["play"][3:])
    shown = [player["card"]["card"] for player in view["players"] if "card" in player["card"]]
    best = int(view["players"][view["commander"]]["card"]["card"][3:])
    # Of equal cards the later one wins.
    winning = [move for move in cards if move["play"].startswith(view["trump"]) and rank(move) >= best]
    clean = not any(card.startswith("ALE") for card in shown)
    return min(winning if clean and winning else cards, key=rank)


def daybreak(view, seat, moves):
    """Acts while there is energy missing or a card in hand, and does not drop what it has begun."""
    useful = [move for move in moves if kind(move) != "back"] or moves
    missing = view["forecast"]["shortage"][seat] > 0
    if missing or view["players"][seat]["hand"]:
        useful = [move for move in useful if kind(move) not in ("done", "not_done")] or useful
    acts = [move for move in useful if kind(move) == "act"]
    return random.choice(acts if acts and missing else useful)


PLAYERS = {"earthrise": earthrise, "daybreak": daybreak}


class Bot:
    """What the bot knows: the table, the game from its seat, and the move it waits to hear of."""

    def __init__(self):
        self.table, self.now, self.seat, self.waiting, self.made = None, None, None, None, 0

    def hear(self, message, send):
        """Takes one message, and moves if the table waits for this seat. True once the game is over."""
        if message["type"] == "goodbye" and not message["again"]:
            sys.exit(message["message"])
        answered = self.waiting is not None and message.get("re") == self.waiting
        if answered or "you" in message:
            self.waiting = None
        if message["type"] == "error":
            print(f"{message['code']}: {message['message']}", file=sys.stderr)
            if message["code"] in ("too_fast", "store_busy"):
                time.sleep(int(message.get("args", {}).get("ms", 1000)) / 1000)
            elif self.now is None or message.get("re") == self.position():
                return False  # Nothing has changed since the move was chosen; the next message brings another chance.
        elif answered:
            self.made += 1
        self.table = message.get("table", self.table)
        self.now = message.get("now", self.now)
        if "you" in message:
            self.seat = message["you"]["seats"][0]
        if self.table is None or self.table["status"] in ("finished", "abandoned"):
            return self.table is not None
        due = self.table["status"] == "running" and not self.table["paused"] and self.seat in self.now["awaited"]
        if due and self.waiting is None:
            self.move(send)
        return False

    def position(self):
        """The id of a move in this position, so that one that is sent again counts once."""
        return f"after {self.now['entry']}"

    def move(self, send):
        """Sends one move."""
        moves = [choice["move"] for choice in self.now["moves"]]
        move = PLAYERS[self.table["game"]](self.now["view"], self.seat, moves)
        self.waiting = self.position()
        send(json.dumps({"id": self.waiting, "do": "move", "seat": self.seat, "move": move}))


def run(address, token):
    """Plays until the game is over, and comes back whenever the connection is lost."""
    url = address.replace("http", "ws", 1).replace("/t/", "/api/v1/tables/") + "/socket"
    bot, tries = Bot(), 0
    while True:
        try:
            with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
                socket.send(json.dumps({"hello": 2, "view": "whole"}))
                for text in socket:
                    tries = 0
                    if bot.hear(json.loads(text), socket.send):
                        outcome = bot.now.get("outcome")
                        print(json.dumps({"status": bot.table["status"], "moves": bot.made, "outcome": outcome}))
                        return
        except InvalidHandshake as refused:
            status = getattr(getattr(refused, "response", None), "status_code", 503)
            if status in (401, 403, 404):
                sys.exit(f"The server does not let this bot in ({status}): check the address of the table and the token.")
        except (ConnectionClosed, OSError):
            pass
        time.sleep(WAITS[min(tries, len(WAITS) - 1)])
        tries += 1


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    secret = sys.argv[2] if len(sys.argv) == 3 else os.environ.get("FIRSTLIGHT_TOKEN")
    if not secret:
        sys.exit("There is no token: give it as the second argument or in FIRSTLIGHT_TOKEN.")
    run(sys.argv[1], secret)
