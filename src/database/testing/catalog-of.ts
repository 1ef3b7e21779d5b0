import type { Database } from '../connect.ts'

/** All that a migration makes, as the catalog says it. */
export async function catalogOf({ pool }: Pick<Database, 'pool'>): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select 'constraint' as what, conrelid::regclass::text as target, conname as name, pg_get_constraintdef(oid) || convalidated as detail
     from pg_constraint where connamespace in ('public'::regnamespace, 'auth'::regnamespace)
     union all select 'trigger', tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     union all select 'table', oid::regclass::text, '', format('%s %s %s', relrowsecurity, relforcerowsecurity, relacl::text)
     from pg_class where relkind in ('r', 'v') and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
     union all select 'index', indexrelid::regclass::text, '', pg_get_indexdef(indexrelid)
     from pg_index join pg_class c on c.oid = indrelid where relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
     order by 1, 2, 3, 4`,
  )
  return rows
}
