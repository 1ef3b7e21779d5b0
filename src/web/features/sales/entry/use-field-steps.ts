import { useEffect } from 'react'
import type { RefObject } from 'react'

const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Enter and the arrows go from one field of a table to the next. */
export function useFieldSteps(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = table.current
    const go = (event: KeyboardEvent) => {
      const step = STEPS[event.key] ?? 0
      if (step === 0 || element === null || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      const fields = [...element.querySelectorAll('input')]
      fields[fields.indexOf(event.target) + step]?.focus()
    }
    element?.addEventListener('keydown', go)
    return () => element?.removeEventListener('keydown', go)
  }, [table])
}
