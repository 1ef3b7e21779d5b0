import type { VatRate } from './vat-rate.ts'

/**
 * The rate of VAT in the price of a dish on a carte: its own, as of a dish to take away, else that of its sheet.
 * @param own percent; null where nothing else than the sheet says it
 * @param ofSheet percent
 */
export function dishRate(own: VatRate | null, ofSheet: VatRate): VatRate {
  return own ?? ofSheet
}
