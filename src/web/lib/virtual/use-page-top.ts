import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How far below the top of the page an element begins, in pixels, whatever grows or wraps above it. */
export function usePageTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useEffect(() => {
    const measure = () => setTop((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
