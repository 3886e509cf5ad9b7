// Plays at all matches for the time that is given, and says what came of it in one line.
"use strict";
const fs = require("fs");

/** Seconds of a processor that a process has used; Linux counts them in hundredths. */
function cpuOf(process) {
  const fields = fs.readFileSync(`/proc/${process}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function measure(open) {
  const [port, matches, seconds, server] = process.argv.slice(2).map(Number);
  const all = [];
  for (let number = 0; number < matches; number++) all.push(await open(port, number));
  const run = async (until, times) => {
    const play = async (match) => {
      while (performance.now() < until) {
        const sent = performance.now();
        await match.move();
        times.push(performance.now() - sent);
      }
    };
    await Promise.all(all.map(play));
  };
  await run(performance.now() + 1000, []);
  const before = cpuOf(server);
  for (const match of all) match.bytes = 0;
  const times = [];
  const from = performance.now();
  await run(from + seconds * 1000, times);
  const took = (performance.now() - from) / 1000;
  const cpu = cpuOf(server) - before;
  times.sort((a, b) => a - b);
  const bytes = all.reduce((sum, match) => sum + match.bytes, 0);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  console.log(JSON.stringify({ moves: times.length, seconds: took, cpu, bytes, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

module.exports = { measure };
