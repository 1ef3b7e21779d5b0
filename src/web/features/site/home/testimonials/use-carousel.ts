import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState, type RefObject } from 'react'
import { CAROUSEL_MS, placeAfter } from './carousel.ts'

/**
 * Which of several is shown: the next every five seconds, unless it is stopped, aimed at, or one is about to be chosen.
 * `choices` are what one is chosen by.
 */
export function useCarousel(
  section: RefObject<HTMLElement | null>,
  choices: RefObject<HTMLElement | null>,
  count: number,
) {
  const still = useReducedMotion()
  const held = useHeld(section, choices)
  const [place, setPlace] = useState(0)
  /** What the reader asked for; until then the reader's device says. */
  const [chosen, setRunning] = useState<boolean>()
  const running = chosen ?? !still
  const turning = running && !held

  // Restarts at each turn, and at each click.
  useEffect(() => {
    if (!turning) return
    const next = setTimeout(() => setPlace(placeAfter(place, count)), CAROUSEL_MS)
    return () => clearTimeout(next)
  }, [turning, place, count])

  /** What was chosen is there to be read. */
  const choose = (chosen: number) => {
    setPlace(chosen)
    setRunning(false)
  }
  return { place, choose, running, setRunning, turning }
}

/**
 * Whether a mouse is over a part of the page, or the focus on one of its choices. Not where the focus is on what
 * stops and starts it: that would do the opposite of what it says.
 */
function useHeld(part: RefObject<HTMLElement | null>, choices: RefObject<HTMLElement | null>): boolean {
  const [aimed, setAimed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // A finger that has left its place still counts as being there.
    part.current?.addEventListener('pointerenter', (event) => setAimed(event.pointerType === 'mouse'), {
      signal,
    })
    part.current?.addEventListener('pointerleave', () => setAimed(false), { signal })
    choices.current?.addEventListener('focusin', () => setFocused(true), { signal })
    choices.current?.addEventListener('focusout', () => setFocused(false), { signal })
    return () => listening.abort()
  }, [part, choices])

  return aimed || focused
}
