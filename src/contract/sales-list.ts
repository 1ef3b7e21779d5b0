import { z } from 'zod'
import { onceEach } from './once-each.ts'
import { rule } from './rules.ts'

/** Dishes whose sales are sent at once. */
const MAX_DISHES_SENT = 5_000

/** A list of sales, each thing in it once. */
export function salesOf<Sale extends z.ZodType>(sale: Sale, keyOf: (sale: z.output<Sale>) => string) {
  return onceEach(z.array(sale).max(MAX_DISHES_SENT, rule('too-long')), keyOf).default([])
}
