# A server of a test's own, in a folder that goes away with it. Sourced by the tests: needs $sidera, works in
# a new folder from then on, ends the server with the test.
folder=$(mktemp -d)
server=
trap 'kill -9 $server 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"

# start [FLAG...]: waits until it serves; $server is its process, $address where it is.
start() {
    : >out # what an earlier server said there is not meant
    "$sidera" serve --port 0 --store sqlite:sidera.db "$@" >>out 2>err &
    server=$!
    for _ in $(seq 100); do
        address=$(sed -n 's/^Sidera is at \(.*\)\/$/\1/p' out)
        [ -n "$address" ] && return
        sleep 0.05
    done
    cat err
    exit 1
}

stop() {
    kill "$server"
    wait "$server"
}

# store_games RECORD [COPIES]: finished games nobody has analysed yet, m0, m1, ..., in a new store.
store_games() {
    start
    stop
    python3 - "$1" "${2:-1}" <<'PYTHON'
import json
import sqlite3
import sys

lines = open(sys.argv[1]).read().splitlines()
game = json.loads(lines[0])["game"]
entries = [line for line in lines[1:] if not {"hash", "end"} & set(json.loads(line))]
with sqlite3.connect("sidera.db") as store:
    for number in range(int(sys.argv[2])):
        match = f"m{number}"
        store.execute("INSERT INTO match VALUES (?, ?, ?)", (match, game, lines[0]))
        store.execute("INSERT INTO snapshot VALUES (?, ?, ?)", (match, len(entries), "\n".join(entries)))
        store.execute("INSERT INTO result VALUES (?, ?, ?, 0, '{}')", (match, game, number))
PYTHON
}
