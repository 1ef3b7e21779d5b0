import { useEffect, useEffectEvent, type RefObject } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Lets the arrows go from row to row of a list whose rows carry `data-index`, through the links that name them. */
export function useRowArrows(
  list: RefObject<HTMLElement | null>,
  count: number,
  scrollTo: (index: number) => void,
): void {
  const move = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key] ?? 0
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    const next = Number(row?.dataset.index) + step
    if (step === 0 || row === null || next < 0 || next >= count) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-index="${next}"] a`)?.focus({ preventScroll: true })
    scrollTo(next)
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', move)
    return () => element?.removeEventListener('keydown', move)
  }, [list])
}
