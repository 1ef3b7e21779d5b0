/** Paths of reads by what their answers are stored as, as regular expressions. */
export type OfflineReads = Readonly<Record<'answer' | 'picture', string>>

/** 'session' and 'kitchen' say whose answers these are. */
export type Kind = 'session' | 'kitchen' | keyof OfflineReads

/** Who is signed in. */
export const SESSION = '/api/auth/get-session'
/** Whose kitchen a browser shows: a tablet, which has no session. */
export const KITCHEN = '/api/kitchen'
/**
 * What the answer to a read is stored as; undefined when it must not be.
 * @param reads of the contract
 */
export function cacheKindOf(pathname: string, reads: OfflineReads): Kind | undefined {
  if (pathname === SESSION) return 'session'
  if (pathname === KITCHEN) return 'kitchen'
  return (['answer', 'picture'] as const).find((kind) => new RegExp(reads[kind]).test(pathname))
}

const SIGN_OUT = '/api/auth/sign-out'
const ENTRY = /^\/api\/auth\/(sign-in\/email|sign-up\/email|reset-password)$/

/** A person goes to another house. */
const HOUSE = /^\/api\/(houses\/(switch|join)|members\/leave)$/

/** A tablet is paired, or leaves its kitchen. */
const TABLET = /^\/api\/kitchen\/(pairing|leave)$/

export function signsOut(pathname: string): boolean {
  return pathname === SIGN_OUT
}

/** Whether a write may change which account is signed in, or the house that it is in. */
export function changesWhoIsSignedIn(method: string, pathname: string): boolean {
  if (pathname === '/api/account') return method === 'DELETE'
  return (
    method === 'POST' && (signsOut(pathname) || [ENTRY, HOUSE, TABLET].some((path) => path.test(pathname)))
  )
}
