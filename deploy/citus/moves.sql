-- Lets Citus move parts by logical replication, with citus_rebalance_start() or rebalance_table_shards(): once for each node, by its
-- superuser, in the database of Gramme.
--   psql -h noeud1 -d gramme -f deploy/citus/moves.sql
-- Citus makes a role for each move, which owns its subscription and is dropped after it. It is a member of the owner of the tables, whom
-- their policies concern, and PostgreSQL applies no change to a table whose policies concern the owner of the subscription: without this, a
-- move never ends. Only that role passes the policies by; those of Gramme never do.
SET citus.enable_ddl_propagation = off;

CREATE OR REPLACE FUNCTION public.let_moves_write() RETURNS event_trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp
SET citus.enable_ddl_propagation = off AS $$
DECLARE
  mover name;
BEGIN
  FOR mover IN
    SELECT rolname FROM pg_subscription JOIN pg_roles ON pg_roles.oid = subowner
    WHERE rolname LIKE 'citus\_shard\_move\_subscription\_role\_%' AND NOT rolbypassrls
  LOOP
    EXECUTE format('ALTER ROLE %I BYPASSRLS', mover);
  END LOOP;
END $$;

DROP EVENT TRIGGER IF EXISTS let_moves_write;
CREATE EVENT TRIGGER let_moves_write ON ddl_command_end WHEN TAG IN ('ALTER SUBSCRIPTION') EXECUTE FUNCTION public.let_moves_write();
