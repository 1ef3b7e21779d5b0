import { AsyncLocalStorage } from 'node:async_hooks'
import { AccountSlots } from '#database/account-slots.ts'

/** Whose password is hashed: of an account that knows its browser, its session or its reset link, or of anyone. */
export type Lane = 'known' | 'stranger'

/** Each takes 19 MiB and a thread of libuv's pool, which files and host names need too. */
const AT_ONCE = 2
/** Requests of one lane that are worked on: their hashes take one to two seconds in all. */
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

const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] }
let free = AT_ONCE

/** Computes a hash when it is its turn: two at once, in the order in which they came, the known lane's first. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (free > 0) free -= 1
  else await new Promise<void>((start) => waiting[lanes.getStore() ?? 'stranger'].push(start))
  try {
    return await work()
  } finally {
    const next = waiting.known.shift() ?? waiting.stranger.shift()
    if (next) next()
    else free += 1
  }
}
