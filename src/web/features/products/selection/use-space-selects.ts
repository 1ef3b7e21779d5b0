import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Space on the name or a cell of a row selects it, as on its box; with Shift up to there. */
export function useSpaceSelects(
  list: RefObject<HTMLElement | null>,
  onChoose: (index: number, extending: boolean) => void,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target instanceof Element) || !event.target.matches('a, [data-cell]'))
      return
    const row = event.target.closest<HTMLElement>('[data-index]')
    if (row === null) return
    event.preventDefault()
    onChoose(Number(row.dataset.index), event.shiftKey)
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', handle)
    return () => element?.removeEventListener('keydown', handle)
  }, [list])
}
