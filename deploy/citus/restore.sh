#!/bin/sh
# One node of a new cluster, as it was at a point that deploy/citus/point.sh has made; run it for each group, as the user who runs PostgreSQL.
#   PGUSER=postgres PGDATABASE=gramme deploy/citus/restore.sh /sauvegardes/2026-11-30/1 /var/lib/postgresql/15/main \
#     'cp /archives/noeud1/%f %p' nuit-2026-11-30 nouveaux
# `nouveaux` has a line for each node of the new cluster: its group as in `nodes`, its host and its port. The node is left stopped.
set -eu
copy=$1 data=$2 fetch=$3 name=$4 nodes=$5
cp -a "$copy" "$data"
cat >> "$data/postgresql.auto.conf" <<END
restore_command = '$fetch'
recovery_target_name = '$name'
recovery_target_action = 'promote'
END
touch "$data/recovery.signal"
# Without the engine, which would otherwise end transactions on the nodes of before, and without a connection from elsewhere.
pg_ctl -D "$data" -w -t 86400 -l "$data/restore.log" \
  -o "-c shared_preload_libraries= -c archive_mode=off -c listen_addresses= -c unix_socket_directories=$data -c port=5432" start
export PGHOST="$data" PGPORT=5432
until [ "$(psql -XAtc 'SELECT pg_is_in_recovery()')" = f ]; do
  pg_ctl -D "$data" status > /dev/null
  sleep 1
done
{
  # The triggers of this table are the engine's.
  echo 'SET session_replication_role = replica;'
  while read -r group host port; do
    echo "UPDATE pg_dist_node SET nodename = '$host', nodeport = $port WHERE groupid = $group;"
  done < "$nodes"
} | psql -Xq1 -v ON_ERROR_STOP=1
pg_ctl -D "$data" -w stop
