/** Connections that one account may use at once, of the ten of a server. */
const MOST_PER_ACCOUNT = 4
const LONGEST_WAIT_MS = 10_000

/** The account uses its share of connections already, and none of them became free in time. */
export class AccountBusy extends Error {
  override readonly name = 'AccountBusy'
}

type Line = { used: number; waiting: (() => void)[] }

/**
 * Bounds how many connections of a pool each account uses at once, so that one account whose writes wait for each
 * other leaves connections to all others. Requests above the bound wait in the order in which they came.
 */
export class AccountSlots {
  readonly #lines = new Map<string, Line>()
  readonly #most: number
  readonly #longestWaitMs: number

  constructor(most = MOST_PER_ACCOUNT, longestWaitMs = LONGEST_WAIT_MS) {
    this.#most = most
    this.#longestWaitMs = longestWaitMs
  }

  /**
   * Runs `work` as soon as the account has a free slot.
   * @throws AccountBusy when none becomes free within the longest wait
   */
  async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lineOf(userId)
    if (line.used < this.#most) line.used += 1
    else await this.#wait(line)
    try {
      return await work()
    } finally {
      this.#leave(userId, line)
    }
  }

  #lineOf(userId: string): Line {
    const known = this.#lines.get(userId)
    if (known) return known
    const line: Line = { used: 0, waiting: [] }
    this.#lines.set(userId, line)
    return line
  }

  #wait(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(limit)
        resolve()
      }
      const limit = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(enter), 1)
        reject(new AccountBusy('The account uses its share of connections'))
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
