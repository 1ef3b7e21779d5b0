import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool, type PoolClient } from 'pg'
import { AccountSlots } from './account-slots.ts'

/** Those who are not signed in: visitors of the demo, guests of published cartes, and who asks for an account or a way into one. */
export type Crowd = 'demo' | 'guests' | 'accounts'

/** Connections that one crowd may use at once, of the ten of a server: all of them leave four to who is signed in. */
const MOST_PER_CROWD = 2
/** Statements and transactions of one crowd that may wait for those. */
const LONGEST_LINE = 100

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: PoolClient['release'],
) => void

/** The crowd of what is done, until it is found to be somebody's who is signed in. */
type Place = { crowd: Crowd | undefined }

const places = new AsyncLocalStorage<Place>()

/** Does work, and all that it waits for, as part of a crowd. */
export function inCrowd<Result>(crowd: Crowd, work: () => Result): Result {
  return places.run({ crowd }, work)
}

/** Its session was found: the rest of what is done is of no crowd. Visitors and guests stay what they are. */
export function leaveStrangers(): void {
  const place = places.getStore()
  if (place?.crowd === 'accounts') place.crowd = undefined
}

/** Does work within a transaction, whose connection has its place: another one that it needs waits for none. */
export function withPlace<Result>(work: () => Result): Result {
  return places.run({ crowd: undefined }, work)
}

/**
 * A pool whose connections crowds use a few of, however many they are: those who are signed in do not wait for them.
 * @throws AccountBusy from `connect` and `query`, where too many of the same crowd wait already, or wait too long
 */
export class CrowdedPool extends Pool {
  readonly #places = new AccountSlots({ most: MOST_PER_CROWD, longestLine: LONGEST_LINE })

  /** Whether a crowd is so large that nothing more is done for it now. */
  isFull(crowd: Crowd): boolean {
    return this.#places.isFull(crowd)
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const crowd = places.getStore()?.crowd
    if (crowd === undefined) {
      if (!callback) return super.connect()
      super.connect(callback)
      return undefined
    }
    const connecting = this.#connectAs(crowd)
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, (fault) => client.release(fault)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #connectAs(crowd: Crowd): Promise<PoolClient> {
    const leave = await this.#places.enter(crowd)
    try {
      const client = await super.connect()
      const release = client.release.bind(client)
      client.release = (fault) => {
        leave()
        release(fault)
      }
      return client
    } catch (error) {
      leave()
      throw error
    }
  }
}
