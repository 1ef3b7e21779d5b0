import { AsyncLocalStorage } from 'node:async_hooks'
import { AccountSlots } from '#database/account-slots.ts'

/** Whose password is hashed: of an account that knows its browser, its session or its reset link, or of anyone. */
export type Lane = 'known' | 'stranger'

/** Each takes 19 MiB and a thread of libuv's pool, which files and host names need too. Strangers leave one, and its processor, to others. */
const AT_ONCE: Record<'all' | Lane, number> = { all: 2, known: 2, stranger: 1 }
/** Requests of one lane that are worked on: the hashes of strangers take two seconds in all. */
const MOST_OF_A_LANE = 40

const lanes = new AsyncLocalStorage<Lane>()
const places = new AccountSlots({ most: MOST_OF_A_LANE, longestLine: 0 })

/**
 * Answers a request for which a password is hashed or verified. A flood of them is refused before it costs a
 * statement, and those of strangers let known ones go first.
 * @throws AccountBusy when too many of its lane are being worked on
 */
export function inLane<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
  return places.run(lane, () => lanes.run(lane, work))
}

/** Whether a request of this lane would be refused now, whatever it says. */
export function isLaneFull(lane: Lane): boolean {
  return places.isFull(lane)
}

const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] }
const running: Record<'all' | Lane, number> = { all: 0, known: 0, stranger: 0 }

/** Computes a hash when it is its turn, in the order in which they came, the known lane's first. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const lane = lanes.getStore() ?? 'stranger'
  const turn = new Promise<void>((start) => waiting[lane].push(start))
  startNext()
  await turn
  try {
    return await work()
  } finally {
    running.all -= 1
    running[lane] -= 1
    startNext()
  }
}

function startNext(): void {
  for (const lane of ['known', 'stranger'] as const) {
    while (running.all < AT_ONCE.all && running[lane] < AT_ONCE[lane]) {
      const start = waiting[lane].shift()
      if (!start) break
      running.all += 1
      running[lane] += 1
      start()
    }
  }
}
