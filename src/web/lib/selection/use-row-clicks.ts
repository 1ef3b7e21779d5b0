import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Elements with their own click behaviour. */
const CONTROLS = 'a, button, input, label'

function rowOf(event: MouseEvent): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null
  return target === null || target.closest(CONTROLS) ? null : target.closest<HTMLElement>('[data-index]')
}

/** A click anywhere on a row chooses it, with Shift up to it: what its checkbox does, on a larger target. */
export function useRowClicks(
  list: RefObject<HTMLElement | null>,
  onChoose: (index: number, extending: boolean) => void,
): void {
  const choose = useEffectEvent((event: MouseEvent) => {
    const row = rowOf(event)
    if (row) onChoose(Number(row.dataset.index), event.shiftKey)
  })
  const keepText = useEffectEvent((event: MouseEvent) => {
    // Shift would select the text between two clicks.
    if (event.shiftKey && rowOf(event)) event.preventDefault()
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('click', choose)
    element?.addEventListener('mousedown', keepText)
    return () => {
      element?.removeEventListener('click', choose)
      element?.removeEventListener('mousedown', keepText)
    }
  }, [list])
}
