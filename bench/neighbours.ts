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

/** What costs the server most: of one account with 10,000 products and 1,000 sheets, and of visitors of the demo. */
function worstRequests({ headers }: Chef, butter: string): Record<string, Request[]> {
  const json = { ...headers, 'content-type': 'application/json' }
  const get = (path: string): Request => ({ method: 'GET', path, headers })
  const write = (method: 'POST' | 'PATCH', path: string, body: object): Request => ({
    method,
    path,
    headers: json,
    body: JSON.stringify(body),
  })
  return {
    '200 names of 500 letters matched': [
      write('POST', '/api/user-products/matches', {
        names: Array.from({ length: MAX_PASTED_LINES }, (_, index) => nameOf(index)),
      }),
    ],
    'the kitchen of the simulator': [get('/api/simulation')],
    '10,000 prices raised and 1,000 sheets recosted': [
      write('POST', '/api/simulation', {
        changes: [{ kind: 'category', category: 'Épicerie', percent: 0.1 }],
      }),
    ],
    'a price of 1,000 sheets changed': [2, 3].map((priceHt) =>
      write('PATCH', `/api/user-products/${butter}`, { priceHt }),
    ),
    'the wastage method of 1,000 sheets changed': ['rendement', 'majoration'].map((wastageMethod) =>
      write('PATCH', '/api/account', { settings: { wastageMethod } }),
    ),
    'the export of the account': [get('/api/account/export')],
    'the largest page of products': [get(`/api/user-products?limit=${MAX_PAGE_SIZE}`)],
    'visitors of the demo in the simulator': [visit('/api/simulation'), visit('/api/tech-sheets?limit=200')],
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
    for (const [name, script] of Object.entries(worstRequests(worst, await productOf(server, worst)))) {
      const quiet: Load[] = []
      const beside: Load[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(await work(server, neighbours))
        const [calm] = await Promise.all([work(server, neighbours), repeat(server, script)])
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

function repeat(server: Server, script: Request[]): Promise<Load> {
  return load({ url: server.url, scripts: [script], seconds: SECONDS, connections: CONNECTIONS })
}
