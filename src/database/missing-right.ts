import type { ClientBase } from 'pg'

type Rights = {
  /** Names as SQL writes them. */
  name: string
  database: string
  owner: string
  /** Whether it is the owner, or acts with the owner's rights. */
  owns: boolean
  /** Whether it is a member of the owner's role, inheriting or not. */
  belongs: boolean
  createsRoles: boolean
  /** Whether roles of Gramme exist which this one cannot take on. */
  barred: boolean
  missing: boolean
  /** Whether it may not create in the schema public; null where there is none. */
  cannotCreate: boolean | null
  /** Who prepared the database before, unless this role acts with its rights. */
  preparedBy: string | null
}

// The third one is that of former versions: their migrations name it still.
const ROLES = ['gramme_member', 'gramme_visitor', 'gramme_without_money', 'gramme_cook']
const NAMES = ROLES.join(', ')
const QUOTED = ROLES.map((name) => `'${name}'`).join(', ')

/** Before PostgreSQL 16 a member could always take on a role. */
const TAKES_ON = `CASE WHEN current_setting('server_version_num')::int >= 160000
  THEN pg_has_role(current_user, r.oid, 'SET') ELSE pg_has_role(current_user, r.oid, 'MEMBER') END`

const RIGHTS = `
  SELECT quote_ident(current_user) AS name, quote_ident(current_database()) AS database,
    quote_ident(pg_get_userbyid(d.datdba)) AS owner,
    pg_has_role(current_user, d.datdba, 'USAGE') AS owns, pg_has_role(current_user, d.datdba, 'MEMBER') AS belongs,
    (SELECT rolcreaterole FROM pg_roles WHERE rolname = current_user) AS "createsRoles",
    EXISTS (SELECT FROM pg_roles r WHERE r.rolname IN (${QUOTED}) AND NOT (${TAKES_ON})) AS barred,
    (SELECT count(*) < ${ROLES.length} FROM pg_roles WHERE rolname IN (${QUOTED})) AS missing,
    NOT has_schema_privilege(current_user, to_regnamespace('public')::oid, 'CREATE') AS "cannotCreate",
    (SELECT quote_ident(pg_get_userbyid(nspowner)) FROM pg_namespace
     WHERE nspname = 'drizzle' AND NOT pg_has_role(current_user, nspowner, 'USAGE')) AS "preparedBy"
  FROM pg_database d WHERE d.datname = current_database()`

/** What the database's user lacks to prepare Gramme, in one sentence with the statement that gives it; undefined when it lacks nothing known. */
export async function missingRight(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<Rights>(RIGHTS)
  return rows[0] && inOneSentence(rows[0])
}

function inOneSentence(rights: Rights): string | undefined {
  const { name, database, owner, preparedBy } = rights
  if (preparedBy !== null)
    return `La base ${database} a été préparée par l'utilisateur ${preparedBy} : connectez Gramme comme ${preparedBy}, ou lancez « REASSIGN OWNED BY ${preparedBy} TO ${name} » en administrateur.`
  if (rights.belongs && !rights.owns)
    return `L'utilisateur ${name} est membre de ${owner}, qui possède la base ${database}, sans en hériter les droits (NOINHERIT) : connectez Gramme comme ${owner}, ou lancez « ALTER DATABASE ${database} OWNER TO ${name} » en administrateur.`
  if (!rights.owns)
    return `L'utilisateur ${name} ne possède pas la base ${database}, qui est à ${owner} : lancez « ALTER DATABASE ${database} OWNER TO ${name} » en administrateur.`
  if (rights.barred)
    return `L'utilisateur ${name} ne peut pas prendre les rôles ${NAMES}, qui existent déjà : lancez « GRANT ${NAMES} TO ${name} » en administrateur.`
  if (rights.missing && !rights.createsRoles)
    return `L'utilisateur ${name} ne peut pas créer les rôles ${NAMES} : lancez « ALTER ROLE ${name} CREATEROLE » en administrateur.`
  if (rights.cannotCreate === true)
    return `L'utilisateur ${name} ne peut rien créer dans le schéma public de la base ${database} : lancez « GRANT CREATE ON SCHEMA public TO ${name} » dans cette base, en administrateur.`
  return undefined
}
