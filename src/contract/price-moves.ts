import { z } from 'zod'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { ABOVE_PERCENT, MAX_PERCENT } from '#domain/simulation/limits.ts'
import { rule } from './rules.ts'
import { money } from './shapes.ts'

/** A change of a price in percent, below 0 for a fall. */
export const percent = money(
  z.number(rule('invalid')).gt(ABOVE_PERCENT, rule('out-of-range')).max(MAX_PERCENT, rule('out-of-range')),
)

/** A change of a price in EUR. */
export const addedAmount = money(
  z.number(rule('invalid')).min(-MAX_AMOUNT, rule('out-of-range')).max(MAX_AMOUNT, rule('out-of-range')),
).meta({ description: 'EUR without VAT, added to the price; below 0 it lowers it, to 0 at most' })
