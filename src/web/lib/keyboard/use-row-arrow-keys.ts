import { useEffect, useEffectEvent, type RefObject } from 'react'
import { cellSelector } from './cell-focus.ts'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

export interface RowArrowKeysOptions {
  /** What takes the focus in a row, as a selector. */
  target: string
  /** How many rows have been read. */
  count: number
  scrollTo: (index: number) => void
  /** Called before the focus moves. */
  onStep?: ((from: number, to: number, event: KeyboardEvent) => void) | undefined
}

/** Lets the arrows go from row to row of a list whose rows carry `data-index`. */
export function useRowArrowKeys(
  list: RefObject<HTMLElement | null>,
  { target, count, scrollTo, onStep }: RowArrowKeysOptions,
): void {
  const move = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key] ?? 0
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    const from = Number(row?.dataset.index)
    const next = from + step
    if (step === 0 || row === null || next < 0 || next >= count || event.defaultPrevented) return
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null
    // The field of a cell has its own arrows.
    if (cell !== null && cell !== event.target) return
    event.preventDefault()
    onStep?.(from, next, event)
    const wanted = cell === null ? target : cellSelector(cell)
    const found = list.current?.querySelector<HTMLElement>(`[data-index="${next}"] ${wanted}`)
    found?.focus({ preventScroll: true })
    scrollTo(next)
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', move)
    return () => element?.removeEventListener('keydown', move)
  }, [list])
}
