import { setTimeout as pause } from 'node:timers/promises'
import { signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { load, type Request } from './support/load.ts'
import { memoryOf, withChildren } from './support/process-memory.ts'
import { type Server, startServer } from './support/start-server.ts'

const REST_MS = 10_000
const LOAD_SECONDS = 20

/** What Gramme holds of a machine's memory: Node and PostgreSQL with all its processes. */
export async function measureMemory(): Promise<Figure[]> {
  const server = await startServer()
  try {
    // Idle is a server in use, between two requests.
    const chef = await signUp(server)
    await fetch(`${server.url}/api/tech-sheets`, { headers: chef.headers })
    const idle = await atRest(server)
    await fillProducts(server, chef.userId, 5_000)
    await fillSheets(server, chef.userId, 1000, 10)
    const paths = ['/api/tech-sheets?limit=50', '/api/user-products?search=creme&limit=20', '/recipes']
    const script: Request[] = paths.map((path) => ({ method: 'GET', path, headers: chef.headers }))
    await load({ url: server.url, scripts: [script], seconds: LOAD_SECONDS, connections: 10 })
    const after = await atRest(server)
    return [
      {
        name: 'memory when idle, server and database',
        measured: idle.server + idle.database,
        unit: 'MB',
        goal: { of: 'measured', atMost: 190 },
      },
      { name: 'memory when idle, server', measured: idle.server, unit: 'MB' },
      { name: 'memory when idle, database', measured: idle.database, unit: 'MB' },
      {
        name: 'memory after the run, server and database',
        measured: after.server + after.database,
        unit: 'MB',
      },
      { name: 'memory after the run, server', measured: after.server, unit: 'MB' },
      { name: 'memory after the run, database', measured: after.database, unit: 'MB' },
    ]
  } finally {
    await server.stop()
  }
}

async function atRest({ pids }: Server): Promise<{ server: number; database: number }> {
  await pause(REST_MS)
  return { server: memoryOf([pids.server]), database: memoryOf(withChildren(pids.database)) }
}
