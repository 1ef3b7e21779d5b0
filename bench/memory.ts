import { techSheetQuery } from '#contract/sheets.ts'
import { RememberedNames } from '#server/search/remembered-names.ts'
import { listSheets } from '#server/sheets/list.queries.ts'
import { signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { startFloor, statementOf } from './support/floor.ts'
import { load, type Request } from './support/load.ts'
import { atRest, floorAtRest, type Held } from './support/memory-of-server.ts'
import { startServer } from './support/start-server.ts'

const LOAD_SECONDS = 5
const CONNECTIONS = 10
const LIMIT = 50
/** MB of server and database together. */
const AT_MOST = { idle: 190, afterRun: 350 }

/**
 * What Gramme holds of a machine's memory, and beside it what a bare process holds that answers with the same list from the
 * same database.
 */
export async function measureMemory(): Promise<Figure[]> {
  const server = await startServer()
  try {
    // Idle is a server in use, between two requests.
    const chef = await signUp(server)
    const list = `/api/tech-sheets?limit=${LIMIT}`
    await fetch(server.url + list, { headers: chef.headers })
    const idle = await atRest(server)
    const query = techSheetQuery.parse({ limit: LIMIT })
    const statement = await statementOf((tx) => listSheets(tx, query, new RememberedNames()), chef.userId)
    const floor = await startFloor(server, { statements: [statement], limit: LIMIT })
    try {
      await fetch(`${floor.url}/0`)
      const bareIdle = await floorAtRest(server, floor)
      await fillProducts(server, chef.userId, 5_000)
      await fillSheets(server, chef.userId, 1000, 10)
      const paths = [list, '/api/user-products?search=creme&limit=20', '/recipes']
      const script: Request[] = paths.map((path) => ({ method: 'GET', path, headers: chef.headers }))
      const bare: Request[] = [{ method: 'GET', path: '/0', headers: {} }]
      const order = { seconds: LOAD_SECONDS, connections: CONNECTIONS }
      await load({ ...order, url: server.url, scripts: [script] })
      await load({ ...order, url: floor.url, scripts: [bare] })
      const after = await atRest(server)
      return [
        ...figures('memory when idle', idle, bareIdle, AT_MOST.idle),
        ...figures('memory after the run', after, await floorAtRest(server, floor), AT_MOST.afterRun),
      ]
    } finally {
      floor.stop()
    }
  } finally {
    await server.stop()
  }
}

function figures(name: string, held: Held, floor: Held, atMost: number): Figure[] {
  const figure = (part: string, of: keyof Held): Figure => ({
    name: `${name}, ${part}`,
    measured: held[of],
    unit: 'MB',
    floor: floor[of],
    ratio: held[of] / floor[of],
  })
  return [
    { ...figure('server and database', 'both'), goal: { of: 'measured', atMost } },
    figure('server', 'server'),
    figure('database', 'database'),
  ]
}
