import { z } from 'zod'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { asSeen } from './as-seen.ts'
import type { MoneyMark } from './money.ts'
import { AMOUNT, MINUTES, type NumberRules } from './number-rules.ts'
import { type Rule, rule } from './rules.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, SEARCH_MAX_LENGTH } from './list-limits.ts'

export const id = z.uuidv4(rule('invalid'))

/**
 * Marks what is a price, a cost or a margin, or what one could be computed from. A role without money is answered null in
 * its place and may not send it.
 */
export function money<Schema extends z.ZodType>(schema: Schema): MoneySchema<Schema> {
  return schema.meta({ money: true }) as MoneySchema<Schema>
}

/** Values of it are known to the compiler as money. */
type MoneySchema<Schema> = Schema & { _zod: { input: MoneyMark; output: MoneyMark } }

/** Whether a schema was marked by `money`. Schemas that are derived from it by `meta` and `refine` are marked too. */
export function isMoney(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.['money'] === true
}

/** Euros as they are answered, without VAT where the name ends in Ht. */
export const euros = money(z.number())

/** Percent of a price without VAT, as it is answered: 0 for what earns nothing, below for a loss. */
export const margin = money(z.number())

export function numberWithin({ minimum, below, maximum, above }: NumberRules) {
  return z.number(rule('invalid')).min(minimum, rule(below)).max(maximum, rule(above))
}

/** Euros as they are sent, without VAT where the name ends in Ht; 0 or more. */
export const amount = money(numberWithin(AMOUNT))

const toTheCent = (price: number) => roundHalfAwayFromZero(price, SHOWN_AMOUNT_DECIMALS) === price

/** A price as a guest reads it. */
export const displayedAmount = amount.refine(toTheCent, rule('invalid'))

export const percent = z.number(rule('invalid')).min(0, rule('out-of-range')).max(100, rule('out-of-range'))

export const minutes = z
  .int(rule('invalid'))
  .min(MINUTES.minimum, rule(MINUTES.below))
  .max(MINUTES.maximum, rule(MINUTES.above))

/** ISO 8601, UTC. */
export const instant = z.string()

/** NUL is the only character that PostgreSQL cannot store. */
const WITHOUT_NUL = /^[^\0]*$/

/** Every text that is typed begins here: what is unseen in it is removed, as pasted texts and suppliers' files have it unasked. */
export function typedText(missing: Rule) {
  return z.string(rule(missing)).overwrite(asSeen).trim()
}

export function text(maximum: number) {
  return typedText('invalid').max(maximum, rule('too-long')).regex(WITHOUT_NUL, rule('invalid'))
}

export function requiredText(maximum: number) {
  return typedText('required')
    .min(1, rule('required'))
    .max(maximum, rule('too-long'))
    .regex(WITHOUT_NUL, rule('invalid'))
}

/** Who did something, by the id of the person; a name to it is of `GET /members`. */
export const personId = id.nullable().meta({
  description: 'who did it; null for what a tablet or the program itself did, or before people were noted',
})

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

/** Of what the bin keeps. */
export const binned = z.object({
  id,
  deletedItemId: id.meta({ description: 'of the bin: what restores it' }),
})

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
export type OrderInput = z.infer<typeof orderOf>

/** The version that a change was made from. */
export const versionRead = z
  .int(rule('required'))
  .meta({ description: 'the one that was read: a change is refused when it is no longer the stored one' })
