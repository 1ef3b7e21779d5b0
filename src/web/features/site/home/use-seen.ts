import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether a part of the page has come into view; from then on it stays true.
 * @param share how much of it must show, from 0 to 1
 */
export function useSeen(part: RefObject<HTMLElement | null>, share: number): boolean {
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (seen || part.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { threshold: share },
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [seen, part, share])

  return seen
}
