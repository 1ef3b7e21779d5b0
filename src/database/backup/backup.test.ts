import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USER_ID } from '#contract/demo.ts'
import { connect, type Database } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing.ts'
import { catalogFaults } from '../testing/catalog-faults.ts'
import { catalogOf } from '../testing/catalog-of.ts'
import { addKitchen } from '../testing/kitchen.ts'
import { inTransaction } from '../transaction.ts'
import { withClient } from './client.ts'
import { ACCOUNTS_AT_ONCE, PLAIN_TEXT } from './copy-rows.ts'
import { sumOf } from './load-rows.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { storedTables } from './stored-tables.ts'
import { type Written, writeBackup } from './write-backup.ts'

let folder: string
let source: TestDatabase
let written: Written
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gramme-backup-'))
  source = await createTestDatabase()
  for (const name of ['Ariane', 'Robin']) await addKitchen(source, await source.createUser({ name }))
  await source.pool.query(`update auth.users set image = E'a\\tb\\n\\\\N' where name = 'Robin'`)
  written = await backup(source.connectionString, 'kitchen')
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true })
})

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
beforeEach(async () => {
  empty = await createEmptyDatabase()
})
afterEach(() => empty.drop())

function backup(connectionString: string, name: string): Promise<Written> {
  return writeBackup({ connectionString, file: join(folder, `${name}.tar.zst`), version: '1.2.3' })
}

async function inEmpty<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await connect(empty.connectionString)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

describe('a backup', () => {
  test('has every row of every account, and only its owner may read it', async () => {
    expect((await stat(written.file)).mode & 0o777).toBe(0o600)
    expect(written.leftOut).toEqual([])
    const { head, sums } = await checkBackup(written.file)
    expect(head.gramme).toBe('1.2.3')
    const rows = Object.fromEntries(sums.map((table) => [table.name, table.rows]))
    const { rows: tables } = await source.pool.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    expect(tables.length).toBeGreaterThan(20)
    for (const { name } of tables) expect([name, rows[`public.${name}`]]).toEqual([name, 2])
    expect(rows['auth.users']).toBe(2)
  })

  test('that fails leaves no file, nor what was there before it incomplete', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'))
    const file = join(folder, 'kitchen.tar.zst')
    const before = await stat(file)
    const options = { connectionString: source.connectionString, file, version: '1.2.3', signal: stopped }
    await expect(writeBackup(options)).rejects.toThrow('stopped')
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('is as of one moment, whatever is written meanwhile', async () => {
    const stopped = new AbortController()
    let moves = 0
    // At every moment one account is there, with one way to sign in; the table of these is read before that of accounts.
    const move = async () => {
      for (; !stopped.signal.aborted; moves += 1)
        await inTransaction(source.pool, 'begin', async (client) => {
          const id = randomUUID()
          await client.query("delete from auth.users where email like 'passing%'")
          await client.query('insert into auth.users (id, name, email) values ($1, $2, $2)', [
            id,
            `passing-${moves}`,
          ])
          await client.query(
            "insert into auth.accounts (user_id, account_id, provider_id) values ($1, 'x', 'credential')",
            [id],
          )
        })
    }
    const mover = move()
    await expect.poll(() => moves).toBeGreaterThan(0)
    const backupAmidMoves = async (): Promise<string> => {
      const begun = moves
      const { file } = await backup(source.connectionString, 'moving')
      return moves - begun > 1 ? file : backupAmidMoves()
    }
    const file = await backupAmidMoves()
    stopped.abort()
    await mover
    await source.pool.query("delete from auth.users where email like 'passing%'")
    const { sums } = await restoreBackup(empty.connectionString, file)
    const rows = Object.fromEntries(sums.map((table) => [table.name, table.rows]))
    expect(rows).toMatchObject({ 'auth.users': 3, 'auth.accounts': 1 })
  })

  test('of more accounts than are read at once has the rows of each once, in their order', async () => {
    const many = await createTestDatabase()
    try {
      await many.pool.query(
        `insert into auth.users (name, email) select 'Chef', n || '@exemple.fr' from generate_series(0, ${ACCOUNTS_AT_ONCE}) n;
         alter table account_settings no force row level security;
         insert into account_settings (user_id) select id from auth.users;
         alter table account_settings force row level security`,
      )
      const { sums } = await checkBackup((await backup(many.connectionString, 'many')).file)
      await many.pool.query('alter table account_settings no force row level security')
      const stored = await withClient(many.connectionString, async (client) => {
        const table = (await storedTables(client)).find(({ name }) => name === 'account_settings')
        await client.query(`begin; ${PLAIN_TEXT}`)
        return table && sumOf(client, table)
      })
      expect(stored?.rows).toBe(ACCOUNTS_AT_ONCE + 1)
      expect(sums.find(({ name }) => name === stored?.name)).toEqual(stored)
    } finally {
      await many.drop()
    }
  })

  test('of a database that is not Gramme’s is refused', async () => {
    await expect(backup(empty.connectionString, 'nothing')).rejects.toThrow("n'est pas celle d'un Gramme")
  })

  test('leaves out tables that are not Gramme’s, and says so', async () => {
    await inEmpty(async (database) => {
      await migrate(database)
      await database.pool.query('create table wine (id int); insert into wine values (1)')
      expect(await backup(empty.connectionString, 'wine')).toMatchObject({ leftOut: ['public.wine'] })
    })
  })
})

describe('a restore', () => {
  test('brings back every row, constraint, trigger and right, and a backup of it is equal', async () => {
    await restoreBackup(empty.connectionString, written.file)
    const again = await backup(empty.connectionString, 'again')
    expect((await checkBackup(again.file)).sums).toEqual((await checkBackup(written.file)).sums)
    await inEmpty(async (database) => {
      expect(await catalogFaults(database.pool)).toEqual([])
      expect(await catalogOf(database)).toEqual(await catalogOf(source))
    })
  })

  describe('into an installation that was started', () => {
    let started: TestDatabase
    /** A restore counts its connections as those of a server. */
    const restoring = () => started.close().then(() => restoreBackup(started.connectionString, written.file))
    const names = async () => {
      const database = await connect(started.connectionString)
      const { rows } = await database.pool.query<{ name: string }>('select name from auth.users order by 1')
      await database.close()
      return rows.map(({ name }) => name)
    }
    beforeEach(async () => {
      started = await createTestDatabase()
    })
    afterEach(() => started.drop())

    test('replaces the demo and keeps nothing else', async () => {
      await started.pool.query(
        `insert into auth.users (id, name, email) values ('${DEMO_USER_ID}', 'Camille', 'camille@bistrot')`,
      )
      await addKitchen(started, DEMO_USER_ID)
      await restoring()
      expect(await names()).toEqual(['Ariane', 'Robin'])
    })

    test('with an account is refused, and changes nothing', async () => {
      await started.createUser({ name: 'Zoé' })
      await expect(restoring()).rejects.toThrow(
        "Cette installation n'est pas vide : quelqu'un y a déjà un compte.",
      )
      expect(await names()).toEqual(['Zoé'])
    })

    test('beside tables that are not Gramme’s is refused, and leaves them', async () => {
      await started.pool.query('create table wine (id int)')
      await expect(restoring()).rejects.toThrow('(public.wine)')
    })
  })

  test('sends none of the mails that waited when the backup was made', async () => {
    const { rows: houses } = await source.pool.query<{ id: string }>('select id from auth.users limit 1')
    const waits = `insert into auth.order_mails (id, user_id, order_id, due_at, content)
      values (gen_random_uuid(), $1, gen_random_uuid(), now(), '{}')`
    await source.pool.query(waits, [houses[0]?.id])
    const { file } = await backup(source.connectionString, 'waiting')
    await source.pool.query('delete from auth.order_mails')
    await restoreBackup(empty.connectionString, file)
    await inEmpty(async ({ pool }) => {
      const { rows } = await pool.query('select due_at, content from auth.order_mails')
      expect(rows).toEqual([{ due_at: null, content: null }])
    })
  })

  test('under a server that runs is refused', async () => {
    await inEmpty(async () => {
      await expect(restoreBackup(empty.connectionString, written.file)).rejects.toThrow('Arrêtez-le')
    })
  })
})
