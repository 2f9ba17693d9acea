#!/usr/bin/env python3
"""Wraps a result with commit and command, or checks the floors of committed results."""
import json
import pathlib
import sys

# Two cores, the clients on the same machine: 200 tables of four that offer 6,000 answers per second.
LOAD = {
    "load.json": [("answers_per_second", ">=", 5000), ("answer_to_ack.p99_ms", "<=", 50)],
    "load_most.json": [("answers_per_second", ">=", 5000), ("answer_to_ack.p99_ms", "<=", 50)],
    "idle.json": [("idle_connections", ">=", 5000), ("memory_idle_mb", "<=", 400)],
}


def wrap(commit, command, path):
    result = json.loads(pathlib.Path(path).read_text())
    print(json.dumps({"commit": commit, "command": command, "result": result}, indent=2))


def result_of(folder, name):
    return json.loads((pathlib.Path(folder) / name).read_text())


def row_of(result, bot):
    return next(b for b in result["bots"] if b["name"] == bot)


def check_strength(folder, name, bot, floor, games):
    """The bot, its least share of victories, and the least number of games."""
    result = result_of(folder, name)["result"]
    share = row_of(result, bot)["win_share"]
    print(f"{name}: {bot} wins {share:.1%} of {result['games']} games, floor {float(floor):.0%}")
    return share >= float(floor) and result["games"] >= int(games)


def check_thinking(folder, name, bot, most):
    """Milliseconds per decision: in the mean, and 99 of 100 below what counts as slow (100 ms)."""
    row = row_of(result_of(folder, name)["result"], bot)
    mean = row["milliseconds"] / row["decisions"]
    slow = row["slow"] / row["decisions"]
    print(f"{name}: {bot} thinks {mean:.1f} ms in the mean, {slow:.2%} over 100 ms")
    return mean <= float(most) and slow <= 0.01


def check_figure(folder, name, key, floor, players):
    """One of the figures of tools/balance, and from how many players on it counts."""
    good = True
    for result in result_of(folder, name):
        value = result["figures"][key]
        good = good and (value >= float(floor) or result["seats"] < int(players))
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


CHECKS = {"strength": check_strength, "thinking": check_thinking, "figure": check_figure}


def check_floors(folder, floors):
    """Floors of games are "strength|thinking|figure FILE ARGUMENT...", see games/GAME/measures.sh."""
    results = [CHECKS[kind](folder, *rest) for kind, *rest in (floor.split() for floor in floors)]
    return all(results + [check_load(folder)])


if sys.argv[1] == "--floors":
    sys.exit(0 if check_floors(sys.argv[2], sys.argv[3:]) else 1)
wrap(*sys.argv[1:4])
