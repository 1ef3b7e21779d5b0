#!/bin/sh
# A copy of each node of a database that Citus distributes, to be restored at any point that deploy/citus/point.sh makes later.
#   PGHOST=coordinateur PGUSER=postgres PGDATABASE=gramme deploy/citus/copies.sh /sauvegardes/2026-11-30
# Every node has archive_mode = on and an archive_command to a place of its own. The folder gets `nodes`, a line for each node (group, host,
# port), and the copy of each in the folder of its group; 0 is the coordinator's. It is made anew when a node joins or leaves.
set -eu
place=$1
mkdir -p "$place"
psql -XAtF ' ' -c "SELECT groupid, nodename, nodeport FROM pg_dist_node WHERE noderole = 'primary' ORDER BY groupid" > "$place/nodes"
while read -r group host port; do
  pg_basebackup -h "$host" -p "$port" -D "$place/$group" -c fast < /dev/null
done < "$place/nodes"
