import { ERROR_STATUS } from '#contract/errors.ts'

/** What is unavailable has mostly come back by then: a lock is waited for 5 s, PostgreSQL restarts in 2 to 5 s. */
const UNAVAILABLE_S = 5

/** The seconds of the Retry-After header of a refusal, where one makes sense. */
export function retryAfter({ status, data }: { status: number; data?: unknown }): number | undefined {
  const known = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data
  if (known && typeof data.retryAfterSeconds === 'number') return data.retryAfterSeconds
  return status === ERROR_STATUS.UNAVAILABLE ? UNAVAILABLE_S : undefined
}
