import { Client } from 'pg'
import { vi } from 'vitest'

const query = Reflect.get(Client.prototype, 'query') as (this: Client, ...args: unknown[]) => unknown

/**
 * The connection of the next statement that fits, or of so many, is lost while it runs; those after them have another one.
 * `vi.restoreAllMocks()` ends it.
 */
export function loseConnection(statement: RegExp, times = 1): { lost: () => boolean } {
  const failure = new Error('Connection terminated unexpectedly')
  let left = times
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    if (left === 0 || !statement.test(JSON.stringify(args[0]))) return query.apply(this, args)
    left -= 1
    const answer = args.at(-1)
    return typeof answer === 'function' ? void answer(failure) : Promise.reject(failure)
  })
  return { lost: () => left === 0 }
}
