import { useEffect } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Enter and the arrows go from one field of a table to the next; a group that is folded opens. */
export function useFieldSteps(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = table.current
    const go = (event: KeyboardEvent) => {
      const step = STEPS[event.key] ?? 0
      if (step === 0 || element === null || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      const fields = [...element.querySelectorAll('input')]
      const next = fields[fields.indexOf(event.target) + step]
      const head = next?.closest('[data-folded]')?.querySelector<HTMLElement>('button[aria-expanded]')
      if (head) flushSync(() => head.click())
      next?.focus()
    }
    element?.addEventListener('keydown', go)
    return () => element?.removeEventListener('keydown', go)
  }, [table])
}
