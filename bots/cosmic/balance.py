"""How well each alien of Cosmic Encounter does in games of greedy bots, by number of players; notes it in the source
of each (`.rating`). See tools/balance."""
import json
import re
import subprocess

GAMES = 200000  # altogether
# Parts of the games by number of players. Aliens are dealt, not chosen: each is met equally often.
PARTS = {3: 0.3, 4: 0.3, 5: 0.4}
COLOURS = {3: "#f4a259", 4: "#8cc084", 5: "#5aa9e6"}
BAND = 15  # points; what lies outside asks for a reason
# Why the quick bots of today win so often with them, as far as was found out.
REASONS = {"warpish": "Warpish counts every ship in the warp, and quick bots commit and lose many",
           "virus": "Virus multiplies by ships, and quick bots always bring four"}
KEPT = ("game", "games", "seats", "seed", "bots", "options", "rounds_per_game", "rounds", "decisions_per_game")


def simulate(sidera, seats, games):
    command = [str(sidera), "sim", "cosmic", "--seats", str(seats), "--games", str(games), "--bots", "greedy",
               "--seed", "1", "--set", "alien_choice=1", "--json", "--report", "/dev/null"]
    whole = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    result = {key: whole[key] for key in KEPT}
    result["command"] = " ".join(["sidera", *command[1:-3]])
    result["figures"] = figures(whole)
    result["aliens"] = {name: rounded(row) for name, row in whole["traits"]["alien"].items()}
    result["powers_used"] = {name: rounded(row) for name, row in whole["happenings"]["power"].items()}
    result["cards_played"] = {name: rounded(row) for name, row in whole["happenings"]["card"].items()}
    print(seats, "players:", result["figures"], flush=True)
    return result


def rounded(row):
    return {key: round(value, 5) for key, value in row.items()}


def figures(whole):
    def per_game(group, key):
        return whole["happenings"].get(group, {}).get(key, {"per_game": 0})["per_game"]

    encounters = per_game("encounter", "encounter_begins")
    talks = per_game("talks", "talks_begin")
    return {"encounters_per_game": round(encounters, 3),
            "allies_per_encounter": round(per_game("encounter", "joined") / encounters, 3),
            "talks_per_game": round(talks, 3),
            "deals_per_talks": round(per_game("talks", "deal_made") / talks, 4),
            "shared_victories": round(whole["traits"]["end"].get("shared", {"share": 0})["share"], 4)}


def points(row, seats):
    """Share, low and high in points above an equal share."""
    return [100 * (row[key] - 1 / seats) for key in ("share", "low", "high")]


def order(results):
    aliens = results[-1]["aliens"]
    return sorted(aliens, key=lambda name: (-aliens[name]["share"], name))


def title(name):
    return {"tick_tock": "Tick-Tock", "anti_matter": "Anti-Matter"}.get(name, name.title())


class Picture:
    """A row per alien, a dot with its interval per number of players."""

    ROW, TOP, LEFT, RIGHT, WIDTH = 24, 78, 130, 690, 900

    def __init__(self, results):
        self.results = results
        values = [points(row, r["seats"]) for r in results for row in r["aliens"].values()]
        self.low = 5 * int(min(v[1] for v in values) // 5)
        self.high = 5 * -int(-max(v[2] for v in values) // 5)
        self.height = self.TOP + self.ROW * len(results[-1]["aliens"]) + 30

    def x(self, value):
        return self.LEFT + (value - self.low) / (self.high - self.low) * (self.RIGHT - self.LEFT)

    def text(self, x, y, words, anchor="start", fill="#c6cede", more=""):
        return f"<text x='{x:.1f}' y='{y:.1f}' fill='{fill}' text-anchor='{anchor}'{more}>{words}</text>"

    def frame(self):
        bottom = self.height - 26
        left, right = self.x(max(-BAND, self.low)), self.x(BAND)
        out = [f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {self.WIDTH} {self.height}' "
               "font-family='sans-serif' font-size='13'>",
               f"<rect width='{self.WIDTH}' height='{self.height}' fill='#10141f'/>",
               self.text(16, 24, "Share of victories by alien, in points above or below an equal share, with 95 % intervals",
                         more=" font-size='15'"),
               f"<rect x='{left:.1f}' y='{self.TOP - 8}' width='{right - left:.1f}' height='{bottom - self.TOP + 8}' "
               "fill='#161d2b'/>"]
        for tick in range(self.low, self.high + 1, 5):
            x = self.x(tick)
            line = "#8b97b3" if tick == 0 else "#2a3448"
            out += [f"<line x1='{x:.1f}' y1='{self.TOP - 8}' x2='{x:.1f}' y2='{bottom}' stroke='{line}'/>",
                    self.text(x, bottom + 18, f"{tick:+d}" if tick else "0", "middle")]
        return out

    def legend(self):
        out = []
        for i, result in enumerate(self.results):
            seats = result["seats"]
            out += [f"<circle cx='{self.LEFT + 6 + 195 * i}' cy='46' r='5' fill='{COLOURS[seats]}'/>",
                    self.text(self.LEFT + 18 + 195 * i, 51, f"{seats} players, {result['games']:,} games"),
                    self.text(self.column(i), self.TOP - 14, f"{seats}", "end", COLOURS[seats])]
        out.append(self.text(self.column(len(self.results) - 1), 46, "per cent of victories", "end"))
        return out

    def column(self, i):
        return 760 + 62 * i

    def row(self, name, at):
        middle = self.TOP + self.ROW * at + self.ROW / 2
        out = []
        if at % 2:
            out.append(f"<rect x='8' y='{middle - self.ROW / 2:.1f}' width='{self.WIDTH - 16}' height='{self.ROW}' "
                       "fill='#ffffff' fill-opacity='0.035'/>")
        out.append(self.text(self.LEFT - 12, middle + 4.5, title(name), "end"))
        for i, result in enumerate(self.results):
            seats = result["seats"]
            row = result["aliens"][name]
            share, low, high = points(row, seats)
            y = middle + 6 * (i - 1)
            colour = COLOURS[seats]
            out += [f"<line x1='{self.x(low):.1f}' y1='{y:.1f}' x2='{self.x(high):.1f}' y2='{y:.1f}' stroke='{colour}' "
                    "stroke-width='1.5'/>",
                    f"<circle cx='{self.x(share):.1f}' cy='{y:.1f}' r='3' fill='{colour}'/>",
                    self.text(self.column(i), middle + 4.5, f"{100 * row['share']:.1f}", "end")]
        return out

    def draw(self):
        out = self.frame() + self.legend()
        for at, name in enumerate(order(self.results)):
            out += self.row(name, at)
        return "\n".join(out + ["</svg>", ""])


def percent(row):
    return f"{100 * row['share']:.1f} ({100 * row['low']:.1f}-{100 * row['high']:.1f})"


def page(results):
    games = sum(result["games"] for result in results)
    far = [name for name in order(results)
           if abs(points(results[-1]["aliens"][name], results[-1]["seats"])[0]) > BAND]
    outside = ", ".join(title(name) for name in far) or "none"
    reasons = "".join(f" {REASONS[name]}." for name in far if name in REASONS)
    lines = ["# Cosmic Encounter: how well each alien does", "",
             f"Written by `tools/balance cosmic`: {games:,} games of greedy bots. Aliens are dealt at random (`alien_choice=1`), so that each",
             "is met equally often and in equal company. Shares of victories in percent with 95 % intervals; a shared victory counts in",
             "equal parts. This says how well the quick bot plays an alien, and how well it plays against it, not how good it is in",
             "people's hands.", "",
             "![Points above or below an equal share](cosmic-balance.svg)", "",
             "| players | games | encounters per game | allies per encounter | talks per game | of these a deal | shared victories "
             "| rounds: 10 %, median, 90 % |",
             "|---|---|---|---|---|---|---|---|"]
    for result in results:
        f, rounds = result["figures"], result["rounds"]
        lines.append(f"| {result['seats']} | {result['games']} | {f['encounters_per_game']:.1f} | {f['allies_per_encounter']:.2f} "
                     f"| {f['talks_per_game']:.2f} | {100 * f['deals_per_talks']:.0f} % | {100 * f['shared_victories']:.0f} % "
                     f"| {rounds['tenth']}, {rounds['median']}, {rounds['nine_tenths']} |")
    lines += ["", f"More than {BAND} points from an equal share with five players: {outside}.{reasons}", "",
              "| alien | " + " | ".join(f"{r['seats']} players" for r in results) + " | uses of its power per game with five |",
              "|---|" + "---|" * (len(results) + 1)]
    last = results[-1]
    for name in order(results):
        uses = last["powers_used"].get(name, {"per_game": 0})["per_game"]
        held = last["aliens"][name]["seats"] / last["games"]
        lines.append(f"| {title(name)} | " + " | ".join(percent(r["aliens"][name]) for r in results) + f" | {uses / held:.1f} |")
    return "\n".join(lines + [""])


def rate(folder, results):
    """Notes in the source of each alien how often it wins: the share of victories times the seats, in percent, mean
    of the tables."""
    for path in sorted(folder.glob("*/*.cpp")):
        shares = [100 * r["aliens"][path.stem]["share"] * r["seats"] for r in results if path.stem in r["aliens"]]
        if shares:
            rating = f".rating = {round(sum(shares) / len(shares))}"
            path.write_text(re.sub(r"\.rating = \d+", rating, path.read_text()))


def write(sidera, folder, games):
    results = [simulate(sidera, seats, int(games * part)) for seats, part in PARTS.items()]
    (folder / "cosmic-balance.json").write_text(json.dumps(results, indent=1) + "\n")
    (folder / "cosmic-balance.svg").write_text(Picture(results).draw())
    (folder / "cosmic-balance.md").write_text(page(results))
    rate(folder.parent.parent / "games/cosmic/aliens", results)
