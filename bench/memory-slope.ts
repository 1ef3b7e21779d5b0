import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { printedNumber } from './support/printed-number.ts'
import type { Figure } from './support/figure.ts'
import { memoryOf, withChildren } from './support/process-memory.ts'
import { type Point, slopeOf } from './support/slope.ts'
import { type Server, startServer } from './support/start-server.ts'
import { beginPeople } from './users/begin-people.ts'
import type { People } from './users/people.ts'

const REPORTER = fileURLToPath(new URL('support/heap-on-signal.ts', import.meta.url))
const USERS = 50
const MEAN_PAUSE_MS = 1_000
const WARM_UP_S = 180
const MEASURED_S = 20 * 60
const EVERY_MS = 10_000
const MS_IN_HOUR = 3_600_000
/** Of 50 requests a second this is what a leak of 28 bytes a request takes. */
const MOST_MB_IN_HOUR = 5

/** How fast the memory of one server grows in 20 minutes of mixed use, once it is warm. */
export async function measureMemorySlope(): Promise<Figure[]> {
  const server = await startServer(['--import', REPORTER])
  try {
    const people = await beginPeople(server, USERS)
    try {
      await work(people, WARM_UP_S)
      let over = false
      const working = work(people, MEASURED_S).finally(() => (over = true))
      const [answered, samples] = await Promise.all([working, sample(server, () => over)])
      const [first, last] = [samples[0]?.heap ?? 0, samples.at(-1)?.heap ?? 0]
      return [
        { name: `${USERS} users for ${MEASURED_S / 60} min`, measured: answered / MEASURED_S, unit: 'req/s' },
        { name: 'heap after collection, at first', measured: first, unit: 'MB' },
        { name: 'heap after collection, at last', measured: last, unit: 'MB' },
        ...slope(
          'heap after collection',
          samples.map(({ at, heap }) => ({ x: at, y: heap })),
          MOST_MB_IN_HOUR,
        ),
        ...slope(
          'memory of the server',
          samples.map(({ at, server: held }) => ({ x: at, y: held })),
        ),
        ...slope(
          'memory of the database',
          samples.map(({ at, database }) => ({ x: at, y: database })),
        ),
      ]
    } finally {
      people.stop()
    }
  } finally {
    await server.stop()
  }
}

/** @returns how many requests were answered with success @throws where one was not */
async function work(people: People, seconds: number): Promise<number> {
  const samples = await people.perform({ name: 'work', seconds, most: USERS, meanPauseMs: MEAN_PAUSE_MS })
  const failed = samples.filter(([, , , status]) => status < 200 || status > 299)
  if (failed.length > 0) throw new Error(`${failed.length} of ${samples.length} requests failed`)
  return samples.length
}

type Held = { at: number; heap: number; server: number; database: number }

/** Hours since the first, and MB. */
async function sample(server: Server, isOver: () => boolean): Promise<Held[]> {
  const samples: Held[] = []
  const began = performance.now()
  while (!isOver()) {
    samples.push({
      at: (performance.now() - began) / MS_IN_HOUR,
      heap: (await printedNumber(server, 'heap')) / 1e6,
      server: memoryOf([server.pids.server]),
      database: memoryOf(withChildren(server.pids.database)),
    })
    await pause(EVERY_MS)
  }
  return samples
}

function slope(name: string, points: Point[], atMost?: number): Figure[] {
  const { slope: measured, uncertainty } = slopeOf(points)
  return [
    {
      name: `${name}, growth`,
      measured,
      unit: 'MB/h',
      ...(atMost !== undefined && { goal: { of: 'measured', atMost } }),
    },
    { name: `${name}, growth, ± (95 %)`, measured: uncertainty, unit: 'MB/h' },
  ]
}
