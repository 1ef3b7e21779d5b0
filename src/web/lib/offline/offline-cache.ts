import { ownName } from '#web/lib/navigation/address.ts'

/**
 * What the service worker keeps of the API's answers, for reading without a network: names that it shares with the
 * pages. Everything is in Cache Storage, in caches whose names begin with this prefix and end with the account's name.
 */
export const OFFLINE_CACHE_PREFIX = 'gramme-read'

/** Whether a cache of this host is one of these, and of this installation. */
export function isOfflineCache(name: string): boolean {
  return name.startsWith(ownName(OFFLINE_CACHE_PREFIX))
}

/** On an answer that was kept: when the server gave it, in milliseconds since 1970. */
export const CACHED_AT_HEADER = 'gramme-read-at'

/** What a tablet of a kitchen has read is kept for so long after its last contact with the server: it may have been revoked. */
export const KITCHEN_KEPT_MS = 7 * 24 * 3_600_000

/** A session cookie: ends when the browser closes, like a session without 'Se souvenir de moi'. */
export const OPEN_COOKIE = 'gramme-open'

/** What the service worker answers with where a page does not come; public/offline.js is its script. */
export const OFFLINE_PAGE = '/offline.html'

/** Deletes all of them, so that the next user of this browser finds nothing. */
export async function clearOfflineCaches(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(names.filter(isOfflineCache).map((name) => caches.delete(name)))
  } catch {
    // A browser that lets nothing be reached has kept nothing.
  }
}
