import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ACTS } from './accounts/acts.ts'
import { fillAccounts, type Kitchen, openKitchens } from './accounts/kitchen.ts'
import { judgePlans } from './accounts/judge-plans.ts'
import type { Figure } from './support/figure.ts'
import { median, percentile } from './support/percentile.ts'
import { memoryOf, sharedMemoryOf, withChildren } from './support/process-memory.ts'
import { newDataFolder, type Server, startServer } from './support/start-server.ts'

/** The kitchens that are asked, which are all accounts of the small installation. */
const ASKED = 10
/** A change of this file is tried with fewer. */
const MANY = Number(process.env.BENCH_ACCOUNTS ?? 10_000)
const STARTS = 5
const WARM_UP_ROUNDS = 5
const ROUNDS = 60
/** The pool closes idle connections after 10 s. */
const REST_MS = 15_000
/** Of what ten accounts take. */
const MOST_RATIO = 1.2

/** An installation's data, and the cookies of those who ask. */
type Installation = { dataDir: string; cookies: string[] }
type Pair<Value> = { few: Value; many: Value }

/**
 * Ten kitchens that are alone in their installation, in turns with ten alike among 10,000: the time of each request, the
 * memory of the processes, the time of a start. Then the plans of the statements that took longest among the 10,000.
 */
export async function measureManyAccounts(): Promise<Figure[]> {
  const running = new Set<Server>()
  const start: Start = async (dataDir) => {
    const server = await startServer([], dataDir)
    running.add(server)
    const rest = async () => {
      running.delete(server)
      await server.rest()
    }
    return { ...server, rest }
  }
  const folders = { few: newDataFolder(), many: newDataFolder() }
  try {
    const few = await install(start, folders.few, ASKED)
    const many = await install(start, folders.many, MANY)
    const installations = { few: few.installation, many: many.installation }
    return [
      { name: `filling ${MANY} accounts, with keys and statistics`, measured: many.seconds, unit: 's' },
      { name: `database of ${MANY} accounts`, measured: many.gigabytes, unit: 'GB', floor: few.gigabytes },
      await startsOf(start, installations),
      ...(await requestsOf(start, installations)),
      ...(await judgePlans(start, many.installation)),
    ]
  } finally {
    for (const server of running) await server.rest()
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
  }
}

type Start = (dataDir: string) => Promise<Server>

async function install(start: Start, dataDir: string, accounts: number) {
  const server = await start(dataDir)
  const started = performance.now()
  const cookies = await fillAccounts(server, ASKED, accounts)
  const seconds = (performance.now() - started) / 1000
  const { rows } = await server.database.pool.query<{ bytes: number }>(
    'select pg_database_size(current_database()) as bytes',
  )
  await server.rest()
  const installation: Installation = { dataDir, cookies }
  return { installation, seconds, gigabytes: (rows[0]?.bytes ?? 0) / 1e9 }
}

/** Until health is answered for, the first start after the filling aside. */
async function startsOf(start: Start, installations: Pair<Installation>): Promise<Figure> {
  const times: Pair<number[]> = { few: [], many: [] }
  for (let round = 0; round <= STARTS; round += 1)
    for (const size of ['few', 'many'] as const) {
      const started = performance.now()
      const server = await start(installations[size].dataDir)
      const health = await fetch(`${server.url}/api/health`)
      if (!health.ok) throw new Error(`Health answered ${health.status}`)
      if (round > 0) times[size].push(performance.now() - started)
      await server.rest()
    }
  return compared('start', 'ms', { few: median(times.few), many: median(times.many) })
}

/** Each act of each kitchen here and there, one after the other. */
async function requestsOf(start: Start, installations: Pair<Installation>): Promise<Figure[]> {
  const servers = {
    few: await start(installations.few.dataDir),
    many: await start(installations.many.dataDir),
  }
  const kitchens = {
    few: await openKitchens(servers.few, installations.few.cookies),
    many: await openKitchens(servers.many, installations.many.cookies),
  }
  const times = Object.keys(ACTS).map((): Pair<number[]> => ({ few: [], many: [] }))
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (let place = 0; place < ASKED; place += 1)
      for (const [number, act] of Object.values(ACTS).entries())
        for (const size of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
          const time = await act(servers[size], kitchenAt(kitchens[size], place), round)
          if (round >= WARM_UP_ROUNDS) times[number]?.[size].push(time)
        }
  await pause(REST_MS)
  const memory = { few: heldBy(servers.few), many: heldBy(servers.many) }
  await servers.few.rest()
  await servers.many.rest()
  return [
    ...Object.keys(ACTS).flatMap((name, number) => {
      const { few, many } = times[number] ?? { few: [], many: [] }
      const p99 = { few: percentile(few, 0.99), many: percentile(many, 0.99) }
      return [
        compared(`${name}, p50`, 'ms', { few: median(few), many: median(many) }),
        withoutGoal(compared(`${name}, p99`, 'ms', p99)),
      ]
    }),
    ...(['server', 'database', 'both'] as const).map((part) =>
      compared(`memory after the run, ${part}`, 'MB', { few: memory.few[part], many: memory.many[part] }),
    ),
    withoutGoal(
      compared('memory after the run, buffers of the database', 'MB', {
        few: memory.few.buffers,
        many: memory.many.buffers,
      }),
    ),
  ]
}

function heldBy({ pids }: Server) {
  const processes = withChildren(pids.database)
  const [server, database] = [memoryOf([pids.server]), memoryOf(processes)]
  return { server, database, both: server + database, buffers: sharedMemoryOf(processes) }
}

function withoutGoal({ goal: _goal, ...figure }: Figure): Figure {
  return figure
}

function compared(name: string, unit: string, { few, many }: Pair<number>): Figure {
  return {
    name: `${name}, ${MANY} accounts against ${ASKED}`,
    measured: many,
    unit,
    floor: few,
    ratio: many / few,
    goal: { of: 'ratio', atMost: MOST_RATIO },
  }
}

function kitchenAt(kitchens: readonly Kitchen[], place: number): Kitchen {
  const kitchen = kitchens[place]
  if (!kitchen) throw new Error(`There are ${kitchens.length} kitchens`)
  return kitchen
}
