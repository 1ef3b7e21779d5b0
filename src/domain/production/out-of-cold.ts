import { keepsThrough } from '../batches/use-by.ts'
import { timesOfPreparation } from '../costing/preparation-cost.ts'
import type { PurchaseItem } from '../purchases/purchase-item.ts'
import type { PurchaseProduct } from '../purchases/purchase-kitchen.ts'
import type { Amount } from '../purchases/ready-amounts.ts'
import { wholeOf } from '../purchases/whole-of.ts'
import type { ProductionSheet } from './production-kitchen.ts'
import type { ProductionDay } from './production-plan.ts'

/** Something made of a sheet that is in the house, with how much of it. */
export interface KeptBatch extends Amount {
  batchId: string
  techSheetId: string
  /** ISO 8601, an instant. */
  useBy: string
}

/** Of a batch, how much is taken, in its unit. */
interface TakenBatch<Batch extends KeptBatch = KeptBatch> {
  batch: Batch
  quantity: number
  /** Nothing of it is left. */
  isAll: boolean
}

/** What is taken out of the cold for one sheet. */
export interface OutOfCold<Batch extends KeptBatch, Sheet extends ProductionSheet> {
  sheet: Sheet
  taken: TakenBatch<Batch>[]
  /** What is ready and in no batch, in the unit of the plan. */
  rest: Amount
}

/** Less than this part of a whole sheet is the rounding of binary fractions. */
const CLOSE = 1e-9

/**
 * Which batches the ready amounts of a day are taken from: those to be used first come first. One whose use-by comes
 * before the day is over, and one whose unit does not convert to that of the sheet, is not taken.
 * @returns in the order of making, for the sheets of which something ready is used
 */
export function outOfCold<
  Product extends PurchaseProduct,
  Sheet extends ProductionSheet,
  Batch extends KeptBatch,
>({ day, nodes }: ProductionDay<Product, Sheet>, batches: readonly Batch[]): OutOfCold<Batch, Sheet>[] {
  const bySheet = Map.groupBy(batches, ({ techSheetId }) => techSheetId)
  return nodes.flatMap(({ sheet, ready, whole, unit }) => {
    if (!(ready > 0)) return []
    let left = ready / whole
    const taken: TakenBatch<Batch>[] = []
    for (const batch of usableOn(day, bySheet.get(sheet.id) ?? [])) {
      const times = timesOfPreparation(batch.quantity, batch.unit, sheet)
      if (typeof times === 'string' || !(times > 0) || left <= CLOSE) continue
      const part = Math.min(left, times)
      const isAll = times - part <= CLOSE
      taken.push({ batch, quantity: isAll ? batch.quantity : (batch.quantity * part) / times, isAll })
      left -= part
    }
    return [{ sheet, taken, rest: { quantity: left <= CLOSE ? 0 : left * whole, unit } }]
  })
}

/**
 * How much of a sheet is in its batches that can be used on a day, in its unit.
 * @returns `whole` is what the whole sheet gives, in the same unit; `apart` are those in a unit that does not convert to it; `tooEarly` those to be used before the day is over, of
 * which nothing is counted
 */
export function readyInBatches<Batch extends KeptBatch>(
  sheet: ProductionSheet,
  batches: readonly Batch[],
  day: string,
): Amount & { whole: number; batches: Batch[]; apart: Batch[]; tooEarly: Batch[] } {
  const { quantity: whole, unit } = wholeOf(sheet)
  const all = batches.filter(({ techSheetId, quantity }) => techSheetId === sheet.id && quantity > 0)
  const own = usableOn(day, all)
  const counted: Batch[] = []
  const apart: Batch[] = []
  let times = 0
  for (const batch of own) {
    const each = timesOfPreparation(batch.quantity, batch.unit, sheet)
    if (typeof each === 'number') times += each
    ;(typeof each === 'number' ? counted : apart).push(batch)
  }
  return {
    quantity: times * whole,
    unit,
    whole,
    batches: counted,
    apart,
    tooEarly: all.filter((each) => !own.includes(each)),
  }
}

/** Those that keep until a day is over where the house is, the earliest use-by first. */
export function usableOn<Batch extends KeptBatch>(day: string, batches: readonly Batch[]): Batch[] {
  return batches
    .filter(({ useBy }) => keepsThrough(day, useBy))
    .toSorted((one, other) => Date.parse(one.useBy) - Date.parse(other.useBy))
}

/** What is bought frozen, by the category that the house has given it. */
export function frozenItems<Product extends PurchaseProduct>(
  items: readonly PurchaseItem<Product>[],
): PurchaseItem<Product>[] {
  return items.filter(({ product }) => product.category === 'Surgelés')
}
