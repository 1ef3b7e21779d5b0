import { useMemo, useState } from 'react'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { UnknownFactor } from '#domain/scaling/scale-factor.ts'
import type { ScaleWay } from '#domain/scaling/scale-way.ts'
import { scaleOf } from '../scaling/scaled-to.ts'
import type { Scalable, Scale } from '../scaling/scaled-to.ts'

export interface ScaleParams {
  /** What a sheet is shown for, as the address has it; undefined for what it is written for. */
  way: ScaleWay | undefined
  onWay: (way: ScaleWay | undefined) => void
}

export interface Scaling {
  /** The sheet as it is stored. */
  sheet: Scalable & { title: string }
  method: WastageMethod
  /** Null where the sheet is shown as it is written. */
  scale: Scale | null
  /** Why the sheet is not scaled as it was requested. */
  refused: UnknownFactor | null
  choose: (way: ScaleWay | undefined) => void
}

/** What a sheet is shown for. The stored sheet stays as it is. */
export function useScale(
  { way: requested, onWay }: ScaleParams,
  sheet: Scaling['sheet'],
  method: WastageMethod,
): Scaling {
  // The address follows a step behind: a quick hand has clicked again before it is there.
  const [chosen, setChosen] = useState(requested)
  const found = useMemo(() => scaleOf(chosen, sheet, method), [chosen, sheet, method])
  return {
    sheet,
    method,
    scale: found?.known === true ? found : null,
    refused: found?.known === false ? found : null,
    choose: (wanted) => {
      const next = wanted?.kind === 'covers' && wanted.covers === sheet.portions ? undefined : wanted
      setChosen(next)
      onWay(next)
    },
  }
}
