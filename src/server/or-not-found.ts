import { refusal } from './translate-error.ts'

/**
 * What has to be there and be the user's.
 * @throws NOT_FOUND
 */
export function orNotFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw refusal('NOT_FOUND', 'No such thing of yours')
  return value
}
