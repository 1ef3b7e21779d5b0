import { useEffect } from 'react'

/**
 * Gives the focus back to where it was when a dialog opened, once the dialog is gone. Mantine does so for a dialog that is
 * there before it opens; one that is mounted open, and unmounted to close, leaves the focus on the document.
 */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    }
  }, [opened])
}
