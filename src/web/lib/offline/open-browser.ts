import { OPEN_COOKIE } from './offline-cache.ts'
import { address } from '#web/lib/navigation/address.ts'

/**
 * A session that ends with the browser takes along what was read in it. That the browser was closed shows by the
 * absence of this cookie, which says nothing of anyone.
 */
export async function markBrowserOpen(): Promise<void> {
  if (!('cookieStore' in globalThis)) return
  await cookieStore.set({
    name: OPEN_COOKIE,
    value: '1',
    path: address('/'),
    sameSite: 'strict',
    expires: null,
  })
}
