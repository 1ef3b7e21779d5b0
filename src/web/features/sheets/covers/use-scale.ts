import { useMemo } from 'react'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { shownFor } from '#web/entities/sheet/scaling/scaling.ts'
import type { ScaleParams, Scaling } from '#web/entities/sheet/scaling/scaling.ts'
import { useChosenWay } from '#web/entities/sheet/scaling/use-chosen-way.ts'
import { useWithParts } from '../scaling/use-with-parts.ts'

const UNREAD = { scale: null, refused: null }

/** What a sheet is shown for. The stored sheet stays as it is. */
export function useScale(params: ScaleParams, stored: Scaling['sheet'], method: WastageMethod): Scaling {
  const [chosen, choose] = useChosenWay(params, stored.portions)
  const lineId = chosen?.kind === 'hand' ? chosen.lineId : null
  const isDeep = lineId !== null && stored.ingredients.every(({ id }) => id !== lineId)
  const { sheet, pending, failed } = useWithParts(stored, isDeep)
  const { scale, refused } = useMemo(
    () => (isDeep && pending ? UNREAD : shownFor(chosen, sheet, method)),
    [chosen, isDeep, pending, sheet, method],
  )
  return {
    sheet,
    method,
    scale,
    refused: refused && isDeep && failed ? { reason: 'unread', lineId } : refused,
    choose,
  }
}
