import type { Database } from '#database/connect.ts'
import { complain } from '../log/complain.ts'
import { prepareDemo } from './demo-account.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Has the demo ready, now and every day while the server runs; resolves with what ends that. A restaurant does not
 * go without its sheets because the demo could not be made.
 */
export async function openDemo(database: Database): Promise<() => Promise<void>> {
  const prepare = async () => {
    try {
      await prepareDemo(database)
    } catch (error) {
      complain("La démo n'a pas pu être préparée", error)
    }
  }
  await prepare()
  const timer = setInterval(() => void prepare(), DAY_MS)
  timer.unref()
  return async () => clearInterval(timer)
}
