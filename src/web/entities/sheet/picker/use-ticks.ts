import { type KeyboardEvent, useRef, useState } from 'react'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'

const ARROWS = new Set(['ArrowUp', 'ArrowDown'])

/** The sheets that are ticked, in the order in which they were, and the keys for it: Space ticks, Enter adds them all. */
export function useTicks(onAdd: ((sheets: TechSheetSummary[]) => void) | undefined) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, TechSheetSummary>>(new Map())
  // After an arrow a space is no letter of what is looked for.
  const movedByArrow = useRef(false)
  const toggle = (sheet: TechSheetSummary) =>
    setTicked((before) => {
      const next = new Map(before)
      if (!next.delete(sheet.id)) next.set(sheet.id, sheet)
      return next
    })
  const add = () => {
    if (ticked.size === 0 || refusedInDemo()) return
    // They stay until the dialog closes: an addition that fails is sent again.
    onAdd?.([...ticked.values()])
  }
  /**
   * @param nothingTyped the search is empty
   * @param tick ticks the active sheet, where there is one
   * @returns whether the key was one of these
   */
  const onKey = (event: KeyboardEvent, nothingTyped: boolean, tick: (() => void) | undefined): boolean => {
    if (onAdd === undefined || event.nativeEvent.isComposing) return false
    const isTick = event.key === ' ' && (nothingTyped || movedByArrow.current)
    const isAdd = event.key === 'Enter' && ticked.size > 0
    if (!isTick) movedByArrow.current = ARROWS.has(event.key)
    if (!isTick && !isAdd) return false
    event.preventDefault()
    if (event.repeat) return true
    if (isAdd) add()
    else tick?.()
    return true
  }
  return { ticked, toggle, add, onKey }
}
