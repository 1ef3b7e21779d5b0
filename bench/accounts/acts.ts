import type { Server } from '../support/start-server.ts'
import type { Kitchen } from './kitchen.ts'

type Json = Record<string, unknown>
type Asked = Pick<Server, 'url'>
type Answer = { milliseconds: number; answer: Json }

/** Asked of one kitchen for the so-manieth time: milliseconds from the request to the whole answer. */
export type Act = (server: Asked, kitchen: Kitchen, turn: number) => Promise<number>

/** What is typed into a search, without accents or with: of many products, of few, of a brand, of none. */
const SEARCHES = ['creme', 'Échalote', 'n° 19', 'élle', 'plat du jour', 'zzz']

export const ACTS: Record<string, Act> = {
  'list of 50 sheets': reading(() => '/api/tech-sheets?limit=50'),
  'list of 50 products': reading(() => '/api/user-products?limit=50'),
  'one sheet': reading((kitchen, turn) => `/api/tech-sheets/${at(kitchen.sheets, turn)}`),
  'save of a sheet': save,
  'search of everything': reading(
    (_, turn) => `/api/search?search=${encodeURIComponent(at(SEARCHES, turn))}`,
  ),
  'search of products': reading(
    (_, turn) => `/api/user-products?limit=20&search=${encodeURIComponent(at(SEARCHES, turn))}`,
  ),
  'recost after a price': changePrice,
}

/** What else is asked in a kitchen, less often. */
export const OTHER_ACTS: readonly Act[] = [
  '/api/account',
  '/api/tech-sheets/statistics',
  '/api/suppliers',
  '/api/cartes',
  '/api/gammes',
  '/api/carte',
  '/api/simulation',
  '/api/search/recent',
  '/api/price-changes',
].map((path) => reading(() => path))

function reading(path: (kitchen: Kitchen, turn: number) => string): Act {
  return async (server, kitchen, turn) =>
    (await send(server, kitchen, 'GET', path(kitchen, turn))).milliseconds
}

/** All lines of a sheet are sent, with other quantities. */
async function save(server: Asked, kitchen: Kitchen, turn: number): Promise<number> {
  const path = `/api/tech-sheets/${at(kitchen.sheets, turn)}`
  const { version, ingredients } = (await send(server, kitchen, 'GET', path)).answer
  const lines = (ingredients as Json[]).map(({ userProductId, subSheetId, unit, wastagePercent }, place) => ({
    userProductId,
    subSheetId,
    unit,
    wastagePercent,
    quantity: 20 + place + (turn % 50),
  }))
  return (await send(server, kitchen, 'PATCH', path, { version, ingredients: lines })).milliseconds
}

async function changePrice(server: Asked, kitchen: Kitchen, turn: number): Promise<number> {
  const path = `/api/user-products/${at(kitchen.products, turn)}`
  const { version } = (await send(server, kitchen, 'GET', path)).answer
  return (await send(server, kitchen, 'PATCH', path, { version, priceHt: 2 + (turn % 50) / 10 })).milliseconds
}

/** @throws where it is not done */
export async function send(
  { url }: Asked,
  { headers }: Kitchen,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Json
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return { milliseconds: performance.now() - started, answer }
}

function at<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('The kitchen is empty')
  return item
}
