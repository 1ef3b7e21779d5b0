import { useMemo } from 'react'
import type { DraftLine, LineFrame } from '../state/draft.ts'

/** A line without its figures, the same object while only they change: what is given it renders at no digit. */
export function useLineFrame({ key, product, preparation, costing, unit, note }: DraftLine): LineFrame {
  return useMemo(
    () => ({ key, product, preparation, costing, unit, note }),
    [key, product, preparation, costing, unit, note],
  )
}
