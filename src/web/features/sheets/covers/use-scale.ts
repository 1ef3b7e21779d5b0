import { useMemo, useState } from 'react'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { ScaleWay } from '#domain/scaling/scale-way.ts'
import { scaleOf } from '../scaling/scaled-to.ts'
import type { Scalable, Scale } from '../scaling/scaled-to.ts'
import type { Refusal } from '../scaling/use-refusal-text.ts'
import { useWithParts } from '../scaling/use-with-parts.ts'

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

/** What a sheet is shown for. The stored sheet stays as it is. */
export function useScale(
  { way: requested, onWay }: ScaleParams,
  stored: Scaling['sheet'],
  method: WastageMethod,
): Scaling {
  // The address follows a step behind: a quick hand has clicked again before it is there.
  const [chosen, setChosen] = useState(requested)
  const lineId = chosen?.kind === 'hand' ? chosen.lineId : null
  const isDeep = lineId !== null && stored.ingredients.every(({ id }) => id !== lineId)
  const { sheet, pending, failed } = useWithParts(stored, isDeep)
  const found = useMemo(
    () => (isDeep && pending ? null : scaleOf(chosen, sheet, method)),
    [chosen, isDeep, pending, sheet, method],
  )
  const refused = found?.known === false ? found : null
  return {
    sheet,
    method,
    scale: found?.known === true ? found : null,
    refused: refused && isDeep && failed ? { reason: 'unread', lineId } : refused,
    choose: (wanted) => {
      const next = wanted?.kind === 'covers' && wanted.covers === sheet.portions ? undefined : wanted
      setChosen(next)
      onWay(next)
    },
  }
}
