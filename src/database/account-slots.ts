/** Connections that one account may use at once, of the ten of a server. */
const MOST_PER_ACCOUNT = 4
const LONGEST_WAIT_MS = 10_000

type Bounds = {
  /** Slots of one account. */
  most?: number
  longestWaitMs?: number
  /** Who may wait for a slot of one account. */
  longestLine?: number
}

/** The account uses its share already, and none of it became free in time, or too many wait for it. */
export class AccountBusy extends Error {
  override readonly name = 'AccountBusy'
}

type Line = { used: number; waiting: (() => void)[] }

/**
 * Bounds how much each account uses at once of what all share, by default connections of a pool, so that one account
 * whose writes wait for each other leaves some to all others. Requests above the bound wait in the order in which they
 * came.
 */
export class AccountSlots {
  readonly #lines = new Map<string, Line>()
  readonly #most: number
  readonly #longestWaitMs: number
  readonly #longestLine: number

  constructor({
    most = MOST_PER_ACCOUNT,
    longestWaitMs = LONGEST_WAIT_MS,
    longestLine = Infinity,
  }: Bounds = {}) {
    this.#most = most
    this.#longestWaitMs = longestWaitMs
    this.#longestLine = longestLine
  }

  /**
   * Runs `work` as soon as the account has a free slot.
   * @throws AccountBusy when none becomes free within the longest wait, or the line is as long as it may be
   */
  async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lineOf(userId)
    if (!this.#takesSlot(line)) await this.#wait(line)
    try {
      return await work()
    } finally {
      this.#leave(userId, line)
    }
  }

  /**
   * Takes a slot of the account as soon as one is free.
   * @returns what gives it back, to be called once
   * @throws AccountBusy as `run`
   */
  async enter(userId: string): Promise<() => void> {
    const line = this.#lineOf(userId)
    if (!this.#takesSlot(line)) await this.#wait(line)
    return () => this.#leave(userId, line)
  }

  /** Whether who comes now is refused. */
  isFull(userId: string): boolean {
    const { used, waiting } = this.#lines.get(userId) ?? { used: 0, waiting: [] }
    return used >= this.#most && waiting.length >= this.#longestLine
  }

  /** @returns whether one was free */
  #takesSlot(line: Line): boolean {
    if (line.used >= this.#most) return false
    line.used += 1
    return true
  }

  #lineOf(userId: string): Line {
    const known = this.#lines.get(userId)
    if (known) return known
    const line: Line = { used: 0, waiting: [] }
    this.#lines.set(userId, line)
    return line
  }

  #wait(line: Line): Promise<void> {
    if (line.waiting.length >= this.#longestLine)
      return Promise.reject(new AccountBusy('Too many wait for the share of this account'))
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(limit)
        resolve()
      }
      const limit = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(enter), 1)
        reject(new AccountBusy('The account uses its share'))
      }, this.#longestWaitMs)
      line.waiting.push(enter)
    })
  }

  /** A slot goes to the next in line; an account without any is forgotten. */
  #leave(userId: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) {
      next()
      return
    }
    line.used -= 1
    if (line.used === 0) this.#lines.delete(userId)
  }
}
