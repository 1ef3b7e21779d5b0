import { createHash } from 'node:crypto'
import { asc, eq, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from '#contract/account.ts'
import { asMember } from '#database/as-member.ts'
import { ACCOUNT_PICTURE, fillEveryTable, INVOICE_FILE } from '../testing/fill-every-table.ts'
import { mailTo } from '../testing/mailbox.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { eraseAccount } from './account.queries.ts'
import { EXPORTED } from '../account-file/exported-tables.ts'
import { movedOn } from '../testing/moved-on.ts'
import { readAccountFile } from '../testing/account-file.ts'

const PASSWORD = 'un mot de passe'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** What the export holds of each table, from the rows as the schema reads them. */
function storedRows({ userId }: Member): Promise<Record<string, unknown[]>> {
  return asMember(api.database, userId, async ({ db }) => {
    const stored: Record<string, unknown[]> = {}
    for (const [name, table] of Object.entries(EXPORTED)) {
      const rows = await db.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.id))
      stored[name] = rows.map((row) => {
        const {
          searchText: _generated,
          userId: _owner,
          personId: _person,
          ...facts
        } = {
          searchText: '',
          personId: null,
          ...row,
        }
        if (!('content' in facts)) return facts
        const { content, ...described } = facts
        return { ...described, picture: { file: pictureFile(name, row.id), sha256: sha256(content) } }
      })
    }
    return stored
  })
}

const sha256 = (bytes: Uint8Array | null | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')

/** The picture of a row that `fillEveryTable` has made. */
function pictureFile(table: string, rowId: string): string {
  if (table === 'invoiceFiles') return `factures/${rowId}.pdf`
  const folder =
    {
      techSheetPhotos: 'photos',
      receiptPhotos: 'photos-de-livraisons',
      carteLogos: 'logos',
      carteVersions: 'versions',
    }[table] ?? 'corbeille'
  return `${folder}/${rowId}.png`
}

type Row = Record<string, unknown> & { picture?: { file: string } }

async function exportOf(chef: Member) {
  const archive = await chef.done(chef.get<Uint8Array>('/api/account/export'))
  return readAccountFile<Record<string, Row[]>>(archive)
}

/** Every table that holds rows of users, from the database's own catalog. */
async function tablesOfUsers(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where column_name = 'user_id' and table_type = 'BASE TABLE' and table_schema in ('public', 'auth')
     order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Rows of public tables are seen by acting as their user, even when the account is gone. */
async function countRows(userId: string): Promise<Record<string, number>> {
  const tables = await tablesOfUsers()
  const { pool } = api.database
  return asMember(api.database, userId, async ({ client }) => {
    const counts: Record<string, number> = {}
    for (const table of tables) {
      const counter = table.startsWith('auth.') ? pool : client
      const { rows } = await counter.query<{ count: number }>(
        `select count(*) as count from ${table} where user_id = $1`,
        [userId],
      )
      counts[table] = rows[0]?.count ?? 0
    }
    return counts
  })
}

const otherThan = (counts: Record<string, number>, wanted: number) =>
  Object.entries(counts).filter(([, count]) => count !== wanted)

test('deleting an account takes the password, and leaves not a row of it', async () => {
  const [chef, neighbour] = [await api.signUp(), await api.signUp()]
  await fillEveryTable(api, chef)
  await fillEveryTable(api, neighbour)
  await api.visitor().post('/api/auth/request-password-reset', { email: chef.email })
  await mailTo(api.config.dataDir, chef.email)
  expect(otherThan(await countRows(chef.userId), 1)).toEqual([])

  const refused = await chef.delete('/api/account', { password: 'pas le bon' })
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect((await chef.delete('/api/account', {})).status).toBe(422)
  expect(otherThan(await countRows(chef.userId), 1)).toEqual([])

  const gone = await chef.delete('/api/account', { password: PASSWORD })
  expect(gone).toMatchObject({ status: 200, body: { eraseAt: expect.any(String) } })
  expect((await chef.get('/api/account')).status).toBe(401)
  const ended = new Set(['auth.sessions', 'auth.access_tokens', 'auth.kitchen_devices'])
  expect(otherThan(await countRows(chef.userId), 1).filter(([table]) => !ended.has(table))).toEqual([])
  await movedOn(api.database, chef)
  expect(await eraseAccount(api.database, chef.userId)).toBe(true)
  expect(otherThan(await countRows(chef.userId), 0)).toEqual([])
  const left = await api.database.pool.query(
    'select from auth.users where id = $1 union all select from auth.verifications where value = $1::text',
    [chef.userId],
  )
  expect(left.rowCount).toBe(0)
  expect((await chef.get('/api/account')).status).toBe(401)
  expect(otherThan(await countRows(neighbour.userId), 1)).toEqual([])
})

test('the address of a deleted account can make a new one', async () => {
  const chef = await api.signUp({ email: 'retour@exemple.fr' })
  await chef.done(chef.delete('/api/account', { password: PASSWORD }))
  await movedOn(api.database, chef)
  await eraseAccount(api.database, chef.userId)
  const again = await api.signUp({ email: 'retour@exemple.fr' })
  expect(again.userId).not.toBe(chef.userId)
})

test('the export holds every row of the account from every table, and nobody else’s', async () => {
  const [chef, neighbour] = [await api.signUp(), await api.signUp()]
  await fillEveryTable(api, chef)
  await fillEveryTable(api, neighbour)
  const { account, manifest, data, files } = await exportOf(chef)
  const { isOperator: _ofInstallation, ...own } = await chef.done(chef.get<Account>('/api/account'))
  expect(account).toEqual(own)
  const sums = Object.keys(EXPORTED).map((name) => ({ name, rows: 1 }))
  expect(manifest.tables).toMatchObject(sums)
  expect(data).toEqual(await storedRows(chef))
  for (const { name, columns, files: parts } of manifest.tables) {
    for (const row of data[name] ?? []) expect(Object.keys(row), name).toEqual(columns)
    for (const part of parts) expect(sha256(files[part.name]), part.name).toBe(part.sha256)
  }
  const pictures = [
    data.techSheetPhotos,
    data.receiptPhotos,
    data.carteLogos,
    data.carteVersions,
    data.deletedRows,
  ].flat()
  for (const row of pictures)
    expect(files[row?.picture?.file ?? '']).toEqual(new Uint8Array(ACCOUNT_PICTURE.content))
  const [invoice] = data.invoiceFiles ?? []
  expect(files[invoice?.picture?.file ?? '']).toEqual(new Uint8Array(INVOICE_FILE))
  expect(manifest.pictures).toEqual({
    count: 6,
    bytes: 5 * ACCOUNT_PICTURE.content.length + INVOICE_FILE.length,
  })
  const [carte] = manifest.cartes
  expect(carte?.address).toBe(`${api.config.publicUrl}/c/${carte?.token}`)
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`password|searchText|userId|${neighbour.userId}`, 'i'))
})

test('the export forgets no table', async () => {
  const exported = Object.values(EXPORTED).map((table) => `public.${getTableName(table)}`)
  const known = [
    'auth.access_tokens',
    'auth.accounts',
    'auth.departures',
    'auth.kitchen_devices',
    'auth.memberships',
    'auth.order_links',
    'auth.order_mails',
    'auth.passkeys',
    'auth.public_cartes',
    'auth.sessions',
    'auth.sheet_links',
    'auth.stale_costs',
    'auth.stale_pictures',
    'auth.two_factors',
    'public.account_settings',
    'public.idempotency_keys',
    'public.imported_rows',
    'public.kitchen_marks',
    'public.imports',
    ...exported,
  ]
  expect(await tablesOfUsers()).toEqual(known.sort())
})
