/** VAT rates of French catering, in percent: take-away food, served meals, alcohol. */
export const VAT_RATES = [5.5, 10, 20] as const
export type VatRate = (typeof VAT_RATES)[number]
export const DEFAULT_VAT_RATE: VatRate = 10
export const ALCOHOL_VAT_RATE: VatRate = 20
