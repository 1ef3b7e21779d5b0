import { createAtom } from '@tanstack/store'
import { newId } from '../browser/new-id.ts'
import { isNetworkFailure, isUnavailable, statusOf } from '../failure/failure.ts'
import { ownName } from '../navigation/address.ts'
import { deviceWrites } from './device-writes.ts'
import type { WaitingWrite, WriteStore } from './waiting-write.ts'

/** What is typed of a write; the rest is given. */
export type TypedWrite<Body> = Omit<WaitingWrite<Body>, 'key' | 'at'>

/** Sends one write; `keep` stores what is left of it, once a part of it is with the server. */
export type SendWrite = (
  write: WaitingWrite,
  keep: (left: WaitingWrite) => Promise<boolean>,
) => Promise<unknown>

export interface WaitingState {
  /** Undefined until the device was read for an account. */
  userId: string | undefined
  /** The browser lets nothing be read of what it may have stored. */
  unreadable: boolean
  /** The oldest first. */
  writes: readonly WaitingWrite[]
  /** By id, while the server is asked. */
  sending: ReadonlySet<string>
  /** By key, what the last attempt of a write failed with; forgotten with the page. */
  failures: ReadonlyMap<string, unknown>
}

const NOTHING: WaitingState = {
  userId: undefined,
  unreadable: false,
  writes: [],
  sending: new Set(),
  failures: new Map(),
}

/** Writes of one kind that wait on this device, as a page shows them, and the one way in which they are sent. */
export class WaitingWrites {
  readonly state = createAtom(NOTHING)
  readonly #store: WriteStore
  readonly #now: () => number
  #channel: BroadcastChannel | undefined
  /** The server is asked for one write after the other. */
  #line: Promise<unknown> = Promise.resolve()

  constructor(store: WriteStore, now: () => number = Date.now) {
    this.#store = store
    this.#now = now
  }

  /** All that waits for an account, the oldest first; rejects where the browser lets nothing be read. */
  async of(userId: string): Promise<WaitingWrite[]> {
    const writes = await this.#store.list(userId)
    return writes.toSorted((one, other) => one.at - other.at)
  }

  /** Shows what waits for an account, and follows what other tabs do with it. */
  async show(userId: string): Promise<void> {
    this.#open()
    const read = await this.of(userId).then(
      (writes) => ({ writes, unreadable: false }),
      () => ({ writes: [], unreadable: true }),
    )
    this.state.set((state) => ({ ...(state.userId === userId ? state : NOTHING), userId, ...read }))
  }

  /**
   * Stores a write on the device in the place of the one of the same id.
   * @throws where the browser stores nothing: blocked, or full
   */
  async keep<Body>(typed: TypedWrite<Body>): Promise<WaitingWrite<Body>> {
    const write = { ...typed, key: newId(), at: this.#now() }
    await this.#store.put(write)
    await this.#changed(write.userId)
    return write
  }

  /** Takes a write away unsent; not one that was typed again since. */
  async forget(write: WaitingWrite): Promise<void> {
    await this.#store.replace(write, null)
    await this.#changed(write.userId)
  }

  /** Takes away all that waits for an account that is no more. */
  async erase(userId: string): Promise<void> {
    for (const write of await this.of(userId).catch(() => [])) await this.forget(write)
  }

  /**
   * Sends writes, one after the other. What is stored leaves the device; what is refused stays there with its failure, as does
   * everything from the first on that finds no server or no session.
   * @returns those that were stored
   */
  send(
    writes: readonly WaitingWrite[],
    send: SendWrite,
    isWorthTrying: () => boolean = () => true,
  ): Promise<WaitingWrite[]> {
    const sent = this.#line.then(() => this.#sendEach(writes, send, isWorthTrying))
    this.#line = sent.catch(() => undefined)
    return sent
  }

  /**
   * Sends writes in one request. What is stored leaves the device; nothing does where the request fails, which it does with that failure.
   */
  sendTogether(
    writes: readonly WaitingWrite[],
    send: (writes: readonly WaitingWrite[]) => Promise<void>,
  ): Promise<void> {
    const sent = this.#line.then(async () => {
      await send(writes)
      for (const write of writes) await this.#store.replace(write, null)
      for (const userId of new Set(writes.map((write) => write.userId))) await this.#changed(userId)
    })
    this.#line = sent.catch(() => undefined)
    return sent
  }

  async #sendEach(writes: readonly WaitingWrite[], send: SendWrite, isWorthTrying: () => boolean) {
    const stored: WaitingWrite[] = []
    for (const write of writes) {
      if (!isWorthTrying()) break
      const failure = await this.#sendOne(write, send)
      if (failure === undefined) stored.push(write)
      else if (stopsAll(failure.of)) break
    }
    return stored
  }

  async #sendOne(write: WaitingWrite, send: SendWrite): Promise<{ of: unknown } | undefined> {
    this.#mark(write, true)
    let current = write
    try {
      await send(write, async (left) => {
        const kept = await this.#store.replace(current, left)
        if (kept) current = left
        return kept
      })
      await this.#store.replace(current, null)
      return undefined
    } catch (failure) {
      this.state.set((state) => ({ ...state, failures: new Map(state.failures).set(current.key, failure) }))
      return { of: failure }
    } finally {
      await this.#changed(write.userId)
      this.#mark(write, false)
    }
  }

  #mark({ id }: WaitingWrite, isSending: boolean): void {
    this.state.set((state) => {
      const sending = new Set(state.sending)
      if (isSending) sending.add(id)
      else sending.delete(id)
      return { ...state, sending }
    })
  }

  async #changed(userId: string): Promise<void> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no origin
    this.#open().postMessage(userId)
    await this.#read(userId)
  }

  async #read(userId: string): Promise<void> {
    if (this.state.get().userId === userId) await this.show(userId)
  }

  #open(): BroadcastChannel {
    if (this.#channel === undefined) {
      this.#channel = new BroadcastChannel(ownName('gramme-waiting'))
      this.#channel.addEventListener('message', ({ data }: MessageEvent<string>) => void this.#read(data))
    }
    return this.#channel
  }
}

/** Whether the next write would fail as well. */
function stopsAll(failure: unknown): boolean {
  const status = statusOf(failure)
  return isNetworkFailure(failure) || isUnavailable(failure) || status === 401 || status === 429
}

export const waitingWrites = new WaitingWrites(deviceWrites)
