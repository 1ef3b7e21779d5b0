import { setTimeout as delay } from 'node:timers/promises'
import { Caller } from '../kill/caller.ts'
import type { Findings } from '../kill/findings.ts'

const BETWEEN_MS = 100

export type Accounts = {
  begun: () => number
  acknowledged: () => number
  /** Resolves after the last one. */
  stop: () => Promise<void>
}

/** Makes one account after the other, whose rows are on every node, until it is stopped. */
export function makeAccounts(origin: string, findings: Findings): Accounts {
  let [begun, acknowledged] = [0, 0]
  const stopping = new AbortController()
  const work = async () => {
    while (!stopping.signal.aborted) {
      begun += 1
      const from = `10.2.${begun >> 8}.${begun & 255}`
      const made = await new Caller(origin, findings).signUp(`Nouveau${begun}`, from)
      if (typeof made === 'object') acknowledged += 1
      await delay(BETWEEN_MS)
    }
  }
  const working = work()
  return {
    begun: () => begun,
    acknowledged: () => acknowledged,
    stop: () => {
      stopping.abort()
      return working
    },
  }
}
