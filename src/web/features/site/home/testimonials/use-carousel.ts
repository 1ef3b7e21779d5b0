import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState, type RefObject } from 'react'
import { CAROUSEL_MS, placeAfter } from './carousel.ts'

/** Which of several is shown: the next every five seconds, unless it is stopped, aimed at or worked with. */
export function useCarousel(section: RefObject<HTMLElement | null>, count: number) {
  const still = useReducedMotion()
  const held = useHeld(section)
  const [place, setPlace] = useState(0)
  /** What the reader asked for; until then the reader's device says. */
  const [asked, setRunning] = useState<boolean>()
  const running = asked ?? !still
  const turning = running && !held

  // Counted anew from each turn, and from each choice of the reader's.
  useEffect(() => {
    if (!turning) return
    const next = setTimeout(() => setPlace(placeAfter(place, count)), CAROUSEL_MS)
    return () => clearTimeout(next)
  }, [turning, place, count])

  return { place, setPlace, running, setRunning, turning }
}

/** Whether a mouse is over a part of the page, or the focus within it. */
function useHeld(part: RefObject<HTMLElement | null>): boolean {
  const [aimed, setAimed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const element = part.current
    if (element === null) return
    const listening = new AbortController()
    const { signal } = listening
    // A finger that has left its place still counts as being there.
    element.addEventListener('pointerenter', (event) => setAimed(event.pointerType === 'mouse'), { signal })
    element.addEventListener('pointerleave', () => setAimed(false), { signal })
    element.addEventListener('focusin', () => setFocused(true), { signal })
    element.addEventListener('focusout', () => setFocused(false), { signal })
    return () => listening.abort()
  }, [part])

  return aimed || focused
}
