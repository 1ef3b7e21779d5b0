import { isLocalName } from '#contract/local-name.ts'
import { useBrowserState } from '../browser/use-browser-state.ts'

/**
 * Whether the server refuses all writes from pages of this address: another public name than PUBLIC_URL.
 * @param publicUrl as the server wrote it into the document; not written by a server for development
 */
export function isForeignOrigin(
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'>,
  publicUrl: string | undefined,
): boolean {
  const own = publicUrl === undefined ? null : URL.parse(publicUrl)
  // The placeholder of built documents is a name of the reserved domain .invalid.
  if (own === null || own.hostname.endsWith('.invalid')) return false
  return origin !== own.origin && !isLocalName(hostname)
}

/** Whether PUBLIC_URL lacks the address of this page, so that nothing can be written from it. */
export function useIsForeignOrigin(): boolean {
  return useBrowserState(() => isForeignOrigin(location, document.documentElement.dataset['origin'])) === true
}
