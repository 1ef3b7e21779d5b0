/**
 * How a loss in preparation changes the price of what is left; the formulas are in loss-formula.ts.
 * - `majoration`: most usual in kitchens, the account's default.
 * - `rendement`: as in trade books; the loss must stay under 100 %.
 */
export const WASTAGE_METHODS = ['majoration', 'rendement'] as const
export type WastageMethod = (typeof WASTAGE_METHODS)[number]
export const DEFAULT_WASTAGE_METHOD: WastageMethod = 'majoration'
