import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How many columns of at least `narrowest` pixels fit into an element, `gap` pixels apart. */
export function useColumns(element: RefObject<HTMLElement | null>, narrowest: number, gap: number): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return undefined
    const count = () => setColumns(Math.max(1, Math.floor((box.clientWidth + gap) / (narrowest + gap))))
    count()
    const observer = new ResizeObserver(count)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, narrowest, gap])
  return columns
}
