import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMigrations, applyMigrations } from './apply-migrations.ts'
import { connect, type Database } from './connect.ts'
import { createEmptyDatabase } from './testing.ts'

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
let database: Database
beforeAll(async () => {
  empty = await createEmptyDatabase()
  database = await connect(empty.connectionString)
})
afterAll(async () => {
  await database.close()
  await empty.drop()
})

test('periods are the account’s, and what they have kept says on which carte it was', async () => {
  const client = await database.pool.connect()
  const before = allMigrations().find(({ name }) => name.endsWith('_carte_themes'))
  const user = '0b0e7c2e-5b1f-4a52-9a51-3f6a4f0f9a11'
  await client.query('begin')
  await applyMigrations(client, { upTo: before?.createdAt ?? 0 })
  await client.query(
    `insert into auth.users (id, name, email) values ($1, 'Camille', 'camille@exemple.fr')`,
    [user],
  )
  await client.query(`set local app.user_id = '${user}'`)
  await client.query('set local role gramme_member')
  const { rows } = await client.query<{ id: string }>(
    `insert into cartes (user_id, nom) values ($1, 'La Table') returning id`,
    [user],
  )
  const id = rows[0]?.id
  const keep = (closed: object | null, departed: object | null) =>
    client.query(
      `insert into sales_periods (user_id, carte_id, first_day, last_day, closed, closed_at, departed)
       values ($1, $2, '2026-10-01', '2026-10-31', $3::jsonb, case when $3 is not null then now() end, $4)`,
      [user, id, closed && JSON.stringify(closed), departed && JSON.stringify(departed)],
    )
  const kept = {
    gammes: [{ nom: 'Plats', dishes: [] }, { nom: 'Vins' }],
    menus: [{ nom: 'Midi' }],
    sheets: [],
  }
  await keep(kept, null)
  await keep(null, { ...kept, menus: [] })
  await keep({ gammes: 'of another shape' }, null)
  await keep(null, null)
  await client.query('reset role')
  await applyMigrations(client)
  await client.query('set local role gramme_member')
  const { rows: periods } = await client.query<{ kept: unknown }>(
    'select coalesce(closed, departed) as kept from sales_periods order by created_at, closed is null, 1',
  )
  const carte = { id, nom: 'La Table' }
  const gammes = kept.gammes.map((gamme) => ({ ...gamme, carte }))
  expect(periods.map((period) => period.kept)).toHaveLength(4)
  expect(periods.map((period) => period.kept)).toEqual(
    expect.arrayContaining([
      { ...kept, gammes, menus: [{ nom: 'Midi', carte }] },
      { ...kept, gammes, menus: [] },
      { gammes: 'of another shape' },
      null,
    ]),
  )
  await client.query('rollback')
  client.release()
})
