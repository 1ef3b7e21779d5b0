import { setTimeout as pause } from 'node:timers/promises'
import type { Floor } from './floor.ts'
import { memoryOf, withChildren } from './process-memory.ts'
import type { Server } from './start-server.ts'

const REST_MS = 10_000

/** MB of Node and of PostgreSQL, and of both together. */
export type Held = { server: number; database: number; both: number }

/** What Gramme holds after a rest: Node, and PostgreSQL with all its processes but those that serve the measurement. */
export async function atRest(server: Server): Promise<Held> {
  await pause(REST_MS)
  const others = new Set(await backends(server, "application_name !~ '^gramme'"))
  return held(
    server.pids.server,
    withChildren(server.pids.database).filter((pid) => !others.has(pid)),
  )
}

/** The same of the floor, with the same PostgreSQL and the processes that serve the floor. */
export async function floorAtRest(server: Server, floor: Floor): Promise<Held> {
  const mine = new Set(await floor.backends())
  const others = new Set(await backends(server, 'true'))
  return held(
    floor.pid,
    withChildren(server.pids.database).filter((pid) => mine.has(pid) || !others.has(pid)),
  )
}

/** The processes that serve clients. */
async function backends({ database }: Server, which: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and ${which}`,
  )
  return rows.map(({ pid }) => pid)
}

function held(process: number, database: readonly number[]): Held {
  const [server, stored] = [memoryOf([process]), memoryOf(database)]
  return { server, database: stored, both: server + stored }
}
