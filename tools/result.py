#!/usr/bin/env python3
"""Wraps a result with commit and command, or checks the floors of committed results."""
import json
import pathlib
import sys

# The bot, its least share of victories, and the least number of games.
FLOORS = {
    "expert_vs_greedy.json": ("expert", 0.33, 2000),
    "search_vs_greedy.json": ("search", 0.29, 2000),
    "alien_frontiers_expert.json": ("expert", 0.45, 2000),
    "monolith_expert.json": ("expert", 0.85, 400),
    "cosmic_expert.json": ("expert", 0.38, 1000),
}
# Milliseconds per decision: in the mean, and 99 of 100 below what counts as slow (100 ms).
THINKING = {"alien_frontiers_expert.json": ("expert", 20.0), "cosmic_expert.json": ("expert", 20.0)}
# How greedy bots of Cosmic Encounter treat each other. With three players only one can be an ally.
COMPANY = {"cosmic-balance.json": [("deals_per_talks", 0.30, 3), ("allies_per_encounter", 0.8, 4)]}

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
    for name, (bot, floor, games) in FLOORS.items():
        result = json.loads((pathlib.Path(folder) / name).read_text())["result"]
        share = next(b["win_share"] for b in result["bots"] if b["name"] == bot)
        good = good and share >= floor and result["games"] >= games
        print(f"{name}: {bot} wins {share:.1%} of {result['games']} games, floor {floor:.0%}")
    return good


def check_thinking(folder):
    good = True
    for name, (bot, most) in THINKING.items():
        result = json.loads((pathlib.Path(folder) / name).read_text())["result"]
        row = next(b for b in result["bots"] if b["name"] == bot)
        mean = row["milliseconds"] / row["decisions"]
        slow = row["slow"] / row["decisions"]
        good = good and mean <= most and slow <= 0.01
        print(f"{name}: {bot} thinks {mean:.1f} ms in the mean, {slow:.2%} over 100 ms")
    return good


def check_company(folder):
    good = True
    for name, rows in COMPANY.items():
        for result in json.loads((pathlib.Path(folder) / name).read_text()):
            for key, floor, players in rows:
                value = result["figures"][key]
                good = good and (value >= floor or result["seats"] < players)
                print(f"{name}: {result['seats']} players, {key} is {value:.2f}, must be >= {floor} from {players} on")
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
    checks = [check(sys.argv[2]) for check in (check_floors, check_thinking, check_company, check_load)]
    sys.exit(0 if all(checks) else 1)
wrap(*sys.argv[1:4])
