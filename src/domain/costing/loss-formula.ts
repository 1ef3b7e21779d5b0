import type { WastageMethod } from './wastage-method.ts'

/** The operation between a price and its factor. */
export type LossSign = '×' | '÷'

interface LossFormula {
  sign: LossSign
  /** @param wastagePercent percent, 0–100 */
  factorOf: (wastagePercent: number) => number
}

/** Price after loss = price before `sign` factor. No other place has these formulas. */
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
