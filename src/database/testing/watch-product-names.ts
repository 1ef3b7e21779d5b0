import type { Pool } from 'pg'

const WATCH = `
  CREATE FUNCTION note_names_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_config('test.names_change', pg_current_xact_id()::text, true);
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_names_change AFTER UPDATE OF product_names_revision ON account_settings
    FOR EACH STATEMENT EXECUTE FUNCTION note_names_change();

  CREATE FUNCTION refuse_untold_names() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_user = 'gramme_member' AND current_setting('test.names_change', true) IS DISTINCT FROM pg_current_xact_id()::text
    THEN RAISE EXCEPTION 'names of products change in a transaction without namesChange'; END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER refuse_untold_names AFTER INSERT OR DELETE ON user_products
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_untold_names();
  CREATE CONSTRAINT TRIGGER refuse_untold_renaming AFTER UPDATE ON user_products DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION refuse_untold_names();
`

/**
 * From now on this database commits no other names of products without their new revision. An engine that distributes
 * has no triggers: there nothing is watched.
 */
export async function watchProductNames(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query("SELECT FROM pg_extension WHERE extname = 'citus'")
  if (rowCount === 0) await pool.query(WATCH)
}
