import { randomUUID } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { StartupError } from './startup-error.ts'
import { createEmptyDatabase } from './testing.ts'
import { type BreakableLink, breakableLink } from './testing/breakable-link.ts'
import { catalogFaults } from './testing/catalog-faults.ts'

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
let database: Database
beforeEach(async () => {
  empty = await createEmptyDatabase()
  database = await connect(empty.connectionString)
})
afterEach(async () => {
  await database.close()
  await empty.drop()
})

const applied = async () => {
  const { rows } = await database.pool.query('select from drizzle.__drizzle_migrations')
  return rows.length
}
const written = readMigrationFiles({ migrationsFolder: 'src/database/migrations' }).length

test('servers that start together migrate once', async () => {
  const others = await Promise.all([1, 2, 3].map(() => connect(empty.connectionString)))
  await Promise.all([database, ...others].map((each) => migrate(each)))
  await Promise.all(others.map((other) => other.close()))
  expect(await applied()).toBe(written)
  expect(await catalogFaults(database.pool)).toEqual([])
})

test('a migrated database is left as it is', async () => {
  await migrate(database)
  await migrate(database)
  expect(await applied()).toBe(written)
})

test('a migration that fails leaves nothing behind', async () => {
  await database.pool.query('create table gammes (surprise int)')
  await expect(migrate(database)).rejects.toThrow(
    /^La base de données test_\w+ sur 127.0.0.1:\d+ n'a pas pu être préparée : PostgreSQL refuse .*42P07/,
  )
  const { rows } = await database.pool.query<{ sheets: string | null }>(
    "select to_regclass('tech_sheets') as sheets",
  )
  expect(rows).toEqual([{ sheets: null }])
})

describe('a connection that is lost during the migrations', () => {
  let link: BreakableLink
  let linked: Database
  beforeEach(async () => {
    link = await breakableLink(empty.connectionString)
    linked = await connect(link.connectionString)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await linked.close()
    await link.close()
  })

  const query = Reflect.get(Client.prototype, 'query') as (this: Client, ...args: unknown[]) => unknown
  /** Cuts the link so many times, each once a statement that fits is sent. */
  const cut = (statement: RegExp, times: number) =>
    vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
      const answer = query.apply(this, args)
      if (statement.test(JSON.stringify(args[0])) && (times -= 1) >= 0) link.cut()
      return answer
    })

  test.each([/pg_advisory_lock/, /CREATE TABLE/, /commit/])(
    'at %s, is made again, and they are done',
    async (statement) => {
      cut(statement, 2)
      await migrate(linked, [1, 1])
      expect(await applied()).toBe(written)
    },
  )

  test('at each attempt, ends them in a French sentence that names the database and the reason', async () => {
    cut(/CREATE TABLE/, Infinity)
    await expect(migrate(linked, [1, 1])).rejects.toThrow(
      /^La base de données test_\w+ sur 127.0.0.1:\d+ n'a pas pu être préparée : la connexion a été coupée, à chaque essai\./,
    )
    const { rows } = await database.pool.query<{ sheets: string | null }>(
      "select to_regclass('tech_sheets') as sheets",
    )
    expect(rows).toEqual([{ sheets: null }])
  })
})

test('a database ahead of the program is refused', async () => {
  await migrate(database)
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await expect(migrate(database)).rejects.toThrow(
    "La base de données vient d'une version plus récente de Gramme.",
  )
})

type Case = {
  what: string
  /** Of the role that Gramme connects as. */
  options: string
  /** Statements before it connects, `op` being that role, `other` another, `base` the database. */
  before: string[]
  sentence: RegExp
}

const ADMIN_MAY = 'GRANT op, other TO CURRENT_USER WITH SET TRUE, INHERIT TRUE'
const CASES: Case[] = [
  {
    what: 'owns nothing',
    options: '',
    before: [],
    sentence:
      /^L'utilisateur op ne possède pas la base base, qui est à \w+ : lancez « ALTER DATABASE base OWNER TO op »/,
  },
  {
    what: 'is a member of the owner without inheriting its rights',
    options: 'NOINHERIT CREATEROLE',
    before: ['ALTER DATABASE base OWNER TO other', 'GRANT other TO op'],
    sentence:
      /^L'utilisateur op est membre de other, .* sans en hériter les droits \(NOINHERIT\) : .*« ALTER DATABASE/,
  },
  {
    what: 'may create roles, but not take on those that another has created',
    options: 'NOINHERIT CREATEROLE',
    before: ['ALTER DATABASE base OWNER TO op'],
    sentence:
      /^L'utilisateur op ne peut pas prendre les rôles .*« GRANT gramme_member, gramme_visitor, gramme_without_money, gramme_cook TO op »/,
  },
  {
    what: 'is a member that may not act as what it is a member of',
    options: '',
    before: [
      'ALTER DATABASE base OWNER TO op',
      'GRANT gramme_member, gramme_visitor, gramme_without_money, gramme_cook TO op WITH SET FALSE',
    ],
    sentence: /^L'utilisateur op ne peut pas prendre les rôles /,
  },
  {
    // In PostgreSQL 15 also an owner that is NOINHERIT, who there has none of the rights of pg_database_owner.
    what: 'owns the database and may create nothing in the schema public',
    options: 'NOINHERIT',
    before: [
      'REVOKE CREATE ON SCHEMA public FROM pg_database_owner',
      'ALTER DATABASE base OWNER TO op',
      'GRANT gramme_member, gramme_visitor, gramme_without_money, gramme_cook TO op',
    ],
    sentence:
      /^L'utilisateur op ne peut rien créer dans le schéma public de la base base : .*« GRANT CREATE ON SCHEMA public TO op »/,
  },
]

/** Does work as another role that owns nothing but what `before` gives it. */
async function asRole(
  options: string,
  before: string[],
  work: (role: Database, names: Names) => Promise<void>,
) {
  const names = { op: `op_${randomUUID().slice(0, 8)}`, other: `other_${randomUUID().slice(0, 8)}` }
  const url = new URL(empty.connectionString)
  const base = url.pathname.slice(1)
  const named = (text: string) =>
    text.replace(/\b(op|other|base)\b/g, (word) => ({ ...names, base })[word as 'op' | 'other' | 'base'])
  await database.pool.query(
    `CREATE ROLE ${names.op} LOGIN ${options} PASSWORD 'sesame'; CREATE ROLE ${names.other}`,
  )
  await database.pool.query(named(ADMIN_MAY))
  url.username = names.op
  url.password = 'sesame'
  try {
    for (const statement of before) await database.pool.query(named(statement))
    const role = await connect(url.href)
    try {
      await work(role, { ...names, base })
    } finally {
      await role.close()
    }
  } finally {
    await database.pool.query(named('ALTER DATABASE base OWNER TO CURRENT_USER'))
    await database.pool.query(
      named('REASSIGN OWNED BY op TO CURRENT_USER; DROP OWNED BY op; DROP ROLE op, other'),
    )
  }
}
type Names = Record<'op' | 'other' | 'base', string>

/** The sentence with the names of the case. */
async function sentenceOf(role: Database, names: Names): Promise<string> {
  const error: unknown = await migrate(role).catch((error: unknown) => error)
  if (!(error instanceof StartupError)) throw new Error(`migrated, or failed otherwise: ${String(error)}`)
  return Object.entries(names).reduce((text, [word, name]) => text.replaceAll(name, word), error.message)
}

test.each(CASES)(
  'a role that $what reads what it lacks and which statement gives it',
  async ({ options, before, sentence }) => {
    await asRole(options, before, async (role, names) => {
      expect(await sentenceOf(role, names)).toMatch(sentence)
    })
  },
)

test('a role that did not prepare the database reads who did', async () => {
  await migrate(database)
  await database.pool.query('DELETE FROM drizzle.__drizzle_migrations')
  await asRole('', ['ALTER DATABASE base OWNER TO op'], async (role, names) => {
    expect(await sentenceOf(role, names)).toMatch(
      /^La base base a été préparée par l'utilisateur \w+ : .*« REASSIGN OWNED BY/,
    )
  })
})

test('a role without INHERIT that may take on both roles prepares its database', async () => {
  const before = [
    'ALTER DATABASE base OWNER TO op',
    'GRANT gramme_member, gramme_visitor, gramme_without_money, gramme_cook TO op',
  ]
  await asRole('NOINHERIT', before, (role) => migrate(role))
  expect(await applied()).toBe(written)
})
