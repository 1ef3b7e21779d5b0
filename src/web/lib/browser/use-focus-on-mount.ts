import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what a step begins with, that takes the place of what was pressed: it has the focus as soon as it is shown. Once the step is
 * gone and nothing else has taken the focus, the heading of its section has it, so that a keyboard goes on from there.
 */
export function useFocusOnMount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    shown.current?.focus()
    const heading = shown.current?.closest('section')?.querySelector('h2')
    return () => {
      setTimeout(() => {
        if (!heading?.isConnected || document.activeElement !== document.body) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      })
    }
  }, [])
  return shown
}
