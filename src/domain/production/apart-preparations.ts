import type { WastageMethod } from '../costing/wastage-method.ts'
import type { MadeSheet } from '../purchases/made-of-needs.ts'
import type { PurchaseProduct } from '../purchases/purchase-kitchen.ts'
import type { ApartReason } from '../purchases/purchase-item.ts'
import type { KitchenById } from '../purchases/purchase-list.ts'
import { amountOfLine, takenOfLine } from '../purchases/taken-of-line.ts'
import type { LineUnit } from '../quantity/unit.ts'
import type { ProductionSheet } from './production-kitchen.ts'

/** What a sheet takes of a preparation that cannot be measured: by a sheet without a yield, in a unit of another kind. */
export interface ApartPreparation<Sheet extends ProductionSheet = ProductionSheet> {
  reason: ApartReason
  preparation: Sheet
  /** The sheet that takes it. */
  by: Sheet
  /** With its loss where that is known, in `unit`; null where the line does not say how much. */
  quantity: number | null
  unit: LineUnit
}

/** Line by line, in the order in which the sheets that take are made. */
export function apartPreparations<Sheet extends ProductionSheet>(
  { sheets }: Pick<KitchenById<PurchaseProduct, Sheet>, 'sheets'>,
  made: ReadonlyMap<string, MadeSheet>,
  method: WastageMethod,
): ApartPreparation<Sheet>[] {
  return [...made].toReversed().flatMap(([id, { times }]) => {
    const by = sheets.get(id)
    if (by === undefined || times === 0) return []
    return by.lines.flatMap((line) => {
      const preparation = line.subSheetId === null ? undefined : sheets.get(line.subSheetId)
      if (preparation === undefined) return []
      const reason = takenOfLine(line, { product: null, preparation }, method)
      if (typeof reason === 'number') return []
      return [{ reason, preparation, by, ...amountOfLine(line, times, method) }]
    })
  })
}
