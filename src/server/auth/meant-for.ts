import type { IncomingHttpHeaders } from 'node:http'
import { ACCOUNT_HEADER, type Acting, accountName, personNamed } from '#contract/account-header.ts'

/**
 * Whether a request is meant for this person in this house, or this tablet. A page that was loaded before somebody else signed in, or
 * another house was chosen, in another tab, still names the one it shows; a client that names none means the signed-in one.
 * @param whom a person, or the name of a tablet
 */
export function isMeantFor(headers: IncomingHttpHeaders, whom: Acting | string): boolean {
  const named = headers[ACCOUNT_HEADER]
  return named === undefined || named === (typeof whom === 'string' ? whom : accountName(whom))
}

/** Whether a request is meant for this person, in any house. */
export function isOfPerson(headers: IncomingHttpHeaders, userId: string): boolean {
  const named = headers[ACCOUNT_HEADER]
  return named === undefined || personNamed(String(named)) === userId
}
