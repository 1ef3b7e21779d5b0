import { randomUUID } from 'node:crypto'
import { type Chef, signUp } from '../support/chef.ts'
import { cpuTime } from '../support/cpu-time.ts'
import { fillProducts, fillSheets } from '../support/fill.ts'
import { findSheetId } from '../support/find-sheet-id.ts'
import { fixedWork } from '../support/fixed-work.ts'
import { processorClock } from '../support/processor-time.ts'
import type { Server } from '../support/start-server.ts'
import { ofTurns, type Turn } from '../support/turns.ts'
import type { Ratio } from './ratio.ts'

const PRODUCTS = 2000
const SHEETS = 100
const LINES = 10
const TURNS = 7
/** Requests of one turn, one after the other. */
const EACH = 20
/** Until the server has compiled what it uses most. */
const WARM_UP_TURNS = 4

type Request = { method: string; path: string; body?: object }
type Send = <Answer>(request: Request) => Promise<Answer>
type Product = { id: string; version: number }

/** What a chef requests most: processor time of the server and of its connections to the database, beside fixed work. */
export async function openRatiosOfServer(server: Server, chef: Chef): Promise<Ratio[]> {
  await fillProducts(server, chef.userId, PRODUCTS)
  await fillSheets(server, chef.userId, SHEETS, LINES)
  const send = sender(server, chef)
  const sheet = await send<{ ingredients: { userProductId: string }[] }>({
    method: 'GET',
    path: `/api/tech-sheets/${await findSheetId(server, chef)}`,
  })
  const unused = await send<Product>({
    method: 'POST',
    path: '/api/user-products',
    body: { name: 'Safran', category: 'Épicerie', unit: 'kg', priceHt: 8 },
  })
  const [{ userProductId } = { userProductId: '' }] = sheet.ingredients
  const used = await send<Product>({ method: 'GET', path: `/api/user-products/${userProductId}` })
  const create = await creator(server)
  const read = (path: string) => () => send({ method: 'GET', path })
  const acts: Record<string, () => Promise<unknown>> = {
    [`list 50 of ${SHEETS} sheets`]: read('/api/tech-sheets?limit=50'),
    [`search 50 of ${PRODUCTS} products`]: read('/api/user-products?limit=50&search=creme'),
    [`create a sheet of ${LINES} lines`]: create,
    'change a price of a product in no sheet': priceChange(send, unused),
    [`change a price of a product in ${SHEETS} sheets`]: priceChange(send, used),
  }
  return Object.entries(acts).map(([name, act]) => ({
    name: `${name}, beside fixed work`,
    measure: async () => {
      const { total } = await send<{ total: number }>({
        method: 'GET',
        path: `/api/user-products/${used.id}/use`,
      })
      if (total !== SHEETS)
        throw new Error(`What was measured before has left the product in ${total} sheets`)
      return ofTurns(await inTurns(server, act)).ratio
    },
  }))
}

/** Milliseconds of one request, and of fixed work here. */
async function inTurns(server: Server, act: () => Promise<unknown>): Promise<Turn[]> {
  // What the attempt before has left behind.
  await server.database.pool.query('vacuum analyze tech_sheets, user_products, price_changes')
  const turns: Turn[] = []
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
    const floor = await cpuTime(fixedWork)
    const clock = processorClock([server.pids.server, ...(await backends(server))])
    for (let time = 0; time < EACH; time += 1) await act()
    const subject = clock() / EACH
    if (turn >= WARM_UP_TURNS) turns.push({ subject, floor: floor.ms })
  }
  return turns
}

/** The processes of the database that serve clients. */
async function backends({ database }: Server): Promise<number[]> {
  const { rows } = await database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  return rows.map(({ pid }) => pid)
}

function sender({ url }: Server, { headers }: Chef): Send {
  return async <Answer>({ method, path, body }: Request) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer}`)
    return JSON.parse(answer) as Answer
  }
}

/** Another chef creates: the sheets that the first one has, and those of her products, stay as many as they are. */
async function creator(server: Server): Promise<() => Promise<unknown>> {
  const chef = await signUp(server)
  await fillProducts(server, chef.userId, LINES)
  const send = sender(server, chef)
  const path = `/api/user-products?limit=${LINES}`
  const { items } = await send<{ items: Product[] }>({ method: 'GET', path })
  const products = items.map(({ id }) => id)
  return () => createSheet(send, products)
}

function createSheet(send: Send, products: readonly string[]): Promise<unknown> {
  const ingredients = products.map((userProductId, place) => ({
    userProductId,
    quantity: 100 + place,
    unit: 'g',
  }))
  const body = { title: `Blanquette ${randomUUID()}`, category: 'Plat', portions: 8, ingredients }
  return send({ method: 'POST', path: '/api/tech-sheets', body })
}

function priceChange(send: Send, product: Product): () => Promise<void> {
  let { version } = product
  const path = `/api/user-products/${product.id}`
  return async () => {
    const body = { version, priceHt: 8 + (version % 100) / 100 }
    version = (await send<Product>({ method: 'PATCH', path, body })).version
  }
}
