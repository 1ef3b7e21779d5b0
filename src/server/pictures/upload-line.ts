import type { ServerResponse } from 'node:http'
import { AccountBusy } from '#database/account-slots.ts'

/** A body of 10 MB is in memory up to five times while it is parsed, read and stored: some 200 MB at most. */
const MOST = { ofServer: 4, ofAccount: 2, ofAddress: 2 }
const LONGEST_WAIT_MS = 20_000
const LONGEST_LINE = { ofServer: 200, ofAccount: 30 }
/** For a body to arrive while another upload waits for its place: 0.5 MB, as browsers send, at 50 kB/s. */
const PATIENCE_MS = 10_000

/** Whose an upload is, and where it comes from. */
export type Uploader = { userId: string; address: string }

export type Upload = Uploader & {
  /** Aborted when the body took too long and another upload waits for its place. */
  readonly cut: AbortSignal
  /** To be called when the body is there. */
  readonly arrived: () => void
}

type Holder = Uploader & { cut: AbortController; overdue: boolean }
type Waiter = Uploader & { enter: (upload: Upload) => void; response: ServerResponse }

/**
 * Bounds how many uploads are in memory at once, of a server, of an account and of an address, so that none of them
 * keeps all others waiting. Those that wait have sent their head and what fits into the buffer of their connection; the
 * rest of their body is not read. A body that is slow keeps its place for as long as no other upload waits for it.
 */
export class UploadLine {
  readonly #patienceMs: number
  /** Both in the order in which they came. */
  readonly #holders = new Set<Holder>()
  readonly #waiting: Waiter[] = []

  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs
  }

  /**
   * Resolves when the body may be read; its place is free again when `response` is closed.
   * @throws AccountBusy
   */
  enter(uploader: Uploader, response: ServerResponse): Promise<Upload> {
    const ofAccount = this.#waiting.filter(({ userId }) => userId === uploader.userId).length
    if (this.#waiting.length >= LONGEST_LINE.ofServer || ofAccount >= LONGEST_LINE.ofAccount)
      return Promise.reject(new AccountBusy('Too many uploads wait already'))
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(limit)
        response.off('close', giveUp)
        const place = this.#waiting.indexOf(waiter)
        if (place !== -1) this.#waiting.splice(place, 1)
      }
      const giveUp = (): void => {
        leave()
        reject(new AccountBusy('No place became free in time'))
      }
      const limit = setTimeout(giveUp, LONGEST_WAIT_MS)
      response.once('close', giveUp)
      const enter = (upload: Upload): void => {
        leave()
        resolve(upload)
      }
      const waiter: Waiter = { ...uploader, enter, response }
      this.#waiting.push(waiter)
      this.#admit()
    })
  }

  /** Gives every free place to the first that may have it; for the others the slowest body is cut, one at a time. */
  #admit(): void {
    for (const waiter of this.#waiting.slice()) {
      const held = this.#against(waiter)
      if (held.length === 0) this.#hold(waiter)
      else if (!held.some(({ cut }) => cut.signal.aborted)) held.find(({ overdue }) => overdue)?.cut.abort()
    }
  }

  /** Those of whom one has to end before this one may enter; none where a place is free. */
  #against({ userId, address }: Uploader): Holder[] {
    const holders = [...this.#holders]
    const ofAccount = holders.filter((holder) => holder.userId === userId)
    const ofAddress = holders.filter((holder) => holder.address === address)
    if (ofAccount.length >= MOST.ofAccount) return ofAccount
    if (ofAddress.length >= MOST.ofAddress) return ofAddress
    return holders.length >= MOST.ofServer ? holders : []
  }

  #hold({ userId, address, enter, response }: Waiter): void {
    const cut = new AbortController()
    const holder: Holder = { userId, address, cut, overdue: false }
    this.#holders.add(holder)
    const patience = setTimeout(() => {
      holder.overdue = true
      this.#admit()
    }, this.#patienceMs)
    const arrived = (): void => {
      clearTimeout(patience)
      holder.overdue = false
    }
    const leave = (): void => {
      arrived()
      this.#holders.delete(holder)
      this.#admit()
    }
    if (response.closed) leave()
    else response.once('close', leave)
    enter({ userId, address, cut: cut.signal, arrived })
  }
}
