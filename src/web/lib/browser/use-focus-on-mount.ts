import { type RefObject, useEffect, useRef } from 'react'

/** For what a step begins with, that takes the place of what was pressed: it has the focus as soon as it is shown. */
export function useFocusOnMount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => shown.current?.focus(), [])
  return shown
}
