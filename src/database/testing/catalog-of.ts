import type { Database } from '../connect.ts'

/** What belongs to Gramme, as `nspname`. */
const OURS = "in ('public', 'auth', 'kitchen', 'without_money')"

/** Each statement gives rows of (target, name, detail). Columns are compared by their names: the order in which they were added is no difference. */
const KINDS: Record<string, string> = {
  schema: `select nspname, '', ${rights('nspacl')} from pg_namespace where nspname ${OURS}`,
  table: `
    select t.oid::regclass::text, relkind::text, concat_ws(' ', relrowsecurity, relforcerowsecurity, relpersistence, reloptions::text, ${rights('relacl')}, obj_description(t.oid, 'pg_class'))
    from pg_class t join pg_namespace n on n.oid = relnamespace where relkind in ('r', 'v', 'm', 'p', 'S', 'f') and nspname ${OURS}`,
  column: `
    select t.oid::regclass::text, attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      attstorage, attcompression, (select collname from pg_collation c where c.oid = attcollation), attoptions::text,
      pg_get_expr(adbin, adrelid), ${rights('attacl')}, col_description(t.oid, attnum))
    from pg_attribute a join pg_class t on t.oid = attrelid join pg_namespace n on n.oid = relnamespace
      left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
    where relkind in ('r', 'v') and nspname ${OURS} and attnum > 0 and not attisdropped`,
  constraint: `
    select conrelid::regclass::text, conname, concat_ws(' ', pg_get_constraintdef(c.oid), convalidated)
    from pg_constraint c join pg_namespace n on n.oid = connamespace where nspname ${OURS} and contype <> 'n'`,
  index: `
    select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid)
    from pg_index join pg_class t on t.oid = indexrelid join pg_namespace n on n.oid = relnamespace where nspname ${OURS}`,
  trigger: `
    select tgrelid::regclass::text, tgname, concat_ws(' ', tgenabled, pg_get_triggerdef(g.oid)) from pg_trigger g where not tgisinternal`,
  policy: `
    select polrelid::regclass::text, polname, concat_ws(' ', polcmd, polpermissive,
      (select string_agg(rolname, ',' order by rolname) from pg_roles where oid = any (polroles)),
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy`,
  function: `
    select p.oid::regprocedure::text, '', concat_ws(' ', pg_get_functiondef(p.oid), ${rights('proacl')})
    from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname ${OURS}
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  view: `
    select t.oid::regclass::text, '', (
      select string_agg(line, chr(10) order by line)
      from (select rtrim(btrim(part), ',') from string_to_table(replace(pg_get_viewdef(t.oid), 'SELECT ', ''), chr(10)) as part) as lines (line))
    from pg_class t join pg_namespace n on n.oid = relnamespace where relkind = 'v' and nspname ${OURS}`,
}

/** Rights as text, in an order that is theirs. */
function rights(acl: string): string {
  return `(select string_agg(item::text, ' ' order by item::text) from unnest(${acl}) as item)`
}

/** All that the migrations make, as the catalog says it. */
export async function catalogOf({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(KINDS).map(async ([kind, statement]) => {
      const { rows } = await pool.query<string[]>({ text: statement, rowMode: 'array' })
      return rows.map((row) => [kind, ...row].join(' | '))
    }),
  )
  return found.flat().sort()
}
