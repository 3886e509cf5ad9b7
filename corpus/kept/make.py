#!/usr/bin/env python3
"""Writes what a program of today leaves behind, for the programs of tomorrow to open.

    python3 corpus/kept/make.py target/quick/firstlight corpus/kept/VERSION

It starts that program, lets people and bots sit at tables of every kind, and keeps the data folder as a hard kill left it, a
backup, logs, and what every table looked like to whom (`kept.json`). Only the standard library is used. See README.md.
"""
import atexit, http.cookiejar, json, os, random, re, shutil, signal, subprocess, sys, tempfile, time
import urllib.error, urllib.request

program, target = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
dice = random.Random(1968)
data = tempfile.mkdtemp(prefix="firstlight-keep-")


class Server:
    def __init__(self):
        self.child = subprocess.Popen(
            [program, "serve", "--addr", "127.0.0.1:0", "--data", data, "--without-limits"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        atexit.register(self.child.kill)
        self.url = re.search(r"http://[\d.:]+", self.child.stdout.readline()).group(0)

    def end(self, how):
        self.child.send_signal(how)
        self.child.wait()


class Person:
    def __init__(self, name):
        self.name, self.jar = name, http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.ask("GET", "/me")
        self.ask("PATCH", "/me", {"name": name})

    def ask(self, method, path, body=None, raw=False, late=False):
        request = urllib.request.Request(
            server.url + "/api/v1" + path,
            data=None if body is None else json.dumps(body).encode(),
            method=method,
            headers={"Origin": server.url, "Content-Type": "application/json"},
        )
        try:
            text = self.opener.open(request, timeout=30).read().decode()
        except urllib.error.HTTPError as error:
            if error.code == 409 and late:
                return None
            raise SystemExit(f"{method} {path} {body}: {error.code} {error.read().decode()}")
        return text if raw else json.loads(text or "null")

    def open(self, **table):
        return self.ask("POST", "/tables", table)["table"]

    def do(self, table, **command):
        return self.ask("POST", f"/tables/{table}/commands", command)

    def view(self, table, seat=None):
        return self.ask("GET", f"/tables/{table}/view" + ("" if seat is None else f"?seat={seat}"))

    def play(self, table, most, seats=(0,), patience=1500):
        """Plays at random for all of one's seats, until the table is over, so many moves were made, or nobody waits for them."""
        made = idle = 0
        while made < most and idle < patience:
            if self.ask("GET", f"/tables/{table}")["table"]["status"] != "running":
                return
            moved = False
            for seat in seats:
                now = self.view(table, seat)["now"]
                if seat not in now["awaited"] or not now.get("moves"):
                    continue
                moves = [choice["move"] for choice in now["moves"]]
                moves = [move for move in moves if move != "back"] or moves
                # A bot may have moved in between; then the next look tells.
                command = {"do": "move", "seat": seat, "move": dice.choice(moves)}
                self.ask("POST", f"/tables/{table}/commands", command, late=True)
                made, moved = made + 1, True
            idle = 0 if moved else idle + 1
            if not moved:
                time.sleep(0.02)


server = Server()
ana, bento, clara = Person("Ana"), Person("Bento"), Person("Clara")
steady, rand = {"bot": "steady"}, {"bot": "random"}
kept = {"tables": {}}


def running(host, table):
    """Waits until the deal is made: nobody here has a socket, so that the others' shares are waited for."""
    while host.ask("GET", f"/tables/{table}")["table"]["status"] != "running":
        time.sleep(0.2)


def keep(name, table, host, **about):
    kept["tables"][name] = {"table": table, "host": host.name, **about}


# Finished and running games with bots.
table = ana.open(game="earthrise", seats=["me", steady, steady, steady], settings={"name": "Lua", "hints": True, "bot_pace": 0})
ana.play(table, 10_000)
keep("earthrise finished", table, ana, seats=[0])
table = ana.open(game="earthrise", seats=["me", steady, rand], settings={"visibility": "public"})
ana.play(table, 17)
keep("earthrise running", table, ana, seats=[0])
table = ana.open(game="daybreak", seats=["me", steady], settings={"hints": True, "bot_pace": 0})
ana.play(table, 10_000)
keep("daybreak finished", table, ana, seats=[0])
table = ana.open(game="daybreak", seats=["me", steady, steady, steady])
ana.play(table, 9)
keep("daybreak running", table, ana, seats=[0])

# Several seats of one person, and an action that is half put together.
table = bento.open(game="daybreak", seats=["me", "me"])
bento.play(table, 25, (0, 1))
for _ in range(40):
    now = bento.view(table, 0)["now"]
    act = [c["move"] for c in now.get("moves", []) if isinstance(c["move"], dict) and "act" in c["move"]]
    if act:
        bento.do(table, do="move", seat=0, move=act[0])
        break
    bento.play(table, 1, (0, 1))
keep("daybreak two seats, half an action", table, bento, seats=[0, 1])

# Friends: chat, plans, votes, a pause, a move taken back, a question that waits, a stand-in.
table = ana.open(game="daybreak", seats=["me", "open"], settings={"visibility": "link"})
bento.do(table, do="sit"), running(ana, table)
for person in (ana, bento):
    person.do(table, do="chat", text=f"Hello from {person.name}")
ana.do(table, do="propose", text="Wind first", about="card 3")
bento.do(table, do="vote", plan=1, yes=True)
ana.play(table, 1, (0,), 25), bento.play(table, 1, (1,), 25), ana.play(table, 3, (0,), 25)
# Some moves cannot be taken back; the next one may.
while ana.ask("POST", f"/tables/{table}/commands", {"do": "retract", "seat": 0}, late=True) is None:
    ana.play(table, 1, (0,), 25), bento.play(table, 1, (1,), 25)
ana.play(table, 4, (0,), 25), bento.play(table, 4, (1,), 25)
ana.do(table, do="abandon")
keep("daybreak friends, asked to end", table, ana, seats=[0], others={"Bento": [1]})
table = ana.open(game="earthrise", seats=["me", "open", "open"], settings={"visibility": "link", "watch": "live"})
bento.do(table, do="sit"), clara.do(table, do="sit"), running(ana, table)
for _ in range(6):
    ana.play(table, 1, (0,), 25), bento.play(table, 1, (1,), 25), clara.play(table, 1, (2,), 25)
bento.do(table, do="stand_in", bot="steady")
ana.do(table, do="pause")
keep("earthrise friends, paused", table, ana, seats=[0], others={"Bento": [1], "Clara": [2]})

# Waiting with a token, private with an invitation, a chosen deal for study, what-if, rematch, daily, options, pills, challenges.
table = clara.open(game="earthrise", seats=["me", "open", "open", steady], settings={"visibility": "link"})
token = clara.ask("POST", f"/tables/{table}/tokens", {"seat": 1, "name": "Ada"})
keep("earthrise waiting", table, clara, seats=[0], token=token["secret"])
table = clara.open(game="daybreak", seats=["me", "open"], settings={"visibility": "private"})
invite = clara.ask("POST", f"/tables/{table}/invites", {})
keep("daybreak private", table, clara, seats=[0], invite=invite)
table = clara.open(game="earthrise", seats=["me", "me", "me"], settings={"study": True}, deal={"seed": "1968"})
clara.play(table, 30, (0, 1, 2))
clara.do(table, do="branch", to=12)
clara.play(table, 8, (0, 1, 2))
keep("earthrise study, branched", table, clara, seats=[0, 1, 2])
finished = kept["tables"]["earthrise finished"]["table"]
table = ana.do(finished, do="clone", to=20, bot="steady")["opened"]["table"]
ana.play(table, 5)
keep("earthrise what-if", table, ana, seats=[0])
table = ana.ask("POST", "/daily/earthrise")["table"]
ana.play(table, 6)
keep("earthrise daily", table, ana, seats=[0])
table = ana.open(game="earthrise", seats=["me", steady, steady], setup={"players": 3, "pills": True})
ana.play(table, 12)
keep("earthrise pills", table, ana, seats=[0])

# Clocks, a deal that people make as they sit down, somebody who is muted, somebody who has deleted themselves, a browser that
# was logged out.
clock = {"kind": {"game": {"minutes": 600, "increment": 10}}, "at_zero": "bot"}
table = ana.open(game="earthrise", seats=["me", "open", steady], settings={"visibility": "link", "clock": clock})
bento.do(table, do="sit"), running(ana, table)
ana.play(table, 4, (0,), 25), bento.play(table, 4, (1,), 25)
keep("earthrise with a clock", table, ana, seats=[0], others={"Bento": [1]})
days = {"kind": {"days": {"days": 14}}, "at_zero": "nothing"}
table = ana.open(game="daybreak", seats=["me", "open"], settings={"visibility": "link", "slow": True, "clock": days})
share = lambda: "".join(dice.choice("0123456789abcdef") for _ in range(64))
ana.do(table, do="share", share=share())
bento.do(table, do="sit")
bento.ask("POST", f"/tables/{table}/commands", {"do": "share", "share": share()}, late=True)
running(ana, table)
ana.play(table, 2, (0,), 25), bento.play(table, 2, (1,), 25)
bento.do(table, do="chat", text="Until tomorrow")
seats = ana.ask("GET", f"/tables/{table}")["table"]["seats"]
ana.do(table, do="mute", who=seats[1]["who"], muted=True)
keep("daybreak slow, one is muted", table, ana, seats=[0], others={"Bento": [1]})
dora = Person("Dora")
table = ana.open(game="daybreak", seats=["me", "open"], settings={"visibility": "link"})
dora.do(table, do="sit"), running(ana, table)
dora.do(table, do="chat", text="This is not kept")
dora.play(table, 1, (1,), 25), ana.play(table, 2, (0,), 25)
dora.ask("POST", "/me/delete", {"name": "Dora"})
keep("daybreak with somebody who is gone", table, ana, seats=[0])
ana.ask("POST", "/me/logout", {"from": "others"})

# Tables come back after a restart; then the power fails in the middle of it all.
server.end(signal.SIGTERM)
server = Server()
ana.play(kept["tables"]["earthrise running"]["table"], 3)
ana.play(kept["tables"]["daybreak running"]["table"], 3)
time.sleep(1)
for name, about in kept["tables"].items():
    person = {"Ana": ana, "Bento": bento, "Clara": clara}[about["host"]]
    info = person.ask("GET", f"/tables/{about['table']}")["table"]
    about["status"], about["entries"] = info["status"], info["entries"]
    about["outcome"] = person.view(about["table"], about["seats"][0])["now"].get("outcome")
os.makedirs(target, exist_ok=True)
logs = os.path.join(target, "logs")
os.makedirs(logs, exist_ok=True)
for name, about in kept["tables"].items():
    if about["status"] == "finished":
        file = name.replace(" ", "-") + ".jsonl"
        with open(os.path.join(logs, file), "w") as out:
            out.write(ana.ask("GET", f"/tables/{about['table']}/log", raw=True))
        about["log"] = file
subprocess.run([program, "backup", os.path.join(target, "tables.backup"), "--data", data], check=True)
kept["cookies"] = {p.name: "; ".join(f"{c.name}={c.value}" for c in p.jar) for p in (ana, bento, clara)}
server.end(signal.SIGKILL)
# A game at the terminal that stopped in the middle, as its file has it.
for game, seats in (("earthrise", "me,steady,steady"), ("daybreak", "me,steady")):
    subprocess.run(
        [program, "table", game, "--seats", seats, "--seed", "1968", "--log", os.path.join(logs, f"terminal-{game}.jsonl")],
        input="1\n1\n1\n1\n", text=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
shutil.rmtree(os.path.join(target, "data"), ignore_errors=True)
shutil.copytree(data, os.path.join(target, "data"), ignore=shutil.ignore_patterns("*-shm"))
shutil.rmtree(data)
with open(os.path.join(target, "kept.json"), "w") as out:
    json.dump(kept, out, indent=1, ensure_ascii=False)
print(f"kept {len(kept['tables'])} tables in {target}")
