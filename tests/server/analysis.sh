#!/usr/bin/env bash
# An analysis is cut off when its budget is used up: what was measured is told, the rest lies between, and
# the metrics say so. Use: analysis.sh PATH_OF_SIDERA
set -eu
sidera=$(realpath "$1")
tests=$(realpath "$(dirname "$0")/..")
. "$tests/server/serving.bash"

store_games "$tests/records/61-cosmic-greedy-5.jsonl"
start --analysis-seconds 0.5
for _ in $(seq 300); do
    curl -sf "$address/api/matches/m0/analysis" >analysis.json
    grep -q '"ready":true' analysis.json && break
    sleep 0.1
done
curl -sf "$address/metrics" >metrics
python3 - <<'PYTHON'
import json

analysis = json.load(open("analysis.json"))
assert analysis["ready"], "the analysis never came"
moments = analysis["moments"]
between = [moment for moment in moments if moment.get("between")]
assert 2 <= analysis["measured"] == len(moments) - len(between) < len(moments)
assert all(abs(sum(chance["win"] for chance in moment["chances"]) - 1) < 1e-3 for moment in moments)
metrics = dict(line.split() for line in open("metrics") if not line.startswith("#"))
assert metrics["sidera_analyses_total"] == metrics["sidera_analyses_cut_total"] == "1"
assert metrics["sidera_analyses_waiting"] == "0"
print(f"{analysis['measured']} of {len(moments)} moments measured in half a second of one core")
PYTHON
stop
