#!/usr/bin/env bash
# Backup and restore as docs/operating.md has it: a player and an open table survive.
# Use: backup.sh PATH_OF_SIDERA
set -eu
sidera=$(realpath "$1")
. "$(dirname "$0")/serving.bash"

start
secret=$(curl -sf -X POST "$address/api/me" | sed 's/.*"secret":"\([0-9a-f]*\)".*/\1/')
curl -sf -X POST -H "Authorization: Bearer $secret" -d '{"name":"Luna"}' "$address/api/me/name" >/dev/null
sqlite3 sidera.db ".backup sidera-backup.db"
curl -sf -X POST -H "Authorization: Bearer $secret" -d '{"name":"Later"}' "$address/api/me/name" >/dev/null
stop

rm -f sidera.db sidera.db-wal sidera.db-shm
mv sidera-backup.db sidera.db
start
curl -sf -H "Authorization: Bearer $secret" "$address/api/me" | grep -q '"name":"Luna"'
stop
echo "backup and restore hold"
