import type { OrderLine } from '#contract/order-shapes.ts'
import type { OrderReceipt } from '#contract/receipt-shapes.ts'
import type { ReceivableLine, ReceivableOrder } from './receivable.ts'

/** What is typed of a line at the back door; a price of its delivery note where there is one. */
export type Tick = Omit<OrderReceipt['lines'][number], 'id'>

/** What is typed of the delivery of an order. */
export interface ReceiptDraft {
  /** By id of the line; a line that was not looked at has none. */
  ticks: Readonly<Record<string, Tick>>
  /** Degrees Celsius. */
  temperature: number | null
  note: string
}

/** Everything arrived as it was ordered. */
export const HERE: Tick = {
  receipt: 'ok',
  receivedQuantity: null,
  reason: '',
  weighedQuantity: null,
  weighedUnit: null,
  replacedBy: '',
  useBy: null,
  lot: null,
}

/** What is stored of a line; undefined where it was not looked at. */
function tickOf(line: ReceivableLine): Tick | undefined {
  if (line.receipt === 'none') return undefined
  const { receipt, receivedQuantity, reason, weighedQuantity, weighedUnit } = line
  const { notedPriceHt, replacedBy, useBy, lot } = line
  return {
    receipt,
    receivedQuantity,
    reason,
    weighedQuantity,
    weighedUnit,
    replacedBy,
    useBy,
    lot,
    ...noted(notedPriceHt),
  }
}

const noted = (price: number | null | undefined) => (price == null ? {} : { notedPriceHt: price })

/** What is stored of the delivery of an order. */
export function draftOf({ items, receipt }: Pick<ReceivableOrder, 'items' | 'receipt'>): ReceiptDraft {
  const ticks = items.flatMap((line): [string, Tick][] => {
    const tick = tickOf(line)
    return tick === undefined ? [] : [[line.id, tick]]
  })
  return {
    ticks: Object.fromEntries(ticks),
    temperature: receipt?.temperature ?? null,
    note: receipt?.note ?? '',
  }
}

/** Every line that was not looked at yet arrived as it was ordered. */
export function withTheRestHere(items: readonly Pick<OrderLine, 'id'>[], draft: ReceiptDraft): ReceiptDraft {
  const ticks = Object.fromEntries(items.map(({ id }) => [id, draft.ticks[id] ?? HERE]))
  return { ...draft, ticks }
}

/** Lines that were not looked at yet. */
export function unticked<Line extends Pick<OrderLine, 'id'>>(
  items: readonly Line[],
  { ticks }: ReceiptDraft,
): Line[] {
  return items.filter(({ id }) => ticks[id] === undefined)
}

/** Whether a line arrived other than it was ordered, or its note says another price. */
function differs({ receipt, notedPriceHt }: Tick): boolean {
  return receipt !== 'ok' || notedPriceHt != null
}

/** Lines that arrived other than they were ordered. */
export function differences({ ticks }: ReceiptDraft): number {
  return Object.values(ticks).filter(differs).length
}

/** Lines of which less or something else came, and what came was not counted. */
export function uncounted<Line extends Pick<OrderLine, 'id'>>(
  items: readonly Line[],
  { ticks }: ReceiptDraft,
): Line[] {
  return items.filter(({ id }) => {
    const tick = ticks[id]
    return (tick?.receipt === 'short' || tick?.receipt === 'replaced') && tick.receivedQuantity === null
  })
}

/**
 * A tick with another state, without what only the former one had: of what was refused nothing is kept until it is
 * counted, and of what was short it is not known how much came.
 */
export function tickedAs(tick: Tick | undefined, receipt: Tick['receipt']): Tick {
  const { useBy, lot, weighedQuantity, weighedUnit, notedPriceHt } = tick ?? HERE
  return { ...HERE, useBy, lot, weighedQuantity, weighedUnit, ...noted(notedPriceHt), receipt }
}

/** Without blanks around its texts, as the server stores them. */
export function cleaned({ ticks, temperature, note }: ReceiptDraft): ReceiptDraft {
  const lines = Object.entries(ticks).map(([id, { notedPriceHt, ...tick }]): [string, Tick] => [
    id,
    {
      ...tick,
      ...noted(notedPriceHt),
      reason: tick.reason.trim(),
      replacedBy: tick.replacedBy.trim(),
      lot: tick.lot?.trim() || null,
    },
  ])
  return { ticks: Object.fromEntries(lines), temperature, note: note.trim() }
}

/**
 * What is sent of a delivery: of the prices on its note nothing where its order was read without any. A line whose tick was taken back is stored as one that was not looked at. One that is corrected
 * arrived when it was first ticked.
 */
export function receiptOf(
  { id, version, items, receipt }: Pick<ReceivableOrder, 'id' | 'version' | 'items' | 'receipt'>,
  { ticks, temperature, note }: ReceiptDraft,
  at: number,
): OrderReceipt {
  return {
    id,
    version,
    ...(receipt === null && { receivedAt: new Date(at).toISOString() }),
    temperature,
    note,
    lines: items.flatMap((line) => {
      const tick =
        ticks[line.id] ?? (line.receipt === 'none' ? undefined : { ...HERE, receipt: 'none' as const })
      if (tick === undefined) return []
      const { notedPriceHt = null, ...facts } = tick
      return [{ id: line.id, ...facts, ...('notedPriceHt' in line && { notedPriceHt }) }]
    }),
  }
}
