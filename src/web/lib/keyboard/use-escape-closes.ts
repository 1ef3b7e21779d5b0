import { useEffect, useEffectEvent } from 'react'

interface Opened {
  close: () => void
}

/** What is open on the page, the innermost last. */
const opened: Opened[] = []

function closeInnermost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return
  // A list, a menu or a search that is not empty handles the key itself.
  if (
    event.target instanceof Element &&
    event.target.getAttribute('data-mantine-stop-propagation') === 'true'
  )
    return
  opened.at(-1)?.close()
}

/** Escape closes a dialog where it is the innermost that is open: one key, one step. */
export function useEscapeCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const dialog = { close: () => close() }
    if (opened.length === 0) window.addEventListener('keydown', closeInnermost, { capture: true })
    opened.push(dialog)
    return () => {
      opened.splice(opened.indexOf(dialog), 1)
      if (opened.length === 0) window.removeEventListener('keydown', closeInnermost, { capture: true })
    }
  }, [isOpen])
}
