import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { type Operation, operationsOf } from '#tests/attacks/operations.ts'
import { openRestaurant } from './sheets/open-restaurant.ts'
import { addressWith, restaurantIds, type RestaurantIds } from './testing/restaurant-ids.ts'
import { sampleBody } from './testing/sample-body.ts'
import { type Api, type Member, startApi } from './testing/start-api.ts'

/** Products, sheets, and preparations within the sheet that is asked for. */
const MANY = 320
const LINES_OF_SHEET = 20
/** More than any page of a list has. */
const MOST = { rows: 300, bytes: 200_000 }
/** Sent as a POST, and only read. */
const QUESTIONS = [
  'POST /invoices/{id}/preview',
  'POST /sheet-imports/names',
  'POST /user-products/matches',
  'POST /user-products/{id}/impact',
  'POST /user-products/{id}/merge-effect',
  'POST /user-products/{id}/replacement-effect',
]

let api: Api
let chef: Member
let ids: RestaurantIds
let operations: Operation[]
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
  await fill()
  ids = await restaurantIds((path) => chef.done(chef.get(path)))
  await uses(ids)
  operations = await operationsOf(chef)
})
afterAll(() => api.close())

const run = (text: string, ...values: unknown[]) =>
  asMember(api.database, chef.userId, ({ client }) => client.query(text, [chef.userId, ...values]))

async function fill(): Promise<void> {
  await asMember(api.database, chef.userId, async (tx) => {
    await namesChange(tx)
    await tx.client.query(
      `insert into user_products (user_id, name, category, unit, price_ht)
       select $1, 'Produit n° ' || i, 'Épicerie', 'kg', i from generate_series(1, ${MANY}) i returning id`,
      [chef.userId],
    )
    await tx.client.query(
      `insert into tech_sheets (user_id, title, category, portions)
       select $1, 'Fiche n° ' || i, 'Plat', 4 from generate_series(1, ${MANY}) i returning id`,
      [chef.userId],
    )
  })
}

/** Every sheet has the product that is asked for, and is a preparation within the sheet that is asked for, at two levels. */
async function uses({ ofNoun }: RestaurantIds): Promise<void> {
  await run(
    `insert into tech_sheet_ingredients (user_id, tech_sheet_id, user_product_id, quantity, unit)
     select $1, id, $2, 100, 'g' from tech_sheets where user_id = $1 returning id`,
    ofNoun['user-products'],
  )
  await run(
    `with sheet as (
       select id, row_number() over (order by id) as place from tech_sheets
       where user_id = $1 and id <> $2 and title like 'Fiche n°%'
     )
     insert into tech_sheet_ingredients (user_id, tech_sheet_id, sub_sheet_id, quantity, unit)
     select $1, coalesce(above.id, $2), sheet.id, 1, 'portion'
     from sheet left join sheet above on above.place = sheet.place % ${LINES_OF_SHEET} + 1 and sheet.place > ${LINES_OF_SHEET} returning id`,
    ofNoun['tech-sheets'],
  )
}

/** What the server reads of its database, on every connection that it uses. */
class Reading {
  readonly #clients = new Set<PoolClient>()
  rows = 0

  constructor({ database: { pool } }: Api) {
    pool.on('acquire', (client) => {
      if (this.#clients.has(client)) return
      this.#clients.add(client)
      client.connection.on('dataRow', () => (this.rows += 1))
    })
  }

  get bytes(): number {
    return [...this.#clients].reduce(
      (sum, { connection }) => sum + (connection.stream as Socket).bytesRead,
      0,
    )
  }
}

test('an operation that reads more than a page of an account does it as long work', async () => {
  const reads = operations.filter(({ name, method }) => method === 'GET' || QUESTIONS.includes(name))
  const reading = new Reading(api)
  const long = vi.spyOn(api.database.longWork, 'run')
  // Each connection of the pool is known to `reading` once it has been used.
  await Promise.all(Array.from({ length: 20 }, () => chef.get('/api/tech-sheets')))
  const short: string[] = []
  const longOnes: string[] = []
  for (const { name, method, path, body } of reads) {
    const before = { rows: reading.rows, bytes: reading.bytes, long: long.mock.calls.length }
    await chef.send(method, addressWith(ids, path, crypto.randomUUID()), {
      body: body && sampleBody(body, ids.ofNoun['user-products'] ?? ''),
    })
    const [rows, bytes] = [reading.rows - before.rows, reading.bytes - before.bytes]
    const isLong = long.mock.calls.length > before.long
    if (isLong) longOnes.push(name)
    else if (rows > MOST.rows || bytes > MOST.bytes) short.push(`${name}: ${rows} rows, ${bytes} bytes`)
  }
  expect(short).toEqual([])
  long.mockRestore()
  expect(longOnes.toSorted()).toEqual(
    [
      'GET /account/export',
      'GET /imports/{id}/effect',
      'GET /invoices/{id}',
      'GET /kitchen/sheets',
      'GET /kitchen/sheets/{id}',
      'GET /price-changes',
      'GET /price-changes/lost-margins',
      'GET /simulation',
      'GET /tech-sheets/{id}/tree',
      'GET /user-products/{id}/article-candidates',
      'GET /user-products/{id}/named-sheets',
      ...QUESTIONS,
    ].toSorted(),
  )
})

test('simulated changes are applied as long work', async () => {
  const long = vi.spyOn(api.database.longWork, 'run')
  const changes = [{ kind: 'category', category: 'Épicerie', percent: 1 }]
  await chef.done(chef.post('/api/simulation', { changes }))
  expect(long).toHaveBeenCalledOnce()
})
