import type { Pool } from 'pg'

/** What the conventions ask of the catalog; each statement names the offenders. */
const RULES: Record<string, string> = {
  'does not start with user_id uuid not null': `
    select name from tables where not exists (
      select from pg_attribute a where a.attrelid = tables.oid and a.attnum = 1
        and a.attname = 'user_id' and a.atttypid = 'uuid'::regtype and a.attnotnull)`,
  'has no primary key': `
    select name from tables where not exists (
      select from pg_index i where i.indrelid = tables.oid and i.indisprimary)`,
  'has an index or key that does not lead with user_id': `
    select format('%s (%s)', name, i.indexrelid::regclass) as name from tables
      join pg_index i on i.indrelid = tables.oid where i.indkey[0] is distinct from user_attnum`,
  "has a foreign key that does not lead from user_id to the other's user_id": `
    select format('%s (%s)', name, c.conname) as name from tables
      join pg_constraint c on c.conrelid = tables.oid and c.contype = 'f'
      join pg_attribute other on other.attrelid = c.confrelid and other.attnum = c.confkey[1]
    where c.conkey[1] is distinct from user_attnum
       or not (other.attname = 'user_id' or (c.confrelid = 'auth.users'::regclass and other.attname = 'id'))`,
  'does not go with its user': `
    with recursive owned as (
      select c.conrelid as oid from pg_constraint c
        where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = 'auth.users'::regclass
      union select c.conrelid from pg_constraint c join owned on c.confrelid = owned.oid
        where c.contype = 'f' and c.confdeltype = 'c')
    select name from tables where not exists (select from owned where owned.oid = tables.oid)`,
  'sets user_id to null with another row': `
    select format('%s (%s)', name, c.conname) as name from tables
      join pg_constraint c on c.conrelid = tables.oid and c.contype = 'f' and c.confdeltype in ('n', 'd')
    where c.confdelsetcols is null or user_attnum = any (c.confdelsetcols)`,
  'has no row-level security, or does not force it': `
    select name from tables where not (relrowsecurity and relforcerowsecurity)`,
  // The settings have one more, for the server's role, and so has what is open to the kitchen.
  'has other policies than the two of protect()': `
    select name from tables where coalesce((
      select array_agg(format('%s %s %s %s', p.polname, p.polroles::regrole[], pg_get_expr(p.polqual, p.polrelid),
        coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '-')) order by p.polname)
      from pg_policy p where p.polrelid = tables.oid and p.polpermissive
        and p.polcmd = case p.polname when 'visitor' then 'r' else '*' end::"char"), '{}')
      <> case when to_regclass('kitchen.' || name) is null then '{}'::text[]
           else array['kitchen {gramme_cook} (user_id = acting_user()) (user_id = acting_user())'] end ||
         array['member {gramme_member} (user_id = acting_user()) (user_id = acting_user())'] ||
         case name when 'account_settings'
           then array[format('server {%s} (user_id = acting_user()) (user_id = acting_user())', current_user)]
           else '{}' end ||
         array['visitor {gramme_visitor} (user_id = acting_user()) -']
      or (select count(*) from pg_policy p where p.polrelid = tables.oid)
         <> 2 + (name = 'account_settings')::int + (to_regclass('kitchen.' || name) is not null)::int`,
  'gives other rights than to member and visitor': `
    select name from tables where coalesce((
      select array_agg(format('%s %s', grantee::regrole, privilege_type) order by grantee::regrole::text, privilege_type)
      from aclexplode(relacl) where grantee <> relowner), '{}')
      <> array['gramme_member DELETE', 'gramme_member INSERT', 'gramme_member SELECT', 'gramme_member UPDATE',
               'gramme_visitor SELECT']`,
  'is a view that does not ask for the rights of who reads it': `
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and not ('security_invoker=true' = any (coalesce(c.reloptions, '{}')))`,
  'is a function with the rights of its owner': `
    select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef`,
  // An engine that distributes connects to its nodes as the current role.
  'is a role that may do too much': `
    select r.rolname as name from pg_roles r,
      (select exists (select from pg_extension where extname = 'citus') as distributes) as engine
    where (r.rolname in ('gramme_member', 'gramme_visitor', 'gramme_cook') and (r.rolcanlogin and not distributes or r.rolcreaterole or r.rolcreatedb))
       or (r.rolname in ('gramme_member', 'gramme_visitor', 'gramme_cook', current_user) and (r.rolsuper or r.rolbypassrls))
       or (r.rolname in ('gramme_member', 'gramme_visitor', 'gramme_cook') and has_schema_privilege(r.oid, 'auth', 'usage'))
       or (r.rolname in ('gramme_member', 'gramme_visitor', 'gramme_cook') and has_schema_privilege(r.oid, 'public', 'create'))
       or (r.rolname in ('gramme_member', 'gramme_visitor', 'gramme_cook') and pg_has_role(current_user, r.oid, 'usage'))`,
}

const TABLES = `
  with tables as (
    select c.oid, c.relname as name, c.relowner, c.relacl, c.relrowsecurity, c.relforcerowsecurity,
      (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id') as user_attnum
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f'))`

/** Every breach of the conventions in schema `public`, as 'table rule'. */
export async function catalogFaults(client: Pick<Pool, 'query'>): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, offenders] of Object.entries(RULES)) {
    const { rows } = await client.query<{ name: string }>(
      `${TABLES} select name from (${offenders}) as offenders`,
    )
    faults.push(...rows.map(({ name }) => `${name} ${rule}`))
  }
  return faults
}
