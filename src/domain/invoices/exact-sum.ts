import { PRICE_DECIMALS } from '../money/decimals.ts'

const SCALE = 10 ** PRICE_DECIMALS

/** The sum of amounts of at most six decimals, in whole millionths, so that none of its steps is rounded. */
export function exactSum(amounts: readonly number[]): number {
  const sum = amounts.reduce((sum, amount) => sum + BigInt(Math.round(amount * SCALE)), 0n)
  return Number(sum) / SCALE
}
