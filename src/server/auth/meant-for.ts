import type { IncomingHttpHeaders } from 'node:http'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'

/**
 * Whether a request is meant for this account. A page that was loaded before somebody else signed in, in another
 * tab, still speaks for the one it shows; a program that names no account means whoever is signed in.
 */
export function isMeantFor(headers: IncomingHttpHeaders, userId: string): boolean {
  const named = headers[ACCOUNT_HEADER]
  return named === undefined || named === userId
}
