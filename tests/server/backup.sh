#!/usr/bin/env bash
# Backup and restore as docs/operating.md has it: a player and an open table survive.
# Use: backup.sh PATH_OF_SIDERA
set -eu
sidera=$(realpath "$1")
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || true; rm -rf "$folder"' EXIT
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

start
secret=$(curl -sf -X POST "$address/api/me" | sed 's/.*"secret":"\([0-9a-f]*\)".*/\1/')
curl -sf -X POST -H "Authorization: Bearer $secret" -d '{"name":"Luna"}' "$address/api/me/name" >/dev/null
sqlite3 sidera.db ".backup sidera-backup.db"
curl -sf -X POST -H "Authorization: Bearer $secret" -d '{"name":"Later"}' "$address/api/me/name" >/dev/null
kill "$server"
wait "$server"

rm -f sidera.db sidera.db-wal sidera.db-shm
mv sidera-backup.db sidera.db
start
curl -sf -H "Authorization: Bearer $secret" "$address/api/me" | grep -q '"name":"Luna"'
kill "$server"
wait "$server"
echo "backup and restore hold"
