import type { IncomingHttpHeaders } from 'node:http'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'

/**
 * Whether a request is meant for this account. A page that was loaded before somebody else signed in, in another
 * tab, still names the one it shows; a client that names no account means the signed-in one.
 */
export function isMeantFor(headers: IncomingHttpHeaders, userId: string): boolean {
  const named = headers[ACCOUNT_HEADER]
  return named === undefined || named === userId
}
