import { codeOf, dataOf } from './failure.ts'

/**
 * What another window has stored, when that is why a save was refused; undefined for any other failure. By the contract
 * it has the shape of what was to be saved.
 */
export function storedVersionOf(failure: unknown): unknown {
  return codeOf(failure) === 'VERSION_CONFLICT' ? dataOf(failure, 'current') : undefined
}
