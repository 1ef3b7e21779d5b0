import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { isDistributed } from './testing/engine.ts'
import { catalogFaults } from './testing/catalog-faults.ts'
import { IN_ORDER } from './user-tables/user-tables.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

/** What the check says once these statements have run. */
async function faultsAfter(statements: string): Promise<string[]> {
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query(statements)
    return await catalogFaults(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const goodTable = `create table cellar (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  fiche_id uuid,
  primary key (user_id, id),
  foreign key (user_id, fiche_id) references tech_sheets (user_id, id) on delete set null (fiche_id)
);`

describe('the catalog', () => {
  test('keeps every convention', async () => {
    expect(await catalogFaults(db.pool)).toEqual([])
  })

  test('holds the tables of the specification, the history of prices, the articles and names of products, the price lists, the photos, menus, sales, the bin, the imports, the origins of sheets and the keys of creations', async () => {
    const { rows } = await db.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') order by 1`,
    )
    expect(rows.map((row) => row.name)).toEqual([...IN_ORDER, 'vue_marges_par_gamme'].sort())
  })
})

describe('the check of the catalog', () => {
  // An engine that distributes takes a reference to a table of the user only from another one that is spread as well.
  test.skipIf(isDistributed)('accepts a new table that forgets nothing', async () => {
    expect(await faultsAfter(`${goodTable} select protect('cellar');`)).toEqual([])
  })

  test.skipIf(isDistributed)('reports a table that has not been protected', async () => {
    const faults = await faultsAfter(goodTable)
    expect(faults).toContain('cellar has no row-level security, or does not force it')
    expect(faults).toContain('cellar has other policies than the two of protect()')
    expect(faults).toContain('cellar gives other rights than to member and visitor')
  })

  test.skipIf(isDistributed)('reports keys and columns that do not lead with the user', async () => {
    const faults = await faultsAfter(`create table cellar (
      id uuid primary key, user_id uuid not null, fiche_id uuid unique, sheet_user_id uuid,
      foreign key (sheet_user_id, fiche_id) references tech_sheets (user_id, id) on delete set null
    ); create index cellar_fiche on cellar (fiche_id); select protect('cellar');`)
    expect(faults).toContain('cellar does not start with user_id uuid not null')
    expect(faults).toContain('cellar (cellar_pkey) has an index or key that does not lead with user_id')
    expect(faults).toContain(
      'cellar (cellar_fiche_id_key) has an index or key that does not lead with user_id',
    )
    expect(faults).toContain('cellar (cellar_fiche) has an index or key that does not lead with user_id')
    expect(faults.some((fault) => fault.includes("does not lead from user_id to the other's user_id"))).toBe(
      true,
    )
    expect(faults.some((fault) => fault.includes('sets user_id to null'))).toBe(true)
    expect(faults).toContain('cellar does not go with its user')
  })

  test.each([
    [
      'row-level security that spares the owner',
      'alter table cartes no force row level security',
      'cartes has no row-level security, or does not force it',
    ],
    [
      'a policy too many',
      'create policy open on cartes using (true)',
      'cartes has other policies than the two of protect()',
    ],
    [
      'a policy rewritten',
      'alter policy member on cartes with check (true)',
      'cartes has other policies than the two of protect()',
    ],
    [
      'a right too many',
      'grant update on cartes to gramme_visitor',
      'cartes gives other rights than to member and visitor',
    ],
    [
      'a view that reads as its owner',
      'create view all_titles as select title from tech_sheets',
      'all_titles is a view that does not ask for the rights of who reads it',
    ],
    [
      'a function that acts as its owner',
      'create function peek() returns int language sql security definer return 1',
      'peek is a function with the rights of its owner',
    ],
    [
      'a door to the accounts',
      'grant usage on schema auth to gramme_member',
      'gramme_member is a role that may do too much',
    ],
  ])('reports %s', async (_what, statement, fault) => {
    expect(await faultsAfter(statement)).toContain(fault)
  })
})

describe('the migrations', () => {
  test('are all that the schema asks for', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gramme-drift-'))
    try {
      cpSync('src/database/migrations', folder, { recursive: true })
      const before = readdirSync(folder)
      const args = [
        'generate',
        '--dialect=postgresql',
        '--casing=snake_case',
        '--schema=./src/database/schema/*.ts',
      ]
      const output = execFileSync(
        'node_modules/.bin/drizzle-kit',
        [...args, `--out=${relative('.', folder)}`],
        {
          encoding: 'utf8',
        },
      )
      expect(output).toContain('No schema changes')
      expect(readdirSync(folder)).toEqual(before)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
