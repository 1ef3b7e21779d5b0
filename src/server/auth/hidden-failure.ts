import { AsyncLocalStorage } from 'node:async_hooks'
import { lacksSomething } from '../later-schema.ts'
import { isPassing } from '#database/passing-failure.ts'

const calls = new AsyncLocalStorage<{ failure?: Error }>()

/** Keeps what better-auth has logged, for the call in which it failed. */
export function keepFailure(failure: Error | undefined): void {
  const call = calls.getStore()
  if (call && (isPassing(failure) || lacksSomething(failure))) call.failure ??= failure
}

/**
 * Calls better-auth. Where a statement fails, better-auth logs the error and answers as if the session had ended, the
 * account could not be made or the sign-out had succeeded.
 * @throws the error of the database instead, when the next attempt may succeed, or the schema is another one
 */
export async function withHiddenFailure<Result>(call: () => Promise<Result>): Promise<Result> {
  const seen: { failure?: Error } = {}
  const [called] = await Promise.allSettled([calls.run(seen, call)])
  if (seen.failure) throw seen.failure
  if (called.status === 'rejected') throw called.reason
  return called.value
}
