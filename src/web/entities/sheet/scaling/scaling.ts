import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { ScaleWay } from '#domain/scaling/scale-way.ts'
import { scaleOf } from './scaled-to.ts'
import type { Scalable, Scale } from './scaled-to.ts'
import type { Refusal } from './use-refusal-text.ts'

export interface ScaleParams {
  /** What a sheet is shown for, as the address has it; undefined for what it is written for. */
  way: ScaleWay | undefined
  onWay: (way: ScaleWay | undefined) => void
}

export interface Scaling {
  /** The sheet as it is stored; with the lines of its preparations where one of them is in the hand. */
  sheet: Scalable & { id: string; title: string }
  method: WastageMethod
  /** Null where the sheet is shown as it is written. */
  scale: Scale | null
  /** Why the sheet is not scaled as it was requested. */
  refused: Refusal | null
  choose: (way: ScaleWay | undefined) => void
}

/** What a sheet is shown for in a way, or why it stays as it is written. */
export function shownFor(way: ScaleWay | undefined, sheet: Scalable, method: WastageMethod) {
  const found = scaleOf(way, sheet, method)
  return found?.known === false ? { scale: null, refused: found } : { scale: found, refused: null }
}
