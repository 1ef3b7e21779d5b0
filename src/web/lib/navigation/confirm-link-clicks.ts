import { ownLink } from './own-link.ts'
import { leaveTo } from './unsaved-work.ts'

/**
 * Asks before an internal link loads another document: a public page, which the application's router does not know.
 * Another window, a download or a part of this page leave the work where it is. Returns what stops it.
 */
export function confirmLinkClicks(confirmLeaving: () => Promise<boolean>): () => void {
  const onClick = async (event: MouseEvent) => {
    // What the router leads to, it has taken and asks about itself.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = ownLink(link)
    if (!link || path === undefined || link.target !== '' || link.hasAttribute('download')) return
    event.preventDefault()
    if (await confirmLeaving()) leaveTo(path)
  }
  const listener = (event: MouseEvent) => void onClick(event)
  document.addEventListener('click', listener)
  return () => document.removeEventListener('click', listener)
}
