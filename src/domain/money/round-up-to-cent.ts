const CENTS = 100
/** What is less than this above a cent comes from binary fractions. */
const CLOSE = 1e-6

/** The least amount in whole cents that is not less: 12.401 € becomes 12.41 €. */
export function roundUpToCent(amount: number): number {
  return Math.ceil(amount * CENTS - CLOSE) / CENTS
}
