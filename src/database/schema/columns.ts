import { type Column, type ColumnBuilderBase, sql, type SQL } from 'drizzle-orm'
import { customType, numeric, uuid } from 'drizzle-orm/pg-core'
import { WASTAGE_DECIMALS } from '#domain/costing/limits.ts'
import { COST_DECIMALS, PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { toIsoInstant } from '../instant.ts'

/** A moment as ISO 8601 text with milliseconds; three decimals are stored, so a cursor made of it is exact. */
const isoInstant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: toIsoInstant,
})

export const instant = () =>
  isoInstant()
    .notNull()
    .default(sql`now()`)

/** A moment that may come later. */
export const laterInstant = () => isoInstant()

/** A file's content. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * What searches match and lists by name are ordered by: the `fold` of a name, in code-point order.
 * Folded letters have no accents left, so that order is the French one, and it costs a byte comparison.
 */
export const foldedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
})

/** Leads every table, every key and every policy. */
export const userId = () => uuid().notNull()

export const id = () => uuid().notNull().defaultRandom()

/** Who did it: the person whose request the transaction serves, null where it serves none. No reference: a journal outlives its persons. */
export const personId = () => uuid().default(sql`acting_person()`)

const ofMoney = new WeakSet<object>()

/** A column keeps the configuration of the builder that it was made by. */
const configOf = (column: object) => Reflect.get(column, 'config') as object

/**
 * Marks what is a price, a cost or a margin, or holds some among other things: the role of the kitchen cannot
 * read it.
 */
export function money<Builder extends ColumnBuilderBase>(column: Builder): Builder {
  ofMoney.add(configOf(column))
  return column
}

export const isMoney = (column: Column) => ofMoney.has(configOf(column))

/** Euros at the precision they are stored. */
export const euros = () => money(numeric({ precision: 14, scale: 4, mode: 'number' }))

/** Euros per unit of a product, or of a portion without VAT. */
export const unitPrice = () => money(numeric({ precision: 16, scale: PRICE_DECIMALS, mode: 'number' }))

/** A sum of lines: wide enough for any within their bounds, so that a cost can always be kept. */
export const cost = () => money(numeric({ precision: 46, scale: COST_DECIMALS, mode: 'number' }))

export const percent = () => numeric({ precision: 4, scale: 1, mode: 'number' })

export const wastage = () => numeric({ precision: 6, scale: WASTAGE_DECIMALS, mode: 'number' })

function quoted(values: readonly string[]): string {
  return values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
}

/** Text taken from one of the domain's closed lists. */
export function oneOf(column: unknown, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(quoted(values))})`
}

/** A list of texts, each taken from one of the domain's closed lists. */
export function allOf(column: unknown, values: readonly string[]): SQL {
  return sql`${column} <@ array[${sql.raw(quoted(values))}]::text[] and cardinality(${column}) <= ${sql.raw(String(values.length))}`
}

/** Two lists that share no value. */
export function apart(column: unknown, other: unknown): SQL {
  return sql`not (${column} && ${other})`
}

/** Text without blanks around it, from `minimum` to `maximum` characters. */
export function trimmed(column: unknown, minimum: number, maximum: number): SQL {
  return sql`${column} = btrim(${column}) and char_length(${column}) between ${sql.raw(`${minimum} and ${maximum}`)}`
}

export function atMost(column: unknown, maximum: number): SQL {
  return sql`char_length(${column}) <= ${sql.raw(String(maximum))}`
}

/** A list of at most `entries` texts, of at most `characters` each. */
export function textsWithin(column: unknown, entries: number, characters: number): SQL {
  return sql`texts_within(${column}, ${sql.raw(`${entries}, ${characters}`)})`
}

export function within(column: unknown, minimum: number, maximum: number): SQL {
  return sql`${column} between ${sql.raw(`${minimum} and ${maximum}`)}`
}

/** A day of the calendar that the API accepts. */
export function dayWithin(column: unknown): SQL {
  return sql`${column} between ${sql.raw(`'${EARLIEST_DAY}' and '${LATEST_DAY}'`)}`
}

/** JSON of at most so many bytes as text. */
export function jsonWithin(column: unknown, bytes: number): SQL {
  return sql`octet_length(${column}::text) <= ${sql.raw(String(bytes))}`
}

/** Euros: not negative, and no more than what the API accepts. */
export function price(column: unknown): SQL {
  return within(column, 0, MAX_AMOUNT)
}
