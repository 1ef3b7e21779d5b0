import { useEffect, useState, type RefObject } from 'react'

/** Whether a part of the page has come into view; from then on it stays true. */
export function useSeen(part: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (seen || part.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { threshold: 0.4 },
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [seen, part])

  return seen
}
