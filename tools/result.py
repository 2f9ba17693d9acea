#!/usr/bin/env python3
"""Wraps a result with commit and command, or checks the floors of committed results."""
import json
import pathlib
import sys

FLOORS = {"expert_vs_greedy.json": ("expert", 0.33), "search_vs_greedy.json": ("search", 0.29)}

# Two cores, the clients on the same machine: 200 tables of four that offer 6,000 answers per second.
LOAD = {
    "load.json": [("answers_per_second", ">=", 5000), ("answer_to_ack.p99_ms", "<=", 50)],
    "load_most.json": [("answers_per_second", ">=", 5000), ("answer_to_ack.p99_ms", "<=", 50)],
    "idle.json": [("idle_connections", ">=", 5000), ("memory_idle_mb", "<=", 400)],
}


def wrap(commit, command, path):
    result = json.loads(pathlib.Path(path).read_text())
    print(json.dumps({"commit": commit, "command": command, "result": result}, indent=2))


def check_floors(folder):
    good = True
    for name, (bot, floor) in FLOORS.items():
        result = json.loads((pathlib.Path(folder) / name).read_text())["result"]
        share = next(b["win_share"] for b in result["bots"] if b["name"] == bot)
        good = good and share >= floor and result["games"] >= 2000
        print(f"{name}: {bot} wins {share:.1%} of {result['games']} games, floor {floor:.0%}")
    return good


def check_load(folder):
    good = True
    for name, rows in LOAD.items():
        result = json.loads((pathlib.Path(folder) / name).read_text())["result"]
        good = good and not result["faults"]
        for key, sign, floor in rows:
            value = result
            for part in key.split("."):
                value = value[part]
            good = good and (value >= floor if sign == ">=" else value <= floor)
            print(f"{name}: {key} is {value:.1f}, must be {sign} {floor}")
    return good


if sys.argv[1] == "--floors":
    sys.exit(0 if all([check_floors(sys.argv[2]), check_load(sys.argv[2])]) else 1)
wrap(*sys.argv[1:4])
