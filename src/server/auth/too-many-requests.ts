import type { ORPCError } from '@orpc/server'
import type { ErrorCode } from '#contract/errors.ts'
import { refusal } from '../translate-error.ts'

/** Says how long to wait, in whole seconds, in the body as in the Retry-After header. */
export function tooManyRequests(waitMs: number): ORPCError<ErrorCode, unknown> {
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  return refusal('TOO_MANY_REQUESTS', 'Too many attempts in a short time', { retryAfterSeconds })
}
