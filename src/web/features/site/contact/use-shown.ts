import { useEffect, useRef } from 'react'

/** Scrolls a part of the page into view when its content changes: Enter may have been pressed far above. */
export function useShown<Part extends HTMLElement>(what: string) {
  const part = useRef<Part>(null)
  const before = useRef(what)
  useEffect(() => {
    if (before.current === what) return
    before.current = what
    if (part.current?.textContent) part.current.scrollIntoView({ block: 'nearest' })
  }, [what])
  return part
}
