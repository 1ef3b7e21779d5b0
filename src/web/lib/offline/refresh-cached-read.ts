import { READ_BY_ID } from '#contract/read-by-id.ts'
import { address, pathAt } from '#web/lib/navigation/address.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'

const ID = /^[0-9a-f-]{36}$/

/**
 * Where what a write has changed is read: `/api/tech-sheets/{id}` after one below it. Its answer to the write
 * is on the screen; the offline cache would still have the state before the write.
 */
export function cachedReadOf(pathname: string): AppPath | undefined {
  const [, api, noun = '', id = ''] = pathname.split('/')
  return api === 'api' && READ_BY_ID.has(noun) && ID.test(id) ? `/api/${noun}/${id}` : undefined
}

/** Lets the service worker, if there is one, keep what is there from now on. */
export function refreshCachedRead({ url, headers }: Request): void {
  const path = cachedReadOf(pathAt(new URL(url).pathname) ?? '')
  if (path === undefined || !navigator.serviceWorker?.controller) return
  // Who asks as a visitor of the demo keeps nothing.
  fetch(address(path), { headers: new Headers(headers) }).catch(() => undefined)
}
