import type { WastageMethod } from './wastage-method.ts'

/** What a method does with a price and its factor. */
export type LossSign = '×' | '÷'

interface LossFormula {
  sign: LossSign
  /** @param wastagePercent percent, 0–100 */
  factorOf: (wastagePercent: number) => number
}

/** The price after a loss is the price before it, then `sign`, then the factor: the only place that has the formulas. */
export const LOSS_FORMULAS: Record<WastageMethod, LossFormula> = {
  majoration: { sign: '×', factorOf: (wastagePercent) => 1 + wastagePercent / 100 },
  rendement: { sign: '÷', factorOf: (wastagePercent) => 1 - wastagePercent / 100 },
}

/** @returns in the unit of `price`, unrounded; infinite, or not a number, where it is divided by 0 */
export function priceAfterLoss(price: number, sign: LossSign, factor: number): number {
  switch (sign) {
    case '×':
      return price * factor
    case '÷':
      return price / factor
  }
}
