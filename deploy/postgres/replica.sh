#!/bin/sh
# A hot standby of PRIMARY_HOST in PGDATA: copies it the first time, then follows it. PGUSER and PGPASSWORD may replicate there.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA.part" "$PGDATA"
  pg_basebackup --host="$PRIMARY_HOST" --port="${PRIMARY_PORT:-5432}" --pgdata="$PGDATA.part" --write-recovery-conf --checkpoint=fast --wal-method=stream
  mv "$PGDATA.part" "$PGDATA"
fi
exec postgres -D "$PGDATA" -c hot_standby=on -c hot_standby_feedback=on -c listen_addresses="${LISTEN:-*}" -c port="${PORT:-5432}"
