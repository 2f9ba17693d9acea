"""How fair Monolith is between factions and seats in games of bots, by number of players. See tools/balance."""
import json
import subprocess

GAMES = 2000  # for each number of players
LIMIT = ["--set", "round_limit=160"]
FAIR = LIMIT + ["--set", "catch_up=true"]
NAMES = {"umani": "Humans", "digitali": "Digitals", "xenos": "Xenos"}


def simulate(sidera, title, seats, games, *arguments, bots="greedy"):
    command = [str(sidera), "sim", "monolith", "--seats", str(seats), "--games", str(games), "--bots", bots,
               "--threads", "2", "--json", "--report", "/dev/null", *arguments]
    result = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    result["title"] = title
    result["command"] = " ".join(["sidera", *command[1:-3 - len(arguments)], *arguments])
    print(title, result["rounds"], flush=True)
    return result


def runs(sidera, games):
    yield simulate(sidera, "2 players", 2, games, *FAIR)
    yield simulate(sidera, "3 players", 3, games, *FAIR)
    yield simulate(sidera, "4 players", 4, games, *FAIR)
    yield simulate(sidera, "2 players, without catch_up", 2, games, *LIMIT)
    yield simulate(sidera, "2 players, 3 x 3 panels", 2, games, *FAIR, "--set", "panel_cols=3", "--set", "panel_rows=3")
    yield simulate(sidera, "2 players, 2 x 2 panels", 2, games, *FAIR, "--set", "panel_cols=2", "--set", "panel_rows=2")
    yield simulate(sidera, "2 players, expert 20 ms", 2, min(games, 300), *FAIR, "--ms", "20", bots="expert")


def percent(share):
    return f"{100 * share['share']:.1f} ({100 * share['low']:.1f}-{100 * share['high']:.1f})"


def share_table(results):
    lines = ["| games | equal share | Humans | Digitals | Xenos | first | last | rounds: 10 %, median, 90 % | at the limit |",
             "|---|---|---|---|---|---|---|---|---|"]
    for result in results:
        factions = result["traits"]["faction"]
        order = result["traits"]["order"]
        limit = result["traits"]["end"].get("limit", {"share": 0.0})
        rounds = result["rounds"]
        lines.append("| " + " | ".join(
            [f"{result['title']}, {result['games']}", f"{100 / result['seats']:.1f}"]
            + [percent(factions[key]) for key in NAMES]
            + [percent(order["1"]), percent(order[str(result["seats"])])]
            + [f"{rounds['tenth']}, {rounds['median']}, {rounds['nine_tenths']}", f"{100 * limit['share']:.1f} %"]) + " |")
    return lines


def happening_table(results, group, title):
    keys = sorted({key for result in results for key in result["happenings"].get(group, {})})
    lines = [f"| {title} | " + " | ".join(result["title"] for result in results) + " |",
             "|---|" + "---|" * len(results)]
    for key in keys:
        cells = []
        for result in results:
            count = result["happenings"].get(group, {}).get(key)
            cells.append(f"{count['per_game']:.2f} ({100 * count['by_winners']:.0f} %)" if count else "0")
        lines.append(f"| {key.replace('_', ' ')} | " + " | ".join(cells) + " |")
    return lines


def picture(results):
    """Shares as distance from an equal one, with their intervals; the band is five points."""
    rows = []
    for result in results:
        equal = 1 / result["seats"]
        rows.append((result["title"], None))
        for key, name in NAMES.items():
            rows.append((name, (result["traits"]["faction"][key], equal)))
        rows.append(("first to play", (result["traits"]["order"]["1"], equal)))
    height = 40 + 22 * len(rows)
    middle, scale = 400, 1800
    out = [f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 720 {height}' font-family='sans-serif' font-size='13'>",
           f"<rect width='720' height='{height}' fill='#10141f'/>",
           f"<rect x='{middle - 0.05 * scale}' y='24' width='{0.1 * scale}' height='{height - 30}' fill='#1d2638'/>",
           f"<line x1='{middle}' y1='24' x2='{middle}' y2='{height - 6}' stroke='#55607a'/>",
           f"<text x='{middle}' y='16' fill='#c6cede' text-anchor='middle'>equal share, and five points to either side</text>"]
    for i, (name, value) in enumerate(rows):
        y = 42 + 22 * i
        if value is None:
            out.append(f"<text x='16' y='{y}' fill='#f2d35e'>{name}</text>")
            continue
        share, equal = value
        x = middle + scale * (share["share"] - equal)
        low = middle + scale * (share["low"] - equal)
        high = middle + scale * (share["high"] - equal)
        out += [f"<text x='150' y='{y}' fill='#c6cede' text-anchor='end'>{name}</text>",
                f"<line x1='{low:.1f}' y1='{y - 4}' x2='{high:.1f}' y2='{y - 4}' stroke='#5aa9e6' stroke-width='2'/>",
                f"<circle cx='{x:.1f}' cy='{y - 4}' r='5' fill='#5aa9e6'/>",
                f"<text x='704' y='{y}' fill='#c6cede' text-anchor='end'>{100 * share['share']:.1f} %</text>"]
    return "\n".join(out + ["</svg>", ""])


def page(results):
    main = results[:3]
    lines = ["# Monolith: balance of the reconstructed numbers", "",
             "Written by `tools/balance`. Shares of victories in percent per seat playing the faction, with 95 % intervals; `catch_up`",
             "is on unless the line says otherwise, games end after 160 rounds. greedy thinks less than a millisecond a turn.", "",
             "![Distance from an equal share](monolith-balance.svg)", ""]
    lines += share_table(results)
    lines += ["", "What was built, per game, and how much of it by the winners:", ""] + happening_table(main, "built", "built")
    lines += ["", "What decided:", ""] + happening_table(main, "deed", "deed")
    lines += ["", "What was destroyed:", ""] + happening_table(main, "destroyed", "destroyed")
    return "\n".join(lines + [""])


def write(sidera, folder, games):
    results = list(runs(sidera, games))
    for result in results:
        for key in ("seconds", "games_per_second", "decisions_per_second"):
            result.pop(key)
    (folder / "monolith-balance.json").write_text(json.dumps(results, indent=1) + "\n")
    (folder / "monolith-balance.svg").write_text(picture(results))
    (folder / "monolith-balance.md").write_text(page(results))
