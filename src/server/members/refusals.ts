import { refusal } from '../translate-error.ts'
import type { MemberRefusal } from './members.queries.ts'

/**
 * What was done, of what may have been refused.
 * @throws FORBIDDEN, NOT_FOUND or LAST_OWNER
 */
export function orRefused<Done extends object>(done: Done | MemberRefusal): Done {
  if (typeof done === 'object') return done
  if (done === 'not-owner')
    throw refusal('FORBIDDEN', 'Your role in this house does not open this; nothing was written')
  if (done === 'unknown') throw refusal('NOT_FOUND', 'No such thing of yours')
  throw refusal('LAST_OWNER', 'A house has one owner at least: hand it over first; nothing was changed')
}
