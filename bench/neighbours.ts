import { type Chef, signUp } from './support/chef.ts'
import { crowd } from './support/crowd.ts'
import { crowds } from './support/crowds.ts'
import { type Figure, number } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { findSheetId } from './support/find-sheet-id.ts'
import { hostileRequests } from './support/hostile-requests.ts'
import { load, type Load, medianLoad, type Request } from './support/load.ts'
import { type Server, startServer } from './support/start-server.ts'
import { type Act, Refused, worstRequests } from './support/worst-requests.ts'

const NEIGHBOURS = 10
const LARGE = { products: 10_000, sheets: 1000, lines: 20 }
const SECONDS = 5
const ROUNDS = 3
/** Of one account, or of visitors, at once and all the time. */
const CONNECTIONS = 4

/** What ten accounts wait for while another, or strangers, do their worst, in turns with what they wait for in quiet. */
export async function measureNeighbours(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const neighbours: Chef[] = []
    for (let number = 0; number < NEIGHBOURS; number += 1) neighbours.push(await openKitchen(server, 100, 30))
    const worst = await openKitchen(server, LARGE.products, LARGE.sheets)
    const figures: Figure[] = []
    const acts = {
      ...(await worstRequests(server, worst, CONNECTIONS)),
      ...hostileRequests(server, worst, await findSheetId(server, worst)),
    }
    for (const [name, act] of Object.entries(acts)) {
      // Once in quiet, where it must not be refused.
      await act(0)
      figures.push(
        ...(await compare(
          name,
          () => work(server, neighbours),
          () => repeat(act),
        )),
      )
    }
    for (const [name, strangers] of Object.entries(await crowds(server, neighbours))) {
      const order = { ...strangers, url: server.url, seconds: SECONDS }
      const coming = async () => console.log(`${name}: answers by status`, await crowd(order))
      figures.push(...(await compare(name, () => work(server, neighbours), coming)))
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** What the neighbours wait for, and how much of it is refused them, in quiet and beside something, in turns. */
async function compare(
  name: string,
  neighbours: () => Promise<Load>,
  something: () => Promise<void>,
): Promise<Figure[]> {
  const quiet: Load[] = []
  const beside: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await neighbours())
    const [calm] = await Promise.all([neighbours(), something()])
    beside.push(calm)
  }
  const floor = medianLoad(quiet).p99
  const { p99 } = medianLoad(beside)
  const atMost = Math.round(50 + 3 * floor)
  const refused = 100 * Math.max(...beside.map((load) => load.refused))
  // Printed at once: the whole takes a quarter of an hour, and a later failure would lose these figures.
  console.log(`${name}: p99 ${number(p99)} ms of at most ${number(atMost)}, refused ${number(refused)} %`)
  return [
    {
      name: `p99 of ten accounts beside ${name}`,
      measured: p99,
      unit: 'ms',
      floor,
      goal: { of: 'measured', atMost },
    },
    {
      name: `refused to ten accounts beside ${name}`,
      measured: refused,
      unit: '%',
      goal: { of: 'measured', atMost: 0 },
    },
  ]
}

async function openKitchen(server: Server, products: number, sheets: number): Promise<Chef> {
  const chef = await signUp(server)
  await fillProducts(server, chef.userId, products)
  await fillSheets(server, chef.userId, sheets, LARGE.lines)
  return chef
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
  return load({ url: server.url, scripts, seconds: SECONDS, connections: chefs.length, mayBeRefused: true })
}

/** Does the work on every connection, over and over; what is still unanswered at the end is waited for. */
async function repeat(act: Act): Promise<void> {
  const end = performance.now() + SECONDS * 1000
  const repeated = async (connection: number) => {
    while (performance.now() < end) {
      try {
        await act(connection)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => repeated(connection)))
}
