import { WASTAGE_DECIMALS } from '#domain/costing/limits.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { readDecimal } from '#domain/quantity/read-decimal.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

const GAIN = /^\s*(?<sign>[x×*+])(?<figure>.*)$/iu

/**
 * The loss in percent that was typed: '12', '12,5 %'; a gain of weight, '×2,47' or '+147', is below 0. An empty text is
 * no loss.
 * @returns NaN for what is neither: '-12' could mean a loss or a gain, and '×0,8' does not say by which method
 */
export function readWastage(text: string, language: Language): number {
  if (text.trim() === '') return 0
  const { sign, figure = text } = GAIN.exec(text)?.groups ?? {}
  const read = readDecimal(figure, language)
  if (read === null || (isTimes(sign) && read < 1)) return Number.NaN
  if (sign === undefined) return roundHalfAwayFromZero(read, WASTAGE_DECIMALS)
  const gained = isTimes(sign) ? (read - 1) * 100 : read
  return 0 - roundHalfAwayFromZero(gained, WASTAGE_DECIMALS)
}

function isTimes(sign: string | undefined): boolean {
  return sign !== undefined && sign !== '+'
}
