import { SignOutPendingError } from '#web/lib/failure/failure.ts'

/** What browsers and the bundler say of a part of the page that did not come. */
const LOST_CHUNK = /dynamically imported module|importing a module script|unable to preload/i

/** A failed dynamic import as the network failure that caused it (a TypeError, like fetch's); any other as it is. */
export function connectionFailure(failure: unknown, online: boolean): unknown {
  if (failure instanceof SignOutPendingError) return failure
  const lost = !online || (failure instanceof Error && LOST_CHUNK.test(failure.message))
  return lost ? new TypeError('The connection was lost', { cause: failure }) : failure
}
