import { z } from 'zod'
import { rule } from './rules.ts'

/** Dishes whose sales are sent at once. */
const MAX_DISHES_SENT = 5_000

/** Once each: whom two figures are for, neither is. */
function once<Sale>(keyOf: (sale: Sale) => string) {
  return (sales: readonly Sale[]) => new Set(sales.map(keyOf)).size === sales.length
}

/** A list of sales, each thing in it once. */
export function salesOf<Sale extends z.ZodType>(sale: Sale, keyOf: (sale: z.output<Sale>) => string) {
  return z
    .array(sale)
    .max(MAX_DISHES_SENT, rule('too-long'))
    .refine(once(keyOf), { error: rule('invalid') })
    .default([])
}
