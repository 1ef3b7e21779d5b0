import type { Pool } from 'pg'
import { IN_ORDER } from '#database/user-tables/user-tables.ts'

/** Of accounts, what a refused request leaves alone: not attempts, sessions, links, security events and the last use of a token. */
const ACCOUNT_TABLES = ['auth.users', 'auth.accounts', 'auth.passkeys', 'auth.memberships', 'auth.departures']

/** Notes each row that is committed, in a table that is read and emptied by `writtenTables`. `*<>` compares columns of JSON too. */
export async function watchWrites(pool: Pool): Promise<void> {
  const tables = [...IN_ORDER, ...ACCOUNT_TABLES]
  await pool.query(`
    CREATE SCHEMA watched;
    CREATE UNLOGGED TABLE watched.writes (name text NOT NULL);
    CREATE FUNCTION watched.note_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      IF TG_OP <> 'UPDATE' OR OLD *<> NEW THEN INSERT INTO watched.writes VALUES (TG_TABLE_NAME); END IF;
      RETURN NULL;
    END $$;
    ${tables.map((table) => `CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION watched.note_write();`).join('\n')}`)
}

/** The tables of which rows have been written since this was last asked, each once. */
export async function writtenTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'WITH written AS (DELETE FROM watched.writes RETURNING name) SELECT DISTINCT name FROM written ORDER BY name',
  )
  return rows.map(({ name }) => name)
}
