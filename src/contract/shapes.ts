import { z } from 'zod'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { MAX_MINUTES } from '#domain/catalogue/sheet-limits.ts'
import { rule } from './rules.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, SEARCH_MAX_LENGTH } from './list-limits.ts'

export const id = z.uuidv4(rule('invalid'))

/** Euros, without VAT where the name ends in Ht; 0 or more. */
export const amount = z
  .number(rule('invalid'))
  .min(0, rule('price-negative'))
  .max(MAX_AMOUNT, rule('out-of-range'))

const toTheCent = (price: number) => roundHalfAwayFromZero(price, SHOWN_AMOUNT_DECIMALS) === price

/** A price as a guest reads it. */
export const displayedAmount = amount.refine(toTheCent, rule('invalid'))

export const percent = z.number(rule('invalid')).min(0, rule('out-of-range')).max(100, rule('out-of-range'))

export const minutes = z
  .int(rule('invalid'))
  .min(0, rule('out-of-range'))
  .max(MAX_MINUTES, rule('out-of-range'))

/** ISO 8601, UTC. */
export const instant = z.string()

/** NUL is the only character that PostgreSQL cannot store. */
const WITHOUT_NUL = /^[^\0]*$/

export function text(maximum: number) {
  return z.string(rule('invalid')).trim().max(maximum, rule('too-long')).regex(WITHOUT_NUL, rule('invalid'))
}

export function requiredText(maximum: number) {
  return z
    .string(rule('required'))
    .trim()
    .min(1, rule('required'))
    .max(maximum, rule('too-long'))
    .regex(WITHOUT_NUL, rule('invalid'))
}

/** The parameters of every list, beside its own filters. */
export const listQuery = z.object({
  search: text(SEARCH_MAX_LENGTH).optional(),
  limit: z.coerce
    .number<number>()
    .int(rule('invalid'))
    .min(1, rule('out-of-range'))
    .max(MAX_PAGE_SIZE, rule('out-of-range'))
    .default(DEFAULT_PAGE_SIZE),
  // Contains the last name of the page before, which may be in any alphabet.
  cursor: z.string().max(8_000, rule('too-long')).optional(),
})

/** The answer of every list: a page of items, the cursor of the next page, and the number of all items. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int() })
}

export const byId = z.object({ id })

export const deleted = z.object({ id })

/** The sheets that use a product or a preparation: named in the confirmation before it is deleted. */
export const sheetUse = z.object({ sheets: z.array(z.object({ id, title: z.string() })), total: z.int() })
export type SheetUse = z.infer<typeof sheetUse>

/** The order that is kept. */
export const ordered = z.object({ ids: z.array(id) })

const eachOnce = z
  .array(id)
  .max(5_000, rule('too-long'))
  .refine((ids) => new Set(ids).size === ids.length, rule('invalid'))

/** A new order: the ids of all items, each once. Refused when they are not the current ones. */
export const orderOf = z.object({
  ids: eachOnce,
  from: eachOnce.optional().meta({
    description: 'the order that was read: a new one is refused when it is no longer the stored one',
  }),
})
export type OrderAsked = z.infer<typeof orderOf>

/** The version that a change was made from. */
export const versionRead = z
  .int(rule('required'))
  .meta({ description: 'the one that was read: a change is refused when it is no longer the stored one' })
