import { z } from 'zod'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { MAX_LINE_LENGTH, MAX_PASTED_LINES } from '#domain/imports/limits.ts'
import { asMember } from '#database/as-member.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { load, type Load, medianLoad, type Request } from './support/load.ts'
import { type Server, startServer } from './support/start-server.ts'

const NEIGHBOURS = 10
const LARGE = { products: 10_000, sheets: 1000, lines: 20 }
const SECONDS = 8
const ROUNDS = 3
/** Of one account, or of visitors, at once and all the time. */
const CONNECTIONS = 4

const visit = (path: string): Request => ({ method: 'GET', path, headers: { [DEMO_HEADER]: DEMO_VISITOR } })

/** Asks for something all the time, for the seconds of a round. */
type Work = () => Promise<unknown>

/** What costs the server most: of one account with 10,000 products and 1,000 sheets, and of visitors of the demo. */
function worstWork(server: Server, { headers }: Chef, butter: string): Record<string, Work> {
  const json = { ...headers, 'content-type': 'application/json' }
  const get = (path: string): Request => ({ method: 'GET', path, headers })
  const post = (path: string, body: object): Request => ({
    method: 'POST',
    path,
    headers: json,
    body: JSON.stringify(body),
  })
  const repeat =
    (...script: Request[]): Work =>
    () =>
      load({ url: server.url, scripts: [script], seconds: SECONDS, connections: CONNECTIONS })
  const change =
    (path: string, ...bodies: object[]): Work =>
    () =>
      Promise.all(Array.from({ length: CONNECTIONS }, () => changeInTurn(server.url + path, json, bodies)))
  return {
    '200 names of 500 letters matched': repeat(
      post('/api/user-products/matches', {
        names: Array.from({ length: MAX_PASTED_LINES }, (_, index) => nameOf(index)),
      }),
    ),
    'the kitchen of the simulator': repeat(get('/api/simulation')),
    '10,000 prices raised and 1,000 sheets recosted': repeat(
      post('/api/simulation', { changes: [{ kind: 'category', category: 'Épicerie', percent: 0.1 }] }),
    ),
    'a price of 1,000 sheets changed': change(`/api/user-products/${butter}`, { priceHt: 2 }, { priceHt: 3 }),
    'the wastage method of 1,000 sheets changed': change(
      '/api/account',
      { settings: { wastageMethod: 'rendement' } },
      { settings: { wastageMethod: 'majoration' } },
    ),
    'the export of the account': repeat(get('/api/account/export')),
    'the largest page of products': repeat(get(`/api/user-products?limit=${MAX_PAGE_SIZE}`)),
    'visitors of the demo in the simulator': repeat(
      visit('/api/simulation'),
      visit('/api/tech-sheets?limit=200'),
    ),
  }
}

const changeAnswer = z
  .object({ version: z.int() })
  .or(z.object({ data: z.object({ current: z.object({ version: z.int() }) }) }))

/** Changes one thing all the time, each time from the version that the answer before has, a refusal's too. */
async function changeInTurn(url: string, headers: Record<string, string>, bodies: readonly object[]) {
  const end = performance.now() + SECONDS * 1000
  for (let [turn, version] = [0, 0]; performance.now() < end; turn += 1) {
    const body = JSON.stringify({ ...bodies[turn % bodies.length], version })
    const response = await fetch(url, { method: 'PATCH', headers, body })
    if (!response.ok && response.status !== 409) throw new Error(`A change answered ${response.status}`)
    const answer = changeAnswer.parse(await response.json())
    version = 'data' in answer ? answer.data.current.version : answer.version
  }
}

/** A name at its bound: words that half of the products have, and misspelt ones. */
function nameOf(index: number): string {
  const words = ['bio', 'creme', 'echalotte', 'champigon', 'bergamotte', `noisete${index}`, 'vollaille']
  return Array.from({ length: 60 }, (_, place) => words[(index + place) % words.length])
    .join(' ')
    .slice(0, MAX_LINE_LENGTH)
}

/** What ten accounts wait for while another does its worst, in turns with what they wait for in quiet. */
export async function measureNeighbours(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const neighbours: Chef[] = []
    for (let number = 0; number < NEIGHBOURS; number += 1) neighbours.push(await openKitchen(server, 100, 30))
    const worst = await openKitchen(server, LARGE.products, LARGE.sheets)
    const figures: Figure[] = []
    for (const [name, doWorst] of Object.entries(worstWork(server, worst, await productOf(server, worst)))) {
      const quiet: Load[] = []
      const beside: Load[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(await work(server, neighbours))
        const [calm] = await Promise.all([work(server, neighbours), doWorst()])
        beside.push(calm)
      }
      const [floor, measured] = [medianLoad(quiet).p99, medianLoad(beside).p99]
      figures.push({
        name: `p99 of ten accounts beside ${name}`,
        measured,
        unit: 'ms',
        floor,
        goal: { of: 'measured', atMost: Math.round(50 + 3 * floor) },
      })
    }
    return figures
  } finally {
    await server.stop()
  }
}

async function openKitchen(server: Server, products: number, sheets: number): Promise<Chef> {
  const chef = await signUp(server)
  await fillProducts(server, chef.userId, products)
  await fillSheets(server, chef.userId, sheets, LARGE.lines)
  return chef
}

/** A product that every sheet has. */
async function productOf(server: Server, { userId }: Chef): Promise<string> {
  return asMember(server.database, userId, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT user_product_id AS id FROM tech_sheet_ingredients WHERE user_id = $1 LIMIT 1',
      [userId],
    )
    return rows[0]?.id ?? ''
  })
}

/** Two lists read, and a product written. */
function work(server: Server, chefs: readonly Chef[]): Promise<Load> {
  const scripts = chefs.map(({ headers }): Request[] => [
    { method: 'GET', path: '/api/tech-sheets?limit=50', headers },
    { method: 'GET', path: '/api/user-products?limit=50', headers },
    {
      method: 'POST',
      path: '/api/user-products',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Farine [<id>]', category: 'Épicerie', unit: 'kg', priceHt: 1.2 }),
    },
  ])
  return load({ url: server.url, scripts, seconds: SECONDS, connections: chefs.length })
}
