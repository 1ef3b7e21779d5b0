import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'

/** Of a credit note: the sum of the lines is that of their cents. */
const DECIMALS = 2

type Charged = {
  lineTotal: number | null
  unitPriceHt: number | null
  agreedPriceHt: number | null
  doubts: readonly string[]
}

/** What a line costs above what was agreed, EUR without VAT; 0 where that is not known, as of a price in doubt. */
export function overchargeOf({ lineTotal, unitPriceHt, agreedPriceHt, doubts }: Charged): number {
  if (doubts.length > 0 || lineTotal === null || unitPriceHt === null || agreedPriceHt === null) return 0
  if (lineTotal <= 0 || unitPriceHt <= agreedPriceHt) return 0
  return roundHalfAwayFromZero((lineTotal * (unitPriceHt - agreedPriceHt)) / unitPriceHt, DECIMALS)
}
