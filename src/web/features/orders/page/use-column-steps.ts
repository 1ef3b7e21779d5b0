import { useEffect } from 'react'
import type { RefObject } from 'react'

const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Enter and the arrows stay in their column of a table, as in a spreadsheet; Enter below its end goes on to what adds a row. */
export function useColumnSteps(table: RefObject<HTMLElement | null>, onEnd: () => void): void {
  useEffect(() => {
    const element = table.current
    const go = (event: KeyboardEvent) => {
      const step = STEPS[event.key] ?? 0
      const { target } = event
      if (step === 0 || element === null || !(target instanceof HTMLInputElement)) return
      const column = target.closest('[data-column]')?.getAttribute('data-column')
      if (column === null || column === undefined) return
      event.preventDefault()
      const fields = [...element.querySelectorAll<HTMLInputElement>(`[data-column='${column}'] input`)]
      const place = fields.indexOf(target) + step
      if (place >= fields.length && event.key === 'Enter') onEnd()
      else fields[place]?.focus()
    }
    element?.addEventListener('keydown', go)
    return () => element?.removeEventListener('keydown', go)
  }, [table, onEnd])
}
