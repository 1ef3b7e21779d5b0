import type { WastageMethod } from './wastage-method.ts'

/** The operation between a price and its factor. */
type LossSign = '×' | '÷'

/** Price after loss = price before `sign` factor. */
interface LossFactor {
  sign: LossSign
  factor: number
}

/** What a loss or a gain of weight does to a price. No other place has these formulas. */
export function lossFactor(wastagePercent: number, method: WastageMethod): LossFactor {
  if (wastagePercent < 0) return { sign: '÷', factor: gainFactor(wastagePercent) }
  switch (method) {
    case 'majoration':
      return { sign: '×', factor: 1 + wastagePercent / 100 }
    case 'rendement':
      return { sign: '÷', factor: 1 - wastagePercent / 100 }
  }
}

/**
 * How many times its weight a product weighs once cooked: 2.47 for rice with a loss of −147 %. By both methods, as the
 * line has the weight once cooked, and the price is that of the raw product.
 * @param wastagePercent percent, below 0
 */
export function gainFactor(wastagePercent: number): number {
  return (100 - wastagePercent) / 100
}

/** @returns in the unit of `price`, unrounded; infinite, or not a number, where it is divided by 0 */
export function priceAfterLoss(price: number, { sign, factor }: LossFactor): number {
  switch (sign) {
    case '×':
      return price * factor
    case '÷':
      return price / factor
  }
}
