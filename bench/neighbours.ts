import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { MAX_LINE_LENGTH, MAX_PASTED_LINES } from '#domain/imports/limits.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { load, type Load, medianLoad, type Request } from './support/load.ts'
import { type Server, startServer } from './support/start-server.ts'

const NEIGHBOURS = 10
const LARGE = { products: 10_000, sheets: 1000, lines: 20 }
const SECONDS = 4
const ROUNDS = 3
/** What one account sends at once, all the time. */
const CONNECTIONS = 4

/** The requests of one account that cost the server most, over 10,000 products and 1,000 sheets. */
function worstRequests({ headers }: Chef): Record<string, Request> {
  const json = { ...headers, 'content-type': 'application/json' }
  const post = (path: string, body: object): Request => ({
    method: 'POST',
    path,
    headers: json,
    body: JSON.stringify(body),
  })
  const get = (path: string): Request => ({ method: 'GET', path, headers })
  return {
    '200 names of 500 letters matched': post('/api/user-products/matches', {
      names: Array.from({ length: MAX_PASTED_LINES }, (_, index) => nameOf(index)),
    }),
    'the kitchen of the simulator': get('/api/simulation'),
    'the export of the account': get('/api/account/export'),
    'the largest page of products': get(`/api/user-products?limit=${MAX_PAGE_SIZE}`),
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
    for (const [name, request] of Object.entries(worstRequests(worst))) {
      const quiet: Load[] = []
      const beside: Load[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(await read(server, neighbours))
        const [calm] = await Promise.all([read(server, neighbours), repeat(server, request)])
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

function read(server: Server, chefs: readonly Chef[]): Promise<Load> {
  const scripts = chefs.map(({ headers }): Request[] => [
    { method: 'GET', path: '/api/tech-sheets?limit=50', headers },
    { method: 'GET', path: '/api/user-products?limit=50', headers },
  ])
  return load({ url: server.url, scripts, seconds: SECONDS, connections: chefs.length })
}

function repeat(server: Server, request: Request): Promise<Load> {
  return load({ url: server.url, scripts: [[request]], seconds: SECONDS, connections: CONNECTIONS })
}
