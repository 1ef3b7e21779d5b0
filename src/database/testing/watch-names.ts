import type { Pool } from 'pg'

/** Of each table that searches look through, what they read. */
const NAMES = {
  tech_sheets: 'search_text',
  user_products: 'search_text',
  gamme_recettes: 'nom_affiche',
  menus: 'nom',
  cartes: 'nom',
  supplier_contacts: 'search_text',
}

const WATCH = `
  CREATE FUNCTION note_names_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_config('test.names_change', pg_current_xact_id()::text, true);
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_names_change AFTER UPDATE OF names_revision ON account_settings
    FOR EACH STATEMENT EXECUTE FUNCTION note_names_change();

  CREATE FUNCTION refuse_untold_names() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_user = 'gramme_member' AND current_setting('test.names_change', true) IS DISTINCT FROM pg_current_xact_id()::text
    THEN RAISE EXCEPTION 'names in % change in a transaction without namesChange', TG_TABLE_NAME; END IF;
    RETURN NULL;
  END $$;
  ${Object.entries(NAMES)
    .map(
      ([table, name]) => `
  CREATE CONSTRAINT TRIGGER refuse_untold_names AFTER INSERT OR DELETE ON ${table}
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_untold_names();
  CREATE CONSTRAINT TRIGGER refuse_untold_renaming AFTER UPDATE ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (OLD.${name} IS DISTINCT FROM NEW.${name}) EXECUTE FUNCTION refuse_untold_names();`,
    )
    .join('')}
`

/**
 * From now on this database commits no other names without their new revision. An engine that distributes has no
 * triggers: there nothing is watched.
 */
export async function watchNames(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query("SELECT FROM pg_extension WHERE extname = 'citus'")
  if (rowCount === 0) await pool.query(WATCH)
}
