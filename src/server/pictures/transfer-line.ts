import type { ServerResponse } from 'node:http'
import { ERROR_STATUS } from '#contract/errors.ts'
import { AccountBusy } from '#database/account-slots.ts'

/** Beyond the patience with slow bodies, so that who waits for one that is cut has its place. */
const LONGEST_WAIT_MS = 10_000

/** At once. */
type Bounds = {
  ofServer: number
  ofAccount: number
  /** More than of an account, so that no account takes all places of those who are where it is. */
  ofAddress: number
  /** Transfers of one account that may wait, and of all. */
  waiting: { ofServer: number; ofAccount: number }
  /** For the body to be sent while another transfer waits for its place. */
  patienceMs: number
}

/** Whose a transfer is, and where its other end is. */
export type Sender = { userId: string; address: string }

export type Transfer = {
  /** Aborted when the body took too long and another transfer waits for its place. */
  readonly cut: AbortSignal
  /** To be called when the whole body is there. */
  readonly arrived: () => void
}

type Holder = Sender & { cut: AbortController; overdue: boolean }
type Waiter = Sender & { enter: (transfer: Transfer) => void; response: ServerResponse }

/**
 * Bounds how many pictures are in memory at once, of a server, of an account and of an address, so that none of them
 * keeps all others waiting. Free places are given to the accounts that wait in turn. Of an upload that waits the server
 * has the head and what fits into the buffer of the connection. A slow transfer keeps its place for as long as no other waits for it.
 */
export class TransferLine {
  readonly #most: Bounds
  /** Both in the order in which they came. */
  readonly #holders = new Set<Holder>()
  readonly #waiting: Waiter[] = []
  /** The number of the last place that each account had, of those that wait or hold one. */
  readonly #turns = new Map<string, number>()
  #places = 0

  constructor(most: Bounds) {
    this.#most = most
  }

  /**
   * Resolves when the transfer may begin; its place is free again when `response` is closed.
   * @throws AccountBusy, or an error with the status 400 where its client has closed the connection before
   */
  enter(sender: Sender, response: ServerResponse): Promise<Transfer> {
    if (response.closed) return Promise.reject(hasLeft())
    const { waiting } = this.#most
    const ofAccount = this.#waiting.filter(({ userId }) => userId === sender.userId).length
    if (this.#waiting.length >= waiting.ofServer || ofAccount >= waiting.ofAccount)
      return Promise.reject(new AccountBusy('Too many pictures wait already'))
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(limit)
        response.off('close', onClose)
        const place = this.#waiting.indexOf(waiter)
        if (place !== -1) this.#waiting.splice(place, 1)
        this.#forget(sender)
      }
      const giveUp = (error: Error): void => {
        leave()
        reject(error)
      }
      const onClose = (): void => giveUp(hasLeft())
      const late = (): void => giveUp(new AccountBusy('No place became free in time'))
      const limit = setTimeout(late, this.#most.patienceMs + LONGEST_WAIT_MS)
      response.once('close', onClose)
      const enter = (transfer: Transfer): void => {
        leave()
        resolve(transfer)
      }
      const waiter: Waiter = { ...sender, enter, response }
      this.#waiting.push(waiter)
      this.#admit()
    })
  }

  /** Gives every free place to the first in turn that may have it; for the others the slowest body is cut, one at a time. */
  #admit(): void {
    let next: Waiter | undefined
    while ((next = this.#inTurn().find((waiter) => this.#against(waiter).length === 0))) this.#hold(next)
    for (const waiter of this.#inTurn()) {
      const held = this.#against(waiter)
      if (!held.some(({ cut }) => cut.signal.aborted)) held.find(({ overdue }) => overdue)?.cut.abort()
    }
  }

  /** Those that wait, the account first that has had no place for the longest time, each in the order they came. */
  #inTurn(): Waiter[] {
    const turn = ({ userId }: Waiter): number => this.#turns.get(userId) ?? 0
    return this.#waiting.toSorted((one, other) => turn(one) - turn(other))
  }

  #forget({ userId }: Sender): void {
    const isHere = (sender: Sender): boolean => sender.userId === userId
    if (!this.#waiting.some(isHere) && ![...this.#holders].some(isHere)) this.#turns.delete(userId)
  }

  /** Those of whom one has to end before this one may enter; none where a place is free. */
  #against({ userId, address }: Sender): Holder[] {
    const holders = [...this.#holders]
    const ofAccount = holders.filter((holder) => holder.userId === userId)
    const ofAddress = holders.filter((holder) => holder.address === address)
    if (ofAccount.length >= this.#most.ofAccount) return ofAccount
    if (ofAddress.length >= this.#most.ofAddress) return ofAddress
    return holders.length >= this.#most.ofServer ? holders : []
  }

  #hold({ userId, address, enter, response }: Waiter): void {
    const cut = new AbortController()
    const holder: Holder = { userId, address, cut, overdue: false }
    this.#holders.add(holder)
    this.#turns.set(userId, (this.#places += 1))
    const patience = setTimeout(() => {
      holder.overdue = true
      this.#admit()
    }, this.#most.patienceMs)
    const arrived = (): void => {
      clearTimeout(patience)
      holder.overdue = false
    }
    const leave = (): void => {
      arrived()
      this.#holders.delete(holder)
      this.#forget(holder)
      this.#admit()
    }
    response.once('close', leave)
    enter({ cut: cut.signal, arrived })
  }
}

/** No failure of the server; its answer reaches no client. */
function hasLeft(): Error {
  return Object.assign(new Error('The connection ended before the transfer began'), {
    statusCode: ERROR_STATUS.BAD_REQUEST,
  })
}
