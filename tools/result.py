#!/usr/bin/env python3
"""Wraps a result with commit and command, or checks the strength floors of committed results."""
import json
import pathlib
import sys

FLOORS = {"expert_vs_greedy.json": ("expert", 0.33), "search_vs_greedy.json": ("search", 0.29)}


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


if sys.argv[1] == "--floors":
    sys.exit(0 if check_floors(sys.argv[2]) else 1)
wrap(*sys.argv[1:4])
