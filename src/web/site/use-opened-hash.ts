import { useEffect } from 'react'
import { useBrowserState } from '#web/lib/browser/use-browser-state.ts'

let opened: string | undefined
/** As the page was opened: a jump within it writes another one. */
const openedWith = () => (opened ??= location.hash)

/**
 * The hash of the address that a mail's link opened; undefined before the page has taken over. Another link opened in the
 * same window starts with empty fields.
 * @param isLink for a hash that is a link of a mail
 */
export function useOpenedHash(isLink: (hash: string) => boolean): string | undefined {
  const hash = useBrowserState(openedWith)
  useEffect(() => {
    const onNewHash = () => isLink(location.hash) && location.reload()
    addEventListener('hashchange', onNewHash)
    return () => removeEventListener('hashchange', onNewHash)
  }, [isLink])
  return hash
}
