import { MEASURES } from '../quantity/measure.ts'
import type { WrittenQuantity } from './plain-quantity.ts'

/** In grams or millilitres, a litre as a kilo; a bare figure of hundreds is grams, as cooks write it. */
export function amountOf({
  quantity,
  unit,
  doubt,
}: Pick<WrittenQuantity, 'quantity' | 'unit' | 'doubt'>): number {
  if (quantity === null) return /^\d{2,4}$/u.test(doubt?.written ?? '') ? Number(doubt?.written) : 0
  return unit === null ? 0 : quantity * (MEASURES[unit]?.amount ?? 0)
}

/** What lines weigh together. */
export const sumOf = (lines: readonly Parameters<typeof amountOf>[0][]): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0)
