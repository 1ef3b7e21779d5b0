import { codeOf, dataOf } from './failure.ts'

/**
 * What an earlier send of other content has made, whose answer was lost, when that is why a creation was refused;
 * undefined for any other failure.
 */
export function madeBeforeOf(failure: unknown): unknown {
  return codeOf(failure) === 'IDEMPOTENCY_KEY_REUSED' ? dataOf(failure, 'made') : undefined
}
