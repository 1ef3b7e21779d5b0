import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#database/connect.ts'

const EVERY_MS = 20

/**
 * How long a statement that reads nothing takes, asked again and again by a process without other work, while something
 * else is measured: what the machine and PostgreSQL make a request wait for, whatever the server does.
 * @returns the result of the work, and the milliseconds of each statement
 */
export async function beside<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: Promise<Result>,
): Promise<{ result: Result; times: number[] }> {
  const ending = new AbortController()
  const working = work.finally(() => ending.abort())
  const asking = async () => {
    const times: number[] = []
    for (; !ending.signal.aborted; await pause(EVERY_MS)) {
      const began = performance.now()
      await pool.query('select 1')
      times.push(performance.now() - began)
    }
    return times
  }
  const [result, times] = await Promise.all([working, asking()])
  return { result, times }
}
