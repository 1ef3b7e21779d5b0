/**
 * What the service worker keeps of the API's answers, for reading without a network: names that it shares with the
 * pages. Everything kept lies in Cache Storage, under names that begin like this one and end with the account's id.
 */
export const OFFLINE_CACHE_PREFIX = 'gramme-read'

/** On an answer that was kept: when the server gave it, in milliseconds since 1970. */
export const CACHED_AT_HEADER = 'gramme-read-at'

/** Lives as long as the browser stays open, like the session of whoever is not remembered. */
export const OPEN_COOKIE = 'gramme-open'

/** What the service worker answers with where a page does not come; public/offline.js is its script. */
export const OFFLINE_PAGE = '/offline.html'

/** Forgets all of it: whoever comes next in this browser finds nothing. */
export async function clearOfflineCaches(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(OFFLINE_CACHE_PREFIX)).map((name) => caches.delete(name)),
    )
  } catch {
    // A browser that lets nothing be reached has kept nothing.
  }
}
