#!/bin/sh
# A point that all nodes of a database which Citus distributes have in common, and that each has archived when this ends.
#   PGHOST=coordinateur PGUSER=postgres PGDATABASE=gramme deploy/citus/point.sh nuit-2026-11-30
set -eu
# Commits that concern several nodes wait for a moment, so that none is before the point on one node and after it on another.
psql -XAtq -v ON_ERROR_STOP=1 -c "SELECT citus_create_restore_point('$1')" > /dev/null
psql -XAtF ' ' -c "SELECT nodename, nodeport FROM pg_dist_node WHERE noderole = 'primary'" | while read -r host port; do
  wal=$(psql -h "$host" -p "$port" -XAtc 'SELECT pg_walfile_name(pg_switch_wal())' < /dev/null)
  until [ "$(psql -h "$host" -p "$port" -XAtc "SELECT last_archived_wal >= '$wal' FROM pg_stat_archiver" < /dev/null)" = t ]; do
    sleep 1
  done
done
