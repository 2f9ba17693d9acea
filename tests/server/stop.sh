#!/usr/bin/env bash
# SIGTERM ends the server within two seconds, even while it analyses a long Monolith game.
# Use: stop.sh PATH_OF_SIDERA
set -eu
sidera=$(realpath "$1")
tests=$(realpath "$(dirname "$0")/..")
. "$tests/server/serving.bash"

store_games "$tests/records/44-monolith-left-6.jsonl" 50 # enough to be in the middle of one
start
sleep 1.5
curl -sf "$address/metrics" | grep -q '^sidera_analyses_waiting [1-9]' ||
    { echo "the analyses were over too soon to be stopped"; exit 1; }
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
