import { timesOfPreparation } from '../costing/preparation-cost.ts'
import type { Amount } from '../purchases/ready-amounts.ts'
import { plusDays } from '../services/days.ts'
import { kitchenDay } from '../services/kitchen-day.ts'
import { type KeptBatch, usableOn } from './out-of-cold.ts'
import type { ProductionSheet } from './production-kitchen.ts'

/** What is noted of a sheet on a day: what of it is ready, and the batch that it was made as. */
interface TakingMark {
  day: string
  sheetId: string
  ready: Amount | null
  /** Made for so many days. */
  days: number
  /** ISO 8601, an instant; null while it is not done. */
  doneAt: string | null
  batchId: string | null
}

/** A batch with what is left of it for a day. */
export type LeftBatch<Batch extends KeptBatch> = Batch & {
  /** What earlier days take of it, in its unit. */
  counted: number
}

export interface LeftOf<Batch extends KeptBatch> {
  batches: readonly (Batch & { madeAt: string })[]
  marks: readonly TakingMark[]
  sheets: ReadonlyMap<string, ProductionSheet>
  day: string
  /** The day that the kitchen works on. */
  today: string
}

/** Less than this part of a whole sheet is the rounding of binary fractions. */
const CLOSE = 1e-9

/**
 * What of batches a day can count on: not those that were made for it or for days still to come, and of the others what the
 * ready amounts of earlier days leave. Those take first what is to be used first, of what was made by then.
 */
export function batchesLeft<Batch extends KeptBatch>({
  batches,
  marks,
  sheets,
  day,
  today,
}: LeftOf<Batch>): LeftBatch<Batch>[] {
  const promised = new Set(
    marks.flatMap((mark) =>
      mark.doneAt !== null && (mark.day === day || plusDays(mark.day, mark.days - 1) >= today)
        ? (mark.batchId ?? [])
        : [],
    ),
  )
  const free = batches.filter(({ batchId }) => !promised.has(batchId))
  const counted = new Map<string, number>()
  const earlier = marks
    .filter((mark) => mark.day < day)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  for (const { day: of, sheetId, ready } of earlier) {
    const sheet = sheets.get(sheetId)
    if (ready === null || sheet === undefined) continue
    let wanted = timesIn(ready, sheet)
    const there = free.filter((batch) => batch.techSheetId === sheetId && kitchenDay(batch.madeAt) <= of)
    for (const { batchId, quantity, unit } of usableOn(of, there)) {
      const before = counted.get(batchId) ?? 0
      const has = timesIn({ quantity: quantity - before, unit }, sheet)
      const part = Math.min(wanted, has)
      if (part <= CLOSE) continue
      counted.set(batchId, has - part <= CLOSE ? quantity : before + ((quantity - before) * part) / has)
      wanted -= part
    }
  }
  return free.map((batch) => {
    const taken = counted.get(batch.batchId) ?? 0
    return { ...batch, quantity: batch.quantity - taken, counted: taken }
  })
}

/** How many times the whole sheet an amount is; nothing of what does not convert to it. */
function timesIn({ quantity, unit }: Amount, sheet: ProductionSheet): number {
  const times = timesOfPreparation(quantity, unit, sheet)
  return typeof times === 'number' && times > 0 ? times : 0
}
