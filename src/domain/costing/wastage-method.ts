/**
 * How a loss in preparation weighs on the price of what is left.
 * - `majoration`: price × (1 + loss ÷ 100), the account's default.
 * - `rendement`: price ÷ (1 − loss ÷ 100), as trade books do; the loss must stay under 100 %.
 */
export const WASTAGE_METHODS = ['majoration', 'rendement'] as const
export type WastageMethod = (typeof WASTAGE_METHODS)[number]
export const DEFAULT_WASTAGE_METHOD: WastageMethod = 'majoration'
