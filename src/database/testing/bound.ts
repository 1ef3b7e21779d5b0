import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'

/** What one column of a kitchen's row takes, and what its check refuses. */
export type Bound = {
  column: string
  allowed: readonly unknown[]
  refused: readonly unknown[]
  /** The other columns that must follow, as SQL. */
  beside?: string
  constraint?: string
}

export const long = (length: number) => 'é'.repeat(length)
export const json = (value: unknown) => JSON.stringify(value)
export const notNull = { constraint: 'null' }
export const name = (maximum: number, minimum = 1) => ({
  allowed: [long(minimum), long(maximum)],
  refused: [long(minimum - 1), long(maximum + 1), ` ${long(minimum)}`, `${long(minimum)} `],
})
export const upTo = (maximum: number) => ({ allowed: ['', long(maximum)], refused: [long(maximum + 1)] })
export const between = (minimum: number, maximum: number, step: number) => ({
  allowed: [minimum, maximum],
  refused: [minimum - step, maximum + step],
})
export const oneOf = (list: readonly unknown[]) => ({
  allowed: list,
  refused: ['Autre', '', String(list[0]).toUpperCase() + 'x'],
})
export const severalOf = (list: readonly string[]) => ({
  allowed: [[], list.slice(0, 1), list],
  refused: [
    ['Ail'],
    list.slice(0, 1).map((word) => word.toLowerCase()),
    [null],
    [...list, ...list.slice(0, 1)],
  ],
})
export const euros = between(0, MAX_AMOUNT, 0.0001)
export const vatRates = { allowed: VAT_RATES, refused: [0, 5, 7, 19.6, 100] }
export const count = { allowed: [0, 1], refused: [-1] }
