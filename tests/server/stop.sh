#!/usr/bin/env bash
# SIGTERM ends the server within two seconds, even while it analyses a long Monolith game.
# Use: stop.sh PATH_OF_SIDERA
set -eu
sidera=$(realpath "$1")
record=$(realpath "$(dirname "$0")/../records/44-monolith-left-6.jsonl")
folder=$(mktemp -d)
trap 'kill -9 $server 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"

start() {
    "$sidera" serve --port 0 --store sqlite:sidera.db >out 2>err &
    server=$!
    for _ in $(seq 100); do
        address=$(sed -n 's/^Sidera is at \(.*\)\/$/\1/p' out)
        [ -n "$address" ] && return
        sleep 0.05
    done
    cat err
    exit 1
}

# The tables of a new store, then a finished game nobody has analysed yet.
start
kill "$server"
wait "$server"
python3 - "$record" <<'PYTHON'
import json
import sqlite3
import sys

lines = open(sys.argv[1]).read().splitlines()
entries = [line for line in lines[1:] if not {"hash", "end"} & set(json.loads(line))]
with sqlite3.connect("sidera.db") as store:
    store.execute("INSERT INTO match VALUES ('m', 'monolith', ?)", (lines[0],))
    store.execute("INSERT INTO snapshot VALUES ('m', ?, ?)", (len(entries), "\n".join(entries)))
    store.execute("INSERT INTO result VALUES ('m', 'monolith', 1, 0, '{}')")
PYTHON

start
sleep 1.5
curl -sf "$address/api/matches/m/analysis" | grep -q '"ready":false' ||
    { echo "the analysis was over too soon to be stopped"; exit 1; }
curl -sf "$address/metrics" | grep -q '^sidera_analyses_waiting 1$' ||
    { echo "nothing is being analysed"; exit 1; }
began=$(date +%s%N)
kill "$server"
for _ in $(seq 200); do
    kill -0 "$server" 2>/dev/null || break
    sleep 0.05
done
took=$((($(date +%s%N) - began) / 1000000))
[ "$took" -le 2000 ] || { echo "stopping took $took ms or more"; exit 1; }
wait "$server"
echo "stopped after $took ms in the middle of an analysis"
